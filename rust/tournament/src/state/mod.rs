//! What the entries of a tournament lead to.

mod claims;
mod clock;
mod configure;
mod cut;
mod decks;
mod pairings;
mod penalties;
mod players;
mod results;
mod roster;

pub use clock::{Clock, ClockView, TableTime};
pub use decks::DeckVersion;
pub use penalties::Owed;

use crate::{
    deck::{DeckDifference, differences},
    event::{BracketKind, EndedBy, Event, PenaltyAction, PlayerId, ReportedResult},
    input,
    options::Options,
    penalty,
    report::{Claim, Key},
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
    /// Swiss rounds that were paired when the player was last known to be there.
    pub seen: u32,
    /// Whether the player has left.
    pub dropped: bool,
    /// Whether the player was disqualified.
    pub disqualified: bool,
    /// Whether the player has checked in.
    pub checked_in: bool,
    /// Whether the player is on the waiting list.
    pub waiting: bool,
    /// The registered deck lists; the last one counts.
    pub decks: Vec<DeckVersion>,
    /// In which draft pod, from 0.
    pub pod: Option<usize>,
    /// Swiss rounds in which the player has a bye that was assigned.
    pub byes: Vec<u32>,
    /// Swiss rounds that the player sits out.
    pub sits_out: Vec<u32>,
    /// The table at which the player always sits.
    pub fixed_table: Option<u32>,
    /// Penalties that wait for the next match.
    pub owed: Owed,
}

/// A match.
#[derive(Clone, Debug)]
pub struct TableMatch {
    /// Who plays.
    pub players: [usize; 2],
    /// How it ended.
    pub result: Option<MatchResult>,
    /// More time that it has, in seconds.
    pub extension: u32,
    /// Games that each has lost by penalties.
    pub lost: [u32; 2],
    /// Whether it is shown to spectators.
    pub feature: bool,
    /// Whether it is played for the third place.
    pub third_place: bool,
    /// What each of the two has reported.
    pub claims: [Option<Claim>; 2],
}

impl TableMatch {
    /// A match that has just been paired.
    pub fn new(players: [usize; 2]) -> TableMatch {
        TableMatch { players, result: None, extension: 0, lost: [0; 2], feature: false, third_place: false, claims: [None, None] }
    }

    /// The seat of a player.
    pub fn seat(&self, player: usize) -> Option<usize> {
        self.players.iter().position(|&seated| seated == player)
    }
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
    /// Whether the player at this seat won; `None` for a draw. Both can have lost: when neither came, or by a judge.
    pub fn won(&self, seat: usize) -> Option<bool> {
        match self.winner {
            Some(winner) => Some(winner == seat),
            None => matches!(self.reported.by, EndedBy::NoShow | EndedBy::DoubleLoss).then_some(false),
        }
    }
}

/// A round.
#[derive(Clone, Debug, Default)]
pub struct Round {
    /// Whether it belongs to the playoff.
    pub playoff: bool,
    /// Matches, table 1 first.
    pub tables: Vec<TableMatch>,
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
    /// Whose, if it is a player.
    pub player: Option<usize>,
    /// Whose otherwise.
    pub person: Option<String>,
    /// In which round; 0 before the first.
    pub round: u32,
    /// The section of the Tournament Rules.
    pub section: String,
    /// What was imposed.
    pub penalty: String,
    /// What it does.
    pub action: PenaltyAction,
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
    /// Rounds and tables that were chosen for deck checks.
    pub check_tables: Vec<(u32, u32)>,
    /// Players who are kept apart, the smaller place first.
    pub apart: Vec<(usize, usize)>,
    /// The order of a round robin: those who were there at the first pairing.
    pub schedule: Vec<usize>,
    /// What links for results are signed with, once players can report by them.
    pub report_key: Option<Key>,
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
            check_tables: Vec::new(),
            apart: Vec::new(),
            schedule: Vec::new(),
            report_key: None,
            warnings: Vec::new(),
        }
    }

    /// The event with everything said that it left to the moment, so that it means the same later.
    pub fn complete(&self, mut event: Event, device: &str, number: u32) -> Result<Event> {
        match &mut event {
            Event::AddPlayer { id, .. } => {
                id.get_or_insert_with(|| format!("{device}{number}"));
            }
            Event::AddPlayers { players } => {
                for (index, player) in players.iter_mut().enumerate() {
                    player.id.get_or_insert_with(|| format!("{device}{number}-{}", index + 1));
                }
            }
            Event::ClearResult { round, .. } => {
                round.get_or_insert(self.rounds.len() as u32);
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
                *told = self.players[place].deck().map(|registered| differences(registered, found, *sideboarded));
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
            Event::AddPlayers { players } => self.add_players(players),
            Event::RenamePlayer { player, name } => self.rename_player(player, name),
            Event::Drop { player } => self.drop_player(player),
            Event::Reenter { player } => self.reenter_player(player),
            Event::CheckIn { player, here } => self.check_in(player, *here),
            Event::Admit { player } => self.admit(player),
            Event::AssignByes { player, rounds } => self.assign_byes(player, rounds),
            Event::SitOut { player, rounds } => self.sit_out(player, rounds),
            Event::FixTable { player, table } => self.fix_table(player, *table),
            Event::KeepApart { players, apart } => self.keep_apart(players, *apart),
            Event::RegisterDeck { player, deck, reason } => self.register_deck(player, deck, reason.as_deref()),
            Event::DeckCheckTable { table } => self.choose_for_deck_check(*table),
            Event::DeckCheck { player, found, sideboarded, seconds, differences } => {
                self.deck_check(player, found, *sideboarded, *seconds, differences.as_deref().unwrap_or_default())
            }
            Event::Pods { pods } => self.seat_pods(pods),
            Event::Pairings { round, tables, byes } => self.set_pairings(*round, tables, byes),
            Event::Result(result) => self.report(result),
            Event::ClearResult { round, table } => self.clear_result(round.unwrap_or(self.rounds.len() as u32), *table),
            Event::Feature { table, feature } => self.feature(*table, *feature),
            Event::OpenReports { key } => self.open_reports(key),
            Event::Claim(claim) => self.claim(claim),
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
            Event::Penalty { player, person, section, penalty, action, note } => {
                let penalised = self.penalised(player.as_deref(), person.as_deref())?;
                self.penalise(penalised, section, penalty, *action, note)
            }
            Event::Undo { .. } => Ok(()),
        }
    }

    /// Where a player stands in the list.
    pub fn place(&self, player: &str, path: &str) -> Result<usize> {
        self.places
            .get(player)
            .copied()
            .ok_or_else(|| Error::new("unknown-player", format!("nobody here has the id \"{}\"", input::shorten(player))).at(path))
    }

    /// Whether a player plays: has a place, has come, and has not left.
    pub fn is_active(&self, place: usize) -> bool {
        let player = &self.players[place];
        !player.dropped && !player.waiting && (player.checked_in || !self.options.check_in)
    }

    /// Players who are still there.
    pub fn active(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.players.len()).filter(|&place| self.is_active(place))
    }

    /// Names for a sentence: "Ada", "Ada and Bob", "Ada, Bob and Cleo".
    pub fn names(&self, places: &[usize]) -> String {
        let names: Vec<&str> = places.iter().map(|&place| self.players[place].name.as_str()).collect();
        input::listed(&names)
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
