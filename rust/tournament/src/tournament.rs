//! The tournament as an organiser asks it: pairings, cuts, pods, undo, merging.

use crate::{
    draft,
    event::{BracketKind, Event, PlayerId, Time},
    log::{Log, Rejected, SavedTournament},
    options::{Format, Options},
    pairing::{self, Entrant},
    playoff,
    standings::{self, Standing},
    state::{State, Warning},
};
use altmode_core::{Error, Random, Result};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// A tournament on one device.
#[derive(Clone, Debug)]
pub struct Tournament {
    log: Log,
}

/// What an event did.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Applied {
    /// The entry's number on this device.
    pub number: u32,
    /// The player who entered by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub player: Option<PlayerId>,
    /// What the organiser should know about it.
    pub warnings: Vec<Warning>,
}

/// What a merge did.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Merged {
    /// Entries that were new here.
    pub added: u32,
    /// Tables for which the devices have different results; the one that ordered last counts, see `results`.
    pub conflicts: Vec<Conflict>,
    /// Entries that do not fit any more.
    pub rejected: Vec<Rejected>,
}

/// A table with different results on two devices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Conflict {
    /// Round.
    pub round: u32,
    /// Table.
    pub table: u32,
    /// Games as this device had them, in the order of the table.
    pub here: [u32; 2],
    /// Games as the other device had them.
    pub there: [u32; 2],
}

/// How to cut.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct CutOptions {
    /// To how many; as announced if left out.
    #[serde(default)]
    pub size: Option<u32>,
    /// How they are paired; by draft seats in limited formats with 8 players if left out.
    #[serde(default)]
    pub bracket: Option<BracketKind>,
}

impl Tournament {
    /// A tournament to which nobody has come yet.
    pub fn new(options: Options, device: &str) -> Result<Tournament> {
        Ok(Tournament { log: Log::new(options, device)? })
    }

    /// What a save holds, to go on with on this device.
    pub fn restore(saved: SavedTournament, device: &str) -> Result<Tournament> {
        Ok(Tournament { log: Log::restore(saved, device)? })
    }

    /// The list of entries.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The state now.
    pub fn state(&self) -> &State {
        self.log.state()
    }

    /// Adds an event.
    pub fn apply(&mut self, event: Event, at: Option<Time>) -> Result<Applied> {
        let first = self.log.append(event, at)?;
        let entry = self.log.entries().last();
        let player = entry.and_then(|entry| match &entry.event {
            Event::AddPlayer { id, .. } => id.clone(),
            _ => None,
        });
        let warnings = self.state().warnings.get(first..).unwrap_or_default().to_vec();
        Ok(Applied { number: entry.map_or(0, |entry| entry.number), player, warnings })
    }

    /// Takes back the last entry of this device; `false` when there is none.
    pub fn undo(&mut self, at: Option<Time>) -> Result<bool> {
        self.log.undo(at)
    }

    /// Takes back the last undo; `false` when there is none.
    pub fn redo(&mut self, at: Option<Time>) -> Result<bool> {
        self.log.redo(at)
    }

    /// The standings after so many rounds; all if left out.
    pub fn standings(&self, rounds: Option<u32>) -> Vec<Standing> {
        standings::standings(self.state(), rounds.map_or(usize::MAX, |rounds| rounds as usize))
    }

    /// Chance for one purpose: the same for the same seed, and never the same for two purposes.
    fn random(&self, purpose: u32) -> Result<Random> {
        let seed = Random::from_seed_text(&self.state().options.seed)?;
        // How many entries there are makes a pairing that was taken back come out otherwise the next time.
        Ok(seed.child(purpose).child(self.log.entries().len() as u32))
    }

    /// Pairs the next round: Swiss, or the playoff's bracket after a cut.
    pub fn pair(&mut self, at: Option<Time>) -> Result<Applied> {
        let event = self.next_pairings()?;
        self.apply(event, at)
    }

    fn next_pairings(&self) -> Result<Event> {
        let state = self.state();
        let round = state.rounds.len() as u32 + 1;
        let id = |place: usize| state.players[place].id.clone();
        if state.cut.is_some() {
            if state.rounds.last().is_some_and(|last| !last.is_over()) {
                return Err(Error::new("round-not-over", format!("round {} is not over: results are missing", round - 1)));
            }
            let next = playoff::next_round(state)?;
            let tables = next.tables.iter().map(|pair| pair.map(id)).collect();
            return Ok(Event::Pairings { round, tables, byes: next.byes.into_iter().map(id).collect() });
        }
        if state.rounds.last().is_some_and(|last| !last.is_over()) {
            return Err(Error::new("round-not-over", format!("round {} is not over: results are missing", round - 1)));
        }
        let tallies = standings::tallies(state, usize::MAX);
        let met = self.met();
        let mut random = self.random(round)?;
        let mut groups: Vec<Vec<usize>> = Vec::new();
        let within = state.options.stays_within_pods() && state.pods > 0;
        for place in state.active() {
            // Who came after the pods were drawn is paired with others like that.
            let group = if within { state.players[place].pod.unwrap_or(state.pods) } else { 0 };
            groups.resize_with(groups.len().max(group + 1), Vec::new);
            groups[group].push(place);
        }
        let (mut tables, mut byes) = (Vec::new(), Vec::new());
        for group in groups {
            let entrants: Vec<Entrant> =
                group.iter().map(|&place| Entrant { points: tallies[place].match_points(), had_bye: tallies[place].byes > 0 }).collect();
            let times = |one: usize, other: usize| met.get(&pair_key(group[one], group[other])).copied().unwrap_or(0);
            let found = pairing::pair(&entrants, times, &mut random)?;
            tables.extend(found.matches.iter().map(|pair| pair.map(|place| id(group[place]))));
            byes.extend(found.bye.map(|place| id(group[place])));
        }
        Ok(Event::Pairings { round, tables, byes })
    }

    /// How often two players have met.
    fn met(&self) -> HashMap<(usize, usize), u32> {
        let mut met = HashMap::new();
        for table in self.state().rounds.iter().flat_map(|round| &round.tables) {
            *met.entry(pair_key(table.players[0], table.players[1])).or_insert(0) += 1;
        }
        met
    }

    /// Cuts to the best.
    pub fn cut(&mut self, options: CutOptions, at: Option<Time>) -> Result<Applied> {
        let state = self.state();
        let size = options.size.unwrap_or(state.options.playoff);
        let limited = matches!(state.options.format, Format::Sealed | Format::Draft | Format::Turbo);
        let bracket = options.bracket.unwrap_or(match size as usize == playoff::DRAFT_SEATS && limited {
            true => BracketKind::DraftSeats,
            false => BracketKind::Standings,
        });
        let mut random = self.random(u32::MAX)?;
        let seeds = playoff::seeds(state, &self.standings(None), size, bracket, &mut random)?;
        self.apply(Event::Cut { seeds, bracket }, at)
    }

    /// Draws draft pods of at most `size` players.
    pub fn draw_pods(&mut self, size: u32, at: Option<Time>) -> Result<Applied> {
        let mut players: Vec<PlayerId> = self.state().active().map(|place| self.state().players[place].id.clone()).collect();
        self.random(u32::MAX - 1)?.shuffle(&mut players);
        let pods = draft::pods(players, size)?;
        self.apply(Event::Pods { pods }, at)
    }

    /// Takes in what another device entered.
    pub fn merge(&mut self, other: SavedTournament) -> Result<Merged> {
        let theirs = Log::restore(other.clone(), "other")?;
        let here = self.state().clone();
        let added = self.log.merge(other)?;
        let mut conflicts = Vec::new();
        for (index, (own, their)) in here.rounds.iter().zip(&theirs.state().rounds).enumerate() {
            for (number, (one, other)) in own.tables.iter().zip(&their.tables).enumerate() {
                let (Some(mine), Some(yours)) = (&one.result, &other.result) else { continue };
                if one.players == other.players && (mine.games, mine.winner, mine.draws) != (yours.games, yours.winner, yours.draws) {
                    conflicts.push(Conflict { round: index as u32 + 1, table: number as u32 + 1, here: mine.games, there: yours.games });
                }
            }
        }
        Ok(Merged { added: added as u32, conflicts, rejected: self.log.rejected().to_vec() })
    }
}

fn pair_key(one: usize, other: usize) -> (usize, usize) {
    (one.min(other), one.max(other))
}
