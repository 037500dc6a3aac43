//! A tiny card game: the example of [docs/new-game.md](https://github.com/altmode/altmode/blob/main/docs/new-game.md), and the test
//! that a game can be hosted by its steps.
//!
//! Twelve cards have the numbers 1 to 12. Both players have a hand of four, and the rest is the deck. The leader plays a card, the
//! other player answers, and the higher card takes the trick. Both players draw, the winner first, and the winner leads. When all
//! cards are played, most tricks win.

pub mod api;
mod hosted;
mod model;
mod rules;
#[cfg(test)]
mod tests;
#[cfg(feature = "typescript")]
pub mod typescript;
mod view;

pub use model::{CARDS, Card, Tricks, card_name};
