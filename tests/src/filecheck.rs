//! The part of LLVM's FileCheck that our inputs use: `CHECK`, `-NEXT`, `-SAME`, `-NOT`, `-DAG` and `-LABEL`,
//! with `{{regex}}`, `[[NAME:regex]]` and `[[NAME]]`.
//!
//! White space is compared as it is, but for the end of a line and runs of blanks, which count as one.

use regex::Regex;
use std::collections::HashMap;

/// A line with a directive.
struct Directive {
    kind: Kind,
    pattern: String,
    line: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Plain,
    Next,
    Same,
    Not,
    Dag,
    Label,
}

/// Checks `output` against the directives in the comments of `input`. `Err` says which one does not hold.
pub fn check(input: &str, output: &str) -> Result<usize, String> {
    let directives = directives(input)?;
    let output = output.lines().map(normalize).collect::<Vec<_>>().join("\n");
    let labels = label_positions(&directives, &output)?;
    let mut state = State::new(&output);
    let mut pending_not: Vec<&Directive> = Vec::new();
    let mut labels = labels.into_iter().peekable();
    // Everything before the first label is looked for before it, and so on from label to label.
    state.end = labels.peek().map_or(output.len(), |(_, start)| *start);
    for (index, directive) in directives.iter().enumerate() {
        let from = state.at;
        match directive.kind {
            Kind::Not => {
                pending_not.push(directive);
                continue;
            }
            Kind::Label => {
                let (_, start) = labels.next().unwrap_or((index, output.len()));
                state.forbid(&mut pending_not, from, start)?;
                state.at = start;
                state.end = labels.peek().map_or(output.len(), |(_, next)| *next);
                // Found before; found again here for its variables.
                state.find(directive, start, output.len())?;
                continue;
            }
            Kind::Plain => state.find(directive, from, state.end)?,
            Kind::Dag => {
                state.find(directive, from, state.end)?;
                state.at = from;
                continue;
            }
            Kind::Same => {
                let end = output[from..].find('\n').map_or(output.len(), |at| from + at);
                state.find(directive, from, end)?;
            }
            Kind::Next => {
                let start = output[from..].find('\n').map_or(output.len(), |at| from + at + 1);
                let end = output[start..].find('\n').map_or(output.len(), |at| start + at);
                state.find(directive, start, end)?;
            }
        }
        let found = state.found_at;
        state.forbid(&mut pending_not, from, found)?;
    }
    let (at, end) = (state.at, state.end);
    state.forbid(&mut pending_not, at, end)?;
    Ok(directives.len())
}

fn normalize(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    for c in line.trim_end().chars() {
        let blank = c == ' ' || c == '\t';
        if !(blank && out.ends_with(' ')) {
            out.push(if blank { ' ' } else { c });
        }
    }
    out
}

fn directives(input: &str) -> Result<Vec<Directive>, String> {
    let kinds = [
        ("CHECK:", Kind::Plain),
        ("CHECK-NEXT:", Kind::Next),
        ("CHECK-SAME:", Kind::Same),
        ("CHECK-NOT:", Kind::Not),
        ("CHECK-DAG:", Kind::Dag),
        ("CHECK-LABEL:", Kind::Label),
    ];
    let mut found = Vec::new();
    for (number, line) in input.lines().enumerate() {
        let Some(comment) = line.trim_start().strip_prefix("//").map(str::trim_start) else { continue };
        if let Some((kind, pattern)) =
            kinds.iter().find_map(|(prefix, kind)| Some((*kind, comment.strip_prefix(prefix)?)))
        {
            found.push(Directive { kind, pattern: normalize(pattern.trim()), line: number + 1 });
        } else if comment.starts_with("CHECK") {
            return Err(format!("line {}: unknown directive: {comment}", number + 1));
        }
    }
    Ok(found)
}

/// Where each label is, in order.
fn label_positions(directives: &[Directive], output: &str) -> Result<Vec<(usize, usize)>, String> {
    let mut state = State::new(output);
    let mut positions = Vec::new();
    for (index, directive) in directives.iter().enumerate().filter(|(_, d)| d.kind == Kind::Label) {
        state.find(directive, state.at, output.len())?;
        positions.push((index, state.found_at));
    }
    Ok(positions)
}

struct State<'o> {
    output: &'o str,
    /// Where the last match ended.
    at: usize,
    /// Where the next label is.
    end: usize,
    variables: HashMap<String, String>,
    /// Where the last match began.
    found_at: usize,
}

impl<'o> State<'o> {
    fn new(output: &'o str) -> Self {
        State { output, at: 0, end: output.len(), variables: HashMap::new(), found_at: 0 }
    }

    fn find(&mut self, directive: &Directive, from: usize, to: usize) -> Result<(), String> {
        let (regex, names) = self.compile(directive)?;
        let text = &self.output[from.min(to)..to];
        let Some(captures) = regex.captures(text) else {
            let context: String = text.lines().take(12).map(|line| format!("    | {line}\n")).collect();
            return Err(format!(
                "line {}: {:?} not found: {}\n  in\n{context}",
                directive.line, directive.kind, directive.pattern
            ));
        };
        let Some(whole) = captures.get(0) else { return Ok(()) };
        (self.found_at, self.at) = (from + whole.start(), from + whole.end());
        for (group, name) in names {
            if let Some(text) = captures.name(&group) {
                self.variables.insert(name, text.as_str().to_owned());
            }
        }
        Ok(())
    }

    fn forbid(&self, pending: &mut Vec<&Directive>, from: usize, to: usize) -> Result<(), String> {
        for directive in pending.drain(..) {
            let (regex, _) = self.compile(directive)?;
            if regex.is_match(&self.output[from.min(to)..to]) {
                return Err(format!(
                    "line {}: found what must not be there: {}",
                    directive.line, directive.pattern
                ));
            }
        }
        Ok(())
    }

    /// The regular expression of a pattern, and which of its groups define which names.
    fn compile(&self, directive: &Directive) -> Result<(Regex, Vec<(String, String)>), String> {
        let error = |what: &str| format!("line {}: {what}: {}", directive.line, directive.pattern);
        let (mut regex, mut names) = (String::new(), Vec::new());
        let mut rest = directive.pattern.as_str();
        while !rest.is_empty() {
            if let Some(after) = rest.strip_prefix("{{") {
                let (inner, after) = after.split_once("}}").ok_or_else(|| error("no }}"))?;
                regex += &format!("(?:{inner})");
                rest = after;
            } else if let Some(after) = rest.strip_prefix("[[") {
                let end = closing(after).ok_or_else(|| error("no ]]"))?;
                let inner = &after[..end];
                rest = &after[end + 2..];
                match inner.split_once(':') {
                    Some((name, pattern)) => {
                        let group = format!("v{}", names.len());
                        regex += &format!("(?<{group}>{pattern})");
                        names.push((group, name.to_owned()));
                    }
                    None => match self.variables.get(inner) {
                        Some(value) => regex += &regex::escape(value),
                        None => return Err(error("undefined variable")),
                    },
                }
            } else {
                let end =
                    [rest.find("{{"), rest.find("[[")].into_iter().flatten().min().unwrap_or(rest.len());
                let end = if end == 0 { 1 } else { end };
                regex += &regex::escape(&rest[..end]);
                rest = &rest[end..];
            }
        }
        Ok((Regex::new(&regex).map_err(|e| error(&e.to_string()))?, names))
    }
}

/// Where the `]]` that ends a variable is; brackets within its expression are passed over.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices() {
        match c {
            '[' => depth += 1,
            ']' if depth > 0 => depth -= 1,
            ']' if text[at..].starts_with("]]") => return Some(at),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn holds_and_fails() {
        let output = "module {\n  %c = arith.constant 1\n  use(%c)\n  end\n}\n";
        let holds = |input: &str| check(input, output).is_ok();
        assert!(holds("// CHECK: %[[C:.+]] = arith.constant\n// CHECK-NEXT: use(%[[C]])"));
        assert!(!holds("// CHECK: module\n// CHECK-NEXT: use"));
        assert!(holds("// CHECK: constant\n// CHECK-NOT: module\n// CHECK: end"));
        assert!(!holds("// CHECK: module\n// CHECK-NOT: use\n// CHECK: end"));
        assert!(holds("// CHECK-LABEL: module\n// CHECK: %{{[a-z]}} ="));
        assert!(!holds("// CHECK: end\n// CHECK: use"));
        assert!(!holds("// CHECK-TYPO: end"));
        assert!(holds("// CHECK-LABEL: arith\n// CHECK-SAME: 1"));
    }
}
