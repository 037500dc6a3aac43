//! Results of matches.

use super::{MatchResult, State, TableMatch};
use crate::{
    event::{EndedBy, ReportedResult},
    options::Unfinished,
};
use altmode_core::{Error, Result};

/// Maximum number of drawn games of a match.
const MOST_DRAWS: i32 = 5;

impl State {
    /// Returns the match at a table of a round, both counted from 1.
    pub fn table(&self, round: u32, table: u32) -> Result<&TableMatch> {
        let Some(found) = (round as usize).checked_sub(1).and_then(|index| self.rounds.get(index))
        else {
            let message = format!("there is no round {round}; {} are paired", self.rounds.len());
            return Err(Error::new("unknown-round", message).at("round"));
        };
        (table as usize).checked_sub(1).and_then(|index| found.tables.get(index)).ok_or_else(|| {
            let message =
                format!("round {round} has the tables 1 to {}, not {table}", found.tables.len());
            Error::new("unknown-table", message).at("table")
        })
    }

    /// Checks that no cut or playoff round depends on the results of a round.
    fn check_open(&self, round: u32) -> Result<()> {
        if self.cut.is_none() {
            return Ok(());
        }
        if (round as usize) < self.rounds.len() {
            let message =
                format!("a cut or a playoff round depends on round {round}; undo it first");
            return Err(Error::new("too-late", message).at("round"));
        }
        if !self.rounds[round as usize - 1].playoff {
            return Err(
                Error::new("after-cut", "the cut depends on this round; undo it first").at("round")
            );
        }
        Ok(())
    }

    /// Validates a report and returns its result.
    pub(super) fn check_report(&self, reported: &ReportedResult) -> Result<MatchResult> {
        let round = reported.round.unwrap_or(self.rounds.len() as u32);
        let table = self.table(round, reported.table)?;
        self.check_open(round)?;
        self.read_result(reported, table, self.rounds[round as usize - 1].playoff)
    }

    pub(super) fn report(&mut self, reported: &ReportedResult) -> Result<()> {
        let mut result = self.check_report(reported)?;
        let round = reported.round.unwrap_or(self.rounds.len() as u32);
        let (index, table) = (round as usize - 1, reported.table as usize - 1);
        let correction = self.rounds[index].tables[table].result.is_some();
        if correction && (round as usize) < self.rounds.len() {
            let message = format!(
                "the result of round {round}, table {}, was corrected; later pairings stay as they are",
                reported.table
            );
            self.warn("corrected", message);
        }
        let came = self.remove_result(index, table);
        let seats = self.rounds[index].tables[table].players;
        if result.reported.by == EndedBy::NoShow {
            let absent = |seat: usize| result.won(seat) == Some(false);
            result.dropped = (0..2).filter(|&seat| absent(seat)).map(|seat| seats[seat]).collect();
            result.dropped.retain(|&absent| !self.players[absent].dropped);
            result.dropped.iter().for_each(|&absent| self.players[absent].dropped = true);
            self.admit_waiting();
        }
        self.rounds[index].tables[table].result = Some(result);
        came.into_iter().for_each(|place| self.mark_present(place));
        Ok(())
    }

    pub(super) fn clear_result(&mut self, round: u32, table: u32) -> Result<()> {
        if self.table(round, table)?.result.is_none() {
            let message = format!("table {table} of round {round} has no result");
            return Err(Error::new("no-result", message).at("table"));
        }
        self.check_open(round)?;
        let came = self.remove_result(round as usize - 1, table as usize - 1);
        came.into_iter().for_each(|place| self.mark_present(place));
        self.rounds[round as usize - 1].tables[table as usize - 1].claims = [None, None];
        if (round as usize) < self.rounds.len() {
            self.warn("cleared", format!("the result of round {round}, table {table}, was cleared; later pairings stay as they are"));
        }
        Ok(())
    }

    /// Removes a result. Returns the players whom it had dropped as absent, who are active again.
    fn remove_result(&mut self, index: usize, table: usize) -> Vec<usize> {
        let came = self.rounds[index].tables[table]
            .result
            .take()
            .map(|before| before.dropped)
            .unwrap_or_default();
        came.iter().for_each(|&place| self.players[place].dropped = false);
        came
    }

    fn read_result(
        &self,
        reported: &ReportedResult,
        table: &TableMatch,
        playoff: bool,
    ) -> Result<MatchResult> {
        let (seats, to_win) = (table.players, self.options.games_to_win(playoff) as i32);
        for (index, games) in reported.games.into_iter().enumerate() {
            number(games, to_win).map_err(|error| error.at(format!("games[{index}]")))?;
        }
        number(reported.draws, MOST_DRAWS).map_err(|error| error.at("draws"))?;
        number(reported.unfinished, 1).map_err(|error| error.at("unfinished"))?;
        let impossible =
            |message: String, path: &str| Err(Error::new("impossible-result", message).at(path));
        if reported.games == [to_win; 2] {
            return impossible(
                format!("a match ends when one player has won {to_win} games, so not both have"),
                "games",
            );
        }
        if reported.games.contains(&to_win) && reported.unfinished > 0 {
            return impossible(
                format!(
                    "a match ends when one player has won {to_win} games, so no other game was begun"
                ),
                "unfinished",
            );
        }
        if reported.by == EndedBy::Games
            && reported.games == [0, 0]
            && reported.draws + reported.unfinished == 0
        {
            let message = "this result is empty: state the games won, drawn or unfinished, or in \"by\" the way in which the match ended";
            return Err(Error::new("no-games", message).at("games"));
        }
        let mut games = reported.games.map(|games| games as u32);
        let mut turned = false;
        if let Some(players) = &reported.players {
            let named =
                [self.place(&players[0], "players[0]")?, self.place(&players[1], "players[1]")?];
            if named == [seats[1], seats[0]] {
                games.reverse();
                turned = true;
            } else if named != seats {
                let message = format!("at table {} {} play", reported.table, self.names(&seats));
                return Err(Error::new("not-in-match", message).at("players"));
            }
        }
        let named = match &reported.winner {
            None => None,
            Some(winner) => {
                let place = self.place(winner, "winner")?;
                let not_there = || {
                    let message = format!(
                        "{} does not play at table {}",
                        self.players[place].name, reported.table
                    );
                    Error::new("not-in-match", message).at("winner")
                };
                Some(table.seat(place).ok_or_else(not_there)?)
            }
        };
        let played = !matches!(
            reported.by,
            EndedBy::IntentionalDraw | EndedBy::Concession | EndedBy::NoShow | EndedBy::DoubleLoss
        );
        for seat in 0..2 {
            let lost = table.lost[1 - seat];
            if played && games[seat] < lost {
                let (loser, winner) =
                    (&self.players[seats[1 - seat]].name, &self.players[seats[seat]].name);
                let message = format!(
                    "{loser} has lost {lost} by penalties, so {winner} has won at least as many games"
                );
                return impossible(
                    message,
                    if (seat == 0) != turned { "games[0]" } else { "games[1]" },
                );
            }
        }
        let winner = self.winner(reported, games, named)?;
        if playoff
            && winner.is_none()
            && !matches!(reported.by, EndedBy::NoShow | EndedBy::DoubleLoss)
        {
            // Matches after a cut are played until a player wins (Tournament Rules 2.5.2, 8.2).
            return Err(
                Error::new("draw-in-playoff", "a match of a playoff has a winner").at("games")
            );
        }
        Ok(MatchResult {
            reported: reported.clone(),
            games,
            draws: (reported.draws + reported.unfinished) as u32,
            winner,
            dropped: Vec::new(),
        })
    }

    /// Returns the winner of the match (Tournament Rules 2.1, 2.4, 2.5.1, 2.10).
    fn winner(
        &self,
        reported: &ReportedResult,
        games: [u32; 2],
        named: Option<usize>,
    ) -> Result<Option<usize>> {
        let refuse = |code, message: &str, path: &str| Err(Error::new(code, message).at(path));
        let ahead = match games[0].cmp(&games[1]) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        match reported.by {
            EndedBy::Games if named.is_some() && named != ahead => refuse(
                "impossible-result",
                "the winner has not won more games, so \"by\" must state another way",
                "winner",
            ),
            // With tiebreakers, a match is drawn only by agreement.
            EndedBy::Games
                if ahead.is_none() && self.options.unfinished == Unfinished::Tiebreak =>
            {
                refuse(
                    "no-winner",
                    "name the winner of the tiebreakers, or report a draw by agreement",
                    "winner",
                )
            }
            EndedBy::Games => Ok(ahead),
            EndedBy::Concession | EndedBy::Penalty | EndedBy::Drop if named.is_none() => refuse(
                "no-winner",
                "name the winner, because the games do not decide the match",
                "winner",
            ),
            EndedBy::DoubleLoss if named.is_some() => {
                refuse("impossible-result", "a double loss has no winner", "winner")
            }
            // Neither player appeared (Tournament Rules 2.10).
            EndedBy::NoShow if named.is_none() && games != [0, 0] => refuse(
                "impossible-result",
                "without a winner neither player appeared, so neither has won a game",
                "games",
            ),
            EndedBy::Concession
            | EndedBy::NoShow
            | EndedBy::Penalty
            | EndedBy::Drop
            | EndedBy::DoubleLoss => Ok(named),
            EndedBy::IntentionalDraw if named.is_some() => {
                refuse("impossible-result", "a draw has no winner", "winner")
            }
            // A draw can be agreed after the last game, because a match is complete only with its slip (Tournament Rules 2.4).
            EndedBy::IntentionalDraw => Ok(None),
            EndedBy::Tiebreak if self.options.unfinished == Unfinished::Draw => refuse(
                "no-tiebreak",
                "in this tournament undecided matches are drawn (option \"unfinished\")",
                "by",
            ),
            EndedBy::Tiebreak if ahead.is_some() => {
                refuse("impossible-result", "tiebreakers decide between equal games only", "games")
            }
            EndedBy::Tiebreak if named.is_none() => {
                refuse("no-winner", "name the winner of the tiebreakers", "winner")
            }
            EndedBy::Tiebreak => Ok(named),
        }
    }
}

fn number(value: i32, most: i32) -> Result<()> {
    if (0..=most).contains(&value) {
        return Ok(());
    }
    Err(Error::new(
        "out-of-range",
        format!("a number from 0 to {most} is expected here, not {value}"),
    ))
}
