//! The suite of all games, and the calls of a host.

use crate::{
    api,
    model::{CARDS, Event, Start, State, Tricks},
    view,
};
use altmode_core::{Caused, Error, Game, Result, Rules, Viewer, suite, value_by_wire};
use altmode_json::{Value, from_str};

/// The data that events must describe: sizes of hands, tricks, and the led card.
#[derive(Clone, Debug, PartialEq)]
pub struct Table(Value);

impl suite::Embedded for Tricks {
    type Table = Table;

    fn view(&self, state: &State, viewer: Viewer) -> Value {
        value_by_wire(&view::observe(*self, state, viewer))
    }

    fn show_event(&self, _: &State, event: &Caused<Event>, viewer: Viewer) -> Value {
        value_by_wire(&view::show_event(&event.event, viewer))
    }

    fn listed(&self, state: &State) -> Vec<Value> {
        let mut actions = Vec::new();
        self.legal_actions(state, &mut actions);
        actions.iter().map(|&action| value_by_wire(&view::show_action(0, action))).collect()
    }

    fn check(game: &Game<Self>, action: &Value) -> Result<()> {
        let refusal = altmode_host::Game::from(game.imagine(game.state().clone()))
            .check(&action.to_string(), None)?;
        let refusal: Value = from_str(&refusal).expect("the answer is JSON");
        refusal["message"].as_str().map_or(Ok(()), |message| Err(Error::new("refused", message)))
    }

    fn seen(&self, _: &State, view: &Value) -> Table {
        let player = |seat: usize| {
            let player = &view["players"][seat];
            altmode_json::json!({ "hand": player["hand"].as_array().map_or(0, Vec::len), "tricks": player["tricks"] })
        };
        Table(
            altmode_json::json!({ "deck": view["deck"], "played": view["played"], "players": [player(0), player(1)] }),
        )
    }

    fn told(&self, Table(table): &mut Table, event: &Value) {
        let seat = event["seat"].as_u64().unwrap_or(0) as usize;
        let add =
            |value: &mut Value, amount: i64| *value = (value.as_i64().unwrap_or(0) + amount).into();
        match event["type"].as_str() {
            Some("card-played") => {
                add(&mut table["players"][seat]["hand"], -1);
                table["played"].as_array_mut().expect("a list").push(event["card"].clone());
            }
            Some("trick-taken") => add(&mut table["players"][seat]["tricks"], 1),
            Some("card-drawn") => {
                add(&mut table["players"][seat]["hand"], 1);
                add(&mut table["deck"], -1);
            }
            other => panic!("an event of type {other:?}"),
        }
    }

    fn settled(&self, table: &Table) -> Table {
        table.clone()
    }
}

#[test]
fn games_keep_every_promise() {
    for seed in 0..20 {
        suite::all(&Tricks, Start { seed: format!("{seed:x}") }, seed, CARDS.into());
    }
}

#[test]
fn worlds_are_fair() {
    for seed in 0..20 {
        suite::worlds(&Tricks, Start { seed: format!("{seed:x}") }, seed, CARDS.into(), "tricks");
    }
}

#[test]
fn the_higher_card_takes_the_trick_and_both_draw() {
    let mut game = api::Tricks::new().new_game(r#"{ "seed": "7" }"#).unwrap();
    let highest = |game: &api::Game| {
        from_str::<Value>(&game.legal_actions()).unwrap().as_array().unwrap().len() as u32 - 1
    };
    let card = |game: &api::Game, id: u32| {
        from_str::<Value>(&game.legal_actions()).unwrap()[id as usize]["card"].as_u64()
    };
    let led = card(&game, highest(&game));
    game.apply_id(highest(&game)).unwrap();
    let answer = card(&game, 0);
    let events: Value = from_str(&game.apply_id(0).unwrap()).unwrap();
    let winner = u64::from(answer > led);
    assert_eq!(
        events[1],
        altmode_json::json!({ "type": "trick-taken", "text": events[1]["text"], "by": null, "seat": winner })
    );
    let drawn = |index: usize| (events[index]["type"].as_str(), events[index]["seat"].as_u64());
    assert_eq!(
        [drawn(2), drawn(3)],
        [(Some("card-drawn"), Some(winner)), (Some("card-drawn"), Some(1 - winner))]
    );
}

#[test]
fn a_host_supplies_the_drawn_cards() {
    let mut game = api::Tricks::new().new_game(r#"{ "seed": "7" }"#).unwrap();
    game.apply_id(0).unwrap();
    let refused = game.apply(r#"{ "id": 0 }"#, Some(r#"{ "chance": [13] }"#)).unwrap_err();
    assert_eq!((refused.code, refused.path.as_str()), ("unknown-card", "chance[0]"));
}

#[test]
fn mistakes_are_reported_with_their_place() {
    let rules = api::Tricks::new();
    let place =
        |result: Result<api::Game>| result.err().map(|error| (error.code, error.path.to_string()));
    assert_eq!(place(rules.new_game("{}")), Some(("bad-seed", "seed".to_string())));
    assert_eq!(
        place(rules.new_game(r#"{ "sead": "7" }"#)),
        Some(("unknown-field", "sead".to_string()))
    );
    let mut game = rules.new_game(r#"{ "seed": "7" }"#).unwrap();
    assert_eq!(
        game.apply(r#"{ "type": "play", "card": 13 }"#, None).unwrap_err().code,
        "unknown-card"
    );
    assert_eq!(game.apply(r#"{ "type": "pass" }"#, None).unwrap_err().code, "unknown-action");
    assert_eq!(game.apply(r#"{ "id": 4 }"#, None).unwrap_err().code, "illegal-action");
}
