//! Declarative formats, written. Spaces are where MLIR's generated printers put them: before every element
//! except some punctuation, which an empty literal also does away with.

use super::Printer;
use checkjit_ir::asm::OpPrinter;
use checkjit_ir::assembly::Element;
use checkjit_ir::def::{AttrConstraint, AttrDef, DefaultValue, OpDef, Presence};
use checkjit_ir::{Attr, AttrKind, FloatKind, OpId, RegionId, Type, Value};
use smallvec::SmallVec;

/// What the next element has to know about the last.
struct Spacing {
    space: bool,
    after_punctuation: bool,
}

impl Spacing {
    /// Passes a literal; says whether a space goes before it.
    fn literal(&mut self, text: &str) -> bool {
        let first = text.chars().next().unwrap_or(' ');
        let single = text.chars().count() == 1;
        let before = if !single && text != "->" {
            true
        } else if self.after_punctuation {
            !">)}],".contains(first)
        } else {
            !"<>(){}[],".contains(first)
        };
        let space = self.space && before;
        self.space = !(single && "<({[".contains(first));
        self.after_punctuation = !(first == '_' || first.is_ascii_alphabetic());
        space
    }

    /// Passes a literal of white space.
    fn blank(&mut self, text: &str) {
        self.after_punctuation = text.is_empty();
        self.space = false;
    }

    /// Passes anything else; says whether a space goes before it.
    fn other(&mut self) -> bool {
        let space = self.space || !self.after_punctuation;
        (self.space, self.after_punctuation) = (true, false);
        space
    }
}

/// The inherent attributes that a format writes.
#[derive(Default)]
struct Written<'f> {
    /// By elements that name them.
    by_name: Vec<&'f str>,
    /// By those and by a dictionary of properties.
    all: Vec<&'f str>,
}

impl Printer<'_> {
    /// Writes what follows the name of an operation whose row has a declarative format.
    pub(super) fn declarative(&mut self, def: &'static OpDef, op: OpId) {
        let registry = self.module.registry();
        let Some(format) = registry.format(registry.id(def)) else { return };
        let mut written = Written::default();
        collect_attrs(def, &format.elements, &mut written.by_name);
        written.all.clone_from(&written.by_name);
        if format.elements.contains(&Element::PropDict) {
            written.all.extend(def.attrs.iter().map(|row| row.name));
        }
        let mut spacing = Spacing { space: true, after_punctuation: false };
        self.elements(def, op, &format.elements, &written, &mut spacing, true);
    }

    /// Writes elements; those of a group that is left out still count for the spaces of what follows.
    fn elements(
        &mut self,
        def: &'static OpDef,
        op: OpId,
        elements: &[Element],
        written: &Written<'_>,
        spacing: &mut Spacing,
        present: bool,
    ) {
        for element in elements {
            match element {
                Element::Literal(text) if text.bytes().all(|c| c == b' ') => {
                    spacing.blank(text);
                    if present {
                        self.out += text;
                    }
                }
                Element::Literal(text) => {
                    let space = spacing.literal(text);
                    if present {
                        self.out += if space { " " } else { "" };
                        self.out += text;
                    }
                }
                Element::AttrDict { keyword } => {
                    spacing.after_punctuation = false;
                    if present {
                        self.attr_dict(op, &written.all, *keyword);
                    }
                }
                Element::PropDict => {
                    spacing.after_punctuation = false;
                    if present {
                        self.prop_dict(def, op, &written.by_name);
                    }
                }
                Element::Optional { elements, otherwise, anchors } => {
                    let chosen = anchors.iter().any(|anchor| self.is_present(def, op, anchor));
                    if let Some(Element::Variable(name)) =
                        elements.first().filter(|first| is_unit(def, first))
                    {
                        let space = spacing.other();
                        if present && chosen {
                            self.out += if space { " " } else { "" };
                            self.out += name;
                        }
                    }
                    self.elements(def, op, elements, written, spacing, present && chosen);
                    self.elements(def, op, otherwise, written, spacing, present && !chosen);
                }
                Element::AnyOrder(clauses) => {
                    for clause in clauses {
                        let chosen = clause.anchors.iter().any(|anchor| self.is_present(def, op, anchor));
                        self.elements(def, op, &clause.elements, written, spacing, present && chosen);
                    }
                }
                Element::Custom { name, arguments } => {
                    let space = spacing.other();
                    let found = def.directives.iter().find(|directive| directive.name == name);
                    if let Some(directive) = found.filter(|_| present) {
                        let names: SmallVec<[&str; 4]> = arguments.iter().map(String::as_str).collect();
                        self.out += if space { " " } else { "" };
                        let module = self.module;
                        (directive.print)(self, module, op, &names);
                    }
                }
                element if is_unit(def, element) => {}
                Element::Qualified(name) => {
                    let space = spacing.other();
                    if let Some(attr) = self.module.attr(op, name).filter(|_| present) {
                        self.out += if space { " " } else { "" };
                        self.attr(attr);
                    }
                }
                Element::Variable(name) => {
                    let space = spacing.other() && !is_bits(def, name);
                    if present {
                        self.out += if space { " " } else { "" };
                        self.variable(def, op, name);
                    }
                }
                Element::Type(name) => {
                    let space = spacing.other();
                    if present {
                        self.out += if space { " " } else { "" };
                        let types = self.types_of(def, op, name);
                        self.types(&types);
                    }
                }
                Element::FunctionalType(inputs, results) => {
                    let space = spacing.other();
                    if present {
                        self.out += if space { " " } else { "" };
                        let (inputs, results) =
                            (self.types_of(def, op, inputs), self.types_of(def, op, results));
                        let module = self.module;
                        self.functional_type(module, &inputs, &results);
                    }
                }
            }
        }
    }

    /// The values of an operand or result group, or of all operands or results.
    fn group(&self, def: &OpDef, op: OpId, name: &str) -> Option<SmallVec<[Value; 4]>> {
        let module = self.module;
        let operands = || module.operands(op).collect::<SmallVec<[Value; 4]>>();
        match name {
            "operands" => return Some(operands()),
            "results" => return Some(module.results(op).into()),
            _ => {}
        }
        if let Some(index) = def.operands.iter().position(|row| row.name == name) {
            let range = module.operand_segments(op)?.into_iter().nth(index)?;
            return Some(operands().get(range)?.into());
        }
        let index = def.results.iter().position(|row| row.name == name)?;
        let range = module.result_segments(op)?.into_iter().nth(index)?;
        Some(module.results(op).get(range)?.into())
    }

    fn types_of(&self, def: &OpDef, op: OpId, name: &str) -> SmallVec<[Type; 4]> {
        let values = self.group(def, op, name).unwrap_or_default();
        values.iter().map(|value| self.module.value_type(*value)).collect()
    }

    /// Is there what a group's anchor names, other than as its default?
    fn is_present(&self, def: &OpDef, op: OpId, anchor: &str) -> bool {
        if let Some(row) = def.attr(anchor) {
            return self.module.attr(op, anchor).is_some_and(|attr| !self.is_default(row, attr));
        }
        if let Some(index) = def.regions.iter().position(|row| row.name == anchor) {
            let region = self.module.op_regions(op).get(index);
            return region.is_some_and(|region| !self.module.region_blocks(*region).is_empty());
        }
        if let Some(index) = def.successors.iter().position(|row| row.name == anchor) {
            return self.module.successors(op).len() > index;
        }
        self.group(def, op, anchor).is_some_and(|values| !values.is_empty())
    }

    /// Writes ` <{...}>` with the inherent attributes that no element names.
    fn prop_dict(&mut self, def: &OpDef, op: OpId, written: &[&str]) {
        let mut attrs = self.sorted_attrs(op);
        attrs.retain(|(name, attr)| {
            let row = def.attr(self.module.str(*name));
            row.is_some_and(|row| !written.contains(&row.name) && !self.is_default(row, *attr))
        });
        if !attrs.is_empty() {
            self.out += " <";
            self.named_attrs(&attrs);
            self.out.push('>');
        }
    }

    /// Is the attribute the default that the row gives?
    pub(super) fn is_default(&self, row: &AttrDef, attr: Attr) -> bool {
        let Presence::Default(default) = row.presence else { return false };
        let module = self.module;
        match (default, module.attr_kind(attr)) {
            (DefaultValue::F32(value), AttrKind::Float { bits, .. }) => {
                *bits == FloatKind::F32.encode(f64::from(value))
            }
            (DefaultValue::Case(case), AttrKind::Enum { value, .. }) => *value == case,
            (DefaultValue::Case(case), AttrKind::Integer { bits, .. }) => *bits == u128::from(case),
            (DefaultValue::Int(value), AttrKind::Integer { .. }) => module.int_value(attr) == Some(value),
            (DefaultValue::Bool(value), AttrKind::Integer { bits, .. }) => *bits == u128::from(value),
            (DefaultValue::Str(text), AttrKind::String(bytes)) => **bytes == *text.as_bytes(),
            (DefaultValue::Empty, AttrKind::DenseArray { bits, .. }) => bits.is_empty(),
            (DefaultValue::Empty, AttrKind::Array(elements)) => elements.is_empty(),
            _ => false,
        }
    }

    fn variable(&mut self, def: &OpDef, op: OpId, name: &str) {
        let module = self.module;
        if let Some(row) = def.attr(name) {
            if let Some(attr) = module.attr(op, name) {
                self.attr_of(row, attr);
            }
        } else if let Some(index) = def.regions.iter().position(|row| row.name == name) {
            if let Some(&region) = module.op_regions(op).get(index) {
                match self.is_terminator_implied(def, region) {
                    true => self.region_without_terminator(region, true),
                    false => self.region(region, true),
                }
            }
        } else if name == "successors" {
            for (index, block) in module.successors(op).iter().enumerate() {
                self.out += if index == 0 { "" } else { ", " };
                self.successor(*block);
            }
        } else if let Some(index) = def.successors.iter().position(|row| row.name == name) {
            if let Some(&block) = module.successors(op).get(index) {
                self.successor(block);
            }
        } else {
            let values = self.group(def, op, name).unwrap_or_default();
            self.values(&values);
        }
    }

    /// Need the text not have the terminator of the region's last block?
    pub(super) fn is_terminator_implied(&self, def: &OpDef, region: RegionId) -> bool {
        let m = self.module;
        let last = m.region_blocks(region).last().and_then(|block| m.block_last(*block));
        last.zip(def.implicit_terminator).is_some_and(|(last, terminator)| {
            m.is(last, terminator) && m.operands(last).len() == 0 && m.attrs(last).is_empty()
        })
    }

    /// Writes an inherent attribute as its constraint has it written.
    fn attr_of(&mut self, row: &AttrDef, attr: Attr) {
        let module = self.module;
        match (row.constraint, module.attr_kind(attr)) {
            (
                AttrConstraint::F32
                | AttrConstraint::F64
                | AttrConstraint::Index
                | AttrConstraint::I32
                | AttrConstraint::I64,
                _,
            ) => self.attr_without_type(attr),
            (AttrConstraint::SymbolName, _) => {
                if let Some(name) = module.attr_str(attr) {
                    self.symbol(name);
                }
            }
            (constraint, AttrKind::DenseArray { bits, .. }) if constraint.dense_width().is_some() => {
                let items: Vec<String> = match constraint.dense_width() {
                    Some(1) => bits.iter().map(|bits| (*bits != 0).to_string()).collect(),
                    _ => module.int_array(attr).unwrap_or_default().iter().map(i64::to_string).collect(),
                };
                self.out += &format!("[{}]", items.join(", "));
            }
            (AttrConstraint::Enum(def), AttrKind::Enum { value, .. }) if def.bits => {
                self.out += &format!("<{}>", def.text(*value));
            }
            (AttrConstraint::IntEnum(def) | AttrConstraint::I32Enum(def), AttrKind::Integer { bits, .. }) => {
                self.out += &def.text(u32::try_from(*bits).unwrap_or(u32::MAX));
            }
            (AttrConstraint::Enum(_), AttrKind::Enum { def, value }) => self.out += &def.text(*value),
            _ => self.attr(attr),
        }
    }
}

/// Is it a unit attribute, which its group says?
fn is_unit(def: &OpDef, element: &Element) -> bool {
    match element {
        Element::Variable(name) => {
            def.attr(name).is_some_and(|row| matches!(row.constraint, AttrConstraint::Unit))
        }
        _ => false,
    }
}

/// Sets of cases stand right after their keyword: `fastmath<fast>`.
fn is_bits(def: &OpDef, name: &str) -> bool {
    def.attr(name).is_some_and(|row| matches!(row.constraint, AttrConstraint::Enum(def) if def.bits))
}

/// The inherent attributes that elements write.
fn collect_attrs<'f>(def: &OpDef, elements: &'f [Element], written: &mut Vec<&'f str>) {
    for element in elements {
        written.extend(element.names().into_iter().filter(|name| def.attr(name).is_some()));
        element.inner().into_iter().for_each(|inner| collect_attrs(def, inner, written));
    }
}
