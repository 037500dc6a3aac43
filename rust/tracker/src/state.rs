//! The state of the table: plain data, computed from the log.

use crate::facts::{self, CharacterFacts};
use altmode_tcg_language::{Mode, Slot};
use serde::{Deserialize, Serialize};

/// A character's number: its index in [`State::characters`], which is never reused.
pub type CharacterId = u8;

/// The tracked state of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Both sides of the table, by seat.
    pub players: [Player; 2],
    /// All characters, by number.
    pub characters: Vec<Character>,
    /// Number of the game in the match, from 1.
    pub game: u8,
    /// Number of the turn in the game, from 1, counted over both players.
    pub turn: u16,
    /// The seat whose turn it is.
    pub active: u8,
    /// Phase of the turn.
    pub phase: Phase,
    /// The seat with the first turn of this game, if known.
    pub first: Option<u8>,
    /// The result of this game; `None` while it runs.
    pub ending: Option<Ending>,
    /// The results of the earlier games.
    pub results: Vec<Ending>,
    /// The round clock.
    pub clock: Clock,
    /// Numbers of white icons flipped to break a tie, one for each flip of two cards (Tournament Rules 2.5.1).
    pub tiebreak: [Vec<u8>; 2],
    /// Seat that won the coin toss of the tiebreaker (Tournament Rules 2.5.1).
    pub tiebreak_coin: Option<u8>,
    /// Note of the players.
    pub note: String,
}

/// One side of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Counters other than damage.
    pub counters: Vec<Counter>,
    /// Note of the players.
    pub note: String,
}

/// A counter other than damage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    /// The name.
    pub name: String,
    /// The amount, never 0.
    pub amount: i16,
}

/// A character in any zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Character {
    /// Seat of the owner, 0 or 1.
    pub seat: u8,
    /// Source of its facts.
    pub printed: Printed,
    /// Overridden health and stars, if they differ from the card's.
    pub health: Option<u8>,
    /// Overridden stars.
    pub stars: Option<u8>,
    /// Mode that is up.
    pub mode: Mode,
    /// Zone.
    pub zone: Zone,
    /// Whether it is tapped.
    pub tapped: bool,
    /// Damage counters, 0 to 255.
    pub damage: u8,
    /// Upgrades on it, in the order in which they came.
    pub upgrades: Vec<Upgrade>,
    /// Counters other than damage.
    pub counters: Vec<Counter>,
    /// Number of battle cards under it.
    pub cards_under: u8,
    /// Note of the players.
    pub note: String,
}

/// The source of a character's facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Printed {
    /// A card of the catalogue, by id.
    Card(String),
    /// A description typed in.
    Own(Own),
}

/// A character described by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Own {
    /// The name.
    pub name: String,
    /// The health.
    pub health: u8,
    /// The stars; 0 by default.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>"))]
    pub stars: u8,
    /// The faces; by default an alt and a bot mode without numbers.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<OwnFace>>"))]
    pub faces: Vec<OwnFace>,
}

/// A face of a character described by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OwnFace {
    /// The mode.
    #[cfg_attr(feature = "typescript", ts(type = "Mode"))]
    pub mode: Mode,
    /// The attack.
    pub attack: u8,
    /// The defense.
    pub defense: u8,
}

/// The zone of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Zone {
    /// On the battlefield.
    Battlefield,
    /// In the KO area.
    KoArea,
    /// Under another character, from which it can deploy.
    Under(CharacterId),
    /// Part of a combiner.
    Part(CharacterId),
    /// A Titan Master's head on this body.
    Head(CharacterId),
    /// On another character, with its Upgrade side.
    Upgrade(CharacterId),
    /// Removed from the table.
    Outside,
}

/// An Upgrade on a character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upgrade {
    /// The id of its card, or the name as typed.
    pub card: String,
    /// The slot.
    pub slot: Slot,
    /// The character whose Upgrade side it is.
    pub character: Option<CharacterId>,
}

/// A phase of a turn (Expanded Rules 2.0, section 1, Turn Sequence).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phase {
    /// Start of turn.
    #[default]
    Start,
    /// Main phase.
    Main,
    /// Attack phase.
    Attack,
    /// End of turn.
    End,
}

impl Phase {
    /// Returns the name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Start => "start of turn",
            Phase::Main => "main phase",
            Phase::Attack => "attack",
            Phase::End => "end of turn",
        }
    }
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ending {
    /// The winner; `null` for a draw.
    pub winner: Option<u8>,
    /// The reason.
    pub reason: String,
    /// Number of turns.
    pub turns: u16,
}

/// The round clock. Times are milliseconds of the host's clock; the crate never reads a clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Length of the round in minutes; 0 for no clock.
    pub minutes: u16,
    /// Time extensions in seconds (Tournament Rules 2.6).
    pub extra_seconds: i32,
    /// Time of the last start, while the clock runs.
    pub running_since: Option<u64>,
    /// Milliseconds that the clock ran before the last start.
    pub ran: u64,
    /// The turn in which time was called.
    pub called: Option<u16>,
    /// Whether the end-of-match procedure is over (Tournament Rules 2.5).
    pub finished: bool,
}

impl Character {
    /// Returns the facts of its card, if it has one.
    pub fn facts(&self) -> Option<&'static CharacterFacts> {
        match &self.printed {
            Printed::Card(id) => facts::character_by_id(id),
            Printed::Own(_) => None,
        }
    }

    /// Returns the name without the subtitle.
    pub fn name(&self) -> &str {
        match (&self.printed, self.facts()) {
            (_, Some(facts)) => &facts.name,
            (Printed::Own(own), _) => &own.name,
            (Printed::Card(id), _) => id,
        }
    }

    /// Returns attack and defense printed on the face that is up.
    pub fn printed_stats(&self) -> [i16; 2] {
        let face = match (&self.printed, self.facts()) {
            (_, Some(facts)) => facts.face(self.mode).map(|face| (face.attack, face.defense)),
            (Printed::Own(own), _) => own
                .faces
                .iter()
                .find(|face| face.mode == self.mode)
                .map(|face| (face.attack, face.defense)),
            _ => None,
        };
        face.map_or([0; 2], |(attack, defense)| [attack.into(), defense.into()])
    }

    /// Returns the modes in printed order.
    pub fn modes(&self) -> Vec<Mode> {
        match (&self.printed, self.facts()) {
            (_, Some(facts)) => facts.faces.iter().map(facts::FaceFacts::mode).collect(),
            (Printed::Own(own), _) if !own.faces.is_empty() => {
                own.faces.iter().map(|face| face.mode).collect()
            }
            _ => vec![Mode::Alt, Mode::Bot],
        }
    }

    /// Returns whether it can flip.
    pub fn can_flip(&self) -> bool {
        self.facts().is_none_or(|facts| facts.flips)
    }

    /// Returns the number of slots for Weapons, Armors and Utilities, before effects.
    pub fn slots(&self) -> [u8; 3] {
        self.facts().map_or([1; 3], |facts| facts.slots)
    }
}

impl State {
    /// Returns the character with this number, unless it was removed from the table.
    pub fn character(&self, id: CharacterId) -> Option<&Character> {
        self.characters.get(usize::from(id)).filter(|character| character.zone != Zone::Outside)
    }

    pub(crate) fn character_mut(&mut self, id: CharacterId) -> Option<&mut Character> {
        self.characters.get_mut(usize::from(id)).filter(|character| character.zone != Zone::Outside)
    }

    /// Iterates over the characters with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (CharacterId, &Character)> {
        (0..=u8::MAX).zip(&self.characters).filter(|(_, character)| character.zone != Zone::Outside)
    }

    /// Iterates over a seat's characters on the battlefield.
    pub fn on_battlefield(&self, seat: u8) -> impl Iterator<Item = (CharacterId, &Character)> {
        self.numbered().filter(move |(_, character)| {
            character.seat == seat && character.zone == Zone::Battlefield
        })
    }

    /// Returns the head on a body (Wave 5 FAQ, Titan Masters).
    pub fn head_of(&self, body: CharacterId) -> Option<(CharacterId, &Character)> {
        self.numbered().find(|(_, character)| character.zone == Zone::Head(body))
    }

    /// Returns the attack, defense and health that the head on a character adds.
    pub fn head_bonus(&self, body: CharacterId) -> [u8; 3] {
        let head = self.head_of(body).and_then(|(_, head)| head.facts());
        head.and_then(|facts| facts.face(Mode::Head)).map_or([0; 3], |face| face.bonus)
    }

    /// Returns the health that damage is compared with.
    pub fn health(&self, id: CharacterId) -> u8 {
        let Some(character) = self.character(id) else { return 0 };
        let printed = match (&character.printed, character.facts()) {
            (_, Some(facts)) => facts.health.saturating_add(self.head_bonus(id)[2]),
            (Printed::Own(own), _) => own.health,
            _ => 0,
        };
        character.health.unwrap_or(printed)
    }

    /// Returns the remaining health; 0 in the KO area.
    pub fn remaining(&self, id: CharacterId) -> u8 {
        match self.character(id) {
            Some(character) if character.zone == Zone::Battlefield => {
                self.health(id).saturating_sub(character.damage)
            }
            _ => 0,
        }
    }

    /// Returns the stars of a character, including those of a head on it (Rules Roundup 2020-06-10).
    pub fn stars(&self, id: CharacterId) -> u16 {
        let Some(character) = self.character(id) else { return 0 };
        let printed = match (&character.printed, character.facts()) {
            (_, Some(facts)) => facts.stars,
            (Printed::Own(own), _) => own.stars,
            _ => 0,
        };
        let head = self.head_of(id).map_or(0, |(head, _)| self.stars(head));
        u16::from(character.stars.unwrap_or(printed)) + head
    }

    /// Returns the number of games that a seat has won, including the current one if it is over.
    pub fn wins(&self, seat: u8) -> u8 {
        self.results.iter().chain(&self.ending).filter(|ending| ending.winner == Some(seat)).count()
            as u8
    }

    /// Returns the name of a seat for sentences.
    pub fn player_name(&self, seat: u8) -> String {
        match self.players.get(usize::from(seat)) {
            Some(player) if !player.name.is_empty() => player.name.clone(),
            _ => format!("Player {}", u16::from(seat) + 1),
        }
    }
}
