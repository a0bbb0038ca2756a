//! What stands in `dense<...>` and `sparse<...>`: numbers and strings in brackets, read before their type is
//! known.

use super::Parser;
use super::numbers::Number;
use crate::lexer::{Kind, Token};

/// The elements of a constant as they stand in the text.
pub(crate) enum Literal {
    /// Nothing.
    Empty,
    /// A string: hex digits of numbers, or what all strings are.
    Quoted(Token),
    /// One element, or lists of them.
    Lists(Lists),
}

/// Elements in brackets.
#[derive(Default)]
pub(crate) struct Lists {
    /// Elements in order, strings too; of complex ones both parts, one after the other.
    pub(crate) list: Vec<Number>,
    /// The lengths of the lists, outermost first; none for a splat.
    pub(crate) shape: Vec<u64>,
    /// Are elements in parentheses?
    pub(crate) complex: bool,
    /// How many elements are.
    pub(crate) pairs: usize,
}

impl Literal {
    /// The lengths of the lists, outermost first.
    pub(crate) fn shape(&self) -> &[u64] {
        match self {
            Literal::Lists(lists) => &lists.shape,
            _ => &[],
        }
    }
}

impl Parser<'_> {
    /// Takes elements up to what ends them: nothing before `>`, a string, or numbers.
    pub(crate) fn literal_elements(&mut self) -> Option<Literal> {
        match self.tok.kind {
            Kind::Punct(b'>') => Some(Literal::Empty),
            Kind::Quoted => Some(Literal::Quoted(self.bump())),
            _ => {
                let mut lists = Lists::default();
                self.literal_element(&mut lists, 0)?;
                Some(Literal::Lists(lists))
            }
        }
    }

    /// An element, a pair, or a list in brackets at this level of lists.
    fn literal_element(&mut self, lists: &mut Lists, level: usize) -> Option<()> {
        match self.tok.kind {
            Kind::Punct(b'[') => {
                self.enter()?;
                let list = self.literal_list(lists, level);
                self.leave();
                return list;
            }
            Kind::Punct(b'(') => {
                self.bump();
                lists.complex = true;
                lists.pairs += 1;
                let real = self.number()?;
                self.expect(b',')?;
                let imaginary = self.number()?;
                lists.list.extend([real, imaginary]);
                self.expect(b')')?;
            }
            Kind::Word if matches!(self.slice(self.tok), "true" | "false") => {
                lists.list.push(Number { negative: false, token: self.bump() });
            }
            Kind::Quoted => lists.list.push(Number { negative: false, token: self.bump() }),
            Kind::Integer | Kind::Float | Kind::Punct(b'-') => {
                let number = self.number()?;
                lists.list.push(number);
            }
            _ => return self.error("expected element literal of primitive type"),
        }
        if level != lists.shape.len() {
            return self.ranks_differ();
        }
        Some(())
    }

    /// `[a, b]`. The first list of a level says how long those of its level are, and the first number how
    /// many levels there are.
    fn literal_list(&mut self, lists: &mut Lists, level: usize) -> Option<()> {
        self.bump();
        // The lengths of a level are noted at the end of its first list; until then they are unknown.
        const UNKNOWN: u64 = u64::MAX;
        let first_of_level = lists.shape.len() == level;
        if first_of_level {
            if !lists.list.is_empty() {
                return self.ranks_differ();
            }
            lists.shape.push(UNKNOWN);
        }
        let mut length = 0;
        if !self.accept(b']') {
            loop {
                self.literal_element(lists, level + 1)?;
                length += 1;
                if !self.accept(b',') {
                    break;
                }
            }
            self.expect(b']')?;
        } else if level + 1 < lists.shape.len() {
            return self.ranks_differ();
        }
        let known = &mut lists.shape[level];
        if *known == UNKNOWN {
            *known = length;
        } else if *known != length {
            return self.ranks_differ();
        }
        Some(())
    }

    fn ranks_differ(&mut self) -> Option<()> {
        self.error("tensor literal is invalid; ranks are not consistent between elements")
    }
}
