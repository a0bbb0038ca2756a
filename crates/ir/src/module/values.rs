//! Values: their types, definitions, uses and names.

use super::{Module, Operand, Use, ValueData, ValueDef};
use crate::entity::{BlockId, Loc, OpId, Type, Value};
use smallvec::SmallVec;

impl Module {
    pub(super) fn new_value(&mut self, ty: Type, def: ValueDef) -> Value {
        self.values.push(ValueData { ty, def, uses: SmallVec::new(), hint: None, loc: Loc::UNKNOWN });
        Value(self.values.len() as u32 - 1)
    }

    /// The value's type.
    pub fn value_type(&self, value: Value) -> Type {
        self.values[value.index()].ty
    }

    /// Gives a value another type; its users must be right for it.
    pub fn set_value_type(&mut self, value: Value, ty: Type) {
        self.values[value.index()].ty = ty;
    }

    /// What defines it.
    pub fn value_def(&self, value: Value) -> ValueDef {
        self.values[value.index()].def
    }

    /// The operation that defines it; `None` for an argument.
    pub fn defining_op(&self, value: Value) -> Option<OpId> {
        match self.value_def(value) {
            ValueDef::Result { op, .. } => Some(op),
            ValueDef::Argument { .. } => None,
        }
    }

    /// The block a value is defined in.
    pub fn value_block(&self, value: Value) -> Option<BlockId> {
        match self.value_def(value) {
            ValueDef::Result { op, .. } => self.parent_block(op),
            ValueDef::Argument { block, .. } => Some(block),
        }
    }

    /// Its uses, in no particular but reproducible order.
    pub fn uses(&self, value: Value) -> &[Use] {
        &self.values[value.index()].uses
    }

    /// What the user called it, without `%`.
    pub fn hint(&self, value: Value) -> Option<&str> {
        self.values[value.index()].hint.map(|name| self.str(name))
    }

    /// Remembers what the user called it.
    pub fn set_hint(&mut self, value: Value, name: &str) {
        self.values[value.index()].hint = Some(self.name(name));
    }

    /// Where it comes from: an argument's own location, a result's operation's.
    pub fn value_loc(&self, value: Value) -> Loc {
        match self.value_def(value) {
            ValueDef::Result { op, .. } => self.op(op).loc,
            ValueDef::Argument { .. } => self.values[value.index()].loc,
        }
    }

    /// Says where an argument comes from.
    pub fn set_argument_loc(&mut self, argument: Value, loc: Loc) {
        self.values[argument.index()].loc = loc;
    }

    /// The number of value ids ever given out.
    pub fn value_count(&self) -> usize {
        self.values.len()
    }

    pub(super) fn add_use(&mut self, value: Value, op: OpId, index: usize) -> Operand {
        let uses = &mut self.values[value.index()].uses;
        uses.push(Use { op, operand: index as u32 });
        Operand { value, slot: uses.len() as u32 - 1 }
    }

    pub(super) fn remove_use(&mut self, op: OpId, index: usize) {
        let Operand { value, slot } = self.ops[op.index()].operands[index];
        let uses = &mut self.values[value.index()].uses;
        uses.swap_remove(slot as usize);
        if let Some(&moved) = uses.get(slot as usize) {
            self.ops[moved.op.index()].operands[moved.operand as usize].slot = slot;
        }
    }

    /// Makes every user of `old` use `new`. The user's name for the value goes along.
    pub fn replace_uses(&mut self, old: Value, new: Value) {
        if old == new {
            return;
        }
        while let Some(&Use { op, operand }) = self.values[old.index()].uses.last() {
            self.set_operand(op, operand as usize, new);
        }
        if self.values[new.index()].hint.is_none() {
            self.values[new.index()].hint = self.values[old.index()].hint;
        }
    }
}
