//! `checkjit opt`.

use crate::{BAD, Folder, GOOD, checkjit};

const PHASES: [&str; 5] = ["input", "core", "dispatch", "hal", "vm"];

#[test]
fn what_is_printed_is_read_and_printed_the_same() {
    let folder = Folder::new();
    let path = folder.file("f.mlir", GOOD);
    for phase in PHASES {
        for form in [&[][..], &["--generic"], &["--canonicalize"], &["--debuginfo"]] {
            let to = format!("--to={phase}");
            let first = checkjit(&[&["opt", &path, &to], form].concat());
            assert_eq!((first.code, first.err.as_str()), (0, ""), "{phase} {form:?}");
            let again = folder.file("again.mlir", &first.out);
            let again = checkjit(&[&["opt", &again], form].concat());
            assert_eq!((again.code, again.err.as_str()), (0, ""), "{phase} {form:?}\n{}", first.out);
            assert_eq!(again.out, first.out, "{phase} {form:?}");
        }
    }
}

#[test]
fn phases_are_told_apart() {
    let folder = Folder::new();
    let path = folder.file("f.mlir", GOOD);
    let to = |phase: &str| checkjit(&["opt", &path, "--to", phase]).out;
    assert_eq!(checkjit(&["opt", &path]).out, to("input"));
    assert!(to("input").contains("check.expect_eq_const"));
    assert!(!to("core").contains("check.expect_eq_const"));
    assert!(to("vm").contains("vm.import private optional @check.expect_eq("));
    assert!(checkjit(&["opt", &path, "--canonicalize"]).out.contains("check.expect_eq(%"));
    let ended = checkjit(&["opt", &path, "--to=nowhere"]);
    assert_eq!(ended.code, 2);
    assert!(PHASES.iter().all(|phase| ended.err.contains(phase)), "{}", ended.err);
}

#[test]
fn files_are_split_when_asked_for() {
    let folder = Folder::new();
    let path = folder.file("f.mlir", format!("{GOOD}// -----\n{BAD}"));
    let whole = checkjit(&["opt", &path]);
    assert_eq!((whole.code, whole.out.matches("module {").count()), (0, 1));
    assert!(!whole.out.contains("// -----"));
    let parts = checkjit(&["opt", &path, "--split-input-file"]);
    assert_eq!((parts.code, parts.out.matches("module {").count()), (0, 2));
    assert!(parts.out.contains("}\n\n// -----\nmodule {"));
    let again = checkjit(&["opt", &folder.file("again.mlir", &parts.out), "--split-input-file"]);
    assert_eq!(again.out, parts.out);
}

#[test]
fn errors_go_to_stderr_and_nothing_is_printed() {
    let folder = Folder::new();
    let broken = folder.file("broken.mlir", format!("{GOOD}// -----\nfunc.func @f() {{ foo }}\n"));
    let ended = checkjit(&["opt", &broken, "--split-input-file"]);
    assert_eq!((ended.code, ended.out.as_str()), (3, ""));
    assert!(ended.err.contains(&format!("--> {broken}:20:18")), "{}", ended.err);

    let unknown = folder.file("unknown.mlir", "func.func @f() { \"no.such\"() : () -> () return }");
    let ended = checkjit(&["opt", &unknown, "--to=vm"]);
    assert_eq!((ended.code, ended.out.as_str()), (3, ""));
    assert!(ended.err.contains("no.such"), "{}", ended.err);

    let ended = checkjit(&["opt", &format!("{}/no.mlir", folder.path())]);
    assert_eq!(ended.code, 3);
    assert!(ended.err.contains("no.mlir' cannot be read: "), "{}", ended.err);
    let output = format!("{}/no/out.mlir", folder.path());
    assert_eq!(checkjit(&["opt", &folder.file("good.mlir", GOOD), "-o", &output]).code, 3);
}

#[test]
fn locations_are_printed_when_asked_for() {
    let folder = Folder::new();
    let path = folder.file("f.mlir", GOOD);
    assert!(!checkjit(&["opt", &path]).out.contains("loc("));
    let first = checkjit(&["opt", &path, "--debuginfo"]).out;
    assert!(first.contains(&format!("loc(\"{path}\":3:8)")), "{first}");
    assert_eq!(checkjit(&["opt", &path, "--mlir-print-debuginfo"]).out, first);
    // They are those of the user's file in later phases too.
    let vm = checkjit(&["opt", &path, "--debuginfo", "--to=vm"]).out;
    assert!(vm.contains(&format!("loc(\"{path}\":4:3)")), "{vm}");
}

#[test]
fn the_module_is_printed_after_each_phase() {
    let folder = Folder::new();
    let path = folder.file("f.mlir", GOOD);
    let heads = |ended: &crate::Ended| -> Vec<String> {
        ended.err.lines().filter(|line| line.starts_with("// -----// ")).map(str::to_owned).collect()
    };
    let head = |phase: &str| format!("// -----// IR Dump After {phase} //----- //");
    let all = checkjit(&["opt", &path, "--trace"]);
    assert_eq!((all.code, heads(&all)), (0, PHASES.map(head).to_vec()));
    assert_eq!(all.out, checkjit(&["opt", &path, "--to=vm"]).out);
    for phase in PHASES {
        let printed = checkjit(&["opt", &path, "--to", phase]).out;
        assert!(all.err.contains(&format!("{}\n{printed}", head(phase))), "{phase}");
    }
    let some = checkjit(&["opt", &path, "--trace", "--to=core", "--generic"]);
    assert_eq!(heads(&some), [head("input"), head("core")]);
    assert!(some.err.contains("\"func.func\"()"));

    let unknown = folder.file("unknown.mlir", "func.func @f() { \"no.such\"() : () -> () return }");
    let failed = checkjit(&["opt", &unknown, "--trace"]);
    assert_eq!((failed.code, failed.out.as_str()), (3, ""));
    let failed = heads(&failed);
    assert!(failed.last().is_some_and(|last| last.ends_with(" Failed //----- //")), "{failed:?}");
}
