//! What is known of a card before it is taken apart.

use super::{card::DefId, code::Counts, index::Table};
use altmode_tcg_language::{BattleCard, CharacterCard, StratagemCard};

/// The number of no card.
pub const NO_CARD: DefId = DefId::MAX;

/// What is known of a card that nobody has looked at yet.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Where the card is.
    pub source: Source,
    /// Set code and collector number; for a blank card only how the ids of all of them begin.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Number of its name.
    pub name_id: u16,
    /// The next card of its name; [`NO_CARD`] after the last.
    pub next_of_name: DefId,
    /// Code of its set; empty for one that was never printed.
    pub set: &'static str,
    /// It is a reprint.
    pub reprint: bool,
    /// How much it can have happen; once the catalogue is made, the numbers of the first of it.
    pub counts: Counts,
}

/// Where a card is.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    /// In the built-in bytes, from here on.
    Builtin(Table, u32),
    /// A battle card of a pack.
    Battle(&'static BattleCard),
    /// A character of a pack.
    Character(&'static CharacterCard),
    /// A stratagem of a pack.
    Stratagem(&'static StratagemCard),
    /// The blank card with this place among them.
    Blank(u8),
    /// The blank character.
    BlankCharacter,
}
