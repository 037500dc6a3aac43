//! Conversions for embedders: views, actions and events with names, explanations, and sampled worlds.

pub mod action_json;
pub mod determinize;
pub mod event_json;
pub mod explain;
pub mod names;
pub mod question;
pub mod show_action;
pub mod show_event;
pub mod sight;
pub mod view;
