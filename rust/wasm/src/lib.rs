//! wasm-bindgen bindings of altmode.
//!
//! There is one module for each entry point of the npm package. Values cross as JSON text (bytes for saves, packed words for
//! frequent answers), so that one call carries a whole answer. The bindings contain no game rules. No signature uses a 64-bit
//! integer, because JavaScript engines without WebAssembly, served by wasm2js, cannot pass them.

#[cfg(any(feature = "tcg-play", feature = "unmatched", feature = "deckbuilder"))]
mod clock;
#[cfg(feature = "companion")]
mod companion;
#[cfg(feature = "deckbuilder")]
mod deckbuilder;
#[cfg(any(feature = "tcg-play", feature = "unmatched", feature = "deckbuilder"))]
mod dictionary;
mod failure;
#[cfg(any(feature = "tcg-play", feature = "unmatched", feature = "deckbuilder"))]
mod game;
#[cfg(feature = "tcg")]
mod object;
mod room;
mod seed;
#[cfg(feature = "tcg-play")]
mod tcg;
#[cfg(feature = "tournament")]
mod tournament;
#[cfg(any(feature = "companion", feature = "tracker"))]
mod tracked;
#[cfg(feature = "tracker")]
mod tracker;
#[cfg(feature = "unmatched")]
mod unmatched;
