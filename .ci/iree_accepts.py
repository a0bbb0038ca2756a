#!/usr/bin/env python3
"""Exchanges text with IREE's published iree-opt, for every valid test input in every phase.

- iree-opt accepts what `checkjit opt --to=PHASE` prints: the custom form where iree-opt can read it, else the
  generic form (with --allow-unregistered-dialect). It cannot read our own dialect, nor, since IREE's format wants
  a comma for each, `rtol` without `atol`, which it prints itself.
- checkjit accepts what iree-opt prints of it, in both forms, and prints the same text itself.
"""
import argparse
import concurrent.futures
import itertools
import pathlib
import re
import subprocess
import sys

PHASES = ["input", "core", "dispatch", "hal", "vm"]
# Inputs that iree-opt does not take, with the reason.
NOT_FOR_IREE = {
    "beyond_iree.mlir": "its checks are of types that IREE's are not defined on",
    "fast_fourier.mlir": "almost-equality of complex tensors is ours",
    "complex_tensors.mlir": "IREE's operations of complex take scalars only",
    "complex_functions.mlir": "IREE's operations of complex take scalars only",
    "tensor_beyond_iree.mlir": "MLIR refuses empty slices at the end of a dimension, and constants of signed types",
    "tensor_core_older.mlir": "it is of releases before IREE's",
    "tensor_older.mlir": "it is of releases before IREE's",
    "import_names.mlir": "IREE reads no import whose arguments have no names",
}
ROOT = pathlib.Path(__file__).resolve().parent.parent


def run(command, text):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def lines(text):
    return [line for line in text.splitlines() if line.strip()]


def exchange(options, name, part, phase):
    """What went wrong with one part in one phase, or None."""
    ours = [options.checkjit, "opt", "-", f"--to={phase}"]
    code, printed, error = run(ours, part)
    if code:
        return f"{name} {phase}: checkjit opt: {error}"
    rtol_alone = any("rtol" in line and "atol" not in line for line in printed.splitlines())
    code, generic, error = run([*ours, "--generic"], part)
    if code:
        return f"{name} {phase}: checkjit opt --generic: {error}"
    is_readable = not ("jit." in printed or rtol_alone)
    theirs = [options.iree_opt, "--allow-unregistered-dialect", "-"]
    for form, own in [([], printed), (["--mlir-print-op-generic"], generic)]:
        sent = generic if own is printed and not is_readable else own
        code, returned, error = run([*theirs, *form], sent)
        if code:
            return f"{name} {phase}: iree-opt: {error}\n{sent}"
        if sent is own and lines(own) != lines(returned):
            pairs = itertools.zip_longest(lines(own), lines(returned))
            first = next(pair for pair in pairs if pair[0] != pair[1])
            return f"{name} {phase}: checkjit prints\n{first[0]}\niree-opt prints\n{first[1]}"
        code, _, error = run([options.checkjit, "opt", "-"], returned)
        if code:
            return f"{name} {phase}: checkjit on iree-opt's text: {error}\n{returned}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iree-opt", required=True)
    parser.add_argument("--checkjit", required=True)
    parser.add_argument("--most", type=int, help="make no more than this many exchanges")
    parser.add_argument("files", nargs="*", type=pathlib.Path, help="instead of the repository's inputs")
    options = parser.parse_args()
    folders = ["examples", "tests/run", "tests/fail", "tests/opt"]
    files = options.files or [file for folder in folders for file in sorted((ROOT / folder).rglob("*.mlir"))]
    assert files, "the inputs are missing"
    jobs = []
    for file in files:
        if file.name in NOT_FOR_IREE:
            continue
        text = file.read_text()
        last = re.search(r"^// last: (\w+)$", text, flags=re.MULTILINE)
        phases = PHASES[: PHASES.index(last[1]) + 1] if last else PHASES
        parts = re.split(r"^// -----.*$", text, flags=re.MULTILINE)
        for number, part in enumerate(parts, 1):
            jobs += [(f"{file}#{number}", part, phase) for phase in phases]
    # What users see first comes first; small inputs before large ones.
    jobs.sort(key=lambda job: (PHASES.index(job[2]) not in (0, len(PHASES) - 1), len(job[1])))
    chosen = jobs[: options.most]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for failure in filter(None, pool.map(lambda job: exchange(options, *job), chosen)):
            failed += 1
            print(failure, file=sys.stderr, flush=True)
    print(f"{len(chosen) - failed} of {len(chosen)} exchanges with iree-opt succeeded, {len(jobs)} in all")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
