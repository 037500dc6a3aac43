//! Numbers of cards and spaces.

/// Number of a physical card in a game.
pub type CardId = u8;
/// Number of a card in the catalogue.
pub type DefId = u16;
/// Number of a space: row by row from the top left.
pub type Space = u8;

/// Stands for no card and no seat.
pub const NOBODY: u8 = 255;
/// Stands for no space: a character that has not entered the Matrix.
pub const OFF: Space = 255;
