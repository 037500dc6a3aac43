//! Compares forecasts with the enumeration of all arrangements of small decks.

use altmode_core::{Imagine, Io, Random, Rules};
use altmode_json::{Value, json};
use altmode_unmatched::{
    Unmatched,
    action::Action,
    api,
    board::{boards, spaces},
    event::Event,
    state::{Ask, CardId, DefId, OPEN, State, Zone},
};
use cpu_time::ThreadTime;
use std::{collections::BTreeMap, time::Duration};

/// Result of a combat: damage to the defender, its defeat, whether the attacker won.
type Outcome = [f64; 3];

/// Plays the attack with an answer. Other choices are greedy, with the least key among equals. For dice and choices at random, the
/// mean over all outcomes is taken.
fn play(rules: Unmatched, state: &State, attack: Action, answer: Option<CardId>) -> Outcome {
    play_with(rules, state, attack, answer, &[])
}

/// Plays the attack with the outcomes of the first rolls and choices at random.
fn play_with(
    rules: Unmatched,
    root: &State,
    attack: Action,
    answer: Option<CardId>,
    rolls: &[DefId],
) -> Outcome {
    let Action::Attack { defender, .. } = attack else { panic!("no attack") };
    let (mut state, mut io) = (root.clone(), Io::recording([rolls, &[OPEN]].concat()));
    let (mut actions, mut answered) = (Vec::new(), false);
    rules.apply(&mut state, attack, &mut io);
    while state.combat.on && rules.to_act(&state).is_some() {
        let next = if state.decision.ask == Ask::Defense && !answered {
            answered = true;
            answer.map_or(Action::Decline, Action::Defend)
        } else {
            actions.clear();
            rules.legal_actions(&state, &mut actions);
            let key =
                |&&action: &&Action| (-rules.promise(&state, action), rules.key(&state, action));
            *actions.iter().min_by_key(key).expect("a legal action")
        };
        rules.apply(&mut state, next, &mut io);
    }
    let outcomes = io.chance.supplied.split_off(rolls.len() + 1);
    // The first entry is the number of events before the choice.
    if let [_, outcomes @ ..] = &outcomes[..] {
        let each = outcomes
            .iter()
            .map(|&outcome| play_with(rules, root, attack, answer, &[rolls, &[outcome]].concat()));
        let mut mean = [0.0; 3];
        each.for_each(|outcome| {
            mean.iter_mut()
                .zip(outcome)
                .for_each(|(mean, part)| *mean += part / outcomes.len() as f64)
        });
        return mean;
    }
    let mut outcome = [0.0; 3];
    for event in &io.events {
        match event.event {
            Event::Damaged { fighter, amount, .. } if fighter == defender => {
                outcome[0] += f64::from(amount)
            }
            Event::Defeated { fighter } if fighter == defender => outcome[1] = 1.0,
            Event::CombatEnded { won, .. } => {
                outcome[2] = f64::from(u8::from(won == 0));
                break;
            }
            _ => {}
        }
    }
    outcome
}

/// Returns all orders of a list.
fn orders<T: Clone>(list: &[T]) -> Vec<Vec<T>> {
    if list.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, first) in list.iter().enumerate() {
        let rest: Vec<T> = list[..at].iter().chain(&list[at + 1..]).cloned().collect();
        all.extend(orders(&rest).into_iter().map(|mut order| {
            order.insert(0, first.clone());
            order
        }));
    }
    all
}

/// Outcomes by the card with which the defender answers, or none.
type ByAnswer = BTreeMap<Option<DefId>, Outcome>;

/// Returns the mean outcome if the defender answers by a policy and the attacker does not know the hand.
fn enumerated(rules: Unmatched, state: &State, attack: Action, policy: &str) -> Outcome {
    let hidden: Vec<Vec<CardId>> = (0..2)
        .map(|owner| {
            let hidden = |card: &CardId| {
                let entry = state.card(*card);
                entry.owner == owner && entry.seen & 1 == 0 && entry.zone != Zone::Side
            };
            (0..state.cards.len() as CardId).filter(hidden).collect()
        })
        .collect();
    let defs =
        |cards: &[CardId]| cards.iter().map(|&card| state.card(card).def).collect::<Vec<DefId>>();
    // For each hand, the sum of the outcomes of each answer over all orders of the decks.
    let mut hands: BTreeMap<Vec<DefId>, (f64, ByAnswer)> = BTreeMap::new();
    for theirs in orders(&defs(&hidden[1])) {
        for own in orders(&defs(&hidden[0])) {
            let before = state;
            let mut state = state.clone();
            for (cards, order) in [(&hidden[0], &own), (&hidden[1], &theirs)] {
                cards
                    .iter()
                    .zip(order)
                    .for_each(|(&card, &def)| state.cards.at_mut(usize::from(card)).def = def);
            }
            // The backs of cards are public.
            if hidden
                .iter()
                .flatten()
                .any(|&card| rules.back(&state, card) != rules.back(before, card))
            {
                continue;
            }
            let hand = state.player(1).hand.to_vec();
            let mut key = defs_of(&state, &hand);
            key.sort_unstable();
            let (count, sums) = hands.entry(key).or_default();
            *count += 1.0;
            let entry = state.fighter(attacked(attack));
            let usable = hand.iter().copied().filter(|&card| {
                let def = rules.def(&state, card);
                rules.serves(&state, entry.owner, def, 1) && def.by >> entry.kind & 1 != 0
            });
            let mut answers: BTreeMap<Option<DefId>, Option<CardId>> =
                usable.map(|card| (Some(state.card(card).def), Some(card))).collect();
            answers.insert(None, None);
            for (def, card) in answers {
                let outcome = play(rules, &state, attack, card);
                let sum = sums.entry(def).or_default();
                sum.iter_mut().zip(outcome).for_each(|(sum, part)| *sum += part);
            }
        }
    }
    let all: f64 = hands.values().map(|(count, _)| count).sum();
    let mut mean = [0.0; 3];
    for (hand, (count, sums)) in &hands {
        let copies = |def: &Option<DefId>| {
            def.map_or(1, |def| hand.iter().filter(|&&other| other == def).count()) as f64
        };
        let mut total: Outcome = [0.0; 3];
        match policy {
            "none" => total = sums[&None],
            "random" => {
                let ways: f64 = sums.keys().map(copies).sum();
                for (def, sum) in sums {
                    total
                        .iter_mut()
                        .zip(sum)
                        .for_each(|(total, part)| *total += part * copies(def) / ways);
                }
            }
            _ => {
                let key = |sum: &Outcome| {
                    [sum[1], sum[0], sum[2]].map(|part| (part / count * 1e9).round() as i64)
                };
                total = *sums.values().min_by_key(|sum| key(sum)).expect("an answer");
            }
        }
        mean.iter_mut().zip(total).for_each(|(mean, part)| *mean += part / all);
    }
    mean
}

fn defs_of(state: &State, cards: &[CardId]) -> Vec<DefId> {
    cards.iter().map(|&card| state.card(card).def).collect()
}

fn attacked(attack: Action) -> u8 {
    if let Action::Attack { defender, .. } = attack { defender } else { panic!("no attack") }
}

/// Returns a position with small decks of two heroes, who stand next to each other, and the attacker's card.
fn position(
    rules: Unmatched,
    random: &mut Random,
    heroes: [&str; 2],
    held: usize,
) -> Option<Value> {
    let board = boards().iter().find(|board| board.id() == "marmoreal").expect("a battlefield");
    let near = spaces(board.near[12]).next().expect("a space beside");
    let at = [board.space_id(12), board.space_id(near)];
    let mut players = Vec::new();
    for (seat, id) in heroes.iter().enumerate() {
        let hero = rules.catalogue.hero(rules.catalogue.find(id).expect("a hero"));
        let fighter = &hero.fighters[0];
        let mut copies: Vec<&str> = hero
            .cards
            .iter()
            .flat_map(|card| std::iter::repeat_n(card.sheet.id.as_str(), card.sheet.copies.into()))
            .collect();
        let mut take = |random: &mut Random, fits: &dyn Fn(&str) -> bool| {
            let fitting: Vec<usize> = (0..copies.len()).filter(|&at| fits(copies[at])).collect();
            (!fitting.is_empty())
                .then(|| copies.remove(fitting[random.below(fitting.len() as u32) as usize]))
        };
        let attacks = |id: &str| {
            let card = hero.cards.iter().find(|card| card.sheet.id == id).expect("a card");
            card.attacks() && card.by & 1 != 0
        };
        let (mut hand, mut deck) = (Vec::new(), Vec::new());
        hand.push(if seat == 0 { take(random, &attacks)? } else { take(random, &|_| true)? });
        for number in 1..4 {
            let to = if seat == 1 && number < held { &mut hand } else { &mut deck };
            to.push(take(random, &|_| true)?);
        }
        let health = 1 + random.below(u32::from(fighter.sheet.health)) as u8;
        players.push(json!({
            "hero": id, "hand": hand, "deck": deck, "discard": [],
            "fighters": [{ "fighter": fighter.id, "at": at[seat], "health": health }],
        }));
    }
    Some(
        json!({ "board": "marmoreal", "active": 0, "turn": 5, "actions": 2, "seed": "1", "players": players }),
    )
}

#[test]
fn a_forecast_is_the_mean_of_all_hands_and_orders() {
    let rules = Unmatched::default();
    let catalogue = rules.catalogue;
    // Cards of a sidekick that was not chosen are excluded, and so are heroes with a choice.
    let is_plain = |id: &&str| {
        let hero = catalogue.hero(catalogue.find(id).expect("a hero"));
        hero.implemented && hero.sheet.sidekick_of.is_empty()
    };
    let heroes: Vec<&str> = catalogue.ids().filter(is_plain).collect();
    let mut random = Random::from_seed_text("f0").expect("a seed");
    let (mut exact, mut estimated) = (0, 0);
    for number in 0..120 {
        let mut pick = || heroes[random.below(heroes.len() as u32) as usize];
        let pair = [pick(), pick()];
        let Some(position) = position(rules, &mut random, pair, 1 + number / 3 % 3) else {
            continue;
        };
        let scenario = json!({ "format": "altmode-scenario/1", "game": "unmatched", "state": position, "steps": [] });
        let game = api::Unmatched::new()
            .from_scenario(&scenario.to_string())
            .unwrap_or_else(|error| panic!("{number}: {error}"));
        let mut actions = Vec::new();
        rules.legal_actions(game.state(), &mut actions);
        let Some(&attack) = actions.iter().find(|action| matches!(action, Action::Attack { .. }))
        else {
            continue;
        };
        let Action::Attack { attacker, defender, card, .. } = attack else { continue };
        let policy = ["best-defense", "random", "none"][number % 3];
        let options = json!({ "card": card, "policy": policy }).to_string();
        let forecast =
            game.forecast_with(&attacker.to_string(), &defender.to_string(), 0, &options);
        let forecast: Value =
            altmode_json::from_str(&forecast.unwrap_or_else(|error| panic!("{number}: {error}")))
                .expect("JSON");
        let sum = |name: &str| {
            forecast[name]
                .as_array()
                .expect("a list")
                .iter()
                .map(|chance| chance.as_f64().expect("a number"))
                .sum::<f64>()
        };
        for name in ["damage", "attack", "defense"] {
            assert!((sum(name) - 1.0).abs() < 1e-9, "{number}: {name} of {pair:?}: {forecast}");
        }
        for name in ["attack", "defense"] {
            let of = |part: &&Value| part["of"] == name;
            let parts: f64 = forecast["explain"]
                .as_array()
                .expect("a list")
                .iter()
                .filter(of)
                .map(|part| part["amount"].as_f64().expect("a number"))
                .sum();
            let values = forecast[name].as_array().expect("a list").iter().zip(0_u8..);
            let mean: f64 = values
                .map(|(chance, value)| chance.as_f64().expect("a number") * f64::from(value))
                .sum();
            assert!(
                (parts - mean).abs() < 1e-8,
                "{number}: the parts of {name} are {parts}, not {mean}: {forecast}"
            );
        }
        if forecast["exact"] != true {
            estimated += 1;
            continue;
        }
        exact += 1;
        let expected = enumerated(rules, game.state(), attack, policy);
        for (name, expected) in ["expected", "defeat", "won"].iter().zip(expected) {
            let got = forecast[*name].as_f64().expect("a number");
            assert!(
                (got - expected).abs() < 1e-9,
                "{number}: {pair:?}, {policy}: {name} is {got}, not {expected}\n{forecast}\n{scenario}"
            );
        }
    }
    println!("{exact} exact, {estimated} estimated");
    assert!(exact >= 110, "{exact} exact, {estimated} estimated");
}

/// Returns a game from a position with two heroes on Marmoreal, each with its space, hand and deck.
fn game(players: [(&str, &str, Value, Value); 2]) -> altmode_unmatched::api::Game {
    let player = |(hero, at, hand, deck): &(&str, &str, Value, Value)| json!({ "hero": hero, "fighters": [{ "fighter": hero, "at": at }], "hand": hand, "deck": deck });
    let state =
        json!({ "board": "marmoreal", "players": players.iter().map(player).collect::<Vec<_>>() });
    let scenario =
        json!({ "format": "altmode-scenario/1", "game": "unmatched", "state": state, "steps": [] });
    api::Unmatched::new().from_scenario(&scenario.to_string()).expect("a position")
}

#[test]
fn a_random_discard_is_branched_over() {
    let hand = json!(["Exploit", "Commanding Impact"]);
    let game = game([
        ("dracula", "M13", json!(["Ambush"]), json!([])),
        ("sinbad", "M07", hand, json!([])),
    ]);
    for seat in 0..2 {
        let forecast = game.forecast_with(
            "dracula",
            "sinbad",
            seat,
            r#"{ "card": "Ambush", "policy": "none" }"#,
        );
        let forecast: Value = altmode_json::from_str(&forecast.expect("a forecast")).expect("JSON");
        assert_eq!(
            (&forecast["exact"], &forecast["damage"]),
            (&json!(true), &json!([0.0, 0.0, 0.0, 0.5, 0.5])),
            "{forecast}"
        );
    }
}

#[test]
fn the_parts_of_the_values_are_explained() {
    // Alice adds 2 to her attacks when she is big.
    let state = json!({ "board": "marmoreal", "players": [
        { "hero": "alice", "form": "big", "fighters": [{ "fighter": "alice", "at": "M13" }], "hand": ["Skirmish"], "deck": [] },
        { "hero": "sinbad", "fighters": [{ "fighter": "sinbad", "at": "M07", "health": 9 }], "hand": ["Feint"], "deck": [] },
    ] });
    let input = json!({ "state": state, "attacker": "alice", "defender": "sinbad" });
    let forecast = api::Unmatched::new().forecast(&input.to_string()).expect("a forecast");
    let forecast: Value = altmode_json::from_str(&forecast).expect("JSON");
    let row = |part: &Value| {
        let word = |name: &str| part[name].as_str().unwrap_or("-").to_string();
        format!(
            "{} {} {} {} {}",
            word("side"),
            word("of"),
            word("from"),
            word("source"),
            part["amount"]
        )
    };
    let rows: Vec<String> =
        forecast["explain"].as_array().expect("a list").iter().map(row).collect();
    assert_eq!(
        rows,
        [
            "attacker attack base Skirmish 4.0",
            "attacker attack ability Alice 2.0",
            "defender defense base Feint 2.0",
            "defender health base Sinbad 9.0"
        ],
        "{forecast}"
    );
}

#[test]
fn every_legal_attack_has_short_odds() {
    let far = game([
        ("eredin", "M13", json!(["Foul Purpose"]), json!([])),
        ("sinbad", "M31", json!(["Feint"]), json!([])),
    ]);
    let listed = |all: &str| -> Value { altmode_json::from_str(all).expect("JSON") };
    let all = listed(&far.forecast_all(0).expect("odds"));
    let [attack] = &all.as_array().expect("a list")[..] else { panic!("one attack: {all}") };
    assert_eq!((&attack["as"], &attack["cardName"]), (&json!("face-up"), &json!("Foul Purpose")));
    let whole = far
        .forecast_with("eredin", "sinbad", 0, r#"{ "card": "Foul Purpose", "as": "face-up" }"#)
        .expect("a forecast");
    assert_eq!(listed(&whole)["expected"], attack["expected"]);
    let wrong = far
        .forecast_with("eredin", "sinbad", 0, r#"{ "card": "Foul Purpose", "as": "ranged" }"#)
        .expect_err("it is refused");
    assert_eq!(wrong.code, "out-of-reach");
}

#[test]
fn what_cannot_be_forecast_is_refused() {
    let mut random = Random::from_seed_text("f1").expect("a seed");
    let state =
        position(Unmatched::default(), &mut random, ["medusa", "sinbad"], 2).expect("a position");
    let unmatched = api::Unmatched::new();
    let code =
        |input: Value| unmatched.forecast(&input.to_string()).expect_err("it is refused").code;
    assert_eq!(code(json!({ "attacker": "medusa", "defender": "sinbad" })), "missing-field");
    assert_eq!(code(json!({ "state": state, "attacker": "medusa" })), "missing-field");
    assert_eq!(
        code(json!({ "state": state, "attacker": "medusa", "defender": "nobody" })),
        "unknown-fighter"
    );
    assert_eq!(
        code(
            json!({ "state": state, "attacker": "medusa", "defender": "sinbad", "policy": "bold" })
        ),
        "unknown-policy"
    );
    assert_eq!(
        code(
            json!({ "state": state, "attacker": "medusa", "defender": "sinbad", "card": "No Such Card" })
        ),
        "unknown-card"
    );
    assert_eq!(
        code(json!({ "state": state, "attacker": "medusa", "defender": "sinbad", "seat": 2 })),
        "unknown-seat"
    );
    assert!(
        unmatched
            .forecast(
                &json!({ "state": state, "attacker": "medusa", "defender": "sinbad", "seat": 1 })
                    .to_string()
            )
            .is_ok()
    );
}

/// Returns a game in which a hero of a pack can attack with a card of this text.
fn with_text(id: &str, text: &Value) -> api::Game {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs/unmatched-packs/my-hero.json");
    let mut pack: Value =
        altmode_json::from_str(&std::fs::read_to_string(path).expect("a pack")).expect("JSON");
    pack["set"] = json!(id);
    let hero = &mut pack["heroes"][0];
    hero["id"] = json!(id);
    hero["abilities"] = json!([]);
    let card = &mut hero["cards"][1];
    card.as_object_mut().expect("a card").remove("like");
    card["text"] = text.clone();
    let mut rules = api::Unmatched::new();
    rules.load_pack(&pack.to_string()).unwrap_or_else(|error| panic!("{error}"));
    let scenario = json!({
        "format": "altmode-scenario/1", "game": "unmatched", "name": "",
        "state": { "board": "navy-pier", "players": [
            { "hero": id, "fighters": [{ "fighter": "keeper", "at": "P04" }], "hand": ["High Beam"] },
            { "hero": "golden-bat", "fighters": [{ "fighter": "golden-bat", "at": "P05" }], "hand": ["Sight Beyond Sight"] },
        ] },
    });
    rules.from_scenario(&scenario.to_string()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn forecasts_with_packs_that_take_many_steps_end_in_a_moment() {
    let times = |count: i32, each: usize, inner: Value| json!({ "times": { "count": count, "do": vec![inner; each] } });
    let sum =
        json!({ "add": { "sum": vec![json!({ "fighters": "enemy [adjacent to this]" }); 8] } });
    for (id, repeated) in [
        ("steps-none", json!({ "add": 1 })),
        ("steps-some", times(81, 9, json!({ "add": 1 }))),
        ("steps-many", times(99, 99, json!({ "add": 1 }))),
        ("steps-sums", times(9, 9, sum)),
    ] {
        let text = json!([{ "during": [{ "reveal-top": 3 }, { "add": { "boost-of": "those" } }, repeated] }]);
        let game = with_text(id, &text);
        let view: Value = altmode_json::from_str(&game.observe(-1).expect("a view")).expect("JSON");
        let fighters = view["fighters"].as_array().expect("fighters");
        let foe =
            fighters.iter().find(|fighter| fighter["name"] == "Golden Bat").expect("a foe")["id"]
                .to_string();
        // 19 s in WebAssembly for `steps-some`, because each of 20,000 courses took a thousand steps. Now a tenth of a second.
        for seat in [-1, 0] {
            let begin = ThreadTime::now();
            let forecast: Value =
                altmode_json::from_str(&game.forecast("0", &foe, seat).expect("a forecast"))
                    .expect("JSON");
            assert!(begin.elapsed() < Duration::from_secs(8), "{id}: {:?}", begin.elapsed());
            let sum: f64 = forecast["damage"]
                .as_array()
                .expect("damage")
                .iter()
                .filter_map(Value::as_f64)
                .sum();
            assert!((sum - 1.0).abs() < 1e-6, "{id}: {forecast}");
            assert!(forecast["exact"] == true || forecast["why"].is_string(), "{id}: {forecast}");
        }
        let begin = ThreadTime::now();
        game.forecast_all(0).expect("forecasts");
        assert!(begin.elapsed() < Duration::from_secs(8), "{id}: {:?}", begin.elapsed());
    }
}

/// Returns a game in which each card of a hero's deck has this text, with many fighters on both sides.
fn with_texts(id: &str, text: &Value, fighters: u8) -> api::Game {
    let sidekicks = fighters - 1;
    let cards: Vec<Value> = (0..20)
        .map(|number| {
            json!({ "id": format!("card-{number}"), "name": format!("Card {number}"), "kind": "versatile", "value": number % 5, "boost": 2,
                "copies": 2, "text": text })
        })
        .collect();
    let pack = json!({ "set": id, "heroes": [{ "id": id, "name": "Crowd", "move": 3, "fighters": [
        { "id": "boss", "name": "Boss", "role": "hero", "health": 15, "attack": "ranged" },
        { "id": "fan", "name": "Fan", "role": "sidekick", "count": sidekicks, "health": 2, "attack": "ranged" }
    ], "abilities": [], "cards": cards }] });
    let mut rules = api::Unmatched::new();
    rules.load_pack(&pack.to_string()).unwrap_or_else(|error| panic!("{error}"));
    let config = json!({ "seed": "7", "board": "sarpedon", "players": [{ "hero": id }, { "hero": id }], "first": 0 });
    let mut game = rules.new_game(&config.to_string()).unwrap_or_else(|error| panic!("{error}"));
    // The fighters are placed, and then stand where a random game has led them.
    for number in 0..60 {
        let attacks = |game: &api::Game| game.forecast_all(0).is_ok_and(|all| all != "[]");
        let actions: Value = altmode_json::from_str(&game.legal_actions()).expect("JSON");
        let list = actions.as_array().expect("a list");
        if list.iter().any(|action| action["type"] == "attack")
            && game.to_act() == 0
            && attacks(&game)
        {
            break;
        }
        let quiet = list
            .iter()
            .position(|action| action["type"] == "maneuver")
            .unwrap_or(number % list.len());
        game.apply_id(quiet as u32).expect("a legal action");
    }
    game
}

#[test]
fn forecasts_with_packs_that_ask_much_end_in_a_moment() {
    let all_move = json!({ "move": { "who": "each of your fighters", "up-to": 5 } });
    let search = json!({ "search": "card" });
    // 2.4 s for `ask-crowds`, because the actions that were listed and estimated cost no steps.
    for (id, text, fighters) in [
        ("ask-search", json!([{ "after": [search, all_move] }]), 4),
        ("ask-before", json!([{ "immediately": [search, all_move, search] }]), 4),
        ("ask-crowd", json!([{ "immediately": [search, all_move, search] }]), 9),
        (
            "ask-crowds",
            json!([{ "immediately": [search, all_move, search, all_move, { "draw": 1 }, { "discard": { "count": 1 } }] }, { "after": [search, all_move] }]),
            9,
        ),
        (
            "ask-times",
            json!([{ "immediately": [{ "times": { "count": 99, "do": [search] } }] }]),
            4,
        ),
        (
            "ask-choose",
            json!([{ "immediately": [{ "times": { "count": 20, "do": [search, { "choose-one": { "count": 1, "of": [[{ "draw": 1 }], [all_move]] } }] } }] }]),
            9,
        ),
        ("ask-moves", json!([{ "during": [{ "times": { "count": 9, "do": [all_move] } }] }]), 9),
        (
            "ask-draws",
            json!([{ "during": [{ "draw": 2 }, { "discard": { "count": 2 } }, { "reveal-top": 2 }, { "opponent": [{ "discard-any": "card" }] }] }]),
            4,
        ),
    ] {
        let game = with_texts(id, &text, fighters);
        for seat in [-1, 0] {
            let begin = ThreadTime::now();
            let all: Value =
                altmode_json::from_str(&game.forecast_all(seat).expect("forecasts")).expect("JSON");
            println!(
                "{id}, seat {seat}: {} attacks {:?}",
                all.as_array().map_or(0, Vec::len),
                begin.elapsed()
            );
            assert!(begin.elapsed() < Duration::from_secs(2), "{id}: {:?}", begin.elapsed());
            let Some(first) = all.as_array().and_then(|all| all.first()) else {
                panic!("{id}: no attack")
            };
            let begin = ThreadTime::now();
            game.forecast(&first["attacker"].to_string(), &first["defender"].to_string(), seat)
                .expect("a forecast");
            println!("{id}, seat {seat}: one attack {:?}", begin.elapsed());
            assert!(begin.elapsed() < Duration::from_secs(2), "{id}: {:?}", begin.elapsed());
        }
    }
}
