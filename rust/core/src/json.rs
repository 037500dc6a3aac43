//! JSON text for hosts.
//!
//! Writing text is much of the cost of a call that returns legal actions, events or views as JSON. serde_json tests
//! each byte of a text by itself and then copies it. This writer does both at once for four bytes at a time. Its output
//! is identical to the last byte.
//!
//! Hosts that ask often use [`crate::to_wire`] instead.

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::fmt;

/// Returns the JSON text of a value, on one line. A value that JSON cannot express becomes `null`. No type of altmode
/// has such a value.
///
/// ```
/// assert_eq!(altmode_core::to_json(&("Blaster", [1, 2], None::<u8>)), r#"["Blaster",[1,2],null]"#);
/// ```
pub fn to_json<T: Serialize + ?Sized>(value: &T) -> String {
    let mut writer = Writer::new();
    let written = value.serialize(&mut writer);
    writer.finish(written)
}

/// Returns the JSON text of a list whose values are produced lazily by an iterator.
///
/// ```
/// assert_eq!(altmode_core::to_json_list((1..4).map(|number| number * 2)), "[2,4,6]");
/// ```
pub fn to_json_list<T: Serialize>(values: impl Iterator<Item = T>) -> String {
    let mut writer = Writer::new();
    let written = writer.collect_seq(values);
    writer.finish(written)
}

/// Initial size of the buffer in bytes. Most texts fit, so the buffer rarely grows.
const CAPACITY: usize = 4096;

type Written = Result<(), fmt::Error>;

struct Writer {
    /// Output buffer, longer than the text so far. Small pieces are copied by storing words into existing space,
    /// whereas growing a `Vec` piece by piece would call the engine's copy function for each.
    text: Vec<u8>,
    /// Number of bytes written.
    used: usize,
}

impl Writer {
    fn new() -> Writer {
        Writer { text: vec![0; CAPACITY], used: 0 }
    }

    fn finish(mut self, written: Written) -> String {
        self.text.truncate(self.used);
        match written {
            Ok(()) => String::from_utf8(self.text).unwrap_or_default(),
            Err(_) => "null".to_string(),
        }
    }

    /// Returns the next `length` bytes of the buffer, which the caller fills.
    #[inline]
    fn room(&mut self, length: usize) -> &mut [u8] {
        let begin = self.used;
        self.used += length;
        if self.used > self.text.len() {
            self.grow();
        }
        &mut self.text[begin..self.used]
    }

    #[cold]
    fn grow(&mut self) {
        self.text.resize(self.used * 2, 0);
    }

    #[inline]
    fn byte(&mut self, byte: u8) {
        self.room(1)[0] = byte;
    }

    #[inline(never)]
    fn bytes(&mut self, bytes: &[u8]) {
        self.room(bytes.len()).copy_from_slice(bytes);
    }

    /// Writes a text with its quotes. It copies until a character needs an escape, which is rare.
    #[inline(never)]
    fn string(&mut self, text: &str) {
        let begin = self.used;
        let room = self.room(text.len() + 2);
        room[0] = b'"';
        room[text.len() + 1] = b'"';
        if !copy_plain(text.as_bytes(), &mut room[1..=text.len()]) {
            self.used = begin;
            self.escaped(text.as_bytes());
        }
    }

    #[cold]
    fn escaped(&mut self, bytes: &[u8]) {
        self.byte(b'"');
        for &byte in bytes {
            let short = match byte {
                b'"' | b'\\' => byte,
                b'\n' => b'n',
                b'\t' => b't',
                b'\r' => b'r',
                0x08 => b'b',
                0x0C => b'f',
                _ if byte < 0x20 => {
                    let digit = |number: u8| b"0123456789abcdef"[usize::from(number & 15)];
                    self.bytes(&[b'\\', b'u', b'0', b'0', digit(byte >> 4), digit(byte)]);
                    continue;
                }
                _ => {
                    self.byte(byte);
                    continue;
                }
            };
            self.bytes(&[b'\\', short]);
        }
        self.byte(b'"');
    }

    /// Writes an integer. Numbers of 32 bits take a fast path, because almost every number is small and 64-bit
    /// arithmetic is slow in JavaScript engines without WebAssembly.
    #[inline(never)]
    fn whole(&mut self, negative: bool, number: u64) {
        match u32::try_from(number) {
            Ok(small) => self.small(negative, small),
            Err(_) => {
                if negative {
                    self.byte(b'-');
                }
                self.bytes(number.to_string().as_bytes());
            }
        }
    }

    #[inline(never)]
    fn small(&mut self, negative: bool, mut number: u32) {
        let mut digits = [0; 10];
        let mut first = digits.len();
        loop {
            first -= 1;
            digits[first] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        if negative {
            self.byte(b'-');
        }
        self.bytes(&digits[first..]);
    }

    /// Writes `{"Variant":`.
    #[inline(never)]
    fn variant(&mut self, name: &str) {
        self.byte(b'{');
        self.string(name);
        self.byte(b':');
    }

    #[inline(never)]
    fn open(&mut self, bracket: u8, close: &'static str) -> Inside<'_> {
        self.byte(bracket);
        Inside { writer: self, first: true, close }
    }
}

/// Copies a text into a buffer of equal length, up to the first byte that needs an escape (a control character, a quote
/// or a backslash). Returns whether there was none.
#[inline]
fn copy_plain(text: &[u8], place: &mut [u8]) -> bool {
    let (words, rest) = text.as_chunks::<4>();
    let (places, last) = place.as_chunks_mut::<4>();
    for (word, place) in words.iter().zip(places) {
        if any_escaped(u32::from_le_bytes(*word)) {
            return false;
        }
        *place = *word;
    }
    for (byte, place) in rest.iter().zip(last) {
        if any_escaped(0x2020_2000 | u32::from(*byte)) {
            return false;
        }
        *place = *byte;
    }
    true
}

/// Returns whether one of four bytes needs an escape. Subtracting a number from each byte borrows from its highest bit
/// exactly if the byte is smaller. A borrow can disturb higher bytes, but the lowest match is always found, and one
/// match is enough.
#[inline]
fn any_escaped(four: u32) -> bool {
    const EACH: u32 = 0x0101_0101;
    let smaller = |word: u32, than: u32| word.wrapping_sub(EACH * than) & !word;
    let control = smaller(four, 0x20);
    let quote = smaller(four ^ (EACH * 0x22), 1);
    let backslash = smaller(four ^ (EACH * 0x5C), 1);
    (control | quote | backslash) & (EACH * 0x80) != 0
}

/// List or object being written.
struct Inside<'a> {
    writer: &'a mut Writer,
    first: bool,
    close: &'static str,
}

impl Inside<'_> {
    #[inline]
    fn comma(&mut self) {
        if !std::mem::replace(&mut self.first, false) {
            self.writer.byte(b',');
        }
    }

    // The functions below are compiled for every type. What does not depend on the type is called, which makes a module
    // of forty types 10 kB smaller.

    /// Writes the name of a field, with what comes before and after it.
    #[inline(never)]
    fn name(&mut self, name: &str) {
        self.comma();
        self.writer.string(name);
        self.writer.byte(b':');
    }

    /// Writes what comes before an element.
    #[inline(never)]
    fn next(&mut self) {
        self.comma();
    }

    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.next();
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Written {
        self.name(name);
        value.serialize(&mut *self.writer)
    }

    #[inline(never)]
    fn close(self) -> Written {
        self.writer.bytes(self.close.as_bytes());
        Ok(())
    }
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Inside<'a>;
    type SerializeTuple = Inside<'a>;
    type SerializeTupleStruct = Inside<'a>;
    type SerializeTupleVariant = Inside<'a>;
    type SerializeMap = Inside<'a>;
    type SerializeStruct = Inside<'a>;
    type SerializeStructVariant = Inside<'a>;

    fn serialize_bool(self, value: bool) -> Written {
        self.bytes(if value { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.small(value < 0, value.unsigned_abs().into());
        Ok(())
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.small(value < 0, value.unsigned_abs().into());
        Ok(())
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.small(value < 0, value.unsigned_abs());
        Ok(())
    }

    fn serialize_i64(self, value: i64) -> Written {
        self.whole(value < 0, value.unsigned_abs());
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.small(false, value.into());
        Ok(())
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.small(false, value.into());
        Ok(())
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.small(false, value);
        Ok(())
    }

    fn serialize_u64(self, value: u64) -> Written {
        self.whole(false, value);
        Ok(())
    }

    // Floats are left to altmode_json, because finding their shortest digits is a library's job.
    fn serialize_f32(self, value: f32) -> Written {
        self.bytes(&altmode_json::to_vec(&value).map_err(|_| fmt::Error)?);
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Written {
        self.bytes(&altmode_json::to_vec(&value).map_err(|_| fmt::Error)?);
        Ok(())
    }

    fn serialize_char(self, value: char) -> Written {
        self.string(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Written {
        self.string(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.bytes(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        self.variant(variant);
        value.serialize(&mut *self)?;
        self.byte(b'}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'a>, fmt::Error> {
        Ok(self.open(b'[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Inside<'a>, fmt::Error> {
        Ok(self.open(b'[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, fmt::Error> {
        Ok(self.open(b'[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, fmt::Error> {
        self.variant(variant);
        Ok(self.open(b'[', "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a>, fmt::Error> {
        Ok(self.open(b'{', "}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, fmt::Error> {
        Ok(self.open(b'{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, fmt::Error> {
        self.variant(variant);
        Ok(self.open(b'{', "}}"))
    }
}

/// serde has a trait for each kind of list and of object. JSON writes all lists and all objects alike.
macro_rules! written_alike {
    ($($of:ident { fn $method:ident(value $(of $name:ident: $text:ty)?) => $write:ident })+) => {$(
        impl $of for Inside<'_> {
            type Ok = ();
            type Error = fmt::Error;

            fn $method<T: Serialize + ?Sized>(&mut self$(, $name: $text)?, value: &T) -> Written {
                self.$write($($name, )?value)
            }

            fn end(self) -> Written {
                self.close()
            }
        }
    )+};
}

written_alike! {
    SerializeSeq { fn serialize_element(value) => element }
    SerializeTuple { fn serialize_element(value) => element }
    SerializeTupleStruct { fn serialize_field(value) => element }
    SerializeTupleVariant { fn serialize_field(value) => element }
    SerializeStruct { fn serialize_field(value of name: &'static str) => field }
    SerializeStructVariant { fn serialize_field(value of name: &'static str) => field }
}

impl SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        self.comma();
        let begin = self.writer.used;
        key.serialize(&mut *self.writer)?;
        // JSON keys are texts, so a number gets its quotes here.
        let end = self.writer.used;
        if self.writer.text[begin] != b'"' {
            self.writer.room(2);
            self.writer.text.copy_within(begin..end, begin + 1);
            (self.writer.text[begin], self.writer.text[end + 1]) = (b'"', b'"');
        }
        self.writer.byte(b':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Written {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;
    use std::collections::BTreeMap;

    fn agrees(value: &(impl Serialize + fmt::Debug)) {
        assert_eq!(to_json(value), altmode_json::to_string(value).expect("JSON"), "{value:?}");
    }

    #[derive(Debug, Serialize)]
    enum Every {
        Unit,
        New(u8),
        Tuple(i8, String),
        Struct { left: Option<u8>, right: () },
    }

    #[derive(Debug, Serialize)]
    struct Pair(u8, f64);

    #[test]
    fn every_shape_is_written_as_the_library_writes_it() {
        agrees(&[
            Every::Unit,
            Every::New(3),
            Every::Tuple(-4, "x".into()),
            Every::Struct { left: None, right: () },
        ]);
        agrees(&Pair(1, 0.1));
        agrees(&BTreeMap::from([(1, "one"), (20, "twenty")]));
        agrees(&BTreeMap::from([("a\"b", vec![true, false])]));
        agrees(&altmode_json::json!({ "a": [1, -2, 3.5, null, "ü\u{1}"], "b": {} }));
        agrees(&(Vec::<u8>::new(), 'é', '"', 1.0f32, f64::NAN, f64::INFINITY));
    }

    #[test]
    fn a_text_longer_than_the_first_room_is_whole() {
        for length in CAPACITY - 8..CAPACITY + 8 {
            agrees(&"x".repeat(length));
            agrees(&BTreeMap::from([(1, "\n".repeat(length / 2)), (2, "é".repeat(length / 2))]));
        }
        agrees(&(0..5000).collect::<Vec<u16>>());
    }

    #[test]
    fn every_number_and_every_character_is_written_as_the_library_writes_it() {
        for number in [
            0,
            1,
            9,
            10,
            99,
            100,
            u64::from(u32::MAX),
            u64::from(u32::MAX) + 1,
            u64::MAX - 1,
            u64::MAX,
        ] {
            agrees(&number);
            agrees(&(number as i64));
            agrees(&(number as i32));
        }
        for code in (0..0x3000).filter_map(char::from_u32) {
            agrees(&code);
        }
        // Four bytes are tested at once and the rest one by one, so each character is tried in each position.
        for code in (0..0x80u8).map(char::from) {
            for (before, after) in
                (0..5).flat_map(|before| (0..5).map(move |after| (before, after)))
            {
                agrees(&format!("{}{code}{}", "x".repeat(before), "y".repeat(after)));
            }
        }
    }
}
