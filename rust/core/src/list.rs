//! A short list inside the state: no heap, no `unsafe`, copied with the state.
//!
//! Libraries that were tried (natively, lists of 64 bytes): `arrayvec` 0.7.8 and `heapless` 0.9.4 are not `Copy`, and cloning
//! eight lists with 40 values each takes 85 and 70 ns instead of the 6.5 ns of one block copy. `tinyvec` 1.13.3 is `Copy` and
//! copies as fast, but its length of 16 bits makes a state of such lists 2 % larger, and pushing, searching and removing takes 5 %
//! longer. `smallvec` 1.16.6 is not `Copy` either, and allocates beyond its capacity.

use serde::{Serialize, Serializer, ser::SerializeSeq};
use std::{fmt, ops};

/// At most `N` (≤ 255) plain values, in order.
///
/// Unlike a `Vec` it is `Copy`, so a state made of such lists is cloned by one block copy. Only the values in use are
/// saved, compared and hashed.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    /// Values in use. Every method keeps it at most `N`.
    length: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Returns an empty list.
    pub fn new() -> Self {
        const { assert!(N > 0 && N <= 255, "a List holds 1 to 255 values") };
        List { length: 0, items: [T::default(); N] }
    }

    /// Appends a value.
    ///
    /// # Panics
    ///
    /// Panics if the list is full. Where a game can fill the list, [`List::try_push`] is the method to use.
    #[inline]
    #[track_caller]
    pub fn push(&mut self, item: T) {
        assert!(self.try_push(item), "a list of {N} is full");
    }

    /// Appends a value if there is room for it. Returns whether there was.
    #[inline]
    #[must_use = "a value that found no room is lost"]
    pub fn try_push(&mut self, item: T) -> bool {
        let Some(place) = self.items.get_mut(usize::from(self.length)) else { return false };
        *place = item;
        self.length += 1;
        true
    }

    /// Appends a default value and returns it, so that a large value is initialised in place. `None` if the list is full.
    #[inline]
    pub fn add(&mut self) -> Option<&mut T> {
        let place = self.items.get_mut(usize::from(self.length))?;
        self.length += 1;
        *place = T::default();
        Some(place)
    }

    /// Appends values.
    ///
    /// # Panics
    ///
    /// Panics if there is no room for all of them.
    #[inline]
    #[track_caller]
    pub fn extend_from_slice(&mut self, items: &[T]) {
        let from = usize::from(self.length);
        assert!(items.len() <= N - from.min(N), "a list of {N} is full");
        self.items[from..from + items.len()].copy_from_slice(items);
        self.length += items.len() as u8;
    }

    /// Removes the last value and returns it.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.length.checked_sub(1)?;
        self.length = last;
        Some(self.items[usize::from(last)])
    }

    /// Inserts a value at position `at` and moves later ones up.
    ///
    /// # Panics
    ///
    /// Panics if the list is full or `at` is past its end.
    #[track_caller]
    pub fn insert(&mut self, at: usize, item: T) {
        let length = self.len();
        assert!(length < N && at <= length, "no place {at} in a list of {length} of {N}");
        self.items.copy_within(at..length, at + 1);
        self.items[at] = item;
        self.length += 1;
    }

    /// Removes the value at a position and returns it. Later values move down.
    ///
    /// # Panics
    ///
    /// Panics if there is no value at that position.
    #[inline]
    #[track_caller]
    pub fn remove(&mut self, at: usize) -> T {
        let values = &mut self[..];
        let item = values[at];
        // Swaps one by one, because lists are short and a `memmove` call takes longer in WebAssembly.
        for place in at + 1..values.len() {
            values.swap(place - 1, place);
        }
        self.length -= 1;
        item
    }

    /// Keeps only the values for which the test holds.
    pub fn retain(&mut self, mut keep: impl FnMut(T) -> bool) {
        let mut length = 0;
        for index in 0..self.len() {
            let item = self.items[index];
            if keep(item) {
                self.items[length] = item;
                length += 1;
            }
        }
        self.length = length as u8;
    }

    /// Removes all values.
    #[inline]
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// Shortens the list to at most `length` values.
    pub fn truncate(&mut self, length: usize) {
        self.length = self.len().min(length) as u8;
    }

    /// Returns whether no more value fits.
    pub fn is_full(&self) -> bool {
        self.len() == N
    }
}

impl<T, const N: usize> List<T, N> {
    /// Returns the number of values in use. Like the methods below, it skips the range check of [`ops::Deref`].
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.length)
    }

    /// Returns whether no value is in use.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Returns the last value.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.items.get(usize::from(self.length.checked_sub(1)?))
    }

    /// Returns the value at a position that is known to be in use. This costs one comparison with a constant instead of
    /// two with the length. In release builds a position from the length up to `N` returns a stale value.
    #[inline]
    pub fn at(&self, position: usize) -> &T {
        debug_assert!(position < usize::from(self.length));
        &self.items[position]
    }

    /// Returns a mutable reference to the value at a position that is known to be in use, see [`List::at`].
    #[inline]
    pub fn at_mut(&mut self, position: usize) -> &mut T {
        debug_assert!(position < usize::from(self.length));
        &mut self.items[position]
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> List<T, N> {
    /// Returns the position of the first value that equals `item`.
    #[inline]
    pub fn position(&self, item: T) -> Option<usize> {
        self.iter().position(|other| *other == item)
    }

    /// Removes one value that equals `item` and returns whether there was one. The last value is tested first, because
    /// it is the most frequent match. Otherwise the first match is removed.
    #[inline]
    pub fn take(&mut self, item: T) -> bool {
        if self.last() == Some(&item) {
            self.length -= 1;
            return true;
        }
        match self.position(item) {
            Some(at) => {
                self.remove(at);
                true
            }
            None => false,
        }
    }
}

impl<T, const N: usize> ops::Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        // The minimum never changes the length. It proves to the compiler that the range is in bounds, which removes
        // the range check.
        &self.items[..usize::from(self.length).min(N)]
    }
}

impl<T, const N: usize> ops::DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.length).min(N)]
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

/// Collects values; panics if there is no room for all of them.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut sequence = serializer.serialize_seq(Some(self.len()))?;
        for item in self.iter() {
            sequence.serialize_element(item)?;
        }
        sequence.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behaves_like_a_short_vec() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        list.insert(1, 9);
        assert_eq!(&list[..], [1, 9, 2, 3]);
        assert!(list.is_full());
        assert_eq!(list.remove(0), 1);
        assert!(list.take(2));
        assert!(!list.take(7));
        assert_eq!(&list[..], [9, 3]);
        assert_eq!(list.pop(), Some(3));
        list.retain(|item| item != 9);
        assert_eq!(list, List::new());
        // A new value must not start as the stale one in its place.
        *list.add().unwrap() += 7;
        *list.add().unwrap() += 8;
        assert_eq!(&list[..], [7, 8]);
    }

    #[test]
    fn a_full_list_says_so_and_stays_as_it_is() {
        let mut list: List<u8, 2> = [1, 2].into_iter().collect();
        assert!(!list.try_push(3));
        assert!(list.add().is_none());
        assert_eq!(&list[..], [1, 2]);
        for misuse in [
            |mut list: List<u8, 2>| list.push(3),
            |mut list: List<u8, 2>| list.extend_from_slice(&[3]),
            |mut list: List<u8, 2>| list.insert(0, 3),
            |mut list: List<u8, 2>| {
                let _ = list.remove(2);
            },
        ] {
            assert!(std::panic::catch_unwind(|| misuse(list)).is_err());
        }
    }

    #[test]
    fn nothing_is_removed_from_an_empty_list() {
        let mut list = List::<u8, 4>::new();
        assert!(std::panic::catch_unwind(|| List::<u8, 4>::new().remove(0)).is_err());
        assert_eq!((list.pop(), list.take(0), list.len()), (None, false, 0));
    }

    #[test]
    fn truncating_to_a_large_length_changes_nothing() {
        let mut list: List<u8, 255> = (0..200).collect();
        list.truncate(256);
        assert_eq!(list.len(), 200);
        list.truncate(3);
        assert_eq!(&list[..], [0, 1, 2]);
    }

    /// Random operations on a list and on a `Vec` of bounded length.
    #[test]
    fn does_what_a_vec_does() {
        use proptest::prelude::*;
        proptest!(|(steps in prop::collection::vec((0u8..9, 0usize..8, any::<u8>()), 0..60))| {
            let (mut list, mut vec) = (List::<u8, 6>::new(), Vec::new());
            for (step, at, value) in steps {
                match step {
                    0 | 1 => {
                        let room = vec.len() < 6;
                        prop_assert_eq!(list.try_push(value), room);
                        if room { vec.push(value) }
                    }
                    2 => prop_assert_eq!(list.pop(), vec.pop()),
                    3 if at < vec.len() => prop_assert_eq!(list.remove(at), vec.remove(at)),
                    4 if at <= vec.len() && vec.len() < 6 => { list.insert(at, value); vec.insert(at, value) }
                    5 => { list.retain(|item| item % 3 != value % 3); vec.retain(|item| item % 3 != value % 3) }
                    6 => { list.truncate(at); vec.truncate(at) }
                    7 => {
                        let found = vec.iter().position(|item| *item == value);
                        prop_assert_eq!(list.take(value), found.is_some());
                        // The last of equal values is removed first.
                        if let Some(found) = found {
                            let last = vec.len() - 1;
                            vec.remove(if vec[last] == value { last } else { found });
                        }
                    }
                    8 => { list.clear(); vec.clear() }
                    _ => {}
                }
                prop_assert_eq!(&list[..], &vec[..]);
            }
        });
    }
}
