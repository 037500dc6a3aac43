//! Packs: cards that a host adds, written in the language of the built-in ones.

use crate::cards::{builtin as cards, catalogue::Catalogue};
use altmode_core::{Error, Result};
use altmode_host::{Extensible, Packs};
use altmode_json::Value;
use altmode_tcg_language::{CardFile, Mistake, check, longest, work};
use serde::Serialize;

/// Maximum number of cards in a pack. A reprint is short, but has all the instructions of its first printing.
const MOST_CARDS: usize = 150;
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

impl Extensible for Catalogue {
    type File = CardFile;

    const PACK: &'static str = "a pack, an object with \"set\", \"set-name\" and cards,";
    const ID: &'static str = "set";

    fn builtin() -> &'static Self {
        cards::builtin()
    }

    fn packs(&self) -> &[String] {
        &self.packs
    }

    fn check(packs: &[&CardFile]) -> Vec<Mistake> {
        check(&cards::files().iter().chain(packs.iter().copied()).collect::<Vec<_>>())
    }

    fn extended(packs: &[&'static CardFile], hashes: Vec<String>) -> Option<Self> {
        let mut catalogue = Catalogue::with_packs(packs, MOST_CODE)?;
        catalogue.packs = hashes;
        let builtin: Vec<&CardFile> = cards::files().iter().collect();
        let all: Vec<&CardFile> = builtin.iter().chain(packs).copied().collect();
        catalogue.added_work = work(&all).saturating_sub(work(&builtin));
        catalogue.longest_instruction = longest(packs);
        Some(catalogue)
    }
}

/// All sets of packs that were loaded in this process.
pub(crate) static PACKS: Packs<Catalogue> = Packs::new();

/// Returns the catalogue with the cards of a pack added.
///
/// # Errors
///
/// Returns `bad-pack` with the card, the path and the expected content, or `too-long`, `too-deep` or `too-many-packs` for a pack
/// beyond the limits.
pub fn load(into: &'static Catalogue, pack: &Value) -> Result<(&'static Catalogue, PackReport)> {
    let report = |file: &CardFile| {
        let cards = file.battle.len() + file.characters.len() + file.stratagems.len();
        if cards > MOST_CARDS {
            return Err(Error::new(
                "too-long",
                format!("a pack has at most {MOST_CARDS} cards; this one has {cards}"),
            ));
        }
        Ok(PackReport {
            set: file.set.clone(),
            set_name: file.set_name.clone(),
            cards,
            hash: String::new(),
        })
    };
    let (catalogue, report, hash) = PACKS.load(into, pack, report)?;
    Ok((catalogue, PackReport { hash, ..report }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use altmode_host::MOST_PACKS;

    #[test]
    fn every_card_of_all_packs_has_a_place() {
        assert!(MOST_PACKS * MOST_CARDS <= Catalogue::builtin().places_left());
    }
}
