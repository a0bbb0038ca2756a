//! Arrays in numpy's file format, <https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html>.
//!
//! Booleans, integers, floats, complex numbers and raw data (`V`, as which ml_dtypes saves the other floats) of
//! either byte order, in the order of C or Fortran. Objects, texts, dates and structures are refused.

use checkjit::{ElementType, HostView, ValueType};
use checkjit_numerics::{FloatKind, Signedness, in_range, sign_extend};
use std::io::{self, Read};

const MAGIC: &[u8; 6] = b"\x93NUMPY";

/// Headers of more bytes are refused. numpy itself refuses those of more than 10,000 unless told to trust a file.
const MAX_HEADER: usize = 1 << 16;

/// An array: what its elements are, and their bytes, little-endian and in row-major order.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Array {
    /// numpy's letter: one of `biufcV`.
    kind: char,
    /// Bytes of an element.
    size: usize,
    shape: Vec<u64>,
    bytes: Vec<u8>,
}

/// Reads the next array of a file; `None` at its end. `limit` is how many bytes its elements may take.
pub(crate) fn read(file: &mut dyn Read, limit: u64) -> Result<Option<Array>, String> {
    let Some(header) = read_header(file)? else { return Ok(None) };
    let Header { kind, size, big_endian, fortran, shape } = header;
    let count = shape.iter().try_fold(1u64, |product, &extent| product.checked_mul(extent));
    let count = if shape.contains(&0) { Some(0) } else { count };
    let length = count.and_then(|count| count.checked_mul(size as u64)).filter(|&length| length <= limit);
    let length =
        length.ok_or_else(|| format!("the array has more than the {limit} bytes that a run may have"))?;
    let mut bytes = Vec::new();
    let found = file.take(length).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if found as u64 != length {
        return Err(format!("the array ends early: expected {length} bytes of elements, found {found}"));
    }
    // The parts of a complex number are turned one by one.
    let word = if kind == 'c' { size / 2 } else { size };
    if big_endian && kind != 'V' {
        bytes.chunks_exact_mut(word.max(1)).for_each(<[u8]>::reverse);
    }
    if fortran && shape.len() > 1 {
        bytes = row_major(&bytes, size, &shape);
    }
    Ok(Some(Array { kind, size, shape, bytes }))
}

struct Header {
    kind: char,
    size: usize,
    big_endian: bool,
    fortran: bool,
    shape: Vec<u64>,
}

fn read_header(file: &mut dyn Read) -> Result<Option<Header>, String> {
    let mut start = Vec::new();
    let words = |error: io::Error| error.to_string();
    file.take(8).read_to_end(&mut start).map_err(words)?;
    if start.is_empty() {
        return Ok(None);
    }
    if start.len() < 8 || start[..6] != *MAGIC {
        return Err("it is no npy file: it does not begin with '\\x93NUMPY'".to_owned());
    }
    let mut exactly = |length: usize| {
        let mut bytes = Vec::new();
        file.take(length as u64).read_to_end(&mut bytes).map_err(words)?;
        if bytes.len() == length { Ok(bytes) } else { Err("the header ends early".to_owned()) }
    };
    let length = match start[6] {
        1 => exactly(2)?.iter().rev().fold(0, |sum, byte| sum << 8 | usize::from(*byte)),
        2 | 3 => exactly(4)?.iter().rev().fold(0, |sum, byte| sum << 8 | usize::from(*byte)),
        version => return Err(format!("version {version} of the npy format is not known")),
    };
    if length > MAX_HEADER {
        return Err(format!("a header of {length} bytes is more than {MAX_HEADER}"));
    }
    let header = String::from_utf8(exactly(length)?).map_err(|_| "the header is not UTF-8".to_owned())?;
    parse_header(&header).map(Some)
}

/// Reads `{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }`.
fn parse_header(header: &str) -> Result<Header, String> {
    let malformed = || format!("the header is malformed: {}", header.trim());
    let inner =
        header.trim().strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).ok_or_else(malformed)?;
    let (mut descr, mut fortran, mut shape) = (None, None, None);
    let mut rest = inner.trim();
    while !rest.is_empty() {
        let quote = rest.chars().next().filter(|c| matches!(c, '\'' | '"')).ok_or_else(malformed)?;
        let (key, after) = rest[1..].split_once(quote).ok_or_else(malformed)?;
        let value = after.trim_start().strip_prefix(':').ok_or_else(malformed)?.trim_start();
        let end = match value.chars().next() {
            Some(c @ ('\'' | '"')) => value[1..].find(c).map(|at| at + 2),
            Some('(') => value.find(')').map(|at| at + 1),
            Some('[') => return Err("structured arrays are not supported".to_owned()),
            _ => Some(value.find(',').unwrap_or(value.len())),
        };
        let (value, after) = value.split_at(end.ok_or_else(malformed)?);
        match key {
            "descr" => descr = Some(value.trim_matches(['\'', '"'])),
            "fortran_order" => fortran = Some(value.trim()),
            "shape" => shape = Some(value),
            _ => return Err(malformed()),
        }
        let after = after.trim_start();
        rest = match after.strip_prefix(',') {
            Some(more) => more.trim_start(),
            None if after.is_empty() => after,
            None => return Err(malformed()),
        };
    }
    let (kind, size, big_endian) = parse_descr(descr.ok_or_else(malformed)?)?;
    let fortran = match fortran {
        Some("True") => true,
        Some("False") => false,
        _ => return Err(malformed()),
    };
    let dims = shape.and_then(|shape| shape.strip_prefix('(')?.strip_suffix(')')).ok_or_else(malformed)?;
    let dims = dims.split(',').map(str::trim).filter(|dim| !dim.is_empty());
    let shape = dims.map(|dim| dim.trim_end_matches('L').parse()).collect::<Result<Vec<u64>, _>>();
    Ok(Header { kind, size, big_endian, fortran, shape: shape.map_err(|_| malformed())? })
}

/// Letter, size and byte order of `<f4`.
fn parse_descr(descr: &str) -> Result<(char, usize, bool), String> {
    let refused = || format!("arrays of dtype '{descr}' are not supported");
    let order = descr.chars().next().filter(char::is_ascii).ok_or_else(refused)?;
    let (order, rest) = if "<>|=".contains(order) { (order, &descr[1..]) } else { ('=', descr) };
    let kind = rest.chars().next().filter(|kind| "biufcV".contains(*kind)).ok_or_else(refused)?;
    let size: usize = rest[1..].parse().map_err(|_| refused())?;
    let sizes: &[usize] = match kind {
        'b' => &[1],
        'i' | 'u' => &[1, 2, 4, 8],
        'f' => &[2, 4, 8],
        'c' => &[8, 16],
        _ => &[1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 32],
    };
    if !sizes.contains(&size) {
        return Err(refused());
    }
    Ok((kind, size, order == '>'))
}

/// Elements in the order of C that are in the order of Fortran.
fn row_major(bytes: &[u8], size: usize, shape: &[u64]) -> Vec<u8> {
    // How far apart neighbours in each dimension are. Their product is the length, which is addressed.
    let mut strides = Vec::new();
    let mut stride = size;
    for extent in shape {
        strides.push(stride);
        stride = stride.saturating_mul(*extent as usize);
    }
    let mut result = Vec::with_capacity(bytes.len());
    let mut index = vec![0u64; shape.len()];
    let mut at = 0;
    while result.len() < bytes.len() {
        result.extend_from_slice(&bytes[at..at + size]);
        for dim in (0..shape.len()).rev() {
            index[dim] += 1;
            at += strides[dim];
            if index[dim] < shape[dim] {
                break;
            }
            at -= strides[dim] * shape[dim] as usize;
            index[dim] = 0;
        }
    }
    result
}

impl Array {
    /// The tensor that the array is for something of this type. `Err` says why it is none.
    pub(crate) fn into_view(self, ty: &ValueType) -> Result<HostView, String> {
        let element = match ty {
            ValueType::Tensor { element, .. } => *element,
            ValueType::Scalar(element) if self.shape.is_empty() => *element,
            ValueType::BufferView => self.own_type().ok_or("raw data has no type by itself")?,
            _ => return Err(format!("an array of shape {:?} is no value of type '{ty}'", self.shape)),
        };
        let name = element.mlir_name();
        if self.holds(element) {
            if matches!(element, ElementType::Int { width: 1, .. }) && self.bytes.iter().any(|byte| *byte > 1)
            {
                return Err("the array has a boolean that is neither 0 nor 1".to_owned());
            }
            return self.copied(element);
        }
        match element {
            ElementType::Int { width, signedness } if width > 1 && self.may_hold(element, signedness) => {
                self.narrowed(element, width, signedness)
            }
            _ => {
                Err(format!("an array of dtype '{}{}' has no elements of type {name}", self.kind, self.size))
            }
        }
    }

    /// Whether an element here has the bits that one of the type has, one a byte where several share a byte.
    fn holds(&self, element: ElementType) -> bool {
        use ElementType::{Complex, Float, Index, Int};
        let is_kind = match (self.kind, element) {
            ('V', _) | ('b', Int { width: 1, .. }) | ('i' | 'u', Index) => true,
            ('i' | 'u', Int { width, signedness }) => {
                width as usize == 8 * self.size && self.may_hold(element, signedness)
            }
            ('f', Float(kind)) => matches!(kind, FloatKind::F16 | FloatKind::F32 | FloatKind::F64),
            ('c', Complex(kind)) => matches!(kind, FloatKind::F32 | FloatKind::F64),
            _ => false,
        };
        is_kind && self.size == storage_size(element)
    }

    /// Whether integers here are as wide in memory as those of the type, and of its sign.
    fn may_hold(&self, element: ElementType, signedness: Signedness) -> bool {
        let is_like = match self.kind {
            'i' => signedness != Signedness::Unsigned,
            'u' => signedness != Signedness::Signed,
            _ => false,
        };
        is_like && self.size == storage_size(element)
    }

    /// The MLIR type of the elements when nothing else says it: integers are signless unless they are unsigned.
    fn own_type(&self) -> Option<ElementType> {
        let width = 8 * self.size as u32;
        Some(match (self.kind, self.size) {
            ('b', _) => ElementType::int(1),
            ('i', _) => ElementType::int(width),
            ('u', _) => ElementType::Int { width, signedness: Signedness::Unsigned },
            ('f', 2) => ElementType::Float(FloatKind::F16),
            ('f', 4) => ElementType::Float(FloatKind::F32),
            ('f', 8) => ElementType::Float(FloatKind::F64),
            ('c', 8) => ElementType::Complex(FloatKind::F32),
            ('c', 16) => ElementType::Complex(FloatKind::F64),
            _ => return None,
        })
    }

    /// The elements as they are.
    fn copied(self, element: ElementType) -> Result<HostView, String> {
        if element.storage_bits() >= 8 {
            return HostView::new(element, self.shape, self.bytes).map_err(|status| status.message);
        }
        let mut packed = vec![0; HostView::byte_length(element, &self.shape).unwrap_or(0) as usize];
        for (byte, index) in self.bytes.iter().zip(0..) {
            element.store(&mut packed, index, u128::from(*byte));
        }
        HostView::new(element, self.shape, packed).map_err(|status| status.message)
    }

    /// Integers of a width that numpy does not have, from the next wider ones.
    fn narrowed(self, element: ElementType, width: u32, signedness: Signedness) -> Result<HostView, String> {
        let own = ElementType::int(8 * self.size as u32);
        let mut narrow = vec![0; HostView::byte_length(element, &self.shape).unwrap_or(0) as usize];
        for index in 0..(self.bytes.len() / self.size) as u64 {
            let bits = own.load(&self.bytes, index).unwrap_or(0);
            let value = if self.kind == 'i' { sign_extend(bits, own.value_bits()) } else { bits as i128 };
            if !in_range(value < 0, value.unsigned_abs(), width, signedness) {
                return Err(format!("{value} is out of the range of {}", element.mlir_name()));
            }
            element.store(&mut narrow, index, value as u128);
        }
        HostView::new(element, self.shape, narrow).map_err(|status| status.message)
    }
}

/// Bytes of an element by itself.
fn storage_size(element: ElementType) -> usize {
    (element.storage_bits() / 8).max(1) as usize
}

/// A tensor as a file. What numpy has no type for is raw data, but for integers, which are of the next type that
/// holds them.
pub(crate) fn write(view: &HostView) -> Vec<u8> {
    let element = view.element;
    let size = storage_size(element);
    let kind = match element {
        ElementType::Int { width: 1, .. } => 'b',
        ElementType::Int { .. } if size > 8 => 'V',
        ElementType::Int { signedness: Signedness::Unsigned, .. } => 'u',
        ElementType::Int { .. } | ElementType::Index => 'i',
        ElementType::Float(FloatKind::F16 | FloatKind::F32 | FloatKind::F64) => 'f',
        ElementType::Complex(FloatKind::F32 | FloatKind::F64) => 'c',
        _ => 'V',
    };
    let order = if size == 1 { '|' } else { '<' };
    let dims: String = view.shape.iter().map(|extent| format!("{extent}, ")).collect();
    let dims = if view.shape.len() == 1 { dims.trim_end() } else { dims.trim_end_matches(", ") };
    let mut header =
        format!("{{'descr': '{order}{kind}{size}', 'fortran_order': False, 'shape': ({dims}), }}");
    // Magic, version and length take 10 bytes; elements begin at a multiple of 64.
    let padding = (10 + header.len() + 1).next_multiple_of(64) - (10 + header.len() + 1);
    header.extend(std::iter::repeat_n(' ', padding));
    header.push('\n');
    let mut file = MAGIC.to_vec();
    match u16::try_from(header.len()) {
        Ok(length) => {
            file.extend([1, 0]);
            file.extend(length.to_le_bytes());
        }
        Err(_) => {
            file.extend([2, 0]);
            file.extend((header.len() as u32).to_le_bytes());
        }
    }
    file.extend(header.as_bytes());
    let is_signed = kind == 'i';
    match element.storage_bits() < 8 || is_signed && element.value_bits() < element.storage_bits() {
        // Negative numbers of a narrow type are negative in the wider one.
        true => {
            for index in 0..view.count() {
                let bits = element.load(&view.bytes, index).unwrap_or(0);
                let bits = if is_signed { sign_extend(bits, element.value_bits()) as u128 } else { bits };
                file.extend(&bits.to_le_bytes()[..size]);
            }
        }
        false => file.extend(&view.bytes),
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(header: &str, bytes: &[u8]) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend([1, 0]);
        file.extend((header.len() as u16).to_le_bytes());
        file.extend(header.as_bytes());
        file.extend(bytes);
        file
    }

    fn array(header: &str, bytes: &[u8]) -> Result<Array, String> {
        read(&mut &file(header, bytes)[..], 1 << 20).map(|array| array.expect("the file is not empty"))
    }

    fn tensor(element: ElementType) -> ValueType {
        ValueType::Tensor { element, shape: Vec::new() }
    }

    #[test]
    fn orders_of_bytes_and_of_elements() {
        let c = array(
            "{'descr': '<i2', 'fortran_order': False, 'shape': (2, 3), }",
            &[1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0],
        );
        let f = array(
            "{'descr': '>i2', 'fortran_order': True, 'shape': (2, 3)}",
            &[0, 1, 0, 4, 0, 2, 0, 5, 0, 3, 0, 6],
        );
        assert_eq!(c.unwrap(), f.unwrap());
        let complex =
            array("{'shape': (), 'fortran_order': False, 'descr': '>c8'}", &[0, 0, 0, 1, 0, 0, 0, 2]);
        assert_eq!(complex.unwrap().bytes, [1, 0, 0, 0, 2, 0, 0, 0]);
        let bytes: Vec<u8> = (0..24).collect();
        let deep = array("{'descr': '|u1', 'fortran_order': True, 'shape': (2, 3, 4)}", &bytes).unwrap();
        // numpy.arange(24).reshape((2, 3, 4), order="F").ravel()
        assert_eq!(deep.bytes[..8], [0, 6, 12, 18, 2, 8, 14, 20]);
    }

    #[test]
    fn several_arrays_follow_each_other() {
        let one = file("{'descr': '|u1', 'fortran_order': False, 'shape': (2,), }", &[1, 2]);
        let mut files = &[one.clone(), one].concat()[..];
        assert_eq!(read(&mut files, 9).unwrap().unwrap().bytes, [1, 2]);
        assert!(read(&mut files, 9).unwrap().is_some());
        assert_eq!(read(&mut files, 9).unwrap(), None);
    }

    #[test]
    fn elements_are_of_the_type_that_is_asked_for() {
        let header = |descr: &str| format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': (2,), }}");
        let view = |descr: &str, bytes: &[u8], element: ElementType| {
            array(&header(descr), bytes)?.into_view(&tensor(element)).map(|view| view.bytes)
        };
        let si8 = ElementType::Int { width: 8, signedness: Signedness::Signed };
        assert_eq!(view("|u1", &[1, 255], ElementType::int(8)).unwrap(), [1, 255]);
        assert!(view("|u1", &[1, 255], si8).is_err());
        assert_eq!(view("|i1", &[1, 255], ElementType::int(4)).unwrap(), [0xF1]);
        assert_eq!(view("|i1", &[1, 16], ElementType::int(4)).unwrap_err(), "16 is out of the range of i4");
        assert_eq!(view("|V1", &[1, 15], ElementType::int(4)).unwrap(), [0xF1]);
        assert_eq!(view("|b1", &[1, 0], ElementType::int(1)).unwrap(), [1, 0]);
        assert!(view("|b1", &[1, 2], ElementType::int(1)).is_err());
        assert!(view("|b1", &[1, 0], ElementType::int(8)).is_err());
        assert_eq!(view("<V2", &[1, 2, 3, 4], ElementType::Float(FloatKind::BF16)).unwrap(), [1, 2, 3, 4]);
        assert!(view("<f2", &[1, 2, 3, 4], ElementType::Float(FloatKind::BF16)).is_err());
        assert!(view("<i4", &[0; 8], ElementType::int(64)).is_err());
        assert_eq!(view("<i8", &[9; 16], ElementType::Index).unwrap(), [9; 16]);
        let unsigned = array(&header("<u2"), &[0; 4]).unwrap().into_view(&ValueType::BufferView).unwrap();
        assert_eq!(unsigned.element.mlir_name(), "ui16");
    }

    #[test]
    fn what_is_written_is_read() {
        let elements = [
            ElementType::int(1),
            ElementType::int(4),
            ElementType::int(24),
            ElementType::int(128),
            ElementType::Index,
            ElementType::Float(FloatKind::F64),
            ElementType::Float(FloatKind::F8E5M2),
            ElementType::Float(FloatKind::F4E2M1FN),
            ElementType::Complex(FloatKind::F32),
        ];
        for element in elements {
            for shape in [vec![], vec![3], vec![2, 0], vec![2, 1, 2]] {
                let count: u64 = shape.iter().product();
                let mut bytes = vec![0; HostView::byte_length(element, &shape).unwrap() as usize];
                for index in 0..count {
                    element.store(&mut bytes, index, u128::MAX * u128::from(index % 2));
                }
                let view = HostView::new(element, shape, bytes).unwrap();
                let file = write(&view);
                assert_eq!((file.len() - view.count() as usize * storage_size(element)) % 64, 0);
                let array = read(&mut &file[..], 1 << 20).unwrap().unwrap();
                assert_eq!(array.into_view(&tensor(element)).unwrap(), view);
            }
        }
    }

    #[test]
    fn malformed_files_are_refused() {
        for header in [
            "",
            "{",
            "{}",
            "{'descr': '<f4'}",
            "{'descr': '<f4', 'fortran_order': False, 'shape': (2,}",
            "{'descr': '<f4', 'fortran_order': Maybe, 'shape': (2,)}",
            "{'descr': '<f4', 'fortran_order': False, 'shape': (-2,)}",
            "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2,)}",
            "{'descr': '<f4' 'fortran_order': False, 'shape': (2,)}",
            "{'descr': '<f16', 'fortran_order': False, 'shape': (2,)}",
            "{'descr': '|O', 'fortran_order': False, 'shape': (2,)}",
            "{'descr': '\u{e9}f4', 'fortran_order': False, 'shape': (2,)}",
            "{'descr': '', 'fortran_order': False, 'shape': (2,)}",
            "{'descr': '<M8[ns]', 'fortran_order': False, 'shape': (2,)}",
            "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999, 99999999999)}",
            "{'descr': '<f4', 'fortran_order': False, 'shape': (3,)}",
        ] {
            assert!(array(header, &[0; 8]).is_err(), "{header}");
        }
        let good = file("{'descr': '<f4', 'fortran_order': False, 'shape': (1,)}", &[0; 4]);
        // Any byte may be wrong; then it is another file or none.
        for at in 0..good.len() {
            for byte in [0, b'\'', b'(', b'9', 0xFF] {
                let mut bad = good.clone();
                bad[at] = byte;
                if let Ok(Some(array)) = read(&mut &bad[..], 1 << 20) {
                    let _ = array.into_view(&tensor(ElementType::Float(FloatKind::F32)));
                }
            }
        }
        for length in 1..good.len() {
            assert!(read(&mut &good[..length], 1 << 20).is_err(), "{length}");
        }
    }
}
