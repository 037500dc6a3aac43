//! Saves: versioned, checksummed, bounded bytes; and the hash of a state.

use crate::{Error, Result};
use serde::{Serialize, de::DeserializeOwned};
use xxhash_rust::xxh32::xxh32;

/// The first bytes of every save.
const MAGIC: &[u8; 4] = b"alt1";
/// No save is longer. The longest position that a game can start from has half of it.
const MOST_BYTES: usize = 524_288;

/// Wraps a payload: magic, name of the game, versions, length, payload, checksum.
pub fn seal(game: &str, rules_version: u32, data_version: u32, payload: &impl Serialize) -> Result<Vec<u8>> {
    let body = postcard::to_allocvec(payload).map_err(|error| Error::new("save-failed", error.to_string()))?;
    let mut bytes = Vec::with_capacity(body.len() + 24);
    bytes.extend_from_slice(MAGIC);
    bytes.push(game.len() as u8);
    bytes.extend_from_slice(game.as_bytes());
    bytes.extend_from_slice(&rules_version.to_le_bytes());
    bytes.extend_from_slice(&data_version.to_le_bytes());
    bytes.extend_from_slice(&(body.len() as u32).to_le_bytes());
    bytes.extend_from_slice(&body);
    let sum = xxh32(&bytes, 0);
    bytes.extend_from_slice(&sum.to_le_bytes());
    if bytes.len() > MOST_BYTES {
        return Err(Error::new("save-too-long", format!("the save has {} bytes, at most {MOST_BYTES} are allowed", bytes.len())));
    }
    Ok(bytes)
}

/// Unwraps what [`seal`] made; everything damaged, foreign or of another version is refused.
pub fn open<T: DeserializeOwned>(game: &str, rules_version: u32, data_version: u32, bytes: &[u8]) -> Result<T> {
    let damaged = |why: &str| Error::new("damaged-save", format!("this is not an undamaged save: {why}"));
    if bytes.len() > MOST_BYTES {
        return Err(damaged("it is too long"));
    }
    let Some((rest, sum)) = bytes.split_last_chunk::<4>() else { return Err(damaged("it is too short")) };
    let Some(after_magic) = rest.strip_prefix(MAGIC) else {
        return Err(damaged("it does not begin like a save of altmode"));
    };
    if xxh32(rest, 0) != u32::from_le_bytes(*sum) {
        return Err(damaged("its checksum is wrong"));
    }
    let mut at = after_magic;
    let mut take = |count: usize| -> Result<&[u8]> {
        let (head, tail) = at.split_at_checked(count).ok_or_else(|| damaged("it ends too early"))?;
        at = tail;
        Ok(head)
    };
    let length = usize::from(take(1)?[0]);
    let name = take(length)?;
    if name != game.as_bytes() {
        return Err(Error::new(
            "foreign-save",
            format!("this save is of the game \"{}\", not of \"{game}\"", String::from_utf8_lossy(name)),
        ));
    }
    let mut number = || -> Result<u32> { Ok(take(4)?.iter().rev().fold(0, |sum, byte| sum << 8 | u32::from(*byte))) };
    let (rules, data, body) = (number()?, number()?, number()? as usize);
    check_versions(rules_version, data_version, rules, data)?;
    let body = take(body)?;
    postcard::from_bytes(body).map_err(|_| damaged("its content cannot be read"))
}

/// Refuses other versions: never guessed over.
pub(crate) fn check_versions(rules_version: u32, data_version: u32, rules: u32, data: u32) -> Result<()> {
    if rules != rules_version {
        return Err(Error::new("other-version", format!("it was made with version {rules} of the rules; this is version {rules_version}"))
            .at("rulesVersion"));
    }
    if data != data_version {
        return Err(Error::new("other-version", format!("it was made with card data {data:08x}; this is card data {data_version:08x}"))
            .at("dataVersion"));
    }
    Ok(())
}

/// A short hex string of a whole value: equal values, equal strings, on every platform.
pub fn hash_of(value: &impl Serialize) -> String {
    let bytes = postcard::to_allocvec(value).unwrap_or_default();
    format!("{:08x}{:08x}", xxh32(&bytes, 0), xxh32(&bytes, 0x616c_746d))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_damage_is_noticed() {
        let bytes = seal("tcg", 1, 2, &vec![7u32; 50]).unwrap();
        assert_eq!(open::<Vec<u32>>("tcg", 1, 2, &bytes).unwrap(), vec![7; 50]);
        assert_eq!(open::<Vec<u32>>("unmatched", 1, 2, &bytes).unwrap_err().code, "foreign-save");
        assert_eq!(open::<Vec<u32>>("tcg", 9, 2, &bytes).unwrap_err().code, "other-version");
        assert_eq!(open::<Vec<u32>>("tcg", 1, 9, &bytes).unwrap_err().code, "other-version");
        for length in 0..bytes.len() {
            assert_eq!(open::<Vec<u32>>("tcg", 1, 2, &bytes[..length]).unwrap_err().code, "damaged-save");
        }
        for bit in 0..bytes.len() * 8 {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(open::<Vec<u32>>("tcg", 1, 2, &flipped).unwrap_err().code, "damaged-save");
        }
    }
}
