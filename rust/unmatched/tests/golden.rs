//! Recorded games take the same course on every platform: those of `tests/golden/unmatched`, and those of `benches/unmatched.json`.

use altmode_json::{Value, json};
use altmode_unmatched::api::{Game, Unmatched};
use std::collections::BTreeSet;

#[path = "../../../tests/golden/games.rs"]
mod games;

#[path = "../../../tests/golden/previous.rs"]
mod previous;

const SYSTEM: &str = "unmatched";
/// Types of actions of which the recorded games have enough.
const DULL: [&str; 8] = ["maneuver", "move", "step", "walk", "door", "done", "no", "decline"];
/// Numbers of games: duels, games of two teams of two, and free-for-alls of three and four.
const DUELS: usize = 70;
const TEAMS: usize = 8;
const FREE_FOR_ALLS: usize = 4;

fn read(text: &str) -> Value {
    altmode_json::from_str(text).expect("JSON")
}

fn list(text: &str) -> Vec<Value> {
    read(text).as_array().cloned().expect("a list")
}

fn begin(config: &Value) -> Game {
    Unmatched::new()
        .new_game(&config.to_string())
        .unwrap_or_else(|error| panic!("{config}: {}", error.to_json()))
}

/// Returns the ids of all cards that were played: revealed in a combat, as a scheme, to BOOST, or turned up.
fn played(game: &Game) -> BTreeSet<String> {
    let mut played = BTreeSet::new();
    for event in list(&game.events(0, -1).expect("the events")) {
        let front = event["type"] == "card-moved" && event["to"] == "front";
        let all: &[&str] = match event["type"].as_str() {
            Some("revealed") => &["attack", "defense"],
            Some("schemed" | "boosted") => &["card"],
            _ if front => &["card"],
            _ => &[],
        };
        played.extend(
            all.iter().filter_map(|part| event[*part]["card"].as_str()).map(str::to_string),
        );
    }
    played
}

#[test]
fn the_games_of_the_benchmark_go_the_same_way() {
    let workload = read(include_str!("../../../benches/unmatched.json"));
    let game = begin(&workload["config"]);
    let games = workload["games"].as_u64().expect("a number") as u32;
    let result = read(
        &game.playouts(games, &workload["options"].to_string()).expect("the games are played"),
    );
    assert_eq!(result["games"], games);
    assert_eq!(result["checksum"], workload["checksum"], "{result}");
}

/// The records have every implemented hero and every battlefield, and every card of the heroes is played.
/// With ALTMODE_REGENERATE=1 the games are recorded again before; `scripts/record-golden.mjs` does it, too.
#[test]
fn recorded_games_go_the_same_way() {
    if std::env::var_os("ALTMODE_REGENERATE").is_some() {
        record_the_games_again();
    }
    let records = games::records(SYSTEM);
    assert_eq!(records.len(), DUELS + TEAMS + FREE_FOR_ALLS);
    let (mut heroes, mut boards, mut cards) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (number, record) in records.iter().enumerate() {
        let config = &record["config"];
        let mut game = begin(config);
        games::replay(&mut game, record, &format!("game {} of tests/golden/unmatched", number + 1));
        boards.insert(config["board"].clone().to_string());
        heroes.extend(
            config["players"]
                .as_array()
                .into_iter()
                .flatten()
                .map(|player| player["hero"].to_string()),
        );
        cards.extend(played(&game));
    }
    let unmatched = Unmatched::new();
    let missing = |all: String, seen: &dyn Fn(&Value) -> bool| -> Vec<String> {
        let left = list(&all).into_iter().filter(|one| one["implemented"] != false && !seen(one));
        left.map(|one| one["id"].to_string()).collect()
    };
    assert_eq!(
        missing(unmatched.heroes_all(), &|hero| heroes.contains(&hero["id"].to_string())),
        [""; 0],
        "heroes in no record"
    );
    assert_eq!(
        missing(unmatched.boards_all(), &|board| boards.contains(&board["id"].to_string())),
        [""; 0],
        "battlefields in no record"
    );
    let played = |card: &Value| card["id"].as_str().is_some_and(|id| cards.contains(id));
    assert_eq!(missing(unmatched.cards_all(), &played), [""; 0], "cards that no record plays");
}

#[test]
fn saves_and_records_of_earlier_versions_lead_to_their_positions() {
    let reads = previous::Reads {
        restore: |save| Unmatched::new().restore(save),
        replay: |record| Unmatched::new().replay(record),
        read_record: |save| Unmatched::new().read_record(save),
    };
    previous::check("unmatched", reads);
}

/// Records the games again.
fn record_the_games_again() {
    let unmatched = Unmatched::new();
    let ids = |all: &str| -> Vec<String> {
        list(all).iter().map(|one| one["id"].as_str().expect("an id").to_string()).collect()
    };
    let heroes: Vec<Value> = list(&unmatched.heroes_all())
        .into_iter()
        .filter(|hero| hero["implemented"] == true)
        .collect();
    let heroes: Vec<String> =
        heroes.iter().map(|hero| hero["id"].as_str().expect("an id").to_string()).collect();
    let all = list(&unmatched.boards_all());
    let roomy: Vec<&Value> = all
        .iter()
        .filter(|board| board["starts"].as_array().is_some_and(|starts| starts.len() >= 4))
        .collect();
    let boards = ids(&unmatched.boards_all());
    let mut left: BTreeSet<String> = ids(&unmatched.cards_all()).into_iter().collect();
    let mut records = Vec::new();
    let hero = |number: usize| heroes[number % heroes.len()].clone();
    for number in 0..DUELS {
        let players = [hero(number), hero(number + 11)];
        let wanted = |left: &BTreeSet<String>| {
            let own = |card: &&String| {
                players.iter().any(|hero| card.split('/').next() == Some(hero.as_str()))
            };
            left.iter().filter(own).count()
        };
        // Of several games, the one that plays most cards that no earlier game has played.
        let mut best: Option<(usize, usize, Value, BTreeSet<String>)> = None;
        for seed in 0..60 {
            let players: Vec<Value> = players.iter().map(|hero| json!({ "hero": hero })).collect();
            let config = json!({ "seed": format!("{:x}", number * 100 + seed), "board": boards[number % boards.len()], "players": players });
            let mut game = begin(&config);
            let record = games::record(&mut game, &config, 16, (number * 100 + seed) as u32, &DULL);
            let (cards, moves) = (played(&game), record["moves"].as_array().map_or(0, Vec::len));
            let new = left.intersection(&cards).count();
            // Of equally good games the shorter one is taken.
            if best.as_ref().is_none_or(|(most, shortest, ..)| (new, shortest) > (*most, &moves)) {
                best = Some((new, moves, record, cards));
            }
            if best.as_ref().is_some_and(|(most, ..)| *most == wanted(&left)) {
                break;
            }
        }
        let (_, _, record, cards) = best.expect("a game");
        left.retain(|card| !cards.contains(card));
        records.push(record);
    }
    for number in 0..TEAMS + FREE_FOR_ALLS {
        let teams = number < TEAMS;
        let seats = if !teams && number % 2 == 0 { 3 } else { 4 };
        let mode = if teams { "teams" } else { "free-for-all" };
        let players: Vec<Value> =
            (0..seats).map(|seat| json!({ "hero": hero(number * 4 + seat * 19) })).collect();
        let board = &roomy[number % roomy.len()]["id"];
        let config = json!({ "seed": format!("{:x}", 0x1000 + number), "mode": mode, "board": board, "players": players });
        records.push(games::record(&mut begin(&config), &config, 16, number as u32, &DULL));
    }
    games::write(SYSTEM, &records);
    println!("never played: {left:?}");
}
