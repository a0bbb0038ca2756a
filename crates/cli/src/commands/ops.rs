//! `checkjit ops`: the rows of the registry, which is the table of what is supported.

use crate::args::OpsArgs;
use crate::console::Console;
use crate::failure::Failure;
use checkjit_codegen::{WITHOUT_EMITTER, has_emitter};
use checkjit_harness::exit_codes;
use checkjit_ir::Registry;
use checkjit_ir::def::OpDef;
use std::fmt::Write;

pub(crate) fn run(args: &OpsArgs, console: &mut Console<'_>) -> Result<u8, Failure> {
    let registry = checkjit_dialects::registry();
    let text = if args.markdown { markdown(&registry) } else { plain(&registry) };
    console.write(&text, None)?;
    Ok(exit_codes::SUCCESS)
}

/// A dialect's name and its operations, each with what the code generator makes of it.
fn rows(registry: &Registry) -> Vec<(&'static str, Vec<(&'static OpDef, String)>)> {
    let code = |op: &'static OpDef| {
        let reason = WITHOUT_EMITTER.iter().find(|row| row.0 == op.name).map(|row| row.1);
        match has_emitter(registry.id(op)) {
            true => "emitted".to_owned(),
            false => reason.unwrap_or(if op.lower.is_some() { "lowered" } else { "none" }).to_owned(),
        }
    };
    let dialects = registry.dialects().iter();
    let dialects = dialects.map(|dialect| {
        let ops = dialect.ops.iter().flat_map(|family| family.iter().copied());
        (dialect.name, ops.map(|op| (op, code(op))).collect())
    });
    dialects.collect()
}

fn plain(registry: &Registry) -> String {
    let width = registry.ops().iter().map(|op| op.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    for (dialect, ops) in rows(registry) {
        let gap = if text.is_empty() { "" } else { "\n" };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{gap}{dialect}");
        for (op, code) in ops {
            let _ = writeln!(text, "  {:width$}  {}", op.name, op.summary);
            let _ = writeln!(text, "  {:width$}    code: {code}", "");
        }
    }
    text
}

fn markdown(registry: &Registry) -> String {
    let mut text = String::new();
    for (dialect, ops) in rows(registry) {
        let gap = if text.is_empty() { "" } else { "\n" };
        let _ = writeln!(text, "{gap}## {dialect}\n\n| operation | what it does | code |\n|---|---|---|");
        for (op, code) in ops {
            let _ = writeln!(text, "| `{}` | {} | {code} |", op.name, op.summary.replace('|', "\\|"));
        }
    }
    text
}
