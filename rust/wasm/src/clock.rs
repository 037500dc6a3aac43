//! The host's clock, for suggestions with a time limit.

use std::cell::Cell;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Returns the time in milliseconds. `js_sys::Date::now` would not report that a host's own clock threw.
    #[wasm_bindgen(js_namespace = Date, js_name = now, catch)]
    fn host_clock() -> Result<f64, JsValue>;
}

thread_local! {
    static LAST: Cell<f64> = const { Cell::new(0.0) };
}

/// Returns the time in milliseconds. If the clock throws, the time advances by one second per call, so that every time limit
/// ends.
pub fn now() -> f64 {
    let time =
        host_clock().ok().filter(|time| time.is_finite()).unwrap_or_else(|| LAST.get() + 1000.0);
    LAST.set(time);
    time
}
