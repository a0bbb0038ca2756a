//! Affine maps and sets as text.

use crate::affine::{AffineExpr, AffineKind, AffineMap, AffineOp, IntegerSet};
use crate::module::Module;
use std::fmt::Write;

impl Module {
    pub(super) fn write_affine_map(&self, out: &mut String, map: &AffineMap) {
        write_header(out, map.dims, map.symbols);
        *out += " -> (";
        for (index, result) in map.results.iter().enumerate() {
            *out += if index == 0 { "" } else { ", " };
            self.write_expr(out, *result, false);
        }
        *out += ")";
    }

    pub(super) fn write_integer_set(&self, out: &mut String, set: &IntegerSet) {
        write_header(out, set.dims, set.symbols);
        *out += " : (";
        for (index, (expr, is_zero)) in set.constraints.iter().enumerate() {
            *out += if index == 0 { "" } else { ", " };
            self.write_expr(out, *expr, false);
            *out += if *is_zero { " == 0" } else { " >= 0" };
        }
        *out += ")";
    }

    /// Writes an expression, in parentheses if it binds weaker than what is around it. Expressions nest no
    /// deeper than the parser lets them.
    fn write_expr(&self, out: &mut String, expr: AffineExpr, tight: bool) {
        let (op, lhs, rhs) = match self.affine_kind(expr) {
            AffineKind::Dim(index) => {
                write_to(out, format_args!("d{index}"));
                return;
            }
            AffineKind::Symbol(index) => {
                write_to(out, format_args!("s{index}"));
                return;
            }
            AffineKind::Constant(value) => {
                write_to(out, format_args!("{value}"));
                return;
            }
            AffineKind::Binary(op, lhs, rhs) => (op, lhs, rhs),
        };
        *out += if tight { "(" } else { "" };
        match op {
            AffineOp::Add => self.write_sum(out, lhs, rhs),
            AffineOp::Mul if self.affine_kind(rhs) == AffineKind::Constant(-1) => {
                *out += "-";
                self.write_expr(out, lhs, true);
            }
            _ => {
                self.write_expr(out, lhs, true);
                *out += match op {
                    AffineOp::FloorDiv => " floordiv ",
                    AffineOp::CeilDiv => " ceildiv ",
                    AffineOp::Mod => " mod ",
                    _ => " * ",
                };
                self.write_expr(out, rhs, true);
            }
        }
        *out += if tight { ")" } else { "" };
    }

    /// Writes a sum; what is added negated is subtracted.
    fn write_sum(&self, out: &mut String, lhs: AffineExpr, rhs: AffineExpr) {
        self.write_expr(out, lhs, false);
        match self.affine_kind(rhs) {
            AffineKind::Constant(value) if value < 0 => {
                write_to(out, format_args!(" - {}", value.unsigned_abs()));
            }
            AffineKind::Binary(AffineOp::Mul, inner, factor) => match self.affine_kind(factor) {
                AffineKind::Constant(-1) => {
                    *out += " - ";
                    let is_sum = matches!(self.affine_kind(inner), AffineKind::Binary(AffineOp::Add, ..));
                    self.write_expr(out, inner, is_sum);
                }
                AffineKind::Constant(value) if value < -1 => {
                    *out += " - ";
                    self.write_expr(out, inner, true);
                    write_to(out, format_args!(" * {}", value.unsigned_abs()));
                }
                _ => {
                    *out += " + ";
                    self.write_expr(out, rhs, false);
                }
            },
            _ => {
                *out += " + ";
                self.write_expr(out, rhs, false);
            }
        }
    }
}

/// Writes `(d0, d1)[s0]`.
fn write_header(out: &mut String, dims: u32, symbols: u32) {
    let list = |letter: &str, count: u32| {
        let names: Vec<String> = (0..count).map(|index| format!("{letter}{index}")).collect();
        names.join(", ")
    };
    write_to(out, format_args!("({})", list("d", dims)));
    if symbols > 0 {
        write_to(out, format_args!("[{}]", list("s", symbols)));
    }
}

fn write_to(out: &mut String, arguments: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = out.write_fmt(arguments);
}
