//! Names that a text defines for attributes, types and locations (`#map = affine_map<...>`): which there are,
//! in which order, and which come after the operations, all as MLIR's printer has it.
//!
//! The printer goes through the module once without writing, and tells the [`Collector`] what it would write.

use checkjit_ir::text::{AliasNames, TextWriter};
use checkjit_ir::{Attr, AttrKind, Loc, LocKind, Module, Name, Type, TypeKind};
use rustc_hash::FxHashMap;

/// A tuple of more elements than this has a name.
const LONG_TUPLE: usize = 16;

/// What may have a name, or have in it what may.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Thing {
    Attr(Attr),
    Type(Type),
    Loc(Loc),
}

struct Entry {
    thing: Thing,
    /// The name it wants, without a number.
    wants: Option<&'static str>,
    /// Names with names in them come after those.
    depth: u32,
    /// May its definition stand after the operations?
    may_wait: bool,
    inner: Vec<usize>,
}

/// Gathers what a text will mention, in order.
pub(super) struct Collector<'m> {
    module: &'m Module,
    entries: Vec<Entry>,
    known: FxHashMap<Thing, usize>,
    /// One location for each structure, and for each location that one.
    unique: FxHashMap<LocKind, Loc>,
    canonical: FxHashMap<Loc, Loc>,
    resources: Vec<Name>,
}

/// The definitions of a text.
#[derive(Default)]
pub(super) struct Aliases {
    pub(super) names: AliasNames,
    /// Lines before the operations.
    pub(super) before: String,
    /// Lines after them.
    pub(super) after: String,
    /// Keys of resources that are mentioned, in order.
    pub(super) resources: Vec<Name>,
}

/// Is there anything in the module that a text might define a name for, or has to list at its end?
pub(super) fn may_need_aliases(module: &Module) -> bool {
    let attr = |kind: &AttrKind| {
        matches!(
            kind,
            AttrKind::AffineMap(_)
                | AttrKind::IntegerSet(_)
                | AttrKind::Location(_)
                | AttrKind::Distinct { .. }
                | AttrKind::Resource { .. }
        )
    };
    module.attr_kinds().any(attr) || module.type_kinds().any(is_long_tuple)
}

fn is_long_tuple(kind: &TypeKind) -> bool {
    matches!(kind, TypeKind::Tuple(types) if types.len() > LONG_TUPLE)
}

impl<'m> Collector<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        Collector {
            module,
            entries: Vec::new(),
            known: FxHashMap::default(),
            unique: FxHashMap::default(),
            canonical: FxHashMap::default(),
            resources: Vec::new(),
        }
    }

    /// An attribute is going to be written.
    pub(super) fn attr(&mut self, attr: Attr) {
        self.visit(Thing::Attr(attr), false);
    }

    /// A type is going to be written.
    pub(super) fn ty(&mut self, ty: Type) {
        self.visit(Thing::Type(ty), false);
    }

    /// A location is going to be written; that of an operation may be defined after the operations.
    pub(super) fn loc(&mut self, loc: Loc, may_wait: bool) {
        self.visit(Thing::Loc(loc), may_wait);
    }

    /// Its place among the entries. Recursion is as deep as attributes, types and locations nest.
    fn visit(&mut self, thing: Thing, may_wait: bool) -> usize {
        let thing = self.unified(thing);
        if let Some(&index) = self.known.get(&thing) {
            if !may_wait {
                self.define_before(index);
            }
            return index;
        }
        let index = self.entries.len();
        let wants = self.wants(thing);
        let depth = u32::from(wants.is_some());
        let may_wait = may_wait && wants.is_some();
        self.entries.push(Entry { thing, wants, depth, may_wait, inner: Vec::new() });
        self.known.insert(thing, index);
        if let Thing::Attr(attr) = thing
            && let AttrKind::Resource { key, .. } = self.module.attr_kind(attr)
            && !self.resources.contains(key)
        {
            self.resources.push(*key);
        }
        let inner: Vec<usize> =
            self.inner(thing).into_iter().map(|inner| self.visit(inner, may_wait)).collect();
        let deepest = inner.iter().map(|inner| self.entries[*inner].depth).max().unwrap_or(0);
        let entry = &mut self.entries[index];
        if deepest > 0 {
            entry.depth = deepest + 1;
        }
        entry.inner = inner;
        index
    }

    fn define_before(&mut self, index: usize) {
        let mut pending = vec![index];
        while let Some(index) = pending.pop() {
            if std::mem::replace(&mut self.entries[index].may_wait, false) {
                pending.extend(&self.entries[index].inner);
            }
        }
    }

    /// Equal locations are one thing, and so is an attribute that is one.
    fn unified(&mut self, thing: Thing) -> Thing {
        match thing {
            Thing::Attr(attr) => match self.module.attr_loc(attr) {
                Some(loc) => Thing::Loc(self.canonical(loc)),
                None => thing,
            },
            Thing::Loc(loc) => Thing::Loc(self.canonical(loc)),
            Thing::Type(_) => thing,
        }
    }

    fn canonical(&mut self, loc: Loc) -> Loc {
        if let Some(known) = self.canonical.get(&loc) {
            return *known;
        }
        let kind = match self.module.loc_kind(loc).clone() {
            LocKind::Name { name, child } => LocKind::Name { name, child: self.canonical(child) },
            LocKind::Fused(parts) => LocKind::Fused(self.canonical_all(parts)),
            LocKind::FusedWith { parts, metadata } => {
                LocKind::FusedWith { parts: self.canonical_all(parts), metadata }
            }
            LocKind::CallSite { callee, caller } => {
                LocKind::CallSite { callee: self.canonical(callee), caller: self.canonical(caller) }
            }
            other => other,
        };
        let unique = *self.unique.entry(kind).or_insert(loc);
        self.canonical.insert(loc, unique);
        unique
    }

    fn canonical_all(&mut self, locs: Vec<Loc>) -> Vec<Loc> {
        locs.into_iter().map(|loc| self.canonical(loc)).collect()
    }

    fn wants(&self, thing: Thing) -> Option<&'static str> {
        match thing {
            Thing::Loc(_) => Some("loc"),
            Thing::Type(ty) => is_long_tuple(self.module.type_kind(ty)).then_some("tuple"),
            Thing::Attr(attr) => match self.module.attr_kind(attr) {
                AttrKind::AffineMap(_) => Some("map"),
                AttrKind::IntegerSet(_) => Some("set"),
                AttrKind::Distinct { value, .. } if *self.module.attr_kind(*value) != AttrKind::Unit => {
                    Some("distinct")
                }
                _ => None,
            },
        }
    }

    /// What is written inside it, in order.
    fn inner(&self, thing: Thing) -> Vec<Thing> {
        let attrs = |attrs: &[Attr]| attrs.iter().map(|attr| Thing::Attr(*attr)).collect();
        let types = |types: &[Type]| types.iter().map(|ty| Thing::Type(*ty)).collect();
        let locs = |locs: &[Loc]| locs.iter().map(|loc| Thing::Loc(*loc)).collect();
        match thing {
            Thing::Attr(attr) => match self.module.attr_kind(attr) {
                AttrKind::Type(ty) => types(&[*ty]),
                AttrKind::Array(elements) => attrs(elements),
                AttrKind::Dictionary(entries) => entries.iter().map(|(_, attr)| Thing::Attr(*attr)).collect(),
                AttrKind::Distinct { value, .. } => attrs(&[*value]),
                _ => types(self.module.attr_type(attr).as_slice()),
            },
            Thing::Type(ty) => match self.module.type_kind(ty) {
                TypeKind::Complex(part) => types(&[*part]),
                TypeKind::Tuple(parts) | TypeKind::Dialect { parameters: parts, .. } => types(parts),
                TypeKind::Function { inputs, results } => types(&[&inputs[..], results].concat()),
                TypeKind::Vector { element, .. } | TypeKind::UnrankedTensor(element) => types(&[*element]),
                TypeKind::Tensor { element, encoding, .. } => {
                    std::iter::once(Thing::Type(*element)).chain(encoding.map(Thing::Attr)).collect()
                }
                TypeKind::MemRef { element, layout, space, .. } => {
                    let attrs = layout.iter().chain(space).map(|attr| Thing::Attr(*attr));
                    std::iter::once(Thing::Type(*element)).chain(attrs).collect()
                }
                TypeKind::UnrankedMemRef { element, space } => {
                    std::iter::once(Thing::Type(*element)).chain(space.map(Thing::Attr)).collect()
                }
                _ => Vec::new(),
            },
            Thing::Loc(loc) => match self.module.loc_kind(loc) {
                LocKind::Name { child, .. } if *child != Loc::UNKNOWN => locs(&[*child]),
                LocKind::Fused(parts) => locs(parts),
                LocKind::FusedWith { parts, metadata } => {
                    let parts = parts.iter().map(|loc| Thing::Loc(*loc));
                    std::iter::once(Thing::Attr(*metadata)).chain(parts).collect()
                }
                LocKind::CallSite { callee, caller } => locs(&[*callee, *caller]),
                _ => Vec::new(),
            },
        }
    }

    /// The names, and the lines that define them.
    pub(super) fn finish(self) -> Aliases {
        let mut named: Vec<&Entry> = self.entries.iter().filter(|entry| entry.wants.is_some()).collect();
        // What is deeper comes later, and among equals what was mentioned first comes first.
        named.sort_by_key(|entry| (entry.depth, !matches!(entry.thing, Thing::Type(_)), entry.wants));
        let mut aliases = Aliases { resources: self.resources.clone(), ..Aliases::default() };
        let mut counts: FxHashMap<&str, u32> = FxHashMap::default();
        for entry in &named {
            let base = entry.wants.unwrap_or_default();
            let count = counts.entry(base).or_default();
            let name = if *count == 0 { base.to_owned() } else { format!("{base}{count}") };
            *count += 1;
            match entry.thing {
                Thing::Attr(attr) => _ = aliases.names.attrs.insert(attr, name),
                Thing::Type(ty) => _ = aliases.names.types.insert(ty, name),
                Thing::Loc(loc) => _ = aliases.names.locs.insert(loc, name),
            }
        }
        for (loc, unique) in &self.canonical {
            if let Some(name) = aliases.names.locs.get(unique).cloned() {
                aliases.names.locs.insert(*loc, name);
            }
        }
        self.name_location_attrs(&mut aliases.names);
        self.number_distinct(&named, &mut aliases.names);
        let (mut before, mut after) = (String::new(), String::new());
        for entry in named {
            let out = if entry.may_wait { &mut after } else { &mut before };
            self.define(entry.thing, &aliases.names, out);
        }
        (aliases.before, aliases.after) = (before, after);
        aliases
    }

    /// Attributes that are locations have the locations' names.
    fn name_location_attrs(&self, names: &mut AliasNames) {
        for (attr, loc) in self.module.location_attrs() {
            if let Some(name) = names.locs.get(&loc).cloned() {
                names.attrs.insert(attr, name);
            }
        }
    }

    /// Distinct attributes are numbered as they come in the text: first those that are defined.
    fn number_distinct(&self, named: &[&Entry], names: &mut AliasNames) {
        let number = |thing: Thing, names: &mut AliasNames| {
            if let Thing::Attr(attr) = thing
                && let AttrKind::Distinct { .. } = self.module.attr_kind(attr)
            {
                let next = names.distinct.len() as u32;
                names.distinct.entry(attr).or_insert(next);
            }
        };
        for entry in named {
            number(entry.thing, names);
        }
        for entry in &self.entries {
            number(entry.thing, names);
        }
    }

    /// Writes `#name = value`.
    fn define(&self, thing: Thing, names: &AliasNames, out: &mut String) {
        let (sigil, name) = match thing {
            Thing::Attr(attr) => ('#', names.attrs.get(&attr)),
            Thing::Type(ty) => ('!', names.types.get(&ty)),
            Thing::Loc(loc) => ('#', names.locs.get(&loc)),
        };
        out.push(sigil);
        *out += name.map_or("", String::as_str);
        *out += " = ";
        let mut writer = TextWriter::new(self.module, Some(names), out);
        match thing {
            Thing::Attr(attr) => writer.attr_in_full(attr),
            Thing::Type(ty) => writer.ty_in_full(ty),
            Thing::Loc(loc) => writer.loc_in_full(loc),
        }
        out.push('\n');
    }
}
