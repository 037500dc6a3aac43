//! Facts of heroes and battlefields, generated from their files at build time.

mod types;

use altmode_core::{Error, Result};
use altmode_journal::limits::shorten;
use std::sync::OnceLock;
pub use types::{BoardFacts, CardFacts, CounterFacts, Facts, FighterFacts, FormFacts, HeroFacts, Kind, TokenFacts};

static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/facts.bin"));

/// Returns the facts of all heroes and battlefields.
pub fn facts() -> &'static Facts {
    static FACTS: OnceLock<Facts> = OnceLock::new();
    FACTS.get_or_init(|| postcard::from_bytes(BYTES).unwrap_or_default())
}

/// Returns the hero with this id.
pub fn hero(id: &str) -> Option<&'static HeroFacts> {
    facts().heroes.iter().find(|hero| hero.id == id)
}

/// Returns the battlefield with this id.
pub fn board(id: &str) -> Option<&'static BoardFacts> {
    facts().boards.iter().find(|board| board.id == id)
}

/// Finds a hero by id or name.
pub fn find_hero(text: &str) -> Result<&'static HeroFacts> {
    let found = hero(text).or_else(|| facts().heroes.iter().find(|hero| same(&hero.name, text)));
    found.ok_or_else(|| {
        let message = format!("there is no hero \"{}\"; describe it as \"own\" to track it all the same", shorten(text));
        Error::new("unknown-hero", message)
    })
}

/// Finds a battlefield by id or name.
pub fn find_board(text: &str) -> Result<&'static BoardFacts> {
    let found = board(text).or_else(|| facts().boards.iter().find(|board| same(&board.name, text)));
    found.ok_or_else(|| Error::new("unknown-board", format!("there is no battlefield \"{}\"", shorten(text))))
}

/// Returns whether two names are equal except for punctuation and capitals.
pub fn same(left: &str, right: &str) -> bool {
    letters(left).eq(letters(right))
}

fn letters(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase)
}

impl HeroFacts {
    /// Finds a card of the deck by id, with or without the hero, or by name.
    pub fn card(&self, text: &str) -> Option<&CardFacts> {
        let short = text.strip_prefix(self.id.as_str()).and_then(|rest| rest.strip_prefix('/')).unwrap_or(text);
        let by_id = self.cards.iter().find(|card| card.id == short);
        by_id.or_else(|| self.cards.iter().find(|card| same(&card.name, text)))
    }

    /// Finds a kind of counters by id or name.
    pub fn counter(&self, text: &str) -> Option<&CounterFacts> {
        self.counters.iter().find(|counter| [&counter.id, &counter.one, &counter.name].iter().any(|name| same(name, text)))
    }

    /// Returns the number of cards of the deck. Cards that only a sidekick that was not chosen can use are left out.
    pub fn deck_size(&self, sidekick: Option<&str>) -> u8 {
        self.cards.iter().filter(|card| self.has_card(card, sidekick)).map(|card| card.copies).sum()
    }

    /// Returns whether the deck has a card with the chosen sidekick.
    pub fn has_card(&self, card: &CardFacts, sidekick: Option<&str>) -> bool {
        let missing = |name: &String| {
            let fighter = self.fighters.iter().find(|fighter| fighter.name == *name);
            fighter.is_some_and(|fighter| !self.takes_part(fighter, sidekick))
        };
        card.by.is_empty() || !card.by.iter().all(missing)
    }

    /// Returns whether a fighter takes part with the chosen sidekick.
    pub fn takes_part(&self, fighter: &FighterFacts, sidekick: Option<&str>) -> bool {
        let chosen = sidekick.or(self.sidekick_of.first().map(String::as_str));
        !self.sidekick_of.contains(&fighter.id) || chosen == Some(fighter.id.as_str())
    }
}

impl BoardFacts {
    /// Returns the number of a space.
    pub fn space(&self, id: &str) -> Option<u8> {
        self.spaces.iter().position(|space| space.eq_ignore_ascii_case(id)).map(|place| place as u8)
    }

    /// Returns whether two spaces are adjacent.
    pub fn adjacent(&self, one: u8, other: u8) -> bool {
        self.paths.iter().any(|&path| path == (one, other) || path == (other, one))
    }

    /// Returns whether two spaces share a zone.
    pub fn share_zone(&self, one: u8, other: u8) -> bool {
        let zones = |space: u8| self.zones.get(usize::from(space)).copied().unwrap_or_default();
        zones(one) & zones(other) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heroes_and_boards_are_found() {
        assert_eq!(find_hero("Medusa").unwrap().id, "medusa");
        assert_eq!(find_hero("Nobody").unwrap_err().code, "unknown-hero");
        assert_eq!(find_board("Marmoreal").unwrap().spaces.len(), 31);
        let medusa = hero("medusa").unwrap();
        assert_eq!(medusa.card("medusa/gaze-of-stone").unwrap().name, "Gaze of Stone");
        assert_eq!(medusa.card("gaze of stone").unwrap().id, "gaze-of-stone");
    }

    #[test]
    fn every_fact_is_there() {
        assert!(facts().heroes.len() >= 35 && facts().boards.len() == 32);
        for hero in &facts().heroes {
            assert!(hero.fighters.first().is_some_and(|fighter| fighter.hero), "{}", hero.id);
            assert!(hero.deck_size(None) >= 20, "{} {}", hero.id, hero.deck_size(None));
        }
        for board in &facts().boards {
            assert!(board.spaces.len() == board.zones.len() && !board.starts.is_empty(), "{}", board.id);
            assert!(board.zones.iter().all(|zones| *zones != 0), "{}", board.id);
        }
    }
}
