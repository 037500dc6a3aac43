//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{action, chance, forecast, setup, state, table::Companion, view};
use altmode_core::declare;
use altmode_journal::typescript::export;

/// The setup as hosts give it: without a seed.
const SETUP: &str = "/** The setup of `newMatch`; the seed is random by default. */
export type CompanionConfig = Omit<CompanionSetup, \"seed\"> & {
  /** Hexadecimal text of at most 32 digits. */
  seed?: string;
};
";

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    // The forecast's input is a type of the entry point `altmode/unmatched`.
    let mut text = String::from("import type { ForecastInput } from \"./unmatched.js\";\n");
    text += SETUP;
    text += &export::<Companion>("CompanionExport", "CompanionSetup");
    declare!(text:
        action::Action,
        chance::Throw,
        view::View,
        view::PlayerView,
        view::CardView,
        view::OtherCard,
        view::FormView,
        view::ReminderView,
        view::ItemEntry,
        view::GearEntry,
        view::FighterView,
        view::Catalogue,
        view::HeroEntry,
        view::BoardEntry,
        state::Pile,
        state::Own,
        state::OwnFighter,
        state::Counter,
        state::Ending,
        setup::Setup,
        setup::SetupPlayer,
        forecast::ForecastQuestion,
        altmode_journal::Audience,
        altmode_journal::Warning,
        altmode_journal::Applied,
        altmode_journal::HistoryEntry,
        altmode_journal::Id,
    );
    // The shared type names the actions of the first tracker.
    text.replace("TrackerAction", "CompanionAction")
}
