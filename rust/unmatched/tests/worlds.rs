//! Tests of worlds sampled for a seat: the seat cannot distinguish them from the true state, and suggestions and forecasts do not
//! depend on hidden cards. [`altmode_core::suite`] has the tests that do not need the public API.

use altmode_json::{Value, json};
use altmode_unmatched::api::{Game, Unmatched};

fn parsed(text: &str) -> Value {
    altmode_json::from_str(text).expect("what comes out is JSON")
}

/// Checks the views, the legal actions and the forecasts of a seat in a sampled world. Returns whether there was a forecast.
fn check(game: &Game, seat: i32, place: &str, number: u32) -> bool {
    let world = game.determinize(seat, &format!("{number:x}")).expect("a world");
    let both = [game, &world];
    let equal = |what: &str, of: &dyn Fn(&Game) -> String| {
        let [truth, other] = both.map(of);
        assert_eq!(truth, other, "{place}: {what} of seat {seat} depend on hidden cards");
        truth
    };
    equal("the views", &|game| game.observe(seat).expect("a view"));
    if game.to_act() == seat {
        equal("the legal actions", &Game::legal_actions);
        for options in
            [r#"{ "iterations": 1, "seed": "5" }"#, r#"{ "bot": "greedy", "seed": "5" }"#]
        {
            equal("the suggestions", &|game| game.suggest(options, || 0.0).expect("a suggestion"));
        }
    }
    if !number.is_multiple_of(4) {
        return false;
    }
    let all = parsed(&equal("the forecasts of attacks", &|game| {
        game.forecast_all(seat).expect("forecasts")
    }));
    if let Some(first) = all.as_array().and_then(|all| all.first()) {
        let of = |name: &str| first[name].to_string();
        equal("the forecasts", &|game| {
            // The defender of another seat's combat need not be within reach.
            game.forecast(&of("attacker"), &of("defender"), seat)
                .unwrap_or_else(|error| error.to_json())
        });
        return true;
    }
    false
}

#[test]
fn worlds_look_list_and_suggest_like_the_truth() {
    let pairs = [
        ["geralt-of-rivia", "medusa", "marmoreal"],
        ["ciri", "sinbad", "sarpedon"],
        ["wayward-sisters", "houdini", "navy-pier"],
        ["squirrel-girl", "shakespeare", "soho"],
        ["sherlock-holmes", "king-arthur", "baskerville-manor"],
        ["black-widow", "krang", "hells-kitchen"],
    ];
    let unmatched = Unmatched::new();
    let (mut checked, mut forecast) = (0, 0);
    for (number, [one, other, board]) in (0..).zip(pairs) {
        let config = json!({ "seed": format!("{number:x}"), "board": board, "players": [{ "hero": one }, { "hero": other }] });
        let mut game = unmatched
            .new_game(&config.to_string())
            .unwrap_or_else(|error| panic!("{}", error.to_json()));
        let mut choice = number + 77_u32;
        for decision in 0..120 {
            if game.to_act() < 0 {
                break;
            }
            for seat in [0, 1].into_iter().filter(|seat| {
                (decision + *seat as u32).is_multiple_of(2) || game.to_act() == *seat
            }) {
                checked += 1;
                forecast += u32::from(check(
                    &game,
                    seat,
                    &format!("{one} and {other}, decision {decision}"),
                    decision,
                ));
            }
            let count = parsed(&game.legal_actions()).as_array().map_or(0, Vec::len);
            choice = choice.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            game.apply_id((choice >> 8) % count as u32).expect("a legal action");
        }
    }
    assert!(checked > 500 && forecast > 50, "{checked} views and {forecast} forecasts");
}

/// Returns a position in which Geralt searches the deck for GEAR.
fn witcher_senses() -> Game {
    let position = json!({
        "format": "altmode-scenario/1", "game": "unmatched", "state": { "board": "marmoreal", "players": [
            { "hero": "geralt-of-rivia", "fighters": [{ "fighter": "geralt-of-rivia", "at": "M13" }], "hand": ["Witcher Senses"] },
            { "hero": "medusa", "fighters": [{ "fighter": "medusa", "at": "M31" }], "hand": [] },
        ] },
    });
    let mut game = Unmatched::new().from_scenario(&position.to_string()).expect("a position");
    game.apply(r#"{ "type": "scheme" }"#, None).expect("a scheme");
    game
}

/// A search of the deck offers fitting cards only, in the worlds of both players. The own list is that of the true state, because
/// the player sees the cards. Their positions in the deck are sampled all the same.
#[test]
fn searches_offer_fitting_cards_in_every_world() {
    let game = witcher_senses();
    let labels = |game: &Game| -> Vec<String> {
        let actions = parsed(&game.legal_actions());
        actions
            .as_array()
            .expect("a list")
            .iter()
            .map(|action| action["label"].as_str().expect("a label").to_string())
            .collect()
    };
    let gear = labels(&game);
    assert!(gear.len() > 1, "{gear:?}");
    let mut orders = Vec::new();
    for seed in 0..12 {
        let [own, others] =
            [0, 1].map(|seat| game.determinize(seat, &format!("{seed:x}")).expect("a world"));
        assert_eq!(own.legal_actions(), game.legal_actions());
        let found = labels(&others);
        assert!(found.len() > 1 && found.iter().all(|label| gear.contains(label)), "{found:?}");
        let deck = parsed(&own.observe(-1).expect("the referee's view"))["players"][0]["knownDeck"]
            .clone();
        orders.push(
            deck.as_array()
                .expect("a deck")
                .iter()
                .map(|card| card["name"].to_string())
                .collect::<Vec<_>>(),
        );
    }
    assert!(
        orders.iter().any(|order| *order != orders[0]),
        "the deck has the same order in every world"
    );
}
