//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{api, deck, embed::view, forecast, scenario};
use ts_rs::{Config, TS};

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
    let config = Config::default().with_large_int("number");
    let mut text = WRITTEN.concat();
    macro_rules! declare {
        ($($kind:ty),+ $(,)?) => { $(
            if let Some(docs) = <$kind as TS>::docs() { text.push_str(&docs); }
            text.push_str("export ");
            text.push_str(&<$kind as TS>::decl(&config));
            text.push('\n');
        )+ };
    }
    declare!(
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
        api::View,
        api::Refusal,
        api::PlayoutResult,
        api::PlayoutsResult,
        api::Suggestion,
        api::Tried,
        api::Version,
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
    text
}
