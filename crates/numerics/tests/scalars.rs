//! The fast conversions give the bits of the general ones.

mod support;

use checkjit_numerics::FloatKind as K;
use checkjit_numerics::scalar::{bf16_to_f32, decode_table, encode_f32, f16_to_f32, f32_to_bf16, f32_to_f16};
use support::{Random, midpoints};

fn general(value: f32, kind: K) -> u128 {
    K::F32.convert(u128::from(value.to_bits()), kind)
}

#[test]
fn every_half_widens() {
    for bits in 0..=u16::MAX {
        let expected = |kind: K| kind.convert(u128::from(bits), K::F32);
        assert_eq!(u128::from(f16_to_f32(bits).to_bits()), expected(K::F16), "{bits:x}");
        assert_eq!(u128::from(bf16_to_f32(bits).to_bits()), expected(K::BF16), "{bits:x}");
    }
}

/// Every `f16` and `bf16`, the midpoints of a format, and random patterns.
fn inputs(kind: K) -> impl Iterator<Item = f32> {
    let halves = (0..=u16::MAX).flat_map(|bits| [f16_to_f32(bits), bf16_to_f32(bits)]);
    let middles = midpoints(kind).into_iter().map(|value| value as f32);
    let around = middles.flat_map(|value| [value.next_down(), value, value.next_up()]);
    let mut random = Random(3);
    let any = (0..50_000).map(move |_| f32::from_bits(random.next() as u32));
    halves.chain(around).chain(any)
}

#[test]
fn f32_narrows_to_halves() {
    for value in inputs(K::F16) {
        assert_eq!(u128::from(f32_to_f16(value)), general(value, K::F16), "{value:e}");
    }
    for value in inputs(K::BF16) {
        assert_eq!(u128::from(f32_to_bf16(value)), general(value, K::BF16), "{value:e}");
    }
}

#[test]
fn f32_narrows_to_the_small_formats() {
    for kind in K::ALL.iter().filter(|kind| kind.bits() <= 8) {
        for value in inputs(*kind) {
            assert_eq!(u128::from(encode_f32(*kind, value)), general(value, *kind), "{kind:?} {value:e}");
        }
    }
}

#[test]
fn tables_hold_every_pattern() {
    for kind in K::ALL {
        let table = decode_table(*kind);
        assert_eq!(table.is_some(), kind.bits() <= 8);
        for (bits, value) in table.into_iter().flatten().enumerate() {
            assert_eq!(u128::from(value.to_bits()), kind.convert(bits as u128, K::F32));
        }
    }
}
