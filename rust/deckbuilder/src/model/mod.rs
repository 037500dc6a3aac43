//! The state, actions, events, and how a game starts: plain data.

pub mod action;
pub mod event;
pub mod start;
pub mod state;
