//! Property tests of all logs.

use super::setup;
use crate::{Tracker, action::Action, state::Pile};
use proptest::prelude::*;

/// Generates an action with valid or invalid values.
fn action() -> impl Strategy<Value = Action> {
    let id = 0u8..8;
    let seat = 0u8..3;
    let card = proptest::option::of(prop_oneof![
        Just(String::new()),
        Just("feint".to_string()),
        Just("dash".to_string())
    ]);
    let pile = proptest::sample::select(Pile::ALL.to_vec());
    prop_oneof![
        4 => (id.clone(), -20i16..20, proptest::option::of(id.clone())).prop_map(|(fighter, amount, from)| Action::Health { fighter, amount, from }),
        2 => (id.clone(), id.clone(), 0u8..9, card.clone(), card.clone(), any::<bool>()).prop_map(
            |(attacker, defender, damage, card, defense, free)| Action::Attack { attacker, defender, damage, boost: card.clone(), card, defense, free }
        ),
        1 => (seat.clone(), 0u8..120).prop_map(|(seat, cards)| Action::Exhaust { seat, cards }),
        1 => proptest::option::of(id.clone()).prop_map(|fighter| Action::Item { name: "Map".into(), fighter }),
        4 => (seat.clone(), pile.clone(), pile.clone(), -40i16..60, card.clone())
            .prop_map(|(seat, from, to, count, card)| Action::MoveCards { seat, from, to, count, card }),
        1 => (seat.clone(), pile, any::<u8>()).prop_map(|(seat, pile, to)| Action::SetCards { seat, pile, to }),
        1 => (id.clone(), proptest::option::of(Just("M05".to_string()))).prop_map(|(fighter, at)| Action::Place { fighter, at }),
        1 => (id.clone(), proptest::option::of(any::<u8>())).prop_map(|(fighter, health)| Action::Return { fighter, health }),
        1 => card.clone().prop_map(|boost| Action::Maneuver { boost }),
        1 => card.prop_map(|card| Action::Scheme { card }),
        1 => (-5i16..5).prop_map(|amount| Action::Actions { amount }),
        2 => Just(Action::NextTurn {}),
        1 => (seat.clone(), 0u8..120).prop_map(|(seat, health)| Action::Add { seat, name: "X".into(), health, hero: false, ranged: true }),
        1 => id.prop_map(|fighter| Action::Remove { fighter }),
        1 => proptest::collection::vec(seat, 0..3).prop_map(|winners| Action::End { winners, reason: String::new() }),
        1 => proptest::option::of(0u8..3).prop_map(|first| Action::NextGame { first, board: None, players: None }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_log_comes_back_from_export_and_link(actions in proptest::collection::vec((action(), 0u8..10), 0..60)) {
        let mut tracker = Tracker::new(setup(), "one", 0).unwrap();
        for (index, (action, step)) in actions.iter().enumerate() {
            let at = index as u64 * 1_500;
            let _ = match step {
                0 => tracker.undo(at, "").map(drop),
                1 => tracker.redo(at, "").map(drop),
                _ => tracker.apply(action, at, "Ann").map(drop),
            };
        }
        let view = tracker.view(0);
        for player in &view.players {
            let open: u16 = player.cards.iter().map(|card| u16::from(card.discarded)).sum();
            prop_assert!(open <= u16::from(player.discard));
        }
        let back = Tracker::import(&tracker.export(), "one").unwrap();
        prop_assert_eq!(&back.log, &tracker.log);
        prop_assert_eq!(&back.state, &tracker.state);
        prop_assert_eq!(&Tracker::from_link(&tracker.link().unwrap(), "two").unwrap().state, &tracker.state);
        tracker.history();
    }
}
