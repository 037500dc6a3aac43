//! Actions for hosts: objects with a `type`.

use crate::model::state::CardId;
use altmode_host::Tagged;

/// A legal action with its index and label.
pub type ActionView = altmode_host::ActionView<ActionKind>;

/// A legal action; `type` tells which fields it has. Numbers of cards are those of the view.
#[derive(Clone, Debug, PartialEq, Tagged)]
#[tagged(input = ActionInput)]
pub enum ActionKind {
    /// Plays a card from hand.
    Play {
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
    },
    /// Moves to a space.
    Move {
        /// Name of the space.
        space: &'static str,
        /// The Move that it costs.
        #[tagged(note)]
        cost: u8,
    },
    /// Turns the facedown card of a space faceup.
    Search {
        /// Name of the space.
        space: &'static str,
        /// The Move that it costs.
        #[tagged(note)]
        cost: u8,
    },
    /// Buys a card of the Matrix, or a Basic.
    Buy {
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
        /// Name of the space; missing for a Basic.
        space: Option<&'static str>,
        /// The Power that it costs.
        #[tagged(note)]
        cost: u8,
    },
    /// Battles a Robot.
    Battle {
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
        /// Name of the space.
        space: &'static str,
        /// The Power that it costs now.
        #[tagged(note)]
        cost: u8,
    },
    /// Confronts a Boss.
    Confront {
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
        /// Name of the space.
        space: &'static str,
        /// The Power that it costs now.
        #[tagged(note)]
        cost: u8,
    },
    /// Clears a Ruin.
    Clear {
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
        /// Name of the space.
        space: &'static str,
        /// The Power that it costs now.
        #[tagged(note)]
        cost: u8,
    },
    /// Converts by paying Energon.
    Convert {
        /// The Energon that it costs.
        #[tagged(note)]
        cost: u8,
    },
    /// Uses an ability of a card, or of the character.
    Use {
        /// Number of the card; missing for the character.
        card: Option<CardId>,
        /// Name of the card.
        #[tagged(with, note)]
        card_name: Option<&'static str>,
        /// Whether the ability is one of a card or of the character.
        #[tagged(ts = r#""card" | "character""#)]
        source: &'static str,
        /// Number of the ability, from 0.
        ability: u8,
        /// The Energon that it costs.
        #[tagged(note)]
        cost: u8,
    },
    /// Spends a Move as Power in a battle.
    SpendMove,
    /// Ends the turn.
    EndTurn,
    /// Places a card as an Assist.
    Assist {
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
    },
    /// Blocks an Attack with a card of the hand, or with the character.
    Block {
        /// Number of the card; missing for the character.
        card: Option<CardId>,
        /// Name of the card.
        #[tagged(with, note)]
        card_name: Option<&'static str>,
        /// Whether the ability is one of a card or of the character.
        #[tagged(ts = r#""card" | "character""#)]
        source: &'static str,
        /// Number of the ability, from 0.
        ability: u8,
        /// The Energon that it costs.
        #[tagged(note)]
        cost: u8,
    },
    /// Chooses a card.
    #[tagged(type = "choose", kind = "card")]
    ChooseCard {
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
    },
    /// Chooses a space.
    #[tagged(type = "choose", kind = "space")]
    ChooseSpace {
        /// Name of the space.
        space: &'static str,
    },
    /// Chooses a player.
    #[tagged(type = "choose", kind = "seat")]
    ChooseSeat {
        /// The chosen seat.
        seat: u8,
    },
    /// Chooses one of several effects.
    #[tagged(type = "choose", kind = "option")]
    ChooseOption {
        /// Its place, from 1.
        option: u8,
    },
    /// Chooses the Start of Turn effect that resolves next.
    #[tagged(type = "choose", kind = "trigger")]
    ChooseTrigger {
        /// Its place, from 1.
        option: u8,
        /// Number of the card with the effect; missing for the upkeep and for an effect of the character.
        card: Option<CardId>,
        /// Name of the card.
        #[tagged(with, note)]
        card_name: Option<&'static str>,
    },
    /// Answers yes.
    Yes,
    /// Answers no.
    No,
    /// Stops choosing, or compares Power and cost in a battle.
    Done,
    /// Places no Assist, or does not Block.
    Decline,
}
