//! The printer: a module as text, the same text that MLIR prints.

mod aliases;
mod format;
mod names;
mod resources;

use aliases::{Aliases, Collector, may_need_aliases};

use checkjit_ir::asm::OpPrinter;
use checkjit_ir::def::{Format, OpDef, Traits};
use checkjit_ir::text::{AliasNames, TextWriter, write_quoted};
use checkjit_ir::{Attr, BlockId, Module, Name, OpId, RegionId, Type, Value};
use names::Names;

/// How to print.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct PrintOptions {
    /// Every operation in its generic form.
    pub generic: bool,
    /// `loc(...)` after every operation.
    pub debuginfo: bool,
}

/// The text of a module, ending in a line break.
pub fn print(module: &Module, options: PrintOptions) -> String {
    let root = module.root();
    let mut names = Names::new(module, root, options.generic);
    let mut aliases = Aliases::default();
    if options.debuginfo || may_need_aliases(module) {
        let mut printer = Printer::new(module, names, options);
        printer.collector = Some(Collector::new(module));
        printer.operation(root);
        aliases = printer.collector.map(Collector::finish).unwrap_or_default();
        names = printer.names;
    }
    let mut printer = Printer::new(module, names, options);
    printer.aliases = aliases.names;
    printer.out = aliases.before;
    printer.operation(root);
    let mut out = printer.out;
    out.push('\n');
    out += &aliases.after;
    resources::write(&mut out, module, &aliases.resources);
    out
}

/// The text of one operation with what is in it, without a line break at the end. Values have the names
/// that they have in the text of the whole module.
pub fn print_op(module: &Module, op: OpId, options: PrintOptions) -> String {
    let mut top = op;
    while let Some(parent) = module.parent_op(top) {
        top = parent;
    }
    let mut printer = Printer::new(module, Names::new(module, top, options.generic), options);
    printer.operation(op);
    printer.out
}

/// The state of writing one text.
struct Printer<'m> {
    module: &'m Module,
    names: Names,
    options: PrintOptions,
    /// Names of attributes, types and locations.
    aliases: AliasNames,
    /// What is told what would be written, when nothing is.
    collector: Option<Collector<'m>>,
    out: String,
    indent: usize,
    /// The operation being written, and those around it.
    ops: Vec<OpId>,
    /// Of each block number of the regions being written: where branches to it come from.
    predecessors: Vec<Vec<Vec<u32>>>,
}

impl<'m> Printer<'m> {
    fn new(module: &'m Module, names: Names, options: PrintOptions) -> Self {
        Printer {
            module,
            names,
            options,
            aliases: AliasNames::default(),
            collector: None,
            out: String::new(),
            indent: 0,
            ops: Vec::new(),
            predecessors: Vec::new(),
        }
    }

    fn operation(&mut self, op: OpId) {
        let module = self.module;
        if let Some(collector) = self.collector.as_mut().filter(|_| self.options.debuginfo) {
            collector.loc(module.op(op).loc, true);
        }
        self.names.write_results(&mut self.out, module, op);
        self.ops.push(op);
        match module.def(op) {
            Some(def) if !self.options.generic => match def.format {
                Format::Generic => self.generic(op),
                Format::Declarative(_) => {
                    self.op_name(def, op);
                    self.declarative(def, op);
                }
                Format::Custom { print, .. } => {
                    self.op_name(def, op);
                    print(self, module, op);
                }
            },
            _ => self.generic(op),
        }
        self.ops.pop();
        if self.options.debuginfo && self.collector.is_none() {
            self.out.push(' ');
            self.writer().loc(module.op(op).loc);
        }
    }

    fn writer(&mut self) -> TextWriter<'_> {
        TextWriter::new(self.module, Some(&self.aliases), &mut self.out)
    }

    /// Writes the name for the custom form: without the dialect for the module operation, and for what is
    /// directly in a function of the same dialect.
    fn op_name(&mut self, def: &'static OpDef, op: OpId) {
        let module = self.module;
        let parent = module.parent_op(op);
        let function_dialect = parent
            .filter(|parent| module.has_trait(*parent, Traits::FUNCTION.with(Traits::ISOLATED_FROM_ABOVE)))
            .and_then(|parent| module.def(parent))
            .map(OpDef::dialect);
        let is_module = std::ptr::eq(def, module.registry().module_op());
        let may_be_short = is_module && function_dialect.is_none() || function_dialect == Some(def.dialect());
        let short = may_be_short && is_found_bare(module, def);
        let bare = def.name.split_once('.').map_or(def.name, |(_, bare)| bare);
        self.out += if short { bare } else { def.name };
    }

    fn generic(&mut self, op: OpId) {
        if self.collector.is_some() {
            self.collect_generic(op);
        } else {
            self.write_generic(op);
        }
    }

    /// Tells what the generic form will mention, in MLIR's order, which is not that of the text.
    fn collect_generic(&mut self, op: OpId) {
        let module = self.module;
        for region in module.op_regions(op) {
            self.braced(*region, true, true, true);
        }
        for value in module.operands(op).chain(module.results(op).iter().copied()) {
            self.ty(module.value_type(value));
        }
        self.named_attrs(&self.sorted_attrs(op));
        if let Some(properties) = module.op(op).properties {
            self.attr(properties);
        }
    }

    fn write_generic(&mut self, op: OpId) {
        let module = self.module;
        write_quoted(&mut self.out, module.op_name(op).as_bytes());
        self.out.push('(');
        let operands: Vec<Value> = module.operands(op).collect();
        self.values(&operands);
        self.out.push(')');
        if !module.successors(op).is_empty() {
            self.out.push('[');
            for (index, block) in module.successors(op).iter().enumerate() {
                self.out += if index == 0 { "" } else { ", " };
                self.names.write_block(&mut self.out, *block);
            }
            self.out.push(']');
        }
        let def = module.def(op);
        let is_inherent = |name: Name| def.is_some_and(|def| inherent(def, module.str(name)));
        let (properties, rest): (Vec<_>, Vec<_>) =
            self.sorted_attrs(op).into_iter().partition(|(name, _)| is_inherent(*name));
        if let Some(properties) = module.op(op).properties {
            self.out += " <";
            self.attr(properties);
            self.out += ">";
        } else if !properties.is_empty() {
            self.out += " <";
            self.named_attrs(&properties);
            self.out += ">";
        }
        if !module.op_regions(op).is_empty() {
            self.out += " (";
            for (index, region) in module.op_regions(op).iter().enumerate() {
                self.out += if index == 0 { "" } else { ", " };
                self.braced(*region, true, true, true);
            }
            self.out.push(')');
        }
        if !rest.is_empty() {
            self.out += " ";
            self.named_attrs(&rest);
        }
        self.out += " : ";
        let types =
            |values: &[Value]| values.iter().map(|value| module.value_type(*value)).collect::<Vec<_>>();
        self.functional_type(module, &types(&operands), &types(module.results(op)));
    }

    /// Attributes in the order of their names.
    fn sorted_attrs(&self, op: OpId) -> Vec<(Name, Attr)> {
        let mut attrs = self.module.attrs(op).to_vec();
        attrs.sort_by(|(a, _), (b, _)| self.module.str(*a).cmp(self.module.str(*b)));
        attrs
    }

    /// Writes `{...}`; the entry block has a label if it must (it has arguments, and they are asked for). The
    /// terminator of the last block is left out unless asked for.
    fn braced(&mut self, region: RegionId, entry_arguments: bool, label_empty: bool, terminator: bool) {
        let module = self.module;
        let blocks = module.region_blocks(region);
        self.out.push('{');
        self.predecessors.push(self.predecessors_of(region));
        for (index, &block) in blocks.iter().enumerate() {
            let label = index > 0
                || entry_arguments && !module.block_args(block).is_empty()
                || label_empty && module.block_last(block).is_none()
                || module.block_args(block).is_empty() && self.is_entry_targeted();
            if label {
                self.new_line();
                self.label(block, index == 0);
            }
            self.indent += 1;
            let left_out =
                if terminator || index + 1 < blocks.len() { None } else { module.terminator(block) };
            for op in module.block_ops(block).filter(|op| Some(*op) != left_out) {
                self.new_line();
                self.operation(op);
            }
            self.indent -= 1;
        }
        self.predecessors.pop();
        self.new_line();
        self.out.push('}');
    }

    /// Do branches lead to the entry block of the region being written? Then it needs a label to be read
    /// again, though the verifier refuses it.
    fn is_entry_targeted(&self) -> bool {
        self.predecessors.last().and_then(|lists| lists.first()).is_some_and(|list| !list.is_empty())
    }

    /// For each block of a region, the numbers of the blocks that branch to it, one a branch.
    fn predecessors_of(&self, region: RegionId) -> Vec<Vec<u32>> {
        let blocks = self.module.region_blocks(region);
        let mut predecessors = vec![Vec::new(); blocks.len()];
        for &block in blocks {
            for op in self.module.block_ops(block) {
                for successor in self.module.successors(op) {
                    if let Some(list) = predecessors.get_mut(self.names.block(*successor) as usize) {
                        list.push(self.names.block(block));
                    }
                }
            }
        }
        predecessors
    }

    fn label(&mut self, block: BlockId, entry: bool) {
        let module = self.module;
        self.names.write_block(&mut self.out, block);
        for (index, &argument) in module.block_args(block).iter().enumerate() {
            self.out += if index == 0 { "(" } else { ", " };
            self.value(argument);
            self.out += ": ";
            self.ty(module.value_type(argument));
            self.argument_location(argument);
        }
        self.out += if module.block_args(block).is_empty() { ":" } else { "):" };
        let number = self.names.block(block) as usize;
        let predecessors = self.predecessors.last().and_then(|lists| lists.get(number));
        match predecessors.map(Vec::as_slice) {
            None | Some([]) if entry => {}
            None | Some([]) => self.out += "  // no predecessors",
            Some([one]) => self.out += &format!("  // pred: ^bb{one}"),
            Some(several) => {
                let list: Vec<String> = several.iter().map(|number| format!("^bb{number}")).collect();
                self.out += &format!("  // {} preds: {}", list.len(), list.join(", "));
            }
        }
    }
}

/// Does the reader find the operation by its name without the dialect? Which dialects may be left out is
/// for the registry to say.
fn is_found_bare(module: &Module, def: &'static OpDef) -> bool {
    let bare = def.name.split_once('.').map_or(def.name, |(_, bare)| bare);
    let registry = module.registry();
    !bare.contains('.') && registry.find_spelled(bare) == Some(registry.id(def))
}

/// Is the attribute of this name a property of the row's operations?
fn inherent(def: &OpDef, name: &str) -> bool {
    def.attr(name).is_some()
        || name == "operandSegmentSizes" && def.traits.has(Traits::ATTR_SIZED_OPERAND_SEGMENTS)
}

impl OpPrinter for Printer<'_> {
    fn text(&mut self, text: &str) {
        self.out += text;
    }

    fn ty(&mut self, ty: Type) {
        match &mut self.collector {
            Some(collector) => collector.ty(ty),
            None => self.writer().ty(ty),
        }
    }

    fn new_line(&mut self) {
        self.out.push('\n');
        let columns = 2 * self.indent;
        self.out.extend(std::iter::repeat_n(' ', columns));
    }

    fn attr(&mut self, attr: Attr) {
        match &mut self.collector {
            Some(collector) => collector.attr(attr),
            None => self.writer().attr(attr),
        }
    }

    fn attr_without_type(&mut self, attr: Attr) {
        match &mut self.collector {
            Some(collector) => collector.attr(attr),
            None => self.writer().attr_without_type(attr),
        }
    }

    fn value(&mut self, value: Value) {
        self.names.write_value(&mut self.out, self.module, value);
    }

    fn successor(&mut self, block: BlockId) {
        self.names.write_block(&mut self.out, block);
    }

    fn region(&mut self, region: RegionId, entry_label: bool) {
        self.braced(region, entry_label, false, true);
    }

    fn region_without_terminator(&mut self, region: RegionId, entry_label: bool) {
        // One that says more than that it is there is written, though mlir-opt leaves it out.
        let parent = self.module.region_parent(region).and_then(|op| self.module.def(op));
        let is_implied = parent.is_some_and(|def| self.is_terminator_implied(def, region));
        self.braced(region, entry_label, false, !is_implied);
    }

    fn attr_dict(&mut self, op: OpId, written: &[&str], keyword: bool) {
        let is_left = |(name, attr): &(Name, Attr)| {
            let name = self.module.str(*name);
            !written.contains(&name) && !self.is_implied(op, name, *attr)
        };
        if !self.module.attrs(op).iter().any(is_left) {
            return;
        }
        let mut attrs = self.sorted_attrs(op);
        attrs.retain(is_left);
        self.out += if keyword { " attributes " } else { " " };
        self.named_attrs(&attrs);
    }

    fn argument_location(&mut self, argument: Value) {
        if !self.options.debuginfo {
            return;
        }
        let loc = self.module.value_loc(argument);
        match &mut self.collector {
            Some(collector) => collector.loc(loc, false),
            None => {
                self.out.push(' ');
                self.writer().loc_in_full(loc);
            }
        }
    }

    fn named_attrs(&mut self, attrs: &[(Name, Attr)]) {
        match &mut self.collector {
            Some(collector) => attrs.iter().for_each(|(_, attr)| collector.attr(*attr)),
            None => {
                self.out.push('{');
                self.writer().named_attrs(attrs);
                self.out.push('}');
            }
        }
    }
}

impl Printer<'_> {
    /// Need the custom form not write this attribute: it is its row's default, or follows from operands?
    fn is_implied(&self, op: OpId, name: &str, attr: Attr) -> bool {
        let Some(def) = self.module.def(op) else { return false };
        if name == "operandSegmentSizes" {
            return def.traits.has(Traits::ATTR_SIZED_OPERAND_SEGMENTS);
        }
        def.attr(name).is_some_and(|row| self.is_default(row, attr))
    }
}
