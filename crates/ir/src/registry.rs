//! The rows that a module's operations, types and enumerations are looked up in: an explicit, ordered list
//! of dialects.

use crate::assembly::AssemblyFormat;
use crate::attrs::AttrKind;
use crate::def::{
    AttrConstraint, AttrDef, DefaultValue, DialectDef, EnumDef, Format, OpDef, Presence, TypeDef,
};
use crate::entity::Attr;
use crate::module::Module;
use crate::types::FloatKind;
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// The dense id of an operation's row: its place in the registry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct OpDefId(u32);

impl OpDefId {
    /// The id as an index into a table over the rows.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// All dialects known to a module.
pub struct Registry {
    dialects: Vec<&'static DialectDef>,
    ops: Vec<&'static OpDef>,
    formats: Vec<OnceLock<AssemblyFormat>>,
    op_ids: FxHashMap<&'static str, OpDefId>,
    types: FxHashMap<&'static str, &'static TypeDef>,
    enums: FxHashMap<&'static str, &'static EnumDef>,
    kept_attrs: Vec<&'static str>,
    module: &'static OpDef,
    unprefixed: Vec<&'static str>,
}

impl Registry {
    /// The registry of these dialects. `module` is the operation that is a file's root when the text has no
    /// other; `unprefixed` are the dialects whose operations the custom syntax may write without prefix in
    /// the order in which they are tried.
    pub fn new(
        dialects: &[&'static DialectDef],
        module: &'static OpDef,
        unprefixed: &[&'static str],
    ) -> Self {
        let ops: Vec<_> =
            dialects.iter().flat_map(|dialect| dialect.ops.iter().flat_map(|f| f.iter().copied())).collect();
        Registry {
            dialects: dialects.to_vec(),
            formats: ops.iter().map(|_| OnceLock::new()).collect(),
            op_ids: (0..).zip(&ops).map(|(id, op)| (op.name, OpDefId(id))).collect(),
            types: dialects.iter().flat_map(|d| d.types.iter().map(|t| (t.name, *t))).collect(),
            enums: dialects.iter().flat_map(|d| d.enums.iter().map(|e| (e.name, *e))).collect(),
            ops,
            kept_attrs: Vec::new(),
            module,
            unprefixed: unprefixed.to_vec(),
        }
    }

    /// Makes attributes of these names (`dialect.name`) known as text that nothing looks into.
    pub fn keep_attrs(mut self, names: &[&'static str]) -> Self {
        self.kept_attrs.extend(names);
        self
    }

    /// Is the attribute of this name kept as it is written?
    pub fn keeps_attr(&self, name: &str) -> bool {
        self.kept_attrs.contains(&name)
    }

    /// The dialects in order.
    pub fn dialects(&self) -> &[&'static DialectDef] {
        &self.dialects
    }

    /// Is the dialect registered?
    pub fn has_dialect(&self, name: &str) -> bool {
        self.dialects.iter().any(|dialect| dialect.name == name)
    }

    /// All rows, by id.
    pub fn ops(&self) -> &[&'static OpDef] {
        &self.ops
    }

    /// The row of an id.
    pub fn op(&self, id: OpDefId) -> &'static OpDef {
        self.ops[id.index()]
    }

    /// The row of a name.
    pub fn find_op(&self, name: &str) -> Option<OpDefId> {
        self.op_ids.get(name).copied()
    }

    /// The id of a row.
    ///
    /// # Panics
    /// When the row is of no registered dialect: a mistake in our own tables.
    pub fn id(&self, def: &'static OpDef) -> OpDefId {
        self.op_ids[def.name]
    }

    /// The row that a name in the custom syntax stands for, with or without its dialect's prefix.
    pub fn find_spelled(&self, name: &str) -> Option<OpDefId> {
        self.find_op(name)
            .or_else(|| self.unprefixed.iter().find_map(|dialect| self.find_op(&format!("{dialect}.{name}"))))
    }

    /// The type of this name.
    pub fn find_type(&self, name: &str) -> Option<&'static TypeDef> {
        self.types.get(name).copied()
    }

    /// The enumeration of this name.
    pub fn find_enum(&self, name: &str) -> Option<&'static EnumDef> {
        self.enums.get(name).copied()
    }

    /// The operation at the root of a file.
    pub fn module_op(&self) -> &'static OpDef {
        self.module
    }

    /// The declarative format of a row, read the first time it is asked for; `None` when it has none.
    pub fn format(&self, id: OpDefId) -> Option<&AssemblyFormat> {
        match self.op(id).format {
            Format::Declarative(text) => {
                Some(self.formats[id.index()].get_or_init(|| AssemblyFormat::read(text)))
            }
            _ => None,
        }
    }
}

impl Module {
    /// The attribute that stands where one with a default was left out.
    pub fn default_attr(&mut self, row: &AttrDef) -> Option<Attr> {
        let Presence::Default(value) = row.presence else { return None };
        match (value, row.constraint) {
            (DefaultValue::F32(value), _) => Some(self.float_attr(FloatKind::F32, f64::from(value))),
            (DefaultValue::Case(value), AttrConstraint::Enum(def)) => {
                Some(self.intern_attr(AttrKind::Enum { def, value }))
            }
            (DefaultValue::Case(value), constraint) => {
                let ty = constraint.number_type(self)?;
                Some(self.int_attr(ty, i128::from(value)))
            }
            (DefaultValue::Int(value), constraint) => {
                let ty = constraint.number_type(self)?;
                Some(self.int_attr(ty, i128::from(value)))
            }
            (DefaultValue::Bool(value), _) => {
                let ty = self.int_type(1);
                Some(self.int_attr(ty, i128::from(value)))
            }
            (DefaultValue::Str(value), _) => Some(self.str_attr(value)),
            (DefaultValue::Empty, constraint) => Some(match constraint.dense_width() {
                Some(width) => {
                    let element = self.int_type(width);
                    self.intern_attr(AttrKind::DenseArray { element, bits: Vec::new() })
                }
                None => self.intern_attr(AttrKind::Array(Vec::new())),
            }),
        }
    }
}
