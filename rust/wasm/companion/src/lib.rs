//! `altmode/companion`: bindings of [`altmode_companion::api`].
//!
//! Every `Result` fails with a thrown `Error`, see [`thrown`].

#![allow(
    missing_docs,
    reason = "called by the JavaScript wrapper, whose declarations are documented"
)]

use altmode_companion::api;
use altmode_wasm::{Answer, remember_panics, room, thrown};
use wasm_bindgen::prelude::*;

/// Returns the heroes and battlefields that can be tracked, as JSON.
#[wasm_bindgen]
pub fn catalogue() -> String {
    remember_panics();
    api::catalogue()
}

#[wasm_bindgen]
pub fn version() -> String {
    api::version().to_string()
}

altmode_wasm::match_class!(altmode_companion::api);

#[wasm_bindgen]
impl Match {
    #[wasm_bindgen(js_name = forecastInput)]
    pub fn forecast_input(
        &self,
        attacker: u32,
        defender: u32,
        card: Option<String>,
        defense: Option<String>,
    ) -> Answer<String> {
        api::forecast_input(&self.inner, attacker, defender, card.as_deref(), defense.as_deref())
            .map_err(thrown)
    }
}
