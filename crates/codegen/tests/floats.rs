//! `arith.addf` on every format: the exact sum, rounded once.

mod support;

use checkjit_numerics::FloatKind;
use support::*;

/// Formats of whose sums `f64` holds enough, see [`sum`].
fn kinds() -> impl Iterator<Item = FloatKind> {
    FloatKind::ALL.iter().copied().filter(|kind| kind.bits() <= 64)
}

/// The sum. That of two `f64` is the host's. Of narrower formats `f64` holds the sum, or rounds it with more
/// than twice the precision of the format and so does not change what the second rounding gives.
fn sum(kind: FloatKind, a: u128, b: u128) -> u128 {
    kind.encode(kind.decode(a) + kind.decode(b))
}

fn samples(kind: FloatKind) -> Vec<u128> {
    if kind.bits() <= 6 {
        return (0..1 << kind.bits()).collect();
    }
    let edges = [
        kind.zero(false).unwrap_or_default(),
        kind.zero(true).unwrap_or_default(),
        kind.smallest(),
        kind.smallest_normal(),
        kind.largest(),
        kind.lowest(),
        kind.nan(),
        kind.infinity(false).unwrap_or_default(),
        kind.infinity(true).unwrap_or_default(),
        kind.encode(1.0),
        kind.encode(-1.5),
    ];
    let mut random = Random(u64::from(kind.bits()));
    let others = (0..50).map(|_| random.next() & kind.format().mask());
    edges.into_iter().chain(others).collect()
}

#[test]
fn sums_are_rounded_once() {
    for kind in kinds() {
        let ty = kind.name();
        let mut running = Running::local(&format!(
            "func.func @f(%a: {ty}, %b: {ty}) -> {ty} {{
               %0 = arith.addf %a, %b : {ty}
               return %0 : {ty}
             }}"
        ));
        for a in samples(kind) {
            for b in samples(kind) {
                let found = bits(running.call_ok("f", &[slot(a), slot(b)])[0]);
                let expected = sum(kind, a, b);
                let both_nan = kind.is_nan(found) && kind.is_nan(expected);
                assert!(
                    found == expected || both_nan,
                    "{ty}: {a:#x} + {b:#x} = {found:#x}, not {expected:#x}"
                );
            }
        }
    }
}

#[test]
fn values_of_all_formats_pass_through() {
    for kind in FloatKind::ALL {
        let ty = kind.name();
        let mut running = Running::local(&format!(
            "func.func private @g(%a: {ty}) -> {ty} {{ return %a : {ty} }}
             func.func @f(%a: {ty}) -> ({ty}, {ty}) {{
               %0 = func.call @g(%a) : ({ty}) -> {ty}
               %1 = util.unfoldable_constant 1.5 : {ty}
               return %0, %1 : {ty}, {ty}
             }}"
        ));
        let value = kind.largest();
        let results = running.call_ok("f", &[slot(value)]);
        same(bits(results[0]), value, ty);
        same(bits(results[1]), kind.encode(1.5), ty);
    }
}

#[test]
fn complex_numbers_have_parts_of_at_most_64_bits() {
    for part in ["f80", "f128"] {
        let compiled = compile(&module(&format!(
            "func.func @f(%a: complex<{part}>) -> complex<{part}> {{
               %0 = complex.add %a, %a : complex<{part}>
               return %0 : complex<{part}>
             }}"
        )));
        let errors = errors(&compiled, "f");
        let expected = format!("on type 'complex<{part}>' yet");
        assert!(errors.contains(&expected), "{errors}");
    }
}
