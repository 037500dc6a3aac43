//! Runs the test suite of [`altmode_core::suite`] on duels of all implemented heroes, on games of teams and of up to four seats.

use crate::{
    cards::unmatched::Unmatched,
    embed::view::observe,
    model::{
        event::Event,
        start::{Setup, SetupPlayer, Start},
        state::State,
    },
};
use altmode_core::{Caused, Error, Game, Result, Viewer, suite, value_by_wire};
use altmode_host::Hosted;
use altmode_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The data that events must describe completely: fighters, sizes of hands and decks, discard piles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// Space and health.
    fighters: Vec<(Option<String>, u64)>,
    hands: Vec<i64>,
    decks: Vec<i64>,
    discards: Vec<Vec<u64>>,
}

impl suite::Embedded for Unmatched {
    type Table = Table;

    fn view(&self, state: &State, viewer: Viewer) -> Value {
        value_by_wire(&observe(*self, state, viewer))
    }

    fn show_event(&self, state: &State, event: &Caused<Event>, viewer: Viewer) -> Value {
        value_by_wire(&self.show_caused(state, event, viewer))
    }

    fn is_by_effect(&self, event: &Value) -> Option<bool> {
        match event["type"].as_str()? {
            "announced" | "cancelled" | "recovered" | "returned" | "shown" | "side-shuffled"
            | "swapped" => Some(true),
            "attacked" | "combat-ended" | "defended" | "door" | "game-ended" | "item-used"
            | "joined" | "revealed" | "totals" | "turn-started" => Some(false),
            _ => None,
        }
    }

    fn listed(&self, state: &State) -> Vec<Value> {
        let mut actions = Vec::new();
        self.list_legal_actions(state, &mut actions);
        actions
            .iter()
            .map(|&action| {
                altmode_json::to_value(self.show_action(state, 0, action))
                    .expect("an action is JSON")
            })
            .collect()
    }

    fn check(game: &Game<Self>, action: &Value) -> Result<()> {
        let refusal = altmode_host::Game::from(game.imagine(game.state().clone()))
            .check(&action.to_string(), None)?;
        let refusal: Value = altmode_json::from_str(&refusal).expect("the answer is JSON");
        refusal["message"].as_str().map_or(Ok(()), |message| Err(Error::new("refused", message)))
    }

    fn as_listed(&self, state: &State, action: &Value) -> Value {
        let mut action = action.clone();
        let mut actions = Vec::new();
        self.list_legal_actions(state, &mut actions);
        if let Some(card) = action.get("card").and_then(Value::as_u64) {
            action["card"] = self.listed_copy(state, &actions, card as u8).into();
        }
        action
    }

    fn seen(&self, _: &State, view: &Value) -> Table {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let text = |value: &Value| value.as_str().map(str::to_string);
        let players = list(&view["players"]);
        let ids =
            |cards: &Value| list(cards).iter().filter_map(|card| card["id"].as_u64()).collect();
        Table {
            fighters: list(&view["fighters"])
                .iter()
                .map(|one| (text(&one["at"]), one["health"].as_u64().unwrap()))
                .collect(),
            hands: players.iter().map(|player| list(&player["hand"]).len() as i64).collect(),
            decks: players.iter().map(|player| player["deck"].as_i64().unwrap()).collect(),
            discards: players.iter().map(|player| ids(&player["discard"])).collect(),
        }
    }

    fn told(&self, table: &mut Table, event: &Value) {
        let number = |name: &str| event[name].as_u64().map_or(0, |number| number as usize);
        let (seat, fighter, to) =
            (number("seat"), number("fighter"), event["to"].as_str().map(str::to_string));
        match event["type"].as_str().unwrap() {
            "joined" => table.fighters.push((None, event["health"].as_u64().unwrap())),
            "shuffled" => table.decks[seat] = event["cards"].as_i64().unwrap(),
            "moved" | "placed" => table.fighters[fighter].0 = to,
            "swapped" => {
                let [one, other] =
                    [0, 1].map(|at| event["fighters"][at].as_u64().unwrap() as usize);
                let here = table.fighters[one].0.clone();
                table.fighters[one].0 = std::mem::replace(&mut table.fighters[other].0, here);
            }
            "damaged" | "recovered" => {
                table.fighters[fighter].1 = event["health"].as_u64().unwrap()
            }
            "defeated" => table.fighters[fighter] = (None, 0),
            "returned" => table.fighters[fighter] = (to, event["health"].as_u64().unwrap()),
            "drew" => {
                table.hands[seat] += 1;
                table.decks[seat] -= 1;
                assert_eq!(table.decks[seat], event["left"].as_i64().unwrap());
            }
            "attacked" => table.hands[seat] -= i64::from(event["bonus"].is_null()),
            "schemed" => table.hands[seat] -= 1,
            "defended" => table.hands[seat] -= i64::from(event["withCard"] == true),
            "discarded" => {
                table.leaves(seat, &event["from"], &event["card"]);
                let owner = event["owner"].as_u64().map_or(seat, |owner| owner as usize);
                table.discards[owner].push(event["card"]["id"].as_u64().unwrap());
            }
            "card-moved" => {
                let holder = event["holder"].as_u64().map_or(seat, |holder| holder as usize);
                table.leaves(holder, &event["from"], &event["card"]);
                match event["to"].as_str().unwrap() {
                    "hand" => table.hands[seat] += 1,
                    "deck" => table.decks[seat] += 1,
                    "combat" | "aside" | "front" | "side" | "removed" => {}
                    // `schemed` takes it from the hand.
                    "scheme" => table.hands[seat] += 1,
                    to => panic!("a card went to {to}"),
                }
            }
            _ => {}
        }
    }

    fn settled(&self, table: &Table) -> Table {
        table.clone()
    }
}

impl Table {
    fn leaves(&mut self, seat: usize, from: &Value, card: &Value) {
        match from.as_str().unwrap() {
            "hand" => self.hands[seat] -= 1,
            "deck" => self.decks[seat] -= 1,
            "discard" => self.discards[seat].retain(|id| Some(*id) != card["id"].as_u64()),
            _ => {}
        }
    }
}

#[test]
fn duels_keep_every_promise() {
    let rules = Unmatched::default();
    let heroes: Vec<&str> = rules
        .catalogue
        .ids()
        .filter(|id| rules.catalogue.hero(rules.catalogue.find(id).unwrap()).implemented)
        .collect();
    let boards = crate::cards::board::boards();
    // All heroes, on all battlefields.
    for seed in 0..heroes.len().max(boards.len()) {
        let hero = heroes[seed % heroes.len()];
        let other = heroes[(seed * 7 + 3) % heroes.len()];
        let start = Start::Game(Setup::duel(
            &format!("{seed:x}"),
            boards[seed % boards.len()].id(),
            [hero, other],
        ));
        suite::all(&rules, start, seed as u32, 20_000);
    }
}

#[test]
fn games_of_three_and_four_keep_every_promise() {
    let soak = crate::soak::Soak::new("7ea5").unwrap();
    let seats = |number: u32| match soak.start(number) {
        Start::Game(setup) => (
            setup.players.len(),
            setup.players.windows(3).any(|three| three[0].side == three[2].side),
        ),
        Start::Position(_) => unreachable!("a soak begins with a game"),
    };
    // Two games of three, of four, and of teams.
    for wanted in [(3, false), (4, false), (4, true)] {
        for number in (0..1000).filter(|&number| seats(number) == wanted).take(2) {
            suite::all(&Unmatched::default(), soak.start(number), number, 20_000);
        }
    }
}

#[test]
fn questions_speak_in_games_of_all_heroes() {
    let soak = crate::soak::Soak::new("a5c").unwrap();
    for number in 0..80 {
        suite::questions_speak(
            &Unmatched::default(),
            soak.start(number),
            number,
            20_000,
            &format!("game {number}"),
        );
    }
}

#[test]
fn questions_speak_in_positions() {
    for (seed, (name, start)) in (0..).zip(positions()) {
        suite::questions_speak(&Unmatched::default(), start, seed, 12, &name);
    }
}

/// Heroes who choose from hidden cards of their decks, or whose cards go to other players.
#[test]
fn worlds_of_heroes_who_search_are_fair() {
    let heroes = [
        "geralt-of-rivia",
        "ciri",
        "wayward-sisters",
        "squirrel-girl",
        "black-widow",
        "houdini",
        "shakespeare",
    ];
    for (seed, pair) in (0..).zip(heroes.windows(2)) {
        let player = |(side, hero): (usize, &&str)| SetupPlayer {
            hero: (*hero).into(),
            side: side as u8,
            ..SetupPlayer::default()
        };
        let players = pair.iter().enumerate().map(player).collect();
        let setup = Setup { players, ..Setup::duel(&format!("{seed:x}"), "marmoreal", ["", ""]) };
        suite::worlds(&Unmatched::default(), Start::Game(setup), seed, 200, &format!("{pair:?}"));
    }
}

/// Positions reach questions that games seldom ask.
#[test]
fn worlds_of_positions_are_fair() {
    for (seed, (name, start)) in (0..).zip(positions()) {
        suite::worlds(&Unmatched::default(), start, seed, 5, &name);
    }
}

/// Returns the files of all scenarios, by path.
pub fn scenario_files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/unmatched");
    let entries = |folder: &Path| {
        fs::read_dir(folder)
            .expect("the folder can be read")
            .flatten()
            .map(|entry| entry.path())
            .collect::<Vec<_>>()
    };
    let mut found: Vec<PathBuf> =
        entries(&root).iter().flat_map(|folder| entries(folder)).collect();
    found.sort();
    found
}

/// Returns the positions of all scenarios with their names.
fn positions() -> Vec<(String, Start)> {
    let paths = scenario_files();
    assert!(paths.len() > 2000, "{} positions", paths.len());
    let position = |path: &std::path::PathBuf| {
        let scenario: Value = altmode_json::from_str(&fs::read_to_string(path).expect("a file"))
            .expect("a scenario is JSON");
        (path.display().to_string(), Start::Position(scenario["state"].to_string()))
    };
    paths.iter().map(position).collect()
}
