//! Events in the public API.

use crate::{
    cards::unmatched::Unmatched,
    embed::{
        event_text::{Teller, hears},
        names::zone_name,
    },
    model::{
        event::Event,
        state::{ATTACK, CardId, FighterId, State},
    },
};
use altmode_core::{Shown, StaticText, Viewer, lasting};
use altmode_host::Tagged;
use serde::Serialize;

/// A card in an event.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventCard {
    /// Its number in this game.
    pub id: CardId,
    /// Its id in the catalogue.
    #[serde(serialize_with = "lasting")]
    pub card: &'static str,
    /// Its name.
    #[serde(serialize_with = "lasting")]
    pub name: &'static str,
}

/// An event with its sentence.
pub type EventView = altmode_host::EventView<EventKind>;

/// An event for a viewer. The fields depend on `type`.
#[derive(Clone, Debug, Tagged)]
pub enum EventKind {
    /// A fighter takes part. It is not on the battlefield yet.
    Joined {
        /// The player.
        seat: u8,
        /// Number of the fighter.
        fighter: FighterId,
        /// Health of the fighter.
        health: u8,
    },
    /// A turn begins.
    TurnStarted {
        /// The player.
        seat: u8,
        /// Number of the turn.
        turn: u16,
    },
    /// A card is drawn.
    Drew {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// Number of cards left in the deck.
        left: u8,
    },
    /// Cards cannot be drawn, because the deck is empty.
    Exhausted {
        /// The player.
        seat: u8,
        /// Number of cards that could not be drawn.
        missing: u8,
    },
    /// A fighter moves.
    Moved {
        /// Number of the fighter.
        fighter: FighterId,
        /// The space that it left.
        #[tagged(null)]
        from: Option<&'static str>,
        /// The space that it reached.
        #[tagged(null)]
        to: Option<&'static str>,
        /// The spaces that it entered, in order.
        #[tagged(ts = "Array<string>")]
        path: Vec<StaticText>,
        /// The second space of a large fighter.
        tail: Option<&'static str>,
    },
    /// A fighter is placed.
    Placed {
        /// Number of the fighter.
        fighter: FighterId,
        /// The space that it left; `null` if it was not on the battlefield.
        #[tagged(null)]
        from: Option<&'static str>,
        /// The space where it stands now; `null` if it left the battlefield.
        #[tagged(null)]
        to: Option<&'static str>,
        /// The second space of a large fighter.
        tail: Option<&'static str>,
    },
    /// Two fighters exchange their spaces.
    Swapped {
        /// Numbers of the fighters.
        fighters: [FighterId; 2],
    },
    /// A battlefield item is used, as an action or with a card.
    ItemUsed {
        /// The player.
        seat: u8,
        /// Number of the fighter who uses it.
        fighter: FighterId,
        /// Name of the item.
        item: &'static str,
    },
    /// A door is opened or closed.
    Door {
        /// Number of the fighter who did it.
        fighter: FighterId,
        /// The new state of the door.
        #[tagged(ts = r#""open" | "closed""#)]
        to: &'static str,
        /// Name of the door.
        door: &'static str,
    },
    /// An attack is declared.
    Attacked {
        /// The attacking player.
        seat: u8,
        /// Number of the attacking fighter.
        attacker: FighterId,
        /// Number of the attacked fighter.
        defender: FighterId,
        /// Name of the card that makes a bonus attack.
        bonus: Option<&'static str>,
    },
    /// The printed value of the attacker's card is announced to the defender.
    Announced {
        /// The player to whom it is announced.
        seat: u8,
        /// The value, if the viewer may know it.
        value: Option<i16>,
    },
    /// A card is played to defend, or none.
    Defended {
        /// The defending player.
        seat: u8,
        /// Number of the defending fighter.
        fighter: FighterId,
        /// Whether a card is played.
        with_card: bool,
    },
    /// The cards of a combat are turned up.
    Revealed {
        /// The attacker's card.
        #[tagged(null)]
        attack: Option<EventCard>,
        /// The defender's card; `null` if none is played.
        #[tagged(null)]
        defense: Option<EventCard>,
    },
    /// A scheme is played.
    Schemed {
        /// The player.
        seat: u8,
        /// Number of the fighter.
        fighter: FighterId,
        /// The card.
        #[tagged(null)]
        card: Option<EventCard>,
    },
    /// A card is used to BOOST.
    Boosted {
        /// The player.
        seat: u8,
        /// The card.
        #[tagged(null)]
        card: Option<EventCard>,
        /// BOOST value of the card.
        boost: u8,
    },
    /// The effects of a player's card are cancelled.
    Cancelled {
        /// The player.
        seat: u8,
    },
    /// The value of a card changes.
    Value {
        /// The player.
        seat: u8,
        /// The value.
        value: i16,
    },
    /// The values of the two sides are compared.
    Totals {
        /// The attacker's value.
        attack: i16,
        /// The defender's value.
        defense: i16,
    },
    /// A fighter takes damage.
    Damaged {
        /// Number of the fighter.
        fighter: FighterId,
        /// The amount.
        amount: u8,
        /// The fighter's health now.
        health: u8,
        /// Whether it is combat damage.
        combat: bool,
    },
    /// A fighter recovers health, or its health is set.
    Recovered {
        /// Number of the fighter.
        fighter: FighterId,
        /// The amount.
        amount: u8,
        /// The fighter's health now.
        health: u8,
    },
    /// A fighter is defeated.
    Defeated {
        /// Number of the fighter.
        fighter: FighterId,
    },
    /// A player rolls a die.
    Rolled {
        /// The player.
        seat: u8,
        /// The number; 0 for an X.
        value: u8,
    },
    /// A player has another number of counters.
    Counter {
        /// The player.
        seat: u8,
        /// The id of the kind of counters, for example `rage`.
        counter: &'static str,
        /// The number that there are now.
        count: u8,
    },
    /// A fighter comes to the battlefield.
    Returned {
        /// Number of the fighter.
        fighter: FighterId,
        /// The space.
        #[tagged(null)]
        to: Option<&'static str>,
        /// Health of the fighter.
        health: u8,
    },
    /// A card is discarded.
    Discarded {
        /// The player.
        seat: u8,
        /// The card.
        #[tagged(null)]
        card: Option<EventCard>,
        /// The place that it left.
        #[tagged(ts = "Place")]
        from: &'static str,
        /// The player in whose discard pile it lies, if that is another one.
        owner: Option<u8>,
    },
    /// A card moves between other places.
    CardMoved {
        /// The player.
        seat: u8,
        /// The card; `null` if the viewer may not know it.
        #[tagged(null)]
        card: Option<EventCard>,
        /// The place that it left.
        #[tagged(ts = "Place")]
        from: &'static str,
        /// The place that it went to.
        #[tagged(ts = "Place")]
        to: &'static str,
        /// The player in whose zone it was, if that is another one.
        holder: Option<u8>,
    },
    /// Cards are shown without being moved.
    Shown {
        /// The player whose cards they are.
        seat: u8,
        /// The cards; `null` for a card that the viewer may not know.
        cards: Vec<Option<EventCard>>,
    },
    /// A deck is shuffled.
    Shuffled {
        /// The player.
        seat: u8,
        /// Number of cards in the deck.
        cards: u8,
    },
    /// A side deck is shuffled.
    SideShuffled {
        /// The player.
        seat: u8,
    },
    /// A player gains or loses actions.
    Actions {
        /// The player.
        seat: u8,
        /// Number of actions left.
        left: u8,
    },
    /// A token is put on the battlefield, moved or removed.
    Token {
        /// The player whose token it is.
        seat: u8,
        /// The space, or the path, where it was; `null` if it was not on the battlefield.
        #[tagged(null)]
        from: Option<&'static str>,
        /// The space, or the path, where it is; `null` if it was removed.
        #[tagged(null)]
        to: Option<&'static str>,
        /// Id of the token, for example `shadow`.
        token: &'static str,
    },
    /// The printed value of the attacker's card is predicted.
    Predicted {
        /// The player who predicts.
        seat: u8,
        /// The predicted value.
        value: i16,
    },
    /// The hero of a player changes its form.
    Form {
        /// The player.
        seat: u8,
        /// Id of the new form.
        #[tagged(null)]
        form: Option<&'static str>,
    },
    /// A combat is over.
    CombatEnded {
        /// The side that won.
        #[tagged(ts = r#""attack" | "defense""#)]
        won: &'static str,
        /// The combat damage.
        damage: u8,
    },
    /// A player is out of the game.
    SeatOut {
        /// The player.
        seat: u8,
    },
    /// The game is over.
    GameEnded {
        /// The lowest winning seat, or `null` for a draw.
        #[tagged(null)]
        winner: Option<u8>,
        /// All winning seats.
        winners: Vec<u8>,
    },
}

/// Returns an event for a viewer. A card that the viewer may not know has neither number nor name.
pub fn show_event(rules: Unmatched, state: &State, event: &Event, viewer: Viewer) -> EventView {
    let text = Teller { rules, state, viewer }.sentence(event);
    EventView::new(text, kind(rules, state, event, viewer))
}

/// Returns the type of an event with its members.
fn kind(rules: Unmatched, state: &State, event: &Event, viewer: Viewer) -> EventKind {
    let board = rules.board(state);
    let space = |at: u8| (at < 64).then(|| board.space_id(at));
    let card = |shown: &Shown| {
        let knows = viewer.knows(shown.seen_by, state.seats);
        let def = rules.catalogue.card(shown.def);
        knows.then_some(EventCard {
            id: shown.card,
            card: def.id.as_str(),
            name: def.sheet.name.as_str(),
        })
    };
    match *event {
        Event::Joined { seat, fighter, health } => EventKind::Joined { seat, fighter, health },
        Event::TurnStarted { seat, turn } => EventKind::TurnStarted { seat, turn },
        Event::Drew { seat, card: ref drawn, left } => {
            EventKind::Drew { seat, card: card(drawn), left }
        }
        Event::Exhausted { seat, missing } => EventKind::Exhausted { seat, missing },
        Event::Moved { fighter, from, ref path, tail } => EventKind::Moved {
            tail: space(tail),
            fighter,
            from: space(from),
            to: path.last().map(|&at| board.space_id(at)),
            path: path.iter().filter_map(|&at| space(at)).map(StaticText).collect(),
        },
        Event::Placed { fighter, from, to, tail } => {
            EventKind::Placed { fighter, from: space(from), to: space(to), tail: space(tail) }
        }
        Event::Swapped { one, other } => EventKind::Swapped { fighters: [one, other] },
        Event::ItemUsed { seat, fighter, item } => {
            EventKind::ItemUsed { seat, fighter, item: rules.item_name(state, item) }
        }
        Event::Door { fighter, door, closed } => EventKind::Door {
            fighter,
            to: if closed { "closed" } else { "open" },
            door: board.doors.get(usize::from(door)).map_or("", |door| door.name),
        },
        Event::Attacked { seat, attacker, defender, bonus } => {
            let bonus = bonus.map(|def| rules.catalogue.card(def).sheet.name.as_str());
            EventKind::Attacked { seat, attacker, defender, bonus }
        }
        Event::Announced { seat, value } => {
            EventKind::Announced { seat, value: hears(state, viewer, seat).then_some(value.into()) }
        }
        Event::Defended { seat, fighter, with_card } => {
            EventKind::Defended { seat, fighter, with_card }
        }
        Event::Revealed { ref attack, ref defense } => EventKind::Revealed {
            attack: attack.as_ref().and_then(card),
            defense: defense.as_ref().and_then(card),
        },
        Event::Schemed { seat, card: ref played, fighter } => {
            EventKind::Schemed { seat, fighter, card: card(played) }
        }
        Event::Boosted { seat, card: ref used, boost } => {
            EventKind::Boosted { seat, card: card(used), boost }
        }
        Event::Cancelled { seat } => EventKind::Cancelled { seat },
        Event::Value { seat, value } => EventKind::Value { seat, value },
        Event::Totals { attack, defense } => EventKind::Totals { attack, defense },
        Event::Damaged { fighter, amount, health, combat } => {
            EventKind::Damaged { fighter, amount, health, combat }
        }
        Event::Recovered { fighter, amount, health } => {
            EventKind::Recovered { fighter, amount, health }
        }
        Event::Defeated { fighter } => EventKind::Defeated { fighter },
        Event::Rolled { seat, owner: _, face } => EventKind::Rolled { seat, value: face },
        Event::Counter { seat, counter, count } => {
            let counter =
                rules.counter(state, seat, counter).map_or("", |counter| counter.id.as_str());
            EventKind::Counter { seat, counter, count }
        }
        Event::Returned { fighter, to, health } => {
            EventKind::Returned { fighter, to: space(to), health }
        }
        Event::Discarded { seat, owner, card: ref gone, from } => EventKind::Discarded {
            seat,
            card: card(gone),
            from: zone_name(from),
            owner: (owner != seat).then_some(owner),
        },
        Event::CardMoved { card: ref moved, seat, holder, from, to } => EventKind::CardMoved {
            seat,
            card: card(moved),
            from: zone_name(from),
            to: zone_name(to),
            holder: (holder != seat).then_some(holder),
        },
        Event::SideShuffled { seat } => EventKind::SideShuffled { seat },
        Event::Shown { seat, ref cards } => {
            EventKind::Shown { seat, cards: cards.iter().map(card).collect() }
        }
        Event::Shuffled { seat, cards } => EventKind::Shuffled { seat, cards },
        Event::Actions { seat, left } => EventKind::Actions { seat, left },
        Event::Token { seat, from, to } => EventKind::Token {
            seat,
            from: space(from),
            to: space(to),
            token: rules.token_id(state, seat),
        },
        Event::PathToken { seat, path, laid } => {
            let path = board.path_ids.get(usize::from(path)).map(String::as_str);
            let [from, to] = if laid { [None, path] } else { [path, None] };
            EventKind::Token { seat, from, to, token: rules.token_id(state, seat) }
        }
        Event::Predicted { seat, value } => EventKind::Predicted { seat, value: value.into() },
        Event::Form { seat, form } => {
            EventKind::Form { seat, form: rules.form_id(state, seat, form) }
        }
        Event::CombatEnded { won, damage } => EventKind::CombatEnded {
            won: if usize::from(won) == ATTACK { "attack" } else { "defense" },
            damage,
        },
        Event::SeatOut { seat } => EventKind::SeatOut { seat },
        Event::GameEnded { winners } => {
            let winners: Vec<u8> =
                (0..state.seats).filter(|&seat| winners >> seat & 1 != 0).collect();
            EventKind::GameEnded { winner: winners.first().copied(), winners }
        }
    }
}
