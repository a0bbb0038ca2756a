//! Inputs with what iree-opt prints for them: the files of `printed/`, which `printed/write.py` completes.

mod common;

use checkjit_ir::equal::difference;
use checkjit_syntax::{PrintOptions, parse, print};
use std::path::Path;

const MARK: &str = "\n// ---- iree-opt";

/// What we print for a text that iree-opt reads from its standard input.
fn printed(text: &str, options: PrintOptions) -> String {
    let module = match parse(common::registry(), "<stdin>", text) {
        Ok(module) => module,
        Err(error) => panic!("{error}"),
    };
    let out = print(&module, options);
    // What we print reads back to the same, and prints the same.
    let again =
        parse(common::registry(), "<stdin>", &out).unwrap_or_else(|error| panic!("{error}\nin\n{out}"));
    assert_eq!(difference(&module, &again), None, "in\n{out}");
    if !options.debuginfo || !out.contains("loc(\"<stdin>\":0:0)") {
        assert_eq!(print(&again, options), out);
    }
    out
}

#[test]
fn as_iree_opt_prints_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/printed");
    let (mut count, mut differences) = (0, String::new());
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "mlir") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let mut parts = text.split(MARK);
        let source = format!("{}\n", parts.next().unwrap_or_default());
        for part in parts {
            let (flags, expected) = part.split_once('\n').unwrap();
            let options = PrintOptions {
                generic: flags.contains("--mlir-print-op-generic"),
                debuginfo: flags.contains("--mlir-print-debuginfo"),
            };
            let out = printed(&source, options);
            let pairs = out.trim_end().lines().zip(expected.trim_end().lines());
            for (line, (ours, theirs)) in (1..).zip(pairs).filter(|(_, (ours, theirs))| ours != theirs) {
                differences += &format!(
                    "{} with{flags}, line {line}\n  ours: {ours}\n  iree-opt: {theirs}\n",
                    path.display()
                );
            }
            if out.trim_end().lines().count() != expected.trim_end().lines().count() {
                differences += &format!("{} with{flags} has another number of lines\n", path.display());
            }
            count += 1;
        }
    }
    assert!(differences.is_empty(), "{differences}");
    assert!(count >= 20, "{count} outputs compared");
}
