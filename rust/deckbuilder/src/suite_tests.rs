//! Runs the test suite of [`altmode_core::suite`] on games of all modes.

use crate::{
    cards::deckbuilder::Deckbuilder,
    embed::view::observe,
    model::{
        event::Event,
        start::Start,
        state::{Mode, State},
    },
    soak::Soak,
};
use altmode_core::{Caused, Error, Game, Result, Viewer, suite, value_by_wire};
use altmode_host::Hosted;
use altmode_json::Value;

/// The data that events must describe completely.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// Space, Energon and VP of each player.
    players: Vec<(Option<String>, i64, i64)>,
    /// Sizes of hands, decks, Damage and Vaults.
    hands: Vec<i64>,
    decks: Vec<i64>,
    damage: Vec<i64>,
    vaults: Vec<i64>,
    discards: Vec<Vec<u64>>,
    /// Faceup cards of the Matrix, by space.
    matrix: Vec<Option<u64>>,
    main: i64,
}

impl suite::Embedded for Deckbuilder {
    type Table = Table;

    const LISTS_COPIES: bool = true;

    fn view(&self, state: &State, viewer: Viewer) -> Value {
        value_by_wire(&observe(*self, state, viewer))
    }

    fn show_event(&self, state: &State, event: &Caused<Event>, viewer: Viewer) -> Value {
        value_by_wire(&self.show_caused(state, event, viewer))
    }

    fn is_by_effect(&self, event: &Value) -> Option<bool> {
        match event["type"].as_str()? {
            "attacked" | "blocked" | "gained" | "move-gained" | "no-effect" | "put-on-top"
            | "repaired" | "swapped" | "vp" => Some(true),
            "ambushed" | "assisted" | "battle-ended" | "battle-started" | "bought"
            | "game-ended" | "refilled" | "turn-ended" | "turn-started" => Some(false),
            _ => None,
        }
    }

    fn listed(&self, state: &State) -> Vec<Value> {
        let mut actions = Vec::new();
        self.list_legal_actions(state, &mut actions);
        actions
            .iter()
            .map(|&action| {
                altmode_json::to_value(altmode_host::Hosted::show_action(self, state, 0, action))
                    .expect("an action is JSON")
            })
            .collect()
    }

    fn written(&self, state: &State) -> Vec<Value> {
        let mut actions = self.listed(state);
        for action in actions.iter_mut().filter_map(Value::as_object_mut) {
            action.retain(|name, _| !matches!(name.as_str(), "id" | "label" | "cost" | "cardName"));
        }
        actions
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
        let count = |name: &str| {
            players.iter().map(|player| list(&player[name]).len() as i64).collect::<Vec<_>>()
        };
        let ids =
            |cards: &Value| list(cards).iter().filter_map(|card| card["id"].as_u64()).collect();
        Table {
            players: players
                .iter()
                .map(|player| {
                    (
                        text(&player["at"]),
                        player["energon"].as_i64().unwrap(),
                        player["vp"].as_i64().unwrap(),
                    )
                })
                .collect(),
            hands: count("hand"),
            decks: players.iter().map(|player| player["deck"].as_i64().unwrap()).collect(),
            damage: count("damage"),
            vaults: count("vault"),
            discards: players.iter().map(|player| ids(&player["discard"])).collect(),
            matrix: list(&view["matrix"])
                .iter()
                .map(|space| space["card"]["id"].as_u64())
                .collect(),
            main: view["mainDeck"].as_i64().unwrap(),
        }
    }

    fn told(&self, table: &mut Table, event: &Value) {
        let seat = event["seat"].as_u64().map_or(0, |seat| seat as usize);
        let card = event["card"]["id"].as_u64();
        let columns = match table.matrix.len() {
            20 => 5,
            _ => 4,
        };
        let place = |space: &Value| {
            let name = space.as_str()?.as_bytes();
            Some(usize::from(name[0] - b'A') * columns + usize::from(name[1] - b'1'))
        };
        let space = place(&event["space"]);
        match event["type"].as_str().unwrap() {
            "energon" => table.players[seat].1 = event["total"].as_i64().unwrap(),
            "vp" => table.players[seat].2 = event["total"].as_i64().unwrap(),
            "moved" => table.players[seat].0 = event["to"].as_str().map(str::to_string),
            "flipped" | "ruin-placed" | "boss-revealed" => table.matrix[space.unwrap()] = card,
            "defeated" | "cleared" => table.matrix[space.unwrap()] = None,
            "swapped" => {
                table.matrix.swap(place(&event["from"]).unwrap(), place(&event["to"]).unwrap())
            }
            "refilled" => table.main = event["left"].as_i64().unwrap(),
            "played" => table.hands[seat] -= 1,
            "drew" => {
                table.hands[seat] += 1;
                table.decks[seat] -= 1;
                assert_eq!(table.decks[seat], event["left"].as_i64().unwrap());
            }
            "shuffled" => {
                table.discards[seat].clear();
                table.decks[seat] = event["cards"].as_i64().unwrap();
            }
            "put-on-top" => {
                table.hands[seat] -= 1;
                table.decks[seat] += 1;
            }
            "assisted" => table.hands[seat] -= i64::from(event["placed"] == true),
            "repaired" => table.damage[seat] -= 1,
            "bought" | "gained" => {
                if let Some(space) = space {
                    table.matrix[space] = None;
                }
                match event["to"].as_str().unwrap() {
                    "vault" => table.vaults[seat] += 1,
                    "damage" => table.damage[seat] += 1,
                    _ => table.discards[seat].push(card.unwrap()),
                }
            }
            "discarded" => {
                table.hands[seat] -= i64::from(event["from"] == "hand");
                table.discards[seat].push(card.unwrap());
            }
            "destroyed" => match event["from"].as_str().unwrap() {
                "matrix" => table.matrix[space.unwrap()] = None,
                "hand" => table.hands[seat] -= 1,
                "damage" => table.damage[seat] -= 1,
                "vault" => table.vaults[seat] -= 1,
                "discard" => table.discards[seat].retain(|id| Some(*id) != card),
                "played" => {}
                from => panic!("a card was destroyed from {from}"),
            },
            _ => {}
        }
    }

    fn settled(&self, table: &Table) -> Table {
        table.clone()
    }
}

/// Returns the first `count` games of each mode that a soak begins.
fn games_of_each_mode(seed: &str, count: usize) -> Vec<(u32, Start)> {
    let soak = Soak::new(seed).unwrap();
    let of = |wanted| {
        let is_wanted =
            move |start: &Start| matches!(start, Start::Game(setup) if setup.mode == wanted);
        (0..200)
            .map(|number| (number, soak.start(number)))
            .filter(move |(_, start)| is_wanted(start))
    };
    let games: Vec<_> = Mode::ALL.into_iter().flat_map(|mode| of(mode).take(count)).collect();
    assert_eq!(games.len(), Mode::ALL.len() * count, "games of each mode");
    games
}

#[test]
fn games_of_all_modes_keep_every_promise() {
    for (number, start) in games_of_each_mode("5eed", 1) {
        suite::all(&Deckbuilder::default(), start, number, 50_000);
    }
}

#[test]
fn questions_speak_in_games_of_all_modes() {
    for (number, start) in games_of_each_mode("a5c", 4) {
        let name = format!("game {number}");
        suite::questions_speak(&Deckbuilder::default(), start, number, 4000, &name);
    }
}

/// Hidden information has no influence on worlds and suggestions, in any mode.
#[test]
fn worlds_of_all_modes_are_fair() {
    for (number, start) in games_of_each_mode("5eed", 1) {
        let name = format!("game {number}");
        suite::worlds(&Deckbuilder::default(), start, number, 150, &name);
    }
}
