//! Packs: heroes and battlefields that a host adds, in the format of the built-in ones.

use crate::cards::{
    board::boards,
    catalogue::{Catalogue, builtin},
};
use altmode_core::Result;
use altmode_host::{Extensible, Packs};
use altmode_json::Value;
pub use altmode_unmatched_language::Mistake;
use altmode_unmatched_language::{Pack, check_pack, read};
use serde::Serialize;

/// Result of loading a pack.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PackReport {
    /// Name of the pack.
    pub set: String,
    /// Ids of its heroes.
    pub heroes: Vec<String>,
    /// Ids of its battlefields.
    pub boards: Vec<String>,
    /// Number of different cards in it.
    pub cards: usize,
    /// Hash of the pack, by which saves and records name it.
    pub hash: String,
}

impl Extensible for Catalogue {
    type File = Pack;

    const PACK: &'static str = "a pack, an object with a \"set\" and definitions,";
    const ID: &'static str = "set";
    const DEFINITION: &'static str = ", ";

    fn builtin() -> &'static Self {
        builtin()
    }

    fn packs(&self) -> &[String] {
        &self.packs
    }

    fn check(packs: &[&Pack]) -> Vec<Mistake> {
        let heroes: Vec<&str> = builtin().ids().collect();
        let boards: Vec<_> = boards().iter().map(|board| board.sheet.clone()).collect();
        check_pack(packs, &heroes, &boards)
    }

    fn extended(packs: &[&'static Pack], hashes: Vec<String>) -> Option<Self> {
        let mut catalogue = Catalogue::with_packs(packs)?;
        catalogue.packs = hashes;
        Some(catalogue)
    }
}

/// Checks a pack and returns all its mistakes with their places.
pub fn check(pack: &Value) -> Vec<Mistake> {
    match read::<Pack>(pack) {
        Ok(pack) => Catalogue::check(&[&pack]),
        Err(mistakes) => mistakes,
    }
}

/// All sets of packs that were loaded in this process.
pub(crate) static PACKS: Packs<Catalogue> = Packs::new();

/// Returns the catalogue with the heroes and battlefields of a pack added.
///
/// # Errors
///
/// Returns `bad-pack` with the hero, the place and the expected content, or `too-long`, `too-deep` or `too-many-packs` for a
/// pack beyond the bounds.
pub fn load(into: &'static Catalogue, pack: &Value) -> Result<(&'static Catalogue, PackReport)> {
    let report = |pack: &Pack| {
        Ok(PackReport {
            set: pack.set.clone(),
            heroes: pack.heroes.iter().map(|hero| hero.id.clone()).collect(),
            boards: pack.boards.iter().map(|board| board.id.clone()).collect(),
            cards: pack.heroes.iter().map(|hero| hero.cards.len()).sum(),
            hash: String::new(),
        })
    };
    let (catalogue, report, hash) = PACKS.load(into, pack, report)?;
    Ok((catalogue, PackReport { hash, ..report }))
}
