//! The state of a tournament, computed from the entries of its log.

mod apart;
mod claims;
mod clock;
mod configure;
mod cut;
mod decks;
mod pairings;
mod penalties;
mod players;
pub mod playoff;
mod results;
mod roster;
pub mod standings;
mod swiss;
mod time;

pub use clock::{Clock, ClockView, TableTime};
pub use swiss::merge_while;

use crate::{
    deck::{DeckDifference, DeckList, differences},
    event::{
        BracketKind, Claim, EndedBy, Event, Key, PenaltyAction, PlayerId, ReportedResult, Time,
    },
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
    /// Id of the player.
    pub id: PlayerId,
    /// Name of the player.
    pub name: String,
    /// Number of Swiss rounds that were paired when the player was last known to be present.
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
    /// Draft pod of the player, from 0.
    pub pod: Option<usize>,
    /// Swiss rounds with an assigned bye.
    pub byes: Vec<u32>,
    /// Swiss rounds that the player sits out.
    pub sits_out: Vec<u32>,
    /// Fixed table of the player.
    pub fixed_table: Option<u32>,
    /// Penalties to apply to the next match.
    pub owed: Owed,
}

/// A match.
#[derive(Clone, Debug)]
pub struct TableMatch {
    /// Players, as indices.
    pub players: [usize; 2],
    /// Result of the match.
    pub result: Option<MatchResult>,
    /// Total length of its extensions, in seconds.
    pub extension: u32,
    /// Games that each player has lost by penalties.
    pub lost: [u32; 2],
    /// Whether the match is a feature match, shown to spectators.
    pub feature: bool,
    /// Whether the match is played for third place.
    pub third_place: bool,
    /// Unconfirmed report of each player.
    pub claims: [Option<Claim>; 2],
}

impl TableMatch {
    /// Creates a match without a result.
    pub fn new(players: [usize; 2]) -> TableMatch {
        TableMatch {
            players,
            result: None,
            extension: 0,
            lost: [0; 2],
            feature: false,
            third_place: false,
            claims: [None, None],
        }
    }

    /// Returns the seat of a player.
    pub fn seat(&self, player: usize) -> Option<usize> {
        self.players.iter().position(|&seated| seated == player)
    }
}

/// The result of a match, in the order of the table's players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// Result as it was entered.
    pub reported: ReportedResult,
    /// Games won by each player.
    pub games: [u32; 2],
    /// Games drawn or unfinished.
    pub draws: u32,
    /// Seat of the winner of the match.
    pub winner: Option<usize>,
    /// Players dropped because they did not appear (Tournament Rules 2.10).
    pub dropped: Vec<usize>,
}

impl MatchResult {
    /// Returns whether the player at a seat won; `None` for a draw. Both players can have lost, if neither appeared or by a
    /// judge's decision.
    pub fn won(&self, seat: usize) -> Option<bool> {
        match self.winner {
            Some(winner) => Some(winner == seat),
            None => {
                matches!(self.reported.by, EndedBy::NoShow | EndedBy::DoubleLoss).then_some(false)
            }
        }
    }
}

/// A round.
#[derive(Clone, Debug, Default)]
pub struct Round {
    /// Whether it belongs to the playoff.
    pub playoff: bool,
    /// Matches, from table 1.
    pub tables: Vec<TableMatch>,
    /// Players with a bye.
    pub byes: Vec<usize>,
    /// Clock of the round.
    pub clock: Clock,
}

impl Round {
    /// Returns whether all matches have results.
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(|table| table.result.is_some())
    }

    /// Returns whether a player has a match or a bye.
    pub fn has(&self, player: usize) -> bool {
        self.byes.contains(&player) || self.tables.iter().any(|table| table.seat(player).is_some())
    }
}

/// The cut to the players of the playoff.
#[derive(Clone, Debug)]
pub struct Cut {
    /// Players, in the order of their seeds or seats.
    pub seeds: Vec<usize>,
    /// Method of pairing the playoff.
    pub bracket: BracketKind,
}

/// A warning for the organiser about something unusual that is allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Warning {
    /// Stable code.
    pub code: String,
    /// Description for people.
    pub message: String,
}

/// Penalties that a player receives before the next match begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Owed {
    /// Number of lost games.
    pub games: u32,
    /// Whether the whole match is lost.
    pub whole: bool,
}

/// A recorded penalty.
#[derive(Clone, Debug)]
pub struct Penalty {
    /// Penalised player.
    pub player: Option<usize>,
    /// Penalised person who is not a player.
    pub person: Option<String>,
    /// Number of the round; 0 before the first.
    pub round: u32,
    /// Section of the Tournament Rules.
    pub section: String,
    /// Name of the penalty.
    pub penalty: String,
    /// Effect of the penalty.
    pub action: PenaltyAction,
    /// Description of the incident.
    pub note: String,
}

/// A version of a deck list, as registered or corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckVersion {
    /// Deck list.
    pub deck: DeckList,
    /// Round in which it was registered; 0 before the first.
    pub round: u32,
    /// Reason of the judge who corrected the previous version; `null` for the first version.
    pub reason: Option<String>,
    /// Time of the entry, if the host supplied it.
    pub at: Option<Time>,
}

/// A recorded deck check.
#[derive(Clone, Debug)]
pub struct DeckCheck {
    /// Player whose deck was checked.
    pub player: usize,
    /// Number of the round; 0 before the first.
    pub round: u32,
    /// Differences between list and deck.
    pub differences: Vec<DeckDifference>,
}

/// The state of a tournament, computed from the entries of its log.
#[derive(Clone, Debug)]
pub struct State {
    /// Options of the tournament.
    pub options: Options,
    /// Players, in the order of their entry.
    pub players: Vec<Player>,
    places: HashMap<PlayerId, usize>,
    /// Indices of players by name in lower case.
    names: HashMap<String, usize>,
    /// Swiss rounds, followed by the rounds of the playoff.
    pub rounds: Vec<Round>,
    /// Number of Swiss rounds, fixed by the first pairing.
    pub swiss_rounds: Option<u32>,
    /// Number of draft pods.
    pub pods: usize,
    /// Cut, once it is made.
    pub cut: Option<Cut>,
    /// All penalties.
    pub penalties: Vec<Penalty>,
    /// All deck checks.
    pub deck_checks: Vec<DeckCheck>,
    /// Rounds and tables that were selected for deck checks.
    pub check_tables: Vec<(u32, u32)>,
    /// Pairs of players who are kept apart.
    pub apart: apart::PairsApart,
    /// Order of a round robin: the players who were active at the first pairing.
    pub schedule: Vec<usize>,
    /// Key that signs links, once reports by links are open.
    pub report_key: Option<Key>,
    /// Warnings for the organiser.
    pub warnings: Vec<Warning>,
}

impl State {
    /// Creates the state before the first entry.
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
            apart: apart::PairsApart::default(),
            schedule: Vec::new(),
            report_key: None,
            warnings: Vec::new(),
        }
    }

    /// Completes an event with the values that depend on the current state, so that a later replay has the same effect.
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
            Event::ClearPairings { round } | Event::ClearResult { round, .. } => {
                round.get_or_insert(self.rounds.len() as u32);
            }
            Event::Result(result) => {
                let round = *result.round.get_or_insert(self.rounds.len() as u32);
                if result.players.is_none() {
                    let table = self.table(round, result.table)?;
                    result.players =
                        Some(table.players.map(|player| self.players[player].id.clone()));
                }
            }
            Event::DeckCheck { player, found, sideboarded, differences: told @ None, .. } => {
                let place = self.place(player, "player")?;
                *told = self.players[place]
                    .deck()
                    .map(|registered| differences(registered, found, *sideboarded));
            }
            _ => {}
        }
        Ok(event)
    }

    /// Applies an event.
    ///
    /// # Errors
    ///
    /// Returns the reason why the event is invalid; the state is unchanged then.
    pub fn apply(&mut self, event: &Event, at: Option<Time>) -> Result<()> {
        match event {
            Event::Configure { options } => self.configure(options),
            Event::AddPlayer { name, id } => {
                self.add_player(name, id.as_deref().unwrap_or_default())
            }
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
            Event::RegisterDeck { player, deck, reason } => {
                self.register_deck(player, deck, reason.as_deref(), at)
            }
            Event::DeckCheckTable { table } => self.choose_for_deck_check(*table),
            Event::DeckCheck { player, found, sideboarded, seconds, differences } => self
                .deck_check(
                    player,
                    found,
                    *sideboarded,
                    *seconds,
                    differences.as_deref().unwrap_or_default(),
                ),
            Event::Pods { pods } => self.seat_pods(pods),
            Event::Pairings { round, tables, byes } => self.set_pairings(*round, tables, byes),
            Event::ClearPairings { round } => {
                self.clear_pairings(round.unwrap_or(self.rounds.len() as u32))
            }
            Event::Result(result) => self.report(result),
            Event::ClearResult { round, table } => {
                self.clear_result(round.unwrap_or(self.rounds.len() as u32), *table)
            }
            Event::Feature { table, feature } => self.feature(*table, *feature),
            Event::OpenReports { key } => self.open_reports(key),
            Event::Claim(claim) => self.claim(claim),
            Event::Cut { seeds, bracket } => self.cut_to(seeds, *bracket),
            Event::ClockStart { at } => self.clock_mut()?.start(*at),
            Event::ClockPause { at } => self.clock_mut()?.pause(*at),
            Event::ClockResume { at } => self.clock_mut()?.resume(*at),
            Event::Extension { table, seconds, reason } => {
                if reason.chars().count() > penalty::LONGEST_NOTE {
                    return Err(Error::new(
                        "too-long",
                        format!("a reason has at most {} letters", penalty::LONGEST_NOTE),
                    )
                    .at("reason"));
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

    /// Returns the index of a player.
    pub fn place(&self, player: &str, path: &str) -> Result<usize> {
        self.places.get(player).copied().ok_or_else(|| {
            Error::new(
                "unknown-player",
                format!("no player has the id \"{}\"", input::shorten(player)),
            )
            .at(path)
        })
    }

    /// Returns whether a player is active: has a place, has checked in if required, and has not left.
    pub fn is_active(&self, place: usize) -> bool {
        let player = &self.players[place];
        !player.dropped && !player.waiting && (player.checked_in || !self.options.check_in)
    }

    /// Returns the active players.
    pub fn active(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.players.len()).filter(|&place| self.is_active(place))
    }

    /// Returns names for a sentence: "Ada", "Ada and Bob", "Ada, Bob and Cleo".
    pub fn names(&self, places: &[usize]) -> String {
        let names: Vec<&str> =
            places.iter().map(|&place| self.players[place].name.as_str()).collect();
        input::listed(&names)
    }

    /// Returns the number of Swiss rounds paired so far.
    pub fn swiss_rounds_paired(&self) -> usize {
        self.rounds.iter().filter(|round| !round.playoff).count()
    }

    fn warn(&mut self, code: Code, message: String) {
        self.warnings.push(Warning { code: code.to_string(), message });
    }

    fn clock_mut(&mut self) -> Result<&mut Clock> {
        let round = self
            .rounds
            .last_mut()
            .ok_or_else(|| Error::new("no-round", "no round has been paired yet"))?;
        Ok(&mut round.clock)
    }
}
