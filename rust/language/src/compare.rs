//! Comparisons of numbers.

use crate::Encode;
use serde::Serialize;
use std::fmt;

/// Comparison operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Compare {
    /// At most.
    #[serde(rename = "<=")]
    AtMost,
    /// At least.
    #[serde(rename = ">=")]
    AtLeast,
    /// Exactly.
    #[serde(rename = "=")]
    Exactly,
    /// More than.
    #[serde(rename = ">")]
    MoreThan,
    /// Less than.
    #[serde(rename = "<")]
    LessThan,
}

impl Compare {
    /// Reads a sign.
    pub fn from_sign(sign: &str) -> Option<Compare> {
        Some(match sign {
            "<=" => Compare::AtMost,
            ">=" => Compare::AtLeast,
            "=" => Compare::Exactly,
            ">" => Compare::MoreThan,
            "<" => Compare::LessThan,
            _ => return None,
        })
    }

    /// Compares two numbers.
    pub fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Compare::AtMost => left <= right,
            Compare::AtLeast => left >= right,
            Compare::Exactly => left == right,
            Compare::MoreThan => left > right,
            Compare::LessThan => left < right,
        }
    }
}

impl fmt::Display for Compare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Compare::AtMost => "<=",
            Compare::AtLeast => ">=",
            Compare::Exactly => "=",
            Compare::MoreThan => ">",
            Compare::LessThan => "<",
        })
    }
}
