//! Release dates and ban dates.
//!
//! The Tournament Rules (6.2) name sets, promo cards and bans, but no dates except the year in the numbers of promo cards.
//! The release dates here, and the ban dates in the card files, are from the publisher's announcements and from reviews of
//! the time.

use crate::cards::catalogue::CardDef;
use altmode_core::{Error, Result};
pub use altmode_tcg_language::Date;

/// Reads a date such as `2019-06-28`.
///
/// # Errors
///
/// `bad-input` for anything but an existing date.
pub fn day(text: &str) -> Result<Date> {
    Date::parse(text).map_err(|message| Error::new("bad-input", message))
}

/// The sets of the default list (Tournament Rules 6.2) with their release dates. The list does not name the decks of
/// Trypticon and Fortress Maximus. They belong to their waves, as the decks of Waves 1 and 2 do.
const RELEASES: [(&str, Date); 16] = [
    // Sold first at San Diego Comic-Con 2018.
    ("w1c", Date::new(2018, 7, 19)),
    // The publisher's announcement of the game.
    ("w1", Date::new(2018, 9, 28)),
    ("w1s", Date::new(2018, 9, 28)),
    ("w1a", Date::new(2018, 11, 16)),
    ("w2", Date::new(2019, 3, 1)),
    ("w2a", Date::new(2019, 3, 29)),
    ("w2s", Date::new(2019, 5, 3)),
    ("w3", Date::new(2019, 6, 28)),
    // The 35th Anniversary Edition and the convention pack were sold at San Diego Comic-Con 2019; the retail edition
    // followed on 2019-09-20.
    ("w3a", Date::new(2019, 7, 18)),
    ("w3c", Date::new(2019, 7, 18)),
    // "Banning Press the Advantage", the publisher's article.
    ("w4", Date::new(2019, 11, 8)),
    ("w4a", Date::new(2019, 11, 8)),
    ("w5", Date::new(2020, 5, 29)),
    ("w5a", Date::new(2020, 5, 29)),
    // Of promo cards only the year is known.
    ("p19", Date::new(2019, 1, 1)),
    ("p20", Date::new(2020, 1, 1)),
];

/// Returns the release date of a set; `None` for sets not in the list, such as those of packs.
pub(super) fn released(set: &str) -> Option<Date> {
    RELEASES.iter().find(|(known, _)| *known == set).map(|(_, date)| *date)
}

/// Returns whether a card is banned in Constructed on a date, or currently if there is no date.
pub(super) fn banned(card: &CardDef, on: Option<Date>) -> bool {
    card.banned.is_some_and(|since| on.is_none_or(|on| on >= since))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::builtin::builtin;

    #[test]
    fn every_set_of_the_catalogue_has_its_day() {
        for card in builtin().cards().filter(|card| !card.set.is_empty() && card.parts.is_empty()) {
            assert!(released(card.set).is_some(), "{}", card.id);
        }
        for (set, _) in RELEASES {
            assert!(builtin().cards().any(|card| card.set == set), "{set}");
        }
    }
}
