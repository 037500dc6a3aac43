//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{
    api,
    view::{self, ActionInput, ActionKind, EventKind},
};
use altmode_host::{
    Tagged, declare,
    typescript::{self, actions, events, makers},
};

/// Declarations of this game's input.
const INPUT: &str = "/** The configuration of `newGame`. */
export type GameConfig = {
  /** Seed of the random number generator: hexadecimal text of at most 32 digits. A random one is chosen by default. */
  seed?: string;
};
/** Options of `apply`. */
export type ApplyOptions = CheckOptions & {
  /** The cards that are drawn, in order. */
  chance?: number[];
};
";

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let mut text = INPUT.to_string()
        + &typescript::common_of_seats("tricks")
        + &actions(&ActionKind::union())
        + &events(&EventKind::union());
    declare!(text:
        ActionInput,
        api::CardView,
        view::Observation,
        view::PlayerView,
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
