//! Output formats of answers: JSON and packed words.

use crate::{Dictionary, list_to_wire, to_json, to_json_list, to_wire};
use serde::Serialize;

/// Output format of an answer: [`Json`] for occasional calls, a [`Dictionary`] for hosts that ask often.
///
/// ```
/// use altmode_core::{Dictionary, Form, Json};
///
/// fn names<F: Form>(form: F) -> F::Made {
///     form.list(["Blaster", "Blaster"].into_iter())
/// }
///
/// assert_eq!(names(Json), r#"["Blaster","Blaster"]"#);
/// let mut dictionary = Dictionary::new(1);
/// // The dictionary's edition, a list of two, the text number 0 twice.
/// assert_eq!(names(&mut dictionary), [1, 2 << 3 | 3, 1, 1]);
/// assert_eq!(dictionary.text(0), "Blaster");
/// ```
pub trait Form {
    /// Type of an encoded answer.
    type Made;

    /// Encodes a value.
    fn one<T: Serialize>(self, value: &T) -> Self::Made;

    /// Encodes a list whose values are produced lazily by an iterator.
    fn list<T: Serialize>(self, values: impl Iterator<Item = T>) -> Self::Made;
}

/// JSON text.
#[derive(Clone, Copy, Debug)]
pub struct Json;

impl Form for Json {
    type Made = String;

    fn one<T: Serialize>(self, value: &T) -> String {
        to_json(value)
    }

    fn list<T: Serialize>(self, values: impl Iterator<Item = T>) -> String {
        to_json_list(values)
    }
}

impl Form for &mut Dictionary {
    type Made = Vec<i32>;

    fn one<T: Serialize>(self, value: &T) -> Vec<i32> {
        to_wire(value, self)
    }

    fn list<T: Serialize>(self, values: impl Iterator<Item = T>) -> Vec<i32> {
        list_to_wire(values, self)
    }
}
