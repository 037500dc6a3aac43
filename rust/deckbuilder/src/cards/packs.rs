//! Packs: cards that a host adds, written in the language of the built-in ones.

use crate::cards::catalogue::{Catalogue, builtin, files};
use altmode_core::Result;
use altmode_deckbuilder_language::{CardFile, Mistake, check};
use altmode_host::{Extensible, Packs};
use altmode_json::Value;
use serde::Serialize;

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

impl Extensible for Catalogue {
    type File = CardFile;

    const PACK: &'static str = "a pack, an object with \"id\", \"set\" and cards,";
    const ID: &'static str = "id";
    const MOST_BYTES: usize = 262_144;

    fn builtin() -> &'static Self {
        builtin()
    }

    fn packs(&self) -> &[String] {
        &self.packs
    }

    fn check(packs: &[&CardFile]) -> Vec<Mistake> {
        let official = packs.last().filter(|pack| pack.official).map(|_| Mistake {
            file: 0,
            card: String::new(),
            path: "official".to_string(),
            message: "only built-in sets are official".to_string(),
        });
        official
            .into_iter()
            .chain(check(&files().iter().chain(packs.iter().copied()).collect::<Vec<_>>()))
            .collect()
    }

    fn extended(packs: &[&'static CardFile], hashes: Vec<String>) -> Option<Self> {
        let catalogue =
            Catalogue::of(&files().iter().chain(packs.iter().copied()).collect::<Vec<_>>());
        (catalogue.program.code.len() <= MOST_CODE)
            .then_some(Catalogue { packs: hashes, ..catalogue })
    }
}

/// All sets of packs that were loaded in this process.
pub(crate) static PACKS: Packs<Catalogue> = Packs::new();

/// Returns the catalogue with the cards of a pack added.
///
/// # Errors
///
/// Returns `bad-pack` with the card, the place and the expected content, or `too-long`, `too-deep` or `too-many-packs` for a pack
/// beyond the bounds.
pub fn load(into: &'static Catalogue, pack: &Value) -> Result<(&'static Catalogue, PackReport)> {
    let report = |file: &CardFile| {
        Ok(PackReport {
            id: file.id.clone(),
            set: file.set.clone(),
            cards: file.cards.len(),
            characters: file.characters.len(),
            hash: String::new(),
        })
    };
    let (catalogue, report, hash) = PACKS.load(into, pack, report)?;
    Ok((catalogue, PackReport { hash, ..report }))
}

/// Returns all mistakes of a pack, without loading it. A loaded pack with the same id is disregarded, so that a changed
/// version of it can be checked.
///
/// # Errors
///
/// Returns `bad-input`, `too-long` or `too-deep` for a value that is no pack or beyond the bounds.
pub fn mistakes(into: &'static Catalogue, pack: &Value) -> Result<Vec<PackMistake>> {
    let found = PACKS.mistakes(into, pack, |file| &file.id)?;
    Ok(found
        .into_iter()
        .map(|Mistake { card, path, message, .. }| PackMistake { card, path, message })
        .collect())
}
