//! Tests of the information that other people see of a match.

use super::{act, begun};
use crate::Tracker;
use altmode_journal::{Audience, MOST_LETTERS};
use altmode_json::json;

/// Returns a match with notes and hidden cards among the other entries.
fn noted() -> Tracker {
    let mut tracker = begun();
    act(&mut tracker, json!({ "type": "health", "fighter": 0, "amount": -3 }));
    act(&mut tracker, json!({ "type": "note", "text": "secret: slow" }));
    act(&mut tracker, json!({ "type": "note", "seat": 1, "text": "secret: holds a Feint" }));
    act(&mut tracker, json!({ "type": "move-cards", "seat": 0, "from": "deck", "to": "hand", "count": 1, "card": "gaze-of-stone" }));
    act(&mut tracker, json!({ "type": "move-cards", "seat": 0, "from": "hand", "to": "discard", "count": 1, "card": "dash" }));
    tracker
}

#[test]
fn notes_and_hidden_cards_are_left_out_of_copies_for_others() {
    let tracker = noted();
    for (audience, seen) in [(Audience::Owner, true), (Audience::Official, true), (Audience::Opponent, false), (Audience::Public, false)] {
        let copy = tracker.seen_by(audience);
        let linked = Tracker::from_link(&copy.link().unwrap(), "two").unwrap();
        for text in [copy.export().to_string(), linked.export().to_string(), altmode_json::to_string(&copy.history()).unwrap()] {
            assert_eq!(text.contains("secret"), seen, "{audience:?}: {text}");
            assert_eq!(text.contains("gaze-of-stone"), seen, "{audience:?}: {text}");
            assert!(text.contains("dash"), "{text}");
        }
        assert_eq!(altmode_json::to_string(&copy.view(0)).unwrap().contains("secret"), seen);
        assert_eq!(copy.state().fighters, tracker.state().fighters);
        assert_eq!(copy.state().players[0].piles, tracker.state().players[0].piles);
    }
}

#[test]
fn a_copy_for_others_foretells_no_die() {
    let own = noted();
    let die = json!({ "type": "die", "sides": 100 });
    for audience in [Audience::Opponent, Audience::Public] {
        let copy = own.seen_by(audience);
        assert!(!copy.export().to_string().contains("\"seed\":\"2a\""), "{audience:?}");
        let mut linked = Tracker::from_link(&copy.link().unwrap(), "two").unwrap();
        assert_eq!(linked.log.setup.seed, "");
        assert_eq!(linked.throw(&die, 9_000_000, "", "").unwrap_err().code, "no-randomness");
        // Its dice use the randomness of its own device and merge like any other entry.
        linked.throw(&die, 9_000_000, "Ben", "77").unwrap();
        let mut joined = own.clone();
        assert_eq!(joined.merge(&linked).unwrap(), 1);
        assert_eq!(joined.log.setup.seed, "2a");
        assert!(linked.merge(&own).is_ok());
        assert_eq!(linked.log.setup.seed, "");
    }
    let mut other = own.clone();
    other.log.setup.seed = "2b".into();
    assert_eq!(own.clone().merge(&other).unwrap_err().code, "other-match");
}

#[test]
fn merging_a_copy_for_others_loses_nothing() {
    let own = noted();
    let mut theirs = Tracker::import(&own.seen_by(Audience::Opponent).export(), "two").unwrap();
    act(&mut theirs, json!({ "type": "health", "fighter": 4, "amount": -2 }));
    let mut joined = own.clone();
    assert_eq!(joined.merge(&theirs).unwrap(), 1);
    assert_eq!((joined.state().note.as_str(), joined.state().players[1].note.as_str()), ("secret: slow", "secret: holds a Feint"));
    assert!(joined.export().to_string().contains("gaze-of-stone"));
    theirs.merge(&own).unwrap();
    assert_eq!(theirs.log.entries, joined.log.entries);
}

#[test]
fn notes_are_left_out_of_the_state_of_older_entries() {
    let mut tracker = noted();
    for _ in 0..200 {
        act(&mut tracker, json!({ "type": "health", "fighter": 0, "amount": -1 }));
        act(&mut tracker, json!({ "type": "health", "fighter": 0, "amount": 1 }));
    }
    let short = Tracker::from_link(&tracker.link().unwrap(), "two").unwrap();
    assert!(short.log.base.is_some() && short.state().note == "secret: slow");
    let theirs = Tracker::from_link(&short.seen_by(Audience::Public).link().unwrap(), "three").unwrap();
    assert!(theirs.log.base.is_some() && !theirs.export().to_string().contains("secret"));
    for (mut one, other) in [(short.clone(), theirs.clone()), (theirs, short)] {
        one.merge(&other).unwrap();
        assert_eq!(one.state().note, "secret: slow");
    }
    assert!(tracker.seen_by(Audience::Opponent).link().unwrap().len() <= MOST_LETTERS);
}
