//! Devices.

use super::DEVICE;
use crate::constraints::INDEX;
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};

/// The device with the given index.
pub static DEVICES_GET: OpDef = OpDef {
    name: "hal.devices.get",
    summary: "The device with this index; an error of the test where there is none.",
    format: Format::Declarative("$index attr-dict `:` type($result)"),
    operands: &[OperandDef::one("index", &INDEX)],
    results: &[OperandDef::one("result", &DEVICE)],
    traits: Traits::PURE,
    result_name: Some(|m, op| {
        let index = m.operand(op, "index").and_then(|value| crate::constant_int(m, value));
        index.map_or_else(|| "device".to_owned(), |index| format!("device_{index}"))
    }),
    ..OpDef::BASE
};
