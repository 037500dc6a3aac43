//! A seat's forecast depends only on the seat's knowledge.

use super::*;
use crate::{embed::determinize::determinize, model::objects::members, position::position};
use altmode_core::Random;

fn game(open: bool) -> State {
    let deck = [
        "Plasma Burst",
        "Handheld Blaster",
        "Improvised Shield",
        "Matrix of Leadership",
        "Rapid Conversion",
        "Piercing Blaster",
    ];
    let deck: Vec<&str> = deck.iter().flat_map(|card| [*card; 3]).collect();
    let position_text = json!({
        "turn": 5, "openDecks": open,
        "players": [
            { "characters": ["Arcee, Skilled Fighter", "Deadlock, Bounty Hunter"], "hand": ["Zap", "Medic!"], "deck": deck, "scrap": ["Zap"] },
            { "characters": [{ "card": "Barrage, Merciless Insecticon", "upgrades": ["Force Field"] }, "Wheeljack, Weapons Inventor"],
              "hand": ["Plasma Burst", "Zap", "Backup Plan"], "deck": deck, "scrap": ["Medic!"] },
        ],
    });
    position(rules(), &position_text.to_string()).unwrap()
}

fn odds(state: &State, seat: Option<u8>) -> Vec<Tally> {
    let mut found = Vec::new();
    for attacker in members(state.battlefield[0]) {
        for defender in members(state.battlefield[1]) {
            found.push(from_game(rules(), state, attacker, defender, seat).unwrap().tally());
        }
    }
    found
}

#[test]
fn the_same_in_every_world_that_the_seat_cannot_tell_apart() {
    for open in [false, true] {
        let state = game(open);
        for seat in 0..2 {
            let here = odds(&state, Some(seat));
            let mut random = Random::from_seed_text("7").unwrap();
            for _ in 0..5 {
                let world = determinize(rules(), &state, seat, &mut random);
                for (one, other) in here.iter().zip(odds(&world, Some(seat))) {
                    close(&one.damage, &other.damage, 1e-12);
                    assert!((one.ko() - other.ko()).abs() < 1e-12);
                }
            }
        }
    }
}

/// With open lists, the opponent's deck and hand are one pool for a seat. The referee can distinguish them.
#[test]
fn an_open_list_is_a_pool_of_deck_and_hand() {
    let state = game(true);
    let (seat, referee) = (odds(&state, Some(0)), odds(&state, None));
    assert!(seat.iter().zip(&referee).any(|(one, other)| one.defense != other.defense));
    for tally in seat.iter().chain(&referee) {
        assert!((tally.damage.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}

#[test]
fn a_list_that_is_not_known_is_said_to_be_supposed() {
    let state = game(false);
    let (attacker, defender) = (
        members(state.battlefield[0]).next().unwrap(),
        members(state.battlefield[1]).next().unwrap(),
    );
    let supposed = Forecast::of(&from_game(rules(), &state, attacker, defender, Some(0)).unwrap());
    assert!(!supposed.exact && !supposed.why.is_empty());
    let known = Forecast::of(&from_game(rules(), &state, attacker, defender, None).unwrap());
    assert!(known.exact, "{:?}", known.why);
}

#[test]
fn all_attacks_are_those_asked_one_by_one() {
    let state = game(true);
    let pairs = forecast_all(rules(), &state, 0, Some(0));
    assert_eq!(pairs.len(), 4);
    for pair in &pairs {
        let one = Forecast::of(
            &from_game(rules(), &state, pair.attacker, pair.defender, Some(0)).unwrap(),
        );
        assert_eq!((one.expected, one.ko, one.legal), (pair.expected, pair.ko, pair.legal));
    }
    assert!(pairs.windows(2).all(|two| (two[0].legal, two[0].ko) >= (two[1].legal, two[1].ko)));
}

/// The basic rules use one deck for both players: 1 orange card of 4, then 1 blue card.
#[test]
fn the_basic_rules_share_a_deck() {
    let fighters = ["Bumblebee, Legendary Warrior", "Arcee, Skilled Fighter"];
    let text = json!({
        "basic": true,
        "players": [
            { "characters": fighters, "deck": ["Aerial Recon", "Armed Hovercraft", "blank", "blank", "blank"] },
            { "characters": fighters },
        ],
    });
    let state = position(rules(), &text.to_string()).unwrap();
    let (attacker, defender) = (
        members(state.battlefield[0]).next().unwrap(),
        members(state.battlefield[1]).next().unwrap(),
    );
    let tally = from_game(rules(), &state, attacker, defender, Some(1)).unwrap().tally();
    let base = usize::from(rules().text(&state, attacker).attack as u8);
    close(&tally.attack[base..], &[0.6, 0.4], 1e-12);
}
