//! The cards that an instruction remembers ("those cards"), as a part of one list of all of them.

use crate::List;
use serde::Serialize;

/// A range of a list. Frames are a stack, and so are their ranges: that of the innermost frame is the end of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Those {
    /// Index of the first card.
    pub from: u8,
    /// Number of cards.
    pub count: u8,
}

impl Those {
    /// Returns the empty range of a frame that begins.
    #[inline]
    pub fn begin<T: Copy + Default, const N: usize>(list: &List<T, N>) -> Those {
        Those { from: list.len() as u8, count: 0 }
    }

    /// Returns the cards.
    #[inline]
    pub fn of<T>(self, list: &[T]) -> &[T] {
        let from = usize::from(self.from);
        list.get(from..from + usize::from(self.count)).unwrap_or_default()
    }

    /// Replaces the cards. Returns whether there was room for all of them.
    ///
    /// ```
    /// use altmode_core::{List, Those};
    ///
    /// let mut list: List<u8, 4> = [7].into_iter().collect();
    /// let mut those = Those::begin(&list);
    /// assert!(those.replace(&mut list, &[1, 2]) && those.of(&list) == [1, 2]);
    /// assert!(!those.replace(&mut list, &[3, 4, 5, 6]) && those.of(&list) == [3, 4, 5]);
    /// those.end(&mut list);
    /// assert_eq!(list[..], [7]);
    /// ```
    #[inline]
    #[must_use = "a card that found no room is lost"]
    pub fn replace<T: Copy + Default, const N: usize>(
        &mut self,
        list: &mut List<T, N>,
        cards: &[T],
    ) -> bool {
        self.end(list);
        let all = cards.iter().all(|&card| list.try_push(card));
        self.count = list.len() as u8 - self.from;
        all
    }

    /// Removes the cards of a frame that ends.
    #[inline]
    pub fn end<T: Copy + Default, const N: usize>(self, list: &mut List<T, N>) {
        list.truncate(usize::from(self.from));
    }
}
