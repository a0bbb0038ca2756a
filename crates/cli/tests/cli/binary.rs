//! What only a process has: stdin, and pipes that close.

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
