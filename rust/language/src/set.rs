//! Sets of the checks.

use std::collections::BTreeSet;

/// Returns the set of some values. `collect` would make it too, but sorts them first, with 3 kB of code for every type, all
/// of which is downloaded.
///
/// ```
/// assert_eq!(altmode_language::set_of(["scheme", "attack", "scheme"]).len(), 2);
/// ```
pub fn set_of<T: Ord>(values: impl IntoIterator<Item = T>) -> BTreeSet<T> {
    let mut set = BTreeSet::new();
    for value in values {
        set.insert(value);
    }
    set
}
