//! `altmode/deckbuilder`: bindings of [`altmode_deckbuilder::api`].
//!
//! Every `Result` fails with a thrown `Error`, see [`thrown`].

#![allow(missing_docs, reason = "called by the JavaScript wrapper, whose declarations are documented")]

use altmode_deckbuilder::api;
use altmode_wasm::{Answer, remember_panics, room, thrown};
use wasm_bindgen::prelude::*;

/// The object that `load()` returns: cards, characters, packs, and constructors of games.
#[wasm_bindgen]
pub struct Deckbuilder {
    inner: api::Deckbuilder,
}

#[wasm_bindgen]
impl Deckbuilder {
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "a JavaScript constructor; nobody asks for Default")]
    pub fn new() -> Deckbuilder {
        remember_panics();
        Deckbuilder { inner: api::Deckbuilder::new() }
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

    #[wasm_bindgen(js_name = loadPack)]
    pub fn load_pack(&mut self, pack: &str) -> Answer<String> {
        self.inner.load_pack(pack).map_err(thrown)
    }

    #[wasm_bindgen(js_name = checkPack)]
    pub fn check_pack(&self, pack: &str) -> Answer<String> {
        self.inner.check_pack(pack).map_err(thrown)
    }

    #[wasm_bindgen(js_name = setsAll)]
    pub fn sets_all(&self) -> String {
        self.inner.sets_all()
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
