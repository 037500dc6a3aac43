//! The game-specific hooks of the generic test suite.
//!
//! The main check: events alone rebuild the public state. From the first observation on, the events shown to a seat determine
//! the size of each zone, the visible cards in it and the condition of each character. So an embedder can animate a game from
//! events without reading the state.

use crate::{
    api,
    cards::Tcg,
    embed::{show_action::show_actions, view::observe},
    model::{event::Event, start::Start, state::State},
    soak::Soak,
};
use altmode_core::{
    Caused, Error, Game, Result, Rules, Viewer,
    suite::{self, Embedded},
    value_by_wire,
};
use altmode_host::Hosted;
use altmode_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

impl Embedded for Tcg {
    type Table = Table;

    fn view(&self, state: &State, viewer: Viewer) -> Value {
        value_by_wire(&observe(*self, state, viewer))
    }

    fn show_event(&self, state: &State, event: &Caused<Event>, viewer: Viewer) -> Value {
        value_by_wire(&self.show_caused(state, event, viewer))
    }

    fn is_by_effect(&self, event: &Value) -> Option<bool> {
        match event["type"].as_str()? {
            "ability-used"
            | "combined"
            | "damage-changed"
            | "damage-moved"
            | "damage-moved-to-upgrade"
            | "deployed"
            | "head-put"
            | "named"
            | "repaired"
            | "tower"
            | "turned-over" => Some(true),
            "attacks" | "battle-ended" | "defends" | "flips-counted" | "game-ended"
            | "game-started" | "tap-ability-used" | "totals" | "turn-ended" | "turn-started"
            | "white-bonus" => Some(false),
            "damaged" if event["attackDamage"] == false => Some(true),
            _ => None,
        }
    }

    fn listed(&self, state: &State) -> Vec<Value> {
        let mut actions = Vec::new();
        self.legal_actions(state, &mut actions);
        show_actions(*self, state, &actions)
            .map(|action| altmode_json::to_value(action).expect("an action is JSON"))
            .collect()
    }

    fn check(game: &Game<Self>, action: &Value) -> Result<()> {
        let refusal =
            api::Game::from(game.imagine(game.state().clone())).check(&action.to_string(), None)?;
        let refusal: Value = altmode_json::from_str(&refusal).expect("the answer is JSON");
        match refusal["message"].as_str() {
            None => Ok(()),
            Some(message) => Err(Error::new("refused", message)),
        }
    }

    fn as_listed(&self, state: &State, action: &Value) -> Value {
        let mut action = action.clone();
        let mut actions = Vec::new();
        self.legal_actions(state, &mut actions);
        for field in ["card", "with"] {
            if let Some(card) = action.get(field).and_then(Value::as_u64) {
                action[field] = self.listed_copy(state, &actions, card as u8).into();
            }
        }
        action
    }

    fn seen(&self, state: &State, view: &Value) -> Table {
        Table::seen(view, state.characters.len() as u64)
    }

    fn told(&self, table: &mut Table, event: &Value) {
        table.told(event);
    }

    fn settled(&self, table: &Table) -> Table {
        table.clone().put_in_order()
    }
}

/// A seat's knowledge of a character, from events.
#[derive(Clone, Debug, Default, PartialEq)]
struct Character {
    zone: String,
    on: Option<u64>,
    mode: String,
    tapped: bool,
    damage: u64,
    upgrades: Vec<u64>,
}

/// A seat's knowledge of a player, from events.
#[derive(Clone, Debug, Default, PartialEq)]
struct Player {
    hand: usize,
    deck: usize,
    scrap: Vec<u64>,
    /// Face-up cards, and the face-down cards that the seat may look at.
    played: Vec<u64>,
    /// Number of face-down cards that the seat may not look at.
    face_down: usize,
    tower: u64,
}

/// The table as a seat knows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    turn: u64,
    active: u64,
    over: bool,
    winner: Option<u64>,
    players: [Player; 2],
    characters: BTreeMap<u64, Character>,
    /// The first object number of a battle card; characters have lower numbers.
    first_battle_card: u64,
}

fn number(value: &Value) -> Option<u64> {
    value.as_u64()
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

fn ids(cards: &Value) -> Vec<u64> {
    cards.as_array().into_iter().flatten().filter_map(|card| number(&card["id"])).collect()
}

impl Table {
    /// Reads the table from an observation.
    fn seen(view: &Value, first_battle_card: u64) -> Table {
        let mut table = Table {
            first_battle_card,
            turn: number(&view["turn"]).unwrap_or_default(),
            active: number(&view["active"]).unwrap_or_default(),
            over: !view["outcome"].is_null(),
            winner: number(&view["outcome"]["winner"]),
            ..Table::default()
        };
        for (seat, player) in table.players.iter_mut().enumerate() {
            let shown = &view["players"][seat];
            let played = ids(&shown["played"]);
            *player = Player {
                hand: number(&shown["hand"]["count"]).unwrap_or_default() as usize,
                deck: number(&shown["deck"]["count"]).unwrap_or_default() as usize,
                scrap: ids(&shown["scrap"]),
                face_down: shown["played"].as_array().map_or(0, Vec::len) - played.len(),
                played,
                tower: number(&shown["tower"]).unwrap_or_default(),
            };
            for character in shown["characters"].as_array().into_iter().flatten() {
                let seen = Character {
                    zone: word(&character["zone"]),
                    on: number(&character["on"]),
                    mode: word(&character["mode"]),
                    tapped: character["tapped"] == true,
                    damage: number(&character["damage"]).unwrap_or_default(),
                    upgrades: ids(&character["upgrades"]),
                };
                table.characters.insert(number(&character["id"]).unwrap_or_default(), seen);
            }
        }
        table.put_in_order()
    }

    /// Sorts the table for comparison: piles compare as sets, and off the battlefield only a character's zone counts.
    fn put_in_order(mut self) -> Table {
        for player in &mut self.players {
            player.scrap.sort_unstable();
            player.played.sort_unstable();
        }
        for character in self.characters.values_mut() {
            character.upgrades.sort_unstable();
            if !matches!(character.zone.as_str(), "battlefield" | "ko") {
                *character = Character {
                    zone: character.zone.clone(),
                    on: character.on,
                    ..Character::default()
                };
            }
        }
        self.characters.retain(|_, character| character.zone != "outside");
        self
    }

    fn character(&mut self, event: &Value) -> &mut Character {
        self.characters
            .entry(number(&event["character"]).expect("the event names a character"))
            .or_default()
    }

    /// Updates the table from an event.
    fn told(&mut self, event: &Value) {
        let seat = number(&event["seat"]).unwrap_or_default();
        let total = number(&event["total"]);
        match event["type"].as_str().expect("an event has a type") {
            "turn-started" => {
                (self.turn, self.active) = (number(&event["turn"]).expect("a turn"), seat)
            }
            "moved" => self.moved(event, seat as usize),
            "reshuffled" => {
                let player = &mut self.players[seat as usize];
                player.deck += number(&event["count"]).expect("a count") as usize;
                player.scrap = ids(&event["cards"]);
            }
            // Face-down cards are known from now on to the seats that were shown them.
            "shown" if event["faceDown"] == true => {
                let player = &mut self.players[seat as usize];
                for card in ids(&event["cards"]) {
                    if !player.played.contains(&card) {
                        player.face_down -= 1;
                        player.played.push(card);
                    }
                }
            }
            "flipped" => self.character(event).mode = word(&event["mode"]),
            "tapped" => self.character(event).tapped = true,
            "untapped" => self.character(event).tapped = false,
            "damaged" | "repaired" | "damage-moved-to-upgrade" => {
                self.character(event).damage = total.expect("a total")
            }
            "damage-moved" => {
                let amount = number(&event["amount"]).expect("an amount");
                self.character(event).damage += amount;
                let from = self
                    .characters
                    .get_mut(&number(&event["source"]).expect("a source"))
                    .expect("a character");
                from.damage -= amount;
            }
            "ko" => {
                let character = self.character(event);
                (character.damage, character.tapped) = (total.expect("a total"), false);
            }
            "enters-ko" => {
                let mode = word(&event["mode"]);
                let character = self.character(event);
                (character.mode, character.tapped, character.damage) =
                    (mode, false, total.expect("a total"));
            }
            "returned" => {
                let character = self.character(event);
                (character.damage, character.tapped) = (total.expect("a total"), false);
            }
            "deployed" => {
                let mode = word(&event["mode"]);
                let character = self.character(event);
                (character.mode, character.tapped, character.damage) = (mode, false, 0);
            }
            "combined" => {
                let into = number(&event["character"]);
                for part in event["characters"].as_array().expect("parts").iter().filter_map(number)
                {
                    let part = self.characters.get_mut(&part).expect("a part");
                    (part.zone, part.on) = ("combined".to_string(), into);
                }
                let mode = word(&event["mode"]);
                let character = self.character(event);
                (character.mode, character.tapped, character.damage) =
                    (mode, false, total.expect("a total"));
            }
            "head-put" => {
                let head = number(&event["source"]).expect("a head");
                let on = number(&event["character"]);
                let head = self.characters.entry(head).or_default();
                (head.zone, head.on) = ("combined".to_string(), on);
            }
            "tower" => self.players[seat as usize].tower = total.expect("a height"),
            "game-ended" => (self.over, self.winner) = (true, number(&event["winner"])),
            _ => {}
        }
    }

    fn moved(&mut self, event: &Value, owner: usize) {
        let (from, to) = (word(&event["from"]), word(&event["to"]));
        let (card, host) = (number(&event["card"]), number(&event["character"]));
        if let Some(card) = card {
            for character in self.characters.values_mut() {
                character.upgrades.retain(|upgrade| *upgrade != card);
            }
        }
        let player = &mut self.players[owner];
        match from.as_str() {
            "hand" => player.hand -= 1,
            "deck" | "deck-bottom" => player.deck -= 1,
            "scrap" => player.scrap.retain(|other| Some(*other) != card),
            "played" if card.is_some_and(|card| player.played.contains(&card)) => {
                player.played.retain(|other| Some(*other) != card)
            }
            "played" => player.face_down -= 1,
            _ => {}
        }
        match (to.as_str(), card) {
            ("hand", _) => player.hand += 1,
            ("deck" | "deck-bottom", _) => player.deck += 1,
            ("scrap", Some(card)) => player.scrap.push(card),
            ("played", Some(card)) => player.played.push(card),
            ("played", None) => player.face_down += 1,
            ("upgrade", Some(card)) => self
                .characters
                .entry(host.expect("an Upgrade is on somebody"))
                .or_default()
                .upgrades
                .push(card),
            _ => {}
        }
        // For a character card, only the zone changes. Numbers below `first_battle_card` are characters.
        let Some(card) = card.filter(|card| *card < self.first_battle_card) else { return };
        let on = host.filter(|_| matches!(to.as_str(), "upgrade" | "under"));
        let character = self.characters.entry(card).or_default();
        (character.zone, character.on) = (to, on);
    }
}

/// Positions reach situations that games of two decks seldom reach.
#[test]
fn questions_speak_in_games_of_all_cards() {
    let api = api::Tcg::new();
    let soak = Soak::new(&api, "a5c").expect("a seed");
    for number in 0..150 {
        suite::questions_speak(
            &api.rules(),
            soak.start(number),
            number,
            4000,
            &format!("game {number}"),
        );
    }
}

#[test]
fn questions_speak_in_positions() {
    for (seed, path) in (0..).zip(positions()) {
        let scenario: Value =
            altmode_json::from_str(&fs::read_to_string(&path).expect("a scenario"))
                .expect("a scenario is JSON");
        let start = Start::Position(scenario["state"].to_string());
        suite::questions_speak(
            &api::Tcg::new().rules(),
            start,
            seed,
            12,
            &path.display().to_string(),
        );
    }
}

/// Returns the paths of all scenarios.
fn positions() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/tcg");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the folder can be read")
        .flatten()
        .flat_map(|source| fs::read_dir(source.path()).expect("a folder of each source").flatten())
        .map(|entry| entry.path())
        .collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    paths.sort();
    paths
}

#[test]
fn events_rebuild_what_follows_a_position() {
    let tcg = api::Tcg::new().rules();
    let paths = positions();
    let mut kinds = BTreeSet::new();
    for (number, path) in paths.iter().enumerate() {
        let text = fs::read_to_string(path).expect("a scenario can be read");
        let scenario: Value = altmode_json::from_str(&text).expect("a scenario is JSON");
        let mut state = scenario["state"].clone();
        if let Some(rulings) = scenario.get("rulings") {
            state["rulings"] = rulings.clone();
        }
        let start = Start::Position(state.to_string());
        let events =
            suite::events_rebuild(&tcg, start, number as u32, 24, &path.display().to_string());
        kinds.extend(events.iter().map(|event| word(&event["type"])));
    }
    for kind in [
        "flipped",
        "tapped",
        "untapped",
        "damaged",
        "ko",
        "moved",
        "reshuffled",
        "flips-counted",
        "battle-flip",
        "white-bonus",
        "played",
        "game-ended",
        "combined",
        "deployed",
        "damage-moved",
        "damage-moved-to-upgrade",
        "repaired",
        "tower",
        "enters-ko",
        "head-put",
        "turned-over",
    ] {
        assert!(kinds.contains(kind), "no game has an event of type {kind}: {kinds:?}");
    }
}
