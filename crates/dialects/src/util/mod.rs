//! IREE's util dialect, as far as host code of tests uses it: functions and initializers, globals, hints, and
//! values of any type.

mod arithmetic;
mod function;
mod global;
mod hint;
mod list;
mod value;

pub use arithmetic::{ALIGN, RANGE_EXTENTS, RANGE_MAX, RANGE_MIN, SWITCH};
pub use function::{CALL, FUNC, INITIALIZER, RETURN, tie_nothing};
pub use global::{
    GLOBAL, GLOBAL_ADDRESS, GLOBAL_LOAD, GLOBAL_LOAD_INDIRECT, GLOBAL_STORE, GLOBAL_STORE_INDIRECT,
    global_of, global_type, immutable_store, verify_initial_value,
};
pub use hint::{ASSUME_INT, NUMERIC_OPTIONAL_NARROW, OPTIMIZATION_BARRIER, UNFOLDABLE_CONSTANT};
pub use list::{LIST_CONSTRUCT, LIST_CREATE, LIST_GET, LIST_RESIZE, LIST_SET, LIST_SIZE};
pub use value::{CAST, CMP_EQ, CMP_NE, NULL, SIZEOF};

use checkjit_ir::def::{DialectDef, TypeDef};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "util",
    ops: &[
        &[&FUNC, &RETURN, &CALL, &INITIALIZER],
        &[
            &GLOBAL,
            &GLOBAL_ADDRESS,
            &GLOBAL_LOAD,
            &GLOBAL_STORE,
            &GLOBAL_LOAD_INDIRECT,
            &GLOBAL_STORE_INDIRECT,
        ],
        &[&UNFOLDABLE_CONSTANT, &OPTIMIZATION_BARRIER, &ASSUME_INT, &NUMERIC_OPTIONAL_NARROW],
        &[&NULL, &CAST, &CMP_EQ, &CMP_NE, &SIZEOF],
        &[&ALIGN, &RANGE_MIN, &RANGE_MAX, &RANGE_EXTENTS, &SWITCH],
        &[&LIST_CREATE, &LIST_CONSTRUCT, &LIST_SIZE, &LIST_RESIZE, &LIST_GET, &LIST_SET],
    ],
    types: &[&OBJECT_TYPE, &VARIANT_TYPE, &BUFFER_TYPE, &LIST_TYPE, &PTR_TYPE],
    enums: &[],
};

/// Attributes that are kept as they are written.
pub const KEPT_ATTRS: &[&str] = &["util.inline.never", "util.inline.always", hint::INT_ASSUMPTION];

/// `!util.object`.
pub static OBJECT_TYPE: TypeDef =
    TypeDef { name: "util.object", summary: "A reference to an object of any type.", ..TypeDef::BASE };

/// `!util.variant`.
pub static VARIANT_TYPE: TypeDef =
    TypeDef { name: "util.variant", summary: "A value of any type.", ..TypeDef::BASE };

/// `!util.buffer`.
pub static BUFFER_TYPE: TypeDef =
    TypeDef { name: "util.buffer", summary: "Bytes in host memory.", ..TypeDef::BASE };

/// `!util.list<T>`; of variants, it is written `!util.list<?>`.
pub static LIST_TYPE: TypeDef = TypeDef {
    name: "util.list",
    summary: "A list that grows, of elements of one type or of any.",
    parameters: 1,
    any: Some(&VARIANT_TYPE),
};

/// `!util.ptr<T>`.
pub static PTR_TYPE: TypeDef =
    TypeDef { name: "util.ptr", summary: "A pointer to a global.", parameters: 1, ..TypeDef::BASE };
