//! Elements and extents of a kernel's memrefs.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::kernel::MemRef;
use checkjit_dialects::{constant_int, jit, memref};
use checkjit_ir::{Diagnostic, OpId};
use checkjit_runtime::abi::Trap;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};

pub(super) const ROWS: &[Row] =
    &[plain(&memref::LOAD, load), plain(&memref::STORE, store), plain(&memref::DIM, dim)];

fn load(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (memref, indices) = access(e, op)?;
    let parts = e.load_from(&memref, &indices);
    e.define_result_parts(op, &parts);
    Ok(())
}

fn store(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (memref, indices) = access(e, op)?;
    let parts = e.operand_parts(op, "value")?;
    e.store_to(&memref, &indices, &parts);
    Ok(())
}

/// The memref and the indices of an access; they are checked unless the operation says that they need not be.
fn access(e: &mut Emitter<'_, '_>, op: OpId) -> Result<(MemRef, Vec<ir::Value>), Diagnostic> {
    let memref = e.memref(op, "memref")?;
    let indices = e.m.operand_group(op, "indices");
    let indices = indices.into_iter().map(|index| e.value(op, index)).collect::<Result<Vec<_>, _>>()?;
    if e.m.attr(op, jit::IN_BOUNDS).is_none() {
        for (index, extent) in indices.iter().zip(&memref.extents) {
            let is_inside = e.b.ins().icmp(IntCC::UnsignedLessThan, *index, *extent);
            e.trap_unless(op, is_inside, Trap::OutOfBounds)?;
        }
    }
    Ok((memref, indices))
}

fn dim(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let memref = e.memref(op, "source")?;
    let Some(index) = e.m.operand(op, "index") else { return Ok(()) };
    if let Some(at) = constant_int(e.m, index) {
        let extent = usize::try_from(at).ok().and_then(|at| memref.extents.get(at));
        let Some(extent) = extent else {
            return Err(e.error(op, format!("has no dimension {at}")));
        };
        e.define_result(op, *extent);
        return Ok(());
    }
    let index = e.value(op, index)?;
    let mut found = e.b.ins().iconst(types::I64, 0);
    for (at, extent) in (0..).zip(&memref.extents) {
        let is_it = e.b.ins().icmp_imm_s(IntCC::Equal, index, at);
        found = e.b.ins().select(is_it, *extent, found);
    }
    let rank = e.b.ins().iconst(types::I64, memref.extents.len() as i64);
    let is_one = e.b.ins().icmp(IntCC::UnsignedLessThan, index, rank);
    e.trap_unless(op, is_one, Trap::OutOfBounds)?;
    e.define_result(op, found);
    Ok(())
}
