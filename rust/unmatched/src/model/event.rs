//! Events of a game.

use crate::{
    cards::board::Space,
    model::state::{DefId, FighterId, Zone},
};
use altmode_core::Shown;
use serde::Serialize;

/// A change of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    /// A fighter takes part; it is not on the battlefield yet.
    Joined {
        /// The player.
        seat: u8,
        /// The fighter.
        fighter: FighterId,
        /// The health that it starts with.
        health: u8,
    },
    /// A turn began.
    TurnStarted {
        /// The player.
        seat: u8,
        /// Number of the turn, from 1.
        turn: u16,
    },
    /// A card was drawn.
    Drew {
        /// The player.
        seat: u8,
        /// The card.
        card: Shown,
        /// Number of cards left in the deck.
        left: u8,
    },
    /// Cards could not be drawn, because the deck is empty.
    Exhausted {
        /// The player.
        seat: u8,
        /// Number of cards that could not be drawn.
        missing: u8,
    },
    /// A fighter moved.
    Moved {
        /// The fighter.
        fighter: FighterId,
        /// The place before.
        from: Space,
        /// The spaces that it entered, in order.
        path: Vec<Space>,
        /// The second space of a large fighter.
        tail: Space,
    },
    /// A fighter was placed.
    Placed {
        /// The fighter.
        fighter: FighterId,
        /// The place before.
        from: Space,
        /// The place now.
        to: Space,
        /// The second space of a large fighter.
        tail: Space,
    },
    /// Two fighters exchanged their spaces.
    Swapped {
        /// The first fighter.
        one: FighterId,
        /// The second fighter.
        other: FighterId,
    },
    /// A battlefield item was used, as an action or with a card.
    ItemUsed {
        /// The player.
        seat: u8,
        /// The fighter.
        fighter: FighterId,
        /// Number of the item.
        item: u8,
    },
    /// A door was opened or closed.
    Door {
        /// The fighter.
        fighter: FighterId,
        /// Number of the door.
        door: u8,
        /// Whether it is closed now.
        closed: bool,
    },
    /// An attack was declared.
    Attacked {
        /// The player.
        seat: u8,
        /// The attacking fighter.
        attacker: FighterId,
        /// The attacked fighter.
        defender: FighterId,
        /// The definition of a bonus attack.
        bonus: Option<DefId>,
    },
    /// The printed value of the attacker's card was announced to the defender.
    Announced {
        /// The player.
        seat: u8,
        /// The value.
        value: u8,
    },
    /// A card was played to defend, or none.
    Defended {
        /// The player.
        seat: u8,
        /// The fighter.
        fighter: FighterId,
        /// Whether a card was played.
        with_card: bool,
    },
    /// The cards of a combat were turned up.
    Revealed {
        /// The attacker's card.
        attack: Option<Shown>,
        /// The defender's card.
        defense: Option<Shown>,
    },
    /// A scheme was played.
    Schemed {
        /// The player.
        seat: u8,
        /// The card.
        card: Shown,
        /// The fighter.
        fighter: FighterId,
    },
    /// A card was used to BOOST.
    Boosted {
        /// The player.
        seat: u8,
        /// The card.
        card: Shown,
        /// The BOOST value.
        boost: u8,
    },
    /// The effects of a player's card were cancelled.
    Cancelled {
        /// The player.
        seat: u8,
    },
    /// A card's value changed.
    Value {
        /// The player.
        seat: u8,
        /// The value.
        value: i16,
    },
    /// The values that are compared.
    Totals {
        /// The attacker's value.
        attack: i16,
        /// The defender's value.
        defense: i16,
    },
    /// A fighter took damage.
    Damaged {
        /// The fighter.
        fighter: FighterId,
        /// The amount.
        amount: u8,
        /// Its health now.
        health: u8,
        /// Whether it is combat damage.
        combat: bool,
    },
    /// A fighter recovered health, or its health was set.
    Recovered {
        /// The fighter.
        fighter: FighterId,
        /// The amount.
        amount: u8,
        /// Its health now.
        health: u8,
    },
    /// A fighter was defeated.
    Defeated {
        /// The fighter.
        fighter: FighterId,
    },
    /// A token was put on a path, or removed from it.
    PathToken {
        /// The player whose token it is.
        seat: u8,
        /// The path.
        path: u8,
        /// It was put there.
        laid: bool,
    },
    /// A player rolled a die.
    Rolled {
        /// The player.
        seat: u8,
        /// The player whose die it is.
        owner: u8,
        /// The number; 0 for an X.
        face: u8,
    },
    /// A player has another number of counters.
    Counter {
        /// The player.
        seat: u8,
        /// Number of the kind of counters.
        counter: u8,
        /// The number now.
        count: u8,
    },
    /// A fighter came to the battlefield.
    Returned {
        /// The fighter.
        fighter: FighterId,
        /// The place now.
        to: Space,
        /// Its health now.
        health: u8,
    },
    /// A card of a player was discarded, from a hand, a deck or the combat.
    Discarded {
        /// The player.
        seat: u8,
        /// The player in whose discard pile it lies.
        owner: u8,
        /// The card.
        card: Shown,
        /// The zone where it was.
        from: Zone,
    },
    /// A card moved to another zone.
    CardMoved {
        /// The card.
        card: Shown,
        /// The player in whose zone it was.
        holder: u8,
        /// The player.
        seat: u8,
        /// The place before.
        from: Zone,
        /// The place now.
        to: Zone,
    },
    /// Cards were shown without being moved, to the seats that may know them now.
    Shown {
        /// The player.
        seat: u8,
        /// The cards.
        cards: Vec<Shown>,
    },
    /// A side deck was shuffled.
    SideShuffled {
        /// The player.
        seat: u8,
    },
    /// A deck was shuffled.
    Shuffled {
        /// The player.
        seat: u8,
        /// Number of cards in the deck.
        cards: u8,
    },
    /// A player gained or lost actions.
    Actions {
        /// The player.
        seat: u8,
        /// Number of actions left.
        left: u8,
    },
    /// A token was put on the battlefield, moved or removed.
    Token {
        /// The player whose token it is.
        seat: u8,
        /// The space before; [`crate::cards::board::NOWHERE`] if it was put.
        from: Space,
        /// The space now; [`crate::cards::board::NOWHERE`] if it was removed.
        to: Space,
    },
    /// The printed value of the attacker's card was predicted.
    Predicted {
        /// The player.
        seat: u8,
        /// The value.
        value: u8,
    },
    /// A hero has another form.
    Form {
        /// The player.
        seat: u8,
        /// Number of the form.
        form: u8,
    },
    /// A combat is over.
    CombatEnded {
        /// The side that won, [`crate::model::state::ATTACK`] or [`crate::model::state::DEFENSE`].
        won: u8,
        /// The combat damage.
        damage: u8,
    },
    /// A player is out.
    SeatOut {
        /// The player.
        seat: u8,
    },
    /// The game is over.
    GameEnded {
        /// Bitmask of the seats that won.
        winners: u8,
    },
}
