//! The chance of a KO is 1 exactly if it is certain, and 0 exactly if it is impossible.

use super::{ask, json};
use crate::forecast::Forecast;

#[test]
fn a_certain_ko_is_1_and_an_unlikely_one_is_not_0() {
    for (attack, health, damage) in (3..9).flat_map(|attack| {
        (1..14).flat_map(move |health| [0, 1].map(|damage| (attack, health, damage)))
    }) {
        let question = ask(json!({
            "attacker": { "attack": attack, "health": 10 }, "defender": { "defense": 0, "health": health + damage, "damage": damage },
            "attackerDeck": { "cards": [{ "icons": ["orange"], "count": 30 }, { "icons": [], "count": 9 }, { "icons": ["white"], "count": 1 }] },
            "defenderDeck": { "cards": [{ "icons": [], "count": 40 }] },
        }));
        let forecast = Forecast::of(&question);
        assert!(forecast.exact);
        assert_eq!(
            forecast.ko == 1.0,
            forecast.min >= health,
            "{attack} attack, {health} health: {}",
            forecast.ko
        );
        assert_eq!(
            forecast.ko == 0.0,
            forecast.max < health,
            "{attack} attack, {health} health: {}",
            forecast.ko
        );
        assert_eq!(
            forecast.sentence.contains("100.0 %"),
            forecast.ko == 1.0,
            "{}",
            forecast.sentence
        );
        assert_eq!(
            forecast.sentence.contains("in 0.0 %"),
            forecast.ko == 0.0,
            "{}",
            forecast.sentence
        );
    }
}
