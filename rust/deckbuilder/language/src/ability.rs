//! Abilities: the parts of a card's text, each with its timing.

use crate::{Amount, Effect, What};
use altmode_language::{Encode, vocabulary};
use serde::Serialize;

/// A part of the text of a card or of a side of a character.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// Follow these instructions when the card is played.
    Play(Vec<Effect>),
    /// "Team:": follow these instructions when the card is played in Team Mode.
    Team(Vec<Effect>),
    /// An ability that is used for Energon.
    Energon {
        /// The Energon.
        cost: u8,
        /// When it is used.
        #[serde(default = "command")]
        when: Window,
        /// Whether it can be used in Team Mode only ("Team:").
        #[serde(default)]
        team: bool,
        /// The instructions.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// "Confront:", or "Command or Confront:": an ability without a cost that is used once a turn.
    Use {
        /// When it is used.
        when: Window,
        /// Whether it can be used in Team Mode only ("Team:").
        #[serde(default)]
        team: bool,
        /// The instructions.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// "Assist:": follow these instructions when the card resolves as an Assist.
    Assist(Vec<Effect>),
    /// Block an Attack against these characters by discarding the card from hand.
    Block {
        /// The characters that it protects.
        who: Protects,
        /// The instructions that the blocking player follows then.
        #[serde(default, rename = "do")]
        effects: Vec<Effect>,
    },
    /// An ability of a character that Blocks an Attack for Energon.
    EnergonBlock {
        /// The Energon.
        cost: u8,
        /// The characters that it protects.
        who: Protects,
        /// The instructions that the blocking player follows then.
        #[serde(default, rename = "do")]
        effects: Vec<Effect>,
    },
    /// The ability of a Site, used once a turn by a character that stands on it.
    Site {
        /// The Energon that it costs.
        #[serde(default)]
        cost: u8,
        /// The instructions.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// "Team:" before another ability: an Assist, a Block, an Ongoing quality or a Start of Turn effect that is there in Team Mode
    /// only. `play`, `energon` and `use` have words of their own for it: `team`, and `team: true`.
    InTeamMode(Box<Ability>),
    /// "Start of Turn".
    StartOfTurn(Vec<Effect>),
    /// Follow these instructions when the card is revealed in the Matrix: of a Ruin each player whose character is in its
    /// space, of another card the player who turned it faceup.
    Reveal(Vec<Effect>),
    /// The upper half of an Encounter.
    Ambush(Vec<Effect>),
    /// "Boss Reveal": the Ambush of a Boss that is revealed hits all Adversaries.
    BossReveal,
    /// The lower half of an Encounter.
    Confrontation(Vec<Effect>),
    /// "Ongoing": a quality for as long as the card is in play, or the side of the character is up.
    Ongoing(Quality),
    /// Follow these instructions when this happens to your character, before the Ambush.
    When {
        /// The event.
        on: When,
        /// The instructions.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// "End of Game": VP that are added to the score of the player who owns the card. Cards of one name count once if `once`.
    EndOfGame {
        /// The VP; negative if they are lost.
        vp: Amount,
        /// Whether the text counts once for all copies that a player has.
        #[serde(default)]
        once: bool,
    },
}

fn command() -> Window {
    Window::Command
}

vocabulary! {
    /// When an ability can be used.
    Window {
        /// In your turn.
        Command = "in your turn",
        /// In a battle of yours.
        Confront = "Confront",
        /// In your turn or in a battle of yours.
        CommandOrConfront = "Command or Confront",
        /// When the card resolves as an Assist.
        Assist = "Assist",
    }
}

vocabulary! {
    /// The characters that a Block protects.
    Protects {
        /// Your own.
        You = "you",
        /// A character within the Range of the card.
        InRange = "a character within range",
        /// Every character in the Matrix.
        Anyone = "any character",
    }
}

vocabulary! {
    /// Events of characters.
    When {
        /// You move onto a faceup Adversary.
        MovesOntoAdversary = "you move onto a faceup Adversary",
        /// You turn an Adversary in your space faceup.
        FlipsAdversary = "you turn an Adversary in your space faceup",
    }
}

/// A quality of a card in play, or of a character.
#[derive(Clone, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Quality {
    /// The total Power of the player changes by this when battling Adversaries.
    BattlePower(i8),
    /// When battling an Adversary the player must resolve one more Assist.
    MustAssist,
    /// The card cannot be cleared.
    CannotBeCleared,
    /// Characters cannot move onto the card.
    NoEntry,
    /// The active Adversary player cannot play a card that shares a type with another card played this turn. Starters and
    /// Damage are exempt.
    NoSharedType,
    /// Each such card has this much more Power when the player plays it.
    PlayedPower {
        /// The cards.
        what: What,
        /// The Power.
        amount: u8,
    },
    /// Such cards in the Matrix cost this much more.
    Cost {
        /// The cards.
        what: What,
        /// The change of the cost.
        amount: i8,
    },
    /// The hand size of the player changes by this.
    HandSize(i8),
    /// The card flies: a word that other rules ask for.
    Flight,
}
