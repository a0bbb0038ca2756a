//! Locations: `loc(...)`, and that of a token.

use super::Parser;
use super::aliases::Meaning;
use crate::lexer::{Kind, unescape};
use checkjit_ir::{Loc, LocKind, Name};

impl Parser<'_> {
    pub(crate) fn location_at(&mut self, line: u32, column: u32) -> Loc {
        self.module.loc(LocKind::File { file: self.file_name, line, column })
    }

    /// Takes `loc(...)` if it comes next.
    pub(crate) fn optional_location(&mut self) -> Option<Option<Loc>> {
        if self.at_word("loc") && self.peek().is(b'(') {
            return Some(Some(self.location()?));
        }
        Some(None)
    }

    /// Takes `loc(...)`.
    pub(crate) fn location(&mut self) -> Option<Loc> {
        self.expect_word("loc")?;
        self.expect(b'(')?;
        let loc = self.location_inside()?;
        self.expect(b')')?;
        Some(loc)
    }

    fn location_inside(&mut self) -> Option<Loc> {
        self.enter()?;
        let loc = self.location_instance();
        self.leave();
        loc
    }

    fn location_instance(&mut self) -> Option<Loc> {
        match self.tok.kind {
            Kind::Hash => self.location_alias(),
            Kind::Quoted => self.named_location(),
            Kind::Word => match self.slice(self.tok) {
                "unknown" => {
                    self.bump();
                    Some(Loc::UNKNOWN)
                }
                "callsite" => self.call_site(),
                "fused" => self.fused(),
                // Printed by MLIR for a location that is itself written out in an alias.
                "loc" => self.location(),
                _ => self.expected("expected location instance"),
            },
            _ => self.expected("expected location instance"),
        }
    }

    fn location_alias(&mut self) -> Option<Loc> {
        let name = self.bump();
        match self.alias_inside(name)? {
            Some(Meaning::Attr(attr)) if self.module.attr_loc(attr).is_some() => self.module.attr_loc(attr),
            Some(_) => {
                let message = format!("expected location, but found '{}'", self.slice(name));
                self.error_at(name, &message)
            }
            None => self.error_at(name, "operation location alias was never defined"),
        }
    }

    fn call_site(&mut self) -> Option<Loc> {
        self.bump();
        self.expect(b'(')?;
        let callee = self.location_inside()?;
        self.expect_word("at")?;
        let caller = self.location_inside()?;
        self.expect(b')')?;
        Some(self.module.intern_loc(LocKind::CallSite { callee, caller }))
    }

    /// `fused[...]` or `fused<metadata>[...]`.
    fn fused(&mut self) -> Option<Loc> {
        self.bump();
        let mut metadata = None;
        if self.accept(b'<') {
            metadata = Some(self.attr(None)?);
            self.expect(b'>')?;
        }
        self.expect(b'[')?;
        let mut parts = Vec::new();
        loop {
            parts.push(self.location_inside()?);
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b']')?;
        Some(self.module.fused_loc(&parts, metadata))
    }

    /// `"file":line` or `"file":line:column`, the latter with `to line:column` or `to :column` behind it, `"name"` or
    /// `"name"(child)`.
    fn named_location(&mut self) -> Option<Loc> {
        let token = self.bump();
        let name = self.name_of_string(self.slice(token));
        if self.accept(b':') {
            return self.file_location(name);
        }
        let mut child = Loc::UNKNOWN;
        if self.accept(b'(') {
            child = self.location_inside()?;
            self.expect(b')')?;
        }
        Some(self.module.intern_loc(LocKind::Name { name, child }))
    }

    fn file_location(&mut self, file: Name) -> Option<Loc> {
        let line = self.place("line")?;
        if !self.accept(b':') {
            return Some(self.module.intern_loc(LocKind::File { file, line, column: 0 }));
        }
        let column = self.place("column")?;
        let mut end = (line, column);
        if self.accept_word("to") {
            if self.tok.kind == Kind::Integer {
                end.0 = self.place("line")?;
            }
            if !self.accept(b':') {
                return self.expected("expected either integer or `:` post `to` in FileLineColRange");
            }
            end.1 = self.place("column")?;
        }
        let start = (line, column);
        Some(self.module.intern_loc(if start == end {
            LocKind::File { file, line, column }
        } else {
            LocKind::Range { file, start, end }
        }))
    }

    fn place(&mut self, what: &str) -> Option<u32> {
        let number = (self.tok.kind == Kind::Integer).then(|| self.slice(self.tok).parse().ok()).flatten();
        if number.is_none() {
            return self.expected(&format!("expected integer {what} number in FileLineColRange"));
        }
        self.bump();
        number
    }

    /// Names are text; what is not UTF-8 in one is replaced.
    pub(crate) fn name_of_string(&mut self, quoted: &str) -> Name {
        let bytes = unescape(quoted);
        self.module.name(&String::from_utf8_lossy(&bytes))
    }
}
