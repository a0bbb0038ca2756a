//! Text of values and tensors: as IREE's HAL and C write them, and as we do.

mod cfloat;
mod tensor;
mod value;

pub use self::cfloat::{format_e, format_g, format_upper_g};
pub use self::tensor::{MAX_DUMPED_ELEMENTS, format_tensor};
pub use self::value::{format_hal_element, format_scalar, format_value};
