//! Declarative formats, read: what follows the name of an operation whose row has one.

use super::Parser;
use super::custom::CustomOp;
use super::infer::Known;
use super::values::Use;
use crate::lexer::Kind;
use checkjit_ir::asm::Directive;
use checkjit_ir::assembly::{AssemblyFormat, Clause, Element};
use checkjit_ir::def::{Arity, AttrConstraint, AttrDef, OpDef, Traits};
use checkjit_ir::{Attr, AttrKind, BlockId, ElementType, OpState, RegionId, Type};
use smallvec::SmallVec;
use std::sync::Arc;

/// What was read of an operation.
pub(crate) struct Reading<'t> {
    pub(crate) def: &'static OpDef,
    pub(crate) state: Box<OpState>,
    /// A group a row of the definition.
    pub(crate) operands: SmallVec<[SmallVec<[Use<'t>; 1]>; 3]>,
    pub(crate) types: Known,
    /// Were operands or types given by name, so that the state is not complete?
    pub(crate) by_name: bool,
    /// Of a format that reads `operands`: all of them.
    all_operands: Option<Vec<Use<'t>>>,
    all_operand_types: Option<Vec<Type>>,
    all_result_types: Option<Vec<Type>>,
    /// A group a row of the definition; `None` where there was none in the text.
    pub(crate) regions: SmallVec<[Option<SmallVec<[RegionId; 1]>>; 1]>,
    /// A group a row of the definition.
    pub(crate) successors: SmallVec<[SmallVec<[BlockId; 1]>; 2]>,
}

impl Reading<'_> {
    /// Boxed and made out of line, because operations nest.
    #[inline(never)]
    pub(crate) fn new(def: &'static OpDef, state: Box<OpState>) -> Box<Self> {
        Box::new(Reading {
            def,
            state,
            operands: def.operands.iter().map(|_| SmallVec::new()).collect(),
            types: Known::new(def),
            by_name: false,
            all_operands: None,
            all_operand_types: None,
            all_result_types: None,
            regions: def.regions.iter().map(|_| None).collect(),
            successors: def.successors.iter().map(|_| SmallVec::new()).collect(),
        })
    }
}

impl<'t> Parser<'t> {
    /// Reads an operation by its format and completes its state.
    pub(crate) fn declarative(
        &mut self,
        def: &'static OpDef,
        format: &AssemblyFormat,
        state: Box<OpState>,
    ) -> Option<Box<OpState>> {
        let mut reading = Reading::new(def, state);
        self.elements(&format.elements, &mut reading)?;
        self.complete(reading)
    }

    fn elements(&mut self, elements: &[Element], reading: &mut Reading<'t>) -> Option<()> {
        for element in elements {
            match element {
                Element::Literal(text) => self.literal(text)?,
                Element::Variable(name) => self.variable(name, reading)?,
                Element::Qualified(name) => {
                    let value = self.attr(None)?;
                    let key = self.module.name(name);
                    self.add_attr(&mut reading.state, key, value)?;
                }
                Element::Type(name) => self.type_of(name, reading)?,
                Element::FunctionalType(inputs, results) => {
                    let (input_types, result_types) = self.function_parts()?;
                    self.set_types(inputs, input_types, reading)?;
                    self.set_types(results, result_types, reading)?;
                }
                Element::AttrDict { keyword } => {
                    if self.tok.is(b'{') && !*keyword || *keyword && self.accept_word("attributes") {
                        let entries = self.dictionary()?;
                        self.add_attrs(&mut reading.state, entries)?;
                    }
                }
                Element::PropDict => {
                    if self.tok.is(b'<') && self.peek().is(b'{') {
                        self.bump();
                        let entries = self.dictionary()?;
                        self.add_attrs(&mut reading.state, entries)?;
                        self.expect(b'>')?;
                    }
                }
                Element::Optional { elements, otherwise, .. } => {
                    if !self.group_starts(elements, reading) {
                        self.elements(otherwise, reading)?;
                        continue;
                    }
                    if let Some(word) = leading_unit(reading.def, elements) {
                        self.expect_word(word)?;
                    }
                    self.elements(elements, reading)?;
                }
                Element::AnyOrder(clauses) => self.any_order(clauses, reading)?,
                Element::Custom { name, arguments } => self.directive(name, arguments, reading)?,
            }
        }
        Some(())
    }

    /// Takes clauses as long as one starts here.
    fn any_order(&mut self, clauses: &[Clause], reading: &mut Reading<'t>) -> Option<()> {
        let mut seen = vec![false; clauses.len()];
        loop {
            let token = self.tok;
            let here = clauses.iter().position(|clause| match clause.elements.first() {
                Some(Element::Literal(text)) => self.accept_literal(text),
                _ => false,
            });
            let Some(index) = here else { return Some(()) };
            if std::mem::replace(&mut seen[index], true) {
                let message = format!(
                    "`{}` clause can appear at most once in the expansion of the oilist directive",
                    self.slice(token)
                );
                return self.error_at(token, &message);
            }
            self.elements(&clauses[index].elements[1..], reading)?;
        }
    }

    fn directive(&mut self, name: &str, arguments: &[String], reading: &mut Reading<'t>) -> Option<()> {
        let Some(directive) = find_directive(reading.def, name) else {
            return self.no_such_name(reading.def, name);
        };
        let names: SmallVec<[&str; 4]> = arguments.iter().map(String::as_str).collect();
        let errors = self.errors;
        let read = (directive.parse)(&mut CustomOp { parser: self, reading }, &names);
        if read.is_none() && self.errors == errors {
            return self.error("this operation is not well formed");
        }
        read
    }

    /// Reports a mistake in our own tables.
    pub(crate) fn no_such_name(&mut self, def: &OpDef, name: &str) -> Option<()> {
        self.error(&format!("the format of '{}' names '{name}', which it does not have", def.name))
    }

    fn literal(&mut self, text: &str) -> Option<()> {
        if is_blank(text) || self.accept_literal(text) {
            return Some(());
        }
        self.expected(&format!("expected '{text}'"))
    }

    /// Does the text go on with this optional group? All literals at its start have to be there.
    fn group_starts(&mut self, elements: &[Element], reading: &mut Reading<'t>) -> bool {
        let def = reading.def;
        if let Some(word) = leading_unit(def, elements) {
            return self.at_word(word);
        }
        let first = elements.iter().find(|element| !matches!(element, Element::Literal(t) if is_blank(t)));
        if let Some(Element::Literal(text)) = first
            && !text.starts_with(self.slice(self.tok))
        {
            return false;
        }
        let mark = self.mark();
        let mut matched = false;
        let mut starts = None;
        for element in elements {
            let here = match element {
                Element::Literal(text) if is_blank(text) => continue,
                Element::Literal(text) => {
                    if !self.accept_literal(text) {
                        starts = Some(false);
                        break;
                    }
                    matched = true;
                    continue;
                }
                _ if matched => true,
                Element::Variable(name) => self.at_variable(name, def),
                Element::Qualified(_) => self.at_attr(),
                Element::Type(_) => self.at_type(),
                Element::FunctionalType(..) => self.tok.is(b'('),
                Element::AttrDict { .. } => self.tok.is(b'{'),
                Element::PropDict => self.tok.is(b'<'),
                Element::Custom { name, .. } => find_directive(def, name)
                    .is_some_and(|found| (found.starts)(&mut CustomOp { parser: self, reading })),
                Element::Optional { .. } | Element::AnyOrder(_) => {
                    if !element.inner().iter().any(|inner| self.group_starts(inner, reading)) {
                        continue;
                    }
                    true
                }
            };
            starts = Some(here);
            break;
        }
        self.go_to(mark);
        starts.unwrap_or(matched)
    }

    fn at_variable(&self, name: &str, def: &OpDef) -> bool {
        let kind = self.tok.kind;
        if let Some(attr) = def.attr(name) {
            let at_word = |words: &[&str]| kind == Kind::Word && words.contains(&self.slice(self.tok));
            return match attr.constraint {
                AttrConstraint::SymbolName | AttrConstraint::FlatSymbolRef | AttrConstraint::SymbolRef => {
                    kind == Kind::At
                }
                AttrConstraint::Str => kind == Kind::Quoted,
                AttrConstraint::Bool => at_word(&["true", "false"]),
                AttrConstraint::Type | AttrConstraint::FunctionType => self.at_type(),
                AttrConstraint::Unit => false,
                AttrConstraint::Elements => at_word(&["dense", "dense_resource"]),
                constraint if constraint.dense_width().is_some() => {
                    kind == Kind::Punct(b'[') || at_word(&["array"])
                }
                AttrConstraint::Array | AttrConstraint::TypedArray(_) | AttrConstraint::DictArray => {
                    kind == Kind::Punct(b'[')
                }
                AttrConstraint::Dictionary => kind == Kind::Punct(b'{'),
                AttrConstraint::Enum(row) if row.bits => kind == Kind::Punct(b'<'),
                AttrConstraint::Enum(row) | AttrConstraint::IntEnum(row) | AttrConstraint::I32Enum(row) => {
                    kind == Kind::Word && row.case(self.slice(self.tok)).is_some()
                }
                AttrConstraint::F32
                | AttrConstraint::F64
                | AttrConstraint::Index
                | AttrConstraint::I32
                | AttrConstraint::I64 => self.at_number(),
                AttrConstraint::Typed => self.at_attr() && !self.at_type(),
                _ => self.at_attr(),
            };
        }
        if def.regions.iter().any(|row| row.name == name) {
            return kind == Kind::Punct(b'{');
        }
        if def.successors.iter().any(|row| row.name == name) {
            return kind == Kind::Caret;
        }
        kind == Kind::Percent
    }

    fn variable(&mut self, name: &str, reading: &mut Reading<'t>) -> Option<()> {
        let def = reading.def;
        if let Some(index) = def.operands.iter().position(|row| row.name == name) {
            reading.operands[index] = match def.operands[index].arity {
                Arity::One => SmallVec::from_elem(self.operand()?, 1),
                Arity::Optional if self.tok.kind != Kind::Percent => SmallVec::new(),
                Arity::Optional => SmallVec::from_elem(self.operand()?, 1),
                Arity::Variadic => self.operands()?.into(),
            };
        } else if let Some(row) = def.attr(name) {
            let value = self.attr_of(row)?;
            let key = self.module.name(name);
            self.add_attr(&mut reading.state, key, value)?;
        } else if let Some(index) = def.regions.iter().position(|row| row.name == name) {
            let region = self.region(def.traits.has(Traits::ISOLATED_FROM_ABOVE), &[])?;
            self.ensure_terminator(def, region, reading.state.loc);
            reading.regions[index] = Some(SmallVec::from_elem(region, 1));
        } else if let Some(index) = def.successors.iter().position(|row| row.name == name) {
            reading.successors[index].push(self.successor()?);
        } else if name == "operands" {
            reading.all_operands = Some(self.operands()?);
        } else if name == "successors" && !def.successors.is_empty() {
            while self.tok.kind == Kind::Caret {
                reading.successors[0].push(self.successor()?);
                if !self.accept(b',') {
                    break;
                }
            }
        } else {
            return self.no_such_name(def, name);
        }
        Some(())
    }

    /// Takes an inherent attribute as its constraint has it written.
    fn attr_of(&mut self, row: &AttrDef) -> Option<Attr> {
        match row.constraint {
            AttrConstraint::F32
            | AttrConstraint::F64
            | AttrConstraint::Index
            | AttrConstraint::I32
            | AttrConstraint::I64 => {
                let ty = row.constraint.number_type(&mut self.module);
                self.number_attr(ty)
            }
            AttrConstraint::SymbolName => {
                let name = self.symbol_name()?;
                let bytes = Arc::from(self.module.str(name).as_bytes());
                Some(self.module.intern_attr(AttrKind::String(bytes)))
            }
            AttrConstraint::FlatSymbolRef => {
                let token = self.tok;
                let attr = self.symbol_ref()?;
                match self.module.attr_symbol(attr) {
                    Some(_) => Some(attr),
                    None => self.error_at(token, "expected a flat symbol reference"),
                }
            }
            AttrConstraint::SymbolRef => self.symbol_ref(),
            AttrConstraint::Str if self.tok.kind != Kind::Quoted => self.expected("expected string"),
            AttrConstraint::Type => {
                let ty = self.ty()?;
                Some(self.module.type_attr(ty))
            }
            AttrConstraint::FunctionType => {
                let ty = self.function_type()?;
                Some(self.module.type_attr(ty))
            }
            AttrConstraint::Unit => Some(self.module.unit_attr()),
            constraint if self.tok.is(b'[') && constraint.dense_width().is_some() => {
                let width = constraint.dense_width()?;
                self.bump();
                let mut bits = Vec::new();
                if !self.tok.is(b']') {
                    bits = self.array_elements(ElementType::int(width))?;
                }
                self.expect(b']')?;
                let element = self.module.int_type(width);
                Some(self.module.intern_attr(AttrKind::DenseArray { element, bits }))
            }
            AttrConstraint::Enum(def) => {
                if def.bits {
                    self.expect(b'<')?;
                }
                let value = self.enum_cases(def)?;
                if def.bits {
                    self.expect(b'>')?;
                }
                Some(self.module.intern_attr(AttrKind::Enum { def, value }))
            }
            AttrConstraint::IntEnum(def) | AttrConstraint::I32Enum(def) => {
                let value = self.enum_cases(def)?;
                let ty = row.constraint.number_type(&mut self.module)?;
                Some(self.module.int_attr(ty, i128::from(value)))
            }
            _ => self.attr(None),
        }
    }

    fn type_of(&mut self, name: &str, reading: &mut Reading<'t>) -> Option<()> {
        let def = reading.def;
        let operand = def.operands.iter().position(|row| row.name == name);
        let arity = match operand {
            Some(index) => def.operands[index].arity,
            None => def.results.iter().find(|row| row.name == name).map_or(Arity::Variadic, |row| row.arity),
        };
        let empty = operand.is_some_and(|index| reading.operands[index].is_empty());
        let types = match arity {
            Arity::One => vec![self.ty()?],
            _ if empty || !self.at_type() => Vec::new(),
            Arity::Optional => vec![self.ty()?],
            Arity::Variadic => self.type_list()?,
        };
        self.set_types(name, types, reading)
    }

    pub(crate) fn set_types(
        &mut self,
        name: &str,
        types: Vec<Type>,
        reading: &mut Reading<'t>,
    ) -> Option<()> {
        let def = reading.def;
        let (rows, groups) = match name {
            "operands" => {
                reading.all_operand_types = Some(types);
                return Some(());
            }
            "results" => {
                reading.all_result_types = Some(types);
                return Some(());
            }
            _ if def.operands.iter().any(|row| row.name == name) => {
                (def.operands, &mut reading.types.operands[..])
            }
            _ => (def.results, &mut reading.types.results[..]),
        };
        let Some(index) = rows.iter().position(|row| row.name == name) else {
            return self.no_such_name(def, name);
        };
        let fits = match rows[index].arity {
            Arity::One => types.len() == 1,
            Arity::Optional => types.len() <= 1,
            Arity::Variadic => true,
        };
        if !fits {
            return self.error(&format!("expected 1 type for '{name}' but had {}", types.len()));
        }
        groups[index] = Some(types.into());
        Some(())
    }

    /// Resolves operands, infers types and puts everything in the row's order.
    #[inline(never)]
    pub(crate) fn complete(&mut self, reading: Box<Reading<'t>>) -> Option<Box<OpState>> {
        let reading = *reading;
        let Reading { def, mut state, operands, mut types, regions, successors, .. } = reading;
        // Types given for all operands or results together are shared out among the groups.
        let counts: SmallVec<[usize; 4]> = operands.iter().map(|group| group.len()).collect();
        if reading.all_operands.is_none()
            && let Some(all) = &reading.all_operand_types
        {
            self.share_out(all, &counts, &mut types)?;
        }
        match (reading.all_operands, reading.all_operand_types) {
            (Some(all), Some(all_types)) => {
                self.resolve_all(&all, &all_types, &mut state)?;
            }
            (Some(all), None) => {
                // Without types for all of them together, operands are as many as rows, one each.
                let counts: SmallVec<[usize; 4]> = def.operands.iter().map(|_| 1).collect();
                self.infer(def, &counts, &state.attrs, &mut types)?;
                let flat: Vec<Type> = types.operands.iter().flatten().flatten().copied().collect();
                self.resolve_all(&all, &flat, &mut state)?;
            }
            (None, _) => {
                if let Some(results) = &reading.all_result_types
                    && types.results.len() == results.len()
                {
                    for (group, ty) in types.results.iter_mut().zip(results) {
                        *group = Some(SmallVec::from_elem(*ty, 1));
                    }
                }
                self.infer(def, &counts, &state.attrs, &mut types)?;
                for (group, group_types) in operands.iter().zip(&types.operands) {
                    self.resolve_all(group, group_types.as_deref().unwrap_or_default(), &mut state)?;
                }
                if def.traits.has(Traits::ATTR_SIZED_OPERAND_SEGMENTS) {
                    let sizes = self.module.i32_array_attr(counts.iter().map(|count| *count as u32));
                    let key = self.module.name("operandSegmentSizes");
                    state.attrs.retain(|(name, _)| *name != key);
                    state.attrs.push((key, sizes));
                }
            }
        }
        state.results = match reading.all_result_types {
            Some(all) => all,
            None => types.results.iter().flatten().flatten().copied().collect(),
        };
        // A function that reads may have put the regions where they belong.
        let needs_block = def.traits.has(Traits::SINGLE_BLOCK.with(Traits::NO_TERMINATOR));
        let regions = if state.regions.is_empty() { regions } else { SmallVec::new() };
        for group in regions {
            let group = group.unwrap_or_else(|| SmallVec::from_elem(self.module.new_region(), 1));
            for region in group {
                if needs_block && self.module.region_blocks(region).is_empty() {
                    let block = self.module.new_block();
                    self.module.append_block(region, block);
                }
                state.regions.push(region);
            }
        }
        state.successors.extend(successors.into_iter().flatten());
        Some(state)
    }

    fn share_out(&mut self, all: &[Type], counts: &[usize], types: &mut Known) -> Option<()> {
        let total: usize = counts.iter().sum();
        if total != all.len() {
            return self.type_count(total, all.len());
        }
        let mut at = 0;
        for (group, count) in types.operands.iter_mut().zip(counts) {
            *group = Some(all[at..at + count].into());
            at += count;
        }
        Some(())
    }

    fn type_count<T>(&mut self, operands: usize, types: usize) -> Option<T> {
        self.expected(&format!(
            "number of operands and types do not match: got {operands} operands and {types} types"
        ))
    }

    fn resolve_all(&mut self, uses: &[Use<'t>], types: &[Type], state: &mut OpState) -> Option<()> {
        if uses.len() != types.len() {
            return self.type_count(uses.len(), types.len());
        }
        for (used, ty) in uses.iter().zip(types) {
            let value = self.resolve(*used, *ty)?;
            state.operands.push(value);
        }
        Some(())
    }
}

/// Is the literal one of white space, which matters only to the printer?
fn is_blank(text: &str) -> bool {
    text.bytes().all(|c| c == b' ' || c == b'\n')
}

/// The name of the unit attribute that a group starts with: it is written as a keyword there.
fn leading_unit<'f>(def: &OpDef, elements: &'f [Element]) -> Option<&'f str> {
    match elements.first() {
        Some(Element::Variable(name)) => {
            let row = def.attr(name)?;
            matches!(row.constraint, AttrConstraint::Unit).then_some(name)
        }
        _ => None,
    }
}

fn find_directive(def: &OpDef, name: &str) -> Option<&'static Directive> {
    def.directives.iter().find(|directive| directive.name == name).copied()
}
