//! The set-up of games, which no position can show.

use altmode_deckbuilder::{
    Deckbuilder, api,
    state::{Mode, State, Zone},
};
use altmode_deckbuilder_language::CardType;
use altmode_json::{Value, json};

fn state(config: Value) -> State {
    api::Deckbuilder::new()
        .new_game(&config.to_string())
        .unwrap_or_else(|error| panic!("{config}: {error}"))
        .state()
        .clone()
}

fn players(ids: &[&str]) -> Vec<Value> {
    ids.iter().map(|id| json!({ "character": id })).collect()
}

fn id(state: &State, card: u8) -> &'static str {
    &Deckbuilder::default().catalogue.card(state.card(card).def).sheet.id
}

/// The Starters of a Combiner replace usual ones, 1 for 1 (Clash of the Combiners rulebook, New Starters).
#[test]
fn starters_of_a_combiner_replace_usual_ones() {
    let state = state(
        json!({ "seed": "1", "mode": "tvt", "players": players(&["x-aerion", "x-quarrion"]) }),
    );
    for (seat, own, team) in [(0, 5, "x-aerie"), (1, 6, "x-quarry")] {
        let player = state.player(seat);
        let all: Vec<&str> =
            player.deck.iter().chain(player.hand.iter()).map(|&card| id(&state, card)).collect();
        assert_eq!(all.len(), 10);
        assert_eq!(all.iter().filter(|id| id.starts_with(team)).count(), own, "{all:?}");
        // The Courage or Wrath cards go; the others stay.
        assert_eq!(
            all.iter()
                .filter(|id| matches!(**id, "x-scout-run" | "x-lend-a-hand" | "x-spark-of-hope"))
                .count(),
            4,
            "{all:?}"
        );
    }
}

/// The Matrix and the stacks have their sizes; each of the first three stacks has one Boss of each opposing faction, added or in
/// place of a card (open point 3).
#[test]
fn each_stack_has_its_bosses() {
    let boss_cards = ["added", "replacing"];
    for (seats, size, stack) in [(1, 12, 7), (2, 12, 9), (3, 16, 11), (4, 16, 13), (5, 20, 15)] {
        let all = ["x-vanguard", "x-beacon", "x-dozer", "x-aerion", "x-tidalon"];
        for cards in boss_cards {
            let options = json!({ "bossCards": cards });
            let state = state(
                json!({ "seed": "7", "players": players(&all[..seats]), "options": options }),
            );
            assert_eq!(u32::from(state.spaces()), size);
            let more = if cards == "added" { stack + 1 } else { stack };
            assert_eq!(state.stacks, [more, more, more, 5]);
            let mut end = state.main.len();
            for (level, cards) in (1..=3).zip(state.stacks) {
                let stack = &state.main[end - usize::from(cards)..end];
                end -= usize::from(cards);
                let bosses: Vec<Option<u8>> = stack
                    .iter()
                    .map(|&card| Deckbuilder::default().catalogue.card(state.card(card).def))
                    .filter(|def| def.is(CardType::Boss))
                    .map(|def| def.sheet.level)
                    .collect();
                assert_eq!(bosses, [Some(level)]);
            }
        }
    }
    let both = state(
        json!({ "seed": "7", "mode": "tvt", "players": players(&["x-aerion", "x-quarrion"]) }),
    );
    assert_eq!(
        both.stacks,
        [11, 11, 11, 5],
        "two Bosses in each stack (Clash of the Combiners rulebook, TvT)"
    );
}

/// The Levels of the Bosses follow the stacks, or are at random (open point 3).
#[test]
fn bosses_can_be_in_random_stacks() {
    let first_level = |seed: u32, stacks: &str| {
        let config = json!({ "seed": format!("{seed:x}"), "players": players(&["x-vanguard"]), "options": { "bossStacks": stacks } });
        let state = state(config);
        let top = &state.main[state.main.len() - usize::from(state.stacks[0])..];
        let levels = top.iter().filter_map(|&card| {
            Deckbuilder::default().catalogue.card(state.card(card).def).sheet.level
        });
        levels.collect::<Vec<_>>()
    };
    assert!((1..30).all(|seed| first_level(seed, "by-level") == [1]));
    assert!((1..30).any(|seed| first_level(seed, "random") != [1]));
}

/// Schemes stay in the box, or come into the main deck: those for co-operative games in these only (open point 12).
#[test]
fn schemes_are_an_option() {
    let schemes = |mode: &str, schemes: &str| {
        let config = json!({ "seed": "1", "mode": mode, "players": players(&["x-vanguard", "x-beacon"]), "options": { "schemes": schemes } });
        let state = state(config);
        let all: std::collections::BTreeSet<&str> =
            (0..state.cards.len() as u8).map(|card| id(&state, card)).collect();
        (all.contains("x-blackout"), all.contains("x-siege"))
    };
    assert_eq!(schemes("competitive", "out"), (false, false));
    assert_eq!(schemes("competitive", "in"), (true, false));
    assert_eq!(schemes("co-op", "in"), (false, true));
}

/// 1vM: the single player has more cards and goes first (Clash of the Combiners rulebook, One Versus Many).
#[test]
fn the_single_player_goes_first() {
    for seed in 1..8 {
        for (others, cards) in
            [(&["x-vanguard", "x-beacon"][..], 6), (&["x-vanguard", "x-beacon", "x-dozer"][..], 7)]
        {
            let mut ids = vec![others[0], "x-quarrion"];
            ids.extend(&others[1..]);
            let state = state(
                json!({ "seed": format!("{seed:x}"), "mode": "1vm", "players": players(&ids) }),
            );
            assert_eq!(state.mode, Mode::OneVersusMany);
            assert_eq!(
                (state.active, state.player(1).hand.len(), state.player(0).hand.len()),
                (1, cards, 5)
            );
        }
    }
}

/// Ruins are placed facedown beside the Matrix at the start, special Damage is shuffled into the stack, and the first player is at
/// random (open point 1).
#[test]
fn ruins_and_damage_are_beside_the_matrix() {
    let config = |seed: u32| json!({ "seed": format!("{seed:x}"), "players": players(&["x-vanguard", "x-beacon"]) });
    let state = state(config(1));
    assert_eq!((state.ruins.len(), state.damage.len(), state.encounters.len()), (10, 20, 10));
    assert!(
        state
            .ruins
            .iter()
            .all(|&card| state.card(card).seen == 0 && state.card(card).zone == Zone::Ruins)
    );
    let special = state.damage.iter().filter(|&&card| id(&state, card) == "x-overheated").count();
    assert_eq!(special, 5);
    let firsts: std::collections::BTreeSet<u8> =
        (1..30).map(|seed| self::state(config(seed)).active).collect();
    assert_eq!(firsts.len(), 2);
}

/// The players choose which Ruins and Bosses are used, where the sets have more: the Ruins of one set only, and one of two
/// Level III Bosses (Clash of the Combiners rulebook, Ruins; TvT with a Single Base Set).
#[test]
fn the_deck_of_the_game_chooses_ruins_and_bosses() {
    let deck = json!({ "ruins": [{ "card": "x-rubble", "count": 9 }, "x-crater"], "bosses": ["x-warden", "x-stormlord", "x-monolith"] });
    let state = state(json!({ "seed": "1", "players": players(&["x-vanguard"]), "deck": deck }));
    let ruins: Vec<&str> = state.ruins.iter().map(|&card| id(&state, card)).collect();
    assert_eq!(
        (ruins.len(), ruins.iter().filter(|id| **id == "x-rubble").count()),
        (10, 9),
        "{ruins:?}"
    );
    let all = (0..state.cards.len() as u8).map(|card| id(&state, card));
    let bosses: std::collections::BTreeSet<&str> =
        all.filter(|id| matches!(*id, "x-ravenor" | "x-monolith")).collect();
    assert_eq!(bosses.into_iter().collect::<Vec<_>>(), ["x-monolith"]);
}

/// Placed characters begin in the corners (open point 1).
#[test]
fn characters_can_be_placed_in_corners() {
    let config = json!({ "seed": "1", "players": players(&["x-vanguard", "x-beacon"]), "options": { "entry": "placed" } });
    let state = state(config);
    assert_eq!((state.player(0).at, state.player(1).at), (0, 11));
}

/// Assists are facedown in TvT and faceup in Co-op (Clash of the Combiners rulebook, TvT Rules). Ruins are never facedown.
#[test]
fn assists_are_facedown_in_team_games() {
    let position = |mode: &str, helper: &str, facedown: bool| {
        json!({ "format": "altmode-scenario/1", "game": "deckbuilder", "state": {
            "mode": mode, "rows": 1, "columns": 3, "encounters": ["x-quiet-moment"],
            "matrix": [{ "space": "A2", "card": "x-warden" }, { "space": "A3", "card": "x-rubble", "facedown": facedown }],
            "options": { "assistsEach": "many" },
            "players": [
                { "character": "x-vanguard", "mode": "bot", "at": "A2", "power": [9] },
                { "character": helper, "mode": "bot", "at": "A2", "hand": ["x-resolve", "x-long-rifle"] },
            ],
        } })
        .to_string()
    };
    let deckbuilder = api::Deckbuilder::new();
    for (mode, helper, open) in [("tvt", "x-shade", false), ("co-op", "x-beacon", true)] {
        let mut game =
            deckbuilder.from_scenario(&position(mode, helper, false)).expect("a position");
        game.apply(r#"{ "type": "confront", "space": "A2" }"#, None).expect("a confrontation");
        game.apply(r#"{ "type": "assist" , "id": 0 }"#, None).expect("an Assist");
        let view: Value = altmode_json::from_str(&game.observe(0).expect("a view")).expect("JSON");
        assert_eq!(
            view["battle"]["assists"][0]["card"]["name"].is_string(),
            open,
            "{mode}: {}",
            view["battle"]
        );
    }
    assert!(deckbuilder.from_scenario(&position("tvt", "x-shade", true)).is_err());
}

/// The single player of "1vm" has the first turn (Clash of the Combiners rulebook, One Versus Many); another seat is refused.
#[test]
fn the_first_turn_of_one_versus_many_is_no_choice() {
    let config = |first: u8| json!({ "seed": "1", "mode": "1vm", "first": first, "players": players(&["x-shade", "x-vanguard", "x-beacon"]) });
    assert_eq!(state(config(0)).active, 0);
    let error = api::Deckbuilder::new().new_game(&config(1).to_string()).err().expect("a refusal");
    assert_eq!((error.code, error.path.as_str()), ("wrong-seat", "first"));
}
