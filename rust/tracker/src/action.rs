//! Actions of the players at the table: the entries of the log and their JSON form.

use crate::state::{CharacterId, Own, Phase};
use altmode_journal::{About, Id, TableAction};
use altmode_tcg_language::{Color, Mode, Slot};
use serde::{Deserialize, Serialize};

/// An action of a player, which docs/tracker.md describes. In JSON the variant is the field `type`: `{ "type": "damage", "character":
/// 3, "amount": 1 }`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "TrackerAction", tag = "type", optional_fields)
)]
pub enum Action {
    /// Damage counters put on a character, or removed if the amount is negative. `from` is the character that caused the
    /// damage.
    Damage {
        /// The character.
        character: CharacterId,
        /// Change of the amount; negative to remove.
        amount: i16,
        /// The character that caused the damage.
        #[serde(default)]
        from: Option<CharacterId>,
    },
    /// The exact number of damage counters.
    SetDamage {
        /// The character.
        character: CharacterId,
        /// The new number, 0 to 255.
        to: u8,
    },
    /// An attack with its damage: taps the attacker and damages the defender.
    Attack {
        /// The attacker.
        attacker: CharacterId,
        /// The defender.
        defender: CharacterId,
        /// Damage counters, 0 to 255.
        damage: u8,
    },
    /// Flips a character to a mode.
    Mode {
        /// The character.
        character: CharacterId,
        /// The mode that is up afterwards.
        #[cfg_attr(feature = "typescript", ts(type = "Mode"))]
        mode: Mode,
    },
    /// Taps or untaps a character.
    Tap {
        /// The character.
        character: CharacterId,
        /// Whether it is tapped afterwards.
        tapped: bool,
    },
    /// Untaps every character on the battlefield, or those of a seat.
    UntapAll {
        /// The seat, 0 or 1, if it is about one player.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// Moves a character to the KO area.
    Ko {
        /// The character.
        character: CharacterId,
    },
    /// Returns a character from the KO area to the battlefield.
    Return {
        /// The character.
        character: CharacterId,
        /// Damage counters, 0 to 255.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<u8>"))]
        damage: u8,
    },
    /// Puts an Upgrade on a character. A card is given by id or name. Any other text is kept as typed and needs a slot.
    PutUpgrade {
        /// The character.
        character: CharacterId,
        /// Id or name of the card, or any text.
        upgrade: String,
        /// The slot, if the card is not known.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(type = "Slot", optional))]
        slot: Option<Slot>,
    },
    /// Scraps an Upgrade.
    ScrapUpgrade {
        /// The character.
        character: CharacterId,
        /// Index in the character's Upgrades.
        index: u8,
    },
    /// Moves an Upgrade to another character.
    MoveUpgrade {
        /// The character.
        character: CharacterId,
        /// Index in the character's Upgrades.
        index: u8,
        /// The character that receives the Upgrade.
        to: CharacterId,
    },
    /// Changes a named counter on a character or of a player.
    Counter {
        /// The character, if it is about one.
        #[serde(default)]
        character: Option<CharacterId>,
        /// The seat, 0 or 1, if it is about one player.
        #[serde(default)]
        seat: Option<u8>,
        /// The name, at most 60 characters.
        name: String,
        /// Change of the amount; negative to remove.
        amount: i16,
    },
    /// Puts battle cards under a character, or removes them.
    CardsUnder {
        /// The character.
        character: CharacterId,
        /// Change of the amount; negative to remove.
        amount: i16,
    },
    /// Puts a character under another.
    PutUnder {
        /// The character.
        character: CharacterId,
        /// The character above it.
        under: CharacterId,
    },
    /// Moves a character from under another to the battlefield.
    Deploy {
        /// The character.
        character: CharacterId,
    },
    /// Puts a Titan Master's head on its body.
    PutHead {
        /// The head.
        head: CharacterId,
        /// The body.
        body: CharacterId,
    },
    /// Combines several characters into one; `form` is the combiner's card.
    Combine {
        /// Id or name of the combiner's card.
        form: String,
        /// The characters that combine.
        parts: Vec<CharacterId>,
    },
    /// Adds a character to the game.
    Add {
        /// The seat, 0 or 1.
        seat: u8,
        /// Id or name of its card.
        #[serde(default)]
        card: Option<String>,
        /// Its description, if it has no card.
        #[serde(default)]
        own: Option<Own>,
    },
    /// Takes a character off the table.
    Remove {
        /// The character.
        character: CharacterId,
    },
    /// Overrides the health and stars of a character.
    Edit {
        /// The character.
        character: CharacterId,
        /// The health, or `null` for the printed one.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        health: Option<u8>,
        /// The stars, or `null` for the printed ones.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        stars: Option<u8>,
    },
    /// Sets a note on a character, a player, or the game.
    Note {
        /// The character, if it is about one.
        #[serde(default)]
        character: Option<CharacterId>,
        /// The seat, 0 or 1, if it is about one player.
        #[serde(default)]
        seat: Option<u8>,
        /// The note; empty to delete it.
        text: String,
    },
    /// Changes the name of a player.
    Rename {
        /// The seat, 0 or 1.
        seat: u8,
        /// The name, at most 60 characters.
        name: String,
    },
    /// Sets the phase of the turn.
    Phase {
        /// The phase.
        phase: Phase,
    },
    /// Ends the turn. When everything on the battlefield is tapped, it untaps (Expanded Rules 2.0, 1.4 Post-Attack).
    NextTurn {},
    /// Corrects the turn and the active player.
    Turn {
        /// Number of the turn, from 1.
        turn: u16,
        /// The active seat, 0 or 1.
        active: u8,
    },
    /// Sets the player who has the first turn of this game.
    First {
        /// The seat, 0 or 1.
        seat: u8,
    },
    /// Records a coin toss.
    Coin {
        /// Whether it showed heads.
        heads: bool,
    },
    /// Records a die roll.
    Die {
        /// Number of sides, at least 2.
        sides: u8,
        /// The result, 1 to `sides`.
        result: u8,
    },
    /// Records flipped cards with their icons; `seat` is the owner of the deck.
    Flip {
        /// The seat, 0 or 1, if it is about one player.
        #[serde(default)]
        seat: Option<u8>,
        /// The icons of each card.
        #[cfg_attr(feature = "typescript", ts(type = "IconColor[][]"))]
        cards: Vec<Vec<Color>>,
    },
    /// Sets the length of the round.
    ClockSet {
        /// Minutes; 0 for no clock.
        minutes: u16,
    },
    /// Starts the clock.
    ClockStart {},
    /// Pauses the clock.
    ClockPause {},
    /// Grants a time extension (Tournament Rules 2.6), or corrects it if negative.
    ClockExtend {
        /// Seconds.
        seconds: i32,
    },
    /// Calls time (Tournament Rules 2.5).
    TimeCalled {},
    /// Records the white icons on two cards flipped to break a tie (Tournament Rules 2.5.1).
    TiebreakFlip {
        /// The seat, 0 or 1.
        seat: u8,
        /// Number of white icons.
        white: u8,
    },
    /// Records the coin that breaks a tie when all else is equal.
    TiebreakCoin {
        /// The winning seat, 0 or 1.
        winner: u8,
    },
    /// Ends the game; `winner` is `null` for a draw.
    End {
        /// The winning seat, or `null` for a draw.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        winner: Option<u8>,
        /// The reason in words.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
        reason: String,
    },
    /// Starts the next game of the match with the original teams.
    NextGame {
        /// The seat with the first turn, if known.
        #[serde(default)]
        first: Option<u8>,
    },
    /// Undoes an entry of the log.
    #[cfg_attr(feature = "typescript", ts(skip))]
    Undo {
        /// The entry.
        entry: Id,
    },
    /// Redoes an undone entry.
    #[cfg_attr(feature = "typescript", ts(skip))]
    Redo {
        /// The entry.
        entry: Id,
    },
}

impl TableAction for Action {
    const EXAMPLE: &'static str = "damage";

    fn undo(entry: Id) -> Action {
        Action::Undo { entry }
    }

    fn redo(entry: Id) -> Action {
        Action::Redo { entry }
    }

    fn about(&self) -> Option<About<'_>> {
        match self {
            Action::Undo { entry } => Some(About::Undo(entry)),
            Action::Redo { entry } => Some(About::Redo(entry)),
            _ => None,
        }
    }

    fn joined(&self, next: &Action) -> Option<Action> {
        let mut sum = self.clone();
        match (&mut sum, next) {
            (
                Action::Damage { character, amount, from },
                Action::Damage { character: other, amount: more, from: by },
            ) => {
                if (character, from) != (&mut other.clone(), &mut by.clone()) {
                    return None;
                }
                *amount = amount.checked_add(*more)?;
            }
            (
                Action::Counter { character, seat, name, amount },
                Action::Counter { character: on, seat: of, name: what, amount: more },
            ) => {
                if (&*character, &*seat, &*name) != (on, of, what) {
                    return None;
                }
                *amount = amount.checked_add(*more)?;
            }
            (
                Action::CardsUnder { character, amount },
                Action::CardsUnder { character: other, amount: more },
            ) if character == other => {
                *amount = amount.checked_add(*more)?;
            }
            (
                Action::SetDamage { character, to },
                Action::SetDamage { character: other, to: now },
            ) if character == other => *to = *now,
            (
                Action::Note { character, seat, text },
                Action::Note { character: on, seat: of, text: now },
            ) if (&*character, &*seat) == (on, of) => {
                text.clone_from(now);
            }
            (Action::ClockExtend { seconds }, Action::ClockExtend { seconds: more }) => {
                *seconds = seconds.checked_add(*more)?
            }
            _ => return None,
        }
        Some(sum)
    }

    fn is_nothing(&self) -> bool {
        matches!(
            self,
            Action::Damage { amount: 0, .. }
                | Action::Counter { amount: 0, .. }
                | Action::CardsUnder { amount: 0, .. }
        )
    }

    fn is_blank(&self) -> bool {
        matches!(self, Action::Note { text, .. } if text.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use altmode_journal::{action_from_json, action_to_json};
    use altmode_json::{Value, json};

    #[test]
    fn json_carries_the_word_as_type() {
        let action = Action::Damage { character: 3, amount: -2, from: None };
        let value = json!({ "type": "damage", "character": 3, "amount": -2 });
        assert_eq!(action_to_json(&action), value);
        assert_eq!(action_from_json::<Action>(&value).unwrap(), action);
    }

    #[test]
    fn faults_name_their_place() {
        let path = |value: Value| {
            let error = action_from_json::<Action>(&value).unwrap_err();
            (error.code, error.path.clone())
        };
        assert_eq!(
            path(json!({ "type": "damage", "character": 300, "amount": 1 })),
            ("bad-input", "character".into())
        );
        assert_eq!(path(json!({ "type": "dance" })), ("unknown-action", "type".into()));
        assert_eq!(
            path(json!({ "type": "ko", "character": 1, "more": 2 })),
            ("bad-input", "more".into())
        );
        assert_eq!(path(json!({ "character": 1 })), ("missing-field", "type".into()));
        assert_eq!(path(json!(7)), ("bad-input", String::new()));
    }
}
