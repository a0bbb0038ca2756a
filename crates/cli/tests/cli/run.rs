//! `checkjit run` and `checkjit compile`.

use crate::{BAD, Folder, GOOD, checkjit};

/// A check that fails, in a function that returns.
const UNAVAILABLE: &str = "\
module @unavailable {
  func.func @zero() -> i32 {
    %zero = util.unfoldable_constant 0 : i32
    check.expect_true(%zero) : i32
    return %zero : i32
  }
}
";

#[test]
fn checks_are_passed_over_without_the_check_module() {
    let folder = Folder::new();
    let path = folder.file("f.mlir", UNAVAILABLE);
    let ended = checkjit(&["run", &path, "--function=zero", "--no-check-module"]);
    assert_eq!(ended.code, 0);
    assert_eq!(ended.out, "EXEC @zero\nresult[0]: i32=0\n");
    assert_eq!(ended.err, "1 check passed over: no check module\n");
}

#[test]
fn checks_that_fail_are_drawn() {
    let folder = Folder::new();
    let path = folder.file("f.mlir", UNAVAILABLE);
    for function in ["zero", "@zero"] {
        let ended = checkjit(&["run", &path, "--function", function, "--device=sim"]);
        assert_eq!(ended.code, 1);
        assert_eq!(ended.out, "EXEC @zero\nresult[0]: i32=0\n");
        assert!(ended.err.contains(&format!("--> {path}:4:5\n")), "{}", ended.err);
        assert!(ended.err.ends_with("    expected a nonzero value, found 0\n"));
    }
}

#[test]
fn tensors_are_printed_as_buffer_views() {
    let folder = Folder::new();
    let text = "func.func @f() -> (tensor<2x2xi32>, f32) {
      %t = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
      %x = arith.constant 1.5 : f32
      return %t, %x : tensor<2x2xi32>, f32
    }";
    let ended = checkjit(&["run", &folder.file("f.mlir", text), "--function=f"]);
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
    assert_eq!(ended.out, "EXEC @f\nresult[0]: hal.buffer_view\n2x2xi32=[1 2][3 4]\nresult[1]: f32=1.5\n");
}

#[test]
fn functions_that_are_not_there() {
    let folder = Folder::new();
    let path = folder.file("good.mlir", GOOD);
    let ended = checkjit(&["run", &path, "--function=no"]);
    assert_eq!(ended.code, 2);
    let names = "@sum, @truth, @__helper, @takes";
    assert_eq!(
        ended.err,
        format!("error: no function '@no' with a body in '{path}'; its functions are {names}\n")
    );
    let ended = checkjit(&["run", &path, "--function=takes"]);
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("function '@takes' takes (i32), but got 0 arguments"), "{}", ended.err);

    let twice = folder.file("twice.mlir", format!("{BAD}// -----\n{BAD}"));
    let ended = checkjit(&["run", &twice, "--function=holds"]);
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("'@holds' is in several parts of"), "{}", ended.err);

    let broken = folder.file("broken.mlir", "func.func @f(");
    let ended = checkjit(&["run", &broken, "--function=f"]);
    assert_eq!((ended.code, ended.out.as_str()), (3, ""));
    assert!(ended.err.contains(&format!("--> {broken}:1:")));
}

#[test]
fn code_for_another_machine_is_printed() {
    let folder = Folder::new();
    let path = folder.file("good.mlir", GOOD);
    let arm = checkjit(&["compile", &path, "--target=aarch64-unknown-linux-gnu", "--emit=asm"]);
    assert_eq!((arm.code, arm.err.as_str()), (0, ""));
    assert!(arm.out.contains("; function @sum") && arm.out.contains("stp fp, lr"), "{}", arm.out);
    let clif = checkjit(&["compile", &path, "--target=aarch64-apple-darwin", "--emit=clif"]);
    assert!(clif.code == 0 && clif.out.contains("apple_aarch64"), "{}", clif.out);
    for target in ["m68k-unknown-linux", "i686-unknown-linux-gnu", "nonsense"] {
        let ended = checkjit(&["compile", &path, "--target", target]);
        assert_eq!((ended.code, ended.out.as_str()), (2, ""));
        let begin = format!("error: no code can be generated for target '{target}': ");
        assert!(ended.err.starts_with(&begin), "{}", ended.err);
    }
}

#[test]
fn code_is_printed() {
    let folder = Folder::new();
    let path = folder.file("good.mlir", GOOD);
    let clif = checkjit(&["compile", &path, "--emit=clif"]);
    assert_eq!((clif.code, clif.err.as_str()), (0, ""));
    assert!(clif.out.contains("function %sum(") && clif.out.contains("iadd"), "{}", clif.out);
    let output = format!("{}/out.s", folder.path());
    let asm = checkjit(&["compile", &path, "--emit=asm", "-o", &output]);
    assert_eq!((asm.code, asm.out.as_str()), (0, ""));
    assert!(std::fs::read_to_string(output).unwrap().contains("ret"));
    let default = checkjit(&["compile", &path]);
    assert_eq!(
        (default.code, default.out),
        (0, std::fs::read_to_string(format!("{}/out.s", folder.path())).unwrap())
    );
}
