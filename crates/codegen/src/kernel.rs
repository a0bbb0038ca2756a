//! Kernels: functions over memrefs and scalars. Loops are branches by now.
//!
//! The frame of a launch holds for each memref the address of its first element and its extents, which the
//! runtime read off the view that it was given; see [`checkjit_runtime::LaunchDesc`].

use crate::call::{self, POINTER};
use crate::element;
use crate::emitter::{Emitter, TRUSTED};
use crate::repr::{Parts, Repr};
use crate::scratch::Draft;
use checkjit_dialects::{function, jit, memref};
use checkjit_ir::{Diagnostic, Dim, ElementType, Module, OpId, Type, Value, dominance};
use checkjit_runtime::KernelParam;
use checkjit_runtime::abi::{KERNEL_INTERRUPTED, KernelFailure, SLOT_LO, SLOT_SIZE, Trap};
use cranelift_codegen::ir::{self, BlockArg, InstBuilder, types};
use cranelift_frontend::{FunctionBuilder, Variable};
use rustc_hash::FxHashMap;

/// How often a kernel goes back to the start of a loop between two tests of the interruption flag.
const TURNS: i64 = 1 << 16;

/// What a kernel's launch has to hand over.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    /// The parameters.
    pub(crate) params: Vec<KernelParam>,
    /// The element types of those that are memrefs.
    pub(crate) elements: Vec<Option<ElementType>>,
    /// The extents of those that are memrefs.
    pub(crate) dims: Vec<Option<Vec<Dim>>>,
    /// Whether it does the same for every element.
    pub(crate) elementwise: bool,
}

/// The state that only kernels have.
pub(crate) struct Kernel {
    /// Returns the code that it is given.
    stop: ir::Block,
    /// The ordinal of each operation.
    ordinals: FxHashMap<OpId, u32>,
    memrefs: FxHashMap<Value, MemRef>,
    /// How often loops may go back until the interruption flag is tested.
    countdown: Variable,
}

/// A memref parameter.
#[derive(Clone)]
pub(crate) struct MemRef {
    pub(crate) element: ElementType,
    pub(crate) pointer: ir::Value,
    pub(crate) extents: Vec<ir::Value>,
}

/// The shape of a kernel.
pub(crate) fn shape(m: &Module, kernel: OpId) -> Result<Shape, Diagnostic> {
    let (params, _) = function::signature(m, kernel).unwrap_or_default();
    let Some(body) = m.body(kernel) else {
        return Err(Diagnostic::error(m.position(m.op(kernel).loc), "has no body to compile"));
    };
    let elementwise = jit::is_elementwise(m, kernel);
    let mut shape = Shape { params: Vec::new(), elements: Vec::new(), dims: Vec::new(), elementwise };
    for (ty, arg) in params.iter().zip(m.block_args(body)) {
        let Some((dims, element)) = m.memref_parts(*ty) else {
            if Repr::of(m, *ty).is_none_or(|repr| repr == Repr::Ref) {
                return Err(unsupported(m, kernel, *ty));
            }
            shape.params.push(KernelParam::Scalar);
            shape.elements.push(None);
            shape.dims.push(None);
            continue;
        };
        let element = m.element_type(element).filter(|element| Repr::of_element(*element).is_some());
        let Some(element) = element else { return Err(unsupported(m, kernel, *ty)) };
        if elementwise && dims != [None] {
            return Err(unsupported(m, kernel, *ty));
        }
        let is_written = m
            .uses(*arg)
            .iter()
            .any(|user| m.is(user.op, &memref::STORE) && m.operand(user.op, "memref") == Some(*arg));
        shape.params.push(if is_written { KernelParam::Write } else { KernelParam::Read });
        shape.elements.push(Some(element));
        shape.dims.push(Some(dims.to_vec()));
    }
    Ok(shape)
}

fn unsupported(m: &Module, kernel: OpId, ty: Type) -> Diagnostic {
    let ty = m.type_text(ty);
    let message = format!("code generation does not support 'jit.kernel' on type '{ty}' yet");
    Diagnostic::error(m.position(m.op(kernel).loc), message)
}

/// Writes a kernel of this shape into `draft`.
pub(crate) fn build(m: &Module, kernel: OpId, shape: &Shape, draft: Draft<'_>) -> Result<(), Diagnostic> {
    let Some(body) = m.body(kernel) else { return Ok(()) };
    let Draft { function: clif, context, target } = draft;
    clif.signature = call::kernel_signature(clif.signature.call_conv);
    let mut b = FunctionBuilder::new(clif, context);
    let start = b.create_block();
    b.append_block_params_for_function_params(start);
    b.switch_to_block(start);
    let [ctx, frame] = [0, 1].map(|index| b.block_params(start)[index]);
    let stop = b.create_block();
    b.set_cold_block(stop);
    let countdown = b.declare_var(types::I64);
    let ordinals = m.walk(kernel).into_iter().zip(0..).collect();
    let own = Kernel { stop, ordinals, memrefs: FxHashMap::default(), countdown };
    let mut e = Emitter::for_kernel(m, b, target, ctx, own);

    let turns = e.b.ins().iconst(types::I64, TURNS);
    e.b.def_var(countdown, turns);
    let mut slot = 0;
    for (index, &param) in m.block_args(body).iter().enumerate() {
        if let Some((element, dims)) = shape.elements[index].zip(shape.dims[index].as_ref()) {
            let mut load = |e: &mut Emitter<'_, '_>| {
                slot += 1;
                e.b.ins().load(POINTER, TRUSTED, frame, (slot - 1) * SLOT_SIZE + SLOT_LO)
            };
            let pointer = load(&mut e);
            let extents = dims.iter().map(|_| load(&mut e)).collect();
            if let Some(own) = &mut e.kernel {
                own.memrefs.insert(param, MemRef { element, pointer, extents });
            }
        } else {
            let repr = e.repr(kernel, param)?;
            let parts = e.load_slot(repr, frame, slot as usize);
            e.define_parts(param, &parts);
            slot += 1;
        }
    }
    let mut order = dominance::postorder(m, m.op_regions(kernel)[0]);
    order.reverse();
    e.create_blocks(kernel, &order)?;
    let (entry, _) = e.blocks[&body];
    e.b.ins().jump(entry, &[]);
    e.write_blocks(kernel, &order, |_| false)?;

    e.b.switch_to_block(stop);
    let code = e.b.append_block_param(stop, types::I32);
    e.b.ins().return_(&[code]);
    e.finish();
    Ok(())
}

impl Emitter<'_, '_> {
    /// The state that only kernels have.
    fn own_kernel(&self, op: OpId) -> Result<&Kernel, Diagnostic> {
        self.kernel.as_ref().ok_or_else(|| {
            let name = self.m.op_name(op);
            self.error(op, format!("code generation does not support '{name}' in a host function"))
        })
    }

    /// The memref that is the operand of this name.
    pub(crate) fn memref(&self, op: OpId, name: &str) -> Result<MemRef, Diagnostic> {
        let value = self.m.operand(op, name);
        let found = value.and_then(|value| self.own_kernel(op).ok()?.memrefs.get(&value));
        found.cloned().ok_or_else(|| {
            self.error(op, "code generation supports only memrefs that are parameters of a kernel".to_owned())
        })
    }

    /// The row-major position of the element at `indices`.
    pub(crate) fn linearize(&mut self, memref: &MemRef, indices: &[ir::Value]) -> ir::Value {
        let mut position = None;
        for (index, extent) in indices.iter().zip(&memref.extents) {
            position = Some(match position {
                None => *index,
                Some(outer) => {
                    let outer = self.b.ins().imul(outer, *extent);
                    self.b.ins().iadd(outer, *index)
                }
            });
        }
        position.unwrap_or_else(|| self.b.ins().iconst(types::I64, 0))
    }

    /// Loads the element at `indices`.
    pub(crate) fn load_from(&mut self, memref: &MemRef, indices: &[ir::Value]) -> Parts {
        let position = self.linearize(memref, indices);
        element::load(self, memref.element, memref.pointer, position)
    }

    /// Stores the element at `indices`.
    pub(crate) fn store_to(&mut self, memref: &MemRef, indices: &[ir::Value], parts: &[ir::Value]) {
        let position = self.linearize(memref, indices);
        element::store(self, memref.element, memref.pointer, position, parts);
    }

    /// Leaves the kernel for `trap` if `condition` is zero.
    pub(crate) fn stop_kernel_unless(
        &mut self,
        op: OpId,
        condition: ir::Value,
        trap: Trap,
    ) -> crate::emitter::Emit {
        let own = self.own_kernel(op)?;
        let stop = own.stop;
        let code = own.ordinals.get(&op).and_then(|op| KernelFailure { op: *op, trap }.code());
        let Some(code) = code else {
            return Err(self.error(op, "code generation does not support so large a kernel".to_owned()));
        };
        let go_on = self.b.create_block();
        let code = self.b.ins().iconst(types::I32, i64::from(code));
        self.b.ins().brif(condition, go_on, &[], stop, &[BlockArg::Value(code)]);
        self.b.switch_to_block(go_on);
        Ok(())
    }

    /// Goes back to the start of a loop; once in many turns, tests the interruption flag before.
    pub(crate) fn jump_back(&mut self, target: ir::Block, args: &[BlockArg]) -> ir::Inst {
        let Some(Kernel { stop, countdown, .. }) = self.kernel else {
            return self.b.ins().jump(target, args);
        };
        let [test, again] = [(); 2].map(|()| self.b.create_block());
        let left = self.b.use_var(countdown);
        let left = self.b.ins().iadd_imm_s(left, -1);
        self.b.def_var(countdown, left);
        self.b.ins().brif(left, target, args, test, &[]);
        self.b.set_cold_block(test);
        self.b.switch_to_block(test);
        let flag = self.interrupt_flag();
        let code = self.b.ins().iconst(types::I32, i64::from(KERNEL_INTERRUPTED));
        self.b.ins().brif(flag, stop, &[BlockArg::Value(code)], again, &[]);
        self.b.set_cold_block(again);
        self.b.switch_to_block(again);
        let turns = self.b.ins().iconst(types::I64, TURNS);
        self.b.def_var(countdown, turns);
        self.b.ins().jump(target, args)
    }
}
