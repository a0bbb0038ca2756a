//! What a check costs in generated code: a loop without it, with its import unresolved, and with its import
//! resolved. Times are of one turn of the loop (criterion's element).

use checkjit::{Config, Device, Engine, Instance, Linker, Module};
use checkjit_benches::{scalar_loop, tensor_loop};
use criterion::{
    BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main, measurement::WallTime,
};

/// Measures the three costs of one loop.
fn three_costs(group: &mut BenchmarkGroup<'_, WallTime>, turns: u64, source: impl Fn(bool) -> String) {
    let engine = Engine::new(&Config::new()).expect("this machine has a code generator");
    let mut with_checks = Linker::new(&engine);
    with_checks.check_module();
    let without_checks = Linker::new(&engine);
    group.throughput(Throughput::Elements(turns));
    for (name, linker, check) in [
        ("no check", &without_checks, false),
        ("unresolved", &without_checks, true),
        ("resolved", &with_checks, true),
    ] {
        let module = Module::from_text(&engine, "loop.mlir", &source(check)).expect("the input is valid");
        let instance = Instance::new(linker, &module, Device::local());
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let report = instance.run("f").expect("the function is there");
                assert!(report.passed());
                report
            });
        });
    }
}

fn overhead(criterion: &mut Criterion) {
    const SCALAR_TURNS: u64 = 1 << 20;
    let mut group = criterion.benchmark_group("expect_true in a loop");
    group.sample_size(20);
    three_costs(&mut group, SCALAR_TURNS, |check| scalar_loop(SCALAR_TURNS, check));
    group.finish();

    for (elements, turns) in [(16, 1 << 16), (4096, 1 << 12), (1 << 20, 64)] {
        let mut group = criterion.benchmark_group(format!("expect_eq of {elements} f32 in a loop"));
        group.sample_size(10);
        three_costs(&mut group, turns, |check| tensor_loop(turns, elements, check));
        group.finish();
    }
}

criterion_group!(benches, overhead);
criterion_main!(benches);
