//! What the custom syntax of an operation may use: the interface between its functions and the reader and
//! writer of text, which are in another crate.
//!
//! A function that reads an operation either fills [`OpParser::state`] itself, or gives operands and types by
//! the names of the row ([`OpParser::set_operands`], [`OpParser::set_types`]) and leaves it to the parser to
//! infer, resolve and order. Directives of formats do the latter.

use crate::def::EnumDef;
use crate::entity::{Attr, BlockId, Loc, Name, OpId, RegionId, Type, Value};
use crate::module::{Module, OpState};

/// What `custom<Name>(...)` in a declarative format stands for. Its functions get the names that stand in
/// the parentheses, without `$`, `type()` and `ref()`.
pub struct Directive {
    /// Its name.
    pub name: &'static str,
    /// Where it starts an optional group: does the text go on with it?
    pub starts: fn(&mut dyn OpParser) -> bool,
    /// Reads it, and gives what it read by name.
    pub parse: fn(&mut dyn OpParser, &[&str]) -> Option<()>,
    /// Writes it. A space stands before it, unless the format says otherwise.
    pub print: fn(&mut dyn OpPrinter, &Module, OpId, &[&str]),
}

impl std::fmt::Debug for Directive {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// A use of a value by name, before its type is known; or the name of an argument.
#[derive(Clone, Debug)]
pub struct OperandRef {
    /// The name without `%`.
    pub name: String,
    /// Which of a group: the `1` of `%x#1`.
    pub number: u32,
    /// Where it stands, in bytes from the start of the text.
    pub offset: usize,
    /// Where it stands: line and column, from one.
    pub place: (u32, u32),
    /// Of an argument whose location is written: that.
    pub loc: Option<Loc>,
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
    /// Is the next token a keyword?
    fn at_keyword(&mut self) -> bool;
    /// Takes `@name`, unescaped.
    fn symbol_name(&mut self) -> Option<String>;
    /// Is the next token `@name`?
    fn at_symbol(&mut self) -> bool;
    /// Takes a type.
    fn ty(&mut self) -> Option<Type>;
    /// May the next token start a type?
    fn at_type(&mut self) -> bool;
    /// Takes a number of this type, which the text does not spell.
    fn number(&mut self, ty: Type) -> Option<Attr>;
    /// Takes an attribute; a number gets the given type, or spells its own.
    fn attr(&mut self, ty: Option<Type>) -> Option<Attr>;
    /// May the next token start an attribute (that is no keyword of the operation's own)?
    fn at_attr(&mut self) -> bool;
    /// Takes an integer in decimal or hexadecimal, with its sign.
    fn integer(&mut self) -> Option<i64>;
    /// Is the next token an integer or a minus sign?
    fn at_integer(&mut self) -> bool;
    /// Takes a string, whose bytes have to be UTF-8.
    fn string(&mut self) -> Option<String>;
    /// Is the next token a string?
    fn at_string(&mut self) -> bool;
    /// Takes a case of an enumeration, or several (`a, b` or `a|b`) of one of bits.
    fn enum_value(&mut self, def: &'static EnumDef) -> Option<u32>;
    /// Takes `{...}` if it comes next, into the operation's attributes.
    fn attr_dict(&mut self) -> Option<()>;
    /// Takes `attributes {...}` if it comes next, into the operation's attributes.
    fn attr_dict_with_keyword(&mut self) -> Option<()>;
    /// Takes `{...}` if it comes next, as a dictionary.
    fn dictionary(&mut self) -> Option<Option<Attr>>;
    /// Takes `loc(...)` if it comes next: the location of an argument.
    fn location(&mut self) -> Option<Option<Loc>>;
    /// Takes `%name`.
    fn operand(&mut self) -> Option<OperandRef>;
    /// Is the next token `%name`?
    fn at_operand(&mut self) -> bool;
    /// The value of this name, which must have this type.
    fn resolve(&mut self, operand: &OperandRef, ty: Type) -> Option<Value>;
    /// Takes `^name`.
    fn successor(&mut self) -> Option<BlockId>;
    /// Is the next token `^name`?
    fn at_successor(&mut self) -> bool;
    /// Takes `{...}`; the arguments become the entry block's. The last block gets the terminator that the
    /// row implies if the text has none; see [`OpParser::ensure_terminator`].
    fn region(&mut self, args: &[(OperandRef, Type)]) -> Option<RegionId>;
    /// Gives a region without a block one, and its last block the terminator that the row implies if it has
    /// none. Without such a terminator in the row, does nothing.
    fn ensure_terminator(&mut self, region: RegionId);

    /// Gives the values of the row's operand of this name; they are resolved when all is read.
    fn set_operands(&mut self, name: &str, operands: Vec<OperandRef>) -> Option<()>;
    /// How many values were given for the row's operand of this name.
    fn operand_count(&mut self, name: &str) -> usize;
    /// Gives the types of the row's operand or result of this name.
    fn set_types(&mut self, name: &str, types: Vec<Type>) -> Option<()>;
    /// The types given for the row's operand or result of this name.
    fn known_types(&mut self, name: &str) -> Vec<Type>;
    /// Gives the regions of this name: one, unless the row's is variadic.
    fn set_regions(&mut self, name: &str, regions: Vec<RegionId>) -> Option<()>;
    /// Gives the successors of this name: one, unless the row's is variadic.
    fn set_successors(&mut self, name: &str, blocks: Vec<BlockId>) -> Option<()>;

    /// Adds an attribute to the operation.
    fn set_attr(&mut self, name: &str, value: Attr) {
        let name = self.module().name(name);
        self.state().attrs.push((name, value));
    }

    /// Takes the keyword, if it comes next, and gives the operation the unit attribute of this name.
    fn flag(&mut self, keyword: &str, attr: &str) {
        if self.accept(keyword) {
            let unit = self.module().unit_attr();
            self.set_attr(attr, unit);
        }
    }

    /// Takes `@name`, and gives the operation the attribute `sym_name`.
    fn own_symbol(&mut self) -> Option<()> {
        let name = self.symbol_name()?;
        let attr = self.module().str_attr(&name);
        self.set_attr("sym_name", attr);
        Some(())
    }

    /// Takes types separated by commas: at least one.
    fn type_list(&mut self) -> Option<Vec<Type>> {
        let mut types = vec![self.ty()?];
        while self.accept(",") {
            types.push(self.ty()?);
        }
        Some(types)
    }

    /// Takes `: type`.
    fn colon_type(&mut self) -> Option<Type> {
        self.expect(":")?;
        self.ty()
    }

    /// Takes `-> type` or `-> (types)` if it comes next.
    fn optional_arrow_types(&mut self) -> Option<Vec<Type>> {
        if !self.accept("->") {
            return Some(Vec::new());
        }
        if !self.accept("(") {
            return Some(vec![self.ty()?]);
        }
        let types = if self.at(")") { Vec::new() } else { self.type_list()? };
        self.expect(")")?;
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

    /// Takes `%name`, if it comes next.
    fn optional_operand(&mut self) -> Option<Option<OperandRef>> {
        if self.at_operand() { self.operand().map(Some) } else { Some(None) }
    }

    /// Takes `{...}` as [`OpParser::region`] does, if it comes next.
    fn optional_region(&mut self, args: &[(OperandRef, Type)]) -> Option<Option<RegionId>> {
        if self.at("{") { self.region(args).map(Some) } else { Some(None) }
    }

    /// Takes `[%a, 4, %b]`: the operands, and one integer an entry, [`DYNAMIC`] where an operand stands.
    fn index_list(&mut self, open: &str, close: &str) -> Option<(Vec<OperandRef>, Vec<i64>)> {
        let (mut operands, mut fixed) = (Vec::new(), Vec::new());
        self.expect(open)?;
        if self.accept(close) {
            return Some((operands, fixed));
        }
        loop {
            if self.at_operand() {
                operands.push(self.operand()?);
                fixed.push(DYNAMIC);
            } else if self.at_integer() {
                fixed.push(self.integer()?);
            } else {
                self.error("expected SSA value or integer");
                return None;
            }
            if !self.accept(",") {
                break;
            }
        }
        self.expect(close)?;
        Some((operands, fixed))
    }

    /// Takes `(%a = %b, ...)`, or `()`: pairs of an argument and the value that it starts with.
    fn assignments(&mut self) -> Option<Vec<(OperandRef, OperandRef)>> {
        let mut pairs = Vec::new();
        self.expect("(")?;
        if self.accept(")") {
            return Some(pairs);
        }
        loop {
            let argument = self.operand()?;
            self.expect("=")?;
            pairs.push((argument, self.operand()?));
            if !self.accept(",") {
                break;
            }
        }
        self.expect(")")?;
        Some(pairs)
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

impl<'p> dyn OpParser + 'p {
    /// Takes items separated by commas between delimiters, perhaps none.
    pub fn list<T>(
        &mut self,
        open: &str,
        close: &str,
        mut item: impl FnMut(&mut (dyn OpParser + 'p)) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut items = Vec::new();
        self.expect(open)?;
        if self.accept(close) {
            return Some(items);
        }
        loop {
            items.push(item(self)?);
            if !self.accept(",") {
                break;
            }
        }
        self.expect(close)?;
        Some(items)
    }
}

/// What a list of integers has where a value is not known until run time, as MLIR's `kDynamic`.
pub const DYNAMIC: i64 = i64::MIN;

/// Writes the custom form of one operation.
pub trait OpPrinter {
    /// Writes text as it is.
    fn text(&mut self, text: &str);
    /// Writes a type.
    fn ty(&mut self, ty: Type);
    /// Goes to a new line, indented as the operation is.
    fn new_line(&mut self);
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
    /// Writes ` loc(...)` of an argument, where locations are asked for.
    fn argument_location(&mut self, argument: Value);
    /// Writes `{a = 1}` for attributes in a dictionary.
    fn named_attrs(&mut self, attrs: &[(Name, Attr)]);

    /// Writes `@name`.
    fn symbol(&mut self, name: &str) {
        let mut text = String::new();
        crate::text::write_symbol(&mut text, name);
        self.text(&text);
    }

    /// Writes types separated by commas.
    fn types(&mut self, types: &[Type]) {
        for (index, ty) in types.iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            self.ty(*ty);
        }
    }

    /// Writes `(a) -> b`.
    fn functional_type(&mut self, m: &Module, inputs: &[Type], results: &[Type]) {
        self.text("(");
        self.types(inputs);
        self.text(")");
        self.arrow_types(m, results, false);
    }

    /// Writes ` -> a` or ` -> (a, b)`; nothing for none, if they are optional.
    fn arrow_types(&mut self, m: &Module, types: &[Type], optional: bool) {
        if types.is_empty() && optional {
            return;
        }
        self.text(" -> ");
        match types {
            [one] if m.function_parts(*one).is_none() => self.ty(*one),
            _ => {
                self.text("(");
                self.types(types);
                self.text(")");
            }
        }
    }

    /// Writes values separated by commas.
    fn values(&mut self, values: &[Value]) {
        for (index, value) in values.iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            self.value(*value);
        }
    }

    /// Writes `[%a, 4, %b]`: the integers, and the values where those are [`DYNAMIC`].
    fn index_list(&mut self, values: &[Value], fixed: &[i64]) {
        let mut values = values.iter();
        self.text("[");
        for (index, number) in fixed.iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            match values.as_slice().first().filter(|_| *number == DYNAMIC) {
                Some(value) => {
                    self.value(*value);
                    values.next();
                }
                None => self.text(&number.to_string()),
            }
        }
        self.text("]");
    }
}

/// MLIR's `custom<DynamicIndexList>($values, $fixed)`: `[%a, 4]`, whose integers are in an attribute
/// `array<i64>` with [`DYNAMIC`] where an operand stands.
pub static DYNAMIC_INDEX_LIST: Directive = Directive {
    name: "DynamicIndexList",
    starts: |p| p.at("["),
    parse: |p, names| {
        let (operands, fixed) = p.index_list("[", "]")?;
        let [values, integers] = names else { return None };
        p.set_operands(values, operands)?;
        let attr = p.module().i64_array_attr(fixed);
        p.set_attr(integers, attr);
        Some(())
    },
    print: |p, m, op, names| {
        let [values, integers] = names else { return };
        let fixed = m.attr(op, integers).and_then(|attr| m.int_array(attr)).unwrap_or_default();
        p.index_list(&m.operand_group(op, values), &fixed);
    },
};
