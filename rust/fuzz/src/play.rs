//! Packs that are woven from the instructions of built-in cards, and games with them. Bytes choose the instructions and the
//! decisions, because few random changes of a pack's text are valid.

use altmode_core::{Io, Random, Rules};
use altmode_deckbuilder::{Deckbuilder, catalogue::Catalogue as DeckbuilderCatalogue, config};
use altmode_host::{Extensible, Script};
use altmode_json::{Value, json};
use altmode_language::{Encode, read};
use altmode_tcg::{
    cards::{Tcg, catalogue::Catalogue as TcgCatalogue, files as cards},
    forecast::forecast_all,
};
use altmode_unmatched::{
    Unmatched,
    catalogue::Catalogue as UnmatchedCatalogue,
    forecast::forecast_all as odds,
    start::{Setup, Start},
};
use std::{collections::BTreeSet, sync::OnceLock};

/// Fields that hold lists of instructions.
const LISTS: [&str; 10] =
    ["do", "then", "else", "cost", "play", "immediately", "during", "after", "scheme", "opponent"];
/// Number of cards of a woven pack.
const CARDS: usize = 10;
/// Maximum number of decisions of a game.
const MOST_DECISIONS: u32 = 150;
/// Number of decisions between forecasts.
const FORECASTS: u32 = 60;
/// Maximum passes that drop the texts with mistakes.
const PASSES: usize = 4;

/// The bytes that make the choices; zeros follow them.
struct Choices<'a>(std::slice::Iter<'a, u8>);

impl Choices<'_> {
    fn next(&mut self) -> usize {
        self.0.next().copied().unwrap_or_default().into()
    }

    /// Returns one to three instructions, some of them repeated, optional or followed by another player.
    fn instructions(&mut self, pool: &[Value]) -> Value {
        let count = 1 + self.next() % 3;
        let instruction = |_| {
            let (high, low, wrap) = (self.next(), self.next(), self.next());
            let chosen =
                pool.get((high << 8 | low) % pool.len().max(1)).cloned().unwrap_or_default();
            match wrap % 8 {
                0 => json!({ "times": { "count": 99, "do": [chosen] } }),
                1 => json!({ "may": { "do": [chosen] } }),
                2 => json!({ "opponent": [chosen] }),
                3 => json!({ "each-player": [chosen] }),
                4 => json!({ "choose-one": [[chosen], []] }),
                _ => chosen,
            }
        };
        (0..count).map(instruction).collect::<Vec<Value>>().into()
    }
}

/// Collects the instructions of a definition.
fn collect(value: &Value, found: &mut Vec<Value>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        Value::Object(fields) => {
            for (name, value) in fields {
                if LISTS.contains(&name.as_str()) {
                    found.extend(value.as_array().into_iter().flatten().cloned());
                }
                collect(value, found);
            }
        }
        _ => {}
    }
}

/// Returns the different instructions of some definitions.
fn instructions(definitions: impl Iterator<Item = Value>) -> Vec<Value> {
    let mut found = Vec::new();
    definitions.for_each(|value| collect(&value, &mut found));
    let mut seen = BTreeSet::new();
    found.retain(|value| seen.insert(value.to_string()));
    found
}

/// Compiles a pack after its texts with mistakes are dropped. The catalogue is not one of those that a process counts.
fn compiled<C: Extensible>(
    mut pack: Value,
    lists: &[(&str, &str)],
    drop_text: impl Fn(&mut Value),
) -> Option<&'static C>
where
    C::File: Encode,
{
    for _ in 0..PASSES {
        let mistakes = match read::<C::File>(&pack) {
            Ok(file) => {
                let mistakes = C::check(&[&file]);
                if mistakes.is_empty() {
                    return C::extended(&[Box::leak(Box::new(file))], vec!["woven".into()])
                        .map(|catalogue| &*Box::leak(Box::new(catalogue)));
                }
                mistakes
            }
            Err(mistakes) => mistakes,
        };
        for (list, path) in lists {
            for (index, card) in pack
                .pointer_mut(list)
                .and_then(Value::as_array_mut)
                .into_iter()
                .flatten()
                .enumerate()
            {
                if mistakes
                    .iter()
                    .any(|mistake| mistake.path.starts_with(&format!("{path}[{index}]")))
                {
                    drop_text(card);
                }
            }
        }
    }
    None
}

/// Plays random decisions, and looks at some of the states. Returns the number of decisions.
fn play<R: Rules>(
    rules: &R,
    start: &R::Start,
    choices: &mut Choices<'_>,
    look: impl Fn(&R::State),
) -> u32 {
    let mut io = Io::silent();
    let Ok(mut state) = rules.begin(start, &mut io) else { return 0 };
    let mut random = Random::from_words([1, 2, 3, choices.next() as u32]);
    let mut actions = Vec::new();
    for decision in 0..MOST_DECISIONS {
        if rules.to_act(&state).is_none() {
            return decision;
        }
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        assert!(!actions.is_empty(), "a question has no answer");
        if decision % FORECASTS == 0 {
            look(&state);
        }
        let choice = random.below(actions.len() as u32) as usize;
        rules.apply(&mut state, actions[choice], &mut io);
    }
    MOST_DECISIONS
}

/// Plays the TCG with a woven pack, and forecasts attacks.
pub fn pack_play(data: &[u8]) {
    tcg(data);
}

fn tcg(data: &[u8]) -> u32 {
    static POOL: OnceLock<Vec<Value>> = OnceLock::new();
    let pool = POOL.get_or_init(|| {
        instructions(cards().iter().filter_map(|file| altmode_json::to_value(file).ok()))
    });
    let mut choices = Choices(data.iter());
    let battle: Vec<Value> = (0..CARDS)
        .map(|number| {
            json!({ "id": format!("fz-{number:03}"), "name": format!("Woven {number}"), "kind": "action", "rarity": "common", "icons": ["orange"],
                "abilities": [{ "do": choices.instructions(pool) }] })
        })
        .collect();
    let events = [
        json!({ "attacks": "this" }),
        json!({ "takes-damage": { "who": "any", "takes": "any" } }),
        json!({ "flips": "your other character" }),
    ];
    let mut face = |mode: &str| {
        let when = json!({ "when": { "on": events[choices.next() % events.len()], "do": choices.instructions(pool) } });
        json!({ "mode": mode, "attack": 3, "defense": 1, "traits": [], "abilities": [when] })
    };
    let characters: Vec<Value> = (1..=3)
        .map(|number| {
            json!({ "id": format!("fz-t{number:02}"), "name": format!("Weaver {number}"), "subtitle": "Test", "kind": "standard",
                "faction": "autobot", "stars": 5, "health": 9, "modes": [face("alt"), face("bot")] })
        })
        .collect();
    let pack =
        json!({ "set": "fz", "set-name": "Woven", "battle": battle, "characters": characters });
    let drop_text = |card: &mut Value| match card.get_mut("modes").and_then(Value::as_array_mut) {
        Some(modes) => modes.iter_mut().for_each(|mode| mode["abilities"] = json!([])),
        None => card["abilities"] = json!([]),
    };
    let Some(catalogue) = compiled::<TcgCatalogue>(
        pack,
        &[("/battle", "battle"), ("/characters", "characters")],
        drop_text,
    ) else {
        return 0;
    };
    let hand: Vec<String> = (0..CARDS).map(|number| format!("fz-{number:03}")).collect();
    let player = json!({ "characters": ["fz-t01", "fz-t02", "fz-t03"], "hand": hand, "deck": [hand.clone(), hand.clone()].concat() });
    let tcg = Tcg { catalogue };
    let start = tcg.start_at(&json!({ "players": [player, player] }));
    play(&tcg, &start, &mut choices, |state| {
        drop(forecast_all(tcg, state, state.active, Some(state.active)))
    })
}

/// Plays Unmatched with a woven hero, and forecasts attacks.
pub fn unmatched_pack_play(data: &[u8]) {
    unmatched(data);
}

fn unmatched(data: &[u8]) -> u32 {
    static POOL: OnceLock<Vec<Value>> = OnceLock::new();
    let pool = POOL.get_or_init(|| {
        let catalogue = Unmatched::default().catalogue;
        instructions(
            (0..catalogue.len())
                .filter_map(|number| altmode_json::to_value(catalogue.hero(number).sheet).ok()),
        )
    });
    let mut choices = Choices(data.iter());
    let kinds = [
        ("attack", "after"),
        ("versatile", "during"),
        ("defense", "immediately"),
        ("scheme", "scheme"),
    ];
    let woven: Vec<Value> = (0..CARDS)
        .map(|number| {
            let (kind, part) = kinds[number % kinds.len()];
            let mut card = json!({ "id": format!("card-{number}"), "name": format!("Woven {number}"), "kind": kind, "boost": 2, "copies": 3,
                "text": [{ part: choices.instructions(pool) }] });
            if kind != "scheme" {
                card["value"] = json!(number % 5);
            }
            card
        })
        .collect();
    let extras = choices.next();
    let mut hero = json!({ "id": "woven", "name": "Woven", "move": 2, "fighters": [
        { "id": "woven", "name": "Woven", "role": "hero", "health": 15, "attack": "ranged" },
        { "id": "thread", "name": "Thread", "role": "sidekick", "count": 1 + extras % 4, "health": 3, "attack": "melee" }
    ], "abilities": [], "cards": woven });
    if extras & 64 != 0 {
        hero["forms"] = json!([{ "id": "big", "name": "BIG" }, { "id": "small", "name": "SMALL" }]);
    }
    if extras & 128 != 0 {
        hero["counters"] = json!([{ "id": "rage", "name": "Rage", "start": 1, "most": 5 }]);
    }
    let pack = json!({ "set": "Woven", "heroes": [hero] });
    let Some(catalogue) =
        compiled::<UnmatchedCatalogue>(pack, &[("/heroes/0/cards", "heroes[0].cards")], |card| {
            card["text"] = json!([])
        })
    else {
        return 0;
    };
    let rules = Unmatched { catalogue };
    let boards: Vec<&str> = catalogue.boards.iter().map(|board| board.id()).collect();
    let others = ["woven", "medusa", "alice", "blackbeard"];
    let setup = Setup::duel(
        "7",
        boards[choices.next() % boards.len()],
        ["woven", others[choices.next() % others.len()]],
    );
    play(&rules, &Start::Game(setup), &mut choices, |state| {
        drop(odds(rules, state, Some(state.active)))
    })
}

/// Plays the Deck-Building Game with woven cards.
pub fn deckbuilder_pack_play(data: &[u8]) {
    deckbuilder(data);
}

fn deckbuilder(data: &[u8]) -> u32 {
    static POOL: OnceLock<Vec<Value>> = OnceLock::new();
    let pool = POOL.get_or_init(|| {
        let files = altmode_deckbuilder::catalogue::files();
        instructions(files.iter().filter_map(|file| altmode_json::to_value(file).ok()))
    });
    let mut choices = Choices(data.iter());
    let woven: Vec<Value> = (0..CARDS)
        .map(|number| {
            json!({ "id": format!("fz-{number}"), "name": format!("Woven {number}"), "types": ["technology"], "cost": number % 4, "power": 1,
                "range": 1, "copies": 4, "text": [{ "play": choices.instructions(pool) }] })
        })
        .collect();
    let pack = json!({ "id": "fz", "set": "Woven", "cards": woven });
    let Some(catalogue) = compiled::<DeckbuilderCatalogue>(pack, &[("/cards", "cards")], |card| {
        card["text"] = json!([])
    }) else {
        return 0;
    };
    let players = ["x-vanguard", "x-beacon"].map(|id| json!({ "character": id }));
    let start = config::start(
        catalogue,
        &json!({ "seed": "7", "players": players, "sets": ["training", "fz"] }),
    );
    start.map_or(0, |start| play(&Deckbuilder { catalogue }, &start, &mut choices, |_| {}))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeds;

    /// Packs that are refused would play nothing.
    #[test]
    fn woven_packs_are_played() {
        for (target, played) in [
            ("pack-play", tcg as fn(&[u8]) -> u32),
            ("unmatched-pack-play", unmatched),
            ("deckbuilder-pack-play", deckbuilder),
        ] {
            let decisions: Vec<u32> = seeds()
                .iter()
                .filter(|seed| seed.target == target)
                .map(|seed| played(&seed.data))
                .collect();
            assert!(
                decisions.iter().filter(|&&count| count > 10).count() > 4,
                "{target}: {decisions:?}"
            );
        }
    }

    #[test]
    fn bytes_choose_instructions() {
        let mut choices = Choices([1, 0, 0, 7, 0, 1, 2].iter());
        assert_eq!(
            choices.instructions(&[json!("cancel"), json!("end-turn")]),
            json!(["cancel", { "opponent": ["end-turn"] }])
        );
    }
}
