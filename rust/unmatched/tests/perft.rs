//! Perft: counts all sequences of actions of a length from given positions, with the number of each kind of action and a checksum
//! of the final positions. A change of the legal actions changes these numbers.

use crate::scenario_text;
use altmode_core::{Io, Rules};
use altmode_host::{Hosted, Scenario};
use altmode_unmatched::{
    Unmatched,
    action::Action,
    start::{Setup, Start},
    state::State,
};
use std::{collections::BTreeMap, fs, path::Path};

/// The file of counts: position, depth, number of leaves, hash, kinds of the last action.
const FILE: &str = "tests/perft/unmatched.txt";

/// Counts at the leaves of a walk.
#[derive(Default)]
struct Leaves {
    count: u64,
    kinds: BTreeMap<&'static str, u64>,
    hash: u32,
}

fn kind(action: Action) -> &'static str {
    match action {
        Action::Maneuver => "maneuver",
        Action::Attack { .. } => "attack",
        Action::Scheme { .. } => "scheme",
        Action::Item { .. } => "item",
        Action::Boost(_) => "boost",
        Action::Move { .. } => "move",
        Action::Step { .. } | Action::Walk { .. } => "step",
        Action::Door { .. } => "door",
        Action::Defend(_) => "defend",
        Action::Place { .. } => "place",
        Action::Yes => "yes",
        Action::No => "no",
        Action::Done => "done",
        Action::Decline => "decline",
        _ => "choose",
    }
}

/// Walks all actions to a depth. A leaf is the position after the last action of a sequence.
fn walk(rules: Unmatched, state: &State, depth: u32, leaves: &mut Leaves) {
    let mut actions = Vec::new();
    rules.legal_actions(state, &mut actions);
    for action in actions {
        let mut next = state.clone();
        rules.apply(&mut next, action, &mut Io::silent());
        if depth == 1 {
            leaves.count += 1;
            *leaves.kinds.entry(kind(action)).or_default() += 1;
            leaves.hash = leaves.hash.wrapping_mul(31) ^ rules.checksum(&next, 0);
        } else {
            walk(rules, &next, depth - 1, leaves);
        }
    }
}

/// Returns a position: `duel` with seed, battlefield, heroes and the number of first actions taken before it, or a scenario's
/// file name.
fn position(rules: Unmatched, name: &str) -> State {
    let begun = |start: &Start| {
        rules.begin(start, &mut Io::silent()).unwrap_or_else(|error| panic!("{name}: {error}"))
    };
    let words: Vec<&str> = name.split(' ').collect();
    let &["duel", seed, board, one, other, taken] = words.as_slice() else {
        return begun(&Start::Position(
            Scenario::parse(&scenario_text(name), "unmatched")
                .expect("a scenario")
                .state
                .to_string(),
        ));
    };
    let mut state = begun(&Start::Game(Setup::duel(seed, board, [one, other])));
    for _ in 0..taken.parse().expect("a number") {
        let mut actions = Vec::new();
        rules.legal_actions(&state, &mut actions);
        rules.apply(&mut state, actions[0], &mut Io::silent());
    }
    state
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[test]
fn counts_of_positions_stay_as_they_are() {
    let rules = Unmatched::default();
    let path = root().join(FILE);
    let text = fs::read_to_string(&path).expect("the file can be read");
    let counted = text.lines().map(|line| {
        let Some((name, rest)) = line.split_once(": ").filter(|_| !line.starts_with('#')) else {
            return line.to_string();
        };
        let depth: u32 =
            rest.split(' ').next().and_then(|depth| depth.parse().ok()).expect("a depth");
        let mut leaves = Leaves::default();
        walk(rules, &position(rules, name), depth, &mut leaves);
        assert!(leaves.count > 0, "{name}");
        let kinds: Vec<String> =
            leaves.kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
        format!("{name}: {depth} {} {:08x} {}", leaves.count, leaves.hash, kinds.join(", "))
    });
    let counted = counted.collect::<Vec<_>>().join("\n") + "\n";
    if std::env::var_os("ALTMODE_REGENERATE").is_some() {
        return fs::write(&path, &counted).expect("the file can be written");
    }
    assert!(
        counted == text,
        "{FILE} says\n{text}and there are\n{counted}: after a wanted change run this with ALTMODE_REGENERATE=1"
    );
}
