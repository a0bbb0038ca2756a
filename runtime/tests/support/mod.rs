//! Stands in for generated code: calls builtins through the table, and kernels written in Rust.
#![allow(dead_code, reason = "each test uses a part")]

use std::any::Any;
use std::sync::Arc;

use checkjit_numerics::{ElementType, FloatKind};
use checkjit_runtime::abi::{Ctx, EntryFn, KernelFn, Slot};
use checkjit_runtime::check::CheckKind;
use checkjit_runtime::{
    Device, HostImport, ImportDecl, Instance, KernelParam, LaunchDesc, Layout, Limits, Program, Status,
};

pub(crate) const F32: ElementType = ElementType::Float(FloatKind::F32);
pub(crate) const I32: ElementType = ElementType::int(32);

/// Calls a builtin by the name of its field.
macro_rules! builtin {
    ($ctx:expr, $name:ident $(, $arg:expr)*) => { ((*(*$ctx).builtins).$name)($ctx $(, $arg)*) };
}

/// Returns from the entry when a builtin fails, as generated code does.
macro_rules! check {
    ($code:expr) => {
        match $code {
            0 => {}
            code => return code,
        }
    };
}

pub(crate) use {builtin, check};

/// Calls an import as generated code does: passed over when it is not resolved.
pub(crate) unsafe fn call_import(ctx: *mut Ctx, index: usize, site: u32, args: &[Slot]) -> i32 {
    unsafe {
        let import = *(*ctx).imports.add(index);
        match import.func {
            Some(function) => {
                (*ctx).site = site;
                function(ctx, import.data, args.as_ptr(), std::ptr::null_mut())
            }
            None => {
                (*ctx).passed_over += 1;
                0
            }
        }
    }
}

/// `out = lhs + rhs`, elementwise: each view is an address and a number of elements.
pub(crate) unsafe extern "C" fn add_f32(_: *mut Ctx, args: *const Slot) -> i32 {
    unsafe {
        let pointer = |index: usize| (*args.add(index)).lo as usize;
        let lhs = std::ptr::with_exposed_provenance::<f32>(pointer(0));
        let rhs = std::ptr::with_exposed_provenance::<f32>(pointer(2));
        let out = std::ptr::with_exposed_provenance_mut::<f32>(pointer(4));
        for index in 0..pointer(5) {
            out.add(index).write(lhs.add(index).read() + rhs.add(index).read());
        }
    }
    0
}

pub(crate) fn launch_of(kernel: KernelFn) -> LaunchDesc {
    LaunchDesc {
        kernel,
        keepalive: Arc::new(()) as Arc<dyn Any + Send + Sync>,
        params: vec![KernelParam::Read, KernelParam::Read, KernelParam::Write],
        elements: vec![Some(F32); 3],
        shapes: Vec::new(),
        elementwise: true,
        sites: Vec::new(),
    }
}

/// The check module, in the order of [`CheckKind::ALL`].
pub(crate) fn check_imports() -> (Vec<ImportDecl>, Vec<Option<HostImport>>) {
    let decl = |kind: &CheckKind| ImportDecl {
        module: "check".into(),
        name: kind.name().into(),
        optional: true,
        params: kind.operands(),
        results: 0,
    };
    let imports = CheckKind::ALL.iter().map(|&kind| Some(HostImport::check(kind))).collect();
    (CheckKind::ALL.iter().map(decl).collect(), imports)
}

/// A program with the check module, one launch of [`add_f32`], and the layouts `?xf32` and `4xf32`.
pub(crate) fn program() -> Program {
    let layout = |dim| Layout { element: F32, dims: vec![dim] };
    Program {
        layouts: vec![layout(None), layout(Some(4))],
        launches: vec![launch_of(add_f32)],
        imports: check_imports().0,
        ..Program::default()
    }
}

pub(crate) fn instance(program: Program, device: &Device) -> Instance {
    Instance::new(Arc::new(program), check_imports().1, device, Limits::default()).unwrap()
}

pub(crate) fn call(instance: &mut Instance, entry: EntryFn, args: &[Slot]) -> Result<Vec<Slot>, Status> {
    let mut results = vec![Slot::default(); 8];
    unsafe { instance.call(entry, args, &mut results)? };
    Ok(results)
}

pub(crate) fn f32s(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

pub(crate) fn import(instance: &mut Instance, values: &[f32]) -> Slot {
    instance.import_view(F32, &[values.len() as u64], &f32s(values)).unwrap()
}

pub(crate) fn read(instance: &mut Instance, slot: Slot) -> Vec<f32> {
    let view = instance.read_view(slot).unwrap();
    view.bytes.as_chunks::<4>().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect()
}
