//! `altmode/tcg`: bindings of [`altmode_tcg::api`].
//!
//! Every `Result` fails with a thrown string, see [`crate::failure`].

use std::{cell::Cell, convert::Infallible};

use altmode_tcg::api;
use wasm_bindgen::prelude::*;

use crate::{
    dictionary::{Packed, answer},
    failure, room,
};

type Answer<T> = Result<T, JsValue>;

#[wasm_bindgen]
extern "C" {
    /// The host's clock, for suggestions with a time limit. A host's own clock may throw.
    #[wasm_bindgen(js_namespace = Date, js_name = now, catch)]
    fn host_clock() -> Result<f64, JsValue>;
}

thread_local! {
    static LAST: Cell<f64> = const { Cell::new(0.0) };
}

/// Returns the time in milliseconds. If the clock throws, the time advances by one second per call, so that every time limit
/// ends.
fn now() -> f64 {
    let time = host_clock().ok().filter(|time| time.is_finite()).unwrap_or_else(|| LAST.get() + 1000.0);
    LAST.set(time);
    time
}

fn thrown(error: api::Error) -> JsValue {
    JsValue::from_str(&error.to_json())
}

/// The object that `load()` returns: cards, decks, forecasts, and constructors of games.
#[wasm_bindgen]
pub struct Tcg {
    inner: api::Tcg,
}

#[wasm_bindgen]
impl Tcg {
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "a JavaScript constructor; nobody asks for Default")]
    pub fn new() -> Tcg {
        failure::remember_panics();
        Tcg { inner: api::Tcg::new() }
    }

    pub fn version(&self) -> String {
        self.inner.version()
    }

    #[wasm_bindgen(js_name = newGame)]
    pub fn new_game(&self, config: &str) -> Answer<Game> {
        room::for_another().map_err(thrown)?;
        self.inner.new_game(config).map(Game::from).map_err(thrown)
    }

    pub fn restore(&self, save: &[u8]) -> Answer<Game> {
        room::for_another().map_err(thrown)?;
        self.inner.restore(save).map(Game::from).map_err(thrown)
    }

    pub fn replay(&self, record: &str) -> Answer<Game> {
        room::for_another().map_err(thrown)?;
        self.inner.replay(record).map(Game::from).map_err(thrown)
    }

    #[wasm_bindgen(js_name = fromScenario)]
    pub fn scenario_game(&self, scenario: &str) -> Answer<Game> {
        room::for_another().map_err(thrown)?;
        self.inner.from_scenario(scenario).map(Game::from).map_err(thrown)
    }

    #[wasm_bindgen(js_name = runScenario)]
    pub fn run_scenario(&self, scenario: &str) -> Answer<String> {
        self.inner.run_scenario(scenario).map_err(thrown)
    }

    #[wasm_bindgen(js_name = cardsAll)]
    pub fn cards_all(&self) -> String {
        self.inner.cards_all()
    }

    #[wasm_bindgen(js_name = cardGet)]
    pub fn card_get(&self, id: &str) -> Answer<String> {
        self.inner.card_get(id).map_err(thrown)
    }

    #[wasm_bindgen(js_name = cardFind)]
    pub fn card_find(&self, name: &str) -> Answer<String> {
        self.inner.card_find(name).map_err(thrown)
    }

    #[wasm_bindgen(js_name = cardsSearch)]
    pub fn cards_search(&self, query: &str) -> Answer<String> {
        self.inner.cards_search(query).map_err(thrown)
    }

    #[wasm_bindgen(js_name = parseDeck)]
    pub fn parse_deck(&self, text: &str) -> Answer<String> {
        self.inner.parse_deck(text).map_err(thrown)
    }

    #[wasm_bindgen(js_name = formatDeck)]
    pub fn format_deck(&self, deck: &str) -> Answer<String> {
        self.inner.format_deck(deck).map_err(thrown)
    }

    #[wasm_bindgen(js_name = validateDeck)]
    pub fn validate_deck(&self, deck: &str, format: &str) -> Answer<String> {
        self.inner.validate_deck(deck, format).map_err(thrown)
    }

    pub fn forecast(&self, input: &str) -> Answer<String> {
        self.inner.forecast(input).map_err(thrown)
    }

    #[wasm_bindgen(js_name = deckReport)]
    pub fn deck_report(&self, deck: &str) -> Answer<String> {
        self.inner.deck_report(deck).map_err(thrown)
    }

    #[wasm_bindgen(js_name = loadPack)]
    pub fn load_pack(&mut self, pack: &str) -> Answer<String> {
        self.inner.load_pack(pack).map_err(thrown)
    }
}

/// A running game. Seats are 0-based; -1 stands for the referee, who sees everything.
#[wasm_bindgen]
pub struct Game {
    inner: api::Game,
}

impl From<api::Game> for Game {
    fn from(inner: api::Game) -> Game {
        Game { inner }
    }
}

#[wasm_bindgen]
impl Game {
    /// Returns the seat to act, or -1 when the game is over.
    #[wasm_bindgen(js_name = toAct)]
    pub fn to_act(&self) -> i32 {
        self.inner.to_act()
    }

    pub fn outcome(&self) -> String {
        self.inner.outcome()
    }

    #[wasm_bindgen(js_name = legalActions)]
    pub fn legal_actions(&self) -> Packed {
        let Ok(address) = answer(|dictionary| Ok::<_, Infallible>(self.inner.legal_actions_as(dictionary)));
        address
    }

    pub fn apply(&mut self, action: &str, options: Option<String>) -> Answer<Packed> {
        answer(|dictionary| self.inner.apply_as(action, options.as_deref(), dictionary)).map_err(thrown)
    }

    /// Applies the legal action with this id. Returns a null pointer if that fails, and `apply` reports the error. So the
    /// usual answer needs no error value.
    #[wasm_bindgen(js_name = applyId)]
    pub fn apply_id(&mut self, id: u32) -> Packed {
        answer(|dictionary| self.inner.apply_id_as(id, dictionary)).unwrap_or(std::ptr::null())
    }

    pub fn observe(&self, seat: i32) -> Answer<Packed> {
        answer(|dictionary| self.inner.observe_as(seat, dictionary)).map_err(thrown)
    }

    pub fn undo(&mut self) -> bool {
        self.inner.undo()
    }

    #[wasm_bindgen(js_name = cloneGame)]
    pub fn clone_game(&self) -> Answer<Game> {
        room::for_another().map_err(thrown)?;
        Ok(Game::from(self.inner.clone()))
    }

    pub fn save(&self) -> Answer<Vec<u8>> {
        self.inner.save().map_err(thrown)
    }

    pub fn record(&self) -> String {
        self.inner.record()
    }

    pub fn hash(&self) -> String {
        self.inner.hash()
    }

    pub fn events(&self, since: u32, seat: i32) -> Answer<Packed> {
        answer(|dictionary| self.inner.events_as(since, seat, dictionary)).map_err(thrown)
    }

    pub fn check(&self, action: &str, options: Option<String>) -> Answer<String> {
        self.inner.check(action, options.as_deref()).map_err(thrown)
    }

    pub fn view(&self, seat: i32, since: Option<u32>) -> Answer<Packed> {
        answer(|dictionary| self.inner.view_as(seat, since, dictionary)).map_err(thrown)
    }

    pub fn determinize(&self, seat: i32, seed: &str) -> Answer<Game> {
        room::for_another().map_err(thrown)?;
        self.inner.determinize(seat, seed).map(Game::from).map_err(thrown)
    }

    pub fn playout(&mut self, options: &str) -> Answer<String> {
        self.inner.playout(options).map_err(thrown)
    }

    pub fn playouts(&self, count: u32, options: &str) -> Answer<String> {
        self.inner.playouts(count, options).map_err(thrown)
    }

    pub fn suggest(&self, options: &str) -> Answer<String> {
        self.inner.suggest(options, now).map_err(thrown)
    }

    pub fn search(&self, options: &str) -> Answer<Search> {
        room::for_another().map_err(thrown)?;
        self.inner.search(options, now).map(|inner| Search { inner }).map_err(thrown)
    }

    pub fn forecast(&self, attacker: &str, defender: &str, seat: i32) -> Answer<String> {
        self.inner.forecast(attacker, defender, seat).map_err(thrown)
    }

    #[wasm_bindgen(js_name = forecastAll)]
    pub fn forecast_all(&self, seat: i32) -> Answer<String> {
        self.inner.forecast_all(seat).map_err(thrown)
    }
}

/// A suggestion that is computed in steps.
#[wasm_bindgen]
pub struct Search {
    inner: api::Search,
}

#[wasm_bindgen]
impl Search {
    pub fn step(&mut self, worlds: u32) -> bool {
        self.inner.step(worlds, &mut now)
    }

    pub fn progress(&self) -> f64 {
        self.inner.progress(&mut now)
    }

    pub fn result(&self) -> String {
        self.inner.result()
    }
}
