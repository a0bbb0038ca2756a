//! `--verify-diagnostics`: do exactly the diagnostics appear that comments of the input expect?
//!
//! The comments are mlir-opt's: `expected-error {{text}}` for the line that it stands on, `@+1` and `@-1` for one
//! after or before it, `@above` and `@below` for the nearest line without such a comment, `@unknown` for what has no
//! location; `error` may be `warning`, `note` or `remark`. The text is a part of the message; after `-re`, what is in
//! `{{}}` inside of it is a regular expression. Every diagnostic needs a comment of its own, notes too. What is
//! wrong is said in mlir-opt's words.

use checkjit::{Diagnostic, Diagnostics, Position};
use regex::Regex;
use std::sync::LazyLock;

static COMMENT: LazyLock<Result<Regex, regex::Error>> = LazyLock::new(|| {
    Regex::new(
        r"expected-(error|note|remark|warning)(-re)? *(?:@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$",
    )
});

/// A diagnostic that a comment expects.
struct Expected {
    kind: String,
    /// On which line; nothing for one without location.
    line: Option<i64>,
    text: String,
    /// What the message has to match, where the text is not simply a part of it.
    pattern: Option<Regex>,
    /// Where the comment is.
    position: Position,
    was_found: bool,
}

impl Expected {
    fn matches(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => message.contains(&self.text),
        }
    }
}

/// What is wrong with the diagnostics `found` in a part of a file: those that no comment expects, and those that
/// were expected and not found. `first_line` is the number of the part's first line in the file.
pub(crate) fn verify_diagnostics(
    file: &str,
    text: &str,
    first_line: u32,
    found: &Diagnostics,
) -> Diagnostics {
    let mut wrong = Diagnostics::default();
    let mut all = expected(file, text, first_line, &mut wrong);
    for diagnostic in found.iter().flat_map(|found| std::iter::once(found).chain(&found.notes)) {
        if let Err(error) = find(&mut all, file, diagnostic) {
            wrong.push(error);
        }
    }
    for Expected { kind, text, position, .. } in all.into_iter().filter(|expected| !expected.was_found) {
        wrong.error(Some(position), format!("expected {kind} \"{text}\" was not produced"));
    }
    wrong
}

/// Finds the comment that expects the diagnostic, or says that there is none.
fn find(all: &mut [Expected], file: &str, found: &Diagnostic) -> Result<(), Diagnostic> {
    let kind = found.severity.name();
    let line = match &found.position {
        Some(position) if &*position.file == file => Some(i64::from(position.line)),
        Some(_) => return Err(unexpected(found)),
        None => None,
    };
    let mut candidates: Vec<&mut Expected> = all
        .iter_mut()
        .filter(|expected| !expected.was_found && expected.line == line && expected.matches(&found.message))
        .collect();
    if let Some(expected) = candidates.iter_mut().find(|expected| expected.kind == kind) {
        expected.was_found = true;
        return Ok(());
    }
    Err(match candidates.first() {
        Some(near) => {
            let wanted = &near.kind;
            let message = format!("'{kind}' diagnostic emitted when expecting a '{wanted}'");
            Diagnostic::error(Some(near.position.clone()), message)
        }
        None => unexpected(found),
    })
}

fn unexpected(found: &Diagnostic) -> Diagnostic {
    let message = format!("unexpected {}: {}", found.severity.name(), found.message);
    Diagnostic::error(found.position.clone(), message)
}

/// The comments of a text. Those that are malformed are errors, and expect nothing.
fn expected(file: &str, text: &str, first_line: u32, wrong: &mut Diagnostics) -> Vec<Expected> {
    let Ok(comment) = &*COMMENT else { return Vec::new() };
    let mut all: Vec<Expected> = Vec::new();
    // The last line without a comment, and the comments for the next one.
    let mut above = i64::from(first_line);
    let mut below = Vec::new();
    let mut last = i64::from(first_line);
    for (content, line) in text.lines().zip(first_line..) {
        last = i64::from(line);
        let Some(captures) = comment.captures(content.trim_end()) else {
            for index in below.drain(..) {
                let expected: &mut Expected = &mut all[index];
                expected.line = Some(last);
            }
            above = last;
            continue;
        };
        let part = |group: usize| captures.get(group).map_or("", |found| found.as_str());
        let column = captures.get(0).map_or(0, |found| found.start()) as u32 + 1;
        let position = Position { file: file.into(), line, column };
        let pattern = match part(2) {
            "" => None,
            _ => match pattern(part(4)) {
                Ok(pattern) => Some(pattern),
                Err(message) => {
                    wrong.error(Some(position), message);
                    continue;
                }
            },
        };
        let line = match part(3) {
            "" => Some(last),
            "unknown" => None,
            "above" => Some(above),
            "below" => {
                below.push(all.len());
                Some(i64::MAX)
            }
            offset => Some(last.saturating_add(offset.parse().unwrap_or(i64::MAX))),
        };
        let (kind, text) = (part(1).to_owned(), part(4).to_owned());
        all.push(Expected { kind, line, text, pattern, position, was_found: false });
    }
    // Where nothing follows, mlir-opt takes the end of the text.
    for index in below {
        all[index].line = Some(last);
    }
    all
}

/// The pattern of a text in which regular expressions are in `{{}}`.
fn pattern(text: &str) -> Result<Regex, String> {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once("{{") {
        let (own, after) = after.split_once("}}").ok_or("found start of regex with no end '}}'")?;
        Regex::new(own).map_err(|error| invalid(&error))?;
        pattern += &format!("{}(?:{own})", regex::escape(plain));
        rest = after;
    }
    pattern += &regex::escape(rest);
    Regex::new(&pattern).map_err(|error| invalid(&error))
}

/// The last line of what the parser of patterns draws says what is wrong.
fn invalid(error: &regex::Error) -> String {
    let text = error.to_string();
    let last = text.lines().last().unwrap_or_default();
    format!("invalid regex: {}", last.trim_start_matches("error: "))
}
