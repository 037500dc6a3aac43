//! Frequent answers cross in packed form (`altmode_core::to_wire`). JavaScript looks up each text that they refer to by number
//! only once and caches it.

use std::cell::Cell;

use altmode_core::Dictionary;

/// Address of the words of a packed answer in the module's memory, valid until the next answer. JavaScript reads them there,
/// which saves a copy of each answer.
pub type Packed = *const i32;

thread_local! {
    /// One dictionary for the module, because JavaScript caches its lookups per module. It is taken out while in use: a trap
    /// in that time loses it, and the next answer starts a new edition.
    static DICTIONARY: Cell<Option<Dictionary>> = const { Cell::new(None) };
    static EDITION: Cell<i32> = const { Cell::new(0) };
}

/// Calls a function with the module's dictionary.
pub fn packed<T>(with: impl FnOnce(&mut Dictionary) -> T) -> T {
    let mut dictionary = DICTIONARY.take().unwrap_or_else(|| {
        EDITION.set(EDITION.get() + 1);
        Dictionary::new(EDITION.get())
    });
    let result = with(&mut dictionary);
    DICTIONARY.set(Some(dictionary));
    result
}

/// Packs an answer.
pub fn answer<E>(pack: impl FnOnce(&mut Dictionary) -> Result<Vec<i32>, E>) -> Result<Packed, E> {
    packed(|dictionary| {
        dictionary.room = pack(dictionary)?;
        Ok(dictionary.room.as_ptr())
    })
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
        assert_eq!(packed(|dictionary| dictionary.text(0).to_string()), "");
    }
}
