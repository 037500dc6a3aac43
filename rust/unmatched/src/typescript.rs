//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{
    cards::{packs, unmatched::Unmatched},
    embed::{
        action_json::{ActionInput, OptionInput, PathInput},
        config, event_json,
        names::QUESTION_KINDS,
        options,
        question::{self, Prompt},
        sheets, view,
    },
    forecast::{self, policy::Policy},
    model::state::Zone,
    scenario::members,
};
use altmode_host::{
    Tagged, declare,
    typescript::{self, NamedShape, accepted, alternatives, common, questions, shapes},
};
use altmode_unmatched_language as language;

/// Types of input beside the objects whose members their readers declare ([`accepted!`](macro@altmode_host::accepted)).
const FORMS: &str = "/** Input of `forecast` without a game. */
export type ForecastInput = {
  /** The position: the `state` of a scenario. */
  state: ScenarioState;
  /** The attacking fighter, by its number or id. */
  attacker: number | string;
  /** The attacked fighter, by its number or id. */
  defender: number | string;
} & ForecastOptions;
";

/// Returns the types of packs.
fn language() -> String {
    shapes(&[
        NamedShape::sentence::<language::Effect>(
            "PackEffect",
            "Instructions in the effect language: a word, or an object with a word as its key. docs/unmatched-language.md lists them.",
        ),
        NamedShape::sentence::<language::Ability>("PackAbility", "An ability, for example `{ when: { on: \"turn-starts\", do: [{ draw: 1 }] } }`."),
        NamedShape::sentence::<language::Part>(
            "PackPart",
            "A part of a card's text, for example `{ after: [{ draw: 1 }] }`.",
        ),
        NamedShape::of::<language::SharedText>("PackSharedText"),
        NamedShape::of::<language::FighterSheet>("PackFighter"),
        NamedShape::of::<language::CardSheet>("PackCard"),
        NamedShape::of::<language::HeroSheet>("PackHero"),
        NamedShape::of::<language::BoardSheet>("PackBoard"),
        NamedShape::of::<language::Pack>("Pack").told(
            "Heroes and battlefields for `loadPack`. The JSON Schema is docs/unmatched-pack.schema.json.",
        ),
    ])
}

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let mut text = FORMS.to_string() + &language();
    let chance = "cards by id, for example `medusa/feint`, and numbers on a die";
    text += &common::<Unmatched>("(string | number)", chance);
    text += &accepted(&[
        &config::CONFIG,
        &config::PLAYER,
        &options::OPTIONS,
        &forecast::OPTIONS,
        &members::STATE,
        &members::PLAYER,
        &members::FIGHTER,
        &members::CARD,
        &members::TOKEN,
        &members::ITEM,
        &members::HISTORY,
        &members::ACTION,
    ]);
    text += &alternatives(
        "ForecastPolicy",
        "Policy by which the defender answers an attack in a forecast.",
        Policy::ALL.iter().map(|(_, name)| *name),
    );
    text += &questions(&Prompt::union(), QUESTION_KINDS);
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
        forecast::Explained,
        forecast::Contribution,
        forecast::ResponseOdds,
        forecast::OtherOdds,
        forecast::AttackOdds,
        altmode_core::typescript::OutcomeView,
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

/// Returns the module with the types of the game's values and the constructors of its packed objects.
pub fn parameters() -> String {
    typescript::parameters::<Unmatched>(&declarations())
}
