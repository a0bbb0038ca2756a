//! A failure as checkjit words it by default: what differs, by how much and where, never what agrees.

use crate::check::{
    AllTrueFailure, CompareFailure, ContentsMismatch, ElementAt, Failure, Magnitude, Side, Tolerance,
};
use crate::format::format_e;

/// The text of a failure, a line an entry, without source location and operand names. Lines that
/// belong to the one above are indented by two blanks.
pub fn explain(failure: &Failure) -> Vec<String> {
    match failure {
        Failure::Scalar(scalar) if scalar.expected => {
            vec![format!("expected a nonzero value, found {}", scalar.value)]
        }
        Failure::Scalar(scalar) => vec![format!("expected zero, found {}", scalar.value)],
        Failure::AllTrue(failure) => explain_all_true(failure),
        Failure::Compare(failure) => explain_compare(failure),
    }
}

/// `tensor<2x3xf32>`.
fn type_text(side: &Side) -> String {
    let dims: String = side.shape.iter().map(|extent| format!("{extent}x")).collect();
    format!("tensor<{dims}{}>", side.element.mlir_name())
}

/// `[1, 2]`, empty for a scalar.
fn place(at: &ElementAt) -> String {
    format!("[{}]", at.coordinates.iter().map(u64::to_string).collect::<Vec<_>>().join(", "))
}

fn place_of(shape: &[u64], index: u64) -> String {
    place(&ElementAt { index, coordinates: crate::check::coordinates(shape, index) })
}

/// `1 of 5 elements differs`, `3 of 5 elements differ`.
fn share(part: u64, total: u64, singular: &str, plural: &str) -> String {
    let elements = if total == 1 { "element" } else { "elements" };
    format!("{part} of {total} {elements} {}", if part == 1 { singular } else { plural })
}

fn explain_all_true(failure: &AllTrueFailure) -> Vec<String> {
    if failure.total == 1 {
        return vec![format!("expected a nonzero value, found zero in {}", type_text(&failure.operand))];
    }
    let places: Vec<String> = failure.examples.iter().map(place).collect();
    let more = failure.zeros.saturating_sub(places.len() as u64);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    vec![
        format!(
            "expected only nonzero elements in {}, {}",
            type_text(&failure.operand),
            share(failure.zeros, failure.total, "is zero", "are zero")
        ),
        format!("  at {}{more}", places.join(", ")),
    ]
}

fn explain_compare(failure: &CompareFailure) -> Vec<String> {
    let (lhs, rhs) = (type_text(&failure.lhs), type_text(&failure.rhs));
    let what = match (failure.types_differ, failure.shapes_differ) {
        (true, true) => "element types and shapes",
        (true, false) => "element types",
        (false, true) => "shapes",
        (false, false) => {
            let Some(contents) = &failure.contents else { return vec!["the operands differ".into()] };
            return explain_contents(failure, contents);
        }
    };
    vec![format!("{what} differ: lhs is {lhs}, rhs is {rhs}")]
}

fn bound(tolerance: Tolerance) -> String {
    match (tolerance.atol, tolerance.rtol) {
        (atol, 0.0) => format!("{atol}"),
        (0.0, rtol) => format!("{rtol} * |rhs|"),
        (atol, rtol) => format!("{atol} + {rtol} * |rhs|"),
    }
}

fn explain_contents(failure: &CompareFailure, contents: &ContentsMismatch) -> Vec<String> {
    if contents.total == 1 {
        return explain_single(failure, contents);
    }
    let shape = &failure.lhs.shape;
    let mut lines = vec![match failure.tolerance {
        None => {
            format!(
                "{} in {}",
                share(contents.differing, contents.total, "differs", "differ"),
                type_text(&failure.lhs)
            )
        }
        Some(tolerance) => format!(
            "{} by more than {} in {}",
            share(contents.differing, contents.total, "differs", "differ"),
            bound(tolerance),
            type_text(&failure.lhs)
        ),
    }];
    for example in &contents.examples {
        let difference =
            example.difference.as_ref().map_or(String::new(), |text| format!(" (difference {text})"));
        lines.push(format!(
            "  at {}: {} against {}{difference}",
            place(&example.at),
            example.lhs,
            example.rhs
        ));
    }
    let more = contents.differing.saturating_sub(contents.examples.len() as u64);
    if more > 0 {
        lines.push(format!("  and {more} more"));
    }
    if contents.differing > 1 || contents.max_ulp.is_some() {
        lines.extend(extremes(contents, shape));
    }
    lines.extend(apart(contents));
    lines
}

/// Where the largest differences are.
fn extremes(contents: &ContentsMismatch, shape: &[u64]) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(largest) = contents.max_absolute {
        let size = magnitude_text(largest.value);
        lines.push(format!("  largest absolute difference {size} at {}", place_of(shape, largest.index)));
    }
    if let Some(largest) = contents.max_relative {
        let size = format_e(largest.value, 3);
        lines.push(format!("  largest relative difference {size} at {}", place_of(shape, largest.index)));
    }
    if let Some(largest) = contents.max_ulp {
        lines.push(format!(
            "  largest difference in ULP {} at {}",
            largest.value,
            place_of(shape, largest.index)
        ));
    }
    lines
}

fn magnitude_text(magnitude: Magnitude) -> String {
    match magnitude {
        Magnitude::Integer(value) => value.to_string(),
        Magnitude::Float(value) => format_e(value, 3),
    }
}

/// What is counted apart.
fn apart(contents: &ContentsMismatch) -> Vec<String> {
    let rows = [
        (contents.nan_mismatches, "NaN on one side only"),
        (contents.infinity_mismatches, "infinite on one side only or of different sign"),
        (contents.zero_sign_only, "different in the sign of zero only"),
        (contents.nan_bits_only, "NaN on both sides, with different bits"),
    ];
    rows.into_iter()
        .filter(|row| row.0 > 0)
        .map(|(count, what)| format!("  {count} of them {} {what}", if count == 1 { "is" } else { "are" }))
        .collect()
}

/// The wording for tensors of one element, which read as scalars.
fn explain_single(failure: &CompareFailure, contents: &ContentsMismatch) -> Vec<String> {
    let Some(example) = contents.examples.first() else { return vec!["the operands differ".into()] };
    let mut line = format!("expected {}, found {}", example.rhs, example.lhs);
    let mut details = Vec::new();
    if let Some(difference) = &example.difference {
        details.push(format!("difference {difference}"));
    }
    if let Some(ulp) = contents.max_ulp {
        details.push(format!("{} ULP", ulp.value));
    }
    if let Some(tolerance) = failure.tolerance {
        details.push(format!("allowed {}", bound(tolerance)));
    }
    if !details.is_empty() {
        line += &format!(" ({})", details.join(", "));
    }
    let mut lines = vec![line];
    if contents.zero_sign_only > 0 {
        lines.push("  they differ in the sign of zero only".into());
    }
    if contents.nan_bits_only > 0 {
        lines.push("  they are both NaN and differ in its bits only".into());
    }
    lines
}
