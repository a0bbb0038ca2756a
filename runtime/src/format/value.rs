//! Text of a single element.

use checkjit_numerics::{ElementType, FloatKind, Signedness, sign_extend};

use super::cfloat::{format_g, format_upper_g};

/// The element at `index` as IREE's HAL prints it: integers of 8 to 64 bits in decimal, floats by `%G`, `i1` as
/// the hexadecimal digits of its byte.
///
/// Ours, where HAL would print hexadecimal digits or nothing: integers of other widths up to 128 in decimal, every
/// float format of MLIR by `%G`, complex numbers as `(1,-2)`. What is wider still is hexadecimal.
pub fn format_hal_element(element: ElementType, bytes: &[u8], index: u64) -> String {
    let Some((real, imaginary)) = element.load_complex(bytes, index) else {
        return format_hex(element, bytes, index);
    };
    let part = |bits: u128| match element.part() {
        ElementType::Float(kind) => Some(format_upper_g(kind.decode(bits))),
        ElementType::Int { width: width @ 2..=128, signedness } => {
            Some(format_integer(bits, width, signedness))
        }
        ElementType::Index => Some(format_integer(bits, 64, Signedness::Signless)),
        _ => None,
    };
    match (element.is_complex(), part(real), part(imaginary)) {
        (true, Some(real), Some(imaginary)) => format!("({real},{imaginary})"),
        (false, Some(value), _) => value,
        _ => format_hex(element, bytes, index),
    }
}

/// A scalar as iree-run-module prints a result: integers in decimal, `i1` as `0` and `1`, floats by `%g`.
/// `imaginary` is passed over unless the type is complex.
///
/// Ours: types that IREE's virtual machine has no registers for, complex numbers as `(1,-2)`.
pub fn format_scalar(element: ElementType, real: u128, imaginary: u128) -> String {
    let part = |bits: u128| match element.part() {
        ElementType::Float(kind) => format_g(kind.decode(bits), 6),
        ElementType::Int { width: 1, .. } => (bits & 1).to_string(),
        ElementType::Int { width, signedness } => format_integer(bits, width, signedness),
        _ => format_integer(bits, 64, Signedness::Signless),
    };
    if element.is_complex() { format!("({},{})", part(real), part(imaginary)) } else { part(real) }
}

/// The element at `index` for people: integers in decimal, `i1` as `true` and `false`, floats with
/// the fewest digits that lead back to the same `f32` (`f64` for wide formats), NaNs with their bits when
/// `nan_bits` is set.
pub fn format_value(element: ElementType, bytes: &[u8], index: u64, nan_bits: bool) -> String {
    let Some((real, imaginary)) = element.load_complex(bytes, index) else {
        return format_hex(element, bytes, index);
    };
    let part = |bits: u128| match element.part() {
        ElementType::Float(kind) => format_float(kind, bits, nan_bits),
        ElementType::Int { width: 1, signedness: Signedness::Signless } => (bits & 1 == 1).to_string(),
        ElementType::Int { width, signedness } => format_integer(bits, width, signedness),
        _ => format_integer(bits, 64, Signedness::Signless),
    };
    if element.is_complex() { format!("({}, {})", part(real), part(imaginary)) } else { part(real) }
}

/// Signless integers are read as signed, as IREE does.
fn format_integer(bits: u128, width: u32, signedness: Signedness) -> String {
    match signedness {
        Signedness::Unsigned => bits.to_string(),
        Signedness::Signless | Signedness::Signed => sign_extend(bits, width).to_string(),
    }
}

fn format_float(kind: FloatKind, bits: u128, nan_bits: bool) -> String {
    if kind.is_nan(bits) {
        let sign =
            if kind.is_negative(bits) && kind.nan() & kind.format().sign_mask() == 0 { "-" } else { "" };
        return if nan_bits { format!("{sign}nan (0x{bits:X})") } else { format!("{sign}nan") };
    }
    if kind.is_infinite(bits) {
        return if kind.is_negative(bits) { "-inf" } else { "inf" }.into();
    }
    let value = kind.decode(bits);
    if value.is_infinite() {
        return kind.to_mlir(bits);
    }
    let narrow = value as f32;
    let (plain, scientific) = if f64::from(narrow).to_bits() == value.to_bits() && kind != FloatKind::F64 {
        (narrow.to_string(), format!("{narrow:e}"))
    } else {
        (value.to_string(), format!("{value:e}"))
    };
    if plain.len() > scientific.len() + 4 { scientific } else { plain }
}

/// The bytes of the element, first one first, two digits each.
fn format_hex(element: ElementType, bytes: &[u8], index: u64) -> String {
    let size = u64::from(element.storage_bits()).div_ceil(8);
    let start = index.checked_mul(size).and_then(|start| usize::try_from(start).ok());
    let bytes = start.and_then(|start| bytes.get(start..start.checked_add(size as usize)?)).unwrap_or(&[]);
    bytes.iter().map(|byte| format!("{byte:02X}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn float(kind: FloatKind, value: f64) -> String {
        let mut bytes = [0; 16];
        assert!(ElementType::Float(kind).store(&mut bytes, 0, kind.encode(value)));
        format_value(ElementType::Float(kind), &bytes, 0, false)
    }

    #[test]
    fn values_for_people_are_short() {
        assert_eq!(float(FloatKind::F32, 0.999), "0.999");
        assert_eq!(float(FloatKind::F64, 0.1), "0.1");
        assert_eq!(float(FloatKind::F32, 1e-20), "1e-20");
        assert_eq!(float(FloatKind::F64, 1e300), "1e300");
        assert_eq!(float(FloatKind::F16, 100.0), "100");
        assert_eq!(float(FloatKind::F32, -0.0), "-0");
        assert_eq!(float(FloatKind::F8E5M2, f64::NEG_INFINITY), "-inf");
        assert_eq!(float(FloatKind::F8E4M3FNUZ, f64::NAN), "nan");
        assert_eq!(float(FloatKind::F32, 16777216.0), "16777216");
    }

    #[test]
    fn scalars_are_as_c_prints_them() {
        let f32 = ElementType::Float(FloatKind::F32);
        assert_eq!(format_scalar(f32, FloatKind::F32.encode(1.0 / 3.0), 0), "0.333333");
        assert_eq!(format_scalar(f32, FloatKind::F32.nan(), 0), "nan");
        assert_eq!(format_scalar(ElementType::int(1), 1, 0), "1");
        assert_eq!(format_scalar(ElementType::int(8), 0xFF, 0), "-1");
        assert_eq!(format_scalar(ElementType::Index, 5, 0), "5");
        assert_eq!(format_scalar(ElementType::Complex(FloatKind::F16), 0x3C00, 0xC000), "(1,-2)");
    }

    #[test]
    fn what_hal_has_no_format_for_is_hexadecimal() {
        assert_eq!(format_hal_element(ElementType::int(1), &[1, 0], 0), "01");
        assert_eq!(format_hal_element(ElementType::int(1), &[1, 0], 1), "00");
        assert_eq!(format_hal_element(ElementType::int(4), &[0xF1], 1), "-1");
        assert_eq!(format_hal_element(ElementType::int(32), &[0xFE, 0xFF, 0xFF, 0xFF], 0), "-2");
        assert_eq!(format_hal_element(ElementType::int(24), &[0xFE, 0xFF, 0xFF, 0], 0), "-2");
        assert_eq!(format_hal_element(ElementType::int(128), &[0xFF; 16], 0), "-1");
        assert_eq!(format_hal_element(ElementType::int(192), &[7; 24], 0), "07".repeat(24));
        let complex = ElementType::Complex(FloatKind::F16);
        assert_eq!(format_hal_element(complex, &[0, 0x3C, 0, 0xC0], 0), "(1,-2)");
    }
}
