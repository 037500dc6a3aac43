//! Tests `altmode tournament`, from the first player to the standings.

use std::process::{Command, Output};

fn altmode(line: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_altmode")).arg("tournament").args(line).output().unwrap()
}

fn printed(line: &[&str]) -> String {
    let output = altmode(line);
    assert!(output.status.success(), "{line:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(line: &[&str]) -> String {
    let output = altmode(line);
    assert_eq!(output.status.code(), Some(1), "{line:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_tournament_is_run_from_a_file() {
    let folder = std::env::temp_dir().join(format!("altmode-tournament-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (file, other) = (folder.join("cup.json"), folder.join("other.json"));
    let (file, other) = (file.to_str().unwrap(), other.to_str().unwrap());

    printed(&["new", file, "--name", "Cup", "--seed", "2a"]);
    assert!(refused(&["new", file]).contains("exists already"));
    assert_eq!(printed(&["add", file, "Ada", "Bob", "Cleo", "Dan"]).trim(), "4 players");
    assert!(refused(&["add", file, "Eve", "ada"]).contains("duplicate-name"));
    assert!(printed(&["show", file]).contains("players: 4"));
    assert!(printed(&["pair", file]).contains("table 2"));
    assert!(refused(&["pair", file]).contains("round-not-over"));
    std::fs::copy(file, other).unwrap();
    printed(&["result", file, "1", "2-1"]);
    assert!(refused(&["result", file, "2", "3-1"]).contains("games[0]"));
    assert!(refused(&["result", file, "2", "two"]).contains("2-1"));
    printed(&["event", file, r#"{ "type": "result", "table": 2, "games": [1, 1], "draws": 1 }"#]);
    assert!(printed(&["standings", file, "--csv"]).starts_with("rank,player"));
    assert!(printed(&["pairings", file, "--slips"]).starts_with("<!doctype html>"));
    let standings: altmode_json::Value =
        altmode_json::from_str(&printed(&["standings", file, "--json"])).unwrap();
    assert_eq!(standings[0]["points"], 3);
    assert_eq!(printed(&["merge", file, other]).trim(), "0 entries taken in");
    printed(&["undo", file]);
    assert!(printed(&["show", file, "--json"]).contains("\"playing\""));
    // The public information has no seed.
    let everybody: altmode_json::Value =
        altmode_json::from_str(&printed(&["show", file, "--public"])).unwrap();
    assert_eq!(
        (&everybody["stage"], &everybody["options"]["seed"]),
        (&"playing".into(), &"".into())
    );
    assert_eq!(printed(&["rounds", "227"]).trim(), "9");
    std::fs::write(other, "{").unwrap();
    assert!(refused(&["merge", file, other]).contains("bad-input"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn decks_are_handed_in_and_checked() {
    let folder = std::env::temp_dir().join(format!("altmode-registration-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (file, found) = (folder.join("cup.json"), folder.join("found.txt"));
    let (file, found) = (file.to_str().unwrap(), found.to_str().unwrap());
    let list = concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/autobot-starter.txt");
    printed(&["new", file, "--seed", "2a"]);
    printed(&["add", file, "Ada", "Bob"]);
    // An illegal list is refused unless it is accepted explicitly.
    std::fs::write(found, "1 Metroplex, Autobot City\n4 Zap\n").unwrap();
    let output = altmode(&["deck", file, "Ada", found]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("too-few-cards"));
    assert!(refused(&["deck-check", file, "Ada", list]).contains("no-deck"));
    printed(&["deck", file, "Bob", found, "--anyway"]);
    printed(&["deck", file, "Ada", list]);
    assert!(printed(&["deck-check", file, "Ada", list]).contains("as it is on the list"));
    // A reprint is the same card; one copy fewer is a difference.
    let text = std::fs::read_to_string(list).unwrap();
    std::fs::write(
        found,
        text.replace("2 Handheld Blaster", "2 w5-022").replace("2 Data Pad", "1 Data Pad"),
    )
    .unwrap();
    let output = altmode(&["deck-check", file, "Ada", found, "--seconds", "60"]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("Data Pad") && !told.contains("Handheld"), "{told}");
    // Between games cards may have been swapped.
    std::fs::write(
        found,
        format!("{}\nSideboard\n1 Data Pad\n", text.replace("2 Data Pad", "1 Data Pad")),
    )
    .unwrap();
    assert_eq!(altmode(&["deck-check", file, "Ada", found]).status.code(), Some(1));
    assert!(
        printed(&["deck-check", file, "Ada", found, "--sideboarded"])
            .contains("as it is on the list")
    );
    std::fs::remove_dir_all(folder).unwrap();
}
