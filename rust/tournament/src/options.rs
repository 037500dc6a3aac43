//! What is announced before a tournament begins.

use crate::{advice, input};
use altmode_core::{Error, Random, Result};
use serde::{Deserialize, Serialize};

/// Longest name of a tournament.
const LONGEST_NAME: usize = 120;
/// Most Swiss rounds that can be announced.
pub const MOST_ROUNDS: u32 = 32;
/// Longest round in minutes.
const MOST_MINUTES: u32 = 600;

/// Formats (Tournament Rules 3.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Format {
    /// Decks brought from home.
    #[default]
    Constructed,
    /// Decks built from boosters just opened.
    Sealed,
    /// Decks built from boosters drafted.
    Draft,
    /// Boosters played as they are.
    Turbo,
}

/// What becomes of a match that is not decided when its time is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Unfinished {
    /// It is drawn, which is what is recommended (Tournament Rules 2.5.2).
    #[default]
    Draw,
    /// Health, stars and white icons decide it (Tournament Rules 2.5.1).
    Tiebreak,
}

/// How the rounds before a late entry count; the Tournament Rules do not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum MissedRounds {
    /// As lost matches without games, so that coming late is no advantage.
    #[default]
    Loss,
    /// Not at all.
    Ignored,
}

/// What is announced before a tournament begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Options {
    /// The tournament's name.
    #[serde(default = "untitled")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
    pub name: String,
    /// 1 to 32 hexadecimal digits: where all that is random comes from.
    pub seed: String,
    /// Format; constructed if left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Format>"))]
    pub format: Format,
    /// Swiss rounds; if left out, as many as are recommended for those who are there at the first pairing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Minutes of a Swiss round, at least 40; if left out, what is recommended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Whether cards of Wave 5 are played, for which longer rounds are recommended (Tournament Rules, Appendix B).
    #[serde(default = "yes")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub wave_five: bool,
    /// How many play on after the Swiss rounds; 0 for nobody.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub playoff: u32,
    /// What becomes of an undecided match.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Unfinished>"))]
    pub unfinished: Unfinished,
    /// Whether the players of a draft pod meet only each other (Tournament Rules 7.6); so in drafts if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within_pods: Option<bool>,
    /// How the rounds before a late entry count.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<MissedRounds>"))]
    pub missed_rounds: MissedRounds,
}

fn untitled() -> String {
    "Tournament".to_string()
}

fn yes() -> bool {
    true
}

impl Options {
    /// The same, with its name tidied.
    ///
    /// # Errors
    ///
    /// What cannot be announced, with its place.
    pub fn checked(mut self) -> Result<Options> {
        self.name = input::name(&self.name, LONGEST_NAME).map_err(|error| error.at("name"))?;
        Random::from_seed_text(&self.seed)?;
        if let Some(rounds) = self.rounds
            && !(1..=MOST_ROUNDS).contains(&rounds)
        {
            let message = format!("a tournament has 1 to {MOST_ROUNDS} Swiss rounds, not {rounds}");
            return Err(Error::new("out-of-range", message).at("rounds"));
        }
        if let Some(minutes) = self.minutes
            && !(advice::FEWEST_MINUTES..=MOST_MINUTES).contains(&minutes)
        {
            let message = format!("a match has at least {} and at most {MOST_MINUTES} minutes, not {minutes}", advice::FEWEST_MINUTES);
            return Err(Error::new("out-of-range", message).at("minutes"));
        }
        if self.playoff != 0 {
            crate::playoff::check_size(self.playoff).map_err(|error| error.at("playoff"))?;
        }
        Ok(self)
    }

    /// Minutes of a Swiss round.
    pub fn round_minutes(&self) -> u32 {
        self.minutes.unwrap_or_else(|| advice::round_minutes(self.wave_five))
    }

    /// Whether pairings stay within draft pods.
    pub fn stays_within_pods(&self) -> bool {
        self.within_pods.unwrap_or(self.format == Format::Draft)
    }
}
