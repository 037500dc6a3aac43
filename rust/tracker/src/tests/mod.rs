//! Tests of whole matches.

mod game;
mod log;
mod properties;

use crate::{Tracker, setup::Setup};
use altmode_journal::{Applied, action_from_json};
use altmode_json::{Value, json};

/// Returns two teams of known cards, with one character described by hand.
fn setup() -> Setup {
    Setup::from_json(&json!({
        "seed": "2a",
        "minutes": 50,
        "players": [
            { "name": "Ann", "characters": ["Optimus Prime, Battlefield Legend", "Bumblebee, Courageous Scout"] },
            { "name": "Ben", "characters": [
                "Deadlock, Bounty Hunter",
                { "own": { "name": "Homemade", "health": 7, "stars": 5, "faces": [
                    { "mode": "alt", "attack": 2, "defense": 3 }, { "mode": "bot", "attack": 4, "defense": 1 }] } }
            ] },
        ],
    }))
    .unwrap()
}

fn begun() -> Tracker {
    Tracker::new(setup(), "one", 1_000).unwrap()
}

/// Applies an action a minute after the previous one, so that no two entries join.
fn act(tracker: &mut Tracker, action: Value) -> Applied {
    let at = tracker.log.entries.last().map_or(1_000, |entry| entry.until()) + 60_000;
    tracker.apply(&action_from_json(&action).unwrap(), at, "Ann").unwrap()
}

fn codes(applied: &Applied) -> Vec<&'static str> {
    // Every warning about the rules names its rule.
    assert!(
        applied
            .warnings
            .iter()
            .all(|warning| (warning.code == "game-over") == warning.rule.is_none()),
        "{:?}",
        applied.warnings
    );
    applied.warnings.iter().map(|warning| warning.code).collect()
}
