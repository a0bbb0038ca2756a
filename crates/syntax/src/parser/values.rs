//! Names of values: scopes, forward references, results groups.
//!
//! A region that is isolated from above has names of its own; any other sees those around it and adds to
//! them until it ends. A use before the definition gets a placeholder, an argument of a block that is in no
//! region, which the definition replaces.

use super::Parser;
use crate::lexer::{Kind, Token};
use checkjit_ir::asm::OperandRef;
use checkjit_ir::{BlockId, Loc, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// A use by name.
#[derive(Clone, Copy)]
pub(crate) struct Use<'t> {
    /// Without `%`.
    pub(crate) name: &'t str,
    /// The `1` of `%x#1`.
    pub(crate) number: u32,
    /// Of the `%`.
    pub(crate) offset: u32,
    /// Line and column of the `%`.
    pub(crate) place: (u32, u32),
    /// Of an argument: the location written for it.
    pub(crate) loc: Option<Loc>,
}

impl Use<'_> {
    pub(crate) fn to_ref(self) -> OperandRef {
        let Use { number, place, loc, .. } = self;
        OperandRef { name: self.name.to_owned(), number, offset: self.offset as usize, place, loc }
    }
}

struct Definition {
    values: SmallVec<[Value; 1]>,
    offset: u32,
}

/// The names of one isolated scope.
#[derive(Default)]
pub(crate) struct ValueNames<'t> {
    table: FxHashMap<&'t str, Definition>,
    /// Names in the order of definition, for taking back those of a region.
    defined: Vec<&'t str>,
    /// Placeholders and the offsets of their first uses.
    forward: FxHashMap<(&'t str, u32), (Value, u32)>,
    /// Names that statements with errors would have defined.
    lost: FxHashSet<&'t str>,
    /// Where placeholders live.
    nowhere: Option<BlockId>,
}

impl<'t> Parser<'t> {
    /// Takes `%name` or `%name#1`.
    pub(crate) fn operand(&mut self) -> Option<Use<'t>> {
        if self.tok.kind != Kind::Percent {
            return self.expected("expected SSA operand");
        }
        let token = self.bump();
        let mut number = 0;
        if self.tok.kind == Kind::Hash && self.bare(self.tok).starts_with(|c: char| c.is_ascii_digit()) {
            let Ok(value) = self.bare(self.tok).parse() else {
                return self.error("invalid SSA value result number");
            };
            number = value;
            self.bump();
        }
        let place = (token.line, token.column);
        Some(Use { name: self.bare(token), number, offset: token.start, place, loc: None })
    }

    /// Takes operands separated by commas, or none.
    pub(crate) fn operands(&mut self) -> Option<Vec<Use<'t>>> {
        let mut operands = Vec::new();
        if self.tok.kind == Kind::Percent {
            operands.push(self.operand()?);
            while self.accept(b',') {
                operands.push(self.operand()?);
            }
        }
        Some(operands)
    }

    /// The name of an [`OperandRef`] in the text.
    pub(crate) fn use_of(&mut self, operand: &OperandRef) -> Option<Use<'t>> {
        let end = operand.offset + 1 + operand.name.len();
        match self.text.get(operand.offset + 1..end) {
            Some(name) if name == operand.name => {
                let OperandRef { number, offset, place, loc, .. } = *operand;
                Some(Use { name, number, offset: offset as u32, place, loc })
            }
            _ => self.error("this operand does not come from the text"),
        }
    }

    fn names(&mut self) -> &mut ValueNames<'t> {
        if self.values.is_empty() {
            self.values.push(ValueNames::default());
        }
        let last = self.values.len() - 1;
        &mut self.values[last]
    }

    /// The value of a name, which must have this type.
    pub(crate) fn resolve(&mut self, used: Use<'t>, ty: Type) -> Option<Value> {
        let names = self.names();
        let (value, offset) = match names.table.get(used.name) {
            Some(definition) => match definition.values.get(used.number as usize) {
                Some(value) => (*value, definition.offset),
                None => {
                    return self.error_at_offset(used.offset, "reference to invalid result number", None);
                }
            },
            None => match names.forward.get(&(used.name, used.number)) {
                Some(found) => *found,
                None => return Some(self.placeholder(used, ty)),
            },
        };
        let found = self.module.value_type(value);
        if found == ty {
            return Some(value);
        }
        let message = format!(
            "use of value '%{}' expects different type than prior uses: '{}' vs '{}'",
            used.name,
            self.module.type_text(ty),
            self.module.type_text(found)
        );
        self.error_at_offset(used.offset, &message, Some((offset, "prior use here".to_owned())))
    }

    fn placeholder(&mut self, used: Use<'t>, ty: Type) -> Value {
        let block = match self.names().nowhere {
            Some(block) => block,
            None => {
                let block = self.module.new_block();
                self.names().nowhere = Some(block);
                block
            }
        };
        let value = self.module.add_block_arg(block, ty);
        self.names().forward.insert((used.name, used.number), (value, used.offset));
        value
    }

    /// Where a name that can be seen here was defined.
    pub(crate) fn defined_at(&mut self, name: &str) -> Option<u32> {
        self.names().table.get(name).map(|definition| definition.offset)
    }

    /// Gives values a name, at the token that does so.
    pub(crate) fn define(&mut self, name: &'t str, token: Token, values: &[Value]) -> Option<()> {
        if let Some(earlier) = self.names().table.get(name) {
            let note = Some((earlier.offset, "previously defined here".to_owned()));
            return self.report(token, &format!("redefinition of SSA value '%{name}'"), note);
        }
        if !self.names().forward.is_empty() {
            for (number, value) in (0u32..).zip(values) {
                if let Some((placeholder, offset)) = self.names().forward.remove(&(name, number)) {
                    self.replace(name, number, token, placeholder, *value, offset)?;
                }
            }
        }
        for value in values {
            self.module.set_hint(*value, name);
        }
        let offset = token.start;
        let names = self.names();
        names.table.insert(name, Definition { values: values.into(), offset });
        names.defined.push(name);
        Some(())
    }

    fn replace(
        &mut self,
        name: &str,
        number: u32,
        token: Token,
        placeholder: Value,
        value: Value,
        offset: u32,
    ) -> Option<()> {
        let (used, defined) = (self.module.value_type(placeholder), self.module.value_type(value));
        if used != defined {
            let message = format!(
                "definition of SSA value '%{name}#{number}' has type '{}'",
                self.module.type_text(defined)
            );
            let note = format!("previously used here with type '{}'", self.module.type_text(used));
            return self.report(token, &message, Some((offset, note)));
        }
        self.module.replace_uses(placeholder, value);
        Some(())
    }

    /// Remembers that a statement with an error would have defined this name.
    pub(crate) fn lose(&mut self, name: &'t str) {
        self.names().lost.insert(name);
    }

    /// How many names there are: what [`Parser::forget_values`] takes to end a region.
    pub(crate) fn value_mark(&mut self) -> usize {
        self.names().defined.len()
    }

    /// Takes back the names defined since the mark.
    pub(crate) fn forget_values(&mut self, mark: usize) {
        let names = self.names();
        for name in names.defined.drain(mark.min(names.defined.len())..) {
            names.table.remove(name);
        }
    }

    /// Ends the innermost isolated scope.
    pub(crate) fn close_values(&mut self) {
        let Some(names) = self.values.pop() else { return };
        let lost = &names.lost;
        let mut missing: Vec<u32> = names
            .forward
            .iter()
            .filter(|((name, _), _)| !lost.contains(name))
            .map(|(_, (_, at))| *at)
            .collect();
        missing.sort_unstable();
        for offset in missing {
            if !self.stopped {
                self.error_at_offset::<()>(offset, "use of undeclared SSA value name", None);
            }
        }
    }
}
