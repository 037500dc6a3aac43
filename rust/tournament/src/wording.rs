//! Mistakes in what was given, in words for people who have never seen Rust.
//!
//! serde tells them in sentences of its own: "invalid type: string \"x\", expected u32". They are a small and stable set,
//! so that it is enough to read them again.

use crate::input::shorten;
use altmode_core::Error;

/// The error that a sentence of serde's means.
pub fn plain(message: &str) -> Error {
    let unexpected = message.strip_prefix("invalid type: ").or_else(|| message.strip_prefix("invalid value: "));
    if let Some((found, expected)) = unexpected.and_then(|rest| rest.rsplit_once(", expected ")) {
        return Error::new("bad-input", format!("{} is expected here, not {}", expected_words(expected), found_words(found)));
    }
    if let Some((length, expected)) = message.strip_prefix("invalid length ").and_then(|rest| rest.split_once(", expected ")) {
        let expected = if expected.starts_with("fewer") { "a shorter list" } else { &expected_words(expected) };
        return Error::new("bad-input", format!("{expected} is expected here, not one of {length}"));
    }
    if let Some(field) = message.strip_prefix("missing field ") {
        let field = field.trim_matches('`');
        return Error::new("bad-input", format!("\"{field}\" is missing")).at(field);
    }
    if let Some(field) = message.strip_prefix("duplicate field ") {
        return Error::new("bad-input", format!("\"{}\" is there twice", field.trim_matches('`')));
    }
    for unknown in ["unknown field ", "unknown variant "] {
        if let Some((word, known)) = message.strip_prefix(unknown).and_then(|rest| rest.split_once(", ")) {
            let known = known.trim_start_matches("expected ").trim_start_matches("one of ").replace('`', "").replace(" or ", ", ");
            let known = if known == "there are no fields" { "nothing belongs here".to_string() } else { format!("there are: {known}") };
            return Error::new("bad-input", format!("there is no \"{}\" here; {known}", shorten(word.trim_matches('`'))));
        }
    }
    Error::new("bad-input", message)
}

fn expected_words(expected: &str) -> String {
    let length = expected.strip_prefix("an array of length ").or_else(|| expected.strip_prefix("a tuple of size "));
    let words = match expected {
        _ if length.is_some() => return format!("a list of {}", length.unwrap_or_default()),
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => "a whole number",
        "f32" | "f64" => "a number",
        "a string" | "a borrowed string" | "a character" => "a text",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a map" => "an object",
        _ if expected.starts_with("struct ") => "an object",
        _ => "a word or an object",
    };
    words.to_string()
}

fn found_words(found: &str) -> String {
    let words = match found {
        "null" => "null",
        "sequence" => "a list",
        "map" => "an object",
        "a number with a fraction" => found,
        _ if found.starts_with("integer `-") => "a negative number",
        _ if found.starts_with("integer") => "a number",
        _ if found.starts_with("string") => "a text",
        _ if found.starts_with("boolean") => "true or false",
        _ => "something else",
    };
    words.to_string()
}
