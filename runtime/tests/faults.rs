//! The parameters of the simulated device do what they say.
#![allow(unsafe_code, reason = "plays the part of generated code")]
#![allow(clippy::undocumented_unsafe_blocks, reason = "the entries here follow the ABI's contract by hand")]

mod support;

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use checkjit_runtime::abi::{Ctx, Slot};
use checkjit_runtime::{Device, DeviceSpec, Instance, Status, StatusCode};
use support::*;

fn on(spec: &str) -> Instance {
    instance(program(), &Device::from(spec.parse::<DeviceSpec>().unwrap()))
}

/// `expect_eq(%0, %0)`.
unsafe extern "C" fn compare(ctx: *mut Ctx, args: *const Slot, _: *mut Slot) -> i32 {
    unsafe {
        let mut device = Slot::default();
        check!(builtin!(ctx, device, 0, &mut device));
        call_import(ctx, 3, 4, &[device, *args, *args])
    }
}

fn run(spec: &str) -> Result<u64, Status> {
    let mut instance = on(spec);
    let view = instance.import_view(F32, &[2], &f32s(&[1.0, 2.0]))?;
    call(&mut instance, compare, &[view])?;
    Ok(instance.counts().failed)
}

#[test]
fn faults_strike_at_their_operation() {
    // Uploading is transfer 1, the check makes transfers 2 and 3; uploading allocates twice, checking twice.
    assert_eq!(run("sim"), Ok(0));
    assert_eq!(run("sim:fault=corrupt-transfer@2"), Ok(1));
    assert_eq!(run("sim:fault=corrupt-transfer@1"), Ok(0));
    let code = |spec| run(spec).map_err(|status| (status.code, status.site));
    assert_eq!(code("sim:fault=transfer"), Err((StatusCode::DataLoss, None)));
    assert_eq!(code("sim:fault=transfer@3"), Err((StatusCode::DataLoss, Some(4))));
    assert_eq!(code("sim:fault=lost@2"), Err((StatusCode::Unavailable, Some(4))));
    assert_eq!(code("sim:fault=oom"), Err((StatusCode::ResourceExhausted, None)));
    assert_eq!(code("sim:fault=oom@4"), Err((StatusCode::ResourceExhausted, Some(4))));
    assert_eq!(code("sim:fault=oom@5"), Ok(0));
}

#[test]
fn a_lost_device_stays_lost_and_nothing_leaks() {
    let mut instance = on("sim:fault=lost@2");
    let view = import(&mut instance, &[1.0]);
    let live = instance.device_stats().live_bytes;
    for _ in 0..3 {
        let status = call(&mut instance, compare, &[view]).unwrap_err();
        assert_eq!(status.message, "the device is lost");
    }
    assert_eq!(instance.device_stats().live_bytes, live);
}

#[test]
fn latency_and_bandwidth_take_their_time() {
    let mut instance = on("sim:latency=2ms,bandwidth=1MB/s");
    let start = Instant::now();
    import(&mut instance, &[0.0; 2500]);
    assert!(start.elapsed() >= Duration::from_millis(12));
}

#[test]
fn waiting_for_a_device_can_be_interrupted() {
    let mut instance = on("sim:bandwidth=1B/s");
    let flag = instance.interrupt_handle();
    let waiter = std::thread::spawn(move || instance.import_view(F32, &[250], &[0; 1000]));
    std::thread::sleep(Duration::from_millis(20));
    flag.store(StatusCode::DeadlineExceeded as u32, Ordering::Relaxed);
    assert_eq!(waiter.join().unwrap().unwrap_err().code, StatusCode::DeadlineExceeded);
}
