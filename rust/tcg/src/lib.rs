//! Rules of the Transformers TCG.
mod action;
mod catalogue;
mod code;
mod event;
mod rules;
mod start;
mod state;
