//! Random whole games checked for invariants, and effects before the game.

use crate::{
    cards::{Tcg, builtin as cards},
    model::{
        action::Action,
        start::{Setup, SetupDeck, Start},
        state::State,
    },
    soak::{fault, random_deck},
};
use altmode_core::{Imagine, Io, Random, Rules};
use altmode_tcg_language::Mode;

/// The deck lists of the starter decks.
const DECKS: [&str; 2] = [
    include_str!("../decks/autobot-starter.txt"),
    include_str!("../decks/bumblebee-vs-megatron.txt"),
];

fn tcg() -> Tcg {
    Tcg { catalogue: cards::builtin() }
}

/// Parses one of the project's deck lists, in which each line is a count and a name.
fn deck(tcg: Tcg, list: &str) -> SetupDeck {
    let mut deck = SetupDeck::default();
    for line in list.lines() {
        let Some((count, name)) = line.split_once(' ') else { continue };
        let Ok(count) = count.parse::<u8>() else { continue };
        let def = tcg.catalogue.by_full_name(name).expect("a card of that name");
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

/// Asserts the invariants.
#[track_caller]
fn check(first: &State, state: &State) {
    assert_eq!(fault(tcg(), first, state), None);
}

/// Plays at random and checks every state.
fn play_to_the_end(tcg: Tcg, state: &mut State, random: &mut Random, seed: u32) {
    let first = state.clone();
    let mut io = Io::silent();
    let mut actions = Vec::new();
    let mut decisions = 0;
    while tcg.outcome(state).is_none() {
        tcg.legal_actions(state, &mut actions);
        assert!(!actions.is_empty(), "seed {seed}: nothing to do at {:?}", state.decision);
        let action = actions[random.below(actions.len() as u32) as usize];
        tcg.apply(state, action, &mut io);
        check(&first, state);
        decisions += 1;
        assert!(decisions < 20_000, "seed {seed} does not end: turn {}", state.turn);
    }
}

#[test]
fn random_games_end_and_keep_their_cards() {
    let tcg = tcg();
    for seed in 0..300 {
        let mut io = Io::silent();
        let mut state = tcg.begin(&start(tcg, seed), &mut io).unwrap();
        let mut random = Random::from_words([seed, 1, 2, 3]);
        play_to_the_end(tcg, &mut state, &mut random, seed);
    }
}

#[test]
fn actions_promise_together_what_each_promises_alone() {
    let tcg = tcg();
    let names: Vec<Action> =
        (0..tcg.catalogue.names() as u16).map(|name| Action::ChooseName { name }).collect();
    let check = |state: &State, actions: &[Action]| {
        let alone = actions.iter().map(|&action| tcg.promise(state, action));
        let mut together = Vec::new();
        tcg.promises(state, actions, &mut |promise| together.push(promise));
        assert_eq!(together, alone.collect::<Vec<_>>(), "{:?}", state.decision.ask);
        together.iter().any(|&promise| promise > 0)
    };
    for seed in 0..4 {
        let mut io = Io::silent();
        let mut state = tcg.begin(&start(tcg, seed), &mut io).unwrap();
        let mut random = Random::from_words([seed, 5, 2, 3]);
        let mut actions = Vec::new();
        while tcg.outcome(&state).is_none() {
            tcg.legal_actions(&state, &mut actions);
            check(&state, &actions);
            assert!(check(&state, &names), "seed {seed}: no name is worth anything");
            tcg.apply(&mut state, actions[random.below(actions.len() as u32) as usize], &mut io);
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

/// Characters start in alt mode, those without one in another mode (Tournament Rules 2.3).
#[test]
fn characters_begin_in_alt_mode_where_they_have_one() {
    // Tournament Rules 2.3.
    for card in tcg().catalogue.cards().filter(|card| card.is_character() && card.parts.is_empty())
    {
        let faces = &card.texts[..usize::from(card.faces)];
        let begins = faces[usize::from(card.start)].mode;
        assert!(
            begins == Mode::Alt || faces.iter().all(|face| face.mode != Mode::Alt),
            "{} begins in {begins:?}",
            card.full_name
        );
    }
}

#[test]
fn decks_are_shuffled_before_every_game() {
    // Tournament Rules 2.3 and 3.4: each game shuffles the same two decks differently.
    let orders = (0..20).map(|seed| {
        let mut config = start(tcg(), 0);
        let Start::Decks(setup) = &mut config else { panic!("no damage before the game") };
        setup.seed = format!("{seed:x}");
        let state = tcg().begin(&config, &mut Io::silent()).unwrap();
        let order: Vec<_> = state
            .players
            .iter()
            .map(|player| player.deck.iter().copied().collect::<Vec<_>>())
            .collect();
        (order, state.first)
    });
    let orders: Vec<_> = orders.collect();
    for (at, (order, _)) in orders.iter().enumerate() {
        assert!(orders[..at].iter().all(|(other, _)| other[0] != order[0] && other[1] != order[1]));
    }
    assert!([0, 1].iter().all(|seat| orders.iter().any(|(_, first)| first == seat)));
}

fn opening(tcg: Tcg, team: &[&str], outside: &[&str]) -> State {
    let named = |name: &&str| tcg.catalogue.by_full_name(name).expect("a card of that name");
    let battle = vec![(named(&"Zap"), 3), (named(&"Medic!"), 37)];
    let own = SetupDeck {
        characters: team.iter().map(named).collect(),
        outside: outside.iter().map(named).collect(),
        battle: battle.clone(),
        ..SetupDeck::default()
    };
    let other = SetupDeck {
        characters: vec![named(&"Ruckus, Combat Assault")],
        battle,
        ..SetupDeck::default()
    };
    let setup = Setup {
        seed: "1".into(),
        basic: false,
        rulings: 0,
        first: Some(0),
        open_decks: false,
        decks: [own, other],
    };
    tcg.begin(&Start::Decks(setup), &mut Io::silent()).unwrap()
}

/// Scrapper of the Devastator Deck.
#[test]
fn scrapper_builds_the_tower_as_the_game_begins() {
    let state =
        opening(tcg(), &["Scrapper, Constructicon Foreman", "Hook, Surgical Engineer"], &[]);
    assert_eq!([state.players[0].tower, state.players[1].tower], [1, 0]);
}

/// Rise of the Combiners FAQ, Optimus Prime - Gleaming Commander, questions 1 and 2: up to 3 different Sentinels from outside
/// the game, which may equal those on the team.
#[test]
fn optimus_prime_brings_three_different_sentinels() {
    let tcg = tcg();
    let outside = [
        "Prowl, Strategic Mastermind",
        "Sunstreaker, Bold Warrior",
        "Sunstreaker, Bold Warrior",
        "Ironhide, Steadfast Brawler",
        "Red Alert, Security Chief",
    ];
    let mut state = opening(
        tcg,
        &["Optimus Prime, Gleaming Commander", "Ironhide, Steadfast Brawler"],
        &outside,
    );
    let mut names = Vec::new();
    for left in [3, 2, 1] {
        let mut actions = Vec::new();
        tcg.legal_actions(&state, &mut actions);
        let targets: Vec<_> = actions
            .iter()
            .filter(|action| matches!(action, Action::ChooseTarget { .. }))
            .copied()
            .collect();
        assert_eq!(
            targets.len(),
            left,
            "of two that are the same only one is offered, and nobody who is no Sentinel"
        );
        let Action::ChooseTarget { target } = targets[0] else { unreachable!("filtered") };
        names.push(tcg.full_name(&state, target));
        tcg.apply(&mut state, targets[0], &mut Io::silent());
    }
    names.sort_unstable();
    assert_eq!(
        names,
        ["Ironhide, Steadfast Brawler", "Prowl, Strategic Mastermind", "Sunstreaker, Bold Warrior"]
    );
    assert_eq!(state.ko[0].count_ones(), 3);
    for character in crate::model::objects::members(state.ko[0]) {
        assert_eq!(
            i16::from(state.character(character).damage),
            tcg.health(&state, character),
            "fully damaged"
        );
    }
}

/// Sentinel Enigma: three parts on the team and three that Optimus Prime brings are all six, so the combiner form belongs to
/// the game.
#[test]
fn a_form_belongs_to_the_game_whose_parts_come_from_outside() {
    let team = [
        "Optimus Prime, Gleaming Commander",
        "Ironhide, Steadfast Brawler",
        "Prowl, Strategic Mastermind",
    ];
    let outside = [
        "Autobot Hot Rod, Impulsive Fighter",
        "Autobot Mirage, Counterintelligence",
        "Sunstreaker, Bold Warrior",
    ];
    let has_form = |outside: &[&str]| {
        tcg()
            .form_outside(&opening(tcg(), &team, outside), 0, "Optimus Maximus, Ultimate Defender")
            .is_some()
    };
    assert!(has_form(&outside));
    assert!(!has_form(&outside[1..]), "a part is nowhere");
    let state = opening(tcg(), &["Dreadwind, Air Defense"], &["Blackwing, Aerial Attacker"]);
    assert!(
        tcg().form_outside(&state, 0, "Dreadwing, Sky Destroyer").is_none(),
        "no card brings the other part"
    );
}

/// Optimus Prime - Gleaming Commander needs a team of Sentinels only.
#[test]
fn optimus_prime_with_others_on_the_team_brings_nobody() {
    let outside = ["Prowl, Strategic Mastermind"];
    let state = opening(
        tcg(),
        &["Optimus Prime, Gleaming Commander", "Red Alert, Security Chief"],
        &outside,
    );
    assert_eq!(state.ko[0], 0);
}

/// Checks undo, saves, views and sampled worlds in games with all usable cards.
#[test]
fn every_promise_is_kept_with_random_legal_decks() {
    let tcg = tcg();
    for seed in 1000..1016 {
        let mut random = Random::from_words([seed, 5, 6, 7]);
        let decks = [random_deck(tcg, &mut random), random_deck(tcg, &mut random)];
        let setup = Setup {
            seed: format!("{seed:x}"),
            basic: false,
            rulings: (seed % 2) as u8,
            first: None,
            open_decks: false,
            decks,
        };
        let start = Start::Decks(setup);
        altmode_core::suite::all(&tcg, start, seed, 20_000);
    }
}

/// Wave 3 FAQ, Captain Wheeljack: a card found before the game is added to the 3 cards of the hand.
#[test]
fn a_card_found_before_the_game_comes_on_top_of_the_hand() {
    let tcg = tcg();
    let mut state = opening(
        tcg,
        &["Specialist Ratchet, Engineering • Rescue & Repair", "Red Alert, Security Chief"],
        &[],
    );
    assert_eq!(state.decision.ask, crate::model::state::Ask::YesNo);
    assert_eq!([state.players[0].hand.len(), state.turn.into()], [0, 0], "nothing is drawn yet");
    tcg.apply(&mut state, Action::Yes, &mut Io::silent());
    // The question is asked although only one card fits, because the opponent does not know the deck.
    let mut actions = Vec::new();
    tcg.legal_actions(&state, &mut actions);
    assert!(matches!(actions[..], [Action::ChooseCard { .. }]), "{actions:?}");
    tcg.apply(&mut state, actions[0], &mut Io::silent());
    assert_eq!(state.turn, 1);
    let names: Vec<_> =
        state.players[0].hand.iter().map(|&card| tcg.full_name(&state, card)).collect();
    assert_eq!((names.len(), names[0]), (5, "Medic!"), "found, 3 dealt, and the draw of the turn");
}

/// Captain Wheeljack: only the searching player knows that a search cannot find anything.
#[test]
fn a_search_that_finds_nothing_can_only_be_declined() {
    let tcg = tcg();
    let mut state = opening(
        tcg,
        &["Captain Wheeljack, Engineering • Scientist", "Red Alert, Security Chief"],
        &[],
    );
    let mut actions = Vec::new();
    tcg.legal_actions(&state, &mut actions);
    assert_eq!(
        (state.turn, &actions[..]),
        (0, &[Action::No][..]),
        "without a Brainstorm in the deck there is nothing to say yes to"
    );
    tcg.apply(&mut state, Action::No, &mut Io::silent());
    assert_eq!(state.turn, 1);
    assert_eq!(state.players[0].hand.len(), 4);
    let first = state.clone();
    tcg.legal_actions(&state, &mut actions);
    tcg.apply(&mut state, actions[0], &mut Io::silent());
    check(&first, &state);
}

/// The places of known cards in the hand told which of them is older.
#[test]
fn the_order_of_a_hand_is_not_seen() {
    let mut state = tcg().begin(&start(tcg(), 1), &mut Io::silent()).expect("a game");
    for known in [0, 2] {
        let card = state.players[1].hand[known];
        state.objects[usize::from(card)].seen |= 3;
    }
    let seen = |state: &State, seat: u8| {
        let view = altmode_json::to_value(crate::embed::view::observe(
            tcg(),
            state,
            altmode_core::Viewer::Seat(seat),
        ))
        .expect("JSON");
        view["players"][1]["hand"].clone()
    };
    let [other, own] = [0, 1].map(|seat| seen(&state, seat));
    assert_eq!(other["cards"].as_array().map(Vec::len), Some(2), "{other}");
    state.players[1].hand.reverse();
    assert_eq!(seen(&state, 0), other);
    assert_ne!(seen(&state, 1), own, "players see the order of their own hands");
}
