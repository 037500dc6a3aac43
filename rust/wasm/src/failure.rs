//! Errors at the boundary to JavaScript.
//!
//! An error of the rules is thrown as an `Error` named "AltmodeError" with a `code` and a `path`. A panic is a bug of altmode.
//! It is printed to the console and ends the call with a WebAssembly trap that carries no message, so the message is stored
//! here for the JavaScript wrapper.

use std::cell::RefCell;
use std::sync::Once;

use altmode_core::Error;
use js_sys::Reflect;
use wasm_bindgen::prelude::*;

/// The result of a call from JavaScript.
pub type Answer<T> = Result<T, JsValue>;

/// Converts an error of the rules to the `Error` that is thrown.
pub fn thrown(error: Error) -> JsValue {
    let made = js_sys::Error::new(&error.message);
    made.set_name("AltmodeError");
    // Setting a field of a new object does not fail.
    let set = |field: &str, text: &str| drop(Reflect::set(&made, &field.into(), &text.into()));
    set("code", error.code);
    if !error.path.is_empty() {
        set("path", &error.path);
    }
    made.into()
}

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Installs a panic hook that prints the message and stores it for [`take_last_panic`].
pub fn remember_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        std::panic::set_hook(Box::new(|panic| {
            LAST_PANIC.with_borrow_mut(|last| *last = panic.to_string().replace('\n', " "));
            // Last, because a host without a console throws here.
            console_error_panic_hook::hook(panic);
        }));
    });
}

/// Returns the message of the panic behind the last trap, or an empty string, and clears it.
#[wasm_bindgen(js_name = takeLastPanic)]
pub fn take_last_panic() -> String {
    LAST_PANIC.take()
}
