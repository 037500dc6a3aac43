//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{event_json, forecast, packs, sheets, view};
use altmode_host::{declare, typescript};

/// Hand-written declarations: input that Rust receives as untyped JSON, and actions and events, which are one struct in Rust
/// and one type per `type` in TypeScript. A test compares them with the values that games produce.
const WRITTEN: [&str; 5] = [
    include_str!("../types/input.ts"),
    include_str!("../types/actions.ts"),
    include_str!("../types/events.ts"),
    include_str!("../types/forecast.ts"),
    include_str!("../types/pack.ts"),
];

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let mut text = WRITTEN.concat();
    declare!(text:
        view::Observation,
        view::Question,
        view::CardView,
        view::PlayerView,
        view::HistoryView,
        view::FighterView,
        view::CombatView,
        view::CombatCard,
        view::LastingView,
        view::TokenView,
        view::DoorView,
        view::ItemView,
        event_json::EventCard,
        forecast::Forecast,
        forecast::ResponseOdds,
        forecast::OtherOdds,
        forecast::AttackOdds,
        typescript::View,
        altmode_host::Refusal,
        altmode_host::PlayoutResult,
        altmode_host::PlayoutsResult,
        typescript::Suggestion,
        altmode_host::Tried,
        altmode_host::Version,
        packs::PackReport,
        sheets::HeroView,
        sheets::HeroFighter,
        sheets::DeckEntry,
        sheets::Card,
        sheets::BoardView,
        sheets::BoardSpace,
        sheets::Special,
        sheets::BoardItems,
        sheets::BoardItem,
    );
    text
}
