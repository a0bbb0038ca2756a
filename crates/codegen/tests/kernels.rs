//! Kernels over all element types, on both devices.

mod support;

use checkjit_ir::{ElementType, FloatKind};
use checkjit_numerics::truncate;
use support::*;

/// A kernel that applies `op` to two tensors and a function that launches it; `target` makes the destination.
fn binary(op: &str, ty: &str, target: &str) -> String {
    format!(
        "jit.kernel private @k(%n: index, %a: tensor<?x{ty}>, %b: tensor<?x{ty}>, %out: tensor<?x{ty}>) -> tensor<?x{ty}> {{
           %0 = {op} %a, %b : tensor<?x{ty}>
           jit.yield %0 : tensor<?x{ty}>
         }}
         func.func @f(%a: !hal.buffer_view, %b: !hal.buffer_view) -> !hal.buffer_view {{
           %n = hal.buffer_view.dim<%a : !hal.buffer_view>[0] : index
           %out = {target}
           jit.launch @k[%n] ins(%a, %b : !hal.buffer_view, !hal.buffer_view) outs(%out : !hal.buffer_view)
           return %out : !hal.buffer_view
         }}"
    )
}

fn alloc(ty: &str) -> String {
    format!("jit.alloc(%n) : tensor<?x{ty}>")
}

fn reuse(ty: &str) -> String {
    format!("jit.reuse %a(%n) : tensor<?x{ty}>")
}

const LENGTHS: [usize; 8] = [0, 1, 2, 3, 4, 5, 7, 130];

fn run(text: &str, element: ElementType, expected: impl Fn(u128, u128) -> u128) {
    let compiled = compile(&module(text));
    for device in devices() {
        let mut running = Running::of(compile(&module(text)), Vec::new(), &device);
        for length in LENGTHS {
            let mut random = Random(length as u64);
            let mut elements = || -> Vec<u128> {
                (0..length).map(|_| truncate(random.next(), element.part().value_bits())).collect()
            };
            let (a, b) = (elements(), elements());
            let views = [running.view(element, &a), running.view(element, &b)];
            let result = running.call_ok("f", &views)[0];
            let found = running.read(result);
            assert_eq!((found.element, found.shape), (element, vec![length as u64]));
            let expected: Vec<u128> = a.iter().zip(&b).map(|(a, b)| expected(*a, *b)).collect();
            if let ElementType::Float(kind) = element {
                for (index, expected) in (0..).zip(expected) {
                    let found = element.load(&found.bytes, index).unwrap();
                    let both_nan = kind.is_nan(found) && kind.is_nan(expected);
                    assert!(found == expected || both_nan, "{element:?} {index}: {found:#x} {expected:#x}");
                }
            } else {
                // The bytes as a whole: the padding is zero.
                same(found.bytes, stored(element, &expected), (element, length));
            }
        }
    }
    drop(compiled);
}

#[test]
fn integers() {
    for width in [1, 2, 3, 4, 7, 8, 13, 16, 24, 32, 33, 64, 100, 128] {
        let ty = format!("i{width}");
        let element = ElementType::int(width);
        run(&binary("arith.addi", &ty, &alloc(&ty)), element, |a, b| truncate(a.wrapping_add(b), width));
        run(&binary("arith.muli", &ty, &reuse(&ty)), element, |a, b| truncate(a.wrapping_mul(b), width));
    }
    run(&binary("arith.addi", "index", &reuse("index")), ElementType::Index, |a, b| {
        truncate(a.wrapping_add(b), 64)
    });
}

#[test]
fn floats() {
    let kinds = FloatKind::ALL.iter().filter(|kind| kind.bits() <= 64 && **kind != FloatKind::TF32);
    for &kind in kinds {
        let sum = |a, b| kind.encode(kind.decode(a) + kind.decode(b));
        let element = ElementType::Float(kind);
        run(&binary("arith.addf", kind.name(), &alloc(kind.name())), element, sum);
        run(&binary("arith.addf", kind.name(), &reuse(kind.name())), element, sum);
    }
}

#[test]
fn packed_elements_of_other_widths_in_place() {
    // Two elements of two bits take one byte, and so do two of four: the runtime lets the one be written over
    // the other.
    for length in LENGTHS {
        let mut running = Running::local(
            "jit.kernel private @k(%n: index, %a: tensor<?xi2>, %out: tensor<?xi4>) -> tensor<?xi4> {
               %0 = arith.extsi %a : tensor<?xi2> to tensor<?xi4>
               jit.yield %0 : tensor<?xi4>
             }
             func.func @f(%a: !hal.buffer_view) -> !hal.buffer_view {
               %n = hal.buffer_view.dim<%a : !hal.buffer_view>[0] : index
               %out = jit.reuse %a(%n) : tensor<?xi4>
               jit.launch @k[%n] ins(%a : !hal.buffer_view) outs(%out : !hal.buffer_view)
               jit.release %a : !hal.buffer_view
               return %out : !hal.buffer_view
             }",
        );
        let elements: Vec<u128> = (0..length as u128).map(|index| (index + 1) % 4).collect();
        let view = running.view(ElementType::int(2), &elements);
        let result = running.call_ok("f", &[view])[0];
        let expected: Vec<u128> = elements.iter().map(|a| if *a >= 2 { a | 12 } else { *a }).collect();
        assert_eq!(running.read(result).bytes, stored(ElementType::int(4), &expected), "{length}");
    }
}

#[test]
fn several_outputs_scalars_and_constants() {
    for device in devices() {
        let text = "
            jit.kernel private @k(%n: index, %a: tensor<?xi32>, %s: i32, %o: tensor<?xi4>, %p: tensor<?xi1>, %q: tensor<?xi32>)
                -> (tensor<?xi4>, tensor<?xi1>, tensor<?xi32>) {
              %c = util.unfoldable_constant 3 : i4
              jit.yield %o, %p, %a : tensor<?xi4>, tensor<?xi1>, tensor<?xi32>
            }
            func.func @f(%a: !hal.buffer_view, %o: !hal.buffer_view, %s: i32) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) {
              %n = hal.buffer_view.dim<%a : !hal.buffer_view>[0] : index
              %p = jit.alloc(%n) : tensor<?xi1>
              %q = jit.alloc(%n) : tensor<?xi32>
              jit.launch @k[%n] ins(%a, %s : !hal.buffer_view, i32) outs(%o, %p, %q : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
              return %o, %p, %q : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
            }";
        let mut running = Running::new(text, Vec::new(), &device);
        let elements = [7, 1, 2, 0xFFFF_FFFF, 9];
        let a = running.view(ElementType::int(32), &elements);
        let o = running.view(ElementType::int(4), &[1, 2, 3, 4, 5]);
        let results = running.call_ok("f", &[a, o, slot(5)]);
        assert_eq!(running.read(results[0]).bytes, [0x21, 0x43, 0x05]);
        // A new buffer has all bits of its elements set.
        assert_eq!(running.read(results[1]).bytes, [1; 5]);
        assert_eq!(running.read(results[2]).bytes, stored(ElementType::int(32), &elements));
    }
}

#[test]
fn constants_of_a_program() {
    for device in devices() {
        let text = "
            jit.kernel private @k(%n: index, %a: tensor<?xi32>, %b: tensor<?xi32>, %out: tensor<?xi32>) -> tensor<?xi32> {
              %0 = arith.muli %a, %b : tensor<?xi32>
              %1 = arith.addi %0, %a : tensor<?xi32>
              jit.yield %1 : tensor<?xi32>
            }
            func.func @f() -> !hal.buffer_view {
              %n = arith.constant 3 : index
              %a = jit.constant dense<[1, 2, 3]> : tensor<3xi32>
              %b = jit.constant dense<10> : tensor<3xi32>
              %out = jit.alloc() : tensor<3xi32>
              jit.launch @k[%n] ins(%a, %b : !hal.buffer_view, !hal.buffer_view) outs(%out : !hal.buffer_view)
              return %out : !hal.buffer_view
            }";
        let mut running = Running::new(text, Vec::new(), &device);
        let result = running.call_ok("f", &[])[0];
        assert_eq!(running.read(result).bytes, stored(ElementType::int(32), &[11, 22, 33]));
    }
}

#[test]
fn many_elements_and_the_interruption_flag_between_them() {
    let mut running = Running::local(&binary("arith.addi", "i8", &alloc("i8")));
    let elements: Vec<u128> = (0..200_001).map(|index| index % 251).collect();
    let view = running.view(ElementType::int(8), &elements);
    let result = running.call_ok("f", &[view, view])[0];
    let expected: Vec<u128> = elements.iter().map(|a| a * 2 % 256).collect();
    assert!(running.read(result).bytes == stored(ElementType::int(8), &expected));
}

#[test]
fn a_launch_that_does_not_fit_its_kernel_is_refused() {
    let mut running = Running::local(&binary("arith.addi", "i32", &alloc("i32")));
    let (a, b) = (running.view(ElementType::int(32), &[1, 2]), running.view(ElementType::int(32), &[1]));
    let status = running.call("f", &[a, b]).unwrap_err();
    assert!(status.message.contains("one shape is needed"), "{status}");
    let site = running.compiled.sites[status.site.unwrap() as usize];
    let m = module(&binary("arith.addi", "i32", &alloc("i32")));
    assert_eq!(m.op_name(site), "jit.launch");
    let c = running.view(ElementType::Float(FloatKind::F32), &[1, 2]);
    assert!(running.call("f", &[a, c]).unwrap_err().message.contains("is given f32"));
}
