//! Types that a format does not spell: from constraints with one member, from groups of the same type.

use super::Parser;
use checkjit_ir::def::{Arity, OpDef, OperandDef, Traits};
use checkjit_ir::{Attr, Name, Type};
use smallvec::SmallVec;

/// Types of a group of operands or results; `None` until they are known.
pub(crate) type GroupTypes = Option<SmallVec<[Type; 2]>>;

/// What is known about the types of an operation, a group a row of its definition.
pub(crate) struct Known {
    pub(crate) operands: SmallVec<[GroupTypes; 4]>,
    pub(crate) results: SmallVec<[GroupTypes; 2]>,
}

impl Known {
    pub(crate) fn new(def: &OpDef) -> Self {
        Known {
            operands: def.operands.iter().map(|_| None).collect(),
            results: def.results.iter().map(|_| None).collect(),
        }
    }

    /// The type of the operand or result of this name.
    fn named(&self, def: &OpDef, name: &str) -> Option<Type> {
        let of = |defs: &[OperandDef], groups: &[GroupTypes]| {
            let index = defs.iter().position(|row| row.name == name)?;
            groups.get(index)?.as_ref()?.first().copied()
        };
        of(def.operands, &self.operands).or_else(|| of(def.results, &self.results))
    }

    fn any(&self) -> Option<Type> {
        let groups = self.operands.iter().chain(&self.results);
        groups.flatten().find_map(|types| types.first().copied())
    }
}

impl Parser<'_> {
    /// Fills in what is missing; `counts` are the numbers of operands in each group.
    pub(crate) fn infer(
        &mut self,
        def: &'static OpDef,
        counts: &[usize],
        attrs: &[(Name, Attr)],
        known: &mut Known,
    ) -> Option<()> {
        loop {
            let mut progress = false;
            let mut missing = None;
            for (index, row) in def.operands.iter().enumerate() {
                if known.operands[index].is_none() {
                    let count = counts.get(index).copied().unwrap_or(0);
                    match self.infer_group(def, row, count, attrs, known) {
                        Some(types) => (known.operands[index], progress) = (Some(types), true),
                        None => missing = missing.or(Some(("operand", row.name))),
                    }
                }
            }
            for (index, row) in def.results.iter().enumerate() {
                if known.results[index].is_none() {
                    let count = usize::from(row.arity == Arity::One);
                    match self.infer_group(def, row, count, attrs, known) {
                        Some(types) => (known.results[index], progress) = (Some(types), true),
                        None => missing = missing.or(Some(("result", row.name))),
                    }
                }
            }
            if !progress && self.infer_by_row(def, known) {
                continue;
            }
            match missing {
                None => return Some(()),
                Some((what, name)) if !progress => {
                    return self
                        .expected(&format!("the type of {what} '{name}' of '{}' is not known", def.name));
                }
                Some(_) => {}
            }
        }
    }

    /// Asks the row's function for the types of the results, once all operands have theirs.
    fn infer_by_row(&mut self, def: &OpDef, known: &mut Known) -> bool {
        let Some(infer) = def.infer else { return false };
        if known.operands.iter().any(Option::is_none) || known.results.iter().all(Option::is_some) {
            return false;
        }
        let operands: SmallVec<[Type; 4]> = known.operands.iter().flatten().flatten().copied().collect();
        let Some(results) = infer(&mut self.module, &operands) else { return false };
        // Rows that infer have results of one each; another count would not say which is whose.
        if results.len() != known.results.len() {
            return false;
        }
        for (group, ty) in known.results.iter_mut().zip(results) {
            group.get_or_insert_with(|| SmallVec::from_elem(ty, 1));
        }
        true
    }

    fn infer_group(
        &mut self,
        def: &OpDef,
        row: &OperandDef,
        count: usize,
        attrs: &[(Name, Attr)],
        known: &Known,
    ) -> GroupTypes {
        if count == 0 {
            return Some(SmallVec::new());
        }
        let ty = self.infer_type(def, row, attrs, known)?;
        Some(SmallVec::from_elem(ty, count))
    }

    fn infer_type(
        &mut self,
        def: &OpDef,
        row: &OperandDef,
        attrs: &[(Name, Attr)],
        known: &Known,
    ) -> Option<Type> {
        if let Some(build) = row.constraint.build {
            return Some(build(&mut self.module));
        }
        for rule in def.matching.iter().filter(|rule| rule.values == row.name) {
            if let Some(ty) = known.named(def, rule.like) {
                return Some(if rule.element { self.module.element_or_self(ty) } else { ty });
            }
        }
        let groups = def.same_types.iter().filter(|group| group.contains(&row.name));
        for name in groups.flat_map(|group| group.iter()) {
            let attr_type = || {
                let (_, attr) = attrs.iter().find(|(own, _)| self.module.str(*own) == *name)?;
                self.module.attr_type(*attr)
            };
            let ty = known.named(def, name).or_else(attr_type);
            if ty.is_some() {
                return ty;
            }
        }
        if def.traits.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) { known.any() } else { None }
    }
}
