//! Packs: cards that a host adds, written in the language of the built-in ones.
//!
//! Each set of loaded packs has a catalogue of its own, under a megabyte in size. It is leaked, because games hold static
//! references to its parts. A set is compiled once, regardless of how often and in which order its packs are loaded, and there
//! are at most [`MOST_CATALOGUES`].

use crate::cards::{builtin as cards, catalogue::Catalogue};
use altmode_core::{Error, Result, hash_of, sort_few, to_json};
use altmode_json::Value;
use altmode_tcg_language::{CardFile, Mistake, check, read};
use serde::Serialize;
use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicUsize, Ordering},
};

/// Maximum number of different sets of packs in one process.
const MOST_CATALOGUES: usize = 64;
/// Maximum number of packs loaded together.
const MOST_PACKS: usize = 16;
/// Maximum size of a pack in bytes, as JSON without spaces. An instruction needs at least twelve of them.
const MOST_BYTES: usize = 131_072;
/// Maximum number of cards in a pack. A reprint is short, but has all the instructions of its first printing.
const MOST_CARDS: usize = 150;
/// Maximum nesting depth of a pack. Printed cards use a third of it.
const MOST_DEPTH: usize = 48;
/// Maximum number of instructions, triggers or qualities of a catalogue, which are numbered in 16 bits. Only several
/// large packs together can exceed it.
const MOST_CODE: usize = 60_000;

/// Result of loading a pack.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PackReport {
    /// Code of its set.
    pub set: String,
    /// Name of its set.
    pub set_name: String,
    /// Number of cards in it.
    pub cards: usize,
    /// Hash of the pack, by which saves and records name it.
    pub hash: String,
}

/// Compiled packs, and the catalogue that contains them.
struct Loaded {
    /// Packs of `catalogue`, sorted by hash.
    packs: Vec<(String, &'static CardFile)>,
    catalogue: &'static Catalogue,
}

static LOADED: Mutex<Vec<Loaded>> = Mutex::new(Vec::new());

/// Number of packs that were rejected after they were compiled. Their compiled parts are leaked, so the number is limited.
static REFUSED: AtomicUsize = AtomicUsize::new(0);
/// Maximum of [`REFUSED`].
const MOST_REFUSED: usize = 64;

/// Returns the catalogue with the cards of a pack added.
///
/// # Errors
///
/// Returns `bad-pack` with the card, the path and the expected content, or `too-long`, `too-deep` or `too-many-packs` for a pack
/// beyond the limits.
pub fn load(into: &'static Catalogue, pack: &Value) -> Result<(&'static Catalogue, PackReport)> {
    let hash = bounded(pack)?;
    let file: CardFile = read(pack).map_err(|mistakes| refused(pack, &mistakes))?;
    let report = PackReport { set: file.set.clone(), set_name: file.set_name.clone(), cards: count(&file), hash: hash.clone() };
    if report.cards > MOST_CARDS {
        return Err(Error::new("too-long", format!("a pack has at most {MOST_CARDS} cards; this one has {}", report.cards)));
    }
    if into.packs.contains(&hash) {
        return Ok((into, report));
    }
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    let mut packs = loaded.iter().find(|known| std::ptr::eq(known.catalogue, into)).map_or_else(Vec::new, |known| known.packs.clone());
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
    let others = cards::files().iter().chain(packs.iter().map(|(_, file)| *file));
    let together: Vec<&CardFile> = others.chain([&file]).collect();
    let mistakes = check(&together);
    if !mistakes.is_empty() {
        return Err(refused(pack, &mistakes));
    }
    if REFUSED.load(Ordering::Relaxed) >= MOST_REFUSED {
        return Err(Error::new("too-many-packs", "too many packs with too many instructions were tried in this process"));
    }
    packs.push((hash, Box::leak(Box::new(file))));
    // Packs are sorted by hash, so that a set of packs has the same numbers in any order of loading.
    sort_few(&mut packs, |(one, _), (other, _)| one < other);
    let files: Vec<&'static CardFile> = packs.iter().map(|(_, file)| *file).collect();
    let Some(mut catalogue) = Catalogue::with_packs(&files, MOST_CODE) else {
        REFUSED.fetch_add(1, Ordering::Relaxed);
        return Err(Error::new("too-long", "these packs have too many instructions together"));
    };
    catalogue.packs = packs.iter().map(|(hash, _)| hash.clone()).collect();
    catalogue.before = Some(into);
    let catalogue: &'static Catalogue = Box::leak(Box::new(catalogue));
    loaded.push(Loaded { packs, catalogue });
    Ok((catalogue, report))
}

/// Returns the hash of a pack that is within the limits.
fn bounded(pack: &Value) -> Result<String> {
    if !pack.is_object() {
        return Err(crate::input::wrong(pack, "a pack, an object with \"set\", \"set-name\" and cards,"));
    }
    let text = to_json(pack);
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

fn count(file: &CardFile) -> usize {
    file.battle.len() + file.characters.len() + file.stratagems.len()
}

/// Returns an error with the first mistake and the number of others.
fn refused(pack: &Value, mistakes: &[Mistake]) -> Error {
    let Some(first) = mistakes.first() else { return Error::new("bad-pack", "this pack cannot be read") };
    let set = crate::input::shorten(pack["set"].as_str().unwrap_or("without a set"));
    let card = if first.card.is_empty() { String::new() } else { format!(", card {}", crate::input::shorten(&first.card)) };
    let more = match mistakes.len() - 1 {
        0 => String::new(),
        1 => " (and one more mistake)".to_string(),
        more => format!(" (and {more} more mistakes)"),
    };
    Error::new("bad-pack", format!("pack {set}{card}: {}{more}", first.message)).at(&first.path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_while_packs_are_locked_disables_nothing() {
        let panicked = std::thread::spawn(|| {
            let _held = LOADED.lock();
            panic!("while the packs are locked");
        });
        assert!(panicked.join().is_err() && LOADED.is_poisoned());
        let pack = altmode_json::json!({ "set": "calm", "set-name": "Calm", "battle": [{
            "id": "calm-001", "name": "Calm", "kind": "action", "rarity": "common", "icons": ["blue"] }] });
        let (catalogue, report) = load(cards::builtin(), &pack).expect("the pack is loaded");
        assert_eq!((report.cards, catalogue.packs.len()), (1, 1));
        assert!(std::ptr::eq(load(cards::builtin(), &pack).expect("again").0, catalogue));
    }

    #[test]
    fn every_card_of_all_packs_has_a_place() {
        assert!(MOST_PACKS * MOST_CARDS <= Catalogue::builtin().places_left());
    }
}
