//! Element types: names, sizes, and elements in memory.

use checkjit_numerics::{ElementType as T, FloatKind as K, Signedness};

const fn signed(width: u32) -> T {
    T::Int { width, signedness: Signedness::Signed }
}

const fn unsigned(width: u32) -> T {
    T::Int { width, signedness: Signedness::Unsigned }
}

const COMPLEX_I16: T = T::ComplexInt { width: 16, signedness: Signedness::Signless };

/// Type, MLIR's name, HAL's name, HAL's number, bits from one element to the next.
const ROWS: &[(T, &str, &str, u32, u32)] = &[
    (T::int(1), "i1", "i1", 0x1300_0008, 8),
    (T::int(2), "i2", "i2", 0x1000_0002, 2),
    (T::int(3), "i3", "i3", 0x1000_0003, 8),
    (T::int(4), "i4", "i4", 0x1000_0004, 4),
    (T::int(7), "i7", "i7", 0x1000_0007, 8),
    (T::int(8), "i8", "i8", 0x1000_0008, 8),
    (signed(8), "si8", "si8", 0x1100_0008, 8),
    (unsigned(16), "ui16", "ui16", 0x1200_0010, 16),
    (T::int(17), "i17", "i17", 0x1000_0011, 32),
    (T::int(32), "i32", "i32", 0x1000_0020, 32),
    (T::int(33), "i33", "i33", 0x1000_0021, 64),
    (T::int(128), "i128", "i128", 0x1000_0080, 128),
    (T::int(129), "i129", "i129", 0x1000_0081, 192),
    (T::int(300), "i300", "i300", 0, 320),
    (T::Index, "index", "i64", 0x1000_0040, 64),
    (T::Float(K::F4E2M1FN), "f4E2M1FN", "f4E2M1FN", 0x0000_0004, 4),
    (T::Float(K::F6E3M2FN), "f6E3M2FN", "f6E3M2FN", 0x0000_0006, 8),
    (T::Float(K::F8E5M2), "f8E5M2", "f8E5M2", 0x2400_0008, 8),
    (T::Float(K::F8E4M3FN), "f8E4M3FN", "f8E4M3FN", 0x2500_0008, 8),
    (T::Float(K::F8E5M2FNUZ), "f8E5M2FNUZ", "f8E5M2FNUZ", 0x2600_0008, 8),
    (T::Float(K::F8E4M3FNUZ), "f8E4M3FNUZ", "f8E4M3FNUZ", 0x2700_0008, 8),
    (T::Float(K::F8E5M3FNU), "f8E5M3FNU", "f8E5M3FNU", 0x0000_0008, 8),
    (T::Float(K::F8E8M0FNU), "f8E8M0FNU", "f8E8M0FNU", 0x2800_0008, 8),
    (T::Float(K::BF16), "bf16", "bf16", 0x2200_0010, 16),
    (T::Float(K::F16), "f16", "f16", 0x2100_0010, 16),
    (T::Float(K::TF32), "tf32", "tf32", 0x0000_0013, 32),
    (T::Float(K::F32), "f32", "f32", 0x2100_0020, 32),
    (T::Float(K::F64), "f64", "f64", 0x2100_0040, 64),
    (T::Float(K::F80), "f80", "f80", 0x0000_0050, 128),
    (T::Complex(K::F32), "complex<f32>", "cf64", 0x2300_0040, 64),
    (T::Complex(K::F64), "complex<f64>", "cf128", 0x2300_0080, 128),
    (T::Complex(K::F128), "complex<f128>", "complex<f128>", 0, 256),
    (COMPLEX_I16, "complex<i16>", "complex<i16>", 0x0000_0020, 32),
];

#[test]
fn names_numbers_and_sizes() {
    for (ty, mlir, hal, number, bits) in ROWS {
        assert_eq!(ty.mlir_name(), *mlir);
        assert_eq!(ty.hal_name(), *hal);
        assert_eq!(ty.hal_type(), *number, "{mlir}: {:08x}", ty.hal_type());
        assert_eq!(ty.storage_bits(), *bits, "{mlir}");
    }
}

#[test]
fn sizes_of_whole_buffers() {
    assert_eq!(T::int(4).storage_bytes(3), Some(2));
    assert_eq!(T::int(2).storage_bytes(5), Some(2));
    assert_eq!(T::int(4).storage_bytes(0), Some(0));
    assert_eq!(T::int(4).storage_bytes(u64::MAX), Some(1 << 63));
    assert_eq!(T::int(1).storage_bytes(3), Some(3));
    assert_eq!(T::Float(K::F32).storage_bytes(3), Some(12));
    assert_eq!(T::Float(K::F32).storage_bytes(u64::MAX / 2), None);
    assert!(T::int(u32::MAX).storage_bytes(1).is_some());
    assert_eq!(T::ComplexInt { width: u32::MAX, signedness: Signedness::Signed }.hal_type(), 0);
}

#[test]
fn what_is_stored_is_loaded() {
    for (ty, name, ..) in ROWS.iter().filter(|row| row.0.part().storage_bits() <= 128) {
        let mut bytes = vec![0xA5; ty.storage_bytes(7).unwrap() as usize];
        let mask = u128::MAX >> (128 - ty.part().value_bits().min(128));
        let value = |index: u64| 0x1234_5678_9ABC_DEF1_1357_9BDF_0246_8ACE_u128.rotate_left(index as u32 * 9);
        for index in 0..7 {
            assert!(ty.store_complex(&mut bytes, index, (value(index), !value(index))), "{name}");
        }
        for index in 0..7 {
            let second = if ty.is_complex() { !value(index) & mask } else { 0 };
            assert_eq!(ty.load_complex(&bytes, index), Some((value(index) & mask, second)), "{name}");
            assert_eq!(ty.load(&bytes, index), Some(value(index) & mask), "{name}");
        }
        let past = bytes.len() as u64 * 8 / u64::from(ty.storage_bits());
        for index in [past, u64::MAX, u64::MAX / 2] {
            assert_eq!(ty.load(&bytes, index), None);
            let before = bytes.clone();
            assert!(!ty.store(&mut bytes, index, 1));
            assert_eq!(before, bytes);
        }
    }
}

#[test]
fn packed_elements_fill_a_byte_from_below() {
    let mut bytes = [0u8; 2];
    assert!(T::int(4).store(&mut bytes, 0, 0x1) && T::int(4).store(&mut bytes, 1, 0x12));
    assert!(T::Float(K::F4E2M1FN).store(&mut bytes, 3, 0xF));
    assert_eq!(bytes, [0x21, 0xF0]);
    assert!(T::int(2).store(&mut bytes, 3, 3));
    assert_eq!(bytes, [0xE1, 0xF0]);
    assert!(T::Float(K::F32).store(&mut [0; 4], 0, 1) && !T::Float(K::F32).store(&mut [0; 3], 0, 1));
}

#[test]
fn wider_than_128_bits_is_refused() {
    assert_eq!(T::int(129).load(&[0; 64], 0), None);
    assert!(!T::int(129).store(&mut [0; 64], 0, 0));
    assert_eq!(T::int(0).load(&[1], 0), Some(0));
}
