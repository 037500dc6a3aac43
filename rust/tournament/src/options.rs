//! Options of a tournament, announced before it begins.

use crate::cut_size::{self, MOST_PLAYERS};
use crate::{
    advice,
    event::{BracketKind, Time},
    input,
};
use altmode_core::{Error, Random, Result};
use altmode_tournament_derive::Read;
use serde::Serialize;

/// Maximum length of the name of a tournament, in characters.
const LONGEST_NAME: usize = 120;
/// Maximum number of Swiss rounds.
pub const MOST_ROUNDS: u32 = 32;
/// Maximum number of games to win a match.
const MOST_GAMES_TO_WIN: u32 = 3;
/// Maximum number of entries in the list of prizes.
const MOST_PRIZES: usize = 64;
/// Maximum number of announced sets, and of banned cards.
const MOST_CARD_NAMES: usize = 256;
/// Maximum minutes of a round.
const MOST_MINUTES: u32 = 600;

/// Formats (Tournament Rules 3.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Format {
    /// Decks built beforehand.
    #[default]
    Constructed,
    /// Decks built from newly opened boosters.
    Sealed,
    /// Decks built from drafted boosters.
    Draft,
    /// Boosters played without building a deck.
    Turbo,
}

/// The result of a match that is undecided when its time is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Unfinished {
    /// A draw, as recommended (Tournament Rules 2.5.2).
    #[default]
    Draw,
    /// Decided by the tiebreaker procedure: health, stars and white icons (Tournament Rules 2.5.1).
    Tiebreak,
}

/// The effect of rounds before a late entry, which the Tournament Rules leave open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum MissedRounds {
    /// The rounds count as lost matches without games, so that a late entry is no advantage.
    #[default]
    Loss,
    /// The rounds do not count.
    Ignored,
}

/// The method of pairing rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Structure {
    /// Swiss rounds, followed by a playoff if one is announced (Tournament Rules 8.2).
    #[default]
    Swiss,
    /// Every player plays every other player once.
    RoundRobin,
    /// Single elimination from the first round, by a random bracket.
    SingleElimination,
}

/// A prize for a range of places of the final placing (Tournament Rules 5.2: awarded by the resulting ranking).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Prize {
    /// First place of the range.
    pub place: u32,
    /// Last place of the range, by default the first one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
    /// Description of the prize.
    pub prize: String,
}

fn usual_name() -> String {
    "Tournament".to_string()
}

/// The options of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Options {
    /// Name of the tournament.
    #[serde(default = "usual_name")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
    pub name: String,
    /// Seed of 1 to 32 hexadecimal digits for all random decisions.
    pub seed: String,
    /// Format, by default constructed.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Format>"))]
    pub format: Format,
    /// Number of Swiss rounds, by default as recommended for the players at the first pairing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Minutes of a Swiss round, at least 40, by default as recommended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Whether cards of Wave 5 are played, for which longer rounds are recommended (Tournament Rules, Appendix B).
    #[serde(default = "input::yes")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub wave_five: bool,
    /// Number of players of the playoff; 0 for no playoff.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub playoff: u32,
    /// Structure, by default Swiss.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Structure>"))]
    pub structure: Structure,
    /// Method of pairing the playoff, by default by draft seats for eight players of a booster draft and else by standings
    /// (Tournament Rules 8.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub playoff_bracket: Option<BracketKind>,
    /// Whether the losers of the semi-finals play for third place.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub third_place: bool,
    /// Games to win a match, 1 to 3, by default 2 (Tournament Rules 2.1).
    #[serde(default = "input::two")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub games_to_win: u32,
    /// Games to win a match of the playoff, by default as in the rounds before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub playoff_games_to_win: Option<u32>,
    /// Result of a match that is undecided when its time is over.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Unfinished>"))]
    pub unfinished: Unfinished,
    /// Whether the players of a draft pod are paired only with each other (Tournament Rules 7.6), by default in drafts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within_pods: Option<bool>,
    /// Effect of rounds before a late entry.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<MissedRounds>"))]
    pub missed_rounds: MissedRounds,
    /// Whether deck lists are required (Tournament Rules 2.7).
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub deck_lists: bool,
    /// Time until which deck lists are handed in, in milliseconds since 1970; without it, until a player's first round is paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck_lists_until: Option<Time>,
    /// Whether only players who have checked in are paired.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub check_in: bool,
    /// Maximum number of players. Further players enter the waiting list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<u32>,
    /// Sets that may be played, by their ids, for example `w1`; all sets if it is empty (Tournament Rules 3.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub sets: Vec<String>,
    /// Day whose banned list counts, as `2019-06-07` (Tournament Rules 6.2); without it the latest list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Further banned cards, by their ids or names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub bans: Vec<String>,
    /// Prizes by final place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Prize>>"))]
    pub prizes: Vec<Prize>,
}

impl Options {
    /// Validates the options and normalises the name.
    ///
    /// # Errors
    ///
    /// Returns the first invalid option, with its path.
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
            let message = format!(
                "a match has at least {} and at most {MOST_MINUTES} minutes, not {minutes}",
                advice::FEWEST_MINUTES
            );
            return Err(Error::new("out-of-range", message).at("minutes"));
        }
        if self.playoff != 0 {
            cut_size::check_size(self.playoff).map_err(|error| error.at("playoff"))?;
        }
        for (games, path) in [
            (Some(self.games_to_win), "gamesToWin"),
            (self.playoff_games_to_win, "playoffGamesToWin"),
        ] {
            if let Some(games) = games
                && !(1..=MOST_GAMES_TO_WIN).contains(&games)
            {
                let message = format!(
                    "1 to {MOST_GAMES_TO_WIN} games win a match (best of 1, 3 or 5), not {games}"
                );
                return Err(Error::new("out-of-range", message).at(path));
            }
        }
        if let Some(capacity) = self.capacity
            && !(2..=MOST_PLAYERS as u32).contains(&capacity)
        {
            let message = format!("a tournament has 2 to {MOST_PLAYERS} places, not {capacity}");
            return Err(Error::new("out-of-range", message).at("capacity"));
        }
        if self.playoff > 0 && self.structure != Structure::Swiss {
            let message =
                "a playoff follows Swiss rounds; leave it out, or choose the structure \"swiss\"";
            return Err(Error::new("bad-cut", message).at("playoff"));
        }
        self.check_prizes()?;
        self.check_cards()?;
        Ok(self)
    }

    fn check_cards(&mut self) -> Result<()> {
        for (names, path) in [(&mut self.sets, "sets"), (&mut self.bans, "bans")] {
            if names.len() > MOST_CARD_NAMES {
                let message = format!("at most {MOST_CARD_NAMES} names are announced");
                return Err(Error::new("too-long", message).at(path));
            }
            for (index, name) in names.iter_mut().enumerate() {
                *name = input::name(name, LONGEST_NAME)
                    .map_err(|error| error.at(format!("{path}[{index}]")))?;
            }
        }
        if let Some(date) = &self.date {
            let is_day = date.len() == 10
                && date.bytes().enumerate().all(|(index, letter)| match index {
                    4 | 7 => letter == b'-',
                    _ => letter.is_ascii_digit(),
                });
            if !is_day {
                let message = format!("a day is written as 2019-06-07, not \"{date}\"");
                return Err(Error::new("bad-input", message).at("date"));
            }
        }
        Ok(())
    }

    fn check_prizes(&mut self) -> Result<()> {
        if self.prizes.len() > MOST_PRIZES {
            return Err(Error::new(
                "too-long",
                format!("at most {MOST_PRIZES} prizes are announced"),
            )
            .at("prizes"));
        }
        for (index, prize) in self.prizes.iter_mut().enumerate() {
            let at = |error: Error| error.at(format!("prizes[{index}]"));
            prize.prize =
                input::name(&prize.prize, LONGEST_NAME).map_err(|error| at(error.at("prize")))?;
            if prize.place == 0 || prize.to.is_some_and(|to| to < prize.place) {
                return Err(at(Error::new(
                    "out-of-range",
                    "places begin with 1, and \"to\" is not less than \"place\"",
                )
                .at("place")));
            }
        }
        Ok(())
    }

    /// Returns the games to win a match of the Swiss rounds or of the playoff.
    pub fn games_to_win(&self, playoff: bool) -> u32 {
        self.playoff_games_to_win.filter(|_| playoff).unwrap_or(self.games_to_win)
    }

    /// Returns the default method of pairing a cut of `size` players (Tournament Rules 8.2).
    pub fn bracket(&self, size: usize) -> BracketKind {
        let drafted = self.format == Format::Draft && self.structure == Structure::Swiss;
        match self.playoff_bracket {
            Some(BracketKind::DraftSeats) | None if size != cut_size::DRAFT_SEATS => {
                BracketKind::Standings
            }
            Some(bracket) => bracket,
            None if drafted => BracketKind::DraftSeats,
            None => BracketKind::Standings,
        }
    }

    /// Returns the minutes of a Swiss round.
    pub fn round_minutes(&self) -> u32 {
        self.minutes.unwrap_or_else(|| advice::round_minutes(self.wave_five))
    }

    /// Returns whether players are paired within their draft pods.
    pub fn stays_within_pods(&self) -> bool {
        self.within_pods.unwrap_or(self.format == Format::Draft)
    }
}
