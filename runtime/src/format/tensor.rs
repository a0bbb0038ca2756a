//! A whole tensor as IREE's HAL prints a buffer view: `2x2xi32=[1 2][3 4]`.

use checkjit_numerics::ElementType;

use super::value::format_hal_element;

/// How many elements the text of a tensor has at most, unless someone says otherwise.
pub const MAX_DUMPED_ELEMENTS: u64 = 1024;

/// Text past this length is cut off; IREE would go on with brackets.
const MAX_TEXT: usize = 1 << 20;

/// Tensors of a higher rank are printed without brackets.
const MAX_RANK: usize = 256;

/// The text of a tensor: shape, element type and at most `most` elements, brackets around each row of every
/// dimension but the outermost, `...` where elements of a row are left out.
///
/// `bytes` need not hold more elements than are printed.
pub fn format_tensor(element: ElementType, shape: &[u64], bytes: &[u8], most: u64) -> String {
    let mut dump = Dump { element, bytes, next: 0, left: most, text: String::new() };
    for extent in shape {
        dump.text += &format!("{extent}x");
    }
    dump.text += &element.hal_name();
    dump.text.push('=');
    match shape {
        [] => dump.level(&[1]),
        // Levels nest on the stack, so absurd ranks are printed flat.
        _ if shape.len() > MAX_RANK => dump.level(&[shape.iter().copied().fold(1, u64::saturating_mul)]),
        _ => dump.level(shape),
    };
    dump.text
}

struct Dump<'a> {
    element: ElementType,
    bytes: &'a [u8],
    next: u64,
    left: u64,
    text: String,
}

impl Dump<'_> {
    /// Prints one level; false when the text is long enough.
    fn level(&mut self, shape: &[u64]) -> bool {
        match shape {
            [] => true,
            [extent] => {
                let count = self.left.min(*extent);
                for index in 0..count {
                    if index > 0 {
                        self.text.push(' ');
                    }
                    self.text += &format_hal_element(self.element, self.bytes, self.next + index);
                }
                self.left -= count;
                self.next += count;
                if count < *extent {
                    self.text += "...";
                }
                self.text.len() < MAX_TEXT
            }
            [extent, inner @ ..] => {
                for _ in 0..*extent {
                    self.text.push('[');
                    let go_on = self.level(inner);
                    self.text.push(']');
                    if !go_on {
                        self.text += "...";
                        return false;
                    }
                }
                self.text.len() < MAX_TEXT
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use checkjit_numerics::FloatKind;

    fn text(element: ElementType, shape: &[u64], bytes: &[u8]) -> String {
        format_tensor(element, shape, bytes, MAX_DUMPED_ELEMENTS)
    }

    fn i32s(values: impl IntoIterator<Item = i32>) -> Vec<u8> {
        values.into_iter().flat_map(i32::to_le_bytes).collect()
    }

    #[test]
    fn shapes_are_bracketed_as_hal_does() {
        let int = ElementType::int(32);
        assert_eq!(text(int, &[2, 2], &i32s(1..=4)), "2x2xi32=[1 2][3 4]");
        assert_eq!(text(int, &[1, 2, 2], &i32s(1..=4)), "1x2x2xi32=[[1 2][3 4]]");
        assert_eq!(text(int, &[], &i32s([7])), "i32=7");
        assert_eq!(text(int, &[0], &[]), "0xi32=");
        assert_eq!(text(int, &[2, 0], &[]), "2x0xi32=[][]");
        let float = ElementType::Float(FloatKind::F32);
        let bytes: Vec<u8> = [0.999f32, f32::NAN, -f32::NAN, f32::INFINITY].map(f32::to_le_bytes).concat();
        assert_eq!(text(float, &[4], &bytes), "4xf32=0.999 NAN -NAN INF");
        assert_eq!(text(ElementType::int(1), &[2], &[1, 0]), "2xi1=01 00");
    }

    #[test]
    fn only_so_many_elements_are_printed() {
        let dumped = text(ElementType::int(32), &[1025], &i32s(0..1024));
        assert!(dumped.ends_with(" 1022 1023..."));
        let dumped = text(ElementType::int(32), &[3, 1000], &i32s(0..1024));
        assert!(dumped.ends_with(" 1022 1023...][...]"));
        let dumped = text(ElementType::int(32), &[u64::MAX, 0], &[]);
        assert!(dumped.len() < 2 * MAX_TEXT);
        assert_eq!(format_tensor(ElementType::int(32), &[4], &i32s([1, 2]), 2), "4xi32=1 2...");
    }
}
