//! Formats: the sets of deck-building rules.

use altmode_core::{Error, Result};

/// Maximum number of stars of a deck (Rules 1.0, Deck Building; Tournament Rules 6.1, 7.1).
pub(crate) const STARS: u32 = 25;
/// Minimum number of battle cards outside limited formats (Rules 1.0, Deck Building; Tournament Rules 6.1).
pub(crate) const FEWEST_CARDS: u32 = 40;

/// The format that a deck is built for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum DeckFormat {
    /// A casual game (Rules 1.0): 25 stars, 40 cards, 3 of a name; nothing is banned.
    #[default]
    Standard,
    /// Tournaments with decks brought from home (Tournament Rules 6).
    Constructed,
    /// Decks built from boosters just opened (Tournament Rules 7).
    Sealed,
    /// Decks built from boosters drafted (Tournament Rules 7).
    Draft,
    /// Decks of the opened cards as they are. The sources name the format but not its numbers (Tournament Rules 14.2), so
    /// only the structure of the deck is checked.
    Turbo,
    /// The basic rules at the end of Rules 1.0: two characters for each player, one deck for both, no card text.
    Basic,
}

/// The limits of a format.
pub(super) struct Limits {
    /// Maximum number of stars, if limited.
    pub stars: Option<u32>,
    /// Minimum number of battle cards.
    pub fewest: u32,
    /// Maximum number of copies of a name, if limited. Then no character may be listed twice.
    pub copies: Option<u32>,
    /// Whether tournament bans and the rules of sideboards apply.
    pub tournament: bool,
}

/// Every format with its name.
const NAMES: [(&str, DeckFormat); 6] = [
    ("standard", DeckFormat::Standard),
    ("constructed", DeckFormat::Constructed),
    ("sealed", DeckFormat::Sealed),
    ("draft", DeckFormat::Draft),
    ("turbo", DeckFormat::Turbo),
    ("basic", DeckFormat::Basic),
];

impl DeckFormat {
    /// Returns the format with this name.
    ///
    /// # Errors
    ///
    /// `unknown-format` for any other text.
    pub fn from_name(name: &str) -> Result<DeckFormat> {
        let found = NAMES.iter().find(|(its, _)| *its == name).map(|(_, format)| *format);
        found.ok_or_else(|| {
            let names: Vec<&str> = NAMES.iter().map(|(name, _)| *name).collect();
            Error::new(
                "unknown-format",
                format!(
                    "there is no format \"{}\"; there are: {}",
                    crate::input::shorten(name),
                    names.join(", ")
                ),
            )
        })
    }

    /// Returns the format's name.
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(_, format)| *format == self).map_or("", |(name, _)| name)
    }

    /// Returns whether players bring their decks to the tournament (Tournament Rules 3.1).
    pub fn is_constructed(self) -> bool {
        self == DeckFormat::Constructed
    }

    /// Returns whether decks are built from boosters opened at the tournament (Tournament Rules 3.1).
    pub fn is_limited(self) -> bool {
        matches!(self, DeckFormat::Sealed | DeckFormat::Draft | DeckFormat::Turbo)
    }

    pub(super) fn limits(self) -> Limits {
        match self {
            // Rules 1.0; Tournament Rules 6.1.
            DeckFormat::Standard => Limits {
                stars: Some(STARS),
                fewest: FEWEST_CARDS,
                copies: Some(3),
                tournament: false,
            },
            DeckFormat::Constructed => Limits { tournament: true, ..DeckFormat::Standard.limits() },
            // Tournament Rules 7.1.
            DeckFormat::Sealed | DeckFormat::Draft => {
                Limits { stars: Some(STARS), fewest: 25, copies: None, tournament: false }
            }
            DeckFormat::Turbo => Limits { stars: None, fewest: 1, copies: None, tournament: false },
            // The basic rules state no number. The first flips of both players use eight cards.
            DeckFormat::Basic => Limits { stars: None, fewest: 8, copies: None, tournament: false },
        }
    }
}
