//! `cf.switch`: a branch to one of several blocks by an integer.

use crate::constraints::{ANY_TYPE, SIGNLESS_INTEGER};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, SuccessorDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Attr, AttrKind, BlockId, Diagnostic, Module, OpId, Signedness, Type, TypeKind, Value};

/// A branch to the block of the case that the flag is, else to the default block. Of equal cases the first
/// counts.
pub static SWITCH: OpDef = OpDef {
    name: "cf.switch",
    summary: "Goes to the block of the case that the flag is, else to the default block.",
    format: Format::Custom { parse, print },
    operands: &[
        OperandDef::one("flag", &SIGNLESS_INTEGER),
        OperandDef::variadic("defaultOperands", &ANY_TYPE),
        OperandDef::variadic("caseOperands", &ANY_TYPE),
    ],
    attrs: &[
        AttrDef::optional("case_values", AttrConstraint::Elements),
        AttrDef::required("case_operand_segments", AttrConstraint::DenseI32),
    ],
    successors: &[
        SuccessorDef::one("defaultDestination", "defaultOperands"),
        SuccessorDef::variadic("caseDestinations", "caseOperands", "case_operand_segments"),
    ],
    traits: Traits::TERMINATOR.with(Traits::PURE).with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    verify: Some(verify),
    ..OpDef::BASE
};

/// A block and the values for its arguments.
type Destination = (BlockId, Vec<Value>);

fn parse(p: &mut dyn OpParser) -> Option<()> {
    let flag = p.operand()?;
    p.expect(":")?;
    let ty = p.ty()?;
    if !matches!(p.module().type_kind(ty), TypeKind::Integer { .. }) {
        let ty = p.module().type_text(ty);
        p.error(&format!(
            "custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found '{ty}'"
        ));
        return None;
    }
    for word in [",", "[", "default", ":"] {
        p.expect(word)?;
    }
    let (default, default_values) = parse_destination(p)?;
    let (mut values, mut destinations) = (Vec::new(), Vec::new());
    while p.accept(",") {
        let value = p.number(ty)?;
        if let AttrKind::Integer { bits, .. } = p.module().attr_kind(value) {
            values.push(*bits);
        }
        p.expect(":")?;
        destinations.push(parse_destination(p)?);
    }
    p.expect("]")?;
    p.attr_dict()?;
    let flag = p.resolve(&flag, ty)?;
    let counts: Vec<u32> = destinations.iter().map(|(_, values)| values.len() as u32).collect();
    let m = p.module();
    let sizes = m.i32_array_attr([1, default_values.len() as u32, counts.iter().sum()]);
    let segments = m.i32_array_attr(counts);
    if let Some(values) = case_values(m, ty, values) {
        p.set_attr("case_values", values);
    }
    p.set_attr("case_operand_segments", segments);
    p.set_attr("operandSegmentSizes", sizes);
    let state = p.state();
    state.successors.push(default);
    state.operands.extend([flag].into_iter().chain(default_values));
    for (block, values) in destinations {
        state.successors.push(block);
        state.operands.extend(values);
    }
    Some(())
}

/// Reads `^block(%value, ... : type, ...)`.
fn parse_destination(p: &mut dyn OpParser) -> Option<Destination> {
    let block = p.successor()?;
    let mut values = Vec::new();
    if p.accept("(") {
        let operands = p.operand_list()?;
        p.expect(":")?;
        let types = p.type_list()?;
        values = p.resolve_all(&operands, &types)?;
        p.expect(")")?;
    }
    Some((block, values))
}

fn print(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let Some(flag) = m.operand(op, "flag") else { return };
    p.text(" ");
    p.value(flag);
    p.text(" : ");
    p.ty(m.value_type(flag));
    p.text(", [");
    let cases = cases(m, op);
    let width = width(m, m.value_type(flag));
    for (index, block) in m.successors(op).iter().enumerate() {
        p.text(if index == 0 { "" } else { "," });
        p.new_line();
        let case = index.checked_sub(1).and_then(|index| cases.get(index));
        match case {
            Some(case) => {
                let text = checkjit_numerics::to_text(*case, width, Signedness::Signed);
                p.text(&format!("  {}: ", text.unwrap_or_default()));
            }
            None => p.text("  default: "),
        }
        p.successor(*block);
        let values = m.successor_operands(op, index);
        if !values.is_empty() {
            p.text("(");
            p.values(&values);
            p.text(" : ");
            let types: Vec<Type> = values.iter().map(|value| m.value_type(*value)).collect();
            p.types(&types);
            p.text(")");
        }
    }
    if !cases.is_empty() {
        p.new_line();
    }
    p.text("]");
    p.attr_dict(op, &["case_values", "case_operand_segments"], false);
}

fn width(m: &Module, ty: Type) -> u32 {
    match m.type_kind(ty) {
        TypeKind::Integer { width, .. } => *width,
        _ => 64,
    }
}

/// The attribute `case_values` for these numbers of type `ty`, given by their bits; `None` for no numbers.
pub fn case_values(m: &mut Module, ty: Type, values: impl IntoIterator<Item = u128>) -> Option<Attr> {
    let values: Vec<(u128, u128)> = values.into_iter().map(|bits| (bits, 0)).collect();
    if values.is_empty() {
        return None;
    }
    let shape = vec![values.len() as u64];
    let ty = m.intern_type(TypeKind::Vector { scalable: vec![false; shape.len()], shape, element: ty });
    m.dense_attr(ty, &values)
}

/// The numbers of the cases by their bits, in the order of their blocks, which come after the default one.
pub fn cases(m: &Module, op: OpId) -> Vec<u128> {
    let Some(AttrKind::Dense(dense)) = m.attr(op, "case_values").map(|attr| m.attr_kind(attr)) else {
        return Vec::new();
    };
    let count = m.static_elements(dense.ty).and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
    // A splat may say any number of elements; more than there are blocks are of no use.
    let count = count.min(m.successors(op).len());
    let Some(element) = m.element_type(m.element_or_self(dense.ty)) else { return Vec::new() };
    let at = |index: usize| element.load(&dense.data.0, if dense.splat { 0 } else { index as u64 });
    (0..count).filter_map(at).collect()
}

fn verify(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some(flag) = m.operand(op, "flag") else { return Ok(()) };
    let destinations = m.successors(op).len() - 1;
    let mut values = 0;
    if let Some(AttrKind::Dense(dense)) = m.attr(op, "case_values").map(|attr| m.attr_kind(attr)) {
        let (own, case) = (m.value_type(flag), m.element_or_self(dense.ty));
        if own != case {
            let (own, case) = (m.type_text(own), m.type_text(case));
            let message = format!("'flag' type ('{own}') should match case value type ('{case}')");
            return Err(op_error(m, op, message));
        }
        values = m.static_elements(dense.ty).unwrap_or(0);
    }
    if values != destinations as u64 {
        let message = format!(
            "number of case values ({values}) should match number of case destinations ({destinations})"
        );
        return Err(op_error(m, op, message));
    }
    let counts = match m.attr(op, "case_operand_segments").map(|attr| m.attr_kind(attr)) {
        Some(AttrKind::DenseArray { bits, .. }) => bits.as_slice(),
        _ => &[],
    };
    let total: u64 = counts.iter().fold(0, |sum, count| sum.saturating_add(*count));
    let operands = m.operand_group(op, "caseOperands").len();
    if total != operands as u64 || counts.len() != destinations {
        let message = format!(
            "caseOperands count ({operands}) does not match with the total size ({total}) specified in \
             attribute 'case_operand_segments'"
        );
        return Err(op_error(m, op, message));
    }
    Ok(())
}
