//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{
    cards::packs,
    embed::{event_json, sheets, view},
    options,
};
use altmode_host::{declare, typescript};

/// Hand-written declarations: input that Rust receives as untyped JSON, and actions and events, which are one struct in Rust and
/// one type per `type` in TypeScript.
const WRITTEN: [&str; 4] = [
    include_str!("../types/input.ts"),
    include_str!("../types/actions.ts"),
    include_str!("../types/events.ts"),
    include_str!("../types/pack.ts"),
];

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let mut text = WRITTEN.concat() + &typescript::common_of_seats("deckbuilder");
    declare!(text:
        view::Observation,
        view::Question,
        view::CardView,
        view::SpaceView,
        view::PlayerView,
        view::PowerView,
        view::KnownView,
        view::BattleView,
        view::AssistView,
        view::TriggerView,
        options::OptionsView,
        event_json::EventCard,
        typescript::View,
        altmode_host::Refusal,
        altmode_host::PlayoutResult,
        altmode_host::PlayoutsResult,
        typescript::Suggestion,
        altmode_host::Tried,
        altmode_host::Version,
        sheets::CardSheetView,
        sheets::CharacterSheetView,
        sheets::SideView,
        sheets::SetView,
        packs::PackMistake,
        packs::PackReport,
    );
    text
}
