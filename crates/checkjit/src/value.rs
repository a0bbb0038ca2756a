//! Values that go in and out of functions, and how they are written: as iree-run-module writes them.

use crate::HostValue;
use checkjit_dialects::hal::BUFFER_VIEW_TYPE;
use checkjit_ir::{ElementType, Module, Type};
use checkjit_runtime::abi::Slot;
use checkjit_runtime::format::{MAX_DUMPED_ELEMENTS, format_scalar, format_tensor};
use checkjit_runtime::{HostView, Instance, Status};
use std::fmt;

/// An argument or a result. Tensors are in host memory here: as an argument, one becomes a buffer view on the
/// instance's device, and a result is read back from there.
///
/// ```
/// use checkjit::{Config, Device, Engine, Instance, Linker, Module, Value};
///
/// let source = "func.func @double(%x: tensor<?x2xf32>, %n: i32) -> (tensor<?x2xf32>, i32) {
///   %y = arith.addf %x, %x : tensor<?x2xf32>
///   %m = arith.addi %n, %n : i32
///   return %y, %m : tensor<?x2xf32>, i32
/// }";
/// let engine = Engine::new(&Config::new())?;
/// let module = Module::from_text(&engine, "double.mlir", source)?;
/// let instance = Instance::new(&Linker::new(&engine), &module, Device::local());
///
/// let x = Value::tensor(&[1, 2], &[1.5f32, -2.0])?;
/// let report = instance.call("double", &[x, Value::from(21)])?;
/// assert_eq!(report.results[0].elements::<f32>(), Some(vec![3.0, -4.0]));
/// assert_eq!(report.results[0].to_string(), "hal.buffer_view\n1x2xf32=[3 -4]");
/// assert_eq!(report.results[1], Value::from(42));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number: its type and its bits, zero-extended. Of a complex number the real part is in the lower 64
    /// bits and the imaginary part in the upper ones.
    Scalar(ElementType, u128),
    /// A tensor.
    Tensor(HostView),
    /// Something that has no form outside of a run, such as a device; its type.
    Opaque(String),
}

impl<T: HostValue> From<T> for Value {
    /// A scalar of the MLIR type that [`HostValue`] says.
    fn from(value: T) -> Self {
        Value::Scalar(T::ELEMENT, bits(value.into_slot()))
    }
}

impl Value {
    /// A tensor of the MLIR element type that [`HostValue`] says, its elements in row-major order. For other
    /// element types see [`HostView::new`].
    ///
    /// # Errors
    /// INVALID_ARGUMENT when there are not as many elements as the shape has.
    pub fn tensor<T: HostValue + Copy>(shape: &[u64], elements: &[T]) -> Result<Self, Status> {
        let length = HostView::byte_length(T::ELEMENT, &[elements.len() as u64])?;
        let mut bytes = vec![0; usize::try_from(length).unwrap_or(usize::MAX)];
        for (element, index) in elements.iter().zip(0..) {
            T::ELEMENT.store(&mut bytes, index, bits(element.into_slot()));
        }
        HostView::new(T::ELEMENT, shape.to_vec(), bytes).map(Value::Tensor)
    }

    /// The elements of a tensor in row-major order, or the number that a scalar is; `None` when they are of
    /// another type.
    pub fn elements<T: HostValue>(&self) -> Option<Vec<T>> {
        match self {
            Value::Scalar(element, bits) if *element == T::ELEMENT => Some(vec![T::from_slot(slot(*bits))]),
            Value::Tensor(view) if view.element == T::ELEMENT => {
                let load = |index| Some(T::from_slot(slot(view.element.load(&view.bytes, index)?)));
                (0..view.count()).map(load).collect()
            }
            _ => None,
        }
    }

    /// The text of the value: as its `Display`, with at most `most` elements of a tensor.
    pub fn text(&self, most: u64) -> String {
        match self {
            Value::Scalar(element, bits) => {
                let (real, imaginary) = if element.is_complex() {
                    (*bits & u128::from(u64::MAX), *bits >> 64)
                } else {
                    (*bits, 0)
                };
                format!("{}={}", element.hal_name(), format_scalar(*element, real, imaginary))
            }
            Value::Tensor(view) => {
                format!("hal.buffer_view\n{}", format_tensor(view.element, &view.shape, &view.bytes, most))
            }
            Value::Opaque(ty) => ty.clone(),
        }
    }

    /// The slot of an argument. A tensor becomes a buffer view on the instance's device.
    pub(crate) fn to_slot(&self, instance: &mut Instance) -> Result<Slot, Status> {
        match self {
            Value::Scalar(_, bits) => Ok(slot(*bits)),
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
            return Ok(Value::Scalar(element, bits(slot)));
        }
        if m.is_type(ty, &BUFFER_VIEW_TYPE) {
            return instance.read_view(slot).map(Value::Tensor);
        }
        Ok(Value::Opaque(m.type_text(ty)))
    }
}

fn slot(bits: u128) -> Slot {
    Slot { lo: bits as u64, hi: (bits >> 64) as u64 }
}

fn bits(slot: Slot) -> u128 {
    u128::from(slot.hi) << 64 | u128::from(slot.lo)
}

impl fmt::Display for Value {
    /// What iree-run-module prints after `result[0]: `.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(MAX_DUMPED_ELEMENTS))
    }
}
