//! What was out, and what was banned, on a given day.
//!
//! The Tournament Rules (6.2) name sets, promo cards and bans, but of the days only the year in the numbers of promo
//! cards; the days here are those of the publisher's announcements and of reviews at the time.

use crate::{catalogue::CardDef, input::shorten};
use altmode_core::{Error, Result};
use std::fmt;

/// A day, written `2019-06-28`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    const fn new(year: u16, month: u8, day: u8) -> Date {
        Date { year, month, day }
    }

    /// Reads `2019-06-28`.
    ///
    /// # Errors
    ///
    /// `bad-input` for anything but a day that there was.
    pub fn parse(text: &str) -> Result<Date> {
        let number = |digits: &str, length: usize| {
            let whole = digits.len() == length && digits.bytes().all(|letter| letter.is_ascii_digit());
            if whole { digits.parse::<u16>().ok() } else { None }
        };
        let parts: Vec<&str> = text.trim().split('-').collect();
        let date = match parts[..] {
            [year, month, day] => number(year, 4).zip(number(month, 2)).zip(number(day, 2)),
            _ => None,
        };
        if let Some(((year, month), day)) = date
            && (1..=12).contains(&month)
            && (1..=days(year, month)).contains(&day)
        {
            return Ok(Date::new(year, month as u8, day as u8));
        }
        Err(Error::new("bad-input", format!("a day is written as 2019-06-28, not \"{}\"", shorten(text))))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, text: &mut fmt::Formatter) -> fmt::Result {
        write!(text, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

fn days(year: u16, month: u16) -> u16 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 31,
    }
}

/// The sets of the default list (Tournament Rules 6.2) and since when they could be had. Trypticon's and Fortress
/// Maximus's decks are not on the list by name; they belong to their waves as the decks of Waves 1 and 2 do to theirs.
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

/// Since when cards are banned in Constructed; that they are, their definitions say.
const BANS: [(&str, Date); 3] = [
    // Swap Parts: "retired from constructed organized play" (announcement of April 2019).
    ("w1-073", Date::new(2019, 4, 19)),
    // Press the Advantage: with the release of Siege II ("Banning Press the Advantage").
    ("w2-049", Date::new(2019, 11, 8)),
    // Multi-Mission Gear: "effective immediately" in an announcement of December 2019 that bears no day.
    ("w1-046", Date::new(2019, 12, 1)),
];

/// Since when a set can be had; `None` for sets that are not known here, such as those of packs.
pub(super) fn released(set: &str) -> Option<Date> {
    RELEASES.iter().find(|(known, _)| *known == set).map(|(_, date)| *date)
}

/// Whether a card is banned in Constructed, on this day or, without one, now.
pub(super) fn banned(card: &CardDef, on: Option<Date>) -> bool {
    let since = BANS.iter().find(|(id, _)| *id == card.id).map(|(_, date)| *date);
    card.banned && on.zip(since).is_none_or(|(on, since)| on >= since)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::builtin;

    #[test]
    fn days_that_there_were_are_read() {
        assert_eq!(Date::parse(" 2020-02-29 ").unwrap().to_string(), "2020-02-29");
        for wrong in ["", "2019", "2019-6-28", "2019-06-31", "2019-02-29", "1900-02-29", "2019-13-01", "2019-00-01", "2019-01-00"] {
            assert_eq!(Date::parse(wrong).unwrap_err().code, "bad-input", "{wrong}");
        }
        assert_eq!(Date::parse("28.06.2019-1-1").unwrap_err().code, "bad-input");
        assert!(Date::parse("2019-06-28").unwrap() < Date::parse("2019-11-08").unwrap());
    }

    #[test]
    fn every_set_and_every_ban_of_the_catalogue_has_its_day() {
        for card in builtin().cards.iter().filter(|card| !card.set.is_empty() && card.parts.is_empty()) {
            assert!(released(card.set).is_some(), "{}", card.id);
            assert_eq!(card.banned, BANS.iter().any(|(id, _)| *id == card.id), "{}", card.id);
        }
        for (set, _) in RELEASES {
            assert!(builtin().cards.iter().any(|card| card.set == set), "{set}");
        }
    }
}
