//! What only a process has: stdin, pipes that close, and standard error.

use crate::{Folder, GOOD};
use std::io::Write;
use std::process::{Command, Stdio};

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_checkjit"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn a_dash_is_stdin() {
    let mut child = program().args(["opt", "-", "--to=core"]).spawn().unwrap();
    child.stdin.take().unwrap().write_all(GOOD.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("module {\n  func.func @sum() {\n"));

    let mut child = program().args(["test", "-"]).spawn().unwrap();
    child.stdin.take().unwrap().write_all(GOOD.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("ok: 2 tests passed; "));

    let mut child = program().args(["run", "-", "--function=f"]).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"func.func @f(").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    assert!(String::from_utf8(output.stderr).unwrap().contains("--> <stdin>:1:"));
}

#[test]
fn a_closed_pipe_is_no_panic() {
    let folder = Folder::new();
    let path = folder.file("good.mlir", GOOD);
    for args in [&["test", &path][..], &["opt", &path], &["ops"], &["--help"]] {
        let mut child = program().args(args).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(output.status.code().is_some(), "{args:?} was killed");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
    }
}

/// What IREE writes for the same.
#[test]
fn a_trace_goes_to_standard_error() {
    let source = "\
util.func public @traced() {
  %t = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %s = util.unfoldable_constant dense<1.5> : tensor<f32>
  %view = hal.tensor.export %t : tensor<2x2xi32> -> !hal.buffer_view
  %scalar = hal.tensor.export %s : tensor<f32> -> !hal.buffer_view
  hal.buffer_view.trace \"two views\" = %view, %scalar : !hal.buffer_view, !hal.buffer_view
  check.expect_all_true(%t) : tensor<2x2xi32>
  util.return
}
";
    let folder = Folder::new();
    let path = folder.file("traced.mlir", source);
    for device in ["local", "sim"] {
        let output = program().args(["test", &path, "--device", device]).output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(error, "=== two views ===\n2x2xi32=[1 2][3 4]\nf32=1.5\n\n");
    }
}
