//! Globals of tensors become globals of buffer views, and their initial values initializers.

use super::convert_type;
use crate::{Failures, constants};
use checkjit_dialects::hal::BUFFER_VIEW_TYPE;
use checkjit_dialects::{jit, util};
use checkjit_ir::{Attr, InsertPoint, Module, OpId, Rewriter};

/// Converts every global of the root. Initial values are there before any initializer of the user's runs.
/// One that is nowhere to be found is an error of its initializer.
pub(super) fn convert_globals(m: &mut Module, failures: &mut Failures) {
    let Some(body) = m.body(m.root()) else { return };
    let ops = m.block_op_list(body);
    let first = ops.iter().copied().find(|op| m.is(*op, &util::INITIALIZER));
    for global in ops {
        if !m.is(global, &util::GLOBAL) {
            continue;
        }
        let Some(ty) = util::global_type(m, global).filter(|ty| m.is_tensor(*ty)) else { continue };
        let ty = convert_type(m, ty);
        let ty = m.type_attr(ty);
        m.set_attr(global, "type", ty);
        let found = constants::resolve(m, global);
        let Some(value) = m.attr(global, "initial_value") else { continue };
        m.remove_attr(global, "initial_value");
        let at = first.or_else(|| m.next_op(global)).map_or(InsertPoint::End(body), InsertPoint::Before);
        let initializer = build_initializer(m, at, global, value);
        if let Err(diagnostics) = found {
            failures.note(initializer, diagnostics);
        }
    }
}

/// `util.initializer { %0 = jit.constant value; util.global.store %0, @global; util.return }`.
fn build_initializer(m: &mut Module, at: InsertPoint, global: OpId, value: Attr) -> OpId {
    let (loc, view) = (m.op(global).loc, m.dialect_type(&BUFFER_VIEW_TYPE));
    let name = m.symbol(global).unwrap_or_default().to_owned();
    let symbol = m.symbol_attr(&name);
    let ty = m.function_type(Vec::new(), Vec::new());
    let ty = m.type_attr(ty);
    let (region, block) = (m.new_region(), m.new_block());
    m.append_block(region, block);
    let mut rewriter = Rewriter::new(m, InsertPoint::End(block));
    let constant = rewriter.op(&jit::CONSTANT, loc).attr("value", value).results([view]).value();
    rewriter.op(&util::GLOBAL_STORE, loc).operands([constant]).attr("global", symbol).build();
    rewriter.op(&util::RETURN, loc).build();
    rewriter.move_to(at);
    rewriter.op(&util::INITIALIZER, loc).attr("function_type", ty).region(region).build()
}
