//! Answers that are asked for often cross packed (`altmode_core::pack`); the texts that they name by number are asked
//! for once.

use std::cell::RefCell;

use altmode_tcg::api::Dictionary;
use wasm_bindgen::prelude::*;

/// Words of a packed answer, an `Int32Array` in JavaScript.
pub(crate) type Packed = Vec<i32>;

thread_local! {
    /// One for the module, as JavaScript keeps what it has looked up for the module.
    static DICTIONARY: RefCell<Dictionary> = RefCell::new(Dictionary::new());
}

/// Packs an answer with the module's dictionary.
pub(crate) fn packed<T>(answer: impl FnOnce(&mut Dictionary) -> T) -> T {
    DICTIONARY.with_borrow_mut(answer)
}

/// A text by the number that it has in packed answers.
#[wasm_bindgen(js_name = packedText)]
pub fn packed_text(number: usize) -> String {
    DICTIONARY.with_borrow(|dictionary| dictionary.text(number).to_string())
}

/// The names of an object's fields, with commas between them, by the number of their shape in packed answers.
#[wasm_bindgen(js_name = packedShape)]
pub fn packed_shape(number: usize) -> String {
    DICTIONARY.with_borrow(|dictionary| dictionary.shape(number).join(","))
}
