//! `altmode/unmatched`: bindings of [`altmode_unmatched::api`].
//!
//! Every `Result` fails with a thrown `Error`, see [`thrown`].

#![allow(missing_docs, reason = "called by the JavaScript wrapper, whose declarations are documented")]

use altmode_unmatched::api;
use altmode_wasm::{Answer, remember_panics, room, thrown};
use wasm_bindgen::prelude::*;

/// The object that `load()` returns: heroes, cards, battlefields, forecasts, and constructors of games.
#[wasm_bindgen]
pub struct Unmatched {
    inner: api::Unmatched,
}

#[wasm_bindgen]
impl Unmatched {
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "a JavaScript constructor; nobody asks for Default")]
    pub fn new() -> Unmatched {
        remember_panics();
        Unmatched { inner: api::Unmatched::new() }
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

    pub fn forecast(&self, input: &str) -> Answer<String> {
        self.inner.forecast(input).map_err(thrown)
    }

    #[wasm_bindgen(js_name = loadPack)]
    pub fn load_pack(&mut self, pack: &str) -> Answer<String> {
        self.inner.load_pack(pack).map_err(thrown)
    }

    #[wasm_bindgen(js_name = heroesAll)]
    pub fn heroes_all(&self) -> String {
        self.inner.heroes_all()
    }

    #[wasm_bindgen(js_name = heroGet)]
    pub fn hero_get(&self, id: &str) -> Answer<String> {
        self.inner.hero_get(id).map_err(thrown)
    }

    #[wasm_bindgen(js_name = heroFind)]
    pub fn hero_find(&self, name: &str) -> Answer<String> {
        self.inner.hero_find(name).map_err(thrown)
    }

    #[wasm_bindgen(js_name = heroesSearch)]
    pub fn heroes_search(&self, query: &str) -> Answer<String> {
        self.inner.heroes_search(query).map_err(thrown)
    }

    #[wasm_bindgen(js_name = cardsSearch)]
    pub fn cards_search(&self, query: &str) -> Answer<String> {
        self.inner.cards_search(query).map_err(thrown)
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

    #[wasm_bindgen(js_name = boardsAll)]
    pub fn boards_all(&self) -> String {
        self.inner.boards_all()
    }

    #[wasm_bindgen(js_name = boardGet)]
    pub fn board_get(&self, id: &str) -> Answer<String> {
        self.inner.board_get(id).map_err(thrown)
    }

    #[wasm_bindgen(js_name = boardFind)]
    pub fn board_find(&self, name: &str) -> Answer<String> {
        self.inner.board_find(name).map_err(thrown)
    }
}

altmode_wasm::game_classes!(altmode_unmatched::api);

#[wasm_bindgen]
impl Game {
    pub fn forecast(&self, attacker: &str, defender: &str, seat: i32, options: &str) -> Answer<String> {
        self.inner.get().forecast_with(attacker, defender, seat, options).map_err(thrown)
    }

    #[wasm_bindgen(js_name = forecastAll)]
    pub fn forecast_all(&self, seat: i32) -> Answer<String> {
        self.inner.get().forecast_all(seat).map_err(thrown)
    }
}
