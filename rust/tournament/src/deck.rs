//! Deck lists as they are handed in, and deck checks.
//!
//! Whether a list is legal is for the rules of deck building to say, which live with the cards; here a card is
//! a text, the same for the same card.

use crate::{input, sorting};
use altmode_core::{Error, Result};
use serde::Serialize;

/// No list has more entries.
const MOST_ENTRIES: usize = 400;
/// Nobody brings more copies of a card.
const MOST_COPIES: u32 = 999;
/// Longest name of a card.
const LONGEST_NAME: usize = 120;

/// A deck list (Tournament Rules 2.7). Other fields of a deck, such as its name, are read over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct DeckList {
    /// The team.
    pub characters: Vec<String>,
    /// Stratagems.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub stratagems: Vec<String>,
    /// Battle cards.
    pub battle: Vec<DeckCard>,
    /// Cards beside the deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sideboard: Option<SideList>,
    /// Characters that begin under members of the team, as for Tidal Wave.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub under: Vec<String>,
    /// Cards outside the game that cards of the deck bring (Tournament Rules 6.4), as Mini-Cassettes for Blaster.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub outside: Vec<String>,
}

/// Cards beside the deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct SideList {
    /// Characters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub characters: Vec<String>,
    /// Stratagems.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub stratagems: Vec<String>,
    /// Battle cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<DeckCard>>"))]
    pub battle: Vec<DeckCard>,
}

/// A battle card and its number of copies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckCard {
    /// Which.
    pub card: String,
    /// How many.
    pub count: u32,
}

/// Where in a deck a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Section {
    /// The team.
    Characters,
    /// Stratagems.
    Stratagems,
    /// The deck.
    Battle,
    /// Characters beside it.
    SideboardCharacters,
    /// Stratagems beside it.
    SideboardStratagems,
    /// Battle cards beside it.
    SideboardBattle,
    /// Characters under members of the team.
    Under,
    /// Cards outside the game.
    Outside,
}

/// A card of which another number was found than registered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckDifference {
    /// Where.
    pub section: Section,
    /// Which card.
    pub card: String,
    /// Copies on the list.
    pub registered: u32,
    /// Copies in the deck.
    pub found: u32,
}

impl DeckList {
    /// # Errors
    ///
    /// A list that nobody could mean, with the place in it.
    pub fn check(&self) -> Result<()> {
        let none = SideList::default();
        let side = self.sideboard.as_ref().unwrap_or(&none);
        let names = [
            ("characters", &self.characters),
            ("stratagems", &self.stratagems),
            ("sideboard.characters", &side.characters),
            ("sideboard.stratagems", &side.stratagems),
            ("under", &self.under),
            ("outside", &self.outside),
        ];
        for (path, list) in names {
            short(list.len(), path)?;
            for (index, card) in list.iter().enumerate() {
                input::name(card, LONGEST_NAME).map_err(|error| error.at(format!("{path}[{index}]")))?;
            }
        }
        for (path, list) in [("battle", &self.battle), ("sideboard.battle", &side.battle)] {
            short(list.len(), path)?;
            for (index, card) in list.iter().enumerate() {
                input::name(&card.card, LONGEST_NAME).map_err(|error| error.at(format!("{path}[{index}].card")))?;
                if !(1..=MOST_COPIES).contains(&card.count) {
                    let message = format!("an entry has 1 to {MOST_COPIES} copies, not {}", card.count);
                    return Err(Error::new("out-of-range", message).at(format!("{path}[{index}].count")));
                }
            }
        }
        Ok(())
    }

    /// Returns the list with the sideboard merged into the deck. Swapping cards between games does not change it
    /// (Tournament Rules 6.3).
    fn with_sideboard(&self) -> DeckList {
        let mut whole = self.clone();
        if let Some(side) = whole.sideboard.take() {
            whole.characters.extend(side.characters);
            whole.stratagems.extend(side.stratagems);
            whole.battle.extend(side.battle);
        }
        whole
    }

    /// Copies of each card in each part of the deck, in the order of parts and cards.
    fn counts(&self) -> Vec<((Section, &str), u32)> {
        let mut counts: Vec<((Section, &str), u32)> = Vec::new();
        let mut add = |section, card, copies| counts.push(((section, card), copies));
        self.characters.iter().for_each(|card| add(Section::Characters, card.as_str(), 1));
        self.stratagems.iter().for_each(|card| add(Section::Stratagems, card.as_str(), 1));
        self.under.iter().for_each(|card| add(Section::Under, card.as_str(), 1));
        self.outside.iter().for_each(|card| add(Section::Outside, card.as_str(), 1));
        self.battle.iter().for_each(|entry| add(Section::Battle, entry.card.as_str(), entry.count));
        if let Some(side) = &self.sideboard {
            side.characters.iter().for_each(|card| add(Section::SideboardCharacters, card.as_str(), 1));
            side.stratagems.iter().for_each(|card| add(Section::SideboardStratagems, card.as_str(), 1));
            side.battle.iter().for_each(|entry| add(Section::SideboardBattle, entry.card.as_str(), entry.count));
        }
        sorting::sort(&mut counts, |(one, _), (other, _)| one.cmp(other));
        // A card can be named in several lines.
        counts.dedup_by(|(card, copies), (kept, sum)| {
            let same = card == kept;
            *sum += if same { *copies } else { 0 };
            same
        });
        counts
    }
}

fn short(length: usize, path: &str) -> Result<()> {
    if length > MOST_ENTRIES {
        return Err(Error::new("too-long", format!("a list has at most {MOST_ENTRIES} entries, not {length}")).at(path));
    }
    Ok(())
}

/// Every card of which the deck holds another number than the list (Tournament Rules 2.8); empty when they match. Of a
/// deck found `sideboarded`, whose player may have swapped cards, deck and sideboard count together, and what is
/// different is told as of the deck.
pub fn differences(registered: &DeckList, found: &DeckList, sideboarded: bool) -> Vec<DeckDifference> {
    if sideboarded {
        return differences(&registered.with_sideboard(), &found.with_sideboard(), false);
    }
    let (listed, there) = (registered.counts(), found.counts());
    let copies =
        |of: &[((Section, &str), u32)], key: &(Section, &str)| of.iter().find(|(known, _)| known == key).map_or(0, |(_, copies)| *copies);
    let mut cards: Vec<(Section, &str)> = listed.iter().chain(&there).map(|(key, _)| *key).collect();
    sorting::sort_plain(&mut cards);
    cards.dedup();
    let both = cards.into_iter().map(|key| (key, copies(&listed, &key), copies(&there, &key)));
    both.filter(|(_, registered, found)| registered != found)
        .map(|((section, card), registered, found)| DeckDifference { section, card: card.to_string(), registered, found })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck(battle: &[(&str, u32)], side: &[(&str, u32)]) -> DeckList {
        let cards = |list: &[(&str, u32)]| list.iter().map(|(card, count)| DeckCard { card: card.to_string(), count: *count }).collect();
        DeckList {
            characters: vec!["A".into()],
            battle: cards(battle),
            sideboard: Some(SideList { battle: cards(side), ..SideList::default() }),
            ..DeckList::default()
        }
    }

    #[test]
    fn a_deck_check_tells_exactly_what_is_different() {
        let registered = deck(&[("Zap", 3), ("Bash", 2)], &[("Dodge", 1)]);
        assert!(differences(&registered, &deck(&[("Bash", 2), ("Zap", 1), ("Zap", 2)], &[("Dodge", 1)]), false).is_empty());
        let found = differences(&registered, &deck(&[("Zap", 2), ("Bash", 2)], &[("Dodge", 1), ("Zap", 1)]), false);
        let told: Vec<_> = found.iter().map(|one| (one.section, one.card.as_str(), one.registered, one.found)).collect();
        assert_eq!(told, [(Section::Battle, "Zap", 3, 2), (Section::SideboardBattle, "Zap", 0, 1)]);
    }

    #[test]
    fn after_sideboarding_deck_and_sideboard_count_together() {
        let registered = deck(&[("Zap", 3), ("Bash", 2)], &[("Dodge", 1)]);
        let swapped = deck(&[("Zap", 2), ("Bash", 2), ("Dodge", 1)], &[("Zap", 1)]);
        assert_eq!(differences(&registered, &swapped, false).len(), 4);
        assert!(differences(&registered, &swapped, true).is_empty());
        let lost = differences(&registered, &deck(&[("Bash", 2), ("Dodge", 1)], &[("Zap", 1)]), true);
        let told: Vec<_> = lost.iter().map(|one| (one.section, one.card.as_str(), one.registered, one.found)).collect();
        assert_eq!(told, [(Section::Battle, "Zap", 3, 1)]);
    }

    #[test]
    fn characters_under_others_and_outside_the_game_are_on_the_list() {
        let mut registered = deck(&[("Zap", 3)], &[]);
        registered.under = vec!["Lasercore".into()];
        registered.outside = vec!["Ramhorn".into(), "Steeljaw".into()];
        let mut found = registered.clone();
        assert!(differences(&registered, &found, false).is_empty());
        found.outside.pop();
        found.under[0] = "Other".into();
        let told: Vec<_> = differences(&registered, &found, true).into_iter().map(|one| (one.section, one.card)).collect();
        assert_eq!(
            told,
            [(Section::Under, "Lasercore".to_string()), (Section::Under, "Other".to_string()), (Section::Outside, "Steeljaw".to_string())]
        );
        found.outside.push(" ".into());
        assert_eq!(found.check().unwrap_err().path, "outside[1]");
    }

    #[test]
    fn lists_that_nobody_means_are_refused() {
        assert_eq!(deck(&[("Zap", 0)], &[]).check().unwrap_err().path, "battle[0].count");
        assert_eq!(deck(&[("Zap", 1)], &[(" ", 1)]).check().unwrap_err().path, "sideboard.battle[0].card");
    }
}
