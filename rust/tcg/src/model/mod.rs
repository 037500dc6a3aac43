//! A game as a value: the state, what a player may do in it, and what happens.

pub mod ability_summary;
pub mod action;
pub mod event;
pub mod objects;
pub mod start;
pub mod state;
