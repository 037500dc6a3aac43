//! Values from the types of Rust and of serde_json, and comparisons with them.

use crate::{Error, Map, Number, Value};
use serde::de::DeserializeOwned;
use std::borrow::Cow;

/// Converts a tree to a value of any type, by way of its text.
///
/// # Errors
///
/// Returns an error if the tree does not match the type.
pub fn from_value<T: DeserializeOwned>(value: Value) -> Result<T, Error> {
    serde_json::from_str(&value.to_string())
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(number.into())
            }
        }

        impl PartialEq<$number> for Value {
            fn eq(&self, number: &$number) -> bool {
                matches!(self, Value::Number(its) if *its == Number::from(*number))
            }
        }
    )+};
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

/// Converts a float; `null` if it is infinite or not a number.
impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Number::from_f64(number).map_or(Value::Null, Value::Number)
    }
}

impl PartialEq<f64> for Value {
    fn eq(&self, number: &f64) -> bool {
        self.as_f64() == Some(*number)
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Bool(value)
    }
}

impl PartialEq<bool> for Value {
    fn eq(&self, value: &bool) -> bool {
        self.as_bool() == Some(*value)
    }
}

impl From<()> for Value {
    fn from((): ()) -> Value {
        Value::Null
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::String(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::String(text.to_string())
    }
}

impl From<Cow<'_, str>> for Value {
    fn from(text: Cow<'_, str>) -> Value {
        Value::String(text.into_owned())
    }
}

impl PartialEq<str> for Value {
    fn eq(&self, text: &str) -> bool {
        self.as_str() == Some(text)
    }
}

impl PartialEq<&str> for Value {
    fn eq(&self, text: &&str) -> bool {
        self.as_str() == Some(*text)
    }
}

impl PartialEq<String> for Value {
    fn eq(&self, text: &String) -> bool {
        self.as_str() == Some(text)
    }
}

impl PartialEq<Value> for String {
    fn eq(&self, value: &Value) -> bool {
        value == self
    }
}

impl From<Map> for Value {
    fn from(fields: Map) -> Value {
        Value::Object(fields)
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(items: Vec<T>) -> Value {
        items.into_iter().collect()
    }
}

impl<T: Clone + Into<Value>> From<&[T]> for Value {
    fn from(items: &[T]) -> Value {
        items.iter().cloned().collect()
    }
}

impl<T: Into<Value>, const LENGTH: usize> From<[T; LENGTH]> for Value {
    fn from(items: [T; LENGTH]) -> Value {
        items.into_iter().collect()
    }
}

impl<T: Into<Value>> FromIterator<T> for Value {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Value {
        Value::Array(items.into_iter().map(Into::into).collect())
    }
}

#[cfg(test)]
mod tests {
    use crate::{Value, from_value, json, to_value};

    #[test]
    fn a_tree_is_written_as_the_library_writes_it() {
        for text in [r#"{"a":[1,-2,3.5,null,true,"ü\n\""],"b":{},"":[]}"#, "null", "1e300", "[[]]"]
        {
            let theirs: serde_json::Value = serde_json::from_str(text).unwrap();
            let ours: Value = serde_json::from_str(text).unwrap();
            assert_eq!(ours.to_string(), theirs.to_string());
            assert_eq!(format!("{ours:#}"), format!("{theirs:#}"));
            assert_eq!(serde_json::to_string(&ours).unwrap(), theirs.to_string());
        }
    }

    #[test]
    fn objects_are_equal_in_any_order() {
        assert_eq!(json!({ "a": 1, "b": 2 }), json!({ "b": 2, "a": 1 }));
        assert_ne!(json!({ "a": 1, "b": 2 }), json!({ "a": 1, "c": 2 }));
        assert_ne!(json!({ "a": 1 }), json!({ "a": 1, "b": null }));
    }

    #[test]
    fn values_of_types_are_read_and_written() {
        let pair = (7u8, Some("x".to_string()));
        assert_eq!(to_value(&pair).unwrap(), json!([7, "x"]));
        assert_eq!(from_value::<(u8, Option<String>)>(json!([7, "x"])).unwrap(), pair);
        assert_eq!(json!({ "a": [{ "b": 3 }] }).pointer("/a/0/b"), Some(&Value::from(3)));
    }
}
