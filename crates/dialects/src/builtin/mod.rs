//! The builtin dialect: the module, and casts between types that mean the same.

use crate::constraints::ANY_TYPE;
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, DialectDef, Format, OpDef, OperandDef, RegionDef, Traits};
use checkjit_ir::{Module, OpId};

/// The dialect.
pub static DIALECT: DialectDef =
    DialectDef { name: "builtin", ops: &[&[&MODULE, &UNREALIZED_CONVERSION_CAST]], types: &[], enums: &[] };

/// A module: a table of symbols, and the root of a file.
pub static MODULE: OpDef = OpDef {
    name: "builtin.module",
    summary: "A table of symbols; the root of a file.",
    format: Format::Custom { parse: parse_module, print: print_module },
    attrs: &[
        AttrDef::optional("sym_name", AttrConstraint::SymbolName),
        AttrDef::optional("sym_visibility", AttrConstraint::Str),
    ],
    regions: &[RegionDef::one("bodyRegion")],
    traits: Traits::SYMBOL
        .with(Traits::SYMBOL_TABLE)
        .with(Traits::ISOLATED_FROM_ABOVE)
        .with(Traits::NO_TERMINATOR)
        .with(Traits::SINGLE_BLOCK)
        .with(Traits::GRAPH_REGION),
    ..OpDef::BASE
};

fn parse_module(p: &mut dyn OpParser) -> Option<()> {
    if p.at_symbol() {
        p.own_symbol()?;
    }
    p.attr_dict_with_keyword()?;
    let region = p.region(&[])?;
    let m = p.module();
    if m.region_blocks(region).is_empty() {
        let block = m.new_block();
        m.append_block(region, block);
    }
    p.state().regions.push(region);
    Some(())
}

fn print_module(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    if let Some(name) = m.symbol(op) {
        p.text(" ");
        p.symbol(name);
    }
    p.attr_dict(op, &["sym_name"], true);
    p.text(" ");
    p.region(m.op_regions(op)[0], false);
}

/// A cast that later phases make nothing of: both sides are one value at run time.
pub static UNREALIZED_CONVERSION_CAST: OpDef = OpDef {
    name: "builtin.unrealized_conversion_cast",
    summary: "Gives values other types; both sides are one thing at run time.",
    format: Format::Declarative("($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict"),
    operands: &[OperandDef::variadic("inputs", &ANY_TYPE)],
    results: &[OperandDef::variadic("outputs", &ANY_TYPE)],
    traits: Traits::PURE,
    ..OpDef::BASE
};
