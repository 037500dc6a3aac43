//! The game in the public API: views, actions, events, configurations, determinization.

pub mod action_json;
pub mod check;
pub mod config;
pub mod determinize;
pub mod event_json;
mod event_text;
pub mod names;
pub mod options;
pub mod question;
pub mod search;
pub mod sheets;
pub mod view;
