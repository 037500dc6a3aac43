//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{
    cards::packs,
    embed::{
        action_json::{ActionInput, ActionKind, OptionInput, PathInput},
        event_json::{self, EventKind},
        names::QUESTION_KINDS,
        question::{self, Prompt},
        sheets, view,
    },
    forecast,
    model::state::Zone,
};
use altmode_host::{
    Tagged, declare,
    typescript::{self, actions, alternatives, common_of_seats, events, makers, questions},
};

/// Hand-written declarations of this game's input that Rust receives as untyped JSON.
const WRITTEN: [&str; 3] = [
    include_str!("../types/input.ts"),
    include_str!("../types/forecast.ts"),
    include_str!("../types/pack.ts"),
];

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let mut text = WRITTEN.concat() + &common_of_seats("unmatched");
    text += &actions(&ActionKind::union());
    text += &events(&EventKind::union());
    text += &questions(&Prompt::union());
    text +=
        &alternatives("QuestionKind", "The kinds of questions.", QUESTION_KINDS.iter().copied());
    declare!(text:
        ActionInput,
        OptionInput,
        PathInput,
        Zone,
        view::Observation,
        question::Question,
        view::CardView,
        view::PlayerView,
        view::CounterView,
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
        forecast::Contribution,
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

/// Returns constructors of the packed objects of actions and events, as a TypeScript module.
pub fn constructors() -> String {
    makers(&ActionKind::union(), &EventKind::union())
}
