//! Declarative assembly formats: the language of ODS's `assemblyFormat`, as data.
//!
//! Supported: literals in backquotes, `` ` ` `` for white space, `$operand`, `$attribute`, `$successor`,
//! `$region`, `type($x)`, `functional-type($a, $b)`, `attr-dict`, `attr-dict-with-keyword`, and
//! optional groups `( ... $anchor^ ... )?`.

/// A format, read.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AssemblyFormat {
    /// Its elements in order.
    pub elements: Vec<Element>,
}

/// A part of a format.
#[derive(Clone, PartialEq, Debug)]
pub enum Element {
    /// A keyword or punctuation; empty: no space before the next element; a space: a space.
    Literal(String),
    /// An operand, attribute, successor or region, by name.
    Variable(String),
    /// The type (or types) of an operand or result.
    Type(String),
    /// `(types of a) -> types of b`.
    FunctionalType(String, String),
    /// The attributes that no other element writes; with the keyword `attributes` before them if set.
    AttrDict {
        /// Is it introduced by `attributes`?
        keyword: bool,
    },
    /// Elements present only when the anchor is.
    Optional {
        /// What is in the group.
        elements: Vec<Element>,
        /// The variable that decides.
        anchor: String,
    },
}

impl AssemblyFormat {
    /// Reads a format. Formats are our own tables, so a mistake in one panics; a test reads them all.
    pub(crate) fn read(text: &str) -> Self {
        let mut rest = text.trim_start();
        let (elements, _) = read_list(&mut rest);
        assert!(rest.is_empty(), "format not read to its end: {rest:?}");
        AssemblyFormat { elements }
    }
}

/// Reads elements up to the end or a closing parenthesis, and the anchor among them.
fn read_list(rest: &mut &str) -> (Vec<Element>, Option<String>) {
    let (mut elements, mut anchor) = (Vec::new(), None);
    while !rest.is_empty() && !rest.starts_with(')') {
        let element = read_element(rest);
        if let Some(after) = rest.strip_prefix('^') {
            *rest = after;
            if let Element::Variable(name) | Element::Type(name) = &element {
                anchor = Some(name.clone());
            }
        }
        elements.push(element);
        *rest = rest.trim_start();
    }
    (elements, anchor)
}

fn read_element(rest: &mut &str) -> Element {
    if let Some(after) = rest.strip_prefix('`') {
        let (literal, after) = after.split_once('`').expect("a literal ends");
        *rest = after;
        return Element::Literal(literal.to_owned());
    }
    if let Some(after) = rest.strip_prefix('$') {
        *rest = after;
        return Element::Variable(word(rest).to_owned());
    }
    if let Some(after) = rest.strip_prefix('(') {
        *rest = after.trim_start();
        let (elements, anchor) = read_list(rest);
        *rest = rest.strip_prefix(")?").expect("a group is optional");
        return Element::Optional { elements, anchor: anchor.expect("an optional group has an anchor") };
    }
    match word(rest) {
        "attr-dict" => Element::AttrDict { keyword: false },
        "attr-dict-with-keyword" => Element::AttrDict { keyword: true },
        "type" => Element::Type(arguments(rest).remove(0)),
        "functional-type" => {
            let mut names = arguments(rest);
            let second = names.pop().expect("two arguments");
            Element::FunctionalType(names.remove(0), second)
        }
        other => panic!("unknown element {other:?}"),
    }
}

/// Reads a word of letters, digits, `_` and `-`.
fn word<'a>(rest: &mut &'a str) -> &'a str {
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '-').unwrap_or(rest.len());
    let (word, after) = rest.split_at(end);
    *rest = after;
    word
}

/// Reads `($a, $b)`.
fn arguments(rest: &mut &str) -> Vec<String> {
    let inner = rest.strip_prefix('(').expect("arguments");
    let (inner, after) = inner.split_once(')').expect("arguments end");
    *rest = after;
    inner.split(',').map(|name| name.trim().trim_start_matches('$').to_owned()).collect()
}
