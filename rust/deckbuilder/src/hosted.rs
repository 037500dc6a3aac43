//! Implementation of [`Hosted`] for the Transformers Deck-Building Game.

use crate::{
    cards::{deckbuilder::Deckbuilder, packs},
    embed::{
        action_json::{ActionInput, ActionKind, ActionView},
        config,
        event_json::{EventKind, EventView},
        show_action::show_action,
        show_event::show_event,
        view::{Observation, observe},
    },
    model::{
        action::Action,
        event::Event,
        start::{Setup, Start},
        state::{CardId, DefId, State},
    },
};
use altmode_core::{Error, EventCause, Io, Random, Result, Rules, Seat, Viewer};
use altmode_host::{Hosted, Origin, fold, input::shorten, input::wrong, json, listed_copy};
use altmode_json::Value;

impl Hosted for Deckbuilder {
    type ActionKind = ActionKind;
    type EventKind = EventKind;
    type Observation = Observation;
    type LaidOut = Setup;

    fn show_action(&self, state: &State, id: usize, action: Action) -> ActionView {
        show_action(*self, state, id, action)
    }

    fn show_event(&self, state: &State, event: &Event, viewer: Viewer) -> EventView {
        show_event(*self, state, event, viewer)
    }

    fn origin(&self, state: &State, cause: EventCause) -> Origin {
        self.named(state, cause)
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        observe(*self, state, viewer)
    }

    fn with_listed_copies(
        &self,
        state: &State,
        input: &ActionInput,
        legal: &[Action],
    ) -> ActionInput {
        let card = input.card.map(|card| self.listed_copy(state, legal, card));
        ActionInput { card, ..input.clone() }
    }

    fn explain(&self, state: &State, input: &ActionInput, _: &[Action], _: &[ActionView]) -> Error {
        self.unknown_part(state, input)
            .unwrap_or_else(|| self.explain_refusal(state, &self.wanted(state, input)))
    }

    fn chance(&self, value: &Value) -> Result<DefId> {
        let word = value.as_str().ok_or_else(|| wrong(value, "the id or the name of a card"))?;
        self.find_card(word)
    }

    fn turns(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn checksum(&self, state: &State, _: u32) -> u32 {
        let winners = self.outcome(state).map_or(0, |outcome| outcome.winners);
        let mut sum = u32::from(state.turn) << 8 | u32::from(winners);
        for seat in 0..state.seats {
            let player = state.player(seat);
            let value = (player.vp as u32) << 16
                ^ (player.score as u32 & 0xff) << 8
                ^ u32::from(player.at)
                ^ u32::from(player.energon) << 4;
            sum = sum.rotate_left(5) ^ value;
        }
        let mut random = state.random.clone();
        sum.wrapping_add(random.bits())
    }

    altmode_host::plays!();

    fn configured(&self, config: &Value) -> Result<Start> {
        config::start(self.catalogue, config)
    }

    fn seats_of(start: &Start) -> u8 {
        match start {
            Start::Game(setup) => setup.characters.len() as u8,
            Start::Position(_) => 1,
        }
    }

    fn with_packs_of<T>(&self, mut ask: impl FnMut(Self) -> Result<T>) -> Result<T> {
        packs::PACKS.with(self.catalogue, |catalogue| ask(Deckbuilder { catalogue }))
    }

    fn with_pack(&self, pack: &Value) -> Result<(Self, String)> {
        let (catalogue, report) = packs::load(self.catalogue, pack)?;
        Ok((Deckbuilder { catalogue }, json(&report)))
    }

    fn lay_out(&self, start: &Start) -> Result<Setup> {
        self.check_start(start)?;
        match start {
            Start::Game(setup) => Ok(setup.clone()),
            Start::Position(_) => Err(Error::new(
                "bad-input",
                "games are simulated from characters, not from a position",
            )),
        }
    }

    fn deal(&self, setup: &Setup, family: &Random, number: u32) -> (State, Random) {
        let mut random = family.child(number);
        let seed = format!("{:08x}{:08x}", random.bits(), random.bits());
        let start = Start::Game(Setup { seed, ..setup.clone() });
        // The start was checked when it was laid out.
        let state =
            self.begin(&start, &mut Io::silent()).unwrap_or_else(|error| unreachable!("{error}"));
        (state, family.child(number ^ 0x8000_0000))
    }

    fn forecast(&self, _: &State, _: &str, _: &str, _: Option<Seat>, _: &Value) -> Result<String> {
        Err(Error::new("no-forecast", "this game has no odds: what a battle needs is open"))
    }

    fn forecast_all(&self, _: &State, _: Option<Seat>) -> Result<String> {
        Err(Error::new("no-forecast", "this game has no odds: what a battle needs is open"))
    }
}

impl Deckbuilder {
    /// Returns the copy of a card that the legal actions name: the card itself, or an alike card in the same zone.
    pub fn listed_copy(self, state: &State, legal: &[Action], card: CardId) -> CardId {
        let of = |action: &Action| match *action {
            Action::Play(card)
            | Action::BuyBasic(card)
            | Action::Assist(card)
            | Action::Card(card)
            | Action::Block(card, _) => Some(card),
            _ => None,
        };
        // A card that the acting seat does not know is not exchanged, because that would reveal its name.
        if usize::from(card) >= state.cards.len()
            || state.card(card).seen >> state.decision.seat & 1 == 0
        {
            return card;
        }
        let this = state.card(card);
        listed_copy(card, legal.iter().filter_map(of), |other| {
            usize::from(other) < state.cards.len() && {
                let other = state.card(other);
                (other.def, other.zone, other.owner) == (this.def, this.zone, this.owner)
            }
        })
    }

    /// Finds a card by its id, or by its name if only one card has it.
    pub fn find_card(self, word: &str) -> Result<DefId> {
        if let Some(def) = self.catalogue.find_card(word) {
            return Ok(def);
        }
        let folded = fold(word);
        let mut found = self
            .catalogue
            .cards
            .iter()
            .enumerate()
            .filter(|(_, card)| fold(&card.sheet.name) == folded);
        match (found.next(), found.next()) {
            (Some((def, _)), None) => Ok(def as DefId),
            (Some(_), Some(_)) => {
                let message =
                    format!("several cards are called \"{}\"; use the id of one", shorten(word));
                Err(Error::new("ambiguous-name", message))
            }
            _ => Err(Error::new("unknown-card", format!("there is no card \"{}\"", shorten(word)))),
        }
    }
}
