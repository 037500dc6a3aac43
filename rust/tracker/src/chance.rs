//! Random outcomes from the seed of the match: coins, dice and flips. Outcomes are logged, so a replay does not depend on the seed.

use crate::action::Action;
use altmode_core::{Error, Random, Result};
use altmode_journal::read_tagged;
use altmode_json::Value;
use altmode_tcg_language::Color;
use serde::Deserialize;

/// A random outcome that `throw` draws.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(tag = "type", optional_fields))]
pub enum Throw {
    /// Tosses a coin.
    Coin {},
    /// Rolls a die.
    Die {
        /// Number of sides.
        sides: u8,
    },
    /// Draws the player with the first turn.
    First {},
    /// Flips cards from a shuffled deck of which only the icons are known.
    Flip {
        /// The player of the deck.
        #[serde(default)]
        seat: Option<u8>,
        /// Number of cards to flip.
        count: u8,
        /// The deck.
        cards: Vec<IconCards>,
    },
    /// Tosses the coin that breaks a tie.
    TiebreakCoin {},
}

/// A number of cards with equal icons.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IconCards {
    /// The icons of a card.
    #[cfg_attr(feature = "typescript", ts(type = "IconColor[]"))]
    icons: Vec<Color>,
    /// Number of copies in the deck.
    count: u16,
}

/// Draws an outcome: `{ "type": "coin" }`, `{ "type": "die", "sides": 6 }`, `{ "type": "first" }`, `{ "type": "flip",
/// "count": 2, "cards": […] }` or `{ "type": "tiebreak-coin" }`.
pub fn throw(what: &Value, random: &mut Random) -> Result<Action> {
    Ok(
        match read_tagged(
            what,
            "a throw has a \"type\": coin, die, first, flip or tiebreak-coin",
            "bad-input",
        )? {
            Throw::Coin {} => Action::Coin { heads: random.below(2) == 1 },
            Throw::Die { sides: 0 | 1 } => {
                return Err(Error::new("out-of-range", "a die has at least 2 sides").at("sides"));
            }
            Throw::Die { sides } => {
                Action::Die { sides, result: random.below(sides.into()) as u8 + 1 }
            }
            Throw::First {} => Action::First { seat: random.below(2) as u8 },
            Throw::TiebreakCoin {} => Action::TiebreakCoin { winner: random.below(2) as u8 },
            Throw::Flip { seat, count, cards } => {
                Action::Flip { seat, cards: flip(random, count, cards)? }
            }
        },
    )
}

fn flip(random: &mut Random, count: u8, cards: Vec<IconCards>) -> Result<Vec<Vec<Color>>> {
    let total: u32 = cards.iter().map(|cards| u32::from(cards.count)).sum();
    if total == 0 || total > 500 || cards.iter().any(|cards| cards.icons.len() > 8) {
        return Err(Error::new(
            "out-of-range",
            "a deck to flip from has 1 to 500 cards with at most 8 icons each",
        )
        .at("cards"));
    }
    let mut deck: Vec<Vec<Color>> =
        cards.into_iter().flat_map(|cards| vec![cards.icons; cards.count.into()]).collect();
    random.shuffle(&mut deck);
    deck.truncate(count.into());
    Ok(deck)
}
