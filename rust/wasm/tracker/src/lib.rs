//! `altmode/tracker`: bindings of [`altmode_tracker::api`].
//!
//! Every `Result` fails with a thrown `Error`, see [`thrown`].

#![allow(
    missing_docs,
    reason = "called by the JavaScript wrapper, whose declarations are documented"
)]

use altmode_tracker::api;
use altmode_wasm::{Answer, remember_panics, room, thrown};
use wasm_bindgen::prelude::*;

/// Returns the cards that can be tracked, as JSON.
#[wasm_bindgen]
pub fn cards() -> String {
    remember_panics();
    api::cards()
}

/// Returns the kinds of information and the audiences entitled to them, as JSON.
#[wasm_bindgen]
pub fn information() -> String {
    remember_panics();
    api::information()
}

#[wasm_bindgen]
pub fn version() -> String {
    api::version().to_string()
}

altmode_wasm::match_class!(altmode_tracker::api);

#[wasm_bindgen]
impl Match {
    #[wasm_bindgen(js_name = forecastInput)]
    pub fn forecast_input(&self, attacker: u32, defender: u32, decks: &str) -> Answer<String> {
        api::forecast_input(&self.inner, attacker, defender, decks).map_err(thrown)
    }
}
