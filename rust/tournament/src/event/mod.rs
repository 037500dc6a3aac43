//! The events of a tournament. A tournament is stored as the list of its events; see [`crate::log`].

mod claim;
mod result;

pub use crate::ids::{PlayerId, Time};
pub use claim::{Claim, Key};
pub use result::{BracketKind, EndedBy, ReportedResult};

use crate::{
    deck::{DeckDifference, DeckList},
    input, node,
};
use altmode_core::Result;
use altmode_json::{Map, Value};
use altmode_tournament_derive::Read;
use serde::Serialize;

/// An event of a tournament. In JSON it is an object whose `type` names the variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(tag = "type", optional_fields))]
pub enum Event {
    /// Changes options. Before the first round all options can change, later only those of rounds and playoffs to come.
    Configure {
        /// The options to change. `null` resets an option, and options that are left out keep their values.
        #[cfg_attr(
            feature = "typescript",
            ts(type = "{ [Name in keyof Options]?: Options[Name] | null }")
        )]
        options: Map,
    },
    /// Adds a player, at any time before a cut.
    AddPlayer {
        /// Name of the player.
        name: String,
        /// Id of the player, by default made from the number of the entry.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<PlayerId>,
    },
    /// Adds several players, for example from a list.
    AddPlayers {
        /// Players, in the order of their entry.
        players: Vec<Entrant>,
    },
    /// Corrects the name of a player.
    RenamePlayer {
        /// Player.
        player: PlayerId,
        /// Corrected name.
        name: String,
    },
    /// Drops a player from the tournament. A match that is already paired stays (Tournament Rules 2.10).
    Drop {
        /// Player.
        player: PlayerId,
    },
    /// Lets a dropped player return, which the head judge decides and which is not possible after a cut (Tournament Rules 2.10).
    Reenter {
        /// Player.
        player: PlayerId,
    },
    /// Checks a player in, in tournaments with check-in.
    CheckIn {
        /// Player.
        player: PlayerId,
        /// Whether the player is present; `false` undoes the check-in before the first round.
        #[serde(default = "input::yes")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        here: bool,
    },
    /// Admits a player from the waiting list beyond the announced capacity.
    Admit {
        /// Player.
        player: PlayerId,
    },
    /// Assigns byes in future rounds to a player, for example as a prize of an earlier event.
    AssignByes {
        /// Player.
        player: PlayerId,
        /// Swiss rounds with a bye, from 1. They replace the byes assigned before.
        rounds: Vec<u32>,
    },
    /// Lets a player sit out future rounds without dropping.
    SitOut {
        /// Player.
        player: PlayerId,
        /// Swiss rounds to sit out, from 1. They replace the rounds named before.
        rounds: Vec<u32>,
    },
    /// Assigns a fixed table to a player.
    FixTable {
        /// Player.
        player: PlayerId,
        /// Number of the table; without it the player has no fixed table.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<u32>,
    },
    /// Avoids pairings between these players in Swiss rounds where possible, for example a family or a team.
    KeepApart {
        /// Players.
        players: Vec<PlayerId>,
        /// Whether the players are kept apart; `false` removes the restriction.
        #[serde(default = "input::yes")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        apart: bool,
    },
    /// Registers a player's deck list (Tournament Rules 2.7), or corrects an accepted one by a judge's decision.
    RegisterDeck {
        /// Player.
        player: PlayerId,
        /// Deck list.
        deck: DeckList,
        /// Reason for a judge's correction. An accepted list cannot be altered without one.
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Selects a table for a deck check (Tournament Rules 2.8).
    DeckCheckTable {
        /// Table of the current round.
        table: u32,
    },
    /// Records a deck check (Tournament Rules 2.8). The match gets a time extension of its duration and three minutes
    /// (Tournament Rules 2.6).
    DeckCheck {
        /// Player whose deck was checked.
        player: PlayerId,
        /// Cards found in the deck.
        found: DeckList,
        /// Whether the player may have swapped cards since the match began, so that deck and sideboard are counted together.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        sideboarded: bool,
        /// Duration of the check, in seconds.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
        seconds: u32,
        /// Differences between list and deck, by default computed from `found`.
        #[serde(skip_serializing_if = "Option::is_none")]
        differences: Option<Vec<DeckDifference>>,
    },
    /// Sets the draft pods (Tournament Rules 7.6).
    Pods {
        /// Players of each pod, in the order of their seats.
        pods: Vec<Vec<PlayerId>>,
    },
    /// Sets the pairings of the next round, replaces those of the current round, or repairs those of an earlier Swiss round.
    Pairings {
        /// Number of the round. Rounds of the playoff continue the numbers of the Swiss rounds.
        round: u32,
        /// Players of each table, from table 1.
        tables: Vec<[PlayerId; 2]>,
        /// Players with a bye.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<PlayerId>>"))]
        byes: Vec<PlayerId>,
    },
    /// Withdraws the pairings of the current round, which must have no results, so that it can be paired anew, for example without
    /// players who have left. Penalties in its matches are carried over to the next ones.
    ClearPairings {
        /// Number of the current round.
        #[serde(skip_serializing_if = "Option::is_none")]
        round: Option<u32>,
    },
    /// Reports the result of a match. A second report for the same table corrects the first one.
    Result(ReportedResult),
    /// Clears a result that was entered by mistake.
    ClearResult {
        /// Number of the round, by default the current one.
        #[serde(skip_serializing_if = "Option::is_none")]
        round: Option<u32>,
        /// Table of the match.
        table: u32,
    },
    /// Marks a match as a feature match, which is shown to spectators or filmed.
    Feature {
        /// Table of the current round.
        table: u32,
        /// Whether the match is a feature match.
        #[serde(default = "input::yes")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        feature: bool,
    },
    /// Allows players to report results by links from now on.
    OpenReports {
        /// Secret key of 32 hexadecimal digits that signs the links. Only officials may know it.
        key: String,
    },
    /// A player's signed report of a result. It becomes the result when the opponent reports the same.
    Claim(Claim),
    /// Cuts to the players of the playoff (Tournament Rules 8.2).
    Cut {
        /// Players, in the order of their seeds or seats.
        seeds: Vec<PlayerId>,
        /// Method of pairing the playoff.
        bracket: BracketKind,
    },
    /// Starts the clock of the round.
    ClockStart {
        /// Time of the start.
        at: Time,
    },
    /// Pauses the clock of the round.
    ClockPause {
        /// Time of the pause.
        at: Time,
    },
    /// Resumes the clock of the round.
    ClockResume {
        /// Time of the resumption.
        at: Time,
    },
    /// Extends the time of one match (Tournament Rules 2.6).
    Extension {
        /// Table of the current round.
        table: u32,
        /// Length of the extension, in seconds.
        seconds: u32,
        /// Reason for the extension.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
        reason: String,
    },
    /// Records a judge's penalty.
    Penalty {
        /// Penalised player.
        #[serde(skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        /// Penalised person who is not a player, for example a spectator or an official.
        #[serde(skip_serializing_if = "Option::is_none")]
        person: Option<String>,
        /// Section of the Tournament Rules that was violated, for example `5.4`.
        section: String,
        /// Name of the penalty, for example `warning`.
        penalty: String,
        /// Effect of the penalty in the tournament.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<PenaltyAction>"))]
        action: PenaltyAction,
        /// Description of the incident.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
        note: String,
    },
    /// Undoes an earlier entry. An undo can itself be undone.
    Undo {
        /// Device of the entry to undo.
        device: String,
        /// Number of the entry on its device.
        number: u32,
    },
}

/// A player to add.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Entrant {
    /// Name of the player.
    pub name: String,
    /// Id of the player, by default made from the number of the entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<PlayerId>,
}

/// The effect of a penalty in the tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum PenaltyAction {
    /// No effect: the penalty is only recorded.
    #[default]
    None,
    /// Loss of a game of the match in progress; between matches, of the next match.
    GameLoss,
    /// Loss of the match in progress; between matches, of the next match.
    MatchLoss,
    /// Disqualification: the player loses the match in progress, leaves the tournament and cannot return.
    Disqualification,
}

impl Event {
    /// Parses an event from a JSON tree, for example `{ "type": "drop", "player": "a1" }`.
    ///
    /// # Errors
    ///
    /// Returns `bad-input` with the path in the event.
    pub fn from_json(value: &Value) -> Result<Event> {
        node::read(&value.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use altmode_json::json;

    #[test]
    fn events_are_flat_objects() {
        let value = json!({ "type": "result", "round": 2, "table": 1, "games": [2, 1], "draws": 0, "unfinished": 0, "by": "games" });
        let event = Event::from_json(&value).unwrap();
        assert!(matches!(&event, Event::Result(result) if result.games == [2, 1]));
        assert_eq!(input::flattened(&event), value);
    }

    #[test]
    fn mistakes_have_their_place_in_the_event() {
        let place = |value: Value| Event::from_json(&value).unwrap_err().path.clone();
        assert_eq!(place(json!({ "type": "result", "table": 1, "games": [2, "x"] })), "games[1]");
        assert_eq!(place(json!({ "type": "drop", "player": 5 })), "player");
        assert_eq!(place(json!({ "type": "dance" })), "type");
        assert_eq!(place(json!({ "type": "" })), "type");
        assert_eq!(place(json!({ "player": "a" })), "type");
        assert_eq!(Event::from_json(&json!([])).unwrap_err().code, "bad-input");
    }
}
