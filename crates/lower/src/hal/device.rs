//! Checks name the device whose memory they read: the first one, asked for once at the function's start.

use checkjit_dialects::{build, check, hal};
use checkjit_ir::{InsertPoint, Module, OpId, Rewriter, Value};

/// Gives every check of views that names no device the first one.
pub(super) fn name_devices(m: &mut Module, function: OpId) {
    let mut device = None;
    for op in m.walk(function) {
        let is_view_check = [&check::EXPECT_ALL_TRUE, &check::EXPECT_EQ, &check::EXPECT_ALMOST_EQ]
            .into_iter()
            .any(|def| m.is(op, def));
        if !is_view_check || m.operand(op, "device").is_some() {
            continue;
        }
        let Some(device) = device.or_else(|| first_device(m, function)).inspect(|v| device = Some(*v)) else {
            return;
        };
        let operands: Vec<Value> = [device].into_iter().chain(m.operands(op)).collect();
        m.set_operands(op, operands);
    }
}

/// `hal.devices.get %c0` at the start of the function.
fn first_device(m: &mut Module, function: OpId) -> Option<Value> {
    let first = m.block_ops(m.body(function)?).next()?;
    let loc = m.op(function).loc;
    let device = m.dialect_type(&hal::DEVICE_TYPE);
    let mut rewriter = Rewriter::new(m, InsertPoint::Before(first));
    let zero = build::constant_index(&mut rewriter, 0, loc);
    Some(rewriter.op(&hal::DEVICES_GET, loc).operands([zero]).results([device]).value())
}
