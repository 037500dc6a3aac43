//! Recorded games take the same course on every platform: those of `tests/golden/deckbuilder`, and those of
//! `benches/deckbuilder.json`.

use altmode_deckbuilder::api::{Deckbuilder, Game};
use altmode_json::{Value, json};
use std::collections::BTreeSet;

#[path = "../../../tests/golden/games.rs"]
mod games;

#[path = "../../../tests/golden/previous.rs"]
mod previous;

const SYSTEM: &str = "deckbuilder";
/// Types of actions of which the recorded games have enough.
const DULL: [&str; 6] = ["end-turn", "move", "search", "done", "no", "decline"];
/// The modes with their numbers of players (Clash of the Combiners rulebook).
const MODES: [(&str, usize); 13] = [
    ("solo", 1),
    ("competitive", 2),
    ("competitive", 3),
    ("competitive", 4),
    ("competitive", 5),
    ("co-op", 2),
    ("co-op", 3),
    ("co-op", 4),
    ("co-op", 5),
    ("tvt", 2),
    ("tvt", 4),
    ("1vm", 3),
    ("1vm", 4),
];

fn begin(config: &Value) -> Game {
    Deckbuilder::new()
        .new_game(&config.to_string())
        .unwrap_or_else(|error| panic!("{config}: {}", error.to_json()))
}

#[test]
fn the_games_of_the_benchmark_take_the_same_course() {
    let workload: Value = altmode_json::from_str(include_str!("../../../benches/deckbuilder.json"))
        .expect("the workload is JSON");
    let game = begin(&workload["config"]);
    let games = workload["games"].as_u64().expect("a number") as u32;
    let result =
        game.playouts(games, &workload["options"].to_string()).expect("the games are played");
    let result: Value = altmode_json::from_str(&result).expect("the result is JSON");
    assert_eq!(result["games"], games);
    assert_eq!(result["checksum"], workload["checksum"], "{result}");
}

/// The records have every mode with every number of players.
/// With ALTMODE_REGENERATE=1 the games are recorded again before; `scripts/record-golden.mjs` does it, too.
#[test]
fn recorded_games_take_the_same_course() {
    if std::env::var_os("ALTMODE_REGENERATE").is_some() {
        record_the_games_again();
    }
    let records = games::records(SYSTEM);
    let mut modes = BTreeSet::new();
    for (number, record) in records.iter().enumerate() {
        let config = &record["config"];
        games::replay(
            &mut begin(config),
            record,
            &format!("game {} of tests/golden/deckbuilder", number + 1),
        );
        modes.insert((
            config["mode"].as_str().expect("a mode"),
            config["players"].as_array().expect("players").len(),
        ));
    }
    assert_eq!(modes, BTreeSet::from(MODES));
}

#[test]
fn saves_and_records_of_earlier_versions_lead_to_their_positions() {
    let reads = previous::Reads {
        restore: |save| Deckbuilder::new().restore(save),
        replay: |record| Deckbuilder::new().replay(record),
        read_record: |save| Deckbuilder::new().read_record(save),
    };
    previous::check("deckbuilder", reads);
}

/// Records the games again.
fn record_the_games_again() {
    let all: Value = altmode_json::from_str(&Deckbuilder::new().characters_all())
        .expect("the characters are JSON");
    let of = |faction: &str| -> Vec<&Value> {
        let all = all.as_array().into_iter().flatten();
        all.filter(|one| one["complete"] == true && one["faction"] == faction)
            .map(|one| &one["id"])
            .collect()
    };
    let factions = [of("autobot"), of("decepticon")];
    let record = |(number, (mode, seats)): (usize, (&str, usize))| {
        let faction = |seat: usize| match mode {
            "tvt" => seat % 2,
            "1vm" => usize::from(seat > 0),
            _ => number % 2,
        };
        let character = |seat: usize| {
            let earlier = (0..seat).filter(|&other| faction(other) == faction(seat)).count();
            let own = &factions[faction(seat)];
            json!({ "character": own[(number + earlier) % own.len()] })
        };
        let players: Vec<Value> = (0..seats).map(character).collect();
        let config =
            json!({ "seed": format!("{:x}", number + 1), "mode": mode, "players": players });
        games::record(&mut begin(&config), &config, 16, number as u32, &DULL)
    };
    let records: Vec<Value> = MODES.into_iter().enumerate().map(record).collect();
    games::write(SYSTEM, &records);
}
