//! What is announced before a tournament begins.

use crate::cut_size::{self, MOST_PLAYERS};
use crate::{advice, event::BracketKind, input};
use altmode_core::{Error, Random, Result};
use serde::Serialize;

/// Longest name of a tournament.
const LONGEST_NAME: usize = 120;
/// Most Swiss rounds that can be announced.
pub const MOST_ROUNDS: u32 = 32;
/// Most games that win a match.
const MOST_GAMES_TO_WIN: u32 = 3;
/// Most lines of a table of prizes.
const MOST_PRIZES: usize = 64;
/// Longest round in minutes.
const MOST_MINUTES: u32 = 600;

/// Formats (Tournament Rules 3.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum MissedRounds {
    /// As lost matches without games, so that coming late is no advantage.
    #[default]
    Loss,
    /// Not at all.
    Ignored,
}

/// How rounds are paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Structure {
    /// Swiss rounds, with a playoff if one is announced (Tournament Rules 8.2).
    #[default]
    Swiss,
    /// Everybody plays everybody once.
    RoundRobin,
    /// Single elimination from the first round on, by a bracket drawn at random.
    SingleElimination,
}

/// A prize for places of the final placing (Tournament Rules 5.2: awarded by the resulting ranking).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Prize {
    /// The first place that has it.
    pub place: u32,
    /// The last place that has it; the same if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
    /// What it is.
    pub prize: String,
}

/// What is announced before a tournament begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Options {
    /// The tournament's name.
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
    pub name: String,
    /// 1 to 32 hexadecimal digits: where all that is random comes from.
    pub seed: String,
    /// Format; constructed if left out.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Format>"))]
    pub format: Format,
    /// Swiss rounds; if left out, as many as are recommended for those who are there at the first pairing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Minutes of a Swiss round, at least 40; if left out, what is recommended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Whether cards of Wave 5 are played, for which longer rounds are recommended (Tournament Rules, Appendix B).
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub wave_five: bool,
    /// How many play on after the Swiss rounds; 0 for nobody.
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub playoff: u32,
    /// Swiss, round robin, or single elimination alone.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Structure>"))]
    pub structure: Structure,
    /// How a playoff is paired; by draft seats for eight players of a booster draft if left out (Tournament Rules 8.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub playoff_bracket: Option<BracketKind>,
    /// Whether the losers of the semi-finals play for the third place.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub third_place: bool,
    /// Games that win a match: 1, 2 or 3, two if left out (Tournament Rules 2.1).
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub games_to_win: u32,
    /// Games that win a match of the playoff; as in the rounds before if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub playoff_games_to_win: Option<u32>,
    /// What becomes of an undecided match.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Unfinished>"))]
    pub unfinished: Unfinished,
    /// Whether the players of a draft pod meet only each other (Tournament Rules 7.6); so in drafts if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within_pods: Option<bool>,
    /// How the rounds before a late entry count.
    #[cfg_attr(feature = "typescript", ts(as = "Option<MissedRounds>"))]
    pub missed_rounds: MissedRounds,
    /// Whether deck lists are required (Tournament Rules 2.7).
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub deck_lists: bool,
    /// Whether only players who have checked in are paired.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub check_in: bool,
    /// Places; whoever enters when all are taken is on the waiting list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<u32>,
    /// Prizes by place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Prize>>"))]
    pub prizes: Vec<Prize>,
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
            cut_size::check_size(self.playoff).map_err(|error| error.at("playoff"))?;
        }
        for (games, path) in [(Some(self.games_to_win), "gamesToWin"), (self.playoff_games_to_win, "playoffGamesToWin")] {
            if let Some(games) = games
                && !(1..=MOST_GAMES_TO_WIN).contains(&games)
            {
                let message = format!("1 to {MOST_GAMES_TO_WIN} games win a match (best of 1, 3 or 5), not {games}");
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
            let message = "a playoff follows Swiss rounds; leave it out, or choose the structure \"swiss\"";
            return Err(Error::new("bad-cut", message).at("playoff"));
        }
        self.check_prizes()?;
        Ok(self)
    }

    fn check_prizes(&mut self) -> Result<()> {
        if self.prizes.len() > MOST_PRIZES {
            return Err(Error::new("too-long", format!("at most {MOST_PRIZES} prizes are announced")).at("prizes"));
        }
        for (index, prize) in self.prizes.iter_mut().enumerate() {
            let at = |error: Error| error.at(format!("prizes[{index}]"));
            prize.prize = input::name(&prize.prize, LONGEST_NAME).map_err(|error| at(error.at("prize")))?;
            if prize.place == 0 || prize.to.is_some_and(|to| to < prize.place) {
                return Err(at(Error::new("out-of-range", "places count from 1, and the last is not before the first").at("place")));
            }
        }
        Ok(())
    }

    /// Games that win a match of the Swiss rounds or of the playoff.
    pub fn games_to_win(&self, playoff: bool) -> u32 {
        self.playoff_games_to_win.filter(|_| playoff).unwrap_or(self.games_to_win)
    }

    /// How a cut to so many is paired if nobody says otherwise (Tournament Rules 8.2).
    pub fn bracket(&self, size: usize) -> BracketKind {
        let drafted = self.format == Format::Draft && self.structure == Structure::Swiss;
        match self.playoff_bracket {
            Some(BracketKind::DraftSeats) | None if size != cut_size::DRAFT_SEATS => BracketKind::Standings,
            Some(bracket) => bracket,
            None if drafted => BracketKind::DraftSeats,
            None => BracketKind::Standings,
        }
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
