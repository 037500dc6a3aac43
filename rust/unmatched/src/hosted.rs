//! Implementation of [`Hosted`] for Unmatched.

use crate::{
    cards::{
        board::{Space, only, spaces},
        packs,
        unmatched::Unmatched,
    },
    embed::{
        action_json::{ActionInput, ActionKind, ActionView},
        check::{Wanted, explain},
        config,
        event_json::{EventKind, EventView, show_event},
        view::{Observation, observe},
    },
    engine::walk::{MOST_STEPS, Way},
    forecast,
    model::{
        action::Action,
        event::Event,
        start::{Setup, Start},
        state::{Ask, CardId, DefId, FACE, FighterId, Fighters, NOBODY, State, members, one},
    },
    scenario::no_space,
};
use altmode_core::{Error, EventCause, Io, Random, Result, Rules, Seat, Viewer};
use altmode_host::{Hosted, Offered, Origin, input::wrong, json, listed_copy, unknown_action};
use altmode_json::Value;
use altmode_unmatched_language::MOST_ON_DIE;

impl Hosted for Unmatched {
    type ActionKind = ActionKind;
    type EventKind = EventKind;
    type Observation = Observation;
    type LaidOut = Setup;

    fn show_action(&self, state: &State, id: usize, action: Action) -> ActionView {
        Unmatched::show_action(*self, state, id, action)
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
        let mut input = ActionInput { card, ..input.clone() };
        if let (Some("move"), Some(path)) = (input.kind.as_deref(), &input.path) {
            input.to = input.to.or_else(|| path.0.last().cloned());
            // A move on the route that the engine takes anyway, or on one that does not matter, needs no path.
            let route = self.route(state, &input);
            let is_free = |route: &Route| !route.matters && route.steps.is_ok();
            if legal.iter().any(|&action| self.takes_route(state, &input, action))
                || route.as_ref().is_some_and(is_free)
            {
                let tail = route
                    .filter(|route| route.path.len() > 1)
                    .and_then(|route| self.tail_of(state, route.fighter, &route.path));
                input.tail = input
                    .tail
                    .or_else(|| tail.map(|tail| self.board(state).space_id(tail).to_string()));
                input.path = None;
            }
        }
        input
    }

    fn in_steps(&self, state: &State, input: &ActionInput) -> Option<Vec<Action>> {
        let route = self.route(state, input).filter(|route| route.matters)?;
        let goes_on = route.steps.ok()?;
        let fighter = route.fighter;
        let mut steps: Vec<Action> =
            route.path.iter().map(|&to| Action::Step { fighter, to }).collect();
        steps.extend(goes_on.then_some(Action::Done));
        Some(steps)
    }

    fn explain(
        &self,
        state: &State,
        input: &ActionInput,
        _: &[Action],
        shown: &[ActionView],
    ) -> Error {
        let kind = input.kind.as_deref().unwrap_or_default();
        if let Some(error) = self.unknown_part(state, kind, input) {
            return error;
        }
        let pathless = ActionInput { path: None, ..input.clone() };
        if kind == "move"
            && input.path.is_some()
            && shown.iter().any(|action| action.what.matches(&pathless))
        {
            return self.explain_path(state, input);
        }
        // A card that the seat does not know counts as no card, because an error message must not reveal it.
        let known =
            input.card.filter(|&card| state.card(card).seen >> state.decision.seat & 1 != 0);
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
        if let Some(face) = value
            .as_u64()
            .and_then(|face| u8::try_from(face).ok())
            .filter(|&face| face <= MOST_ON_DIE)
        {
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

    altmode_host::plays!();

    fn configured(&self, config: &Value) -> Result<Start> {
        config::start(self.catalogue, config)
    }

    fn seats_of(start: &Start) -> u8 {
        match start {
            Start::Game(setup) => setup.players.len() as u8,
            Start::Position(_) => 2,
        }
    }

    fn with_packs_of<T>(&self, mut ask: impl FnMut(Self) -> Result<T>) -> Result<T> {
        packs::PACKS.with(self.catalogue, |catalogue| ask(Unmatched { catalogue }))
    }

    fn with_pack(&self, pack: &Value) -> Result<(Self, String)> {
        let (catalogue, report) = packs::load(self.catalogue, pack)?;
        Ok((Unmatched { catalogue }, json(&report)))
    }

    fn lay_out(&self, start: &Start) -> Result<Setup> {
        self.check_start(start)?;
        match start {
            Start::Game(setup) => Ok(setup.clone()),
            Start::Position(_) => {
                Err(Error::new("bad-input", "games are simulated from heroes, not from a position"))
            }
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

    fn forecast(
        &self,
        state: &State,
        attacker: &str,
        defender: &str,
        seat: Option<Seat>,
        options: &Value,
    ) -> Result<String> {
        forecast::forecast(*self, state, attacker, defender, seat, options)
            .map(|forecast| json(&forecast))
    }

    fn forecast_all(&self, state: &State, seat: Option<Seat>) -> Result<String> {
        Ok(json(&forecast::forecast_all(*self, state, seat)))
    }
}

/// Returns the ids of the spaces on the path of an input.
fn path_of(input: &ActionInput) -> impl Iterator<Item = &String> {
    input.path.iter().flat_map(|path| &path.0)
}

/// A path along which an input moves a fighter.
struct Route {
    fighter: FighterId,
    path: Vec<Space>,
    /// Whether the fighter could go on at the end, or the place in the path at which it fails; see [`Unmatched::walk`].
    steps: std::result::Result<bool, (usize, u8)>,
    /// Whether the path matters, so that it is walked step by step.
    matters: bool,
}

impl Unmatched {
    /// Returns whether an action is a move on the path of an input.
    fn takes_route(self, state: &State, input: &ActionInput, action: Action) -> bool {
        let Action::Move { fighter, to, tail } = action else { return false };
        let shown = Unmatched::show_action(self, state, 0, action);
        shown.what.matches(&ActionInput { path: None, ..input.clone() })
            && self
                .whole_way(
                    state,
                    fighter,
                    (to, tail),
                    self.steps(state, fighter),
                    state.decision.way,
                )
                .iter()
                .map(|&space| self.board(state).space_id(space))
                .eq(path_of(input))
    }

    /// Returns the route of an input that moves one fighter along a path.
    fn route(self, state: &State, input: &ActionInput) -> Option<Route> {
        let mut routes = self.routes(state, input);
        routes.pop().filter(|_| routes.is_empty())
    }

    /// Returns the routes of an input that moves a fighter along a path, one for each fighter that can be meant.
    fn routes(self, state: &State, input: &ActionInput) -> Vec<Route> {
        let (board, decision) = (self.board(state), &state.decision);
        let path: Option<Vec<Space>> = path_of(input).map(|id| board.space(id)).collect();
        let Some(path) =
            path.filter(|path| path.last().map(|&to| board.space_id(to)) == input.to.as_deref())
        else {
            return Vec::new();
        };
        if input.kind.as_deref() != Some("move") || decision.ask != Ask::Move {
            return Vec::new();
        }
        let to_one = decision.way & Way::TO != 0;
        let route = |fighter| {
            let (steps, way) =
                if to_one { (MOST_STEPS, 0) } else { (self.steps(state, fighter), decision.way) };
            let tail = self.tail_of(state, fighter, &path);
            let fits = input.tail.is_none()
                || input.tail.as_deref() == tail.map(|tail| board.space_id(tail));
            let matters = if to_one {
                self.way_matters(state, fighter, steps, way)
            } else {
                self.offers_steps(state, fighter, steps, way)
            };
            // The steps of a move to one of some spaces are not asked for.
            let steps = if to_one && matters || !fits {
                Err((path.len(), 0))
            } else {
                self.walk(state, fighter, &path, steps, way)
            };
            Route { fighter, path: path.clone(), steps, matters }
        };
        let moved = if to_one { one(decision.fighter) } else { decision.options as Fighters };
        let named =
            members(moved).filter(|&fighter| input.fighter.is_none_or(|named| named == fighter));
        let mut routes: Vec<Route> = named.map(route).collect();
        if routes.len() > 1 {
            routes.retain(|route| route.steps.is_ok());
        }
        routes
    }

    /// Returns the error for a move whose path the fighter cannot walk.
    fn explain_path(self, state: &State, input: &ActionInput) -> Error {
        let board = self.board(state);
        let routes = self.routes(state, input);
        if routes.len() > 1 {
            return Error::new("ambiguous-action", "several fighters can take that path")
                .at("fighter");
        }
        let Some(route) = routes.first() else {
            let message = "this is no path of that fighter to \"to\": the list of the spaces entered, the last of which is \"to\"";
            return Error::new("other-path", message).at("path");
        };
        let Err((place, left)) = route.steps else {
            return Error::new("other-path", "the fighter cannot take that path");
        };
        let Some(&to) = route.path.get(place) else {
            if input.tail.is_some() {
                let message =
                    "the second space of the fighter is the last one of the path before the end";
                return Error::new("other-path", message).at("tail");
            }
            return Error::new(
                "other-path",
                "the fighter cannot take that path here: leave \"path\" out",
            )
            .at("path");
        };
        let from = match place.checked_sub(1) {
            Some(before) => only(route.path[before]),
            None => state.fighter(route.fighter).body(),
        };
        let start =
            spaces(from).map(|space| board.space_id(space)).collect::<Vec<_>>().join(" and ");
        let why = if left == 0 {
            "it has no steps left"
        } else {
            "a step leads to an adjacent space that it may enter"
        };
        let message =
            format!("the fighter cannot step from {start} to {}: {why}", board.space_id(to));
        Error::new("other-path", message).at(format!("path[{place}]"))
    }

    /// Returns the error for a type, a fighter, a card, a space or a player of an input that does not exist.
    fn unknown_part(self, state: &State, kind: &str, input: &ActionInput) -> Option<Error> {
        if !ActionKind::TYPES.contains(&kind) {
            return Some(unknown_action(kind, ActionKind::TYPES));
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
                return Some(
                    Error::new(code, format!("there is no {what} number {number} in this game"))
                        .at(field),
                );
            }
        }
        let to = input.to.as_ref().filter(|_| kind != "door");
        let path = path_of(input).filter(|_| kind == "move").map(|id| ("path", Some(id)));
        let mut spaces = path.chain([
            ("to", to),
            ("tail", input.tail.as_ref()),
            ("space", input.space.as_ref()),
        ]);
        spaces.find_map(|(field, id)| {
            id.filter(|id| self.board(state).space(id).is_none()).map(|id| no_space(id).at(field))
        })
    }

    /// Returns the copy of a card that the legal actions name: the card itself, or an alike card in the same place.
    pub fn listed_copy(self, state: &State, legal: &[Action], card: CardId) -> CardId {
        let of = |action: &Action| match *action {
            Action::Attack { card, .. } | Action::Scheme { card, .. } => Some(card),
            Action::Boost(card) | Action::Defend(card) | Action::Card(card) => Some(card),
            _ => None,
        };
        if usize::from(card) >= state.cards.len() {
            return card;
        }
        let this = state.card(card);
        listed_copy(card, legal.iter().filter_map(of), |other| {
            let other = state.card(other);
            (other.def, other.zone, other.holder) == (this.def, this.zone, this.holder)
        })
    }
}
