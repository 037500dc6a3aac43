//! What can happen in a tournament. A tournament is the list of its events; see [`crate::log`].

mod read;
mod result;

pub(crate) use read::{BRACKETS, ended_by, word};
pub use result::{BracketKind, EndedBy, ReportedResult};

use crate::{
    deck::{DeckDifference, DeckList},
    node::Node,
    report::Claim,
};
use altmode_core::Result;
use altmode_json::{Map, Value};
use serde::Serialize;

/// A player's name for programs: short, unique, never shown instead of the name.
pub type PlayerId = String;

/// Milliseconds since 1970, as clocks of computers give them.
pub type Time = u64;

/// Something that happened. As JSON it is one object, with `type` naming what happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(tag = "type", optional_fields))]
pub enum Event {
    /// Changes options; before the first round any of them, later those of the rounds and the playoff to come.
    Configure {
        /// The options that change; `null` takes back one that was given, and what is left out stays.
        #[cfg_attr(feature = "typescript", ts(type = "{ [Name in keyof Options]?: Options[Name] | null }"))]
        options: Map,
    },
    /// A player enters, at any time before a cut.
    AddPlayer {
        /// What the pairings show.
        name: String,
        /// Made from the entry's number if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<PlayerId>,
    },
    /// Players enter together, for example from a list.
    AddPlayers {
        /// Who, in the order of their entry.
        players: Vec<Entrant>,
    },
    /// A name was written wrongly.
    RenamePlayer {
        /// Who.
        player: PlayerId,
        /// The right name.
        name: String,
    },
    /// A player leaves; a match that is paired stays (Tournament Rules 2.10).
    Drop {
        /// Who.
        player: PlayerId,
    },
    /// A player who left comes back, which is for the head judge to allow, and not after a cut (Tournament Rules 2.10).
    Reenter {
        /// Who.
        player: PlayerId,
    },
    /// A player is at the site and plays, where the tournament has check-in.
    CheckIn {
        /// Who.
        player: PlayerId,
        /// Whether so; `false` takes it back before the first round.
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        here: bool,
    },
    /// A player of the waiting list gets a place beyond the announced number.
    Admit {
        /// Who.
        player: PlayerId,
    },
    /// A player has byes in rounds to come, for example of an earlier event.
    AssignByes {
        /// Who.
        player: PlayerId,
        /// Swiss rounds, from 1; instead of those assigned before.
        rounds: Vec<u32>,
    },
    /// A player sits out rounds to come without leaving.
    SitOut {
        /// Who.
        player: PlayerId,
        /// Swiss rounds, from 1; instead of those named before.
        rounds: Vec<u32>,
    },
    /// A player always sits at one table.
    FixTable {
        /// Who.
        player: PlayerId,
        /// Which table; any if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<u32>,
    },
    /// Players who are not paired with each other in Swiss rounds as long as that can be avoided: a family, a team.
    KeepApart {
        /// Who.
        players: Vec<PlayerId>,
        /// Whether so; `false` takes it back.
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        apart: bool,
    },
    /// A player hands in a deck list (Tournament Rules 2.7), or a judge corrects one that was accepted.
    RegisterDeck {
        /// Who.
        player: PlayerId,
        /// What.
        deck: DeckList,
        /// Why a judge corrects the list; an accepted list may not be altered otherwise.
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A table was chosen for a deck check (Tournament Rules 2.8).
    DeckCheckTable {
        /// Of the present round.
        table: u32,
    },
    /// A deck was compared with the list (Tournament Rules 2.8); the match gets the time back and three minutes
    /// (Tournament Rules 2.6).
    DeckCheck {
        /// Whose.
        player: PlayerId,
        /// What was found.
        found: DeckList,
        /// The player may have swapped cards since the match began, so deck and sideboard count together.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        sideboarded: bool,
        /// How long it took.
        #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
        seconds: u32,
        /// What is different; worked out when left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        differences: Option<Vec<DeckDifference>>,
    },
    /// Who sits together in drafts (Tournament Rules 7.6).
    Pods {
        /// Players of each pod in the order of their seats.
        pods: Vec<Vec<PlayerId>>,
    },
    /// The pairings of the next round, others for the present round, or a repair of an earlier Swiss round.
    Pairings {
        /// Which round, playoffs counted on.
        round: u32,
        /// Who plays whom; table 1 first.
        tables: Vec<[PlayerId; 2]>,
        /// Who has a bye.
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<PlayerId>>"))]
        byes: Vec<PlayerId>,
    },
    /// How a match ended; told again for the same table it is a correction.
    Result(ReportedResult),
    /// A result was entered by mistake: the match has none again.
    ClearResult {
        /// Of which round; the present one if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        round: Option<u32>,
        /// At which table.
        table: u32,
    },
    /// A match is shown to spectators, or filmed.
    Feature {
        /// In the present round.
        table: u32,
        /// Whether so.
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        feature: bool,
    },
    /// From now on players can report results by links.
    OpenReports {
        /// 32 hexadecimal digits that only officials know: what links are signed with.
        key: String,
    },
    /// A result as a player reports it, signed; it counts when the opponent reports the same.
    Claim(Claim),
    /// The best play on for the title (Tournament Rules 8.2).
    Cut {
        /// Who, in the order of their seeds or seats.
        seeds: Vec<PlayerId>,
        /// How they are paired.
        bracket: BracketKind,
    },
    /// The round's time begins.
    ClockStart {
        /// When.
        at: Time,
    },
    /// The round's time stands still.
    ClockPause {
        /// When.
        at: Time,
    },
    /// The round's time goes on.
    ClockResume {
        /// When.
        at: Time,
    },
    /// One match gets more time (Tournament Rules 2.6).
    Extension {
        /// In the present round.
        table: u32,
        /// How much.
        seconds: u32,
        /// Why.
        #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
        reason: String,
    },
    /// A judge's decision.
    Penalty {
        /// Whose, if it is a player.
        #[serde(skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        /// Whose otherwise: a spectator, an official.
        #[serde(skip_serializing_if = "Option::is_none")]
        person: Option<String>,
        /// The section of the Tournament Rules that it comes from, for example `5.4`.
        section: String,
        /// What was imposed, for example `warning`.
        penalty: String,
        /// What it does in the tournament.
        #[cfg_attr(feature = "typescript", ts(as = "Option<PenaltyAction>"))]
        action: PenaltyAction,
        /// What happened.
        #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
        note: String,
    },
    /// An earlier entry counts no more; an undo itself can be undone.
    Undo {
        /// Whose entry.
        device: String,
        /// Its number there.
        number: u32,
    },
}

/// Somebody who enters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Entrant {
    /// What the pairings show.
    pub name: String,
    /// Made from the entry's number if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<PlayerId>,
}

/// What a penalty does in the tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum PenaltyAction {
    /// It is remembered.
    #[default]
    None,
    /// A game of the match being played is lost; between matches, of the next one.
    GameLoss,
    /// The match being played is lost; between matches, the next one.
    MatchLoss,
    /// The player is out, loses the match being played, and does not come back.
    Disqualification,
}

impl Event {
    /// Reads `{ "type": "drop", "player": "a1" }` of a JSON tree.
    ///
    /// # Errors
    ///
    /// `bad-input` with the place in the event.
    pub fn from_json(value: &Value) -> Result<Event> {
        let text = value.to_string();
        Event::read(&crate::input::parse::<Node<'_>>(&text)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input;
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
