//! Errors at the boundary to JavaScript.
//!
//! An error of the rules is thrown as a string with JSON `{code, message, path?}`. A panic is a bug of altmode. It ends the
//! call with a WebAssembly trap that carries no message, so the message is stored here for the JavaScript wrapper.

use std::cell::RefCell;
use std::sync::Once;

use wasm_bindgen::prelude::*;

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Installs a panic hook that stores the message for [`take_last_panic`].
pub(crate) fn remember_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        std::panic::set_hook(Box::new(|panic| {
            LAST_PANIC.with_borrow_mut(|last| *last = panic.to_string().replace('\n', " "));
        }));
    });
}

/// Returns the message of the panic behind the last trap, or an empty string, and clears it.
#[wasm_bindgen(js_name = takeLastPanic)]
pub fn take_last_panic() -> String {
    LAST_PANIC.take()
}
