//! Declarative assembly formats: the language of ODS's `assemblyFormat`, as data.
//!
//! Literals in backquotes, `` ` ` `` for white space, `$operand`, `$attribute`, `$successor`, `$region`,
//! `operands`, `successors`, `type($x)`, `qualified($x)`, `functional-type($a, $b)`, `attr-dict`,
//! `attr-dict-with-keyword`, `prop-dict`, optional groups `(a $anchor^)?` and `(a $anchor^) : (b)?`,
//! `oilist(a | b)` and `custom<Name>($x, type($y), ref($z), "text")`.

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
    /// An attribute with its dialect's prefix, by name.
    Qualified(String),
    /// The type (or types) of an operand or result.
    Type(String),
    /// `(types of a) -> types of b`.
    FunctionalType(String, String),
    /// The attributes that no other element writes; with the keyword `attributes` before them if set.
    AttrDict {
        /// Is it introduced by `attributes`?
        keyword: bool,
    },
    /// The inherent attributes that no other element writes, as `<{...}>`.
    PropDict,
    /// Elements present only when an anchor is.
    Optional {
        /// What is in the group.
        elements: Vec<Element>,
        /// What is there in its place.
        otherwise: Vec<Element>,
        /// The variables that decide: one of them is there.
        anchors: Vec<String>,
    },
    /// Clauses that come in any order, each at most once. Each starts with a literal.
    AnyOrder(Vec<Clause>),
    /// A directive of the row's table.
    Custom {
        /// Its name.
        name: String,
        /// The names it is about, without `$`, `type()` and `ref()`; strings as they are.
        arguments: Vec<String>,
    },
}

/// A clause of an `oilist`.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause {
    /// What it consists of.
    pub elements: Vec<Element>,
    /// The variables that decide whether it is there: one of them is.
    pub anchors: Vec<String>,
}

impl Element {
    /// The names that the element is about; none where it stands for other elements.
    pub fn names(&self) -> Vec<&str> {
        match self {
            Element::Variable(name) | Element::Qualified(name) | Element::Type(name) => vec![name],
            Element::FunctionalType(inputs, results) => vec![inputs, results],
            Element::Custom { arguments, .. } => arguments.iter().map(String::as_str).collect(),
            _ => Vec::new(),
        }
    }

    /// The lists of elements inside this one.
    pub fn inner(&self) -> Vec<&[Element]> {
        match self {
            Element::Optional { elements, otherwise, .. } => vec![elements, otherwise],
            Element::AnyOrder(clauses) => clauses.iter().map(|clause| &clause.elements[..]).collect(),
            _ => Vec::new(),
        }
    }
}

impl AssemblyFormat {
    /// Reads a format. Formats are our own tables, so a mistake in one panics; a test reads them all.
    pub(crate) fn read(text: &str) -> Self {
        let mut rest = text.trim_start();
        let List { elements, .. } = read_list(&mut rest);
        assert!(rest.is_empty(), "format not read to its end: {rest:?}");
        AssemblyFormat { elements }
    }
}

/// Elements, and the names of the anchors among them.
#[derive(Default)]
struct List {
    elements: Vec<Element>,
    anchors: Vec<String>,
}

/// Reads elements up to the end, a closing parenthesis or a bar.
fn read_list(rest: &mut &str) -> List {
    let mut list = List::default();
    while !rest.is_empty() && !rest.starts_with([')', '|']) {
        let element = read_element(rest);
        if accept(rest, "^") {
            list.anchors = element.names().into_iter().map(str::to_owned).collect();
        }
        list.elements.push(element);
        *rest = rest.trim_start();
    }
    list
}

fn read_element(rest: &mut &str) -> Element {
    if accept(rest, "`") {
        let (literal, after) = rest.split_once('`').expect("a literal ends");
        *rest = after;
        return Element::Literal(literal.to_owned());
    }
    if accept(rest, "$") {
        return Element::Variable(word(rest).to_owned());
    }
    if accept(rest, "(") {
        return read_group(rest);
    }
    match word(rest) {
        "attr-dict" => Element::AttrDict { keyword: false },
        "attr-dict-with-keyword" => Element::AttrDict { keyword: true },
        "prop-dict" => Element::PropDict,
        all @ ("operands" | "successors") => Element::Variable(all.to_owned()),
        "type" => Element::Type(arguments(rest).remove(0)),
        "qualified" => read_qualified(rest),
        "functional-type" => {
            let mut names = arguments(rest);
            let second = names.pop().expect("two arguments");
            Element::FunctionalType(names.remove(0), second)
        }
        "oilist" => read_clauses(rest),
        "custom" => {
            assert!(accept(rest, "<"), "a directive has a name");
            let name = word(rest).to_owned();
            assert!(accept(rest, ">"), "the name of directive {name} ends");
            Element::Custom { name, arguments: arguments(rest) }
        }
        other => panic!("unknown element {other:?}"),
    }
}

/// Reads `a $x^ )?` or `a $x^ ) : ( b )?`.
fn read_group(rest: &mut &str) -> Element {
    *rest = rest.trim_start();
    let List { elements, anchors } = read_list(rest);
    assert!(accept(rest, ")"), "a group ends");
    let mut otherwise = Vec::new();
    let before = *rest;
    *rest = rest.trim_start();
    if accept(rest, ":") {
        *rest = rest.trim_start();
        assert!(accept(rest, "("), "the other group begins");
        *rest = rest.trim_start();
        otherwise = read_list(rest).elements;
        assert!(accept(rest, ")"), "the other group ends");
    } else {
        *rest = before;
    }
    assert!(accept(rest, "?"), "a group is optional");
    assert!(!anchors.is_empty(), "an optional group has an anchor");
    Element::Optional { elements, otherwise, anchors }
}

/// Reads `(a $x | b $y)`.
fn read_clauses(rest: &mut &str) -> Element {
    assert!(accept(rest, "("), "a list has clauses");
    let mut clauses = Vec::new();
    loop {
        *rest = rest.trim_start();
        let List { elements, .. } = read_list(rest);
        assert!(matches!(elements.first(), Some(Element::Literal(_))), "a clause starts with a literal");
        let anchors = elements.iter().flat_map(Element::names).map(str::to_owned).collect();
        clauses.push(Clause { elements, anchors });
        if !accept(rest, "|") {
            break;
        }
    }
    assert!(accept(rest, ")"), "a list of clauses ends");
    Element::AnyOrder(clauses)
}

/// Reads `($attribute)` or `(type($x))`, whose types are written in full anyway.
fn read_qualified(rest: &mut &str) -> Element {
    let is_type = rest.starts_with("(type");
    let name = arguments(rest).remove(0);
    if is_type { Element::Type(name) } else { Element::Qualified(name) }
}

fn accept(rest: &mut &str, text: &str) -> bool {
    match rest.strip_prefix(text) {
        Some(after) => {
            *rest = after;
            true
        }
        None => false,
    }
}

/// Reads a word of letters, digits, `_` and `-`.
fn word<'a>(rest: &mut &'a str) -> &'a str {
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '-').unwrap_or(rest.len());
    let (word, after) = rest.split_at(end);
    *rest = after;
    word
}

/// Reads `($a, type($b), ref($c), "text")` as the names in it.
fn arguments(rest: &mut &str) -> Vec<String> {
    assert!(accept(rest, "("), "arguments");
    let mut names = Vec::new();
    loop {
        *rest = rest.trim_start();
        names.push(argument(rest));
        *rest = rest.trim_start();
        if !accept(rest, ",") {
            break;
        }
    }
    assert!(accept(rest, ")"), "arguments end");
    names
}

fn argument(rest: &mut &str) -> String {
    if accept(rest, "\"") {
        let (text, after) = rest.split_once('"').expect("a string ends");
        *rest = after;
        return text.to_owned();
    }
    accept(rest, "$");
    let name = word(rest);
    if rest.starts_with('(') { arguments(rest).remove(0) } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::{AssemblyFormat, Clause, Element};

    fn literal(text: &str) -> Element {
        Element::Literal(text.to_owned())
    }

    fn variable(name: &str) -> Element {
        Element::Variable(name.to_owned())
    }

    #[test]
    fn groups_lists_and_directives() {
        let read = |text| AssemblyFormat::read(text).elements;
        assert_eq!(
            read("(`a` $x^) : ( `b` )? attr-dict"),
            [
                Element::Optional {
                    elements: vec![literal("a"), variable("x")],
                    otherwise: vec![literal("b")],
                    anchors: vec!["x".to_owned()],
                },
                Element::AttrDict { keyword: false },
            ]
        );
        assert_eq!(
            read("oilist( `a` $x | `b` `(` type($y) `)` )"),
            [Element::AnyOrder(vec![
                Clause { elements: vec![literal("a"), variable("x")], anchors: vec!["x".to_owned()] },
                Clause {
                    elements: vec![literal("b"), literal("("), Element::Type("y".to_owned()), literal(")")],
                    anchors: vec!["y".to_owned()],
                },
            ])]
        );
        assert_eq!(
            read("custom<L>($x, type($y), ref(type($z)), \"w\")"),
            [Element::Custom {
                name: "L".to_owned(),
                arguments: ["x", "y", "z", "w"].map(str::to_owned).to_vec()
            }]
        );
        assert_eq!(
            read("qualified($x) qualified(type($y)) prop-dict operands"),
            [
                Element::Qualified("x".to_owned()),
                Element::Type("y".to_owned()),
                Element::PropDict,
                variable("operands")
            ]
        );
        assert_eq!(
            read("functional-type(operands, $r)"),
            [Element::FunctionalType("operands".to_owned(), "r".to_owned())]
        );
    }
}
