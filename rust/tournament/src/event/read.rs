//! Parsing of events from JSON.

use super::{BracketKind, Claim, EndedBy, Entrant, Event, PenaltyAction, ReportedResult};
use crate::{
    deck::{DeckDifference, DeckList},
    node::{Node, ObjectFields, Read, pair_of, unknown, word},
};
use altmode_core::{Error, Result};
use altmode_json::Value;

/// The values of `type`.
const TYPES: [&str; 30] = [
    "addPlayer",
    "addPlayers",
    "admit",
    "assignByes",
    "checkIn",
    "claim",
    "clearPairings",
    "clearResult",
    "clockPause",
    "clockResume",
    "clockStart",
    "configure",
    "cut",
    "deckCheck",
    "deckCheckTable",
    "drop",
    "extension",
    "feature",
    "fixTable",
    "keepApart",
    "openReports",
    "pairings",
    "penalty",
    "pods",
    "reenter",
    "registerDeck",
    "renamePlayer",
    "result",
    "sitOut",
    "undo",
];

const ENDED_BY: [(&str, EndedBy); 8] = [
    ("games", EndedBy::Games),
    ("concession", EndedBy::Concession),
    ("intentionalDraw", EndedBy::IntentionalDraw),
    ("tiebreak", EndedBy::Tiebreak),
    ("noShow", EndedBy::NoShow),
    ("penalty", EndedBy::Penalty),
    ("doubleLoss", EndedBy::DoubleLoss),
    ("drop", EndedBy::Drop),
];

const ACTIONS: [(&str, PenaltyAction); 4] = [
    ("none", PenaltyAction::None),
    ("gameLoss", PenaltyAction::GameLoss),
    ("matchLoss", PenaltyAction::MatchLoss),
    ("disqualification", PenaltyAction::Disqualification),
];

pub const BRACKETS: [(&str, BracketKind); 2] =
    [("standings", BracketKind::Standings), ("draftSeats", BracketKind::DraftSeats)];

fn entrant(node: &Node<'_>) -> Result<Entrant> {
    let mut fields = ObjectFields::of(node)?;
    let entrant = Entrant { name: fields.text("name")?, id: fields.text_or_none("id")? };
    fields.end()?;
    Ok(entrant)
}

/// Parses the way in which a match ended, by default [`EndedBy::Games`].
pub fn ended_by(fields: &mut ObjectFields<'_, '_>) -> Result<EndedBy> {
    Ok(word(fields, "by", &ENDED_BY)?.unwrap_or_default())
}

fn result(fields: &mut ObjectFields<'_, '_>) -> Result<ReportedResult> {
    let players = fields.find("players").map(|node| pair_of(node, Node::text)).transpose();
    Ok(ReportedResult {
        round: fields.number_or_none("round")?,
        table: fields.number("table")?,
        players: players.map_err(|error| error.at("players"))?,
        games: fields.pair("games", Node::signed)?,
        draws: fields.signed_or_zero("draws")?,
        unfinished: fields.signed_or_zero("unfinished")?,
        by: ended_by(fields)?,
        winner: fields.text_or_none("winner")?,
    })
}

fn claim(fields: &mut ObjectFields<'_, '_>) -> Result<Claim> {
    Ok(Claim {
        round: fields.number("round")?,
        table: fields.number("table")?,
        player: fields.text("player")?,
        players: fields.pair("players", Node::text)?,
        games: fields.pair("games", Node::signed)?,
        draws: fields.signed_or_zero("draws")?,
        unfinished: fields.signed_or_zero("unfinished")?,
        by: ended_by(fields)?,
        winner: fields.text_or_none("winner")?,
        signature: fields.text("signature")?,
    })
}

fn penalty(fields: &mut ObjectFields<'_, '_>) -> Result<Event> {
    Ok(Event::Penalty {
        player: fields.text_or_none("player")?,
        person: fields.text_or_none("person")?,
        section: fields.text("section")?,
        penalty: fields.text("penalty")?,
        action: word(fields, "action", &ACTIONS)?.unwrap_or_default(),
        note: fields.text_or_none("note")?.unwrap_or_default(),
    })
}

fn deck_check(fields: &mut ObjectFields<'_, '_>) -> Result<Event> {
    let told = fields.find("differences").is_some();
    Ok(Event::DeckCheck {
        player: fields.text("player")?,
        found: DeckList::read(fields.need("found")?).map_err(|error| error.at("found"))?,
        sideboarded: fields.flag_or("sideboarded", false)?,
        seconds: fields.number_or_none("seconds")?.unwrap_or(0),
        differences: if told {
            Some(fields.each("differences", DeckDifference::read)?)
        } else {
            None
        },
    })
}

impl Event {
    /// Parses an event, for example `{ "type": "drop", "player": "a1" }`.
    ///
    /// # Errors
    ///
    /// Returns `bad-input` with the path in the event.
    pub fn read(node: &Node<'_>) -> Result<Event> {
        let mut all = ObjectFields::of(node)
            .map_err(|_| Error::new("bad-input", "an event is an object with a \"type\""))?;
        let Some(Node::Text(kind)) = all.find("type") else {
            return Err(Error::new(
                "bad-input",
                "an event has a \"type\", for example \"addPlayer\"",
            )
            .at("type"));
        };
        let of = &mut all;
        let event = match kind.as_ref() {
            "addPlayer" => Event::AddPlayer { name: of.text("name")?, id: of.text_or_none("id")? },
            "addPlayers" => Event::AddPlayers { players: of.each("players", entrant)? },
            "admit" => Event::Admit { player: of.text("player")? },
            "assignByes" => Event::AssignByes {
                player: of.text("player")?,
                rounds: of.each("rounds", Node::number)?,
            },
            "checkIn" => {
                Event::CheckIn { player: of.text("player")?, here: of.flag_or("here", true)? }
            }
            "claim" => Event::Claim(claim(of)?),
            "clearPairings" => Event::ClearPairings { round: of.number_or_none("round")? },
            "clearResult" => Event::ClearResult {
                round: of.number_or_none("round")?,
                table: of.number("table")?,
            },
            "clockPause" => Event::ClockPause { at: of.time("at")? },
            "clockResume" => Event::ClockResume { at: of.time("at")? },
            "clockStart" => Event::ClockStart { at: of.time("at")? },
            "configure" => match of.need("options")?.value() {
                Value::Object(options) => Event::Configure { options },
                _ => return Err(of.need("options")?.unlike("an object").at("options")),
            },
            "cut" => {
                let bracket = word(of, "bracket", &BRACKETS)?;
                let missing = || Error::new("bad-input", "\"bracket\" is missing").at("bracket");
                Event::Cut { seeds: of.texts("seeds")?, bracket: bracket.ok_or_else(missing)? }
            }
            "deckCheck" => deck_check(of)?,
            "deckCheckTable" => Event::DeckCheckTable { table: of.number("table")? },
            "drop" => Event::Drop { player: of.text("player")? },
            "extension" => Event::Extension {
                table: of.number("table")?,
                seconds: of.number("seconds")?,
                reason: of.text_or_none("reason")?.unwrap_or_default(),
            },
            "feature" => {
                Event::Feature { table: of.number("table")?, feature: of.flag_or("feature", true)? }
            }
            "fixTable" => {
                Event::FixTable { player: of.text("player")?, table: of.number_or_none("table")? }
            }
            "keepApart" => Event::KeepApart {
                players: of.texts("players")?,
                apart: of.flag_or("apart", true)?,
            },
            "openReports" => Event::OpenReports { key: of.text("key")? },
            "pairings" => Event::Pairings {
                round: of.number("round")?,
                tables: of.each("tables", |node| pair_of(node, Node::text))?,
                byes: of.each_of("byes", Node::text)?,
            },
            "penalty" => penalty(of)?,
            "pods" => Event::Pods {
                pods: of.each("pods", |node| node.list()?.iter().map(Node::text).collect())?,
            },
            "reenter" => Event::Reenter { player: of.text("player")? },
            "registerDeck" => {
                let deck = DeckList::read(of.need("deck")?).map_err(|error| error.at("deck"))?;
                Event::RegisterDeck {
                    player: of.text("player")?,
                    deck,
                    reason: of.text_or_none("reason")?,
                }
            }
            "renamePlayer" => {
                Event::RenamePlayer { player: of.text("player")?, name: of.text("name")? }
            }
            "result" => Event::Result(result(of)?),
            "sitOut" => Event::SitOut {
                player: of.text("player")?,
                rounds: of.each("rounds", Node::number)?,
            },
            "undo" => Event::Undo { device: of.text("device")?, number: of.number("number")? },
            other => return Err(unknown(other, &TYPES).at("type")),
        };
        all.end()?;
        Ok(event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::json;

    #[test]
    fn words_are_read_as_they_are_written() {
        ENDED_BY.iter().for_each(|(word, by)| assert_eq!(json(by), format!("\"{word}\"")));
        ACTIONS.iter().for_each(|(word, action)| assert_eq!(json(action), format!("\"{word}\"")));
        BRACKETS
            .iter()
            .for_each(|(word, bracket)| assert_eq!(json(bracket), format!("\"{word}\"")));
    }
}
