//! What can be wrong with a number in text.

/// Why a text is not a number of the wanted type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberError {
    /// The text is not a number at all.
    Syntax,
    /// The number does not fit the type.
    OutOfRange,
    /// Integers of this width are not supported: it is 0 or above 128.
    Width(u32),
    /// The number has more digits than are read.
    TooLong,
}

impl std::fmt::Display for NumberError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NumberError::Syntax => f.write_str("not a number"),
            NumberError::OutOfRange => f.write_str("number out of range for its type"),
            NumberError::TooLong => f.write_str("number of too many digits"),
            NumberError::Width(width) => write!(f, "integers of {width} bits are not supported"),
        }
    }
}

impl std::error::Error for NumberError {}
