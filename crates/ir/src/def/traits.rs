//! What is true of an operation, as a set.

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
