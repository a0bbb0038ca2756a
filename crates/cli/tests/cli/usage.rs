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
    let (plain, markdown) = (checkjit(&["ops"]), checkjit(&["ops", "--markdown"]));
    assert_eq!((plain.code, markdown.code), (0, 0));
    for op in checkjit_dialects::registry().ops() {
        assert!(plain.out.contains(&format!("  {} ", op.name)), "{}", op.name);
        assert!(markdown.out.contains(&format!("| `{}` | ", op.name)), "{}", op.name);
    }
    assert!(markdown.out.contains("## check\n\n| operation | what it does | code |\n|---|---|---|\n"));
}
