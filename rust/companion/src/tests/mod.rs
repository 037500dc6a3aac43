//! Tests of whole matches.

mod forecast;
mod game;
mod heroes;
mod log;
mod properties;

use crate::{Tracker, setup::Setup};
use altmode_journal::{Applied, action_from_json};
use altmode_json::{Value, json};

fn setup() -> Setup {
    Setup::from_json(&json!({
        "seed": "2a", "board": "Marmoreal", "wins": 2,
        "players": [{ "name": "Ann", "hero": "medusa" }, { "name": "Ben", "hero": "Sinbad" }],
    }))
    .unwrap()
}

fn begun() -> Tracker {
    Tracker::new(setup(), "one", 1_000).unwrap()
}

/// Applies an action a minute after the previous one, so that entries are not combined.
fn act(tracker: &mut Tracker, action: Value) -> Applied {
    let at = tracker.log.entries.last().map_or(1_000, |entry| entry.until()) + 60_000;
    tracker.apply(&action_from_json(&action).unwrap(), at, "Ann").unwrap()
}

fn codes(applied: &Applied) -> Vec<&'static str> {
    // Every warning about the rules cites its rule.
    assert!(
        applied
            .warnings
            .iter()
            .all(|warning| matches!(warning.code, "game-over" | "match-decided")
                == warning.rule.is_none()),
        "{:?}",
        applied.warnings
    );
    applied.warnings.iter().map(|warning| warning.code).collect()
}

fn refused(tracker: &mut Tracker, action: Value) -> (&'static str, String) {
    let before = tracker.log.clone();
    let error = action_from_json(&action)
        .and_then(|action| tracker.apply(&action, 9_000_000, ""))
        .unwrap_err();
    assert_eq!(tracker.log, before, "a refused action records nothing");
    (error.code, error.path.clone())
}
