//! Penalties and their effects (Tournament Rules 5).

use super::{MatchResult, Penalty, State};
use crate::{
    event::{EndedBy, PenaltyAction, ReportedResult},
    input, penalty,
};
use altmode_core::{Error, Result};

/// Maximum length of the name of a person or a penalty, in characters.
const LONGEST_NAME: usize = 80;

/// The player or person who receives a penalty.
pub(super) enum Penalised {
    Player(usize),
    Person(String),
}

impl State {
    pub(super) fn penalised(
        &self,
        player: Option<&str>,
        person: Option<&str>,
    ) -> Result<Penalised> {
        match (player, person) {
            (Some(player), None) => self.place(player, "player").map(Penalised::Player),
            (None, Some(person)) => {
                let name = input::name(person, LONGEST_NAME).map_err(|error| error.at("person"))?;
                Ok(Penalised::Person(name))
            }
            _ => {
                let message = "a penalty names a \"player\", or as \"person\" somebody else: a spectator, an official";
                Err(Error::new("missing-field", message).at("player"))
            }
        }
    }

    pub(super) fn penalise(
        &mut self,
        whose: Penalised,
        section: &str,
        imposed: &str,
        action: PenaltyAction,
        note: &str,
    ) -> Result<()> {
        penalty::section(section).map_err(|error| error.at("section"))?;
        let penalty = input::name(imposed, LONGEST_NAME).map_err(|error| error.at("penalty"))?;
        if note.chars().count() > penalty::LONGEST_NOTE {
            return Err(Error::new(
                "too-long",
                format!("a note has at most {} letters", penalty::LONGEST_NOTE),
            )
            .at("note"));
        }
        let (player, person) = match whose {
            Penalised::Player(place) => (Some(place), None),
            Penalised::Person(name) => (None, Some(name)),
        };
        match (player, action) {
            (_, PenaltyAction::None) => {}
            (None, _) => {
                return Err(Error::new(
                    "unknown-player",
                    "only a player can lose a game or a match",
                )
                .at("action"));
            }
            (Some(place), PenaltyAction::GameLoss) => self.lose_game(place),
            (Some(place), PenaltyAction::MatchLoss) => self.lose_match(place),
            (Some(place), PenaltyAction::Disqualification) => self.disqualify(place)?,
        }
        let round = self.rounds.len() as u32;
        self.penalties.push(Penalty {
            player,
            person,
            round,
            section: section.to_string(),
            penalty,
            action,
            note: note.to_string(),
        });
        Ok(())
    }

    /// Returns table and seat of a player's unfinished match in the current round.
    fn playing(&self, place: usize) -> Option<(usize, usize)> {
        let tables = &self.rounds.last()?.tables;
        tables.iter().enumerate().find_map(|(index, table)| {
            table.seat(place).filter(|_| table.result.is_none()).map(|seat| (index, seat))
        })
    }

    fn lose_game(&mut self, place: usize) {
        match self.playing(place) {
            Some((table, seat)) => self.count_lost_game(table, seat, 1),
            None => self.players[place].owed.games += 1,
        }
    }

    /// Adds lost games. A player who has lost the number of games that win a match has lost the match.
    fn count_lost_game(&mut self, table: usize, seat: usize, games: u32) {
        let Some(round) = self.rounds.last_mut() else { return };
        let whole = self.options.games_to_win(round.playoff);
        let lost = &mut round.tables[table].lost[seat];
        *lost = lost.saturating_add(games).min(whole);
        if *lost == whole {
            self.decide(table, Some(1 - seat), EndedBy::Penalty);
        }
    }

    fn lose_match(&mut self, place: usize) {
        if let Some((table, seat)) = self.playing(place) {
            return self.decide(table, Some(1 - seat), EndedBy::Penalty);
        }
        // The opponent has lost this match by a penalty, so both have lost.
        let both = self.rounds.last().and_then(|round| {
            let won = |table: &super::TableMatch| {
                table.result.as_ref().is_some_and(|result| {
                    result.reported.by == EndedBy::Penalty
                        && result.winner.is_some_and(|winner| table.players[winner] == place)
                })
            };
            round.tables.iter().position(won)
        });
        match both {
            Some(table) => self.decide(table, None, EndedBy::DoubleLoss),
            None => self.players[place].owed.whole = true,
        }
    }

    fn disqualify(&mut self, place: usize) -> Result<()> {
        if self.players[place].disqualified {
            let message = format!("{} is disqualified already", self.players[place].name);
            return Err(Error::new("disqualified", message).at("player"));
        }
        if let Some((table, seat)) = self.playing(place) {
            self.decide(table, Some(1 - seat), EndedBy::Penalty);
        }
        self.players[place].disqualified = true;
        self.players[place].dropped = true;
        self.admit_waiting();
        Ok(())
    }

    /// Sets the result of a match of the current round without a report of its players.
    pub(super) fn decide(&mut self, table: usize, winner: Option<usize>, by: EndedBy) {
        let Some(round) = self.rounds.last_mut() else { return };
        let whole = self.options.games_to_win(round.playoff);
        let decided = &mut round.tables[table];
        let ids = decided.players.map(|player| self.players[player].id.clone());
        let mut games = [0, 0];
        if let Some(winner) = winner {
            games[winner] = whole;
        }
        let reported = ReportedResult {
            table: table as u32 + 1,
            games: games.map(|games| games as i32),
            by,
            winner: winner.map(|winner| ids[winner].clone()),
            players: Some(ids),
            ..ReportedResult::default()
        };
        let dropped = decided.result.take().map(|before| before.dropped).unwrap_or_default();
        decided.result = Some(MatchResult { reported, games, draws: 0, winner, dropped });
    }

    /// Applies the penalties received between matches to the matches just paired.
    pub(super) fn settle_owed(&mut self) {
        let Some(tables) = self.rounds.last().map(|round| round.tables.len()) else { return };
        for table in 0..tables {
            for seat in 0..2 {
                let Some(place) = self.rounds.last().map(|round| round.tables[table].players[seat])
                else {
                    return;
                };
                let owed = std::mem::take(&mut self.players[place].owed);
                if owed.whole {
                    self.lose_match(place);
                } else if owed.games > 0 {
                    self.count_lost_game(table, seat, owed.games);
                }
            }
        }
    }
}
