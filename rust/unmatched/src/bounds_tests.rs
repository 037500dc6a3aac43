//! Tests of the state's capacities: no legal game overflows the lists of its pieces, and an overflow ends the game with a defined
//! outcome.

use crate::{
    cards::{card::CardDef, unmatched::Unmatched},
    engine::machine::Machine,
    model::{
        start::{Setup, Start},
        state::{
            MOST_CARDS, MOST_CARDS_OF_DECK, MOST_CARDS_OF_PLAYER, MOST_FIGHTERS, MOST_FRAMES,
            MOST_IN_SIDE_DECK, MOST_SEATS, MOST_TOKENS, State, Status, Work,
        },
    },
};
use altmode_core::{Io, Rules};

fn game() -> State {
    let start = Start::Game(Setup::duel("1", "marmoreal", ["medusa", "sinbad"]));
    Unmatched::default().begin(&start, &mut Io::silent()).expect("a game")
}

/// Four times the hero with the most cards, and the hands with the cards that others lend.
#[test]
fn the_cards_of_the_largest_decks_fit() {
    let catalogue = Unmatched::default().catalogue;
    let copies =
        |cards: &[CardDef]| cards.iter().map(|card| usize::from(card.sheet.copies)).sum::<usize>();
    let heroes: Vec<_> =
        catalogue.ids().map(|id| catalogue.hero(catalogue.find(id).expect("a hero"))).collect();
    for hero in &heroes {
        let side = hero.sheet.side.len();
        let deck = copies(&hero.cards).saturating_sub(side);
        assert!(side <= MOST_IN_SIDE_DECK, "{}: {side} cards", hero.sheet.id);
        // Cards that only one of several sidekicks can use, or one of a group of gear, are left out.
        let choices = !hero.sheet.sidekick_of.is_empty() || !hero.sheet.gear.is_empty();
        assert!(
            choices || (deck <= MOST_CARDS_OF_DECK && MOST_SEATS * (deck + side) <= MOST_CARDS),
            "{}: {deck} cards",
            hero.sheet.id
        );
    }
    const {
        assert!(
            MOST_CARDS_OF_DECK <= MOST_CARDS_OF_PLAYER
                && MOST_SEATS * MOST_CARDS_OF_PLAYER <= MOST_CARDS
        )
    };
}

/// Four times the hero with the most tokens in spaces. Games with too many fighters are refused.
#[test]
fn the_tokens_of_four_players_fit() {
    let catalogue = Unmatched::default().catalogue;
    let tokens = catalogue
        .ids()
        .filter_map(|id| catalogue.hero(catalogue.find(id).expect("a hero")).sheet.tokens.as_ref());
    let most =
        tokens.filter(|tokens| !tokens.on_paths).map(|tokens| usize::from(tokens.count)).max();
    assert!(most.is_some_and(|most| MOST_SEATS * most <= MOST_TOKENS), "{most:?}");
    assert!(game().fighters.len() <= MOST_FIGHTERS);
}

#[test]
fn a_full_list_ends_the_game_and_says_so() {
    let rules = Unmatched::default();
    let (mut state, mut io) = (game(), Io::silent());
    let mut machine = Machine::new(rules, &mut state, &mut io);
    while machine.state.status.is_running() {
        machine.begin(Work::Code);
        assert!(machine.state.frames.len() <= MOST_FRAMES);
    }
    assert_eq!(state.status, Status::OutOfRoom);
    assert_eq!(rules.to_act(&state), None);
    let outcome = rules.outcome(&state).expect("an outcome");
    assert_eq!(outcome.reason, "the game needs more room than the engine has");
}
