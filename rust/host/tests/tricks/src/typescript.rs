//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{
    api,
    hosted::CONFIG,
    view::{self, ActionInput, ActionKind, EventKind},
};
use altmode_host::{
    Tagged, declare,
    typescript::{self, accepted, actions, events, makers, origins},
};

/// The parts of a scenario's file. The game has no scenarios.
const SCENARIO: &str = "/** The position of a scenario. */
export type ScenarioState = { [field: string]: unknown };
/** Fields of an action of a scenario. */
export type ScenarioAction = { [field: string]: unknown };
";

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let mut text = typescript::common("tricks", "number", "the cards that are drawn")
        + SCENARIO
        + &accepted(&[&CONFIG])
        + &actions(&ActionKind::union())
        + &events(&EventKind::union())
        + &origins();
    declare!(text:
        ActionInput,
        api::CardView,
        view::Observation,
        view::PlayerView,
        altmode_core::typescript::OutcomeView,
        altmode_host::ScenarioResult,
        altmode_host::Failure,
        typescript::View,
        altmode_host::Refusal,
        altmode_host::PlayoutResult,
        altmode_host::PlayoutsResult,
        typescript::Suggestion,
        altmode_host::Tried,
        altmode_host::Version,
    );
    text
}

/// Returns constructors of the packed objects of actions and events, as a TypeScript module.
pub fn constructors() -> String {
    makers(&ActionKind::union(), &EventKind::union())
}
