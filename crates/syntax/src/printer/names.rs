//! Names of values and blocks, numbered as MLIR's printer does.
//!
//! A region's values are numbered in one go, those of the regions in it go on from there, and regions side
//! by side start at the same number, except in the generic form, where the last region comes first. Names that rows give are made unique among those visible.

use checkjit_ir::{BlockId, Module, OpId, RegionId, Value, ValueDef};
use rustc_hash::FxHashSet;
use std::fmt::Write;
use std::rc::Rc;

#[derive(Clone, Copy)]
enum ValueName {
    /// Not numbered: the value is outside what is printed.
    Unknown,
    Number(u32),
    Argument(u32),
    /// In [`Names::given`].
    Given(u32),
}

/// The names of everything below one operation.
pub(crate) struct Names {
    values: Vec<ValueName>,
    given: Vec<String>,
    blocks: Vec<u32>,
    generic: bool,
}

/// Names in use, with those of the regions around; a region not yet numbered keeps its own end of the chain.
struct Used {
    names: Vec<String>,
    around: Option<Rc<Used>>,
}

#[derive(Clone)]
struct Context {
    next_value: u32,
    next_argument: u32,
    next_conflict: u32,
    used: Option<Rc<Used>>,
}

impl Names {
    /// Names everything in `top`; its own results too.
    pub(crate) fn new(module: &Module, top: OpId, generic: bool) -> Self {
        let mut names = Names {
            values: vec![ValueName::Unknown; module.value_count()],
            given: Vec::new(),
            blocks: vec![u32::MAX; module.block_count()],
            generic,
        };
        let mut context = Context { next_value: 0, next_argument: 0, next_conflict: 0, used: None };
        let mut own = FxHashSet::default();
        names.name_op(module, top, &mut context, &mut own);
        context.close(own);
        let mut pending: Vec<(RegionId, Context)> =
            module.op_regions(top).iter().map(|region| (*region, context.clone())).collect();
        let mut last = context;
        while let Some((region, mut context)) = pending.pop() {
            if generic {
                // In the generic form numbers are unique in the whole text.
                context = Context { used: context.used, ..last };
            }
            let mut own = FxHashSet::default();
            names.name_region(module, region, &mut context, &mut own);
            last = Context { used: None, ..context };
            context.close(own);
            for &block in module.region_blocks(region) {
                for op in module.block_ops(block) {
                    pending.extend(module.op_regions(op).iter().map(|region| (*region, context.clone())));
                }
            }
        }
        names
    }

    fn name_region(
        &mut self,
        module: &Module,
        region: RegionId,
        context: &mut Context,
        own: &mut FxHashSet<String>,
    ) {
        for (number, &block) in (0u32..).zip(module.region_blocks(region)) {
            self.blocks[block.index()] = number;
            for &argument in module.block_args(block) {
                if number > 0 {
                    self.values[argument.index()] = ValueName::Number(context.next_value);
                    context.next_value += 1;
                    continue;
                }
                let name = format!("arg{}", context.next_argument);
                let unique = context.unique(name.clone(), own);
                self.values[argument.index()] = if unique == name {
                    ValueName::Argument(context.next_argument)
                } else {
                    self.give(unique)
                };
                context.next_argument += 1;
            }
            for op in module.block_ops(block) {
                self.name_op(module, op, context, own);
            }
        }
    }

    fn give(&mut self, name: String) -> ValueName {
        self.given.push(name);
        ValueName::Given(self.given.len() as u32 - 1)
    }

    fn name_op(&mut self, module: &Module, op: OpId, context: &mut Context, own: &mut FxHashSet<String>) {
        let Some(&first) = module.results(op).first() else { return };
        if let Some(def) = module.def(op).filter(|def| !self.generic && !def.result_names.is_empty()) {
            for (&result, name) in module.results(op).iter().zip(def.result_names) {
                let unique = context.unique((*name).to_owned(), own);
                self.values[result.index()] = self.give(unique);
            }
            return;
        }
        let given = if self.generic { None } else { module.def(op).and_then(|def| def.result_name) };
        let given = given.map(|name| sanitize(name(module, op))).filter(|name| !name.is_empty());
        self.values[first.index()] = match given {
            Some(name) => {
                let unique = context.unique(name, own);
                self.give(unique)
            }
            None => {
                context.next_value += 1;
                ValueName::Number(context.next_value - 1)
            }
        };
    }

    /// Writes `%name`, for one of several results `%name#1`.
    pub(crate) fn write_value(&self, out: &mut String, module: &Module, value: Value) {
        match module.value_def(value) {
            ValueDef::Result { op, index } if self.is_group(module, op) => {
                self.write_group(out, module.results(op)[0]);
                let _ = write!(out, "#{index}");
            }
            _ => self.write_group(out, value),
        }
    }

    /// Writes what an operation's results are called where it stands: `%0 = `, `%0:2 = ` or `%sin, %cos = `.
    pub(crate) fn write_results(&self, out: &mut String, module: &Module, op: OpId) {
        let results = module.results(op);
        let is_group = self.is_group(module, op);
        let named = if is_group { &results[..1] } else { results };
        for (index, result) in named.iter().enumerate() {
            out.push_str(if index == 0 { "" } else { ", " });
            self.write_group(out, *result);
        }
        if is_group {
            let _ = write!(out, ":{}", results.len());
        }
        out.push_str(if results.is_empty() { "" } else { " = " });
    }

    /// Have the operation's several results one name?
    fn is_group(&self, module: &Module, op: OpId) -> bool {
        let second = module.results(op).get(1).and_then(|value| self.values.get(value.index()));
        module.results(op).len() > 1 && second.is_none_or(|name| matches!(name, ValueName::Unknown))
    }

    /// Writes `%name` of the first value of a group.
    fn write_group(&self, out: &mut String, value: Value) {
        // Writing to a string cannot fail.
        let _ = match self.values.get(value.index()).copied().unwrap_or(ValueName::Unknown) {
            ValueName::Unknown => write!(out, "<<UNKNOWN SSA VALUE>>"),
            ValueName::Number(number) => write!(out, "%{number}"),
            ValueName::Argument(number) => write!(out, "%arg{number}"),
            ValueName::Given(index) => write!(out, "%{}", self.given[index as usize]),
        };
    }

    /// The block's number in its region.
    pub(crate) fn block(&self, block: BlockId) -> u32 {
        self.blocks.get(block.index()).copied().unwrap_or(u32::MAX)
    }

    /// Writes `^bb0`.
    pub(crate) fn write_block(&self, out: &mut String, block: BlockId) {
        let _ = match self.block(block) {
            u32::MAX => write!(out, "<<UNKNOWN BLOCK>>"),
            number => write!(out, "^bb{number}"),
        };
    }
}

impl Context {
    /// Makes a name unique with MLIR's numbers, and notes it.
    fn unique(&mut self, name: String, own: &mut FxHashSet<String>) -> String {
        let mut probe = name.clone();
        while own.contains(&probe) || self.is_used(&probe) {
            probe = format!("{name}_{}", self.next_conflict);
            self.next_conflict += 1;
        }
        own.insert(probe.clone());
        probe
    }

    fn is_used(&self, name: &str) -> bool {
        let mut at = &self.used;
        while let Some(used) = at {
            if used.names.binary_search_by(|own| own.as_str().cmp(name)).is_ok() {
                return true;
            }
            at = &used.around;
        }
        false
    }

    /// Ends a region: its names are those around for the regions in it.
    fn close(&mut self, own: FxHashSet<String>) {
        if own.is_empty() {
            return;
        }
        let mut names: Vec<String> = own.into_iter().collect();
        names.sort_unstable();
        self.used = Some(Rc::new(Used { names, around: self.used.take() }));
    }
}

/// A name that reads back: of what is no letter, digit or one of `$._-`, blanks become `_` and other bytes their
/// hexadecimal digits, and a digit in front gets a `_` before it.
fn sanitize(name: String) -> String {
    let valid = |byte: u8| byte.is_ascii_alphanumeric() || b"$._-".contains(&byte);
    if name.bytes().all(valid) && !name.starts_with(|c: char| c.is_ascii_digit()) {
        return name;
    }
    let mut clean = String::from(if name.starts_with(|c: char| c.is_ascii_digit()) { "_" } else { "" });
    for byte in name.bytes() {
        match byte {
            _ if valid(byte) => clean.push(byte.into()),
            b' ' => clean.push('_'),
            _ => clean.push_str(&format!("{byte:X}")),
        }
    }
    clean
}
