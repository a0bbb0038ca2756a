//! What is wrong with an input, where, and what would be right. Errors accumulate; drawing them is
//! annotate-snippets' work.

use crate::location::Position;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use std::fmt;
use std::sync::Arc;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The input is not accepted.
    Error,
    /// The input is accepted but probably not meant so.
    Warning,
    /// Further information on the diagnostic it belongs to.
    Note,
}

impl Severity {
    /// MLIR's word for it.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
}

/// One message with its place and notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Where; `None` when the operation has no place in a file.
    pub position: Option<Position>,
    /// What, as one sentence in MLIR's style.
    pub message: String,
    /// What else there is to say; notes have no notes.
    pub notes: Vec<Diagnostic>,
}

impl Diagnostic {
    /// An error.
    pub fn error(position: Option<Position>, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Error, position, message: message.into(), notes: Vec::new() }
    }

    /// A warning.
    pub fn warning(position: Option<Position>, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Warning, ..Self::error(position, message) }
    }

    /// This with a note added.
    pub fn note(mut self, position: Option<Position>, message: impl Into<String>) -> Self {
        let severity = Severity::Note;
        self.notes.push(Diagnostic { severity, position, message: message.into(), notes: Vec::new() });
        self
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(position) = &self.position {
            write!(f, "{position}: ")?;
        }
        write!(f, "{}: {}", self.severity.name(), self.message)?;
        self.notes.iter().try_for_each(|note| write!(f, "\n{note}"))
    }
}

/// At most this many diagnostics are kept; the rest are counted.
const MOST: usize = 100;

/// The diagnostics of one piece of work, in the order found.
#[derive(Clone, Default, Debug)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    left_out: usize,
}

impl Diagnostics {
    /// Adds one.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if self.list.len() < MOST {
            self.list.push(diagnostic);
        } else {
            self.left_out += 1;
        }
    }

    /// Adds an error.
    pub fn error(&mut self, position: Option<Position>, message: impl Into<String>) {
        self.push(Diagnostic::error(position, message));
    }

    /// True when there is an error among them.
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|d| d.severity == Severity::Error)
    }

    /// True when there is nothing.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// All of them.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// Adds all of another's.
    pub fn extend(&mut self, other: Diagnostics) {
        self.left_out += other.left_out;
        other.list.into_iter().for_each(|d| self.push(d));
    }

    /// The text a terminal shows: each message with its source line and a caret, colored on request.
    pub fn render(&self, sources: &Sources, color: bool) -> String {
        let mut text: String = self.list.iter().map(|d| sources.draw(d, color) + "\n").collect();
        if self.left_out > 0 {
            text += &format!("({} more not shown)\n", self.left_out);
        }
        text
    }
}

/// The texts that positions refer to.
#[derive(Clone, Default, Debug)]
pub struct Sources(Vec<(Arc<str>, Arc<str>)>);

impl Sources {
    /// Adds the text of a file.
    pub fn add(&mut self, file: &str, text: Arc<str>) {
        self.0.push((file.into(), text));
    }

    /// The text of a file, if it was added.
    pub fn text(&self, file: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| &**name == file).map(|(_, text)| &**text)
    }

    /// The line a position is on, without its end.
    pub fn line(&self, position: &Position) -> Option<&str> {
        self.text(&position.file)?.lines().nth(position.line.checked_sub(1)? as usize)
    }

    /// One diagnostic drawn with its source lines.
    pub fn draw(&self, diagnostic: &Diagnostic, color: bool) -> String {
        let renderer = if color { Renderer::styled() } else { Renderer::plain() };
        let mut report = vec![self.group(diagnostic)];
        report.extend(diagnostic.notes.iter().map(|note| self.group(note)));
        renderer.render(&report)
    }

    fn group<'a>(&'a self, diagnostic: &'a Diagnostic) -> Group<'a> {
        let level = match diagnostic.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
            Severity::Note => Level::NOTE,
        };
        let title = level.primary_title(diagnostic.message.as_str());
        let group = Group::with_title(title);
        let Some(position) = &diagnostic.position else { return group };
        let Some(line) = self.line(position) else {
            return group.element(
                annotate_snippets::Origin::path(&*position.file)
                    .line(position.line as usize)
                    .char_column(position.column as usize),
            );
        };
        let start = floor_char(line, position.column.saturating_sub(1) as usize);
        let snippet = Snippet::source(line)
            .path(&*position.file)
            .line_start(position.line as usize)
            .annotation(AnnotationKind::Primary.span(start..start + token_length(&line[start..])));
        group.element(snippet)
    }
}

/// The greatest character boundary of `text` not past `at`.
fn floor_char(text: &str, at: usize) -> usize {
    let at = at.min(text.len());
    (0..=at).rev().find(|&i| text.is_char_boundary(i)).unwrap_or(0)
}

/// How far a caret under the start of `text` reaches: over the word there, or one character.
fn token_length(text: &str) -> usize {
    let sigil = text.chars().next().filter(|c| "%@^!#\"".contains(*c)).map_or(0, char::len_utf8);
    let word: usize = text[sigil..]
        .chars()
        .take_while(|c| c.is_alphanumeric() || "_.$-".contains(*c))
        .map(char::len_utf8)
        .sum();
    (sigil + word).max(text.chars().next().map_or(0, char::len_utf8))
}
