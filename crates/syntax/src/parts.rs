//! Parts of a file: what stands between lines of `// -----`.

use std::ops::Range;

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Where it is in the whole text, in bytes.
    pub range: Range<usize>,
    /// Its first line's number in the whole text, from one.
    pub line: u32,
}

impl Part {
    /// The part that is all of a text.
    pub fn whole(text: &str) -> Self {
        Part { range: 0..text.len(), line: 1 }
    }

    /// The part's own text; empty when it is no part of `whole`.
    pub fn text<'t>(&self, whole: &'t str) -> &'t str {
        whole.get(self.range.clone()).unwrap_or_default()
    }
}

/// Splits a text at the lines that are `// -----`, as `mlir-opt --split-input-file` does. The lines
/// themselves belong to no part.
pub fn split(text: &str) -> Vec<Part> {
    let mut parts = vec![Part { range: 0..text.len(), line: 1 }];
    let mut at = 0;
    for (line, content) in (1u32..).zip(text.split_inclusive('\n')) {
        let end = at + content.len();
        if content.trim() == "// -----" {
            if let Some(open) = parts.last_mut() {
                open.range.end = at;
            }
            parts.push(Part { range: end..text.len(), line: line.saturating_add(1) });
        }
        at = end;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn lines_are_those_of_the_whole() {
        let text = "a\n// -----\nb\nc\n// ----- no\n  // -----\n";
        let parts: Vec<_> = split(text).into_iter().map(|p| (p.text(text), p.line)).collect();
        assert_eq!(parts, [("a\n", 1), ("b\nc\n// ----- no\n", 3), ("", 7)]);
    }
}
