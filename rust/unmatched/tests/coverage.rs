//! Checks that every card of the implemented heroes is in a scenario, that each option of a card is declined in one, and that the
//! fighters that can use a card are enforced.

use crate::scenario_files;
use altmode_host::{Failure, Scenario, run};
use altmode_json::{Value, json};
use altmode_unmatched::{
    Unmatched, api,
    board::boards,
    sheets::{HeroView, heroes},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn scenarios() -> Vec<Value> {
    let read = |path: PathBuf| {
        let scenario = fs::read_to_string(path).expect("a scenario can be read");
        altmode_json::from_str(&scenario).expect("a scenario is JSON")
    };
    scenario_files().into_iter().map(read).collect()
}

/// Returns the cards of the implemented heroes.
fn cards() -> Vec<Value> {
    let all: Vec<Value> = altmode_json::from_str(&api::Unmatched::new().cards_all()).expect("JSON");
    let whole: Vec<&str> = heroes(Unmatched::default().catalogue)
        .filter(|hero| hero.implemented)
        .map(|hero: HeroView| hero.id)
        .collect();
    all.into_iter().filter(|card| whole.contains(&text(&card["hero"]))).collect()
}

/// Finds the ids of cards by the names that a scenario can use: name or id of a player's hero, or `hero/card`.
struct Named {
    names: BTreeMap<(String, String), String>,
    ids: BTreeSet<String>,
}

impl Named {
    fn new(cards: &[Value]) -> Named {
        let mut names = BTreeMap::new();
        for card in cards {
            let (hero, id) = (text(&card["hero"]), text(&card["id"]));
            let short = id.rsplit('/').next().unwrap_or_default();
            for name in [text(&card["name"]), short, id] {
                names.insert((hero.to_string(), name.to_lowercase()), id.to_string());
            }
        }
        Named { names, ids: cards.iter().map(|card| text(&card["id"]).to_string()).collect() }
    }

    /// Returns the card of a word in a scenario: from its aliases, then from the decks of its players.
    fn find(
        &self,
        word: &str,
        aliases: &BTreeMap<String, String>,
        heroes: &[&str],
    ) -> Option<String> {
        let word = word.to_lowercase();
        let word = aliases.get(&word).map_or(word, |card| card.to_lowercase());
        let of = |hero: &&str| self.names.get(&(hero.to_string(), word.clone())).cloned();
        heroes.iter().find_map(of).or_else(|| self.ids.get(&word).cloned())
    }
}

/// Collects the cards with aliases.
fn aliases(value: &Value, found: &mut BTreeMap<String, String>) {
    if let (Value::String(alias), Value::String(card)) = (&value["as"], &value["card"]) {
        found.insert(alias.to_lowercase(), card.clone());
    }
    match value {
        Value::Object(fields) => fields.values().for_each(|value| aliases(value, found)),
        Value::Array(parts) => parts.iter().for_each(|value| aliases(value, found)),
        _ => {}
    }
}

/// The cards in a scenario.
#[derive(Default)]
struct Shown {
    /// Cards that are played, chosen or in front of a player.
    played: BTreeSet<String>,
    /// Cards that were in play when a player declined something.
    declined: BTreeSet<String>,
}

fn shown(scenario: &Value, named: &Named) -> Shown {
    let mut known = BTreeMap::new();
    aliases(&scenario["state"], &mut known);
    let players = &scenario["state"]["players"];
    let heroes: Vec<&str> = array(players).map(|player| text(&player["hero"])).collect();
    let mut shown = Shown::default();
    // An ongoing card has its questions while it lies in front of its player.
    for player in array(players) {
        for card in array(&player["front"]) {
            let word = card.as_str().unwrap_or_else(|| text(&card["card"]));
            shown.played.extend(named.find(word, &known, &[text(&player["hero"])]));
        }
    }
    let front = shown.played.clone();
    let mut in_play = front.clone();
    for step in array(&scenario["steps"]).filter(|step| step["error"].is_null()) {
        let act = &step["act"];
        if ["attack", "scheme", "maneuver"].contains(&text(&act["type"])) {
            in_play.clone_from(&front);
        }
        // A word may refer to a card of each player, because scenarios do not always name the acting player. All of them count.
        for hero in &heroes {
            in_play.extend(act["card"].as_str().and_then(|word| named.find(word, &known, &[hero])));
        }
        shown.played.extend(in_play.iter().cloned());
        if ["no", "done", "decline"].contains(&text(&act["type"])) {
            shown.declined.extend(in_play.iter().cloned());
        }
    }
    shown
}

#[test]
fn every_card_is_played_in_a_scenario() {
    let cards = cards();
    let named = Named::new(&cards);
    let played: BTreeSet<String> =
        scenarios().iter().flat_map(|scenario| shown(scenario, &named).played).collect();
    let says = |card: &&Value| array(&card["definition"]).next().is_some();
    let missing: Vec<&str> = cards
        .iter()
        .filter(says)
        .map(|card| text(&card["id"]))
        .filter(|id| !played.contains(*id))
        .collect();
    assert!(missing.is_empty(), "played in no scenario: {missing:?}");
}

/// Returns whether a definition has an option for its player: a "may", a BOOST, a move of up to a number, a choice of up to some.
fn is_optional(definition: &Value) -> bool {
    match definition {
        Value::Object(fields) => fields.iter().any(|(word, value)| match word.as_str() {
            "may" => true,
            "move" => value["exactly"] != true || is_optional(value),
            _ => is_optional(value),
        }),
        Value::Array(parts) => parts.iter().any(is_optional),
        Value::String(phrase) => {
            phrase == "boost" || phrase == "they-may-boost" || phrase.starts_with("up to ")
        }
        _ => false,
    }
}

#[test]
fn what_is_optional_is_declined() {
    let cards = cards();
    let named = Named::new(&cards);
    let declined: BTreeSet<String> =
        scenarios().iter().flat_map(|scenario| shown(scenario, &named).declined).collect();
    let optional =
        cards.iter().filter(|card| is_optional(&card["definition"])).map(|card| text(&card["id"]));
    let missing: Vec<&str> = optional.filter(|id| !declined.contains(*id)).collect();
    assert!(missing.is_empty(), "never declined: {missing:?}");
}

/// Returns a fighter of each kind of a hero, with the tried one in a space and the hero elsewhere.
fn fighters(hero: &HeroView, tried: &str, here: &str, away: &str) -> Vec<Value> {
    let other = hero.fighters.iter().find(|other| other.role == "hero" && other.id != tried);
    let other = other.map(|other| json!({ "fighter": other.id, "at": away }));
    [json!({ "fighter": tried, "as": "tried", "at": here })].into_iter().chain(other).collect()
}

/// Returns the options before the game with which a fighter plays.
fn options(hero: &HeroView, fighter: &str) -> Value {
    match hero.sidekick_of.iter().any(|id| id == fighter) {
        true => json!({ "sidekick": fighter }),
        false => Value::Null,
    }
}

/// Returns whether only the fighter decides if a card can be played. Conditions are tested by scenarios.
fn is_plain(card: &Value) -> bool {
    let timings =
        ["immediately", "during", "after", "boosted", "scheme", "completes", "ongoing", "tucked"];
    array(&card["definition"]).all(|part| {
        part.as_object().is_none_or(|part| part.keys().all(|word| timings.contains(&word.as_str())))
    })
}

/// A card attacks, defends, or is a scheme only for the fighters that it names. Each card is tried with each fighter beside an
/// enemy, and each scheme of sidekicks without them.
#[test]
fn what_is_restricted_is_refused() {
    let rules = Unmatched::default();
    let board = boards().iter().find(|board| board.id() == "sarpedon").expect("a battlefield");
    let (here, there) = (board.space_id(0), board.space_id(board.near[0].trailing_zeros() as u8));
    let away = board.space_id(board.all.count_ones() as u8 - 1);
    let (mut refused, mut listed) = (BTreeMap::new(), BTreeMap::new());
    let all = cards();
    for hero in heroes(rules.catalogue).filter(|hero| hero.implemented) {
        let own = all.iter().filter(|card| card["hero"] == hero.id && is_plain(card));
        for card in own {
            let (id, kind) = (text(&card["id"]), text(&card["kind"]));
            let by: Vec<&str> = array(&card["by"]).map(text).collect();
            // Scenarios test the forms that cards name.
            let named = hero.fighters.iter().filter(|fighter| by.contains(&fighter.name)).count();
            if by.is_empty() || named == 0 {
                continue;
            }
            let mut tried = |way: &'static str,
                             name: &str,
                             may: bool,
                             own: Value,
                             foe: Value,
                             active: u8,
                             steps: Vec<Value>,
                             asks: Value| {
                let mut steps = steps;
                steps.push(if may {
                    json!({ "legal": [asks] })
                } else {
                    json!({ "illegal": [asks] })
                });
                let scenario = json!({
                    "format": "altmode-scenario/1", "game": "unmatched", "steps": steps,
                    "state": { "board": board.id(), "active": active, "players": [own, foe] } });
                let failure = run(
                    &rules,
                    &Scenario::parse(&scenario.to_string(), "unmatched").expect("a scenario"),
                )
                .failure;
                // A card of a sidekick that was not chosen is not in the deck.
                let is_left_out = |failure: &Failure| {
                    failure.code == "too-many-copies" && !hero.sidekick_of.is_empty()
                };
                if failure.as_ref().is_some_and(is_left_out) {
                    return;
                }
                assert!(failure.is_none(), "{id} {way} by {name}: {failure:?}\n{scenario}");
                *if may { &mut listed } else { &mut refused }.entry(way).or_insert(0) += 1;
            };
            let player = |fighters: Vec<Value>, tried: &str| json!({ "hero": hero.id, "fighters": fighters, "hand": [id], "deck": [], "options": options(&hero, tried) });
            let foe = json!({
                "hero": "medusa", "fighters": [{ "fighter": "medusa", "as": "foe", "at": there }],
                "hand": ["blank-attack-1"], "deck": [] });
            if kind == "scheme" {
                let user = hero
                    .fighters
                    .iter()
                    .find(|fighter| by.contains(&fighter.name))
                    .expect("a user");
                let others = hero
                    .fighters
                    .iter()
                    .filter(|other| other.role == "hero" && !by.contains(&other.name));
                let others: Vec<Value> =
                    others.map(|other| json!({ "fighter": other.id, "at": here })).collect();
                if !others.is_empty() {
                    tried(
                        "scheme",
                        "others",
                        false,
                        player(others, user.id),
                        foe,
                        0,
                        Vec::new(),
                        json!({ "type": "scheme" }),
                    );
                }
                continue;
            }
            for fighter in &hero.fighters {
                let may = by.contains(&fighter.name);
                let own = player(fighters(&hero, fighter.id, here, away), fighter.id);
                if kind != "defense" {
                    let asks = json!({ "type": "attack", "attacker": "tried" });
                    tried("attack", fighter.id, may, own.clone(), foe.clone(), 0, Vec::new(), asks);
                }
                if kind != "attack" {
                    let attack = json!({ "act": { "type": "attack", "attacker": "foe", "defender": "tried" } });
                    tried(
                        "defend",
                        fighter.id,
                        may,
                        own,
                        foe.clone(),
                        1,
                        vec![attack],
                        json!({ "type": "defend" }),
                    );
                }
            }
        }
    }
    assert!(
        refused["attack"] > 100 && refused["defend"] > 50 && refused["scheme"] > 20,
        "refused: {refused:?}"
    );
    assert!(listed["attack"] > 200 && listed["defend"] > 100, "listed: {listed:?}");
}

/// Each implemented hero is in at least three scenarios.
#[test]
fn every_hero_is_in_three_scenarios() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    let scenarios = scenarios();
    for player in scenarios.iter().flat_map(|scenario| array(&scenario["state"]["players"])) {
        *counts.entry(text(&player["hero"])).or_default() += 1;
    }
    let heroes = heroes(Unmatched::default().catalogue).filter(|hero| hero.implemented);
    let missing: Vec<&str> = heroes
        .map(|hero| hero.id)
        .filter(|id| counts.get(id).is_none_or(|&count| count < 3))
        .collect();
    assert!(missing.is_empty(), "in fewer than three scenarios: {missing:?}");
}
