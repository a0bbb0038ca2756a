//! Instances: checks through the import table, launches, counting of references, limits and host functions.
#![allow(unsafe_code, reason = "plays the part of generated code")]
#![allow(clippy::undocumented_unsafe_blocks, reason = "the entries here follow the ABI's contract by hand")]

mod support;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use checkjit_numerics::ElementType;
use checkjit_runtime::abi::{Builtin, Ctx, KernelFailure, ParamKind, Slot, Trap};
use checkjit_runtime::check::{CheckCounts, CheckKind, MAX_EVENTS};
use checkjit_runtime::{
    Constant, Device, HostImport, HostResults, ImportDecl, Instance, KernelParam, Layout, Limits, Program,
    SimOptions, Status, StatusCode,
};
use support::*;

fn sim() -> Device {
    Device::sim(SimOptions::default())
}

/// `expect_eq(%0 + %1, %2)`, the sum written to a new tensor.
unsafe extern "C" fn add_and_check(ctx: *mut Ctx, args: *const Slot, results: *mut Slot) -> i32 {
    unsafe {
        let args = std::slice::from_raw_parts(args, 3);
        let (mut extent, mut sum, mut device) = (Slot::default(), Slot::default(), Slot::default());
        check!(builtin!(ctx, view_dim, args[0].as_i64(), 0, &mut extent));
        check!(builtin!(ctx, alloc, 0, &extent.as_i64(), &mut sum));
        check!(builtin!(ctx, launch, 0, [args[0], args[1], sum].as_ptr()));
        check!(builtin!(ctx, device, 0, &mut device));
        check!(call_import(ctx, 3, 17, &[device, args[2], sum]));
        results.write(sum);
    }
    0
}

#[test]
fn a_sum_is_computed_and_checked_on_both_devices() {
    for (device, transfers) in [(Device::local(), 0), (sim(), 2)] {
        let mut instance = instance(program(), &device);
        let lhs = import(&mut instance, &[1.0, 2.0, 3.0]);
        let rhs = import(&mut instance, &[10.0, 20.0, 30.0]);
        let same = import(&mut instance, &[11.0, 22.0, 33.0]);
        let other = import(&mut instance, &[11.0, 22.0, 34.0]);
        let before = instance.device_stats();
        let results = call(&mut instance, add_and_check, &[lhs, rhs, same]).unwrap();
        let stats = instance.device_stats();
        assert_eq!(stats.transfers_to_host - before.transfers_to_host, transfers, "{device:?}");
        assert_eq!(stats.bytes_to_host - before.bytes_to_host, transfers * 12);
        assert_eq!((before.transfers_to_device, stats.launches), (2 * transfers, 1));
        assert_eq!(instance.counts(), CheckCounts { executed: 1, failed: 0, passed_over: 0 });
        assert_eq!(read(&mut instance, results[0]), [11.0, 22.0, 33.0]);
        call(&mut instance, add_and_check, &[lhs, rhs, other]).unwrap();
        assert_eq!(instance.counts(), CheckCounts { executed: 2, failed: 1, passed_over: 0 });
        let event = &instance.events()[0];
        assert_eq!((event.site, event.kind), (17, CheckKind::ExpectEq));
    }
}

#[test]
fn checks_without_a_check_module_are_passed_over() {
    let program = Arc::new(program());
    let mut instance = Instance::new(program, Vec::new(), &Device::local(), Limits::default()).unwrap();
    let view = import(&mut instance, &[1.0]);
    call(&mut instance, add_and_check, &[view, view, view]).unwrap();
    assert_eq!(instance.counts(), CheckCounts { executed: 0, failed: 0, passed_over: 1 });
}

#[test]
fn an_import_that_is_needed_must_be_bound() {
    let decl = |optional| ImportDecl {
        module: "custom".into(),
        name: "scale".into(),
        optional,
        params: 1,
        results: 1,
    };
    let new = |optional| {
        let program = Program { imports: vec![decl(optional)], ..Program::default() };
        Instance::new(Arc::new(program), vec![None], &Device::local(), Limits::default())
    };
    assert!(new(true).is_ok());
    let status = new(false).unwrap_err();
    assert_eq!(status.code, StatusCode::NotFound);
    assert_eq!(status.message, "required import 'custom.scale' is not resolved");
}

/// Returns what the first import makes of the first argument.
unsafe extern "C" fn call_first(ctx: *mut Ctx, args: *const Slot, results: *mut Slot) -> i32 {
    unsafe {
        (*ctx).site = 5;
        let import = *(*ctx).imports;
        import.func.unwrap()(ctx, import.data, args, results)
    }
}

#[test]
fn host_functions_are_closures_whose_panics_are_statuses() {
    let decl = ImportDecl { module: "m".into(), name: "f".into(), optional: false, params: 1, results: 1 };
    let program = Arc::new(Program { imports: vec![decl], ..Program::default() });
    let run = |function: fn(&[Slot]) -> Result<HostResults, Status>| {
        let imports = vec![Some(HostImport::closure(function))];
        let mut instance =
            Instance::new(program.clone(), imports, &Device::local(), Limits::default()).unwrap();
        call(&mut instance, call_first, &[Slot::f32(21.0)])
    };
    let doubled = run(|args| Ok([Slot::f32(args[0].as_f32() * 2.0)].into_iter().collect()));
    assert_eq!(doubled.unwrap()[0].as_f32(), 42.0);
    let status = run(|args| panic!("no {}", args.len())).unwrap_err();
    assert_eq!(
        (status.code, status.message.as_str(), status.site),
        (StatusCode::Internal, "panic: no 1", Some(5))
    );
    let status = run(|_| Ok(HostResults::new())).unwrap_err();
    assert_eq!(status.message, "host function 'm.f' returned 0 results where 1 are declared");
    assert_eq!(run(|_| Err(Status::invalid("no"))).unwrap_err().code, StatusCode::InvalidArgument);
}

/// `%0 + %1` over the storage of `%0` if that is possible; returns the sum and whether storage is shared.
unsafe extern "C" fn add_in_place(ctx: *mut Ctx, args: *const Slot, results: *mut Slot) -> i32 {
    unsafe {
        let args = std::slice::from_raw_parts(args, 2);
        let (mut extent, mut sum) = (Slot::default(), Slot::default());
        check!(builtin!(ctx, view_dim, args[0].as_i64(), 0, &mut extent));
        check!(builtin!(ctx, reuse, args[0].as_i64(), 0, &extent.as_i64(), &mut sum));
        check!(builtin!(ctx, launch, 0, [args[0], args[1], sum].as_ptr()));
        builtin!(ctx, release, args[0].as_i64());
        results.write(sum);
    }
    0
}

#[test]
fn storage_is_taken_over_when_it_is_the_last_reference() {
    for device in [Device::local(), sim()] {
        let mut instance = instance(program(), &device);
        let lhs = import(&mut instance, &[1.0, 2.0]);
        let rhs = import(&mut instance, &[1.0, 1.0]);
        let live = instance.device_stats().live_bytes;
        let sum = call(&mut instance, add_in_place, &[lhs, rhs]).unwrap()[0];
        assert_eq!(read(&mut instance, sum), [2.0, 3.0]);
        assert_eq!(instance.device_stats().live_bytes, live);
        assert_eq!(instance.read_view(lhs).unwrap_err().code, StatusCode::Internal);
        // A second reference keeps the operand as it is.
        instance.retain_view(sum).unwrap();
        let again = call(&mut instance, add_in_place, &[sum, rhs]).unwrap()[0];
        assert_eq!(read(&mut instance, again), [3.0, 4.0]);
        assert_eq!(read(&mut instance, sum), [2.0, 3.0]);
        assert_eq!(instance.device_stats().live_bytes, live + 64);
        // The operand on both sides is one reference.
        let twice = call(&mut instance, add_in_place, &[again, again]).unwrap()[0];
        assert_eq!(read(&mut instance, twice), [6.0, 8.0]);
        for slot in [twice, sum, rhs] {
            instance.release_view(slot).unwrap();
        }
        assert_eq!(instance.device_stats().live_bytes, 0);
    }
}

/// Returns the constant 0, then a writable copy of it, then the element at 1.
unsafe extern "C" fn constants(ctx: *mut Ctx, _: *const Slot, results: *mut Slot) -> i32 {
    unsafe {
        check!(builtin!(ctx, constant, 0, results));
        builtin!(ctx, release, (*results).as_i64());
        assert_eq!(*(*ctx).constants, *results);
        check!(builtin!(ctx, writable, (*results).as_i64(), results.add(1)));
        check!(builtin!(ctx, load_element, (*results).as_i64(), [1].as_ptr(), 1, results.add(2)));
        check!(builtin!(ctx, constant, 1, results.add(3)));
    }
    0
}

/// Writes a constant, which no launch may.
unsafe extern "C" fn write_constant(ctx: *mut Ctx, _: *const Slot, _: *mut Slot) -> i32 {
    unsafe {
        let mut view = Slot::default();
        check!(builtin!(ctx, constant, 0, &mut view));
        builtin!(ctx, launch, 0, [view, view, view].as_ptr())
    }
}

#[test]
fn constants_go_to_the_device_once_and_stay() {
    let bytes: Arc<[u8]> = f32s(&[1.5]).into();
    let splat =
        |shape: &[u64]| Constant { element: F32, shape: shape.into(), bytes: bytes.clone(), splat: true };
    let mut instance =
        instance(Program { constants: vec![splat(&[3]), splat(&[3, 1])], ..program() }, &sim());
    let results = call(&mut instance, constants, &[]).unwrap();
    assert_eq!(results[2].as_f32(), 1.5);
    assert_eq!(instance.device_stats().bytes_to_host, 4);
    let results = call(&mut instance, constants, &[]).unwrap();
    assert_eq!(instance.device_stats().transfers_to_device, 1);
    assert_eq!(read(&mut instance, results[0]), [1.5; 3]);
    assert_eq!(read(&mut instance, results[1]), [1.5; 3]);
    assert_eq!(instance.read_view(results[3]).unwrap().shape, [3, 1]);
    let status = call(&mut instance, write_constant, &[]).unwrap_err();
    assert_eq!(status.message, "a launch writes to a constant");
}

/// A writable copy of the first argument with the second at the position in the third, and what was there.
unsafe extern "C" fn insert(ctx: *mut Ctx, args: *const Slot, results: *mut Slot) -> i32 {
    unsafe {
        let args = std::slice::from_raw_parts(args, 3);
        let index = args[2].as_i64();
        check!(builtin!(ctx, copy, args[0].as_i64(), results));
        let copy = (*results).as_i64();
        check!(builtin!(ctx, load_element, copy, &index, 1, results.add(1)));
        builtin!(ctx, store_element, copy, &index, 1, &args[1])
    }
}

#[test]
fn one_element_is_read_and_written() {
    for device in [Device::local(), sim()] {
        let mut instance = instance(program(), &device);
        let view = instance.import_view(ElementType::int(4), &[5], &[0x21, 0x43, 0x05]).unwrap();
        let results = call(&mut instance, insert, &[view, Slot::i64(9), Slot::i64(3)]).unwrap();
        assert_eq!(results[1], Slot::i64(4));
        assert_eq!(instance.read_view(results[0]).unwrap().bytes, [0x21, 0x93, 0x05]);
        assert_eq!(instance.read_view(view).unwrap().bytes, [0x21, 0x43, 0x05]);
        for index in [5, -1] {
            let status = call(&mut instance, insert, &[view, Slot::i64(0), Slot::i64(index)]).unwrap_err();
            assert_eq!(status.code, StatusCode::OutOfRange);
            assert_eq!(status.message, format!("index {index} is out of bounds for dimension 0 of size 5"));
        }
    }
}

/// The first argument as a tensor of the layout in the second.
unsafe extern "C" fn cast(ctx: *mut Ctx, args: *const Slot, results: *mut Slot) -> i32 {
    unsafe { builtin!(ctx, cast, (*args).as_i64(), (*args.add(1)).as_i32(), results) }
}

#[test]
fn a_cast_asks_for_the_extents_that_its_type_says() {
    let mut instance = instance(program(), &Device::local());
    let three = import(&mut instance, &[1.0, 2.0, 3.0]);
    let results = call(&mut instance, cast, &[three, Slot::i32(0)]).unwrap();
    assert_eq!(read(&mut instance, results[0]), [1.0, 2.0, 3.0]);
    let status = call(&mut instance, cast, &[three, Slot::i32(1)]).unwrap_err();
    assert_eq!(status.message, "a tensor of type 3xf32 where 4xf32 is needed");
    instance.release_view(results[0]).unwrap();
    instance.release_view(three).unwrap();
    assert_eq!(instance.device_stats().live_bytes, 0);
}

/// Launches 0 with the arguments as they are.
unsafe extern "C" fn launch_args(ctx: *mut Ctx, args: *const Slot, _: *mut Slot) -> i32 {
    unsafe {
        (*ctx).site = 9;
        builtin!(ctx, launch, 0, args)
    }
}

#[test]
fn a_launch_with_wrong_arguments_does_not_run() {
    let mut instance = instance(program(), &Device::local());
    let four = import(&mut instance, &[0.0; 4]);
    let three = import(&mut instance, &[0.0; 3]);
    let out = import(&mut instance, &[0.0; 4]);
    let ints = instance.import_view(I32, &[4], &[0; 16]).unwrap();
    let mut message = |args: [Slot; 3]| call(&mut instance, launch_args, &args).unwrap_err();
    let status = message([four, three, out]);
    assert_eq!((status.code, status.site), (StatusCode::InvalidArgument, Some(9)));
    assert_eq!(message([four, ints, out]).message, "a kernel for elements of type f32 is given i32");
    assert_eq!(message([four, four, Slot::default()]).message, "null buffer view");
    assert_eq!(message([four, four, Slot::new(u64::MAX)]).code, StatusCode::Internal);
    instance.retain_view(out).unwrap();
    let status = call(&mut instance, launch_args, &[four, four, out]).unwrap_err();
    assert_eq!(status.message, "a launch writes to storage that another reference shares");
    instance.release_view(out).unwrap();
    call(&mut instance, launch_args, &[four, four, out]).unwrap();
}

unsafe extern "C" fn failing_kernel(_: *mut Ctx, _: *const Slot) -> i32 {
    KernelFailure { op: 1, trap: Trap::DivisionByZero }.code().unwrap()
}

#[test]
fn the_op_of_a_kernel_that_failed_is_named() {
    let mut program = program();
    program.launches[0] = launch_of(failing_kernel);
    program.launches[0].params = vec![KernelParam::Scalar; 3];
    program.launches[0].sites = vec![7, 8];
    let status =
        call(&mut instance(program, &Device::local()), launch_args, &[Slot::default(); 3]).unwrap_err();
    assert_eq!((status.code, status.site), (StatusCode::InvalidArgument, Some(8)));
    assert_eq!(status.message, "division by zero");
}

/// Allocates the layout in the first argument with the extents in the second and third.
unsafe extern "C" fn allocate(ctx: *mut Ctx, args: *const Slot, results: *mut Slot) -> i32 {
    unsafe {
        let args = std::slice::from_raw_parts(args, 3);
        builtin!(ctx, alloc, args[0].as_i32(), [args[1].as_i64(), args[2].as_i64()].as_ptr(), results)
    }
}

#[test]
fn allocations_are_checked_and_filled_with_ones() {
    let layout = |width| Layout { element: ElementType::int(width), dims: vec![None, None] };
    let program = Program { layouts: vec![layout(64), layout(1), layout(4)], ..program() };
    let limits = Limits { memory_bytes: 4096, ..Limits::default() };
    let mut instance = Instance::new(Arc::new(program), Vec::new(), &Device::local(), limits).unwrap();
    let mut run = |layout: i32, rows: i64, columns: i64| {
        let args = [Slot::i32(layout), Slot::i64(rows), Slot::i64(columns)];
        let view = call(&mut instance, allocate, &args)?[0];
        let bytes = instance.read_view(view)?.bytes;
        instance.release_view(view)?;
        Ok::<_, Status>(bytes)
    };
    assert_eq!(run(0, 1, 2).unwrap(), [0xFF; 16]);
    assert_eq!(run(1, 2, 2).unwrap(), [1; 4]);
    assert_eq!(run(2, 3, 1).unwrap(), [0xFF, 0x0F]);
    assert_eq!(run(0, 0, i64::MAX).unwrap(), []);
    assert_eq!(run(0, -1, 2).unwrap_err().code, StatusCode::InvalidArgument);
    assert_eq!(run(0, i64::MAX, i64::MAX).unwrap_err().code, StatusCode::ResourceExhausted);
    assert_eq!(run(0, 1 << 40, 1).unwrap_err().code, StatusCode::ResourceExhausted);
    assert_eq!(run(0, 513, 1).unwrap_err().code, StatusCode::ResourceExhausted);
    assert_eq!(run(0, 512, 1).unwrap().len(), 4096);
    assert_eq!(run(3, 1, 1).unwrap_err().code, StatusCode::Internal);
}

/// Makes the check of a scalar 1500 times.
unsafe extern "C" fn many_failures(ctx: *mut Ctx, _: *const Slot, _: *mut Slot) -> i32 {
    for site in 0..1500 {
        unsafe { check!(call_import(ctx, 0, site, &[Slot::i32(0)])) }
        unsafe { check!(call_import(ctx, 1, site, &[Slot::i32(0)])) }
    }
    0
}

#[test]
fn only_so_many_failures_are_kept() {
    let mut instance = instance(program(), &Device::local());
    call(&mut instance, many_failures, &[]).unwrap();
    assert_eq!(instance.counts(), CheckCounts { executed: 3000, failed: 1500, passed_over: 0 });
    assert_eq!(instance.events().len(), MAX_EVENTS);
}

/// Fails with the code in the first argument.
unsafe extern "C" fn failing(ctx: *mut Ctx, args: *const Slot, _: *mut Slot) -> i32 {
    unsafe {
        (*ctx).site = 3;
        builtin!(ctx, fail, (*args).as_i32())
    }
}

#[test]
fn failures_of_generated_code_carry_code_message_and_site() {
    let mut instance = instance(program(), &Device::local());
    let mut run = |code: i32| call(&mut instance, failing, &[Slot::i32(code)]).unwrap_err();
    let status = run(Trap::StackOverflow.code());
    assert_eq!((status.code, status.site), (StatusCode::ResourceExhausted, Some(3)));
    assert_eq!(run(StatusCode::DeadlineExceeded as i32).message, "the time limit was reached");
    assert_eq!(run(1 << 20).code, StatusCode::Internal);
    assert_eq!(run(i32::MIN).code, StatusCode::Internal);
    for &trap in Trap::ALL {
        assert_eq!(Trap::from_code(trap.code()), Some(trap));
    }
    instance.interrupt_handle().store(StatusCode::Cancelled as u32, Ordering::Relaxed);
    assert_eq!(call(&mut instance, failing, &[Slot::i32(5)]).unwrap_err().code, StatusCode::Cancelled);
}

/// Sees `%0` as the layout in the second argument; returns it, its rank and whether the stack limit is about
/// as far away as the default limits say.
unsafe extern "C" fn reshaped(ctx: *mut Ctx, args: *const Slot, results: *mut Slot) -> i32 {
    unsafe {
        let args = std::slice::from_raw_parts(args, 2);
        let extents = [2i64, 2];
        check!(builtin!(ctx, reshape, args[0].as_i64(), args[1].as_i32(), extents.as_ptr(), results));
        check!(builtin!(ctx, view_rank, (*results).as_i64(), results.add(1)));
        let pointer: usize;
        #[cfg(target_arch = "x86_64")]
        std::arch::asm!("mov {}, rsp", out(reg) pointer);
        #[cfg(not(target_arch = "x86_64"))]
        {
            pointer = (&raw const extents).addr();
        }
        let room = pointer.wrapping_sub((*ctx).stack_limit);
        let expected = Limits::default().stack_bytes;
        results.add(2).write(Slot::new((room <= expected && room > expected - (64 << 10)).into()));
        builtin!(ctx, view_dim, (*results).as_i64(), 2, results.add(3))
    }
}

#[test]
fn a_view_is_seen_under_another_shape_without_a_copy() {
    let square = |element| Layout { element, dims: vec![None, None, Some(1)] };
    let mut instance = instance(
        Program {
            layouts: vec![square(F32), square(I32), square(checkjit_numerics::ElementType::Index)],
            ..program()
        },
        &sim(),
    );
    let view = import(&mut instance, &[1.0, 2.0, 3.0, 4.0]);
    let live = instance.device_stats().live_bytes;
    let results = call(&mut instance, reshaped, &[view, Slot::i32(0)]).unwrap();
    assert_eq!(instance.read_view(results[0]).unwrap().shape, [2, 2, 1]);
    assert_eq!((results[1].lo, results[3].lo), (3, 1));
    assert_eq!(results[2].lo, 1);
    let bits = call(&mut instance, reshaped, &[view, Slot::i32(1)]).unwrap();
    assert_eq!(instance.read_view(bits[0]).unwrap().bytes, f32s(&[1.0, 2.0, 3.0, 4.0]));
    let status = call(&mut instance, reshaped, &[view, Slot::i32(2)]).unwrap_err();
    assert_eq!(status.message, "a view of 16 bytes cannot be seen as 32 bytes");
    instance.release_view(view).unwrap();
    instance.release_view(bits[0]).unwrap();
    assert_eq!(instance.device_stats().live_bytes, live);
    instance.release_view(results[0]).unwrap();
    assert_eq!(instance.device_stats().live_bytes, 0);
}

#[test]
fn number_builtins_convert_once() {
    use checkjit_numerics::FloatKind;
    let table = &checkjit_runtime::abi::table::BUILTINS;
    unsafe {
        assert_eq!((table.f16_to_f32)(0x3C00), 1.0);
        assert_eq!((table.f32_to_f16)(1.0), 0x3C00);
        assert_eq!((table.f64_to_bf16)(1.0), 0x3F80);
        // 1 + 2^-11 + 2^-40 is above the tie, which rounding to f32 first would lose.
        assert_eq!((table.f64_to_f16)(1.0 + 2f64.powi(-11) + 2f64.powi(-40)), 0x3C01);
        for (ordinal, &kind) in FloatKind::ALL.iter().enumerate().filter(|(_, kind)| kind.bits() <= 64) {
            let bits = (table.encode_float)(ordinal as i32, 2.0);
            assert_eq!(
                (u128::from(bits), (table.decode_float)(ordinal as i32, bits)),
                (kind.encode(2.0), 2.0)
            );
        }
        assert!((table.decode_float)(-1, 0).is_nan());
        assert_eq!((table.encode_float)(i32::MAX, 1.0), 0);
    }
}

#[test]
fn the_table_describes_itself() {
    let (params, result) = Builtin::Launch.signature();
    assert_eq!(params, [ParamKind::Ptr, ParamKind::I32, ParamKind::Ptr]);
    assert_eq!((result, Builtin::Release.signature().1), (Some(ParamKind::I32), None));
    assert_eq!((Builtin::Device.name(), Builtin::Device.offset()), ("device", 0));
    assert_eq!(Builtin::Constant.offset(), 8);
}

#[test]
fn instances_move_between_threads() {
    let mut instance = instance(program(), &Device::local());
    let view = import(&mut instance, &[1.0]);
    let counts = std::thread::spawn(move || {
        call(&mut instance, add_and_check, &[view, view, view]).unwrap();
        instance.counts()
    });
    assert_eq!(counts.join().unwrap().failed, 1);
}
