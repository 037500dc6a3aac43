//! Packs: cards that a host adds, written in the language of the built-in ones.
//!
//! Each set of loaded packs has a catalogue of its own, which lives as long as the process, because games refer to it without
//! counting references. A set is compiled once, regardless of the order in which its packs are loaded.

use crate::cards::catalogue::{Catalogue, files};
use altmode_core::{Error, Result, hash_of, sort_few};
use altmode_deckbuilder_language::{CardFile, Mistake, check, read};
use altmode_host::input::{shorten, wrong};
use altmode_json::Value;
use serde::Serialize;
use std::sync::{Mutex, PoisonError};

/// Maximum number of different sets of packs in one process.
const MOST_CATALOGUES: usize = 64;
/// Maximum number of packs loaded together.
const MOST_PACKS: usize = 16;
/// Maximum size of a pack in bytes, as JSON without spaces.
const MOST_BYTES: usize = 262_144;
/// Maximum nesting depth of a pack.
const MOST_DEPTH: usize = 48;
/// Maximum number of instructions of a catalogue, which are numbered in 16 bits.
const MOST_CODE: usize = 60_000;

/// Result of loading a pack.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PackReport {
    /// Id of its set.
    pub id: String,
    /// Name of its set.
    pub set: String,
    /// Number of cards.
    pub cards: usize,
    /// Number of characters.
    pub characters: usize,
    /// Hash of the pack, by which saves and records name it.
    pub hash: String,
}

/// A mistake in a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PackMistake {
    /// Id of the card or character; empty if the mistake is not in one.
    pub card: String,
    /// Place in the pack, for example `cards[0].text[1].energon.cost`; empty for the pack itself.
    pub path: String,
    /// Describes the fault and the correct form.
    pub message: String,
}

/// Compiled packs, and the catalogue that contains them.
struct Loaded {
    /// Packs of `catalogue`, sorted by hash.
    packs: Vec<(String, &'static CardFile)>,
    catalogue: &'static Catalogue,
}

static LOADED: Mutex<Vec<Loaded>> = Mutex::new(Vec::new());

/// Returns the catalogue with the cards of a pack added.
///
/// # Errors
///
/// Returns `bad-pack` with the card, the place and the expected content, or `too-long`, `too-deep` or `too-many-packs` for a pack
/// beyond the bounds.
pub fn load(into: &'static Catalogue, pack: &Value) -> Result<(&'static Catalogue, PackReport)> {
    let hash = bounded(pack)?;
    let file: CardFile = read(pack).map_err(|mistakes| refused(pack, &mistakes))?;
    if let Some(mistake) = official(&file) {
        return Err(Error::new("bad-pack", mistake.message).at(&mistake.path));
    }
    let report = PackReport {
        id: file.id.clone(),
        set: file.set.clone(),
        cards: file.cards.len(),
        characters: file.characters.len(),
        hash: hash.clone(),
    };
    if into.packs.contains(&hash) {
        return Ok((into, report));
    }
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    let mut packs = packs_of(&loaded, into);
    let mut wanted: Vec<&str> = packs.iter().map(|(hash, _)| hash.as_str()).chain([hash.as_str()]).collect();
    sort_few(&mut wanted, |one, other| one < other);
    // A set of packs that was loaded before has passed the check.
    if let Some(known) = loaded.iter().find(|known| known.packs.iter().map(|(hash, _)| hash.as_str()).eq(wanted.iter().copied())) {
        return Ok((known.catalogue, report));
    }
    if packs.len() == MOST_PACKS || loaded.len() == MOST_CATALOGUES {
        let message = format!("at most {MOST_PACKS} packs can be loaded together, and {MOST_CATALOGUES} times in one process");
        return Err(Error::new("too-many-packs", message));
    }
    let together: Vec<&CardFile> = files().iter().chain(packs.iter().map(|(_, file)| *file)).chain([&file]).collect();
    let mistakes = check(&together);
    if !mistakes.is_empty() {
        return Err(refused(pack, &mistakes));
    }
    // An instruction takes at least four bytes of JSON.
    if into.program.code.len() + pack.to_string().len() / 4 > MOST_CODE {
        return Err(Error::new("too-long", "these packs have too many instructions together"));
    }
    packs.push((hash, Box::leak(Box::new(file))));
    sort_few(&mut packs, |(one, _), (other, _)| one < other);
    let all: Vec<&'static CardFile> = files().iter().chain(packs.iter().map(|(_, file)| *file)).collect();
    let mut catalogue = Catalogue::of(&all);
    catalogue.packs = packs.iter().map(|(hash, _)| hash.clone()).collect();
    let catalogue: &'static Catalogue = Box::leak(Box::new(catalogue));
    loaded.push(Loaded { packs, catalogue });
    Ok((catalogue, report))
}

/// Returns all mistakes of a pack, without loading it. A loaded pack with the same id is disregarded, so that a changed
/// version of it can be checked.
///
/// # Errors
///
/// Returns `bad-input`, `too-long` or `too-deep` for a value that is no pack or beyond the bounds.
pub fn mistakes(into: &'static Catalogue, pack: &Value) -> Result<Vec<PackMistake>> {
    bounded(pack)?;
    let found = match read::<CardFile>(pack) {
        Err(mistakes) => mistakes,
        Ok(file) => {
            let loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
            let packs = packs_of(&loaded, into);
            let others = packs.iter().map(|(_, other)| *other).filter(|other| other.id != file.id);
            let together: Vec<&CardFile> = files().iter().chain(others).chain([&file]).collect();
            official(&file).into_iter().chain(check(&together)).collect()
        }
    };
    Ok(found.into_iter().map(|Mistake { card, path, message, .. }| PackMistake { card, path, message }).collect())
}

/// Returns the mistake of a pack that claims to be official.
fn official(file: &CardFile) -> Option<Mistake> {
    let mistake =
        || Mistake { file: 0, card: String::new(), path: "official".to_string(), message: "only built-in sets are official".to_string() };
    file.official.then(mistake)
}

/// Returns the packs that were loaded into a catalogue.
fn packs_of(loaded: &[Loaded], catalogue: &Catalogue) -> Vec<(String, &'static CardFile)> {
    loaded.iter().find(|known| std::ptr::eq(known.catalogue, catalogue)).map_or_else(Vec::new, |known| known.packs.clone())
}

/// Returns the hash of a pack that is within the bounds.
fn bounded(pack: &Value) -> Result<String> {
    if !pack.is_object() {
        return Err(wrong(pack, "a pack, an object with \"id\", \"set\" and cards,"));
    }
    let text = pack.to_string();
    if text.len() > MOST_BYTES {
        return Err(Error::new("too-long", format!("a pack has at most {MOST_BYTES} bytes; this one has {}", text.len())));
    }
    if depth(pack) > MOST_DEPTH {
        return Err(Error::new("too-deep", format!("the values of a pack are nested at most {MOST_DEPTH} deep")));
    }
    Ok(hash_of(&text))
}

fn depth(value: &Value) -> usize {
    1 + match value {
        Value::Array(entries) => entries.iter().map(depth).max().unwrap_or(0),
        Value::Object(fields) => fields.values().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}

/// Returns an error with the first mistake and the number of others.
fn refused(pack: &Value, mistakes: &[Mistake]) -> Error {
    let Some(first) = mistakes.first() else { return Error::new("bad-pack", "this pack cannot be read") };
    let set = shorten(pack["id"].as_str().unwrap_or("without an id"));
    let card = if first.card.is_empty() { String::new() } else { format!(", card {}", shorten(&first.card)) };
    let more = match mistakes.len() - 1 {
        0 => String::new(),
        1 => " (and one more mistake)".to_string(),
        more => format!(" (and {more} more mistakes)"),
    };
    Error::new("bad-pack", format!("pack {set}{card}: {}{more}", first.message)).at(&first.path)
}
