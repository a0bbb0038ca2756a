//! Elementwise kernels: one loop over all elements, which loads what is used, computes on scalars, and stores
//! what is yielded.
//!
//! All tensors are of rank one and have the one extent. A destination may share its storage with an input:
//! everything that an element needs is loaded before its destinations are written, and packed elements are
//! written byte by byte, after the last element of the byte was read.

use crate::call::{self, POINTER};
use crate::element::{self, Packed};
use crate::emitter::{Emitter, TRUSTED};
use crate::repr::{Parts, Repr};
use crate::scratch::Draft;
use checkjit_dialects::{arith, function, jit, util};
use checkjit_ir::def::Traits;
use checkjit_ir::{Diagnostic, ElementType, Module, OpId, Type, TypeKind, Value};
use checkjit_runtime::KernelParam;
use checkjit_runtime::abi::{KERNEL_INTERRUPTED, SLOT_LO, SLOT_SIZE};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, BlockArg, InstBuilder, types};
use cranelift_frontend::FunctionBuilder;

/// How many elements are computed between two tests of the interruption flag; a multiple of the elements of
/// a byte.
const CHUNK: i64 = 1 << 16;

/// What a kernel's launch has to hand over.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    /// The parameters.
    pub(crate) params: Vec<KernelParam>,
    /// The element types of those that are tensors.
    pub(crate) elements: Vec<Option<ElementType>>,
}

/// The shape of a kernel that this file can write.
pub(crate) fn shape(m: &Module, kernel: OpId) -> Result<Shape, Diagnostic> {
    let error = |message: &str| Diagnostic::error(m.position(m.op(kernel).loc), message);
    let (params, results) = function::signature(m, kernel).unwrap_or_default();
    let Some((extent, rest)) = params.split_first() else { return Err(error("needs an extent")) };
    if !matches!(m.type_kind(*extent), TypeKind::Index) || m.body(kernel).is_none() {
        return Err(error("needs an extent as its first parameter, and a body"));
    }
    let mut shape = Shape { params: vec![KernelParam::Extent], elements: vec![None] };
    for ty in rest {
        shape.elements.push(element_of_tensor(m, kernel, *ty)?);
        let is_tensor = m.is_tensor(*ty);
        shape.params.push(if is_tensor { KernelParam::Read } else { KernelParam::Scalar });
        let scalar = if is_tensor { m.element_or_self(*ty) } else { *ty };
        if Repr::of(m, scalar).is_none_or(|repr| repr == Repr::Ref) {
            return Err(unsupported(m, kernel, *ty));
        }
    }
    let first_output = params.len().saturating_sub(results.len());
    if results.is_empty() || params[first_output..] != *results || first_output == 0 {
        return Err(error("needs one destination as its last parameters for each tensor that it yields"));
    }
    for param in &mut shape.params[first_output..] {
        if *param != KernelParam::Read {
            return Err(error("needs tensors as destinations"));
        }
        *param = KernelParam::Write;
    }
    Ok(shape)
}

/// The element type of a parameter; `None` for scalars.
fn element_of_tensor(m: &Module, kernel: OpId, ty: Type) -> Result<Option<ElementType>, Diagnostic> {
    if !m.is_tensor(ty) {
        return Ok(None);
    }
    match m.tensor_parts(ty) {
        Some(([None], element)) => {
            let element = m.element_type(element);
            Ok(Some(element.ok_or_else(|| unsupported(m, kernel, ty))?))
        }
        _ => Err(unsupported(m, kernel, ty)),
    }
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
    let mut e = Emitter::new(m, b, target, ctx, None);

    let params = m.block_args(body);
    let extent = e.b.ins().load(types::I64, TRUSTED, frame, SLOT_LO);
    e.define(params[0], extent);
    let mut loads = Vec::new();
    let mut stores = Vec::new();
    for (index, (&param, element)) in params.iter().zip(&shape.elements).enumerate().skip(1) {
        let is_read = !m.uses(param).is_empty();
        if let Some(element) = *element {
            let pointer = e.b.ins().load(POINTER, TRUSTED, frame, index as i32 * SLOT_SIZE + SLOT_LO);
            loads.extend(is_read.then_some((param, element, pointer)));
            stores.extend((shape.params[index] == KernelParam::Write).then_some((element, pointer)));
        } else if is_read {
            let repr = e.repr(kernel, param)?;
            let parts = e.load_slot(repr, frame, index);
            e.define_parts(param, &parts);
        }
    }
    write_loop(&mut e, extent, &stores, |e, index| {
        for (param, element, pointer) in &loads {
            let parts = element::load(e, *element, *pointer, index);
            e.define_parts(*param, &parts);
        }
        write_body(e, m, body)
    })?;
    e.finish();
    Ok(())
}

/// Writes the operations of the body and gives what it yields.
fn write_body(
    e: &mut Emitter<'_, '_>,
    m: &Module,
    body: checkjit_ir::BlockId,
) -> Result<Vec<Parts>, Diagnostic> {
    for op in m.block_ops(body) {
        if m.is(op, &jit::YIELD) {
            let operands: Vec<Value> = m.operands(op).collect();
            return e.operand_values(op, &operands);
        }
        let is_known = m.has_trait(op, Traits::ELEMENTWISE)
            || [&arith::CONSTANT, &util::UNFOLDABLE_CONSTANT, &util::OPTIMIZATION_BARRIER]
                .iter()
                .any(|def| m.is(op, def));
        if !is_known {
            let message = format!("code generation does not support '{}' in a kernel yet", m.op_name(op));
            return Err(e.error(op, message));
        }
        e.op(op)?;
    }
    Ok(Vec::new())
}

/// Writes the loop over `extent` elements: chunks between two tests of the interruption flag, and in them
/// elements. `body` gives the values of element `index` for the destinations in `stores`.
fn write_loop(
    e: &mut Emitter<'_, '_>,
    extent: ir::Value,
    stores: &[(ElementType, ir::Value)],
    body: impl FnOnce(&mut Emitter<'_, '_>, ir::Value) -> Result<Vec<Parts>, Diagnostic>,
) -> Result<(), Diagnostic> {
    let [outer, test, chunk, inner, done, stop] = [(); 6].map(|()| e.b.create_block());
    let first = e.b.append_block_param(outer, types::I64);
    let zero = e.b.ins().iconst(types::I64, 0);
    e.b.ins().jump(outer, &[BlockArg::Value(zero)]);

    e.b.switch_to_block(outer);
    let is_more = e.b.ins().icmp(IntCC::UnsignedLessThan, first, extent);
    e.b.ins().brif(is_more, test, &[], done, &[]);

    e.b.switch_to_block(test);
    let flag = e.interrupt_flag();
    e.b.ins().brif(flag, stop, &[], chunk, &[]);

    // Bytes of packed destinations are put together in these; at the start of a chunk they are empty.
    let packed: Vec<Option<Packed>> = stores.iter().map(|(element, _)| Packed::of(*element)).collect();
    e.b.switch_to_block(chunk);
    let left = e.b.ins().isub(extent, first);
    let most = e.b.ins().iconst(types::I64, CHUNK);
    let count = e.b.ins().umin(left, most);
    let end = e.b.ins().iadd(first, count);
    let empty = e.b.ins().iconst(types::I8, 0);
    let index = e.b.append_block_param(inner, types::I64);
    let mut entry = vec![BlockArg::Value(first)];
    let bytes: Vec<Option<ir::Value>> = packed
        .iter()
        .map(|packed| {
            packed.map(|_| {
                entry.push(BlockArg::Value(empty));
                e.b.append_block_param(inner, types::I8)
            })
        })
        .collect();
    e.b.ins().jump(inner, &entry);

    e.b.switch_to_block(inner);
    let values = body(e, index)?;
    let next = e.b.ins().iadd_imm_u(index, 1);
    let mut again = vec![BlockArg::Value(next)];
    for (((element, pointer), parts), (packed, byte)) in
        stores.iter().zip(values).zip(packed.into_iter().zip(bytes))
    {
        match packed.zip(byte) {
            None => element::store(e, *element, *pointer, index, &parts),
            Some((packed, byte)) => {
                let byte = packed.append(e, byte, &parts, index);
                let rest = packed.store_full(e, byte, *pointer, index, end);
                again.push(BlockArg::Value(rest));
            }
        }
    }
    let is_inside = e.b.ins().icmp(IntCC::UnsignedLessThan, next, end);
    e.b.ins().brif(is_inside, inner, &again, outer, &[BlockArg::Value(next)]);

    for (block, code) in [(done, 0), (stop, KERNEL_INTERRUPTED)] {
        e.b.switch_to_block(block);
        let code = e.b.ins().iconst(types::I32, i64::from(code));
        e.b.ins().return_(&[code]);
    }
    e.b.set_cold_block(stop);
    Ok(())
}
