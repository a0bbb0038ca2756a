//! Closures as host functions.

use checkjit_numerics::{ElementType, FloatKind};
use checkjit_runtime::abi::Slot;
use checkjit_runtime::{HostImport, Status};

/// A Rust type that an argument or result of a host function may have.
pub trait HostValue: Sized + 'static {
    /// The type's MLIR name.
    const NAME: &'static str;
    /// The MLIR type, of a number or of an element.
    const ELEMENT: ElementType;
    /// The value in a slot.
    fn from_slot(slot: Slot) -> Self;
    /// The slot of a value.
    fn into_slot(self) -> Slot;
}

macro_rules! host_values {
    ($($type:ty, $name:literal, $element:expr, |$slot:ident| $from:expr, |$value:ident| $into:expr;)*) => {$(
        impl HostValue for $type {
            const NAME: &'static str = $name;
            const ELEMENT: ElementType = $element;
            fn from_slot($slot: Slot) -> Self {
                $from
            }
            fn into_slot(self) -> Slot {
                let $value = self;
                $into
            }
        }
    )*};
}

host_values! {
    bool, "i1", ElementType::int(1), |slot| slot.lo & 1 == 1, |value| Slot::new(u64::from(value));
    i8, "i8", ElementType::int(8), |slot| slot.lo as i8, |value| Slot::new(u64::from(value as u8));
    i16, "i16", ElementType::int(16), |slot| slot.lo as i16, |value| Slot::new(u64::from(value as u16));
    i32, "i32", ElementType::int(32), |slot| slot.as_i32(), |value| Slot::i32(value);
    i64, "i64", ElementType::int(64), |slot| slot.as_i64(), |value| Slot::i64(value);
    usize, "index", ElementType::Index, |slot| slot.lo as usize, |value| Slot::new(value as u64);
    f32, "f32", ElementType::Float(FloatKind::F32), |slot| slot.as_f32(), |value| Slot::f32(value);
    f64, "f64", ElementType::Float(FloatKind::F64), |slot| slot.as_f64(), |value| Slot::f64(value);
}

/// What a host function may return: nothing, a value, or either of them with a [`Status`] as error, which
/// ends the test at the call.
pub trait HostResult {
    /// The MLIR names of the results.
    const TYPES: &'static [&'static str];
    /// The result slots.
    ///
    /// # Errors
    /// The status that the function returned.
    fn into_slots(self) -> Result<Vec<Slot>, Status>;
}

impl HostResult for () {
    const TYPES: &'static [&'static str] = &[];
    fn into_slots(self) -> Result<Vec<Slot>, Status> {
        Ok(Vec::new())
    }
}

impl<T: HostValue> HostResult for T {
    const TYPES: &'static [&'static str] = &[T::NAME];
    fn into_slots(self) -> Result<Vec<Slot>, Status> {
        Ok(vec![self.into_slot()])
    }
}

impl<T: HostResult> HostResult for Result<T, Status> {
    const TYPES: &'static [&'static str] = T::TYPES;
    fn into_slots(self) -> Result<Vec<Slot>, Status> {
        self?.into_slots()
    }
}

/// A closure that can be bound to an import. `Params` and `Output` are for inference only.
pub trait IntoHostFunc<Params, Output> {
    /// MLIR names of the parameters and of the results.
    fn signature() -> (Vec<&'static str>, Vec<&'static str>);
    /// The closure behind the runtime's interface.
    fn into_import(self) -> HostImport;
}

macro_rules! host_funcs {
    ($(($($param:ident),*);)*) => {$(
        impl<F, R, $($param),*> IntoHostFunc<($($param,)*), R> for F
        where
            F: Fn($($param),*) -> R + Send + Sync + 'static,
            R: HostResult,
            $($param: HostValue,)*
        {
            fn signature() -> (Vec<&'static str>, Vec<&'static str>) {
                (vec![$($param::NAME),*], R::TYPES.to_vec())
            }

            fn into_import(self) -> HostImport {
                HostImport::closure(move |args| {
                    // The linker has compared the signature, so there is one slot a parameter.
                    let mut args = args.iter().copied();
                    let mut next = || args.next().unwrap_or_default();
                    let _ = &mut next;
                    Ok(self($($param::from_slot(next())),*).into_slots()?.into())
                })
            }
        }
    )*};
}

host_funcs! {
    ();
    (A);
    (A, B);
    (A, B, C);
    (A, B, C, D);
    (A, B, C, D, E);
    (A, B, C, D, E, G);
}
