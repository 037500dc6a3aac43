//! Tests of the state's capacities: no legal deck overflows a list, and an overflow ends the game with a defined outcome.

use crate::{
    api,
    cards::{Tcg, builtin::builtin},
    embed::view::outcome,
    engine::{damage::replacement_bit, machine::Machine},
    model::{
        action::Action,
        objects::{MOST_BATTLE_CARDS, MOST_OBJECTS},
        start::Start,
        state::{MOST_FRAMES, MOST_LASTING, REPLACED_WORDS, State, Status},
        work::CodeStep,
    },
    scenario,
};
use altmode_core::{Io, Rules};
use altmode_json::{Value, json};
use std::collections::BTreeSet;

fn tcg() -> Tcg {
    Tcg { catalogue: builtin() }
}

/// Returns a position in which the first player has a hand and the second player has a character and a hand.
fn position(hand: Vec<&str>, theirs: Vec<&str>) -> State {
    let scenario = json!({
        "format": "altmode-scenario/1",
        "game": "tcg",
        "name": "a large hand",
        "source": "none",
        "state": { "turn": 5, "seed": "1", "players": [
            { "characters": [{ "card": "Decepticon Shockwave, Cybertron Commander", "mode": "bot" }], "hand": hand },
            { "characters": [{ "card": "Autobot Cosmos, Recon & Communication" }, { "card": "Omega Supreme, Autobot Defense Base" }],
              "hand": theirs },
        ] },
        "steps": [],
    });
    scenario::position(tcg(), &scenario.to_string()).expect("a position").state
}

fn play(state: &mut State, name: &str) {
    let tcg = tcg();
    let mut actions = Vec::new();
    tcg.legal_actions(state, &mut actions);
    let card = |action: &&Action| matches!(action, Action::PlayCard { card } if tcg.full_name(state, *card) == name);
    let action = *actions
        .iter()
        .find(card)
        .unwrap_or_else(|| panic!("{name} cannot be played: {actions:?}"));
    tcg.apply(state, action, &mut Io::silent());
}

/// The deepest possible nesting: every battle card of a player is an Action played inside the previous one.
#[test]
fn as_many_actions_as_a_player_can_have_fit_inside_each_other() {
    let mut hand = vec!["Brainstorm"; MOST_BATTLE_CARDS - 1];
    hand.push("Zap");
    let mut state = position(hand, Vec::new());
    for depth in 1..MOST_BATTLE_CARDS {
        play(&mut state, "Brainstorm");
        assert_eq!(state.status, Status::Running, "{depth} deep");
    }
    assert!(state.frames.len() >= MOST_BATTLE_CARDS, "{} pieces of work", state.frames.len());
    play(&mut state, "Zap");
    assert_eq!(state.status, Status::Running);
}

/// One event for each card of the largest possible hand.
#[test]
fn every_card_of_the_largest_hand_sets_off_a_trigger() {
    let mut state = position(vec!["System Reboot"], vec!["Zap"; MOST_BATTLE_CARDS]);
    play(&mut state, "System Reboot");
    assert_eq!(state.status, Status::Running);
    assert_eq!(state.pending.len() + 1, MOST_BATTLE_CARDS, "one of them resolves already");
}

#[test]
fn a_full_list_ends_the_game_and_says_so() {
    let mut state = position(Vec::new(), Vec::new());
    let mut io = Io::silent();
    let mut machine = Machine::new(tcg(), &mut state, &mut io);
    while machine.state.status == Status::Running {
        machine.begin(CodeStep::Begin);
        assert!(machine.state.frames.len() <= MOST_FRAMES);
    }
    machine.run();
    assert_eq!(state.status, Status::OutOfRoom);
    let outcome: Value = altmode_json::to_value(outcome(&state)).expect("an outcome");
    assert_eq!(
        outcome,
        json!({ "winner": null, "reason": "the game needs more room than the engine has" })
    );
    assert_eq!(tcg().to_act(&state), None);
}

/// Each damage replacement has its own bit, on any object.
#[test]
fn every_replacement_has_a_bit_of_its_own() {
    let bits: BTreeSet<(usize, u32)> =
        (0..MOST_OBJECTS + MOST_LASTING).map(replacement_bit).collect();
    assert_eq!(bits.len(), MOST_OBJECTS + MOST_LASTING);
    assert!(bits.iter().all(|(word, _)| *word < REPLACED_WORDS));
}

/// Identical cards in one zone are one choice, and the input may name either copy.
#[test]
fn either_of_two_identical_cards_can_be_taken() {
    let start = json!({ "turn": 5, "seed": "1", "players": [
        { "characters": [{ "card": "Ironhide, Veteran Autobot" }], "hand": ["Zap", "Zap"] },
        { "characters": [{ "card": "Autobot Cosmos, Recon & Communication" }] },
    ] });
    for copy in 0..2 {
        let mut game = api::Game::begin(tcg(), Start::Position(start.to_string())).expect("a game");
        let mut actions = Vec::new();
        tcg().legal_actions(game.state(), &mut actions);
        assert_eq!(
            actions.iter().filter(|action| matches!(action, Action::PlayCard { .. })).count(),
            1,
            "they are listed once"
        );
        let card = game.state().players[0].hand[copy];
        let action = json!({ "type": "play-action", "card": card }).to_string();
        assert_eq!(game.check(&action, None).expect("an answer"), "null", "copy {copy}");
        game.apply(&action, None).expect("either copy is played");
        assert_eq!(game.state().players[0].hand.len(), 1);
    }
}
