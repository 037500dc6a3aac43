//! Conversion of serialisable values to trees.

use crate::{Error, Map, Number, Value};
use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// Converts a value of any type to a tree.
///
/// # Errors
///
/// Returns an error if the value has a map with keys that are neither texts nor numbers.
pub fn to_value<T: Serialize>(value: T) -> Result<Value, Error> {
    value.serialize(Tree)
}

/// Converts a value of any type to a tree, or to `null` if JSON cannot represent it.
#[doc(hidden)]
pub fn tree_of<T: Serialize + ?Sized>(value: &T) -> Value {
    value.serialize(Tree).unwrap_or_default()
}

/// Creates a [`Value`] from a JSON literal with expressions. Its keys are literals or names of constants.
#[macro_export]
macro_rules! json {
    (null) => { $crate::Value::Null };
    ([$($items:tt)*]) => {{
        #[allow(unused_mut, reason = "the list may be empty")]
        let mut items = ::std::vec::Vec::<$crate::Value>::new();
        $crate::json!(@items items $($items)*);
        $crate::Value::Array(items)
    }};
    ({$($fields:tt)*}) => {{
        #[allow(unused_mut, reason = "the object may be empty")]
        let mut fields = $crate::Map::new();
        $crate::json!(@fields fields $($fields)*);
        $crate::Value::Object(fields)
    }};
    (@items $items:ident) => {};
    (@items $items:ident null $(, $($rest:tt)*)?) => { $crate::json!(@item $items (null) $($($rest)*)?) };
    (@items $items:ident [$($item:tt)*] $(, $($rest:tt)*)?) => { $crate::json!(@item $items ([$($item)*]) $($($rest)*)?) };
    (@items $items:ident {$($item:tt)*} $(, $($rest:tt)*)?) => { $crate::json!(@item $items ({$($item)*}) $($($rest)*)?) };
    (@items $items:ident $item:expr $(, $($rest:tt)*)?) => { $crate::json!(@item $items ($item) $($($rest)*)?) };
    (@item $items:ident ($($item:tt)*) $($rest:tt)*) => {
        ::std::vec::Vec::push(&mut $items, $crate::json!($($item)*));
        $crate::json!(@items $items $($rest)*);
    };
    (@fields $fields:ident) => {};
    (@fields $fields:ident $key:tt: null $(, $($rest:tt)*)?) => { $crate::json!(@field $fields $key (null) $($($rest)*)?) };
    (@fields $fields:ident $key:tt: [$($value:tt)*] $(, $($rest:tt)*)?) => {
        $crate::json!(@field $fields $key ([$($value)*]) $($($rest)*)?)
    };
    (@fields $fields:ident $key:tt: {$($value:tt)*} $(, $($rest:tt)*)?) => {
        $crate::json!(@field $fields $key ({$($value)*}) $($($rest)*)?)
    };
    (@fields $fields:ident $key:tt: $value:expr $(, $($rest:tt)*)?) => {
        $crate::json!(@field $fields $key ($value) $($($rest)*)?)
    };
    (@field $fields:ident $key:tt ($($value:tt)*) $($rest:tt)*) => {
        $fields.insert(::std::string::String::from($key), $crate::json!($($value)*));
        $crate::json!(@fields $fields $($rest)*);
    };
    ($value:expr) => { $crate::tree_of(&$value) };
}

/// Serializer that builds trees.
struct Tree;

/// Builder of a list.
struct Items {
    variant: Option<&'static str>,
    items: Vec<Value>,
}

/// Builder of an object.
struct Fields {
    variant: Option<&'static str>,
    fields: Vec<(String, Value)>,
    /// Name of the field whose value is serialised next.
    name: String,
}

type Made = Result<Value, Error>;

/// Wraps the content of an enum variant in an object with the name of the variant.
fn tagged(variant: Option<&'static str>, content: Value) -> Value {
    match variant {
        Some(name) => Value::Object(Map::of(vec![(name.to_string(), content)])),
        None => content,
    }
}

impl Items {
    fn add<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Error> {
        self.items.push(item.serialize(Tree)?);
        Ok(())
    }
}

impl Fields {
    fn add<T: Serialize + ?Sized>(&mut self, name: String, value: &T) -> Result<(), Error> {
        self.fields.push((name, value.serialize(Tree)?));
        Ok(())
    }
}

impl Serializer for Tree {
    type Ok = Value;
    type Error = Error;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    fn serialize_bool(self, value: bool) -> Made {
        Ok(Value::Bool(value))
    }

    fn serialize_i8(self, number: i8) -> Made {
        self.serialize_i64(number.into())
    }

    fn serialize_i16(self, number: i16) -> Made {
        self.serialize_i64(number.into())
    }

    fn serialize_i32(self, number: i32) -> Made {
        self.serialize_i64(number.into())
    }

    fn serialize_i64(self, number: i64) -> Made {
        Ok(Value::Number(number.into()))
    }

    fn serialize_u8(self, number: u8) -> Made {
        self.serialize_u64(number.into())
    }

    fn serialize_u16(self, number: u16) -> Made {
        self.serialize_u64(number.into())
    }

    fn serialize_u32(self, number: u32) -> Made {
        self.serialize_u64(number.into())
    }

    fn serialize_u64(self, number: u64) -> Made {
        Ok(Value::Number(number.into()))
    }

    fn serialize_f32(self, number: f32) -> Made {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Made {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn serialize_char(self, letter: char) -> Made {
        Ok(Value::String(letter.to_string()))
    }

    fn serialize_str(self, text: &str) -> Made {
        Ok(Value::String(text.to_string()))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Made {
        Ok(bytes.into())
    }

    fn serialize_none(self) -> Made {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Made {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Made {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Made {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Made {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Made {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Made {
        Ok(tagged(Some(variant), value.serialize(self)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items, Error> {
        Ok(Items { variant: None, items: Vec::new() })
    }

    fn serialize_tuple(self, _: usize) -> Result<Items, Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items, Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items, Error> {
        Ok(Items { variant: Some(variant), items: Vec::new() })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields, Error> {
        Ok(Fields { variant: None, fields: Vec::new(), name: String::new() })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields, Error> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields, Error> {
        Ok(Fields { variant: Some(variant), fields: Vec::new(), name: String::new() })
    }
}

/// Implements the serde traits of all kinds of lists, which have one method each.
macro_rules! lists {
    ($($of:ident $method:ident)+) => {$(
        impl $of for Items {
            type Ok = Value;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Error> {
                self.add(item)
            }

            fn end(self) -> Made {
                Ok(tagged(self.variant, Value::Array(self.items)))
            }
        }
    )+};
}

lists!(SerializeSeq serialize_element SerializeTuple serialize_element SerializeTupleStruct serialize_field SerializeTupleVariant serialize_field);

/// Implements the serde traits of all kinds of objects with fixed fields.
macro_rules! objects {
    ($($of:ident)+) => {$(
        impl $of for Fields {
            type Ok = Value;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
                self.add(name.to_string(), value)
            }

            fn end(self) -> Made {
                Ok(tagged(self.variant, Value::Object(Map::of(self.fields))))
            }
        }
    )+};
}

objects!(SerializeStruct SerializeStructVariant);

impl SerializeMap for Fields {
    type Ok = Value;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.name = match key.serialize(Tree)? {
            Value::String(name) => name,
            Value::Number(number) => number.to_string(),
            _ => return Err(Error::custom("a key is a text or a number")),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let name = std::mem::take(&mut self.name);
        self.add(name, value)
    }

    fn end(self) -> Made {
        SerializeStruct::end(self)
    }
}

#[cfg(test)]
mod tests {
    use super::to_value;
    use serde::Serialize;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    enum Every {
        Unit,
        New(u8),
        Tuple(i8, String),
        Struct { left: Option<u8>, right: () },
    }

    fn agrees(value: &impl Serialize) {
        let theirs = serde_json::to_value(value).unwrap();
        assert_eq!(to_value(value).unwrap().to_string(), theirs.to_string());
    }

    #[test]
    fn every_shape_has_the_tree_of_the_library() {
        agrees(&[
            Every::Unit,
            Every::New(3),
            Every::Tuple(-4, "x".into()),
            Every::Struct { left: None, right: () },
        ]);
        agrees(&BTreeMap::from([(1, "one"), (20, "twenty")]));
        agrees(&(1.5f32, f64::NAN, 'é', u64::MAX, i64::MIN, Some(true), ((), b"x")));
        assert!(to_value(BTreeMap::from([((), 1)])).is_err());
    }

    #[test]
    fn a_literal_has_the_tree_of_the_library() {
        let name = "x".to_string();
        let ours = json!({ "a": [1, -2, null, [true], { "b": name }], "c": { "d": {} }, "e": 1 + 2, "f": [], "g": null, });
        let theirs = serde_json::json!({ "a": [1, -2, null, [true], { "b": name }], "c": { "d": {} }, "e": 1 + 2, "f": [], "g": null, });
        assert_eq!(ours.to_string(), theirs.to_string());
        assert_eq!(json!([name.len(), "y",]).to_string(), "[1,\"y\"]");
        assert_eq!(json!("z"), "z");
    }
}
