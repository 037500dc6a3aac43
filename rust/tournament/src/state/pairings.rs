//! Pairings of rounds, computed or entered by hand.

use super::{MatchResult, Round, State, TableMatch};
use crate::{
    advice,
    event::{EndedBy, PlayerId},
    options::Structure,
    playoff, sorting,
};
use altmode_core::{Error, Result};

/// Number of warnings after which pairings add no others. A round of 1,024 players has at most 2,000.
const MOST_WARNINGS: usize = 50_000;

impl State {
    /// Sets the pairings of the next round, replaces those of the current round, or repairs those of an earlier Swiss round.
    pub(super) fn set_pairings(
        &mut self,
        round: u32,
        tables: &[[PlayerId; 2]],
        byes: &[PlayerId],
    ) -> Result<()> {
        let present = self.rounds.len() as u32;
        let begins = round == present + 1;
        if begins {
            self.check_next_round(tables.len() + byes.len())?;
        } else if round > present || round == 0 {
            let message = format!("round {} can be paired now, not round {round}", present + 1);
            return Err(Error::new("wrong-round", message).at("round"));
        } else if round < present && self.cut.is_some() {
            let message =
                format!("a cut or a playoff round depends on round {round}; undo it first");
            return Err(Error::new("too-late", message).at("round"));
        }
        let (mut next, seen) = self.seated(tables, byes, begins)?;
        if next.playoff {
            self.check_bracket(&mut next, round as usize - 1)?;
        }
        if begins {
            if self.rounds.is_empty() {
                self.settle_rounds();
            }
            self.rounds.push(next);
            if self.cut.is_none() {
                let arrived: Vec<usize> = self.active().collect();
                arrived.into_iter().for_each(|place| self.mark_present(place));
            }
            self.settle_owed();
        } else {
            let index = round as usize - 1;
            self.keep_results(&mut next, index)?;
            self.rounds[index] = next;
            if round < present {
                self.warn(
                    "repaired",
                    format!("round {round} was paired anew; later pairings stay as they are"),
                );
            }
        }
        if self.cut.is_none() {
            self.warn_of_pairings(round as usize - 1, &seen, begins);
            if begins {
                self.warn_of_rematches_ahead();
            }
        }
        Ok(())
    }

    /// Withdraws the pairings of the current round, as a correction by the scorekeeper (Tournament Rules 1.9). Players who leave
    /// after the pairing stay paired otherwise (Tournament Rules 2.10).
    pub(super) fn clear_pairings(&mut self, round: u32) -> Result<()> {
        let present = self.rounds.len() as u32;
        let Some(last) = self.rounds.last() else {
            return Err(Error::new("no-round", "no round has been paired yet"));
        };
        let refuse = |code, message: String| Err(Error::new(code, message).at("round"));
        if round != present {
            return refuse(
                "wrong-round",
                format!(
                    "only the pairings of the current round {present} can be withdrawn, not those of {round}"
                ),
            );
        }
        if self.cut.is_some() && !last.playoff {
            return refuse("after-cut", "the cut depends on this round; undo it first".to_string());
        }
        // The tournament itself sets the results of penalties and of players who leave a playoff.
        let is_set =
            |result: &MatchResult| matches!(result.reported.by, EndedBy::Penalty | EndedBy::Drop);
        if let Some(index) = last
            .tables
            .iter()
            .position(|table| table.result.as_ref().is_some_and(|result| !is_set(result)))
        {
            return refuse(
                "has-result",
                format!(
                    "table {} has a result; clear it before round {round} is paired anew",
                    index + 1
                ),
            );
        }
        let to_win = self.options.games_to_win(last.playoff);
        for table in self.rounds.pop().into_iter().flat_map(|round| round.tables) {
            let loser = table
                .result
                .as_ref()
                .filter(|result| result.reported.by == EndedBy::Penalty)
                .and_then(|result| result.winner);
            for (seat, &place) in table.players.iter().enumerate() {
                let owed = &mut self.players[place].owed;
                owed.games += table.lost[seat];
                owed.whole |= loser == Some(1 - seat) && table.lost[seat] < to_win;
            }
        }
        self.check_tables.retain(|(of, _)| *of != round);
        let paired = self.swiss_rounds_paired() as u32;
        self.players.iter_mut().for_each(|player| player.seen = player.seen.min(paired));
        if self.rounds.is_empty() {
            self.swiss_rounds = None;
            self.schedule.clear();
            self.admit_waiting();
        }
        self.warn("withdrawn", format!("the pairings of round {round} were withdrawn"));
        Ok(())
    }

    /// Returns the round of a pairing event, and whether each player is in it.
    fn seated(
        &self,
        tables: &[[PlayerId; 2]],
        byes: &[PlayerId],
        begins: bool,
    ) -> Result<(Round, Vec<bool>)> {
        let mut seen = vec![false; self.players.len()];
        let mut seat = |player: &PlayerId| -> Result<usize> {
            let place = self.place(player, "")?;
            let refuse = |code, what: &str| {
                Err(Error::new(code, format!("{} {what}", self.players[place].name)))
            };
            if std::mem::replace(&mut seen[place], true) {
                return refuse("player-twice", "is paired twice");
            }
            if begins && self.players[place].dropped {
                return refuse("player-dropped", "has left");
            }
            if begins && self.players[place].waiting {
                return refuse("player-waiting", "is on the waiting list");
            }
            Ok(place)
        };
        let mut round = Round { playoff: self.cut.is_some(), ..Round::default() };
        for (index, [one, other]) in tables.iter().enumerate() {
            let at = |seat: usize| move |error: Error| error.at(format!("tables[{index}][{seat}]"));
            round
                .tables
                .push(TableMatch::new([seat(one).map_err(at(0))?, seat(other).map_err(at(1))?]));
        }
        for (index, player) in byes.iter().enumerate() {
            round.byes.push(seat(player).map_err(|error| error.at(format!("byes[{index}]")))?);
        }
        Ok((round, seen))
    }

    /// Fixes the number of Swiss rounds at the first pairing.
    fn settle_rounds(&mut self) {
        if self.cut.is_some() {
            self.swiss_rounds = Some(0);
            return;
        }
        let players = self.active().count() as u32;
        let recommended = self.recommended_rounds();
        if players < advice::FEWEST_PLAYERS {
            self.warn(
                "too-few-players",
                format!("at least {} players are recommended", advice::FEWEST_PLAYERS),
            );
        }
        let rounds = match self.options.structure {
            Structure::RoundRobin => {
                self.schedule = self.active().collect();
                recommended
            }
            _ => self.planned_rounds(),
        };
        if rounds < advice::FEWEST_ROUNDS && self.options.playoff == 0 {
            self.warn(
                "too-few-rounds",
                format!("at least {} rounds are recommended", advice::FEWEST_ROUNDS),
            );
        }
        let (smallest, _) = self.group_sizes();
        if rounds > possible_rounds(smallest) {
            let message = format!(
                "{smallest} players have {} rounds without playing anybody twice, and {rounds} are announced",
                possible_rounds(smallest)
            );
            self.warn("rematches-ahead", message);
        }
        self.swiss_rounds = Some(rounds);
    }

    /// Returns the recommended number of Swiss rounds for the active players (Tournament Rules, Appendix E). If players are
    /// paired within pods, it is that of the largest pod, limited by the rounds without rematches of the smallest. A round robin
    /// has the rounds in which every player meets every other.
    pub fn recommended_rounds(&self) -> u32 {
        let (smallest, largest) = self.group_sizes();
        if self.options.structure == Structure::RoundRobin {
            return possible_rounds(largest);
        }
        let recommended = advice::recommended_rounds(largest).unwrap_or(possible_rounds(largest));
        recommended.min(possible_rounds(smallest))
    }

    /// Returns the sizes of the smallest and the largest group whose members are paired with each other: pods, or all players.
    fn group_sizes(&self) -> (u32, u32) {
        let mut sizes = vec![0; if self.options.stays_within_pods() { self.pods } else { 0 }];
        self.active().filter_map(|place| self.players[place].pod).for_each(|pod| {
            if let Some(size) = sizes.get_mut(pod) {
                *size += 1;
            }
        });
        let all = self.active().count() as u32;
        // A pod of one player is merged with another one.
        let sizes = || sizes.iter().copied().filter(|&size| size > 1);
        (sizes().min().unwrap_or(all), sizes().max().unwrap_or(all))
    }

    /// Returns the tables of a round without a result, from 1.
    pub fn missing_results(&self, round: &Round) -> Vec<u32> {
        (1..)
            .zip(&round.tables)
            .filter(|(_, table)| table.result.is_none())
            .map(|(number, _)| number)
            .collect()
    }

    /// Checks that the current round is complete.
    ///
    /// # Errors
    ///
    /// Returns `round-not-over`, with the tables of the current round without results.
    pub fn check_round_over(&self) -> Result<()> {
        let Some(last) = self.rounds.last() else { return Ok(()) };
        let missing = self.missing_results(last);
        if missing.is_empty() {
            return Ok(());
        }
        let numbers: Vec<String> = missing.iter().map(u32::to_string).collect();
        let (tables, results) =
            if missing.len() == 1 { ("table", "result is") } else { ("tables", "results are") };
        let named = crate::input::listed(&numbers.iter().map(String::as_str).collect::<Vec<_>>());
        let message = format!(
            "round {} is not over: of {tables} {named} the {results} missing",
            self.rounds.len()
        );
        Err(Error::new("round-not-over", message))
    }

    fn check_next_round(&self, matches: usize) -> Result<()> {
        self.check_round_over()?;
        if self.cut.is_none()
            && let Some(rounds) = self.swiss_rounds
            && self.swiss_rounds_paired() as u32 >= rounds
        {
            return Err(Error::new(
                "no-more-rounds",
                format!("all {rounds} Swiss rounds have been played"),
            ));
        }
        if matches == 0 {
            return Err(Error::new("no-players", "no player is active"));
        }
        Ok(())
    }

    /// Copies results, reports and extensions of matches that the new pairing keeps.
    fn keep_results(&self, next: &mut Round, index: usize) -> Result<()> {
        let Some(last) = self.rounds.get(index) else { return Ok(()) };
        next.clock = last.clock.clone();
        // The table of each player in the next round.
        let mut seated = vec![usize::MAX; self.players.len()];
        for (index, table) in next.tables.iter().enumerate() {
            table.players.iter().for_each(|&player| seated[player] = index);
        }
        for (index, old) in last.tables.iter().enumerate() {
            let [one, other] = old.players.map(|player| seated[player]);
            match next.tables.get_mut(one).filter(|_| one == other) {
                Some(table) => *table = old.clone(),
                None if old.result.is_some() => {
                    let message = format!(
                        "table {} has a result; clear it before its players are paired anew",
                        index + 1
                    );
                    return Err(Error::new("has-result", message).at("tables"));
                }
                None => {}
            }
        }
        Ok(())
    }

    /// Returns the opponents of each player in the first `rounds` rounds.
    pub fn opponents(&self, rounds: usize) -> Vec<Vec<usize>> {
        let mut met = vec![Vec::new(); self.players.len()];
        for table in self.rounds.iter().take(rounds).flat_map(|round| &round.tables) {
            let [one, other] = table.players;
            met[one].push(other);
            met[other].push(one);
        }
        met
    }

    /// Warns about unusual pairings, entered by hand or unavoidable.
    fn warn_of_pairings(&mut self, index: usize, seen: &[bool], begins: bool) {
        // A round that is paired anew again and again repeats its warnings.
        if self.warnings.len() >= MOST_WARNINGS {
            return;
        }
        let Some(round) = self.rounds.get(index) else { return };
        let met = self.opponents(index);
        let number = index as u32 + 1;
        let robin = self.options.structure == Structure::RoundRobin;
        let mut warnings = Vec::new();
        let name = |place: usize| self.players[place].name.as_str();
        for table in &round.tables {
            let [one, other] = table.players;
            if met[one].contains(&other) {
                warnings.push((
                    "rematch",
                    format!("{} and {} have played already", name(one), name(other)),
                ));
            }
            if self.apart.contains(one, other) && !robin {
                warnings.push((
                    "not-apart",
                    format!("{} and {} should not be paired", name(one), name(other)),
                ));
            }
            if self.options.stays_within_pods()
                && self.pods > 0
                && self.players[one].pod != self.players[other].pod
            {
                warnings.push((
                    "other-pod",
                    format!("{} and {} are of different pods", name(one), name(other)),
                ));
            }
        }
        for &place in &round.byes {
            let assigned = robin || self.players[place].byes.contains(&number);
            if !assigned && self.rounds[..index].iter().any(|round| round.byes.contains(&place)) {
                warnings.push(("second-bye", format!("{} has had a bye already", name(place))));
            }
        }
        for place in self.active() {
            if !seen[place] && !self.players[place].sits_out.contains(&number) && begins {
                warnings.push(("not-paired", format!("{} is not paired", name(place))));
            }
        }
        if begins && self.options.deck_lists {
            let lacking: Vec<usize> =
                self.active().filter(|&place| self.players[place].decks.is_empty()).collect();
            if !lacking.is_empty() {
                warnings.push((
                    "no-deck",
                    format!(
                        "a deck list is required (Tournament Rules 2.7); without one: {}",
                        self.names(&lacking)
                    ),
                ));
            }
        }
        if begins && self.options.check_in && index == 0 {
            let absent: Vec<usize> = (0..self.players.len())
                .filter(|&place| {
                    let player = &self.players[place];
                    !player.checked_in && !player.dropped && !player.waiting
                })
                .collect();
            if !absent.is_empty() {
                warnings.push((
                    "not-checked-in",
                    format!("not checked in, and so not paired: {}", self.names(&absent)),
                ));
            }
        }
        for (code, message) in warnings {
            self.warn(code, message);
        }
    }

    pub(super) fn feature(&mut self, table: u32, feature: bool) -> Result<()> {
        self.table(self.rounds.len() as u32, table)?;
        if let Some(table) =
            self.rounds.last_mut().and_then(|round| round.tables.get_mut(table as usize - 1))
        {
            table.feature = feature;
        }
        Ok(())
    }

    /// Checks that a playoff round is paired by its bracket, with or without the players who have left.
    fn check_bracket(&self, next: &mut Round, index: usize) -> Result<()> {
        let sorted = |pairs: &mut dyn Iterator<Item = [usize; 2]>| {
            let mut pairs: Vec<[usize; 2]> =
                pairs.map(|[one, other]| [one.min(other), one.max(other)]).collect();
            sorting::sort_plain(&mut pairs);
            pairs
        };
        let mut byes = next.byes.clone();
        sorting::sort_plain(&mut byes);
        let pairs = sorted(&mut next.tables.iter().map(|table| table.players));
        for left in [true, false] {
            let expected = playoff::round(self, index, left)?;
            let mut free = expected.byes.clone();
            sorting::sort_plain(&mut free);
            if sorted(&mut expected.tables.iter().copied()) == pairs && free == byes {
                if let Some([one, other]) = expected.third_place {
                    let third = next
                        .tables
                        .iter_mut()
                        .find(|table| table.seat(one).is_some() && table.seat(other).is_some());
                    third.into_iter().for_each(|table| table.third_place = true);
                }
                return Ok(());
            }
        }
        Err(Error::new("not-the-bracket", "a playoff round is paired by its bracket").at("tables"))
    }
}

/// Returns the number of rounds without rematches.
fn possible_rounds(players: u32) -> u32 {
    match players {
        0..=2 => 1,
        players if players % 2 == 1 => players,
        players => players - 1,
    }
}
