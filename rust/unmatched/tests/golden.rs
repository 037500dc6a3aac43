//! The games of `benches/unmatched.json` take the same course on every platform.

use altmode_json::Value;
use altmode_unmatched::api::Unmatched;

#[test]
fn recorded_games_go_the_same_way() {
    let workload: Value = altmode_json::from_str(include_str!("../../../benches/unmatched.json")).expect("the workload is JSON");
    let game = Unmatched::new().new_game(&workload["config"].to_string()).expect("a game");
    let games = workload["games"].as_u64().expect("a number") as u32;
    let result = game.playouts(games, &workload["options"].to_string()).expect("the games are played");
    let result: Value = altmode_json::from_str(&result).expect("the result is JSON");
    assert_eq!(result["games"], games);
    assert_eq!(result["checksum"], workload["checksum"], "{result}");
}
