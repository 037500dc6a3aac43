//! The pairs of players who are kept apart.

use crate::cut_size::MOST_PLAYERS;

const BITS: usize = u64::BITS as usize;
/// Words of a player's row of bits.
const ROW: usize = MOST_PLAYERS / BITS;

/// A set of pairs of players as a matrix of bits, because a list of 10,000 pairs was searched for each table of each pairing.
#[derive(Clone, Debug, Default)]
pub struct PairsApart {
    /// The rows of the smaller indices; empty while there are no pairs.
    words: Vec<u64>,
    count: usize,
}

impl PairsApart {
    /// Returns the number of pairs.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Returns whether a pair is in the set, in either order.
    pub fn contains(&self, one: usize, other: usize) -> bool {
        let (word, bit) = slot(one, other);
        self.words.get(word).is_some_and(|word| word & bit != 0)
    }

    /// Adds or removes a pair.
    pub fn set(&mut self, one: usize, other: usize, apart: bool) {
        if self.contains(one, other) == apart {
            return;
        }
        if self.words.is_empty() {
            self.words = vec![0; MOST_PLAYERS * ROW];
        }
        let (word, bit) = slot(one, other);
        self.words[word] ^= bit;
        self.count = if apart { self.count + 1 } else { self.count - 1 };
    }

    /// Iterates over the pairs in ascending order, the smaller index first.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let words = self.words.iter().enumerate().filter(|(_, word)| **word != 0);
        words.flat_map(|(place, word)| {
            (0..BITS)
                .filter(move |bit| word >> bit & 1 != 0)
                .map(move |bit| (place / ROW, place % ROW * BITS + bit))
        })
    }
}

/// Returns the index of a pair's word, and its bit.
fn slot(one: usize, other: usize) -> (usize, u64) {
    let (one, other) = (one.min(other), one.max(other));
    (one * ROW + other / BITS, 1 << (other % BITS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_added_and_removed_in_either_order() {
        let mut pairs = PairsApart::default();
        assert!(!pairs.contains(3, 1023));
        for (one, other) in [(1023, 3), (3, 64), (0, 1), (3, 1023)] {
            pairs.set(one, other, true);
        }
        assert_eq!(
            (pairs.len(), pairs.iter().collect::<Vec<_>>()),
            (3, vec![(0, 1), (3, 64), (3, 1023)])
        );
        assert!(pairs.contains(3, 1023) && pairs.contains(1023, 3) && !pairs.contains(1, 2));
        pairs.set(64, 3, false);
        pairs.set(64, 3, false);
        assert_eq!((pairs.len(), pairs.contains(3, 64)), (2, false));
    }
}
