//! What `--input` and `--expected-output` say, read as values of the function's types.
//!
//! A value is a number (`5`, `i32=5`), a tensor (`2x2xi32=1 2 3 4`), a tensor whose bytes are in a file
//! (`2x2xi32=@data.bin`), or an array in a file of numpy's: `@file.npy` its first, `+file.npy` its next one,
//! `*file.npy` all that are left.

use super::files::{Files, is_at_end, read_bytes};
use super::notation::{TensorType, TextError, elements, error, number};
use super::npy;
use checkjit::{HostView, Limits, Value, ValueType};
use std::ops::Range;

/// Reads values one after the other, each of the next type.
pub(crate) struct Reader<'a> {
    types: &'a [ValueType],
    /// What the values are for: `argument` or `result`.
    role: &'static str,
    files: Files,
    /// What was read; nothing for what is to be ignored.
    pub(crate) values: Vec<Option<Value>>,
}

impl<'a> Reader<'a> {
    /// A reader of values of these types.
    pub(crate) fn new(types: &'a [ValueType], role: &'static str) -> Self {
        Reader { types, role, files: Files::default(), values: Vec::new() }
    }

    /// The type of the value that is read next.
    pub(crate) fn next_type(&self) -> Option<&'a ValueType> {
        self.types.get(self.values.len())
    }

    /// Reads what one option says.
    pub(crate) fn read(&mut self, text: &str) -> Result<(), TextError> {
        let start = text.len() - text.trim_start().len();
        let at = start..start + text.trim().len();
        if let Some(path) = text[at.clone()].strip_prefix('*') {
            return self.read_all(path, at);
        }
        let value = match &text[at.clone()] {
            "" => return error(at, "no value"),
            "(ignored)" if self.role == "result" => {
                self.expect_next(at)?;
                None
            }
            "(null)" | "(ignored)" => return error(at, "there are no null values here"),
            spec if spec.starts_with('&') => return error(at, "storage for results is not supported"),
            spec if spec.starts_with(['@', '+']) => Some(self.read_array(spec, at)?),
            _ => Some(self.read_text(text, at)?),
        };
        self.values.push(value);
        Ok(())
    }

    fn expect_next(&self, at: Range<usize>) -> Result<&'a ValueType, TextError> {
        let count = self.types.len();
        let s = if count == 1 { "" } else { "s" };
        let message = || format!("too many values: the function has {count} {}{s}", self.role);
        self.next_type().ok_or_else(|| TextError { at, message: message() })
    }

    fn read_text(&mut self, text: &str, at: Range<usize>) -> Result<Value, TextError> {
        let ty = self.expect_next(at.clone())?;
        let equals = text[at.clone()].find('=').map(|index| at.start + index);
        match ty {
            ValueType::Scalar(element) => {
                let value = match equals {
                    Some(equals) => {
                        let found = TensorType::read(text, at.start..equals)?;
                        let is_equal =
                            found.shape.is_empty() && found.element.hal_name() == element.hal_name();
                        if !is_equal {
                            return mismatch(at.start..equals, text, ty);
                        }
                        equals + 1..at.end
                    }
                    None => at,
                };
                let (real, imaginary) = number(text, value.clone(), *element)?;
                if element.part().value_bits() > 64 && element.is_complex() {
                    return error(value, format!("values of type '{ty}' cannot be passed"));
                }
                Ok(Value::Scalar(*element, if element.is_complex() { imaginary << 64 | real } else { real }))
            }
            ValueType::Other(_) => error(at, format!("values of type '{ty}' cannot be passed")),
            ValueType::Tensor { .. } | ValueType::BufferView => {
                let is_number = equals.is_none() && !text[at.clone()].contains('x');
                if is_number {
                    return error(at, "a number where a tensor is expected, as in '2x3xf32=1 2 3 4 5 6'");
                }
                let type_at = at.start..equals.unwrap_or(at.end);
                let found = adapted(TensorType::read(text, type_at.clone())?, ty);
                let probe =
                    HostView { element: found.element, shape: found.shape.clone(), bytes: Vec::new() };
                if !ty.accepts(&Value::Tensor(probe)) {
                    return mismatch(type_at, text, ty);
                }
                let values = equals.map_or(at.end..at.end, |equals| equals + 1..at.end);
                let view = match text[values.clone()].strip_prefix(['@', '+']) {
                    Some(path) => {
                        self.read_binary(path, text[values.clone()].starts_with('@'), found, values)?
                    }
                    None => elements(text, values, &found)?,
                };
                Ok(Value::Tensor(view))
            }
        }
    }

    /// A tensor whose bytes are in a file.
    fn read_binary(
        &mut self,
        path: &str,
        again: bool,
        ty: TensorType,
        at: Range<usize>,
    ) -> Result<HostView, TextError> {
        let mut read = || {
            let length = ty.byte_length()?;
            let file = self.files.open(path, again)?;
            let bytes = read_bytes(file, length).map_err(|why| format!("'{path}': {why}"))?;
            HostView::new(ty.element, ty.shape.clone(), bytes).map_err(|status| status.message)
        };
        read().map_err(|message| TextError { at, message })
    }

    /// `@file.npy` or `+file.npy`.
    fn read_array(&mut self, spec: &str, at: Range<usize>) -> Result<Value, TextError> {
        self.expect_next(at.clone())?;
        let array = self.next_array(&spec[1..], spec.starts_with('@'));
        array.map_err(|message| TextError { at, message })
    }

    /// `*file.npy`.
    fn read_all(&mut self, path: &str, at: Range<usize>) -> Result<(), TextError> {
        let failed = |message| TextError { at: at.clone(), message };
        while !is_at_end(self.files.open(path, false).map_err(failed)?).map_err(failed)? {
            self.expect_next(at.clone())?;
            let value = self.next_array(path, false).map_err(failed)?;
            self.values.push(Some(value));
        }
        Ok(())
    }

    fn next_array(&mut self, path: &str, again: bool) -> Result<Value, String> {
        let ty = self.next_type().ok_or("too many values")?;
        if !path.ends_with(".npy") {
            return Err(format!(
                "'{path}' is no .npy file: write the type of other files, as in '4xf32=@{path}'"
            ));
        }
        let file = self.files.open(path, again)?;
        let array =
            npy::read(file, Limits::default().memory_bytes).map_err(|why| format!("'{path}': {why}"))?;
        let array = array.ok_or_else(|| format!("there are no more arrays in '{path}'"))?;
        let view = array.into_view(ty).map_err(|why| format!("'{path}': {why}"))?;
        if let ValueType::Scalar(element) = ty {
            let (real, imaginary) = element.load_complex(&view.bytes, 0).unwrap_or_default();
            return Ok(Value::Scalar(*element, real | imaginary << 64));
        }
        let value = Value::Tensor(view);
        match (ty.accepts(&value), &value) {
            (false, Value::Tensor(view)) => {
                let found = ValueType::Tensor {
                    element: view.element,
                    shape: view.shape.iter().map(|extent| Some(*extent)).collect(),
                };
                Err(format!("'{path}': a '{found}' where the type is '{ty}'"))
            }
            _ => Ok(value),
        }
    }
}

/// IREE has one name for types that MLIR tells apart: `i64` is also `index`.
fn adapted(found: TensorType, wanted: &ValueType) -> TensorType {
    match wanted {
        ValueType::Tensor { element, .. } if element.hal_name() == found.element.hal_name() => {
            TensorType { element: *element, ..found }
        }
        _ => found,
    }
}

fn mismatch<T>(at: Range<usize>, text: &str, ty: &ValueType) -> Result<T, TextError> {
    let found = text[at.clone()].to_owned();
    error(at, format!("'{found}' where the type is '{ty}'"))
}
