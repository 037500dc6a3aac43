//! Facts of heroes and battlefields, generated from their files at build time.

mod names;
mod types;

use altmode_core::{Error, Result};
use altmode_journal::limits::shorten;
pub use names::find_hero;
use std::sync::OnceLock;
pub use types::{
    BoardFacts, CardFacts, CounterFacts, Due, Facts, FighterFacts, FormFacts, HeroFacts, ItemFacts,
    Kind, ReminderFacts, Takes, TokenFacts,
};

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

/// Finds a battlefield by id or name.
pub fn find_board(text: &str) -> Result<&'static BoardFacts> {
    let found = board(text).or_else(|| facts().boards.iter().find(|board| same(&board.name, text)));
    found.ok_or_else(|| {
        Error::new("unknown-board", format!("there is no battlefield \"{}\"", shorten(text)))
    })
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
        let short = text
            .strip_prefix(self.id.as_str())
            .and_then(|rest| rest.strip_prefix('/'))
            .unwrap_or(text);
        let by_id = self.cards.iter().find(|card| card.id == short);
        by_id.or_else(|| self.cards.iter().find(|card| same(&card.name, text)))
    }

    /// Finds a kind of counters by id or name.
    pub fn counter(&self, text: &str) -> Option<&CounterFacts> {
        self.counters.iter().find(|counter| {
            [&counter.id, &counter.one, &counter.name].iter().any(|name| same(name, text))
        })
    }

    /// Returns the number of cards of the deck. Cards that only a sidekick that was not chosen can use, and gear that was not
    /// chosen, are left out.
    pub fn deck_size(&self, chosen: Chosen) -> u8 {
        self.cards.iter().filter(|card| self.has_card(card, chosen)).map(|card| card.copies).sum()
    }

    /// Returns whether the deck has a card after the choices before the game.
    pub fn has_card(&self, card: &CardFacts, chosen: Chosen) -> bool {
        let missing = |name: &String| {
            let fighter = self.fighters.iter().find(|fighter| fighter.name == *name);
            fighter.is_some_and(|fighter| !self.takes_part(fighter, chosen.sidekick))
        };
        let is_taken = |group: &Vec<String>| {
            let taken = chosen.gear.iter().find(|taken| group.contains(taken)).or(group.first());
            !group.contains(&card.id) || taken == Some(&card.id)
        };
        (card.by.is_empty() || !card.by.iter().all(missing)) && self.gear.iter().all(is_taken)
    }

    /// Returns whether a fighter takes part with the chosen sidekick.
    pub fn takes_part(&self, fighter: &FighterFacts, sidekick: Option<&str>) -> bool {
        let chosen = sidekick.or(self.sidekick_of.first().map(String::as_str));
        !self.sidekick_of.contains(&fighter.id) || chosen == Some(fighter.id.as_str())
    }

    /// Returns whether a fighter is a hero, if the player chose this one of a pair.
    pub fn is_hero(&self, fighter: &FighterFacts, lead: Option<&str>) -> bool {
        let lead = lead.or(self.lead_of.first().map(String::as_str));
        fighter.hero && lead.is_none_or(|lead| lead == fighter.id)
    }

    /// Returns the definition of a fighter, whose id has a number if there are several.
    pub fn fighter(&self, id: &str) -> Option<&FighterFacts> {
        self.fighters.iter().find(|def| {
            id == def.id
                || id.strip_prefix(def.id.as_str()).is_some_and(|rest| rest.starts_with('-'))
        })
    }
}

/// The choices before the game that change a deck.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chosen<'a> {
    /// Id of the sidekick.
    pub sidekick: Option<&'a str>,
    /// Ids of the chosen cards of the groups of gear.
    pub gear: &'a [String],
}

impl BoardFacts {
    /// Finds an item by its name.
    pub fn item(&self, text: &str) -> Option<&ItemFacts> {
        self.items.iter().find(|item| same(&item.name, text))
    }

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
    fn boards_and_cards_are_found() {
        assert_eq!(find_board("Marmoreal").unwrap().spaces.len(), 31);
        let medusa = hero("medusa").unwrap();
        assert_eq!(medusa.card("medusa/gaze-of-stone").unwrap().name, "Gaze of Stone");
        assert_eq!(medusa.card("gaze of stone").unwrap().id, "gaze-of-stone");
    }

    #[test]
    fn every_fact_is_there() {
        assert!(facts().heroes.len() >= 35 && facts().boards.len() == 33);
        for hero in &facts().heroes {
            assert!(hero.fighters.first().is_some_and(|fighter| fighter.hero), "{}", hero.id);
            assert!(
                hero.deck_size(Chosen::default()) >= 20,
                "{} {}",
                hero.id,
                hero.deck_size(Chosen::default())
            );
        }
        for board in &facts().boards {
            assert!(
                board.spaces.len() == board.zones.len() && !board.starts.is_empty(),
                "{}",
                board.id
            );
            assert!(board.zones.iter().all(|zones| *zones != 0), "{}", board.id);
        }
    }
}
