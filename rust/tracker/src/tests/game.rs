//! Tests of actions and of the warnings about them.

use super::{act, begun, codes};
use crate::{Tracker, setup::Setup, state::Zone};
use altmode_journal::action_from_json;
use altmode_json::json;
use altmode_tcg_language::Mode;

#[test]
fn damage_goes_up_and_down_and_never_below_none() {
    let mut tracker = begun();
    act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": 5, "from": 2 }));
    assert_eq!(tracker.state().characters[0].damage, 5);
    let told = act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": -9 }));
    assert_eq!(tracker.state().characters[0].damage, 0);
    assert_eq!(told.text, "Optimus Prime repairs 5 damage (5 → 0 of 14)");
    let nothing = act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": -1 }));
    assert_eq!(nothing.entry, None);
    act(&mut tracker, json!({ "type": "set-damage", "character": 0, "to": 7 }));
    assert_eq!(tracker.view(0).characters[0].remaining, 7);
}

#[test]
fn a_ko_is_noticed_done_by_hand_and_reversible() {
    let mut tracker = begun();
    act(&mut tracker, json!({ "type": "put-upgrade", "character": 0, "upgrade": "Primary Laser" }));
    act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": 14 }));
    assert!(
        tracker
            .view(0)
            .warnings
            .iter()
            .any(|warning| warning.code == "should-be-koed"
                && warning.path == "characters[0].damage")
    );
    assert!(tracker.view(0).warnings.iter().all(|warning| warning.rule.is_some()));
    let ko = act(&mut tracker, json!({ "type": "ko", "character": 0 }));
    assert!(codes(&ko).is_empty());
    let state = &tracker.state().characters[0];
    assert_eq!((state.zone, state.damage, state.upgrades.len()), (Zone::KoArea, 14, 0));
    tracker.undo(2_000, "Ann").unwrap();
    assert_eq!(tracker.state().characters[0].upgrades.len(), 1);
    tracker.redo(3_000, "Ann").unwrap();
    act(&mut tracker, json!({ "type": "return", "character": 0, "damage": 3 }));
    assert_eq!(tracker.view(0).characters[0].remaining, 11);
}

#[test]
fn the_rules_warn_and_forbid_nothing() {
    let mut tracker = begun();
    let early = act(
        &mut tracker,
        json!({ "type": "put-upgrade", "character": 0, "upgrade": "Primary Laser" }),
    );
    assert_eq!(codes(&early), ["first-turn"]);
    act(&mut tracker, json!({ "type": "turn", "turn": 3, "active": 0 }));
    let second = act(
        &mut tracker,
        json!({ "type": "put-upgrade", "character": 0, "upgrade": "Primary Laser" }),
    );
    assert_eq!(codes(&second), ["slot-full"]);
    assert_eq!(tracker.view(0).warnings[0].code, "too-many-upgrades");
    let attack =
        act(&mut tracker, json!({ "type": "attack", "attacker": 0, "defender": 2, "damage": 3 }));
    assert_eq!(codes(&attack), Vec::<&str>::new());
    let again =
        act(&mut tracker, json!({ "type": "attack", "attacker": 0, "defender": 2, "damage": 3 }));
    assert_eq!(codes(&again), ["tapped-attacker"]);
    act(&mut tracker, json!({ "type": "tap", "character": 3, "tapped": true }));
    let other =
        act(&mut tracker, json!({ "type": "attack", "attacker": 2, "defender": 1, "damage": 0 }));
    assert_eq!(codes(&other), ["not-your-turn", "untapped-defender"]);
    let ko = act(&mut tracker, json!({ "type": "ko", "character": 1 }));
    assert_eq!(codes(&ko), ["not-enough-damage"]);
    let wrong =
        act(&mut tracker, json!({ "type": "combine", "form": "c-devastator", "parts": [0] }));
    assert!(codes(&wrong).contains(&"wrong-part") && codes(&wrong).contains(&"missing-part"));
    let next = act(&mut tracker, json!({ "type": "end", "winner": 0, "reason": "KO" }));
    assert!(codes(&next).is_empty());
    assert_eq!(codes(&act(&mut tracker, json!({ "type": "next-turn" }))), ["game-over"]);
}

#[test]
fn what_is_not_there_is_refused_with_its_place() {
    let mut tracker = begun();
    let mut refused = |action: altmode_json::Value| {
        let error = tracker.apply(&action_from_json(&action).unwrap(), 0, "").unwrap_err();
        (error.code, error.path.clone())
    };
    assert_eq!(
        refused(json!({ "type": "ko", "character": 9 })),
        ("unknown-character", "character".into())
    );
    assert_eq!(
        refused(json!({ "type": "mode", "character": 0, "mode": "head" })),
        ("no-such-mode", "mode".into())
    );
    assert_eq!(
        refused(json!({ "type": "put-upgrade", "character": 0, "upgrade": "Nonsense" })),
        ("unknown-card", "upgrade".into())
    );
    assert_eq!(
        refused(json!({ "type": "return", "character": 0 })),
        ("wrong-place", "character".into())
    );
    assert_eq!(
        refused(json!({ "type": "rename", "seat": 2, "name": "x" })),
        ("unknown-seat", "seat".into())
    );
    assert_eq!(
        refused(json!({ "type": "note", "text": "x".repeat(600) })),
        ("too-long", "text".into())
    );
    assert!(tracker.log.entries.is_empty());
}

/// Rise of the Combiners FAQ: all damage counters and Upgrades come along.
#[test]
fn parts_combine_with_all_that_is_on_them() {
    let parts = ["w2a-t01", "w2a-t02", "w2a-t03", "w2a-t04", "w2a-t05", "w2a-t06"];
    let setup = Setup::from_json(&json!({ "seed": "1", "players": [{ "characters": parts }, {}] }))
        .unwrap();
    let mut tracker = Tracker::new(setup, "one", 0).unwrap();
    act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": 2 }));
    act(&mut tracker, json!({ "type": "damage", "character": 1, "amount": 3 }));
    act(&mut tracker, json!({ "type": "put-upgrade", "character": 5, "upgrade": "Primary Laser" }));
    let done = act(
        &mut tracker,
        json!({ "type": "combine", "form": "Devastator", "parts": [0, 1, 2, 3, 4, 5] }),
    );
    assert!(done.text.ends_with("combine into Devastator"), "{}", done.text);
    assert!(codes(&done).is_empty());
    let view = tracker.view(0);
    let whole = &view.characters[6];
    assert_eq!(
        (whole.damage, whole.upgrades.len(), whole.zone, whole.tapped),
        (5, 1, "battlefield", false)
    );
    assert_eq!((view.characters[0].zone, view.characters[0].of), ("part", Some(6)));
    assert_eq!(view.players[0].stars, 25);
    tracker.undo(0, "").unwrap();
    assert_eq!(tracker.view(0).characters[1].damage, 3);
}

/// Wave 5 FAQ: the head adds its numbers and deploys when the body is KO'd.
#[test]
fn a_head_is_on_its_body_until_that_is_koed() {
    let heads = ["w5-t01"];
    let bodies: Vec<&str> = crate::facts::facts()
        .characters
        .iter()
        .filter(|card| card.faces.iter().any(|face| face.mode() == Mode::Body))
        .map(|card| card.id.as_str())
        .collect();
    let team = json!([bodies[0], { "card": heads[0], "headOf": 0 }]);
    let setup =
        Setup::from_json(&json!({ "seed": "1", "players": [{ "characters": team }, {}] })).unwrap();
    let mut tracker = Tracker::new(setup, "one", 0).unwrap();
    assert_eq!(tracker.view(0).characters[1].zone, "head");
    act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": 40 }));
    act(&mut tracker, json!({ "type": "ko", "character": 0 }));
    let view = tracker.view(0);
    assert_eq!((view.characters[1].zone, view.characters[1].mode), ("battlefield", "bot"));
    assert!(
        view.warnings
            .iter()
            .all(|warning| warning.code != "team-out" || warning.path == "players[1]")
    );
}

/// Expanded Rules 2.0, 1.4: when all characters of both players are tapped, all untap.
#[test]
fn a_turn_ends_and_everything_untaps_when_all_are_tapped() {
    let mut tracker = begun();
    for character in 0..4 {
        act(&mut tracker, json!({ "type": "tap", "character": character, "tapped": true }));
    }
    act(&mut tracker, json!({ "type": "next-turn" }));
    let view = tracker.view(0);
    assert_eq!((view.turn, view.active), (2, 1));
    assert!(view.characters.iter().all(|character| !character.tapped));
}

/// Tournament Rules 2.5 and 2.5.1.
#[test]
fn time_is_called_and_the_tie_broken() {
    let mut tracker = begun();
    act(&mut tracker, json!({ "type": "clock-start" }));
    let started = tracker.log.entries[0].at;
    let minute = 60_000;
    let clock = tracker.view(started + 20 * minute).clock;
    assert_eq!((clock.remaining, clock.stage), (Some(30 * minute as i64), "running"));
    act(&mut tracker, json!({ "type": "clock-extend", "seconds": 300 }));
    assert_eq!(tracker.view(started + 54 * minute).clock.stage, "running");
    assert_eq!(tracker.view(started + 55 * minute).clock.stage, "over");
    act(&mut tracker, json!({ "type": "time-called" }));
    assert_eq!(tracker.view(started).clock.stage, "finish-turn");
    let tap_all = |tracker: &mut Tracker| {
        for character in 0..4 {
            act(tracker, json!({ "type": "tap", "character": character, "tapped": true }));
        }
        act(tracker, json!({ "type": "next-turn" }));
    };
    // The turn in which time is called does not end the match, even if all characters untap after it.
    tap_all(&mut tracker);
    assert_eq!(tracker.view(started).clock.stage, "play-on");
    act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": 1 }));
    tap_all(&mut tracker);
    let view = tracker.view(started);
    assert_eq!(view.clock.stage, "finished");
    assert_eq!(view.tiebreak.games, [0, 0]);
    assert_eq!(view.tiebreak.health[0], view.players[0].remaining);
    assert_eq!(view.tiebreak.decided_by, Some("health"));
}

/// Tournament Rules 2.5.2: if undecided matches are draws, the first turn after time that ends with all tapped is the last.
#[test]
fn without_tiebreakers_the_turn_in_which_time_is_called_can_be_the_last() {
    let stage = |after: &str| {
        let team = json!(["w1-t24"]);
        let setup = json!({ "seed": "1", "players": [{ "characters": team }, { "characters": team }], "afterTime": after });
        let mut tracker = Tracker::new(Setup::from_json(&setup).unwrap(), "one", 0).unwrap();
        act(&mut tracker, json!({ "type": "time-called" }));
        for character in 0..2 {
            act(&mut tracker, json!({ "type": "tap", "character": character, "tapped": true }));
        }
        act(&mut tracker, json!({ "type": "next-turn" }));
        tracker.view(0).clock.stage
    };
    assert_eq!([stage("draw"), stage("tiebreak")], ["finished", "play-on"]);
}

#[test]
fn ties_go_on_to_stars_white_icons_and_a_coin() {
    let team = json!(["w1-t24"]);
    let setup = Setup::from_json(
        &json!({ "seed": "1", "players": [{ "characters": team }, { "characters": team }] }),
    )
    .unwrap();
    let mut tracker = Tracker::new(setup, "one", 0).unwrap();
    let decided = |tracker: &Tracker| {
        let tiebreak = tracker.view(0).tiebreak;
        (tiebreak.decided_by, tiebreak.winner)
    };
    assert_eq!(decided(&tracker), (None, None));
    act(&mut tracker, json!({ "type": "tiebreak-coin", "winner": 1 }));
    assert_eq!(decided(&tracker), (Some("coin"), Some(1)));
    for (seat, white) in [(0, 1), (1, 1), (0, 2), (1, 0)] {
        act(&mut tracker, json!({ "type": "tiebreak-flip", "seat": seat, "white": white }));
    }
    assert_eq!(decided(&tracker), (Some("white"), Some(0)));
    act(&mut tracker, json!({ "type": "edit", "character": 1, "stars": 99 }));
    assert_eq!(decided(&tracker), (Some("stars"), Some(1)));
}

#[test]
fn a_match_goes_over_several_games() {
    let mut tracker = begun();
    act(&mut tracker, json!({ "type": "damage", "character": 0, "amount": 5 }));
    act(&mut tracker, json!({ "type": "end", "winner": 1, "reason": "conceded" }));
    act(&mut tracker, json!({ "type": "next-game", "first": 0 }));
    let view = tracker.view(0);
    assert_eq!((view.game, view.turn, view.players[1].wins, view.match_winner), (2, 1, 1, None));
    assert_eq!(view.characters[0].damage, 0);
    act(&mut tracker, json!({ "type": "end", "winner": 1 }));
    assert_eq!(tracker.view(0).match_winner, Some(1));
    // Games played on for fun do not count for the match.
    for _ in 0..2 {
        act(&mut tracker, json!({ "type": "next-game" }));
        act(&mut tracker, json!({ "type": "end", "winner": 0 }));
    }
    assert_eq!((tracker.view(0).players[0].wins, tracker.view(0).match_winner), (2, Some(1)));
}

#[test]
fn chance_is_seeded_and_written_down() {
    let throws = |seed: &str| {
        let setup = Setup { seed: seed.into(), ..super::setup() };
        let mut tracker = Tracker::new(setup, "one", 0).unwrap();
        for throw in [
            json!({ "type": "coin" }),
            json!({ "type": "die", "sides": 20 }),
            json!({ "type": "first" }),
        ] {
            for _ in 0..8 {
                tracker.throw(&throw, 0, "Ann", "").unwrap();
            }
        }
        let cards = json!([{ "icons": ["orange"], "count": 20 }, { "icons": ["blue", "white"], "count": 20 }]);
        tracker
            .throw(&json!({ "type": "flip", "seat": 0, "count": 2, "cards": cards }), 0, "Ann", "")
            .unwrap();
        tracker.history().into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    assert_eq!(throws("2a"), throws("2a"));
    assert_ne!(throws("2a"), throws("2b"));
    assert!(throws("2a").last().unwrap().starts_with("Ann flips: "));
    let mut tracker = begun();
    assert_eq!(
        tracker.throw(&json!({ "type": "die", "sides": 1 }), 0, "", "").unwrap_err().path,
        "sides"
    );
    assert_eq!(tracker.throw(&json!({}), 0, "", "").unwrap_err().path, "type");
}

#[test]
fn mini_cassettes_raise_the_star_limit_of_their_deployer() {
    let stars = |more: &str| {
        let cassettes = ["Eject, Electronic Surveillance", "Ramhorn, Warrior", "Steeljaw, Tracker"]
            .map(|card| json!({ "card": card, "under": 0 }));
        let mut team = vec![json!("Blaster, Communications")];
        team.extend(cassettes);
        team.push(json!(more));
        let setup = json!({ "seed": "2a", "players": [{ "name": "Ann", "characters": team }, { "name": "Ben", "characters": ["Deadlock, Bounty Hunter"] }] });
        let tracker = Tracker::new(Setup::from_json(&setup).unwrap(), "one", 1_000).unwrap();
        let warnings = crate::standing::standing_warnings(&tracker);
        warnings
            .into_iter()
            .find(|warning| warning.code == "too-many-stars")
            .map(|warning| warning.message)
    };
    // 25 stars, and three more for the cards that start under Blaster.
    assert_eq!(stars("Autobot Teslor"), None);
    assert!(
        stars("Private Fixit, Rescue Patrol • Medic").unwrap().contains("29 stars; 28 are allowed")
    );
}
