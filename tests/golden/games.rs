//! Recorded games of a game system: replayed by the test `golden.rs` of its crate, and recorded again by an ignored test there.

use altmode_host::{Game, Hosted};
use altmode_json::{Value, json};
use std::{fs, path::PathBuf};

/// Returns the path of the records of a game system.
pub fn path(system: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/golden")
        .join(system)
        .join("games.json")
}

/// Reads the records of a game system: a configuration, the numbers of the chosen actions, and a digest of the start, of every
/// `every`-th state and of the end.
pub fn records(system: &str) -> Vec<Value> {
    let text = fs::read_to_string(path(system)).expect("the records can be read");
    altmode_json::from_str(&text).expect("the records are JSON")
}

/// Writes records, each on a line of its own.
pub fn write(system: &str, records: &[Value]) {
    fs::create_dir_all(path(system).parent().expect("a folder")).expect("the folder can be made");
    let lines: Vec<String> = records.iter().map(Value::to_string).collect();
    fs::write(path(system), format!("[\n{}\n]\n", lines.join(",\n")))
        .expect("the records can be written");
}

/// Returns a digest of a state's hash and all its views, as computed by tests/golden/digest.js (FNV-1a).
fn digest<G: Hosted>(game: &Game<G>, seats: usize) -> String {
    let mut sum = 0x811C_9DC5u32;
    let mut add = |text: &str| {
        sum = text.bytes().fold(sum, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    };
    add(&game.hash());
    for seat in (0..seats as i32).chain([-1]) {
        add(&game.view(seat).expect("a view"));
    }
    format!("{sum:08x}")
}

fn seats(config: &Value) -> usize {
    config["players"].as_array().map_or(0, Vec::len)
}

/// Replays a record. The game must be at its start.
pub fn replay<G: Hosted>(game: &mut Game<G>, record: &Value, name: &str) {
    let (moves, seats) = (record["moves"].as_array().expect("moves"), seats(&record["config"]));
    let every = record["every"].as_u64().expect("a number") as usize;
    let mut digests = record["digests"].as_str().expect("digests").split(' ');
    let mut compare = |game: &Game<G>, after: usize| {
        assert_eq!(
            Some(digest(game, seats).as_str()),
            digests.next(),
            "{name}: after decision {after}; see docs/build.md, Recorded games"
        );
    };
    compare(game, 0);
    for (number, action) in (1..).zip(moves) {
        let action = action.as_u64().expect("the number of an action") as u32;
        game.apply_id(action)
            .unwrap_or_else(|error| panic!("{name}, decision {number}: {}", error.to_json()));
        if number % every == 0 || number == moves.len() {
            compare(game, number);
        }
    }
    assert_eq!(game.to_act(), -1, "{name}: the game is over");
    assert_eq!(digests.next(), None, "{name}: a digest is left");
}

/// Plays a game and records it. Half of the decisions are those of the greedy bot. Of the others, most are random actions of a type
/// that is not `dull`.
pub fn record<G: Hosted>(
    game: &mut Game<G>,
    config: &Value,
    every: usize,
    seed: u32,
    dull: &[&str],
) -> Value {
    let (mut state, seats) = (seed.wrapping_mul(2_654_435_761), seats(config));
    let mut below = |limit: usize| {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (state >> 8) as usize % limit
    };
    let (mut moves, mut digests) = (Vec::new(), vec![digest(game, seats)]);
    while game.to_act() >= 0 {
        let actions: Vec<Value> =
            altmode_json::from_str(&game.legal_actions()).expect("the actions are JSON");
        let is_dull =
            |action: &Value| action["type"].as_str().is_some_and(|kind| dull.contains(&kind));
        let lively: Vec<&Value> = actions.iter().filter(|action| !is_dull(action)).collect();
        let action = match below(8) {
            0..4 => {
                let options = json!({ "bot": "greedy", "seed": format!("{:x}", moves.len()) });
                let chosen = game.suggest(&options.to_string(), || 0.0).expect("a suggestion");
                altmode_json::from_str::<Value>(&chosen).expect("a suggestion is JSON")["action"]["id"].clone()
            }
            4..7 if !lively.is_empty() => lively[below(lively.len())]["id"].clone(),
            _ => actions[below(actions.len())]["id"].clone(),
        };
        game.apply_id(action.as_u64().expect("the number of an action") as u32)
            .expect("a legal action");
        moves.push(action);
        if moves.len() % every == 0 || game.to_act() < 0 {
            digests.push(digest(game, seats));
        }
    }
    json!({ "config": config, "every": every, "moves": moves, "digests": digests.join(" ") })
}
