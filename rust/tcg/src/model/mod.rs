//! Plain data of a game: state, actions, events and starts.

pub mod ability_summary;
pub mod action;
pub mod event;
pub mod objects;
pub mod start;
pub mod state;
pub mod work;
