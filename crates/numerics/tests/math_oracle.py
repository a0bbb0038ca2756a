#!/usr/bin/env python3
"""Writes data/math.txt and data/math_digests.txt next to this script with mpmath.

A line of math.txt is a function, a format, the patterns of the arguments and the pattern of the correctly rounded
result, in hexadecimal. A line of math_digests.txt is a function, a format of 16 bits or fewer, and the FNV-1a of the
correctly rounded results of every pattern in order, two little-endian bytes each, every NaN being FFFF.
"""

import os
import struct
from fractions import Fraction

import mpmath as mp

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "data")
MASK64 = (1 << 64) - 1
NAN = "nan"
INF = "inf"

# Bits of the exponent, bits of the fraction; all as in IEEE 754.
FORMATS = {"f64": (11, 52), "f32": (8, 23), "bf16": (8, 7), "f16": (5, 10), "f8E5M2": (5, 2), "f8E4M3": (4, 3)}
WIDE = {"f80": (15, 63), "f128": (15, 112)}

mp.mp.prec = 220


def unpack(name, bits):
    """A pattern as (negative, INF or NAN or a Fraction)."""
    exponent_bits, fraction_bits = (FORMATS | WIDE)[name]
    stored = fraction_bits + (name == "f80")
    negative = bits >> (exponent_bits + stored) & 1 == 1
    field = bits >> stored & ((1 << exponent_bits) - 1)
    fraction = bits & ((1 << fraction_bits) - 1)
    bias = (1 << (exponent_bits - 1)) - 1
    if field == (1 << exponent_bits) - 1:
        return negative, NAN if fraction else INF
    significand = fraction + (1 << fraction_bits if field else 0)
    return negative, significand * Fraction(2) ** (max(field, 1) - bias - fraction_bits)


def pack(name, negative, value):
    """The pattern nearest to a value, ties to even."""
    exponent_bits, fraction_bits = (FORMATS | WIDE)[name]
    stored = fraction_bits + (name == "f80")
    sign = int(negative) << (exponent_bits + stored)
    full = (1 << exponent_bits) - 1
    bias = full >> 1
    one = 1 << 63 if name == "f80" else 0
    if value == NAN:
        return full << stored | one | 1 << (fraction_bits - 1)
    if value == INF:
        return sign | full << stored | one
    if value == 0:
        return sign
    top = value.numerator.bit_length() - value.denominator.bit_length()
    if Fraction(2) ** top > value:
        top -= 1
    quantum = max(top, 1 - bias) - fraction_bits
    scaled = value / Fraction(2) ** quantum
    whole, rest = divmod(scaled.numerator, scaled.denominator)
    twice = 2 * rest
    if twice > scaled.denominator or twice == scaled.denominator and whole & 1:
        whole += 1
    if whole >> (fraction_bits + 1):
        whole >>= 1
        quantum += 1
    field = quantum + fraction_bits + bias if whole >> fraction_bits else 0
    if field >= full:
        return sign | full << stored | one
    fraction = whole & ((1 << fraction_bits) - 1) | (one if field else 0)
    return sign | field << stored | fraction


def to_mp(argument):
    negative, value = argument
    if value == NAN:
        return mp.nan
    result = mp.inf if value == INF else mp.mpf(value.numerator) / value.denominator
    return -result if negative else result


def from_mp(result, zero_negative):
    """A result as (negative, value); the sign of a zero is told."""
    if isinstance(result, mp.mpc) or mp.isnan(result):
        return False, NAN
    if mp.isinf(result):
        return result < 0, INF
    if result == 0:
        return zero_negative, Fraction(0)
    sign, man, exp, _ = result._mpf_
    return sign == 1, Fraction(int(man)) * Fraction(2) ** exp


def odd(function):
    return lambda x: -function(-x) if x < 0 else function(x)


def round_away(x):
    return mp.floor(x + mp.mpf(0.5))


def exp_bounded(function, low, high):
    """Huge arguments take mpmath for ever, and need no digits."""
    return lambda x: function(mp.mpf(low) if x < low else mp.mpf(high) if x > high else x)


def domain(test, function):
    return lambda x: function(x) if test(x) else mp.nan


# What is computed for numbers that are not zero.
UNARY = {
    "acos": domain(lambda x: abs(x) <= 1, mp.acos),
    "acosh": domain(lambda x: x >= 1, mp.acosh),
    "asin": domain(lambda x: abs(x) <= 1, mp.asin),
    "asinh": odd(mp.asinh),
    "atan": odd(mp.atan),
    "atanh": domain(lambda x: abs(x) <= 1, odd(lambda x: mp.inf if x == 1 else mp.atanh(x))),
    "cbrt": odd(mp.cbrt),
    "cos": mp.cos,
    "cosh": exp_bounded(mp.cosh, -20000, 20000),
    "erf": odd(exp_bounded(mp.erf, -50, 50)),
    "erfc": exp_bounded(mp.erfc, -50, 200),
    "exp": exp_bounded(mp.exp, -20000, 20000),
    "exp2": exp_bounded(lambda x: mp.power(2, x), -20000, 20000),
    "expm1": exp_bounded(mp.expm1, -20000, 20000),
    "log": domain(lambda x: x > 0, mp.log),
    "log10": domain(lambda x: x > 0, mp.log10),
    "log1p": domain(lambda x: x >= -1, lambda x: -mp.inf if x == -1 else mp.log1p(x)),
    "log2": domain(lambda x: x > 0, lambda x: mp.log(x, 2)),
    "rsqrt": domain(lambda x: x > 0, lambda x: 1 / mp.sqrt(x)),
    "sin": odd(mp.sin),
    "sinh": odd(exp_bounded(mp.sinh, -20000, 20000)),
    "sqrt": domain(lambda x: x > 0, mp.sqrt),
    "tan": odd(mp.tan),
    "tanh": odd(exp_bounded(mp.tanh, -20000, 20000)),
    "ceil": mp.ceil,
    "floor": mp.floor,
    "round": odd(round_away),
    "roundeven": odd(mp.nint),
    "trunc": odd(mp.floor),
}

PI_2 = mp.pi / 2

# At zero (None: zero of the same sign), infinity, minus infinity.
SPECIALS = {
    "acos": (PI_2, mp.nan, mp.nan),
    "acosh": (mp.nan, mp.inf, mp.nan),
    "asin": (None, mp.nan, mp.nan),
    "asinh": (None, mp.inf, -mp.inf),
    "atan": (None, PI_2, -PI_2),
    "atanh": (None, mp.nan, mp.nan),
    "cbrt": (None, mp.inf, -mp.inf),
    "cos": (mp.mpf(1), mp.nan, mp.nan),
    "cosh": (mp.mpf(1), mp.inf, mp.inf),
    "erf": (None, mp.mpf(1), mp.mpf(-1)),
    "erfc": (mp.mpf(1), mp.mpf(0), mp.mpf(2)),
    "exp": (mp.mpf(1), mp.inf, mp.mpf(0)),
    "exp2": (mp.mpf(1), mp.inf, mp.mpf(0)),
    "expm1": (None, mp.inf, mp.mpf(-1)),
    "log": (-mp.inf, mp.inf, mp.nan),
    "log10": (-mp.inf, mp.inf, mp.nan),
    "log1p": (None, mp.inf, mp.nan),
    "log2": (-mp.inf, mp.inf, mp.nan),
    "rsqrt": ("inf", mp.mpf(0), mp.nan),
    "sin": (None, mp.nan, mp.nan),
    "sinh": (None, mp.inf, -mp.inf),
    "sqrt": (None, mp.inf, mp.nan),
    "tan": (None, mp.nan, mp.nan),
    "tanh": (None, mp.mpf(1), mp.mpf(-1)),
    "ceil": (None, mp.inf, -mp.inf),
    "floor": (None, mp.inf, -mp.inf),
    "round": (None, mp.inf, -mp.inf),
    "roundeven": (None, mp.inf, -mp.inf),
    "trunc": (None, mp.inf, -mp.inf),
}


def unary(function, argument):
    negative, value = argument
    if value == NAN:
        return False, NAN
    at_zero, at_inf, at_minus_inf = SPECIALS[function]
    if value == INF:
        return from_mp(at_minus_inf if negative else at_inf, False)
    if value == 0:
        if at_zero is None:
            return negative, Fraction(0)
        return (negative, INF) if at_zero == "inf" else from_mp(at_zero, False)
    # A zero that a number rounds to has the number's sign, but for the logarithms of 1 and the like.
    keeps = function in ("ceil", "floor", "round", "roundeven", "trunc")
    return from_mp(UNARY[function](to_mp(argument)), negative and keeps)


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


def edges(name):
    """Zero, the smallest, the smallest normal, the largest, infinity, NaN, one and what is beside it; both signs."""
    exponent_bits, fraction_bits = FORMATS[name]
    one = ((1 << (exponent_bits - 1)) - 1) << fraction_bits
    inf = ((1 << exponent_bits) - 1) << fraction_bits
    half = 1 << (fraction_bits - 1)
    out = [0, 1, 1 << fraction_bits, inf - 1, inf, inf + half, one, one - 1, one + 1, one - (2 * half), one + half]
    return [bits | sign for bits in out for sign in (0, 1 << (exponent_bits + fraction_bits))]


def near_one(name, random, span):
    """A random pattern of either sign with an exponent at most `span` from that of one."""
    exponent_bits, fraction_bits = FORMATS[name]
    bias = (1 << (exponent_bits - 1)) - 1
    field = bias - span + random.next() % (2 * span + 1)
    sign = random.next() & 1
    fraction = random.next() & ((1 << fraction_bits) - 1)
    return (sign << exponent_bits | field) << fraction_bits | fraction


def samples(name, random, count):
    exponent_bits, fraction_bits = FORMATS[name]
    width = 1 + exponent_bits + fraction_bits
    out = edges(name)
    # Angles of all sizes, the largest one included, and numbers from everywhere.
    huge = {"f64": [0x4FF0000000000000, 0x7FEFFFFFFFFFFFFF, 0x6AC5B262CA1FF8D6], "f32": [0x60000000, 0x7F7FFFFF]}
    out += huge[name]
    out += [random.next() & ((1 << width) - 1) for _ in range(count // 4)]
    while len(out) < count:
        out.append(near_one(name, random, [2, 4, 9][len(out) % 3]))
    return out


def digits(name):
    return (1 + sum((FORMATS | WIDE)[name]) + 3 + (name == "f80")) // 4


def line(function, name, arguments, result, kinds=None):
    kinds = kinds or [name] * len(arguments)
    texts = [f"{bits:0{digits(kind)}x}" for bits, kind in zip(arguments, kinds)]
    return " ".join([function, name, *texts, f"{pack(name, *result):0{digits(name)}x}"])


def power(x, y):
    (x_negative, x_value), (y_negative, y_value) = x, y
    if y_value == 0 or (not x_negative and x_value == 1):
        return False, Fraction(1)
    if NAN in (x_value, y_value):
        return False, NAN
    if y_value == INF:
        if x_value == 1:
            return False, Fraction(1)
        grows = (x_value == INF or x_value > 1) != y_negative
        return False, INF if grows else Fraction(0)
    is_integer = y_value.denominator == 1
    is_odd = is_integer and y_value.numerator % 2 == 1
    negative = x_negative and is_odd
    if x_value == 0:
        return negative, INF if y_negative else Fraction(0)
    if x_value == INF:
        return negative, Fraction(0) if y_negative else INF
    if x_negative and not is_integer:
        return False, NAN
    size = mp.log(to_mp((False, x_value)), 2) * to_mp(y)
    if abs(size) > 20000:
        return negative, INF if size > 0 else Fraction(0)
    result = mp.power(to_mp((False, x_value)), to_mp(y))
    return negative, from_mp(result, False)[1]


def atan2(y, x):
    (y_negative, y_value), (x_negative, x_value) = y, x
    if NAN in (x_value, y_value):
        return False, NAN
    if y_value == 0 and (not x_negative):
        return y_negative, Fraction(0)
    if y_value == 0:
        angle = mp.pi
    elif INF in (x_value, y_value):
        if x_value == INF and y_value == INF:
            angle = 3 * mp.pi / 4 if x_negative else mp.pi / 4
        elif y_value == INF:
            angle = PI_2
        elif x_negative:
            angle = mp.pi
        else:
            return y_negative, Fraction(0)
    else:
        angle = mp.atan2(to_mp((False, y_value)), to_mp(x))
    return y_negative, from_mp(angle, False)[1]


def fma(a, b, c):
    if NAN in (a[1], b[1], c[1]):
        return False, NAN
    product_negative = a[0] != b[0]
    if INF in (a[1], b[1]):
        if 0 in (a[1], b[1]) or c[1] == INF and c[0] != product_negative:
            return False, NAN
        return product_negative, INF
    if c[1] == INF:
        return c
    signed = lambda negative, value: -value if negative else value
    total = signed(product_negative, a[1] * b[1]) + signed(*c)
    if total == 0:
        both = product_negative and c[0] and a[1] * b[1] == 0 and c[1] == 0
        return both, Fraction(0)
    return total < 0, abs(total)


def tables():
    out = []
    for name, count in (("f64", 56), ("f32", 56)):
        for number, function in enumerate(UNARY):
            random = Random(1000 + number)
            for bits in samples(name, random, count):
                out.append(line(function, name, [bits], unary(function, unpack(name, bits))))
        random = Random(77)
        few = edges(name)
        pairs = [(x, y) for x in few for y in few[:: 3 if name == "f32" else 2]]
        pairs += [(near_one(name, random, 3), near_one(name, random, 5)) for _ in range(100)]
        integers = [pack(name, n < 0, Fraction(abs(n))) for n in (-3, -2, -1, 0, 1, 2, 3, 4, 5, 10, 31)]
        pairs += [(x, y) for x in integers for y in integers]
        for x, y in pairs:
            both = unpack(name, x), unpack(name, y)
            out.append(line("powf", name, [x, y], power(*both)))
            out.append(line("atan2", name, [x, y], atan2(*both)))
    for name in ("f64", "f32", "bf16", "f16", "f8E5M2", "f8E4M3"):
        random = Random(99)
        every = edges(name)
        few = [every[at] for at in (0, 1, 2, 6, 8, 9, 10, 12, 13)]
        triples = [(x, y, z) for x in few for y in few[::2] for z in few[:: 1 + len(few) // 5]]
        for _ in range(60):
            triples.append(tuple(near_one(name, random, 3) for _ in range(3)))
        for _ in range(100):
            # A product and an addend far apart, or close to cancelling.
            x, y = near_one(name, random, 2), near_one(name, random, 2)
            exact = unpack(name, x)[1] * unpack(name, y)[1]
            negative = unpack(name, x)[0] == unpack(name, y)[0]
            near = pack(name, negative, exact)
            far = pack(name, negative, exact * Fraction(2) ** (FORMATS[name][1] + random.next() % 3))
            triples += [(x, y, near), (x, y, far)]
        for triple in triples:
            out.append(line("fma", name, triple, fma(*(unpack(name, bits) for bits in triple))))
    for name in ("f80", "f128"):
        random = Random(98)
        exponent_bits, fraction_bits = WIDE[name]
        patterns = []
        for index in range(60):
            low = random.next() | random.next() << 64
            fraction = low & ((1 << fraction_bits) - 1)
            field = (1 << (exponent_bits - 1)) - 1 - 40 + random.next() % 80
            if index % 8 == 0:
                field = random.next() & ((1 << exponent_bits) - 1) or 1
            value = (random.next() & 1) << exponent_bits | field
            if name == "f80":
                patterns.append(value << 64 | 1 << 63 | fraction)
            else:
                patterns.append(value << fraction_bits | fraction)
        patterns += [pack(name, False, Fraction(0)), pack(name, True, Fraction(0)), 1, pack(name, True, INF)]
        patterns += [pack(name, False, INF), pack(name, False, NAN)]
        patterns += [pack(name, n < 0, abs(Fraction(n, 4))) for n in (-10, -6, -5, -3, -2, -1, 1, 2, 3, 6, 10, 16)]
        for bits in patterns:
            argument = unpack(name, bits)
            for function in ("ceil", "floor", "round", "roundeven", "trunc"):
                out.append(line(function, name, [bits], integral(function, argument)))
            out.append(line("sqrt", name, [bits], root(argument)))
        for index, bits in enumerate(patterns):
            three = [bits, patterns[(index * 7 + 1) % len(patterns)], patterns[(index * 3 + 2) % len(patterns)]]
            out.append(line("fma", name, three, fma(*(unpack(name, each) for each in three))))
    with open(os.path.join(DATA, "math.txt"), "w") as file:
        file.write("\n".join(out) + "\n")


def integral(function, argument):
    """Rounding to integers, exactly."""
    negative, value = argument
    if value in (NAN, INF):
        return (False, NAN) if value == NAN else argument
    whole, part = divmod(value, 1)
    half = Fraction(1, 2)
    up = {
        "ceil": not negative and part > 0,
        "floor": negative and part > 0,
        "trunc": False,
        "round": part >= half,
        "roundeven": part > half or part == half and whole % 2 == 1,
    }[function]
    return negative, Fraction(whole + up)


def root(argument):
    negative, value = argument
    if value == NAN or negative and value != 0:
        return False, NAN
    if value in (INF, 0):
        return argument
    with mp.workprec(400):
        return from_mp(mp.sqrt(mp.mpf(value.numerator) / value.denominator), False)


def fnv(data):
    state = 0xCBF29CE484222325
    for byte in data:
        state = ((state ^ byte) * 0x100000001B3) & MASK64
    return state


def digests():
    out = []
    for name in ("f16", "bf16", "f8E5M2", "f8E4M3"):
        exponent_bits, fraction_bits = FORMATS[name]
        arguments = [unpack(name, bits) for bits in range(1 << (1 + exponent_bits + fraction_bits))]
        for function in UNARY:
            results = bytearray()
            for argument in arguments:
                result = unary(function, argument)
                bits = 0xFFFF if result[1] == NAN else pack(name, *result)
                results += struct.pack("<H", bits)
            out.append(f"{function} {name} {fnv(results):016x}")
            print(out[-1], flush=True)
    with open(os.path.join(DATA, "math_digests.txt"), "w") as file:
        file.write("\n".join(out) + "\n")


if __name__ == "__main__":
    tables()
    digests()
