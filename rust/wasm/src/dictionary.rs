//! Answers that are asked for often cross packed (`altmode_core::pack`); the texts that they name by number are asked
//! for once.

use std::cell::Cell;

use altmode_tcg::api::Dictionary;
use wasm_bindgen::prelude::*;

/// Where in the module's memory the words of a packed answer lie, until the next one is made. JavaScript reads them
/// there, which saves it a copy of each answer.
pub(crate) type Packed = *const i32;

thread_local! {
    /// One for the module, as JavaScript keeps what it has looked up for the module. It is not here while it is used: a
    /// trap in that moment loses it, and the next answer begins another edition.
    static DICTIONARY: Cell<Option<Dictionary>> = const { Cell::new(None) };
    static EDITION: Cell<i32> = const { Cell::new(0) };
}

/// Does something with the module's dictionary.
fn packed<T>(with: impl FnOnce(&mut Dictionary) -> T) -> T {
    let mut dictionary = DICTIONARY.take().unwrap_or_else(|| {
        EDITION.set(EDITION.get() + 1);
        Dictionary::new(EDITION.get())
    });
    let result = with(&mut dictionary);
    DICTIONARY.set(Some(dictionary));
    result
}

/// Packs an answer.
pub(crate) fn answer<E>(pack: impl FnOnce(&mut Dictionary) -> Result<Vec<i32>, E>) -> Result<Packed, E> {
    packed(|dictionary| {
        dictionary.room = pack(dictionary)?;
        Ok(dictionary.room.as_ptr())
    })
}

/// The memory in which packed answers lie.
#[wasm_bindgen(js_name = packedMemory)]
pub fn packed_memory() -> JsValue {
    wasm_bindgen::memory()
}

/// A text by the number that it has in packed answers.
#[wasm_bindgen(js_name = packedText)]
pub fn packed_text(number: usize) -> String {
    packed(|dictionary| dictionary.text(number).to_string())
}

/// The names of an object's fields, with commas between them, by the number of their shape in packed answers.
#[wasm_bindgen(js_name = packedShape)]
pub fn packed_shape(number: usize) -> String {
    packed(|dictionary| dictionary.shape(number).join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trap_costs_the_dictionary_and_nothing_else() {
        let edition = || packed(|dictionary| dictionary.edition);
        let first = edition();
        assert_eq!(edition(), first);
        std::panic::catch_unwind(|| packed(|_| panic!("as a rule might"))).expect_err("it panics");
        assert_eq!(edition(), first + 1);
        assert_eq!(packed_text(0), "");
    }
}
