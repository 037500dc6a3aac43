//! Random play: whole games with whatever is implemented, checked for what must always be so.

use crate::{
    cards,
    rules::Tcg,
    start::{Setup, SetupDeck, Start},
    state::{DefId, State, Zone},
};
use altmode_core::{Io, Random, Rules};

/// The starter decks, as their lists name them.
const DECKS: [&str; 2] = [include_str!("../decks/autobot-starter.txt"), include_str!("../decks/bumblebee-vs-megatron.txt")];

fn tcg() -> Tcg {
    Tcg { catalogue: cards::builtin() }
}

/// Reads a list of the project's own: every line is a count and a name.
fn deck(tcg: Tcg, list: &str) -> SetupDeck {
    let mut deck = SetupDeck::default();
    for line in list.lines() {
        let Some((count, name)) = line.split_once(' ') else { continue };
        let Ok(count) = count.parse::<u8>() else { continue };
        let def = tcg.catalogue.cards.iter().position(|card| card.full_name == name).expect("a card of that name") as DefId;
        if tcg.catalogue.card(def).is_character() {
            deck.characters.push(def);
        } else {
            deck.battle.push((def, count));
        }
    }
    deck
}

fn start(tcg: Tcg, seed: u32) -> Start {
    let decks = [deck(tcg, DECKS[seed as usize % 2]), deck(tcg, DECKS[seed as usize / 2 % 2])];
    Start::Decks(Setup {
        seed: format!("{seed:x}"),
        basic: seed % 7 == 6,
        rulings: (seed % 2) as u8,
        first: None,
        open_decks: false,
        decks,
    })
}

/// Cards are conserved: every object is in exactly the list that its zone says.
fn check(state: &State) {
    for (number, object) in state.objects.iter().enumerate() {
        let number = number as u8;
        let player = &state.players[object.owner as usize];
        let lists = [&player.deck, &player.hand, &player.scrap, &player.played];
        let times: usize = lists.iter().map(|list| list.iter().filter(|&&card| card == number).count()).sum();
        let expected = matches!(object.zone, Zone::Deck | Zone::Hand | Zone::Scrap | Zone::Played | Zone::Secret);
        assert_eq!(times, usize::from(expected), "object {number} in {:?}", object.zone);
        if object.zone == Zone::Upgrade {
            assert!(state.character(object.host).upgrades.contains(&number));
        }
    }
}

#[test]
fn random_games_end_and_keep_their_cards() {
    let tcg = tcg();
    for seed in 0..300 {
        let mut io = Io::silent();
        let mut state = tcg.begin(&start(tcg, seed), &mut io).unwrap();
        let mut random = Random::from_words([seed, 1, 2, 3]);
        let mut actions = Vec::new();
        let mut decisions = 0;
        while tcg.outcome(&state).is_none() {
            tcg.legal_actions(&state, &mut actions);
            assert!(!actions.is_empty(), "seed {seed}: nothing to do at {:?}", state.decision);
            let action = actions[random.below(actions.len() as u32) as usize];
            tcg.apply(&mut state, action, &mut io);
            check(&state);
            decisions += 1;
            assert!(decisions < 20_000, "seed {seed} does not end: turn {}", state.turn);
        }
    }
}

#[test]
fn every_promise_of_the_core_is_kept() {
    let tcg = tcg();
    for seed in 0..24 {
        altmode_core::suite::all(&tcg, start(tcg, seed), seed, 20_000);
    }
}
