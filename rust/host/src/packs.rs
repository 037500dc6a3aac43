//! Packs: definitions that a host adds to those of a game, written in the language of the built-in ones.
//!
//! Each set of loaded packs has a catalogue of its own. It is leaked, because games hold static references to its parts. A set
//! is compiled once, regardless of how often and in which order its packs are loaded, and [`Packs`] limits the number of sets.

use crate::input::{shorten, wrong};
use altmode_core::{Error, Result, hash_of, sort_few};
use altmode_json::Value;
use altmode_language::{Encode, Mistake, read};
use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicUsize, Ordering},
};

/// Maximum number of different sets of packs in one process.
const MOST_CATALOGUES: usize = 64;
/// Maximum number of packs loaded together.
pub const MOST_PACKS: usize = 16;
/// Maximum size of a pack in bytes, as JSON without spaces.
const MOST_BYTES: usize = 131_072;
/// Maximum nesting depth of a pack.
const MOST_DEPTH: usize = 48;
/// Maximum number of packs that may be rejected after they were compiled. Their compiled parts are leaked.
const MOST_REFUSED: usize = 64;

/// A catalogue of definitions to which packs can be added.
pub trait Extensible: Sized + Sync + 'static {
    /// A pack, as parsed by the game's language.
    type File: Encode + Sync + 'static;

    /// Returns the hashes of the packs in this catalogue, sorted.
    fn packs(&self) -> &[String];

    /// Checks the last pack together with the built-in definitions and the packs before it. Returns the mistakes of the last
    /// pack.
    fn check(packs: &[&Self::File]) -> Vec<Mistake>;

    /// Returns the catalogue of the built-in definitions and these packs, which passed the check. `hashes` are those of the
    /// packs in the same order, and `before` is the catalogue that the last pack was loaded into. Returns `None` if they are too
    /// large together.
    fn extended(before: &'static Self, packs: &[&'static Self::File], hashes: Vec<String>) -> Option<Self>;
}

/// Compiled packs, and the catalogue that contains them.
struct Loaded<C: Extensible> {
    /// Packs of `catalogue`, sorted by hash.
    packs: Vec<(String, &'static C::File)>,
    catalogue: &'static C,
}

/// All sets of packs that a game compiled in this process.
pub struct Packs<C: Extensible> {
    loaded: Mutex<Vec<Loaded<C>>>,
    refused: AtomicUsize,
}

impl<C: Extensible> Default for Packs<C> {
    fn default() -> Self {
        Packs::new()
    }
}

impl<C: Extensible> Packs<C> {
    /// Creates a collection without packs, for a `static` of a game.
    pub const fn new() -> Packs<C> {
        Packs { loaded: Mutex::new(Vec::new()), refused: AtomicUsize::new(0) }
    }

    /// Parses a pack, checks it by `judge`, and returns the catalogue `into` with the pack added, the result of `judge`, and the
    /// pack's hash.
    ///
    /// # Errors
    ///
    /// Returns `bad-pack` with the path and the expected content, `too-long`, `too-deep` or `too-many-packs` for a pack beyond
    /// the limits, or the error of `judge`.
    pub fn load<T>(&self, into: &'static C, pack: &Value, judge: impl FnOnce(&C::File) -> Result<T>) -> Result<(&'static C, T, String)> {
        let hash = bounded(pack)?;
        let file: C::File = read(pack).map_err(|mistakes| refused(pack, &mistakes))?;
        let judged = judge(&file)?;
        if into.packs().contains(&hash) {
            return Ok((into, judged, hash));
        }
        let catalogue = self.extend(into, pack, hash.clone(), file)?;
        Ok((catalogue, judged, hash))
    }

    fn extend(&self, into: &'static C, pack: &Value, hash: String, file: C::File) -> Result<&'static C> {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        let mut packs = loaded.iter().find(|known| std::ptr::eq(known.catalogue, into)).map_or_else(Vec::new, |known| known.packs.clone());
        let mut wanted: Vec<&str> = packs.iter().map(|(hash, _)| hash.as_str()).chain([hash.as_str()]).collect();
        sort_few(&mut wanted, |one, other| one < other);
        // A set of packs that was loaded before has passed the check.
        if let Some(known) = loaded.iter().find(|known| known.packs.iter().map(|(hash, _)| hash.as_str()).eq(wanted.iter().copied())) {
            return Ok(known.catalogue);
        }
        if packs.len() == MOST_PACKS || loaded.len() == MOST_CATALOGUES {
            let message = format!("at most {MOST_PACKS} packs can be loaded together, and {MOST_CATALOGUES} times in one process");
            return Err(Error::new("too-many-packs", message));
        }
        let together: Vec<&C::File> = packs.iter().map(|(_, file)| *file).chain([&file]).collect();
        let mistakes = C::check(&together);
        if !mistakes.is_empty() {
            return Err(refused(pack, &mistakes));
        }
        if self.refused.load(Ordering::Relaxed) >= MOST_REFUSED {
            return Err(Error::new("too-many-packs", "too many packs that are too large together were tried in this process"));
        }
        packs.push((hash, Box::leak(Box::new(file))));
        // Packs are sorted by hash, so that a set of packs has the same numbers in any order of loading.
        sort_few(&mut packs, |(one, _), (other, _)| one < other);
        let files: Vec<&'static C::File> = packs.iter().map(|(_, file)| *file).collect();
        let hashes = packs.iter().map(|(hash, _)| hash.clone()).collect();
        let Some(catalogue) = C::extended(into, &files, hashes) else {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return Err(Error::new("too-long", "these packs are too large together"));
        };
        let catalogue: &'static C = Box::leak(Box::new(catalogue));
        loaded.push(Loaded { packs, catalogue });
        Ok(catalogue)
    }
}

/// Returns the hash of a pack that is within the limits.
fn bounded(pack: &Value) -> Result<String> {
    if !pack.is_object() {
        return Err(wrong(pack, "a pack, an object with a \"set\" and definitions,"));
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
    let set = shorten(pack["set"].as_str().unwrap_or("without a set"));
    let card = if first.card.is_empty() { String::new() } else { format!(", {}", shorten(&first.card)) };
    let more = match mistakes.len() - 1 {
        0 => String::new(),
        1 => " (and one more mistake)".to_string(),
        more => format!(" (and {more} more mistakes)"),
    };
    Error::new("bad-pack", format!("pack {set}{card}: {}{more}", first.message)).at(&first.path)
}
