#!/usr/bin/env python3
"""Holds the list of operations to that of IREE's published compiler: what it knows of these dialects, we know.

The compiler prints no list, so the names come from its library: each word in it that could be the name of an operation
is put to iree-opt, which says which are none. Runs in the Python that has the compiler.
"""
import argparse
import pathlib
import re
import subprocess
import sys

import iree.compiler

DIALECTS = ["arith", "cf", "complex", "func", "math", "scf", "tensor", "ub"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iree-opt", required=True)
    parser.add_argument("--checkjit", required=True)
    options = parser.parse_args()
    (library,) = pathlib.Path(iree.compiler.__path__[0]).rglob("libIREECompiler.so")
    word = rb"\b(?:" + "|".join(DIALECTS).encode() + rb")\.[a-z][a-z0-9_.]*[a-z0-9]\b"
    words = {name.decode() for name in re.findall(word, library.read_bytes())}
    ours = subprocess.run([options.checkjit, "ops"], check=True, capture_output=True, text=True).stdout
    ours = {line.split()[0] for line in ours.splitlines() if line.strip()}
    shared = len(words & ours)
    assert shared > 150, f"only {shared} of our operations are named in {library}"
    candidates = sorted(words - ours)
    text = "\n// -----\n".join(f'"{name}"() : () -> ()' for name in candidates)
    command = [options.iree_opt, "--split-input-file", "-"]
    errors = subprocess.run(command, input=text, capture_output=True, text=True).stderr
    unregistered = set(re.findall(r"unregistered operation '([^']+)'", errors))
    assert unregistered, f"iree-opt did not say what it does not know:\n{errors[:2000]}"
    missing = [name for name in candidates if name not in unregistered]
    for name in missing:
        print(f"iree-opt knows {name}, which checkjit does not", file=sys.stderr)
    print(f"{shared} operations of IREE are known, {len(missing)} are not")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
