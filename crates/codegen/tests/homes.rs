//! Where values are between calls: programs made at random out of calls, branches and loops, whose results are
//! computed as they are made.

mod support;

use std::fmt::Write;
use support::*;

/// A function's text with the values that are seen at its end.
struct Program {
    text: String,
    values: Vec<(String, u64)>,
    random: Random,
    next: usize,
}

impl Program {
    fn new(seed: u64) -> Self {
        let text = r#"func.func private @id(%a: i64) -> i64 { return %a : i64 }
            func.func @f(%a: i64, %b: i64, %taken: i1) -> (i64, i64, i64, i64, i64, i64, i64, i64) {
              %one = util.unfoldable_constant 1 : i64
              %minus = arith.constant -1 : i64
              %zero = arith.constant 0 : i64
        "#;
        let values =
            [("%a", 3), ("%b", 5), ("%one", 1), ("%minus", u64::MAX)].map(|(name, v)| (name.to_owned(), v));
        Program { text: text.to_owned(), values: values.into(), random: Random(seed), next: 0 }
    }

    fn choose(&mut self, count: usize) -> usize {
        (self.random.next() % count as u128) as usize
    }

    /// One of the values; recent ones more often.
    fn value(&mut self) -> (String, u64) {
        let near = self.choose(2) == 0;
        let count = if near { self.values.len().min(4) } else { self.values.len() };
        let index = self.values.len() - 1 - self.choose(count);
        self.values[index].clone()
    }

    fn number(&mut self) -> usize {
        self.next += 1;
        self.next
    }

    fn step(&mut self) {
        let ((x, x_value), (y, y_value)) = (self.value(), self.value());
        let n = self.number();
        let out = &mut self.text;
        let (name, value) = match self.random.next() % 8 {
            0..3 => {
                let _ = writeln!(out, "%v{n} = arith.addi {x}, {y} : i64");
                (format!("%v{n}"), x_value.wrapping_add(y_value))
            }
            3..5 => {
                let _ = writeln!(out, "%v{n} = func.call @id({x}) : (i64) -> i64");
                (format!("%v{n}"), x_value)
            }
            5 => {
                let _ = writeln!(out, "cf.br ^b{n}({x}, {y} : i64, i64)\n^b{n}(%v{n}: i64, %w{n}: i64):");
                (format!("%w{n}"), y_value)
            }
            6 => {
                let _ = writeln!(
                    out,
                    "cf.cond_br %taken, ^t{n}({x} : i64), ^e{n}({y} : i64)
                     ^t{n}(%p{n}: i64):
                       %q{n} = arith.addi %p{n}, {y} : i64
                       cf.br ^j{n}(%q{n} : i64)
                     ^e{n}(%r{n}: i64):
                       %s{n} = func.call @id(%r{n}) : (i64) -> i64
                       cf.br ^j{n}(%s{n} : i64)
                     ^j{n}(%v{n}: i64):"
                );
                (format!("%v{n}"), x_value.wrapping_add(y_value))
            }
            _ => {
                let _ = writeln!(
                    out,
                    r#"cf.br ^h{n}(%one, {x} : i64, i64)
                     ^h{n}(%c{n}: i64, %acc{n}: i64):
                       %sum{n} = arith.addi %acc{n}, {y} : i64
                       %v{n} = func.call @id(%sum{n}) : (i64) -> i64
                       %d{n} = arith.addi %c{n}, %minus : i64
                       %more{n} = "arith.cmpi"(%c{n}, %zero) <{{predicate = 1 : i64}}> : (i64, i64) -> i1
                       cf.cond_br %more{n}, ^h{n}(%d{n}, %v{n} : i64, i64), ^x{n}
                     ^x{n}:"#
                );
                (format!("%v{n}"), x_value.wrapping_add(y_value.wrapping_mul(2)))
            }
        };
        self.values.push((name, value));
    }
}

#[test]
fn values_are_where_they_are_looked_for() {
    for seed in 0..60 {
        let mut program = Program::new(seed);
        for _ in 0..40 {
            program.step();
        }
        let results: Vec<(String, u64)> = (0..8).map(|_| program.value()).collect();
        let names: Vec<&str> = results.iter().map(|(name, _)| name.as_str()).collect();
        let types = ["i64"; 8].join(", ");
        let text = format!("{}return {} : {types}\n}}", program.text, names.join(", "));
        let mut running = Running::local(&text);
        let found = running.call_ok("f", &[slot(3), slot(5), slot(1)]);
        let found: Vec<u64> = found.into_iter().map(|slot| slot.lo).collect();
        let expected: Vec<u64> = results.iter().map(|(_, value)| *value).collect();
        assert_eq!(found, expected, "{seed}\n{text}");
    }
}

#[test]
fn a_frame_has_the_size_of_what_lives_at_once() {
    // Many values one after the other, then as many at once as there is no room for.
    let chain = |count: usize| -> String {
        (0..count).fold(String::new(), |mut text, i| {
            let _ = writeln!(text, "%v{} = func.call @id(%v{i}) : (i64) -> i64", i + 1);
            text
        })
    };
    let id = "func.func private @id(%a: i64) -> i64 { return %a : i64 }\n";
    let text = format!("{id}func.func @f(%v0: i64) -> i64 {{\n{}return %v8000 : i64 }}", chain(8000));
    assert_eq!(bits(Running::local(&text).call_ok("f", &[slot(9)])[0]), 9);

    let sums: String = (0..2000).fold(String::new(), |mut text, i| {
        let _ = writeln!(text, "%s{} = arith.addi %s{i}, %v{i} : i64", i + 1);
        text
    });
    let text = format!(
        "{id}func.func @f(%v0: i64) -> i64 {{\n{}%s0 = func.call @id(%v0) : (i64) -> i64\n{sums}return %s2000 : i64 }}",
        chain(2000)
    );
    let compiled = compile(&module(&text));
    assert!(errors(&compiled, "f").contains("bytes of stack for values"), "{}", errors(&compiled, "f"));
}
