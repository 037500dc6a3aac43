//! The values that cross to hosts: actions, events and observations. Their JSON, packed form and TypeScript follow from the types.

use crate::model::{Action, Card, Event, State, Tricks, card_name};
use altmode_core::{Outcome, Rules, Viewer, words};
use altmode_host::Tagged;
use serde::Serialize;

/// A legal action.
#[derive(Clone, Debug, PartialEq, Tagged)]
#[tagged(input = ActionInput)]
pub enum ActionKind {
    /// Plays a card.
    Play {
        /// The number of the card.
        card: Card,
        /// The name of the card.
        #[tagged(note)]
        card_name: &'static str,
    },
}

/// An event.
#[derive(Clone, Debug, PartialEq, Tagged)]
pub enum EventKind {
    /// A card is played.
    CardPlayed {
        /// The seat that plays it.
        seat: u8,
        /// The number of the card.
        card: Card,
    },
    /// A trick is taken.
    TrickTaken {
        /// The seat that takes it.
        seat: u8,
    },
    /// A card is drawn.
    CardDrawn {
        /// The seat that draws it.
        seat: u8,
        /// The number of the card, if the viewer may know it.
        card: Option<Card>,
    },
}

/// The knowledge of a viewer about a game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Observation {
    /// Always `tricks`.
    pub game: &'static str,
    /// The seat of the viewer.
    pub seat: Option<u8>,
    /// The seat to act.
    pub to_act: Option<u8>,
    /// The result.
    #[cfg_attr(feature = "typescript", ts(type = "Outcome | null"))]
    pub outcome: Option<Outcome>,
    /// The card that was led.
    pub led: Option<Card>,
    /// Number of cards in the deck.
    pub deck: usize,
    /// The played cards in order.
    pub played: Vec<Card>,
    /// The players by seat.
    pub players: [PlayerView; 2],
}

/// A player.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The hand; `null` for cards that the viewer may not know.
    pub hand: Vec<Option<Card>>,
    /// Number of tricks taken.
    pub tricks: u8,
}

/// Converts a legal action to a view.
pub fn show_action(id: usize, Action::Play(card): Action) -> altmode_host::ActionView<ActionKind> {
    let card_name = card_name(card);
    altmode_host::ActionView {
        id,
        label: words!["Play ", card_name],
        what: ActionKind::Play { card, card_name },
    }
}

/// Converts an event to the view of a viewer.
pub fn show_event(event: &Event, viewer: Viewer) -> altmode_host::EventView<EventKind> {
    let (text, what) = match *event {
        Event::Played(seat, card) => (
            words!["Player ", seat + 1, " plays ", card_name(card), "."],
            EventKind::CardPlayed { seat, card },
        ),
        Event::Taken(seat) => {
            (words!["Player ", seat + 1, " takes the trick."], EventKind::TrickTaken { seat })
        }
        Event::Drawn(seat, card) => {
            let card = viewer.knows(1 << seat, 2).then_some(card);
            let text = match card {
                Some(card) => words!["Player ", seat + 1, " draws ", card_name(card), "."],
                None => words!["Player ", seat + 1, " draws a card."],
            };
            (text, EventKind::CardDrawn { seat, card })
        }
    };
    altmode_host::EventView::new(text, what)
}

/// Returns the knowledge of a viewer.
pub fn observe(rules: Tricks, state: &State, viewer: Viewer) -> Observation {
    let player = |seat: u8| PlayerView {
        hand: state.hands[usize::from(seat)]
            .iter()
            .map(|&card| viewer.knows(1 << seat, 2).then_some(card))
            .collect(),
        tricks: state.tricks[usize::from(seat)],
    };
    Observation {
        game: Tricks::NAME,
        seat: viewer.seat(),
        to_act: rules.to_act(state),
        outcome: rules.outcome(state),
        led: state.led,
        deck: state.deck.len(),
        played: state.played.clone(),
        players: [player(0), player(1)],
    }
}
