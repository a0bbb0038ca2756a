#!/usr/bin/env python3
"""Writes the files under data/ next to this script, from implementations that are not ours.

Needs the packages numpy, ml_dtypes and iree-base-compiler, and a processor whose long double is the
80-bit format. The Rust tests walk the same sequences; a sequence is described where it is made.
"""

import os
import re
import struct
import subprocess
import sys
from fractions import Fraction

import ml_dtypes
import numpy as np

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "data")
OPT = os.path.join(os.path.dirname(sys.executable), "iree-opt")

# MLIR's name, the numpy type if there is one, the width.
SMALL = [
    ("f4E2M1FN", ml_dtypes.float4_e2m1fn, 4),
    ("f6E2M3FN", ml_dtypes.float6_e2m3fn, 6),
    ("f6E3M2FN", ml_dtypes.float6_e3m2fn, 6),
    ("f8E3M4", ml_dtypes.float8_e3m4, 8),
    ("f8E4M3", ml_dtypes.float8_e4m3, 8),
    ("f8E4M3FN", ml_dtypes.float8_e4m3fn, 8),
    ("f8E4M3FNUZ", ml_dtypes.float8_e4m3fnuz, 8),
    ("f8E4M3B11FNUZ", ml_dtypes.float8_e4m3b11fnuz, 8),
    ("f8E5M2", ml_dtypes.float8_e5m2, 8),
    ("f8E5M2FNUZ", ml_dtypes.float8_e5m2fnuz, 8),
    ("f8E5M3FNU", None, 8),
    ("f8E8M0FNU", ml_dtypes.float8_e8m0fnu, 8),
]
UNSIGNED = ("f8E5M3FNU", "f8E8M0FNU")
HALVES = [("bf16", ml_dtypes.bfloat16), ("f16", np.float16)]
WIDE = [("tf32", 19), ("f32", 32), ("f64", 64), ("f80", 80), ("f128", 128)]
ALL = [(name, bits) for name, _, bits in SMALL] + [("bf16", 16), ("f16", 16)] + WIDE
MASK64 = (1 << 64) - 1
NAN = 0xFFFF


def fnv(data, state=0xCBF29CE484222325):
    """FNV-1a, 64 bits."""
    for byte in data:
        state = ((state ^ byte) * 0x100000001B3) & MASK64
    return state


class Random:
    """splitmix64."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK64
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
        return z ^ (z >> 31)


def opt(text, *flags):
    done = subprocess.run([OPT, "-", *flags], input=text, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(done.stderr[:2000])
    return done.stdout


def printed(name, bits, patterns):
    """The text MLIR prints for each pattern."""
    size = (bits + 7) // 8
    raw = b"".join(pattern.to_bytes(size, "little") for pattern in patterns).hex().upper()
    kind = f"tensor<{len(patterns)}x{name}>"
    text = opt(
        f'func.func @f() -> {kind} {{\n%0 = arith.constant dense<"0x{raw}"> : {kind}\nreturn %0 : {kind}\n}}\n',
        "--mlir-print-elementsattrs-with-hex-if-larger=-1",
    )
    items = re.search(r"dense<\[?([^>]*?)\]?>", text).group(1).split(", ")
    return items * len(patterns) if len(items) == 1 else items


def parsed(name, bits, literals):
    """The pattern MLIR reads from each literal."""
    size = (bits + 7) // 8
    kind = f"tensor<{len(literals)}x{name}>"
    text = opt(
        f"func.func @f() -> {kind} {{\n%0 = arith.constant dense<[{', '.join(literals)}]> : {kind}\n"
        f"return %0 : {kind}\n}}\n",
        "--mlir-print-elementsattrs-with-hex-if-larger=1",
    )
    raw = bytes.fromhex(re.search(r'dense<"0x([0-9A-F]*)">', text).group(1))
    assert len(raw) == size * len(literals)
    return [int.from_bytes(raw[i : i + size], "little") for i in range(0, len(raw), size)]


def wide_patterns(name, bits, count):
    """Patterns of a wide format: the edges of every field, then random ones, half of them near one."""
    random = Random(bits)
    stored = {"tf32": 10, "f32": 23, "f64": 52, "f80": 64, "f128": 112}[name]
    exponents = bits - 1 - stored
    full = (1 << exponents) - 1
    one = 1 << 63 if name == "f80" else 0
    out = []
    for field in [0, 1, full // 2, full // 2 + 1, full - 1, full]:
        for fraction in [0, 1, (1 << stored - 2), (1 << stored - 1), (1 << stored) - 1]:
            if field:
                fraction |= one
            for sign in [0, 1]:
                out.append(sign << (bits - 1) | field << stored | fraction)
    while len(out) < count:
        value = (random.next() | random.next() << 64) & ((1 << bits) - 1)
        if len(out) % 2:
            near = full // 2 - 20 + random.next() % 40
            value = value & ~(full << stored) | near << stored
        if name == "f80":
            value = value | one if value >> stored & full else value & ~one
        out.append(value)
    return out


def literals(count):
    """Random literals: 1 to 25 digits, point anywhere after the first, small or large exponents."""
    random = Random(7)
    out = []
    for index in range(count):
        digits = "".join(str(random.next() % 10) for _ in range(1 + random.next() % 25))
        point = 1 + random.next() % len(digits)
        span = [3, 12, 45, 330, 5000][index % 5]
        exponent = random.next() % (2 * span + 1) - span
        text = digits[:point] + "." + digits[point:]
        out.append(text if index % 7 == 0 else f"{text}e{exponent}")
    return out


def exact(value):
    """An exact decimal literal of a rational whose denominator is a power of two."""
    value = Fraction(value)
    shift = value.denominator.bit_length() - 1
    digits = str(abs(value.numerator) * 5**shift).rjust(shift + 1, "0")
    return digits[: len(digits) - shift] + "." + digits[len(digits) - shift :]


def chosen_literals():
    """Literals at and around midpoints and limits; exact midpoints have many digits."""
    out = ["0.0", "0.", "1.", "00001.5000", "0.488", "464.0", "465.0", "480.0", "1.0e-5", "1.0E5", "1.0e+05"]
    out += ["9.99999974E-6", "0.1", "0.3333333333333333333333333333333333333333333", "1.0e999", "1.0e-999"]
    out += ["1.0e5000", "1.0e-5000", "1.0e999999999", "1.0e-999999999", "0.0e999999999", "3.40282357e38"]
    out += ["3.4028234663852886e38", "340282356779733661637539395458142568447.9", "1.7976931348623157e308"]
    out += ["340282356779733661637539395458142568448.0", "1.797693134862315807e308", "65519.9999", "65520.0"]
    middles = [Fraction(1) + Fraction(1, 1 << p) for p in (1, 2, 3, 4, 5, 8, 11, 24, 53, 64, 113)]
    middles += [3 * Fraction(1, 1 << p) for p in (2, 4, 10, 17, 18, 25, 127, 134, 150)]
    middles += [Fraction(1, 1 << p) for p in (2, 4, 10, 11, 17, 18, 25, 128, 134, 150, 1075)]
    middles += [Fraction(p) for p in (5, 7, 26, 30, 61440, 57344, 248, 15.75, 480, 7.75, 30, 28)]
    for middle in middles:
        text = exact(middle)
        lower = text.rstrip("0")
        lower = lower[:-2] + "0.9" if lower.endswith(".") and lower[-2] == "0" else lower
        if lower[-1] in ".9":
            below = exact(middle - Fraction(1, 1 << 1100))
        else:
            below = lower[:-1] + str(int(lower[-1]) - 1) + "9" * 30
        out += [text, text + "0" * 40 + "1", below]
    return out


def decoded(dtype, bits):
    """The value of each pattern. The one format that numpy lacks speaks by its definition."""
    patterns = np.arange(1 << bits, dtype=np.uint16 if bits == 16 else np.uint8)
    if dtype is not None:
        return patterns.view(dtype).astype(np.float64)
    field, fraction = (patterns >> 3).astype(np.float64), (patterns & 7).astype(np.float64)
    values = np.where(field == 0, fraction / 8 * 2.0**-14, (1 + fraction / 8) * 2.0 ** (field - 15))
    return np.where(patterns == 0xFF, np.nan, values)


def encode_inputs(dtype, name, bits):
    """Doubles: every f16, every bf16, then midpoints of neighbours with the doubles beside them, by sign."""
    every = np.arange(65536, dtype=np.uint16)
    out = [every.view(np.float16).astype(np.float64), every.view(ml_dtypes.bfloat16).astype(np.float64)]
    return np.concatenate(out + [midpoints(dtype, name, bits)])


def midpoints(dtype, name, bits):
    values = decoded(dtype, bits)
    values = np.unique(values[np.isfinite(values) & (values >= 0)])
    past = values[-1] * 2 - values[-2] if name != "f8E8M0FNU" else values[-1] * 2
    values = np.append(values, past)
    middle = (values[:-1] + values[1:]) / 2
    three = np.stack([np.nextafter(middle, -np.inf), middle, np.nextafter(middle, np.inf)], axis=1).ravel()
    return np.concatenate([three, -three])


def usable(values, name):
    """Leaves out what ml_dtypes and APFloat do differently, or APFloat does not define."""
    if name == "f8E8M0FNU":
        # APFloat drops the sign and makes zero the smallest number; ml_dtypes gives NaN for both. From
        # 2^-127 to 1.5 * 2^-127 ml_dtypes rounds up where 2^-127 is nearer.
        values = values[~(values < 1.5 * 2.0**-127) & ~np.signbit(values)]
    if name in ("f4E2M1FN", "f6E2M3FN", "f6E3M2FN"):
        values = values[~np.isnan(values)]
    return values


def single_to_odd(values):
    """Floats from doubles, inexact ones cut and made odd, so that the next rounding is as from the double."""
    with np.errstate(all="ignore"):
        single = values.astype(np.float32)
    bits = single.view(np.uint32).copy()
    inexact = np.isfinite(single) & (single.astype(np.float64) != values)
    bits[inexact & (np.abs(single.astype(np.float64)) > np.abs(values))] -= 1
    bits[inexact] |= 1
    return bits.view(np.float32)


def encoded(values, dtype):
    # numpy takes doubles to the types of ml_dtypes through float, which would round twice.
    with np.errstate(all="ignore"):
        result = (values if dtype == np.float16 else single_to_odd(values)).astype(dtype)
        nan = np.isnan(result.astype(np.float32))
    bits = result.view(np.uint16 if result.itemsize == 2 else np.uint8).astype(np.uint16)
    return np.where(nan, NAN, bits).astype("<u2").tobytes()


def write_small():
    for name, dtype, bits in SMALL:
        patterns = list(range(1 << bits))
        values = decoded(dtype, bits)
        texts = printed(name, bits, patterns)
        with open(os.path.join(DATA, f"{name}.txt"), "w") as out:
            for pattern, value, text in zip(patterns, values, texts):
                word = "nan" if np.isnan(value) else struct.pack(">d", value).hex()
                out.write(f"{pattern:02x} {word} {text}\n")


def write_literals():
    chosen = chosen_literals()
    columns = [parsed(name, bits, chosen) for name, bits in ALL]
    with open(os.path.join(DATA, "literals.txt"), "w") as out:
        out.write("# " + " ".join(name for name, _ in ALL) + "\n")
        for literal, row in zip(chosen, zip(*columns)):
            out.write(f"{literal} {' '.join(f'{bits:x}' for bits in row)}\n")


def write_printed():
    with open(os.path.join(DATA, "printed.txt"), "w") as out:
        for name, bits in WIDE:
            patterns = wide_patterns(name, bits, 160)
            for pattern, text in zip(patterns, printed(name, bits, patterns)):
                out.write(f"{name} {pattern:x} {text}\n")


def canonical(value):
    return 0x7FF8000000000000 if np.isnan(value) else struct.unpack("<Q", struct.pack("<d", value))[0]


def rational(pattern):
    """The value of an f128 pattern, or None for the specials."""
    field = pattern >> 112 & 0x7FFF
    fraction = pattern & ((1 << 112) - 1)
    if field == 0x7FFF:
        return None
    value = Fraction(fraction | (1 << 112 if field else 0)) * Fraction(2) ** (max(field, 1) - 16383 - 112)
    return -value if pattern >> 127 else value


def nearest_double(value):
    try:
        return value.numerator / value.denominator
    except OverflowError:
        return -np.inf if value < 0 else np.inf


def digests():
    for name, dtype in HALVES:
        values = decoded(dtype, 16)
        yield f"decode {name}", b"".join(struct.pack("<Q", canonical(value)) for value in values)
        yield f"print {name}", "\n".join(printed(name, 16, list(range(65536)))).encode()
    for name, dtype, bits in SMALL:
        if dtype is not None:
            yield f"encode {name}", encoded(usable(encode_inputs(dtype, name, bits), name), dtype)
    for name, dtype, bits in SMALL:
        values = midpoints(dtype, name, bits)
        values = values[values > 0] if name in UNSIGNED else values
        texts = [("-" if np.signbit(value) else "") + exact(float(value)) for value in values]
        yield f"midpoints {name}", bytes(parsed(name, bits, texts))
    for name, dtype in HALVES:
        yield f"encode {name}", encoded(midpoints(dtype, name, 16), dtype)
    for name, bits in WIDE:
        yield f"print {name}", "\n".join(printed(name, bits, wide_patterns(name, bits, 4000))).encode()
    many = literals(4000)
    for name, bits in ALL:
        patterns = parsed(name, bits, many)
        yield f"parse {name}", b"".join(pattern.to_bytes(16, "little") for pattern in patterns)

    raw = b"".join(p.to_bytes(16, "little") for p in wide_patterns("f80", 80, 4000))
    extended = np.frombuffer(raw, dtype=np.longdouble)
    with np.errstate(all="ignore"):
        yield "decode f80", b"".join(struct.pack("<Q", canonical(v)) for v in extended.astype(np.float64))
        singles = extended.astype(np.float32).astype(np.float64)
        yield "convert f80 f32", b"".join(struct.pack("<Q", canonical(v)) for v in singles)
    quads = [rational(pattern) for pattern in wide_patterns("f128", 128, 4000)]
    doubles = [nearest_double(value) for value in quads if value]
    yield "decode f128", b"".join(struct.pack("<Q", canonical(value)) for value in doubles)


def main():
    os.makedirs(DATA, exist_ok=True)
    np.seterr(invalid="ignore")
    write_small()
    write_literals()
    write_printed()
    with open(os.path.join(DATA, "digests.txt"), "w") as out:
        for name, data in digests():
            out.write(f"{name} {len(data)} {fnv(data):016x}\n")


if __name__ == "__main__":
    main()
