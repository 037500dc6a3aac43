//! TypeScript declarations of Rust types.

pub use altmode_core::typescript::{alternatives, name_of, vocabulary};
pub use altmode_language::typescript::{NamedShape, declarations as shapes};

pub use crate::union::{Member, Union, Variant};

use crate::{Hosted, Tagged, declare};

/// The record of a game. The Rust type has the types of a game's rules as parameters, of which nothing is known in TypeScript.
const RECORD: &str = "/** Configuration, seed and moves, as returned by `record()` and replayed by `replay()`. */
export type GameRecord = {
  /** Always `GAME`. */
  game: string;
  /** Version of the rules of the recorded game. */
  rulesVersion: number;
  /** Version of the definitions in the game. */
  dataVersion: number;
  /** Hashes of the packs that the game needs. */
  packs?: string[];
  /** The start of the game. */
  start: unknown;
  /** The moves, in order. */
  moves: unknown[];
  /** A byte of the checksum of each definition in the game, as hexadecimal text. */
  definitions?: string;
  /** Two bytes for each move, as hexadecimal text, by which another version finds the action and the first difference. */
  checks?: string;
  /** The number of moves, a number for the position after them as the referee sees it, and `hash()` there. */
  reached?: { moves: number; position: string; state: string };
};
";

/// Returns the declarations that all games share, and those of a game's actions and events. The game declares `ActionFields`, the
/// fields of an action that a host sends.
///
/// # Arguments
///
/// * `outcomes` - the type of an outcome of chance
/// * `chance` - a description of outcomes
pub fn common<G: Hosted>(outcomes: &str, chance: &str) -> String {
    let bots = "The bots: random choices, the best immediate score, or a search over sampled continuations.";
    let options = accepted(&[&crate::CHECK, &crate::APPLY]);
    let mut text = options.replace("OUTCOMES", outcomes).replace("CHANCE", chance) + RECORD;
    text += &alternatives("BotName", bots, crate::Bot::NAMES);
    text += &accepted(&[
        &crate::PLAYOUTS,
        &crate::SUGGEST,
        &crate::FILE,
        &crate::STEP,
        &crate::REFUSAL,
        &crate::FORECAST_STEP,
    ]);
    // The oldest scenarios of the TCG do not name their game.
    let named =
        if G::NAME == "tcg" { text } else { text.replace("game?: \"GAME\"", "game: \"GAME\"") };
    let mut text = named.replace("GAME", G::NAME);
    text += &G::ActionKind::union().declare("Action", "Action", &OF_ACTIONS);
    text += ACTION_INPUT;
    text += &G::EventKind::union().declare("GameEvent", "Event", &OF_EVENTS);
    declare!(text:
        View,
        crate::Refusal,
        crate::PlayoutResult,
        crate::PlayoutsResult,
        Suggestion,
        crate::Tried,
        crate::Version,
        crate::ScenarioResult,
        crate::Failure,
    );
    text
}

/// Returns the declarations of objects that hosts send.
pub fn accepted(types: &[&crate::Accepted]) -> String {
    types.iter().map(|accepted| accepted.declare()).collect()
}

/// The view of any game. Its declaration names the types of the game's values.
type View = crate::View<(), (), ()>;
/// The suggestion of any game.
type Suggestion = crate::Suggestion<()>;

/// The action that a host sends.
const ACTION_INPUT: &str = "/** An action sent by the host: an index in the list of legal actions, or fields that only one legal action has. */
export type ActionInput =
  | {
      /** Index in the list of legal actions. */
      id: number;
    }
  | ActionFields;
";

/// The members of all actions besides `type`, with their types and documentation.
const OF_ACTIONS: [(&str, &str, &str); 2] = [
    ("id", "number", "Index in the list of legal actions."),
    ("label", "string", "A short description in English."),
];

/// The members of all events besides `type`.
const OF_EVENTS: [(&str, &str, &str); 2] = [
    ("text", "string", "A line for a log, in English."),
    (
        "by",
        "Origin | null",
        "The card, hero, character or item whose effect causes the event; `null` if a player or a rule of the game does, or if the viewer may not know the card.",
    ),
];

/// Returns the declaration of the origins of questions and events: the union `Origin` of interfaces.
pub fn origins() -> String {
    crate::OriginKind::union().declare(
        "Origin",
        "Origin",
        &[("name", "string", "The name in English.")],
    )
}

/// Returns the declarations of the origins of questions and events, and of a game's questions: the unions `Origin` and `Sentence` of
/// interfaces, and the kinds of questions.
pub fn questions(asked: &Union, kinds: &[&str]) -> String {
    origins()
        + &asked.declare("Sentence", "Sentence", &[("text", "string", "The sentence in English.")])
        + &alternatives("QuestionKind", "The kinds of questions.", kinds.iter().copied())
}

/// Values of a game that the classes of `js/game` name in their signatures, where the game declares them.
const VALUES: [&str; 21] = [
    "Action",
    "ActionInput",
    "ApplyOptions",
    "CheckOptions",
    "GameConfig",
    "GameEvent",
    "GameRecord",
    "Observation",
    "Outcome",
    "Pack",
    "PackReport",
    "PlayoutOptions",
    "PlayoutResult",
    "PlayoutsResult",
    "Refusal",
    "Scenario",
    "ScenarioResult",
    "SuggestOptions",
    "Suggestion",
    "Version",
    "View",
];

/// Returns a TypeScript module with what the classes of `js/game` take of a game with these declarations: the types of its values,
/// and constructors of the packed objects of its actions and events, by their field names. An object literal lets the JavaScript
/// engine allocate all fields at once. Decoding legal actions field by field took a seventh longer.
pub fn parameters<G: Hosted>(declarations: &str) -> String {
    let mut text = String::from("import type { Make } from \"../game/packed.js\";\n");
    text += &format!("import type * as values from \"./{}.js\";\n\n", G::NAME);
    text += "/** The types of this game's values. */\nexport interface Types {\n";
    let declared = |name: &&&str| declarations.contains(&format!("export type {name} ="));
    for name in VALUES.iter().filter(declared) {
        let member = name.strip_prefix("Game").unwrap_or(name);
        let (first, rest) = member.split_at(1);
        text += &format!("  {}{rest}: values.{name};\n", first.to_lowercase());
    }
    text +=
        "}\n\n/** Constructors of actions and events by their comma-separated field names. */\n";
    text += "export const makers: Record<string, Make> = {\n";
    let shapes = [
        G::ActionKind::union().shapes(&["id", "type", "label"]),
        G::EventKind::union().shapes(&["type", "text", "by"]),
    ];
    for shape in shapes.concat() {
        let fields: Vec<String> = shape.iter().map(|name| format!("{name}: value()")).collect();
        text += &format!("  \"{}\": (value) => ({{ {} }}),\n", shape.join(","), fields.join(", "));
    }
    text + "};\n"
}
