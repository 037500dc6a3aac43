//! Checks the strength of the sample decks. Played by the search bot, each deck made for the project wins more than half of its
//! games against random legal decks of the same bot, and so do at least three decks of each wave. `altmode simulate --deck NAME
//! --deck random --bot search` plays more games.

use altmode_json::{Value, json};
use altmode_tcg::{
    api::Tcg,
    deck::{SAMPLES, Sample},
    soak::Soak,
};

/// Number of games of each deck, half of them with the second turn.
const GAMES: u32 = 10;
/// Number of continuations that the bot simulates for each decision.
const ITERATIONS: u32 = 20;

#[test]
fn sample_decks_win_against_random_decks() {
    let tcg = Tcg::new();
    let random = Soak::new(&tcg, "1").expect("a seed");
    let mut winning = [0; 5];
    for Sample { wave, name, list, published } in SAMPLES {
        let deck: Value =
            altmode_json::from_str(&tcg.parse_deck(list).expect("a deck")).expect("JSON");
        let mut won = 0;
        for number in 0..GAMES {
            let config = json!({ "seed": "0", "format": "constructed", "first": number % 2, "players": [deck, random.deck(number)] });
            let options =
                json!({ "bot": "search", "seed": format!("{number:x}"), "iterations": ITERATIONS });
            let simulation = tcg
                .simulation(&config.to_string(), &options.to_string())
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            won += simulation.play(number..number + 1).wins[0];
        }
        assert!(2 * won > GAMES || published, "{name} won {won} of {GAMES} games");
        winning[usize::from(wave) - 1] += u32::from(2 * won > GAMES);
    }
    assert!(winning.iter().all(|&decks| decks >= 3), "decks of each wave that win: {winning:?}");
}
