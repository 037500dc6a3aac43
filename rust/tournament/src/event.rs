//! What can happen in a tournament. A tournament is the list of its events; see [`crate::log`].

use crate::{
    deck::{DeckDifference, DeckList},
    input,
    options::Options,
};
use altmode_core::{Error, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A player's name for programs: short, unique, never shown instead of the name.
pub type PlayerId = String;

/// Milliseconds since 1970, as clocks of computers give them.
pub type Time = u64;

/// Something that happened. As JSON it is one object, with `type` naming what happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(tag = "type", optional_fields))]
pub enum Event {
    /// Other options than those at the beginning; before the first round all of them, later only rounds and playoff.
    Configure {
        /// All options, those that stay as they are too.
        options: Options,
    },
    /// A player enters, at any time before a cut.
    AddPlayer {
        /// What the pairings show.
        name: String,
        /// Made from the entry's number if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<PlayerId>,
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
    /// A player hands in a deck list (Tournament Rules 2.7).
    RegisterDeck {
        /// Who.
        player: PlayerId,
        /// What.
        deck: DeckList,
    },
    /// A deck was compared with the list (Tournament Rules 2.8); the match gets the time back and three minutes
    /// (Tournament Rules 2.6).
    DeckCheck {
        /// Whose.
        player: PlayerId,
        /// What was found.
        found: DeckList,
        /// The player may have swapped cards since the match began, so deck and sideboard count together.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        sideboarded: bool,
        /// How long it took.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
        seconds: u32,
        /// What is different; worked out when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        differences: Option<Vec<DeckDifference>>,
    },
    /// Who sits together in drafts (Tournament Rules 7.6).
    Pods {
        /// Players of each pod in the order of their seats.
        pods: Vec<Vec<PlayerId>>,
    },
    /// The pairings of the next round, or others for the present round.
    Pairings {
        /// Which round, playoffs counted on.
        round: u32,
        /// Who plays whom; table 1 first.
        tables: Vec<[PlayerId; 2]>,
        /// Who has a bye.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<PlayerId>>"))]
        byes: Vec<PlayerId>,
    },
    /// How a match ended; told again for the same table it is a correction.
    Result(ReportedResult),
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
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
        reason: String,
    },
    /// A judge's decision, to be remembered; nothing here judges.
    Penalty {
        /// Whose.
        player: PlayerId,
        /// The section of the Tournament Rules that it comes from, for example `5.4`.
        section: String,
        /// What was imposed, for example `warning`.
        penalty: String,
        /// What happened.
        #[serde(default)]
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

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct ReportedResult {
    /// Of which round; the present one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// At which table.
    pub table: u32,
    /// Who plays there, in the order of `games`; if left out, in the order of the pairing. A result for others than
    /// those who are paired there is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[PlayerId; 2]>,
    /// Games that each won.
    pub games: [i32; 2],
    /// Games drawn to their end.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<i32>"))]
    pub draws: i32,
    /// Games begun and not ended; they count as drawn (Tournament Rules, Appendix C).
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<i32>"))]
    pub unfinished: i32,
    /// By what the match ended.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<EndedBy>"))]
    pub by: EndedBy,
    /// Who won, where the games do not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<PlayerId>,
}

/// By what a match ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum EndedBy {
    /// By its games (Tournament Rules 2.1).
    #[default]
    Games,
    /// One conceded the match (Tournament Rules 2.4).
    Concession,
    /// Both agreed to a draw (Tournament Rules 2.4).
    IntentionalDraw,
    /// By the tiebreaker procedure after equal games (Tournament Rules 2.5.1).
    Tiebreak,
    /// One did not come, and is dropped; with no winner neither did (Tournament Rules 2.10).
    NoShow,
}

/// How a playoff is paired (Tournament Rules 8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum BracketKind {
    /// The first plays the last.
    #[default]
    Standings,
    /// Seat 1 of the draft table plays seat 5.
    DraftSeats,
}

impl Event {
    /// Reads `{ "type": "drop", "player": "a1" }`.
    ///
    /// # Errors
    ///
    /// `bad-input` with the place in the event.
    pub fn from_json(value: &Value) -> Result<Event> {
        let Value::Object(fields) = value else {
            return Err(Error::new("bad-input", "an event is an object with a \"type\""));
        };
        let Some(Value::String(_)) = fields.get("type") else {
            return Err(Error::new("bad-input", "an event has a \"type\", for example \"addPlayer\"").at("type"));
        };
        input::from_value(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn events_are_flat_objects() {
        let value = json!({ "type": "result", "round": 2, "table": 1, "games": [2, 1], "draws": 0, "unfinished": 0, "by": "games" });
        let event = Event::from_json(&value).unwrap();
        assert!(matches!(&event, Event::Result(result) if result.games == [2, 1]));
        assert_eq!(input::flattened(&event), value);
    }

    #[test]
    fn mistakes_have_their_place_in_the_event() {
        let place = |value: Value| Event::from_json(&value).unwrap_err().path;
        assert_eq!(place(json!({ "type": "result", "table": 1, "games": [2, "x"] })), "games[1]");
        assert_eq!(place(json!({ "type": "drop", "player": 5 })), "player");
        assert_eq!(place(json!({ "type": "dance" })), "type");
        assert_eq!(place(json!({ "type": "" })), "type");
        assert_eq!(place(json!({ "player": "a" })), "type");
        assert_eq!(Event::from_json(&json!([])).unwrap_err().code, "bad-input");
    }
}
