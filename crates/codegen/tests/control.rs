//! Calls, branches, the stack's limit, the interruption flag.

mod support;

use checkjit_runtime::StatusCode;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use support::*;

#[test]
fn a_loop_sums() {
    let mut running = Running::local(
        r#"func.func @sum(%n: i64) -> (i64, i64) {
           %zero = arith.constant 0 : i64
           %one = arith.constant 1 : i64
           %kept = arith.addi %n, %one : i64
           cf.br ^head(%zero, %zero : i64, i64)
         ^head(%i: i64, %sum: i64):
           %more = "arith.cmpi"(%i, %n) <{predicate = 2 : i64}> : (i64, i64) -> i1
           cf.cond_br %more, ^body, ^done(%sum : i64)
         ^body:
           %next = arith.addi %i, %one : i64
           %new = arith.addi %sum, %i : i64
           cf.br ^head(%next, %new : i64, i64)
         ^done(%result: i64):
           return %result, %kept : i64, i64
         }"#,
    );
    let results = running.call_ok("sum", &[slot(1000)]);
    assert_eq!(results.into_iter().map(bits).collect::<Vec<_>>(), [499_500, 1001]);
}

#[test]
fn arguments_of_a_block_change_places() {
    let mut running = Running::local(
        r#"func.func @f(%n: i32, %a: i32, %b: i32) -> (i32, i32) {
           %zero = arith.constant 0 : i32
           %minus = arith.constant -1 : i32
           cf.br ^head(%n, %a, %b : i32, i32, i32)
         ^head(%i: i32, %x: i32, %y: i32):
           %next = arith.addi %i, %minus : i32
           %more = "arith.cmpi"(%i, %zero) <{predicate = 1 : i64}> : (i32, i32) -> i1
           cf.cond_br %more, ^head(%next, %y, %x : i32, i32, i32), ^done
         ^done:
           return %x, %y : i32, i32
         }"#,
    );
    for (n, expected) in [(0, [3, 4]), (1, [4, 3]), (2, [3, 4]), (7, [4, 3])] {
        let results = running.call_ok("f", &[slot(n), slot(3), slot(4)]);
        assert_eq!(results.into_iter().map(bits).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn values_survive_calls() {
    let mut running = Running::local(
        "util.func private @twice(%a: i128) -> (i128, f32) {
           %0 = arith.addi %a, %a : i128
           %1 = arith.constant 2.5 : f32
           util.return %0, %1 : i128, f32
         }
         func.func @f(%a: i128, %b: i7) -> (i128, i7, f32) {
           %c = arith.addi %b, %b : i7
           %0, %1 = util.call @twice(%a) : (i128) -> (i128, f32)
           %2, %3 = util.call @twice(%0) : (i128) -> (i128, f32)
           %4 = arith.addf %1, %3 : f32
           %5 = arith.addi %2, %a : i128
           return %5, %c, %4 : i128, i7, f32
         }",
    );
    let a = 0x1234_5678_9ABC_DEF0_0FED_CBA9_8765_4321;
    let results = running.call_ok("f", &[slot(a), slot(100)]);
    assert_eq!(bits(results[0]), a.wrapping_mul(5));
    assert_eq!(bits(results[1]), 200 % 128);
    assert_eq!(results[2].as_f32(), 5.0);
}

#[test]
fn endless_recursion_ends_with_a_status() {
    let text = "
        func.func private @g(%a: i32) -> i32 {
          %0 = func.call @f(%a) : (i32) -> i32
          return %0 : i32
        }
        func.func @f(%a: i32) -> i32 {
          %0 = func.call @g(%a) : (i32) -> i32
          %1 = arith.addi %0, %a : i32
          return %1 : i32
        }";
    let mut running = Running::local(text);
    for _ in 0..2 {
        let status = running.call("f", &[slot(1)]).unwrap_err();
        assert_eq!(status.code, StatusCode::ResourceExhausted);
        assert_eq!(status.message, "the call stack is full");
        let m = module(text);
        assert_eq!(m.op_name(running.compiled.sites[status.site.unwrap() as usize]), "func.func");
    }
}

#[test]
fn an_endless_loop_is_interrupted() {
    let bodies = [
        "cf.br ^loop\n ^loop:\n cf.br ^loop",
        "cf.br ^loop\n ^loop:\n vm.br ^next\n ^next:\n cf.cond_br %c, ^loop, ^next",
        "cf.br ^outer\n ^outer:\n cf.br ^inner\n ^inner:\n cf.cond_br %c, ^inner, ^outer",
    ];
    for body in bodies {
        let mut running = Running::local(&format!("func.func @f(%c: i1) {{ {body} }}"));
        for code in [StatusCode::Cancelled, StatusCode::DeadlineExceeded] {
            let flag = running.instance.interrupt_handle();
            let started = Instant::now();
            let waker = std::thread::spawn(move || {
                std::thread::sleep(Duration::from_millis(20));
                flag.store(code as u32, Ordering::Relaxed);
            });
            let status = running.call("f", &[slot(1)]).unwrap_err();
            waker.join().unwrap();
            assert_eq!(status.code, code);
            assert!(started.elapsed() < Duration::from_secs(5));
            running.instance.clear_interrupt();
        }
    }
}

#[test]
fn both_edges_of_a_branch_may_go_to_one_block() {
    let mut running = Running::local(
        "func.func @f(%a: i1, %b: i32) -> i32 {
           cf.cond_br %a, ^one(%b : i32), ^one(%b : i32)
         ^one(%c: i32):
           return %c : i32
         }",
    );
    assert_eq!(bits(running.call_ok("f", &[slot(0), slot(8)])[0]), 8);
}

#[test]
fn devices_and_dimensions_that_are_not_there() {
    let text = "
        func.func @f(%i: index) -> !hal.device {
          %0 = hal.devices.get %i : !hal.device
          return %0 : !hal.device
        }
        func.func @g(%v: !hal.buffer_view) -> index {
          %0 = hal.buffer_view.dim<%v : !hal.buffer_view>[1] : index
          return %0 : index
        }";
    let mut running = Running::local(text);
    assert_ne!(running.call_ok("f", &[slot(0)])[0].lo, 0);
    assert_eq!(running.call("f", &[slot(1)]).unwrap_err().code, StatusCode::NotFound);
    let view = running.view(checkjit_numerics::ElementType::int(8), &[1]);
    assert_eq!(running.call("g", &[view]).unwrap_err().code, StatusCode::OutOfRange);
    assert!(running.call("g", &[slot(12345)]).is_err());
}
