//! Answers packed as 32-bit words, for hosts that ask often.
//!
//! A list of legal actions in JSON is mostly names of fields and cards that the host has parsed many times before.
//! Parsing them again took longer than the rules. In packed form each text crosses the boundary once, because a
//! [`Dictionary`] numbers the texts and the host caches them.
//!
//! The first word of a packed value is the edition of the dictionary. In every other word, except raw UTF-16 units, the
//! lowest three bits are the kind and the other bits its value:
//!
//! | kind | value | words that follow |
//! |---|---|---|
//! | 0 | a number | |
//! | 1 | number of a text | |
//! | 2 | number of a shape, which is the field names of an object | the value of each field |
//! | 3 | length of a list | the values |
//! | 4 | number of pieces of a joined text | texts and numbers |
//! | 5 | number of UTF-16 units of a text that is not in the dictionary | one word per unit |
//! | 6 | 0 `null`, 1 `false`, 2 `true` | |
//! | 7 | number of UTF-16 units of a JSON text, for a value of no other kind | one word per unit |

use crate::{Dictionary, Words, read_json, save::checksum, to_json};
use altmode_json::Value;
use serde::{
    Serialize, Serializer,
    ser::{Impossible, SerializeSeq, SerializeStruct, SerializeTuple, SerializeTupleStruct},
};
use std::fmt;

const NUMBER: i32 = 0;
const TEXT: i32 = 1;
const OBJECT: i32 = 2;
const LIST: i32 = 3;
const JOINED: i32 = 4;
const FREE: i32 = 5;
const CONSTANT: i32 = 6;
const JSON: i32 = 7;
/// Number of low bits that hold the kind of a word.
const KIND_BITS: u32 = 3;

/// Packs a value. A value that contains a map, or an enum variant with content, becomes `null`. No answer contains one.
///
/// ```
/// let mut dictionary = altmode_core::Dictionary::new(1);
/// let words = altmode_core::to_wire(&("Blaster", 7), &mut dictionary);
/// assert_eq!(words, [1, 2 << 3 | 3, 0 << 3 | 1, 7 << 3]);
/// assert_eq!(dictionary.text(0), "Blaster");
/// ```
pub fn to_wire<T: Serialize + ?Sized>(value: &T, dictionary: &mut Dictionary) -> Vec<i32> {
    let mut packer = Packer::new(dictionary);
    let packed = value.serialize(&mut packer);
    packer.finish(packed)
}

/// Packs a list whose values are produced lazily by an iterator, see [`to_wire`].
pub fn list_to_wire<T: Serialize>(
    values: impl Iterator<Item = T>,
    dictionary: &mut Dictionary,
) -> Vec<i32> {
    let mut packer = Packer::new(dictionary);
    let packed = (&mut packer).collect_seq(values);
    packer.finish(packed)
}

/// Returns a value as a JSON tree, by packing and unpacking it. All types are packed for hosts anyway, whereas
/// serde_json's tree serializer would be linked for this alone, once more for each type.
pub fn value_by_wire<T: Serialize + ?Sized>(value: &T) -> Value {
    let mut dictionary = Dictionary::new(1);
    let mut words = to_wire(value, &mut dictionary).into_iter();
    words.next();
    unpack(&dictionary, &mut words)
}

/// Fields of views that hold texts for people, which say nothing about the position.
const WORDING: [&str; 5] = ["name", "fullName", "subtitle", "reason", "sentence"];

/// Returns a number for the position that a referee's view describes. It does not depend on the layout of the state or of the
/// view: fields that are missing, `null`, `false` or empty count for nothing, like texts for people.
///
/// ```
/// use altmode_core::position_of;
/// use altmode_json::json;
///
/// # #[derive(serde::Serialize)] struct Old { health: u8, name: &'static str }
/// # #[derive(serde::Serialize)] struct New { health: u8, name: &'static str, hidden: bool, tokens: [u8; 0] }
/// let old = Old { health: 7, name: "Harpy" };
/// let new = New { health: 7, name: "A Harpy", hidden: false, tokens: [] };
/// assert_eq!(position_of(&old), position_of(&new));
/// assert_ne!(position_of(&old), position_of(&Old { health: 6, ..old }));
/// ```
pub fn position_of<T: Serialize + ?Sized>(view: &T) -> u32 {
    let mut dictionary = Dictionary::new(1);
    let mut words = to_wire(view, &mut dictionary).into_iter();
    words.next();
    let mut spelled = Vec::with_capacity(8192);
    spell(&dictionary, &mut words, &mut spelled);
    checksum(&spelled)
}

/// Appends the bytes by which a position is recognised. Returns whether the value counts for nothing.
fn spell(
    dictionary: &Dictionary,
    words: &mut std::vec::IntoIter<i32>,
    spelled: &mut Vec<u8>,
) -> bool {
    let Some(&word) = words.as_slice().first() else { return true };
    let count = (word >> KIND_BITS) as usize;
    match word & 7 {
        kind @ (NUMBER | CONSTANT) => {
            words.next();
            spelled.extend_from_slice(&word.to_le_bytes());
            kind == CONSTANT && count < 2
        }
        TEXT => {
            words.next();
            spelled.extend_from_slice(dictionary.text(count).as_bytes());
            spelled.push(0);
            false
        }
        OBJECT => {
            words.next();
            spelled.push(b'{');
            for name in dictionary.shape(count) {
                let before = spelled.len();
                spelled.extend_from_slice(name.as_bytes());
                spelled.push(0);
                if spell(dictionary, words, spelled) || WORDING.contains(name) {
                    spelled.truncate(before);
                }
            }
            spelled.push(b'}');
            false
        }
        LIST => {
            words.next();
            spelled.push(b'[');
            for _ in 0..count {
                spell(dictionary, words, spelled);
            }
            spelled.push(b']');
            count == 0
        }
        _ => {
            spelled.extend_from_slice(to_json(&unpack(dictionary, words)).as_bytes());
            spelled.push(0);
            false
        }
    }
}

fn unpack(dictionary: &Dictionary, words: &mut std::vec::IntoIter<i32>) -> Value {
    let word = words.next().unwrap_or(CONSTANT);
    let rest = word >> KIND_BITS;
    let count = rest as usize;
    match word & 7 {
        NUMBER => rest.into(),
        TEXT => dictionary.text(count).into(),
        OBJECT => {
            let fields = dictionary
                .shape(count)
                .iter()
                .map(|name| (name.to_string(), unpack(dictionary, words)));
            Value::Object(fields.collect())
        }
        LIST => Value::Array((0..count).map(|_| unpack(dictionary, words)).collect()),
        JOINED => {
            let mut whole = String::new();
            for _ in 0..count {
                match unpack(dictionary, words) {
                    Value::String(piece) => whole.push_str(&piece),
                    piece => whole.push_str(&to_json(&piece)),
                }
            }
            Value::String(whole)
        }
        CONSTANT if count == 0 => Value::Null,
        CONSTANT => (count == 2).into(),
        kind => {
            let units: Vec<u16> = words.take(count).map(|unit| unit as u16).collect();
            let text = String::from_utf16_lossy(&units);
            if kind == FREE { Value::String(text) } else { read_json(&text).unwrap_or_default() }
        }
    }
}

type Packed = Result<(), fmt::Error>;

struct Packer<'d> {
    words: Vec<i32>,
    /// Field names of all objects being packed, outermost first.
    names: Vec<&'static str>,
    dictionary: &'d mut Dictionary,
}

impl<'d> Packer<'d> {
    fn new(dictionary: &'d mut Dictionary) -> Packer<'d> {
        let mut words = std::mem::take(&mut dictionary.room);
        words.clear();
        words.push(dictionary.edition);
        Packer { words, names: Vec::new(), dictionary }
    }

    fn finish(mut self, packed: Packed) -> Vec<i32> {
        if packed.is_err() {
            self.words.truncate(1);
            self.words.push(CONSTANT);
        }
        self.words
    }

    #[inline]
    fn word(&mut self, kind: i32, rest: usize) {
        self.words.push((rest as i32) << KIND_BITS | kind);
    }

    #[inline]
    fn number(&mut self, number: i32) -> Packed {
        let word = number << KIND_BITS;
        if word >> KIND_BITS != number {
            return self.json(&number);
        }
        self.words.push(word | NUMBER);
        Ok(())
    }

    fn text(&mut self, text: &str) {
        match self.dictionary.number_of_text(text) {
            Some(number) => self.word(TEXT, number),
            None => self.units(FREE, text),
        }
    }

    fn lasting_text(&mut self, text: &'static str) {
        match self.dictionary.number_of_lasting_text(text) {
            Some(number) => self.word(TEXT, number),
            None => self.units(FREE, text),
        }
    }

    #[cold]
    fn units(&mut self, kind: i32, text: &str) {
        self.word(kind, text.encode_utf16().count());
        self.words.extend(text.encode_utf16().map(i32::from));
    }

    #[cold]
    fn json<T: Serialize>(&mut self, value: &T) -> Packed {
        self.units(JSON, &to_json(value));
        Ok(())
    }

    /// Reserves a word that is filled in when its value is complete. Returns its position.
    fn open(&mut self) -> usize {
        self.words.push(0);
        self.words.len() - 1
    }

    fn list(&mut self, kind: i32) -> List<'_, 'd> {
        let place = self.open();
        List { packer: self, kind, place, length: 0 }
    }

    fn close(&mut self, place: usize, kind: i32, rest: usize) {
        self.words[place] = (rest as i32) << KIND_BITS | kind;
    }
}

/// List being packed.
struct List<'a, 'd> {
    packer: &'a mut Packer<'d>,
    kind: i32,
    place: usize,
    length: usize,
}

impl List<'_, '_> {
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Packed {
        self.length += 1;
        value.serialize(&mut *self.packer)
    }

    fn end(self) -> Packed {
        self.packer.close(self.place, self.kind, self.length);
        Ok(())
    }
}

/// Object being packed.
struct Object<'a, 'd> {
    packer: &'a mut Packer<'d>,
    place: usize,
    first_name: usize,
}

impl<'a, 'd> Serializer for &'a mut Packer<'d> {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = List<'a, 'd>;
    type SerializeTuple = List<'a, 'd>;
    type SerializeTupleStruct = List<'a, 'd>;
    type SerializeTupleVariant = Impossible<(), fmt::Error>;
    type SerializeMap = Impossible<(), fmt::Error>;
    type SerializeStruct = Object<'a, 'd>;
    type SerializeStructVariant = Impossible<(), fmt::Error>;

    fn serialize_bool(self, value: bool) -> Packed {
        self.word(CONSTANT, 1 + usize::from(value));
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Packed {
        self.number(value.into())
    }

    fn serialize_i16(self, value: i16) -> Packed {
        self.number(value.into())
    }

    fn serialize_i32(self, value: i32) -> Packed {
        self.number(value)
    }

    fn serialize_i64(self, value: i64) -> Packed {
        match i32::try_from(value) {
            Ok(small) => self.number(small),
            Err(_) => self.json(&value),
        }
    }

    fn serialize_u8(self, value: u8) -> Packed {
        self.number(value.into())
    }

    fn serialize_u16(self, value: u16) -> Packed {
        self.number(value.into())
    }

    fn serialize_u32(self, value: u32) -> Packed {
        match i32::try_from(value) {
            Ok(small) => self.number(small),
            Err(_) => self.json(&value),
        }
    }

    fn serialize_u64(self, value: u64) -> Packed {
        match i32::try_from(value) {
            Ok(small) => self.number(small),
            Err(_) => self.json(&value),
        }
    }

    fn serialize_f32(self, value: f32) -> Packed {
        self.json(&value)
    }

    fn serialize_f64(self, value: f64) -> Packed {
        self.json(&value)
    }

    fn serialize_char(self, value: char) -> Packed {
        self.text(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Packed {
        self.text(value);
        Ok(())
    }

    /// Returns `false`, so that [`Words`] are serialised as pieces.
    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_bytes(self, value: &[u8]) -> Packed {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Packed {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Packed {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Packed {
        self.word(CONSTANT, 0);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Packed {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Packed {
        self.lasting_text(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Packed {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Packed {
        Err(fmt::Error)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a, 'd>, fmt::Error> {
        Ok(self.list(LIST))
    }

    fn serialize_tuple(self, length: usize) -> Result<List<'a, 'd>, fmt::Error> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(
        self,
        name: &'static str,
        _: usize,
    ) -> Result<List<'a, 'd>, fmt::Error> {
        Ok(self.list(if name == Words::NAME { JOINED } else { LIST }))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, fmt::Error> {
        Err(fmt::Error)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, fmt::Error> {
        Err(fmt::Error)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Object<'a, 'd>, fmt::Error> {
        let (place, first_name) = (self.open(), self.names.len());
        Ok(Object { packer: self, place, first_name })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, fmt::Error> {
        Err(fmt::Error)
    }
}

/// serde has a trait for each kind of list.
macro_rules! lists {
    ($($of:ident $method:ident)+) => {$(
        impl $of for List<'_, '_> {
            type Ok = ();
            type Error = fmt::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Packed {
                self.element(value)
            }

            fn end(self) -> Packed {
                List::end(self)
            }
        }
    )+};
}

lists!(SerializeSeq serialize_element SerializeTuple serialize_element SerializeTupleStruct serialize_field);

impl SerializeStruct for Object<'_, '_> {
    type Ok = ();
    type Error = fmt::Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Packed {
        self.packer.names.push(name);
        value.serialize(&mut *self.packer)
    }

    fn end(self) -> Packed {
        let Object { packer, place, first_name } = self;
        let shape = packer.dictionary.number_of_shape(&packer.names[first_name..]);
        packer.names.truncate(first_name);
        packer.close(place, OBJECT, shape);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;
    use altmode_json::json;
    use proptest::{collection::vec, prelude::*};

    fn same<T: Serialize>(value: &T) {
        let mut dictionary = Dictionary::new(5);
        for time in ["first", "second"] {
            let words = to_wire(value, &mut dictionary);
            let mut words = words.into_iter();
            assert_eq!(words.next(), Some(5), "the edition comes first the {time} time");
            assert_eq!(
                unpack(&dictionary, &mut words),
                altmode_json::to_value(value).expect("JSON"),
                "the {time} time"
            );
            assert_eq!(words.next(), None, "nothing comes after it the {time} time");
        }
        assert_eq!(value_by_wire(value), altmode_json::to_value(value).expect("JSON"));
    }

    #[derive(Serialize)]
    struct Inner {
        #[serde(skip_serializing_if = "Option::is_none")]
        seen: Option<bool>,
        name: &'static str,
    }

    #[derive(Serialize)]
    struct Outer {
        text: crate::Words,
        inner: Vec<Inner>,
        number: i64,
        rest: (Option<u8>, f64, char),
    }

    #[test]
    fn objects_in_objects() {
        let inner = |seen, name| Inner { seen, name };
        same(&Outer {
            text: words!["Bumblebee takes ", -3_i16, " damage from ", "Ωmega".to_string()],
            inner: vec![
                inner(None, "a"),
                inner(Some(true), "b"),
                inner(Some(false), "a"),
                inner(None, ""),
            ],
            number: 1 << 40,
            rest: (None, 0.25, 'é'),
        });
    }

    #[test]
    fn shapes_are_shared_by_objects_with_the_same_fields() {
        let mut dictionary = Dictionary::new(5);
        let few = (0..9).map(|index| Inner { seen: (index % 2 == 0).then_some(true), name: "x" });
        list_to_wire(few, &mut dictionary);
        assert_eq!(
            [0, 1, 2].map(|shape| dictionary.shape(shape)),
            [&["seen", "name"][..], &["name"], &[]]
        );
        assert_eq!([0, 1].map(|text| dictionary.text(text)), ["x", ""]);
    }

    #[test]
    fn what_is_too_much_to_keep_crosses_as_it_is() {
        let mut dictionary = Dictionary::new(5);
        let many: Vec<String> =
            (0..Dictionary::MOST_TEXTS + 3).map(|number| format!("{number}ä")).collect();
        let words = to_wire(&many, &mut dictionary);
        assert_eq!(dictionary.text(Dictionary::MOST_TEXTS), "");
        let mut words = words.into_iter();
        words.next();
        assert_eq!(unpack(&dictionary, &mut words), json!(many));
    }

    #[test]
    fn what_cannot_be_packed_is_null() {
        let map = std::collections::BTreeMap::from([("a", 1)]);
        assert_eq!(to_wire(&map, &mut Dictionary::new(3)), [3, CONSTANT]);
    }

    proptest! {
        #[test]
        fn whatever_is_packed_comes_out_again(
            numbers: [i32; 3], large: u64, texts in vec(any::<String>(), 0..4), nested in vec(vec(any::<(bool, Option<u32>, char)>(), 0..4), 0..4)
        ) {
            same(&(numbers, large, texts, nested));
        }
    }
}
