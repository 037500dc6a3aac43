//! Lines and arrows between two spaces, as they are written in battlefield files.

use altmode_language::{Encode, Shape, put_phrase, show_phrase};
use serde::{Serialize, Serializer};
use std::fmt;

/// A line between two spaces: `"M01-M02"`.
#[derive(Clone, Debug, PartialEq, Eq, Encode)]
#[encode(shape = Path::shape_of_phrase)]
pub struct Path(pub String, pub String);

/// A direction from one space to another: `"R07>R13"`.
#[derive(Clone, Debug, PartialEq, Eq, Encode)]
#[encode(shape = Arrow::shape_of_phrase)]
pub struct Arrow(pub String, pub String);

/// Parses two ids with a sign between them.
fn two(text: &str, sign: char, example: &str) -> Result<(String, String), String> {
    let ends = text.split_once(sign).map(|(from, to)| (from.trim(), to.trim()));
    match ends {
        Some((from, to)) if !from.is_empty() && !to.is_empty() => {
            Ok((from.to_string(), to.to_string()))
        }
        _ => Err(format!("\"{text}\" is not two spaces; write for example \"{example}\"")),
    }
}

impl Path {
    fn parse(text: &str) -> Result<Path, String> {
        two(text, '-', "M01-M02").map(|(from, to)| Path(from, to))
    }

    fn shape_of_phrase() -> &'static Shape {
        const {
            &Shape::Phrase(
                "a path",
                |text, bytes| put_phrase(Path::parse, text, bytes),
                show_phrase::<Path>,
            )
        }
    }
}

impl Arrow {
    fn parse(text: &str) -> Result<Arrow, String> {
        two(text, '>', "R07>R13").map(|(from, to)| Arrow(from, to))
    }

    fn shape_of_phrase() -> &'static Shape {
        const {
            &Shape::Phrase(
                "an arrow",
                |text, bytes| put_phrase(Arrow::parse, text, bytes),
                show_phrase::<Arrow>,
            )
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0, self.1)
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{}", self.0, self.1)
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Arrow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "schema")]
macro_rules! schema {
    ($($kind:ident $text:literal)+) => {$(
        impl schemars::JsonSchema for $kind {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($kind).into()
            }
            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "minLength": 3, "description": $text })
            }
        }
    )+};
}

#[cfg(feature = "schema")]
schema! {
    Path "A line between two spaces, for example \"M01-M02\"."
    Arrow "A direction from one space to another, for example \"R07>R13\"."
}
