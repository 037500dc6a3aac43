//! The game in the public API: views, actions, events, configurations, determinization.

pub mod action_json;
pub mod check;
pub mod config;
pub mod determinize;
pub mod event_json;
pub mod names;
pub mod question;
pub mod search;
pub mod sheets;
pub mod show_action;
pub mod show_event;
pub mod view;
