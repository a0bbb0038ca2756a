//! Values that go in and out of functions, and how they are written: as iree-run-module writes them.

use checkjit_dialects::hal::BUFFER_VIEW_TYPE;
use checkjit_ir::{ElementType, Module, Type};
use checkjit_runtime::abi::Slot;
use checkjit_runtime::format::{format_tensor, format_value};
use checkjit_runtime::{HostView, Instance, Status};
use std::fmt;

/// An argument or a result.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number: its type and its bits, zero-extended.
    Scalar(ElementType, u128),
    /// A tensor.
    Tensor(HostView),
    /// Something that has no form outside of a run, such as a device; its type.
    Opaque(String),
}

impl Value {
    /// Whether it can be passed for a parameter of this type of the input phase.
    pub(crate) fn fits(&self, m: &Module, ty: Type) -> bool {
        match self {
            Value::Scalar(element, _) => m.element_type(ty) == Some(*element),
            Value::Tensor(view) => match m.tensor_parts(ty) {
                Some((shape, element)) => {
                    m.element_type(element) == Some(view.element)
                        && shape.len() == view.shape.len()
                        && shape.iter().zip(&view.shape).all(|(dim, size)| dim.is_none_or(|dim| dim == *size))
                }
                None => m.is_type(ty, &BUFFER_VIEW_TYPE),
            },
            Value::Opaque(_) => false,
        }
    }

    /// The slot of an argument. A tensor becomes a buffer view on the instance's device.
    pub(crate) fn to_slot(&self, instance: &mut Instance) -> Result<Slot, Status> {
        match self {
            Value::Scalar(_, bits) => Ok(Slot { lo: *bits as u64, hi: (*bits >> 64) as u64 }),
            Value::Tensor(view) => instance.import_view(view.element, &view.shape, &view.bytes),
            Value::Opaque(ty) => Err(Status::invalid(format!("a value of type '{ty}' cannot be passed"))),
        }
    }

    /// The value of a result slot.
    pub(crate) fn from_slot(
        instance: &mut Instance,
        m: &Module,
        ty: Type,
        slot: Slot,
    ) -> Result<Self, Status> {
        if let Some(element) = m.element_type(ty) {
            return Ok(Value::Scalar(element, u128::from(slot.hi) << 64 | u128::from(slot.lo)));
        }
        if m.is_type(ty, &BUFFER_VIEW_TYPE) {
            return instance.read_view(slot).map(Value::Tensor);
        }
        Ok(Value::Opaque(m.type_text(ty)))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Scalar(element, bits) => {
                write!(f, "{}={}", element.mlir_name(), format_value(*element, &bits.to_le_bytes(), 0, false))
            }
            Value::Tensor(view) => {
                let text = format_tensor(view.element, &view.shape, &view.bytes);
                write!(f, "hal.buffer_view\n{text}")
            }
            Value::Opaque(ty) => f.write_str(ty),
        }
    }
}
