//! Hundreds of damaged packs, drawn at random.
//!
//! They are a program of their own, because a process can load 64 sets of packs: those that are drawn would leave too few to
//! the other tests.

#[path = "damaged/mutate.rs"]
mod mutate;

use altmode_json::{Value, json};
use altmode_tcg::{api::Tcg, cards};
use mutate::{broken_text, damaged, damages};
use proptest::{prelude::*, sample::Index};

const EXAMPLE: &str = include_str!("../../../docs/packs/my-cards.json");

fn parsed(text: &str) -> Value {
    altmode_json::from_str(text).expect("JSON")
}

/// Returns a pack whose cards have the abilities of some built-in cards.
fn borrowed(which: &[Index]) -> Value {
    let cards: Vec<Value> = cards::files()
        .iter()
        .flat_map(|file| &file.battle)
        .map(|card| altmode_json::to_value(card).expect("JSON"))
        .collect();
    let cards = which.iter().enumerate().map(|(number, index)| {
        let mut card = index.get(&cards).clone();
        card["id"] = json!(format!("fz-{number:03}"));
        card["name"] = json!(format!("Fuzz {number}"));
        card["reprint-of"] = Value::Null;
        card
    });
    json!({ "set": "fz", "set-name": "Fuzz", "battle": cards.collect::<Vec<_>>() })
}

/// Returns a configuration with a deck of the project in which a card replaces another one.
fn config(card: &Value) -> Value {
    let mut deck = parsed(
        &Tcg::new().parse_deck(include_str!("../decks/autobot-starter.txt")).expect("a deck"),
    );
    deck["battle"][0]["card"] = card.clone();
    json!({ "seed": "7", "players": [deck, deck], "allowUnimplemented": true })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// A damaged pack is rejected with a reason, or its cards can be played.
    #[test]
    fn damaged_packs(which in prop::collection::vec(any::<Index>(), 1..4), damages in damages(), own: bool) {
        let pack = damaged(if own { parsed(EXAMPLE) } else { borrowed(&which) }, &damages);
        let mut tcg = Tcg::new();
        match tcg.load_pack(&pack.to_string()) {
            Err(error) => {
                prop_assert!(!error.code.is_empty() && !error.message.is_empty(), "{error:?}");
                prop_assert!(tcg.card_find("Data Pad").is_ok());
            }
            Ok(_) => {
                let cards = pack["battle"].as_array().cloned().unwrap_or_default();
                for card in cards {
                    let config = config(&card["id"]).to_string();
                    if let Ok(game) = tcg.new_game(&config) {
                        game.playouts(2, r#"{ "decisions": 500 }"#).expect("it can be played");
                    }
                }
                prop_assert!(tcg.cards_all().len() > 1000);
            }
        }
    }

    #[test]
    fn broken_packs(text in broken_text(EXAMPLE.to_string())) {
        if let Err(error) = Tcg::new().load_pack(&text) {
            prop_assert!(!error.code.is_empty() && !error.message.is_empty(), "{error:?}");
        }
    }
}
