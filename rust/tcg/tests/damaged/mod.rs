//! Fault injection with damaged input of every kind: no panic occurs, every error explains the fault, and the existing state is
//! unchanged and usable.
//!
//! [`mutate`] damages valid input. Each subject has a file of its own.

mod actions;
mod decks;
pub(crate) mod mutate;
mod saves;
mod scenarios;

use altmode_json::{Value, json};
use altmode_tcg::api::{Error, Game, Tcg};

/// Returns the decks of the project that can be played, as JSON.
fn decks() -> Vec<Value> {
    let tcg = Tcg::new();
    let lists = [
        include_str!("../../decks/autobot-starter.txt"),
        include_str!("../../decks/devastator.txt"),
        include_str!("../../decks/metroplex.txt"),
        include_str!("../../decks/soundwave.txt"),
        include_str!("../../decks/blaster.txt"),
    ];
    let lists =
        lists.iter().map(|list| tcg.parse_deck(list).expect("a deck of the project can be read"));
    lists
        .filter(|deck| tcg.validate_deck(deck, "standard").is_ok_and(|problems| problems == "[]"))
        .map(|deck| parsed(&deck))
        .collect()
}

/// Returns the configuration of a game between two decks of the project.
fn config(left: usize, right: usize, seed: u32) -> Value {
    let decks = decks();
    let [left, right] = [left, right].map(|index| &decks[index % decks.len()]);
    json!({ "seed": format!("{seed:x}"), "players": [left, right], "allowUnimplemented": true })
}

/// Returns a game after a number of decisions.
fn game_after(left: usize, right: usize, decisions: u32) -> Game {
    let config = config(left, right, decisions);
    let mut game =
        Tcg::new().new_game(&config.to_string()).expect("decks of the project can be played");
    if decisions > 0 {
        let options = json!({ "decisions": decisions, "seed": format!("{:x}", decisions + 7) });
        game.playout(&options.to_string()).expect("a game can be played on");
    }
    game
}

/// Returns games in various situations: the first decision, the middle, questions, the end.
fn games() -> Vec<Game> {
    let mut games: Vec<Game> =
        (0..16).map(|number| game_after(number, number / 3 + 1, number as u32 * 9)).collect();
    games.push(game_after(0, 1, 5000));
    games
}

/// Parses JSON output.
fn parsed(text: &str) -> Value {
    altmode_json::from_str(text).expect("what comes out is JSON")
}

/// Asserts that an error has a message for people and a code for programs.
#[track_caller]
fn says_why(error: &Error) {
    let is_code = |code: &str| {
        !code.is_empty()
            && code
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    assert!(is_code(error.code), "not a code: {error:?}");
    assert!(!error.message.trim().is_empty(), "no message: {error:?}");
    // The message is short, regardless of the input.
    assert!(error.message.len() < 4000, "a very long message: {} bytes", error.message.len());
}

/// Asserts that the game can be played to its end.
#[track_caller]
fn goes_on(game: Game) {
    let result = parsed(
        &game
            .playouts(1, r#"{ "decisions": 20000, "seed": "5" }"#)
            .expect("a game can be played on"),
    );
    assert_eq!(result["unfinished"], 0, "the game does not end");
}
