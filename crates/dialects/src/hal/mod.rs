//! IREE's hal dialect, as far as host code of tests uses it: devices, buffer views, and the border between
//! tensors and buffer views.

mod device;
mod tensor;
mod view;

pub use device::DEVICES_GET;
pub use tensor::TENSOR_EXPORT;
pub use view::BUFFER_VIEW_DIM;

use checkjit_ir::def::{DialectDef, TypeConstraint, TypeDef};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "hal",
    ops: &[&[&DEVICES_GET], &[&TENSOR_EXPORT], &[&BUFFER_VIEW_DIM]],
    types: &[&DEVICE_TYPE, &BUFFER_TYPE, &BUFFER_VIEW_TYPE],
    enums: &[],
};

/// `!hal.device`.
pub static DEVICE_TYPE: TypeDef =
    TypeDef { name: "hal.device", summary: "A device with memory and a queue.", parameters: 0 };

/// `!hal.buffer`.
pub static BUFFER_TYPE: TypeDef =
    TypeDef { name: "hal.buffer", summary: "Bytes in the memory of a device.", parameters: 0 };

/// `!hal.buffer_view`.
pub static BUFFER_VIEW_TYPE: TypeDef =
    TypeDef { name: "hal.buffer_view", summary: "A buffer with an element type and a shape.", parameters: 0 };

/// `!hal.device` only.
pub static DEVICE: TypeConstraint = TypeConstraint {
    describe: "device",
    matches: |m, ty| m.is_type(ty, &DEVICE_TYPE),
    build: Some(|m| m.dialect_type(&DEVICE_TYPE)),
};

/// `!hal.buffer_view` only.
pub static BUFFER_VIEW: TypeConstraint = TypeConstraint {
    describe: "buffer_view",
    matches: |m, ty| m.is_type(ty, &BUFFER_VIEW_TYPE),
    build: Some(|m| m.dialect_type(&BUFFER_VIEW_TYPE)),
};
