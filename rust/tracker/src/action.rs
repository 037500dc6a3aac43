//! Actions of the players at the table: the entries of the log and their JSON form.

use crate::{
    log::Id,
    state::{CharacterId, Own, Phase},
};
use altmode_core::{Error, Result, read_value};
use altmode_tcg_language::{Color, Mode, Slot};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// An action of a player. In JSON the variant is the field `type`: `{ "type": "damage", "character": 3, "amount": 1 }`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Action {
    /// Damage counters put on a character, or removed if the amount is negative. `from` is the character that caused the
    /// damage.
    Damage {
        character: CharacterId,
        amount: i16,
        #[serde(default)]
        from: Option<CharacterId>,
    },
    /// The exact number of damage counters.
    SetDamage {
        character: CharacterId,
        to: u8,
    },
    /// An attack with its damage: taps the attacker and damages the defender.
    Attack {
        attacker: CharacterId,
        defender: CharacterId,
        damage: u8,
    },
    Mode {
        character: CharacterId,
        mode: Mode,
    },
    Tap {
        character: CharacterId,
        tapped: bool,
    },
    /// Untaps every character on the battlefield, or those of a seat.
    UntapAll {
        #[serde(default)]
        seat: Option<u8>,
    },
    Ko {
        character: CharacterId,
    },
    /// Returns a character from the KO area to the battlefield.
    Return {
        character: CharacterId,
        #[serde(default)]
        damage: u8,
    },
    /// Puts an Upgrade on a character. A card is given by id or name. Any other text is kept as typed and needs a slot.
    PutUpgrade {
        character: CharacterId,
        upgrade: String,
        #[serde(default)]
        slot: Option<Slot>,
    },
    ScrapUpgrade {
        character: CharacterId,
        index: u8,
    },
    MoveUpgrade {
        character: CharacterId,
        index: u8,
        to: CharacterId,
    },
    /// Changes a named counter on a character or of a player.
    Counter {
        #[serde(default)]
        character: Option<CharacterId>,
        #[serde(default)]
        seat: Option<u8>,
        name: String,
        amount: i16,
    },
    /// Puts battle cards under a character, or removes them.
    CardsUnder {
        character: CharacterId,
        amount: i16,
    },
    /// Puts a character under another.
    PutUnder {
        character: CharacterId,
        under: CharacterId,
    },
    /// Moves a character from under another to the battlefield.
    Deploy {
        character: CharacterId,
    },
    /// Puts a Titan Master's head on its body.
    PutHead {
        head: CharacterId,
        body: CharacterId,
    },
    /// Combines several characters into one; `form` is the combiner's card.
    Combine {
        form: String,
        parts: Vec<CharacterId>,
    },
    /// Adds a character to the game.
    Add {
        seat: u8,
        #[serde(default)]
        card: Option<String>,
        #[serde(default)]
        own: Option<Own>,
    },
    /// Takes a character off the table.
    Remove {
        character: CharacterId,
    },
    /// Overrides the health and stars of a character.
    Edit {
        character: CharacterId,
        #[serde(default)]
        health: Option<u8>,
        #[serde(default)]
        stars: Option<u8>,
    },
    /// Sets a note on a character, a player, or the game.
    Note {
        #[serde(default)]
        character: Option<CharacterId>,
        #[serde(default)]
        seat: Option<u8>,
        text: String,
    },
    Rename {
        seat: u8,
        name: String,
    },
    Phase {
        phase: Phase,
    },
    /// Ends the turn. When everything on the battlefield is tapped, it untaps (Expanded Rules 2.0, 1.4 Post-Attack).
    NextTurn {},
    /// Corrects the turn and the active player.
    Turn {
        turn: u16,
        active: u8,
    },
    /// Sets the player who has the first turn of this game.
    First {
        seat: u8,
    },
    Coin {
        heads: bool,
    },
    Die {
        sides: u8,
        result: u8,
    },
    /// Records flipped cards with their icons; `seat` is the owner of the deck.
    Flip {
        #[serde(default)]
        seat: Option<u8>,
        cards: Vec<Vec<Color>>,
    },
    ClockSet {
        minutes: u16,
    },
    ClockStart {},
    ClockPause {},
    /// Grants a time extension (Tournament Rules 2.6), or corrects it if negative.
    ClockExtend {
        seconds: i32,
    },
    /// Calls time (Tournament Rules 2.5).
    TimeCalled {},
    /// Records the white icons on two cards flipped to break a tie (Tournament Rules 2.5.1).
    TiebreakFlip {
        seat: u8,
        white: u8,
    },
    /// Records the coin that breaks a tie when all else is equal.
    TiebreakCoin {
        winner: u8,
    },
    /// Ends the game; `winner` is `null` for a draw.
    End {
        #[serde(default)]
        winner: Option<u8>,
        #[serde(default)]
        reason: String,
    },
    /// Starts the next game of the match with the original teams.
    NextGame {
        #[serde(default)]
        first: Option<u8>,
    },
    /// Undoes an entry of the log.
    Undo {
        entry: Id,
    },
    /// Redoes an undone entry.
    Redo {
        entry: Id,
    },
}

impl Action {
    /// Reads `{ "type": …, … }`.
    pub fn from_json(value: &Value) -> Result<Action> {
        let Value::Object(fields) = value else {
            return Err(Error::new("bad-input", "an action is an object with a \"type\""));
        };
        let Some(Value::String(word)) = fields.get("type") else {
            return Err(Error::new("missing-field", "an action has a \"type\", for example \"damage\"").at("type"));
        };
        let rest: Map<String, Value> =
            fields.iter().filter(|(name, _)| *name != "type").map(|(name, value)| (name.clone(), value.clone())).collect();
        let tagged = Value::Object(Map::from_iter([(word.clone(), Value::Object(rest))]));
        read_value(&tagged).map_err(|(place, message)| {
            let inside = place.strip_prefix(word.as_str()).unwrap_or("").trim_start_matches('.').to_string();
            let known = !message.starts_with("unknown variant") || !inside.is_empty();
            let (code, place) = if known { ("bad-input", inside) } else { ("unknown-action", "type".to_string()) };
            Error::new(code, message).at(place)
        })
    }

    /// Writes the JSON that [`Action::from_json`] reads. Unset fields are left out.
    pub fn to_json(&self) -> Value {
        let Ok(Value::Object(tagged)) = serde_json::to_value(self) else { return Value::Null };
        let mut fields = Map::new();
        for (word, content) in tagged {
            fields.insert("type".into(), Value::String(word));
            if let Value::Object(content) = content {
                fields.extend(content.into_iter().filter(|(_, value)| !value.is_null()));
            }
        }
        Value::Object(fields)
    }

    /// Returns whether the action changes the log and not the table.
    pub fn is_about_log(&self) -> bool {
        matches!(self, Action::Undo { .. } | Action::Redo { .. })
    }

    /// Combines two actions on one object into one, if they can be one entry: amounts add up, other values are replaced.
    pub fn joined(&self, next: &Action) -> Option<Action> {
        let mut sum = self.clone();
        match (&mut sum, next) {
            (Action::Damage { character, amount, from }, Action::Damage { character: other, amount: more, from: by }) => {
                if (character, from) != (&mut other.clone(), &mut by.clone()) {
                    return None;
                }
                *amount = amount.checked_add(*more)?;
            }
            (Action::Counter { character, seat, name, amount }, Action::Counter { character: on, seat: of, name: what, amount: more }) => {
                if (&*character, &*seat, &*name) != (on, of, what) {
                    return None;
                }
                *amount = amount.checked_add(*more)?;
            }
            (Action::CardsUnder { character, amount }, Action::CardsUnder { character: other, amount: more }) if character == other => {
                *amount = amount.checked_add(*more)?;
            }
            (Action::SetDamage { character, to }, Action::SetDamage { character: other, to: now }) if character == other => *to = *now,
            (Action::Note { character, seat, text }, Action::Note { character: on, seat: of, text: now })
                if (&*character, &*seat) == (on, of) =>
            {
                text.clone_from(now);
            }
            (Action::ClockExtend { seconds }, Action::ClockExtend { seconds: more }) => *seconds = seconds.checked_add(*more)?,
            _ => return None,
        }
        Some(sum)
    }

    /// Returns whether the action changes nothing, such as taps that cancel each other.
    pub fn is_nothing(&self) -> bool {
        matches!(self, Action::Damage { amount: 0, .. } | Action::Counter { amount: 0, .. } | Action::CardsUnder { amount: 0, .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn json_carries_the_word_as_type() {
        let action = Action::Damage { character: 3, amount: -2, from: None };
        let value = json!({ "type": "damage", "character": 3, "amount": -2 });
        assert_eq!(action.to_json(), value);
        assert_eq!(Action::from_json(&value).unwrap(), action);
    }

    #[test]
    fn faults_name_their_place() {
        let path = |value: Value| {
            let error = Action::from_json(&value).unwrap_err();
            (error.code, error.path)
        };
        assert_eq!(path(json!({ "type": "damage", "character": 300, "amount": 1 })), ("bad-input", "character".into()));
        assert_eq!(path(json!({ "type": "dance" })), ("unknown-action", "type".into()));
        assert_eq!(path(json!({ "type": "ko", "character": 1, "more": 2 })), ("bad-input", "more".into()));
        assert_eq!(path(json!({ "character": 1 })), ("missing-field", "type".into()));
        assert_eq!(path(json!(7)), ("bad-input", String::new()));
    }
}
