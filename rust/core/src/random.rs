//! Seeded random generator, stored in the state.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;
use serde::{Deserialize, Serialize};

/// Seeded xoshiro128++ generator: 32-bit arithmetic only, 16 bytes of state, saved with the game.
///
/// It is the only source of randomness in the crates.
///
/// ```
/// let mut a = altmode_core::Random::from_seed_text("2a").unwrap();
/// let mut b = a.clone();
/// assert_eq!(a.below(6), b.below(6));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Random(Xoshiro128PlusPlus);

impl Random {
    /// Parses a seed of 1 to 32 hexadecimal digits.
    pub fn from_seed_text(seed: &str) -> crate::Result<Random> {
        let digits = seed.trim();
        if digits.is_empty() || digits.len() > 32 {
            return Err(bad_seed(seed));
        }
        // `u128::from_str_radix` accepts a leading sign, so every digit would need a check of its own all the same.
        let mut number = 0_u128;
        for digit in digits.chars() {
            let Some(digit) = digit.to_digit(16) else { return Err(bad_seed(seed)) };
            number = number << 4 | u128::from(digit);
        }
        Ok(Random::from_words([
            number as u32,
            (number >> 32) as u32,
            (number >> 64) as u32,
            (number >> 96) as u32,
        ]))
    }

    /// Makes a generator from four words. They are mixed, so that seeds that differ in one bit give unrelated streams.
    pub fn from_words(words: [u32; 4]) -> Random {
        let mut stirred = [0u32; 4];
        let mut sum = 0x9E37_79B9u32;
        for round in 0..12 {
            let word = words[round % 4].wrapping_add(sum);
            // The finaliser of MurmurHash3.
            let mut hash = word ^ stirred[(round + 3) % 4];
            hash = (hash ^ (hash >> 16)).wrapping_mul(0x85EB_CA6B);
            hash = (hash ^ (hash >> 13)).wrapping_mul(0xC2B2_AE35);
            stirred[round % 4] ^= hash ^ (hash >> 16);
            sum = sum.wrapping_add(0x9E37_79B9);
        }
        if stirred == [0; 4] {
            stirred[0] = 1;
        }
        let mut bytes = [0u8; 16];
        for (chunk, word) in bytes.chunks_exact_mut(4).zip(stirred) {
            chunk.copy_from_slice(&word.to_le_bytes());
        }
        Random(Xoshiro128PlusPlus::from_seed(bytes))
    }

    /// Returns the child stream with this index. Each game of a batch uses its own child, so that the games differ.
    pub fn child(&self, index: u32) -> Random {
        let mut parent = self.0.clone();
        Random::from_words([parent.next_u32(), parent.next_u32(), index, index ^ 0xA5A5_A5A5])
    }

    /// Returns 32 random bits.
    #[inline]
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Returns a number below `bound` (1 to 65,536), uniformly distributed (Lemire's method in 32 bits).
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!((1..=65_536).contains(&bound));
        loop {
            let product = (self.0.next_u32() >> 16).wrapping_mul(bound);
            let low = product & 0xFFFF;
            if low < bound {
                std::hint::cold_path();
                if low < (65_536 - bound) % bound {
                    continue;
                }
            }
            return product >> 16;
        }
    }

    /// Shuffles in place. Every order is equally likely (Fisher-Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in (1..items.len()).rev() {
            let other = self.below(index as u32 + 1) as usize;
            items.swap(index, other);
        }
    }

    /// Sorts the items and shuffles them. The result does not depend on their order, which is hidden information where a world
    /// is sampled.
    pub fn shuffle_sorted<T: Ord>(&mut self, items: &mut [T]) {
        crate::sort_few(items, |one, other| one < other);
        self.shuffle(items);
    }
}

#[cold]
fn bad_seed(seed: &str) -> crate::Error {
    let message = format!(
        "the seed \"{}\" is not 1 to 32 hexadecimal digits, for example \"2a\"",
        shorten(seed)
    );
    crate::Error::new("bad-seed", message).at("seed")
}

/// Returns at most 40 characters of untrusted text.
fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_checked_and_give_unlike_streams() {
        for bad in ["", "xyz", "-1", "0x2a", &"1".repeat(33)] {
            assert_eq!(Random::from_seed_text(bad).unwrap_err().code, "bad-seed");
        }
        let mut first: Vec<u32> =
            (0..64).map(|n| Random::from_seed_text(&format!("{n:x}")).unwrap().bits()).collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), 64);
    }

    #[test]
    fn numbers_below_a_bound_are_evenly_spread() {
        let mut random = Random::from_seed_text("1").unwrap();
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[random.below(7) as usize] += 1;
        }
        // Chi-squared with 6 degrees of freedom: 22.5 is the 0.1 % point.
        let chi: f64 =
            counts.iter().map(|&count| (f64::from(count) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 22.5, "{counts:?}");
    }
}
