//! TypeScript declarations of Rust types.

pub use altmode_core::typescript::{alternatives, name_of, vocabulary};
pub use altmode_language::typescript::{NamedShape, declarations as shapes};

pub use crate::union::{Member, Union, Variant};

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

/// Returns the declarations of input that all games share.
///
/// # Arguments
///
/// * `game` - the name of the game
/// * `outcomes` - the type of an outcome of chance
/// * `chance` - a description of outcomes
pub fn common(game: &str, outcomes: &str, chance: &str) -> String {
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
        if game == "tcg" { text } else { text.replace("game?: \"GAME\"", "game: \"GAME\"") };
    named.replace("GAME", game)
}

/// Returns the declarations of objects that hosts send.
pub fn accepted(types: &[&crate::Accepted]) -> String {
    types.iter().map(|accepted| accepted.declare()).collect()
}

/// The values that all games share, in a list of types of [`declare!`](crate::declare).
pub type View = crate::View<(), (), ()>;
/// See [`View`].
pub type Suggestion = crate::Suggestion<()>;

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

/// Returns the declarations of a game's actions: the union `Action` of interfaces, and `ActionInput`. The game declares
/// `ActionFields`, the fields of the latter.
pub fn actions(kinds: &Union) -> String {
    let input = "/** An action sent by the host: an index in the list of legal actions, or fields that only one legal action has. */
export type ActionInput =
  | {
      /** Index in the list of legal actions. */
      id: number;
    }
  | ActionFields;
";
    kinds.declare("Action", "Action", &OF_ACTIONS) + input
}

/// Returns the declarations of a game's events: the union `GameEvent` of interfaces.
pub fn events(kinds: &Union) -> String {
    kinds.declare("GameEvent", "Event", &OF_EVENTS)
}

/// Returns the declaration of the origins of questions and events: the union `Origin` of interfaces.
pub fn origins() -> String {
    use crate::Tagged;
    crate::OriginKind::union().declare(
        "Origin",
        "Origin",
        &[("name", "string", "The name in English.")],
    )
}

/// Returns the declarations of the origins of questions and events, and of a game's questions: the unions `Origin` and `Sentence` of
/// interfaces.
pub fn questions(asked: &Union) -> String {
    origins()
        + &asked.declare("Sentence", "Sentence", &[("text", "string", "The sentence in English.")])
}

/// Returns a TypeScript module with constructors of the packed objects of a game's actions and events, by their field names. An
/// object literal lets the JavaScript engine allocate all fields at once. Decoding legal actions field by field took a seventh
/// longer.
pub fn makers(actions: &Union, events: &Union) -> String {
    let mut text = String::from("import type { Make } from \"../game/packed.js\";\n\n");
    text += "/** Constructors of actions and events by their comma-separated field names. */\n";
    text += "export const makers: Record<string, Make> = {\n";
    let shapes =
        [actions.shapes(&["id", "type", "label"]), events.shapes(&["type", "text", "by"])].concat();
    for shape in shapes {
        let fields: Vec<String> = shape.iter().map(|name| format!("{name}: value()")).collect();
        text += &format!("  \"{}\": (value) => ({{ {} }}),\n", shape.join(","), fields.join(", "));
    }
    text + "};\n"
}
