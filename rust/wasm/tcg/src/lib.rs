//! `altmode/tcg` and `altmode/tcg/play`: bindings of [`altmode_tcg::api`].
//!
//! Every `Result` fails with a thrown `Error`, see [`thrown`].

#![allow(
    missing_docs,
    reason = "called by the JavaScript wrapper, whose declarations are documented"
)]

#[cfg(feature = "whole")]
mod object;

use altmode_tcg::api;
use altmode_wasm::{Answer, room, thrown};
use wasm_bindgen::prelude::*;

altmode_wasm::rules_class!(Tcg, api::Tcg);
// `altmode/tcg/play` leaves them out.
#[cfg(feature = "whole")]
altmode_wasm::scenarios_and_packs!(Tcg);

#[wasm_bindgen]
impl Tcg {
    pub fn forecast(&self, input: &str) -> Answer<String> {
        self.inner.forecast(input).map_err(thrown)
    }
}

/// Functions of `altmode/tcg` that `altmode/tcg/play` leaves out.
#[cfg(feature = "whole")]
#[wasm_bindgen]
impl Tcg {
    #[wasm_bindgen(js_name = parseDeck)]
    pub fn parse_deck(&self, text: &str) -> Answer<String> {
        self.inner.parse_deck(text).map_err(thrown)
    }

    #[wasm_bindgen(js_name = readDeck)]
    pub fn read_deck(&self, text: &str) -> String {
        self.inner.read_deck(text)
    }

    #[wasm_bindgen(js_name = formatDeck)]
    pub fn format_deck(&self, deck: &str) -> Answer<String> {
        self.inner.format_deck(deck).map_err(thrown)
    }

    #[wasm_bindgen(js_name = validateDeck)]
    pub fn validate_deck(&self, deck: &str, format: &str) -> Answer<String> {
        self.inner.validate_deck(deck, format).map_err(thrown)
    }

    #[wasm_bindgen(js_name = deckReport)]
    pub fn deck_report(&self, deck: &str) -> Answer<JsValue> {
        object::object(&self.inner.deck_report_of(deck).map_err(thrown)?)
    }
}

altmode_wasm::game_classes!(altmode_tcg::api);

#[wasm_bindgen]
impl Game {
    pub fn forecast(&self, attacker: &str, defender: &str, seat: i32) -> Answer<String> {
        self.inner.get().forecast(attacker, defender, seat).map_err(thrown)
    }

    #[wasm_bindgen(js_name = forecastAll)]
    pub fn forecast_all(&self, seat: i32) -> Answer<String> {
        self.inner.get().forecast_all(seat).map_err(thrown)
    }
}
