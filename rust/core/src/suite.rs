//! Tests that any game plugs into: what must hold for every game system.
//!
//! ```ignore
//! altmode_core::suite::all(&rules, start, seed, 20_000);
//! ```

use crate::{Game, Io, Random, Rules};

/// Plays one random game from a start and checks, on the way, all that every game promises.
///
/// `most_decisions` bounds the game; a game that is not over by then fails the test.
///
/// # Panics
/// When a promise is broken; the message names the seed and the decision.
pub fn all<R: Rules>(rules: &R, start: R::Start, seed: u32, most_decisions: usize) {
    let mut game = Game::new(rules.clone(), start).expect("the game starts");
    let mut random = Random::from_words([seed, 0x5117, 0, 1]);
    for decision in 0..=most_decisions {
        let place = || format!("seed {seed}, decision {decision}");
        let Some(seat) = game.to_act() else {
            assert!(game.outcome().is_some(), "{}: nobody acts, but there is no outcome", place());
            finished(rules, &game, &place());
            return;
        };
        assert!(game.outcome().is_none(), "{}: somebody acts although the game is over", place());
        let before = game.state().clone();
        let actions = game.legal_actions();
        assert!(!actions.is_empty(), "{}: no legal action", place());
        assert!(*game.state() == before, "{}: listing legal actions changed the state", place());
        assert!(game.apply(actions.len(), Vec::new()).is_err(), "{}: an action past the end is accepted", place());
        assert!(*game.state() == before, "{}: a refused action changed the state", place());
        if decision % 16 == 5 {
            indistinguishable(rules, &before, seat, &mut random, &place());
        }
        if decision % 64 == 21 {
            saved(rules, &game, &place());
        }
        let choice = random.below(actions.len() as u32) as usize;
        let hash = game.hash();
        if decision % 8 == 3 {
            let mut other = game.clone();
            other.apply(choice, Vec::new()).expect("a legal action is accepted");
            assert_eq!(game.hash(), hash, "{}: playing on with a clone changed the original", place());
            assert!(other.undo(), "{}: nothing to undo after an action", place());
            assert_eq!(other.hash(), hash, "{}: undo does not lead back", place());
        }
        game.apply(choice, Vec::new()).expect("a legal action is accepted");
        silent_is_the_same(rules, &before, actions[choice], game.state(), &place());
    }
    panic!("seed {seed}: the game is not over after {most_decisions} decisions");
}

/// Without events the same happens.
fn silent_is_the_same<R: Rules>(rules: &R, before: &R::State, action: R::Action, after: &R::State, place: &str) {
    let mut state = before.clone();
    rules.apply(&mut state, action, &mut Io::silent());
    assert!(state == *after, "{place}: an action leads elsewhere when nobody listens to events");
}

/// A world drawn for a seat looks the same to it, for either seat.
fn indistinguishable<R: Rules>(rules: &R, state: &R::State, seat: u8, random: &mut Random, place: &str) {
    for viewer in [seat, 1 - seat] {
        let world = rules.determinize(state, viewer, random);
        let difference = difference(&rules.view(state, Some(viewer)), &rules.view(&world, Some(viewer)));
        assert_eq!(difference, None, "{place}: seat {viewer} can tell a drawn world from the true one");
    }
}

/// Where two JSON values first differ, and what stands there.
fn difference(left: &serde_json::Value, right: &serde_json::Value) -> Option<String> {
    use serde_json::Value;
    match (left, right) {
        (Value::Object(left), Value::Object(right)) if left.len() == right.len() => {
            left.iter().find_map(|(key, value)| Some(format!("{key}.{}", difference(value, right.get(key).unwrap_or(&Value::Null))?)))
        }
        (Value::Array(left), Value::Array(right)) if left.len() == right.len() => {
            left.iter().zip(right).enumerate().find_map(|(index, (left, right))| Some(format!("{index}.{}", difference(left, right)?)))
        }
        _ if left == right => None,
        _ => Some(format!("{left} and {right}")),
    }
}

/// A save restores to a game that goes on identically.
fn saved<R: Rules>(rules: &R, game: &Game<R>, place: &str) {
    let bytes = game.save().expect("a game can be saved");
    let mut restored = Game::restore(rules.clone(), &bytes).unwrap_or_else(|error| panic!("{place}: {error}"));
    assert_eq!(restored.hash(), game.hash(), "{place}: a restored game differs");
    let mut original = game.clone();
    for step in 0..20 {
        let count = original.legal_actions().len();
        if count == 0 {
            break;
        }
        let choice = (step * 7 + 3) % count;
        original.apply(choice, Vec::new()).expect("a legal action is accepted");
        restored.apply(choice, Vec::new()).expect("the restored game accepts it too");
        assert_eq!(restored.hash(), original.hash(), "{place}: a restored game goes on differently");
    }
    assert_eq!(restored.events(0), original.events(0), "{place}: a restored game tells another story");
}

/// A finished game refuses actions, and its record replays to the identical state.
fn finished<R: Rules>(rules: &R, game: &Game<R>, place: &str) {
    assert!(game.legal_actions().is_empty(), "{place}: there are legal actions after the end");
    assert!(game.clone().apply(0, Vec::new()).is_err(), "{place}: an action is accepted after the end");
    let text = serde_json::to_string(&game.record()).expect("a record is JSON");
    let record = serde_json::from_str(&text).expect("a record can be read back");
    let replayed = Game::<R>::replay(rules.clone(), record).unwrap_or_else(|error| panic!("{place}: {error}"));
    assert_eq!(replayed.hash(), game.hash(), "{place}: a replayed game ends elsewhere");
    let mut back = game.clone();
    while back.undo() {}
    assert_eq!(back.move_count(), 0, "{place}: undo stops before the beginning");
}
