//! `checkjit opt --verify-diagnostics`. What is expected here is what iree-opt says of the same text.

use crate::{Ended, Folder, checkjit};

fn verify(text: &str, options: &[&str]) -> Ended {
    let folder = Folder::new();
    let path = folder.file("f.mlir", text);
    checkjit(&[&["opt", &path, "--verify-diagnostics", "--split-input-file"], options].concat())
}

/// The errors, without what is drawn below them.
fn errors(ended: &Ended) -> Vec<&str> {
    ended.err.lines().filter(|line| line.starts_with("error: ")).collect()
}

#[test]
fn what_is_expected_and_appears_is_well() {
    for text in [
        "func.func @f() { return }",
        "func.func @f() { // expected-error@+1 {{use of undeclared SSA value}}\n return %x : i32 }",
        "func.func @f() {\n return %x : i32\n} // expected-error @-1 {{undeclared}}",
        "func.func @f() { return %x : i32 } // expected-error {{}}",
        "// expected-note@+2 {{see existing}}\n// expected-error@+2 {{redefinition of symbol}}\n\
         func.func @f() { return }\nfunc.func @f() { return }",
        // Comments do not count as lines above and below.
        "func.func @f() { return }\n// expected-note@above {{see existing}}\n\
         // expected-error@below {{redefinition}}\nfunc.func @f() { return }",
        "// expected-error-re@+1 {{use of {{un.*}} SSA {{(x|value)}} name}}\nfunc.func @f() { return %x : i32 }",
    ] {
        let ended = verify(text, &[]);
        assert_eq!((ended.code, ended.err.as_str()), (0, ""), "{text}");
    }
}

#[test]
fn what_is_not_produced_and_what_is_not_expected_is_said() {
    let of = |text: &str, expected: &[&str]| {
        let ended = verify(text, &[]);
        assert_eq!((ended.code, errors(&ended).as_slice()), (1, expected), "{text}");
        ended.err
    };
    let said = of(
        "// expected-warning@+1 {{not there}}\nfunc.func @f() { return }",
        &["error: expected warning \"not there\" was not produced"],
    );
    assert!(said.contains("f.mlir:1:4\n"), "{said}");
    let said = of(
        "func.func @f() {\n  return %x : i32\n}",
        &["error: unexpected error: use of undeclared SSA value name"],
    );
    assert!(said.contains("f.mlir:2:10\n"), "{said}");
    of(
        "func.func @f() { return %x : i32 } // expected-remark {{undeclared}}",
        &[
            "error: 'error' diagnostic emitted when expecting a 'remark'",
            "error: expected remark \"undeclared\" was not produced",
        ],
    );
    // A diagnostic is expected once.
    of(
        "// expected-error@+2 {{undeclared}}\n// expected-error@+1 {{undeclared}}\nfunc.func @f() { return %x : i32 }",
        &["error: expected error \"undeclared\" was not produced"],
    );
    // On another line.
    of(
        "// expected-error@+2 {{undeclared}}\nfunc.func @f() { return %x : i32 }\n\n",
        &[
            "error: unexpected error: use of undeclared SSA value name",
            "error: expected error \"undeclared\" was not produced",
        ],
    );
    of(
        "func.func @f() { return } // expected-error@unknown {{x}}",
        &["error: expected error \"x\" was not produced"],
    );
    of("// expected-error@below {{x}}", &["error: expected error \"x\" was not produced"]);
    of("// expected-error-re {{a {{b}}", &["error: found start of regex with no end '}}'"]);
    of("// expected-error-re {{a {{(b}}}}", &["error: invalid regex: unclosed group"]);
    of("// expected-error@+99999999999999999999 {{x}}", &["error: expected error \"x\" was not produced"]);
}

#[test]
fn parts_are_by_themselves_and_those_that_are_well_are_printed() {
    let good = "func.func @f() { return }\n";
    let bad = "func.func @g() { return %x : i32 } // expected-error {{undeclared}}\n";
    let ended = verify(&format!("{good}// -----\n{bad}// -----\n{good}"), &[]);
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
    assert_eq!((ended.out.matches("func.func @f").count(), ended.out.matches("// -----").count()), (2, 2));
    let ended = verify(&format!("{good}// -----\n// expected-error@-2 {{{{x}}}}\n{good}"), &[]);
    assert_eq!(errors(&ended), ["error: expected error \"x\" was not produced"]);
}

#[test]
fn what_lowering_says_is_a_diagnostic_too() {
    let text = "func.func @f(%a: tensor<*xi32>) -> tensor<*xi32> {\n  return %a : tensor<*xi32>\n}";
    assert_eq!(verify(text, &["--to=input"]).code, 0);
    let said = verify(text, &["--to=vm"]);
    assert!(said.code == 0 || errors(&said)[0].starts_with("error: unexpected error: "), "{}", said.err);
    let unknown = "func.func @f() {\n  \"no.such\"() : () -> () // expected-error {{supported}}\n  return\n}";
    assert_eq!(verify(unknown, &["--to=vm"]).code, 0);
}
