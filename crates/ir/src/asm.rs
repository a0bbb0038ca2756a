//! What the custom syntax of an operation may use: the interface between its functions and the reader and
//! writer of text, which are in another crate.

use crate::entity::{Attr, BlockId, OpId, RegionId, Type, Value};
use crate::module::{Module, OpState};

/// A use of a value by name, before its type is known.
#[derive(Clone, Debug)]
pub struct OperandRef {
    /// The name without `%`.
    pub name: String,
    /// Which of a group: the `1` of `%x#1`.
    pub number: u32,
    /// Where it stands, in bytes from the start of the text.
    pub offset: usize,
}

/// Reads the custom form of one operation. Every method that returns `None` has reported an error.
pub trait OpParser {
    /// The module being built.
    fn module(&mut self) -> &mut Module;
    /// The operation being built.
    fn state(&mut self) -> &mut OpState;
    /// Reports an error at the next token.
    fn error(&mut self, message: &str);
    /// Takes the next token if it is this punctuation or keyword.
    fn accept(&mut self, token: &str) -> bool;
    /// Is the next token this punctuation or keyword?
    fn at(&mut self, token: &str) -> bool;
    /// Takes this punctuation or keyword.
    fn expect(&mut self, token: &str) -> Option<()>;
    /// Takes any keyword.
    fn keyword(&mut self) -> Option<String>;
    /// Takes `@name`, unescaped.
    fn symbol_name(&mut self) -> Option<String>;
    /// Is the next token `@name`?
    fn at_symbol(&mut self) -> bool;
    /// Takes a type.
    fn ty(&mut self) -> Option<Type>;
    /// Takes an attribute; a number gets the given type, or spells its own.
    fn attr(&mut self, ty: Option<Type>) -> Option<Attr>;
    /// Takes `{...}` if it comes next, into the operation's attributes.
    fn attr_dict(&mut self) -> Option<()>;
    /// Takes `attributes {...}` if it comes next, into the operation's attributes.
    fn attr_dict_with_keyword(&mut self) -> Option<()>;
    /// Takes `{...}` if it comes next, as a dictionary.
    fn dictionary(&mut self) -> Option<Option<Attr>>;
    /// Takes `%name`.
    fn operand(&mut self) -> Option<OperandRef>;
    /// Is the next token `%name`?
    fn at_operand(&mut self) -> bool;
    /// The value of this name, which must have this type.
    fn resolve(&mut self, operand: &OperandRef, ty: Type) -> Option<Value>;
    /// Takes `^name`.
    fn successor(&mut self) -> Option<BlockId>;
    /// Takes `{...}`; the arguments become the entry block's. The last block gets the terminator that the
    /// row implies if the text has none; see [`OpParser::ensure_terminator`].
    fn region(&mut self, args: &[(OperandRef, Type)]) -> Option<RegionId>;
    /// Gives a region without a block one, and its last block the terminator that the row implies if it has
    /// none. Without such a terminator in the row, does nothing.
    fn ensure_terminator(&mut self, region: RegionId);

    /// Adds an attribute to the operation.
    fn set_attr(&mut self, name: &str, value: Attr) {
        let name = self.module().name(name);
        self.state().attrs.push((name, value));
    }

    /// Takes types separated by commas: at least one.
    fn type_list(&mut self) -> Option<Vec<Type>> {
        let mut types = vec![self.ty()?];
        while self.accept(",") {
            types.push(self.ty()?);
        }
        Some(types)
    }

    /// Takes operands separated by commas, or none.
    fn operand_list(&mut self) -> Option<Vec<OperandRef>> {
        let mut operands = Vec::new();
        if !self.at_operand() {
            return Some(operands);
        }
        operands.push(self.operand()?);
        while self.accept(",") {
            operands.push(self.operand()?);
        }
        Some(operands)
    }

    /// The values of these names, one type each.
    fn resolve_all(&mut self, operands: &[OperandRef], types: &[Type]) -> Option<Vec<Value>> {
        if operands.len() != types.len() {
            let message = format!(
                "number of operands and types do not match: got {} operands and {} types",
                operands.len(),
                types.len()
            );
            self.error(&message);
            return None;
        }
        operands.iter().zip(types).map(|(operand, ty)| self.resolve(operand, *ty)).collect()
    }
}

/// Writes the custom form of one operation.
pub trait OpPrinter {
    /// Writes text as it is.
    fn text(&mut self, text: &str);
    /// Writes a type.
    fn ty(&mut self, ty: Type);
    /// Writes an attribute with its type.
    fn attr(&mut self, attr: Attr);
    /// Writes an attribute without its type.
    fn attr_without_type(&mut self, attr: Attr);
    /// Writes `%name`.
    fn value(&mut self, value: Value);
    /// Writes `^name`.
    fn successor(&mut self, block: BlockId);
    /// Writes `{...}`, with a label for the entry block if asked.
    fn region(&mut self, region: RegionId, entry_label: bool);
    /// Writes `{...}` without the terminator of its last block, with a label for the entry block if asked.
    fn region_without_terminator(&mut self, region: RegionId, entry_label: bool);
    /// Writes ` {...}` with the attributes not named in `written`, if any are left; after the keyword
    /// `attributes` if asked.
    fn attr_dict(&mut self, op: OpId, written: &[&str], keyword: bool);

    /// Writes types separated by commas.
    fn types(&mut self, types: &[Type]) {
        for (index, ty) in types.iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            self.ty(*ty);
        }
    }

    /// Writes values separated by commas.
    fn values(&mut self, values: &[Value]) {
        for (index, value) in values.iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            self.value(*value);
        }
    }
}
