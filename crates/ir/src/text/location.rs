//! Locations as text.

use super::{TextWriter, write_quoted};
use crate::entity::Loc;
use crate::location::LocKind;

impl TextWriter<'_> {
    /// Writes `loc(...)`, by its name if it has one.
    pub fn loc(&mut self, loc: Loc) {
        match self.names.and_then(|names| names.locs.get(&loc)) {
            Some(name) => self.format(format_args!("loc(#{name})")),
            None => self.loc_in_full(loc),
        }
    }

    /// Writes `loc(...)`; only what is inside is written by its name.
    pub fn loc_in_full(&mut self, loc: Loc) {
        self.text("loc(");
        self.location(loc);
        self.text(")");
    }

    fn inner(&mut self, loc: Loc) {
        match self.names.and_then(|names| names.locs.get(&loc)) {
            Some(name) => self.format(format_args!("#{name}")),
            None => self.location(loc),
        }
    }

    /// Recursion is as deep as locations nest, which the parser limits.
    fn location(&mut self, loc: Loc) {
        let module = self.module;
        match module.loc_kind(loc) {
            LocKind::Unknown => self.text("unknown"),
            LocKind::File { file, line, column } => {
                write_quoted(self.out, module.str(*file).as_bytes());
                self.format(format_args!(":{line}:{column}"));
            }
            LocKind::Range { file, start, end } => {
                write_quoted(self.out, module.str(*file).as_bytes());
                self.format(format_args!(":{}:{} to ", start.0, start.1));
                if start.0 != end.0 {
                    self.format(format_args!("{}", end.0));
                }
                self.format(format_args!(":{}", end.1));
            }
            LocKind::Name { name, child } => {
                write_quoted(self.out, module.str(*name).as_bytes());
                if *child != Loc::UNKNOWN {
                    self.text("(");
                    self.inner(*child);
                    self.text(")");
                }
            }
            LocKind::Fused(parts) => {
                self.text("fused");
                self.fused_parts(parts);
            }
            LocKind::FusedWith { parts, metadata } => {
                self.text("fused<");
                self.attr(*metadata);
                self.text(">");
                self.fused_parts(parts);
            }
            LocKind::CallSite { callee, caller } => {
                self.text("callsite(");
                self.inner(*callee);
                self.text(" at ");
                self.inner(*caller);
                self.text(")");
            }
        }
    }

    fn fused_parts(&mut self, parts: &[Loc]) {
        self.text("[");
        for (index, part) in parts.iter().enumerate() {
            self.separate(index);
            self.inner(*part);
        }
        self.text("]");
    }
}
