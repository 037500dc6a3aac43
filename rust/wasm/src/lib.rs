//! The wasm-bindgen face of altmode.
//!
//! One module per entry point of the npm package. Values cross as JSON text (or bytes for saves, or packed words where
//! hosts ask often), so that one call carries a whole answer; nothing here knows a rule. No signature uses a 64 bit
//! integer: JavaScript engines without WebAssembly, served by wasm2js, cannot pass them.

#[cfg(feature = "tcg")]
mod dictionary;
mod failure;
mod room;
#[cfg(feature = "tcg")]
mod tcg;
#[cfg(feature = "tournament")]
mod tournament;
#[cfg(feature = "tracker")]
mod tracker;
