//! What becomes of results: printed, written to files, or compared with what was expected.

use super::npy;
use crate::failure::Failure;
use checkjit::{ElementType, FloatKind, HostView, Report, Tolerance, Value};
use std::fs::OpenOptions;
use std::io::Write;

/// Does with each result what its option says, or prints all of them when there are no options: `-` prints,
/// nothing passes over, `@FILE` and `+FILE` write a file anew or at its end, in numpy's format if its name says
/// so and as bare bytes else.
pub(crate) fn write_results(
    report: &Report,
    options: &[String],
    most: u64,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if options.is_empty() {
        for (index, result) in report.results.iter().enumerate() {
            writeln!(out, "result[{index}]: {}", result.text(most))?;
        }
        return Ok(());
    }
    for (result, option) in report.results.iter().zip(options) {
        match option.as_bytes().first() {
            None => {}
            Some(b'-') if option.len() == 1 => writeln!(out, "{}", result.text(most))?,
            Some(mode @ (b'@' | b'+')) => write_file(result, &option[1..], *mode == b'+')?,
            _ => return Err(Failure::usage(bad_option(option))),
        }
    }
    Ok(())
}

/// Whether the option is one that [`write_results`] knows.
pub(crate) fn check_option(option: &str) -> Result<(), Failure> {
    let is_known = matches!(option, "" | "-") || option.starts_with(['@', '+']) && option.len() > 1;
    if is_known { Ok(()) } else { Err(Failure::usage(bad_option(option))) }
}

fn bad_option(option: &str) -> String {
    format!("'--output={option}': expected '-', '@FILE', '+FILE', or nothing to pass over the result")
}

fn write_file(value: &Value, path: &str, append: bool) -> Result<(), Failure> {
    let view =
        view_of(value).ok_or_else(|| Failure::error(format!("'{value}' cannot be written to a file")))?;
    let bytes = if path.ends_with(".npy") { npy::write(&view) } else { view.bytes };
    let mut open = OpenOptions::new();
    let file = open.create(true).append(append).write(true).truncate(!append).open(path);
    file.and_then(|mut file| file.write_all(&bytes))
        .map_err(|error| Failure::error(format!("'{path}' cannot be written: {error}")))
}

/// The value as a tensor; a number is one of rank 0.
fn view_of(value: &Value) -> Option<HostView> {
    match value {
        Value::Tensor(view) => Some(view.clone()),
        Value::Scalar(element, bits) => {
            let mut bytes = vec![0; HostView::byte_length(*element, &[]).ok()? as usize];
            let parts =
                if element.is_complex() { (*bits & u128::from(u64::MAX), *bits >> 64) } else { (*bits, 0) };
            element.store_complex(&mut bytes, 0, parts).then_some(())?;
            HostView::new(*element, Vec::new(), bytes).ok()
        }
        Value::Opaque(_) => None,
    }
}

/// Compares results with what was expected of them and says what differs. Floats may differ a little, as in
/// iree-run-module, unless it has to be `exact`.
pub(crate) fn compare(
    report: &Report,
    expected: &[Option<Value>],
    exact: bool,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let mut all_match = true;
    for (index, (actual, expected)) in report.results.iter().zip(expected).enumerate() {
        let Some(expected) = expected else { continue };
        let difference = match (view_of(actual), view_of(expected)) {
            (Some(actual), Some(expected)) => {
                let tolerance = tolerance(actual.element).filter(|_| !exact);
                actual.compare(&expected, tolerance).map_err(|status| Failure::error(status.message))?
            }
            _ => Some(vec![format!("'{actual}' cannot be compared")]),
        };
        let Some(lines) = difference else { continue };
        all_match = false;
        writeln!(out, "[FAILED] result[{index}]: {}", lines.join("\n  "))?;
        writeln!(out, "  expected:\n{expected}\n  actual:\n{actual}")?;
    }
    if all_match {
        writeln!(out, "[SUCCESS] all function outputs matched their expected values.")?;
    }
    Ok(all_match)
}

/// How far floats may be apart: iree-run-module's defaults.
fn tolerance(element: ElementType) -> Option<Tolerance> {
    let (ElementType::Float(kind) | ElementType::Complex(kind)) = element else { return None };
    let atol = match kind {
        FloatKind::F16 => 1.0e-3,
        FloatKind::BF16 => 1.0e-2,
        FloatKind::F32 | FloatKind::F64 => 1.0e-4,
        _ => return None,
    };
    Some(Tolerance { atol, rtol: 1.0e-5 })
}
