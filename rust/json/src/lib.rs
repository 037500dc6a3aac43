//! JSON trees with a small code size in WebAssembly.
//!
//! [`Value`] has the variants and methods of `serde_json::Value`. Its objects are lists instead of hash maps, which made
//! `tcg.wasm` 5.5 kB smaller (compressed). Lists suffice because the objects that hosts pass have few fields. serde_json parses
//! texts and formats numbers.
//!
//! ```
//! use altmode_json::{Value, json};
//!
//! let value: Value = altmode_json::from_str(r#"{ "name": "Blaster", "stars": [8, 1.5] }"#)?;
//! assert_eq!(value["stars"][0], 8);
//! assert_eq!(value, json!({ "stars": [8, 1.5], "name": "Blaster" }));
//! assert_eq!(value.to_string(), r#"{"name":"Blaster","stars":[8,1.5]}"#);
//! # Ok::<(), altmode_json::Error>(())
//! ```

mod convert;
mod read;
mod tree;
mod value;
mod write;

pub use serde_json::{
    Deserializer, Error, Number, from_slice, from_str, to_string, to_string_pretty, to_vec,
};

pub use convert::from_value;
pub use tree::to_value;
#[doc(hidden)]
pub use tree::tree_of;
pub use value::{Iter, KeyOrIndex, Map, Value};
