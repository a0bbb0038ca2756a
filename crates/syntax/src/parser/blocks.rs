//! Regions and blocks: labels, arguments, references to blocks further on.

use super::Parser;
use super::values::{Use, ValueNames};
use crate::lexer::{Kind, Token};
use checkjit_ir::def::OpDef;
use checkjit_ir::{BlockId, Loc, OpName, OpState, RegionId, Type};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

struct Label {
    block: BlockId,
    /// Of the first mention.
    offset: u32,
    defined: bool,
}

/// The labels of one region.
#[derive(Default)]
pub(crate) struct BlockNames<'t> {
    table: FxHashMap<&'t str, Label>,
}

impl<'t> Parser<'t> {
    /// Takes `{...}`; the arguments become the entry block's.
    pub(crate) fn region(&mut self, isolated: bool, args: &[(Use<'t>, Type)]) -> Option<RegionId> {
        if !self.tok.is(b'{') {
            return self.expected("expected '{' to begin a region");
        }
        self.enter()?;
        self.bump();
        let mark = self.value_mark();
        if isolated {
            self.values.push(ValueNames::default());
        }
        self.blocks.push(BlockNames::default());
        let region = self.region_body(args);
        self.close_blocks();
        if isolated {
            self.close_values();
        } else {
            self.forget_values(mark);
        }
        self.leave();
        region
    }

    /// From after `{` to after `}`.
    fn region_body(&mut self, args: &[(Use<'t>, Type)]) -> Option<RegionId> {
        let region = self.module.new_region();
        if args.is_empty() && self.accept(b'}') {
            return Some(region);
        }
        if self.tok.kind != Kind::Caret {
            let entry = self.module.new_block();
            self.module.append_block(region, entry);
            self.entry_arguments(entry, args);
            self.block_body(entry);
        } else if !args.is_empty() {
            return self.error("invalid block name in region with named arguments");
        }
        while self.tok.kind == Kind::Caret {
            if self.labelled_block(region).is_none() {
                // The label of the next block ends the recovery, as does the region's end.
                let braces = self.braces;
                self.recover(braces);
                if let Some(&last) = self.module.region_blocks(region).last() {
                    self.block_body(last);
                }
            }
        }
        if !self.accept(b'}') {
            return self.expected("expected operation name in quotes");
        }
        Some(region)
    }

    /// Gives the last block of a region the terminator that the row implies, if it has none.
    pub(crate) fn ensure_terminator(&mut self, def: &'static OpDef, region: RegionId, loc: Loc) {
        let Some(terminator) = def.implicit_terminator else { return };
        let m = &mut self.module;
        let block = match m.region_blocks(region).last() {
            Some(block) => *block,
            None => {
                let block = m.new_block();
                m.append_block(region, block);
                block
            }
        };
        if m.terminator(block).is_none() {
            let mut state = OpState::new(OpName::Known(self.registry.id(terminator)), loc);
            for row in terminator.regions.iter().filter(|row| !row.is_variadic) {
                let region = m.new_region();
                if row.violated_by(0).is_some() {
                    let block = m.new_block();
                    m.append_block(region, block);
                }
                state.regions.push(region);
            }
            let op = m.create(state);
            self.module.append_op(block, op);
        }
    }

    fn entry_arguments(&mut self, entry: BlockId, args: &[(Use<'t>, Type)]) {
        let mut seen: FxHashMap<&str, u32> = FxHashMap::default();
        for (arg, ty) in args {
            let value = self.module.add_block_arg(entry, *ty);
            let loc = arg.loc.unwrap_or_else(|| self.location_at(arg.place.0, arg.place.1));
            self.module.set_argument_loc(value, loc);
            if let Some(earlier) = seen.get(arg.name).copied().or_else(|| self.defined_at(arg.name)) {
                let message = format!("region entry argument '%{}' is already in use", arg.name);
                let note = Some((earlier, "previously referenced here".to_owned()));
                self.error_at_offset::<()>(arg.offset, &message, note);
                continue;
            }
            seen.insert(arg.name, arg.offset);
            let token = Token { kind: Kind::Percent, start: arg.offset, ..self.prev };
            self.define(arg.name, token, &[value]);
        }
    }

    fn labelled_block(&mut self, region: RegionId) -> Option<()> {
        let token = self.bump();
        let name = self.bare(token);
        let block = self.define_block(name, token)?;
        self.module.append_block(region, block);
        if self.accept(b'(') {
            self.block_arguments(block)?;
        }
        self.expect(b':')?;
        self.block_body(block);
        Some(())
    }

    /// `%a: i32 loc(...), ...)`, after the parenthesis.
    fn block_arguments(&mut self, block: BlockId) -> Option<()> {
        if self.accept(b')') {
            return Some(());
        }
        loop {
            let token = self.tok;
            let name = self.operand()?.name;
            if !self.accept(b':') {
                return self.expected("expected ':' and type for SSA operand");
            }
            let ty = self.ty()?;
            let loc = self.optional_location()?;
            let loc = loc.unwrap_or_else(|| self.location_at(token.line, token.column));
            let value = self.module.add_block_arg(block, ty);
            self.module.set_argument_loc(value, loc);
            self.define(name, token, &[value])?;
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b')')
    }

    /// The statements up to the next label or the end of the region.
    fn block_body(&mut self, block: BlockId) {
        while !matches!(self.tok.kind, Kind::Caret | Kind::Punct(b'}') | Kind::Eof) {
            self.statement(block);
        }
    }

    fn define_block(&mut self, name: &'t str, token: Token) -> Option<BlockId> {
        match self.blocks.last_mut().and_then(|names| names.table.get_mut(name)) {
            Some(label) if label.defined => {
                let note = Some((label.offset, "previously defined here".to_owned()));
                self.report(token, &format!("redefinition of block '^{name}'"), note)
            }
            Some(label) => {
                (label.defined, label.offset) = (true, token.start);
                Some(label.block)
            }
            None => Some(self.new_label(name, token, true)),
        }
    }

    fn new_label(&mut self, name: &'t str, token: Token, defined: bool) -> BlockId {
        let block = self.module.new_block();
        if let Some(names) = self.blocks.last_mut() {
            names.table.insert(name, Label { block, offset: token.start, defined });
        }
        block
    }

    /// Takes `^name`.
    pub(crate) fn successor(&mut self) -> Option<BlockId> {
        if self.tok.kind != Kind::Caret {
            return self.expected("expected block name");
        }
        let token = self.bump();
        let name = self.bare(token);
        match self.blocks.last().and_then(|names| names.table.get(name)) {
            Some(label) => Some(label.block),
            None => Some(self.new_label(name, token, false)),
        }
    }

    /// Ends the labels of a region.
    pub(crate) fn close_blocks(&mut self) {
        let Some(names) = self.blocks.pop() else { return };
        let mut missing: SmallVec<[u32; 4]> =
            names.table.values().filter(|label| !label.defined).map(|label| label.offset).collect();
        missing.sort_unstable();
        for offset in missing {
            if !self.stopped {
                self.error_at_offset::<()>(offset, "reference to an undefined block", None);
            }
        }
    }
}
