//! Operations: statements with their results, the generic form, the choice of the custom one.

use super::Parser;
use super::custom::CustomOp;
use super::declarative::Reading;
use super::values::Use;
use crate::lexer::{Kind, Token, unescape};
use checkjit_ir::asm::OpParser;
use checkjit_ir::def::{Format, OpDef, Traits};
use checkjit_ir::{Attr, BlockId, Loc, Name, OpId, OpName, OpState};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// `%name:count` before `=`.
struct ResultGroup<'t> {
    name: &'t str,
    token: Token,
    count: u32,
}

type ResultGroups<'t> = SmallVec<[ResultGroup<'t>; 1]>;

impl<'t> Parser<'t> {
    /// Reads one operation into a block; after an error, goes to the next one.
    pub(crate) fn statement(&mut self, block: BlockId) {
        let (start, braces) = (self.tok, self.braces);
        let mut groups = ResultGroups::new();
        if self.statement_inside(block, &mut groups).is_some() {
            return;
        }
        for group in &groups {
            self.lose(group.name);
        }
        if self.tok == start {
            self.bump();
        }
        self.recover(braces);
    }

    fn statement_inside(&mut self, block: BlockId, groups: &mut ResultGroups<'t>) -> Option<()> {
        if self.tok.kind == Kind::Percent {
            self.result_groups(groups)?;
        }
        let op = self.operation()?;
        self.module.append_op(block, op);
        self.name_results(op, groups)
    }

    fn result_groups(&mut self, groups: &mut ResultGroups<'t>) -> Option<()> {
        loop {
            if self.tok.kind != Kind::Percent {
                return self.expected("expected valid ssa identifier");
            }
            let token = self.bump();
            let mut count = 1;
            if self.accept(b':') {
                let parsed = self.slice(self.tok).parse::<u32>().ok().filter(|count| *count > 0);
                match parsed {
                    Some(parsed) if self.tok.kind == Kind::Integer => count = parsed,
                    _ => return self.error("expected named operation to have at least 1 result"),
                }
                self.bump();
            }
            groups.push(ResultGroup { name: self.bare(token), token, count });
            if !self.accept(b',') {
                break;
            }
        }
        if !self.accept(b'=') {
            return self.expected("expected '=' after SSA name");
        }
        Some(())
    }

    fn name_results(&mut self, op: OpId, groups: &[ResultGroup<'t>]) -> Option<()> {
        let Some(first) = groups.first() else { return Some(()) };
        let results: SmallVec<[_; 2]> = self.module.results(op).into();
        if results.is_empty() {
            return self.error_at(first.token, "cannot name an operation with no results");
        }
        let named: u64 = groups.iter().map(|group| u64::from(group.count)).sum();
        if named != results.len() as u64 {
            let message =
                format!("operation defines {} results but was provided {named} to bind", results.len());
            return self.error_at(first.token, &message);
        }
        let mut rest = &results[..];
        for group in groups {
            let (own, after) = rest.split_at(group.count as usize);
            rest = after;
            self.define(group.name, group.token, own)?;
        }
        Some(())
    }

    /// Reads an operation without its results.
    fn operation(&mut self) -> Option<OpId> {
        let token = self.tok;
        let loc = match token.kind {
            Kind::Quoted | Kind::Word => self.location_at(token.line, token.column),
            _ => return self.expected("expected operation name in quotes"),
        };
        let mut state = if token.kind == Kind::Quoted { self.generic(loc)? } else { self.named(loc)? };
        if let Some(loc) = self.optional_location()? {
            state.loc = loc;
        }
        Some(self.create(state))
    }

    #[inline(never)]
    #[expect(clippy::boxed_local, reason = "unboxed, the state would be on the stack of the caller")]
    fn create(&mut self, state: Box<OpState>) -> OpId {
        self.module.create(*state)
    }

    /// Reads an operation in its custom form.
    fn named(&mut self, loc: Loc) -> Option<Box<OpState>> {
        let token = self.tok;
        let name = self.slice(token);
        let Some(id) = self.registry.find_spelled(name) else {
            let message = match name.split_once('.') {
                Some((dialect, _)) if !self.registry.has_dialect(dialect) => {
                    format!("Dialect `{dialect}' not found for custom op '{name}'")
                }
                _ => format!("custom op '{name}' is unknown"),
            };
            return self.error_at(token, &message);
        };
        let def = self.registry.op(id);
        match def.format {
            Format::Generic => {
                self.error_at(token, &format!("custom op '{name}' has no custom assembly form"))
            }
            Format::Declarative(_) => {
                self.bump();
                let registry = self.registry;
                self.declarative(def, registry.format(id)?, new_state(OpName::Known(id), loc))
            }
            Format::Custom { parse, .. } => {
                self.bump();
                self.custom(def, parse, new_state(OpName::Known(id), loc))
            }
        }
    }

    /// Reads an operation by the function of its row.
    fn custom(
        &mut self,
        def: &'static OpDef,
        parse: fn(&mut dyn OpParser) -> Option<()>,
        state: Box<OpState>,
    ) -> Option<Box<OpState>> {
        let errors = self.errors;
        let mut reading = Reading::new(def, state);
        let read = parse(&mut CustomOp { parser: self, reading: &mut reading });
        if read.is_none() && self.errors == errors {
            return self.error("this operation is not well formed");
        }
        read?;
        if reading.by_name { self.complete(reading) } else { Some(reading.state) }
    }

    /// Reads an operation in its generic form.
    fn generic(&mut self, loc: Loc) -> Option<Box<OpState>> {
        let (op_name, def) = self.generic_name()?;
        let mut state = new_state(op_name, loc);
        self.expect(b'(')?;
        let operands = self.operands()?;
        self.expect(b')')?;
        if self.accept(b'[') {
            self.successors(&mut state)?;
        }
        if self.accept(b'<') {
            self.properties(&mut state, def)?;
        }
        if self.tok.is(b'(') {
            self.regions(&mut state, def)?;
        }
        self.generic_end(&mut state, &operands)?;
        Some(state)
    }

    /// `{attributes} : type`.
    fn generic_end(&mut self, state: &mut OpState, operands: &[Use<'t>]) -> Option<()> {
        if self.tok.is(b'{') {
            let entries = self.dictionary()?;
            self.add_attrs(state, entries)?;
        }
        if !self.accept(b':') {
            return self.expected("expected ':' followed by operation type");
        }
        let type_token = self.tok;
        let (inputs, results) = self.function_parts()?;
        if inputs.len() != operands.len() {
            let plural = if operands.len() == 1 { "" } else { "s" };
            let message =
                format!("expected {} operand type{plural} but had {}", operands.len(), inputs.len());
            return self.error_at(type_token, &message);
        }
        for (used, ty) in operands.iter().zip(inputs) {
            let value = self.resolve(*used, ty)?;
            state.operands.push(value);
        }
        state.results = results;
        Some(())
    }

    /// The quoted name of an operation, and its row.
    fn generic_name(&mut self) -> Option<(OpName, Option<&'static OpDef>)> {
        let token = self.bump();
        let bytes = unescape(self.slice(token));
        let name = String::from_utf8_lossy(&bytes);
        if name.is_empty() {
            return self.error_at(token, "empty operation name is invalid");
        }
        if let Some(id) = self.registry.find_op(&name) {
            return Some((OpName::Known(id), Some(self.registry.op(id))));
        }
        let dialect = name.split_once('.').map_or("", |(dialect, _)| dialect);
        if self.registry.has_dialect(dialect) {
            let message = format!("unregistered operation '{name}' found in dialect ('{dialect}')");
            return self.error_at(token, &message);
        }
        Some((OpName::Unregistered(self.module.name(&name)), None))
    }

    fn successors(&mut self, state: &mut OpState) -> Option<()> {
        loop {
            state.successors.push(self.successor()?);
            if !self.accept(b',') {
                return self.expect(b']');
            }
        }
    }

    /// `<{...}>`, after `<`. Of an operation with a row they are attributes as any other.
    fn properties(&mut self, state: &mut OpState, def: Option<&'static OpDef>) -> Option<()> {
        if def.is_some() {
            let entries = self.dictionary()?;
            self.add_attrs(state, entries)?;
        } else {
            state.properties = Some(self.attr(None)?);
        }
        self.expect(b'>')
    }

    fn regions(&mut self, state: &mut OpState, def: Option<&'static OpDef>) -> Option<()> {
        self.bump();
        let isolated = def.is_some_and(|def| def.traits.has(Traits::ISOLATED_FROM_ABOVE));
        loop {
            state.regions.push(self.region(isolated, &[])?);
            if !self.accept(b',') {
                return self.expect(b')');
            }
        }
    }

    /// Adds attributes to an operation; none may be there already. Those of one dictionary differ.
    pub(crate) fn add_attrs(&mut self, state: &mut OpState, entries: Vec<(Name, Attr)>) -> Option<()> {
        if state.attrs.is_empty() {
            state.attrs = entries;
            return Some(());
        }
        let known: FxHashSet<Name> = state.attrs.iter().map(|(name, _)| *name).collect();
        if let Some((name, _)) = entries.iter().find(|(name, _)| known.contains(name)) {
            return self.attr_twice(*name);
        }
        state.attrs.extend(entries);
        Some(())
    }

    fn attr_twice(&mut self, name: Name) -> Option<()> {
        let name = self.module.str(name);
        self.error(&format!("attribute '{name}' occurs more than once in the attribute list"))
    }

    /// Adds an attribute to an operation; it may not be there already.
    pub(crate) fn add_attr(&mut self, state: &mut OpState, name: Name, value: Attr) -> Option<()> {
        if state.attrs.iter().any(|(own, _)| *own == name) {
            return self.attr_twice(name);
        }
        state.attrs.push((name, value));
        Some(())
    }
}

/// States are boxed, and made out of line, because operations nest: what is on the stack here is on it once
/// a level.
#[inline(never)]
fn new_state(name: OpName, loc: Loc) -> Box<OpState> {
    Box::new(OpState::new(name, loc))
}
