//! Rows: all facts about an operation, type or enumeration in one place. The parser, the printer, the
//! verifier and the drivers read them; this crate has none of its own.

use crate::asm::{Directive, OpParser, OpPrinter};
use crate::diagnostic::Diagnostic;
use crate::entity::{OpId, Type};
use crate::module::Module;
use crate::rewrite::Rewriter;
use crate::types::{FloatKind, TypeKind};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A dialect: lists of rows, in the order in which `checkjit ops` shows them.
#[derive(Debug)]
pub struct DialectDef {
    /// The prefix of its names.
    pub name: &'static str,
    /// Its operations, a list a family.
    pub ops: &'static [&'static [&'static OpDef]],
    /// Its types.
    pub types: &'static [&'static TypeDef],
    /// Its enumerations.
    pub enums: &'static [&'static EnumDef],
}

/// An operation.
pub struct OpDef {
    /// `dialect.name`.
    pub name: &'static str,
    /// What it does, in one line.
    pub summary: &'static str,
    /// Its custom syntax.
    pub format: Format,
    /// What `custom<Name>` in its format means.
    pub directives: &'static [&'static Directive],
    /// Operands in order.
    pub operands: &'static [OperandDef],
    /// Results in order.
    pub results: &'static [OperandDef],
    /// Inherent attributes (its properties) in order of printing.
    pub attrs: &'static [AttrDef],
    /// Regions in order.
    pub regions: &'static [RegionDef],
    /// Successors in order.
    pub successors: &'static [SuccessorDef],
    /// What is true of it.
    pub traits: Traits,
    /// The operations that may be around it, by name; empty: any.
    pub parents: &'static [&'static str],
    /// The operation that ends each block of its regions. The custom form may leave it out where it has
    /// neither operands nor attributes.
    pub implicit_terminator: Option<&'static OpDef>,
    /// Groups of operands, results and typed attributes (by name) whose types are all the same.
    pub same_types: &'static [&'static [&'static str]],
    /// Groups of values whose type follows from that of one other value.
    pub matching: &'static [TypeMatch],
    /// The types of the results from those of the operands, where the format does not spell them and
    /// `same_types` and the constraints do not tell.
    pub infer: Option<InferFn>,
    /// What else has to hold.
    pub verify: Option<VerifyFn>,
    /// Simplification towards canonical form; true when it changed something.
    pub canonicalize: Option<RewriteFn>,
    /// Expression in other operations of the core phase; true when it did.
    pub lower: Option<RewriteFn>,
    /// Why no function that has it can be run, where it is only read, verified and printed: what follows "is not
    /// supported: ".
    pub not_run: Option<&'static str>,
    /// The name MLIR's printer gives the first result (`cst`, `c0_i32`), without `%`.
    pub result_name: Option<fn(&Module, OpId) -> String>,
    /// Names for all results, where each has one of its own: `%sin, %cos = ...`.
    pub result_names: &'static [&'static str],
}

/// The types of all results from the types of all operands.
pub type InferFn = fn(&mut Module, &[Type]) -> Option<Vec<Type>>;
/// A further check of an operation.
pub type VerifyFn = fn(&Module, OpId) -> Result<(), Diagnostic>;
/// A rewrite of one operation; true when it changed something.
pub type RewriteFn = fn(&mut Rewriter<'_>, OpId) -> bool;

impl OpDef {
    /// The row from which others are made by giving the fields that differ.
    pub const BASE: OpDef = OpDef {
        name: "",
        summary: "",
        format: Format::Generic,
        directives: &[],
        operands: &[],
        results: &[],
        attrs: &[],
        regions: &[],
        successors: &[],
        traits: Traits::NONE,
        parents: &[],
        implicit_terminator: None,
        same_types: &[],
        matching: &[],
        infer: None,
        verify: None,
        canonicalize: None,
        lower: None,
        not_run: None,
        result_name: None,
        result_names: &[],
    };

    /// The dialect's part of the name.
    pub fn dialect(&self) -> &'static str {
        self.name.split_once('.').map_or("", |(dialect, _)| dialect)
    }

    /// The inherent attribute of this name.
    pub fn attr(&self, name: &str) -> Option<&'static AttrDef> {
        self.attrs.iter().find(|attr| attr.name == name)
    }
}

impl fmt::Debug for OpDef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// How an operation is written.
#[derive(Clone, Copy)]
pub enum Format {
    /// Only in the generic form.
    Generic,
    /// By a declarative format in the manner of ODS's `assemblyFormat`.
    Declarative(&'static str),
    /// By functions, where no declarative format can say it.
    Custom {
        /// Reads what follows the name.
        parse: fn(&mut dyn OpParser) -> Option<()>,
        /// Writes what follows the name.
        print: fn(&mut dyn OpPrinter, &Module, OpId),
    },
}

/// How many values an operand or result stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
}

/// An operand or a result.
#[derive(Debug)]
pub struct OperandDef {
    /// Its name in formats and messages.
    pub name: &'static str,
    /// What types it may have.
    pub constraint: &'static TypeConstraint,
    /// How many there are.
    pub arity: Arity,
}

impl OperandDef {
    /// Exactly one value.
    pub const fn one(name: &'static str, constraint: &'static TypeConstraint) -> Self {
        OperandDef { name, constraint, arity: Arity::One }
    }

    /// None or one.
    pub const fn optional(name: &'static str, constraint: &'static TypeConstraint) -> Self {
        OperandDef { name, constraint, arity: Arity::Optional }
    }

    /// Any number.
    pub const fn variadic(name: &'static str, constraint: &'static TypeConstraint) -> Self {
        OperandDef { name, constraint, arity: Arity::Variadic }
    }
}

/// A set of types with MLIR's words for it.
pub struct TypeConstraint {
    /// As it stands in messages: "signless-integer-like".
    pub describe: &'static str,
    /// Membership.
    pub matches: fn(&Module, Type) -> bool,
    /// When the set has one member, that member: formats need not spell it.
    pub build: Option<fn(&mut Module) -> Type>,
}

impl fmt::Debug for TypeConstraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.describe)
    }
}

/// Values whose type follows from that of another: it is the same, or its elements' type.
#[derive(Debug)]
pub struct TypeMatch {
    /// The operand or result whose values these are.
    pub values: &'static str,
    /// The single operand or result that they follow.
    pub like: &'static str,
    /// Is it the type of an element?
    pub element: bool,
    /// MLIR's words: "result type matches type of dest".
    pub describe: &'static str,
}

impl TypeMatch {
    /// The types are the same.
    pub const fn same(values: &'static str, like: &'static str, describe: &'static str) -> Self {
        TypeMatch { values, like, element: false, describe }
    }

    /// The values have the type of an element.
    pub const fn element(values: &'static str, like: &'static str, describe: &'static str) -> Self {
        TypeMatch { values, like, element: true, describe }
    }
}

/// An inherent attribute.
#[derive(Clone, Copy, Debug)]
pub struct AttrDef {
    /// Its name.
    pub name: &'static str,
    /// What it may be.
    pub constraint: AttrConstraint,
    /// Whether it has to be there.
    pub presence: Presence,
}

impl AttrDef {
    /// An attribute that has to be there.
    pub const fn required(name: &'static str, constraint: AttrConstraint) -> Self {
        AttrDef { name, constraint, presence: Presence::Required }
    }

    /// An attribute that may be left out.
    pub const fn optional(name: &'static str, constraint: AttrConstraint) -> Self {
        AttrDef { name, constraint, presence: Presence::Optional }
    }

    /// An attribute with a value when left out.
    pub const fn default(name: &'static str, constraint: AttrConstraint, value: DefaultValue) -> Self {
        AttrDef { name, constraint, presence: Presence::Default(value) }
    }
}

/// Whether an attribute has to be there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Presence {
    /// Always.
    Required,
    /// Or not.
    Optional,
    /// Filled in with this where it was left out.
    Default(DefaultValue),
}

/// A default attribute.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DefaultValue {
    /// An `f32`.
    F32(f32),
    /// A case of the constraint's enumeration.
    Case(u32),
    /// An integer of the constraint's type.
    Int(i64),
    /// `true` or `false`.
    Bool(bool),
    /// A string.
    Str(&'static str),
    /// An array, or array of integers, without elements.
    Empty,
}

/// What an attribute may be. The constraint also says how a format reads and writes it.
#[derive(Clone, Copy, Debug)]
pub enum AttrConstraint {
    /// Anything.
    Any,
    /// An `f32`, written without its type.
    F32,
    /// An `f64`, written without its type.
    F64,
    /// An `index`, written without its type.
    Index,
    /// An `i32`, written without its type.
    I32,
    /// An `i64`, written without its type.
    I64,
    /// `true` or `false`.
    Bool,
    /// Constant elements, written with their type.
    Elements,
    /// An attribute with a type (integer, float or elements).
    Typed,
    /// A string.
    Str,
    /// The name of the symbol that the operation defines, written `@name`.
    SymbolName,
    /// A flat reference to a symbol.
    FlatSymbolRef,
    /// A reference to a symbol, nested or not.
    SymbolRef,
    /// A type.
    Type,
    /// A function type.
    FunctionType,
    /// Present or not.
    Unit,
    /// Any array.
    Array,
    /// An array of attributes that each satisfy this: `&AttrConstraint::I64`.
    TypedArray(&'static AttrConstraint),
    /// A dictionary.
    Dictionary,
    /// An affine map.
    AffineMap,
    /// An array of dictionaries, one a result or argument.
    DictArray,
    /// `array<i1: ...>`; a format writes `[true, false]`.
    DenseBool,
    /// `array<i32: ...>`; a format writes `[1, 2]`.
    DenseI32,
    /// `array<i64: ...>`; a format writes `[1, 2]`.
    DenseI64,
    /// A case of an enumeration.
    Enum(&'static EnumDef),
    /// A case of an enumeration, held as an `i64` (MLIR's predicates); a format writes the bare case.
    IntEnum(&'static EnumDef),
    /// The same, held as an `i32`.
    I32Enum(&'static EnumDef),
}

impl AttrConstraint {
    /// The width of the elements where it is an array that a format writes as bare numbers.
    pub fn dense_width(self) -> Option<u32> {
        match self {
            AttrConstraint::DenseBool => Some(1),
            AttrConstraint::DenseI32 => Some(32),
            AttrConstraint::DenseI64 => Some(64),
            _ => None,
        }
    }

    /// The type of a number that a format writes without it.
    pub fn number_type(self, m: &mut Module) -> Option<Type> {
        Some(match self {
            AttrConstraint::F32 => m.float_type(FloatKind::F32),
            AttrConstraint::F64 => m.float_type(FloatKind::F64),
            AttrConstraint::Index => m.index_type(),
            AttrConstraint::I32 | AttrConstraint::I32Enum(_) => m.int_type(32),
            AttrConstraint::I64 | AttrConstraint::IntEnum(_) => m.int_type(64),
            AttrConstraint::Bool => m.int_type(1),
            _ => return None,
        })
    }
}

/// An enumeration.
#[derive(Debug)]
pub struct EnumDef {
    /// `dialect.name`, as in `#arith.fastmath<...>`.
    pub name: &'static str,
    /// Names and numbers of the cases.
    pub cases: &'static [(&'static str, u32)],
    /// Whether a value is a set of cases; the printed form of zero is its case.
    pub bits: bool,
    /// What stands between the cases of a set: `,` or `, `, as the dialect has it.
    pub separator: &'static str,
}

impl PartialEq for EnumDef {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for EnumDef {}

impl Hash for EnumDef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl EnumDef {
    /// The number of a case.
    pub fn case(&self, name: &str) -> Option<u32> {
        self.cases.iter().find(|(case, _)| *case == name).map(|(_, value)| *value)
    }

    /// The text of a value. For a set: the case that is exactly it, else the largest cases that cover it,
    /// in order, joined by the separator.
    pub fn text(&self, value: u32) -> String {
        if let Some((name, _)) = self.cases.iter().find(|(_, v)| *v == value) {
            return (*name).to_owned();
        }
        let mut rest = value;
        let parts: Vec<&str> = self
            .cases
            .iter()
            .filter(|(_, v)| v.count_ones() == 1 && value & v != 0)
            .map(|(name, v)| {
                rest &= !v;
                *name
            })
            .collect();
        parts.join(self.separator)
    }
}

/// A type of a dialect. Its parameters, if any, are types: `!vm.ref<!hal.device>`.
#[derive(Debug)]
pub struct TypeDef {
    /// `dialect.name`.
    pub name: &'static str,
    /// What it is, in one line.
    pub summary: &'static str,
    /// How many parameters it has.
    pub parameters: usize,
    /// The type that a parameter written `?` stands for, and is printed as, if the type has such a spelling.
    pub any: Option<&'static TypeDef>,
}

impl TypeDef {
    /// The row from which others are made by giving the fields that differ.
    pub const BASE: TypeDef = TypeDef { name: "", summary: "", parameters: 0, any: None };
}

impl PartialEq for TypeDef {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for TypeDef {}

impl Hash for TypeDef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// A region of an operation.
#[derive(Debug)]
pub struct RegionDef {
    /// Its name in formats.
    pub name: &'static str,
    /// How many blocks it may have.
    pub blocks: BlockCount,
    /// Whether it stands for any number of regions; so may the last one only.
    pub is_variadic: bool,
}

/// How many blocks a region may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockCount {
    /// Any number.
    Any,
    /// At least one.
    Some,
    /// At most one.
    AtMostOne,
    /// Exactly one.
    One,
}

impl RegionDef {
    /// A region of any number of blocks.
    pub const fn any(name: &'static str) -> Self {
        RegionDef { name, blocks: BlockCount::Any, is_variadic: false }
    }

    /// A region of at least one block.
    pub const fn some(name: &'static str) -> Self {
        RegionDef { name, blocks: BlockCount::Some, is_variadic: false }
    }

    /// A region of at most one block.
    pub const fn at_most_one(name: &'static str) -> Self {
        RegionDef { name, blocks: BlockCount::AtMostOne, is_variadic: false }
    }

    /// A region of one block.
    pub const fn one(name: &'static str) -> Self {
        RegionDef { name, blocks: BlockCount::One, is_variadic: false }
    }

    /// Any number of regions of one block each.
    pub const fn variadic(name: &'static str) -> Self {
        RegionDef { name, blocks: BlockCount::One, is_variadic: true }
    }

    /// MLIR's words for a number of blocks that the region may not have; `None` for one it may have.
    pub fn violated_by(&self, blocks: usize) -> Option<&'static str> {
        match self.blocks {
            BlockCount::Some if blocks == 0 => Some("region with at least 1 blocks"),
            BlockCount::AtMostOne if blocks > 1 => Some("region with at most 1 blocks"),
            BlockCount::One if blocks != 1 => Some("region with 1 blocks"),
            _ => None,
        }
    }
}

/// A successor of a terminator.
#[derive(Debug)]
pub struct SuccessorDef {
    /// Its name in formats.
    pub name: &'static str,
    /// The variadic operand whose values become the block's arguments.
    pub operands: &'static str,
    /// Where it stands for any number of successors, as the last one may: the attribute (`array<i32>`) that
    /// says how many of the values each of them takes.
    pub segments: Option<&'static str>,
}

impl SuccessorDef {
    /// One block, whose arguments become the values of this operand.
    pub const fn one(name: &'static str, operands: &'static str) -> Self {
        SuccessorDef { name, operands, segments: None }
    }

    /// Any number of blocks, which share the values of this operand as the attribute `segments` says.
    pub const fn variadic(name: &'static str, operands: &'static str, segments: &'static str) -> Self {
        SuccessorDef { name, operands, segments: Some(segments) }
    }
}

/// What is true of an operation. A set; combine with [`Traits::with`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits(u32);

macro_rules! traits {
    ($($(#[$doc:meta])* $name:ident = $bit:literal;)*) => {
        impl Traits {
            $($(#[$doc])* pub const $name: Traits = Traits(1 << $bit);)*
        }
    };
}

traits! {
    /// Ends a block.
    TERMINATOR = 0;
    /// Regions see no value from outside.
    ISOLATED_FROM_ABOVE = 1;
    /// Defines the symbol in `sym_name`.
    SYMBOL = 2;
    /// Its region holds symbols.
    SYMBOL_TABLE = 3;
    /// No effect beside its results.
    PURE = 4;
    /// On tensors, does for every element what it does on scalars.
    ELEMENTWISE = 5;
    /// Its result is its attribute `value`.
    CONSTANT = 6;
    /// Operands may be exchanged.
    COMMUTATIVE = 7;
    /// Operands and results are all of one type.
    SAME_OPERANDS_AND_RESULT_TYPE = 8;
    /// Its blocks need no terminator.
    NO_TERMINATOR = 9;
    /// Its regions have one block.
    SINGLE_BLOCK = 10;
    /// Its operand groups' sizes are in `operandSegmentSizes`.
    ATTR_SIZED_OPERAND_SEGMENTS = 11;
    /// A function: `sym_name`, `function_type`, `arg_attrs`, `res_attrs`, `sym_visibility`, one body region.
    FUNCTION = 12;
    /// Returns its operands from the function around it.
    RETURN = 13;
    /// Calls the symbol in `callee`.
    CALL = 14;
    /// Order in its blocks is of no account, and values may be used before they are defined.
    GRAPH_REGION = 15;
    /// Operands are all of one type.
    SAME_TYPE_OPERANDS = 16;
}

impl Traits {
    /// The empty set.
    pub const NONE: Traits = Traits(0);

    /// Both sets together.
    pub const fn with(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    /// True when everything in `other` is in this.
    pub const fn has(self, other: Traits) -> bool {
        self.0 & other.0 == other.0
    }
}

/// The constraint that allows every type but `token`.
pub static ANY_TYPE: TypeConstraint = TypeConstraint {
    describe: "any non-token type",
    matches: |m, ty| !matches!(m.type_kind(ty), TypeKind::Token),
    build: None,
};

/// The constraint that allows `index` only.
pub static INDEX: TypeConstraint = TypeConstraint {
    describe: "index",
    matches: |m, ty| matches!(m.type_kind(ty), TypeKind::Index),
    build: Some(|m| m.index_type()),
};
