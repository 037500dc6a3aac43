//! TypeScript declarations of Rust types.

pub use altmode_core::typescript::{alternatives, name_of, vocabulary};

pub use crate::union::{Member, Union, Variant};

/// Returns the hand-written declarations of input that all games share.
pub fn common(game: &str) -> String {
    include_str!("../types/common.ts").replace("GAME", game)
}

/// Returns the hand-written declarations that all games share, and those of games that more than two seats play.
pub fn common_of_seats(game: &str) -> String {
    common(game) + &include_str!("../types/seats.ts").replace("GAME", game)
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
const OF_EVENTS: [(&str, &str, &str); 1] = [("text", "string", "A line for a log, in English.")];

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

/// Returns the declarations of the origins of questions and events, and of a game's questions: the unions `Origin` and `Sentence` of
/// interfaces.
pub fn questions(asked: &Union) -> String {
    use crate::Tagged;
    let sources = crate::OriginKind::union().declare(
        "Origin",
        "Origin",
        &[("name", "string", "The name in English.")],
    );
    sources
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
        [actions.shapes(&["id", "type", "label"]), events.shapes(&["type", "text"])].concat();
    for shape in shapes {
        let fields: Vec<String> = shape.iter().map(|name| format!("{name}: value()")).collect();
        text += &format!("  \"{}\": (value) => ({{ {} }}),\n", shape.join(","), fields.join(", "));
    }
    text + "};\n"
}
