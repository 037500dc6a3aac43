//! The classes `Game` and `Search`, which all game systems have.

/// Defines the classes `Game` and `Search` for the games of a module `api`. A game adds its own methods in another `impl`.
///
/// Every `Result` fails with a thrown `Error`, see [`thrown`](crate::thrown).
#[macro_export]
macro_rules! game_classes {
    ($api:path) => {
        use std::convert::Infallible;

        use $api as game_api;

        use $crate::{Idle, Packed, answer, now};

        /// Returns the memory that holds packed answers.
        #[wasm_bindgen(js_name = packedMemory)]
        pub fn packed_memory() -> JsValue {
            wasm_bindgen::memory()
        }

        /// Returns a text by its number in packed answers.
        #[wasm_bindgen(js_name = packedText)]
        pub fn packed_text(number: usize) -> String {
            $crate::packed(|dictionary| dictionary.text(number).to_string())
        }

        /// Returns the field names of an object, separated by commas, by the number of their shape in packed answers.
        #[wasm_bindgen(js_name = packedShape)]
        pub fn packed_shape(number: usize) -> String {
            $crate::packed(|dictionary| dictionary.shape(number).join(","))
        }

        /// A running game. Seats are 0-based; -1 stands for the referee, who sees everything.
        #[wasm_bindgen]
        pub struct Game {
            inner: Idle<game_api::Game>,
        }

        impl From<game_api::Game> for Game {
            fn from(inner: game_api::Game) -> Game {
                Game { inner: Idle::new(inner) }
            }
        }

        #[wasm_bindgen]
        impl Game {
            /// Returns the seat to act, or -1 when the game is over.
            #[wasm_bindgen(js_name = toAct)]
            pub fn to_act(&self) -> i32 {
                self.inner.get().to_act()
            }

            pub fn outcome(&self) -> String {
                self.inner.get().outcome()
            }

            #[wasm_bindgen(js_name = legalActions)]
            pub fn legal_actions(&self) -> Packed {
                let Ok(address) = answer(|dictionary| {
                    Ok::<_, Infallible>(self.inner.get().legal_actions_as(dictionary))
                });
                address
            }

            pub fn apply(&mut self, action: &str, options: Option<String>) -> Answer<Packed> {
                answer(|dictionary| {
                    self.inner.get_mut().apply_as(action, options.as_deref(), dictionary)
                })
                .map_err(thrown)
            }

            /// Applies the legal action with this id. Returns a null pointer if that fails, and `apply` reports the error. So the
            /// usual answer needs no error value.
            #[wasm_bindgen(js_name = applyId)]
            pub fn apply_id(&mut self, id: u32) -> Packed {
                answer(|dictionary| self.inner.get_mut().apply_id_as(id, dictionary))
                    .unwrap_or(std::ptr::null())
            }

            #[wasm_bindgen(js_name = legalCount)]
            pub fn legal_count(&self) -> u32 {
                self.inner.get().legal_count()
            }

            /// Applies the legal action with this id, and returns the number of legal actions after it. Returns -1 if that fails, and
            /// `apply` reports the error.
            pub fn advance(&mut self, id: u32) -> i32 {
                self.inner.get_mut().advance(id).map_or(-1, |count| count as i32)
            }

            pub fn observe(&self, seat: i32) -> Answer<Packed> {
                answer(|dictionary| self.inner.get().observe_as(seat, dictionary)).map_err(thrown)
            }

            pub fn undo(&mut self) -> bool {
                self.inner.get_mut().undo()
            }

            #[wasm_bindgen(js_name = cloneGame)]
            pub fn clone_game(&self) -> Answer<Game> {
                room::for_another().map_err(thrown)?;
                let copy = self.inner.get().clone();
                Ok(Game::from(copy))
            }

            pub fn save(&self) -> Answer<Vec<u8>> {
                self.inner.get().save().map_err(thrown)
            }

            pub fn record(&self) -> String {
                self.inner.get().record()
            }

            pub fn hash(&self) -> String {
                self.inner.get().hash()
            }

            pub fn events(&self, since: u32, seat: i32) -> Answer<Packed> {
                answer(|dictionary| self.inner.get().events_as(since, seat, dictionary))
                    .map_err(thrown)
            }

            pub fn check(&self, action: &str, options: Option<String>) -> Answer<String> {
                self.inner.get().check(action, options.as_deref()).map_err(thrown)
            }

            pub fn view(&self, seat: i32, since: Option<u32>) -> Answer<Packed> {
                answer(|dictionary| self.inner.get().view_as(seat, since, dictionary))
                    .map_err(thrown)
            }

            pub fn determinize(&self, seat: i32, seed: &str) -> Answer<Game> {
                room::for_another().map_err(thrown)?;
                self.inner.get().determinize(seat, seed).map(Game::from).map_err(thrown)
            }

            pub fn playout(&mut self, options: &str) -> Answer<String> {
                self.inner.get_mut().playout(options).map_err(thrown)
            }

            pub fn playouts(&self, count: u32, options: &str) -> Answer<String> {
                self.inner.get().playouts(count, options).map_err(thrown)
            }

            pub fn suggest(&self, options: &str) -> Answer<String> {
                self.inner.get().suggest(options, now).map_err(thrown)
            }

            pub fn search(&self, options: &str) -> Answer<Search> {
                room::for_another().map_err(thrown)?;
                self.inner
                    .get()
                    .search(options, now)
                    .map(|inner| Search::of(Work::Suggestion(inner)))
                    .map_err(thrown)
            }

            #[wasm_bindgen(js_name = playoutsInSteps)]
            pub fn playouts_in_steps(&self, count: u32, options: &str) -> Answer<Search> {
                room::for_another().map_err(thrown)?;
                self.inner
                    .get()
                    .playouts_in_steps(count, options)
                    .map(|inner| Search::of(Work::Playouts(inner)))
                    .map_err(thrown)
            }
        }

        /// A suggestion, or a batch of playouts, that is computed in steps. One class for both, because each class costs glue.
        #[wasm_bindgen]
        pub struct Search {
            inner: Box<Work>,
        }

        /// The work behind a [`Search`].
        #[expect(clippy::large_enum_variant, reason = "always boxed")]
        enum Work {
            Suggestion(game_api::Search),
            Playouts(game_api::Playouts),
        }

        impl Search {
            fn of(work: Work) -> Search {
                Search { inner: Box::new(work) }
            }
        }

        #[wasm_bindgen]
        impl Search {
            /// Works on. The size of a step counts for suggestions only.
            pub fn step(&mut self, worlds: u32) -> bool {
                match &mut *self.inner {
                    Work::Suggestion(search) => search.step(worlds, &mut now),
                    Work::Playouts(playouts) => playouts.step(),
                }
            }

            pub fn progress(&self) -> f64 {
                match &*self.inner {
                    Work::Suggestion(search) => search.progress(&mut now),
                    Work::Playouts(playouts) => playouts.progress(),
                }
            }

            pub fn result(&self) -> String {
                match &*self.inner {
                    Work::Suggestion(search) => search.result(),
                    Work::Playouts(playouts) => playouts.result(),
                }
            }
        }
    };
}
