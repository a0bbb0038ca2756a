//! Runs the bodies of the fuzz targets for a fixed budget: on the shorter test inputs, and on inputs changed at
//! random, always the same ones.

use checkjit_tests::{files, fuzz};
use std::path::Path;
use std::time::{Duration, Instant};

/// How long each body gets changed inputs.
const BUDGET: Duration = Duration::from_secs(5);

/// Inputs up to this many bytes are run as they are. The suites run all of them, once and no more often.
const LONGEST: usize = 4 << 10;

/// All inputs of the suites and the examples.
fn inputs() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["run", "fail", "opt", "invalid", "../examples"];
    let text = |path| std::fs::read_to_string(path).expect("inputs are text");
    let inputs: Vec<String> =
        folders.into_iter().flat_map(|folder| files(&root.join(folder))).map(text).collect();
    assert!(inputs.len() > 10);
    inputs
}

/// A generator of numbers that look random (xorshift64*, Vigna 2016).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit.max(1)
    }
}

/// Puts in place of some words of one text words of another.
fn changed(inputs: &[String], random: &mut Random) -> String {
    let words = |text: &str| -> Vec<String> {
        text.split_inclusive(|c: char| !c.is_alphanumeric() && c != '_' && c != '.')
            .map(str::to_owned)
            .collect()
    };
    // One function or part, so that most changes leave something that runs.
    let piece = |text: &str, random: &mut Random| {
        let pieces: Vec<&str> = text.split("\n\n").collect();
        pieces[random.below(pieces.len())].to_owned()
    };
    let text = &inputs[random.below(inputs.len())];
    let mut own = words(&piece(text, random));
    let others = words(&inputs[random.below(inputs.len())]);
    for _ in 0..=random.below(3) {
        let (at, from) = (random.below(own.len()), random.below(others.len()));
        match random.below(3) {
            0 => own[at] = others[from].clone(),
            1 => own.insert(at, others[from].clone()),
            _ => drop(own.remove(at)),
        }
    }
    own.concat()
}

fn exercise(body: fn(&[u8]), seed: u64) {
    let inputs = inputs();
    inputs.iter().filter(|input| input.len() <= LONGEST).for_each(|input| body(input.as_bytes()));
    let mut random = Random(seed);
    let begin = Instant::now();
    while begin.elapsed() < BUDGET {
        let input = changed(&inputs, &mut random);
        if std::panic::catch_unwind(|| body(input.as_bytes())).is_err() {
            panic!("this input goes wrong:\n{input}");
        }
    }
}

#[test]
fn parse() {
    exercise(fuzz::parse, 1);
}

#[test]
fn lower() {
    exercise(fuzz::lower, 2);
}
