//! Whole matches, as people track them.

mod game;
mod log;
mod properties;
mod seen;

use crate::{Tracker, action::Action, setup::Setup, tracker::Applied};
use serde_json::{Value, json};

/// Two teams of known cards and one described by hand.
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

/// Does something a minute after what came before, so that no two entries join.
fn act(tracker: &mut Tracker, action: Value) -> Applied {
    let at = tracker.log.entries.last().map_or(1_000, |entry| entry.until()) + 60_000;
    tracker.apply(&Action::from_json(&action).unwrap(), at, "Ann").unwrap()
}

fn codes(applied: &Applied) -> Vec<&'static str> {
    // Of everything that the rules say the rule is told.
    assert!(applied.warnings.iter().all(|warning| (warning.code == "game-over") == warning.rule.is_none()), "{:?}", applied.warnings);
    applied.warnings.iter().map(|warning| warning.code).collect()
}
