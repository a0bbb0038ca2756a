//! Buffers: bytes without a type.

use super::BUFFER;
use crate::constraints::INDEX;
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};

/// How many bytes there are.
pub static BUFFER_LENGTH: OpDef = OpDef {
    name: "hal.buffer.length",
    summary: "The bytes of a buffer.",
    format: Format::Declarative(
        "`` `<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword",
    ),
    operands: &[OperandDef::one("buffer", &BUFFER)],
    results: &[OperandDef::one("result", &INDEX)],
    traits: Traits::PURE,
    result_name: Some(|_, _| "length".to_owned()),
    ..OpDef::BASE
};

/// A stretch of the bytes.
pub static BUFFER_SUBSPAN: OpDef = OpDef {
    name: "hal.buffer.subspan",
    summary: "A stretch of a buffer; an error of the test where it is not all in it.",
    format: Format::Declarative(
        "`` `<` $source_buffer `:` type($source_buffer) `>` `` `[` $source_offset `,` $length `]` \
         `:` type($result) attr-dict-with-keyword",
    ),
    operands: &[
        OperandDef::one("source_buffer", &BUFFER),
        OperandDef::one("source_offset", &INDEX),
        OperandDef::one("length", &INDEX),
    ],
    results: &[OperandDef::one("result", &BUFFER)],
    traits: Traits::PURE,
    result_name: Some(|_, _| "buffer".to_owned()),
    ..OpDef::BASE
};
