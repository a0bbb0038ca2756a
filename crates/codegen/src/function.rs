//! A host function: prologue, blocks in reverse postorder, the two cold blocks.

use crate::call::{self, POINTER};
use crate::emit;
use crate::emitter::{Emit, Emitter, HOME_SIZE, TRUSTED};
use crate::homes;
use crate::host::Host;
use crate::scratch::Draft;
use crate::tables::Tables;
use checkjit_dialects::function;
use checkjit_ir::{BlockId, Diagnostic, Module, OpId, dominance};
use checkjit_runtime::abi::{Builtin, CTX_STACK_LIMIT, Trap};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, StackSlotData, StackSlotKind, types};
use cranelift_frontend::FunctionBuilder;

/// Arguments or results of one call may take this many bytes.
const MAX_AREA: usize = 4 << 10;

/// Values that live at once may take this many bytes.
const MAX_HOMES: u32 = 24 << 10;

/// Writes a function with a body into `draft`.
pub(crate) fn build<'m>(
    m: &'m Module,
    op: OpId,
    tables: &mut Tables<'m>,
    draft: Draft<'_>,
) -> Result<(), Diagnostic> {
    let Draft { function: clif, context, target } = draft;
    clif.signature = call::entry_signature(clif.signature.call_conv);
    let mut b = FunctionBuilder::new(clif, context);
    let Some(entry) = m.body(op) else {
        return Err(Diagnostic::error(m.position(m.op(op).loc), "has no body to compile"));
    };
    let mut order = dominance::postorder(m, m.op_regions(op)[0]);
    order.reverse();
    let homes = homes::assign(m, &order, |op| emit::calls(m, op), |op| emit::is_remade(m, op));
    check_size(m, op, homes.count.saturating_mul(HOME_SIZE) as usize, MAX_HOMES as usize, "values")?;

    let start = b.create_block();
    b.append_block_params_for_function_params(start);
    let [ctx, args, results] = [0, 1, 2].map(|index| b.block_params(start)[index]);
    let [fail, stop] = [(), ()].map(|()| {
        let block = b.create_block();
        b.set_cold_block(block);
        block
    });
    let areas = [homes.count * HOME_SIZE, 0, 0]
        .map(|size| b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, size, 4)));
    let host = Host::new(tables, areas, [fail, stop], results);
    let mut e = Emitter::for_host(m, b, target, ctx, (host, homes));

    e.create_blocks(op, &order)?;
    prologue(&mut e, op, start, entry, args)?;
    e.write_blocks(op, &order, |inner| emit::is_remade(m, inner))?;
    epilogues(&mut e, op, fail, stop)?;
    for (area, size) in e.host(op)?.areas() {
        check_size(m, op, size, MAX_AREA, "arguments or results of a call")?;
        e.b.func.sized_stack_slots[area].size = size as u32;
    }
    e.finish();
    Ok(())
}

fn check_size(m: &Module, op: OpId, size: usize, limit: usize, what: &str) -> Result<(), Diagnostic> {
    if size <= limit {
        return Ok(());
    }
    let message = format!("needs {size} bytes of stack for {what}, which is more than {limit}");
    Err(Diagnostic::error(m.position(m.op(op).loc), message))
}

/// Compares the stack pointer with the limit and puts the arguments into their homes.
fn prologue(
    e: &mut Emitter<'_, '_>,
    op: OpId,
    start: ir::Block,
    entry: BlockId,
    args: ir::Value,
) -> Result<(), Diagnostic> {
    e.switch_to(start);
    let stack = e.b.ins().get_stack_pointer(POINTER);
    let limit = e.b.ins().load(POINTER, TRUSTED, e.ctx, CTX_STACK_LIMIT);
    let (overflow, enough) = (e.b.create_block(), e.b.create_block());
    let is_below = e.b.ins().icmp(IntCC::UnsignedLessThan, stack, limit);
    e.b.ins().brif(is_below, overflow, &[], enough, &[]);
    e.b.set_cold_block(overflow);
    e.switch_to(overflow);
    e.store_site(op)?;
    let code = e.b.ins().iconst(types::I32, i64::from(Trap::StackOverflow.code()));
    let stop = e.host(op)?.stop;
    e.leave_with(op, code)?;
    e.b.ins().jump(stop, &[]);

    e.switch_to(enough);
    for (index, param) in e.m.block_args(entry).iter().enumerate() {
        let repr = e.repr(op, *param)?;
        let parts = e.load_slot(repr, args, index);
        e.define_parts(*param, &parts);
    }
    let (_, results) = function::signature(e.m, op).unwrap_or_default();
    if let Some(ty) = results.iter().find(|ty| e.repr_of(**ty).is_none()) {
        return Err(e.unsupported(op, *ty));
    }
    let (block, _) = e.blocks[&entry];
    e.b.ins().jump(block, &[]);
    Ok(())
}

/// The blocks that record a failure and that return one.
fn epilogues(e: &mut Emitter<'_, '_>, op: OpId, fail: ir::Block, stop: ir::Block) -> Emit {
    let area = e.host(op)?.args(1);
    e.switch_to(stop);
    let code = e.b.ins().stack_load(POINTER, types::I32, area, 0);
    let status = e.call_value(Builtin::Fail, &[e.ctx, code]);
    e.b.ins().return_(&[status]);
    e.switch_to(fail);
    let status = e.b.ins().stack_load(POINTER, types::I32, area, 0);
    e.b.ins().return_(&[status]);
    Ok(())
}
