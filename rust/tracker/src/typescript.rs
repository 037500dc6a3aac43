//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{clock, forecast, setup, state, tiebreak, view};
use ts_rs::{Config, TS};

/// Hand-written declarations: input that Rust receives as untyped JSON, and words of the card language.
const WRITTEN: &str = include_str!("../types/input.ts");

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let config = Config::default().with_large_int("number");
    // The forecast's input is a type of the entry point `altmode/tcg`.
    let mut text = String::from("import type { ForecastInput } from \"./tcg.js\";\n");
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
        altmode_tournament_information::Information,
        altmode_tournament_information::Category,
        altmode_tournament_information::Item,
        altmode_tournament_information::Audience,
        view::View,
        view::PlayerView,
        view::CharacterView,
        view::CounterView,
        view::UpgradeView,
        state::Phase,
        state::Ending,
        state::Own,
        state::OwnFace,
        clock::ClockView,
        tiebreak::Tiebreak,
        altmode_journal::Warning,
        altmode_journal::Applied,
        altmode_journal::HistoryEntry,
        altmode_journal::Id,
        setup::Setup,
        setup::SetupPlayer,
        setup::SetupCharacter,
        setup::AfterTime,
        forecast::ForecastQuestion,
    );
    text
}
