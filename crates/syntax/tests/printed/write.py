#!/usr/bin/env python3
"""Writes what iree-opt prints for the inputs of this folder, into the inputs themselves.

usage: write.py IREE_OPT [FILE...]

A file is an input, then for each line `// ---- iree-opt FLAGS` what that command prints for it, read from its
standard input. The lines are kept; what stands behind them is replaced.
"""
import pathlib
import subprocess
import sys

MARK = "// ---- iree-opt"

tool, *names = sys.argv[1:]
here = pathlib.Path(__file__).parent
for path in [pathlib.Path(name) for name in names] or sorted(here.glob("*.mlir")):
    text = path.read_text()
    source, *sections = text.split("\n" + MARK)
    flags = [section.split("\n", 1)[0].strip() for section in sections]
    out = source
    for flag in flags or ["", "--mlir-print-op-generic", "--mlir-print-debuginfo"]:
        command = [tool, "--allow-unregistered-dialect", *flag.split(), "-"]
        done = subprocess.run(command, input=source + "\n", capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{path}: {done.stderr}")
        out += f"\n{MARK} {flag}".rstrip() + "\n" + done.stdout.rstrip()
    path.write_text(out + "\n")
