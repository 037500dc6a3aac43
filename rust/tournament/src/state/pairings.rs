//! Pairings of rounds, made here or by hand.

use super::{Cut, Round, State, Table};
use crate::{
    advice,
    event::{BracketKind, PlayerId},
    playoff,
};
use altmode_core::{Error, Result};

impl State {
    /// The next round's pairings, or others for the present round.
    pub(super) fn set_pairings(&mut self, round: u32, tables: &[[PlayerId; 2]], byes: &[PlayerId]) -> Result<()> {
        let present = self.rounds.len() as u32;
        let begins = round == present + 1;
        if begins {
            self.check_next_round(tables.len() + byes.len())?;
        } else if round != present || round == 0 {
            let message = format!("round {} can be paired now, not round {round}", present + 1);
            return Err(Error::new("wrong-round", message).at("round"));
        }
        let mut seen = vec![false; self.players.len()];
        let mut seat = |state: &State, player: &PlayerId, path: String| -> Result<usize> {
            let place = state.place(player, &path)?;
            if std::mem::replace(&mut seen[place], true) {
                return Err(Error::new("player-twice", format!("{} is paired twice", state.players[place].name)).at(path));
            }
            if begins && state.players[place].dropped {
                return Err(Error::new("player-dropped", format!("{} has left", state.players[place].name)).at(path));
            }
            Ok(place)
        };
        let mut pairs = Vec::with_capacity(tables.len());
        for (index, [one, other]) in tables.iter().enumerate() {
            pairs.push([seat(self, one, format!("tables[{index}][0]"))?, seat(self, other, format!("tables[{index}][1]"))?]);
        }
        let mut free = Vec::with_capacity(byes.len());
        for (index, player) in byes.iter().enumerate() {
            free.push(seat(self, player, format!("byes[{index}]"))?);
        }
        if self.cut.is_some() {
            self.check_bracket(&pairs, &free)?;
        }
        let mut next = Round { playoff: self.cut.is_some(), byes: free, ..Round::default() };
        next.tables = pairs.into_iter().map(|players| Table { players, result: None, extension: 0 }).collect();
        if begins {
            if self.rounds.is_empty() {
                let players = self.active().count() as u32;
                let recommended = advice::recommended_rounds(players);
                if recommended.is_err() {
                    self.warn("too-few-players", format!("at least {} players are recommended", advice::FEWEST_PLAYERS));
                }
                let swiss = self.options.rounds.or(recommended.ok()).unwrap_or(players.saturating_sub(1).max(1));
                if swiss < advice::FEWEST_ROUNDS && self.options.playoff == 0 {
                    self.warn("too-few-rounds", format!("at least {} rounds are recommended", advice::FEWEST_ROUNDS));
                }
                self.swiss_rounds = Some(swiss);
            }
            self.rounds.push(next);
        } else {
            self.keep_results(&mut next)?;
            if let Some(last) = self.rounds.last_mut() {
                *last = next;
            }
        }
        if self.cut.is_none() {
            self.warn_of_pairings(&seen);
        }
        Ok(())
    }

    fn check_next_round(&self, matches: usize) -> Result<()> {
        if let Some(last) = self.rounds.last()
            && let Some(table) = last.tables.iter().position(|table| table.result.is_none())
        {
            let message = format!("round {} is not over: the result of table {} is missing", self.rounds.len(), table + 1);
            return Err(Error::new("round-not-over", message));
        }
        if self.cut.is_none()
            && let Some(rounds) = self.swiss_rounds
            && self.swiss_rounds_paired() as u32 >= rounds
        {
            return Err(Error::new("no-more-rounds", format!("all {rounds} Swiss rounds have been played")));
        }
        if matches == 0 {
            return Err(Error::new("no-players", "nobody is there to play"));
        }
        Ok(())
    }

    /// Results and more time stay with matches that stay.
    fn keep_results(&self, next: &mut Round) -> Result<()> {
        let Some(last) = self.rounds.last() else { return Ok(()) };
        next.clock = last.clock.clone();
        for (index, old) in last.tables.iter().enumerate() {
            let same = |table: &&mut Table| table.players == old.players || table.players == [old.players[1], old.players[0]];
            match next.tables.iter_mut().find(same) {
                Some(table) => *table = old.clone(),
                None if old.result.is_some() => {
                    let message = format!("table {} has a result; take it back before its players are paired anew", index + 1);
                    return Err(Error::new("has-result", message).at("tables"));
                }
                None => {}
            }
        }
        Ok(())
    }

    /// What is unusual about pairings made by hand, or could not be avoided.
    fn warn_of_pairings(&mut self, seen: &[bool]) {
        let Some((last, earlier)) = self.rounds.split_last() else { return };
        let mut told = Vec::new();
        let name = |place: usize| self.players[place].name.as_str();
        for table in &last.tables {
            let [one, other] = table.players;
            let met = |table: &Table| table.players.contains(&one) && table.players.contains(&other);
            if earlier.iter().any(|round| round.tables.iter().any(met)) {
                told.push(("rematch", format!("{} and {} have played already", name(one), name(other))));
            }
            if self.options.stays_within_pods() && self.players[one].pod != self.players[other].pod {
                told.push(("other-pod", format!("{} and {} are of different pods", name(one), name(other))));
            }
        }
        for &place in &last.byes {
            if earlier.iter().any(|round| round.byes.contains(&place)) {
                told.push(("second-bye", format!("{} has had a bye already", name(place))));
            }
        }
        for place in self.active() {
            if !seen[place] {
                told.push(("not-paired", format!("{} is not paired", name(place))));
            }
        }
        for (code, message) in told {
            self.warn(code, message);
        }
    }

    pub(super) fn cut_to(&mut self, seeds: &[PlayerId], bracket: BracketKind) -> Result<()> {
        if self.cut.is_some() {
            return Err(Error::new("after-cut", "the cut has been made already"));
        }
        playoff::check_size(seeds.len() as u32).map_err(|error| error.at("seeds"))?;
        if bracket == BracketKind::DraftSeats && seeds.len() != playoff::DRAFT_SEATS {
            let message = format!("a draft playoff has {} players, not {}", playoff::DRAFT_SEATS, seeds.len());
            return Err(Error::new("bad-cut", message).at("seeds"));
        }
        if self.rounds.last().is_none_or(|round| !round.is_over()) {
            return Err(Error::new("round-not-over", "a cut is made when a round is over"));
        }
        let mut places = Vec::with_capacity(seeds.len());
        for (index, player) in seeds.iter().enumerate() {
            let path = format!("seeds[{index}]");
            let place = self.place(player, &path)?;
            if self.players[place].dropped {
                return Err(Error::new("player-dropped", format!("{} has left", self.players[place].name)).at(path));
            }
            if places.contains(&place) {
                return Err(Error::new("player-twice", format!("{} is there twice", self.players[place].name)).at(path));
            }
            places.push(place);
        }
        let (played, planned) = (self.swiss_rounds_paired() as u32, self.swiss_rounds.unwrap_or(0));
        if played < planned {
            self.warn("rounds-changed", format!("{planned} Swiss rounds were announced, and {played} have been played"));
        }
        self.cut = Some(Cut { seeds: places, bracket });
        Ok(())
    }

    /// A playoff is paired by its bracket alone.
    fn check_bracket(&self, pairs: &[[usize; 2]], byes: &[usize]) -> Result<()> {
        let expected = playoff::next_round(self)?;
        let sorted = |mut pair: [usize; 2]| {
            pair.sort_unstable();
            pair
        };
        let both = |pairs: &[[usize; 2]]| pairs.iter().copied().map(sorted).collect::<Vec<_>>();
        if both(pairs) != both(&expected.tables) || byes != expected.byes {
            return Err(Error::new("not-the-bracket", "a playoff round is paired by its bracket").at("tables"));
        }
        Ok(())
    }
}
