//! The parser: text to a module. This file is its entry; the files beside it read one kind of thing each.

mod affine;
mod aliases;
mod attrs;
mod blocks;
mod cursor;
mod custom;
mod declarative;
mod dense;
mod dense_typed;
mod infer;
mod literal;
mod location;
mod numbers;
mod ops;
mod resources;
mod types;
mod values;

use crate::lexer::{Kind, Lexer, Token};
use crate::parts::Part;
use aliases::Aliases;
use blocks::BlockNames;
use checkjit_ir::{Attr, Diagnostics, Module, Name, OpName, OpState, Position, Registry, Sources};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use values::ValueNames;

/// How deep types, attributes, locations and regions may nest, counted together.
pub const MAX_DEPTH: u32 = 256;

/// Why a text is no module.
#[derive(Clone, Debug)]
pub struct ParseError {
    /// What is wrong, in the order of the text as far as possible.
    pub diagnostics: Diagnostics,
    /// The text, for drawing the diagnostics.
    pub sources: Sources,
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.diagnostics.render(&self.sources, false))
    }
}

impl std::error::Error for ParseError {}

/// Reads a file. A text whose only operation is the registry's module operation becomes that operation;
/// any other is put into one.
pub fn parse(registry: &Arc<Registry>, file: &str, text: &str) -> Result<Module, ParseError> {
    parse_part(registry, file, &Arc::from(text), &Part::whole(text))
}

/// Reads a part of a file as if it were one by itself, with the places of the whole.
pub fn parse_part(
    registry: &Arc<Registry>,
    file: &str,
    whole: &Arc<str>,
    part: &Part,
) -> Result<Module, ParseError> {
    let mut module = Module::new(Arc::clone(registry));
    module.sources.add(file, Arc::clone(whole));
    let text = part.text(whole);
    if u32::try_from(text.len()).is_err() {
        let mut diagnostics = Diagnostics::default();
        let position = Position { file: file.into(), line: part.line, column: 1 };
        diagnostics.error(Some(position), "texts of 4 GiB and more are not supported");
        return Err(ParseError { diagnostics, sources: module.sources });
    }
    let mut parser = Parser::new(registry, module, file, text, part.line);
    parser.file();
    if parser.errors > 0 {
        return Err(ParseError { diagnostics: parser.diagnostics, sources: parser.module.sources });
    }
    Ok(parser.module)
}

/// The state of reading one text.
pub(crate) struct Parser<'t> {
    registry: &'t Registry,
    module: Module,
    file: Arc<str>,
    file_name: Name,
    text: &'t str,
    first_line: u32,
    lexer: Lexer<'t>,
    /// The next token.
    tok: Token,
    /// The last token taken.
    prev: Token,
    /// Braces open at `tok`.
    braces: i32,
    /// Nested things open, at most [`MAX_DEPTH`].
    depth: u32,
    /// The greatest depth since this was last set.
    deepest: u32,
    /// Bytes that aliases stand for in what was read so far.
    expanded: u64,
    /// No further error is of interest.
    stopped: bool,
    errors: usize,
    diagnostics: Diagnostics,
    aliases: Aliases<'t>,
    /// What distinct attributes hold, by number.
    distinct: FxHashMap<u64, Attr>,
    values: Vec<ValueNames<'t>>,
    blocks: Vec<BlockNames<'t>>,
}

impl<'t> Parser<'t> {
    fn new(registry: &'t Registry, mut module: Module, file: &str, text: &'t str, line: u32) -> Self {
        let file_name = module.name(file);
        let mut lexer = Lexer::new(text, line);
        let tok = lexer.next();
        let prev = Token { kind: Kind::Eof, start: 0, end: 0, line, column: 1 };
        Parser {
            registry,
            module,
            file: file.into(),
            file_name,
            text,
            first_line: line,
            lexer,
            tok,
            prev,
            braces: 0,
            depth: 0,
            deepest: 0,
            expanded: 0,
            stopped: false,
            errors: 0,
            diagnostics: Diagnostics::default(),
            aliases: Aliases::default(),
            distinct: FxHashMap::default(),
            values: Vec::new(),
            blocks: Vec::new(),
        }
    }

    /// Reads everything and sets the module's root.
    fn file(&mut self) {
        let region = self.module.new_region();
        let block = self.module.new_block();
        self.module.append_block(region, block);
        self.values.push(ValueNames::default());
        self.blocks.push(BlockNames::default());
        self.read_aliases();
        loop {
            match self.tok.kind {
                Kind::Eof => break,
                Kind::Hash | Kind::Bang if self.peek().is(b'=') => {
                    if self.alias_definition().is_none() {
                        self.recover(0);
                    }
                }
                Kind::Resources => self.resources(),
                _ => self.statement(block),
            }
        }
        self.close_blocks();
        self.close_values();
        let ops = self.module.block_op_list(block);
        let module_op = self.registry.module_op();
        if let [only] = ops[..]
            && self.module.is(only, module_op)
        {
            self.module.detach(only);
            self.module.set_root(only);
            return;
        }
        // As in MLIR, an operation that no text wrote is at the start of the file.
        let loc = self.location_at(0, 0);
        let mut state = OpState::new(OpName::Known(self.registry.id(module_op)), loc);
        state.regions.push(region);
        let root = self.module.create(state);
        self.module.set_root(root);
    }
}
