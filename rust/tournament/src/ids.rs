//! Ids of players, and times.

/// A player's identifier: short, unique, and never shown in place of the name.
pub type PlayerId = String;

/// A time in milliseconds since 1970 (Unix time).
pub type Time = u64;
