//! What a module becomes: errors of single functions, shared kernels, the table of emit functions, texts, and
//! how long it takes.

mod support;

use checkjit_codegen::{Compiler, CompilerOptions, Emit, Support, WITHOUT_EMITTER, has_emitter, support};
use checkjit_ir::Diagnostics;
use checkjit_runtime::Device;
use std::fmt::Write;
use std::time::Instant;
use support::*;

/// A kernel of the given name whose body is `op` on `i32`.
fn kernel(name: &str, op: &str) -> String {
    let body = format!(
        "%x = memref.load %in[%i] : memref<?xi32>
         %sum = {op} %x, %x : i32
         memref.store %sum, %out[%i] : memref<?xi32>"
    );
    elementwise(name, "%in: memref<?xi32>, %out: memref<?xi32>", "i32", &body) + "\n"
}

fn launcher(name: &str, kernel: &str) -> String {
    format!(
        "func.func @{name}(%n: index, %a: !hal.buffer_view, %b: !hal.buffer_view) {{
           jit.launch @{kernel} ins(%a : !hal.buffer_view) outs(%b : !hal.buffer_view)
           return
         }}\n"
    )
}

#[test]
fn errors_are_of_the_function_and_its_callers() {
    let text = "
func.func @good() -> i32 {
  %0 = arith.constant 4 : i32
  return %0 : i32
}
func.func private @bad(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = arith.addi %a, %a : tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func private @given_up() -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
func.func @calls() -> i32 {
  %0 = func.call @given_up() : () -> i32
  return %0 : i32
}
func.func @calls_again() -> i32 {
  %0 = func.call @calls() : () -> i32
  %1 = func.call @good() : () -> i32
  return %0 : i32
}
func.func @calls_good() -> i32 {
  %0 = func.call @good() : () -> i32
  return %0 : i32
}";
    let m = module(text);
    let given_up = m.symbol_ops(m.root()).into_iter().find(|op| m.symbol(*op) == Some("given_up")).unwrap();
    let mut failed = none();
    let mut reason = Diagnostics::default();
    reason.error(m.position(m.op(given_up).loc), "no lowering");
    failed.insert(given_up, reason);
    let compiled = compiler().compile(&m, &failed);
    assert_eq!(errors(&compiled, "given_up"), "test.mlir:10:1: error: no lowering\n");
    assert_eq!(
        errors(&compiled, "calls"),
        "test.mlir:15:8: error: calls @given_up, which was not compiled\n\
         test.mlir:10:1: note: no lowering\n"
    );
    assert_eq!(
        errors(&compiled, "calls_again"),
        "test.mlir:19:8: error: calls @calls, which was not compiled\n\
         test.mlir:10:1: note: no lowering\n"
    );
    assert!(errors(&compiled, "bad").contains("on type 'tensor<2xi32>' yet"));
    assert_eq!(compiled.stats.functions, 2);
    let mut running = Running::of(compiled, Vec::new(), &Device::local());
    assert_eq!(bits(running.call_ok("calls_good", &[])[0]), 4);
}

#[test]
fn a_kernel_without_code_is_an_error_of_those_that_launch_it() {
    let text = "
jit.kernel private @k(%in: memref<?xvector<2xi32>>, %out: memref<?xi32>) {
  jit.yield
}
func.func @f(%n: index, %a: !hal.buffer_view, %b: !hal.buffer_view) {
  jit.launch @k ins(%a : !hal.buffer_view) outs(%b : !hal.buffer_view)
  return
}
func.func @g() {
  return
}";
    let compiled = compile(&module(text));
    assert_eq!(
        errors(&compiled, "f"),
        "test.mlir:6:3: error: launches @k, which was not compiled\n\
         test.mlir:2:1: note: code generation does not support 'jit.kernel' on type 'memref<?xvector<2xi32>>' yet\n"
    );
    assert!(compiled.functions["g"].is_ok());
}

#[test]
fn equal_kernels_are_compiled_once() {
    let text = [
        kernel("a", "arith.addi"),
        kernel("b", "arith.addi").replace("%sum", "%other"),
        kernel("c", "arith.muli"),
        launcher("f", "a"),
        launcher("g", "b"),
        launcher("h", "c"),
        launcher("again", "a"),
        kernel("unused", "arith.muli"),
    ]
    .concat();
    let compiler = compiler();
    let first = compiler.compile(&module(&text), &none());
    assert_eq!((first.stats.compiled_kernels, first.stats.reused_kernels), (2, 1));
    assert_eq!(first.program.launches.len(), 3);
    assert_eq!(compiler.kernel_cache().len(), 2);
    let other = [kernel("z", "arith.muli"), launcher("f", "z")].concat();
    let second = compiler.compile(&module(&other), &none());
    assert_eq!((second.stats.compiled_kernels, second.stats.reused_kernels), (0, 1));
    assert_eq!(second.program.launches[0].kernel as usize, first.program.launches[2].kernel as usize);

    // The code stays while one of them is used, whatever becomes of the other and of the compiler.
    drop((first, compiler));
    let mut running = Running::of(second, Vec::new(), &Device::local());
    let i32s = checkjit_numerics::ElementType::int(32);
    let (a, b) = (running.view(i32s, &[3, 5]), running.view(i32s, &[0, 0]));
    running.call_ok("f", &[slot(2), a, b]);
    assert_eq!(running.read(b).bytes, stored(i32s, &[9, 25]));
}

#[test]
fn the_cache_is_bounded() {
    let mut options = CompilerOptions::default();
    options.kernel_cache_bytes = 1;
    let compiler = Compiler::new(options).unwrap();
    let text = |op| [kernel("k", op), launcher("f", "k")].concat();
    let first = compiler.compile(&module(&text("arith.addi")), &none());
    let second = compiler.compile(&module(&text("arith.muli")), &none());
    // Both are in use.
    assert_eq!(compiler.kernel_cache().len(), 2);
    assert_eq!(
        compiler.kernel_cache().bytes(),
        first.stats.code_bytes + second.stats.code_bytes
            - [&first, &second].map(|module| module.code.as_ref().unwrap().bytes()).iter().sum::<usize>()
    );
    drop(first);
    let _third = compiler.compile(&module(&text("arith.addi").replace("i32", "i64")), &none());
    assert_eq!(compiler.kernel_cache().len(), 2);
    let again = compiler.compile(&module(&text("arith.addi")), &none());
    assert_eq!(again.stats.compiled_kernels, 1);
}

#[test]
fn every_primitive_has_an_emit_function() {
    let registry = checkjit_dialects::registry();
    for def in registry.ops() {
        let listed = WITHOUT_EMITTER.iter().filter(|(name, _)| *name == def.name).count();
        let without = listed + usize::from(def.not_run.is_some());
        assert_eq!(without, usize::from(!has_emitter(registry.id(def))), "{}", def.name);
        assert_eq!(matches!(support(def), Support::Emitted), has_emitter(registry.id(def)), "{}", def.name);
    }
    for (name, _) in WITHOUT_EMITTER {
        assert!(registry.find_op(name).is_some(), "{name}");
    }
}

#[test]
fn texts() {
    let text = [kernel("k", "arith.addi"), launcher("f", "k")].concat();
    let m = module(&text);
    let clif = compiler().emit_text(&m, Emit::Clif).unwrap();
    assert!(clif.starts_with("; kernel @k\nfunction %k(i64, i64) -> i32 system_v {"), "{clif}");
    assert!(clif.contains("\n\n; function @f\nfunction %f(i64, i64, i64) -> i32 system_v {"), "{clif}");
    let assembly = compiler().emit_text(&m, Emit::Asm).unwrap();
    assert!(assembly.contains("; kernel @k\n") && assembly.contains("ret"), "{assembly}");
    let other = Compiler::for_target("x86_64-pc-windows-msvc", CompilerOptions::default()).unwrap();
    assert!(other.emit_text(&m, Emit::Asm).is_ok());
    assert!(Compiler::for_target("i686-unknown-linux-gnu", CompilerOptions::default()).is_err());
    assert!(Compiler::for_target("nonsense", CompilerOptions::default()).is_err());
}

#[test]
fn too_many_arguments_are_an_error() {
    let types = vec!["i32"; 300].join(", ");
    let values = vec!["%a"; 300].join(", ");
    let text = format!(
        "func.func private @custom.many({types})
         func.func @f(%a: i32) {{
           func.call @custom.many({values}) : ({types}) -> ()
           return
         }}"
    );
    let compiled = compile(&module(&text));
    assert!(errors(&compiled, "f").contains("needs 4800 bytes of stack"), "{}", errors(&compiled, "f"));
}

/// A function that allocates, launches and releases `count` times.
fn launches(count: usize) -> String {
    let mut text = kernel("k", "arith.addi");
    text += "func.func @f(%n: index, %v0: !hal.buffer_view) -> !hal.buffer_view {\n";
    for i in 0..count {
        let next = i + 1;
        let _ = writeln!(
            text,
            "%v{next} = jit.alloc(%n) : tensor<?xi32>
             jit.launch @k ins(%v{i} : !hal.buffer_view) outs(%v{next} : !hal.buffer_view)
             jit.release %v{i} : !hal.buffer_view"
        );
    }
    text + &format!("return %v{count} : !hal.buffer_view\n}}")
}

#[test]
fn long_functions_compile_in_linear_time() {
    for count in [1, 100, 1000, 5000] {
        let m = module(&launches(count));
        let compiler = Compiler::new(CompilerOptions::default()).unwrap();
        let started = Instant::now();
        let compiled = compiler.compile(&m, &none());
        println!("{count} launches: {:?}, {:?}", started.elapsed(), compiled.stats);
        let mut running = Running::of(compiled, Vec::new(), &Device::local());
        let i32s = checkjit_numerics::ElementType::int(32);
        let view = running.view(i32s, &[1, 0]);
        let result = running.call_ok("f", &[slot(2), view])[0];
        let expected = if count < 32 { 1 << count } else { 0 };
        assert_eq!(running.read(result).bytes, stored(i32s, &[expected, 0]));
    }
}

#[test]
fn many_functions_and_many_kernels() {
    let mut text = String::new();
    for i in 0..300 {
        let op = "arith.addi";
        text += &kernel(&format!("k{i}"), op)
            .replace("jit.yield", &format!("%c = util.unfoldable_constant {i} : i32\n jit.yield"));
        text += &launcher(&format!("f{i}"), &format!("k{i}"));
    }
    let m = module(&text);
    let compiler = Compiler::new(CompilerOptions::default()).unwrap();
    let started = Instant::now();
    let compiled = compiler.compile(&m, &none());
    println!("300 functions and kernels: {:?}, {:?}", started.elapsed(), compiled.stats);
    assert_eq!((compiled.stats.functions, compiled.stats.compiled_kernels), (300, 300));
    let started = Instant::now();
    compiler.compile(&m, &none());
    println!("with kernels from the cache: {:?}", started.elapsed());
}

#[test]
fn compilers_are_shared_by_threads() {
    let compiler = compiler();
    let text = [kernel("k", "arith.addi"), launcher("f", "k")].concat();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..5 {
                    let compiled = compiler.compile(&module(&text), &none());
                    assert_eq!(compiled.stats.functions, 1);
                }
            });
        }
    });
    assert_eq!(compiler.kernel_cache().len(), 1);
}
