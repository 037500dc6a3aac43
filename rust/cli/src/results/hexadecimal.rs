//! Checksums in results: eight hexadecimal digits.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub fn serialize<S: Serializer>(checksum: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&format!("{checksum:08x}"))
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    u32::from_str_radix(&String::deserialize(deserializer)?, 16).map_err(D::Error::custom)
}
