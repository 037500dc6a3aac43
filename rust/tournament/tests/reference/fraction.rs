//! Exact fractions.

use std::cmp::Ordering;

/// A fraction in its lowest terms; the denominator is positive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    over: i128,
    under: i128,
}

fn divisor(one: i128, other: i128) -> i128 {
    if other == 0 { one.abs() } else { divisor(other, one % other) }
}

impl Fraction {
    pub fn of(over: i128, under: i128) -> Fraction {
        let by = divisor(over, under).max(1);
        Fraction { over: over / by, under: under / by }
    }

    pub fn plus(self, other: Fraction) -> Fraction {
        let by = divisor(self.under, other.under);
        let (own, theirs) = (other.under / by, self.under / by);
        let sum = self
            .over
            .checked_mul(own)
            .and_then(|sum| sum.checked_add(other.over.checked_mul(theirs)?));
        Fraction::of(
            sum.expect("small fractions"),
            self.under.checked_mul(own).expect("small fractions"),
        )
    }

    pub fn divided(self, by: i128) -> Fraction {
        Fraction::of(self.over, self.under.checked_mul(by).expect("small fractions"))
    }

    pub fn near(self) -> f64 {
        self.over as f64 / self.under as f64
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    /// Compares whole parts, then the reciprocals of the remainders, because products of the denominators could overflow.
    fn cmp(&self, other: &Fraction) -> Ordering {
        let whole = (self.over / self.under).cmp(&(other.over / other.under));
        let left = (self.over % self.under, other.over % other.under);
        whole.then_with(|| match left {
            (0, 0) => Ordering::Equal,
            (0, _) => Ordering::Less,
            (_, 0) => Ordering::Greater,
            (one, two) => Fraction { over: other.under, under: two }
                .cmp(&Fraction { over: self.under, under: one }),
        })
    }
}
