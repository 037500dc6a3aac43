//! Every card of the heroes that play is in a scenario, what it leaves to its player is declined in one, and whom it is
//! restricted to holds for every fighter.

use altmode_unmatched::{
    api::Unmatched,
    board::boards,
    sheets::{HeroView, heroes},
};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn scenarios() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/unmatched");
    let read = |entry: fs::DirEntry| {
        let scenario = fs::read_to_string(entry.path()).expect("a scenario can be read");
        serde_json::from_str(&scenario).expect("a scenario is JSON")
    };
    fs::read_dir(folder).expect("the folder can be read").flatten().map(read).collect()
}

/// Heroes whose scenarios do not show every card yet. The list only becomes shorter.
const WAITING: [&str; 23] = [
    "ancient-leshen",
    "beowulf",
    "black-panther",
    "blackbeard",
    "ciri",
    "deadpool",
    "donatello",
    "dr-jill-trent",
    "elektra",
    "eredin",
    "geralt-of-rivia",
    "ghost-rider",
    "houdini",
    "little-red-riding-hood",
    "loki",
    "nikola-tesla",
    "pandora",
    "philippa",
    "shakespeare",
    "titania",
    "wayward-sisters",
    "yennefer-triss",
    "yennenga",
];

/// The cards of the heroes that are implemented and whose scenarios are complete.
fn cards() -> Vec<Value> {
    let all: Vec<Value> = serde_json::from_str(&Unmatched::new().cards_all()).expect("JSON");
    let whole: Vec<&str> = heroes(Unmatched::new().rules().catalogue)
        .filter(|hero| hero.implemented && !WAITING.contains(&hero.id))
        .map(|hero: HeroView| hero.id)
        .collect();
    all.into_iter().filter(|card| whole.contains(&text(&card["hero"]))).collect()
}

/// Finds the ids of cards by all that a scenario may call them: name or id of a player's hero, or `hero/card`.
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

    /// The card that a word means in a scenario: its aliases, then the decks of its players.
    fn find(&self, word: &str, aliases: &BTreeMap<String, String>, heroes: &[&str]) -> Option<String> {
        let word = word.to_lowercase();
        let word = aliases.get(&word).map_or(word, |card| card.to_lowercase());
        let of = |hero: &&str| self.names.get(&(hero.to_string(), word.clone())).cloned();
        heroes.iter().find_map(of).or_else(|| self.ids.get(&word).cloned())
    }
}

/// What aliases of cards stand for.
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

/// The cards of a scenario's position, and those that were in play at each step that declines.
fn shown(scenario: &Value, named: &Named) -> (BTreeSet<String>, BTreeSet<String>) {
    let mut known = BTreeMap::new();
    aliases(&scenario["state"], &mut known);
    let players = &scenario["state"]["players"];
    let heroes: Vec<&str> = array(players).map(|player| text(&player["hero"])).collect();
    let (mut seen, mut played, mut declined) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for player in array(players) {
        let own = [text(&player["hero"])];
        for zone in ["hand", "deck", "discard", "aside", "front", "side"] {
            for card in array(&player[zone]) {
                let word = card.as_str().unwrap_or_else(|| text(&card["card"]));
                seen.extend(named.find(word, &known, &own).or_else(|| named.find(word, &known, &heroes)));
            }
        }
        // An ongoing card asks from where it lies.
        for card in array(&player["front"]) {
            let word = card.as_str().unwrap_or_else(|| text(&card["card"]));
            played.extend(named.find(word, &known, &own));
        }
    }
    for step in array(&scenario["steps"]) {
        let act = &step["act"];
        // A word may mean a card of each player: who acts is not always said, so all count.
        for hero in &heroes {
            played.extend(act["card"].as_str().and_then(|word| named.find(word, &known, &[hero])));
        }
        if ["no", "done", "decline"].contains(&text(&act["type"])) && step["error"].is_null() {
            declined.extend(played.iter().cloned());
        }
    }
    seen.extend(played);
    (seen, declined)
}

#[test]
fn every_card_is_in_a_scenario() {
    let cards = cards();
    let named = Named::new(&cards);
    let seen: BTreeSet<String> = scenarios().iter().flat_map(|scenario| shown(scenario, &named).0).collect();
    let says = |card: &&Value| array(&card["definition"]).next().is_some();
    let missing: Vec<&str> = cards.iter().filter(says).map(|card| text(&card["id"])).filter(|id| !seen.contains(*id)).collect();
    assert!(missing.is_empty(), "in no scenario: {missing:?}");
}

/// Whether a definition leaves something to its player: a "may", a BOOST, a move of up to a number, a choice of up to some.
fn is_optional(definition: &Value) -> bool {
    match definition {
        Value::Object(fields) => fields.iter().any(|(word, value)| match word.as_str() {
            "may" => true,
            "move" => value["exactly"] != true || is_optional(value),
            _ => is_optional(value),
        }),
        Value::Array(parts) => parts.iter().any(is_optional),
        Value::String(phrase) => phrase == "boost" || phrase == "they-may-boost" || phrase.starts_with("up to "),
        _ => false,
    }
}

#[test]
fn what_is_optional_is_declined() {
    let cards = cards();
    let named = Named::new(&cards);
    let declined: BTreeSet<String> = scenarios().iter().flat_map(|scenario| shown(scenario, &named).1).collect();
    let optional = cards.iter().filter(|card| is_optional(&card["definition"])).map(|card| text(&card["id"]));
    let missing: Vec<&str> = optional.filter(|id| !declined.contains(*id)).collect();
    assert!(missing.is_empty(), "never declined: {missing:?}");
}

/// A card attacks, or is a scheme, for those of its hero's fighters only whom it names: each card is tried with each fighter
/// beside an enemy.
#[test]
fn what_is_restricted_is_refused() {
    let unmatched = Unmatched::new();
    let board = boards().iter().find(|board| board.id() == "sarpedon").expect("a battlefield");
    let (mut refused, mut listed) = (0, 0);
    for hero in heroes(unmatched.rules().catalogue).filter(|hero| hero.implemented) {
        // Forms restrict cards as well; a scenario shows those.
        let forms = unmatched.rules().catalogue.hero(unmatched.rules().catalogue.find(hero.id).expect("a hero")).sheet.forms.len();
        if forms > 0 {
            continue;
        }
        let own: Vec<Value> = cards().into_iter().filter(|card| card["hero"] == hero.id).collect();
        for card in own.iter().filter(|card| ["attack", "versatile"].contains(&text(&card["kind"]))) {
            let by: Vec<&str> = array(&card["by"]).map(text).collect();
            // What can be played under a condition, or against some only, is shown in scenarios.
            let plain = array(&card["definition"]).all(|part| {
                part.as_object()
                    .is_none_or(|part| part.keys().all(|word| ["immediately", "during", "after", "boosted"].contains(&word.as_str())))
            });
            for fighter in hero.fighters.iter().filter(|_| !by.is_empty() && plain) {
                let (here, there) = (board.space_id(0), board.space_id(board.near[0].trailing_zeros() as u8));
                let heroes = hero.fighters.iter().find(|other| other.role == "hero").expect("a hero");
                let mut fighters = vec![json!({ "fighter": fighter.id, "as": "tried", "at": here })];
                if fighter.role != "hero" {
                    fighters.push(json!({ "fighter": heroes.id, "at": board.space_id(board.all.count_ones() as u8 - 1) }));
                }
                let options = match hero.sidekick_of.iter().any(|id| id == fighter.id) {
                    true => json!({ "sidekick": fighter.id }),
                    false => Value::Null,
                };
                let scenario = json!({
                    "format": "altmode-scenario/1", "game": "unmatched",
                    "state": { "board": board.id(), "actions": 2, "players": [
                        { "hero": hero.id, "fighters": fighters, "hand": [text(&card["name"])], "options": options },
                        { "hero": "medusa", "fighters": [{ "fighter": "medusa", "at": there }] } ] } });
                let game = match unmatched.from_scenario(&scenario.to_string()) {
                    Ok(game) => game,
                    // A card of a sidekick that was not chosen is not in the deck.
                    Err(error) if error.code == "too-many-copies" && !hero.sidekick_of.is_empty() => continue,
                    Err(error) => panic!("{scenario}: {error}"),
                };
                let actions: Vec<Value> = serde_json::from_str(&game.legal_actions()).expect("JSON");
                let is_tried = |attacker: &Value| {
                    let attacker = attacker.as_u64().and_then(|number| u8::try_from(number).ok()).expect("a fighter");
                    unmatched.rules().fighter_def(game.state(), attacker).sheet.id == fighter.id
                };
                let attacks = actions.iter().any(|action| action["type"] == "attack" && is_tried(&action["attacker"]));
                let name = (text(&card["id"]), fighter.id);
                assert_eq!(attacks, by.contains(&fighter.name), "{name:?}");
                if attacks { listed += 1 } else { refused += 1 }
            }
        }
    }
    assert!(refused > 50 && listed > 100, "{refused} refused, {listed} listed");
}
