//! Bytes of encoded values: the cursor that reads them, and numbers of any length.

/// Cursor over encoded bytes.
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Returns a cursor at the first byte.
    pub fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    /// Returns the next byte, or 0 after the last one.
    pub fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// Returns the number of bytes left.
    pub fn left(&self) -> usize {
        self.0.len()
    }

    /// Decodes a number below 2^28: seven bits per byte, least significant group first. The high bit marks that a byte
    /// follows.
    pub fn number(&mut self) -> usize {
        let mut length = 0;
        for shift in [0, 7, 14, 21] {
            let byte = self.byte();
            length |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                break;
            }
        }
        length
    }

    /// Decodes a text without copying it.
    pub fn text(&mut self) -> &'a str {
        let length = self.number().min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        std::str::from_utf8(text).unwrap_or_default()
    }
}

/// Appends a number in the format of [`Bytes::number`].
pub fn put_number(number: usize, bytes: &mut Vec<u8>) {
    let mut rest = number;
    while rest >= 0x80 {
        bytes.push(rest as u8 | 0x80);
        rest >>= 7;
    }
    bytes.push(rest as u8);
}
