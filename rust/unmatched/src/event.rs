//! What happens, for whoever shows a game.

use crate::{
    board::Space,
    state::{CardId, DefId, FighterId, Zone},
};
use serde::{Deserialize, Serialize};

/// A card in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// The card.
    pub card: CardId,
    /// What it is.
    pub def: DefId,
    /// The seats that may know that, a bit each.
    pub seen_by: u8,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// A fighter takes part; it is not on the battlefield yet.
    Joined { seat: u8, fighter: FighterId, health: u8 },
    /// A turn began.
    TurnStarted { seat: u8, turn: u16 },
    /// A card was drawn.
    Drew { seat: u8, card: Shown, left: u8 },
    /// So many cards could not be drawn.
    Exhausted { seat: u8, missing: u8 },
    /// A fighter moved; the spaces that it entered.
    Moved { fighter: FighterId, from: Space, path: Vec<Space> },
    /// A fighter was placed.
    Placed { fighter: FighterId, from: Space, to: Space },
    /// Two fighters exchanged their spaces.
    Swapped { one: FighterId, other: FighterId },
    /// A battlefield item was used, as an action or with a card.
    ItemUsed { seat: u8, fighter: FighterId, item: u8 },
    /// A door was opened or closed.
    Door { fighter: FighterId, door: u8, closed: bool },
    /// An attack was declared.
    Attacked { seat: u8, attacker: FighterId, defender: FighterId, bonus: Option<DefId> },
    /// The printed value of the attacker's card was announced to the defender.
    Announced { seat: u8, value: u8 },
    /// A card was played to defend, or none.
    Defended { seat: u8, fighter: FighterId, with_card: bool },
    /// The cards of a combat were turned up.
    Revealed { attack: Option<Shown>, defense: Option<Shown> },
    /// A scheme was played.
    Schemed { seat: u8, card: Shown, fighter: FighterId },
    /// A card was used to BOOST.
    Boosted { seat: u8, card: Shown, boost: u8 },
    /// The effects of a player's card were cancelled.
    Cancelled { seat: u8 },
    /// A card's value changed.
    Value { seat: u8, value: i16 },
    /// The values that are compared.
    Totals { attack: i16, defense: i16 },
    /// A fighter took damage.
    Damaged { fighter: FighterId, amount: u8, health: u8, combat: bool },
    /// A fighter recovered health, or its health was set.
    Recovered { fighter: FighterId, amount: u8, health: u8 },
    /// A fighter was defeated.
    Defeated { fighter: FighterId },
    /// A fighter came to the battlefield.
    Returned { fighter: FighterId, to: Space, health: u8 },
    /// A card of a player was discarded, from a hand, a deck or the combat.
    Discarded { seat: u8, card: Shown, from: Zone },
    /// A card went elsewhere.
    CardMoved { card: Shown, seat: u8, from: Zone, to: Zone },
    /// Cards were shown without being moved, to those who may know them now.
    Shown { seat: u8, cards: Vec<Shown> },
    /// A deck of so many cards was shuffled.
    Shuffled { seat: u8, cards: u8 },
    /// A player gained or lost actions.
    Actions { seat: u8, left: u8 },
    /// A hero has another form.
    Form { seat: u8, form: u8 },
    /// A combat is over.
    CombatEnded { won: u8, damage: u8 },
    /// A player is out.
    SeatOut { seat: u8 },
    /// The game is over; the seats that won, a bit each.
    GameEnded { winners: u8 },
}
