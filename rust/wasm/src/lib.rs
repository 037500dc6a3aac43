//! The part of the wasm-bindgen bindings that all entry points share.
//!
//! Each entry point of the npm package is a crate below this one and a WebAssembly module of its own, so that one cargo call
//! compiles all modules. Values cross as JSON text (bytes for saves, packed words for frequent answers), so that one call carries a
//! whole answer. The bindings contain no game rules. No signature uses a 64-bit integer, because JavaScript engines without
//! WebAssembly, served by wasm2js, cannot pass them.
//!
//! A function that only some entry points export is defined by a macro in their crates, because a module exports every
//! `#[wasm_bindgen]` function of the crates that it links.

mod clock;
mod dictionary;
mod failure;
mod game;
pub mod idle;
pub mod room;
mod rules;
mod seed;
mod tracked;

pub use clock::now;
pub use dictionary::{Packed, answer, packed};
pub use failure::{Answer, remember_panics, take_last_panic, thrown};
pub use idle::Idle;
pub use seed::fresh_seed;
