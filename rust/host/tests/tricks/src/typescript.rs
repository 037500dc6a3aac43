//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{
    api,
    hosted::CONFIG,
    model::Tricks,
    view::{self, ActionInput},
};
use altmode_host::{
    declare,
    typescript::{self, accepted, origins},
};

/// The parts of a scenario's file. The game has no scenarios.
const SCENARIO: &str = "/** The position of a scenario. */
export type ScenarioState = { [field: string]: unknown };
/** Fields of an action of a scenario. */
export type ScenarioAction = { [field: string]: unknown };
";

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let mut text = typescript::common::<Tricks>("number", "the cards that are drawn")
        + SCENARIO
        + &accepted(&[&CONFIG])
        + &origins();
    declare!(text:
        ActionInput,
        api::CardView,
        view::Observation,
        view::PlayerView,
        altmode_core::typescript::OutcomeView,
    );
    text
}

/// Returns the module with the types of the game's values and the constructors of its packed objects.
pub fn parameters() -> String {
    typescript::parameters::<Tricks>(&declarations())
}
