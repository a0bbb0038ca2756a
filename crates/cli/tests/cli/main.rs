//! The program as its users see it: files and a command line in, text and an exit code out.

mod binary;
mod opt;
mod run;
mod test;
mod usage;
mod values;
mod verify_diagnostics;

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of its own for a test, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("checkjit-cli-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// Writes a file and returns its path.
    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    }

    fn path(&self) -> String {
        self.0.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What a command line came to.
struct Ended {
    code: u8,
    out: String,
    err: String,
}

fn checkjit(args: &[&str]) -> Ended {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = ["checkjit"].iter().chain(args).map(OsString::from);
    let code = checkjit_cli::run(args, &mut out, &mut err);
    Ended { code, out: String::from_utf8(out).unwrap(), err: String::from_utf8(err).unwrap() }
}

/// Two tests that pass, a helper and a function that is no test.
const GOOD: &str = "\
func.func @sum() {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.addi %a, %a : tensor<2xi32>
  check.expect_eq_const(%b, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @truth() {
  %one = util.unfoldable_constant 1 : i32
  check.expect_true(%one) : i32
  return
}
func.func @__helper() {
  return
}
func.func @takes(%x: i32) {
  check.expect_true(%x) : i32
  return
}
";

/// A test whose first check fails, and one that passes.
const BAD: &str = "\
func.func @differs() {
  %lhs = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %rhs = util.unfoldable_constant dense<[1, 5, 3]> : tensor<3xi32>
  check.expect_eq(%lhs, %rhs) : tensor<3xi32>
  check.expect_eq(%lhs, %lhs) : tensor<3xi32>
  return
}
func.func @holds() {
  %zero = util.unfoldable_constant 0 : i32
  check.expect_false(%zero) : i32
  return
}
";

/// A test that never ends.
const LOOP: &str = "\
func.func @forever() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
";
