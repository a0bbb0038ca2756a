//! Lists of indices of which some are known: `[%a, 4]`, in MLIR an array of integers, where [`DYNAMIC`] stands
//! for what an operand says, and a group of such operands. Sizes, offsets, strides and paddings are of them.

use checkjit_ir::asm::{OpParser, OpPrinter, OperandRef};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Attr, AttrKind, Diagnostic, Dim, Module, OpId, TypeKind, Value};

/// What stands in the array where an operand says the value.
pub const DYNAMIC: i64 = i64::MIN;

/// A list, read.
#[derive(Default)]
pub struct IndexList {
    /// What the array has.
    pub statics: Vec<i64>,
    /// The operands, of type `index`.
    pub operands: Vec<OperandRef>,
}

/// One entry of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Index {
    /// Known.
    Static(i64),
    /// Known at run time.
    Dynamic(Value),
}

impl Index {
    /// The known value.
    pub fn fixed(self) -> Option<i64> {
        match self {
            Index::Static(value) => Some(value),
            Index::Dynamic(_) => None,
        }
    }
}

/// Reads `[%a, 4]`.
pub fn parse(p: &mut dyn OpParser) -> Option<IndexList> {
    let mut list = IndexList::default();
    p.expect("[")?;
    if p.accept("]") {
        return Some(list);
    }
    loop {
        if p.at_operand() {
            list.operands.push(p.operand()?);
            list.statics.push(DYNAMIC);
        } else {
            list.statics.push(integer(p)?);
        }
        if !p.accept(",") {
            p.expect("]")?;
            return Some(list);
        }
    }
}

fn integer(p: &mut dyn OpParser) -> Option<i64> {
    let ty = p.module().int_type(64);
    let attr = p.attr(Some(ty))?;
    let m = p.module();
    if let AttrKind::Integer { ty, bits } = m.attr_kind(attr)
        && matches!(m.type_kind(*ty), TypeKind::Integer { width: 64, .. })
    {
        return Some(*bits as i64);
    }
    p.error("expected SSA value or integer");
    None
}

/// Writes `[%a, 4]`.
pub fn print(p: &mut dyn OpPrinter, list: &[Index]) {
    p.text("[");
    for (at, index) in list.iter().enumerate() {
        p.text(if at == 0 { "" } else { ", " });
        match index {
            Index::Static(value) => p.text(&value.to_string()),
            Index::Dynamic(value) => p.value(*value),
        }
    }
    p.text("]");
}

/// The list that is in an array and a group of operands. Where there are too few of them, an entry is
/// [`DYNAMIC`]; [`verify`] refuses that.
pub fn of(m: &Module, op: OpId, statics: &str, operands: &str) -> Vec<Index> {
    let mut operands = m.operand_group(op, operands).into_iter();
    let of = |value| match value {
        DYNAMIC => operands.next().map_or(Index::Static(DYNAMIC), Index::Dynamic),
        _ => Index::Static(value),
    };
    integers(m, op, statics).into_iter().map(of).collect()
}

/// The integers of an `array<i64: ...>`.
pub fn integers(m: &Module, op: OpId, name: &str) -> Vec<i64> {
    match m.attr(op, name).map(|attr| m.attr_kind(attr)) {
        Some(AttrKind::DenseArray { bits, .. }) => bits.iter().map(|bits| *bits as i64).collect(),
        _ => Vec::new(),
    }
}

/// `array<i64: ...>`.
pub fn attr(m: &mut Module, values: &[i64]) -> Attr {
    let element = m.int_type(64);
    m.intern_attr(AttrKind::DenseArray { element, bits: values.iter().map(|value| *value as u64).collect() })
}

/// Are there as many operands as entries that want one?
pub fn verify(m: &Module, op: OpId, statics: &str, operands: &str) -> Result<(), Diagnostic> {
    let wanted = integers(m, op, statics).into_iter().filter(|value| *value == DYNAMIC).count();
    let given = m.operand_group(op, operands).len();
    if given == wanted {
        return Ok(());
    }
    let message = format!(
        "expected the number of '{operands}' to match the number of dynamic entries in '{statics}' ({given} vs \
         {wanted})"
    );
    Err(op_error(m, op, message))
}

/// The extent that an entry is, in a type: none where it is known at run time, or is no extent.
pub fn extent(index: Index) -> Dim {
    index.fixed().and_then(|value| u64::try_from(value).ok())
}
