//! The sections of the Tournament Rules that a penalty can cite. All sections are listed, because each can be violated.

use crate::input::shorten;
use altmode_core::{Error, Result};
use serde::Serialize;

/// Maximum length of the note of a penalty, in characters.
pub const LONGEST_NOTE: usize = 500;

/// A section of the Tournament Rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ViolationSection {
    /// Number of the section.
    pub section: &'static str,
    /// Heading of the section.
    pub title: &'static str,
}

/// Numbers and headings, beginning with chapter 5, on violations. They are one text, because a list of pairs takes twice the
/// size.
const SECTIONS: &str = "5.1 Cheating
5.2 Collusion and Bribery
5.3 Wagering
5.4 Unsporting Conduct
5.5 Slow Play
5.6 Extra Turn Rule
1.1 Tournament Types
1.2 Publishing Tournament Information
1.3 Tournament Roles
1.4 Participation Eligibility
1.5 Organized Play Account
1.6 Tournament Organizer
1.7 Head Judge
1.8 Floor Judges
1.9 Scorekeeper
1.10 Players
1.11 Spectators
2.1 Match Structure
2.2 Starting Player Rule
2.3 Pregame Procedures
2.4 Conceding or Intentionally Drawing Games or Matches
2.5 End of Match Procedure
2.5.1 Tiebreaker procedure
2.5.2 Aequitas Tiebreaker Alternative
2.6 Time Extensions
2.7 Deck Registration
2.8 Deck Checks
2.9 Appeals to the Head Judge
2.10 Dropping from a Tournament
2.11 Taking Notes
2.12 Electronic Devices
2.13 Video Coverage
3.1 Formats
3.2 Authorized Cards
3.3 Proxy Cards
3.4 Card Shuffling
3.5 Sleeves
3.6 Marked Cards
3.7 Hidden Information
3.8 Tapped Cards
4.1 Player Communication
4.2 Out-of-Order Sequencing
4.3 Triggered Abilities
4.4 Secret Actions
6.1 Deck Construction Restrictions
6.2 Transformers TCG Constructed
6.3 Sideboard Rules
6.4 Cards from Outside the Game
7.1 Deck Construction Restrictions
7.2 Card Pool Use
7.3 Card Use in Limited Tournaments
7.4 Abnormal Product
7.5 Sealed Deck Swap
7.6 Draft Pod Assembly
7.7 Booster Draft Procedures
8.1 Participation & Rounds
8.2 Pairing Algorithm";

/// Returns all sections.
pub fn sections() -> impl Iterator<Item = ViolationSection> {
    SECTIONS
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(section, title)| ViolationSection { section, title })
}

/// Returns the section with a number.
///
/// # Errors
///
/// Returns `unknown-section` if the document has no such section.
pub fn section(number: &str) -> Result<ViolationSection> {
    sections().find(|section| section.section == number).ok_or_else(|| {
        let message = format!(
            "the Tournament Rules have no section \"{}\"; write it as in \"5.4\" or \"2.10\"",
            shorten(number)
        );
        Error::new("unknown-section", message)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_section_of_the_document_is_there_once() {
        let mut numbers: Vec<&str> = sections().map(|section| section.section).collect();
        assert_eq!((numbers.len(), numbers[0]), (57, "5.1"));
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 57);
        // Number of sections of a chapter; subsections of 2.5 are included.
        let of =
            |chapter: &str| numbers.iter().filter(|number| number.starts_with(chapter)).count();
        assert_eq!(
            ["1.", "2.", "3.", "4.", "5.", "6.", "7.", "8."].map(of),
            [11, 15, 8, 4, 6, 4, 7, 2]
        );
        assert_eq!(section("2.10").unwrap().title, "Dropping from a Tournament");
        assert_eq!(section("14.1").unwrap_err().code, "unknown-section");
    }
}
