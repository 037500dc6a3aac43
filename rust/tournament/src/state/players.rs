//! Players: entering, leaving, draft pods.

use super::{Owed, Player, State};
use crate::{
    cut_size::MOST_PLAYERS,
    draft,
    event::{EndedBy, Entrant, PlayerId},
    input,
    options::Structure,
};
use altmode_core::{Error, Result};

/// Maximum length of a player's name, in characters.
const LONGEST_NAME: usize = 80;
/// Maximum length of a player's id, in characters.
const LONGEST_ID: usize = 40;

impl State {
    pub(super) fn add_player(&mut self, name: &str, id: &str) -> Result<()> {
        self.not_after_cut("no player can enter after a cut")?;
        if self.options.structure == Structure::RoundRobin && !self.rounds.is_empty() {
            return Err(Error::new(
                "too-late",
                "no player can enter a round robin after its first pairing",
            ));
        }
        let name = self.new_name(name, None)?;
        let at_id = |error: Error| error.at("id");
        if id.is_empty()
            || id.len() > LONGEST_ID
            || !id.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter))
        {
            let message = format!("an id has 1 to {LONGEST_ID} letters, digits, \"-\" or \"_\"");
            return Err(at_id(Error::new("bad-input", message)));
        }
        if self.places.contains_key(id) {
            return Err(at_id(Error::new(
                "duplicate-id",
                format!("another player has the id \"{id}\" already"),
            )));
        }
        if self.players.len() >= MOST_PLAYERS {
            return Err(Error::new(
                "too-many-players",
                format!("a tournament has at most {MOST_PLAYERS} players"),
            ));
        }
        let (place, paired, waiting) =
            (self.players.len(), self.swiss_rounds_paired() as u32, self.is_full());
        self.places.insert(id.to_string(), place);
        self.names.insert(name.to_lowercase(), place);
        self.players.push(Player {
            id: id.to_string(),
            name,
            seen: 0,
            dropped: false,
            disqualified: false,
            checked_in: false,
            waiting,
            decks: Vec::new(),
            pod: None,
            byes: Vec::new(),
            sits_out: Vec::new(),
            fixed_table: None,
            owed: Owed::default(),
        });
        self.mark_present(place);
        if waiting {
            self.warn(
                "waiting",
                format!(
                    "all places are taken; {} is on the waiting list",
                    self.players[place].name
                ),
            );
        } else if paired > 0 && !self.options.check_in {
            self.warn_late(place);
        }
        Ok(())
    }

    /// Adds all players, or none if one is invalid.
    pub(super) fn add_players(&mut self, players: &[Entrant]) -> Result<()> {
        if players.is_empty() {
            return Err(Error::new("no-players", "this list has no players").at("players"));
        }
        let (before, warned) = (self.players.len(), self.warnings.len());
        for (index, player) in players.iter().enumerate() {
            if let Err(error) =
                self.add_player(&player.name, player.id.as_deref().unwrap_or_default())
            {
                for entered in self.players.drain(before..) {
                    self.places.remove(&entered.id);
                    self.names.remove(&entered.name.to_lowercase());
                }
                self.warnings.truncate(warned);
                return Err(error.at(format!("players[{index}]")));
            }
        }
        Ok(())
    }

    pub(super) fn rename_player(&mut self, player: &str, name: &str) -> Result<()> {
        let place = self.place(player, "player")?;
        let name = self.new_name(name, Some(place))?;
        self.names.remove(&self.players[place].name.to_lowercase());
        self.names.insert(name.to_lowercase(), place);
        self.players[place].name = name;
        Ok(())
    }

    /// Returns the normalised name, which must be unique without regard to case.
    fn new_name(&self, name: &str, of: Option<usize>) -> Result<String> {
        let name = input::name(name, LONGEST_NAME).map_err(|error| error.at("name"))?;
        if self.names.get(&name.to_lowercase()).is_some_and(|&place| Some(place) != of) {
            return Err(Error::new(
                "duplicate-name",
                format!("another player is called \"{name}\" already"),
            )
            .at("name"));
        }
        Ok(name)
    }

    pub(super) fn drop_player(&mut self, player: &str) -> Result<()> {
        let place = self.place(player, "player")?;
        if self.players[place].dropped {
            let message = format!("{} has left already", self.players[place].name);
            return Err(Error::new("already-dropped", message).at("player"));
        }
        self.players[place].dropped = true;
        self.leave_playoff(place);
        self.admit_waiting();
        Ok(())
    }

    /// Decides the match of a player who leaves after a cut, whose opponent has a bye (Tournament Rules 2.10).
    fn leave_playoff(&mut self, place: usize) {
        let Some(round) = self.rounds.last().filter(|round| round.playoff) else { return };
        let left = round
            .tables
            .iter()
            .position(|table| table.result.is_none() && table.seat(place).is_some());
        let Some((table, seat)) =
            left.and_then(|table| Some((table, round.tables[table].seat(place)?)))
        else {
            return;
        };
        self.decide(table, Some(1 - seat), EndedBy::Drop);
    }

    pub(super) fn reenter_player(&mut self, player: &str) -> Result<()> {
        let place = self.place(player, "player")?;
        self.not_after_cut("no player can return after a cut (Tournament Rules 2.10)")?;
        if self.players[place].disqualified {
            let message =
                format!("{} was disqualified and cannot return", self.players[place].name);
            return Err(Error::new("disqualified", message).at("player"));
        }
        if !self.players[place].dropped {
            let message = format!("{} has not left", self.players[place].name);
            return Err(Error::new("not-dropped", message).at("player"));
        }
        self.players[place].dropped = false;
        self.players[place].waiting |= self.rounds.is_empty() && self.is_full_without(place);
        self.mark_present(place);
        // The player has returned, so a later correction of a no-show result must not change this.
        for result in self
            .rounds
            .iter_mut()
            .flat_map(|round| &mut round.tables)
            .filter_map(|table| table.result.as_mut())
        {
            result.dropped.retain(|&absent| absent != place);
        }
        Ok(())
    }

    pub(super) fn seat_pods(&mut self, pods: &[Vec<PlayerId>]) -> Result<()> {
        if !self.rounds.is_empty() {
            return Err(Error::new("too-late", "pods are drawn before the first round").at("pods"));
        }
        let mut seated: Vec<Option<usize>> = vec![None; self.players.len()];
        for (pod, players) in pods.iter().enumerate() {
            draft::check_pod(players.len()).map_err(|error| error.at(format!("pods[{pod}]")))?;
            for (seat, player) in players.iter().enumerate() {
                let path = format!("pods[{pod}][{seat}]");
                let place = self.place(player, &path)?;
                if !self.is_active(place) {
                    return Err(Error::new(
                        "player-dropped",
                        format!("{} is not active", self.players[place].name),
                    )
                    .at(path));
                }
                if seated[place].replace(pod).is_some() {
                    return Err(Error::new(
                        "player-twice",
                        format!("{} is in two seats", self.players[place].name),
                    )
                    .at(path));
                }
            }
        }
        for place in self.active() {
            if seated[place].is_none() {
                return Err(Error::new(
                    "player-missing",
                    format!("{} sits in no pod", self.players[place].name),
                )
                .at("pods"));
            }
        }
        for (player, pod) in self.players.iter_mut().zip(seated) {
            player.pod = pod;
        }
        self.pods = pods.len();
        Ok(())
    }
}
