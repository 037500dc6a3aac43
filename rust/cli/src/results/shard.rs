//! Equal parts of numbered games.

use std::{fmt, ops::Range, str::FromStr};

/// One of some equal parts of the games of a task, written as `2/7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Number of the part, from 1.
    number: u64,
    /// Number of parts.
    of: u64,
}

/// Maximum number of parts.
const MOST_SHARDS: u64 = 1_000_000;

impl Shard {
    /// Returns the games of this part. The parts are disjoint, and together they are all games. If there are fewer games than
    /// parts, some parts are empty.
    pub fn of(self, games: &Range<u64>) -> Range<u64> {
        let count = u128::from(games.end.saturating_sub(games.start));
        let bound =
            |number: u64| games.start + (count * u128::from(number) / u128::from(self.of)) as u64;
        bound(self.number - 1)..bound(self.number)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let parts = text
            .split_once('/')
            .and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((number, of)) if (1..=MOST_SHARDS).contains(&of) && (1..=of).contains(&number) => {
                Ok(Shard { number, of })
            }
            _ => Err(format!(
                "write K/N, for example 2/7 for the second of seven parts; N is at most {MOST_SHARDS}"
            )),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_disjoint_and_complete() {
        for (games, of) in [(10..110, 7), (0..1, 1), (3..5, 4), (0..u64::MAX, 3)] {
            let parts: Vec<Range<u64>> =
                (1..=of).map(|number| Shard { number, of }.of(&games)).collect();
            assert_eq!(
                (parts[0].start, parts.last().map(|part| part.end)),
                (games.start, Some(games.end))
            );
            assert!(parts.windows(2).all(|pair| pair[0].end == pair[1].start), "{parts:?}");
        }
    }

    #[test]
    fn parts_are_written_with_a_slash() {
        assert_eq!("2/7".parse(), Ok(Shard { number: 2, of: 7 }));
        for wrong in ["", "2", "0/7", "8/7", "2/0", "-1/2", "1/2/3", "1/1000001", "a/b"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
