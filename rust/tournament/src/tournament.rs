//! Operations of an organiser: pairings, cuts, pods, undo, merging.

use crate::{
    draft,
    event::{BracketKind, Event, PlayerId, Time},
    import::{self, ListColumn, PlayerList},
    log::{Log, Rejected, SavedTournament},
    options::{Options, Structure},
    pairing::{self, Pairing},
    playoff, round_robin,
    standings::{self, Standing},
    state::{State, Warning, merge_while},
};
use altmode_core::{Error, Random, Result};
use altmode_tournament_derive::Read;
use serde::Serialize;

/// A tournament on one device.
#[derive(Clone, Debug)]
pub struct Tournament {
    log: Log,
}

/// The result of an applied event.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Applied {
    /// Number of the entry on this device.
    pub number: u32,
    /// Player whom the event added.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub player: Option<PlayerId>,
    /// The columns of an entered list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub columns: Option<Vec<ListColumn>>,
    /// Warnings for the organiser.
    pub warnings: Vec<Warning>,
}

/// The result of a merge.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Merged {
    /// Number of entries that were new on this device.
    pub added: u32,
    /// Tables for which the devices have different results. The result of the entry with the greater order counts, see
    /// `results`.
    pub conflicts: Vec<Conflict>,
    /// Entries that became invalid.
    pub rejected: Vec<Rejected>,
}

/// A table with different results on two devices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Conflict {
    /// Number of the round.
    pub round: u32,
    /// Number of the table.
    pub table: u32,
    /// Games in the result of this device, in the order of the table.
    pub here: [u32; 2],
    /// Games in the result of the other device.
    pub there: [u32; 2],
}

/// The options of a cut.
#[derive(Clone, Copy, Debug, Default, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct CutOptions {
    /// Number of players, by default as announced.
    pub size: Option<u32>,
    /// Method of pairing, by default as announced.
    pub bracket: Option<BracketKind>,
}

impl Tournament {
    /// Creates a tournament without players.
    pub fn new(options: Options, device: &str) -> Result<Tournament> {
        Ok(Tournament { log: Log::new(options, device)? })
    }

    /// Restores a saved tournament, to continue it on this device.
    pub fn restore(saved: SavedTournament, device: &str) -> Result<Tournament> {
        Ok(Tournament { log: Log::restore(saved, device)? })
    }

    /// Restores a tournament from JSON text.
    pub fn restore_text(text: &str, device: &str) -> Result<Tournament> {
        Tournament::restore(SavedTournament::read(text)?, device)
    }

    /// Returns the log.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Returns the current state.
    pub fn state(&self) -> &State {
        self.log.state()
    }

    /// Applies an event.
    pub fn apply(&mut self, event: Event, at: Option<Time>) -> Result<Applied> {
        let first = self.log.append(event, at)?;
        let entry = self.log.entries().last();
        let player = entry.and_then(|entry| match &entry.event {
            Event::AddPlayer { id, .. } => id.clone(),
            _ => None,
        });
        let warnings = self.state().warnings.get(first..).unwrap_or_default().to_vec();
        Ok(Applied {
            number: entry.map_or(0, |entry| entry.number),
            player,
            columns: None,
            warnings,
        })
    }

    /// Undoes the last entry of this device. Returns `false` if there is none.
    pub fn undo(&mut self, at: Option<Time>) -> Result<bool> {
        self.log.undo(at)
    }

    /// Redoes the last undone entry. Returns `false` if there is none.
    pub fn redo(&mut self, at: Option<Time>) -> Result<bool> {
        self.log.redo(at)
    }

    /// Returns the standings after the first `rounds` Swiss rounds, by default after all.
    ///
    /// # Errors
    ///
    /// Returns `out-of-range` if fewer Swiss rounds are paired.
    pub fn standings(&self, rounds: Option<u32>) -> Result<Vec<Standing>> {
        let paired = self.state().swiss_rounds_paired() as u32;
        if let Some(rounds) = rounds.filter(|&rounds| rounds > paired) {
            let message = format!(
                "{paired} Swiss rounds are paired, so there are no standings after round {rounds}"
            );
            return Err(Error::new("out-of-range", message).at("rounds"));
        }
        Ok(standings::standings(self.state(), rounds.map_or(usize::MAX, |rounds| rounds as usize)))
    }

    /// Adds the players of a list. One invalid player rejects the whole list.
    pub fn enter_list(&mut self, text: &str, at: Option<Time>) -> Result<Applied> {
        let PlayerList { players, columns, mut warnings } = import::read(text)?;
        let applied = self.apply(Event::AddPlayers { players }, at)?;
        warnings.extend(applied.warnings);
        Ok(Applied { columns: Some(columns), warnings, ..applied })
    }

    /// Reads a list as [`Tournament::enter_list`] does, with the same errors and warnings, but adds no player.
    pub fn read_list(&self, text: &str) -> Result<PlayerList> {
        let mut list = import::read(text)?;
        let applied =
            self.clone().apply(Event::AddPlayers { players: list.players.clone() }, None)?;
        list.warnings.extend(applied.warnings);
        Ok(list)
    }

    /// Selects a random table of the current round for a deck check (Tournament Rules 2.8), first among those whose players have
    /// not been checked.
    pub fn draw_deck_check(&mut self, at: Option<Time>) -> Result<Applied> {
        let state = self.state();
        let Some(round) = state.rounds.last() else {
            return Err(Error::new("no-round", "no round has been paired yet"));
        };
        let number = state.rounds.len() as u32;
        let chosen = |&(table, _): &(u32, &crate::state::TableMatch)| {
            !state.check_tables.contains(&(number, table))
        };
        let free: Vec<_> = (1..).zip(&round.tables).filter(chosen).collect();
        let checked =
            |player: &usize| state.deck_checks.iter().any(|check| check.player == *player);
        let fresh: Vec<_> =
            free.iter().filter(|(_, table)| !table.players.iter().any(checked)).collect();
        let pool: Vec<u32> = if fresh.is_empty() {
            free.iter().map(|(table, _)| *table).collect()
        } else {
            fresh.iter().map(|(table, _)| *table).collect()
        };
        if pool.is_empty() {
            return Err(Error::new(
                "no-table",
                "every table of this round was chosen for a deck check already",
            ));
        }
        let table = pool[self.random(u32::MAX - 2)?.below(pool.len() as u32) as usize];
        self.apply(Event::DeckCheckTable { table }, at)
    }

    /// Returns a generator derived from the seed and the purpose, so that decisions for different purposes are independent.
    fn random(&self, purpose: u32) -> Result<Random> {
        let seed = Random::from_seed_text(&self.state().options.seed)?;
        // The number of entries is part of the derivation, so that pairing again after an undo gives another result.
        Ok(seed.child(purpose).child(self.log.entries().len() as u32))
    }

    /// Pairs the next round: Swiss, round robin, or the bracket of a playoff.
    pub fn pair(&mut self, at: Option<Time>) -> Result<Applied> {
        let state = self.state();
        if state.options.structure == Structure::SingleElimination && state.cut.is_none() {
            return self.begin_bracket(at);
        }
        let event = self.next_pairings()?;
        self.apply(event, at)
    }

    /// Begins a single elimination tournament: draws the bracket and pairs its first round.
    fn begin_bracket(&mut self, at: Option<Time>) -> Result<Applied> {
        let before = self.clone();
        let mut seeds: Vec<PlayerId> = self.ids(self.state().active());
        self.random(u32::MAX - 3)?.shuffle(&mut seeds);
        self.apply(Event::Cut { seeds, bracket: BracketKind::Standings }, at)?;
        let paired = self.next_pairings().and_then(|event| self.apply(event, at));
        if paired.is_err() {
            *self = before;
        }
        paired
    }

    fn ids(&self, places: impl Iterator<Item = usize>) -> Vec<PlayerId> {
        places.map(|place| self.state().players[place].id.clone()).collect()
    }

    fn next_pairings(&self) -> Result<Event> {
        let state = self.state();
        state.check_round_over()?;
        let round = state.rounds.len() as u32 + 1;
        let (tables, byes) = if state.cut.is_some() {
            let next = playoff::next_round(state)?;
            (next.tables, next.byes)
        } else if state.options.structure == Structure::RoundRobin {
            self.robin_round(round)?
        } else {
            self.swiss_round(round)?
        };
        let id = |place: usize| state.players[place].id.clone();
        let tables = if state.cut.is_some() { tables } else { at_fixed_tables(state, tables) };
        Ok(Event::Pairings {
            round,
            tables: tables.into_iter().map(|pair| pair.map(id)).collect(),
            byes: byes.into_iter().map(id).collect(),
        })
    }

    /// Pairs a round robin by its schedule. Players whose opponent has left have a bye.
    fn robin_round(&self, round: u32) -> Result<(Vec<[usize; 2]>, Vec<usize>)> {
        let state = self.state();
        let schedule: Vec<usize> = if state.schedule.is_empty() {
            state.active().collect()
        } else {
            state.schedule.clone()
        };
        let mut seats: Vec<usize> = (0..schedule.len()).collect();
        // The order is the same in every round.
        Random::from_seed_text(&state.options.seed)?.child(u32::MAX - 4).shuffle(&mut seats);
        let (pairs, free) = round_robin::round(schedule.len(), round as usize - 1);
        let place = |seat: usize| schedule[seats[seat]];
        let (mut tables, mut byes) = (Vec::new(), Vec::new());
        for pair in pairs {
            let there: Vec<usize> =
                pair.into_iter().map(place).filter(|&player| state.is_active(player)).collect();
            match there[..] {
                [one, other] => tables.push([one, other]),
                _ => byes.extend(there),
            }
        }
        byes.extend(free.map(place).filter(|&player| state.is_active(player)));
        Ok((tables, byes))
    }

    /// Pairs a Swiss round, within pods if the options say so.
    fn swiss_round(&self, round: u32) -> Result<(Vec<[usize; 2]>, Vec<usize>)> {
        let state = self.state();
        let mut random = self.random(round)?;
        let (mut groups, mut byes) = state.groups(round);
        let graph = state.pairing_graph();
        let ahead = state.rounds_from(round).saturating_sub(1);
        let pair = |group: &[usize], random: &mut Random| -> Result<Pairing> {
            let (entrants, conflicts) = graph.of(group);
            pairing::pair(&entrants, &conflicts, ahead, random)
        };
        let mut tables = Vec::new();
        let mut number = 0;
        while number < groups.len() {
            match pair(&groups[number], &mut random) {
                Ok(found) => {
                    let group = &groups[number];
                    tables.push(
                        found
                            .matches
                            .iter()
                            .map(|pair| pair.map(|place| group[place]))
                            .collect::<Vec<_>>(),
                    );
                    byes.extend(found.bye.map(|place| group[place]));
                    number += 1;
                }
                Err(error) if groups.len() == 1 => return Err(error),
                // All players of this pod have had a bye, so it is merged with the smallest other one and pairing starts again.
                Err(_) => {
                    let jammed = groups[number].clone();
                    merge_while(&mut groups, |group| group == jammed.as_slice());
                    byes.retain(|&place| state.players[place].byes.contains(&round));
                    (tables, number) = (Vec::new(), 0);
                }
            }
        }
        Ok((tables.concat(), byes))
    }

    /// Cuts to the players of the playoff.
    pub fn cut(&mut self, options: CutOptions, at: Option<Time>) -> Result<Applied> {
        let state = self.state();
        let size = options.size.unwrap_or(state.options.playoff);
        let bracket = options.bracket.unwrap_or_else(|| state.options.bracket(size as usize));
        let mut random = self.random(u32::MAX)?;
        let seeds = playoff::seeds(state, &self.standings(None)?, size, bracket, &mut random)?;
        self.apply(Event::Cut { seeds, bracket }, at)
    }

    /// Draws draft pods of at most `size` players.
    pub fn draw_pods(&mut self, size: u32, at: Option<Time>) -> Result<Applied> {
        let mut players: Vec<PlayerId> = self.ids(self.state().active());
        self.random(u32::MAX - 1)?.shuffle(&mut players);
        let pods = draft::pods(players, size)?;
        self.apply(Event::Pods { pods }, at)
    }

    /// Merges the log of another device, given as JSON text.
    pub fn merge_text(&mut self, text: &str) -> Result<Merged> {
        self.merge(SavedTournament::read(text)?)
    }

    /// Merges the log of another device.
    pub fn merge(&mut self, other: SavedTournament) -> Result<Merged> {
        let theirs = Log::restore(other, "other")?;
        let (here, there) = (self.state().rounds.clone(), theirs.state().rounds.clone());
        let added = self.log.merge(theirs)?;
        let mut conflicts = Vec::new();
        for (index, (own, their)) in here.iter().zip(&there).enumerate() {
            for (number, (one, other)) in own.tables.iter().zip(&their.tables).enumerate() {
                let (Some(mine), Some(yours)) = (&one.result, &other.result) else { continue };
                if one.players == other.players
                    && (mine.games, mine.winner, mine.draws)
                        != (yours.games, yours.winner, yours.draws)
                {
                    conflicts.push(Conflict {
                        round: index as u32 + 1,
                        table: number as u32 + 1,
                        here: mine.games,
                        there: yours.games,
                    });
                }
            }
        }
        Ok(Merged { added: added as u32, conflicts, rejected: self.log.rejected().to_vec() })
    }
}

/// Assigns matches to tables: players with a fixed table play there, or at the last table if there are fewer; the other matches
/// stay in order.
fn at_fixed_tables(state: &State, tables: Vec<[usize; 2]>) -> Vec<[usize; 2]> {
    let mut slots: Vec<Option<[usize; 2]>> = vec![None; tables.len()];
    let mut others = Vec::with_capacity(tables.len());
    for pair in tables {
        let fixed = pair.iter().filter_map(|&player| state.players[player].fixed_table).min();
        let slot = fixed
            .map(|table| (table as usize).min(slots.len()) - 1)
            .filter(|&slot| slots[slot].is_none());
        match slot {
            Some(slot) => slots[slot] = Some(pair),
            None => others.push(pair),
        }
    }
    let mut others = others.into_iter();
    slots.into_iter().filter_map(|slot| slot.or_else(|| others.next())).collect()
}
