//! Properties of all logs.

use super::setup;
use crate::{Tracker, action::Action};
use altmode_tcg_language::{Color, Mode, Slot};
use proptest::prelude::*;

/// Generates an action that people could enter, sensible or not.
fn action() -> impl Strategy<Value = Action> {
    let id = 0u8..6;
    prop_oneof![
        6 => (id.clone(), -6i16..9, proptest::option::of(0u8..4))
            .prop_map(|(character, amount, from)| Action::Damage { character, amount, from }),
        1 => (id.clone(), any::<u8>()).prop_map(|(character, to)| Action::SetDamage { character, to }),
        2 => (id.clone(), id.clone(), 0u8..9).prop_map(|(attacker, defender, damage)| Action::Attack { attacker, defender, damage }),
        2 => (id.clone(), prop_oneof![Just(Mode::Alt), Just(Mode::Bot)]).prop_map(|(character, mode)| Action::Mode { character, mode }),
        2 => (id.clone(), any::<bool>()).prop_map(|(character, tapped)| Action::Tap { character, tapped }),
        1 => id.clone().prop_map(|character| Action::Ko { character }),
        1 => (id.clone(), 0u8..5).prop_map(|(character, damage)| Action::Return { character, damage }),
        2 => (id.clone(), "[a-zä]{1,6}").prop_map(|(character, upgrade)| Action::PutUpgrade { character, upgrade, slot: Some(Slot::Armor) }),
        1 => (id.clone(), 0u8..3).prop_map(|(character, index)| Action::ScrapUpgrade { character, index }),
        1 => (id.clone(), 0u8..3, id.clone()).prop_map(|(character, index, to)| Action::MoveUpgrade { character, index, to }),
        1 => (id.clone(), id.clone()).prop_map(|(character, under)| Action::PutUnder { character, under }),
        1 => (id.clone(), id.clone()).prop_map(|(head, body)| Action::PutHead { head, body }),
        1 => id.clone().prop_map(|character| Action::Deploy { character }),
        1 => (id, "[a-c]", -3i16..4).prop_map(|(character, name, amount)| Action::Counter { character: Some(character), seat: None, name, amount }),
        1 => "\\PC{0,20}".prop_map(|text| Action::Note { character: None, seat: Some(1), text }),
        1 => Just(Action::Combine { form: "c-devastator".into(), parts: vec![0, 1] }),
        1 => Just(Action::Add { seat: 1, card: Some("w1-t24".into()), own: None }),
        2 => Just(Action::NextTurn {}),
        1 => Just(Action::NextGame { first: Some(1) }),
        1 => Just(Action::Flip { seat: None, cards: vec![vec![Color::Orange, Color::White], vec![]] }),
        1 => (-200i32..300).prop_map(|seconds| Action::ClockExtend { seconds }),
    ]
}

/// Generates steps: an action, or 0 to undo and 1 to redo, and the time since the previous step.
fn steps(most: usize) -> impl Strategy<Value = Vec<(Result<Action, bool>, u64)>> {
    let step = prop_oneof![8 => action().prop_map(Ok), 1 => Just(Err(false)), 1 => Just(Err(true))];
    proptest::collection::vec((step, 0u64..6_000), 0..most)
}

fn play(tracker: &mut Tracker, steps: Vec<(Result<Action, bool>, u64)>, mut at: u64, by: &str) {
    for (step, later) in steps {
        at += later;
        // Actions on missing objects are refused and change nothing.
        let _ = match step {
            Ok(action) => tracker.apply(&action, at, by).map(drop),
            Err(false) => tracker.undo(at, by).map(drop),
            Err(true) => tracker.redo(at, by).map(drop),
        };
    }
}

fn played(steps: Vec<(Result<Action, bool>, u64)>) -> Tracker {
    let mut tracker = Tracker::new(setup(), "one", 5).unwrap();
    play(&mut tracker, steps, 10, "Ann");
    tracker
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn exports_and_links_come_back(steps in steps(60)) {
        let tracker = played(steps);
        let export = Tracker::import(&tracker.export(), "one").unwrap();
        prop_assert_eq!(&export.log, &tracker.log);
        prop_assert_eq!(&export.state, &tracker.state);
        let link = tracker.link().unwrap();
        prop_assert!(link.len() <= altmode_journal::MOST_LETTERS);
        let linked = Tracker::from_link(&link, "two").unwrap();
        prop_assert_eq!(&linked.state, &tracker.state);
        if linked.log.base.is_none() {
            prop_assert_eq!(&linked.log, &tracker.log);
        }
        // A shortened log is exported as well.
        let again = Tracker::import(&linked.export(), "two").unwrap();
        prop_assert_eq!(&again.log, &linked.log);
    }

    #[test]
    fn the_running_state_is_that_of_the_log(steps in steps(60)) {
        let tracker = played(steps);
        let fresh = Tracker::from_log(tracker.log.clone(), "one");
        prop_assert_eq!(&fresh.state, &tracker.state);
        prop_assert_eq!(&fresh.standing, &tracker.standing);
        prop_assert!(fresh.skipped.is_empty());
        let _ = (tracker.view(99), tracker.history());
    }

    #[test]
    fn undo_leads_back_to_the_beginning(steps in steps(40)) {
        let mut tracker = played(steps);
        while tracker.undo(1_000_000, "Ann").unwrap().is_some() {}
        prop_assert_eq!(&tracker.state, &tracker.beginning());
    }

    #[test]
    fn merges_agree(shared in steps(20), mine in steps(20), theirs in steps(20)) {
        let mut one = played(shared);
        let mut two = Tracker::from_link(&one.link().unwrap(), "two").unwrap();
        play(&mut one, mine, 500_000, "Ann");
        play(&mut two, theirs, 400_000, "Ben");
        let (before_one, before_two) = (one.clone(), two.clone());
        one.merge(&before_two).unwrap();
        two.merge(&before_one).unwrap();
        prop_assert_eq!(&one.log, &two.log);
        prop_assert_eq!(&one.state, &two.state);
        prop_assert_eq!(one.merge(&before_one).unwrap(), 0);
        prop_assert!(Tracker::import(&one.export(), "one").is_ok());
    }

    #[test]
    fn a_damaged_link_never_panics(steps in steps(20), place in any::<prop::sample::Index>(), letter in "[A-Za-z0-9_-]") {
        let mut link = played(steps).link().unwrap();
        let place = place.index(link.len());
        link.replace_range(place..=place, &letter);
        let _ = Tracker::from_link(&link, "two");
    }
}
