//! Demotion of `f64` to `f32`, which IREE does by default: for tests that were written against it.
//!
//! Every type that has `f64` in it, of values and in attributes, gets `f32` in its place, and every `f64`
//! constant is rounded once, to nearest even.

use checkjit_dialects::arith;
use checkjit_ir::{Attr, AttrKind, Dense, ElementType, FloatKind, Module, OpId, Type, TypeKind};
use rustc_hash::FxHashMap;

/// Demotes a module of the input phase.
pub fn demote_f64(m: &mut Module) {
    let mut demoted = Demoted::default();
    for op in m.walk(m.root()) {
        for (name, attr) in m.attrs(op).to_vec() {
            let new = demoted.attr(m, attr);
            let name = m.str(name).to_owned();
            m.set_attr(op, &name, new);
        }
        let blocks: Vec<_> =
            m.op_regions(op).iter().flat_map(|region| m.region_blocks(*region)).copied().collect();
        let args = blocks.into_iter().flat_map(|block| m.block_args(block).to_vec());
        for value in m.results(op).to_vec().into_iter().chain(args.collect::<Vec<_>>()) {
            let ty = demoted.ty(m, m.value_type(value));
            m.set_value_type(value, ty);
        }
    }
    for op in m.walk(m.root()) {
        drop_cast(m, op);
    }
}

/// Removes a cast between `f32` and what was `f64`.
fn drop_cast(m: &mut Module, op: OpId) {
    if !m.is(op, &arith::EXTF) && !m.is(op, &arith::TRUNCF) {
        return;
    }
    let Some(value) = m.operand(op, "in") else { return };
    let result = m.result(op);
    if m.value_type(value) == m.value_type(result) {
        m.replace_uses(result, value);
        m.erase(op);
    }
}

/// What was demoted before. Types and attributes nest as deep as the parser lets them.
#[derive(Default)]
struct Demoted {
    types: FxHashMap<Type, Type>,
    attrs: FxHashMap<Attr, Attr>,
}

impl Demoted {
    fn ty(&mut self, m: &mut Module, ty: Type) -> Type {
        if let Some(known) = self.types.get(&ty) {
            return *known;
        }
        let new = match m.type_kind(ty).clone() {
            TypeKind::Float(FloatKind::F64) => TypeKind::Float(FloatKind::F32),
            TypeKind::Complex(part) => TypeKind::Complex(self.ty(m, part)),
            TypeKind::Tuple(types) => TypeKind::Tuple(self.all(m, types)),
            TypeKind::Function { inputs, results } => {
                TypeKind::Function { inputs: self.all(m, inputs), results: self.all(m, results) }
            }
            TypeKind::Vector { shape, scalable, element } => {
                TypeKind::Vector { shape, scalable, element: self.ty(m, element) }
            }
            TypeKind::Tensor { shape, element, encoding } => {
                let encoding = encoding.map(|attr| self.attr(m, attr));
                TypeKind::Tensor { shape, element: self.ty(m, element), encoding }
            }
            TypeKind::UnrankedTensor(element) => TypeKind::UnrankedTensor(self.ty(m, element)),
            TypeKind::MemRef { shape, element, layout, space } => {
                TypeKind::MemRef { shape, element: self.ty(m, element), layout, space }
            }
            TypeKind::UnrankedMemRef { element, space } => {
                TypeKind::UnrankedMemRef { element: self.ty(m, element), space }
            }
            TypeKind::Dialect { def, parameters } => {
                TypeKind::Dialect { def, parameters: self.all(m, parameters) }
            }
            same => same,
        };
        let new = m.intern_type(new);
        self.types.insert(ty, new);
        new
    }

    fn all(&mut self, m: &mut Module, types: Vec<Type>) -> Vec<Type> {
        types.into_iter().map(|ty| self.ty(m, ty)).collect()
    }

    fn attr(&mut self, m: &mut Module, attr: Attr) -> Attr {
        if let Some(known) = self.attrs.get(&attr) {
            return *known;
        }
        // What cannot be written out is an error where it is used, whatever its type.
        let is_double = m.attr_type(attr).is_some_and(|ty| is_f64(m, m.element_or_self(ty)));
        let attr = if is_double { m.resolve_elements(attr).unwrap_or(attr) } else { attr };
        let new = match m.attr_kind(attr).clone() {
            AttrKind::Float { ty, bits } if *m.type_kind(ty) == TypeKind::Float(FloatKind::F64) => {
                AttrKind::Float { ty: self.ty(m, ty), bits: round(bits) }
            }
            AttrKind::Type(ty) => AttrKind::Type(self.ty(m, ty)),
            AttrKind::Array(elements) => {
                AttrKind::Array(elements.into_iter().map(|element| self.attr(m, element)).collect())
            }
            AttrKind::Dictionary(entries) => AttrKind::Dictionary(
                entries.into_iter().map(|(name, value)| (name, self.attr(m, value))).collect(),
            ),
            AttrKind::DenseArray { element, bits } if is_f64(m, element) => AttrKind::DenseArray {
                element: self.ty(m, element),
                bits: bits.into_iter().map(|bits| round(u128::from(bits)) as u64).collect(),
            },
            AttrKind::Dense(dense) if is_f64(m, m.element_or_self(dense.ty)) => {
                return self.dense(m, attr, &dense);
            }
            same => same,
        };
        let new = m.intern_attr(new);
        self.attrs.insert(attr, new);
        new
    }

    fn dense(&mut self, m: &mut Module, attr: Attr, dense: &Dense) -> Attr {
        let element = m.element_type(m.element_or_self(dense.ty)).unwrap_or(ElementType::Index);
        let count = if dense.splat { 1 } else { m.static_elements(dense.ty).unwrap_or(0) };
        let elements: Vec<(u128, u128)> = (0..count)
            .map(|index| element.load_complex(&dense.data.0, index).unwrap_or_default())
            .map(|(real, imaginary)| (round(real), round(imaginary)))
            .collect();
        let ty = self.ty(m, dense.ty);
        let new = m.dense_attr(ty, &elements).unwrap_or(attr);
        self.attrs.insert(attr, new);
        new
    }
}

/// Is it `f64`, or a complex number of two?
fn is_f64(m: &Module, ty: Type) -> bool {
    matches!(
        m.element_type(ty),
        Some(ElementType::Float(FloatKind::F64) | ElementType::Complex(FloatKind::F64))
    )
}

fn round(bits: u128) -> u128 {
    FloatKind::F64.convert(bits, FloatKind::F32)
}
