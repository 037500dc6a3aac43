//! Helpers of the tests of whole tournaments, which use the JSON that embedders use.
#![allow(dead_code, reason = "each test file uses a part of it")]

use altmode_json::{Value, json};
use altmode_tournament::api::{Error, Tournament};

pub fn tournament(players: usize, options: Value) -> Tournament {
    let mut all = json!({ "seed": "2a", "name": "Test" });
    all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    let mut tournament = Tournament::new(&all.to_string(), "a").unwrap();
    for player in 1..=players {
        apply(&mut tournament, json!({ "type": "addPlayer", "name": format!("Player {player}"), "id": format!("p{player}") })).unwrap();
    }
    tournament
}

pub fn parsed(text: &str) -> Value {
    altmode_json::from_str(text).unwrap()
}

pub fn apply(tournament: &mut Tournament, event: Value) -> Result<Value, Error> {
    tournament.apply(&event.to_string(), -1.0).map(|text| parsed(&text))
}

/// Applies an event that must be accepted.
#[track_caller]
pub fn done(tournament: &mut Tournament, event: Value) -> Value {
    match apply(tournament, event.clone()) {
        Ok(applied) => applied,
        Err(error) => panic!("{event}: {error}"),
    }
}

/// Pairs the next round and returns the codes of the warnings.
#[track_caller]
pub fn pair(tournament: &mut Tournament) -> Vec<String> {
    codes(&parsed(&tournament.pair(-1.0).unwrap()))
}

pub fn codes(applied: &Value) -> Vec<String> {
    applied["warnings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|warning| warning["code"].as_str().unwrap().to_string())
        .collect()
}

pub fn view(tournament: &Tournament) -> Value {
    parsed(&tournament.view("\"official\"").unwrap())
}

pub fn last_round(tournament: &Tournament) -> Value {
    view(tournament)["rounds"].as_array().unwrap().last().unwrap().clone()
}

/// Returns the row of a player in the standings.
pub fn standing(tournament: &Tournament, player: &str) -> Value {
    let lines = parsed(&tournament.standings(0).unwrap());
    lines
        .as_array()
        .unwrap()
        .iter()
        .find(|line| line["player"] == player)
        .unwrap_or_else(|| panic!("{player} has no line"))
        .clone()
}

pub fn player(tournament: &Tournament, id: &str) -> Value {
    view(tournament)["players"]
        .as_array()
        .unwrap()
        .iter()
        .find(|player| player["id"] == id)
        .unwrap()
        .clone()
}

/// Asserts that an event is rejected with this code and path and changes nothing. Returns the message.
#[track_caller]
pub fn refused(tournament: &mut Tournament, event: Value, code: &str, path: &str) -> String {
    let before = (tournament.save(), tournament.view("\"official\"").unwrap());
    let Err(error) = apply(tournament, event.clone()) else { panic!("{event} was accepted") };
    assert_eq!((error.code, error.path.as_str()), (code, path), "{event}: {}", error.message);
    assert_eq!(
        (tournament.save(), tournament.view("\"official\"").unwrap()),
        before,
        "{event} changed something"
    );
    error.message.clone()
}

/// Reports a win of the first player of each table.
pub fn play_round(tournament: &mut Tournament) {
    for table in last_round(tournament)["tables"].as_array().unwrap() {
        if table["result"].is_null() {
            done(tournament, json!({ "type": "result", "table": table["table"], "games": [2, 0] }));
        }
    }
}

/// Pairs and plays rounds.
pub fn play_rounds(tournament: &mut Tournament, rounds: usize) {
    for _ in 0..rounds {
        tournament.pair(-1.0).unwrap();
        play_round(tournament);
    }
}

/// Creates a tournament after its Swiss rounds, cut to `size` players.
pub fn playoff(players: usize, size: u32, options: Value) -> Tournament {
    let mut all = json!({ "rounds": 2, "playoff": size });
    all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    let mut tournament = tournament(players, all);
    play_rounds(&mut tournament, 2);
    tournament.cut("{}", -1.0).unwrap();
    tournament
}
