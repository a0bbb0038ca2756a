//! The types of arguments and results, as far as values of them can be made and read outside of a run.

use crate::Value;
use checkjit_dialects::hal::BUFFER_VIEW_TYPE;
use checkjit_ir::{Module, Type};
use checkjit_numerics::ElementType;
use std::fmt;

/// The type of an argument or a result, as the user's module has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueType {
    /// A number.
    Scalar(ElementType),
    /// A tensor; `None` is an extent that is known when it runs.
    Tensor {
        /// Type of the elements.
        element: ElementType,
        /// Extents, the outermost first.
        shape: Vec<Option<u64>>,
    },
    /// `!hal.buffer_view`: a tensor of any type and shape.
    BufferView,
    /// Any other type, in MLIR's spelling. Values of it exist in runs only.
    Other(String),
}

impl ValueType {
    pub(crate) fn of(m: &Module, ty: Type) -> Self {
        if let Some(element) = m.element_type(ty) {
            return ValueType::Scalar(element);
        }
        if m.is_type(ty, &BUFFER_VIEW_TYPE) {
            return ValueType::BufferView;
        }
        let tensor = m.tensor_parts(ty).and_then(|(shape, element)| Some((shape, m.element_type(element)?)));
        match tensor {
            Some((shape, element)) => ValueType::Tensor { element, shape: shape.to_vec() },
            None => ValueType::Other(m.type_text(ty)),
        }
    }

    /// Whether the value may be passed for an argument of this type.
    pub fn accepts(&self, value: &Value) -> bool {
        match (self, value) {
            (ValueType::Scalar(own), Value::Scalar(element, _)) => own == element,
            (ValueType::Tensor { element, shape }, Value::Tensor(view)) => {
                *element == view.element
                    && shape.len() == view.shape.len()
                    && shape.iter().zip(&view.shape).all(|(dim, size)| dim.is_none_or(|dim| dim == *size))
            }
            (ValueType::BufferView, Value::Tensor(_)) => true,
            _ => false,
        }
    }
}

impl fmt::Display for ValueType {
    /// MLIR's spelling: `i32`, `tensor<2x?xf32>`, `!hal.buffer_view`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ValueType::Scalar(element) => f.write_str(&element.mlir_name()),
            ValueType::Tensor { element, shape } => {
                f.write_str("tensor<")?;
                for dim in shape {
                    match dim {
                        Some(size) => write!(f, "{size}x")?,
                        None => f.write_str("?x")?,
                    }
                }
                write!(f, "{}>", element.mlir_name())
            }
            ValueType::BufferView => f.write_str("!hal.buffer_view"),
            ValueType::Other(text) => f.write_str(text),
        }
    }
}
