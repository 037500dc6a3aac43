//! Tests of the effects of actions, and of warnings.

use super::{act, begun, codes, refused, setup};
use crate::{Tracker, setup::Setup};
use altmode_json::json;

#[test]
fn a_match_begins_as_the_rules_say() {
    let view = begun().view(0);
    let names: Vec<(&str, u8, Option<&str>)> = view
        .fighters
        .iter()
        .map(|fighter| (fighter.name.as_str(), fighter.health, fighter.at.as_deref()))
        .collect();
    let board = crate::facts::board("marmoreal").unwrap();
    let start = |place: usize| Some(board.spaces[usize::from(board.starts[place])].as_str());
    assert_eq!(
        names,
        [
            ("Medusa", 16, start(0)),
            ("Harpy 1", 1, None),
            ("Harpy 2", 1, None),
            ("Harpy 3", 1, None),
            ("Sinbad", 15, start(1)),
            ("Porter", 6, None)
        ]
    );
    assert_eq!((view.turn, view.active, view.actions, view.wins_needed), (1, 0, 2, 2));
    assert_eq!((view.players[0].deck, view.players[0].hand, view.players[0].discard), (25, 5, 0));
}

#[test]
fn a_turn_of_maneuver_and_attack() {
    let mut tracker = begun();
    assert_eq!(codes(&act(&mut tracker, json!({ "type": "maneuver", "boost": "dash" }))), [""; 0]);
    let attack = json!({ "type": "attack", "attacker": 1, "defender": 4, "damage": 2, "card": "Clutching Claws", "defense": "" });
    let applied = act(&mut tracker, attack);
    assert_eq!(codes(&applied), [""; 0]);
    assert_eq!(
        applied.text,
        "Harpy 1 attacks Sinbad with Clutching Claws against a defense for 2 damage (15 → 13)"
    );
    let view = tracker.view(0);
    assert_eq!((view.actions, view.fighters[4].health), (0, 13));
    let [ann, ben] = [0, 1].map(|seat| &view.players[seat]);
    assert_eq!((ann.deck, ann.hand, ann.discard), (24, 4, 2));
    assert_eq!((ben.deck, ben.hand, ben.discard), (25, 4, 1));
    let open: Vec<(&str, u8)> = ann
        .cards
        .iter()
        .filter(|card| card.discarded > 0)
        .map(|card| (card.card, card.discarded))
        .collect();
    assert_eq!(open, [("clutching-claws", 1), ("dash", 1)]);
    assert_eq!(codes(&act(&mut tracker, json!({ "type": "next-turn" }))), [""; 0]);
    assert_eq!((tracker.state.active, tracker.state.actions, tracker.state.turn), (1, 2, 2));
}

#[test]
fn rules_that_are_broken_are_told_and_recorded() {
    let mut tracker = begun();
    assert_eq!(codes(&act(&mut tracker, json!({ "type": "next-turn" }))), ["actions-left"]);
    let own = json!({ "type": "attack", "attacker": 0, "defender": 1, "damage": 0 });
    assert_eq!(codes(&act(&mut tracker, own)), ["not-your-turn", "own-side"]);
    act(&mut tracker, json!({ "type": "defeat", "fighter": 5 }));
    let dead =
        json!({ "type": "attack", "attacker": 5, "defender": 0, "damage": 1, "card": "feint" });
    assert_eq!(codes(&act(&mut tracker, dead)), ["defeated"]);
    assert_eq!(
        codes(&act(&mut tracker, json!({ "type": "scheme", "card": "feint" }))),
        ["no-actions", "wrong-card"]
    );
    act(&mut tracker, json!({ "type": "set-cards", "seat": 1, "pile": "hand", "to": 9 }));
    assert_eq!(codes(&act(&mut tracker, json!({ "type": "next-turn" }))), ["hand-limit"]);
    act(&mut tracker, json!({ "type": "actions", "amount": 2 }));
    // Harpies cannot use a card that is for Medusa only.
    let claws = json!({ "type": "attack", "attacker": 1, "defender": 4, "damage": 2, "card": "gaze-of-stone" });
    assert_eq!(codes(&act(&mut tracker, claws)), ["wrong-card"]);
    let far = json!({ "type": "attack", "attacker": 0, "defender": 4, "damage": 2 });
    assert_eq!(
        codes(&act(&mut tracker, far.clone())),
        [""; 0],
        "the start spaces are known, but not whether the two still stand there"
    );
    for fighter in [0, 4] {
        let at = tracker.state.fighters[fighter].at.clone();
        act(&mut tracker, json!({ "type": "place", "fighter": fighter, "at": at }));
    }
    assert_eq!(codes(&act(&mut tracker, far.clone())), ["out-of-reach"]);
    act(&mut tracker, json!({ "type": "maneuver" }));
    act(&mut tracker, json!({ "type": "actions", "amount": 2 }));
    assert_eq!(codes(&act(&mut tracker, far)), [""; 0], "the attacker may have moved");
    act(&mut tracker, json!({ "type": "set-cards", "seat": 0, "pile": "deck", "to": 0 }));
    act(&mut tracker, json!({ "type": "actions", "amount": -9 }));
    assert_eq!(
        codes(&act(&mut tracker, json!({ "type": "maneuver" }))),
        ["no-actions", "exhausted"]
    );
    let draw = json!({ "type": "move-cards", "seat": 0, "from": "deck", "to": "hand", "count": 1 });
    let applied = act(&mut tracker, draw);
    assert_eq!((codes(&applied), applied.entry), (vec!["exhausted"], None));
    let start = tracker.state.fighters[0].at.clone().unwrap();
    assert_eq!(
        codes(&act(&mut tracker, json!({ "type": "place", "fighter": 1, "at": start }))),
        ["occupied"]
    );
}

#[test]
fn cards_are_counted_by_pile_and_name() {
    let mut tracker = begun();
    let discard = |count: i16| json!({ "type": "move-cards", "seat": 0, "from": "hand", "to": "discard", "count": count, "card": "Dash" });
    act(&mut tracker, discard(2));
    let dash = |tracker: &Tracker| {
        let view = tracker.view(0);
        let card = view.players[0]
            .cards
            .iter()
            .find(|card| card.card == "dash")
            .map(|card| (card.discarded, card.unseen))
            .unwrap();
        (view.players[0].hand, view.players[0].discard, card)
    };
    assert_eq!(dash(&tracker), (3, 2, (2, 1)));
    act(&mut tracker, discard(-1));
    assert_eq!(dash(&tracker), (4, 1, (1, 2)));
    // A player cannot have more copies than the deck.
    act(&mut tracker, discard(2));
    assert_eq!(codes(&act(&mut tracker, discard(1))), ["too-many-copies"]);
    // Shuffling a discard pile into the deck clears its open cards.
    let back =
        json!({ "type": "move-cards", "seat": 0, "from": "discard", "to": "deck", "count": 90 });
    act(&mut tracker, back);
    assert_eq!(dash(&tracker).2, (0, 3));
    assert_eq!(tracker.view(0).players[0].deck, 29);
}

#[test]
fn the_last_side_and_the_match_are_told() {
    let mut tracker = begun();
    act(&mut tracker, json!({ "type": "health", "fighter": 4, "amount": -15 }));
    let view = tracker.view(0);
    assert!(view.fighters[4].defeated && view.fighters[4].at.is_none());
    assert_eq!((view.left_over.as_deref(), view.warnings[0].code), (Some(&[0u8][..]), "side-left"));
    act(&mut tracker, json!({ "type": "end", "winners": [0], "reason": "Sinbad is defeated" }));
    let next = json!({ "type": "next-game", "first": 1, "board": "Soho", "players": [{ "hero": "medusa" }, { "hero": "alice" }] });
    act(&mut tracker, next);
    let view = tracker.view(0);
    assert_eq!((view.game, view.active, view.board.as_deref()), (2, 1, Some("soho")));
    assert_eq!(
        (view.players[0].name.as_str(), view.players[1].hero_name.as_str()),
        ("Ann", "Alice")
    );
    assert_eq!((view.players[0].wins, view.match_winners.len()), (1, 0));
    act(&mut tracker, json!({ "type": "end", "winners": [0] }));
    assert_eq!(tracker.view(0).match_winners, [0]);
    assert_eq!(codes(&act(&mut tracker, json!({ "type": "maneuver" }))), ["game-over"]);
    // By default the next game has the same heroes.
    act(&mut tracker, json!({ "type": "next-game" }));
    assert_eq!(tracker.view(0).players[1].hero.as_deref(), Some("alice"));
}

#[test]
fn teams_play_on_while_a_sidekick_lives() {
    let heroes = ["medusa", "sinbad", "alice", "king-arthur"];
    let players: Vec<_> =
        (0..).zip(heroes).map(|(seat, hero)| json!({ "hero": hero, "team": seat % 2 })).collect();
    let setup = Setup::from_json(&json!({ "seed": "1", "board": "marmoreal", "players": players }))
        .unwrap();
    let mut tracker = Tracker::new(setup, "one", 0).unwrap();
    act(&mut tracker, json!({ "type": "defeat", "fighter": 4 }));
    assert!(!tracker.view(0).players[1].out);
    act(&mut tracker, json!({ "type": "defeat", "fighter": 5 }));
    assert!(tracker.view(0).players[1].out && tracker.view(0).left_over.is_none());
    assert_eq!(tracker.view(0).next, 2);
    let arthur = tracker
        .view(0)
        .fighters
        .iter()
        .find(|fighter| fighter.fighter == "king-arthur")
        .unwrap()
        .id;
    act(&mut tracker, json!({ "type": "defeat", "fighter": arthur }));
    assert_eq!(tracker.view(0).left_over, Some(vec![0, 2]));
}

#[test]
fn heroes_described_by_hand_forms_and_counters() {
    let own = json!({ "name": "Homemade", "deck": 20, "fighters": [{ "name": "Homemade", "health": 12 }, { "name": "Pet", "health": 3 }] });
    let setup =
        Setup::from_json(&json!({ "seed": "1", "players": [{ "own": own }, { "hero": "alice" }] }))
            .unwrap();
    let mut tracker = Tracker::new(setup, "one", 0).unwrap();
    act(&mut tracker, json!({ "type": "counter", "seat": 0, "name": "Rage", "amount": 2 }));
    act(&mut tracker, json!({ "type": "counter", "name": "Fog A3", "amount": 1 }));
    act(&mut tracker, json!({ "type": "form", "seat": 1, "form": "small" }));
    act(&mut tracker, json!({ "type": "add", "seat": 0, "name": "Clone", "health": 1 }));
    let view = tracker.view(0);
    assert_eq!(
        (view.players[0].deck, view.players[0].counters[0].amount, view.counters[0].amount),
        (15, 2, 1)
    );
    assert_eq!(view.players[1].form.as_deref(), Some("small"));
    let clone = view.fighters.last().map(|fighter| (fighter.name.clone(), fighter.id)).unwrap();
    assert_eq!(clone.0, "Clone");
    act(&mut tracker, json!({ "type": "remove", "fighter": clone.1 }));
    assert_eq!(
        refused(&mut tracker, json!({ "type": "health", "fighter": clone.1, "amount": 1 })),
        ("unknown-fighter", "fighter".into())
    );
    act(&mut tracker, json!({ "type": "next-game" }));
    assert_eq!(tracker.view(0).players[0].hero_name, "Homemade");
}

#[test]
fn faults_name_their_place() {
    let mut tracker = begun();
    for (action, code, path) in [
        (json!({ "type": "health", "fighter": 99, "amount": 1 }), "unknown-fighter", "fighter"),
        (json!({ "type": "set-health", "fighter": 0, "to": 100 }), "out-of-range", "to"),
        (json!({ "type": "place", "fighter": 0, "at": "Z9" }), "unknown-space", "at"),
        (json!({ "type": "form", "seat": 0, "form": "big" }), "unknown-form", "form"),
        (
            json!({ "type": "move-cards", "seat": 2, "from": "deck", "to": "hand", "count": 1 }),
            "unknown-seat",
            "seat",
        ),
        (
            json!({ "type": "move-cards", "seat": 0, "from": "hand", "to": "discard", "count": 1, "card": "Nothing" }),
            "unknown-card",
            "card",
        ),
        (
            json!({ "type": "move-cards", "seat": 0, "from": "hand", "to": "hand", "count": 1 }),
            "bad-input",
            "to",
        ),
        (json!({ "type": "turn", "turn": 1, "active": 2, "actions": 2 }), "unknown-seat", "active"),
        (json!({ "type": "end", "winners": [0, 0] }), "unknown-seat", "winners[1]"),
        (json!({ "type": "next-game", "board": "Nowhere" }), "unknown-board", "board"),
        (
            json!({ "type": "next-game", "players": [{ "hero": "medusa" }, { "hero": "x" }] }),
            "unknown-hero",
            "players[1].hero",
        ),
        (
            json!({ "type": "counter", "fighter": 0, "seat": 0, "name": "x", "amount": 1 }),
            "bad-input",
            "",
        ),
        (json!({ "type": "counter", "name": " ", "amount": 1 }), "missing-field", "name"),
        (json!({ "type": "dance" }), "unknown-action", "type"),
    ] {
        assert_eq!(refused(&mut tracker, action.clone()), (code, path.to_string()), "{action}");
    }
    for (change, path) in [
        (json!({ "players": [{ "hero": "medusa" }] }), "players"),
        (
            json!({ "players": [{ "hero": "medusa", "team": 0 }, { "hero": "sinbad", "team": 0 }] }),
            "players",
        ),
        (json!({ "players": [{ "hero": "medusa" }, {}] }), "players[1].hero"),
        (json!({ "first": 2 }), "first"),
        (json!({ "wins": 0 }), "wins"),
        (json!({ "board": "Nowhere" }), "board"),
    ] {
        let mut value = altmode_json::to_value(setup()).unwrap();
        value.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        assert_eq!(Setup::from_json(&value).unwrap_err().path, path, "{change}");
    }
}
