//! Arithmetic on floats: the exact result rounded once to the type, to nearest even unless a rounding mode says
//! otherwise. The fast-math flags are kept and not used: they permit, and we do not take. A NaN that comes out
//! is quiet; its other bits are not told.

use crate::constraints::FLOAT_LIKE;
use checkjit_ir::def::{AttrConstraint, AttrDef, DefaultValue, EnumDef, Format, OpDef, OperandDef, Traits};

/// What a float operation permits.
pub static FAST_MATH: EnumDef = EnumDef {
    name: "arith.fastmath",
    cases: &[
        ("none", 0),
        ("reassoc", 1),
        ("nnan", 2),
        ("ninf", 4),
        ("nsz", 8),
        ("arcp", 16),
        ("contract", 32),
        ("afn", 64),
        ("fast", 127),
    ],
    bits: true,
    separator: ",",
};

/// How a result that is not exact is rounded.
pub static ROUNDING_MODE: EnumDef = EnumDef {
    name: "arith.roundingmode",
    cases: &[
        ("to_nearest_even", 0),
        ("downward", 1),
        ("upward", 2),
        ("toward_zero", 3),
        ("to_nearest_away", 4),
    ],
    bits: false,
    separator: "",
};

/// The attribute of the operations that permit something.
pub const FAST_MATH_FLAGS: AttrDef =
    AttrDef::default("fastmath", AttrConstraint::Enum(&FAST_MATH), DefaultValue::Case(0));

/// The attribute of the operations that may say how they round.
pub(super) const ROUNDING: AttrDef =
    AttrDef::optional("roundingmode", AttrConstraint::I32Enum(&ROUNDING_MODE));

/// The row of an operation on two floats whose result is one of them, or exact.
const EXACT: OpDef = OpDef {
    format: Format::Declarative("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"),
    operands: &[OperandDef::one("lhs", &FLOAT_LIKE), OperandDef::one("rhs", &FLOAT_LIKE)],
    results: &[OperandDef::one("result", &FLOAT_LIKE)],
    attrs: &[FAST_MATH_FLAGS],
    traits: Traits::PURE.with(Traits::ELEMENTWISE).with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    ..OpDef::BASE
};

/// The row of one whose operands may be exchanged.
const CHOICE: OpDef = OpDef { traits: EXACT.traits.with(Traits::COMMUTATIVE), ..EXACT };

/// The row of an operation on two floats that rounds.
const ROUNDED: OpDef = OpDef {
    format: Format::Declarative(
        "$lhs `,` $rhs ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    ),
    attrs: &[FAST_MATH_FLAGS, ROUNDING],
    ..EXACT
};

/// The row of an operation on one float.
const UNARY: OpDef = OpDef {
    format: Format::Declarative("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"),
    operands: &[OperandDef::one("operand", &FLOAT_LIKE)],
    ..EXACT
};

/// The sum.
pub static ADDF: OpDef =
    OpDef { name: "arith.addf", summary: "The sum of two floats.", traits: CHOICE.traits, ..ROUNDED };

/// The difference.
pub static SUBF: OpDef = OpDef { name: "arith.subf", summary: "The difference of two floats.", ..ROUNDED };

/// The product.
pub static MULF: OpDef =
    OpDef { name: "arith.mulf", summary: "The product of two floats.", traits: CHOICE.traits, ..ROUNDED };

/// The quotient.
pub static DIVF: OpDef = OpDef { name: "arith.divf", summary: "The quotient of two floats.", ..ROUNDED };

/// The remainder of the quotient rounded towards zero, as C's `fmod`: exact, with the sign of the dividend.
pub static REMF: OpDef = OpDef {
    name: "arith.remf",
    summary: "The remainder of two floats, with the sign of the first.",
    ..EXACT
};

/// The float with its sign changed, of a NaN too. What has no negative stays as it is: the zero and the NaN of
/// the formats ending in `FNUZ`, and all of those ending in `FNU`.
pub static NEGF: OpDef = OpDef { name: "arith.negf", summary: "A float with its sign changed.", ..UNARY };

/// Subnormal numbers become zeros of their sign.
pub static FLUSH_DENORMALS: OpDef = OpDef {
    name: "arith.flush_denormals",
    summary: "A float, or a zero of its sign where it is subnormal.",
    ..UNARY
};

/// The larger; NaN if one of them is NaN; -0 is less than +0.
pub static MAXIMUMF: OpDef = OpDef {
    name: "arith.maximumf",
    summary: "The larger of two floats, or NaN if any of them is.",
    ..CHOICE
};

/// The smaller; NaN if one of them is NaN; -0 is less than +0.
pub static MINIMUMF: OpDef = OpDef {
    name: "arith.minimumf",
    summary: "The smaller of two floats, or NaN if any of them is.",
    ..CHOICE
};

/// The larger; the other if one of them is NaN. MLIR leaves open which zero is the larger: +0 is, as for
/// [`MAXIMUMNUMF`].
pub static MAXNUMF: OpDef = OpDef {
    name: "arith.maxnumf",
    summary: "The larger of two floats, or the one that is no NaN.",
    ..CHOICE
};

/// The smaller; the other if one of them is NaN. MLIR leaves open which zero is the smaller: -0 is, as for
/// [`MINIMUMNUMF`].
pub static MINNUMF: OpDef = OpDef {
    name: "arith.minnumf",
    summary: "The smaller of two floats, or the one that is no NaN.",
    ..CHOICE
};

/// `maximumNumber` of IEEE 754-2019: the larger; the other if one of them is NaN; -0 is less than +0.
pub static MAXIMUMNUMF: OpDef = OpDef {
    name: "arith.maximumnumf",
    summary: "The larger of two floats, or the one that is no NaN; -0 is less than +0.",
    ..CHOICE
};

/// `minimumNumber` of IEEE 754-2019: the smaller; the other if one of them is NaN; -0 is less than +0.
pub static MINIMUMNUMF: OpDef = OpDef {
    name: "arith.minimumnumf",
    summary: "The smaller of two floats, or the one that is no NaN; -0 is less than +0.",
    ..CHOICE
};
