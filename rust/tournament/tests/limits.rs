//! Tests that the largest accepted input is handled quickly, and that accepted input can be saved and read again.

use altmode_json::{Value, json};
use altmode_tournament::api::Tournament;
use cpu_time::ThreadTime;
use std::time::Duration;

/// Limit of processor time for a debug build. A release build takes a fraction of a second; quadratic work takes minutes.
const A_MOMENT: Duration = Duration::from_secs(12);

fn entry(device: &str, number: u32, order: u32, event: Value) -> Value {
    json!({ "device": device, "number": number, "order": order, "event": event })
}

fn saved(entries: Vec<Value>) -> String {
    let tournament = Tournament::new(r#"{ "seed": "1" }"#, "a").unwrap();
    let mut saved: Value = altmode_json::from_str(&tournament.save()).unwrap();
    saved["entries"] = entries.into();
    saved.to_string()
}

#[track_caller]
fn in_a_moment<T>(task: impl FnOnce() -> T) -> T {
    let begin = ThreadTime::now();
    let result = task();
    assert!(begin.elapsed() < A_MOMENT, "{:?}", begin.elapsed());
    result
}

#[test]
fn many_players_are_renamed_again_and_again() {
    let players = 1024;
    let mut entries: Vec<Value> = (1..=players)
        .map(|number| {
            entry("a", number, number, json!({ "type": "addPlayer", "name": format!("Player {number}"), "id": format!("p{number}") }))
        })
        .collect();
    entries.extend((players + 1..=29_800).map(|number| {
        let event = json!({ "type": "renamePlayer", "player": format!("p{}", number % players + 1), "name": format!("Name {number}") });
        entry("a", number, number, event)
    }));
    let text = saved(entries);
    let tournament = in_a_moment(|| Tournament::restore(&text, "b").unwrap());
    assert!(in_a_moment(|| tournament.view("\"official\"").unwrap()).contains("Name 29800"));
    // A name that was given up is free; a name in use is not.
    let mut tournament = tournament;
    let rename =
        |name: &str| json!({ "type": "renamePlayer", "player": "p5", "name": name }).to_string();
    tournament.apply(&rename("player 3"), 0.0).unwrap();
    assert_eq!(tournament.apply(&rename("NAME 29800"), 0.0).unwrap_err().code, "duplicate-name");
}

#[test]
fn undos_of_undos_are_told_apart_quickly() {
    let mut entries =
        vec![entry("a", 1, 1, json!({ "type": "addPlayer", "name": "Ann", "id": "p1" }))];
    entries.extend((2..=29_800).map(|number| {
        entry("a", number, number, json!({ "type": "undo", "device": "a", "number": number - 1 }))
    }));
    let text = saved(entries);
    let mut tournament = in_a_moment(|| Tournament::restore(&text, "a").unwrap());
    in_a_moment(|| tournament.view("\"official\"").unwrap());
    in_a_moment(|| tournament.redo(0.0).unwrap());
    in_a_moment(|| tournament.undo(0.0).unwrap());
}

#[test]
fn large_logs_are_merged_and_no_more_is_taken_in_than_a_save_holds() {
    let players = |device: &str, count: u32| -> Vec<Value> {
        (1..=count)
            .map(|number| {
                entry(
                    device,
                    number,
                    number,
                    json!({ "type": "drop", "player": format!("p{number}") }),
                )
            })
            .collect()
    };
    let mut one = Tournament::restore(&saved(players("a", 18_000)), "a").unwrap();
    let merged = in_a_moment(|| one.merge(&saved(players("b", 11_700))).unwrap());
    assert!(merged.contains("\"added\":11700"), "{}", &merged[..100]);
    let error = one.merge(&saved(players("c", 600))).unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("too-long", "entries"));
    assert!(Tournament::restore(&one.save(), "a").is_ok());
}

#[test]
fn a_merged_entry_never_makes_a_save_unreadable() {
    let add = |number: u32| json!({ "type": "addPlayer", "name": format!("P{number}"), "id": format!("p{number}") });
    for (number, order) in
        [(1, 4_294_967_294u32), (4_294_967_294, 1), (1, 1_000_000_001), (1, 900_000_000)]
    {
        let mut tournament = Tournament::new(r#"{ "seed": "1" }"#, "a").unwrap();
        tournament.apply(&add(1).to_string(), 0.0).unwrap();
        let error = tournament.merge(&saved(vec![entry("b", number, order, add(2))])).unwrap_err();
        assert!(matches!(error.code, "damaged-save" | "out-of-range"), "{error}");
        assert_eq!(error.path, "entries[0].order");
    }
    // The greatest accepted number leaves room for entries of this device, and the save can be read again.
    let mut tournament = Tournament::new(r#"{ "seed": "1" }"#, "a").unwrap();
    tournament.merge(&saved(vec![entry("b", 1, 1_000_000, add(2))])).unwrap();
    tournament.apply(&add(3).to_string(), 0.0).unwrap();
    assert!(Tournament::restore(&tournament.save(), "a").is_ok());
    let mut full =
        Tournament::restore(&saved(vec![entry("b", 1, 1_000_000_000, add(2))]), "a").unwrap();
    assert_eq!(full.apply(&add(3).to_string(), 0.0).unwrap_err().code, "too-long");
    assert!(Tournament::restore(&full.save(), "a").is_ok());
}

/// Returns players and entries of long decks, 48 KB each.
fn decks(device: &str, first: u32, count: u32) -> Vec<Value> {
    let cards = vec!["A".repeat(118); 400];
    let mut entries: Vec<Value> = (1..=1024)
        .map(|number| entry("a", number, number, json!({ "type": "addPlayer", "name": format!("P{number}"), "id": format!("p{number}") })))
        .collect();
    entries.extend((0..count).map(|index| {
        let event = json!({ "type": "registerDeck", "player": format!("p{}", index + 1), "deck": { "characters": cards, "battle": [] } });
        entry(device, first + index, 1_025 + index, event)
    }));
    entries
}

#[test]
fn whatever_a_tournament_takes_in_is_saved_and_restored_again() {
    let mut one = Tournament::restore(&saved(decks("a", 1_025, 140)), "a").unwrap();
    let before = one.save();
    let error = one.merge(&saved(decks("b", 1, 140))).unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("too-long", "entries"));
    assert!(one.save() == before);
    assert!(one.merge(&saved(decks("b", 1, 10))).unwrap().contains("\"added\":10,"));
    let deck = |player: u32, letters: usize| {
        let list = json!({ "characters": vec!["B".repeat(letters); 400], "battle": [] });
        json!({ "type": "registerDeck", "player": format!("p{player}"), "deck": list }).to_string()
    };
    let mut next = 400;
    let mut fill = |one: &mut Tournament, letters: usize| {
        loop {
            match one.apply(&deck(next, letters), 0.0) {
                Ok(_) => next += 1,
                Err(error) => return error.code,
            }
        }
    };
    assert_eq!(fill(&mut one, 118), "too-long");
    assert_eq!(fill(&mut one, 1), "too-long");
    let text = one.save();
    assert!(text.len() > 8_300_000 && text.len() <= 8 * 1024 * 1024, "{}", text.len());
    assert!(Tournament::restore(&text, "b").unwrap().save() == text);
}

#[test]
fn pairs_kept_apart_are_found_quickly() {
    let mut entries: Vec<Value> = (1..=1024)
        .map(|number| entry("a", number, number, json!({ "type": "addPlayer", "name": format!("P{number}"), "id": format!("p{number}") })))
        .collect();
    let group = |first: u32| -> Vec<String> {
        (first..first + 32).map(|number| format!("p{number}")).collect()
    };
    // 9,920 pairs; then the last group is kept apart and released again and again.
    let apart =
        (0..2_000).map(|step| json!({ "type": "keepApart", "players": group(step.min(19) * 32 + 1), "apart": step % 2 == 0 || step < 20 }));
    let paired = (0..150).map(|step: u32| {
        let tables: Vec<[String; 2]> = (0..512)
            .map(|table| [format!("p{}", table + 1), format!("p{}", 513 + (table + step) % 512)])
            .collect();
        json!({ "type": "pairings", "round": 1, "tables": tables })
    });
    for (number, event) in (1_025..).zip(apart.chain(paired)) {
        entries.push(entry("a", number, number, event));
    }
    let text = saved(entries);
    let tournament = in_a_moment(|| Tournament::restore(&text, "b").unwrap());
    let view: Value = altmode_json::from_str(&tournament.view("\"official\"").unwrap()).unwrap();
    assert_eq!(view["rejected"], json!([]));
    assert_eq!(view["apart"].as_array().map(Vec::len), Some(19 * 496));
}

#[test]
fn deck_checks_of_long_lists_take_no_quadratic_time() {
    let names = |letter: &str| -> Vec<String> {
        (0..400).map(|number| format!("{letter}{number}")).collect()
    };
    let list = |letter: &str| json!({ "characters": names(letter), "battle": [], "stratagems": names(letter), "under": names(letter), "outside": names(letter) });
    let mut entries = vec![
        entry("a", 1, 1, json!({ "type": "addPlayer", "name": "Ann", "id": "p1" })),
        entry("a", 2, 2, json!({ "type": "registerDeck", "player": "p1", "deck": list("a") })),
    ];
    entries.extend((3..300).map(|number| {
        entry(
            "a",
            number,
            number,
            json!({ "type": "deckCheck", "player": "p1", "found": list("b"), "seconds": 0 }),
        )
    }));
    let text = saved(entries);
    let tournament = in_a_moment(|| Tournament::restore(&text, "b").unwrap());
    let view: Value = altmode_json::from_str(&tournament.view("\"official\"").unwrap()).unwrap();
    assert_eq!(view["rejected"].as_array().map(Vec::len), Some(297));
}

#[test]
fn an_undo_among_many_rejected_entries_is_quick() {
    let mut entries: Vec<Value> =
        vec![entry("a", 1, 1, json!({ "type": "addPlayer", "name": "Ann", "id": "p1" }))];
    entries.extend(
        (2..28_000).map(|number| {
            entry("a", number, number, json!({ "type": "drop", "player": "nobody" }))
        }),
    );
    entries.push(entry("b", 1, 28_001, json!({ "type": "drop", "player": "p1" })));
    let mut tournament = Tournament::restore(&saved(entries), "b").unwrap();
    assert!(in_a_moment(|| tournament.undo(0.0).unwrap()));
    assert!(in_a_moment(|| tournament.redo(0.0).unwrap()));
}
