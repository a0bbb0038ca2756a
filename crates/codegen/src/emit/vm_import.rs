//! Whether an import is resolved.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::vm;
use checkjit_ir::OpId;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, types};

pub(super) const ROWS: &[Row] = &[plain(&vm::IMPORT_RESOLVED, resolved)];

fn resolved(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let tables = &mut e.host(op)?.tables;
    let import = tables.symbol(op, "import").and_then(|import| tables.import(import));
    let Some(import) = import else {
        return Err(e.error(op, "does not reference a valid import".to_owned()));
    };
    let (function, _) = e.load_import(import);
    let is_bound = e.b.ins().icmp_imm_u(IntCC::NotEqual, function, 0);
    let value = e.b.ins().uextend(types::I32, is_bound);
    e.define_result(op, value);
    Ok(())
}
