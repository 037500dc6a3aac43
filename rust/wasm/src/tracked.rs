//! The class `Match`, which all trackers have.

/// Defines the class `Match` for the matches of a module `api`. A tracker adds its own methods in another `impl`.
///
/// Every `Result` fails with a thrown `Error`, see [`thrown`](crate::thrown).
#[macro_export]
macro_rules! match_class {
    ($api:path) => {
        use $api as match_api;

        /// A tracked match. Times are milliseconds of the host's clock.
        #[wasm_bindgen]
        pub struct Match {
            inner: match_api::Match,
        }

        #[wasm_bindgen]
        impl Match {
            pub fn begin(setup: &str, device: &str, now: f64) -> Answer<Match> {
                $crate::remember_panics();
                room::for_another().map_err(thrown)?;
                match_api::Match::new(setup, device, now)
                    .map(|inner| Match { inner })
                    .map_err(thrown)
            }

            pub fn import(text: &str, device: &str) -> Answer<Match> {
                $crate::remember_panics();
                room::for_another().map_err(thrown)?;
                room::for_text(text);
                match_api::Match::import(text, device).map(|inner| Match { inner }).map_err(thrown)
            }

            #[wasm_bindgen(js_name = fromLink)]
            pub fn linked(text: &str, device: &str) -> Answer<Match> {
                $crate::remember_panics();
                room::for_another().map_err(thrown)?;
                match_api::Match::from_link(text, device)
                    .map(|inner| Match { inner })
                    .map_err(thrown)
            }

            pub fn apply(&mut self, action: &str, now: f64, by: &str) -> Answer<String> {
                self.inner.apply(action, now, by).map_err(thrown)
            }

            #[wasm_bindgen(js_name = throwChance)]
            pub fn throw_chance(
                &mut self,
                what: &str,
                now: f64,
                by: &str,
                seed: &str,
            ) -> Answer<String> {
                self.inner.throw(what, now, by, seed).map_err(thrown)
            }

            pub fn undo(&mut self, now: f64, by: &str) -> Answer<bool> {
                self.inner.undo(now, by).map_err(thrown)
            }

            pub fn redo(&mut self, now: f64, by: &str) -> Answer<bool> {
                self.inner.redo(now, by).map_err(thrown)
            }

            pub fn view(&self, now: f64) -> Answer<String> {
                self.inner.view(now).map_err(thrown)
            }

            pub fn history(&self) -> String {
                self.inner.history()
            }

            #[wasm_bindgen(js_name = exportLog)]
            pub fn export_log(&self) -> String {
                self.inner.export()
            }

            pub fn link(&self) -> Answer<String> {
                self.inner.link().map_err(thrown)
            }

            pub fn merge(&mut self, text: &str) -> Answer<u32> {
                room::for_text(text);
                self.inner.merge(text).map_err(thrown)
            }

            #[wasm_bindgen(js_name = mergeLink)]
            pub fn merge_link(&mut self, text: &str) -> Answer<u32> {
                self.inner.merge_link(text).map_err(thrown)
            }

            #[wasm_bindgen(js_name = seenBy)]
            pub fn seen_by(&self, audience: &str) -> Answer<Match> {
                room::for_another().map_err(thrown)?;
                self.inner.seen_by(audience).map(|inner| Match { inner }).map_err(thrown)
            }

            #[wasm_bindgen(js_name = cloneMatch)]
            pub fn clone_match(&self) -> Answer<Match> {
                room::for_another().map_err(thrown)?;
                Ok(Match { inner: self.inner.clone() })
            }
        }
    };
}
