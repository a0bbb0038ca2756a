//! Integers of all widths in host functions, against their definitions.

mod support;

use checkjit_numerics::{mask, sign_extend, truncate};
use support::*;

const WIDTHS: [u32; 17] = [1, 2, 3, 4, 7, 8, 9, 15, 16, 31, 32, 33, 63, 64, 65, 127, 128];

/// Edges and some others.
fn samples(width: u32) -> Vec<u128> {
    let top = 1 << (width - 1);
    let mut all = vec![0, 1, top, top - 1, top + 1, mask(width), mask(width) - 1, 5, 0xAB];
    let mut random = Random(u64::from(width));
    all.extend((0..4).map(|_| random.next()));
    all.iter_mut().for_each(|value| *value = truncate(*value, width));
    all
}

fn for_all_pairs(width: u32, mut test: impl FnMut(u128, u128)) {
    for a in samples(width) {
        for b in samples(width) {
            test(a, b);
        }
    }
}

#[test]
fn sums_and_products_wrap() {
    for width in WIDTHS {
        let ty = format!("i{width}");
        let mut running = Running::local(&format!(
            "func.func @f(%a: {ty}, %b: {ty}) -> ({ty}, {ty}) {{
               %0 = arith.addi %a, %b : {ty}
               %1 = arith.muli %a, %b : {ty}
               return %0, %1 : {ty}, {ty}
             }}"
        ));
        for_all_pairs(width, |a, b| {
            let results = running.call_ok("f", &[slot(a), slot(b)]);
            same(bits(results[0]), truncate(a.wrapping_add(b), width), (width, a, b, "addi"));
            same(bits(results[1]), truncate(a.wrapping_mul(b), width), (width, a, b, "muli"));
        });
    }
}

#[test]
fn index_has_64_bits() {
    let mut running = Running::local(
        r#"func.func @f(%a: index, %b: index) -> (index, i1) {
           %0 = arith.addi %a, %b : index
           %1 = "arith.cmpi"(%a, %b) <{predicate = 2 : i64}> : (index, index) -> i1
           return %0, %1 : index, i1
         }"#,
    );
    let results = running.call_ok("f", &[slot(u64::MAX.into()), slot(3)]);
    assert_eq!(results.map_bits(), [2, 1]);
}

trait MapBits {
    fn map_bits(self) -> Vec<u128>;
}

impl MapBits for Vec<checkjit_runtime::abi::Slot> {
    fn map_bits(self) -> Vec<u128> {
        self.into_iter().map(bits).collect()
    }
}

#[test]
fn comparisons() {
    type Relation = fn(u128, u128, i128, i128) -> bool;
    let relations: [(&str, Relation); 10] = [
        ("eq", |a, b, _, _| a == b),
        ("ne", |a, b, _, _| a != b),
        ("slt", |_, _, a, b| a < b),
        ("sle", |_, _, a, b| a <= b),
        ("sgt", |_, _, a, b| a > b),
        ("sge", |_, _, a, b| a >= b),
        ("ult", |a, b, _, _| a < b),
        ("ule", |a, b, _, _| a <= b),
        ("ugt", |a, b, _, _| a > b),
        ("uge", |a, b, _, _| a >= b),
    ];
    for width in WIDTHS {
        for (number, (name, relation)) in relations.into_iter().enumerate() {
            let ty = format!("i{width}");
            let mut running = Running::local(&format!(
                r#"func.func @f(%a: {ty}, %b: {ty}) -> i1 {{
                   %0 = "arith.cmpi"(%a, %b) <{{predicate = {number} : i64}}> : ({ty}, {ty}) -> i1
                   return %0 : i1
                 }}"#
            ));
            for_all_pairs(width, |a, b| {
                let found = bits(running.call_ok("f", &[slot(a), slot(b)])[0]);
                let expected = relation(a, b, sign_extend(a, width), sign_extend(b, width));
                same(found, u128::from(expected), (name, width, a, b));
            });
        }
    }
}

#[test]
fn extensions() {
    for (index, from) in WIDTHS.into_iter().enumerate() {
        for to in WIDTHS.into_iter().skip(index + 1) {
            let mut running = Running::local(&format!(
                "func.func @f(%a: i{from}) -> (i{to}, i{to}) {{
                   %0 = arith.extsi %a : i{from} to i{to}
                   %1 = arith.extui %a : i{from} to i{to}
                   return %0, %1 : i{to}, i{to}
                 }}"
            ));
            for a in samples(from) {
                let results = running.call_ok("f", &[slot(a)]);
                let signed = truncate(sign_extend(a, from) as u128, to);
                same(results.map_bits(), vec![signed, a], (from, to, a));
            }
        }
    }
}

#[test]
fn constants() {
    for width in WIDTHS {
        for value in samples(width) {
            let text = checkjit_numerics::to_text(value, width, checkjit_numerics::Signedness::Signless);
            let text = text.unwrap();
            let mut running = Running::local(&format!(
                "func.func @f() -> (i{width}, i{width}) {{
                   %0 = arith.constant {text}{suffix}
                   %1 = util.unfoldable_constant {text}{suffix}
                   %2 = util.optimization_barrier %1 : i{width}
                   return %0, %2 : i{width}, i{width}
                 }}",
                suffix = if width == 1 { String::new() } else { format!(" : i{width}") }
            ));
            same(running.call_ok("f", &[]).map_bits(), vec![value, value], (width, value));
        }
    }
}

#[test]
fn bits_above_the_width_of_an_argument_are_ignored() {
    let mut running = Running::local(
        "func.func @f(%a: i7) -> i16 {
           %0 = arith.extui %a : i7 to i16
           return %0 : i16
         }",
    );
    assert_eq!(bits(running.call_ok("f", &[slot(0xFFFF)])[0]), 0x7F);
}
