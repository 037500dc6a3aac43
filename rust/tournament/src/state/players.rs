//! Players: entering, leaving, decks, penalties.

use super::{DeckCheck, Penalty, Player, State};
use crate::{
    advice,
    deck::{DeckDifference, DeckList, differences},
    draft,
    event::PlayerId,
    input, penalty,
};
use altmode_core::{Error, Result};

/// The matching takes time with the cube of this number.
pub const MOST_PLAYERS: usize = 1024;
/// Longest name of a player.
const LONGEST_NAME: usize = 80;
/// Longest id of a player.
const LONGEST_ID: usize = 40;
/// Longest deck check in seconds.
const LONGEST_CHECK: u32 = 4 * 3600;

impl State {
    pub(super) fn add_player(&mut self, name: &str, id: &str) -> Result<()> {
        if self.cut.is_some() {
            return Err(Error::new("after-cut", "nobody can enter after a cut"));
        }
        let name = self.new_name(name, None)?;
        let at_id = |error: Error| error.at("id");
        if id.is_empty() || id.len() > LONGEST_ID || !id.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter)) {
            let message = format!("an id has 1 to {LONGEST_ID} letters, digits, \"-\" or \"_\"");
            return Err(at_id(Error::new("bad-input", message)));
        }
        if self.places.contains_key(id) {
            return Err(at_id(Error::new("duplicate-id", format!("another player has the id \"{id}\" already"))));
        }
        if self.players.len() >= MOST_PLAYERS {
            return Err(Error::new("too-many-players", format!("a tournament has at most {MOST_PLAYERS} players")));
        }
        let missed = self.swiss_rounds_paired() as u32;
        if missed > 0 {
            self.warn("late-entry", format!("{name} enters after round {missed} was paired"));
        }
        self.places.insert(id.to_string(), self.players.len());
        self.names.insert(name.to_lowercase(), self.players.len());
        self.players.push(Player { id: id.to_string(), name, missed, dropped: false, deck: None, pod: None });
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

    /// A tidy name that no other player has; letters that differ only in case are the same to people.
    fn new_name(&self, name: &str, of: Option<usize>) -> Result<String> {
        let name = input::name(name, LONGEST_NAME).map_err(|error| error.at("name"))?;
        if self.names.get(&name.to_lowercase()).is_some_and(|&place| Some(place) != of) {
            return Err(Error::new("duplicate-name", format!("another player is called \"{name}\" already")).at("name"));
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
        Ok(())
    }

    pub(super) fn reenter_player(&mut self, player: &str) -> Result<()> {
        let place = self.place(player, "player")?;
        if self.cut.is_some() {
            return Err(Error::new("after-cut", "nobody can come back after a cut (Tournament Rules 2.10)"));
        }
        if !self.players[place].dropped {
            let message = format!("{} has not left", self.players[place].name);
            return Err(Error::new("not-dropped", message).at("player"));
        }
        self.players[place].dropped = false;
        // Whatever is corrected later, being here does not rest on that result any more.
        for result in self.rounds.iter_mut().flat_map(|round| &mut round.tables).filter_map(|table| table.result.as_mut()) {
            result.dropped.retain(|&absent| absent != place);
        }
        Ok(())
    }

    pub(super) fn register_deck(&mut self, player: &str, deck: &DeckList) -> Result<()> {
        let place = self.place(player, "player")?;
        deck.check().map_err(|error| error.at("deck"))?;
        if !self.rounds.is_empty() && self.players[place].deck.is_some() {
            // Tournament Rules 2.7.
            let message = "once the tournament has begun, a deck list that was accepted may not be altered";
            return Err(Error::new("too-late", message).at("deck"));
        }
        self.players[place].deck = Some(deck.clone());
        Ok(())
    }

    pub(super) fn deck_check(
        &mut self,
        player: &str,
        found: &DeckList,
        sideboarded: bool,
        seconds: u32,
        told: &[DeckDifference],
    ) -> Result<()> {
        let place = self.place(player, "player")?;
        found.check().map_err(|error| error.at("found"))?;
        let Some(registered) = &self.players[place].deck else {
            let message = format!("{} has not registered a deck", self.players[place].name);
            return Err(Error::new("no-deck", message).at("player"));
        };
        let differences = differences(registered, found, sideboarded);
        if differences != told {
            let message = "the differences told are not those between the list and the deck; leave them out to have them worked out";
            return Err(Error::new("bad-input", message).at("differences"));
        }
        if seconds > LONGEST_CHECK {
            return Err(Error::new("out-of-range", format!("a deck check takes at most {LONGEST_CHECK} seconds")).at("seconds"));
        }
        if seconds > 0
            && let Some(table) =
                self.rounds.last_mut().and_then(|round| round.tables.iter_mut().find(|table| table.players.contains(&place)))
        {
            table.extension += seconds + advice::AFTER_DECK_CHECK;
        }
        self.deck_checks.push(DeckCheck { player: place, round: self.rounds.len() as u32, differences });
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
                if self.players[place].dropped {
                    return Err(Error::new("player-dropped", format!("{} has left", self.players[place].name)).at(path));
                }
                if seated[place].replace(pod).is_some() {
                    return Err(Error::new("player-twice", format!("{} sits there twice", self.players[place].name)).at(path));
                }
            }
        }
        for place in self.active() {
            if seated[place].is_none() {
                return Err(Error::new("player-missing", format!("{} sits in no pod", self.players[place].name)).at("pods"));
            }
        }
        for (player, pod) in self.players.iter_mut().zip(seated) {
            player.pod = pod;
        }
        self.pods = pods.len();
        Ok(())
    }

    pub(super) fn penalise(&mut self, player: &str, section: &str, imposed: &str, note: &str) -> Result<()> {
        let place = self.place(player, "player")?;
        penalty::section(section).map_err(|error| error.at("section"))?;
        let imposed = input::name(imposed, LONGEST_NAME).map_err(|error| error.at("penalty"))?;
        if note.chars().count() > penalty::LONGEST_NOTE {
            return Err(Error::new("too-long", format!("a note has at most {} letters", penalty::LONGEST_NOTE)).at("note"));
        }
        self.penalties.push(Penalty {
            player: place,
            round: self.rounds.len() as u32,
            section: section.to_string(),
            penalty: imposed,
            note: note.to_string(),
        });
        Ok(())
    }
}
