//! Sorting of short lists.

/// Sorts in place and keeps equal values in their order. Meant for a few dozen values. The standard library's sort is
/// faster for many, but takes fifty times the code for every type, all of which is downloaded.
///
/// ```
/// let mut hand = ["weapon", "action", "armor"];
/// altmode_core::sort_few(&mut hand, |one, other| one.len() < other.len());
/// assert_eq!(hand, ["armor", "weapon", "action"]);
/// ```
pub fn sort_few<T>(values: &mut [T], mut before: impl FnMut(&T, &T) -> bool) {
    for end in 1..values.len() {
        let mut at = end;
        while at > 0 && before(&values[at], &values[at - 1]) {
            values.swap(at, at - 1);
            at -= 1;
        }
    }
}
