//! Kernels over all element types, on both devices.

mod support;

use checkjit_ir::{ElementType, FloatKind};
use checkjit_numerics::truncate;
use checkjit_runtime::StatusCode;
use std::sync::atomic::Ordering;
use support::*;

/// A kernel that applies `op` to two tensors and a function that launches it; `target` makes the destination.
fn binary(op: &str, ty: &str, target: &str) -> String {
    let kernel = elementwise(
        "k",
        &format!("%a: memref<?x{ty}>, %b: memref<?x{ty}>, %out: memref<?x{ty}>"),
        ty,
        &format!(
            "%x = memref.load %a[%i] {{in_bounds}} : memref<?x{ty}>
             %y = memref.load %b[%i] : memref<?x{ty}>
             %z = {op} %x, %y : {ty}
             memref.store %z, %out[%i] : memref<?x{ty}>"
        ),
    );
    format!(
        "{kernel}
         func.func @f(%a: !hal.buffer_view, %b: !hal.buffer_view) -> !hal.buffer_view {{
           %n = hal.buffer_view.dim<%a : !hal.buffer_view>[0] : index
           %out = {target}
           jit.launch @k ins(%a, %b : !hal.buffer_view, !hal.buffer_view) outs(%out : !hal.buffer_view)
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
fn storage_of_elements_of_other_widths_is_not_taken_over() {
    // Two elements of two bits take one byte, and so do two of four.
    for length in LENGTHS {
        let kernel = elementwise(
            "k",
            "%a: memref<?xi2>, %out: memref<?xi4>",
            "i4",
            "%x = memref.load %a[%i] : memref<?xi2>
             %z = arith.extsi %x : i2 to i4
             memref.store %z, %out[%i] : memref<?xi4>",
        );
        let mut running = Running::local(&format!(
            "{kernel}
             func.func @f(%a: !hal.buffer_view) -> !hal.buffer_view {{
               %n = hal.buffer_view.dim<%a : !hal.buffer_view>[0] : index
               %out = jit.reuse %a(%n) : tensor<?xi4>
               jit.launch @k ins(%a : !hal.buffer_view) outs(%out : !hal.buffer_view)
               jit.release %a : !hal.buffer_view
               return %out : !hal.buffer_view
             }}"
        ));
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
        let kernel = elementwise(
            "k",
            "%a: memref<?xi32>, %s: i32, %p: memref<?xi4>, %out: memref<?xi32>",
            "i32",
            "%c = arith.constant 3 : i4
             %x = memref.load %a[%i] : memref<?xi32>
             %y = arith.addi %x, %s : i32
             memref.store %y, %out[%i] : memref<?xi32>
             memref.store %c, %p[%i] : memref<?xi4>",
        );
        let text = format!(
            "{kernel}
            func.func @f(%a: !hal.buffer_view, %s: i32) -> (!hal.buffer_view, !hal.buffer_view) {{
              %n = hal.buffer_view.dim<%a : !hal.buffer_view>[0] : index
              %p = jit.alloc(%n) : tensor<?xi4>
              %q = jit.alloc(%n) : tensor<?xi32>
              jit.launch @k ins(%a, %s : !hal.buffer_view, i32) outs(%p, %q : !hal.buffer_view, !hal.buffer_view)
              return %p, %q : !hal.buffer_view, !hal.buffer_view
            }}"
        );
        let mut running = Running::new(&text, Vec::new(), &device);
        let elements = [7, 1, 2, 0xFFFF_FFFF, 9];
        let a = running.view(ElementType::int(32), &elements);
        let results = running.call_ok("f", &[a, slot(5)]);
        assert_eq!(running.read(results[0]).bytes, [0x33, 0x33, 0x03]);
        assert_eq!(running.read(results[1]).bytes, stored(ElementType::int(32), &[12, 6, 7, 4, 14]));
    }
}

#[test]
fn constants_of_a_program() {
    for device in devices() {
        let text = binary("arith.muli", "i32", "jit.alloc() : tensor<3xi32>")
            + "func.func @g() -> !hal.buffer_view {
                 %a = jit.constant dense<[1, 2, 3]> : tensor<3xi32>
                 %b = jit.constant dense<10> : tensor<3xi32>
                 %0 = func.call @f(%a, %b) : (!hal.buffer_view, !hal.buffer_view) -> !hal.buffer_view
                 return %0 : !hal.buffer_view
               }";
        let mut running = Running::new(&text, Vec::new(), &device);
        let result = running.call_ok("g", &[])[0];
        assert_eq!(running.read(result).bytes, stored(ElementType::int(32), &[10, 20, 30]));
    }
}

/// Transposes a matrix, and adds 3 to every element.
const TRANSPOSE: &str = "
    jit.kernel private @k(%a: memref<?x?xi64>, %out: memref<?x?xi64>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %rows = memref.dim %out, %c0 : memref<?x?xi64>
      %columns = memref.dim %out, %c1 : memref<?x?xi64>
      %three = arith.constant 3 : i64
      cf.br ^rows(%c0 : index)
    ^rows(%i: index):
      %more = arith.cmpi ult, %i, %rows : index
      cf.cond_br %more, ^columns(%c0 : index), ^end
    ^columns(%j: index):
      %more_ = arith.cmpi ult, %j, %columns : index
      cf.cond_br %more_, ^body, ^next
    ^body:
      %x = memref.load %a[%j, %i] : memref<?x?xi64>
      %y = arith.addi %x, %three : i64
      memref.store %y, %out[%i, %j] : memref<?x?xi64>
      %jj = arith.addi %j, %c1 : index
      cf.br ^columns(%jj : index)
    ^next:
      %ii = arith.addi %i, %c1 : index
      cf.br ^rows(%ii : index)
    ^end:
      jit.yield
    }
    func.func @f(%a: !hal.buffer_view, %n: index, %m: index) -> !hal.buffer_view {
      %out = jit.alloc(%n, %m) : tensor<?x?xi64>
      jit.launch @k ins(%a : !hal.buffer_view) outs(%out : !hal.buffer_view)
      return %out : !hal.buffer_view
    }";

#[test]
fn loops_over_two_dimensions_stay_within_their_memrefs() {
    for device in devices() {
        let mut running = Running::new(TRANSPOSE, Vec::new(), &device);
        let i64_type = ElementType::int(64);
        let bytes = stored(i64_type, &[1, 2, 3, 4, 5, 6]);
        let view = running.instance.import_view(i64_type, &[2, 3], &bytes).unwrap();
        let result = running.call_ok("f", &[view, slot(3), slot(2)])[0];
        let found = running.read(result);
        assert_eq!(found.shape, [3, 2]);
        assert_eq!(found.bytes, stored(i64_type, &[4, 7, 5, 8, 6, 9]));
        // A destination that is larger asks for elements that are not there.
        let status = running.call("f", &[view, slot(3), slot(3)]).unwrap_err();
        assert_eq!(status.message, "index out of bounds");
        let site = running.compiled.sites[status.site.unwrap() as usize];
        assert_eq!(module(TRANSPOSE).op_name(site), "memref.load");
        // Another rank is not what the kernel was compiled for.
        let flat = running.view(i64_type, &[1, 2, 3]);
        let status = running.call("f", &[flat, slot(3), slot(1)]).unwrap_err();
        assert_eq!(status.message, "a tensor of type 3xi64 where ?x?xi64 is needed");
    }
}

#[test]
fn a_kernel_that_does_not_end_is_interrupted() {
    let text = "
        jit.kernel private @k(%a: memref<?xi8>) {
          cf.br ^again
        ^again:
          cf.br ^again
        }
        func.func @f(%a: !hal.buffer_view) {
          jit.launch @k ins(%a : !hal.buffer_view) outs()
          return
        }";
    let mut running = Running::local(text);
    let view = running.view(ElementType::int(8), &[1]);
    let interrupt = running.instance.interrupt_handle();
    let stopper = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(20));
        interrupt.store(StatusCode::Cancelled as u32, Ordering::Relaxed);
    });
    assert_eq!(running.call("f", &[view]).unwrap_err().code, StatusCode::Cancelled);
    stopper.join().unwrap();
}

#[test]
fn elements_are_read_and_written_from_the_host() {
    let text = "
        func.func @f(%a: !hal.buffer_view, %i: index, %v: i4) -> (!hal.buffer_view, i4) {
          %0 = jit.load %a[%i] : i4
          %1 = jit.copy %a
          jit.store %v, %1[%i] : i4
          %2 = jit.cast %1 : tensor<3xi4>
          jit.release %1 : !hal.buffer_view
          %3 = jit.writable %2
          jit.release %2 : !hal.buffer_view
          %c1 = arith.constant 1 : index
          jit.store %v, %3[%c1] : i4
          %4 = jit.reshape %3(%c1) : tensor<?x3xi4>
          jit.release %3 : !hal.buffer_view
          return %4, %0 : !hal.buffer_view, i4
        }";
    for device in devices() {
        let mut running = Running::new(text, Vec::new(), &device);
        let view = running.view(ElementType::int(4), &[1, 2, 3]);
        let results = running.call_ok("f", &[view, slot(2), slot(9)]);
        let found = running.read(results[0]);
        assert_eq!((found.shape, found.bytes), (vec![1, 3], vec![0x91, 0x09]));
        assert_eq!(results[1], slot(3));
        assert_eq!(running.call("f", &[view, slot(3), slot(9)]).unwrap_err().code, StatusCode::OutOfRange);
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
