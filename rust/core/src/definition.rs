//! Definitions in a game, and references to them that do not depend on their numbers.

use crate::{Error, save::checksum};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Visitor};
use std::fmt;

/// A definition in a game: its id, and a checksum of its content.
pub type Definition = (&'static str, u32);

/// Returns the version of the definitions in a game.
pub(crate) fn version_of(definitions: &[Definition]) -> u32 {
    let mut bytes = Vec::with_capacity(16 * definitions.len());
    for (id, content) in definitions {
        bytes.extend_from_slice(id.as_bytes());
        bytes.push(0);
        bytes.extend_from_slice(&content.to_le_bytes());
    }
    checksum(&bytes)
}

/// Reference to a definition in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// The id, which does not depend on the version.
    Id(String),
    /// The number, in records of the first format.
    Number(u16),
}

impl Serialize for Named {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        match self {
            Named::Id(id) => serializer.serialize_str(id),
            Named::Number(number) if serializer.is_human_readable() => {
                serializer.serialize_u16(*number)
            }
            // A save has no numbers.
            Named::Number(number) => serializer.collect_str(number),
        }
    }
}

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = Named;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("the id of a definition")
            }

            fn visit_str<E>(self, id: &str) -> std::result::Result<Named, E> {
                Ok(Named::Id(id.into()))
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> std::result::Result<Named, E> {
                u16::try_from(number)
                    .map(Named::Number)
                    .map_err(|_| E::custom("the number is too large"))
            }
        }
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(Either)
        } else {
            deserializer.deserialize_str(Either)
        }
    }
}

/// Returns the error about a definition that a record names and that does not exist here.
pub fn no_definition(kind: &str, named: &Named) -> Error {
    match named {
        Named::Id(id) => {
            let id: String = id.chars().take(40).collect();
            Error::new("other-version", format!("there is no {kind} \"{id}\" in this version"))
        }
        Named::Number(number) => {
            Error::new("damaged-record", format!("there is no {kind} number {number}"))
        }
    }
}
