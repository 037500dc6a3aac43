//! Tests of worlds sampled for a seat: the seat cannot distinguish them from the true state, and they can be played on.

use altmode_json::{Value, json};
use altmode_tcg::api::{Game, Tcg};
use std::{collections::BTreeMap, fs, path::Path};

/// Key of forecasts among the counted questions.
const FORECAST: &str = "(forecast)";

fn parsed(text: &str) -> Value {
    altmode_json::from_str(text).expect("what comes out is JSON")
}

/// Plays a random game and samples worlds during it. Counts the questions at which it did.
fn play(mut game: Game, name: &str, seed: u32, asked: &mut BTreeMap<String, u32>) {
    let mut choice = seed.wrapping_add(77);
    for decision in 0..5000u32 {
        if game.to_act() < 0 {
            return;
        }
        let question = parsed(&game.observe(-1).expect("the referee's view"))["decision"]["kind"]
            .as_str()
            .unwrap_or_default()
            .to_string();
        let seen = asked.entry(question).or_default();
        *seen += 1;
        // Rare questions are checked more often than the main phase.
        if *seen <= 40 || decision % 32 == 9 {
            for seat in [0, 1] {
                check(
                    &game,
                    seat,
                    &format!("{name}, decision {decision}, seat {seat}"),
                    decision,
                    asked,
                );
            }
        }
        let count = parsed(&game.legal_actions()).as_array().map_or(0, Vec::len);
        assert!(count > 0, "{name}, decision {decision}: no legal action");
        choice = choice.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        game.apply_id((choice >> 8) % count as u32).expect("a legal action");
    }
    panic!("{name}: the game does not end");
}

fn check(game: &Game, seat: i32, place: &str, seed: u32, asked: &mut BTreeMap<String, u32>) {
    let truth = game.observe(seat).expect("a view");
    for number in 0..2 {
        let world = game.determinize(seat, &format!("{:x}", seed * 2 + number)).expect("a world");
        assert_eq!(
            world.observe(seat).expect("a view"),
            truth,
            "{place}: the world looks different"
        );
        assert_ne!(world.legal_actions(), "[]", "{place}: nothing is legal in the world");
        if game.to_act() == seat {
            assert_eq!(
                world.legal_actions(),
                game.legal_actions(),
                "{place}: other actions are legal in the world"
            );
            if seed.is_multiple_of(3) {
                // The choice of a bot that used hidden cards would depend on them.
                let [chosen, in_world] = [game, &world]
                    .map(|game| game.suggest(r#"{ "iterations": 1, "seed": "5" }"#, || 0.0));
                assert_eq!(
                    chosen.expect("a suggestion"),
                    in_world.expect("a suggestion"),
                    "{place}: the search knows too much"
                );
            }
        }
        if number == 0 && seed.is_multiple_of(7) && check_forecast(game, &world, seat, place) {
            *asked.entry(FORECAST.to_string()).or_default() += 1;
        }
        let result = parsed(
            &world
                .playouts(1, r#"{ "decisions": 40, "seed": "3" }"#)
                .expect("the world can be played on"),
        );
        assert_eq!(result["games"], 1, "{place}");
    }
}

/// Checks the forecast in a battle: the probabilities add up to 1, and are equal in a world that the seat cannot distinguish.
/// The lists are known, because otherwise some probabilities are sampled, which takes long. Returns whether there was a
/// forecast.
fn check_forecast(game: &Game, world: &Game, seat: i32, place: &str) -> bool {
    let view = parsed(&game.observe(seat).expect("a view"));
    if parsed(&game.record())["start"]["Decks"]["open_decks"] != true {
        return false;
    }
    let [attacker, defender] =
        ["attacker", "defender"].map(|side| view["battle"][side].to_string());
    if [&attacker, &defender].iter().any(|character| *character == "null") {
        return false;
    }
    // Combatants may have been KO'd in the middle of the battle.
    let Ok(forecast) = game.forecast(&attacker, &defender, seat) else { return false };
    assert_eq!(
        world.forecast(&attacker, &defender, seat).expect("a forecast"),
        forecast,
        "{place}: the forecast knows too much"
    );
    let forecast = parsed(&forecast);
    let sum: f64 =
        forecast["damage"].as_array().into_iter().flatten().filter_map(Value::as_f64).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{place}: the odds add up to {sum}");
    true
}

#[test]
fn worlds_look_like_the_truth() {
    let tcg = Tcg::new();
    let lists = [
        include_str!("../decks/autobot-starter.txt"),
        include_str!("../decks/devastator.txt"),
        include_str!("../decks/metroplex.txt"),
        include_str!("../decks/soundwave.txt"),
        include_str!("../decks/blaster.txt"),
    ];
    let decks: Vec<Value> =
        lists.iter().map(|list| parsed(&tcg.parse_deck(list).expect("a deck"))).collect();
    let mut asked = BTreeMap::new();
    for seed in 0..12u32 {
        let of = |number: u32| &decks[number as usize % decks.len()];
        let config = json!({
            "seed": format!("{seed:x}"), "players": [of(seed), of(seed / 5 + 1)], "allowUnimplemented": true, "openDecks": seed % 3 == 1
        });
        let game = tcg.new_game(&config.to_string()).unwrap_or_else(|error| panic!("{error}"));
        play(game, &format!("game {seed}"), seed, &mut asked);
    }
    assert!(
        asked.remove(FORECAST).is_some_and(|times| times > 1),
        "hardly any forecast was asked in a battle"
    );
    assert!(asked.len() >= 4, "only few kinds of questions were asked: {asked:?}");
}

#[test]
fn worlds_of_positions_look_like_the_truth() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/tcg");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the folder can be read")
        .flatten()
        .flat_map(|source| fs::read_dir(source.path()).expect("a folder of each source").flatten())
        .map(|entry| entry.path())
        .collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    paths.sort();
    let mut asked = BTreeMap::new();
    for (number, path) in paths.iter().enumerate() {
        let text = fs::read_to_string(path).expect("a scenario can be read");
        let game =
            Tcg::new().from_scenario(&text).expect("a scenario of the project has a position");
        play(game, &path.display().to_string(), number as u32, &mut asked);
    }
    assert!(asked.contains_key("reveal"), "no reveal was asked for: {asked:?}");
}
