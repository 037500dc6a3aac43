//! Sets of game numbers.

use std::ops::Range;

/// A set of game numbers: disjoint ranges in order, none of which touch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranges(Vec<Range<u64>>);

impl Ranges {
    /// Adds the numbers of a range.
    ///
    /// # Errors
    ///
    /// Fails if one of them is already there, with a description of these.
    pub fn add(&mut self, range: Range<u64>) -> Result<(), String> {
        if range.is_empty() {
            return Ok(());
        }
        let at = self.0.partition_point(|other| other.end < range.start);
        let mut joined = range.clone();
        let mut end = at;
        while let Some(other) = self.0.get(end).filter(|other| other.start <= range.end) {
            let twice = other.start.max(range.start)..other.end.min(range.end);
            if !twice.is_empty() {
                return Err(described(&twice));
            }
            joined = joined.start.min(other.start)..joined.end.max(other.end);
            end += 1;
        }
        self.0.splice(at..end, [joined]);
        Ok(())
    }

    /// Returns the ranges in order.
    pub fn all(&self) -> &[Range<u64>] {
        &self.0
    }

    /// Returns the numbers of a range that are not in this set.
    pub fn missing(&self, range: &Range<u64>) -> Vec<Range<u64>> {
        let mut missing = Vec::new();
        let mut from = range.start;
        for there in &self.0 {
            missing.push(from..there.start.min(range.end));
            from = from.max(there.end);
        }
        missing.push(from..range.end);
        missing.retain(|range| !range.is_empty());
        missing
    }
}

/// Describes the games of a range for a message.
pub fn described(range: &Range<u64>) -> String {
    match range.end.saturating_sub(range.start) {
        1 => format!("game {}", range.start),
        _ => format!("games {} to {}", range.start, range.end.saturating_sub(1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_join_and_are_never_added_twice() {
        let mut ranges = Ranges::default();
        for range in [10..20, 30..40, 0..5, 20..30, 7..7] {
            assert_eq!(ranges.add(range), Ok(()));
        }
        assert_eq!(ranges.all(), [0..5, 10..40]);
        assert_eq!(ranges.missing(&(0..50)), [5..10, 40..50]);
        assert_eq!(ranges.missing(&(12..40)), []);
        assert_eq!(ranges.missing(&(3..60)), [5..10, 40..60]);
        assert_eq!(ranges.add(4..6), Err("game 4".to_string()));
        assert_eq!(ranges.add(38..60), Err("games 38 to 39".to_string()));
        assert_eq!(ranges.add(0..100), Err("games 0 to 4".to_string()));
        assert_eq!(ranges.all(), [0..5, 10..40]);
    }
}
