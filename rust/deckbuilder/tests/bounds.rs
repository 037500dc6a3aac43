//! The largest games fit into the lists of the state.

use altmode_core::{Io, Random, Rules};
use altmode_deckbuilder::{
    Deckbuilder, api,
    state::{
        MOST_AMBUSHES, MOST_ASSISTS, MOST_CARDS, MOST_DAMAGE, MOST_FRAMES, MOST_LASTING,
        MOST_TRIGGERS, State, Status,
    },
};
use altmode_json::{Value, json};

/// The most entries of the lists whose length no rule bounds, with their capacities.
#[derive(Default)]
struct Reached([usize; 5]);

impl Reached {
    const ROOM: [usize; 5] =
        [MOST_FRAMES, MOST_TRIGGERS, MOST_AMBUSHES, MOST_LASTING, MOST_ASSISTS];

    fn note(&mut self, state: &State) {
        let now = [
            state.frames.len(),
            state.triggers.len(),
            state.ambushes.len(),
            state.lasting.len(),
            state.battle.assists.len(),
        ];
        for (most, now) in self.0.iter_mut().zip(now) {
            *most = now.max(*most);
        }
    }
}

/// Plays a game at random to its end.
fn play(rules: Deckbuilder, mut state: State, seed: &str, reached: &mut Reached) -> State {
    let mut random = Random::from_seed_text(seed).expect("a seed");
    let mut actions = Vec::new();
    while rules.to_act(&state).is_some() {
        reached.note(&state);
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        let action = actions[random.below(actions.len() as u32) as usize];
        rules.apply(&mut state, action, &mut Io::silent());
    }
    state
}

/// Games of the most players with the cards of two sets: 254 cards, several Assists of each player, and every effect of the training
/// set twice. No list comes near its capacity but that of Assists, which asks for no more when it is full.
#[test]
fn the_largest_games_have_room() {
    let mut deckbuilder = api::Deckbuilder::new();
    deckbuilder.load_pack(&crate::packs::own_box().to_string()).expect("the pack is loaded");
    let rules = Deckbuilder { catalogue: deckbuilder.rules().catalogue };
    let mut reached = Reached::default();
    let players =
        |ids: &[&str]| -> Vec<Value> { ids.iter().map(|id| json!({ "character": id })).collect() };
    let games = [
        ("co-op", players(&["x-vanguard", "my-beacon", "x-dozer", "x-aerion", "my-tidalon"])),
        (
            "competitive",
            players(&["x-vanguard", "my-vanguard", "x-beacon", "x-aerion", "my-aerion"]),
        ),
        ("tvt", players(&["x-aerion", "x-quarrion", "my-vanguard", "my-shade"])),
        ("1vm", players(&["x-shade", "x-vanguard", "my-beacon", "x-aerion"])),
    ];
    for (mode, players) in games {
        for seed in 1..=6 {
            let config = json!({ "seed": format!("{seed:x}"), "mode": mode, "players": players, "sets": ["training", "my-box"],
                "deck": { "starters": [{ "set": "training" }] },
                "options": { "assistsEach": "many", "robotAssists": "offensive", "schemes": "in", "bossArrival": "settles" } });
            let game = deckbuilder
                .new_game(&config.to_string())
                .unwrap_or_else(|error| panic!("{config}: {error}"));
            assert_eq!(game.state().cards.len(), MOST_CARDS, "the box is as full as possible");
            let end = play(rules, game.state().clone(), &format!("{seed:x}"), &mut reached);
            assert!(
                matches!(end.status, Status::Over(..) | Status::Endless),
                "{mode}, {seed}: {:?}",
                end.status
            );
        }
    }
    for (most, room) in reached.0.into_iter().zip(Reached::ROOM).take(4) {
        assert!(most * 2 <= room, "the lists reached {:?} of {:?}", reached.0, Reached::ROOM);
    }
}

/// A player can hold the whole Damage stack, whose Start of Turn effects wait together.
#[test]
fn a_player_can_hold_as_much_damage_as_there_is() {
    for (damage, copies) in [("x-dent", MOST_DAMAGE), ("x-overheated", MOST_TRIGGERS)] {
        let state = json!({ "rows": 1, "columns": 3, "mode": "co-op", "step": "start", "main": vec!["x-flank"; 40],
            "players": [{ "character": "x-vanguard", "mode": "bot", "damage": vec![damage; copies] }, { "character": "x-beacon" }] });
        let position =
            json!({ "format": "altmode-scenario/1", "game": "deckbuilder", "state": state });
        let game =
            api::Deckbuilder::new().from_scenario(&position.to_string()).expect("a position");
        let end = play(Deckbuilder::default(), game.state().clone(), "1", &mut Reached::default());
        assert_ne!(end.status, Status::OutOfRoom, "{damage}");
    }
}
