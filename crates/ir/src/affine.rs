//! Affine expressions, maps and integer sets: functions of dimensions `d0, d1, ...` and symbols `s0, ...`.
//!
//! Expressions are uniqued within their module and simplified when they are made, by MLIR's own rules, so
//! that what is printed is what MLIR prints.

use crate::intern::Table;
use crate::module::Module;

/// An expression of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct AffineExpr(u32);

/// The structure of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AffineKind {
    /// `d0`.
    Dim(u32),
    /// `s0`.
    Symbol(u32),
    /// A number.
    Constant(i64),
    /// An operation on two expressions.
    Binary(AffineOp, AffineExpr, AffineExpr),
}

/// An operation of affine expressions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AffineOp {
    /// `+`.
    Add,
    /// `*`.
    Mul,
    /// `floordiv`, rounding down.
    FloorDiv,
    /// `ceildiv`, rounding up.
    CeilDiv,
    /// `mod`, never negative.
    Mod,
}

/// `affine_map<(d0)[s0] -> (d0 + s0)>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineMap {
    /// How many dimensions it takes.
    pub dims: u32,
    /// How many symbols it takes.
    pub symbols: u32,
    /// What it gives.
    pub results: Vec<AffineExpr>,
}

/// `affine_set<(d0) : (d0 >= 0)>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntegerSet {
    /// How many dimensions it takes.
    pub dims: u32,
    /// How many symbols it takes.
    pub symbols: u32,
    /// Expressions, and whether each is zero (else it is zero or more).
    pub constraints: Vec<(AffineExpr, bool)>,
}

/// The expressions of a module.
#[derive(Clone, Default)]
pub(crate) struct AffineTable {
    kinds: Table<AffineKind>,
    facts: Vec<Facts>,
}

/// What is known of an expression from its operands.
#[derive(Clone, Copy)]
struct Facts {
    /// Is it made of symbols and numbers only?
    symbolic: bool,
    /// A number that divides its values.
    divisor: u64,
    /// How deep it nests.
    depth: u32,
}

impl AffineMap {
    /// Does it give its dimensions as they are?
    pub fn is_identity(&self, m: &Module) -> bool {
        self.results.len() == self.dims as usize
            && (0u32..)
                .zip(&self.results)
                .all(|(index, result)| m.affine_kind(*result) == AffineKind::Dim(index))
    }
}

impl Module {
    /// The structure of an expression.
    pub fn affine_kind(&self, expr: AffineExpr) -> AffineKind {
        *self.affine.kinds.get(expr.0)
    }

    /// How deep an expression nests; a dimension is 1.
    pub fn affine_depth(&self, expr: AffineExpr) -> u32 {
        self.affine.facts[expr.0 as usize].depth
    }

    /// Is the expression made of symbols and numbers only?
    pub fn is_symbolic(&self, expr: AffineExpr) -> bool {
        self.affine.facts[expr.0 as usize].symbolic
    }

    /// A dimension.
    pub fn affine_dim(&mut self, index: u32) -> AffineExpr {
        self.affine_leaf(AffineKind::Dim(index))
    }

    /// A symbol.
    pub fn affine_symbol(&mut self, index: u32) -> AffineExpr {
        self.affine_leaf(AffineKind::Symbol(index))
    }

    /// A number.
    pub fn affine_constant(&mut self, value: i64) -> AffineExpr {
        self.affine_leaf(AffineKind::Constant(value))
    }

    fn affine_leaf(&mut self, kind: AffineKind) -> AffineExpr {
        let (symbolic, divisor) = match kind {
            AffineKind::Constant(value) => (true, value.unsigned_abs()),
            AffineKind::Symbol(_) => (true, 1),
            _ => (false, 1),
        };
        self.affine_intern(kind, Facts { symbolic, divisor, depth: 1 })
    }

    fn affine_intern(&mut self, kind: AffineKind, facts: Facts) -> AffineExpr {
        let index = self.affine.kinds.intern(kind);
        if index as usize == self.affine.facts.len() {
            self.affine.facts.push(facts);
        }
        AffineExpr(index)
    }

    /// The simplified expression of an operation on two. It recurses as deep as they nest.
    pub fn affine(&mut self, op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let simple = match op {
            AffineOp::Add => self.simplify_add(lhs, rhs),
            AffineOp::Mul => self.simplify_mul(lhs, rhs),
            AffineOp::FloorDiv | AffineOp::CeilDiv => self.simplify_div(op, lhs, rhs),
            AffineOp::Mod => self.simplify_mod(lhs, rhs),
        };
        simple.unwrap_or_else(|| self.affine_binary(op, lhs, rhs))
    }

    /// The expression as it is given.
    fn affine_binary(&mut self, op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let (a, b) = (self.affine.facts[lhs.0 as usize], self.affine.facts[rhs.0 as usize]);
        let divisor = match op {
            AffineOp::Mul => a.divisor.checked_mul(b.divisor).unwrap_or(1),
            AffineOp::Add | AffineOp::Mod => gcd(a.divisor, b.divisor),
            AffineOp::FloorDiv | AffineOp::CeilDiv => match self.number(rhs).map(i64::unsigned_abs) {
                Some(by) if by != 0 && a.divisor.is_multiple_of(by) => a.divisor / by,
                _ => 1,
            },
        };
        let symbolic = a.symbolic && b.symbolic;
        let facts = Facts { symbolic, divisor, depth: a.depth.max(b.depth).saturating_add(1) };
        self.affine_intern(AffineKind::Binary(op, lhs, rhs), facts)
    }

    fn number(&self, expr: AffineExpr) -> Option<i64> {
        match self.affine_kind(expr) {
            AffineKind::Constant(value) => Some(value),
            _ => None,
        }
    }

    /// The operands of an operation of this kind.
    fn parts(&self, expr: AffineExpr, op: AffineOp) -> Option<(AffineExpr, AffineExpr)> {
        match self.affine_kind(expr) {
            AffineKind::Binary(own, lhs, rhs) if own == op => Some((lhs, rhs)),
            _ => None,
        }
    }

    /// The operands of an operation of this kind whose second is a number.
    fn by_number(&self, expr: AffineExpr, op: AffineOp) -> Option<(AffineExpr, i64)> {
        let (lhs, rhs) = self.parts(expr, op)?;
        Some((lhs, self.number(rhs)?))
    }

    fn divides(&self, by: i64, expr: AffineExpr) -> bool {
        by != 0 && self.affine.facts[expr.0 as usize].divisor.is_multiple_of(by.unsigned_abs())
    }

    fn simplify_add(&mut self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let (left, right) = (self.number(lhs), self.number(rhs));
        if let (Some(a), Some(b)) = (left, right) {
            return a.checked_add(b).map(|sum| self.affine_constant(sum));
        }
        if left.is_some() || self.is_symbolic(lhs) && !self.is_symbolic(rhs) {
            return Some(self.affine(AffineOp::Add, rhs, lhs));
        }
        if right == Some(0) {
            return Some(lhs);
        }
        let constant_left = self.by_number(lhs, AffineOp::Add);
        if let (Some((rest, a)), Some(b)) = (constant_left, right)
            && let Some(sum) = a.checked_add(b)
        {
            let sum = self.affine_constant(sum);
            return Some(self.affine(AffineOp::Add, rest, sum));
        }
        // Products of the same expression with two numbers add up.
        let (first, a) = self.by_number(lhs, AffineOp::Mul).unwrap_or((lhs, 1));
        let (second, b) = self.by_number(rhs, AffineOp::Mul).unwrap_or((rhs, 1));
        if first == second
            && let Some(sum) = a.checked_add(b)
        {
            let sum = self.affine_constant(sum);
            return Some(self.affine(AffineOp::Mul, first, sum));
        }
        if let Some((rest, a)) = constant_left.filter(|_| right.is_none()) {
            let sum = self.affine(AffineOp::Add, rest, rhs);
            let a = self.affine_constant(a);
            return Some(self.affine(AffineOp::Add, sum, a));
        }
        self.remainder(lhs, rhs)
    }

    /// `x + (x floordiv q) * -q` and `x + (x floordiv q) * q * -1` are `x mod q`.
    fn remainder(&mut self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let (inner, factor) = self.parts(rhs, AffineOp::Mul)?;
        let factor_number = self.number(factor);
        if factor_number == Some(-1)
            && let Some((quotient, by)) = self.parts(inner, AffineOp::Mul)
        {
            let (of, own) = self.parts(quotient, AffineOp::FloorDiv)?;
            return (own == by && of == lhs).then(|| self.affine(AffineOp::Mod, lhs, by));
        }
        let (of, by) = self.parts(inner, AffineOp::FloorDiv)?;
        let number = self.number(by).filter(|by| *by > 0)?;
        (of == lhs && factor_number == Some(-number)).then(|| self.affine(AffineOp::Mod, lhs, by))
    }

    fn simplify_mul(&mut self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let (left, right) = (self.number(lhs), self.number(rhs));
        if let (Some(a), Some(b)) = (left, right) {
            return a.checked_mul(b).map(|product| self.affine_constant(product));
        }
        if !self.is_symbolic(lhs) && !self.is_symbolic(rhs) {
            return None;
        }
        if !self.is_symbolic(rhs) || left.is_some() {
            return Some(self.affine(AffineOp::Mul, rhs, lhs));
        }
        match right {
            Some(1) => return Some(lhs),
            Some(0) => return Some(rhs),
            _ => {}
        }
        let (rest, a) = self.by_number(lhs, AffineOp::Mul)?;
        if let Some(b) = right {
            let product = a.checked_mul(b)?;
            let product = self.affine_constant(product);
            return Some(self.affine(AffineOp::Mul, rest, product));
        }
        let product = self.affine(AffineOp::Mul, rest, rhs);
        let a = self.affine_constant(a);
        Some(self.affine(AffineOp::Mul, product, a))
    }

    fn simplify_div(&mut self, op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let by = self.number(rhs).filter(|by| *by != 0)?;
        if let Some(a) = self.number(lhs) {
            let quotient = a.checked_div(by)?;
            let (inexact, same_sign) = (a % by != 0, (a < 0) == (by < 0));
            let step = match op {
                AffineOp::CeilDiv => i64::from(inexact && same_sign),
                _ => -i64::from(inexact && !same_sign),
            };
            return Some(self.affine_constant(quotient + step));
        }
        if by == 1 {
            return Some(lhs);
        }
        if let Some((rest, a)) = self.by_number(lhs, AffineOp::Mul)
            && let (Some(0), Some(quotient)) = (a.checked_rem(by), a.checked_div(by))
        {
            let quotient = self.affine_constant(quotient);
            return Some(self.affine(AffineOp::Mul, rest, quotient));
        }
        let (a, b) = self.parts(lhs, AffineOp::Add).filter(|_| op == AffineOp::FloorDiv)?;
        if !self.divides(by, a) && !self.divides(by, b) {
            return None;
        }
        let (a, b) = (self.affine(op, a, rhs), self.affine(op, b, rhs));
        Some(self.affine(AffineOp::Add, a, b))
    }

    fn simplify_mod(&mut self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let by = self.number(rhs).filter(|by| *by >= 1)?;
        if let Some(a) = self.number(lhs) {
            return Some(self.affine_constant(a.rem_euclid(by)));
        }
        if self.divides(by, lhs) {
            return Some(self.affine_constant(0));
        }
        if let Some((a, b)) = self.parts(lhs, AffineOp::Add) {
            if self.divides(by, a) {
                return Some(self.affine(AffineOp::Mod, b, rhs));
            }
            if self.divides(by, b) {
                return Some(self.affine(AffineOp::Mod, a, rhs));
            }
        }
        let (rest, outer) = self.by_number(lhs, AffineOp::Mod)?;
        (outer >= 1 && outer % by == 0).then(|| self.affine(AffineOp::Mod, rest, rhs))
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
