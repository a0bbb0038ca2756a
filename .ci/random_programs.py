"""Programs made at random, for the comparison with IREE: always the same ones for a seed.

A program is a list of typed values and of the lines that compute them, which grows a step at a time. A step is one of
the functions in STEPS: it picks values that there are and adds some. All that a program computes is defined: divisors
are positive, shifts below the width, loops end. What IREE gets wrong or does otherwise on purpose is kept out, with the
reason at the place.
"""
import dataclasses
import random

INTEGERS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64}
# The widths, and what is taken for zero: IREE's threads flush subnormal numbers, so none are made.
FLOATS = {"f32": (32, "1.0e-30"), "f64": (64, "1.0e-250")}
# IREE's virtual machine computes narrow scalars with whatever is in their upper bits.
SCALARS = ["i32", "i64", "f32", "f64"]
SHAPES = [(4,), (6,), (3,), (1,), (), (2, 3), (2, 2)]

ON_INTEGERS = "addi subi muli andi ori xori maxsi maxui minsi minui".split()
SHIFTS = "shli shrsi shrui".split()
DIVISIONS = "divsi divui remsi remui ceildivsi ceildivui floordivsi".split()
ON_FLOATS = "addf subf mulf divf maximumf minimumf".split()
CMPI = "eq ne slt sle sgt sge ult ule ugt uge".split()
CMPF = "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno".split()
# From, to, the operation; those of scalars alone are the ones that IREE's virtual machine has.
CASTS = [
    ("i8", "i32", "arith.extsi"), ("i8", "i64", "arith.extui"), ("i16", "i32", "arith.extui"),
    ("i32", "i8", "arith.trunci"), ("i32", "i16", "arith.trunci"), ("i64", "i16", "arith.trunci"),
    ("i8", "f32", "arith.uitofp"), ("i16", "f64", "arith.sitofp"), ("i64", "f32", "arith.sitofp"),
    ("i64", "f64", "arith.uitofp"), ("i32", "f64", "arith.sitofp"), ("f64", "f32", "arith.truncf"),
]
SCALAR_CASTS = [
    ("i32", "i64", "arith.extsi"), ("i32", "i64", "arith.extui"), ("i64", "i32", "arith.trunci"),
    ("i32", "f32", "arith.sitofp"), ("i64", "f64", "arith.sitofp"), ("f32", "f64", "arith.extf"), ("i1", "i32", "arith.extui"), ("i1", "i64", "arith.extsi"),
]


@dataclasses.dataclass(frozen=True)
class Value:
    name: str
    element: str
    # None for a scalar.
    shape: tuple | None = None

    def __str__(self):
        return self.name

    @property
    def type(self):
        return type_of(self.element, self.shape)


def type_of(element, shape):
    return element if shape is None else "tensor<" + "".join(f"{extent}x" for extent in shape) + f"{element}>"


def count(shape):
    product = 1
    for extent in shape:
        product *= extent
    return product


class Program:
    """One function under construction."""

    def __init__(self, name, seed):
        self.name, self.random = name, random.Random(f"{seed} {name}")
        self.lines, self.values, self.names, self.depth = [], [], 0, 0

    def line(self, text):
        self.lines.append("  " * (self.depth + 1) + text)

    def fresh(self):
        self.names += 1
        return f"%v{self.names}"

    def define(self, text, element, shape=None):
        value = Value(self.fresh(), element, shape)
        self.line(f"{value} = {text}")
        return value

    def keep(self, value):
        self.values.append(value)

    def number(self, element):
        """The text of a number, rather one at a corner."""
        draw = self.random
        if element == "i1":
            return draw.choice(["true", "false"])
        if element == "index":
            return str(draw.randrange(40))
        if element in INTEGERS:
            half = 1 << INTEGERS[element] - 1
            return str(draw.choice([0, 1, -1, 2, 3, 7, -half, half - 1, draw.randrange(-half, half), draw.randrange(100)]))
        special = {
            "f32": ["0x7FC00000", "0x7F800000", "0xFF800000", "0x7F7FFFFF", "0x3F800001"],
            "f64": ["0x7FF8000000000000", "0x7FF0000000000000", "0xFFF0000000000000", "0x7FEFFFFFFFFFFFFF"],
        }[element]
        # No negative zero: IREE's virtual machine makes a positive one of it.
        plain = [f"{draw.uniform(0.1, 4):.5f}", f"-{draw.randrange(1, 200)}.0", f"{draw.randrange(9)}.5", "0.0"]
        return draw.choice(plain * 3 + special)

    def constant(self, element, text, shape=None):
        text = text if shape is None else f"dense<{text}>"
        typed = "" if (element, shape) == ("i1", None) else f" : {type_of(element, shape)}"
        return self.define(f"arith.constant {text}{typed}", element, shape)

    def input(self, element, shape=None):
        def nested(shape):
            if not shape:
                return self.number(element)
            return "[" + ", ".join(nested(shape[1:]) for _ in range(shape[0])) + "]"

        text = self.number(element) if shape is None else f"dense<{nested(shape)}>"
        typed = "" if (element, shape) == ("i1", None) else f" : {type_of(element, shape)}"
        self.keep(self.define(f"util.unfoldable_constant {text}{typed}", element, shape))

    def pick(self, wanted):
        """A value that is as wanted; None if there is none."""
        found = [value for value in self.values if wanted(value)]
        return self.random.choice(found) if found else None

    def like(self, value):
        return self.pick(lambda other: other.type == value.type)

    def scalar(self, element):
        """A scalar of this type, made if there is none."""
        found = self.pick(lambda value: value.type == element)
        if found is None:
            self.input(element)
            found = self.values[-1]
        return found

    def numbers(self, elements):
        return self.pick(lambda value: value.element in elements)

    def within(self, value, mask, least=None):
        """The value cut to the bits of a mask; with some set."""
        limit = self.constant(value.element, mask, value.shape)
        value = self.define(f"arith.andi {value}, {limit} : {value.type}", value.element, value.shape)
        if least is None:
            return value
        least = self.constant(value.element, least, value.shape)
        return self.define(f"arith.ori {value}, {least} : {value.type}", value.element, value.shape)

    def without_subnormals(self, value):
        tiny = self.constant(value.element, FLOATS[value.element][1], value.shape)
        zero = self.constant(value.element, "0.0", value.shape)
        size = self.define(f"math.absf {value} : {value.type}", value.element, value.shape)
        is_tiny = self.define(f"arith.cmpf olt, {size}, {tiny} : {value.type}", "i1", value.shape)
        return self.select(is_tiny, zero, value)

    def select(self, condition, a, b):
        kind = b.type if b.shape is None else f"{condition.type}, {b.type}"
        return self.define(f"arith.select {condition}, {a}, {b} : {kind}", b.element, b.shape)

    def block(self, carried, most):
        """A few steps inside of a region with these arguments. The values outside, to leave with, and those to yield: one
        of the type of each argument that is no index."""
        outside = list(self.values)
        self.depth += 1
        self.values += [value for value in carried for _ in range(3)]
        for _ in range(self.random.randrange(most)):
            self.step()
        inner = [value for value in carried if value.element != "index"]
        result = [self.like(value) or value for value in inner]
        return outside, result

    def leave(self, outside, line):
        self.line(line)
        self.values = outside
        self.depth -= 1

    def step(self):
        steps = [step for step in STEPS if self.depth < 3 or step not in NESTED]
        self.random.choice(steps)(self)

    def text(self):
        """The function; with a check of each of the last values, whose expectation is `dense<?N>` for a number N."""
        draw = self.random
        for shape in draw.sample(SHAPES, 2):
            for element in draw.sample([*INTEGERS, *FLOATS], 3):
                self.input(element, shape)
                self.input(element, shape)
        for element in [*SCALARS, "index", "i1"]:
            self.input(element)
        for _ in range(draw.randrange(6, 24)):
            self.step()
        results = [value for value in self.values[-8:] if value.element not in ("i1", "index")]
        for number, value in enumerate(results, 1):
            if value.shape is None:
                value = self.define(f"tensor.from_elements {value} : tensor<1x{value.element}>", value.element, (1,))
            if value.element in FLOATS:
                # Bits, so that zeros differ; but NaNs do not.
                integer = f"i{FLOATS[value.element][0]}"
                bits = self.define(
                    f"arith.bitcast {value} : {value.type} to {type_of(integer, value.shape)}", integer, value.shape
                )
                is_nan = self.define(f"arith.cmpf uno, {value}, {value} : {value.type}", "i1", value.shape)
                value = self.select(is_nan, self.constant(integer, "12345", value.shape), bits)
            self.line(f"check.expect_eq_const({value}, dense<?{number}> : {value.type}) : {value.type}")
        return "\n".join([f"func.func @{self.name}() {{", *self.lines, "  return", "}", ""])


def integers(p):
    a = p.numbers(["i32", "i64"] if p.random.random() < 0.5 else INTEGERS)
    if a is None or a.shape is None and a.element not in SCALARS:
        return
    b, op = p.like(a), p.random.choice(ON_INTEGERS + SHIFTS + DIVISIONS)
    if op in SHIFTS:
        b = p.within(b, INTEGERS[a.element] - 1)
    elif op in DIVISIONS:
        b = p.within(b, 63, 1)
    p.keep(p.define(f"arith.{op} {a}, {b} : {a.type}", a.element, a.shape))


def floats(p):
    a = p.numbers(FLOATS)
    op = p.random.choice(ON_FLOATS)
    value = p.define(f"arith.{op} {a}, {p.like(a)} : {a.type}", a.element, a.shape)
    p.keep(p.without_subnormals(value) if op in ("mulf", "divf") else value)


def compares(p):
    a = p.numbers([*INTEGERS, *FLOATS, "index"])
    kind = ("cmpf", CMPF) if a.element in FLOATS else ("cmpi", CMPI)
    p.keep(p.define(f"arith.{kind[0]} {p.random.choice(kind[1])}, {a}, {p.like(a)} : {a.type}", "i1", a.shape))


def selects(p):
    condition = p.numbers(["i1"])
    a = p.pick(lambda value: value.shape == condition.shape and value.element != "i1")
    if a is not None:
        p.keep(p.select(condition, a, p.like(a)))


def functions(p):
    a = p.numbers([*SCALARS])
    if a.element in INTEGERS:
        names = ["math.absi", "math.ctlz"] + (["math.ctpop", "math.cttz"] if a.shape is not None else [])
    else:
        names = ["math.absf", "math.floor", "math.ceil", "math.sqrt", "arith.negf"]
        names += ["math.trunc", "math.roundeven", "math.round"] if a.shape is not None else []
    p.keep(p.define(f"{p.random.choice(names)} {a} : {a.type}", a.element, a.shape))


def casts(p):
    source, target, op = p.random.choice(CASTS + SCALAR_CASTS)
    in_tensor = (source, target, op) in CASTS
    a = p.pick(lambda value: value.element == source and not (in_tensor and value.shape is None))
    if a is not None:
        value = p.define(f"{op} {a} : {a.type} to {type_of(target, a.shape)}", target, a.shape)
        p.keep(p.without_subnormals(value) if op == "arith.truncf" else value)


def tensor(p, least_rank=1):
    return p.pick(
        lambda value: value.shape is not None and len(value.shape) >= least_rank and value.element in SCALARS
    )


def slices(p):
    a = tensor(p)
    offsets, sizes, strides = [], [], []
    for extent in a.shape if a else ():
        stride, offset = p.random.randrange(1, 3), p.random.randrange(extent)
        offsets.append(offset)
        strides.append(stride)
        sizes.append(p.random.randrange((extent - offset + stride - 1) // stride) + 1)
    if a:
        ty = type_of(a.element, tuple(sizes))
        text = f"tensor.extract_slice {a}{offsets} {sizes} {strides} : {a.type} to {ty}"
        p.keep(p.define(text, a.element, tuple(sizes)))


def inserts_slice(p):
    a = tensor(p)
    if a is None:
        return
    b = p.pick(
        lambda value: value.element == a.element
        and value.shape is not None
        and len(value.shape) == len(a.shape)
        and all(own <= extent for own, extent in zip(value.shape, a.shape))
    )
    offsets = [p.random.randrange(extent - own + 1) for own, extent in zip(b.shape, a.shape)]
    ones = [1] * len(offsets)
    text = f"tensor.insert_slice {b} into {a}{offsets} {list(b.shape)} {ones} : {b.type} into {a.type}"
    p.keep(p.define(text, a.element, a.shape))


def reshapes(p):
    a = tensor(p)
    if a is None:
        return
    if len(a.shape) == 2:
        shape, op, written = (count(a.shape),), "collapse_shape", "[[0, 1]]"
    elif a.shape[0] % 2 == 0:
        shape = (2, a.shape[0] // 2)
        op, written = "expand_shape", f"[[0, 1]] output_shape {list(shape)}"
    else:
        return
    text = f"tensor.{op} {a} {written} : {a.type} into {type_of(a.element, shape)}"
    p.keep(p.define(text, a.element, shape))


def concats(p):
    a = tensor(p)
    b = a and p.pick(
        lambda value: value.element == a.element and value.shape is not None and value.shape[1:] == a.shape[1:]
        and len(value.shape) == len(a.shape)
    )
    if b is None or a.shape[0] + b.shape[0] > 12:
        return
    shape = (a.shape[0] + b.shape[0], *a.shape[1:])
    text = f"tensor.concat dim(0) {a}, {b} : ({a.type}, {b.type}) -> {type_of(a.element, shape)}"
    p.keep(p.define(text, a.element, shape))


def pads(p):
    a = tensor(p)
    if a is None or count(a.shape) > 12:
        return
    low, high = ([p.random.randrange(2) for _ in a.shape] for _ in range(2))
    shape = tuple(sum(parts) for parts in zip(low, a.shape, high))
    filling = p.constant(a.element, "7" if a.element in INTEGERS else "7.5")
    result = Value(p.fresh(), a.element, shape)
    indices = ", ".join(f"{p.fresh()}_i: index" for _ in a.shape)
    p.line(f"{result} = tensor.pad {a} low{low} high{high} {{")
    p.line(f"^bb0({indices}):")
    p.line(f"  tensor.yield {filling} : {a.element}")
    p.line(f"}} : {a.type} to {result.type}")
    p.keep(result)


def elements(p):
    # At rank one only: IREE fills a wrong range when it inserts a scalar at rank two.
    a = p.pick(lambda value: value.shape is not None and len(value.shape) == 1 and value.element in SCALARS)
    if a is None:
        return
    source, target = (p.constant("index", str(p.random.randrange(a.shape[0]))) for _ in range(2))
    element = p.define(f"tensor.extract {a}[{source}] : {a.type}", a.element)
    p.keep(element)
    p.keep(p.define(f"tensor.insert {p.scalar(a.element)} into {a}[{target}] : {a.type}", a.element, a.shape))


def carried_values(p):
    return [p.numbers(SCALARS) for _ in range(p.random.randrange(1, 3))]


def named(name, between, values):
    return [Value(f"{name}{between}{index}", value.element, value.shape) for index, value in enumerate(values)]


def written(values):
    return ", ".join(str(value) for value in values) + " : " + ", ".join(value.type for value in values)


def branches(p):
    types, name, condition = carried_values(p), p.fresh(), p.scalar("i1")
    p.line(f"{name}:{len(types)} = scf.if {condition} -> ({', '.join(value.type for value in types)}) {{")
    for end in ["} else {", "}"]:
        outside, yielded = p.block(types, 4)
        p.leave(outside, f"scf.yield {written(yielded)}")
        p.line(end)
    p.values += named(name, "#", types)


def counts(p):
    types = carried_values(p)
    lower, upper = p.within(p.scalar("index"), 3), p.within(p.scalar("index"), 7)
    step = p.within(p.scalar("index"), 3, 1)
    name = p.fresh()
    arguments = named(name, "_", types)
    pairs = ", ".join(f"{argument} = {start}" for argument, start in zip(arguments, types))
    kinds = ", ".join(value.type for value in types)
    p.line(
        f"{name}:{len(types)} = scf.for {name}_i = {lower} to {upper} step {step} iter_args({pairs}) -> ({kinds}) {{"
    )
    outside, yielded = p.block([Value(f"{name}_i", "index"), *arguments], 4)
    p.leave(outside, f"scf.yield {written(yielded)}")
    p.line("}")
    p.values += named(name, "#", types)


def repeats(p):
    """A while that ends after a few rounds, or when a condition that it computes does not hold."""
    start, rounds = p.scalar(p.random.choice(["i32", "i64"])), p.constant("i32", "0")
    name = p.fresh()
    signature = f"(i32, {start.type})"
    p.line(f"{name}:2 = scf.while ({name}_n = {rounds}, {name}_a = {start}) : {signature} -> {signature} {{")
    before = [Value(f"{name}_n", "i32"), Value(f"{name}_a", start.element)]
    outside, _ = p.block(before, 2)
    most = p.constant("i32", str(p.random.randrange(5)))
    goes_on = p.define(f"arith.cmpi slt, {before[0]}, {most} : i32", "i1")
    goes_on = p.define(f"arith.andi {goes_on}, {p.scalar('i1')} : i1", "i1")
    p.leave(outside, f"scf.condition({goes_on}) {written(before)}")
    p.line("} do {")
    after = [Value(f"{name}_m", "i32"), Value(f"{name}_b", start.element)]
    p.line(f"^bb0({', '.join(f'{value}: {value.type}' for value in after)}):")
    outside, yielded = p.block(after, 4)
    one = p.constant("i32", "1")
    yielded[0] = p.define(f"arith.addi {after[0]}, {one} : i32", "i32")
    p.leave(outside, f"scf.yield {written(yielded)}")
    p.line("}")
    p.values += named(name, "#", [rounds, start])


NESTED = [branches, counts, repeats]
STEPS = [integers] * 5 + [floats] * 4 + [compares] * 2 + [selects, functions, casts, casts]
STEPS += [slices, inserts_slice, reshapes, concats, pads, elements, *NESTED]
