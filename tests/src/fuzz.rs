//! The bodies of the fuzz targets. Each takes arbitrary bytes and panics when checkjit does something wrong;
//! `cargo test` runs them too, for a fixed budget.

use checkjit::{
    Config, Device, Engine, Instance, Interrupt, Limits, Linker, Module, Report, RunError, StatusCode,
};
use checkjit_ir::verify::verify;
use checkjit_ir::{Module as Ir, equal};
use checkjit_syntax::PrintOptions;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Larger inputs teach nothing that smaller ones do not.
const MOST_BYTES: usize = 64 << 10;

/// What is valid prints, in both forms, as text that reads back as the same module.
pub fn parse(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let registry = checkjit_dialects::registry();
    let Ok(module) = checkjit_syntax::parse(&registry, "input.mlir", text) else { return };
    if !verify(&module).has_errors() {
        reads_back(&module);
    }
}

/// Prints a module in both forms, with its locations and without, and reads it back.
///
/// # Panics
/// When what is read differs, or does not verify.
pub fn reads_back(module: &Ir) {
    for (generic, debuginfo) in [(false, false), (true, false), (false, true)] {
        let printed = checkjit_syntax::print(module, PrintOptions { generic, debuginfo });
        let again = match checkjit_syntax::parse(module.registry(), "printed.mlir", &printed) {
            Ok(again) => again,
            Err(error) => panic!("{}\nin\n{printed}", error.diagnostics.render(&error.sources, false)),
        };
        if let Some(difference) = equal::difference(module, &again) {
            panic!("reads back with another {difference}:\n{printed}");
        }
        let diagnostics = verify(&again);
        assert!(!diagnostics.has_errors(), "{}\n{printed}", diagnostics.render(&again.sources, false));
    }
}

/// What verifies either runs within limits or says why not; every phase of it verifies and reads back, and
/// both devices come to the same verdict.
pub fn lower(data: &[u8]) {
    let Some(text) = text(data) else { return };
    static ENGINE: LazyLock<Engine> = LazyLock::new(|| {
        let limits = Limits { memory_bytes: 64 << 20, stack_bytes: 256 << 10 };
        Engine::new(&Config::new().limits(limits).verify_clif(true))
            .expect("this machine has a code generator")
    });
    let Ok(module) = Module::from_text(&ENGINE, "input.mlir", text) else { return };
    for phase in checkjit::PHASES {
        let lowered = module.lowered(phase);
        if lowered.diagnostics().is_empty() {
            let diagnostics = verify(&lowered.ir);
            let printed = || lowered.print(PrintOptions::default());
            assert!(
                !diagnostics.has_errors(),
                "the {} phase does not verify: {}\n{}",
                phase.name,
                diagnostics.render(&lowered.ir.sources, false),
                printed()
            );
            reads_back(&lowered.ir);
        }
    }
    let mut linker = Linker::new(&ENGINE);
    linker.check_module();
    for test in module.tests().into_iter().take(8) {
        let run = |device| run_limited(&Instance::new(&linker, &module, device), &test.name);
        let (local, sim) = (run(Device::local()), run(Device::sim(Default::default())));
        for report in [&local, &sim] {
            if let Some(RunError::Status { code: StatusCode::Internal, message, .. }) = &report.error {
                panic!("internal error in @{}: {message}", test.name);
            }
        }
        if !timed_out(&local) && !timed_out(&sim) {
            assert_eq!(local.counts, sim.counts, "the devices differ on @{}", test.name);
            assert_eq!(local.error.is_some(), sim.error.is_some(), "the devices differ on @{}", test.name);
        }
    }
}

fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok().filter(|text| text.len() <= MOST_BYTES)
}

fn timed_out(report: &Report) -> bool {
    matches!(report.error, Some(RunError::Status { code: StatusCode::DeadlineExceeded, .. }))
}

/// How long one run may take.
const TIME: Duration = Duration::from_millis(300);

fn run_limited(instance: &Instance, name: &str) -> Report {
    let run = instance.start(name, &[]).expect("a test is a function without arguments");
    let deadline = (Instant::now() + TIME, run.interrupt());
    *watched() = Some(deadline);
    let report = run.finish();
    *watched() = None;
    report
}

/// The run that is under way, which a thread of its own stops in time.
fn watched() -> std::sync::MutexGuard<'static, Option<(Instant, Interrupt)>> {
    static WATCHED: LazyLock<Mutex<Option<(Instant, Interrupt)>>> = LazyLock::new(|| {
        std::thread::spawn(|| {
            loop {
                std::thread::sleep(TIME / 10);
                if let Some((_, interrupt)) = watched().as_ref().filter(|(at, _)| *at <= Instant::now()) {
                    interrupt.stop(StatusCode::DeadlineExceeded);
                }
            }
        });
        Mutex::default()
    });
    WATCHED.lock().unwrap_or_else(PoisonError::into_inner)
}
