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

/// Sorts different numbers in place, with one bit for each. Meant for the cards of a deck or a hand.
///
/// ```
/// let mut deck = [30, 200, 4];
/// altmode_core::sort_numbers(&mut deck);
/// assert_eq!(deck, [4, 30, 200]);
/// ```
pub fn sort_numbers(numbers: &mut [u8]) {
    let mut there = [0_u64; 4];
    for &number in numbers.iter() {
        there[usize::from(number / 64)] |= 1 << (number % 64);
    }
    let mut places = numbers.iter_mut();
    for (word, mut bits) in (0..).zip(there) {
        while bits != 0 {
            if let Some(place) = places.next() {
                *place = 64 * word + bits.trailing_zeros() as u8;
            }
            bits &= bits - 1;
        }
    }
    debug_assert!(places.next().is_none(), "the numbers are different");
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn numbers_are_sorted_as_by_the_standard_library(numbers in prop::collection::hash_set(any::<u8>(), 0..=256)) {
            let mut numbers: Vec<u8> = numbers.into_iter().collect();
            let mut sorted = numbers.clone();
            sorted.sort_unstable();
            sort_numbers(&mut numbers);
            prop_assert_eq!(numbers, sorted);
        }
    }
}
