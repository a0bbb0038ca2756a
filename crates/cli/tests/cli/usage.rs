//! Help, versions, mistakes on the command line, and `checkjit ops`.

use crate::checkjit;

#[test]
fn help_and_version_are_no_errors() {
    let help = checkjit(&["--help"]);
    assert_eq!((help.code, help.err.as_str()), (0, ""));
    for command in ["test", "run", "opt", "compile", "ops", "Exit codes:"] {
        assert!(help.out.contains(command), "{command}");
    }
    assert_eq!(checkjit(&["--version"]).out, concat!("checkjit ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn mistakes_end_with_2() {
    for args in [&[][..], &["tset"], &["test"], &["test", "x", "--device=gpu"], &["test", "x", "--jobs=0"]] {
        let ended = checkjit(args);
        assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{args:?}");
        assert!(!ended.err.is_empty());
    }
    assert!(checkjit(&["test", "x", "--device=gpu"]).err.contains("expected 'local' or 'sim'"));
}

#[test]
fn every_operation_is_listed() {
    let print = |format: &str| {
        let ended = checkjit(&["ops", "--format", format]);
        assert_eq!((ended.code, ended.err.as_str()), (0, ""));
        ended.out
    };
    let (text, markdown, json) = (print("text"), print("markdown"), print("json"));
    assert_eq!(checkjit(&["ops"]).out, text);
    let registry = checkjit_dialects::registry();
    for op in registry.ops() {
        let name = op.name;
        assert!(text.contains(&format!("  {name} ")), "{name}");
        assert!(markdown.contains(&format!("\n| `{name}` | ")), "{name}");
        assert!(json.contains(&format!("    {{\"name\": \"{name}\", \"summary\": \"")), "{name}");
    }
    for why in registry.ops().iter().filter_map(|op| op.not_run) {
        assert!(text.contains(&format!(" form; does not run: {why}\n")), "{why}");
        assert!(markdown.contains(&format!(" | no | {why} |\n")), "{why}");
    }
    let count = registry.ops().len();
    assert!(text.contains(&format!("\n{count} operations are read, verified and printed; ")), "{text}");
    assert!(
        markdown.contains("\n## check\n\n| operation | what it does | form | runs | how, or why not |\n|---")
    );
    assert!(markdown.contains(" | custom | yes | has code |\n"), "{markdown}");
    assert!(json.starts_with("[\n  {\"dialect\": \"") && json.ends_with("  ]}\n]\n"), "{json}");

    let adds = checkjit(&["ops", "arith.addi"]).out;
    assert!(adds.starts_with("arith\n  arith.addi") && !adds.contains("muli"), "{adds}");
    assert_eq!(checkjit(&["ops", "no.such"]).code, 2);
}
