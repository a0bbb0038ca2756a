//! From text to verdict, by phase: parse, verify, lower, compile, run, and all of it together.

use checkjit::{Config, Device, Engine, Instance, Linker, Module, PHASES};
use checkjit_benches::file_of_tests;
use checkjit_codegen::{Compiler, CompilerOptions};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};

fn by_phase(criterion: &mut Criterion, tests: usize) {
    let source = file_of_tests(tests);
    let registry = checkjit_dialects::registry();
    let parse = || checkjit_syntax::parse(&registry, "tests.mlir", &source).expect("the input is valid");
    let parsed = parse();
    let last = &PHASES[PHASES.len() - 1];
    let mut lowered = parsed.clone();
    let failures = checkjit_lower::lower(&mut lowered, last);
    let mut options = CompilerOptions::default();
    options.verify_clif = false;

    let mut group = criterion.benchmark_group(format!("{tests} tests"));
    group.sample_size(20);
    group.bench_function("parse", |b| b.iter(parse));
    group.bench_function("verify", |b| b.iter(|| checkjit_ir::verify::verify(&parsed)));
    group.bench_function("lower", |b| {
        b.iter_batched(|| parsed.clone(), |mut m| checkjit_lower::lower(&mut m, last), BatchSize::LargeInput);
    });
    // A new compiler each time, so that no kernel is in its cache.
    group.bench_function("compile", |b| {
        b.iter_batched(
            || Compiler::new(options).expect("this machine has a code generator"),
            |compiler| compiler.compile(&lowered, failures.as_map()),
            BatchSize::LargeInput,
        );
    });
    let verdict = |engine: &Engine| {
        let module = Module::from_text(engine, "tests.mlir", &source).expect("the input is valid");
        let mut linker = Linker::new(engine);
        linker.check_module();
        let names: Vec<String> = module.tests().into_iter().map(|test| test.name).collect();
        module.compile(&names.iter().map(String::as_str).collect::<Vec<_>>());
        let instance = Instance::new(&linker, &module, Device::local());
        names.iter().for_each(|name| assert!(instance.run(name).is_ok_and(|report| report.passed())));
    };
    let engine = || Engine::new(&Config::new()).expect("this machine has a code generator");
    group.bench_function("text to verdict", |b| {
        b.iter_batched(engine, |e| verdict(&e), BatchSize::LargeInput)
    });
    group.finish();
}

fn turnaround(criterion: &mut Criterion) {
    by_phase(criterion, 1);
    by_phase(criterion, 100);
}

criterion_group!(benches, turnaround);
criterion_main!(benches);
