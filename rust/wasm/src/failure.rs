//! How failures cross the boundary.
//!
//! An error of the rules is thrown as a string holding JSON `{code, message, path?}`. A panic is a bug of
//! altmode: it ends the call with a WebAssembly trap that says nothing, so its message is kept here for
//! the wrapper to ask for.

use std::cell::RefCell;
use std::sync::Once;

use wasm_bindgen::prelude::*;

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps the message of a panic for [`take_last_panic`].
pub(crate) fn remember_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        std::panic::set_hook(Box::new(|panic| {
            LAST_PANIC.with_borrow_mut(|last| *last = panic.to_string().replace('\n', " "));
        }));
    });
}

/// The message of the panic behind the last trap, or an empty string; asking empties it.
#[wasm_bindgen(js_name = takeLastPanic)]
pub fn take_last_panic() -> String {
    LAST_PANIC.take()
}
