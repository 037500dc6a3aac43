//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{forecast, setup, state, view};
use ts_rs::{Config, TS};

/// Hand-written declarations: input that Rust receives as untyped JSON.
const WRITTEN: &str = include_str!("../types/input.ts");

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let config = Config::default().with_large_int("number");
    // The forecast's input is a type of the entry point `altmode/unmatched`.
    let mut text = String::from("import type { ForecastInput } from \"./unmatched.js\";\n");
    text.push_str(WRITTEN);
    macro_rules! declare {
        ($($kind:ty),+ $(,)?) => { $(
            if let Some(docs) = <$kind as TS>::docs() { text.push_str(&docs); }
            text.push_str("export ");
            text.push_str(&<$kind as TS>::decl(&config));
            text.push('\n');
        )+ };
    }
    declare!(
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
