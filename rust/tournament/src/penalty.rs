//! The sections of the Tournament Rules that penalties come from. What is imposed is for judges.

use crate::input::shorten;
use altmode_core::{Error, Result};
use serde::Serialize;

/// Longest note about a penalty.
pub const LONGEST_NOTE: usize = 500;

/// A section that names a violation or a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ViolationSection {
    /// Its number.
    pub section: &'static str,
    /// Its heading.
    pub title: &'static str,
}

const fn violation(section: &'static str, title: &'static str) -> ViolationSection {
    ViolationSection { section, title }
}

/// Sections of the Tournament Rules that speak of penalties, or of duties whose breach is penalised.
pub const SECTIONS: [ViolationSection; 16] = [
    violation("5.1", "Cheating"),
    violation("5.2", "Collusion and Bribery"),
    violation("5.3", "Wagering"),
    violation("5.4", "Unsporting Conduct"),
    violation("5.5", "Slow Play"),
    violation("5.6", "Extra Turn Rule"),
    violation("1.10", "Players"),
    violation("2.8", "Deck Checks"),
    violation("2.10", "Dropping from a Tournament"),
    violation("2.11", "Taking Notes"),
    violation("2.12", "Electronic Devices"),
    violation("3.3", "Proxy Cards"),
    violation("3.4", "Card Shuffling"),
    violation("3.6", "Marked Cards"),
    violation("3.7", "Hidden Information"),
    violation("4.1", "Player Communication"),
];

/// The section of this number.
///
/// # Errors
///
/// `unknown-section` when no penalty comes from it.
pub fn section(number: &str) -> Result<ViolationSection> {
    SECTIONS.iter().find(|section| section.section == number).copied().ok_or_else(|| {
        let known: Vec<&str> = SECTIONS.iter().map(|section| section.section).collect();
        let message = format!("penalties come from the sections {}, not from \"{}\"", known.join(", "), shorten(number));
        Error::new("unknown-section", message)
    })
}
