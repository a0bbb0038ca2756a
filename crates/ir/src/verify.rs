//! The verifier: whether every operation is as its row says, in words close to MLIR's.

use crate::attrs::AttrKind;
use crate::def::{Arity, AttrConstraint, OpDef, OperandDef, Presence, Traits};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::dominance::Dominance;
use crate::entity::{Attr, BlockId, OpId, RegionId, Type, Value};
use crate::module::{Module, ValueDef};
use crate::types::{FloatKind, Signedness, TypeKind};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::ops::Range;

/// Verifies everything below the root.
pub fn verify(m: &Module) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    let mut dominance = Dominance::default();
    for op in m.walk(m.root()) {
        if let Err(diagnostic) = verify_op(m, op, &mut dominance) {
            diagnostics.push(diagnostic);
        }
    }
    diagnostics
}

/// An error about an operation: `'dialect.name' op message`.
pub fn op_error(m: &Module, op: OpId, message: impl std::fmt::Display) -> Diagnostic {
    Diagnostic::error(m.position(m.op(op).loc), format!("'{}' op {message}", m.op_name(op)))
}

fn verify_op(m: &Module, op: OpId, dominance: &mut Dominance) -> Result<(), Diagnostic> {
    if let Some(def) = m.def(op) {
        verify_groups(m, op, def)?;
        verify_attrs(m, op, def)?;
        verify_same_types(m, op, def)?;
        verify_structure(m, op, def)?;
    }
    verify_blocks(m, op)?;
    verify_successors(m, op)?;
    verify_dominance(m, op, dominance)?;
    let Some(def) = m.def(op) else { return Ok(()) };
    def.verify.map_or(Ok(()), |verify| verify(m, op))?;
    verify_elementwise(m, op, def)
}

fn verify_groups(m: &Module, op: OpId, def: &OpDef) -> Result<(), Diagnostic> {
    let operands: SmallVec<[Value; 4]> = m.operands(op).collect();
    let Some(ranges) = m.operand_segments(op) else {
        if def.traits.has(Traits::ATTR_SIZED_OPERAND_SEGMENTS) {
            return Err(op_error(
                m,
                op,
                "requires attribute 'operandSegmentSizes' with one size an operand group, adding up to the \
                 number of operands",
            ));
        }
        return Err(count_error(m, op, def.operands, operands.len(), "operand"));
    };
    verify_types(m, op, def.operands, &operands, &ranges, "operand")?;
    let results = m.results(op);
    let Some(ranges) = m.result_segments(op) else {
        return Err(count_error(m, op, def.results, results.len(), "result"));
    };
    verify_types(m, op, def.results, results, &ranges, "result")
}

fn count_error(m: &Module, op: OpId, defs: &[OperandDef], found: usize, what: &str) -> Diagnostic {
    let fixed = defs.iter().filter(|def| def.arity == Arity::One).count();
    let expected = match (fixed, fixed == defs.len()) {
        (0, true) => format!("requires zero {what}s"),
        (1, true) => format!("requires a single {what}"),
        (n, true) => format!("expected {n} {what}s, but found {found}"),
        (n, false) => format!("expected {n} or more {what}s, but found {found}"),
    };
    op_error(m, op, expected)
}

fn verify_types(
    m: &Module,
    op: OpId,
    defs: &[OperandDef],
    values: &[Value],
    ranges: &[Range<usize>],
    what: &str,
) -> Result<(), Diagnostic> {
    for (def, range) in defs.iter().zip(ranges) {
        for index in range.clone() {
            let ty = m.value_type(values[index]);
            if !(def.constraint.matches)(m, ty) {
                let variadic = if def.arity == Arity::Variadic { "variadic of " } else { "" };
                return Err(op_error(
                    m,
                    op,
                    format!(
                        "{what} #{index} must be {variadic}{}, but got '{}'",
                        def.constraint.describe,
                        m.type_text(ty)
                    ),
                ));
            }
        }
    }
    Ok(())
}

fn verify_attrs(m: &Module, op: OpId, def: &OpDef) -> Result<(), Diagnostic> {
    for row in def.attrs {
        match m.attr(op, row.name) {
            Some(attr) if !satisfies(m, attr, row.constraint) => {
                return Err(op_error(
                    m,
                    op,
                    format!(
                        "attribute '{}' failed to satisfy constraint: {}",
                        row.name,
                        words(row.constraint)
                    ),
                ));
            }
            None if row.presence == Presence::Required => {
                return Err(op_error(m, op, format!("requires attribute '{}'", row.name)));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Does the attribute satisfy the constraint?
pub fn satisfies(m: &Module, attr: Attr, constraint: AttrConstraint) -> bool {
    let kind = m.attr_kind(attr);
    let is_array_of = |test: &dyn Fn(&AttrKind) -> bool| match kind {
        AttrKind::Array(elements) => elements.iter().all(|element| test(m.attr_kind(*element))),
        _ => false,
    };
    let typed = |test: &dyn Fn(&TypeKind) -> bool| match kind {
        AttrKind::Integer { ty, .. } | AttrKind::Float { ty, .. } => test(m.type_kind(*ty)),
        _ => false,
    };
    match constraint {
        AttrConstraint::Any => true,
        AttrConstraint::F32 => typed(&|ty| *ty == TypeKind::Float(FloatKind::F32)),
        AttrConstraint::Index => typed(&|ty| *ty == TypeKind::Index),
        AttrConstraint::F64 => typed(&|ty| *ty == TypeKind::Float(FloatKind::F64)),
        AttrConstraint::I32 => typed(&|ty| is_signless(ty, 32)),
        AttrConstraint::I64 => typed(&|ty| is_signless(ty, 64)),
        AttrConstraint::Bool => typed(&|ty| is_signless(ty, 1)),
        AttrConstraint::Elements => matches!(
            kind,
            AttrKind::Dense(_)
                | AttrKind::DenseStrings { .. }
                | AttrKind::Sparse { .. }
                | AttrKind::Resource { .. }
        ),
        AttrConstraint::Typed => m.attr_type(attr).is_some(),
        AttrConstraint::Str | AttrConstraint::SymbolName => matches!(kind, AttrKind::String(_)),
        AttrConstraint::FlatSymbolRef => m.attr_symbol(attr).is_some(),
        AttrConstraint::SymbolRef => matches!(kind, AttrKind::Symbol { .. }),
        AttrConstraint::Type => matches!(kind, AttrKind::Type(_)),
        AttrConstraint::FunctionType => {
            matches!(kind, AttrKind::Type(ty) if m.function_parts(*ty).is_some())
        }
        AttrConstraint::Unit => matches!(kind, AttrKind::Unit),
        AttrConstraint::Array => matches!(kind, AttrKind::Array(_)),
        AttrConstraint::DictArray => is_array_of(&|kind| matches!(kind, AttrKind::Dictionary(_))),
        AttrConstraint::TypedArray(element) => match kind {
            AttrKind::Array(elements) => elements.iter().all(|attr| satisfies(m, *attr, *element)),
            _ => false,
        },
        AttrConstraint::Dictionary => matches!(kind, AttrKind::Dictionary(_)),
        AttrConstraint::AffineMap => matches!(kind, AttrKind::AffineMap(_)),
        AttrConstraint::DenseBool | AttrConstraint::DenseI32 | AttrConstraint::DenseI64 => match kind {
            AttrKind::DenseArray { element, .. } => {
                constraint.dense_width().is_some_and(|width| is_signless(m.type_kind(*element), width))
            }
            _ => false,
        },
        AttrConstraint::Enum(def) => matches!(kind, AttrKind::Enum { def: own, .. } if *own == def),
        AttrConstraint::IntEnum(def) | AttrConstraint::I32Enum(def) => match kind {
            AttrKind::Integer { ty, bits } => {
                let width = if matches!(constraint, AttrConstraint::IntEnum(_)) { 64 } else { 32 };
                is_signless(m.type_kind(*ty), width)
                    && def.cases.iter().any(|(_, value)| u128::from(*value) == *bits)
            }
            _ => false,
        },
    }
}

fn is_signless(ty: &TypeKind, expected: u32) -> bool {
    matches!(ty, TypeKind::Integer { width, signedness: Signedness::Signless } if *width == expected)
}

/// MLIR's words for a constraint.
fn words(constraint: AttrConstraint) -> String {
    match constraint {
        AttrConstraint::Any => "any attribute",
        AttrConstraint::F32 => "32-bit float attribute",
        AttrConstraint::F64 => "64-bit float attribute",
        AttrConstraint::Index => "index attribute",
        AttrConstraint::I32 => "32-bit signless integer attribute",
        AttrConstraint::I64 => "64-bit signless integer attribute",
        AttrConstraint::Bool => "bool attribute",
        AttrConstraint::Elements => "constant vector/tensor attribute",
        AttrConstraint::Typed => "TypedAttr instance",
        AttrConstraint::Str | AttrConstraint::SymbolName => "string attribute",
        AttrConstraint::FlatSymbolRef => "flat symbol reference attribute",
        AttrConstraint::SymbolRef => "symbol reference attribute",
        AttrConstraint::Type => "any type attribute",
        AttrConstraint::FunctionType => "type attribute of function type",
        AttrConstraint::Unit => "unit attribute",
        AttrConstraint::Array => "array attribute",
        AttrConstraint::TypedArray(element) => {
            let element = words(*element).replace(" signless", "").replace("reference", "ref");
            return element.replace(" attribute", "") + " array attribute";
        }
        AttrConstraint::Dictionary => "dictionary of named attribute values",
        AttrConstraint::AffineMap => "AffineMap attribute",
        AttrConstraint::DictArray => "Array of dictionary attributes",
        AttrConstraint::DenseBool => "i1 dense array attribute",
        AttrConstraint::DenseI32 => "i32 dense array attribute",
        AttrConstraint::DenseI64 => "i64 dense array attribute",
        AttrConstraint::Enum(def) | AttrConstraint::IntEnum(def) | AttrConstraint::I32Enum(def) => {
            return format!("a value of the enumeration '{}'", def.name);
        }
    }
    .to_owned()
}

fn verify_same_types(m: &Module, op: OpId, def: &OpDef) -> Result<(), Diagnostic> {
    let all_same = |mut types: Box<dyn Iterator<Item = Type> + '_>| {
        let first = types.next();
        types.all(|ty| Some(ty) == first)
    };
    if def.traits.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) {
        let values = m.operands(op).chain(m.results(op).iter().copied());
        if !all_same(Box::new(values.map(|value| m.value_type(value)))) {
            return Err(op_error(m, op, "requires the same type for all operands and results"));
        }
    }
    if def.traits.has(Traits::SAME_TYPE_OPERANDS)
        && !all_same(Box::new(m.operands(op).map(|value| m.value_type(value))))
    {
        return Err(op_error(m, op, "requires all operands to have the same type"));
    }
    for group in def.same_types {
        let types = group.iter().filter_map(|name| named_type(m, op, def, name));
        if !all_same(Box::new(types)) {
            let names = group.join(", ");
            return Err(op_error(m, op, format!("failed to verify that all of {{{names}}} have same type")));
        }
    }
    for rule in def.matching {
        let Some(like) = named_type(m, op, def, rule.like) else { continue };
        let expected = if rule.element { m.element_or_self(like) } else { like };
        if values_named(m, op, def, rule.values).iter().any(|value| m.value_type(*value) != expected) {
            return Err(op_error(m, op, format!("failed to verify that {}", rule.describe)));
        }
    }
    Ok(())
}

/// The values of an operand or result of this name.
fn values_named(m: &Module, op: OpId, def: &OpDef, name: &str) -> Vec<Value> {
    match def.results.iter().position(|result| result.name == name) {
        Some(index) => {
            let range = m.result_segments(op).and_then(|ranges| ranges.into_iter().nth(index));
            range.and_then(|range| m.results(op).get(range)).unwrap_or_default().to_vec()
        }
        None => m.operand_group(op, name),
    }
}

/// The type of an operand, result or typed attribute of this name.
pub fn named_type(m: &Module, op: OpId, def: &OpDef, name: &str) -> Option<Type> {
    if let Some(value) = m.operand(op, name) {
        return Some(m.value_type(value));
    }
    if let Some(index) = def.results.iter().position(|result| result.name == name) {
        let range = m.result_segments(op)?.into_iter().nth(index)?;
        return m.results(op).get(range.start).map(|value| m.value_type(*value));
    }
    m.attr_type(m.attr(op, name)?)
}

/// An elementwise operation on tensors (or vectors) has tensors of one shape; scalars may stand among operands.
fn verify_elementwise(m: &Module, op: OpId, def: &OpDef) -> Result<(), Diagnostic> {
    let is_shaped = |value: &Value| m.element_or_self(m.value_type(*value)) != m.value_type(*value);
    let operands: SmallVec<[Value; 4]> = m.operands(op).filter(is_shaped).collect();
    let results: SmallVec<[Value; 2]> = m.results(op).iter().copied().filter(is_shaped).collect();
    if !def.traits.has(Traits::ELEMENTWISE) || operands.is_empty() && results.is_empty() {
        return Ok(());
    }
    let message = if operands.is_empty() {
        "if a result is non-scalar, then at least one operand must be non-scalar"
    } else if results.is_empty() {
        "if an operand is non-scalar, then there must be at least one non-scalar result"
    } else if results.len() != m.results(op).len() {
        "if an operand is non-scalar, then all results must be non-scalar"
    } else if !all_compatible(m, operands.into_iter().chain(results)) {
        "all non-scalar operands/results must have the same shape and base type"
    } else {
        return Ok(());
    };
    Err(op_error(m, op, message))
}

/// Are the values all tensors, or all vectors, of extents that can be equal at run time?
fn all_compatible(m: &Module, values: impl Iterator<Item = Value>) -> bool {
    let mut first: Option<&TypeKind> = None;
    let mut known: Option<SmallVec<[Option<u64>; 4]>> = None;
    for value in values {
        let kind = m.type_kind(m.value_type(value));
        let first = *first.get_or_insert(kind);
        let is_tensor =
            |kind: &TypeKind| matches!(kind, TypeKind::Tensor { .. } | TypeKind::UnrankedTensor(_));
        let shape: SmallVec<[Option<u64>; 4]> = match kind {
            TypeKind::Tensor { shape, .. } => shape.iter().copied().collect(),
            TypeKind::Vector { shape, .. } => shape.iter().copied().map(Some).collect(),
            _ => continue,
        };
        let known = known.get_or_insert_with(|| shape.clone());
        if is_tensor(kind) != is_tensor(first) || known.len() != shape.len() {
            return false;
        }
        for (known, own) in known.iter_mut().zip(shape) {
            if known.is_some() && own.is_some() && *known != own {
                return false;
            }
            *known = known.or(own);
        }
    }
    true
}

fn verify_structure(m: &Module, op: OpId, def: &OpDef) -> Result<(), Diagnostic> {
    verify_regions(m, op, def)?;
    let (successors, rows) = (m.successors(op).len(), def.successors);
    let fixed = rows.iter().filter(|row| row.segments.is_none()).count();
    if successors < fixed || fixed == rows.len() && successors > fixed {
        let more = if fixed < rows.len() { " or more" } else { "" };
        return Err(op_error(m, op, format!("requires {fixed}{more} successors")));
    }
    if def.traits.has(Traits::TERMINATOR) {
        let is_last = m.parent_block(op).is_none_or(|block| m.block_last(block) == Some(op));
        if !is_last {
            return Err(op_error(m, op, "must be the last operation in the parent block"));
        }
    }
    if def.traits.has(Traits::SYMBOL_TABLE) {
        let mut seen: FxHashMap<&str, OpId> = FxHashMap::default();
        for symbol in m.symbol_ops(op) {
            let name = m.symbol(symbol).unwrap_or_default();
            if let Some(first) = seen.insert(name, symbol) {
                let at = m.position(m.op(symbol).loc);
                return Err(Diagnostic::error(at, format!("redefinition of symbol named '{name}'"))
                    .note(m.position(m.op(first).loc), "see existing symbol definition here"));
            }
        }
    }
    Ok(())
}

/// The number of regions and of their blocks, how the blocks end, and what the operation itself is in.
fn verify_regions(m: &Module, op: OpId, def: &OpDef) -> Result<(), Diagnostic> {
    let regions = m.op_regions(op);
    let fixed = def.regions.iter().filter(|row| !row.is_variadic).count();
    let is_variadic = fixed < def.regions.len();
    if regions.len() < fixed || !is_variadic && regions.len() > fixed {
        let message = match (fixed, is_variadic) {
            (n, true) => format!("expected {n} or more regions"),
            (0, false) => "requires zero regions".to_owned(),
            (1, false) => "requires one region".to_owned(),
            (n, false) => format!("expected {n} regions"),
        };
        return Err(op_error(m, op, message));
    }
    let is_single = def.traits.has(Traits::SINGLE_BLOCK);
    for (index, region) in regions.iter().enumerate() {
        let blocks = m.region_blocks(*region).len();
        if is_single && blocks > 1 {
            return Err(op_error(m, op, format!("expects region #{index} to have 0 or 1 blocks")));
        }
        let Some(row) = def.regions.get(index).or(def.regions.last()) else { continue };
        if let Some(words) = row.violated_by(blocks) {
            let name = row.name;
            let message = format!("region #{index} ('{name}') failed to verify constraint: {words}");
            return Err(op_error(m, op, message));
        }
        let needs_end = is_single && !def.traits.has(Traits::NO_TERMINATOR);
        if needs_end && m.region_blocks(*region).iter().any(|block| m.block_last(*block).is_none()) {
            return Err(op_error(m, op, "expects a non-empty block"));
        }
        if let Some(terminator) = def.implicit_terminator {
            verify_ends(m, op, *region, terminator)?;
        }
    }
    let parent = m.parent_op(op).map(|parent| m.op_name(parent)).unwrap_or_default();
    match def.parents {
        [] => Ok(()),
        parents if parents.contains(&parent) => Ok(()),
        [one] => Err(op_error(m, op, format!("expects parent op '{one}'"))),
        parents => {
            let parents = parents.join(", ");
            Err(op_error(m, op, format!("expects parent op to be one of '{parents}'")))
        }
    }
}

/// Every block of the region ends with this terminator.
fn verify_ends(m: &Module, op: OpId, region: RegionId, terminator: &'static OpDef) -> Result<(), Diagnostic> {
    for last in m.region_blocks(region).iter().filter_map(|block| m.block_last(*block)) {
        if !m.is(last, terminator) {
            let (name, found) = (terminator.name, m.op_name(last));
            let message = format!("expects regions to end with '{name}', found '{found}'");
            let note = format!("in custom textual format, the absence of terminator implies '{name}'");
            return Err(op_error(m, op, message).note(m.position(m.op(op).loc), note));
        }
    }
    Ok(())
}

/// Every block of an operation with a row ends in a terminator, unless the row says otherwise.
fn verify_blocks(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    for &region in m.op_regions(op) {
        for (index, &block) in m.region_blocks(region).iter().enumerate() {
            if index == 0 {
                verify_entry_without_predecessors(m, op, block)?;
            }
            verify_no_tokens(m, op, block)?;
            let Some(last) = m.block_last(block) else {
                if m.def(op).is_some_and(|def| !def.traits.has(Traits::NO_TERMINATOR)) {
                    return Err(op_error(m, op, "has an empty block: expect at least a terminator"));
                }
                continue;
            };
            let ends = m.def(last).is_none_or(|def| def.traits.has(Traits::TERMINATOR));
            if !ends && m.def(op).is_some_and(|def| !def.traits.has(Traits::NO_TERMINATOR)) {
                let message =
                    format!("block with no terminator, has '{}' as its last operation", m.op_name(last));
                return Err(Diagnostic::error(m.position(m.op(last).loc), message));
            }
        }
    }
    Ok(())
}

/// What an operation with a row hands to its blocks are no tokens.
fn verify_no_tokens(m: &Module, op: OpId, block: BlockId) -> Result<(), Diagnostic> {
    let is_token = |arg: &Value| matches!(m.type_kind(m.value_type(*arg)), TypeKind::Token);
    match m.block_args(block).iter().position(is_token).filter(|_| m.def(op).is_some()) {
        None => Ok(()),
        Some(index) => Err(op_error(m, op, format!("has a block whose argument #{index} is a token"))),
    }
}

fn verify_entry_without_predecessors(m: &Module, op: OpId, entry: BlockId) -> Result<(), Diagnostic> {
    let Some(region) = m.block_region(entry) else { return Ok(()) };
    let targets_entry =
        |block: &BlockId| m.block_last(*block).is_some_and(|t| m.successors(t).contains(&entry));
    if m.region_blocks(region).iter().any(targets_entry) {
        return Err(op_error(m, op, "entry block of region may not have predecessors"));
    }
    Ok(())
}

fn verify_successors(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let own_region = m.parent_block(op).and_then(|block| m.block_region(block));
    for (index, &successor) in m.successors(op).iter().enumerate() {
        if m.block_region(successor) != own_region {
            return Err(op_error(m, op, "branches to a block of another region"));
        }
        if m.def(op).is_none() {
            continue;
        }
        let passed = m.successor_operands(op, index);
        let args = m.block_args(successor);
        if passed.len() != args.len() {
            let message = format!(
                "branch has {} operands for successor #{index}, but target block has {}",
                passed.len(),
                args.len()
            );
            return Err(op_error(m, op, message));
        }
        for (at, (value, arg)) in passed.iter().zip(args).enumerate() {
            let (from, to) = (m.value_type(*value), m.value_type(*arg));
            if from != to {
                let message = format!(
                    "type mismatch for bb argument #{at} of successor #{index}: '{}' passed for '{}'",
                    m.type_text(from),
                    m.type_text(to)
                );
                return Err(op_error(m, op, message));
            }
        }
    }
    Ok(())
}

fn verify_dominance(m: &Module, op: OpId, dominance: &mut Dominance) -> Result<(), Diagnostic> {
    let in_graph = m.parent_op(op).is_some_and(|parent| m.has_trait(parent, Traits::GRAPH_REGION));
    for (index, value) in m.operands(op).enumerate() {
        if crosses_isolation(m, value, op) {
            let error = op_error(
                m,
                op,
                format!("operand #{index} is defined outside of a region that is isolated from above"),
            );
            return Err(error.note(definition_position(m, value), "operand defined here"));
        }
        if !in_graph && !dominance.value_dominates(m, value, op) {
            let error = Diagnostic::error(
                m.position(m.op(op).loc),
                format!("operand #{index} does not dominate this use"),
            );
            return Err(error.note(definition_position(m, value), "operand defined here"));
        }
    }
    Ok(())
}

/// Is there an operation that isolates its regions between a use and the value's definition?
fn crosses_isolation(m: &Module, value: Value, user: OpId) -> bool {
    let Some(def_region) = m.value_block(value).and_then(|block| m.block_region(block)) else { return false };
    let mut at = m.parent_block(user).and_then(|block| m.block_region(block));
    while let Some(region) = at {
        if region == def_region {
            return false;
        }
        let Some(parent) = m.region_parent(region) else { return false };
        if m.has_trait(parent, Traits::ISOLATED_FROM_ABOVE) {
            return true;
        }
        at = m.parent_block(parent).and_then(|block| m.block_region(block));
    }
    false
}

fn definition_position(m: &Module, value: Value) -> Option<crate::location::Position> {
    match m.value_def(value) {
        ValueDef::Result { op, .. } => m.position(m.op(op).loc),
        ValueDef::Argument { block, .. } => {
            m.block_region(block).and_then(|r| m.region_parent(r)).and_then(|op| m.position(m.op(op).loc))
        }
    }
}
