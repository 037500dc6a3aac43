//! Combinations, means of distributions, and probabilities of events.

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

/// The probability of an event, summed over outcomes, with the probability of the opposite event. It is 1 exactly if the event
/// is certain, and 0 exactly if it is impossible, although a sum of doubles is only near them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Likelihood {
    happens: f64,
    fails: f64,
}

impl Likelihood {
    /// Adds an outcome with its probability.
    ///
    /// ```
    /// let (mut certain, mut likely) = (altmode_core::Likelihood::default(), altmode_core::Likelihood::default());
    /// for outcome in 0..10 {
    ///     certain.add(true, 0.1);
    ///     likely.add(outcome != 9, 0.1);
    /// }
    /// assert_eq!(certain.value(), 1.0);
    /// assert!(likely.value() > 0.89 && likely.value() < 0.91);
    /// ```
    pub fn add(&mut self, happens: bool, chance: f64) {
        if happens {
            self.happens += chance;
        } else {
            self.fails += chance;
        }
    }

    /// Adds the outcomes of another sum with a weight.
    pub fn add_all(&mut self, other: Likelihood, weight: f64) {
        self.happens += weight * other.happens;
        self.fails += weight * other.fails;
    }

    /// Returns the probability.
    pub fn value(self) -> f64 {
        if self.happens <= 0.0 {
            0.0
        } else if self.fails <= 0.0 {
            1.0
        } else {
            self.happens.clamp(f64::MIN_POSITIVE, 1.0_f64.next_down())
        }
    }
}

/// Returns a probability in percent with one decimal. Only certainty is "100.0 %", and only impossibility "0.0 %".
///
/// ```
/// use altmode_core::percent;
///
/// assert_eq!([1.0, 0.99999, 0.6875, 0.000158, 0.0].map(percent), ["100.0 %", "> 99.9 %", "68.8 %", "< 0.1 %", "0.0 %"]);
/// ```
pub fn percent(probability: f64) -> String {
    if probability > 0.999 && probability < 1.0 {
        return "> 99.9 %".to_string();
    }
    if probability > 0.0 && probability < 0.001 {
        return "< 0.1 %".to_string();
    }
    // Formatted as integers, because float formatting adds five kilobytes to the download.
    let tenths = (probability * 1000.0).round() as u32;
    format!("{}.{} %", tenths / 10, tenths % 10)
}
