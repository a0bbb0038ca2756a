//! `checkjit ops`: the rows of the registry, which is the table of what is supported. Nothing in it is typed here:
//! the rows say what an operation is, the code generator how it is run, or why it is not.

use crate::args::{OpsArgs, OpsFormat};
use crate::console::Console;
use crate::failure::Failure;
use checkjit_codegen::{Support, support};
use checkjit_harness::exit_codes;
use checkjit_ir::def::{Format, OpDef};
use std::fmt::Write;

pub(crate) fn run(args: &OpsArgs, console: &mut Console<'_>) -> Result<u8, Failure> {
    let dialects = dialects(args.name.as_deref().unwrap_or_default());
    if let (true, Some(name)) = (dialects.is_empty(), &args.name) {
        return Err(Failure::usage(format!("there is no operation with '{name}' in its name")));
    }
    let text = match args.format {
        OpsFormat::Text => text(&dialects),
        OpsFormat::Markdown => markdown(&dialects),
        OpsFormat::Json => json(&dialects),
    };
    console.write(&text, None)?;
    Ok(exit_codes::SUCCESS)
}

/// A dialect with the operations that are shown, at least one.
struct Dialect {
    name: &'static str,
    ops: Vec<Op>,
}

/// What the table says of an operation.
struct Op {
    def: &'static OpDef,
    /// Whether it has a custom form besides the generic one.
    has_custom_form: bool,
    support: Support,
}

impl Op {
    fn new(def: &'static OpDef) -> Self {
        let has_custom_form = !matches!(def.format, Format::Generic);
        Op { def, has_custom_form, support: support(def) }
    }

    fn syntax(&self) -> &'static str {
        if self.has_custom_form { "custom" } else { "generic" }
    }

    fn is_run(&self) -> bool {
        !matches!(self.support, Support::NotRun(_))
    }

    /// How it is run, or why it is not.
    fn how(&self) -> &'static str {
        match self.support {
            Support::Emitted => "has code",
            Support::Otherwise(what) => what,
            Support::NotRun(why) => why,
        }
    }
}

fn dialects(filter: &str) -> Vec<Dialect> {
    let registry = checkjit_dialects::registry();
    let dialects = registry.dialects().iter().map(|dialect| {
        let ops = dialect.ops.iter().flat_map(|family| family.iter().copied());
        Dialect { name: dialect.name, ops: ops.filter(|op| op.name.contains(filter)).map(Op::new).collect() }
    });
    dialects.filter(|dialect| !dialect.ops.is_empty()).collect()
}

/// How many operations there are, and how many of them are run.
fn totals(dialects: &[Dialect]) -> String {
    let all = || dialects.iter().flat_map(|dialect| &dialect.ops);
    let (count, run) = (all().count(), all().filter(|op| op.is_run()).count());
    format!("{count} operations are read, verified and printed; {run} of them are run")
}

// Writing to a string cannot fail.

fn text(dialects: &[Dialect]) -> String {
    let width =
        dialects.iter().flat_map(|dialect| &dialect.ops).map(|op| op.def.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    for Dialect { name, ops } in dialects {
        let _ = writeln!(text, "{name}");
        for op in ops {
            let _ = writeln!(text, "  {:width$}  {}", op.def.name, op.def.summary);
            let runs = if op.is_run() { "runs" } else { "does not run" };
            let _ = writeln!(text, "  {:width$}    {} form; {runs}: {}", "", op.syntax(), op.how());
        }
        text.push('\n');
    }
    let _ = writeln!(text, "{}", totals(dialects));
    text
}

fn markdown(dialects: &[Dialect]) -> String {
    let mut text = format!("{}.\n", totals(dialects));
    let cell = |text: &str| text.replace('|', "\\|");
    for Dialect { name, ops } in dialects {
        let _ = writeln!(text, "\n## {name}\n\n| operation | what it does | form | runs | how, or why not |");
        let _ = writeln!(text, "|---|---|---|---|---|");
        for op in ops {
            let runs = if op.is_run() { "yes" } else { "no" };
            let (summary, how) = (cell(op.def.summary), cell(op.how()));
            let _ = writeln!(text, "| `{}` | {summary} | {} | {runs} | {how} |", op.def.name, op.syntax());
        }
    }
    text
}

fn json(dialects: &[Dialect]) -> String {
    let dialects: Vec<String> = dialects
        .iter()
        .map(|Dialect { name, ops }| {
            let ops: Vec<String> = ops.iter().map(json_op).collect();
            format!("  {{\"dialect\": {}, \"operations\": [\n{}\n  ]}}", quoted(name), ops.join(",\n"))
        })
        .collect();
    format!("[\n{}\n]\n", dialects.join(",\n"))
}

fn json_op(op: &Op) -> String {
    let (name, summary, syntax) = (quoted(op.def.name), quoted(op.def.summary), quoted(op.syntax()));
    let (runs, how) = (op.is_run(), quoted(op.how()));
    format!(
        "    {{\"name\": {name}, \"summary\": {summary}, \"form\": {syntax}, \"runs\": {runs}, \"how\": {how}}}"
    )
}

/// A string of JSON.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c < ' ' => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    #[test]
    fn strings_are_quoted() {
        assert_eq!(super::quoted("a \"b\" \\ \n é"), "\"a \\\"b\\\" \\\\ \\u000a é\"");
    }
}
