//! `altmode/deckbuilder`: bindings of [`altmode_deckbuilder::api`].
//!
//! Every `Result` fails with a thrown `Error`, see [`thrown`].

#![allow(
    missing_docs,
    reason = "called by the JavaScript wrapper, whose declarations are documented"
)]

use altmode_deckbuilder::api;
use altmode_wasm::{Answer, room, thrown};
use wasm_bindgen::prelude::*;

altmode_wasm::rules_class!(Deckbuilder, api::Deckbuilder);
altmode_wasm::scenarios_and_packs!(Deckbuilder);

#[wasm_bindgen]
impl Deckbuilder {
    #[wasm_bindgen(js_name = checkPack)]
    pub fn check_pack(&self, pack: &str) -> Answer<String> {
        self.inner.check_pack(pack).map_err(thrown)
    }

    pub fn standalone(&self, pack: &str) -> Answer<String> {
        self.inner.standalone(pack).map_err(thrown)
    }

    #[wasm_bindgen(js_name = setsAll)]
    pub fn sets_all(&self) -> String {
        self.inner.sets_all()
    }

    #[wasm_bindgen(js_name = charactersAll)]
    pub fn characters_all(&self) -> String {
        self.inner.characters_all()
    }

    #[wasm_bindgen(js_name = characterGet)]
    pub fn character_get(&self, id: &str) -> Answer<String> {
        self.inner.character_get(id).map_err(thrown)
    }

    #[wasm_bindgen(js_name = characterFind)]
    pub fn character_find(&self, name: &str) -> Answer<String> {
        self.inner.character_find(name).map_err(thrown)
    }

    #[wasm_bindgen(js_name = charactersSearch)]
    pub fn characters_search(&self, query: &str) -> Answer<String> {
        self.inner.characters_search(query).map_err(thrown)
    }
}

altmode_wasm::game_classes!(altmode_deckbuilder::api);
