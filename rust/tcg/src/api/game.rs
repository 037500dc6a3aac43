//! A running game as embedders hold it.

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

/// Observation, actions and new events in one.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// What the viewer may know.
    pub observation: Observation,
    /// The legal actions, when it is the viewer's turn to decide; the referee sees them always.
    pub actions: Vec<ActionView>,
    /// The events from `since` on; without it those that came after this viewer's view of the position before. Asking
    /// again while nothing has happened gives the same events.
    pub events: Vec<EventView>,
    /// How long the event log is: what to give `events` for those that come later.
    pub event_count: usize,
}

/// Why an action is not legal.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// Stable code.
    pub code: &'static str,
    /// Why, in English.
    pub message: String,
}

/// What an action that came in asks for.
enum Chosen {
    /// The legal action with this index.
    Action(usize),
    /// That seat gives up.
    Concede(u8),
}

/// A part of the event log.
#[derive(Clone, Copy, Default)]
struct Shown {
    from: usize,
    to: usize,
}

/// How an action is taken.
#[derive(Default)]
struct By {
    /// The seat for which the host acts. Without one, the host itself answers for whose action it is.
    seat: Option<u8>,
    /// Outcomes of chance that the host supplies.
    chance: Vec<DefId>,
}

/// A running game. Seats are 0 and 1; -1 stands for the referee, who sees everything.
#[derive(Clone)]
pub struct Game {
    game: altmode_core::Game<Rules>,
    /// The part of the event log that `view` gave each viewer last. A second view of one position gives it again.
    shown: Cell<[Shown; 3]>,
}

impl From<altmode_core::Game<Rules>> for Game {
    fn from(game: altmode_core::Game<Rules>) -> Game {
        Game { game, shown: Cell::default() }
    }
}

/// What an embedder calls the referee.
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
    /// Begins a game.
    pub fn begin(rules: Rules, start: Start) -> Result<Game> {
        altmode_core::Game::new(rules, start).map(Game::from)
    }

    /// The state.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    fn rules(&self) -> Rules {
        *self.game.rules()
    }

    /// The seat that must decide now, or -1 when the game is over.
    pub fn to_act(&self) -> i32 {
        self.game.to_act().map_or(-1, i32::from)
    }

    /// `null`, or who won and why.
    pub fn outcome(&self) -> String {
        json(&view::outcome(self.state()))
    }

    fn actions(&self) -> Vec<ActionView> {
        show_actions(self.rules(), self.state(), self.game.legal_actions()).collect()
    }

    /// Every legal action of the seat to act.
    pub fn legal_actions(&self) -> String {
        self.legal_actions_as(Json)
    }

    /// The same in any form.
    pub fn legal_actions_as<F: Form>(&self, form: F) -> F::Made {
        form.list(show_actions(self.rules(), self.state(), self.game.legal_actions()))
    }

    /// Takes a legal action, or `{ "type": "concede", "seat" }`; returns the events that it caused. Options are
    /// `{ seat?, chance? }`: with `seat` the action must be that seat's own.
    pub fn apply(&mut self, action: &str, options: Option<&str>) -> Result<String> {
        self.apply_as(action, options, Json)
    }

    /// The same in any form.
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

    /// Returns the meaning of an action, if it is possible now. Both `apply` and `check` ask here, so they agree.
    /// `by` is the seat for which the host acts: it decides only for itself, and concedes only its own game.
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
        // Usually an action of the list comes back, and no other need be written out.
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

    /// The same action with the copies of its cards that are listed: of identical cards in one place only the first is, and
    /// any of them may be taken.
    fn with_listed_copies(&self, input: &ActionInput) -> ActionInput {
        let mut input = input.clone();
        for card in [&mut input.card, &mut input.with].into_iter().flatten() {
            *card = listed_copy(self.state(), self.game.legal_actions(), *card);
        }
        input
    }

    /// The same by an action's id alone.
    pub fn apply_id(&mut self, id: u32) -> Result<String> {
        self.apply_id_as(id, Json)
    }

    /// The same in any form.
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

    /// A refusal with the best reason that can be told.
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

    /// All that a seat may know.
    pub fn observe(&self, seat: i32) -> Result<String> {
        self.observe_as(seat, Json)
    }

    /// The same in any form.
    pub fn observe_as<F: Form>(&self, seat: i32, form: F) -> Result<F::Made> {
        Ok(form.one(&observe(self.rules(), self.state(), viewer(seat)?)))
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> bool {
        let undone = self.game.undo();
        let count = self.game.events(0).len();
        // Events that were taken back are not shown again, and those before them are known.
        self.shown.set(self.shown.get().map(|shown| if shown.to > count { Shown { from: count, to: count } } else { shown }));
        undone
    }

    /// Bytes from which the game can be restored.
    pub fn save(&self) -> Result<Vec<u8>> {
        self.game.save()
    }

    /// Configuration, seed and moves.
    pub fn record(&self) -> String {
        json(&self.game.record())
    }

    /// A short hex string of the whole state.
    pub fn hash(&self) -> String {
        self.game.hash()
    }

    /// The event log from an index on, as a seat may see it.
    pub fn events(&self, since: u32, seat: i32) -> Result<String> {
        self.events_as(since, seat, Json)
    }

    /// The same in any form.
    pub fn events_as<F: Form>(&self, since: u32, seat: i32, form: F) -> Result<F::Made> {
        Ok(self.tell(since as usize, viewer(seat)?, form))
    }

    /// Returns `null` when an action is legal now, else why it is not; the options are those of [`Game::apply`].
    pub fn check(&self, action: &str, options: Option<&str>) -> Result<String> {
        let By { seat, .. } = self.by(options)?;
        Ok(refusal(self.chosen(&input(action)?, seat).err()))
    }

    /// Observation, legal actions (when it is that seat's turn) and new events in one call.
    pub fn view(&self, seat: i32) -> Result<String> {
        self.view_as(seat, None, Json)
    }

    /// Returns a view in any form, with the events from `since` on or those that are new to the viewer.
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

    /// Returns the index of the first event that is new to a viewer, and remembers that the log has been shown up to `count`.
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

    /// A full game consistent with all that the seat has seen, the unknown drawn at random.
    pub fn determinize(&self, seat: i32, seed: &str) -> Result<Game> {
        let mut random = Random::from_seed_text(seed)?;
        let world = crate::embed::determinize::determinize(self.rules(), self.state(), player(seat)?, &mut random);
        Ok(Game::from(self.game.imagine(world)))
    }

    /// Plays on with bots to the end or for a number of decisions; every decision can be undone.
    pub fn playout(&mut self, options: &str) -> Result<String> {
        let options = playouts::Options::read(&read(options)?)?;
        playouts::playout(&mut self.game, &options).map(|result| json(&result))
    }

    /// Many playouts from here, each with a seed of its own; this game stays as it is.
    pub fn playouts(&self, count: u32, options: &str) -> Result<String> {
        let options = playouts::Options::read(&read(options)?)?;
        playouts::playouts(self.rules(), self.state(), count, &options).map(|result| json(&result))
    }

    /// A bot's choice with its reasons, from the knowledge of the seat to act alone.
    /// `clock` tells the time in milliseconds, from whatever moment: only the host has one.
    pub fn suggest(&self, options: &str, mut clock: impl FnMut() -> f64) -> Result<String> {
        self.running()?;
        let options = playouts::Options::read_for_suggestion(&read(options)?)?;
        Ok(json(&Suggestion::of(self.rules(), self.state(), self.actions(), &options, &mut clock)))
    }

    /// The same search as a suggestion's, in steps.
    pub fn search(&self, options: &str, mut clock: impl FnMut() -> f64) -> Result<Search> {
        self.running()?;
        let options = playouts::Options::read_for_suggestion(&read(options)?)?;
        Ok(Search::new(self.rules(), self.state(), self.actions(), &options, &mut clock))
    }

    /// Exact probabilities of an attack's damage, from what a seat knows. The referee knows all cards, but not the
    /// order of the decks.
    pub fn forecast(&self, attacker: &str, defender: &str, seat: i32) -> Result<String> {
        let seat = viewer(seat)?;
        let attacker = self.character(attacker).map_err(|error| error.at("attacker"))?;
        let defender = self.character(defender).map_err(|error| error.at("defender"))?;
        let question = forecast::from_game(self.rules(), self.state(), attacker, defender, seat)?;
        Ok(json(&forecast::Forecast::of(&question)))
    }

    /// The same in short for every attack that a seat's characters could make, the best first; the referee asks
    /// for the active player's.
    pub fn forecast_all(&self, seat: i32) -> Result<String> {
        let viewer = viewer(seat)?;
        let seat = viewer.unwrap_or(self.state().active);
        Ok(json(&forecast::forecast_all(self.rules(), self.state(), seat, viewer)))
    }

    /// A character on the battlefield by its number, card id or name.
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

/// Reads an action; fields that it does not know are read over.
fn input(action: &str) -> Result<ActionInput> {
    let value = read(action)?;
    if let Value::Number(id) = &value {
        let id = id.as_u64().and_then(|id| u32::try_from(id).ok());
        return id.map(|id| ActionInput { id: Some(id), ..ActionInput::default() }).ok_or_else(|| wrong(&value, "the id of an action"));
    }
    let Value::Object(fields) = &value else { return Err(wrong(&value, "an action or its id")) };
    ActionInput::deserialize(&value).map_err(|error| {
        let error = Error::new("bad-input", format!("this is not an action: {error}"));
        // The reader does not say which field it was; alone, each can be asked again.
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
