//! Text to a running instance.
#![allow(unsafe_code, reason = "calls compiled code")]
#![allow(dead_code, reason = "each test file uses a part of this")]

use checkjit_codegen::{CompiledModule, Compiler, CompilerOptions};
use checkjit_ir::{Diagnostics, Module, OpId};
use checkjit_numerics::ElementType;
use checkjit_runtime::abi::Slot;
use checkjit_runtime::{Device, HostImport, HostView, Instance, Limits, SimOptions, Status};
use rustc_hash::FxHashMap;
use std::fmt::Debug;

/// The verified module that a text says.
pub(crate) fn module(text: &str) -> Module {
    let m = checkjit_syntax::parse(&checkjit_dialects::registry(), "test.mlir", text)
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    let diagnostics = checkjit_ir::verify::verify(&m);
    assert!(diagnostics.is_empty(), "{}", diagnostics.render(&m.sources, false));
    m
}

/// A compiler with the verifier on.
pub(crate) fn compiler() -> Compiler {
    let mut options = CompilerOptions::default();
    options.verify_clif = true;
    Compiler::new(options).unwrap()
}

pub(crate) fn compile(m: &Module) -> CompiledModule {
    compiler().compile(m, &FxHashMap::default())
}

/// The devices that programs run on.
pub(crate) fn devices() -> [Device; 2] {
    [Device::local(), Device::sim(SimOptions::default())]
}

/// A compiled module with an instance of it.
pub(crate) struct Running {
    pub(crate) compiled: CompiledModule,
    pub(crate) instance: Instance,
}

impl Running {
    pub(crate) fn new(text: &str, imports: Vec<Option<HostImport>>, device: &Device) -> Self {
        Self::of(compile(&module(text)), imports, device)
    }

    pub(crate) fn of(
        compiled: CompiledModule,
        mut imports: Vec<Option<HostImport>>,
        device: &Device,
    ) -> Self {
        imports.resize(compiled.program.imports.len(), None);
        let instance = Instance::new(compiled.program.clone(), imports, device, Limits::default()).unwrap();
        Running { compiled, instance }
    }

    pub(crate) fn local(text: &str) -> Self {
        Self::new(text, Vec::new(), &Device::local())
    }

    /// Calls a function.
    pub(crate) fn call(&mut self, name: &str, args: &[Slot]) -> Result<Vec<Slot>, Status> {
        let function = match &self.compiled.functions[name] {
            Ok(function) => function.clone(),
            Err(diagnostics) => panic!("{}", messages(diagnostics)),
        };
        assert_eq!(function.params.len(), args.len());
        let mut results = vec![Slot::default(); function.results.len()];
        // SAFETY: the function is of this instance's program and alive, and the counts of slots are right.
        unsafe { self.instance.call(function.entry, args, &mut results) }.map(|()| results)
    }

    pub(crate) fn call_ok(&mut self, name: &str, args: &[Slot]) -> Vec<Slot> {
        self.call(name, args).unwrap_or_else(|status| panic!("{status}"))
    }

    /// A view of these elements.
    pub(crate) fn view(&mut self, element: ElementType, elements: &[u128]) -> Slot {
        let bytes = stored(element, elements);
        self.instance.import_view(element, &[elements.len() as u64], &bytes).unwrap()
    }

    /// The contents of a view.
    pub(crate) fn read(&mut self, view: Slot) -> HostView {
        self.instance.read_view(view).unwrap()
    }
}

/// A kernel @`name` of `params`, the last of which is a destination, that does `body` for every element `%i`.
pub(crate) fn elementwise(name: &str, params: &str, out: &str, body: &str) -> String {
    format!(
        "jit.kernel private @{name}({params}) attributes {{elementwise}} {{
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %n = memref.dim %out, %c0 : memref<?x{out}>
           cf.br ^head(%c0 : index)
         ^head(%i: index):
           %more = arith.cmpi ult, %i, %n : index
           cf.cond_br %more, ^body, ^end
         ^body:
           {body}
           %next = arith.addi %i, %c1 : index
           cf.br ^head(%next : index)
         ^end:
           jit.yield
         }}"
    )
}

/// Elements as a buffer holds them.
pub(crate) fn stored(element: ElementType, elements: &[u128]) -> Vec<u8> {
    let mut bytes = vec![0; element.storage_bytes(elements.len() as u64).unwrap() as usize];
    for (index, bits) in (0..).zip(elements) {
        assert!(element.store(&mut bytes, index, *bits));
    }
    bytes
}

/// A value in a slot.
pub(crate) fn slot(bits: u128) -> Slot {
    Slot { lo: bits as u64, hi: (bits >> 64) as u64 }
}

/// The value in a slot.
pub(crate) fn bits(slot: Slot) -> u128 {
    u128::from(slot.lo) | u128::from(slot.hi) << 64
}

/// All messages, with their places.
pub(crate) fn messages(diagnostics: &Diagnostics) -> String {
    diagnostics.iter().map(|d| d.to_string() + "\n").collect()
}

/// The errors of a function.
pub(crate) fn errors(compiled: &CompiledModule, name: &str) -> String {
    match &compiled.functions[name] {
        Ok(_) => panic!("@{name} was compiled"),
        Err(diagnostics) => messages(diagnostics),
    }
}

/// Pseudo-random numbers, the same in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u128 {
        let mut half = || {
            self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            u128::from(self.0 >> 32)
        };
        half() << 96 | half() << 64 | half() << 32 | half()
    }
}

/// No failed functions.
pub(crate) fn none() -> FxHashMap<OpId, Diagnostics> {
    FxHashMap::default()
}

/// Fails with both sides and what it was about.
pub(crate) fn same<T: PartialEq + Debug>(found: T, expected: T, what: impl Debug) {
    assert_eq!(found, expected, "{what:?}");
}
