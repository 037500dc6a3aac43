//! Tests of the information that the other player sees of a match (Tournament Rules 4.1 and 2.11).

use super::{act, begun};
use crate::Tracker;
use altmode_journal::MOST_LETTERS;
use altmode_json::json;
use altmode_tournament_information::Audience;

/// Returns a match with notes of every kind among the other entries.
fn noted() -> Tracker {
    let mut tracker = begun();
    act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": 3 }));
    act(&mut tracker, json!({ "type": "note", "text": "secret: slow" }));
    act(&mut tracker, json!({ "type": "note", "seat": 1, "text": "secret: holds a Bashing Shield" }));
    act(&mut tracker, json!({ "type": "note", "character": 2, "text": "!secret: KO first" }));
    act(&mut tracker, json!({ "type": "damage", "character": 2, "amount": 1 }));
    tracker
}

#[test]
fn notes_are_left_out_of_all_that_others_see() {
    let tracker = noted();
    for (audience, seen) in [(Audience::Owner, true), (Audience::Official, true), (Audience::Opponent, false), (Audience::Public, false)] {
        let copy = tracker.seen_by(audience);
        let linked = Tracker::from_link(&copy.link().unwrap(), "two").unwrap();
        for text in [
            copy.export().to_string(),
            linked.export().to_string(),
            altmode_json::to_string(&copy.view(0)).unwrap(),
            altmode_json::to_string(&copy.history()).unwrap(),
        ] {
            assert_eq!(text.contains("secret"), seen, "{audience:?}: {text}");
            assert!(text.contains("Ann"), "{text}");
        }
        assert_eq!((copy.state().characters[0].damage, copy.state().characters[2].damage), (3, 1));
    }
    assert_eq!(tracker.seen_by(Audience::Opponent).history()[1].text, "Note, blank");
}

#[test]
fn merging_a_copy_without_notes_loses_none() {
    let own = noted();
    let mut theirs = Tracker::import(&own.seen_by(Audience::Opponent).export(), "two").unwrap();
    act(&mut theirs, json!({ "type": "damage", "character": 1, "amount": 2 }));
    let mut joined = own.clone();
    joined.merge(&theirs).unwrap();
    assert_eq!(joined.state().characters[1].damage, 2);
    assert_eq!((joined.state().note.as_str(), joined.state().characters[2].note.as_str()), ("secret: slow", "!secret: KO first"));
    // In the other direction the notes are merged too, because the receiver is given the whole log.
    theirs.merge(&own).unwrap();
    assert_eq!((&theirs.log.entries, &theirs.log.base), (&joined.log.entries, &joined.log.base));
}

#[test]
fn notes_are_left_out_of_what_older_entries_came_to() {
    let mut tracker = noted();
    for _ in 0..200 {
        act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": 1 }));
        act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": -1 }));
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

#[test]
fn a_copy_for_others_foretells_no_throw() {
    let own = noted();
    let coin = json!({ "type": "die", "sides": 100 });
    for audience in [Audience::Opponent, Audience::Public] {
        let copy = own.seen_by(audience);
        assert!(!copy.export().to_string().contains("\"seed\":\"2a\""), "{audience:?}");
        let mut linked = Tracker::from_link(&copy.link().unwrap(), "two").unwrap();
        assert_eq!(linked.log.setup.seed, "");
        assert_eq!(linked.throw(&coin, 9_000_000, "", "").unwrap_err().code, "no-randomness");
        // Its throws use the randomness of its own device and merge like any other entry.
        linked.throw(&coin, 9_000_000, "Ben", "77").unwrap();
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
