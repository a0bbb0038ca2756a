//! Where an operation comes from.

use crate::entity::{Loc, Name};
use crate::module::Module;
use std::sync::Arc;

/// The structure of a location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LocKind {
    /// `loc(unknown)`.
    Unknown,
    /// `loc("file":line:column)`, both from one.
    File {
        /// The file's name.
        file: Name,
        /// Line, from one.
        line: u32,
        /// Column in bytes, from one.
        column: u32,
    },
    /// `loc("name"(child))`.
    Name {
        /// The name.
        name: Name,
        /// What it names.
        child: Loc,
    },
    /// `loc(fused[a, b])`: an operation made from several.
    Fused(Vec<Loc>),
    /// `loc(callsite(callee at caller))`.
    CallSite {
        /// The operation called.
        callee: Loc,
        /// Where it was called from.
        caller: Loc,
    },
}

/// A place in a file, by itself: it needs no module to be read.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Position {
    /// The file's name as it was given.
    pub file: Arc<str>,
    /// Line, from one.
    pub line: u32,
    /// Column in bytes, from one.
    pub column: u32,
}

impl std::fmt::Display for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

impl Module {
    /// A new location. Locations are not uniqued: nearly all differ.
    pub fn loc(&mut self, kind: LocKind) -> Loc {
        self.locs.push(kind);
        Loc(self.locs.len() as u32 - 1)
    }

    /// The location of a place in a file.
    pub fn file_loc(&mut self, file: &str, line: u32, column: u32) -> Loc {
        let file = self.name(file);
        self.loc(LocKind::File { file, line, column })
    }

    /// The structure of `loc`.
    pub fn loc_kind(&self, loc: Loc) -> &LocKind {
        &self.locs[loc.index()]
    }

    /// The first place in a file that `loc` leads to.
    pub fn position(&self, loc: Loc) -> Option<Position> {
        let mut pending = vec![loc];
        while let Some(loc) = pending.pop() {
            match self.loc_kind(loc) {
                LocKind::Unknown => {}
                LocKind::File { file, line, column } => {
                    return Some(Position { file: self.str(*file).into(), line: *line, column: *column });
                }
                LocKind::Name { child, .. } => pending.push(*child),
                LocKind::Fused(parts) => pending.extend(parts.iter().rev()),
                LocKind::CallSite { callee, caller } => pending.extend([*caller, *callee]),
            }
        }
        None
    }
}
