//! Rows: all facts about an operation, type or enumeration in one place. The parser, the printer, the
//! verifier and the drivers read them; this crate has none of its own.

mod attr;
mod traits;

use crate::asm::{Directive, OpParser, OpPrinter};
use crate::diagnostic::Diagnostic;
use crate::entity::{OpId, Type};
use crate::module::Module;
use crate::rewrite::Rewriter;
use crate::types::TypeKind;
use std::fmt;
use std::hash::{Hash, Hasher};

pub use attr::{AttrConstraint, AttrDef, DefaultValue, EnumDef, Presence};
pub use traits::Traits;

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
