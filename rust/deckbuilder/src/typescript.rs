//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{
    cards::{deckbuilder::Deckbuilder, packs},
    embed::{
        action_json::ActionInput, config, event_json::EventCard, names::QUESTION_KINDS,
        question::Prompt, sheets, view,
    },
    engine::needs,
    model::state::{Mode, Zone},
    options,
    scenario::members,
};
use altmode_deckbuilder_language as language;
use altmode_host::{
    Tagged, declare,
    typescript::{self, NamedShape, accepted, alternatives, common, questions, shapes},
};

/// Returns the words of the cards, and the types of packs.
fn language() -> String {
    shapes(&[
        NamedShape::of::<language::CardType>("CardType"),
        NamedShape::sentence::<language::Ability>(
            "PackAbility",
            "An ability in the language of the cards. docs/deckbuilder.md describes the language.",
        ),
        NamedShape::sentence::<language::Effect>(
            "PackEffect",
            "An instruction in the language of the cards. docs/deckbuilder.md describes the language.",
        ),
        NamedShape::of::<language::CardSheet>("PackCard"),
        NamedShape::of::<language::Side>("PackSide"),
        NamedShape::of::<language::CharacterSheet>("PackCharacter"),
        NamedShape::of::<language::CardFile>("Pack")
            .told("A set of cards and characters for `loadPack`."),
    ])
}

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let mut text = language();
    text += &common::<Deckbuilder>("string", "cards by id, for example `x-crossfire`");
    text += &accepted(&[
        &config::CONFIG,
        &config::PLAYER,
        &config::SWAP,
        &members::STATE,
        &members::PLAYER,
        &members::CARD,
        &members::SPACE,
        &members::ACTION,
    ]);
    text += &alternatives("Mode", "The modes.", Mode::ALL.map(Mode::name));
    text += &alternatives("DeckPart", "The parts of which a game consists.", config::PARTS);
    text += &questions(&Prompt::union(), QUESTION_KINDS);
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
        altmode_core::typescript::OutcomeView,
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

/// Returns the module with the types of the game's values and the constructors of its packed objects.
pub fn parameters() -> String {
    typescript::parameters::<Deckbuilder>(&declarations())
}
