//! Damaged files and arguments: exit code 1, the reason on the standard error, nothing on the standard output.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

fn altmode(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_altmode"))
        .args(arguments)
        .output()
        .expect("the program can be run")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let output = altmode(arguments);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {error}");
    assert!(
        output.stdout.is_empty(),
        "{arguments:?} prints {}",
        String::from_utf8_lossy(&output.stdout)
    );
    assert!(!error.trim().is_empty() && !error.contains("panicked"), "{arguments:?}: {error}");
    error
}

/// A folder that is gone when the test is done.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("altmode-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        Folder(folder)
    }

    fn file(&self, name: &str, content: &[u8]) -> String {
        let path = self.0.join(name);
        fs::write(&path, content).expect("a file can be written");
        path.to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn arguments() {
    for arguments in [
        &["fly"][..],
        &[],
        &["cards", "--no-such-option"],
        &["cards", "colour:red"],
        &["cards", "stars<x"],
        &["cards", "--coverage", "zap"],
        &["simulate"],
        &["simulate", "--deck", "no such deck"],
        &["simulate", "--deck", "autobot-starter", "--games", "0"],
        &["simulate", "--deck", "autobot-starter", "--games", "-1"],
        &["simulate", "--deck", "autobot-starter", "--games", "1e9"],
        &["simulate", "--deck", "autobot-starter", "--seed", "not hex"],
        &["simulate", "--deck", "autobot-starter", "--seed", ""],
        &["simulate", "--deck", "autobot-starter", "--bot", "genius"],
        &["simulate", "--deck", "autobot-starter", "--rulings", "newest"],
        &["simulate", "--deck", "autobot-starter", "--iterations", "0", "--bot", "search"],
        &["simulate", "--deck", "a", "--deck", "b", "--deck", "c"],
        &["simulate", "--deck", "autobot-starter", "--game", "chess"],
        &["validate"],
        &["validate", "no such file"],
        &["legal"],
        &["legal", "no such file"],
        &["legal", "/"],
        &["scenario"],
        &["scenario", "no such file"],
        &["bench", "--fast"],
    ] {
        refused(arguments);
    }
    assert!(
        refused(&["simulate", "--deck", "autobot-starter", "--seed", "xyz"])
            .contains("hexadecimal")
    );
}

/// Tries prefixes of a scenario, and changed bytes all over it.
#[test]
fn scenarios() {
    let folder = Folder::new("damaged-scenarios");
    let whole = fs::read(
        root().join("tests/scenarios/tcg/expanded-rules-2.0/upgrade-replaces-one-in-its-slot.json"),
    )
    .expect("a scenario of the project");
    let end = whole.iter().rposition(|byte| *byte == b'}').expect("it is an object");
    for cut in (0..end).step_by(end / 40 + 1) {
        let file = folder.file("cut.json", &whole[..cut]);
        refused(&["legal", &file]);
        let output = altmode(&["scenario", &file]);
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&output.stdout).trim_end().ends_with("0 passed, 1 failed"));
    }
    for at in (0..end).step_by(end / 40 + 1) {
        for byte in [b'"', b'}', 0xff, b'9'] {
            let mut changed = whole.clone();
            changed[at] = byte;
            let file = folder.file("changed.json", &changed);
            let output = altmode(&["legal", &file]);
            let error = String::from_utf8_lossy(&output.stderr);
            match output.status.code() {
                Some(0) => assert!(error.is_empty(), "{error}"),
                Some(1) => assert!(
                    output.stdout.is_empty()
                        && error.starts_with("altmode: ")
                        && !error.contains("panicked"),
                    "{error}"
                ),
                code => panic!("exit code {code:?}: {error}"),
            }
        }
    }
}

#[test]
fn decks() {
    let folder = Folder::new("damaged-decks");
    let whole =
        fs::read(root().join("rust/tcg/decks/metroplex.txt")).expect("a deck of the project");
    for (number, content) in [
        &b""[..],
        b"{",
        b"{}",
        b"[]",
        b"null",
        b"4 No Such Card\n",
        b"x Zap",
        &[0xff, 0xfe, 0x00],
        b"{\"characters\":5}",
    ]
    .iter()
    .enumerate()
    {
        let file = folder.file("deck.txt", content);
        let output = altmode(&["validate", &file]);
        assert_eq!(
            output.status.code(),
            Some(1),
            "number {number}: {}",
            String::from_utf8_lossy(&output.stdout)
        );
        refused(&["simulate", "--games", "1", "--deck", &file]);
    }
    for at in (0..whole.len()).step_by(whole.len() / 30 + 1) {
        let mut changed = whole.clone();
        changed[at] = b'\x07';
        let file = folder.file("changed.txt", &changed);
        let output = altmode(&["validate", &file]);
        assert!(
            matches!(output.status.code(), Some(0 | 1)),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

/// Tournaments are limited to 8 MiB, other files to 16 MiB.
#[test]
fn the_limit_of_a_tournament_is_named() {
    let folder = Folder::new("long-tournaments");
    for megabytes in [9, 17] {
        let file = folder.file("long.json", &vec![b' '; megabytes << 20]);
        let error = refused(&["tournament", "standings", &file]);
        assert!(error.contains("8388608 bytes") && !error.contains("16777216"), "{error}");
    }
    let file = folder.file("long.txt", &vec![b' '; 17 << 20]);
    assert!(refused(&["validate", &file]).contains("16777216 bytes"));
}
