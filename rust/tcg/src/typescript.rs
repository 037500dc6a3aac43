//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{deck, embed::view, forecast, scenario};
use altmode_host::{declare, typescript};

/// Hand-written declarations: input that Rust receives as untyped JSON, and actions and events, which are one struct in Rust
/// and one type per `type` in TypeScript. Tests compare them with the values that games produce.
const WRITTEN: [&str; 6] = [
    include_str!("../types/input.ts"),
    include_str!("../types/cards.ts"),
    include_str!("../types/pack.ts"),
    include_str!("../types/scenario.ts"),
    include_str!("../types/actions.ts"),
    include_str!("../types/events.ts"),
];

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let mut text = WRITTEN.concat();
    declare!(text:
        view::Observation,
        view::Outcome,
        view::Allowance,
        view::Question,
        view::CardView,
        view::HiddenZone,
        view::DeckView,
        view::PlayerView,
        view::CharacterView,
        view::BattleView,
        view::LastingView,
        typescript::View,
        altmode_host::Refusal,
        altmode_host::PlayoutResult,
        altmode_host::PlayoutsResult,
        typescript::Suggestion,
        altmode_host::Tried,
        altmode_host::Version,
        forecast::Forecast,
        forecast::Flips,
        forecast::SideFlips,
        forecast::Contribution,
        forecast::Policies,
        forecast::Other,
        forecast::ForecastPair,
        forecast::DeckReport,
        forecast::IconOdds,
        forecast::HoldOdds,
        crate::cards::packs::PackReport,
        deck::Deck,
        deck::Entry,
        deck::Sideboard,
        deck::Format,
        deck::DeckRules,
        deck::Pool,
        scenario::ScenarioResult,
        scenario::Failure,
    );
    // The declaration serves games of any number of seats. This game has two.
    text.replace("wins: Array<number>", "wins: [number, number]")
}
