//! Dense ids of everything a module holds. An id is meaningful only in the module that made it.

use std::fmt;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($letter:literal);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub(crate) u32);

        impl $name {
            /// The id as an index into a table kept beside the module.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($letter, "{}"), self.0)
            }
        }
    )*};
}

ids! {
    /// An operation.
    OpId("op");
    /// A block.
    BlockId("bb");
    /// A region.
    RegionId("region");
    /// An SSA value: a result of an operation or an argument of a block.
    Value("v");
    /// A uniqued type.
    Type("type");
    /// A uniqued attribute.
    Attr("attr");
    /// A uniqued string: a symbol, an attribute's name, a file.
    Name("name");
    /// A source location.
    Loc("loc");
}

impl Loc {
    /// The location that says nothing.
    pub const UNKNOWN: Loc = Loc(0);
}
