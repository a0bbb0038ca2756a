//! The interface that custom formats read through.

use super::Parser;
use super::declarative::Reading;
use super::values::Use;
use crate::lexer::{Kind, unescape};
use checkjit_ir::asm::{OpParser, OperandRef};
use checkjit_ir::def::{EnumDef, Traits};
use checkjit_ir::{Attr, BlockId, Loc, Module, OpState, RegionId, Type, Value};
use smallvec::SmallVec;

/// An operation being read by a function of its row, or by a directive of its format.
pub(crate) struct CustomOp<'p, 't> {
    pub(crate) parser: &'p mut Parser<'t>,
    pub(crate) reading: &'p mut Reading<'t>,
}

impl OpParser for CustomOp<'_, '_> {
    fn module(&mut self) -> &mut Module {
        &mut self.parser.module
    }

    fn state(&mut self) -> &mut OpState {
        &mut self.reading.state
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

    fn at_keyword(&mut self) -> bool {
        self.parser.tok.kind == Kind::Word
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

    fn number(&mut self, ty: Type) -> Option<Attr> {
        self.parser.number_attr(Some(ty))
    }

    fn attr(&mut self, ty: Option<Type>) -> Option<Attr> {
        self.parser.attr(ty)
    }

    fn at_type(&mut self) -> bool {
        self.parser.at_type()
    }

    fn at_attr(&mut self) -> bool {
        self.parser.at_attr()
    }

    fn integer(&mut self) -> Option<i64> {
        self.parser.integer()
    }

    fn at_integer(&mut self) -> bool {
        matches!(self.parser.tok.kind, Kind::Integer | Kind::Punct(b'-'))
    }

    fn string(&mut self) -> Option<String> {
        if self.parser.tok.kind != Kind::Quoted {
            return self.parser.expected("expected string");
        }
        let token = self.parser.bump();
        match String::from_utf8(unescape(self.parser.slice(token))) {
            Ok(text) => Some(text),
            Err(_) => self.parser.error_at(token, "expected a string of UTF-8"),
        }
    }

    fn at_string(&mut self) -> bool {
        self.parser.tok.kind == Kind::Quoted
    }

    fn enum_value(&mut self, def: &'static EnumDef) -> Option<u32> {
        self.parser.enum_cases(def)
    }

    fn attr_dict(&mut self) -> Option<()> {
        if !self.parser.tok.is(b'{') {
            return Some(());
        }
        let entries = self.parser.dictionary()?;
        self.parser.add_attrs(&mut self.reading.state, entries)
    }

    fn attr_dict_with_keyword(&mut self) -> Option<()> {
        if !self.parser.accept_word("attributes") {
            return Some(());
        }
        let entries = self.parser.dictionary()?;
        self.parser.add_attrs(&mut self.reading.state, entries)
    }

    fn dictionary(&mut self) -> Option<Option<Attr>> {
        let mut attr = None;
        if self.parser.tok.is(b'{') {
            let entries = self.parser.dictionary()?;
            attr = Some(self.parser.dictionary_attr(entries));
        }
        Some(attr)
    }

    fn location(&mut self) -> Option<Option<Loc>> {
        self.parser.optional_location()
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

    fn at_successor(&mut self) -> bool {
        self.parser.tok.kind == Kind::Caret
    }

    fn region(&mut self, args: &[(OperandRef, Type)]) -> Option<RegionId> {
        let mut named = Vec::with_capacity(args.len());
        for (arg, ty) in args {
            named.push((self.parser.use_of(arg)?, *ty));
        }
        let isolated = self.reading.def.traits.has(Traits::ISOLATED_FROM_ABOVE);
        let region = self.parser.region(isolated, &named)?;
        self.ensure_terminator(region);
        Some(region)
    }

    fn ensure_terminator(&mut self, region: RegionId) {
        self.parser.ensure_terminator(self.reading.def, region, self.reading.state.loc);
    }

    fn set_operands(&mut self, name: &str, operands: Vec<OperandRef>) -> Option<()> {
        let Some(index) = self.reading.def.operands.iter().position(|row| row.name == name) else {
            return self.parser.no_such_name(self.reading.def, name);
        };
        let mut group = SmallVec::new();
        for operand in &operands {
            group.push(self.parser.use_of(operand)?);
        }
        self.reading.operands[index] = group;
        self.reading.by_name = true;
        Some(())
    }

    fn operand_count(&mut self, name: &str) -> usize {
        let index = self.reading.def.operands.iter().position(|row| row.name == name);
        index.map_or(0, |index| self.reading.operands[index].len())
    }

    fn set_types(&mut self, name: &str, types: Vec<Type>) -> Option<()> {
        self.reading.by_name = true;
        self.parser.set_types(name, types, self.reading)
    }

    fn known_types(&mut self, name: &str) -> Vec<Type> {
        let def = self.reading.def;
        let operand = def.operands.iter().position(|row| row.name == name);
        let group = match operand {
            Some(index) => self.reading.types.operands.get(index),
            None => def
                .results
                .iter()
                .position(|row| row.name == name)
                .and_then(|index| self.reading.types.results.get(index)),
        };
        group.and_then(|group| group.as_deref()).unwrap_or_default().to_vec()
    }

    fn set_regions(&mut self, name: &str, regions: Vec<RegionId>) -> Option<()> {
        let Some(index) = self.reading.def.regions.iter().position(|row| row.name == name) else {
            return self.parser.no_such_name(self.reading.def, name);
        };
        self.reading.regions[index] = Some(regions.into());
        Some(())
    }

    fn set_successors(&mut self, name: &str, blocks: Vec<BlockId>) -> Option<()> {
        let Some(index) = self.reading.def.successors.iter().position(|row| row.name == name) else {
            return self.parser.no_such_name(self.reading.def, name);
        };
        self.reading.successors[index] = blocks.into();
        Some(())
    }
}
