//! Draft pods (Tournament Rules 7.6).

use crate::event::PlayerId;
use altmode_core::{Error, Result};

/// Range of the number of players at a draft table.
const SIZES: std::ops::RangeInclusive<usize> = 2..=16;

/// Checks the number of players at a draft table.
///
/// # Errors
///
/// Returns `out-of-range` if the number is outside [`SIZES`].
pub fn check_pod(players: usize) -> Result<()> {
    if SIZES.contains(&players) {
        return Ok(());
    }
    Err(Error::new(
        "out-of-range",
        format!("a pod has {} to {} players, not {players}", SIZES.start(), SIZES.end()),
    ))
}

/// Splits players into pods of nearly equal size, at most `size` each, in the order of `players`.
///
/// # Errors
///
/// Returns `out-of-range` for a size outside [`SIZES`], and `too-few-players` for fewer than two players.
pub fn pods(players: Vec<PlayerId>, size: u32) -> Result<Vec<Vec<PlayerId>>> {
    check_pod(size as usize).map_err(|error| error.at("size"))?;
    if players.len() < 2 {
        return Err(Error::new("too-few-players", "a draft needs two players at least"));
    }
    let count = players.len().div_ceil(size as usize);
    let mut pods: Vec<Vec<PlayerId>> = vec![Vec::new(); count];
    // The first pods have one more player, so that sizes differ by at most one.
    let (least, more) = (players.len() / count, players.len() % count);
    let mut players = players.into_iter();
    for (index, pod) in pods.iter_mut().enumerate() {
        pod.extend(players.by_ref().take(least + usize::from(index < more)));
    }
    Ok(pods)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(players: usize, size: u32) -> Vec<usize> {
        pods((0..players).map(|player| player.to_string()).collect(), size)
            .unwrap()
            .iter()
            .map(Vec::len)
            .collect()
    }

    #[test]
    fn pods_are_of_roughly_equal_size() {
        assert_eq!(sizes(8, 8), [8]);
        assert_eq!(sizes(9, 8), [5, 4]);
        assert_eq!(sizes(17, 8), [6, 6, 5]);
        assert_eq!(sizes(64, 8), [8; 8]);
        assert_eq!(pods(vec!["a".into()], 8).unwrap_err().code, "too-few-players");
        assert_eq!(pods(vec!["a".into(), "b".into()], 1).unwrap_err().path, "size");
    }
}
