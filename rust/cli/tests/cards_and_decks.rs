//! Tests the commands that need no game by running the program.

use std::path::Path;
use std::process::{Command, Output};

fn altmode(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_altmode")).args(arguments).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn deck(name: &str) -> String {
    let decks = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tcg/decks");
    decks.join(name).to_string_lossy().into_owned()
}

#[test]
fn cards_are_found() {
    let output = altmode(&["cards", "type:weapon", "set:w1", "-icon:blue"]);
    assert!(output.status.success());
    assert!(out(&output).contains("Flamethrower"), "{}", out(&output));
    let one = altmode(&["cards", "plasma burst", "set:w1"]);
    assert!(out(&one).starts_with("Plasma Burst (w1-"), "{}", out(&one));
    let json = altmode(&["cards", "--json", "id:w1-t01"]);
    assert_eq!(out(&altmode(&["cards", "id:w1-t01", "--json"])), out(&json));
    for (game, query) in [("unmatched", "name:feint"), ("deckbuilder", "Resolve")] {
        let before = out(&altmode(&["cards", "--game", game, "--json", query]));
        assert!(before.starts_with(['[', '{']), "{before}");
        for after in [&["--game", game, "--json"][..], &["--json", &format!("--game={game}")]] {
            assert_eq!(out(&altmode(&[&["cards", query], after].concat())), before, "{after:?}");
        }
    }
    let cards: altmode_json::Value = altmode_json::from_slice(&json.stdout).unwrap();
    assert_eq!(cards[0]["name"], "Arcee");
    assert!(out(&altmode(&["cards", "--coverage"])).contains("all"));
    let head = out(&altmode(&["cards", "id:w5-t13"]));
    assert!(head.contains("\nhead mode: +2 attack, +0 defense, +0 health\nThe character with this head gets +2 [ATK].\n"), "{head}");
}

#[test]
fn mistakes_go_to_standard_error_with_exit_code_1() {
    for arguments in [
        &["cards", "colour:red"][..],
        &["validate", "no such file"],
        &["validate", "--format", "comstructed", &deck("metroplex.txt")],
    ] {
        let output = altmode(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert!(String::from_utf8_lossy(&output.stderr).starts_with("altmode: "), "{arguments:?}");
    }
}

#[test]
fn decks_are_judged() {
    let output = altmode(&["validate", &deck("metroplex.txt")]);
    assert!(output.status.success(), "{}", out(&output));
    assert!(out(&output).starts_with("legal in constructed"));
    let folder = std::env::temp_dir().join(format!("altmode-decks-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let bad = folder.join("bad.txt");
    std::fs::write(&bad, "1 Metroplex, Autobot City\n4 Zap\n").unwrap();
    let output = altmode(&["validate", "--json", &bad.to_string_lossy()]);
    assert_eq!(output.status.code(), Some(1));
    let problems: altmode_json::Value = altmode_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&problems[0]["code"], &problems[1]["code"]),
        (&"too-few-cards".into(), &"too-many-copies".into()),
        "{problems}"
    );
    // All lines that cannot be read are told.
    std::fs::write(
        &bad,
        "Fast Cars\n1 Metroplex, Autobot City\n4 Zapp\nActions (3)\n3 Plasma Brust\n",
    )
    .unwrap();
    let told = altmode(&["validate", &bad.to_string_lossy()]).stderr;
    let told = String::from_utf8_lossy(&told);
    assert!(
        told.contains("line 3: there is no card \"Zapp\"")
            && told.contains("line 5:")
            && told.contains("\"Plasma Burst\""),
        "{told}"
    );
    // Decisions of the organiser: date, sets and bans.
    let metroplex = deck("metroplex.txt");
    for (more, legal) in [
        (&["--date", "2018-11-16"][..], true),
        (&["--date", "2018-11-15"], false),
        (&["--sets", "w1,w1a"], true),
        (&["--sets", "w1"], false),
        (&["--ban", "Swap Parts", "--ban", "Data Pad"], false),
        (&["--no-bans"], true),
        (&["--format", "sealed", "--pool", &metroplex], true),
        (&["--format", "sealed", "--pool", &deck("blaster.txt")], false),
    ] {
        let output = altmode(&[&["validate", &metroplex], more].concat());
        assert_eq!(output.status.success(), legal, "{more:?}: {}", out(&output));
        assert!(output.stderr.is_empty());
    }
    let pool = folder.join("pool.json");
    std::fs::write(&pool, r#"{ "characters": [], "battle": ["Zap"] }"#).unwrap();
    let output =
        altmode(&["validate", &metroplex, "--format", "draft", "--pool", &pool.to_string_lossy()]);
    assert!(out(&output).contains("not-in-pool"), "{}", out(&output));
    for wrong in [
        &["--date", "1.1.2020"][..],
        &["--sets", "w9"],
        &["--pool", &metroplex],
        &["--ban", "Zapp"],
    ] {
        let output = altmode(&[&["validate", &metroplex], wrong].concat());
        assert!(
            output.stdout.is_empty()
                && String::from_utf8_lossy(&output.stderr).starts_with("altmode: "),
            "{wrong:?}"
        );
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
