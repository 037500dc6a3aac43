//! Implementation of [`Hosted`] for Unmatched.

use crate::{
    cards::unmatched::Unmatched,
    embed::{
        action_json::{ActionInput, ActionView, TYPES},
        check::{Wanted, explain},
        event_json::{EventView, show_event},
        view::{Observation, observe},
    },
    forecast,
    model::{
        action::Action,
        event::Event,
        start::{Setup, Start},
        state::{CardId, DefId, FACE, NOBODY, State, members},
    },
    scenario::no_space,
};
use altmode_core::{Error, Io, Random, Result, Rules, Search, Seat};
use altmode_host::{Bot, Bots, Course, Hosted, Wanted as _, agree, input::wrong, json, play_on, unknown_action};
use altmode_json::Value;
use altmode_unmatched_language::MOST_ON_DIE;

impl altmode_host::Wanted for ActionInput {
    fn with_id(id: u32) -> Self {
        ActionInput { id: Some(id), ..ActionInput::default() }
    }

    fn id(&self) -> Option<u32> {
        self.id
    }

    fn kind(&self) -> Option<&str> {
        self.kind.as_deref()
    }

    /// Returns the acting seat. In the action `choose`, `seat` is the chosen player instead.
    fn seat(&self) -> Option<Seat> {
        self.seat.filter(|_| self.kind.as_deref() != Some("choose"))
    }
}

impl Hosted for Unmatched {
    type ActionView = ActionView;
    type EventView = EventView;
    type Observation = Observation;
    type ActionInput = ActionInput;
    type LaidOut = Setup;

    fn show_actions(&self, state: &State, actions: &[Action]) -> impl Iterator<Item = ActionView> {
        actions.iter().enumerate().map(|(id, &action)| self.show_action(state, id, action))
    }

    fn show_event(&self, state: &State, event: &Event, seat: Option<Seat>) -> EventView {
        show_event(*self, state, event, seat)
    }

    fn observe(&self, state: &State, seat: Option<Seat>) -> Observation {
        observe(*self, state, seat)
    }

    fn agrees(&self, state: &State, input: &ActionInput, id: usize, action: Action) -> bool {
        input.kind.is_none() || Self::matches(input, &self.show_action(state, id, action))
    }

    fn matches(input: &ActionInput, action: &ActionView) -> bool {
        let marks = action.what.marks();
        input.kind.as_deref() == Some(action.kind())
            && agree(&input.choice, &marks.choice)
            && agree(&input.attacker, &marks.attacker)
            && agree(&input.defender, &marks.defender)
            // A card is played face up only if the input says so.
            && input.manner.as_deref() == marks.manner
            && agree(&input.fighter, &marks.fighter)
            && agree(&input.card, &marks.card)
            && agree(&input.to, &marks.to)
            && agree(&input.item, &marks.item)
            && agree(&input.door, &marks.door)
            && agree(&input.target, &marks.target)
            && agree(&input.space, &marks.space)
            && agree(&input.token, &marks.token)
            && input.path.as_ref().is_none_or(|given| marks.path.is_some_and(|path| *given == [path]))
            && agree(&input.tail, &marks.tail)
            && agree(&input.option, &marks.option)
            && (input.seat().is_some() || agree(&input.seat, &marks.seat))
            && agree(&input.trigger, &marks.trigger)
    }

    fn with_listed_copies(&self, state: &State, input: &ActionInput, legal: &[Action]) -> ActionInput {
        let card = input.card.map(|card| self.listed_copy(state, legal, card));
        let mut input = ActionInput { card, ..input.clone() };
        if let (Some("move"), Some(path)) = (input.kind.as_deref(), &input.path) {
            input.to = input.to.or_else(|| path.last().cloned());
            // A move on the route that the engine takes anyway needs no path.
            if legal.iter().any(|&action| self.takes_route(state, &input, action)) {
                input.path = None;
            }
        }
        input
    }

    fn explain(&self, state: &State, input: &ActionInput, _: &[Action], shown: &[ActionView]) -> Error {
        let kind = input.kind.as_deref().unwrap_or_default();
        if let Some(error) = self.unknown_part(state, kind, input) {
            return error;
        }
        let pathless = ActionInput { path: None, ..input.clone() };
        if kind == "move" && shown.iter().any(|action| Self::matches(&pathless, action)) {
            let message = "the fighter takes another path there; where the path matters, it is chosen by actions of type \"step\"";
            return Error::new("other-path", message).at("path");
        }
        // A card that the seat does not know counts as no card, because an error message must not reveal it.
        let known = input.card.filter(|&card| state.card(card).seen >> state.decision.seat & 1 != 0);
        explain(
            *self,
            state,
            &Wanted {
                kind,
                attacker: input.attacker.unwrap_or(NOBODY),
                defender: input.defender.unwrap_or(NOBODY),
                fighter: input.fighter.unwrap_or(NOBODY),
                card: known.unwrap_or(NOBODY),
                hidden: input.card != known,
                to: input.to.as_deref().and_then(|id| self.board(state).space(id)),
            },
        )
    }

    fn chance(&self, value: &Value) -> Result<DefId> {
        if let Some(face) = value.as_u64().and_then(|face| u8::try_from(face).ok()).filter(|&face| face <= MOST_ON_DIE) {
            return Ok(FACE | DefId::from(face));
        }
        let what = "the id of a card with its hero's, for example \"medusa/feint\", or the number on a die, 0 for an X";
        self.find_card(value.as_str().ok_or_else(|| wrong(value, what))?, None)
    }

    fn turns(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn checksum(&self, state: &State, _: u32) -> u32 {
        let winners = self.outcome(state).map_or(0, |outcome| outcome.winners);
        let mut sum = u32::from(state.turn) << 8 | u32::from(winners);
        for fighter in members(u32::MAX >> (32 - state.fighters.len().clamp(1, 32))) {
            let entry = state.fighter(fighter);
            sum = sum.rotate_left(5) ^ (u32::from(entry.health) << 8 | u32::from(entry.at));
        }
        let mut random = state.random.clone();
        sum.wrapping_add(random.bits())
    }

    fn set_random(&self, state: &mut State, random: Random) {
        state.random = random;
    }

    fn play_on(&self, state: &mut State, bots: &Bots, random: &mut Random, limit: u32) -> Course {
        play_on(self, state, bots, random, limit)
    }

    fn choose(&self, bot: Bot, state: &State, actions: &[Action], random: &mut Random) -> usize {
        bot.choose(self, state, actions, random)
    }

    fn step(search: &mut Search<Self>, worlds: u32) -> bool {
        search.step(worlds)
    }

    fn lay_out(&self, start: &Start) -> Result<Setup> {
        self.check_start(start)?;
        match start {
            Start::Game(setup) => Ok(setup.clone()),
            Start::Position(_) => Err(Error::new("bad-input", "games are simulated from heroes, not from a position")),
        }
    }

    fn deal(&self, setup: &Setup, family: &Random, number: u32) -> (State, Random) {
        let mut random = family.child(number);
        let seed = format!("{:08x}{:08x}", random.bits(), random.bits());
        let start = Start::Game(Setup { seed, ..setup.clone() });
        // The start was checked when it was laid out.
        let state = self.begin(&start, &mut Io::silent()).unwrap_or_else(|error| unreachable!("{error}"));
        (state, family.child(number ^ 0x8000_0000))
    }

    fn forecast(&self, state: &State, attacker: &str, defender: &str, seat: Option<Seat>, options: &Value) -> Result<String> {
        forecast::forecast(*self, state, attacker, defender, seat, options).map(|forecast| json(&forecast))
    }

    fn forecast_all(&self, state: &State, seat: Option<Seat>) -> Result<String> {
        Ok(json(&forecast::forecast_all(*self, state, seat)))
    }
}

impl Unmatched {
    /// Returns whether an action is a move on the path of an input.
    fn takes_route(self, state: &State, input: &ActionInput, action: Action) -> bool {
        let Action::Move { fighter, to, tail } = action else { return false };
        let shown = self.show_action(state, 0, action);
        Self::matches(&ActionInput { path: None, ..input.clone() }, &shown)
            && self
                .whole_way(state, fighter, (to, tail), self.steps(state, fighter), state.decision.way)
                .iter()
                .map(|&space| self.board(state).space_id(space))
                .eq(input.path.iter().flatten())
    }

    /// Returns the error for a type, a fighter, a card, a space or a player of an input that does not exist.
    fn unknown_part(self, state: &State, kind: &str, input: &ActionInput) -> Option<Error> {
        if !TYPES.contains(&kind) {
            return Some(unknown_action(kind, TYPES));
        }
        let (fighters, cards) = (state.fighters.len(), state.cards.len());
        let numbers = [
            ("attacker", input.attacker, fighters),
            ("defender", input.defender, fighters),
            ("fighter", input.fighter, fighters),
            ("target", input.target, fighters),
            ("card", input.card, cards),
            ("seat", input.seat, state.seats.into()),
        ];
        for (field, number, count) in numbers {
            if let Some(number) = number.filter(|&number| usize::from(number) >= count) {
                let (code, what) = match field {
                    "seat" => ("unknown-seat", "player"),
                    "card" => ("unknown-object", "card"),
                    _ => ("unknown-object", "fighter"),
                };
                return Some(Error::new(code, format!("there is no {what} number {number} in this game")).at(field));
            }
        }
        let to = input.to.as_ref().filter(|_| kind != "door");
        let path = input.path.iter().flatten().filter(|_| kind == "move").map(|id| ("path", Some(id)));
        let mut spaces = path.chain([("to", to), ("tail", input.tail.as_ref()), ("space", input.space.as_ref())]);
        spaces.find_map(|(field, id)| id.filter(|id| self.board(state).space(id).is_none()).map(|id| no_space(id).at(field)))
    }

    /// Returns the copy of a card that the legal actions name: the card itself, or an alike card in the same place.
    pub fn listed_copy(self, state: &State, legal: &[Action], card: CardId) -> CardId {
        let of = |action: &Action| match *action {
            Action::Attack { card, .. } | Action::Scheme { card, .. } => Some(card),
            Action::Boost(card) | Action::Defend(card) | Action::Card(card) => Some(card),
            _ => None,
        };
        let mut listed = legal.iter().filter_map(of);
        if usize::from(card) >= state.cards.len() || listed.clone().any(|other| other == card) {
            return card;
        }
        let this = state.card(card);
        let is_copy = |other: &CardId| {
            let other = state.card(*other);
            (other.def, other.zone, other.holder) == (this.def, this.zone, this.holder)
        };
        listed.find(is_copy).unwrap_or(card)
    }
}
