//! Combinations, and means of distributions.

/// Returns the number of ways to choose `k` of `n` things: the binomial coefficient C(n, k).
///
/// ```
/// use altmode_core::choose;
///
/// assert_eq!([choose(5, 0), choose(5, 2), choose(5, 5), choose(5, 6)], [1.0, 10.0, 1.0, 0.0]);
/// ```
pub fn choose(n: usize, k: usize) -> f64 {
    if k > n {
        return 0.0;
    }
    let k = k.min(n - k);
    // Each partial product is an integer, so the result is exact up to 2^53.
    (0..k).fold(1.0, |ways, index| ways * (n - index) as f64 / (index + 1) as f64)
}

/// Returns the probability that none of `special` cards is among `drawn` of `all` shuffled cards.
///
/// ```
/// // One of two cards is drawn.
/// assert_eq!(altmode_core::none_drawn(2, 1, 1), 0.5);
/// ```
pub fn none_drawn(all: usize, special: usize, drawn: usize) -> f64 {
    choose(all - special, drawn) / choose(all, drawn)
}

/// Returns the mean of a distribution, which has the probability of each number from 0 up.
///
/// ```
/// assert_eq!(altmode_core::mean(&[0.5, 0.0, 0.5]), 1.0);
/// ```
pub fn mean(chances: &[f64]) -> f64 {
    chances.iter().enumerate().map(|(number, chance)| number as f64 * chance).sum()
}
