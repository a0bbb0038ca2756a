//! Where an operation comes from.

use crate::entity::{Attr, Loc, Name};
use crate::module::Module;
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// The structure of a location.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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
    /// `loc("file":line:column to line:column)`.
    Range {
        /// The file's name.
        file: Name,
        /// Line and column of the start, from one.
        start: (u32, u32),
        /// Line and column of the end.
        end: (u32, u32),
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
    /// `loc(fused<"how">[a, b])`.
    FusedWith {
        /// The operations' locations.
        parts: Vec<Loc>,
        /// What is said of them together.
        metadata: Attr,
    },
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

    /// The one location of this structure among those made so: what a text spells out.
    pub fn intern_loc(&mut self, kind: LocKind) -> Loc {
        if kind == LocKind::Unknown {
            return Loc::UNKNOWN;
        }
        if let Some(loc) = self.loc_ids.get(&kind) {
            return *loc;
        }
        let loc = self.loc(kind.clone());
        self.loc_ids.insert(kind, loc);
        loc
    }

    /// Several locations as one, as MLIR fuses them: each once, parts of parts where nothing else is said of
    /// them, unknown ones left out.
    pub fn fused_loc(&mut self, locs: &[Loc], metadata: Option<Attr>) -> Loc {
        let (mut parts, mut seen) = (Vec::new(), FxHashSet::default());
        for loc in locs {
            match self.loc_kind(*loc) {
                LocKind::Fused(inner) if metadata.is_none() => parts.extend(inner),
                LocKind::FusedWith { parts: inner, metadata: own } if Some(*own) == metadata => {
                    parts.extend(inner);
                }
                LocKind::Unknown => {}
                _ => parts.push(*loc),
            }
        }
        parts.retain(|loc| seen.insert(*loc));
        match (metadata, parts.len()) {
            (None, 0) => Loc::UNKNOWN,
            (None, 1) => parts[0],
            (None, _) => self.intern_loc(LocKind::Fused(parts)),
            (Some(metadata), length) => {
                parts.resize(length.max(1), Loc::UNKNOWN);
                self.intern_loc(LocKind::FusedWith { parts, metadata })
            }
        }
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
                LocKind::Range { file, start: (line, column), .. } => {
                    return Some(Position { file: self.str(*file).into(), line: *line, column: *column });
                }
                LocKind::Name { child, .. } => pending.push(*child),
                LocKind::Fused(parts) | LocKind::FusedWith { parts, .. } => {
                    pending.extend(parts.iter().rev())
                }
                LocKind::CallSite { callee, caller } => pending.extend([*caller, *callee]),
            }
        }
        None
    }
}
