//! Tests simulations in parts. The total is the same bit for bit for any number of parts.

use altmode_json::Value;
use std::{
    fs,
    path::PathBuf,
    process::{Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
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
    String::from_utf8(output.stdout).expect("text")
}

#[track_caller]
fn refusal(arguments: &[&str]) -> String {
    let output = altmode(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A folder for the files of a test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("altmode-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a path in UTF-8").to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Commands of a few hundred games each, with an option that only some games have.
const COMMANDS: [&[&str]; 7] = [
    &[
        "simulate",
        "--deck",
        "autobot-starter",
        "--deck",
        "metroplex",
        "--games",
        "200",
        "--seed",
        "2a",
    ],
    &[
        "simulate",
        "--deck",
        "insecticons",
        "--deck",
        "random",
        "--games",
        "9",
        "--bot",
        "greedy",
        "--bot",
        "random",
    ],
    &["simulate", "--game", "unmatched", "--hero", "medusa", "--hero", "sinbad", "--games", "150"],
    &["simulate", "--game", "deckbuilder", "--games", "70"],
    &[
        "balance", "--hero", "medusa", "--hero", "sinbad", "--hero", "alice", "--games", "30",
        "--bot", "random",
    ],
    &[
        "balance",
        "--game",
        "tcg",
        "--deck",
        "autobot-starter",
        "--deck",
        "metroplex",
        "--games",
        "80",
        "--bot",
        "random",
    ],
    &["soak", "--game", "deckbuilder", "--games", "150", "--from", "7"],
];

#[test]
fn parts_add_up_to_the_whole() {
    let folder = Folder::new("shards");
    for command in COMMANDS {
        let whole = out(&[command, &["--json"]].concat());
        let report: Value = altmode_json::from_str(&whole).expect("JSON");
        assert_eq!(report["played"].as_array().map(Vec::len), Some(1), "{report}");
        for parts in [1, 2, 7] {
            let mut files = Vec::new();
            for part in 1..=parts {
                let file = folder.file(&format!("{part}.json"));
                // Some parts are reports, and the others are files of partial results.
                let shard = format!("{part}/{parts}");
                let printed = match part % 2 {
                    0 => out(&[command, &["--shard", &shard, "--resume", &file]].concat()),
                    _ => out(&[command, &["--shard", &shard, "--json"]].concat()),
                };
                if part % 2 == 1 {
                    fs::write(&file, printed).expect("a file can be written");
                }
                files.push(file);
            }
            // The order of the files does not matter.
            files.reverse();
            let names: Vec<&str> = files.iter().map(String::as_str).collect();
            assert_eq!(
                out(&[&["merge", "--json"], &names[..]].concat()),
                whole,
                "{command:?} in {parts} parts"
            );
            for file in &files {
                fs::remove_file(file).expect("the file can be removed");
            }
        }
    }
}

#[test]
fn a_killed_simulation_goes_on_where_it_was() {
    let folder = Folder::new("killed");
    let file = folder.file("results.jsonl");
    let command = [
        "simulate",
        "--game",
        "unmatched",
        "--hero",
        "medusa",
        "--hero",
        "sinbad",
        "--bot",
        "greedy",
        "--games",
        "3000",
        "--json",
    ];
    let whole = out(&command);
    let lines = |file: &str| fs::read_to_string(file).map_or(0, |text| text.lines().count());
    let all = [&command[..], &["--resume", &file]].concat();
    let mut child = Command::new(env!("CARGO_BIN_EXE_altmode"))
        .args(&all)
        .stdout(Stdio::null())
        .spawn()
        .expect("the program can be run");
    let begun = Instant::now();
    while lines(&file) < 4 {
        assert!(begun.elapsed() < Duration::from_secs(120), "no results are written");
        thread::sleep(Duration::from_millis(5));
    }
    child.kill().expect("the program can be killed");
    child.wait().expect("the program ends");
    let written = lines(&file);
    assert!((4..47).contains(&written), "{written} lines: the program was killed too late");
    // A program that is killed while it writes leaves half a line.
    let mut text = fs::read_to_string(&file).expect("the file is there");
    text.push_str("{\"games\":[0,");
    fs::write(&file, text).expect("the file can be written");
    assert_eq!(out(&all), whole);
    assert_eq!(lines(&file), 1 + 3000_usize.div_ceil(64));
    // All games are there, so none is played again.
    let before = fs::read(&file).expect("the file is there");
    assert_eq!(out(&all), whole);
    assert_eq!(fs::read(&file).expect("the file is there"), before);
    assert_eq!(out(&["merge", "--json", &file]), whole);
    // A simulation of other games does not go on with them.
    let other = [
        "simulate",
        "--game",
        "unmatched",
        "--hero",
        "medusa",
        "--hero",
        "sinbad",
        "--games",
        "3000",
        "--resume",
        &file,
    ];
    let refused = refusal(&other);
    assert!(
        refused.contains("has the results of other games")
            && refused.contains("settings.options.bot"),
        "{refused}"
    );
}

#[test]
fn results_that_do_not_belong_together_are_refused() {
    let folder = Folder::new("merge");
    let write = |name: &str, arguments: &[&str]| {
        let file = folder.file(name);
        fs::write(&file, out(&[arguments, &["--json"]].concat())).expect("a file can be written");
        file
    };
    let simulate = ["simulate", "--deck", "autobot-starter", "--games", "20"];
    let first = write("first.json", &[&simulate[..], &["--shard", "1/2"]].concat());
    let second = write("second.json", &[&simulate[..], &["--shard", "2/2"]].concat());
    let third = write("third.json", &[&simulate[..], &["--shard", "2/3"]].concat());
    let seed = write("seed.json", &[&simulate[..], &["--shard", "2/2", "--seed", "2"]].concat());
    let soak = write("soak.json", &["soak", "--games", "3"]);
    let says = |files: &[&str], part: &str| {
        let refused = refusal(&[&["merge"], files].concat());
        assert!(refused.contains(part), "{files:?}: {refused}");
    };
    says(&[&first, &seed], r#"settings.config.seed is "2", not "1""#);
    says(&[&first, &soak], r#"command is "soak", not "simulate""#);
    says(&[&first], "games 10 to 19 are missing: give the files of all parts, or --partial");
    says(
        &[&first, &third],
        "games 6 to 9 cannot be added, because another file or line has the same",
    );
    says(&[&first, &first], "games 0 to 9 cannot be added");
    says(&[&folder.file("none.json")], "could not read");
    let table = out(&["merge", "--partial", &first]);
    assert!(
        table.contains("games") && table.contains("10") && !table.contains("games a second"),
        "{table}"
    );
    assert!(out(&["merge", &second, &first]).contains("20"));
    let damaged = folder.file("damaged.json");
    for wrong in [
        "",
        "{}",
        "no JSON",
        "[1, 2]",
        "{\"task\": 1, \"played\": [[0, 1]]}",
        "{\"format\":\"altmode-results/1\"}\n",
    ] {
        fs::write(&damaged, wrong).expect("a file can be written");
        refusal(&["merge", &damaged]);
        if !wrong.is_empty() {
            refusal(&[&simulate[..], &["--resume", &damaged]].concat());
            assert_eq!(
                fs::read_to_string(&damaged).expect("the file is there"),
                wrong,
                "a file of something else stays as it is"
            );
        }
    }
    // The games of the report are changed to ones that the task does not have.
    let text = fs::read_to_string(&first).expect("the file is there");
    let mut report: Value = altmode_json::from_str(&text).expect("JSON");
    report["played"] = altmode_json::json!([[15, 25]]);
    fs::write(&damaged, report.to_string()).expect("a file can be written");
    says(&[&damaged], "games 15 to 24 do not belong to the task");
}

#[test]
fn parts_are_given_with_their_number_and_count() {
    for wrong in ["0/2", "3/2", "1", "a/b"] {
        let refused =
            refusal(&["simulate", "--deck", "autobot-starter", "--games", "4", "--shard", wrong]);
        assert!(refused.contains("write K/N"), "{refused}");
    }
    // More parts than games: some are empty.
    let empty: Value =
        altmode_json::from_str(&out(&["soak", "--games", "1", "--shard", "1/3", "--json"]))
            .expect("JSON");
    assert_eq!(empty["games"], 0);
}
