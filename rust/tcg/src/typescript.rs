//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{
    deck,
    embed::{
        action_json::{ActionInput, ActionKind},
        event_json::EventKind,
        names::QUESTION_KINDS,
        question::Prompt,
        view,
    },
    forecast,
    model::event::Place,
};
use altmode_host::{
    Tagged, declare,
    typescript::{self, actions, alternatives, common, events, makers, questions},
};

/// Hand-written declarations of input that Rust receives as untyped JSON, and of cards. Tests compare them with schemas and
/// values.
const WRITTEN: [&str; 4] = [
    include_str!("../types/input.ts"),
    include_str!("../types/cards.ts"),
    include_str!("../types/pack.ts"),
    include_str!("../types/scenario.ts"),
];

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let mut text = WRITTEN.concat() + &common("tcg");
    text += &actions(&ActionKind::union());
    text += &events(&EventKind::union());
    text += &questions(&Prompt::union());
    text +=
        &alternatives("QuestionKind", "The kinds of questions.", QUESTION_KINDS.iter().copied());
    declare!(text:
        ActionInput,
        Place,
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
        forecast::ForecastFlips,
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
        deck::DeckReading,
        deck::LineProblem,
        deck::DeckFormat,
        deck::DeckRules,
        deck::Pool,
        altmode_host::ScenarioResult,
        altmode_host::Failure,
    );
    // The declaration serves games of any number of seats. This game has two.
    text.replace("wins: Array<number>", "wins: [number, number]")
}

/// Returns constructors of the packed objects of actions and events, as a TypeScript module.
pub fn constructors() -> String {
    makers(&ActionKind::union(), &EventKind::union())
}
