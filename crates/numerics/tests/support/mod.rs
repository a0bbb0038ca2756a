//! The sequences of `oracle.py`, walked the same way, and its files.

#![allow(dead_code, reason = "each test target uses a part")]

use std::path::PathBuf;

use checkjit_numerics::FloatKind;

/// A file that `oracle.py` wrote.
pub(crate) fn data(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "data", name].iter().collect();
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Compares a sequence of bytes with the length and hash that `digests.txt` has under `name`.
pub(crate) fn assert_digest(name: &str, bytes: &[u8]) {
    let digests = data("digests.txt");
    let line = digests.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    assert_eq!(line, Some(format!("{} {:016x}", bytes.len(), fnv(bytes)).as_str()), "{name}");
}

/// Compares the hash of a sequence of bytes with a digest.
pub(crate) fn assert_same_digest(what: &str, digest: Option<&str>, bytes: &[u8]) {
    assert_eq!(digest, Some(format!("{:016x}", fnv(bytes)).as_str()), "{what}");
}

fn fnv(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |state, byte| (state ^ u64::from(*byte)).wrapping_mul(0x100_0000_01B3))
}

/// splitmix64.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// The next 64 bits.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

/// Patterns of a format of 19 bits or more: the edges of every field, then random ones.
pub(crate) fn wide_patterns(kind: FloatKind, count: usize) -> Vec<u128> {
    let bits = kind.bits();
    let stored = kind.format().fraction_bits();
    let full = u128::from(kind.format().max_field());
    let one = if kind == FloatKind::F80 { 1u128 << 63 } else { 0 };
    let mut out = Vec::new();
    for field in [0, 1, full / 2, full / 2 + 1, full - 1, full] {
        for fraction in [0, 1, 1 << (stored - 2), 1 << (stored - 1), (1 << stored) - 1] {
            let fraction = if field == 0 { fraction } else { fraction | one };
            out.push(field << stored | fraction);
            out.push(1 << (bits - 1) | field << stored | fraction);
        }
    }
    let mut random = Random(u64::from(bits));
    while out.len() < count {
        let low = u128::from(random.next());
        let mut value = (low | u128::from(random.next()) << 64) & kind.format().mask();
        if out.len() % 2 == 1 {
            let near = full / 2 - 20 + u128::from(random.next() % 40);
            value = value & !(full << stored) | near << stored;
        }
        if kind == FloatKind::F80 {
            value = if value >> stored & full == 0 { value & !one } else { value | one };
        }
        out.push(value);
    }
    out
}

/// Random literals of many lengths and exponents.
pub(crate) fn literals(count: usize) -> Vec<String> {
    let mut random = Random(7);
    (0..count)
        .map(|index| {
            let length = 1 + random.next() % 25;
            let digits: String = (0..length).map(|_| char::from(b'0' + (random.next() % 10) as u8)).collect();
            let point = 1 + (random.next() % length) as usize;
            let span = [3, 12, 45, 330, 5000][index % 5];
            let exponent = (random.next() % (2 * span + 1)) as i64 - span as i64;
            let text = format!("{}.{}", &digits[..point], &digits[point..]);
            if index % 7 == 0 { text } else { format!("{text}e{exponent}") }
        })
        .collect()
}

/// Midpoints of neighbouring values of a narrow format with the doubles beside them, of both signs.
pub(crate) fn midpoints(kind: FloatKind) -> Vec<f64> {
    let mut values: Vec<f64> = (0..1u128 << kind.bits())
        .filter(|bits| kind.is_finite(*bits))
        .map(|bits| kind.decode(bits))
        .filter(|value| *value >= 0.0)
        .map(f64::abs)
        .collect();
    values.sort_by(f64::total_cmp);
    values.dedup();
    let (last, before) = (values[values.len() - 1], values[values.len() - 2]);
    values.push(if kind == FloatKind::F8E8M0FNU { last * 2.0 } else { last * 2.0 - before });
    let three: Vec<f64> = values
        .windows(2)
        .map(|pair| (pair[0] + pair[1]) / 2.0)
        .flat_map(|middle| [middle.next_down(), middle, middle.next_up()])
        .collect();
    let negative = three.iter().map(|value| -value);
    three.iter().copied().chain(negative).collect()
}

/// Every value of a 16-bit format as a double.
pub(crate) fn every(kind: FloatKind) -> impl Iterator<Item = f64> {
    (0..1u128 << 16).map(move |bits| kind.decode(bits))
}

/// The bits of a double, those of a NaN made equal.
pub(crate) fn canonical(value: f64) -> u64 {
    if value.is_nan() { 0x7FF8_0000_0000_0000 } else { value.to_bits() }
}
