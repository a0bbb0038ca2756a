//! `checkjit test`.

use crate::{BAD, Folder, GOOD, LOOP, checkjit};

#[test]
fn success_is_one_line() {
    let folder = Folder::new();
    let path = folder.file("good.mlir", GOOD);
    let ended = checkjit(&["test", &path]);
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
    assert!(ended.out.starts_with("ok: 2 tests passed; 2 checks executed; 1 file in "), "{}", ended.out);
    assert_eq!(ended.out.lines().count(), 1);
    assert_eq!(checkjit(&["test", &path, "--device=sim:latency=1us"]).code, 0);
}

#[test]
fn failures_are_drawn_with_place_line_and_values() {
    let folder = Folder::new();
    let path = folder.file("bad.mlir", BAD);
    let ended = checkjit(&["test", &path]);
    assert_eq!(ended.code, 1);
    for expected in [
        &format!("FAILED {path}::differs\n"),
        "error: check.expect_eq(%lhs, %rhs) failed\n",
        &format!("--> {path}:4:3\n"),
        "4 |   check.expect_eq(%lhs, %rhs) : tensor<3xi32>\n",
        "    1 of 3 elements differs in tensor<3xi32>\n",
        "      at [1]: 2 against 5",
        "\nFAILED: 1 test passed, 1 test failed; 3 checks executed, 1 failed; 1 file in ",
    ] {
        assert!(ended.out.contains(expected), "{expected:?} is not in\n{}", ended.out);
    }
    assert!(!ended.out.contains("holds"));
    assert!(!ended.out.contains('\x1b'));
    assert!(checkjit(&["test", &path, "--color=always"]).out.contains("\x1b[1;31mFAILED\x1b[0m"));
}

/// The text with times taken out.
fn timeless(text: &str) -> String {
    let mut result = String::new();
    for line in text.lines() {
        match line.rfind(" (").filter(|_| line.ends_with(" ms)") || line.ends_with(" ms total)")) {
            Some(end) => result += &line[..end],
            None => result += line,
        }
        result.push('\n');
    }
    result
}

#[test]
fn gtest_is_to_the_letter() {
    let folder = Folder::new();
    let path = folder.file("bad.mlir", BAD);
    let ended = checkjit(&["test", &path, "--format", "gtest"]);
    assert_eq!(ended.code, 1);
    let expected = format!(
        "\
[==========] Running 2 tests from 1 test suite.
[----------] Global test environment set-up.
[----------] 2 tests from module
[ RUN      ] module.differs
{path}:4: Failure
Expected equality of these values. Contents does not match.
  lhs:
    3xi32=1 2 3
  rhs:
    3xi32=1 5 3

[  FAILED  ] module.differs
[ RUN      ] module.holds
[       OK ] module.holds
[----------] 2 tests from module

[----------] Global test environment tear-down
[==========] 2 tests from 1 test suite ran.
[  PASSED  ] 1 test.
[  FAILED  ] 1 test, listed below:
[  FAILED  ] module.differs

 1 FAILED TEST
"
    );
    assert_eq!(timeless(&ended.out), expected);
}

#[test]
fn failures_can_be_meant() {
    let folder = Folder::new();
    let (good, bad) = (folder.file("good.mlir", GOOD), folder.file("bad.mlir", BAD));
    for format in ["--format=human", "--format=gtest"] {
        let ended = checkjit(&["test", "--expect-failure", format, &bad]);
        assert_eq!((ended.code, ended.out.lines().last()), (0, Some("Test failed as expected")));
        let ended = checkjit(&["test", "--expect-failure", format, &good]);
        assert_eq!((ended.code, ended.out.lines().last()), (1, Some("Test passed but expected failure")));
    }
}

#[test]
fn a_broken_file_does_not_keep_others_from_running() {
    let folder = Folder::new();
    folder.file("a.mlir", "func.func @f( {");
    folder.file("b.mlir", b"// \xff");
    folder.file("sub/c.mlir", GOOD);
    folder.file("sub/ignored.txt", "no module");
    let ended = checkjit(&["test", &folder.path()]);
    assert_eq!(ended.code, 3);
    let (a, b) = (format!("{}/a.mlir", folder.path()), format!("{}/b.mlir", folder.path()));
    assert!(ended.out.starts_with(&format!("INVALID {a}\nerror: ")), "{}", ended.out);
    assert!(ended.out.contains(&format!("--> {a}:1:")));
    assert!(ended.out.contains(&format!("error: {b} is not UTF-8: invalid byte at offset 3\n")));
    let summary = "ERROR: 2 tests passed, 2 invalid modules; 2 checks executed; 3 files in ";
    assert!(ended.out.contains(summary), "{}", ended.out);
}

#[test]
fn parts_are_apart() {
    let folder = Folder::new();
    let path =
        folder.file("parts.mlir", format!("{GOOD}// -----\nfunc.func @g(\n// -----\n{BAD}// -----\n{BAD}"));
    let ended = checkjit(&["test", "--list", &path]);
    assert_eq!(ended.code, 3);
    let names = ["#1::sum", "#1::truth", "#3::differs", "#3::holds", "#4::differs", "#4::holds"];
    assert_eq!(ended.out, names.map(|name| format!("{path}{name}\n")).concat());
    assert!(ended.err.contains(&format!("--> {path}:")), "{}", ended.err);

    let ended = checkjit(&["test", &path]);
    assert_eq!(ended.code, 3);
    assert!(ended.out.contains(&format!("INVALID {path}#2\n")));
    assert!(ended.out.contains(&format!("FAILED {path}#4::differs\n")));
    assert!(ended.out.contains(&format!("--> {path}:38:3\n")), "{}", ended.out);
    assert!(ended.out.contains("ERROR: 4 tests passed, 2 tests failed, 1 invalid module; "));
}

#[test]
fn results_are_in_order_whatever_the_threads() {
    let folder = Folder::new();
    for name in ["z", "b", "m", "a", "k"] {
        folder.file(&format!("{name}.mlir"), BAD);
    }
    let text =
        |jobs: &str| timeless(&checkjit(&["test", "--format=gtest", "--jobs", jobs, &folder.path()]).out);
    let alone = text("1");
    assert_eq!(alone.matches(": Failure\n").count(), 5);
    assert_eq!(alone, text("4"));
}

#[test]
fn filters_and_lists() {
    let folder = Folder::new();
    let path = folder.file("good.mlir", GOOD);
    let list = |filter: &str| checkjit(&["test", "--list", "--filter", filter, &path]);
    assert_eq!(list("mlir").out, format!("{path}::sum\n{path}::truth\n"));
    assert_eq!(list("*::tr?th").out, format!("{path}::truth\n"));
    assert!(
        checkjit(&["test", "--filter=sum", &path]).out.starts_with("ok: 1 test passed; 1 check executed")
    );
    for args in [vec!["test", "--filter=none", &path], vec!["test", "--list", "--filter=none", &path]] {
        let ended = checkjit(&args);
        assert_eq!((ended.code, ended.err.as_str()), (4, "error: no test matches 'none'\n"));
    }
    assert_eq!(checkjit(&["test", "--filter=a[", &path]).code, 2);
}

#[test]
fn no_path_and_no_tests_are_errors() {
    let folder = Folder::new();
    let missing = format!("{}/no.mlir", folder.path());
    let ended = checkjit(&["test", &missing]);
    assert_eq!((ended.code, ended.err), (3, format!("error: no such file or folder: '{missing}'\n")));
    let ended = checkjit(&["test", &folder.path()]);
    assert_eq!(ended.code, 4);
    assert!(ended.err.starts_with("error: there are no tests"));
}

#[test]
fn what_was_not_checked_is_said() {
    let folder = Folder::new();
    let path = folder.file("f.mlir", "func.func @empty() { return }");
    let ended = checkjit(&["test", &path]);
    assert_eq!(ended.code, 0);
    assert!(ended.out.starts_with(&format!("note: {path}::empty: no check was executed\n")), "{}", ended.out);
    let ended = checkjit(&["test", &path, "--deny-empty"]);
    assert_eq!(ended.code, 3);
    assert!(ended.out.starts_with(&format!("ERROR {path}::empty\nerror: no check was executed\n")));

    let path = folder.file("bad.mlir", BAD);
    let ended = checkjit(&["test", &path, "--no-check-module"]);
    assert_eq!(ended.code, 0);
    assert!(ended.out.contains(&format!("note: {path}::differs: 2 checks passed over: no check module\n")));
    assert!(ended.out.contains(&format!("note: {path}::holds: 1 check passed over: no check module\n")));
    assert!(ended.out.contains("ok: 2 tests passed; 0 checks executed, 3 passed over; "), "{}", ended.out);
    assert_eq!(checkjit(&["test", &path, "--no-check-module", "--deny-empty"]).code, 3);
}

#[test]
fn a_test_that_never_ends_is_stopped_and_others_are_not() {
    let folder = Folder::new();
    let path = folder.file("loop.mlir", format!("{LOOP}{GOOD}"));
    let begin = std::time::Instant::now();
    let ended = checkjit(&["test", &path, "--timeout", "0.2", "--jobs=1"]);
    assert!(begin.elapsed().as_secs() < 20);
    assert_eq!(ended.code, 3);
    assert!(
        ended.out.starts_with(&format!("ERROR {path}::forever\nerror: DEADLINE_EXCEEDED: ")),
        "{}",
        ended.out
    );
    assert!(ended.out.contains("ERROR: 2 tests passed, 1 error; 2 checks executed; "));
    assert_eq!(checkjit(&["test", &path, "--timeout=soon"]).code, 2);
}

#[test]
fn what_cannot_be_compiled_is_an_error_of_its_test() {
    let folder = Folder::new();
    let text = format!(
        "func.func private @custom.f()\nfunc.func @calls() {{ call @custom.f() : () -> () return }}\n{GOOD}"
    );
    let ended = checkjit(&["test", &folder.file("f.mlir", text)]);
    assert_eq!(ended.code, 3);
    assert!(ended.out.contains("::calls\nerror: NOT_FOUND: "), "{}", ended.out);
}

#[test]
fn tests_of_inner_modules_are_mentioned() {
    let folder = Folder::new();
    let inner = |count: usize| {
        let tests: String = (0..count).map(|index| format!("func.func @f{index}() {{ return }}\n")).collect();
        format!(
            "module {{\n{GOOD}module @inner {{\n{tests}module {{ func.func @g() {{ return }} }}\n}}\n}}\n"
        )
    };
    let path = folder.file("inner.mlir", inner(1));
    let ended = checkjit(&["test", &path]);
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
    let note =
        format!("note: {path}: 2 tests in inner modules not run: inner::f0, inner::g\nok: 2 tests passed; ");
    assert!(ended.out.starts_with(&note), "{}", ended.out);
    let filtered = checkjit(&["test", &path, "--filter=sum"]);
    assert!(filtered.out.starts_with("ok: 1 test passed; "), "{}", filtered.out);

    let path = folder.file("inner.mlir", inner(10).replace("@sum", "@__sum").replace("@truth", "@__truth"));
    let ended = checkjit(&["test", &path]);
    assert_eq!(ended.code, 4);
    assert!(ended.out.contains("11 tests in inner modules not run: inner::f0, "), "{}", ended.out);
    assert!(ended.out.contains(", inner::f7 and 3 more\n"), "{}", ended.out);
}
