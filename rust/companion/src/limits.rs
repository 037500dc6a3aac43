//! Limits on all input, so that no input makes a companion slow or large.

use crate::state::Own;
use altmode_core::{Error, Result};
pub use altmode_journal::limits::{MOST_COUNTERS, MOST_GAMES, name, named, note, shorten, wins};

/// Maximum number of fighters at the table, of all players.
pub const MOST_FIGHTERS: usize = 60;
/// Maximum number of fighters of a hero described by hand.
const MOST_OWN: usize = 12;
/// Maximum number of differently named cards that lie open before a player.
pub const MOST_OPEN: usize = 80;
/// Maximum number of cards in a pile.
pub const MOST_CARDS: u8 = 99;

pub fn own(own: &Own) -> Result<()> {
    named(&own.name)?;
    name(&own.name).map_err(|error| error.at("name"))?;
    if own.deck > MOST_CARDS {
        return Err(
            Error::new("out-of-range", format!("a deck has at most {MOST_CARDS} cards")).at("deck")
        );
    }
    if own.fighters.is_empty() || own.fighters.len() > MOST_OWN {
        return Err(Error::new(
            "out-of-range",
            format!("a hero has 1 to {MOST_OWN} fighters, itself included"),
        )
        .at("fighters"));
    }
    for (index, fighter) in own.fighters.iter().enumerate() {
        let place = format!("fighters[{index}]");
        named(&fighter.name)
            .and(name(&fighter.name))
            .map_err(|error| error.at("name").at(&place))?;
        if fighter.health == 0 {
            return Err(Error::new("out-of-range", "a fighter has at least 1 health")
                .at("health")
                .at(place));
        }
    }
    Ok(())
}
