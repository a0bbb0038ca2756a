//! Affine maps and integer sets, and strided layouts.

use super::{MAX_DEPTH, Parser};
use crate::lexer::Kind;
use checkjit_ir::affine::{AffineExpr, AffineMap, AffineOp, IntegerSet};
use checkjit_ir::asm::DYNAMIC;
use checkjit_ir::{Attr, AttrKind};
use rustc_hash::FxHashMap;

/// Dimensions and symbols by name.
struct Names<'t> {
    table: FxHashMap<&'t str, AffineExpr>,
    dims: u32,
    symbols: u32,
}

impl<'t> Parser<'t> {
    /// Takes `affine_map<...>`.
    pub(crate) fn affine_map(&mut self) -> Option<Attr> {
        self.bump();
        self.expect(b'<')?;
        let names = self.affine_names()?;
        if !self.accept_arrow() {
            return self.expected("expected '->' or ':'");
        }
        let mut results = Vec::new();
        self.expect(b'(')?;
        if !self.accept(b')') {
            loop {
                results.push(self.affine_sum(&names)?);
                if !self.accept(b',') {
                    break;
                }
            }
            self.expect(b')')?;
        }
        self.expect(b'>')?;
        let map = AffineMap { dims: names.dims, symbols: names.symbols, results };
        Some(self.module.intern_attr(AttrKind::AffineMap(map)))
    }

    /// Takes `affine_set<...>`.
    pub(crate) fn affine_set(&mut self) -> Option<Attr> {
        self.bump();
        self.expect(b'<')?;
        let names = self.affine_names()?;
        if !self.accept(b':') {
            return self.expected("expected '->' or ':'");
        }
        let mut constraints = Vec::new();
        self.expect(b'(')?;
        if !self.accept(b')') {
            loop {
                constraints.push(self.affine_constraint(&names)?);
                if !self.accept(b',') {
                    break;
                }
            }
            self.expect(b')')?;
        }
        self.expect(b'>')?;
        if constraints.is_empty() {
            // No condition is one that always holds, as MLIR writes it.
            constraints.push((self.module.affine_constant(0), true));
        }
        let set = IntegerSet { dims: names.dims, symbols: names.symbols, constraints };
        Some(self.module.intern_attr(AttrKind::IntegerSet(set)))
    }

    /// Takes `(d0, d1)[s0]`.
    fn affine_names(&mut self) -> Option<Names<'t>> {
        let mut names = Names { table: FxHashMap::default(), dims: 0, symbols: 0 };
        self.expect(b'(')?;
        if !self.accept(b')') {
            loop {
                let dim = self.module.affine_dim(names.dims);
                self.affine_name(&mut names, dim)?;
                names.dims += 1;
                if !self.accept(b',') {
                    break;
                }
            }
            self.expect(b')')?;
        }
        if self.accept(b'[') && !self.accept(b']') {
            loop {
                let symbol = self.module.affine_symbol(names.symbols);
                self.affine_name(&mut names, symbol)?;
                names.symbols += 1;
                if !self.accept(b',') {
                    break;
                }
            }
            self.expect(b']')?;
        }
        Some(names)
    }

    fn affine_name(&mut self, names: &mut Names<'t>, expr: AffineExpr) -> Option<()> {
        if self.tok.kind != Kind::Word {
            return self.expected("expected bare identifier");
        }
        let name = self.slice(self.tok);
        if names.table.insert(name, expr).is_some() {
            return self.error(&format!("redefinition of identifier '{name}'"));
        }
        self.bump();
        Some(())
    }

    /// `a >= b`, `a <= b` or `a == b`.
    fn affine_constraint(&mut self, names: &Names<'t>) -> Option<(AffineExpr, bool)> {
        let lhs = self.affine_sum(names)?;
        let first = self.tok.kind;
        let is_relation = matches!(first, Kind::Punct(b'>' | b'<' | b'='));
        if !is_relation {
            return self
                .expected("expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
        }
        self.bump();
        if !self.accept(b'=') {
            return self
                .expected("expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
        }
        let rhs = self.affine_sum(names)?;
        let (lhs, rhs) = if first == Kind::Punct(b'<') { (rhs, lhs) } else { (lhs, rhs) };
        let minus_one = self.module.affine_constant(-1);
        let negated = self.module.affine(AffineOp::Mul, rhs, minus_one);
        let difference = self.module.affine(AffineOp::Add, lhs, negated);
        Some((self.affine_checked(difference)?, first == Kind::Punct(b'=')))
    }

    /// Terms added and subtracted.
    fn affine_sum(&mut self, names: &Names<'t>) -> Option<AffineExpr> {
        let mut sum = self.affine_product(names)?;
        loop {
            let minus = self.tok.is(b'-');
            if !minus && !self.tok.is(b'+') {
                return Some(sum);
            }
            self.bump();
            let mut term = self.affine_product(names)?;
            if minus {
                let minus_one = self.module.affine_constant(-1);
                term = self.module.affine(AffineOp::Mul, term, minus_one);
            }
            sum = self.module.affine(AffineOp::Add, sum, term);
            self.affine_checked(sum)?;
        }
    }

    /// Factors multiplied and divided.
    fn affine_product(&mut self, names: &Names<'t>) -> Option<AffineExpr> {
        let mut product = self.affine_operand(names)?;
        loop {
            let token = self.tok;
            let op = match (token.kind, self.slice(token)) {
                (Kind::Punct(b'*'), _) => AffineOp::Mul,
                (Kind::Word, "floordiv") => AffineOp::FloorDiv,
                (Kind::Word, "ceildiv") => AffineOp::CeilDiv,
                (Kind::Word, "mod") => AffineOp::Mod,
                _ => return Some(product),
            };
            self.bump();
            let factor = self.affine_operand(names)?;
            let is_affine =
                self.module.is_symbolic(factor) || op == AffineOp::Mul && self.module.is_symbolic(product);
            if !is_affine {
                let what = match op {
                    AffineOp::Mul => "at least one of the multiply operands".to_owned(),
                    _ => format!("right operand of {}", self.slice(token)),
                };
                let message =
                    format!("non-affine expression: {what} has to be either a constant or symbolic");
                return self.error_at(token, &message);
            }
            product = self.module.affine(op, product, factor);
            self.affine_checked(product)?;
        }
    }

    fn affine_operand(&mut self, names: &Names<'t>) -> Option<AffineExpr> {
        self.enter()?;
        let expr = self.affine_operand_inside(names);
        self.leave();
        expr
    }

    fn affine_operand_inside(&mut self, names: &Names<'t>) -> Option<AffineExpr> {
        match self.tok.kind {
            Kind::Punct(b'(') => {
                self.bump();
                if self.tok.is(b')') {
                    return self.error("no expression inside parentheses");
                }
                let expr = self.affine_sum(names)?;
                self.expect(b')')?;
                Some(expr)
            }
            Kind::Punct(b'-') => {
                self.bump();
                let expr = self.affine_operand(names)?;
                let minus_one = self.module.affine_constant(-1);
                Some(self.module.affine(AffineOp::Mul, expr, minus_one))
            }
            Kind::Integer => {
                let text = self.slice(self.tok);
                let value = match text.strip_prefix("0x") {
                    Some(hex) => i64::from_str_radix(hex, 16),
                    None => text.parse(),
                };
                let Ok(value) = value else { return self.error("constant too large for index") };
                self.bump();
                Some(self.module.affine_constant(value))
            }
            Kind::Word => {
                let name = self.slice(self.tok);
                let Some(expr) = names.table.get(name) else {
                    return self.error("use of undeclared identifier");
                };
                self.bump();
                Some(*expr)
            }
            _ if matches!(self.prev.kind, Kind::Punct(b'+' | b'-' | b'*'))
                || matches!(self.slice(self.prev), "floordiv" | "ceildiv" | "mod") =>
            {
                self.error("missing right operand of binary operator")
            }
            Kind::Punct(b'+' | b'*') => self.error("missing left operand of binary operator"),
            _ => self.error("expected affine expression"),
        }
    }

    /// A chain of operators nests without nesting in the text.
    fn affine_checked(&mut self, expr: AffineExpr) -> Option<AffineExpr> {
        if self.module.affine_depth(expr) > MAX_DEPTH { self.too_deep() } else { Some(expr) }
    }

    /// Takes `strided<[1, ?], offset: ?>`.
    pub(crate) fn strided(&mut self) -> Option<Attr> {
        self.bump();
        self.expect(b'<')?;
        self.expect(b'[')?;
        let mut strides = Vec::new();
        if !self.accept(b']') {
            loop {
                strides.push(self.stride()?);
                if !self.accept(b',') {
                    break;
                }
            }
            self.expect(b']')?;
        }
        let mut offset = 0;
        if self.accept(b',') {
            self.expect_word("offset")?;
            self.expect(b':')?;
            offset = self.stride()?;
        }
        self.expect(b'>')?;
        Some(self.module.intern_attr(AttrKind::Strided { strides, offset }))
    }

    fn stride(&mut self) -> Option<i64> {
        if self.accept(b'?') {
            return Some(DYNAMIC);
        }
        if !matches!(self.tok.kind, Kind::Integer | Kind::Punct(b'-')) {
            return self.expected("expected a 64-bit signed integer or '?'");
        }
        let token = self.tok;
        match self.integer()? {
            DYNAMIC => self.error_at(token, "integer value too large"),
            value => Some(value),
        }
    }
}
