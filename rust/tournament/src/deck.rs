//! Registered deck lists, and deck checks.
//!
//! The crates of the cards validate lists against the rules of deck building. Here a card is an opaque text that identifies it.

use crate::{input, sorting};
use altmode_core::{Error, Result};
use altmode_tournament_derive::Read;
use serde::Serialize;

/// Maximum number of entries of a section of a list.
const MOST_ENTRIES: usize = 400;
/// Maximum number of copies of a card in one entry.
const MOST_COPIES: u32 = 999;
/// Maximum length of the name of a card, in characters.
const LONGEST_NAME: usize = 120;

/// A deck list (Tournament Rules 2.7). Other fields of a deck, such as its name, are ignored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct DeckList {
    /// Characters of the team.
    pub characters: Vec<String>,
    /// Stratagems.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub stratagems: Vec<String>,
    /// Battle cards.
    pub battle: Vec<DeckCard>,
    /// Sideboard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sideboard: Option<SideList>,
    /// Characters that begin under members of the team, for example for Tidal Wave.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub under: Vec<String>,
    /// Cards from outside the game that cards of the deck can bring in (Tournament Rules 6.4), for example Mini-Cassettes for
    /// Blaster.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub outside: Vec<String>,
}

/// A sideboard.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct SideList {
    /// Characters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub characters: Vec<String>,
    /// Stratagems.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub stratagems: Vec<String>,
    /// Battle cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<DeckCard>>"))]
    pub battle: Vec<DeckCard>,
}

/// A battle card and its number of copies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckCard {
    /// Name of the card.
    pub card: String,
    /// Number of copies.
    pub count: u32,
}

/// A section of a deck list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Section {
    /// Characters of the team.
    Characters,
    /// Stratagems.
    Stratagems,
    /// Battle cards of the deck.
    Battle,
    /// Characters of the sideboard.
    SideboardCharacters,
    /// Stratagems of the sideboard.
    SideboardStratagems,
    /// Battle cards of the sideboard.
    SideboardBattle,
    /// Characters under members of the team.
    Under,
    /// Cards from outside the game.
    Outside,
}

/// A card whose number of copies differs between the registered list and the deck found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckDifference {
    /// Section of the list.
    pub section: Section,
    /// Name of the card.
    pub card: String,
    /// Copies on the list.
    pub registered: u32,
    /// Copies in the deck.
    pub found: u32,
}

impl DeckList {
    /// Checks the lengths of lists and names and the numbers of copies.
    ///
    /// # Errors
    ///
    /// Returns the first value out of range, with its path.
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
                input::check_name(card, LONGEST_NAME)
                    .map_err(|error| error.at(format!("{path}[{index}]")))?;
            }
        }
        for (path, list) in [("battle", &self.battle), ("sideboard.battle", &side.battle)] {
            short(list.len(), path)?;
            for (index, card) in list.iter().enumerate() {
                input::check_name(&card.card, LONGEST_NAME)
                    .map_err(|error| error.at(format!("{path}[{index}].card")))?;
                if !(1..=MOST_COPIES).contains(&card.count) {
                    let message =
                        format!("an entry has 1 to {MOST_COPIES} copies, not {}", card.count);
                    return Err(
                        Error::new("out-of-range", message).at(format!("{path}[{index}].count"))
                    );
                }
            }
        }
        Ok(())
    }

    /// Returns the list with the sideboard merged into the deck. Swapping cards between games does not change the merged list
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

    /// Returns the copies of each card in each section, sorted by section and card.
    fn counts(&self) -> Vec<((Section, &str), u32)> {
        let mut counts: Vec<((Section, &str), u32)> = Vec::new();
        let mut add = |section, card, copies| counts.push(((section, card), copies));
        self.characters.iter().for_each(|card| add(Section::Characters, card.as_str(), 1));
        self.stratagems.iter().for_each(|card| add(Section::Stratagems, card.as_str(), 1));
        self.under.iter().for_each(|card| add(Section::Under, card.as_str(), 1));
        self.outside.iter().for_each(|card| add(Section::Outside, card.as_str(), 1));
        self.battle.iter().for_each(|entry| add(Section::Battle, entry.card.as_str(), entry.count));
        if let Some(side) = &self.sideboard {
            side.characters
                .iter()
                .for_each(|card| add(Section::SideboardCharacters, card.as_str(), 1));
            side.stratagems
                .iter()
                .for_each(|card| add(Section::SideboardStratagems, card.as_str(), 1));
            side.battle
                .iter()
                .for_each(|entry| add(Section::SideboardBattle, entry.card.as_str(), entry.count));
        }
        sorting::sort(&mut counts, |(one, _), (other, _)| one.cmp(other));
        // Several entries can name the same card, so their copies are added up.
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
        return Err(Error::new(
            "too-long",
            format!("a list has at most {MOST_ENTRIES} entries, not {length}"),
        )
        .at(path));
    }
    Ok(())
}

/// Returns the cards whose number of copies in the deck differs from the list (Tournament Rules 2.8), empty if they match. With
/// `sideboarded`, the player may have swapped cards, so deck and sideboard are counted together and differences are reported as
/// differences of the deck.
pub fn differences(
    registered: &DeckList,
    found: &DeckList,
    sideboarded: bool,
) -> Vec<DeckDifference> {
    if sideboarded {
        return differences(&registered.with_sideboard(), &found.with_sideboard(), false);
    }
    let (listed, there) = (registered.counts(), found.counts());
    let mut all: Vec<((Section, &str), [u32; 2])> =
        listed.into_iter().map(|(card, copies)| (card, [copies, 0])).collect();
    all.extend(there.into_iter().map(|(card, copies)| (card, [0, copies])));
    sorting::sort(&mut all, |(one, _), (other, _)| one.cmp(other));
    all.dedup_by(|(card, [_, found]), (kept, sums)| {
        let same = card == kept;
        sums[1] += if same { *found } else { 0 };
        same
    });
    all.into_iter()
        .filter(|(_, [registered, found])| registered != found)
        .map(|((section, card), [registered, found])| DeckDifference {
            section,
            card: card.to_string(),
            registered,
            found,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck(battle: &[(&str, u32)], side: &[(&str, u32)]) -> DeckList {
        let cards = |list: &[(&str, u32)]| {
            list.iter()
                .map(|(card, count)| DeckCard { card: card.to_string(), count: *count })
                .collect()
        };
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
        assert!(
            differences(
                &registered,
                &deck(&[("Bash", 2), ("Zap", 1), ("Zap", 2)], &[("Dodge", 1)]),
                false
            )
            .is_empty()
        );
        let found = differences(
            &registered,
            &deck(&[("Zap", 2), ("Bash", 2)], &[("Dodge", 1), ("Zap", 1)]),
            false,
        );
        let told: Vec<_> = found
            .iter()
            .map(|one| (one.section, one.card.as_str(), one.registered, one.found))
            .collect();
        assert_eq!(told, [(Section::Battle, "Zap", 3, 2), (Section::SideboardBattle, "Zap", 0, 1)]);
    }

    #[test]
    fn after_sideboarding_deck_and_sideboard_count_together() {
        let registered = deck(&[("Zap", 3), ("Bash", 2)], &[("Dodge", 1)]);
        let swapped = deck(&[("Zap", 2), ("Bash", 2), ("Dodge", 1)], &[("Zap", 1)]);
        assert_eq!(differences(&registered, &swapped, false).len(), 4);
        assert!(differences(&registered, &swapped, true).is_empty());
        let lost =
            differences(&registered, &deck(&[("Bash", 2), ("Dodge", 1)], &[("Zap", 1)]), true);
        let told: Vec<_> = lost
            .iter()
            .map(|one| (one.section, one.card.as_str(), one.registered, one.found))
            .collect();
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
        let told: Vec<_> = differences(&registered, &found, true)
            .into_iter()
            .map(|one| (one.section, one.card))
            .collect();
        assert_eq!(
            told,
            [
                (Section::Under, "Lasercore".to_string()),
                (Section::Under, "Other".to_string()),
                (Section::Outside, "Steeljaw".to_string())
            ]
        );
        found.outside.push(" ".into());
        assert_eq!(found.check().unwrap_err().path, "outside[1]");
    }

    #[test]
    fn lists_that_nobody_means_are_refused() {
        assert_eq!(deck(&[("Zap", 0)], &[]).check().unwrap_err().path, "battle[0].count");
        assert_eq!(
            deck(&[("Zap", 1)], &[(" ", 1)]).check().unwrap_err().path,
            "sideboard.battle[0].card"
        );
    }
}
