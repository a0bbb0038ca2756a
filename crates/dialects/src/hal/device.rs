//! Devices, of which there is one.

use super::DEVICE;
use crate::build;
use crate::constraints::INDEX;
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};

/// How many devices there are.
pub static DEVICES_COUNT: OpDef = OpDef {
    name: "hal.devices.count",
    summary: "The number of devices.",
    format: Format::Declarative("attr-dict `:` type($result)"),
    results: &[OperandDef::one("result", &INDEX)],
    traits: Traits::PURE,
    lower: Some(|rewriter, op| {
        let one = build::constant_index(rewriter, 1, rewriter.module.op(op).loc);
        rewriter.replace(op, &[one]);
        true
    }),
    result_name: Some(|_, _| "device_count".to_owned()),
    ..OpDef::BASE
};

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
