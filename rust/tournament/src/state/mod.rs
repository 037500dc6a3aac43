//! What the entries of a tournament lead to.

mod clock;
mod pairings;
mod players;
mod results;

pub use clock::{Clock, ClockView, TableTime};
pub use players::MOST_PLAYERS;

use crate::{
    deck::{DeckDifference, DeckList, differences},
    event::{BracketKind, EndedBy, Event, PlayerId, ReportedResult},
    input,
    options::Options,
    penalty,
};
use altmode_core::{Code, Error, Result};
use serde::Serialize;
use std::collections::HashMap;

/// A player.
#[derive(Clone, Debug)]
pub struct Player {
    /// For programs.
    pub id: PlayerId,
    /// For people.
    pub name: String,
    /// Swiss rounds that were over or paired when the player entered.
    pub missed: u32,
    /// Whether the player has left.
    pub dropped: bool,
    /// The registered deck.
    pub deck: Option<DeckList>,
    /// In which draft pod, from 0.
    pub pod: Option<usize>,
}

/// A match.
#[derive(Clone, Debug)]
pub struct Table {
    /// Who plays.
    pub players: [usize; 2],
    /// How it ended.
    pub result: Option<MatchResult>,
    /// More time that it has, in seconds.
    pub extension: u32,
}

/// How a match ended, in the order of its table's players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// As it was entered.
    pub reported: ReportedResult,
    /// Games that each won.
    pub games: [u32; 2],
    /// Games that nobody won, unfinished ones among them.
    pub draws: u32,
    /// Which of the two won the match.
    pub winner: Option<usize>,
    /// Who left by not coming (Tournament Rules 2.10).
    pub dropped: Vec<usize>,
}

impl MatchResult {
    /// Whether the player at this seat won; `None` for a draw. When neither came, both have lost.
    pub fn won(&self, seat: usize) -> Option<bool> {
        match self.winner {
            Some(winner) => Some(winner == seat),
            None => (self.reported.by == EndedBy::NoShow).then_some(false),
        }
    }
}

/// A round.
#[derive(Clone, Debug, Default)]
pub struct Round {
    /// Whether it belongs to the playoff.
    pub playoff: bool,
    /// Matches, table 1 first.
    pub tables: Vec<Table>,
    /// Who has a bye.
    pub byes: Vec<usize>,
    /// Its time.
    pub clock: Clock,
}

impl Round {
    /// Whether all results are there.
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(|table| table.result.is_some())
    }
}

/// Who plays on after the Swiss rounds.
#[derive(Clone, Debug)]
pub struct Cut {
    /// In the order of their seeds or seats.
    pub seeds: Vec<usize>,
    /// How they are paired.
    pub bracket: BracketKind,
}

/// Something that is allowed but that the organiser should know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Warning {
    /// Stable code.
    pub code: String,
    /// In words.
    pub message: String,
}

/// A judge's decision.
#[derive(Clone, Debug)]
pub struct Penalty {
    /// Whose.
    pub player: usize,
    /// In which round; 0 before the first.
    pub round: u32,
    /// The section of the Tournament Rules.
    pub section: String,
    /// What was imposed.
    pub penalty: String,
    /// What happened.
    pub note: String,
}

/// What a deck check found.
#[derive(Clone, Debug)]
pub struct DeckCheck {
    /// Whose.
    pub player: usize,
    /// In which round; 0 before the first.
    pub round: u32,
    /// What was different.
    pub differences: Vec<DeckDifference>,
}

/// What the entries of a tournament lead to.
#[derive(Clone, Debug)]
pub struct State {
    /// As announced.
    pub options: Options,
    /// In the order of their entry.
    pub players: Vec<Player>,
    places: HashMap<PlayerId, usize>,
    /// Places by name, in small letters.
    names: HashMap<String, usize>,
    /// Swiss rounds, then those of the playoff.
    pub rounds: Vec<Round>,
    /// Number of Swiss rounds; settled by the first pairing.
    pub swiss_rounds: Option<u32>,
    /// Number of draft pods.
    pub pods: usize,
    /// Who plays on.
    pub cut: Option<Cut>,
    /// All penalties.
    pub penalties: Vec<Penalty>,
    /// All deck checks.
    pub deck_checks: Vec<DeckCheck>,
    /// All that the organiser should know.
    pub warnings: Vec<Warning>,
}

impl State {
    /// Before anything has happened.
    pub fn new(options: Options) -> State {
        State {
            options,
            players: Vec::new(),
            places: HashMap::new(),
            names: HashMap::new(),
            rounds: Vec::new(),
            swiss_rounds: None,
            pods: 0,
            cut: None,
            penalties: Vec::new(),
            deck_checks: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// The event with everything said that it left to the moment, so that it means the same later.
    pub fn complete(&self, mut event: Event, device: &str, number: u32) -> Result<Event> {
        match &mut event {
            Event::AddPlayer { id, .. } => {
                id.get_or_insert_with(|| format!("{device}{number}"));
            }
            Event::Result(result) => {
                let round = *result.round.get_or_insert(self.rounds.len() as u32);
                if result.players.is_none() {
                    let table = self.table(round, result.table)?;
                    result.players = Some(table.players.map(|player| self.players[player].id.clone()));
                }
            }
            Event::DeckCheck { player, found, sideboarded, differences: told @ None, .. } => {
                let place = self.place(player, "player")?;
                *told = self.players[place].deck.as_ref().map(|registered| differences(registered, found, *sideboarded));
            }
            _ => {}
        }
        Ok(event)
    }

    /// Adds what happened.
    ///
    /// # Errors
    ///
    /// What is wrong with it; nothing is changed then.
    pub fn apply(&mut self, event: &Event) -> Result<()> {
        match event {
            Event::Configure { options } => self.configure(options),
            Event::AddPlayer { name, id } => self.add_player(name, id.as_deref().unwrap_or_default()),
            Event::RenamePlayer { player, name } => self.rename_player(player, name),
            Event::Drop { player } => self.drop_player(player),
            Event::Reenter { player } => self.reenter_player(player),
            Event::RegisterDeck { player, deck } => self.register_deck(player, deck),
            Event::DeckCheck { player, found, sideboarded, seconds, differences } => {
                self.deck_check(player, found, *sideboarded, *seconds, differences.as_deref().unwrap_or_default())
            }
            Event::Pods { pods } => self.seat_pods(pods),
            Event::Pairings { round, tables, byes } => self.set_pairings(*round, tables, byes),
            Event::Result(result) => self.report(result),
            Event::Cut { seeds, bracket } => self.cut_to(seeds, *bracket),
            Event::ClockStart { at } => self.clock_mut()?.start(*at),
            Event::ClockPause { at } => self.clock_mut()?.pause(*at),
            Event::ClockResume { at } => self.clock_mut()?.resume(*at),
            Event::Extension { table, seconds, reason } => {
                if reason.chars().count() > penalty::LONGEST_NOTE {
                    return Err(Error::new("too-long", "a reason is shorter").at("reason"));
                }
                self.extend(*table, *seconds)
            }
            Event::Penalty { player, section, penalty, note } => self.penalise(player, section, penalty, note),
            Event::Undo { .. } => Ok(()),
        }
    }

    fn configure(&mut self, options: &Options) -> Result<()> {
        let options = options.clone().checked().map_err(|error| error.at("options"))?;
        if !self.rounds.is_empty() {
            let same = Options { rounds: self.options.rounds, playoff: self.options.playoff, ..options.clone() } == self.options;
            if !same {
                let message = "once the first round is paired, only the number of rounds and the playoff can be changed";
                return Err(Error::new("too-late", message).at("options"));
            }
            if let Some(cut) = &self.cut
                && cut.seeds.len() as u32 != options.playoff
            {
                return Err(Error::new("after-cut", "the cut has been made").at("options.playoff"));
            }
            if let Some(rounds) = options.rounds {
                if (rounds as usize) < self.swiss_rounds_paired() {
                    let message = format!("{} rounds have been paired already", self.swiss_rounds_paired());
                    return Err(Error::new("too-late", message).at("options.rounds"));
                }
                if self.swiss_rounds != Some(rounds) {
                    self.warn("rounds-changed", "once announced, the number of rounds should not be changed".to_string());
                }
                self.swiss_rounds = Some(rounds);
            }
        }
        self.options = options;
        Ok(())
    }

    /// Where a player stands in the list.
    pub fn place(&self, player: &str, path: &str) -> Result<usize> {
        self.places
            .get(player)
            .copied()
            .ok_or_else(|| Error::new("unknown-player", format!("nobody here has the id \"{}\"", input::shorten(player))).at(path))
    }

    /// Players who are still there.
    pub fn active(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.players.len()).filter(|&place| !self.players[place].dropped)
    }

    /// Swiss rounds that are paired.
    pub fn swiss_rounds_paired(&self) -> usize {
        self.rounds.iter().filter(|round| !round.playoff).count()
    }

    fn warn(&mut self, code: Code, message: String) {
        self.warnings.push(Warning { code: code.to_string(), message });
    }

    fn clock_mut(&mut self) -> Result<&mut Clock> {
        let round = self.rounds.last_mut().ok_or_else(|| Error::new("no-round", "no round has been paired yet"))?;
        Ok(&mut round.clock)
    }
}
