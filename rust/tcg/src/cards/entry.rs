//! Data of a card that is known before it is decoded.

use super::{card::DefId, code::Counts, index::CardTable};
use altmode_tcg_language::{BattleCard, CharacterCard, StratagemCard};

/// Card number that stands for no card.
pub const NO_CARD: DefId = DefId::MAX;

/// Data of a card that is known before it is decoded.
#[derive(Clone, Copy, Debug)]
pub struct CardEntry {
    /// Location of its definition.
    pub source: Source,
    /// Set code and collector number; for a blank card only the common beginning of all their ids.
    pub id: &'static str,
    /// Name.
    pub name: &'static str,
    /// Number of its name.
    pub name_id: u16,
    /// Next card of its name; [`NO_CARD`] after the last.
    pub next_of_name: DefId,
    /// Code of its set; empty for a card that was never printed.
    pub set: &'static str,
    /// Whether it is a reprint.
    pub reprint: bool,
    /// Number of its instructions, triggers, qualities and replacements. In a finished catalogue, the first number of
    /// each instead.
    pub counts: Counts,
}

/// Location of a card's definition.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    /// In the built-in bytes: the table, the offset and the length.
    Builtin(CardTable, u32, u16),
    /// A battle card of a pack.
    Battle(&'static BattleCard),
    /// A character of a pack.
    Character(&'static CharacterCard),
    /// A stratagem of a pack.
    Stratagem(&'static StratagemCard),
    /// The blank card with this index.
    Blank(u8),
    /// The blank character.
    BlankCharacter,
}
