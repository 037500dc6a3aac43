//! `altmode/unmatched`: bindings of [`altmode_unmatched::api`].
//!
//! Every `Result` fails with a thrown `Error`, see [`thrown`].

#![allow(
    missing_docs,
    reason = "called by the JavaScript wrapper, whose declarations are documented"
)]

use altmode_unmatched::api;
use altmode_wasm::{Answer, room, thrown};
use wasm_bindgen::prelude::*;

altmode_wasm::rules_class!(Unmatched, api::Unmatched);
altmode_wasm::scenarios_and_packs!(Unmatched);

#[wasm_bindgen]
impl Unmatched {
    pub fn forecast(&self, input: &str) -> Answer<String> {
        self.inner.forecast(input).map_err(thrown)
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
    pub fn forecast(
        &self,
        attacker: &str,
        defender: &str,
        seat: i32,
        options: &str,
    ) -> Answer<String> {
        self.inner.get().forecast_with(attacker, defender, seat, options).map_err(thrown)
    }

    #[wasm_bindgen(js_name = forecastAll)]
    pub fn forecast_all(&self, seat: i32) -> Answer<String> {
        self.inner.get().forecast_all(seat).map_err(thrown)
    }
}
