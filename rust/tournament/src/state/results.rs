//! Results of matches.

use super::{MatchResult, State, Table};
use crate::{
    event::{EndedBy, ReportedResult},
    options::Unfinished,
};
use altmode_core::{Error, Result};

/// Games that win a match (Tournament Rules 2.1).
pub const GAMES_TO_WIN: i32 = 2;
/// No match has more drawn games.
const MOST_DRAWS: i32 = 20;

impl State {
    /// The table of a round, both counted from 1.
    pub fn table(&self, round: u32, table: u32) -> Result<&Table> {
        let Some(found) = (round as usize).checked_sub(1).and_then(|index| self.rounds.get(index)) else {
            let message = format!("there is no round {round}; {} are paired", self.rounds.len());
            return Err(Error::new("unknown-round", message).at("round"));
        };
        (table as usize).checked_sub(1).and_then(|index| found.tables.get(index)).ok_or_else(|| {
            let message = format!("round {round} has the tables 1 to {}, not {table}", found.tables.len());
            Error::new("unknown-table", message).at("table")
        })
    }

    pub(super) fn report(&mut self, reported: &ReportedResult) -> Result<()> {
        let round = reported.round.unwrap_or(self.rounds.len() as u32);
        let table = self.table(round, reported.table)?;
        let seats = table.players;
        let index = round as usize - 1;
        let playoff = self.rounds[index].playoff;
        if (round as usize) < self.rounds.len() && self.cut.is_some() {
            let message = format!("round {round} was followed by a cut or a playoff round, which rest on it; take them back first");
            return Err(Error::new("too-late", message).at("round"));
        }
        if !playoff && self.cut.is_some() {
            return Err(Error::new("after-cut", "the cut rests on this round; take it back first").at("round"));
        }
        let mut result = self.read_result(reported, seats, playoff)?;
        let correction = self.rounds[index].tables[reported.table as usize - 1].result.is_some();
        if correction && (round as usize) < self.rounds.len() {
            let message = format!("the result of round {round}, table {}, was corrected; later pairings stay as they are", reported.table);
            self.warn("corrected", message);
        }
        // Whoever was thought not to have come is there again.
        let before = self.rounds[index].tables[reported.table as usize - 1].result.take();
        for came in before.into_iter().flat_map(|before| before.dropped) {
            self.players[came].dropped = false;
        }
        if result.reported.by == EndedBy::NoShow {
            let absent = |seat: usize| result.won(seat) == Some(false);
            result.dropped = (0..2).filter(|&seat| absent(seat)).map(|seat| seats[seat]).collect();
            result.dropped.retain(|&absent| !self.players[absent].dropped);
            result.dropped.iter().for_each(|&absent| self.players[absent].dropped = true);
        }
        self.rounds[index].tables[reported.table as usize - 1].result = Some(result);
        Ok(())
    }

    fn read_result(&self, reported: &ReportedResult, seats: [usize; 2], playoff: bool) -> Result<MatchResult> {
        for (index, games) in reported.games.into_iter().enumerate() {
            number(games, GAMES_TO_WIN).map_err(|error| error.at(format!("games[{index}]")))?;
        }
        number(reported.draws, MOST_DRAWS).map_err(|error| error.at("draws"))?;
        number(reported.unfinished, 1).map_err(|error| error.at("unfinished"))?;
        if reported.games == [GAMES_TO_WIN; 2] {
            let message = format!("a match ends when one player has won {GAMES_TO_WIN} games, so not both have");
            return Err(Error::new("impossible-result", message).at("games"));
        }
        if reported.games.contains(&GAMES_TO_WIN) && reported.unfinished > 0 {
            let message = format!("a match ends when one player has won {GAMES_TO_WIN} games, so no other game was begun");
            return Err(Error::new("impossible-result", message).at("unfinished"));
        }
        let mut games = reported.games.map(|games| games as u32);
        if let Some(players) = &reported.players {
            let named = [self.place(&players[0], "players[0]")?, self.place(&players[1], "players[1]")?];
            if named == [seats[1], seats[0]] {
                games.reverse();
            } else if named != seats {
                let names = seats.map(|seat| self.players[seat].name.as_str());
                let message = format!("at table {} {} plays {}", reported.table, names[0], names[1]);
                return Err(Error::new("not-in-match", message).at("players"));
            }
        }
        let named = match &reported.winner {
            None => None,
            Some(winner) => {
                let place = self.place(winner, "winner")?;
                let seat = seats.iter().position(|seat| *seat == place);
                let not_there = || {
                    let message = format!("{} does not play at table {}", self.players[place].name, reported.table);
                    Error::new("not-in-match", message).at("winner")
                };
                Some(seat.ok_or_else(not_there)?)
            }
        };
        let winner = self.winner(reported, games, named)?;
        if playoff && winner.is_none() && reported.by != EndedBy::NoShow {
            // Matches after a cut are played until somebody wins (Tournament Rules 2.5.2, 8.2).
            return Err(Error::new("draw-in-playoff", "a match of a playoff has a winner").at("games"));
        }
        Ok(MatchResult {
            reported: reported.clone(),
            games,
            draws: (reported.draws + reported.unfinished) as u32,
            winner,
            dropped: Vec::new(),
        })
    }

    /// Who won the match (Tournament Rules 2.1, 2.4, 2.5.1, 2.10).
    fn winner(&self, reported: &ReportedResult, games: [u32; 2], named: Option<usize>) -> Result<Option<usize>> {
        let refuse = |code, message: &str, path: &str| Err(Error::new(code, message).at(path));
        let ahead = match games[0].cmp(&games[1]) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        match reported.by {
            EndedBy::Games if named.is_some() && named != ahead => {
                refuse("impossible-result", "the winner is who won more games; say by what else the match ended", "winner")
            }
            // With tiebreakers only players who agree to it draw a match.
            EndedBy::Games if ahead.is_none() && self.options.unfinished == Unfinished::Tiebreak => {
                refuse("no-winner", "say who won by the tiebreakers, or that the players agreed to a draw", "winner")
            }
            EndedBy::Games => Ok(ahead),
            EndedBy::Concession if named.is_none() => refuse("no-winner", "say who won, for the games do not tell", "winner"),
            // Neither came (Tournament Rules 2.10).
            EndedBy::NoShow if named.is_none() && games != [0, 0] => {
                refuse("impossible-result", "neither player came, so nobody has won a game; or say who won", "games")
            }
            EndedBy::Concession | EndedBy::NoShow => Ok(named),
            EndedBy::IntentionalDraw if named.is_some() => refuse("impossible-result", "a draw has no winner", "winner"),
            // Even when the games are over: a match is complete with its slip (Tournament Rules 2.4).
            EndedBy::IntentionalDraw => Ok(None),
            EndedBy::Tiebreak if self.options.unfinished == Unfinished::Draw => {
                refuse("no-tiebreak", "in this tournament undecided matches are drawn (option \"unfinished\")", "by")
            }
            EndedBy::Tiebreak if ahead.is_some() => refuse("impossible-result", "tiebreakers decide between equal games only", "games"),
            EndedBy::Tiebreak if named.is_none() => refuse("no-winner", "say who won by the tiebreakers", "winner"),
            EndedBy::Tiebreak => Ok(named),
        }
    }
}

fn number(value: i32, most: i32) -> Result<()> {
    if (0..=most).contains(&value) {
        return Ok(());
    }
    Err(Error::new("out-of-range", format!("a number from 0 to {most} is expected here, not {value}")))
}
