//! Decks and configurations that violate the rules, and input that is no deck.

use super::{
    config, decks, goes_on,
    mutate::{broken_text, damaged, damages},
    parsed, says_why,
};
use altmode_json::{Value, json};
use altmode_tcg::api::{Error, Tcg};
use proptest::{prelude::*, sample::Index};
use std::cell::OnceCell;

thread_local! {
    static CONFIGS: OnceCell<Vec<Value>> = const { OnceCell::new() };
}

fn a_config(which: Index) -> Value {
    let all = || (0..8).map(|number| config(number, number + 1, number as u32)).collect();
    CONFIGS.with(|once| which.get(once.get_or_init(all)).clone())
}

/// Returns whether a deck has neither a name nor a card.
fn is_empty(deck: &Value) -> bool {
    let is_list_of_none = |value: &Value| value.as_array().is_some_and(|list| list.is_empty());
    let members = deck.as_object().expect("a deck");
    members.iter().all(|(_, value)| matches!(value, Value::Null) || is_list_of_none(value))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_configurations(which: Index, format in prop::sample::select(vec!["standard", "constructed", "sealed", "basic", "turbo"]), damages in damages()) {
        let mut config = a_config(which);
        config["format"] = json!(format);
        match Tcg::new().new_game(&damaged(config, &damages).to_string()) {
            Err(error) => says_why(&error),
            Ok(game) => goes_on(game),
        }
    }

    /// A deck that can be parsed has its problems listed, each with a path. Other input is rejected.
    #[test]
    fn damaged_decks(which: Index, format in prop::sample::select(vec!["standard", "constructed", "sealed", "draft", "basic", "turbo", "", "modern"]), damages in damages()) {
        let deck = damaged(a_config(which)["players"][0].clone(), &damages).to_string();
        match Tcg::new().validate_deck(&deck, format) {
            Err(error) => says_why(&error),
            Ok(problems) => {
                for problem in parsed(&problems).as_array().expect("a list") {
                    prop_assert!(problem["code"].as_str().is_some_and(|code| !code.is_empty()), "{problem}");
                    prop_assert!(problem["message"].as_str().is_some_and(|message| !message.is_empty()), "{problem}");
                }
            }
        }
        match Tcg::new().format_deck(&deck) {
            Err(error) => says_why(&error),
            Ok(list) => prop_assert_eq!(list.is_empty(), is_empty(&parsed(&deck)), "{}", deck),
        }
    }

    /// Deck lists with lines cut or letters changed, and text that is no deck list.
    #[test]
    fn damaged_lists(which: Index, text in broken_text(include_str!("../../decks/devastator.txt").to_string())) {
        let _ = which;
        match Tcg::new().parse_deck(&text) {
            Err(error) => says_why(&error),
            Ok(deck) => prop_assert!(parsed(&deck).is_object()),
        }
    }

    #[test]
    fn names_that_are_none(name in "\\PC{0,40}") {
        let tcg = Tcg::new();
        for refused in [tcg.card_get(&name).err(), tcg.card_find(&name).err(), tcg.cards_search(&name).err()].into_iter().flatten() {
            says_why(&refused);
        }
    }

    #[test]
    fn broken_texts(text in broken_text(r#"{"seed":"1","players":[{"characters":[],"battle":[]},{}]}"#.to_string())) {
        let tcg = Tcg::new();
        let results = [tcg.new_game(&text).err(), tcg.validate_deck(&text, "standard").err(), tcg.format_deck(&text).err(), tcg.forecast(&text).err()];
        for refused in results.into_iter().flatten() {
            says_why(&refused);
        }
    }
}

/// Returns the first error of a configuration.
fn refused(change: impl FnOnce(&mut Value)) -> Error {
    let mut config = config(0, 0, 1);
    change(&mut config);
    let error = Tcg::new()
        .new_game(&config.to_string())
        .err()
        .unwrap_or_else(|| panic!("accepted: {config}"));
    says_why(&error);
    error
}

#[test]
fn each_mistake_has_its_code_and_place() {
    let battle = "/players/1/battle";
    let case = |code: &str, path: &str, change: &dyn Fn(&mut Value)| {
        let error = refused(|config| change(config));
        assert_eq!((error.code, error.path.as_str()), (code, path), "{error}");
    };
    let set = |config: &mut Value, pointer: &str, value: Value| {
        *config.pointer_mut(pointer).expect("this place exists") = value
    };
    case("bad-seed", "seed", &|config| set(config, "/seed", json!("not hex")));
    case("bad-seed", "seed", &|config| set(config, "/seed", json!("")));
    case("bad-seed", "seed", &|config| set(config, "/seed", json!("0".repeat(33))));
    case("bad-input", "seed", &|config| set(config, "/seed", json!(7)));
    case("out-of-range", "first", &|config| config["first"] = json!(2));
    case("unknown-rulings", "rulings", &|config| config["rulings"] = json!("newest"));
    case("unknown-format", "format", &|config| config["format"] = json!("modern"));
    case("unknown-field", "sed", &|config| config["sed"] = json!("1"));
    case("bad-input", "players", &|config| config["players"] = json!([]));
    case("bad-input", "players[1]", &|config| set(config, "/players/1", json!("Metroplex")));
    case("too-many-stars", "players[1].characters", &|config| {
        set(config, "/players/1/characters", decks()[0]["characters"].clone());
        config["players"][1]["characters"]
            .as_array_mut()
            .expect("a list")
            .push(json!("Optimus Prime, Battlefield Legend"));
    });
    case("too-many-copies", "players[1].battle[0].count", &|config| {
        set(config, &format!("{battle}/0/count"), json!(4))
    });
    case("too-few-cards", "players[1].battle", &|config| {
        config["players"][1]["battle"].as_array_mut().expect("a list").truncate(5)
    });
    case("unknown-card", "players[1].battle[2].card", &|config| {
        set(config, &format!("{battle}/2/card"), json!("Plasma Brust"))
    });
    case("ambiguous-card", "players[1].characters[1]", &|config| {
        set(config, "/players/1/characters/1", json!("Optimus Prime"))
    });
    case("out-of-range", "players[1].battle[0].count", &|config| {
        set(config, &format!("{battle}/0/count"), json!(0))
    });
    case("bad-input", "players[1].battle[0].count", &|config| {
        set(config, &format!("{battle}/0/count"), json!(1.5))
    });
    case("bad-input", "players[1].battle[0].card", &|config| {
        set(config, &format!("{battle}/0/card"), json!(["Zap"]))
    });
    // The instance can still start games.
    goes_on(Tcg::new().new_game(&config(0, 0, 1).to_string()).expect("a game"));
}
