//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{
    cards::packs,
    embed::{
        action_json::{ActionInput, ActionKind},
        event_json::{EventCard, EventKind},
        names::QUESTION_KINDS,
        question::Prompt,
        sheets, view,
    },
    engine::needs,
    model::state::Zone,
    options,
};
use altmode_host::{
    Tagged, declare,
    typescript::{self, actions, alternatives, common_of_seats, events, makers, questions},
};

/// Hand-written declarations of this game's input that Rust receives as untyped JSON.
const WRITTEN: [&str; 2] = [include_str!("../types/input.ts"), include_str!("../types/pack.ts")];

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let mut text = WRITTEN.concat() + &common_of_seats("deckbuilder");
    text += &actions(&ActionKind::union());
    text += &events(&EventKind::union());
    text += &questions(&Prompt::union());
    text +=
        &alternatives("QuestionKind", "The kinds of questions.", QUESTION_KINDS.iter().copied());
    declare!(text:
        ActionInput,
        Zone,
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
        EventCard,
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
        needs::Standalone,
    );
    text
}

/// Returns constructors of the packed objects of actions and events, as a TypeScript module.
pub fn constructors() -> String {
    makers(&ActionKind::union(), &EventKind::union())
}
