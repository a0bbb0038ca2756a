//! The tables of a program while its functions are written: imports, layouts, constants, launches, sites.
//! What is named here by an ordinal is named so by the generated code.

use crate::kernels::Kernels;
use checkjit_dialects::{func, function, jit, util, vm};
use checkjit_ir::{Attr, AttrKind, Diagnostics, Module, OpId, Type};
use checkjit_runtime::abi::{SLOT_SIZE, Slot};
use checkjit_runtime::{Constant, ImportDecl, Layout};
use rustc_hash::FxHashMap;

/// What generated code refers to.
pub(crate) struct Tables<'m> {
    m: &'m Module,
    /// Symbols of the module's body.
    symbols: FxHashMap<&'m str, OpId>,
    /// Functions with a body and initializers, in order.
    pub(crate) functions: Vec<OpId>,
    function_ordinals: FxHashMap<OpId, u32>,
    /// Declarations of host functions, in order.
    pub(crate) imports: Vec<ImportDecl>,
    import_ordinals: FxHashMap<OpId, u32>,
    /// Texts that assertions and traces name.
    pub(crate) strings: Vec<String>,
    /// What globals hold at first.
    pub(crate) globals: Vec<Slot>,
    global_ordinals: FxHashMap<OpId, usize>,
    /// Shapes that allocations name.
    pub(crate) layouts: Vec<Layout>,
    layout_ordinals: FxHashMap<Type, u32>,
    /// Tensor constants.
    pub(crate) constants: Vec<Constant>,
    constant_ordinals: FxHashMap<Attr, u32>,
    /// The launches that can be made: one a kernel that was compiled.
    pub(crate) launch_ordinals: FxHashMap<OpId, u32>,
    /// Why other kernels cannot be launched.
    pub(crate) kernel_errors: FxHashMap<OpId, Diagnostics>,
    /// Operations that can report, by the ordinal they report.
    pub(crate) sites: Vec<OpId>,
    /// What the function being written calls.
    pub(crate) uses: Uses,
}

/// What one function refers to.
#[derive(Default)]
pub(crate) struct Uses {
    /// Calls of functions with a body: the call and the function.
    pub(crate) calls: Vec<(OpId, OpId)>,
    /// Imports by ordinal.
    pub(crate) imports: Vec<u32>,
}

impl<'m> Tables<'m> {
    /// The tables of a module, with its symbols and imports.
    pub(crate) fn new(m: &'m Module) -> Self {
        let mut tables = Tables {
            m,
            symbols: FxHashMap::default(),
            functions: Vec::new(),
            function_ordinals: FxHashMap::default(),
            imports: Vec::new(),
            import_ordinals: FxHashMap::default(),
            strings: Vec::new(),
            globals: Vec::new(),
            global_ordinals: FxHashMap::default(),
            layouts: Vec::new(),
            layout_ordinals: FxHashMap::default(),
            constants: Vec::new(),
            constant_ordinals: FxHashMap::default(),
            launch_ordinals: FxHashMap::default(),
            kernel_errors: FxHashMap::default(),
            sites: Vec::new(),
            uses: Uses::default(),
        };
        let ops = m.body(m.root()).map(|body| m.block_op_list(body)).unwrap_or_default();
        for op in ops {
            if let Some(name) = m.symbol(op) {
                tables.symbols.insert(name, op);
            }
            let is_function = m.is(op, &func::FUNC) || m.is(op, &util::FUNC);
            if (is_function || m.is(op, &util::INITIALIZER)) && function::is_definition(m, op) {
                tables.function_ordinals.insert(op, tables.functions.len() as u32);
                tables.functions.push(op);
            } else if is_function || m.is(op, &vm::IMPORT) {
                tables.declare_import(op);
            } else if m.is(op, &util::GLOBAL) {
                tables.global_ordinals.insert(op, tables.globals.len());
                tables.globals.push(initial_value(m, op));
            }
        }
        tables
    }

    /// The ordinal of a global; as many as an offset can reach have one.
    pub(crate) fn global(&self, op: OpId) -> Option<usize> {
        let is_near = |ordinal: &usize| *ordinal < i32::MAX as usize / SLOT_SIZE as usize;
        self.global_ordinals.get(&op).copied().filter(is_near)
    }

    fn declare_import(&mut self, op: OpId) {
        let symbol = self.m.symbol(op).unwrap_or_default();
        let (module, name) = symbol.split_once('.').unwrap_or(("", symbol));
        let (params, results) = function::signature(self.m, op).unwrap_or_default();
        self.import_ordinals.insert(op, self.imports.len() as u32);
        self.imports.push(ImportDecl {
            module: module.to_owned(),
            name: name.to_owned(),
            optional: vm::is_optional(self.m, op),
            params: params.len(),
            results: results.len(),
        });
    }

    /// Makes known which kernels can be launched.
    pub(crate) fn set_kernels(&mut self, kernels: &Kernels) {
        self.launch_ordinals =
            kernels.launches.iter().zip(0..).map(|((op, _), index)| (*op, index)).collect();
        self.kernel_errors.clone_from(&kernels.errors);
    }

    /// The operation that a flat reference in attribute `attr` names.
    pub(crate) fn symbol(&self, op: OpId, attr: &str) -> Option<OpId> {
        let name = self.m.attr_symbol(self.m.attr(op, attr)?)?;
        self.symbols.get(name).copied()
    }

    /// The ordinal of a function with a body.
    pub(crate) fn function(&self, op: OpId) -> Option<u32> {
        self.function_ordinals.get(&op).copied()
    }

    /// The ordinal of an import.
    pub(crate) fn import(&mut self, op: OpId) -> Option<u32> {
        let ordinal = *self.import_ordinals.get(&op)?;
        self.uses.imports.push(ordinal);
        Some(ordinal)
    }

    /// The ordinal of the layout of a tensor type.
    pub(crate) fn layout(&mut self, ty: Type) -> Option<u32> {
        if let Some(ordinal) = self.layout_ordinals.get(&ty) {
            return Some(*ordinal);
        }
        let (shape, element) = self.m.tensor_parts(ty)?;
        let layout = Layout { element: self.m.element_type(element)?, dims: shape.to_vec() };
        // Types that differ in their encoding alone have one layout.
        let known = self.layouts.iter().position(|own| *own == layout);
        let ordinal = known.unwrap_or(self.layouts.len()) as u32;
        if known.is_none() {
            self.layouts.push(layout);
        }
        self.layout_ordinals.insert(ty, ordinal);
        Some(ordinal)
    }

    /// The ordinal of a tensor constant.
    pub(crate) fn constant(&mut self, attr: Attr) -> Option<u32> {
        if let Some(ordinal) = self.constant_ordinals.get(&attr) {
            return Some(*ordinal);
        }
        let AttrKind::Dense(dense) = self.m.attr_kind(attr) else { return None };
        let (shape, element) = self.m.tensor_parts(dense.ty)?;
        let constant = Constant {
            element: self.m.element_type(element)?,
            shape: shape.iter().copied().collect::<Option<_>>()?,
            bytes: dense.data.0.clone(),
            splat: dense.splat,
        };
        let ordinal = self.constants.len() as u32;
        self.constants.push(constant);
        self.constant_ordinals.insert(attr, ordinal);
        Some(ordinal)
    }

    /// The ordinal of a text. Equal ones share it when they follow each other, as those of one check do.
    pub(crate) fn string(&mut self, text: &str) -> u32 {
        if self.strings.last().is_none_or(|last| last != text) {
            self.strings.push(text.to_owned());
        }
        self.strings.len() as u32 - 1
    }

    /// The ordinal of an operation that can report.
    pub(crate) fn site(&mut self, op: OpId) -> u32 {
        if self.sites.last() != Some(&op) {
            self.sites.push(op);
        }
        self.sites.len() as u32 - 1
    }

    /// The kernels that functions other than those in `skip` launch, in order of their first launch.
    pub(crate) fn launched(&self, skip: impl Fn(OpId) -> bool) -> Vec<OpId> {
        let mut kernels = indexmap::IndexSet::new();
        for &function in self.functions.iter().filter(|function| !skip(**function)) {
            for &region in self.m.op_regions(function) {
                for &block in self.m.region_blocks(region) {
                    let launches = self.m.block_ops(block).filter(|op| self.m.is(*op, &jit::LAUNCH));
                    kernels.extend(launches.filter_map(|op| self.symbol(op, "callee")));
                }
            }
        }
        kernels.into_iter().collect()
    }
}

/// What a global of a scalar holds before anything is stored to it. References are null.
fn initial_value(m: &Module, global: OpId) -> Slot {
    match m.attr(global, "initial_value").map(|attr| m.attr_kind(attr)) {
        Some(AttrKind::Integer { bits, .. } | AttrKind::Float { bits, .. }) => {
            Slot { lo: *bits as u64, hi: (*bits >> 64) as u64 }
        }
        _ => Slot::default(),
    }
}
