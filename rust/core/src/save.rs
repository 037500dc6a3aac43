//! Saves (versioned, checksummed, bounded bytes) and hashes of states.

use crate::{Error, Result};
use postcard::ser_flavors::Flavor;
use serde::{Serialize, de::DeserializeOwned};
use xxhash_rust::xxh32::xxh32;

/// The first bytes of every save, before the digit of its format.
const MAGIC: &[u8; 3] = b"alt";
/// The digit of the format that [`seal`] writes.
const FORMAT: u8 = b'2';
/// The digit of the first format, which no published version wrote.
pub(crate) const FIRST_FORMAT: u8 = b'1';
/// Maximum size of a save in bytes. The longest position that a game can start from takes half of it.
const MOST_BYTES: usize = 524_288;

/// Number of bytes that most states and saves fit into.
const USUAL_BYTES: usize = 2048;

/// Maximum number of packs named by a save.
const MOST_PACKS: usize = 32;

/// Game, versions and packs that a save was made with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Short name of the game.
    pub game: String,
    /// Version of the rules.
    pub rules: u32,
    /// Version of the definitions in the game.
    pub data: u32,
    /// Hashes of the packs.
    pub packs: Vec<String>,
}

/// Content of a save.
#[derive(Debug)]
pub struct Opened<'a> {
    /// Digit of the format.
    pub format: u8,
    /// Game, versions and packs.
    pub header: Header,
    body: &'a [u8],
}

/// Returns an error if the packs that are needed are not those that are loaded.
pub fn check_packs(needed: &[String], loaded: &[String]) -> Result<()> {
    if let Some(index) = needed.iter().position(|pack| !loaded.contains(pack)) {
        let message = format!(
            "it needs the pack {}, which is not loaded; load that pack first",
            needed[index]
        );
        return Err(Error::new("missing-pack", message).at(format!("packs[{index}]")));
    }
    if needed != loaded {
        let message =
            format!("it was made without the packs {}, which are loaded here", loaded.join(", "));
        return Err(Error::new("other-packs", message).at("packs"));
    }
    Ok(())
}

/// Serialises a payload into a save: magic, name of the game, versions, packs, length, payload, checksum.
pub fn seal(made: &Header, payload: &impl Serialize) -> Result<Vec<u8>> {
    let body = to_bytes(payload).map_err(|error| Error::new("save-failed", error.to_string()))?;
    let mut bytes = Vec::with_capacity(body.len() + 32);
    bytes.extend_from_slice(MAGIC);
    bytes.push(FORMAT);
    push_text(&mut bytes, &made.game);
    bytes.extend_from_slice(&made.rules.to_le_bytes());
    bytes.extend_from_slice(&made.data.to_le_bytes());
    bytes.push(made.packs.len().min(MOST_PACKS) as u8);
    for pack in made.packs.iter().take(MOST_PACKS) {
        push_text(&mut bytes, pack);
    }
    bytes.extend_from_slice(&(body.len() as u32).to_le_bytes());
    bytes.extend_from_slice(&body);
    let sum = checksum(&bytes);
    bytes.extend_from_slice(&sum.to_le_bytes());
    if bytes.len() > MOST_BYTES {
        return Err(Error::new(
            "save-too-long",
            format!("the save has {} bytes, at most {MOST_BYTES} are allowed", bytes.len()),
        ));
    }
    Ok(bytes)
}

/// Appends a short text behind its length byte. It is cut to 255 bytes; names and hashes are far shorter.
fn push_text(bytes: &mut Vec<u8>, text: &str) {
    let text = &text.as_bytes()[..text.len().min(255)];
    bytes.push(text.len() as u8);
    bytes.extend_from_slice(text);
}

fn damaged(why: &str) -> Error {
    Error::new("damaged-save", format!("this is not an undamaged save: {why}"))
}

/// Opens a save that [`seal`] made, of any version. Returns an error if the save is damaged or of another game.
pub fn open<'a>(game: &str, bytes: &'a [u8]) -> Result<Opened<'a>> {
    if bytes.len() > MOST_BYTES {
        return Err(damaged("it is too long"));
    }
    let Some((rest, sum)) = bytes.split_last_chunk::<4>() else {
        return Err(damaged("it is too short"));
    };
    let Some([format, after_format @ ..]) = rest.strip_prefix(MAGIC) else {
        return Err(damaged("it does not begin like a save of altmode"));
    };
    if checksum(rest) != u32::from_le_bytes(*sum) {
        return Err(damaged("its checksum is wrong"));
    }
    if ![FIRST_FORMAT, FORMAT].contains(format) {
        return Err(Error::new(
            "other-version",
            "a later version made this save, in a format that this version cannot read",
        ));
    }
    let mut at = after_format;
    let mut take = |count: usize| -> Result<&'a [u8]> {
        let (head, tail) =
            at.split_at_checked(count).ok_or_else(|| damaged("it ends too early"))?;
        at = tail;
        Ok(head)
    };
    let length = usize::from(take(1)?[0]);
    let name = String::from_utf8_lossy(take(length)?).into_owned();
    if name != game {
        return Err(Error::new(
            "foreign-save",
            format!("this save is of the game \"{name}\", not of \"{game}\""),
        ));
    }
    let number =
        |bytes: &[u8]| bytes.iter().rev().fold(0, |sum: u32, byte| sum << 8 | u32::from(*byte));
    let (rules, data) = (number(take(4)?), number(take(4)?));
    let mut packs = Vec::new();
    for _ in 0..take(1)?[0] {
        let length = usize::from(take(1)?[0]);
        packs.push(String::from_utf8_lossy(take(length)?).into_owned());
    }
    let body = number(take(4)?) as usize;
    let body = take(body)?;
    Ok(Opened { format: *format, header: Header { game: name, rules, data, packs }, body })
}

impl Opened<'_> {
    /// Deserialises the payload.
    pub fn payload<T: DeserializeOwned>(&self) -> Result<T> {
        postcard::from_bytes(self.body).map_err(|_| damaged("its content cannot be read"))
    }
}

/// Returns a checksum of bytes, equal on every platform.
pub fn checksum(bytes: &[u8]) -> u32 {
    xxh32(bytes, 0)
}

/// Returns a number for an action, from the position of its variant and from its fields. Variants are only added at the end.
pub fn key_of(action: &impl Serialize) -> u8 {
    let mut room = [0; 32];
    let bytes = postcard::to_slice(action, &mut room);
    bytes.map_or(0, |bytes| {
        bytes.iter().fold(0, |key: u8, byte| (key ^ byte).wrapping_mul(0x9d).rotate_left(3))
    })
}

/// Returns a hash of a value as a short hex string. Equal values have equal strings on every platform.
///
/// # Panics
///
/// Panics if the type of the value has no form in a save, because different values would have equal hashes. No input causes
/// this: postcard serialises every value of a type, except lists whose iterator does not know its length.
pub fn hash_of(value: &impl Serialize) -> String {
    let Ok(bytes) = to_bytes(value) else { panic!("a state has a form in a save") };
    hash_of_bytes(&bytes)
}

fn hash_of_bytes(bytes: &[u8]) -> String {
    format!("{:08x}{:08x}", xxh32(bytes, 0), xxh32(bytes, 0x616c_746d))
}

fn to_bytes(value: &impl Serialize) -> postcard::Result<Vec<u8>> {
    postcard::serialize_with_flavor(value, Output(Vec::with_capacity(USUAL_BYTES)))
}

/// Bytes that postcard writes. Growing them is compiled once: postcard's own output compiles it into every field of the
/// state. No function that is called can fail, so the compiler drops the tests for errors behind every field.
struct Output(Vec<u8>);

impl Output {
    #[inline(always)]
    fn push(&mut self, byte: u8) {
        if self.0.len() == self.0.capacity() {
            return self.grow(byte);
        }
        self.0.push(byte);
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, byte: u8) {
        self.0.push(byte);
    }

    #[inline(never)]
    fn extend(&mut self, bytes: &[u8]) {
        match bytes {
            // Almost every number takes one byte, for which copying a slice takes longer.
            [byte] => self.push(*byte),
            _ => self.extend_from(bytes),
        }
    }

    #[inline(never)]
    fn extend_from(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }
}

impl Flavor for Output {
    type Output = Vec<u8>;

    #[inline(always)]
    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        self.extend(bytes);
        Ok(())
    }

    #[inline(always)]
    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.push(byte);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<Vec<u8>> {
        Ok(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code<T: std::fmt::Debug>(result: Result<T>) -> &'static str {
        result.unwrap_err().code
    }

    #[test]
    #[should_panic(expected = "a state has a form in a save")]
    fn a_value_without_form_in_a_save_has_no_hash() {
        struct Formless;
        impl Serialize for Formless {
            fn serialize<S: serde::Serializer>(
                &self,
                serializer: S,
            ) -> std::result::Result<S::Ok, S::Error> {
                serializer.collect_seq((0..).take_while(|number| *number < 3))
            }
        }
        hash_of(&Formless);
    }

    #[test]
    fn every_damage_is_noticed() {
        let packs = ["a1".to_string(), "b2".to_string()];
        let made = Header { game: "tcg".into(), rules: 1, data: 2, packs: packs.to_vec() };
        let bytes = seal(&made, &vec![7u32; 50]).unwrap();
        let opened = open("tcg", &bytes).unwrap();
        assert_eq!((&opened.header, opened.payload::<Vec<u32>>().unwrap()), (&made, vec![7; 50]));
        assert_eq!(code(opened.payload::<Vec<String>>()), "damaged-save");
        assert_eq!(code(open("unmatched", &bytes)), "foreign-save");
        for length in 0..bytes.len() {
            assert_eq!(code(open("tcg", &bytes[..length])), "damaged-save");
        }
        for bit in 0..bytes.len() * 8 {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(code(open("tcg", &flipped)), "damaged-save");
        }
        let mut later = bytes[..bytes.len() - 4].to_vec();
        later[3] = b'3';
        later.extend(checksum(&later).to_le_bytes());
        assert_eq!(code(open("tcg", &later)), "other-version");
        assert!(check_packs(&packs, &packs).is_ok());
        assert_eq!(code(check_packs(&packs, &packs[1..])), "missing-pack");
        assert_eq!(code(check_packs(&[], &packs)), "other-packs");
    }
}
