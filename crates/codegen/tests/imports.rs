//! Host functions: checks passed over and executed, functions with arguments and results, missing ones.

mod support;

use checkjit_runtime::abi::Slot;
use checkjit_runtime::check::{CheckCounts, CheckKind};
use checkjit_runtime::{Device, HostImport, Instance, Limits, Status, StatusCode};
use support::*;

/// Two checks as the vm phase prints them.
const CHECKS: &str = "
    vm.import private optional @check.expect_true(%operand : i32)
    vm.import private optional @check.expect_eq(%device : !vm.ref<!hal.device>, %lhs : !vm.ref<!hal.buffer_view>, %rhs : !vm.ref<!hal.buffer_view>)
    func.func @f(%arg0: i32, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) {
      %c0 = arith.constant 0 : index
      %device_0 = hal.devices.get %c0 : !hal.device
      %has_check_expect_true = vm.import.resolved @check.expect_true : i32
      vm.cond_br %has_check_expect_true, ^bb1, ^bb2
    ^bb1:
      vm.call @check.expect_true(%arg0) : (i32) -> ()
      vm.br ^bb2
    ^bb2:
      %has_check_expect_eq = vm.import.resolved @check.expect_eq : i32
      vm.cond_br %has_check_expect_eq, ^bb3, ^bb4
    ^bb3:
      %0 = builtin.unrealized_conversion_cast %device_0 : !hal.device to !vm.ref<!hal.device>
      %1 = builtin.unrealized_conversion_cast %arg1 : !hal.buffer_view to !vm.ref<!hal.buffer_view>
      %2 = builtin.unrealized_conversion_cast %arg2 : !hal.buffer_view to !vm.ref<!hal.buffer_view>
      vm.call @check.expect_eq(%0, %1, %2) : (!vm.ref<!hal.device>, !vm.ref<!hal.buffer_view>, !vm.ref<!hal.buffer_view>) -> ()
      vm.br ^bb4
    ^bb4:
      return
    }";

#[test]
fn checks_are_executed_or_passed_over() {
    let i32s = checkjit_numerics::ElementType::int(32);
    let check = |name| Some(HostImport::check(CheckKind::from_name(name).unwrap()));
    for device in devices() {
        for (imports, counts) in [
            (vec![None, None], CheckCounts { executed: 0, failed: 0, passed_over: 2 }),
            (vec![check("expect_true"), None], CheckCounts { executed: 1, failed: 1, passed_over: 1 }),
            (
                vec![check("expect_true"), check("expect_eq")],
                CheckCounts { executed: 2, failed: 2, passed_over: 0 },
            ),
        ] {
            let mut running = Running::new(CHECKS, imports, &device);
            let views = [running.view(i32s, &[1, 2]), running.view(i32s, &[1, 3])];
            running.call_ok("f", &[slot(0), views[0], views[1]]);
            assert_eq!(running.instance.counts(), counts);
            let m = module(CHECKS);
            let sites: Vec<&str> = running
                .instance
                .events()
                .iter()
                .map(|event| m.op_name(running.compiled.sites[event.site as usize]))
                .collect();
            assert!(sites.iter().all(|name| *name == "vm.call"), "{sites:?}");
        }
    }
}

#[test]
fn host_functions_take_and_give_values() {
    let text = "
        func.func private @custom.scale(f32, i8) -> (f32, i3)
        func.func private @plain() -> i128
        func.func @f(%a: f32, %b: i8) -> (f32, i3, i128) {
          %0, %1 = func.call @custom.scale(%a, %b) : (f32, i8) -> (f32, i3)
          %2 = func.call @plain() : () -> i128
          return %0, %1, %2 : f32, i3, i128
        }";
    let scale = HostImport::closure(|args| {
        assert_eq!(args[1], Slot::new(200));
        Ok([Slot::f32(args[0].as_f32() * 2.0), Slot::new(0xFF)].into_iter().collect())
    });
    let plain = HostImport::closure(|args| {
        assert!(args.is_empty());
        Ok([Slot { lo: 1, hi: 2 }].into_iter().collect())
    });
    let mut running = Running::new(text, vec![Some(scale), Some(plain)], &Device::local());
    let decls = &running.compiled.program.imports;
    assert_eq!((decls[0].module.as_str(), decls[0].name.as_str()), ("custom", "scale"));
    assert_eq!((decls[1].module.as_str(), decls[1].name.as_str()), ("", "plain"));
    let results = running.call_ok("f", &[Slot::f32(1.25), slot(200)]);
    assert_eq!(results, [Slot::f32(2.5), Slot::new(7), Slot { lo: 1, hi: 2 }]);
}

#[test]
fn the_status_of_a_host_function_ends_the_call() {
    let text = "
        func.func private @custom.fail()
        func.func private @g() {
          func.call @custom.fail() : () -> ()
          return
        }
        func.func @f() -> i32 {
          func.call @g() : () -> ()
          %0 = arith.constant 1 : i32
          return %0 : i32
        }";
    let fail = HostImport::closure(|_| Err(Status::new(StatusCode::DataLoss, "gone")));
    let mut running = Running::new(text, vec![Some(fail)], &Device::local());
    let status = running.call("f", &[]).unwrap_err();
    assert_eq!((status.code, status.message.as_str()), (StatusCode::DataLoss, "gone"));
    let m = module(text);
    let site = running.compiled.sites[status.site.unwrap() as usize];
    assert_eq!(m.position(m.op(site).loc).unwrap().line, 4);
}

#[test]
fn an_import_is_needed_only_by_code_that_refers_to_it() {
    let text = "
        func.func private @custom.unused()
        func.func private @custom.used()
        vm.import private optional @custom.optional()
        func.func @f() {
          func.call @custom.used() : () -> ()
          return
        }
        func.func @g() {
          vm.call @custom.optional() : () -> ()
          return
        }
        func.func @h(%a: tensor<1xi32>) {
          func.call @custom.unused() : () -> ()
          return
        }";
    let compiled = compile(&module(text));
    let optional: Vec<bool> = compiled.program.imports.iter().map(|import| import.optional).collect();
    assert_eq!(optional, [true, false, true]);
    let new = Instance::new(compiled.program.clone(), vec![None; 3], &Device::local(), Limits::default());
    assert_eq!(new.unwrap_err().code, StatusCode::NotFound);
    let used = HostImport::closure(|_| Ok(Default::default()));
    let mut running = Running::of(compiled, vec![None, Some(used)], &Device::local());
    running.call_ok("f", &[]);
    let status = running.call("g", &[]).unwrap_err();
    assert_eq!(status.message, "call of an import that is not resolved");
}
