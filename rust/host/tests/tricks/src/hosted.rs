//! Implementation of [`Hosted`].

use crate::{
    model::{Action, CARDS, Card, Event, Start, State, Tricks, no_card},
    view::{self, ActionInput, ActionKind, EventKind, Observation},
};
use altmode_core::{Error, Io, Random, Result, Rules, Seat, Viewer};
use altmode_host::{
    ActionView, EventView, Hosted, Offered, accepted,
    input::{object, text},
    unknown_action,
};
use altmode_json::Value;

accepted! {
    /// The configuration of `newGame`.
    pub CONFIG: GameConfig {
        /// Seed of the random number generator: hexadecimal text of at most 32 digits. A random one is chosen by default.
        optional seed: "string",
    }
}

impl Hosted for Tricks {
    type ActionKind = ActionKind;
    type EventKind = EventKind;
    type Observation = Observation;
    type LaidOut = ();

    fn show_action(&self, _: &State, id: usize, action: Action) -> ActionView<ActionKind> {
        view::show_action(id, action)
    }

    fn show_event(&self, _: &State, event: &Event, viewer: Viewer) -> EventView<EventKind> {
        view::show_event(event, viewer)
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        view::observe(*self, state, viewer)
    }

    fn with_listed_copies(&self, _: &State, input: &ActionInput, _: &[Action]) -> ActionInput {
        // All cards differ.
        input.clone()
    }

    fn explain(
        &self,
        _: &State,
        input: &ActionInput,
        _: &[Action],
        _: &[ActionView<ActionKind>],
    ) -> Error {
        match (&input.kind, input.card) {
            (Some(kind), _) if !ActionKind::TYPES.contains(&kind.as_str()) => {
                unknown_action(kind, ActionKind::TYPES)
            }
            (_, Some(card)) if !(1..=CARDS).contains(&card) => {
                no_card(&card.to_string()).at("card")
            }
            _ => {
                Error::new("illegal-action", "the seat to act plays a card of its hand").at("card")
            }
        }
    }

    fn chance(&self, value: &Value) -> Result<Card> {
        let card = value.as_u64().and_then(|card| Card::try_from(card).ok());
        card.filter(|card| (1..=CARDS).contains(card)).ok_or_else(|| no_card(&value.to_string()))
    }

    fn turns(&self, state: &State) -> u32 {
        1 + state.played.len() as u32 / 2
    }

    fn checksum(&self, state: &State, _: u32) -> u32 {
        state.played.iter().fold(0, |sum: u32, &card| sum.rotate_left(5) ^ u32::from(card))
    }

    altmode_host::plays!();

    fn configured(&self, config: &Value) -> Result<Start> {
        let config = object(config, CONFIG.names)?;
        let Some(seed) = text(config, "seed")? else {
            return Err(Error::new(
                "bad-seed",
                "a game needs a seed of 1 to 32 hexadecimal digits, for example \"2a\"",
            )
            .at("seed"));
        };
        Ok(Start { seed: seed.to_string() })
    }

    fn seats_of(_: &Start) -> u8 {
        2
    }

    fn with_packs_of<T>(&self, mut ask: impl FnMut(Self) -> Result<T>) -> Result<T> {
        ask(*self)
    }

    fn with_pack(&self, _: &Value) -> Result<(Self, String)> {
        Err(Error::new("bad-pack", "this game has no packs"))
    }

    fn lay_out(&self, start: &Start) -> Result<()> {
        self.check_start(start)
    }

    fn deal(&self, (): &(), family: &Random, number: u32) -> (State, Random) {
        let mut random = family.child(number);
        let start = Start { seed: format!("{:08x}{:08x}", random.bits(), random.bits()) };
        // Every seed of hexadecimal digits begins a game.
        let state =
            self.begin(&start, &mut Io::silent()).unwrap_or_else(|error| unreachable!("{error}"));
        (state, family.child(number ^ 0x8000_0000))
    }

    fn forecast(&self, _: &State, _: &str, _: &str, _: Option<Seat>, _: &Value) -> Result<String> {
        Err(Error::new("no-forecast", "this game has no attacks"))
    }

    fn forecast_all(&self, _: &State, _: Option<Seat>) -> Result<String> {
        Err(Error::new("no-forecast", "this game has no attacks"))
    }
}
