//! The class of the rules of a game: constructors of games, scenarios and packs.

/// Defines the class of a game's rules with the calls that all games have. `$api` dereferences to `altmode_host::Api`. A game adds
/// its own calls in another `impl`.
///
/// Every `Result` fails with a thrown `Error`, see [`thrown`](crate::thrown).
#[macro_export]
macro_rules! rules_class {
    ($class:ident, $api:path) => {
        use $api as RulesOfClass;

        /// The object that `load()` returns: definitions, and constructors of games.
        #[wasm_bindgen]
        pub struct $class {
            inner: RulesOfClass,
        }

        #[wasm_bindgen]
        impl $class {
            #[wasm_bindgen(constructor)]
            #[allow(
                clippy::new_without_default,
                reason = "a JavaScript constructor; nobody asks for Default"
            )]
            pub fn new() -> $class {
                $crate::remember_panics();
                $class { inner: RulesOfClass::new() }
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

            #[wasm_bindgen(js_name = readRecord)]
            pub fn read_record(&self, save: &[u8]) -> Answer<String> {
                self.inner.read_record(save).map_err(thrown)
            }

            pub fn replay(&self, record: &str) -> Answer<Game> {
                room::for_another().map_err(thrown)?;
                self.inner.replay(record).map(Game::from).map_err(thrown)
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
        }
    };
}

/// Adds the calls for scenarios and packs to a class that [`rules_class!`](crate::rules_class) defined.
#[macro_export]
macro_rules! scenarios_and_packs {
    ($class:ident) => {
        #[wasm_bindgen]
        impl $class {
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
        }
    };
}
