//! The description of numbered games to be played, by which results are known to belong together.

use crate::{game::GameName, games::Commanded};
use altmode_host::Version;
use altmode_json::{Value, json};
use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A list of numbered games, and everything that determines their courses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// The command that plays them.
    pub command: String,
    /// The game.
    pub game: String,
    /// Version of the program, of the rules and of the card data.
    pub version: Value,
    /// The number of the first game, and the number after the last.
    pub games: [u64; 2],
    /// The arguments of the command.
    pub settings: Value,
}

impl Task {
    /// Describes games.
    pub fn new<G: Commanded>(rules: &G, command: &str, games: Range<u64>, settings: Value) -> Task {
        Task {
            command: command.to_string(),
            game: G::GAME.name().to_string(),
            version: json!(Version::of(rules)),
            games: [games.start, games.end],
            settings,
        }
    }

    /// Returns the numbers of the games.
    pub fn numbers(&self) -> Range<u64> {
        self.games[0]..self.games[1]
    }

    /// Returns the game, or `None` if this program does not have it.
    pub fn game(&self) -> Option<GameName> {
        GameName::value_variants().iter().copied().find(|game| game.name() == self.game)
    }

    /// Returns the first difference from another task, for an error message, or `None` if they are equal.
    pub fn difference(&self, other: &Task) -> Option<String> {
        difference("", &json!(self), &json!(other))
    }
}

/// Returns the place of the first difference between two values, with both values.
fn difference(path: &str, one: &Value, other: &Value) -> Option<String> {
    /// Maximum length of a value in a message, in characters.
    const MOST: usize = 60;
    let short = |value: &Value| {
        let text = value.to_string();
        if text.chars().count() > MOST {
            format!("{}…", text.chars().take(MOST).collect::<String>())
        } else {
            text
        }
    };
    if one == other {
        return None;
    }
    let of_member = |name: &String| {
        let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
        difference(&path, &one[name.as_str()], &other[name.as_str()])
    };
    let different = || Some(format!("{path} is {}, not {}", short(one), short(other)));
    match (one, other) {
        (Value::Object(members), Value::Object(others)) => {
            members.keys().chain(others.keys()).find_map(of_member)
        }
        (Value::Array(items), Value::Array(others)) if items.len() == others.len() => {
            let mut pairs = items.iter().zip(others).enumerate();
            pairs.find_map(|(index, (one, other))| {
                difference(&format!("{path}[{index}]"), one, other)
            })
        }
        _ => different(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named() {
        let task = |bot: &str, decks: &[&str]| Task {
            command: "simulate".to_string(),
            game: "tcg".to_string(),
            version: json!({ "rules": 1 }),
            games: [0, 10],
            settings: json!({ "bot": bot, "decks": decks }),
        };
        let greedy = task("greedy", &["a", "b"]);
        assert_eq!(greedy.difference(&greedy.clone()), None);
        let named = |other: &Task| greedy.difference(other).unwrap_or_default();
        assert_eq!(
            named(&task("random", &["a", "b"])),
            r#"settings.bot is "greedy", not "random""#
        );
        assert_eq!(named(&task("greedy", &["a", "c"])), r#"settings.decks[1] is "b", not "c""#);
        assert_eq!(named(&Task { games: [0, 11], ..greedy.clone() }), "games[1] is 10, not 11");
    }
}
