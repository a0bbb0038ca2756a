//! The library as its users see it: host functions, devices, limits, and runs that are stopped.

use checkjit::{
    Config, Device, ElementType, Engine, Error, HostView, Instance, Limits, Linker, Module, Report, RunError,
    Status, StatusCode, Value,
};
use std::time::Duration;

fn module(source: &str) -> Module {
    let engine = Engine::new(&Config::new()).expect("this machine has a code generator");
    Module::from_text(&engine, "test.mlir", source).expect("the input is valid")
}

fn linker(module: &Module) -> Linker {
    let mut linker = Linker::new(module.engine());
    linker.check_module();
    linker
}

fn run_on(module: &Module, linker: &Linker, device: Device, name: &str) -> Report {
    Instance::new(linker, module, device).run(name).expect("the function is there")
}

/// Code, message and line of the status that ended a run.
fn status(report: &Report) -> (StatusCode, &str, Option<u32>) {
    match &report.error {
        Some(RunError::Status { code, message, position, .. }) => {
            (*code, message, position.as_ref().map(|position| position.line))
        }
        other => panic!("no status but {other:?}"),
    }
}

const CALLS: &str = "func.func private @host.combine(i32, f64, i1) -> f32
func.func @f() -> f32 {
  %a = arith.constant -3 : i32
  %b = arith.constant 0.5 : f64
  %c = arith.constant true
  %d = call @host.combine(%a, %b, %c) : (i32, f64, i1) -> f32
  return %d : f32
}";

#[test]
fn host_functions_get_and_give_values() {
    let module = module(CALLS);
    let mut linker = linker(&module);
    linker.func("host", "combine", |a: i32, b: f64, c: bool| if c { a as f32 * b as f32 } else { 0.0 });
    let report = run_on(&module, &linker, Device::local(), "f");
    assert!(report.passed(), "{report:?}");
    assert_eq!(report.results[0].to_string(), "f32=-1.5");
}

#[test]
fn an_import_that_nothing_is_bound_to_is_not_found() {
    let module = module(CALLS);
    let report = run_on(&module, &linker(&module), Device::local(), "f");
    let (code, message, _) = status(&report);
    assert_eq!(code, StatusCode::NotFound);
    assert!(message.contains("host.combine"), "{message}");
}

#[test]
fn an_import_of_other_types_is_refused() {
    let module = module(CALLS);
    let mut linker = linker(&module);
    linker.func("host", "combine", |a: i32, _: f32, _: bool| a as f32);
    let report = run_on(&module, &linker, Device::local(), "f");
    let (code, message, _) = status(&report);
    assert_eq!(code, StatusCode::InvalidArgument);
    assert!(message.contains("(i32, f64, i1)") && message.contains("(i32, f32, i1)"), "{message}");
}

#[test]
fn errors_and_panics_of_host_functions_end_the_test_at_the_call() {
    let module = module(CALLS);
    let mut fails = linker(&module);
    fails.func("host", "combine", |_: i32, _: f64, _: bool| {
        Err::<f32, _>(Status::new(StatusCode::Unavailable, "not today"))
    });
    let report = run_on(&module, &fails, Device::local(), "f");
    assert_eq!(status(&report), (StatusCode::Unavailable, "not today", Some(6)));

    let mut panics = linker(&module);
    panics.func("host", "combine", |_: i32, _: f64, _: bool| -> f32 { panic!("on purpose") });
    let report = run_on(&module, &panics, Device::local(), "f");
    let (code, message, line) = status(&report);
    assert_eq!((code, line), (StatusCode::Internal, Some(6)));
    assert!(message.contains("on purpose"), "{message}");
}

const TENSORS: &str = "func.func @f() {
  %a = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %b = arith.addi %a, %a : tensor<4xi32>
  check.expect_eq_const(%b, dense<[2, 4, 6, 8]> : tensor<4xi32>) : tensor<4xi32>
  return
}";

#[test]
fn only_what_the_host_cannot_map_is_transferred() {
    let module = module(TENSORS);
    let linker = linker(&module);
    let local = run_on(&module, &linker, Device::local(), "f");
    assert!(local.passed());
    assert_eq!((local.device.transfers_to_host, local.device.bytes_to_host), (0, 0));
    let sim = run_on(&module, &linker, Device::sim(Default::default()), "f");
    assert!(sim.passed());
    // Both sides of the check, 16 bytes each.
    assert_eq!((sim.device.transfers_to_host, sim.device.bytes_to_host), (2, 32));
}

#[test]
fn a_fault_of_the_device_is_an_error_at_the_check() {
    let module = module(TENSORS);
    let device = Device::from("sim:fault=transfer".parse::<checkjit::DeviceSpec>().expect("a device"));
    let report = run_on(&module, &linker(&module), device, "f");
    assert!(!report.passed());
    assert!(matches!(report.error, Some(RunError::Status { .. })), "{report:?}");
}

#[test]
fn memory_is_limited() {
    let config = Config::new().limits(Limits { memory_bytes: 1 << 20, ..Limits::default() });
    let engine = Engine::new(&config).expect("this machine has a code generator");
    let source = "func.func @f() {
      %a = util.unfoldable_constant dense<1> : tensor<1048576xi32>
      check.expect_all_true(%a) : tensor<1048576xi32>
      return
    }";
    let module = Module::from_text(&engine, "test.mlir", source).expect("the input is valid");
    let report = run_on(&module, &linker(&module), Device::local(), "f");
    assert_eq!(status(&report).0, StatusCode::ResourceExhausted);
}

#[test]
fn a_run_can_be_stopped_from_another_thread() {
    let module = module("func.func @f() { cf.br ^again ^again: cf.br ^again }");
    let instance = Instance::new(&linker(&module), &module, Device::local());
    let run = instance.start("f", &[]).expect("the function is there");
    let interrupt = run.interrupt();
    let stopper = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(50));
        interrupt.stop(StatusCode::Cancelled);
    });
    let report = run.finish();
    stopper.join().expect("the thread ends");
    assert_eq!(status(&report).0, StatusCode::Cancelled);
}

#[test]
fn arguments_are_passed_and_compared() {
    let module = module(
        "func.func @f(%a: i64, %t: tensor<?xf32>) -> (i64, tensor<?xf32>) {
      %b = arith.addi %a, %a : i64
      %u = arith.addf %t, %t : tensor<?xf32>
      return %b, %u : i64, tensor<?xf32>
    }",
    );
    let instance = Instance::new(&linker(&module), &module, Device::sim(Default::default()));
    let bytes = [1.5f32, -2.0].iter().flat_map(|v| v.to_le_bytes()).collect();
    let element = ElementType::Float(checkjit::FloatKind::F32);
    let args =
        [Value::Scalar(ElementType::int(64), 21), Value::Tensor(HostView { element, shape: vec![2], bytes })];
    let report = instance.call("f", &args).expect("the arguments fit");
    assert!(report.passed(), "{report:?}");
    let results: Vec<String> = report.results.iter().map(ToString::to_string).collect();
    assert_eq!(results, ["i64=42", "hal.buffer_view\n2xf32=3 -4"]);
    assert!(matches!(instance.call("f", &args[..1]), Err(Error::Arguments { found: 1, .. })));
    assert!(matches!(instance.run("g"), Err(Error::UnknownFunction(_))));
}

/// The shapes agree in their types and not at run time.
#[test]
fn shapes_that_differ_at_run_time_are_an_error() {
    let module = module(
        "func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
      %c = arith.addi %a, %b : tensor<?xi32>
      return %c : tensor<?xi32>
    }",
    );
    let instance = Instance::new(&linker(&module), &module, Device::local());
    let tensor = |n: usize| {
        Value::Tensor(HostView {
            element: ElementType::int(32),
            shape: vec![n as u64],
            bytes: vec![1; 4 * n],
        })
    };
    let report = instance.call("f", &[tensor(2), tensor(3)]).expect("the arguments fit");
    assert_eq!(status(&report).0, StatusCode::InvalidArgument);
    // An argument of another element type, or of another rank, is none for this function.
    let narrow = HostView { element: ElementType::int(8), shape: vec![2], bytes: vec![1; 2] };
    let flat = HostView { element: ElementType::int(32), shape: vec![], bytes: vec![1; 4] };
    for other in [narrow, flat] {
        let outcome = instance.call("f", &[tensor(2), Value::Tensor(other)]);
        assert!(matches!(outcome, Err(Error::Arguments { .. })));
    }
}

#[test]
fn what_cannot_be_compiled_is_an_error_of_its_function_and_its_callers() {
    let module = module(
        "func.func private @bad(%a: tensor<*xi32>) -> tensor<*xi32> {
      %b = arith.addi %a, %a : tensor<*xi32>
      return %b : tensor<*xi32>
    }
    func.func @calls(%a: tensor<*xi32>) -> tensor<*xi32> {
      %b = call @bad(%a) : (tensor<*xi32>) -> tensor<*xi32>
      return %b : tensor<*xi32>
    }
    func.func @good() {
      %a = arith.constant 1 : i32
      check.expect_true(%a) : i32
      return
    }",
    );
    let instance = Instance::new(&linker(&module), &module, Device::local());
    module.compile(&["calls", "good"]);
    assert!(instance.run("good").expect("the function is there").passed());
    let report = instance.run("calls").expect("a report");
    assert!(matches!(report.error, Some(RunError::NotCompiled(_))), "{report:?}");
}

#[test]
fn equal_kernels_are_compiled_once() {
    let test = |n: usize, shape: &str| {
        format!(
            "func.func @f{n}() {{
  %a = util.unfoldable_constant dense<1> : tensor<{shape}xi32>
  %b = arith.addi %a, %a : tensor<{shape}xi32>
  check.expect_all_true(%b) : tensor<{shape}xi32>
  return
}}\n"
        )
    };
    let source: String = ["4", "2x2", "7"].iter().enumerate().map(|(n, shape)| test(n, shape)).collect();
    let module = module(&source);
    module.compile(&["f0", "f1", "f2"]);
    let stats = module.compile_stats("f0").expect("it is compiled");
    assert_eq!((stats.compiled_kernels, stats.reused_kernels), (1, 2));
}

#[test]
fn values_are_made_of_numbers_and_read_back() {
    let module = module(
        "func.func @same(%a: tensor<2x2xi8>, %b: tensor<3xi1>, %c: tensor<f64>, %d: !hal.buffer_view)
          -> (tensor<2x2xi8>, tensor<3xi1>, tensor<f64>, !hal.buffer_view) {
      return %a, %b, %c, %d : tensor<2x2xi8>, tensor<3xi1>, tensor<f64>, !hal.buffer_view
    }",
    );
    let function = module.function("same").expect("it is there");
    let inputs: Vec<String> = function.inputs.iter().map(ToString::to_string).collect();
    assert_eq!(inputs, ["tensor<2x2xi8>", "tensor<3xi1>", "tensor<f64>", "!hal.buffer_view"]);
    let tensors = || -> Result<[Value; 4], Status> {
        Ok([
            Value::tensor(&[2, 2], &[1i8, -2, 3, -4])?,
            Value::tensor(&[3], &[true, false, true])?,
            Value::tensor(&[], &[0.5f64])?,
            Value::tensor::<i64>(&[0, 2], &[])?,
        ])
    };
    let args = tensors().expect("as many elements as the shapes have");
    assert!(function.inputs.iter().zip(&args).all(|(ty, arg)| ty.accepts(arg)));
    let instance = Instance::new(&linker(&module), &module, Device::sim(Default::default()));
    let report = instance.call("same", &args).expect("the arguments fit");
    assert!(report.passed(), "{report:?}");
    assert_eq!(report.results, args);
    assert_eq!(report.results[0].elements::<i8>(), Some(vec![1, -2, 3, -4]));
    assert_eq!(report.results[1].elements::<bool>(), Some(vec![true, false, true]));
    assert_eq!(report.results[1].elements::<i8>(), None);
    assert_eq!(report.results[3].to_string(), "hal.buffer_view\n0x2xi64=");
    assert_eq!(report.results[0].text(3), "hal.buffer_view\n2x2xi8=[1 -2][3...]");

    assert!(Value::tensor(&[3], &[1i32, 2]).is_err());
    assert!(HostView::byte_length(ElementType::int(8), &[1 << 32, 1 << 32]).is_err());
    assert_eq!(Value::from(true).to_string(), "i1=1");
    assert_eq!(Value::from(7usize).to_string(), "i64=7");
    assert_eq!(Value::from(1.0f32 / 3.0).to_string(), "f32=0.333333");
}

#[test]
fn tests_of_inner_modules_are_known_and_not_run() {
    let module = module(
        "module {
          func.func @outer() { return }
          module @inner {
            func.func @f() { return }
            func.func @takes(%a: i32) { return }
            func.func @__helper() { return }
            module { func.func @g() { return } }
          }
        }",
    );
    let names = |functions: Vec<checkjit::Function>| -> Vec<String> {
        functions.into_iter().map(|function| function.name).collect()
    };
    assert_eq!(names(module.functions()), ["outer"]);
    assert_eq!(names(module.nested_tests()), ["inner::f", "inner::g"]);
}

#[test]
fn code_for_another_machine_is_looked_at_and_not_run() {
    let config = Config::new().target("aarch64-unknown-linux-gnu");
    let engine = Engine::new(&config).expect("Cranelift generates code for it");
    let source = "func.func @f() -> i32 { %a = arith.constant 42 : i32 return %a : i32 }";
    let module = Module::from_text(&engine, "test.mlir", source).expect("the input is valid");
    assert!(module.emit(checkjit::Emit::Asm).expect("it compiles").contains("movz w"));
    let report = run_on(&module, &linker(&module), Device::local(), "f");
    assert!(matches!(report.error, Some(RunError::NotCompiled(_))), "{report:?}");
    assert!(matches!(Engine::new(&Config::new().target("m68k-unknown-linux")), Err(Error::Codegen(_))));
}
