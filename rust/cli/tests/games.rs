//! Tests the commands that play, list and count by running the program in a pipe.

use altmode_json::Value;
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

fn altmode(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_altmode"))
        .args(arguments)
        .output()
        .expect("the program can be run")
}

#[track_caller]
fn out(arguments: &[&str]) -> String {
    let output = altmode(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(
        output.stderr.is_empty(),
        "{arguments:?} is not quiet: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("text")
}

fn scenarios() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/tcg")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

#[test]
fn scenarios_are_run_from_files_and_folders() {
    let folder = std::env::temp_dir().join(format!("altmode-scenarios-{}", std::process::id()));
    fs::create_dir_all(folder.join("inner")).expect("a folder can be made");
    let good = fs::read_to_string(scenarios().join("wave-1-faq/tough-flips-more.json"))
        .expect("a scenario of the project");
    let mut wrong: Value = altmode_json::from_str(&good).expect("JSON");
    wrong["steps"]
        .as_array_mut()
        .expect("a list")
        .push(altmode_json::json!({ "expect": { "game": { "turn": 99 } } }));
    fs::write(folder.join("good.json"), &good).expect("a file can be written");
    fs::write(folder.join("inner").join("good too.json"), &good).expect("a file can be written");
    fs::write(folder.join("notes.txt"), "not a scenario").expect("a file can be written");
    assert!(out(&["scenario", text(&folder)]).ends_with("2 passed, 0 failed\n"));
    assert!(out(&["scenario", text(&folder.join("good.json"))]).ends_with("1 passed, 0 failed\n"));
    assert_eq!(
        out(&["scenario", "--verbose", text(&folder)])
            .lines()
            .filter(|line| line.starts_with("ok "))
            .count(),
        2
    );

    fs::write(folder.join("wrong.json"), wrong.to_string()).expect("a file can be written");
    let output = altmode(&["scenario", text(&folder)]);
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(printed.lines().last(), Some("2 passed, 1 failed"));
    assert!(
        printed.contains("wrong.json") && printed.contains("game.turn") && printed.contains("99"),
        "{printed}"
    );
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn legal_actions_are_listed_one_a_line() {
    let listed = out(&["legal", text(&scenarios().join("rules-1.0/main-phase-one-of-each.json"))]);
    let actions: Vec<Value> = listed
        .lines()
        .map(|line| altmode_json::from_str(line).expect("each line is JSON"))
        .collect();
    assert!(actions.len() > 2);
    for (index, action) in actions.iter().enumerate() {
        assert_eq!(action["id"], index);
        assert!(action["type"].is_string() && action["label"].is_string(), "{action}");
    }
}

#[test]
fn simulations_are_repeatable_and_quiet_in_a_pipe() {
    let run = |seed: &str| {
        let printed = out(&[
            "simulate",
            "--deck",
            "autobot-starter",
            "--games",
            "70",
            "--seed",
            seed,
            "--json",
        ]);
        altmode_json::from_str::<Value>(&printed).expect("JSON")
    };
    let report = run("5");
    assert_eq!((&report["games"], &report["errors"]), (&70.into(), &0.into()));
    let wins: u64 =
        report["wins"].as_array().expect("two seats").iter().filter_map(Value::as_u64).sum();
    assert_eq!(wins + report["draws"].as_u64().expect("a number"), 70);
    assert_eq!(run("5"), report);
    assert_ne!(run("6")["checksum"], report["checksum"]);
    let table = out(&[
        "simulate",
        "--deck",
        "autobot-starter",
        "--games",
        "3",
        "--bot",
        "greedy",
        "--bot",
        "random",
    ]);
    assert!(table.contains("checksum") && table.contains("games a second"), "{table}");
}

/// Random decks of all cards reach cases without a scenario. For example, only this test once found that an attacker KO'd by a
/// trigger of its own tapping was missed. An intended change of the rules raises `RULES_VERSION` and changes the checksum. A change of
/// the decks that the soak makes changes only the checksum.
#[test]
fn games_of_random_decks_go_as_they_always_went() {
    let report: Value =
        altmode_json::from_str(&out(&["soak", "--games", "1000", "--json"])).expect("JSON");
    assert_eq!((&report["faults"], &report["checksum"]), (&0.into(), &"a7fc4537".into()));
}

#[test]
fn games_about_a_card_and_against_random_decks() {
    let about = |row: &str| altmode(&["soak", "--games", "20", "--json", "--about", row]);
    for row in ["w1-046", "w4-t12 side 1, ability 2"] {
        let output = about(row);
        let report: Value = altmode_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!((&report["games"], &report["faults"]), (&20.into(), &0.into()), "{row}");
    }
    let counted: Value =
        altmode_json::from_str(&out(&["soak", "--games", "20", "--coverage", "0", "--json"]))
            .expect("JSON");
    let uses = counted["uses"].as_array().expect("a list");
    assert!(
        uses.iter()
            .any(|row| row["card"] == "w1-046" && row["ability"] == "" && row["count"].is_number()),
        "{uses:?}"
    );
    let unknown = about("w9-999");
    assert!(
        !unknown.status.success()
            && String::from_utf8_lossy(&unknown.stderr).contains("names no card or ability")
    );
    let run = |seed: &str| {
        out(&[
            "simulate",
            "--deck",
            "insecticons",
            "--deck",
            "random",
            "--games",
            "6",
            "--seed",
            seed,
            "--json",
        ])
    };
    let report: Value = altmode_json::from_str(&run("5")).expect("JSON");
    assert_eq!((&report["games"], &report["errors"]), (&6.into(), &0.into()));
    assert_eq!(run("5"), run("5"));
}

/// Rarely played cards are played in additional games about their heroes; JSON carries the count of each card.
#[test]
fn games_of_unmatched_count_every_card() {
    let soak = ["soak", "--game", "unmatched", "--games", "40", "--coverage", "2", "--json"];
    let report: Value = altmode_json::from_str(&out(&soak)).expect("JSON");
    assert_eq!((&report["games"], &report["faults"]), (&40.into(), &0.into()));
    assert!(report["games_forced_in"].as_u64().is_some_and(|games| games > 0));
    let uses = report["uses"].as_array().expect("a list");
    assert!(uses.len() > 878, "decks, side decks and bonus attacks");
    for row in uses {
        assert!(row["played"].as_u64().is_some_and(|played| played >= 2), "{row}");
    }
    let about = out(&[
        "soak",
        "--game",
        "unmatched",
        "--games",
        "20",
        "--about",
        "medusa",
        "--coverage",
        "1",
    ]);
    assert!(about.contains("0 of ") && about.contains("medusa/feint"), "{about}");
}

#[test]
fn a_soak_refuses_what_its_game_does_not_have() {
    let refused = |arguments: &[&str], part: &str| {
        let output = altmode(&[&["soak", "--games", "1", "--game"], arguments].concat());
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(part), "{arguments:?}: {said}");
    };
    refused(&["unmatched", "--greedy"], "has no --greedy");
    refused(&["unmatched", "--about", "nobody"], "no implemented hero");
    refused(&["deckbuilder", "--coverage", "1"], "has no --coverage");
    refused(&["deckbuilder", "--about", "medusa"], "has no --about");
    refused(&["deckbuilder", "--greedy"], "has no --greedy");
    refused(&["tcg", "--coverage", "1", "--shard", "1/2"], "cannot be used with");
}

#[test]
fn coverage_counts_every_card() {
    let lines: Value =
        altmode_json::from_str(&out(&["cards", "--coverage", "--json"])).expect("JSON");
    let lines = lines.as_array().expect("a list");
    let (all, sets) = lines.split_last().expect("a line for all");
    for count in ["cards", "implemented"] {
        let sum: u64 = sets.iter().filter_map(|line| line[count].as_u64()).sum();
        assert_eq!(all[count].as_u64(), Some(sum), "{count}");
    }
    let cards: Value = altmode_json::from_str(&out(&["cards", "--json"])).expect("JSON");
    assert_eq!(all["cards"].as_u64(), cards.as_array().map(|cards| cards.len() as u64));
    assert!(
        out(&["cards", "--coverage"]).lines().last().is_some_and(|line| line.starts_with("all "))
    );
    // A search without results exits with code 1.
    assert_eq!(altmode(&["cards", "no such card anywhere"]).status.code(), Some(1));
}

#[test]
fn every_command_explains_itself() {
    let all = out(&["--help"]);
    for command in [
        "balance",
        "bench",
        "boards",
        "cards",
        "decks",
        "forecast",
        "heroes",
        "legal",
        "merge",
        "play",
        "scenario",
        "simulate",
        "soak",
        "tournament",
        "validate",
    ] {
        assert!(all.contains(command), "{command} is not listed");
        let help = out(&[command, "--help"]);
        assert!(help.contains("Usage: altmode") && help.lines().count() > 5, "{help}");
    }
    assert!(out(&["--version"]).starts_with("altmode "));
}

/// Runs the program with an input.
fn with_input(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_altmode"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be run");
    // The program may end before it has read all input.
    let _ = child.stdin.take().expect("an input").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

#[test]
fn games_of_each_kind_and_mode_are_played_to_their_end() {
    let mut games = vec![vec!["--game", "tcg"], vec!["--game", "unmatched"]];
    games.push(vec![
        "--game",
        "unmatched",
        "--teams",
        "--hero",
        "medusa",
        "--hero",
        "sinbad",
        "--hero",
        "achilles",
        "--hero",
        "dracula",
    ]);
    let modes: [(&str, &[&str]); 5] = [
        ("competitive", &["x-vanguard", "x-beacon"]),
        ("co-op", &["x-vanguard", "x-beacon"]),
        ("solo", &["x-vanguard"]),
        ("tvt", &["x-vanguard", "x-shade", "x-beacon", "x-hammerfall"]),
        ("1vm", &["x-tempestor", "x-vanguard", "x-beacon"]),
    ];
    for (mode, characters) in modes {
        let mut arguments = vec!["--game", "deckbuilder", "--mode", mode];
        arguments.extend(characters.iter().flat_map(|id| ["--character", id]));
        games.push(arguments);
    }
    for arguments in games {
        let mut all = vec!["play", "--watch", "--seed", "2a"];
        all.extend(&arguments);
        let told = out(&all);
        let last = told.lines().last().unwrap_or_default();
        assert!(
            last.contains(" won: ") || last.starts_with("Nobody wins: "),
            "{arguments:?}: {last}"
        );
    }
}

#[test]
fn a_person_plays_to_the_end_and_writes_the_record() {
    let file = std::env::temp_dir().join(format!("altmode-record-{}.json", std::process::id()));
    let arguments = [
        "play",
        "--game",
        "unmatched",
        "--board",
        "marmoreal",
        "--seed",
        "2a",
        "--record",
        text(&file),
    ];
    let output = with_input(&arguments, &"0\n".repeat(5_000));
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("Player 1> ") && !told.contains("Player 2> "), "only player 1 is asked");
    assert!(told.lines().last().is_some_and(|line| line.contains(" won: ")), "{told}");
    let record: Value =
        altmode_json::from_str(&fs::read_to_string(&file).expect("the record is there"))
            .expect("JSON");
    assert!(record["moves"].as_array().is_some_and(|moves| moves.len() > 20));
    fs::remove_file(&file).expect("the file can be removed");
}

#[test]
fn what_is_typed_at_a_decision_is_understood_or_refused() {
    let play = |input: &str| {
        let output = with_input(&["play", "--game", "unmatched", "--seed", "2a"], input);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    assert!(play("nonsense\n999\nquit\n").matches("is no action of the list").count() == 2);
    assert!(play("undo\nquit\n").contains("There is nothing to undo."));
    let first = "Place Harpy 1 in M01";
    assert_eq!(play("quit\n").matches(first).count(), 1);
    assert_eq!(play("\nquit\n").matches(first).count(), 2, "an empty line lists the actions again");
    assert_eq!(play("0\nundo\nquit\n").matches(first).count(), 2, "after undo the same is asked");
    let position = play("position\nquit\n");
    assert!(
        position.contains("board: marmoreal") && position.contains("hero: medusa"),
        "{position}"
    );
    let table = play("table\nquit\n");
    assert!(
        table.contains("Player 1 (Medusa): 5 cards in hand, 25 in the deck, 0 discarded")
            && table.contains("  Sinbad in M31 (")
            && table.contains("  Harpy 2 is not on the battlefield: 1 of 1 health")
            && table.contains("  Winged Frenzy: scheme, BOOST 2. Move "),
        "{table}"
    );
    assert!(play("concede\n").lines().last().is_some_and(|line| line.contains("Player 2 won: ")));
    assert!(
        play("record /no/such/folder/game.json\nquit\n")
            .contains("could not write /no/such/folder/game.json")
    );
    let ended = with_input(&["play", "--game", "unmatched"], "");
    assert_eq!(ended.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&ended.stderr).contains("the input ended before the game"));
    let refused = altmode(&["play", "--player", "3"]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("the players are 1 to 2"));
}

/// The position is shown once at the beginning of a turn, and a card that is flipped or played has one line.
#[test]
fn a_turn_begins_with_the_position() {
    let play = |arguments: &[&str], input: &str| {
        let output = with_input(&[&["play", "--seed", "2a"], arguments].concat(), input);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let tcg = play(&["--deck", "autobot-starter"], "0\n0\nquit\n");
    assert_eq!(tcg.matches("Your hand:").count(), 1, "{tcg}");
    assert!(tcg.contains("  Optimus Prime, Autobot Leader (alt): "), "{tcg}");
    assert!(tcg.contains("flips ") && !tcg.contains("from the top of the deck to the played area"));
    let deckbuilder = play(&["--game", "deckbuilder"], "0\n0\nquit\n");
    assert_eq!(deckbuilder.matches("Your hand:").count(), 1, "{deckbuilder}");
    assert!(
        deckbuilder.contains("A1 facedown") && deckbuilder.contains("Player 1 (Vanguard, "),
        "{deckbuilder}"
    );
}

/// The examples of packs in the docs, with which each game plays.
#[test]
fn packs_are_played_listed_and_refused() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let file = |name: &str| text(&docs.join(name)).to_string();
    let (cards, hero, character) = (
        file("packs/my-cards.json"),
        file("unmatched-packs/my-hero.json"),
        file("deckbuilder-packs/example.json"),
    );
    let keeper = ["--game", "unmatched", "--pack", &hero, "--hero", "keeper", "--hero", "medusa"];
    let courier = [
        "--game",
        "deckbuilder",
        "--pack",
        &character,
        "--character",
        "my-courier",
        "--character",
        "x-beacon",
    ];
    for players in [&keeper, &courier] {
        let simulated: Value =
            altmode_json::from_str(&out(
                &[&["simulate", "--games", "4", "--json"], &players[..]].concat()
            ))
            .expect("JSON");
        assert_eq!(
            (&simulated["games"], &simulated["errors"]),
            (&4.into(), &0.into()),
            "{players:?}"
        );
        assert!(
            out(&[&["play", "--watch", "--seed", "2a"], &players[..]].concat()).lines().count()
                > 10,
            "{players:?}"
        );
        let without = [&["simulate", "--games", "4"], &players[..2], &players[4..]].concat();
        assert_eq!(
            altmode(&without).status.code(),
            Some(1),
            "{without:?}: the names come from the pack"
        );
    }
    let balanced = out(&[
        "balance", "--pack", &hero, "--hero", "keeper", "--hero", "medusa", "--games", "4",
        "--bot", "random",
    ]);
    assert!(balanced.contains("keeper"), "{balanced}");
    assert!(out(&["cards", "--pack", &cards, "id:my-001"]).contains("Overtime"));
    assert!(out(&["cards", "id:my-001", "--pack", &cards, "--json"]).contains("Overtime"));
    assert!(
        out(&["cards", "--game", "deckbuilder", "--pack", &character, "signal"])
            .contains("my-signal-flare")
    );
    assert!(out(&["heroes", "--pack", &hero, "keeper"]).contains("keeper"));
    let refused = altmode(&["heroes", "--pack", &cards, "keeper"]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("my-cards.json: "));
}

/// A whole set of one's own for the Deck-Building Game: alone, and in parts beside the training set.
#[test]
fn a_whole_set_is_played_alone_or_in_parts() {
    let training = altmode_deckbuilder::catalogue::files()
        .iter()
        .find(|file| file.id == "training")
        .expect("the set");
    let own = altmode_json::to_string(training).expect("JSON").replace("\"x-", "\"my-").replacen(
        "\"training\"",
        "\"my-box\"",
        1,
    );
    let file = std::env::temp_dir().join(format!("altmode-box-{}.json", std::process::id()));
    fs::write(&file, own).expect("a file can be written");
    let file = text(&file);
    assert!(
        out(&["validate", "--game", "deckbuilder", file])
            .contains("alone, it is a game for up to 5 players")
    );
    let few =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/deckbuilder-packs/example.json");
    assert!(
        out(&["validate", "--game", "deckbuilder", text(&few)])
            .contains("  there are no Encounters")
    );
    let simulate = ["simulate", "--game", "deckbuilder", "--pack", file, "--games", "4", "--json"];
    let players = ["--character", "my-vanguard", "--character", "my-beacon"];
    for more in
        [&["--set", "my-box"][..], &["--part", "starters=my-box", "--part", "main=training"]]
    {
        let report: Value =
            altmode_json::from_str(&out(&[&simulate[..], &players, more].concat())).expect("JSON");
        assert_eq!((&report["games"], &report["errors"]), (&4.into(), &0.into()), "{more:?}");
    }
    for (more, said) in [
        (&[][..], "there are 20"),
        (&["--set", "nowhere"], "there is no set"),
        (&["--part", "starters"], "is no part"),
    ] {
        let refused = altmode(&[&simulate[..], &players, more].concat());
        assert!(
            String::from_utf8_lossy(&refused.stderr).contains(said),
            "{more:?}: {}",
            String::from_utf8_lossy(&refused.stderr)
        );
    }
    fs::remove_file(file).expect("the file can be removed");
}

/// A deck with a card of a pack, and a scenario with a hero of one.
#[test]
fn packs_are_loaded_for_decks_and_scenarios() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let folder = std::env::temp_dir().join(format!("altmode-packs-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder can be made");
    let cards = docs.join("packs/my-cards.json");
    let sample = fs::read_to_string(docs.join("../rust/tcg/decks/autobot-starter.txt"))
        .expect("a sample deck");
    let deck = folder.join("deck.txt");
    fs::write(&deck, sample.replacen("Deck\n", "Deck\n3 Overtime\n", 1))
        .expect("a file can be written");
    let simulate = ["simulate", "--deck", text(&deck), "--games", "4", "--json"];
    assert_eq!(altmode(&simulate).status.code(), Some(1));
    let report: Value =
        altmode_json::from_str(&out(&[&simulate[..], &["--pack", text(&cards)]].concat()))
            .expect("JSON");
    assert_eq!((&report["games"], &report["errors"]), (&4.into(), &0.into()));

    let scenario = folder.join("keeper.json");
    let position = r#"{ "format": "altmode-scenario/1", "game": "unmatched", "name": "The keeper of the example",
        "state": { "board": "marmoreal", "players": [
            { "hero": "keeper", "fighters": [{ "fighter": "keeper", "at": "M13", "health": 9 }] },
            { "hero": "medusa", "fighters": [{ "fighter": "medusa", "at": "M07" }] }] },
        "steps": [{ "expect": { "keeper": { "health": 9 } } }] }"#;
    fs::write(&scenario, position).expect("a file can be written");
    let hero = docs.join("unmatched-packs/my-hero.json");
    assert_eq!(altmode(&["scenario", text(&scenario)]).status.code(), Some(1));
    let run = altmode(&["scenario", text(&scenario), "--pack", text(&hero)]);
    assert!(
        String::from_utf8_lossy(&run.stdout).ends_with("1 passed, 0 failed\n"),
        "{}",
        String::from_utf8_lossy(&run.stdout)
    );
    assert!(out(&["legal", text(&scenario), "--pack", text(&hero)]).contains("\"maneuver\""));
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn the_players_of_each_game_are_balanced() {
    let decks: Value = altmode_json::from_str(&out(&["decks", "--json"])).expect("JSON");
    let decks = decks.as_array().expect("a list");
    assert!(decks.len() > 20 && decks.iter().all(|deck| deck["name"].is_string()), "{decks:?}");
    let of = |arguments: &[&str]| {
        let all = [&["balance", "--games", "6", "--bot", "random", "--json"], arguments].concat();
        altmode_json::from_str::<Value>(&out(&all)).expect("JSON")
    };
    let tcg = of(&[
        "--game",
        "tcg",
        "--deck",
        "autobot-starter",
        "--deck",
        "metroplex",
        "--deck",
        "soundwave",
    ]);
    assert_eq!((tcg["pairs"].as_array().map(Vec::len), &tcg["games"]), (Some(3), &18.into()));
    assert!(tcg["decks"][0]["player"].is_string() && tcg["decks"][0]["rate"].is_number(), "{tcg}");
    let deckbuilder =
        of(&["--game", "deckbuilder", "--character", "x-vanguard", "--character", "x-beacon"]);
    assert_eq!(deckbuilder["pairs"][0]["games"], 6);
    let refused = |arguments: &[&str], part: &str| {
        let output = altmode(&[&["balance", "--games", "2"], arguments].concat());
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(part), "{arguments:?}: {said}");
    };
    refused(&["--hero", "medusa"], "two heroes at least are needed");
    refused(&["--hero", "medusa", "--hero", "nobody"], "nobody");
    refused(&["--hero", "medusa", "--hero", "sinbad", "--board", "nowhere"], "nowhere");
    refused(&["--game", "tcg", "--board", "marmoreal"], "has no --board");
}
