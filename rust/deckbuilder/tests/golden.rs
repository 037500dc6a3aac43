//! The games of `benches/deckbuilder.json` take the same course on every platform.

use altmode_deckbuilder::api::Deckbuilder;
use altmode_json::Value;

#[test]
fn recorded_games_take_the_same_course() {
    let workload: Value = altmode_json::from_str(include_str!("../../../benches/deckbuilder.json")).expect("the workload is JSON");
    let game = Deckbuilder::new().new_game(&workload["config"].to_string()).expect("a game");
    let games = workload["games"].as_u64().expect("a number") as u32;
    let result = game.playouts(games, &workload["options"].to_string()).expect("the games are played");
    let result: Value = altmode_json::from_str(&result).expect("the result is JSON");
    assert_eq!(result["games"], games);
    assert_eq!(result["checksum"], workload["checksum"], "{result}");
}
