//! The imports that checks call: one row a check.

use checkjit_dialects::function::signature;
use checkjit_dialects::hal::{BUFFER_VIEW_TYPE, DEVICE_TYPE};
use checkjit_dialects::{check, vm};
use checkjit_ir::def::{OpDef, TypeDef};
use checkjit_ir::verify::op_error;
use checkjit_ir::{
    AttrKind, Diagnostic, FloatKind, InsertPoint, Loc, Module, OpId, Rewriter, Type, TypeKind,
};

/// A parameter of an import.
#[derive(Clone, Copy)]
pub(super) enum Param {
    /// A signless integer of any width, passed as an `i32`.
    Int,
    /// A reference, passed as `!vm.ref`.
    Ref(&'static TypeDef),
    /// The `f32` attribute of the parameter's name.
    F32,
}

/// A check and the import that makes it.
pub(super) struct ImportRow {
    check: &'static OpDef,
    /// Names and kinds of the parameters, in order; the operands of the check by the same names.
    pub(super) params: &'static [(&'static str, Param)],
}

const DEVICE: (&str, Param) = ("device", Param::Ref(&DEVICE_TYPE));
const VIEW: Param = Param::Ref(&BUFFER_VIEW_TYPE);

static ROWS: &[ImportRow] = &[
    ImportRow { check: &check::EXPECT_TRUE, params: &[("operand", Param::Int)] },
    ImportRow { check: &check::EXPECT_FALSE, params: &[("operand", Param::Int)] },
    ImportRow { check: &check::EXPECT_ALL_TRUE, params: &[DEVICE, ("operand", VIEW)] },
    ImportRow { check: &check::EXPECT_EQ, params: &[DEVICE, ("lhs", VIEW), ("rhs", VIEW)] },
    ImportRow {
        check: &check::EXPECT_ALMOST_EQ,
        params: &[DEVICE, ("lhs", VIEW), ("rhs", VIEW), ("atol", Param::F32), ("rtol", Param::F32)],
    },
];

/// The row of an operation, if it is a check.
pub(super) fn row(m: &Module, op: OpId) -> Option<&'static ImportRow> {
    ROWS.iter().find(|row| m.is(op, row.check))
}

impl ImportRow {
    /// The import's symbol: the check's own name.
    pub(super) fn symbol(&self) -> &'static str {
        self.check.name
    }
}

impl Param {
    /// The type of the parameter.
    pub(super) fn ty(self, m: &mut Module) -> Type {
        match self {
            Param::Int => m.int_type(32),
            Param::F32 => m.float_type(FloatKind::F32),
            Param::Ref(object) => {
                let object = m.dialect_type(object);
                m.intern_type(TypeKind::Dialect { def: &vm::REF_TYPE, parameters: vec![object] })
            }
        }
    }
}

/// The symbol of the import that `check` needs, which is declared at the start of the module when it is not
/// there yet.
pub(super) fn declare(m: &mut Module, check: OpId, row: &ImportRow) -> Result<&'static str, Diagnostic> {
    let symbol = row.symbol();
    match m.lookup_symbol(m.root(), symbol) {
        None => build(m, row),
        Some(existing) if is_import_of(m, existing, row) => {}
        Some(existing) => {
            let message =
                format!("needs the import @{symbol}, and the module has something else of this name");
            let error = op_error(m, check, message);
            return Err(error.note(m.position(m.op(existing).loc), "it is defined here"));
        }
    }
    Ok(symbol)
}

fn is_import_of(m: &mut Module, op: OpId, row: &ImportRow) -> bool {
    let types: Vec<Type> = row.params.iter().map(|(_, param)| param.ty(m)).collect();
    m.is(op, &vm::IMPORT)
        && signature(m, op).is_some_and(|(inputs, results)| *inputs == types && results.is_empty())
}

/// `vm.import private optional @check.name(%param : type, ...)`.
fn build(m: &mut Module, row: &ImportRow) {
    let types: Vec<Type> = row.params.iter().map(|(_, param)| param.ty(m)).collect();
    let ty = m.function_type(types, Vec::new());
    let key = m.name("vm.name");
    let names = row.params.iter().map(|(name, _)| {
        let name = m.str_attr(name);
        m.intern_attr(AttrKind::Dictionary(vec![(key, name)]))
    });
    let names = AttrKind::Array(names.collect());
    let (names, unit, ty) = (m.intern_attr(names), m.unit_attr(), m.type_attr(ty));
    let (symbol, private) = (m.str_attr(row.symbol()), m.str_attr("private"));
    let region = m.new_region();
    let root = m.root();
    let Some(body) = m.body(root) else { return };
    let at = m.block_ops(body).next().map_or(InsertPoint::End(body), InsertPoint::Before);
    Rewriter::new(m, at)
        .op(&vm::IMPORT, Loc::UNKNOWN)
        .attr("sym_name", symbol)
        .attr("function_type", ty)
        .attr("sym_visibility", private)
        .attr("is_optional", unit)
        .attr("arg_attrs", names)
        .region(region)
        .build();
}
