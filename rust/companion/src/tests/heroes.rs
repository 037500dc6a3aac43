//! Tests of what single heroes need at a table: decks, choices, piles, counters, returns.

use super::{act, codes, refused};
use crate::{Tracker, setup::Setup};
use altmode_json::{Value, json};

fn table(players: Value) -> Tracker {
    let setup = Setup::from_json(&json!({ "seed": "1", "players": players }))
        .unwrap_or_else(|error| panic!("{error}"));
    Tracker::new(setup, "one", 0).unwrap()
}

fn duel(hero: &str, other: &str) -> Tracker {
    table(json!([{ "hero": hero }, { "hero": other }]))
}

fn piles(tracker: &Tracker, seat: usize) -> [u8; 4] {
    let player = &tracker.view(0).players[seat];
    [player.deck, player.hand, player.discard, player.aside]
}

fn counter(tracker: &Tracker, name: &str) -> Option<i16> {
    tracker.view(0).players[0]
        .counters
        .iter()
        .find(|counter| counter.name == name)
        .map(|counter| counter.amount)
}

/// Card counts are those of the boxes; a deck has 30 cards, with the exceptions of the Unmatched Reference v10.
#[test]
fn every_deck_has_its_number_of_cards() {
    for hero in &crate::facts::facts().heroes {
        let tracker = duel(&hero.id, if hero.id == "medusa" { "sinbad" } else { "medusa" });
        let [deck, hand, ..] = piles(&tracker, 0);
        let all = match hero.id.as_str() {
            "black-widow" => 31,
            "daredevil" => 22,
            "elektra" => 20,
            _ => 30,
        };
        assert_eq!(deck + hand, all, "{}", hero.id);
    }
}

/// Geralt of Rivia: six cards of gear are chosen before the game (Unmatched Reference v10, Geralt of Rivia).
#[test]
fn gear_is_chosen_before_the_game() {
    let groups = crate::facts::hero("geralt-of-rivia").unwrap().gear.clone();
    assert_eq!(piles(&duel("geralt-of-rivia", "medusa"), 0), [25, 5, 0, 0]);
    let second = groups[0][1].clone();
    let tracker =
        table(json!([{ "hero": "geralt-of-rivia", "gear": [second] }, { "hero": "medusa" }]));
    let cards = &tracker.view(0).players[0].cards;
    assert!(
        cards.iter().any(|card| card.card == second)
            && cards.iter().all(|card| card.card != groups[0][0])
    );
    assert_eq!(piles(&tracker, 0), [25, 5, 0, 0]);
    for (gear, path) in [
        (json!(["no-gear"]), "players[0].gear[0]"),
        (json!([groups[0][0], groups[0][1]]), "players[0].gear[1]"),
    ] {
        let players = json!([{ "hero": "geralt-of-rivia", "gear": gear }, { "hero": "medusa" }]);
        assert_eq!(
            Setup::from_json(&json!({ "seed": "1", "players": players })).unwrap_err().path,
            path
        );
    }
}

/// Black Widow draws five cards beside the mission with which she begins (Unmatched Reference v10, Black Widow).
#[test]
fn black_widow_begins_with_six_cards() {
    assert_eq!(piles(&duel("black-widow", "medusa"), 0), [25, 6, 0, 0]);
}

/// The player chooses which of the two is the hero (Unmatched Reference v10, Yennefer & Triss).
#[test]
fn one_of_a_pair_is_chosen_as_the_hero() {
    let pair = crate::facts::hero("yennefer-triss").unwrap();
    let health = |lead: Option<&str>| -> Vec<(String, u8, bool)> {
        let mut player = json!({ "hero": "yennefer-triss" });
        if let (Some(lead), Value::Object(fields)) = (lead, &mut player) {
            fields.insert("lead".into(), json!(lead));
        }
        let view = table(json!([player, { "hero": "medusa" }])).view(0);
        view.fighters
            .iter()
            .filter(|fighter| fighter.seat == 0)
            .map(|it| (it.fighter.clone(), it.health, it.hero))
            .collect()
    };
    let [one, other] = [0, 1].map(|place| pair.lead_of[place].as_str());
    assert_eq!(health(None), health(Some(one)));
    let changed = health(Some(other));
    assert!(
        changed.iter().any(|(id, _, hero)| id == other && *hero)
            && changed.iter().any(|(id, _, hero)| id == one && !*hero)
    );
    assert_ne!(
        health(None).iter().map(|it| it.1).collect::<Vec<_>>(),
        changed.iter().map(|it| it.1).collect::<Vec<_>>()
    );
}

/// Her first fall is no defeat: she comes back at the start of her next turn with 9 health, and her discard pile is shuffled into
/// her deck (Unmatched Reference v10, Elektra).
#[test]
fn elektra_comes_back_once() {
    let mut tracker =
        table(json!([{ "hero": "elektra" }, { "hero": "medusa" }, { "hero": "sinbad" }]));
    act(
        &mut tracker,
        json!({ "type": "move-cards", "seat": 0, "from": "hand", "to": "discard", "count": 2 }),
    );
    act(&mut tracker, json!({ "type": "next-turn" }));
    act(&mut tracker, json!({ "type": "health", "fighter": 0, "amount": -7 }));
    let view = tracker.view(0);
    assert!(
        !view.players[0].out
            && !view.fighters[0].defeated
            && view.fighters[0].reserve
            && view.fighters[1].reserve
    );
    assert_eq!((view.left_over, view.warnings.len()), (None, 0));
    act(&mut tracker, json!({ "type": "next-turn" }));
    let applied = act(&mut tracker, json!({ "type": "next-turn" }));
    assert_eq!(applied.text, "Turn 4: Elektra comes back");
    let view = tracker.view(0);
    assert_eq!((view.active, view.fighters[0].health, view.fighters[0].reserve), (0, 9, false));
    assert_eq!(
        (view.players[0].form.as_deref(), view.players[0].deck, view.players[0].discard),
        (Some("resurrected"), 17, 0)
    );
    act(&mut tracker, json!({ "type": "defeat", "fighter": 0 }));
    assert!(tracker.view(0).players[0].out && tracker.view(0).fighters[0].defeated);
}

/// TRICKs that Loki has played lie in an opponent's hand, and return to his discard pile when they are used there (Unmatched
/// Reference v10, Loki).
#[test]
fn lent_cards_lie_in_another_hand() {
    let mut tracker = duel("loki", "medusa");
    let trick = "Trick: Baldr's Downfall";
    let attack =
        json!({ "type": "attack", "attacker": 0, "defender": 1, "damage": 4, "card": trick });
    assert_eq!(codes(&act(&mut tracker, attack)), [""; 0]);
    assert_eq!((piles(&tracker, 0), piles(&tracker, 1)), ([25, 4, 0, 0], [25, 6, 0, 0]));
    act(&mut tracker, json!({ "type": "next-turn" }));
    let attack =
        json!({ "type": "attack", "attacker": 1, "defender": 0, "damage": 4, "card": trick });
    let applied = act(&mut tracker, attack);
    assert_eq!(codes(&applied), [""; 0]);
    assert!(applied.text.contains(trick), "{}", applied.text);
    assert_eq!((piles(&tracker, 0), piles(&tracker, 1)), ([25, 4, 1, 0], [25, 5, 0, 0]));
    let view = tracker.view(0);
    assert_eq!(
        view.players[0].cards.iter().find(|card| card.name == trick).map(|card| card.discarded),
        Some(1)
    );
    // The opponent plays and discards other TRICKs of Loki.
    act(&mut tracker, json!({ "type": "scheme", "card": "Trick: Svadilfari's Lure" }));
    let discard = json!({ "type": "move-cards", "seat": 1, "from": "hand", "to": "discard", "count": 1, "card": "Trick: Sindri's Bet" });
    act(&mut tracker, discard);
    let nothing = json!({ "type": "scheme", "card": "Trick: Nothing" });
    assert_eq!(refused(&mut tracker, nothing), ("unknown-card", "card".into()));
}

/// The sidekicks of a player who is out are removed (Core Rules, Free-for-All).
#[test]
fn sidekicks_go_with_a_player_who_is_out() {
    let mut tracker =
        table(json!([{ "hero": "medusa" }, { "hero": "sinbad" }, { "hero": "alice" }]));
    let porter =
        tracker.view(0).fighters.iter().position(|fighter| fighter.fighter == "porter").unwrap();
    let sinbad = porter - 1;
    act(&mut tracker, json!({ "type": "place", "fighter": porter, "at": "A1" }));
    act(&mut tracker, json!({ "type": "defeat", "fighter": sinbad }));
    let view = tracker.view(0);
    assert!(
        view.players[1].out && view.fighters[porter].reserve && view.fighters[porter].at.is_none()
    );
    let attack = json!({ "type": "attack", "attacker": porter, "defender": 0, "damage": 1 });
    assert!(codes(&act(&mut tracker, attack)).contains(&"defeated"));
    // A dial that was turned by mistake and turned back has no effect on the sidekicks.
    act(&mut tracker, json!({ "type": "set-health", "fighter": sinbad, "to": 3 }));
    assert!(!tracker.view(0).fighters[porter].reserve);
}

/// Cards go to the pile that the data of their hero name: ongoing schemes, the line, the cauldron.
#[test]
fn played_cards_go_to_the_pile_of_their_hero() {
    let mut tracker = duel("donatello", "medusa");
    act(&mut tracker, json!({ "type": "scheme", "card": "Electro Grenade" }));
    assert_eq!(piles(&tracker, 0), [25, 4, 0, 1]);
    let mut tracker = duel("shakespeare", "medusa");
    let enemy = tracker.state.of_seat(1).next().unwrap().0;
    act(
        &mut tracker,
        json!({ "type": "attack", "attacker": 0, "defender": enemy, "damage": 4, "card": "Horror", "boost": "" }),
    );
    assert_eq!(
        piles(&tracker, 0),
        [25, 3, 1, 1],
        "the card joins the line, and its BOOST is discarded"
    );
    let mut tracker = duel("wayward-sisters", "medusa");
    act(&mut tracker, json!({ "type": "maneuver", "boost": "" }));
    assert_eq!(piles(&tracker, 0), [24, 5, 0, 1]);
}

#[test]
fn a_boost_and_a_bonus_attack_are_parts_of_the_entry() {
    let mut tracker = duel("king-arthur", "medusa");
    let enemy = tracker.state.of_seat(1).next().unwrap().0;
    let attack = json!({ "type": "attack", "attacker": 0, "defender": enemy, "damage": 5, "card": "Swift Strike", "boost": "Feint" });
    let applied = act(&mut tracker, attack);
    assert_eq!(
        applied.text,
        "King Arthur attacks Medusa with Swift Strike and Feint as BOOST for 5 damage (16 → 11)"
    );
    assert_eq!((piles(&tracker, 0), tracker.view(0).actions), ([25, 3, 2, 0], 1));
    let bonus =
        json!({ "type": "attack", "attacker": 0, "defender": enemy, "damage": 2, "free": true });
    act(&mut tracker, bonus.clone());
    assert_eq!(tracker.view(0).actions, 1);
    act(&mut tracker, json!({ "type": "actions", "amount": -1 }));
    assert_eq!(codes(&act(&mut tracker, bonus)), [""; 0], "a bonus attack needs no action");
}

/// An item that is no combat item is used as an action, and leaves the battlefield (Core Rules, Battlefield Items).
#[test]
fn items_of_the_battlefield_are_used_up() {
    let players = json!([{ "hero": "medusa" }, { "hero": "sinbad" }]);
    let setup = Setup::from_json(&json!({ "seed": "1", "board": "Navy Pier", "players": players }))
        .unwrap();
    let mut tracker = Tracker::new(setup, "one", 0).unwrap();
    assert_eq!(tracker.view(0).items.len(), 6);
    let applied = act(&mut tracker, json!({ "type": "item", "name": "xl slushie", "fighter": 0 }));
    assert_eq!((applied.text.as_str(), codes(&applied).len()), ("Medusa uses xl slushie", 0));
    act(&mut tracker, json!({ "type": "item", "name": "Parking Meter" }));
    let view = tracker.view(0);
    assert_eq!((view.actions, view.items.len()), (1, 4));
    assert_eq!(
        codes(&act(&mut tracker, json!({ "type": "item", "name": "XL Slushie" }))),
        ["no-item"]
    );
    act(&mut tracker, json!({ "type": "next-game" }));
    assert_eq!(tracker.view(0).items.len(), 6);
}

#[test]
fn counters_beyond_their_limits_are_told() {
    let mut tracker = duel("ghost-rider", "medusa");
    let spend =
        |amount: i16| json!({ "type": "counter", "seat": 0, "name": "Hellfire", "amount": amount });
    assert_eq!(codes(&act(&mut tracker, spend(-90))), ["counter-limit"]);
    let mut tracker = duel("ghost-rider", "medusa");
    assert_eq!(codes(&act(&mut tracker, spend(90))), ["counter-limit"]);
    assert_eq!(codes(&act(&mut tracker, spend(-90))), [""; 0]);
}

/// The invisible man has 3 fog tokens (Unmatched Reference v10, Invisible Man).
#[test]
fn tokens_come_from_their_supply() {
    let mut tracker = duel("invisible-man", "medusa");
    let fog = |space: &str, amount: i16| json!({ "type": "counter", "name": format!("fog {space}"), "amount": amount });
    assert_eq!(counter(&tracker, "Supply of fog"), Some(3));
    for space in ["A1", "A2"] {
        act(&mut tracker, fog(space, 1));
    }
    assert_eq!(counter(&tracker, "Supply of fog"), Some(1));
    act(&mut tracker, fog("A3", 1));
    assert_eq!(counter(&tracker, "Supply of fog"), None, "the supply is empty");
    assert_eq!(codes(&act(&mut tracker, fog("A4", 1))), ["counter-limit"]);
    act(&mut tracker, fog("A4", -1));
    act(&mut tracker, fog("A3", -1));
    assert_eq!(counter(&tracker, "Supply of fog"), Some(1));
}

/// These forms are chosen at the start or taken later (Unmatched Reference v10, Alice, Jill Trent).
#[test]
fn forms_that_are_chosen_are_unset_at_first() {
    for (hero, form) in [("alice", None), ("jill-trent", None), ("elektra", Some("alive"))] {
        assert_eq!(duel(hero, "medusa").view(0).players[0].form.as_deref(), form, "{hero}");
    }
}

#[test]
fn a_wrong_card_is_named_by_its_type() {
    let mut tracker = duel("achilles", "medusa");
    let scheme = crate::facts::hero("achilles")
        .unwrap()
        .cards
        .iter()
        .find(|card| card.kind == crate::facts::Kind::Scheme)
        .unwrap();
    let attack =
        json!({ "type": "attack", "attacker": 0, "defender": 2, "damage": 0, "card": scheme.id });
    let applied = act(&mut tracker, attack);
    assert_eq!(applied.warnings[0].message, format!("{} of Achilles is a scheme", scheme.name));
}

#[test]
fn exhaustion_is_one_entry() {
    let mut tracker = duel("medusa", "sinbad");
    act(&mut tracker, json!({ "type": "defeat", "fighter": 3 }));
    let applied = act(&mut tracker, json!({ "type": "exhaust", "seat": 0, "cards": 1 }));
    assert_eq!(applied.text, "Each fighter of Medusa takes 2 damage of exhaustion");
    let view = tracker.view(0);
    assert_eq!(
        view.fighters.iter().map(|fighter| fighter.health).collect::<Vec<_>>(),
        [14, 0, 0, 0, 15, 6]
    );
    assert_eq!(
        refused(&mut tracker, json!({ "type": "exhaust", "seat": 2, "cards": 1 })),
        ("unknown-seat", "seat".into())
    );
}

#[test]
fn texts_reminders_and_moves_are_in_the_view() {
    let view = duel("medusa", "t-rex").view(0);
    let [medusa, rex] = [0, 1].map(|seat| &view.players[seat]);
    assert!(
        medusa.text.contains("1 damage")
            && medusa.reminders.iter().any(|due| due.text.contains("1 damage")),
        "{}",
        medusa.text
    );
    assert!(medusa.cards.iter().any(|card| !card.text.is_empty()) && !rex.text.is_empty());
    assert_eq!(view.fighters[0].moves, Some(3));
}

#[test]
fn the_loser_begins_the_next_game() {
    let mut tracker = duel("medusa", "sinbad");
    act(&mut tracker, json!({ "type": "end", "winners": [0] }));
    let applied = act(&mut tracker, json!({ "type": "next-game" }));
    assert_eq!((applied.warnings[0].code, tracker.view(0).first), ("match-decided", 1));
    act(&mut tracker, json!({ "type": "end", "winners": [] }));
    act(&mut tracker, json!({ "type": "next-game" }));
    assert_eq!(tracker.view(0).first, 1, "after a draw the same player begins");
}
