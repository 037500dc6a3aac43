//! Random outcomes from the seed of the match: coins, dice and flips. Outcomes are logged, so a replay does not depend on the seed.

use crate::action::Action;
use altmode_core::{Error, Random, Result, read_value};
use altmode_json::{Map, Value};
use altmode_tcg_language::Color;
use serde::Deserialize;

/// A random outcome that can be requested.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Throw {
    Coin {},
    Die {
        sides: u8,
    },
    /// Chooses the player with the first turn.
    First {},
    /// Flips cards from a shuffled deck of which only the icons are known.
    Flip {
        #[serde(default)]
        seat: Option<u8>,
        count: u8,
        cards: Vec<IconCards>,
    },
    /// Throws the coin that breaks a tie.
    TiebreakCoin {},
}

/// A number of cards with equal icons.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct IconCards {
    icons: Vec<Color>,
    count: u16,
}

/// Draws an outcome: `{ "type": "coin" }`, `{ "type": "die", "sides": 6 }`, `{ "type": "first" }`, `{ "type": "flip",
/// "count": 2, "cards": […] }` or `{ "type": "tiebreak-coin" }`.
pub fn throw(what: &Value, random: &mut Random) -> Result<Action> {
    Ok(match read(what)? {
        Throw::Coin {} => Action::Coin { heads: random.below(2) == 1 },
        Throw::Die { sides: 0 | 1 } => return Err(Error::new("out-of-range", "a die has at least 2 sides").at("sides")),
        Throw::Die { sides } => Action::Die { sides, result: random.below(sides.into()) as u8 + 1 },
        Throw::First {} => Action::First { seat: random.below(2) as u8 },
        Throw::TiebreakCoin {} => Action::TiebreakCoin { winner: random.below(2) as u8 },
        Throw::Flip { seat, count, cards } => Action::Flip { seat, cards: flip(random, count, cards)? },
    })
}

fn read(what: &Value) -> Result<Throw> {
    let mut fields = what.as_object().cloned().unwrap_or_default();
    let Some(Value::String(word)) = fields.remove("type") else {
        return Err(Error::new("missing-field", "a throw has a \"type\": coin, die, first, flip or tiebreak-coin").at("type"));
    };
    let tagged = Value::Object(Map::from_iter([(word.clone(), Value::Object(fields))]));
    read_value(&tagged).map_err(|(place, message)| {
        Error::new("bad-input", message).at(place.strip_prefix(word.as_str()).unwrap_or(&place).trim_start_matches('.'))
    })
}

fn flip(random: &mut Random, count: u8, cards: Vec<IconCards>) -> Result<Vec<Vec<Color>>> {
    let total: u32 = cards.iter().map(|cards| u32::from(cards.count)).sum();
    if total == 0 || total > 500 || cards.iter().any(|cards| cards.icons.len() > 8) {
        return Err(Error::new("out-of-range", "a deck to flip from has 1 to 500 cards with at most 8 icons each").at("cards"));
    }
    let mut deck: Vec<Vec<Color>> = cards.into_iter().flat_map(|cards| vec![cards.icons; cards.count.into()]).collect();
    random.shuffle(&mut deck);
    deck.truncate(count.into());
    Ok(deck)
}
