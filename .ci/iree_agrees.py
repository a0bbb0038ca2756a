#!/usr/bin/env python3
"""Compares what programs compute with what IREE computes. Runs in the Python that has IREE's compiler and runtime.

- Programs made at random: IREE says what the values are, and checkjit tests them against that.
- Files of tests: each check that passes here has to pass in IREE, but for the files in JUDGED.
"""
import argparse
import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

import iree.runtime
import numpy

import random_programs

TO_LOCAL = [
    "--iree-hal-target-device=local",
    "--iree-hal-local-target-device-backends=llvm-cpu",
    # Not the host: the same code everywhere.
    "--iree-llvmcpu-target-cpu=x86-64-v2",
    "--iree-input-demote-f64-to-f32=false",
]
# How numpy calls the element types whose values are looked at.
ELEMENTS = {
    int(getattr(iree.runtime.HalElementType, name)): numpy.dtype(numpys)
    for name, numpys in {
        "INT_8": "i1", "INT_16": "i2", "INT_32": "i4", "INT_64": "i8",
        "FLOAT_16": "f2", "FLOAT_32": "f4", "FLOAT_64": "f8", "BOOL_8": "?",
    }.items()
}
PROGRAMS_AT_ONCE = 10
# Files with which IREE 3.13 does not agree, and why.
JUDGED = {
    "compensated_scalars.mlir": "it makes y of (s + y) - s",
    "complex_numbers.mlir": "it has no complex numbers on the host",
    "fast_fourier.mlir": "almost-equality of complex tensors is ours",
    "float_predicates.mlir": "it does not compile math.isinf",
    "flow_regions.mlir": "it takes slices as contiguous",
    "generated.mlir": "it does not compile tensor.generate",
    "globals_in_loop.mlir": "it moves loads of globals before stores",
    "growing.mlir": "a tensor that a loop carries may not change its shape there",
    "matmul_loops.mlir": "it inserts scalars at rank two in a wrong range",
    "narrow_scalars.mlir": "it computes with the bits above i8 and i16",
    "shared_start.mlir": "it inserts scalars at rank two in a wrong range",
    "transpose_generated.mlir": "it does not compile tensor.generate",
    "wide_integers.mlir": "its compiler crashes on i128",
}


def contents(reference):
    """The element type, shape and bytes of a buffer view."""
    view = reference.deref(iree.runtime.HalBufferView)
    size = view.byte_length
    data = bytes(view.map().asarray([size], numpy.dtype(numpy.uint8))) if size else b""
    return int(view.element_type), tuple(view.shape), data


class Check:
    """IREE's check module, of which every call is kept: (name, arguments)."""

    SIGNATURES = {
        "expect_true": "0i_v",
        "expect_false": "0i_v",
        "expect_all_true": "0rr_v",
        "expect_eq": "0rrr_v",
        "expect_almost_eq": "0rrrff_v",
    }

    def __init__(self):
        self.calls = []

    def interface(self):
        module = iree.runtime.PyModuleInterface("check", lambda _: self)
        for name, signature in self.SIGNATURES.items():
            module.export(name, signature, getattr(Check, name))
        return module.create()

    def expect_true(self, value):
        self.calls.append(("expect_true", [value]))

    def expect_false(self, value):
        self.calls.append(("expect_false", [value]))

    def expect_all_true(self, _, operand):
        self.calls.append(("expect_all_true", [contents(operand)]))

    def expect_eq(self, _, lhs, rhs):
        self.calls.append(("expect_eq", [contents(lhs), contents(rhs)]))

    def expect_almost_eq(self, _, lhs, rhs, atol, rtol):
        self.calls.append(("expect_almost_eq", [contents(lhs), contents(rhs), atol, rtol]))


def run_in_iree(compiler, text):
    """The calls of each function of a text, or the message of the function or the compiler that failed."""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "out.vmfb")
        command = [compiler, *TO_LOCAL, "-", "-o", out]
        done = subprocess.run(command, input=text, capture_output=True, text=True)
        if done.returncode:
            return done.stderr
        binary = out.read_bytes()
    instance = iree.runtime.VmInstance()
    hal = iree.runtime.create_hal_module(instance, iree.runtime.get_device("local-sync"))
    module = iree.runtime.VmModule.copy_buffer(instance, binary)
    calls = {}
    for name in module.function_names:
        if name.startswith("__") or "$" in name:
            continue
        check = Check()
        try:
            context = iree.runtime.VmContext(instance, modules=(hal, check.interface(), module))
            empty = iree.runtime.VmVariantList
            context.invoke(module.lookup_function(name), empty(0), empty(0))
            calls[name] = check.calls
        except Exception as error:  # The runtime has no narrower one.
            calls[name] = str(error)
    return calls


def numbers(view):
    element, _, data = view
    return numpy.frombuffer(data, ELEMENTS[element])


def ask_for_answers(options, seed):
    """Random programs, with IREE's values in them. Those that IREE fails on are left out."""
    names = [f"f{seed}_{index}" for index in range(PROGRAMS_AT_ONCE)]
    texts = {name: random_programs.Program(name, seed).text() for name in names}
    # In place of the values stands which check it is: IREE does not keep their order.
    asked = "\n".join(re.sub(r"\?(\d+)", r"\1", text) for text in texts.values())
    answers = run_in_iree(options.iree_compile, asked)
    if isinstance(answers, str):
        # One that its compiler fails on takes the others along.
        return []
    whole = []
    for name, text in texts.items():
        if isinstance(answers[name], str):
            continue
        values = {int(numbers(rhs)[0]): numbers(lhs).reshape(lhs[1]) for _, (lhs, rhs) in answers[name]}
        literal = lambda match: str(values[int(match[1])].tolist()).lower()
        whole.append(re.sub(r"\?(\d+)", literal, text))
    return whole


def check_random(options, seed):
    """How many programs agree, and what is said of the others."""
    programs = ask_for_answers(options, seed)
    if not programs:
        return 0, None
    command = [options.checkjit, "test", "-"]
    done = subprocess.run(command, input="\n".join(programs), capture_output=True, text=True)
    return len(programs), done.stdout + done.stderr if done.returncode else None


def holds(name, arguments):
    """Does IREE's value pass the check? None where that is not known here."""
    if name in ("expect_true", "expect_false"):
        return bool(arguments[0]) == (name == "expect_true")
    if arguments[0][0] not in ELEMENTS:
        return arguments[0] == arguments[1] if name == "expect_eq" else None
    if name == "expect_all_true":
        return bool(numpy.all(numbers(arguments[0]) != 0))
    if name == "expect_eq":
        return arguments[0] == arguments[1]
    lhs, rhs = (numbers(view).astype("f8") for view in arguments[:2])
    atol, rtol = arguments[2:]
    with numpy.errstate(all="ignore"):
        near = numpy.isfinite(rhs) & (abs(lhs - rhs) <= atol + rtol * abs(rhs))
        return bool(numpy.all((lhs == rhs) | numpy.isnan(lhs) & numpy.isnan(rhs) | near))


def check_file(options, file):
    """How many checks of a file pass in IREE, and what is said of it if not all do."""
    answers = run_in_iree(options.iree_compile, file.read_text())
    if isinstance(answers, str):
        return 0, f"{file.name}: IREE does not compile it: {answers.splitlines()[0]}"
    passed, wrong = 0, []
    for function, calls in answers.items():
        if isinstance(calls, str):
            wrong.append(f"@{function}: {calls.splitlines()[0]}")
            continue
        results = [holds(*call) for call in calls]
        passed += results.count(True)
        if not all(results):
            wrong.append(f"@{function}: {results.count(False)} checks fail, {results.count(None)} are not understood")
    return passed, f"{file.name}: {'; '.join(wrong)}" if wrong else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iree-compile", required=True)
    parser.add_argument("--checkjit", required=True)
    parser.add_argument("--random", type=int, default=0, help=f"this many times {PROGRAMS_AT_ONCE} random programs")
    parser.add_argument("--seed", type=int, default=1, help="the first of the seeds")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    jobs = [(check_random, seed) for seed in range(options.seed, options.seed + options.random)]
    jobs += [(check_file, file) for file in options.files]
    agreed, judged, failed = {check_random: 0, check_file: 0}, 0, 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda job: job[0](options, job[1]), jobs)
        for (check, what), (count, error) in zip(jobs, results):
            is_judged = check is check_file and what.name in JUDGED
            if is_judged and error is None:
                error = f"{what.name}: IREE agrees, and is said not to"
            elif is_judged:
                judged += 1
                error = None
            agreed[check] += count
            if error:
                failed += 1
                print(error, file=sys.stderr, flush=True)
    programs, checks = agreed[check_random], agreed[check_file]
    # A comparison with an IREE that fails on everything is none.
    if 2 * programs < PROGRAMS_AT_ONCE * options.random:
        failed += 1
        print(f"IREE fails on {PROGRAMS_AT_ONCE * options.random - programs} random programs", file=sys.stderr)
    print(f"{programs} random programs and {checks} checks of files agree with IREE; it is wrong or silent on {judged} files")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
