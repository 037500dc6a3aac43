//! The game as its hosts see it: views, actions and events of the public API, configurations, determinization.

pub mod action_json;
pub mod check;
pub mod config;
pub mod determinize;
pub mod event_json;
pub mod names;
pub mod options;
pub mod search;
pub mod sheets;
pub mod view;
