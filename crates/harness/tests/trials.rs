//! Trials, as a test target of a user runs them.

use checkjit::{Linker, Status};
use checkjit_harness::{Options, trials};
use libtest_mimic::{Arguments, Conclusion};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

fn file(name: &str, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("checkjit-{name}-{}.mlir", std::process::id()));
    std::fs::write(&path, text).unwrap();
    path
}

/// Runs the trials at a path. Their results go to a file, not among those of the tests here.
fn run(path: &Path, options: &Options) -> Conclusion {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let log = std::env::temp_dir().join(format!("checkjit-trials-{}-{number}.log", std::process::id()));
    let logfile = Some(log.display().to_string());
    let conclusion =
        libtest_mimic::run(&Arguments { logfile, ..Arguments::default() }, trials([path], options));
    std::fs::remove_file(log).unwrap();
    conclusion
}

/// How many trials of a text pass and fail.
fn conclude(name: &str, text: &str, options: &Options) -> (u64, u64) {
    let path = file(name, text);
    let conclusion = run(&path, options);
    std::fs::remove_file(path).unwrap();
    (conclusion.num_passed, conclusion.num_failed)
}

#[test]
fn tests_of_inner_modules_are_ignored_aloud() {
    let text = format!("module {{ func.func @outer() {CHECK} module @inner {{ func.func @f() {CHECK} }} }}");
    let path = file("inner", &text);
    let conclusion = run(&path, &Options::default());
    std::fs::remove_file(path).unwrap();
    let Conclusion { num_passed, num_failed, num_ignored, .. } = conclusion;
    assert_eq!((num_passed, num_failed, num_ignored), (1, 0, 1));
}

const CHECK: &str = "{ %x = util.unfoldable_constant 0 : i32 check.expect_false(%x) : i32 return }";

#[test]
fn functions_pass_and_fail_one_by_one() {
    let text = format!(
        "func.func @good() {CHECK}
         func.func @bad() {}
         func.func @empty() {{ return }}
         // -----
         func.func @broken(
         // -----
         func.func @good() {CHECK}",
        CHECK.replace("expect_false", "expect_true")
    );
    assert_eq!(conclude("each", &text, &Options::default()), (3, 2));
    let options = Options { deny_empty: true, ..Options::default() };
    assert_eq!(conclude("deny", &text, &options), (2, 3));
    let options = Options { check_module: false, ..Options::default() };
    assert_eq!(conclude("without", &text, &options), (4, 1));
}

#[test]
fn many_are_compiled_in_batches() {
    let text: String = (0..100).map(|index| format!("func.func @f{index}() {CHECK}\n")).collect();
    assert_eq!(conclude("many", &text, &Options::default()), (100, 0));
}

#[test]
fn host_functions_are_bound_and_time_is_limited() {
    let text = "func.func private @custom.answer() -> i32
        func.func private @custom.refuse()
        func.func @asks() {
          %x = call @custom.answer() : () -> i32
          %y = arith.constant 42 : i32
          %same = arith.cmpi eq, %x, %y : i32
          check.expect_true(%same) : i1
          return
        }
        func.func @refused() { call @custom.refuse() : () -> () return }
        func.func @forever() {
          cf.br ^bb1
        ^bb1:
          cf.br ^bb1
        }";
    let host_functions = |linker: &mut Linker| {
        linker.func("custom", "answer", || 42i32);
        linker.func("custom", "refuse", || Err::<(), _>(Status::invalid("no")));
    };
    let timeout = Some(Duration::from_millis(100));
    let options = Options { host_functions, timeout, ..Options::default() };
    assert_eq!(conclude("host", text, &options), (1, 2));
}

#[test]
fn what_is_missing_fails() {
    for path in ["/no/such/path", "/dev/null"] {
        assert!(run(Path::new(path), &Options::default()).has_failed());
    }
}
