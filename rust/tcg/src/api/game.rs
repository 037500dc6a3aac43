//! A running game, as embedders use it.

use super::{
    json, playouts, read,
    suggest::{Search, Suggestion},
};
use crate::{
    cards::{Tcg as Rules, card::DefId, find::resolve_card},
    embed::{
        action_json::{ActionInput, ActionView, show_actions},
        event_json::{EventView, show_event},
        explain::explain,
        names::player_name,
        view::{self, Observation, observe},
    },
    engine::legal::listed_copy,
    forecast,
    input::{field, list, object, shorten, wrong},
    model::{
        event::Event,
        objects::{ObjectId, members},
        start::Start,
        state::State,
    },
};
use altmode_core::{Error, Form, Json, Random, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::cell::Cell;

/// An observation, the legal actions and the new events, in one object.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The state as far as the viewer may know it.
    pub observation: Observation,
    /// The legal actions if the viewer is the seat to act, otherwise an empty list. The referee always gets them.
    pub actions: Vec<ActionView>,
    /// The events from index `since` on. Without `since`, the events that came after the viewer's view of the previous
    /// position. Repeated calls return the same events until something happens.
    pub events: Vec<EventView>,
    /// Length of the event log. Pass it to `events` to get the events that come later.
    pub event_count: usize,
}

/// The reason why an action is not legal.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// Stable error code.
    pub code: &'static str,
    /// The reason in English.
    pub message: String,
}

/// A parsed action that is possible now.
enum Chosen {
    /// The legal action with this index in the list.
    Action(usize),
    /// A concession by this seat.
    Concede(u8),
}

/// A range of the event log: indices from `from` up to, but not including, `to`.
#[derive(Clone, Copy, Default)]
struct Shown {
    from: usize,
    to: usize,
}

/// The options of [`Game::apply`].
#[derive(Default)]
struct By {
    /// The seat on whose behalf the host acts. Without one, the host itself checks who sent the action.
    seat: Option<u8>,
    /// Outcomes of chance supplied by the host, as card numbers of the catalogue.
    chance: Vec<DefId>,
}

/// A running game. Seats are 0 and 1; -1 stands for the referee, who sees everything.
#[derive(Clone)]
pub struct Game {
    game: altmode_core::Game<Rules>,
    /// The range of the event log that `view` last returned to seat 0, to seat 1 and to the referee. A second view of the
    /// same position returns the same range.
    shown: Cell<[Shown; 3]>,
}

impl From<altmode_core::Game<Rules>> for Game {
    fn from(game: altmode_core::Game<Rules>) -> Game {
        Game { game, shown: Cell::default() }
    }
}

/// The seat number that stands for the referee.
const REFEREE: i32 = -1;

fn viewer(seat: i32) -> Result<Option<u8>> {
    match seat {
        REFEREE => Ok(None),
        0 | 1 => Ok(Some(seat as u8)),
        _ => Err(Error::new("unknown-seat", format!("there is no seat {seat}: a seat is 0, 1 or \"all\""))),
    }
}

fn player(seat: i32) -> Result<u8> {
    viewer(seat)?.ok_or_else(|| Error::new("unknown-seat", "a player's seat is needed here, 0 or 1"))
}

impl Game {
    /// Starts a game from resolved decks. [`Tcg::new_game`](super::Tcg::new_game) resolves those of a configuration.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert_eq!(game.outcome(), "null");
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn begin(rules: Rules, start: Start) -> Result<Game> {
        altmode_core::Game::new(rules, start).map(Game::from)
    }

    /// Returns the full state, hidden cards included.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert_eq!(game.state().turn, 1);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn state(&self) -> &State {
        self.game.state()
    }

    fn rules(&self) -> Rules {
        *self.game.rules()
    }

    /// Returns the seat to act, or -1 when the game is over.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert!(game.to_act() >= 0);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn to_act(&self) -> i32 {
        self.game.to_act().map_or(-1, i32::from)
    }

    /// Returns the winner and the reason as JSON, or `null` while the game runs.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// game.apply(r#"{ "type": "concede", "seat": 0 }"#, None)?;
    /// assert!(game.outcome().contains(r#""winner":1"#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn outcome(&self) -> String {
        json(&view::outcome(self.state()))
    }

    fn actions(&self) -> Vec<ActionView> {
        show_actions(self.rules(), self.state(), self.game.legal_actions()).collect()
    }

    /// Returns the legal actions of the seat to act, as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert!(game.legal_actions().starts_with(r#"[{"id":0,"#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn legal_actions(&self) -> String {
        self.legal_actions_as(Json)
    }

    /// Returns the [legal actions](Game::legal_actions) in the given form.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert_eq!(game.legal_actions_as(Json), game.legal_actions());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn legal_actions_as<F: Form>(&self, form: F) -> F::Made {
        form.list(show_actions(self.rules(), self.state(), self.game.legal_actions()))
    }

    /// Applies a legal action, or `{ "type": "concede", "seat" }`, and returns the events that it caused. Options are
    /// `{ seat?, chance? }`. With `seat`, the action must belong to that seat.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let events = game.apply(r#"{ "id": 0 }"#, Some(&format!(r#"{{ "seat": {} }}"#, game.to_act())))?;
    /// assert!(events.starts_with('['));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn apply(&mut self, action: &str, options: Option<&str>) -> Result<String> {
        self.apply_as(action, options, Json)
    }

    /// [Applies](Game::apply) an action and returns the events in the given form.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert!(game.apply_as("0", None, Json)?.starts_with('['));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn apply_as<F: Form>(&mut self, action: &str, options: Option<&str>, form: F) -> Result<F::Made> {
        let By { seat, chance } = self.by(options)?;
        match self.chosen(&input(action)?, seat)? {
            Chosen::Action(index) => self.apply_index(index, chance, form),
            Chosen::Concede(_) if !chance.is_empty() => {
                Err(Error::new("unused-chance", "conceding has no random outcomes").at("options.chance"))
            }
            Chosen::Concede(seat) => {
                let before = self.game.events(0).len();
                self.game.concede(seat)?;
                Ok(self.tell(before, None, form))
            }
        }
    }

    /// Resolves an action input to a legal action or a concession. Both `apply` and `check` use this method, so they agree.
    /// `by` is the seat on whose behalf the host acts: it can only take its own decisions and concede its own game.
    fn chosen(&self, input: &ActionInput, by: Option<u8>) -> Result<Chosen> {
        self.running()?;
        let to_act = self.game.to_act().unwrap_or_default();
        if let Some(by) = by
            && let Some(seat) = input.seat.filter(|seat| *seat != by)
        {
            let message = format!("{} acts here, and this action is of seat {seat}", player_name(by));
            return Err(Error::new("not-your-seat", message).at("seat"));
        }
        if input.kind.as_deref() == Some("concede") {
            let seat = by.or(input.seat).unwrap_or(to_act);
            return player(seat.into()).map(Chosen::Concede).map_err(|error| error.at("seat"));
        }
        if let Some(by) = by.filter(|by| *by != to_act) {
            let message = format!("{} must decide now, not {}", player_name(to_act), player_name(by));
            return Err(Error::new("not-your-seat", message));
        }
        if input.seat.is_some_and(|seat| seat != to_act) {
            return Err(Error::new("not-your-turn", format!("{} must decide now", player_name(to_act))).at("seat"));
        }
        // Fast path: usually the input is an unchanged entry of the list, so no other entry needs to be serialised.
        if let Some(id) = input.id
            && let Some(&action) = self.game.legal_actions().get(id as usize)
            && input.agrees(self.rules(), self.state(), id as usize, action)
        {
            return Ok(Chosen::Action(id as usize));
        }
        let legal = self.actions();
        let listed = self.with_listed_copies(input);
        listed.find(&legal).map(Chosen::Action).map_err(|error| self.why(&listed, error, &legal))
    }

    /// Returns the action with its cards replaced by the listed copies. Of identical cards in one zone only the first is
    /// listed, but the input may name any of them.
    fn with_listed_copies(&self, input: &ActionInput) -> ActionInput {
        let mut input = input.clone();
        for card in [&mut input.card, &mut input.with].into_iter().flatten() {
            *card = listed_copy(self.state(), self.game.legal_actions(), *card);
        }
        input
    }

    /// Applies the legal action with this id, its index in the list, and returns its events as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert!(game.apply_id(0)?.starts_with('['));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn apply_id(&mut self, id: u32) -> Result<String> {
        self.apply_id_as(id, Json)
    }

    /// Applies the legal action with this id and returns its events in the given form.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert!(game.apply_id_as(0, Json)?.starts_with('['));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn apply_id_as<F: Form>(&mut self, id: u32, form: F) -> Result<F::Made> {
        self.apply_index(id as usize, Vec::new(), form)
    }

    fn apply_index<F: Form>(&mut self, index: usize, chance: Vec<DefId>, form: F) -> Result<F::Made> {
        let before = self.game.events(0).len();
        self.game.apply(index, chance)?;
        Ok(self.tell(before, None, form))
    }

    fn running(&self) -> Result<()> {
        match self.game.outcome() {
            Some(_) => Err(Error::new("game-over", "the game is over: no action is possible any more")),
            None => Ok(()),
        }
    }

    /// Reads the options of `apply` and `check`: `{ seat?, chance? }`.
    fn by(&self, options: Option<&str>) -> Result<By> {
        const MOST: usize = 200;
        let Some(options) = options else { return Ok(By::default()) };
        let at = |error: Error| error.at("options");
        let value = read(options).map_err(at)?;
        let fields = object(&value, &["seat", "chance"]).map_err(at)?;
        let seat = match field(fields, "seat") {
            None => None,
            Some(value) => match value.as_u64() {
                Some(seat @ (0 | 1)) => Some(seat as u8),
                _ => return Err(Error::new("unknown-seat", "a seat is 0 or 1").at("options.seat")),
            },
        };
        let cards = list(fields, "chance")?;
        if cards.len() > MOST {
            return Err(Error::new("too-long", format!("at most {MOST} outcomes are taken at once")).at("chance"));
        }
        let chance = crate::input::each(cards, "chance", |card| {
            let name = card.as_str().ok_or_else(|| wrong(card, "the id or the name of a card"))?;
            resolve_card(self.rules().catalogue, name)
        })?;
        Ok(By { seat, chance })
    }

    /// Returns the most specific error that explains why an action is not legal.
    fn why(&self, input: &ActionInput, error: Error, legal: &[ActionView]) -> Error {
        if error.code != "illegal-action" || input.kind.is_none() {
            return error;
        }
        explain(self.rules(), self.state(), input, self.game.legal_actions(), legal)
    }

    fn show(&self, events: &[Event], seat: Option<u8>) -> impl Iterator<Item = EventView> {
        let defs = &self.state().defs;
        events.iter().map(move |event| show_event(self.rules(), defs, event, seat))
    }

    fn tell<F: Form>(&self, since: usize, seat: Option<u8>, form: F) -> F::Made {
        form.list(self.show(self.game.events(since), seat))
    }

    /// Returns everything that a seat may know of the state, as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert!(game.observe(0)? != game.observe(1)?);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn observe(&self, seat: i32) -> Result<String> {
        self.observe_as(seat, Json)
    }

    /// Returns the [observation](Game::observe) of a seat in the given form.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert_eq!(game.observe_as(0, Json)?, game.observe(0)?);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn observe_as<F: Form>(&self, seat: i32, form: F) -> Result<F::Made> {
        Ok(form.one(&observe(self.rules(), self.state(), viewer(seat)?)))
    }

    /// Undoes the last move. Returns `false` if there is none.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let before = game.hash();
    /// game.apply_id(0)?;
    /// assert!(game.undo());
    /// assert_eq!(game.hash(), before);
    /// assert!(!game.undo());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn undo(&mut self) -> bool {
        let undone = self.game.undo();
        let count = self.game.events(0).len();
        // Undone events are not shown again; the events before them have been shown already.
        self.shown.set(self.shown.get().map(|shown| if shown.to > count { Shown { from: count, to: count } } else { shown }));
        undone
    }

    /// Serialises the game to bytes that [`Tcg::restore`](super::Tcg::restore) reads.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert_eq!(tcg.restore(&game.save()?)?.hash(), game.hash());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn save(&self) -> Result<Vec<u8>> {
        self.game.save()
    }

    /// Returns configuration, seed and moves as JSON, for [`Tcg::replay`](super::Tcg::replay).
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert!(game.record().contains(r#""game":"tcg""#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn record(&self) -> String {
        json(&self.game.record())
    }

    /// Returns a short hexadecimal hash of the whole state.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert_eq!(game.hash(), game.clone().hash());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn hash(&self) -> String {
        self.game.hash()
    }

    /// Returns the event log from an index on, as a seat may see it.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// game.apply_id(0)?;
    /// assert!(game.events(0, -1)?.starts_with(r#"[{"type":"#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn events(&self, since: u32, seat: i32) -> Result<String> {
        self.events_as(since, seat, Json)
    }

    /// Returns the [events](Game::events) in the given form.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert_eq!(game.events_as(0, 0, Json)?, game.events(0, 0)?);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn events_as<F: Form>(&self, since: u32, seat: i32, form: F) -> Result<F::Made> {
        Ok(self.tell(since as usize, viewer(seat)?, form))
    }

    /// Returns `null` if an action is legal now, otherwise the reason why it is not. The options are those of
    /// [`Game::apply`].
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert_eq!(game.check(r#"{ "id": 0 }"#, None)?, "null");
    /// assert!(game.check(r#"{ "type": "attack", "attacker": 200 }"#, None)?.contains("code"));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn check(&self, action: &str, options: Option<&str>) -> Result<String> {
        let By { seat, .. } = self.by(options)?;
        Ok(refusal(self.chosen(&input(action)?, seat).err()))
    }

    /// Returns observation, legal actions (for the seat to act) and new events in one call, as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert!(game.view(0)?.contains(r#""observation""#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn view(&self, seat: i32) -> Result<String> {
        self.view_as(seat, None, Json)
    }

    /// Returns a [view](Game::view) in the given form, with the events from `since` on or, without it, the events that are
    /// new to the viewer.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert!(game.view_as(0, Some(0), Json)?.contains(r#""events""#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn view_as<F: Form>(&self, seat: i32, since: Option<u32>, form: F) -> Result<F::Made> {
        let seat = viewer(seat)?;
        let events = self.game.events(0);
        let since = since.map_or_else(|| self.show_next(seat, events.len()), |since| since as usize);
        let may_act = self.game.to_act().is_some_and(|to_act| seat.is_none_or(|seat| seat == to_act));
        Ok(form.one(&View {
            observation: observe(self.rules(), self.state(), seat),
            actions: if may_act { self.actions() } else { Vec::new() },
            events: self.show(&events[since.min(events.len())..], seat).collect(),
            event_count: events.len(),
        }))
    }

    /// Returns the index of the first event that is new to a viewer, and records that the log has been shown up to `count`.
    fn show_next(&self, seat: Option<u8>, count: usize) -> usize {
        let mut all = self.shown.get();
        let shown = &mut all[seat.map_or(2, usize::from)];
        if shown.to != count {
            *shown = Shown { from: shown.to, to: count };
        }
        let from = shown.from;
        self.shown.set(all);
        from
    }

    /// Samples a full game that is consistent with everything the seat has seen. Unknown cards are drawn at random from
    /// `seed`.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let world = game.determinize(0, "1")?;
    /// assert_eq!(world.observe(0)?, game.observe(0)?);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn determinize(&self, seat: i32, seed: &str) -> Result<Game> {
        let mut random = Random::from_seed_text(seed)?;
        let world = crate::embed::determinize::determinize(self.rules(), self.state(), player(seat)?, &mut random);
        Ok(Game::from(self.game.imagine(world)))
    }

    /// Lets bots play to the end of the game or for a number of decisions. Each decision can be undone.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// game.playout(r#"{ "seed": "1" }"#)?;
    /// assert!(game.outcome() != "null");
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn playout(&mut self, options: &str) -> Result<String> {
        let options = playouts::Options::read(&read(options)?)?;
        playouts::playout(&mut self.game, &options).map(|result| json(&result))
    }

    /// Runs many playouts from this state, each with its own seed. This game does not change.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let result = game.playouts(5, r#"{ "seed": "1" }"#)?;
    /// assert!(result.contains(r#""games":5"#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn playouts(&self, count: u32, options: &str) -> Result<String> {
        let options = playouts::Options::read(&read(options)?)?;
        playouts::playouts(self.rules(), self.state(), count, &options).map(|result| json(&result))
    }

    /// Returns a bot's choice with its reasons. The bot uses only the knowledge of the seat to act. `clock` returns
    /// milliseconds from any fixed moment; the host supplies it because the module has no clock.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let suggestion = game.suggest(r#"{ "seed": "1", "iterations": 20 }"#, || 0.0)?;
    /// assert!(suggestion.contains(r#""action""#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn suggest(&self, options: &str, mut clock: impl FnMut() -> f64) -> Result<String> {
        self.running()?;
        let options = playouts::Options::read_for_suggestion(&read(options)?)?;
        Ok(json(&Suggestion::of(self.rules(), self.state(), self.actions(), &options, &mut clock)))
    }

    /// Starts the search of [`Game::suggest`], to be run in steps.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let mut search = game.search(r#"{ "seed": "1", "iterations": 20 }"#, || 0.0)?;
    /// while !search.step(4, &mut || 0.0) {}
    /// assert!(search.result().contains(r#""action""#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn search(&self, options: &str, mut clock: impl FnMut() -> f64) -> Result<Search> {
        self.running()?;
        let options = playouts::Options::read_for_suggestion(&read(options)?)?;
        Ok(Search::new(self.rules(), self.state(), self.actions(), &options, &mut clock))
    }

    /// Returns the exact probabilities of an attack's damage, from the knowledge of a seat. The referee knows all cards, but
    /// not the order of the decks.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// let scenario = r#"{
    ///   "format": "altmode-scenario/1", "game": "tcg", "name": "Tough is added to defense",
    ///   "state": { "players": [
    ///     { "characters": [{ "card": "Bumblebee, Courageous Scout", "as": "bee" }] },
    ///     { "characters": [{ "card": "Deadlock, Bounty Hunter", "as": "victim", "damage": 5, "tapped": true }] }
    ///   ] },
    ///   "steps": [{ "expect": { "victim": { "damage": 5 } } }]
    /// }"#;
    /// let game = tcg.from_scenario(scenario)?;
    /// let odds = game.forecast("Bumblebee, Courageous Scout", "Deadlock, Bounty Hunter", 0)?;
    /// assert!(odds.starts_with('{'));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn forecast(&self, attacker: &str, defender: &str, seat: i32) -> Result<String> {
        let seat = viewer(seat)?;
        let attacker = self.character(attacker).map_err(|error| error.at("attacker"))?;
        let defender = self.character(defender).map_err(|error| error.at("defender"))?;
        let question = forecast::from_game(self.rules(), self.state(), attacker, defender, seat)?;
        Ok(json(&forecast::Forecast::of(&question)))
    }

    /// Returns a short forecast of every attack that a seat's characters could make, best first. For the referee, the seat is
    /// the active player.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// let scenario = r#"{
    ///   "format": "altmode-scenario/1", "game": "tcg", "name": "Tough is added to defense",
    ///   "state": { "players": [
    ///     { "characters": [{ "card": "Bumblebee, Courageous Scout", "as": "bee" }] },
    ///     { "characters": [{ "card": "Deadlock, Bounty Hunter", "as": "victim", "damage": 5, "tapped": true }] }
    ///   ] },
    ///   "steps": [{ "expect": { "victim": { "damage": 5 } } }]
    /// }"#;
    /// let game = tcg.from_scenario(scenario)?;
    /// assert!(game.forecast_all(0)?.starts_with('['));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn forecast_all(&self, seat: i32) -> Result<String> {
        let viewer = viewer(seat)?;
        let seat = viewer.unwrap_or(self.state().active);
        Ok(json(&forecast::forecast_all(self.rules(), self.state(), seat, viewer)))
    }

    /// Finds a character on the battlefield by its number, card id or name.
    fn character(&self, name: &str) -> Result<ObjectId> {
        let state = self.state();
        let name = name.trim();
        if let Ok(number) = name.parse::<u8>()
            && state.is_character(number)
        {
            return Ok(number);
        }
        let def = |character| self.rules().def(state, character);
        let on_table = || members(state.battlefield[0] | state.battlefield[1]);
        let ways: [&dyn Fn(ObjectId) -> bool; 3] = [
            &|character| def(character).id.eq_ignore_ascii_case(name),
            &|character| def(character).full_name.eq_ignore_ascii_case(name),
            &|character| def(character).name.eq_ignore_ascii_case(name),
        ];
        for fits in ways {
            let found: Vec<ObjectId> = on_table().filter(|&character| fits(character)).collect();
            match found[..] {
                [] => {}
                [one] => return Ok(one),
                _ => {
                    let numbers: Vec<String> = found.iter().map(ToString::to_string).collect();
                    let message =
                        format!("several characters here are \"{}\": say which by its number, {}", shorten(name), numbers.join(" or "));
                    return Err(Error::new("ambiguous-card", message));
                }
            }
        }
        Err(Error::new("unknown-character", format!("no character on the battlefield is \"{}\"", shorten(name))))
    }
}

/// Parses an action. Unknown fields are ignored.
fn input(action: &str) -> Result<ActionInput> {
    let value = read(action)?;
    if let Value::Number(id) = &value {
        let id = id.as_u64().and_then(|id| u32::try_from(id).ok());
        return id.map(|id| ActionInput { id: Some(id), ..ActionInput::default() }).ok_or_else(|| wrong(&value, "the id of an action"));
    }
    let Value::Object(fields) = &value else { return Err(wrong(&value, "an action or its id")) };
    ActionInput::deserialize(&value).map_err(|error| {
        let error = Error::new("bad-input", format!("this is not an action: {error}"));
        // The deserialiser does not name the faulty field, so each field is deserialised alone to find it.
        let alone = |name: &str, value: &Value| Value::Object([(name.to_string(), value.clone())].into_iter().collect());
        let wrong = fields.iter().find(|(name, value)| ActionInput::deserialize(&alone(name, value)).is_err());
        match wrong {
            Some((name, _)) => error.at(name),
            None => error,
        }
    })
}

fn refusal(error: Option<Error>) -> String {
    json(&error.map(|error| Refusal { code: error.code, message: error.message }))
}
