//! The interface that custom formats read through.

use super::Parser;
use super::values::Use;
use crate::lexer::Kind;
use checkjit_ir::asm::{OpParser, OperandRef};
use checkjit_ir::def::{OpDef, Traits};
use checkjit_ir::{Attr, BlockId, Module, OpState, RegionId, Type, Value};

/// An operation being read by a function of its row.
pub(crate) struct CustomOp<'p, 't> {
    pub(crate) parser: &'p mut Parser<'t>,
    pub(crate) def: &'static OpDef,
    pub(crate) state: Box<OpState>,
}

impl OpParser for CustomOp<'_, '_> {
    fn module(&mut self) -> &mut Module {
        &mut self.parser.module
    }

    fn state(&mut self) -> &mut OpState {
        &mut self.state
    }

    fn error(&mut self, message: &str) {
        self.parser.error::<()>(message);
    }

    fn accept(&mut self, token: &str) -> bool {
        self.parser.accept_literal(token)
    }

    fn at(&mut self, token: &str) -> bool {
        let mark = self.parser.mark();
        let found = self.parser.accept_literal(token);
        self.parser.go_to(mark);
        found
    }

    fn expect(&mut self, token: &str) -> Option<()> {
        if self.parser.accept_literal(token) {
            return Some(());
        }
        self.parser.expected(&format!("expected '{token}'"))
    }

    fn keyword(&mut self) -> Option<String> {
        if self.parser.tok.kind != Kind::Word {
            return self.parser.expected("expected valid keyword");
        }
        let token = self.parser.bump();
        Some(self.parser.slice(token).to_owned())
    }

    fn symbol_name(&mut self) -> Option<String> {
        let name = self.parser.symbol_name()?;
        Some(self.parser.module.str(name).to_owned())
    }

    fn at_symbol(&mut self) -> bool {
        self.parser.tok.kind == Kind::At
    }

    fn ty(&mut self) -> Option<Type> {
        self.parser.ty()
    }

    fn attr(&mut self, ty: Option<Type>) -> Option<Attr> {
        self.parser.attr(ty)
    }

    fn attr_dict(&mut self) -> Option<()> {
        if !self.parser.tok.is(b'{') {
            return Some(());
        }
        let entries = self.parser.dictionary()?;
        self.parser.add_attrs(&mut self.state, entries)
    }

    fn attr_dict_with_keyword(&mut self) -> Option<()> {
        if !self.parser.accept_word("attributes") {
            return Some(());
        }
        let entries = self.parser.dictionary()?;
        self.parser.add_attrs(&mut self.state, entries)
    }

    fn dictionary(&mut self) -> Option<Option<Attr>> {
        let mut attr = None;
        if self.parser.tok.is(b'{') {
            let entries = self.parser.dictionary()?;
            attr = Some(self.parser.dictionary_attr(entries));
        }
        self.parser.optional_location()?;
        Some(attr)
    }

    fn operand(&mut self) -> Option<OperandRef> {
        self.parser.operand().map(Use::to_ref)
    }

    fn at_operand(&mut self) -> bool {
        self.parser.tok.kind == Kind::Percent
    }

    fn resolve(&mut self, operand: &OperandRef, ty: Type) -> Option<Value> {
        let used = self.parser.use_of(operand)?;
        self.parser.resolve(used, ty)
    }

    fn successor(&mut self) -> Option<BlockId> {
        self.parser.successor()
    }

    fn region(&mut self, args: &[(OperandRef, Type)]) -> Option<RegionId> {
        let mut named = Vec::with_capacity(args.len());
        for (arg, ty) in args {
            named.push((self.parser.use_of(arg)?, *ty));
        }
        let region = self.parser.region(self.def.traits.has(Traits::ISOLATED_FROM_ABOVE), &named)?;
        self.ensure_terminator(region);
        Some(region)
    }

    fn ensure_terminator(&mut self, region: RegionId) {
        self.parser.ensure_terminator(self.def, region, self.state.loc);
    }
}
