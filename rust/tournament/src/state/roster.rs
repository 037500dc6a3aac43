//! The roster: check-in, waiting list, assigned byes, rounds sat out, fixed tables, players kept apart.

use super::State;
use crate::cut_size::MOST_PLAYERS;
use crate::{event::PlayerId, options::MOST_ROUNDS, sorting};
use altmode_core::{Error, Result};

/// Maximum number of players kept apart by one event.
const MOST_APART: usize = 32;
/// Maximum number of pairs of players kept apart in a tournament.
const MOST_PAIRS_APART: usize = 10_000;

impl State {
    /// Returns the number of players with a place: neither dropped nor on the waiting list.
    fn placed(&self) -> usize {
        self.players.iter().filter(|player| !player.dropped && !player.waiting).count()
    }

    /// Returns whether a new player would be put on the waiting list.
    pub(super) fn is_full(&self) -> bool {
        self.options.capacity.is_some_and(|capacity| self.placed() >= capacity as usize)
    }

    /// Returns whether all places are taken, not counting that of a player.
    pub(super) fn is_full_without(&self, place: usize) -> bool {
        let taken = usize::from(!self.players[place].dropped && !self.players[place].waiting);
        self.options.capacity.is_some_and(|capacity| self.placed() - taken >= capacity as usize)
    }

    /// Gives free places to players of the waiting list, in the order of their entry. After the first pairing, the organiser
    /// admits them.
    pub(super) fn admit_waiting(&mut self) {
        while self.rounds.is_empty() && !self.is_full() {
            let Some(next) =
                self.players.iter().position(|player| player.waiting && !player.dropped)
            else {
                return;
            };
            self.players[next].waiting = false;
        }
    }

    /// Marks a player as present from now on. Earlier rounds without a match or a bye then count as missed.
    pub(super) fn mark_present(&mut self, place: usize) {
        if self.is_active(place) {
            self.players[place].seen = self.swiss_rounds_paired() as u32;
        }
    }

    pub(super) fn admit(&mut self, player: &str) -> Result<()> {
        let place = self.place(player, "player")?;
        self.not_after_cut("no player can enter after a cut")?;
        if !self.players[place].waiting {
            let message = format!("{} is not on the waiting list", self.players[place].name);
            return Err(Error::new("not-waiting", message).at("player"));
        }
        self.players[place].waiting = false;
        self.mark_present(place);
        Ok(())
    }

    pub(super) fn check_in(&mut self, player: &str, here: bool) -> Result<()> {
        let place = self.place(player, "player")?;
        if !self.options.check_in {
            return Err(Error::new(
                "no-check-in",
                "this tournament has no check-in (option \"checkIn\")",
            ));
        }
        if !here && !self.rounds.is_empty() {
            return Err(Error::new(
                "too-late",
                "the first round is paired; a player who is not there is dropped",
            )
            .at("here"));
        }
        self.not_after_cut("no player can enter after a cut")?;
        let arrives = here && !self.players[place].checked_in;
        self.players[place].checked_in = here;
        if arrives {
            self.mark_present(place);
            if !self.rounds.is_empty() {
                self.warn_late(place);
            }
        }
        Ok(())
    }

    pub(super) fn warn_late(&mut self, place: usize) {
        let message = format!(
            "{} enters after round {} was paired",
            self.players[place].name,
            self.swiss_rounds_paired()
        );
        self.warn("late-entry", message);
    }

    pub(super) fn not_after_cut(&self, message: &str) -> Result<()> {
        if self.cut.is_some() { Err(Error::new("after-cut", message)) } else { Ok(()) }
    }

    pub(super) fn assign_byes(&mut self, player: &str, rounds: &[u32]) -> Result<()> {
        let place = self.place(player, "player")?;
        self.players[place].byes = self.rounds_to_come(&self.players[place].byes, rounds)?;
        Ok(())
    }

    pub(super) fn sit_out(&mut self, player: &str, rounds: &[u32]) -> Result<()> {
        let place = self.place(player, "player")?;
        self.players[place].sits_out =
            self.rounds_to_come(&self.players[place].sits_out, rounds)?;
        Ok(())
    }

    /// Returns the rounds sorted. Rounds that are already paired cannot be added or removed.
    fn rounds_to_come(&self, before: &[u32], rounds: &[u32]) -> Result<Vec<u32>> {
        let paired = self.swiss_rounds_paired() as u32;
        let mut sorted = rounds.to_vec();
        sorting::sort_plain(&mut sorted);
        sorted.dedup();
        if let Some(index) = rounds.iter().position(|round| !(1..=MOST_ROUNDS).contains(round)) {
            let message =
                format!("Swiss rounds count from 1 to {MOST_ROUNDS}, not {}", rounds[index]);
            return Err(Error::new("out-of-range", message).at(format!("rounds[{index}]")));
        }
        let past = |rounds: &[u32]| {
            rounds.iter().copied().filter(|&round| round <= paired).collect::<Vec<_>>()
        };
        if past(before) != past(&sorted) {
            let message = format!(
                "{paired} rounds are paired; name rounds from {} on, and those named before that have been",
                paired + 1
            );
            return Err(Error::new("too-late", message).at("rounds"));
        }
        Ok(sorted)
    }

    pub(super) fn fix_table(&mut self, player: &str, table: Option<u32>) -> Result<()> {
        let place = self.place(player, "player")?;
        if let Some(table) = table {
            if !(1..=MOST_PLAYERS as u32).contains(&table) {
                let message = format!("tables count from 1 to {MOST_PLAYERS}, not {table}");
                return Err(Error::new("out-of-range", message).at("table"));
            }
            if let Some(other) =
                self.players.iter().position(|other| other.fixed_table == Some(table))
                && other != place
            {
                let message = format!("{} sits at table {table}", self.players[other].name);
                return Err(Error::new("table-taken", message).at("table"));
            }
        }
        self.players[place].fixed_table = table;
        Ok(())
    }

    pub(super) fn keep_apart(&mut self, players: &[PlayerId], apart: bool) -> Result<()> {
        if !(2..=MOST_APART).contains(&players.len()) {
            let message =
                format!("2 to {MOST_APART} players are kept apart, not {}", players.len());
            return Err(Error::new("out-of-range", message).at("players"));
        }
        let mut places = Vec::with_capacity(players.len());
        for (index, player) in players.iter().enumerate() {
            let path = format!("players[{index}]");
            let place = self.place(player, &path)?;
            if places.contains(&place) {
                return Err(Error::new(
                    "player-twice",
                    format!("{} is listed twice", self.players[place].name),
                )
                .at(path));
            }
            places.push(place);
        }
        let pairs = || {
            places
                .iter()
                .enumerate()
                .flat_map(|(index, &one)| places[..index].iter().map(move |&other| (one, other)))
        };
        let added = if apart {
            pairs().filter(|&(one, other)| !self.apart.contains(one, other)).count()
        } else {
            0
        };
        if self.apart.len() + added > MOST_PAIRS_APART {
            let message = format!("at most {MOST_PAIRS_APART} pairs of players are kept apart");
            return Err(Error::new("too-long", message).at("players"));
        }
        for (one, other) in pairs() {
            self.apart.set(one, other, apart);
        }
        Ok(())
    }
}
