//! Damaged, stale, foreign and out-of-range actions.

use super::{
    game_after, games, goes_on,
    mutate::{broken_text, damaged, damages, odd},
    parsed, says_why,
};
use altmode_json::{Value, json};
use altmode_tcg::api::Game;
use proptest::{prelude::*, sample::Index};
use std::cell::OnceCell;

thread_local! {
    static GAMES: OnceCell<Vec<Game>> = const { OnceCell::new() };
}

/// Returns a copy of one of many games.
fn game(which: Index) -> Game {
    GAMES.with(|games_once| which.get(games_once.get_or_init(games)).clone())
}

fn legal(game: &Game) -> Vec<Value> {
    parsed(&game.legal_actions()).as_array().expect("a list").clone()
}

/// Applies any input. It either has the effect that `check` predicted, or is rejected with a reason and changes nothing.
fn tried(game: &mut Game, action: &str, options: Option<&str>) {
    let before = game.hash();
    let log = game.events(0, -1).expect("the referee sees all events");
    let checked = game.check(action, None);
    assert_eq!(game.hash(), before, "asking about {action} changed the game");
    match game.apply(action, options) {
        Err(error) => {
            says_why(&error);
            assert_eq!(game.hash(), before, "a refused action changed the game: {action}");
            assert_eq!(
                game.events(0, -1).expect("the referee sees all events"),
                log,
                "a refused action left events: {action}"
            );
            // Supplied chance is validated only when an action is applied.
            match checked {
                Err(same) if options.is_none() => assert_eq!(same, error),
                Ok(refusal) if options.is_none() => {
                    let refusal = parsed(&refusal);
                    assert_eq!(
                        (&refusal["code"], &refusal["message"]),
                        (&json!(error.code), &json!(error.message)),
                        "{action}"
                    );
                }
                _ => {}
            }
        }
        Ok(events) => {
            assert!(parsed(&events).is_array());
            assert_eq!(
                checked.as_deref().map_err(ToString::to_string),
                Ok("null"),
                "{action} was done, but check refuses it"
            );
            assert!(game.undo(), "nothing to undo after {action}");
            assert_eq!(game.hash(), before, "undo does not lead back from {action}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// A legal action with damaged fields.
    #[test]
    fn damaged_actions(which: Index, action: Index, damages in damages()) {
        let mut game = game(which);
        let legal = legal(&game);
        if !legal.is_empty() {
            let action = damaged(action.get(&legal).clone(), &damages);
            tried(&mut game, &action.to_string(), None);
        }
    }

    /// An action that was legal in another situation, or in another game.
    #[test]
    fn stale_and_foreign_actions(here: Index, there: Index, action: Index, keep_id: bool) {
        let foreign = legal(&game(there));
        if !foreign.is_empty() {
            let mut action = action.get(&foreign).clone();
            if !keep_id {
                action.as_object_mut().expect("an action is an object").remove("id");
            }
            tried(&mut game(here), &action.to_string(), None);
        }
    }

    /// Random values for every field that an action can have.
    #[test]
    fn invented_actions(which: Index, kind in prop::sample::select(KINDS.to_vec()), fields in prop::collection::btree_map(prop::sample::select(FIELDS.to_vec()), prop_oneof![
        (0u8..80).prop_map(Value::from), any::<u8>().prop_map(Value::from), odd(), prop::sample::select(vec!["bot", "alt", "weapon", "armor", "blue"]).prop_map(Value::from)
    ], 0..4)) {
        let mut action = json!({ "type": kind });
        for (name, value) in fields {
            action[name] = value;
        }
        tried(&mut game(which), &action.to_string(), None);
    }

    /// Ids and seats out of range.
    #[test]
    fn numbers_out_of_range(which: Index, id: u32, seat: i32) {
        let mut game = game(which);
        let before = game.hash();
        let count = legal(&game).len() as u32;
        let id = id.max(count);
        tried(&mut game, &id.to_string(), None);
        says_why(&game.apply_id(id).expect_err("there are not so many legal actions"));
        if !(-1..=1).contains(&seat) {
            for refused in [game.observe(seat).err(), game.view(seat).err(), game.events(0, seat).err(), game.determinize(seat, "1").err()] {
                says_why(&refused.expect("there is no such seat"));
            }
        }
        prop_assert_eq!(game.events(u32::MAX, 0).expect("an index past the end"), "[]");
        prop_assert_eq!(game.hash(), before);
    }

    /// Text that is not JSON.
    #[test]
    fn broken_texts(which: Index, text in broken_text(r#"{"id":3,"type":"choose","label":"Choose x","target":4,"targetName":"x"}"#.to_string())) {
        tried(&mut game(which), &text, None);
        let mut game = game(which);
        tried(&mut game, "0", Some(&text));
        for error in [game.playout(&text).err(), game.playouts(1, &text).err(), game.suggest(&text, || 0.0).err()].into_iter().flatten() {
            says_why(&error);
        }
    }

    /// Impossible outcomes supplied by the host.
    #[test]
    fn damaged_chance(which: Index, action: Index, damages in damages(), cards in prop::collection::vec(prop::sample::select(vec!["Zap", "w1-001", "Plasma Burst", "w1-t24", "blank"]), 1..5)) {
        let mut game = game(which);
        let legal = legal(&game);
        if !legal.is_empty() {
            let action = action.get(&legal).to_string();
            tried(&mut game, &action, Some(&json!({ "chance": cards }).to_string()));
            tried(&mut game, &action, Some(&damaged(json!({ "chance": cards }), &damages).to_string()));
        }
    }

    /// Damaged options of bots.
    #[test]
    fn damaged_options(which: Index, damages in damages()) {
        let mut game = game(which);
        let options = json!({ "bot": ["random", "greedy"], "seed": "1f", "decisions": 4, "seat": 0 });
        let options = damaged(options, &damages);
        // Another test plays whole games of bots.
        if options["decisions"].as_u64().is_some_and(|decisions| decisions <= 300) {
            let refusals = [game.clone().playout(&options.to_string()).err(), game.playouts(2, &options.to_string()).err()];
            for error in refusals.into_iter().flatten() {
                says_why(&error);
            }
        }
        let before = game.hash();
        let mut options = damaged(json!({ "bot": "search", "seed": "1f", "milliseconds": 2 }), &damages);
        if options.is_object() {
            options["iterations"] = json!(3);
        }
        if let Err(error) = game.suggest(&options.to_string(), || 0.0) {
            says_why(&error);
        }
        prop_assert_eq!(game.hash(), before);
        tried(&mut game, "0", None);
    }
}

const KINDS: [&str; 16] = [
    "flip",
    "play-action",
    "play-upgrade",
    "tap-ability",
    "end-main",
    "attack",
    "choose",
    "yes",
    "no",
    "done",
    "reveal",
    "swap-green",
    "decline",
    "concede",
    "",
    "fly",
];
const FIELDS: [&str; 15] = [
    "id",
    "seat",
    "character",
    "to",
    "card",
    "on",
    "slot",
    "attacker",
    "defender",
    "target",
    "option",
    "trigger",
    "with",
    "label",
    "extra",
];

/// A game that receives damaged input throughout ends like an undisturbed one.
#[test]
fn a_game_goes_on_under_fire() {
    let mut alone = game_after(1, 2, 0);
    let mut under_fire = alone.clone();
    let mut step = 0usize;
    while alone.to_act() >= 0 {
        let stale = legal(&under_fire);
        for nonsense in [
            "",
            "null",
            "99999",
            "[]",
            r#"{"type":"attack","attacker":200}"#,
            r#"{"type":"choose","card":255}"#,
            r#"{"type":"flip","character":31}"#,
        ] {
            says_why(&under_fire.apply(nonsense, None).expect_err("nonsense is refused"));
        }
        let id = ((step * 13 + 5) % stale.len()) as u32;
        assert_eq!(
            alone.apply_id(id).expect("a legal action"),
            under_fire.apply_id(id).expect("the same action")
        );
        step += 1;
        assert!(step < 5000, "the game does not end");
    }
    assert_eq!(alone.hash(), under_fire.hash());
    assert_eq!(alone.save().expect("a save"), under_fire.save().expect("a save"));
    for action in
        ["0", r#"{"type":"end-main"}"#, r#"{"type":"concede","seat":0}"#, r#"{"type":"concede"}"#]
    {
        assert_eq!(under_fire.apply(action, None).expect_err("the game is over").code, "game-over");
    }
}

#[test]
fn each_mistake_has_its_code() {
    let game = game_after(0, 1, 0);
    let seat = game.to_act();
    let legal = legal(&game).len();
    let refused = |action: Value, code: &str, path: &str| {
        let error = game.clone().apply(&action.to_string(), None).expect_err("this is refused");
        assert_eq!((error.code, error.path.as_str()), (code, path), "{action}: {error}");
        says_why(&error);
    };
    refused(json!(legal), "illegal-action", "");
    refused(json!(-1), "bad-input", "");
    refused(json!(0.5), "bad-input", "");
    refused(json!("0"), "bad-input", "");
    refused(json!([]), "bad-input", "");
    refused(json!(null), "bad-input", "");
    refused(json!({}), "bad-input", "");
    refused(json!({ "type": "fly" }), "unknown-action", "type");
    refused(json!({ "type": "attack", "attacker": 250 }), "unknown-object", "attacker");
    refused(json!({ "type": "attack", "attacker": 60 }), "not-a-character", "attacker");
    refused(json!({ "type": "end-main", "seat": 1 - seat }), "not-your-turn", "seat");
    refused(json!({ "type": "yes" }), "other-decision", "");
    refused(json!({ "type": "concede", "seat": 2 }), "unknown-seat", "seat");
    refused(json!({ "type": "choose", "card": 300 }), "bad-input", "card");
    refused(json!({ "type": "choose", "card": "Zap" }), "bad-input", "card");
    goes_on(game);
}

#[test]
fn a_seat_acts_for_itself_only() {
    for steps in [0, 3, 10] {
        let mut game = game_after(0, 1, steps);
        let (seat, other) = (game.to_act(), 1 - game.to_act());
        let by = |seat: i32| json!({ "seat": seat }).to_string();
        let refused = |action: Value, seat: i32, code: &str, path: &str| {
            let error = game
                .clone()
                .apply(&action.to_string(), Some(&by(seat)))
                .expect_err("this is refused");
            assert_eq!((error.code, error.path.as_str()), (code, path), "{action}: {error}");
            says_why(&error);
            if path != "options.seat" {
                let checked =
                    game.check(&action.to_string(), Some(&by(seat))).expect("it can be asked");
                assert!(checked.contains(code), "{action}: {checked}");
            }
        };
        // The waiting seat cannot act for the deciding seat, and no seat can concede for another.
        refused(json!(0), other, "not-your-seat", "");
        refused(json!({ "id": 0, "seat": seat }), other, "not-your-seat", "seat");
        refused(json!({ "type": "concede", "seat": other }), seat, "not-your-seat", "seat");
        refused(json!({ "type": "concede", "seat": seat }), other, "not-your-seat", "seat");
        refused(json!(0), 2, "unknown-seat", "options.seat");
        refused(json!(0), -1, "unknown-seat", "options.seat");
        // Each seat can concede its own game at any time.
        for own in [seat, other] {
            for action in [json!({ "type": "concede" }), json!({ "type": "concede", "seat": own })]
            {
                let mut conceded = game.clone();
                assert_eq!(
                    conceded.check(&action.to_string(), Some(&by(own))).expect("it can be asked"),
                    "null"
                );
                conceded.apply(&action.to_string(), Some(&by(own))).expect("its own");
                assert!(
                    conceded.outcome().contains(&format!("\"winner\":{}", 1 - own)),
                    "{}",
                    conceded.outcome()
                );
            }
        }
        game.apply("0", Some(&by(seat))).expect("its own");
    }
}
