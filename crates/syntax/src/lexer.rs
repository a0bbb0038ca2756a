//! Text to tokens. A token is offsets and a place; nothing is copied, and lines are counted on the way.

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The end of the text.
    Eof,
    /// No token; [`Lexer::error`] says why.
    Error,
    /// A bare identifier or keyword.
    Word,
    /// `%name`.
    Percent,
    /// `^name`.
    Caret,
    /// `@name` or `@"name"`.
    At,
    /// `#name`.
    Hash,
    /// `!name`.
    Bang,
    /// Decimal or hexadecimal, without sign.
    Integer,
    /// With a point, without sign.
    Float,
    /// In quotes, well formed.
    Quoted,
    /// `->`.
    Arrow,
    /// `...`.
    Ellipsis,
    /// `{-#`, which opens the section of resources.
    Resources,
    /// `#-}`, which closes it.
    ResourcesEnd,
    /// One character of punctuation.
    Punct(u8),
}

/// A token: where it is and what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) line: u32,
    /// In bytes, from one.
    pub(crate) column: u32,
}

impl Token {
    /// Is it this character of punctuation?
    pub(crate) fn is(self, punct: u8) -> bool {
        self.kind == Kind::Punct(punct)
    }
}

/// A position in a text. Copying it is how the parser looks ahead.
#[derive(Clone, Copy)]
pub(crate) struct Lexer<'t> {
    bytes: &'t [u8],
    pos: usize,
    line: u32,
    line_start: usize,
    /// What is wrong with the last token, if it is [`Kind::Error`].
    pub(crate) error: &'static str,
}

impl<'t> Lexer<'t> {
    /// At the start of `text`, which is shorter than 4 GiB; its first line has this number.
    pub(crate) fn new(text: &'t str, line: u32) -> Self {
        Lexer { bytes: text.as_bytes(), pos: 0, line, line_start: 0, error: "" }
    }

    /// Goes to a place on the line of the last token.
    pub(crate) fn reset(&mut self, pos: u32) {
        self.pos = pos as usize;
    }

    /// Goes to any place after the current one, counting lines.
    pub(crate) fn skip_to(&mut self, pos: usize) {
        while self.pos < pos.min(self.bytes.len()) {
            self.pos += 1;
            if self.bytes[self.pos - 1] == b'\n' {
                self.new_line();
            }
        }
    }

    /// The byte right after the last token, or zero.
    pub(crate) fn following(&self) -> u8 {
        self.at(0)
    }

    fn at(&self, ahead: usize) -> u8 {
        self.bytes.get(self.pos + ahead).copied().unwrap_or(0)
    }

    fn new_line(&mut self) {
        self.line = self.line.saturating_add(1);
        self.line_start = self.pos;
    }

    fn skip_blank(&mut self) {
        loop {
            match self.at(0) {
                b'\n' => {
                    self.pos += 1;
                    self.new_line();
                }
                b' ' | b'\t' | b'\r' => self.pos += 1,
                b'/' if self.at(1) == b'/' => {
                    let rest = &self.bytes[self.pos..];
                    self.pos += rest.iter().position(|&c| c == b'\n').unwrap_or(rest.len());
                }
                _ => return,
            }
        }
    }

    fn take_while(&mut self, test: impl Fn(u8) -> bool) {
        while self.pos < self.bytes.len() && test(self.bytes[self.pos]) {
            self.pos += 1;
        }
    }

    /// The next token.
    pub(crate) fn next(&mut self) -> Token {
        self.skip_blank();
        let start = self.pos;
        let kind = if start >= self.bytes.len() { Kind::Eof } else { self.scan() };
        Token {
            kind,
            start: start as u32,
            end: self.pos as u32,
            line: self.line,
            column: (start - self.line_start) as u32 + 1,
        }
    }

    fn scan(&mut self) -> Kind {
        let first = self.at(0);
        self.pos += 1;
        match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                self.take_while(|c| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.'));
                Kind::Word
            }
            b'0'..=b'9' => self.number(first),
            b'%' => self.suffix(Kind::Percent, "invalid SSA name"),
            b'^' => self.suffix(Kind::Caret, "invalid block name"),
            b'#' if self.at(0) == b'-' && self.at(1) == b'}' => {
                self.pos += 2;
                Kind::ResourcesEnd
            }
            b'#' => self.suffix(Kind::Hash, "invalid attribute name"),
            b'!' => self.suffix(Kind::Bang, "invalid type identifier"),
            b'@' => self.symbol(),
            b'"' => self.string(),
            b'-' if self.at(0) == b'>' => {
                self.pos += 1;
                Kind::Arrow
            }
            b'.' if self.at(0) == b'.' && self.at(1) == b'.' => {
                self.pos += 2;
                Kind::Ellipsis
            }
            b'{' if self.at(0) == b'-' && self.at(1) == b'#' => {
                self.pos += 2;
                Kind::Resources
            }
            b'(' | b')' | b'{' | b'}' | b'[' | b']' | b'<' | b'>' | b',' | b':' | b'=' | b'?' | b'+'
            | b'-' | b'*' | b'/' | b'|' => Kind::Punct(first),
            _ => {
                // A character of several bytes is one mistake.
                self.take_while(|c| c & 0xC0 == 0x80);
                self.fail("unexpected character")
            }
        }
    }

    fn fail(&mut self, message: &'static str) -> Kind {
        self.error = message;
        Kind::Error
    }

    fn number(&mut self, first: u8) -> Kind {
        if first == b'0' && self.at(0) == b'x' && self.at(1).is_ascii_hexdigit() {
            self.pos += 1;
            self.take_while(|c| c.is_ascii_hexdigit());
            return Kind::Integer;
        }
        self.take_while(|c| c.is_ascii_digit());
        if self.at(0) != b'.' {
            return Kind::Integer;
        }
        self.pos += 1;
        self.take_while(|c| c.is_ascii_digit());
        if matches!(self.at(0), b'e' | b'E') {
            let signed = usize::from(matches!(self.at(1), b'+' | b'-'));
            if self.at(1 + signed).is_ascii_digit() {
                self.pos += 1 + signed;
                self.take_while(|c| c.is_ascii_digit());
            }
        }
        Kind::Float
    }

    /// Digits, or a name that does not start with a digit.
    fn suffix(&mut self, kind: Kind, message: &'static str) -> Kind {
        match self.at(0) {
            b'0'..=b'9' => self.take_while(|c| c.is_ascii_digit()),
            c if is_suffix(c) => self.take_while(|c| is_suffix(c) || c.is_ascii_digit()),
            _ => return self.fail(message),
        }
        kind
    }

    fn symbol(&mut self) -> Kind {
        match self.at(0) {
            b'"' => {
                self.pos += 1;
                if self.string() == Kind::Error { Kind::Error } else { Kind::At }
            }
            c if c.is_ascii_alphabetic() || c == b'_' => {
                self.take_while(|c| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.'));
                Kind::At
            }
            _ => self.fail("@ identifier expected to start with letter or '_'"),
        }
    }

    /// From after the opening quote to after the closing one.
    fn string(&mut self) -> Kind {
        let mut bad_escape = false;
        loop {
            match self.at(0) {
                b'"' => {
                    self.pos += 1;
                    return if bad_escape {
                        self.fail("unknown escape in string literal")
                    } else {
                        Kind::Quoted
                    };
                }
                b'\\' => match (self.at(1), self.at(2)) {
                    (b'"' | b'\\' | b'n' | b't', _) => self.pos += 2,
                    (a, b) if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => self.pos += 3,
                    _ => {
                        bad_escape = true;
                        self.pos += 1;
                    }
                },
                b'\n' | 0x0B | 0x0C => return self.fail("expected '\"' in string literal"),
                _ if self.pos >= self.bytes.len() => return self.fail("expected '\"' in string literal"),
                _ => self.pos += 1,
            }
        }
    }
}

fn is_suffix(c: u8) -> bool {
    c.is_ascii_alphabetic() || matches!(c, b'$' | b'.' | b'_' | b'-')
}

/// The bytes of a well-formed string token, quotes included in `quoted`.
pub(crate) fn unescape(quoted: &str) -> Vec<u8> {
    let inner = quoted.as_bytes().get(1..quoted.len().saturating_sub(1)).unwrap_or_default();
    let mut out = Vec::with_capacity(inner.len());
    let mut rest = inner;
    while let Some((&first, after)) = rest.split_first() {
        rest = after;
        if first != b'\\' {
            out.push(first);
            continue;
        }
        let digit = |at: usize| after.get(at).and_then(|c| char::from(*c).to_digit(16));
        let (byte, length) = match (after.first(), digit(0), digit(1)) {
            (Some(b'n'), ..) => (b'\n', 1),
            (Some(b't'), ..) => (b'\t', 1),
            (_, Some(high), Some(low)) => ((high * 16 + low) as u8, 2),
            (other, ..) => (other.copied().unwrap_or(b'\\'), 1),
        };
        out.push(byte);
        rest = after.get(length..).unwrap_or_default();
    }
    out
}
