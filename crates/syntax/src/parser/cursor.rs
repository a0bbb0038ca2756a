//! The cursor over tokens, errors, and recovery from them.
//!
//! Functions of the parser return `None` when they have reported an error; whoever reads statements then
//! goes on at the next one.

use super::{MAX_DEPTH, Parser};
use crate::lexer::{Kind, Lexer, Token};
use checkjit_ir::{Diagnostic, Position};

/// So many errors, and the text is not worth reading on.
const MOST_ERRORS: usize = 100;

/// A place to come back to.
#[derive(Clone, Copy)]
pub(crate) struct Mark<'t> {
    lexer: Lexer<'t>,
    tok: Token,
    prev: Token,
    braces: i32,
}

impl<'t> Parser<'t> {
    /// Takes the next token.
    pub(crate) fn bump(&mut self) -> Token {
        let taken = self.tok;
        match taken.kind {
            Kind::Punct(b'{') => self.braces += 1,
            Kind::Punct(b'}') => self.braces -= 1,
            _ => {}
        }
        self.prev = taken;
        self.tok = self.lexer.next();
        taken
    }

    /// The token after the next.
    pub(crate) fn peek(&self) -> Token {
        let mut ahead = self.lexer;
        ahead.next()
    }

    /// Makes the next token start at `pos`, inside the current one.
    pub(crate) fn relex(&mut self, pos: u32) {
        let end = Token { end: pos, ..self.tok };
        self.lexer.reset(pos);
        self.prev = end;
        self.tok = self.lexer.next();
    }

    /// Makes the next token start at `pos`, anywhere after the current one.
    pub(crate) fn jump(&mut self, pos: usize) {
        self.lexer.skip_to(pos);
        self.prev = Token { end: pos as u32, ..self.tok };
        self.tok = self.lexer.next();
    }

    pub(crate) fn mark(&self) -> Mark<'t> {
        Mark { lexer: self.lexer, tok: self.tok, prev: self.prev, braces: self.braces }
    }

    pub(crate) fn go_to(&mut self, mark: Mark<'t>) {
        (self.lexer, self.tok, self.prev, self.braces) = (mark.lexer, mark.tok, mark.prev, mark.braces);
    }

    pub(crate) fn slice(&self, token: Token) -> &'t str {
        self.text.get(token.start as usize..token.end as usize).unwrap_or_default()
    }

    /// The token's text without the sigil before it.
    pub(crate) fn bare(&self, token: Token) -> &'t str {
        self.text.get(token.start as usize + 1..token.end as usize).unwrap_or_default()
    }

    pub(crate) fn at_word(&self, word: &str) -> bool {
        self.tok.kind == Kind::Word && self.slice(self.tok) == word
    }

    pub(crate) fn accept_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.bump();
        }
        found
    }

    pub(crate) fn accept(&mut self, punct: u8) -> bool {
        let found = self.tok.is(punct);
        if found {
            self.bump();
        }
        found
    }

    pub(crate) fn accept_arrow(&mut self) -> bool {
        let found = self.tok.kind == Kind::Arrow;
        if found {
            self.bump();
        }
        found
    }

    pub(crate) fn expect(&mut self, punct: u8) -> Option<()> {
        if self.accept(punct) {
            return Some(());
        }
        self.expected(&format!("expected '{}'", char::from(punct)))
    }

    pub(crate) fn expect_word(&mut self, word: &str) -> Option<()> {
        if self.accept_word(word) {
            return Some(());
        }
        self.expected(&format!("expected '{word}'"))
    }

    /// Does the text go on with this literal of a format: a word, or punctuation of any length?
    pub(crate) fn accept_literal(&mut self, literal: &str) -> bool {
        if self.slice(self.tok) == literal && self.tok.kind != Kind::Eof {
            self.bump();
            return true;
        }
        if literal.starts_with(|c: char| c.is_alphanumeric() || c == '_') {
            return false;
        }
        let mark = self.mark();
        let mut rest = literal;
        while !rest.is_empty() {
            let text = self.slice(self.tok);
            match rest.strip_prefix(text) {
                Some(after) if !text.is_empty() => rest = after,
                _ => {
                    self.go_to(mark);
                    return false;
                }
            }
            self.bump();
        }
        true
    }

    /// Counts one level of nesting; [`Parser::leave`] takes it back.
    pub(crate) fn enter(&mut self) -> Option<()> {
        if self.depth >= MAX_DEPTH {
            return self.too_deep();
        }
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        Some(())
    }

    pub(crate) fn leave(&mut self) {
        self.depth -= 1;
    }

    pub(crate) fn too_deep<T>(&mut self) -> Option<T> {
        self.error::<()>(&format!("nesting is deeper than {MAX_DEPTH} levels"));
        self.stop();
        None
    }

    /// Ends the reading: nothing that follows would be understood.
    pub(crate) fn stop(&mut self) {
        self.stopped = true;
        self.lexer.reset(self.text.len() as u32);
        self.tok = Token { kind: Kind::Eof, ..self.tok };
    }

    /// Reports an error at the next token.
    pub(crate) fn error<T>(&mut self, message: &str) -> Option<T> {
        if self.tok.kind == Kind::Error {
            return self.expected(message);
        }
        self.error_at(self.tok, message)
    }

    /// Reports that something else should have come next: at the end of the last token, as MLIR does.
    pub(crate) fn expected<T>(&mut self, message: &str) -> Option<T> {
        if self.tok.kind == Kind::Error {
            return self.error_at(self.tok, self.lexer.error);
        }
        let mut place = self.tok;
        if self.prev.end > 0 {
            let length = self.prev.end.saturating_sub(self.prev.start);
            place = Token { column: self.prev.column.saturating_add(length), ..self.prev };
        }
        self.error_at(place, message)
    }

    pub(crate) fn error_at<T>(&mut self, token: Token, message: &str) -> Option<T> {
        self.report(token, message, None)
    }

    /// Reports an error at a token, with a note at a place given in bytes.
    pub(crate) fn report<T>(
        &mut self,
        token: Token,
        message: &str,
        note: Option<(u32, String)>,
    ) -> Option<T> {
        self.errors += 1;
        if self.stopped {
            return None;
        }
        let position = Position { file: self.file.clone(), line: token.line, column: token.column };
        let mut diagnostic = Diagnostic::error(Some(position), message);
        if let Some((offset, text)) = note {
            diagnostic = diagnostic.note(Some(self.position_of(offset)), text);
        }
        self.diagnostics.push(diagnostic);
        if self.tok.kind == Kind::Eof || self.errors >= MOST_ERRORS {
            self.stop();
        }
        None
    }

    /// Reports an error at a place given in bytes: it costs a search for the line.
    pub(crate) fn error_at_offset<T>(
        &mut self,
        offset: u32,
        message: &str,
        note: Option<(u32, String)>,
    ) -> Option<T> {
        let Position { line, column, .. } = self.position_of(offset);
        self.report(Token { line, column, ..self.prev }, message, note)
    }

    fn position_of(&self, offset: u32) -> Position {
        let before = self.text.as_bytes().get(..offset as usize).unwrap_or_default();
        let newlines = before.iter().filter(|c| **c == b'\n').count() as u32;
        let start = before.iter().rposition(|c| *c == b'\n').map_or(0, |at| at + 1);
        let column = (before.len() - start) as u32 + 1;
        Position { file: self.file.clone(), line: self.first_line.saturating_add(newlines), column }
    }

    /// After an error, goes to where the next statement seems to start: the first token of a line, or a
    /// closing brace, with no more than `braces` open.
    pub(crate) fn recover(&mut self, braces: i32) {
        loop {
            let starts_line = self.tok.line != self.prev.line;
            match self.tok.kind {
                Kind::Eof => return,
                Kind::Punct(b'}') if self.braces <= braces => return,
                Kind::Percent | Kind::Caret | Kind::Word | Kind::Quoted | Kind::Hash | Kind::Bang
                    if starts_line && self.braces <= braces =>
                {
                    return;
                }
                _ => self.bump(),
            };
        }
    }
}
