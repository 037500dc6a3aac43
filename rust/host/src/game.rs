//! A running game, for embedders.

mod analysis;

use crate::{
    Accepted, ActionView, EventView, Hosted, Input, Wanted, accepted,
    action::{find, read_action},
    input::{each, field, list, object},
    text::{json, read, read_record},
};
use altmode_core::{Caused, Error, Form, Json, MOST_SEATS, Record, Rest, Result, Seat, Viewer};
use serde::Serialize;
use std::cell::Cell;

/// An observation, the legal actions and the new events, in one object.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(concrete(O = (), A = (), E = ())))]
pub struct View<O, A, E> {
    /// The observation of the viewer.
    #[cfg_attr(feature = "typescript", ts(type = "Observation"))]
    pub observation: O,
    /// The legal actions if the viewer is the seat to act, otherwise an empty list. The referee always gets them.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Action>"))]
    pub actions: Vec<A>,
    /// The events from index `since` on. Without `since`, the events that came after the viewer's view of the previous
    /// position. Repeated calls return the same events until something happens.
    #[cfg_attr(feature = "typescript", ts(type = "Array<GameEvent>"))]
    pub events: Vec<E>,
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

/// A parsed action that is legal now.
enum Chosen<A> {
    /// The legal action with this index in the list.
    Action(usize),
    /// Several actions, one after the other.
    Steps(Vec<A>),
    /// A concession by this seat.
    Concede(Seat),
}

/// A range of the event log: indices from `from` up to, but not including, `to`.
#[derive(Clone, Copy, Default)]
struct Shown {
    from: usize,
    to: usize,
}

accepted! {
    /// Options of `check`.
    pub CHECK: CheckOptions {
        /// The seat for which the caller acts. An action that another seat must decide, and conceding for another seat, is refused with
        /// `not-your-seat`. Servers always set it.
        optional seat: "number",
    }

    /// Options of `apply`.
    pub APPLY: ApplyOptions {
        /// See `CheckOptions`.
        optional seat: "number",
        /// Outcomes of chance supplied by the caller instead of the generator, in the order of their use: CHANCE.
        optional chance: "OUTCOMES[]",
    }
}

/// The options of [`Game::apply`].
struct By<C> {
    /// The seat on whose behalf the host acts. Without it, the host itself must check the sender of the action.
    seat: Option<Seat>,
    /// Random outcomes supplied by the host.
    chance: Vec<C>,
}

/// A running game. Seats are 0-based; -1 stands for the referee, who sees everything, and -2 for the public, which sees what all seats
/// know.
#[derive(Clone)]
pub struct Game<G: Hosted> {
    game: altmode_core::Game<G>,
    /// The range of the event log that `view` last returned to each seat, to the public and to the referee. A second view of the same
    /// position returns the same range.
    shown: Cell<[Shown; MOST_SEATS + 2]>,
}

impl<G: Hosted> Rest for Game<G> {
    fn rest(&mut self) -> bool {
        self.game.rest()
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }
}

impl<G: Hosted> From<altmode_core::Game<G>> for Game<G> {
    fn from(game: altmode_core::Game<G>) -> Self {
        Game { game, shown: Cell::default() }
    }
}

/// The seat number that stands for the referee.
const REFEREE: i32 = -1;
/// The seat number that stands for the public.
const PUBLIC: i32 = -2;
/// The names of viewers without a seat.
const WITHOUT_SEAT: [&str; 2] = ["\"public\"", "\"all\""];

/// Returns the seats of a game in words, with other viewers: "0 or 1", or "0, 1, \"public\" or \"all\"".
fn seat_list(seats: Seat, others: &[&str]) -> String {
    let mut list = String::new();
    let count = usize::from(seats) + others.len();
    for number in 0..count {
        list.push_str(match number {
            0 => "",
            _ if number + 1 < count => ", ",
            _ => " or ",
        });
        match number.checked_sub(seats.into()) {
            Some(other) => list.push_str(others[other]),
            None => list.push(char::from(b'0' + number as u8)),
        }
    }
    list
}

/// Returns the name of a seat in messages.
fn player_name(seat: Seat) -> String {
    format!("Player {}", seat + 1)
}

impl<G: Hosted> Game<G> {
    /// Starts a game from a start that the game's own facade has read.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// use altmode_host::{Game, read};
    ///
    /// let config = read(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let start = altmode_tcg::deck::start(tcg.rules().catalogue, &config)?;
    /// assert_eq!(Game::begin(tcg.rules(), start)?.outcome(), "null");
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn begin(rules: G, start: G::Start) -> Result<Self> {
        altmode_core::Game::new(rules, start).map(Game::from)
    }

    /// Restores a game from the bytes of [`Game::save`].
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_host::Game;
    ///
    /// game.apply_id(0)?;
    /// let restored = Game::restore(tcg.rules(), &game.save()?)?;
    /// assert_eq!(restored.state(), game.state());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn restore(rules: G, save: &[u8]) -> Result<Self> {
        altmode_core::Game::restore(rules, save).map(Game::from)
    }

    /// Returns the record of a save as JSON. It can also be read if another version made the save, or if its packs are not loaded.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// game.apply_id(0)?;
    /// assert_eq!(tcg.read_record(&game.save()?)?, game.record());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn read_record(save: &[u8]) -> Result<String> {
        Record::<G>::of_save(save).map(|record| json(&record))
    }

    /// Replays the game of a record, given as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_host::Game;
    ///
    /// game.apply_id(0)?;
    /// let replayed = Game::replay(tcg.rules(), &game.record())?;
    /// assert_eq!(replayed.hash(), game.hash());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn replay(rules: G, record: &str) -> Result<Self> {
        altmode_core::Game::replay(rules, read_record(record)?).map(Game::from)
    }

    /// Returns the state.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert_eq!(game.state().turn, 1);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn state(&self) -> &G::State {
        self.game.state()
    }

    fn rules(&self) -> G {
        *self.game.rules()
    }

    fn seats(&self) -> Seat {
        self.rules().seats(self.state())
    }

    /// Returns the viewer that a number means.
    fn viewer(&self, number: i32) -> Result<Viewer> {
        match Seat::try_from(number) {
            Ok(seat) if seat < self.seats() => Ok(Viewer::Seat(seat)),
            _ if number == REFEREE => Ok(Viewer::Referee),
            _ if number == PUBLIC => Ok(Viewer::Public),
            _ => Err(self.no_seat(number, &WITHOUT_SEAT)),
        }
    }

    /// Returns the seat that a number means, or `None` for the referee.
    fn seat_or_referee(&self, number: i32) -> Result<Option<Seat>> {
        match self.viewer(number)? {
            Viewer::Public => Err(self.no_seat(number, &WITHOUT_SEAT[1..])),
            viewer => Ok(viewer.seat()),
        }
    }

    #[cold]
    fn no_seat(&self, number: i32, others: &[&str]) -> Error {
        let given = if number == PUBLIC { WITHOUT_SEAT[0].to_string() } else { number.to_string() };
        Error::new(
            "unknown-seat",
            format!("there is no seat {given} here: a seat is {}", seat_list(self.seats(), others)),
        )
    }

    fn player(&self, seat: i32) -> Result<Seat> {
        let needed = || {
            Error::new(
                "unknown-seat",
                format!("a player's seat is needed here, {}", seat_list(self.seats(), &[])),
            )
        };
        self.viewer(seat)?.seat().ok_or_else(needed)
    }

    /// Returns the seat to act, or -1 when the game is over.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
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
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// game.apply(r#"{ "type": "concede", "seat": 0 }"#, None)?;
    /// assert!(game.outcome().contains(r#""winner":1"#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn outcome(&self) -> String {
        json(&self.game.outcome())
    }

    fn actions(&self) -> Vec<ActionView<G::ActionKind>> {
        self.rules().show_actions(self.state(), self.game.legal_actions()).collect()
    }

    /// Returns the legal actions of the seat to act, as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
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
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert_eq!(game.legal_actions_as(Json), game.legal_actions());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn legal_actions_as<F: Form>(&self, form: F) -> F::Made {
        form.list(self.rules().show_actions(self.state(), self.game.legal_actions()))
    }

    /// Applies a legal action, or `{ "type": "concede", "seat" }`, and returns the events that it caused. Options are `{
    /// seat?, chance? }`. With `seat`, the action must belong to that seat.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
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
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert!(game.apply_as("0", None, Json)?.starts_with('['));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn apply_as<F: Form>(
        &mut self,
        action: &str,
        options: Option<&str>,
        form: F,
    ) -> Result<F::Made> {
        let By { seat, chance } = self.by(options, &APPLY)?;
        match self.chosen(&read_action(action)?, seat)? {
            Chosen::Action(index) => self.apply_index(index, chance, form),
            Chosen::Steps(steps) => self.apply_steps(&steps, chance, form),
            Chosen::Concede(_) if !chance.is_empty() => {
                Err(Error::new("unused-chance", "conceding has no random outcomes")
                    .at("options.chance"))
            }
            Chosen::Concede(seat) => {
                let before = self.game.events(0).len();
                self.game.concede(seat)?;
                Ok(self.tell(before, Viewer::Referee, form))
            }
        }
    }

    /// Resolves an action input to a legal action or a concession. Both `apply` and `check` use this method, so they agree.
    /// `by` is the seat on whose behalf the host acts: it can only take its own decisions and concede its own game.
    fn chosen(&self, input: &Input<G>, by: Option<Seat>) -> Result<Chosen<G::Action>> {
        self.running()?;
        let to_act = self.game.to_act().unwrap_or_default();
        if let Some(by) = by
            && let Some(seat) = input.seat().filter(|seat| *seat != by)
        {
            let message =
                format!("{} acts here, and this action is of seat {seat}", player_name(by));
            return Err(Error::new("not-your-seat", message).at("seat"));
        }
        if input.kind() == Some("concede") {
            let seat = by.or(input.seat()).unwrap_or(to_act);
            return self.player(seat.into()).map(Chosen::Concede).map_err(|error| error.at("seat"));
        }
        if let Some(by) = by.filter(|by| *by != to_act) {
            let message =
                format!("{} must decide now, not {}", player_name(to_act), player_name(by));
            return Err(Error::new("not-your-seat", message));
        }
        if input.seat().is_some_and(|seat| seat != to_act) {
            return Err(Error::new(
                "not-your-turn",
                format!("{} must decide now", player_name(to_act)),
            )
            .at("seat"));
        }
        let (rules, actions) = (self.rules(), self.game.legal_actions());
        // Fast path: usually the input is an unchanged entry of the list, so no other entry needs to be serialised.
        if let Some(id) = input.id()
            && let Some(&action) = actions.get(id as usize)
            && rules.agrees(self.state(), input, id as usize, action)
        {
            return Ok(Chosen::Action(id as usize));
        }
        let shown = self.actions();
        let listed = rules.with_listed_copies(self.state(), input, actions);
        find(&listed, &shown).map(Chosen::Action).or_else(|error| match error.code {
            "illegal-action" if listed.kind().is_some() => {
                match rules.in_steps(self.state(), &listed) {
                    Some(steps) => Ok(Chosen::Steps(steps)),
                    // The most specific error explains why the action is not legal.
                    None => Err(rules.explain(self.state(), &listed, actions, &shown)),
                }
            }
            _ => Err(error),
        })
    }

    /// Applies the legal action with this id and returns its events as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
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
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert!(game.apply_id_as(0, Json)?.starts_with('['));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn apply_id_as<F: Form>(&mut self, id: u32, form: F) -> Result<F::Made> {
        self.apply_index(id as usize, Vec::new(), form)
    }

    /// Returns the number of legal actions; 0 when the game is over. Their ids are the numbers below it.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// # game.apply_id(0)?;
    /// assert_eq!(game.legal_count() as usize, game.legal_actions().matches(r#""id":"#).count());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn legal_count(&self) -> u32 {
        self.game.legal_actions().len() as u32
    }

    /// Applies the legal action with this id and returns the number of legal actions after it; 0 when the game is over. Neither
    /// events nor actions are described, which takes most of the time of a program that plays by numbers.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let mut count = game.legal_count();
    /// while count > 0 {
    ///     count = game.advance(count - 1)?;
    /// }
    /// assert_ne!(game.outcome(), "null");
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn advance(&mut self, id: u32) -> Result<u32> {
        self.game.apply(id as usize, Vec::new())?;
        Ok(self.legal_count())
    }

    fn apply_index<F: Form>(
        &mut self,
        index: usize,
        chance: Vec<G::Chance>,
        form: F,
    ) -> Result<F::Made> {
        let before = self.game.events(0).len();
        self.game.apply(index, chance)?;
        Ok(self.tell(before, Viewer::Referee, form))
    }

    /// Applies several actions, or none of them if one fails.
    fn apply_steps<F: Form>(
        &mut self,
        steps: &[G::Action],
        chance: Vec<G::Chance>,
        form: F,
    ) -> Result<F::Made> {
        let before = self.game.events(0).len();
        let mut game = self.game.clone();
        let mut chance = Some(chance);
        for (number, step) in steps.iter().enumerate() {
            let last = number + 1 == steps.len();
            let index = game.legal_actions().iter().position(|legal| legal == step);
            let index = index.ok_or_else(|| {
                Error::new("illegal-action", "a step of this action is not legal")
            })?;
            game.apply(index, chance.take_if(|_| last).unwrap_or_default())?;
        }
        self.game = game;
        Ok(self.tell(before, Viewer::Referee, form))
    }

    fn running(&self) -> Result<()> {
        match self.game.outcome() {
            Some(_) => {
                Err(Error::new("game-over", "the game is over: no action is possible any more"))
            }
            None => Ok(()),
        }
    }

    /// Parses the options of `apply` or `check`.
    fn by(&self, options: Option<&str>, accepted: &Accepted) -> Result<By<G::Chance>> {
        const MOST: usize = 200;
        let Some(options) = options else { return Ok(By { seat: None, chance: Vec::new() }) };
        let at = |error: Error| error.at("options");
        let value = read(options).map_err(at)?;
        let fields = object(&value, accepted.names).map_err(at)?;
        let seats = self.seats();
        let seat = match field(fields, "seat") {
            None => None,
            Some(value) => match value.as_u64() {
                Some(seat) if seat < seats.into() => Some(seat as Seat),
                _ => {
                    return Err(Error::new(
                        "unknown-seat",
                        format!("a seat is {}", seat_list(seats, &[])),
                    )
                    .at("options.seat"));
                }
            },
        };
        let outcomes = list(fields, "chance")?;
        if outcomes.len() > MOST {
            return Err(Error::new(
                "too-long",
                format!("at most {MOST} outcomes are taken at once"),
            )
            .at("chance"));
        }
        let chance = each(outcomes, "chance", |outcome| self.rules().chance(outcome))?;
        Ok(By { seat, chance })
    }

    fn tell<F: Form>(&self, since: usize, viewer: Viewer, form: F) -> F::Made {
        form.list(self.show(self.game.events(since), viewer))
    }

    fn show(
        &self,
        events: &[Caused<G::Event>],
        viewer: Viewer,
    ) -> impl Iterator<Item = EventView<G::EventKind>> {
        events.iter().map(move |event| self.rules().show_caused(self.state(), event, viewer))
    }

    /// Returns everything that a seat may know of the state, as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
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
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert_eq!(game.observe_as(0, Json)?, game.observe(0)?);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn observe_as<F: Form>(&self, seat: i32, form: F) -> Result<F::Made> {
        Ok(form.one(&self.rules().observe(self.state(), self.viewer(seat)?)))
    }

    /// Undoes the last move. Returns `false` if there is none.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
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
        self.shown.set(
            self.shown.get().map(|shown| {
                if shown.to > count { Shown { from: count, to: count } } else { shown }
            }),
        );
        undone
    }

    /// Serialises the game to bytes that [`Game::restore`] reads.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert_eq!(tcg.restore(&game.save()?)?.hash(), game.hash());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn save(&self) -> Result<Vec<u8>> {
        self.game.save()
    }

    /// Returns configuration, seed and moves as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
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
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
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
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
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
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert_eq!(game.events_as(0, 0, Json)?, game.events(0, 0)?);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn events_as<F: Form>(&self, since: u32, seat: i32, form: F) -> Result<F::Made> {
        Ok(self.tell(since as usize, self.viewer(seat)?, form))
    }

    /// Returns `null` if an action is legal now, otherwise the reason why it is not. The options are those of
    /// [`Game::apply`].
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert_eq!(game.check(r#"{ "id": 0 }"#, None)?, "null");
    /// assert!(game.check(r#"{ "type": "attack", "attacker": 200 }"#, None)?.contains("code"));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn check(&self, action: &str, options: Option<&str>) -> Result<String> {
        let By { seat, .. } = self.by(options, &CHECK)?;
        let refusal = self.chosen(&read_action(action)?, seat).err();
        Ok(json(
            &refusal.map(|error| Refusal { code: error.code, message: error.into_parts().message }),
        ))
    }

    /// Returns observation, legal actions (for the seat to act) and new events in one call.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
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
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// use altmode_core::Json;
    ///
    /// assert!(game.view_as(0, Some(0), Json)?.contains(r#""events""#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn view_as<F: Form>(&self, seat: i32, since: Option<u32>, form: F) -> Result<F::Made> {
        let viewer = self.viewer(seat)?;
        let events = self.game.events(0);
        let since =
            since.map_or_else(|| self.show_next(viewer, events.len()), |since| since as usize);
        let may_act = self
            .game
            .to_act()
            .is_some_and(|to_act| [Viewer::Seat(to_act), Viewer::Referee].contains(&viewer));
        Ok(form.one(&View {
            observation: self.rules().observe(self.state(), viewer),
            actions: if may_act { self.actions() } else { Vec::new() },
            events: self.show(&events[since.min(events.len())..], viewer).collect::<Vec<_>>(),
            event_count: events.len(),
        }))
    }

    /// Returns the index of the first event that is new to a viewer, and records that the log has been shown up to `count`.
    fn show_next(&self, viewer: Viewer, count: usize) -> usize {
        let mut all = self.shown.get();
        let shown = &mut all[match viewer {
            Viewer::Seat(seat) => usize::from(seat) % MOST_SEATS,
            Viewer::Public => MOST_SEATS,
            Viewer::Referee => MOST_SEATS + 1,
        }];
        if shown.to != count {
            *shown = Shown { from: shown.to, to: count };
        }
        let from = shown.from;
        self.shown.set(all);
        from
    }
}
