//! JSON trees: reading text, and values of Rust as trees.

use crate::{Error, Result, to_json};
use altmode_json::Value;
use serde::Serialize;

/// Reads JSON text. serde_json's parser is linked once for each function and crate that calls it, so all games call this one.
///
/// # Errors
///
/// Returns `bad-json` with the line and the column.
///
/// ```
/// assert_eq!(altmode_core::read_json("[1, null]")?[0], 1);
/// assert_eq!(altmode_core::read_json("[1,").unwrap_err().code, "bad-json");
/// # Ok::<(), altmode_core::Error>(())
/// ```
#[inline(never)]
pub fn read_json(text: &str) -> Result<Value> {
    altmode_json::from_str(text)
        .map_err(|error| Error::new("bad-json", format!("this is not JSON: {error}")))
}

/// Returns a value as a JSON tree, by way of its text. serde_json's tree serializer would be linked for this alone,
/// once more for each type.
pub fn value_by_json<T: Serialize + ?Sized>(value: &T) -> Value {
    read_json(&to_json(value)).unwrap_or_default()
}
