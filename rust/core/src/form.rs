//! The two forms in which answers leave.

use crate::{Dictionary, pack, pack_list, to_json, to_json_list};
use serde::Serialize;

/// How an answer is written: [`Json`] for whoever asks now and then, a [`Dictionary`] for hosts that ask often.
pub trait Form {
    /// What is given out.
    type Made;

    /// Writes a value.
    fn one<T: Serialize>(self, value: &T) -> Self::Made;

    /// Writes a list whose values are made one after the other.
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
        pack(value, self)
    }

    fn list<T: Serialize>(self, values: impl Iterator<Item = T>) -> Vec<i32> {
        pack_list(values, self)
    }
}
