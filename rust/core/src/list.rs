//! A short list inside the state: no heap, copied with the state.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser::SerializeSeq};
use std::{fmt, marker::PhantomData, ops};

/// At most `N` (≤ 255) plain values.
///
/// Unlike a `Vec` it is `Copy`, so a state made of such lists is cloned by one block copy. Only the
/// values in use are saved, compared and hashed.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    length: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N <= 255, "a List holds at most 255 values") };
        List { length: 0, items: [T::default(); N] }
    }

    /// Adds a value at the end. A full list is a bug of the rules, not of the input: bounds are
    /// checked where input enters. So that even such a bug cannot stop the host, the value is dropped.
    #[inline]
    pub fn push(&mut self, item: T) {
        debug_assert!((self.length as usize) < N, "a list of {N} is full");
        if (self.length as usize) < N {
            self.items[self.length as usize] = item;
            self.length += 1;
        }
    }

    /// Adds a value at the end and gives it, to be filled in where it stands: what has just been written piece by piece
    /// is slow to copy. In a full list the last value makes room, as [`List::push`] drops what is too much.
    #[inline]
    pub fn add(&mut self) -> &mut T {
        debug_assert!((self.length as usize) < N, "a list of {N} is full");
        let at = (self.length as usize).min(N - 1);
        self.length = at as u8 + 1;
        self.items[at] = T::default();
        &mut self.items[at]
    }

    /// Adds values at the end, as many as there is room for.
    #[inline]
    pub fn extend_from_slice(&mut self, items: &[T]) {
        debug_assert!(self.len() + items.len() <= N, "a list of {N} is full");
        let from = self.length as usize;
        let count = items.len().min(N - from);
        self.items[from..from + count].copy_from_slice(&items[..count]);
        self.length += count as u8;
    }

    /// Takes the last value.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.length.checked_sub(1)?;
        self.length = last;
        Some(self.items[last as usize])
    }

    /// Puts a value in front of position `at`; later ones move up.
    pub fn insert(&mut self, at: usize, item: T) {
        if (self.length as usize) < N && at <= self.length as usize {
            self.items.copy_within(at..self.length as usize, at + 1);
            self.items[at] = item;
            self.length += 1;
        }
    }

    /// Takes the value at a position out; later ones move down.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        let item = self.items[at];
        // Lists are short: by a call that moves memory this would take longer, above all in WebAssembly.
        for place in at + 1..self.length as usize {
            self.items.swap(place - 1, place);
        }
        self.length -= 1;
        item
    }

    /// Keeps only the values for which the test holds.
    pub fn retain(&mut self, mut keep: impl FnMut(T) -> bool) {
        let mut length = 0;
        for index in 0..self.length as usize {
            let item = self.items[index];
            if keep(item) {
                self.items[length] = item;
                length += 1;
            }
        }
        self.length = length as u8;
    }

    /// Removes everything.
    #[inline]
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// Shortens the list.
    pub fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length as u8);
    }

    /// Whether no more fits.
    pub fn is_full(&self) -> bool {
        self.length as usize == N
    }
}

impl<T, const N: usize> List<T, N> {
    /// The value at a position that is known to be in use: one comparison with a constant instead of two with the
    /// length. A position beyond the values in use gives some older value.
    #[inline]
    pub fn at(&self, position: usize) -> &T {
        debug_assert!(position < self.length as usize);
        &self.items[position]
    }

    /// The same, to change it.
    #[inline]
    pub fn at_mut(&mut self, position: usize) -> &mut T {
        debug_assert!(position < self.length as usize);
        &mut self.items[position]
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> List<T, N> {
    /// Where a value stands.
    #[inline]
    pub fn position(&self, item: T) -> Option<usize> {
        self.iter().position(|other| *other == item)
    }

    /// Takes a value out wherever it stands; says whether it was there. Most often it is the last one.
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
        // SAFETY: no list is longer than its `N`: all that changes `length` is in this file, and keeps to that.
        unsafe { self.items.get_unchecked(..self.length as usize) }
    }
}

impl<T, const N: usize> ops::DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as above.
        unsafe { self.items.get_unchecked_mut(..self.length as usize) }
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

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> de::Visitor<'de> for Visitor<T, N> {
            type Value = List<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }
            fn visit_seq<A: de::SeqAccess<'de>>(self, mut sequence: A) -> Result<Self::Value, A::Error> {
                let mut list = List::new();
                while let Some(item) = sequence.next_element()? {
                    if list.is_full() {
                        return Err(de::Error::invalid_length(N + 1, &self));
                    }
                    list.push(item);
                }
                Ok(list)
            }
        }
        deserializer.deserialize_seq(Visitor(PhantomData))
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
        // What stood there before is not what a new value begins as.
        *list.add() += 7;
        *list.add() += 8;
        assert_eq!(&list[..], [7, 8]);
    }

    #[test]
    fn too_long_input_is_refused() {
        let bytes = postcard::to_allocvec(&vec![1u8; 5]).unwrap();
        assert!(postcard::from_bytes::<List<u8, 4>>(&bytes).is_err());
        assert_eq!(postcard::from_bytes::<List<u8, 5>>(&bytes).unwrap().len(), 5);
    }
}
