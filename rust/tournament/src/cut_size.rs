//! Limits of the number of players of tournaments and playoffs.

use altmode_core::{Error, Result};

/// Maximum number of players of a tournament.
pub const MOST_PLAYERS: usize = 1024;
/// Number of players of a playoff paired by draft seats.
pub const DRAFT_SEATS: usize = 8;

/// Checks the number of players of a playoff. Unless it is a power of two, the best players have a bye.
///
/// # Errors
///
/// Returns `bad-cut` if the number is out of range.
pub fn check_size(players: u32) -> Result<()> {
    if (2..=MOST_PLAYERS as u32).contains(&players) {
        return Ok(());
    }
    Err(Error::new("bad-cut", format!("a playoff has 2 to {MOST_PLAYERS} players, not {players}")))
}
