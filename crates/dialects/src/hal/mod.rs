//! IREE's hal dialect, as far as host code of tests uses it: devices, buffer views, and the border between
//! tensors and buffer views.

mod buffer;
mod device;
mod tensor;
mod view;

pub use buffer::{BUFFER_LENGTH, BUFFER_SUBSPAN};
pub use device::{DEVICES_COUNT, DEVICES_GET};
pub use tensor::{TENSOR_ALIAS, TENSOR_BARRIER, TENSOR_EXPORT, TENSOR_IMPORT, TENSOR_TRANSIENTS};
pub use view::{
    BUFFER_VIEW_ASSERT, BUFFER_VIEW_BUFFER, BUFFER_VIEW_CREATE, BUFFER_VIEW_DIM, BUFFER_VIEW_ELEMENT_TYPE,
    BUFFER_VIEW_ENCODING_TYPE, BUFFER_VIEW_RANK, BUFFER_VIEW_TRACE, DENSE_ROW_MAJOR, ELEMENT_TYPE,
    ENCODING_TYPE,
};

use checkjit_ir::def::{DialectDef, TypeConstraint, TypeDef};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "hal",
    ops: &[
        &[&DEVICES_COUNT, &DEVICES_GET],
        &[&TENSOR_IMPORT, &TENSOR_EXPORT, &TENSOR_ALIAS, &TENSOR_TRANSIENTS, &TENSOR_BARRIER],
        &[&ELEMENT_TYPE, &ENCODING_TYPE],
        &[&BUFFER_LENGTH, &BUFFER_SUBSPAN],
        &[
            &BUFFER_VIEW_CREATE,
            &BUFFER_VIEW_ASSERT,
            &BUFFER_VIEW_BUFFER,
            &BUFFER_VIEW_ELEMENT_TYPE,
            &BUFFER_VIEW_ENCODING_TYPE,
            &BUFFER_VIEW_RANK,
            &BUFFER_VIEW_DIM,
            &BUFFER_VIEW_TRACE,
        ],
    ],
    types: &[&DEVICE_TYPE, &BUFFER_TYPE, &BUFFER_VIEW_TYPE, &FENCE_TYPE],
    enums: &[],
};

/// `!hal.device`.
pub static DEVICE_TYPE: TypeDef =
    TypeDef { name: "hal.device", summary: "A device with memory and a queue.", ..TypeDef::BASE };

/// `!hal.buffer`.
pub static BUFFER_TYPE: TypeDef =
    TypeDef { name: "hal.buffer", summary: "Bytes in the memory of a device.", ..TypeDef::BASE };

/// `!hal.buffer_view`.
pub static BUFFER_VIEW_TYPE: TypeDef = TypeDef {
    name: "hal.buffer_view",
    summary: "A buffer with an element type and a shape.",
    ..TypeDef::BASE
};

/// `!hal.fence`.
pub static FENCE_TYPE: TypeDef =
    TypeDef { name: "hal.fence", summary: "A point in time that work reaches.", ..TypeDef::BASE };

/// Attributes that are kept as they are written.
pub const KEPT_ATTRS: &[&str] = &["hal.device.affinity", "hal.device.promise", "hal.device.optimal"];

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

/// `!hal.buffer` only.
pub static BUFFER: TypeConstraint = TypeConstraint {
    describe: "buffer",
    matches: |m, ty| m.is_type(ty, &BUFFER_TYPE),
    build: Some(|m| m.dialect_type(&BUFFER_TYPE)),
};

/// `!hal.fence` only.
pub static FENCE: TypeConstraint = TypeConstraint {
    describe: "fence",
    matches: |m, ty| m.is_type(ty, &FENCE_TYPE),
    build: Some(|m| m.dialect_type(&FENCE_TYPE)),
};
