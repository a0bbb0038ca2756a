//! Aliases: `#name = attribute` (a location is one) and `!name = type`, at the top level of a file.
//!
//! An alias may be used before its definition: the first such use looks for all definitions of the text. An
//! alias stands for a uniqued thing, so a short text can build something whose printed form is huge; depth
//! and size of what aliases stand for are therefore counted.

use super::Parser;
use super::cursor::Mark;
use crate::lexer::{Kind, Token};
use checkjit_ir::{Attr, AttrKind, Type};
use rustc_hash::FxHashMap;

/// Aliases of one text may stand for so many bytes in all.
const MOST_EXPANDED: u64 = 64 << 20;

/// What an alias stands for.
#[derive(Clone, Copy)]
pub(crate) enum Meaning {
    Attr(Attr),
    Type(Type),
}

enum State<'t> {
    /// Defined further on; its value starts here.
    Ahead(Mark<'t>),
    /// Being read.
    Busy,
    Known {
        meaning: Meaning,
        /// Where its definition is.
        start: u32,
        end: Mark<'t>,
        depth: u32,
        size: u64,
    },
    /// Its definition has an error, which was reported.
    Wrong,
}

#[derive(Default)]
pub(crate) struct Aliases<'t> {
    /// By name with sigil.
    table: FxHashMap<&'t str, State<'t>>,
    /// Names in the order of their definitions.
    order: Vec<&'t str>,
    searched: bool,
}

impl<'t> Parser<'t> {
    /// Reads `#name = ...` or `!name = ...`.
    pub(crate) fn alias_definition(&mut self) -> Option<()> {
        let name = self.bump();
        let key = self.slice(name);
        let word = if name.kind == Kind::Hash { "attribute" } else { "type" };
        if key.contains('.') {
            let message = format!("{word} names with a '.' are reserved for dialect-defined names");
            return self.error_at(name, &message);
        }
        self.expect(b'=')?;
        match self.aliases.table.get(key) {
            Some(State::Known { start, end, .. }) if *start == self.tok.start => {
                let end = *end;
                self.go_to(end);
                return Some(());
            }
            // Its error was reported when all were read.
            Some(State::Wrong) => return None,
            Some(State::Known { .. }) => {
                let message = format!("redefinition of {word} alias id '{}'", self.bare(name));
                return self.error_at(name, &message);
            }
            _ => {}
        }
        self.read_alias(key).map(|_| ())
    }

    /// Reads the value of an alias, which comes next.
    fn read_alias(&mut self, key: &'t str) -> Option<Meaning> {
        self.aliases.table.insert(key, State::Busy);
        let start = self.tok.start;
        let (deepest, expanded) = (std::mem::replace(&mut self.deepest, self.depth), self.expanded);
        let meaning = if key.starts_with('!') {
            self.ty().map(Meaning::Type)
        } else if self.at_word("loc") {
            // It nests as deep as the location does, not one level more.
            self.location().map(|loc| Meaning::Attr(self.module.intern_attr(AttrKind::Location(loc))))
        } else {
            self.attr_value().map(Meaning::Attr)
        };
        let depth = self.deepest.saturating_sub(self.depth);
        self.deepest = self.deepest.max(deepest);
        let size = self.expanded - expanded + u64::from(self.prev.end.saturating_sub(start));
        let state = match meaning {
            Some(meaning) => State::Known { meaning, start, end: self.mark(), depth, size },
            None => State::Wrong,
        };
        self.aliases.table.insert(key, state);
        meaning
    }

    /// What the alias `name` (a token with its sigil) stands for; `None` inside if there is none.
    fn alias(&mut self, name: Token) -> Option<Option<Meaning>> {
        let key = self.slice(name);
        if !self.aliases.table.contains_key(key) {
            self.search_aliases();
        }
        match self.aliases.table.get(key) {
            None => Some(None),
            Some(State::Wrong) => {
                // The definition's error says what is wrong.
                self.errors += 1;
                None
            }
            Some(State::Busy) => {
                self.error_at(name, &format!("the alias '{}' is defined by itself", self.bare(name)))
            }
            Some(&State::Known { meaning, depth, size, .. }) => self.use_alias(name, meaning, depth, size),
            Some(&State::Ahead(value)) => {
                let here = self.mark();
                self.go_to(value);
                self.enter()?;
                self.read_alias(key);
                self.leave();
                if self.stopped {
                    return None;
                }
                self.go_to(here);
                self.alias(name)
            }
        }
    }

    /// The same inside what counts as a level of nesting: the name nests no deeper than what it stands for.
    pub(crate) fn alias_inside(&mut self, name: Token) -> Option<Option<Meaning>> {
        self.leave();
        let meaning = self.alias(name);
        self.depth += 1;
        meaning
    }

    fn use_alias(&mut self, name: Token, meaning: Meaning, depth: u32, size: u64) -> Option<Option<Meaning>> {
        if self.depth + depth > super::MAX_DEPTH {
            return self.too_deep();
        }
        self.deepest = self.deepest.max(self.depth + depth);
        self.expanded = self.expanded.saturating_add(size);
        if self.expanded > MOST_EXPANDED {
            self.error_at::<()>(name, "aliases stand for more than 64 MiB of text");
            self.stop();
            return None;
        }
        Some(Some(meaning))
    }

    /// Reads all definitions before anything else, if there are any, in the order of the text: in what MLIR
    /// prints, what others are made of comes first, so that no chain of them is followed into depth.
    pub(crate) fn read_aliases(&mut self) {
        if !self.text.lines().any(|line| line.trim_start().starts_with(['#', '!'])) {
            return;
        }
        self.search_aliases();
        let here = self.mark();
        for key in std::mem::take(&mut self.aliases.order) {
            if let Some(&State::Ahead(value)) = self.aliases.table.get(key) {
                self.go_to(value);
                self.read_alias(key);
                if self.stopped {
                    return;
                }
            }
        }
        self.go_to(here);
    }

    /// Finds all definitions: an alias name followed by `=` is one, wherever it stands.
    fn search_aliases(&mut self) {
        if std::mem::replace(&mut self.aliases.searched, true) {
            return;
        }
        let here = self.mark();
        while self.tok.kind != Kind::Eof {
            let name = self.bump();
            if matches!(name.kind, Kind::Hash | Kind::Bang) && self.tok.is(b'=') {
                self.bump();
                let value = self.mark();
                let key = self.slice(name);
                // A point in it is reported where it is defined.
                if !key.contains('.') {
                    self.aliases.table.entry(key).or_insert(State::Ahead(value));
                    self.aliases.order.push(key);
                }
            }
        }
        self.go_to(here);
    }
}
