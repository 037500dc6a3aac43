//! The TypeScript declarations of all values that cross into JavaScript, generated from the Rust types.

use crate::{
    cards::{Tcg, card_json},
    deck,
    embed::{action_json::ActionInput, names::QUESTION_KINDS, question::Prompt, view},
    forecast,
    model::event::Place,
    position, scenario,
};
use altmode_host::{
    Tagged, declare,
    typescript::{self, NamedShape, accepted, alternatives, common, questions, shapes},
};
use altmode_tcg_language as language;

/// Types of input beside the objects whose members their readers declare ([`accepted!`](macro@altmode_host::accepted)).
const FORMS: &str = "/** A battle card of a forecast: its id or name, or only its icons. */
export type ForecastCard = string | ForecastCardByName | ForecastCardByIcons;
/** A card of a scenario: its id or name, optionally with an alias. */
export type ScenarioCard = string | Omit<Exclude<ScenarioUpgrade, string>, \"slot\" | \"damage\">;
/** A card or character of a scenario: its alias, card id, full name, or number. */
export type ScenarioName = string | number;
";

/// The kinds of cards: the fields of each that have a value or are `null`.
const CARDS: &str = "/** A definition: one paragraph per entry, in the language of docs/effect-language.md; `null` if there is none. */
export type Definition = unknown[] | null;
/** The fields of every card, with those that are `null` for a kind of card, and those that have a value for it. */
export type CardOf<Kind extends CardBase[\"kind\"], Null extends keyof CardBase, Set extends keyof CardBase> = {
  [Name in keyof CardBase]: Name extends \"kind\"
    ? Kind
    : Name extends Null
      ? null
      : Name extends Set
        ? NonNullable<CardBase[Name]>
        : CardBase[Name];
};
/** A battle card: an Action or an Upgrade. */
export type BattleCard = CardOf<
  \"battle\",
  \"characterKind\" | \"health\" | \"modes\" | \"startMode\" | \"flips\" | \"slots\" | \"target\" | \"targetKind\" | \"oneUse\",
  \"type\"
>;
/** A character, or the form that characters combine into. */
export type CharacterCard = CardOf<
  \"character\" | \"combiner\",
  \"type\" | \"subtype\" | \"attackMod\" | \"defenseMod\" | \"target\" | \"targetKind\" | \"oneUse\",
  \"characterKind\" | \"health\" | \"modes\" | \"startMode\" | \"flips\" | \"slots\"
>;
/** A stratagem. */
export type StratagemCard = CardOf<
  \"stratagem\",
  | \"type\"
  | \"subtype\"
  | \"attackMod\"
  | \"defenseMod\"
  | \"characterKind\"
  | \"health\"
  | \"modes\"
  | \"startMode\"
  | \"flips\"
  | \"slots\",
  \"target\" | \"targetKind\" | \"oneUse\"
>;
/** A card of the catalogue; its `kind` determines the fields that have a value. */
export type Card = BattleCard | CharacterCard | StratagemCard;
";

/// Returns the words of the cards, and the types of packs.
fn language() -> String {
    shapes(&[
        NamedShape::of::<language::Mode>("Mode"),
        NamedShape::of::<language::Slot>("Slot"),
        NamedShape::of::<language::Faction>("Faction"),
        NamedShape::of::<language::Color>("Icon"),
        NamedShape::of::<language::Rarity>("Rarity"),
        NamedShape::of::<language::CharacterKind>("CharacterKind"),
        NamedShape::of::<language::StratagemTarget>("StratagemTarget"),
        NamedShape::of::<language::Trait>("Trait"),
        NamedShape::sentence::<language::Ability>(
            "PackAbility",
            "One paragraph of a card of a pack, in the language of docs/effect-language.md.",
        ),
        NamedShape::of::<language::BattleCard>("PackBattleCard"),
        NamedShape::of::<language::Face>("PackFace"),
        NamedShape::of::<language::UpgradeSide>("PackUpgradeSide"),
        NamedShape::of::<language::CharacterCard>("PackCharacterCard"),
        NamedShape::of::<language::StratagemCard>("PackStratagemCard"),
        NamedShape::of::<language::CardFile>("Pack").told(
            "A pack of cards; `docs/pack.schema.json` of the repository describes its abilities too.",
        ),
    ])
}

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let chance = "the ids of cards";
    let mut text = CARDS.to_string() + &language() + &common::<Tcg>("string", chance) + FORMS;
    let keywords: Vec<String> =
        language::Keyword::ALL.iter().map(|word| word.name().to_ascii_lowercase()).collect();
    text += &alternatives("Keyword", "A keyword.", keywords.iter().map(String::as_str));
    let policies = forecast::input::POLICY_NAMES;
    text += &alternatives("ForecastPolicy", "The policy of a side.", policies);
    text += &accepted(&[
        &deck::config::CONFIG,
        &forecast::input::QUESTION,
        &forecast::input::FIGHTER,
        &forecast::input::DECK,
        &forecast::input::BY_NAME,
        &forecast::input::BY_ICONS,
        &forecast::input::POLICIES,
        &position::STATE,
        &position::PLAYER,
        &position::CHARACTER,
        &position::builder::ENTRY,
        &scenario::pattern::ACTION,
    ]);
    text += &alternatives(
        "ForecastNumber",
        "The numbers of an attack that a forecast explains.",
        forecast::input::NUMBERS.iter().map(|number| number.name),
    );
    text += &questions(&Prompt::union(), QUESTION_KINDS);
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
        card_json::Card,
        card_json::CardMode,
        card_json::CardUpgradeSide,
        altmode_core::Refused,
        deck::Deck,
        deck::Entry,
        deck::Sideboard,
        deck::DeckReading,
        deck::LineProblem,
        deck::DeckFormat,
        deck::DeckRules,
        deck::Pool,
    );
    // The declaration serves games of any number of seats. This game has two.
    text.replace("wins: Array<number>", "wins: [number, number]")
        .replace("BotName | BotName[]", "BotName | [BotName, BotName]")
}

/// Returns the module with the types of the game's values and the constructors of its packed objects.
pub fn parameters() -> String {
    typescript::parameters::<Tcg>(&declarations())
}
