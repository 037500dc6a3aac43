//! Versions of registered deck lists, and deck checks (Tournament Rules 2.7, 2.8).

use super::{DeckCheck, DeckVersion, Player, State};
use crate::{
    advice,
    deck::{DeckDifference, DeckList, differences},
    event::Time,
    input,
    penalty::LONGEST_NOTE,
};
use altmode_core::{Error, Result};

/// Maximum duration of a deck check, in seconds.
const LONGEST_CHECK: u32 = 4 * 3600;
/// Maximum number of versions of a player's list.
const MOST_VERSIONS: usize = 50;

impl Player {
    /// Returns the current deck list: the last version.
    pub fn deck(&self) -> Option<&DeckList> {
        self.decks.last().map(|version| &version.deck)
    }
}

impl State {
    /// Returns whether a player's first deck list came after the announced time, or after the player's first round was paired.
    pub fn is_deck_late(&self, player: usize) -> bool {
        let Some(first) = self.players[player].decks.first() else { return false };
        match (self.options.deck_lists_until, first.at) {
            (Some(until), Some(at)) => at > until,
            // Rounds can have been withdrawn since.
            _ => self.rounds.iter().take(first.round as usize).any(|round| round.has(player)),
        }
    }

    pub(super) fn register_deck(
        &mut self,
        player: &str,
        deck: &DeckList,
        reason: Option<&str>,
        at: Option<Time>,
    ) -> Result<()> {
        let place = self.place(player, "player")?;
        if self.players[place].decks.len() >= MOST_VERSIONS {
            return Err(Error::new(
                "too-long",
                format!("a list has at most {MOST_VERSIONS} versions"),
            )
            .at("deck"));
        }
        deck.check().map_err(|error| error.at("deck"))?;
        let reason = reason
            .map(|reason| input::name(reason, LONGEST_NOTE).map_err(|error| error.at("reason")))
            .transpose()?;
        let versions = &self.players[place].decks;
        if !versions.is_empty() && reason.is_none() {
            // Tournament Rules 2.7.
            let message = "this list was accepted and may not be altered; a judge who corrects it gives a \"reason\"";
            return Err(Error::new("deck-accepted", message).at("deck"));
        }
        let reason = reason.filter(|_| !versions.is_empty());
        let round = self.rounds.len() as u32;
        self.players[place].decks.push(DeckVersion { deck: deck.clone(), round, reason, at });
        Ok(())
    }

    pub(super) fn choose_for_deck_check(&mut self, table: u32) -> Result<()> {
        let round = self.rounds.len() as u32;
        self.table(round, table)?;
        if self.check_tables.contains(&(round, table)) {
            let message =
                format!("table {table} was chosen for a deck check already in this round");
            return Err(Error::new("already-chosen", message).at("table"));
        }
        self.check_tables.push((round, table));
        Ok(())
    }

    pub(super) fn deck_check(
        &mut self,
        player: &str,
        found: &DeckList,
        sideboarded: bool,
        seconds: u32,
        reported: &[DeckDifference],
    ) -> Result<()> {
        let place = self.place(player, "player")?;
        found.check().map_err(|error| error.at("found"))?;
        let Some(registered) = self.players[place].deck() else {
            let message = format!("{} has not registered a deck", self.players[place].name);
            return Err(Error::new("no-deck", message).at("player"));
        };
        let differences = differences(registered, found, sideboarded);
        if differences != reported {
            let message = "the reported differences are not those between the list and the deck; if they are left out, they are computed";
            return Err(Error::new("bad-input", message).at("differences"));
        }
        if seconds > LONGEST_CHECK {
            return Err(Error::new(
                "out-of-range",
                format!("a deck check takes at most {LONGEST_CHECK} seconds"),
            )
            .at("seconds"));
        }
        if seconds > 0
            && let Some(table) = self
                .rounds
                .last_mut()
                .and_then(|round| round.tables.iter_mut().find(|table| table.seat(place).is_some()))
        {
            table.extension += seconds + advice::AFTER_DECK_CHECK;
        }
        self.deck_checks.push(DeckCheck {
            player: place,
            round: self.rounds.len() as u32,
            differences,
        });
        Ok(())
    }
}
