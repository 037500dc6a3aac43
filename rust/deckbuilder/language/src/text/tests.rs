//! Texts of a few definitions.

use super::{ability_text, effects_text};
use crate::{Ability, Effect, read_part};

fn effects(yaml: &str) -> Vec<Effect> {
    read_part(&serde_saphyr::from_str::<altmode_json::Value>(yaml).expect("YAML"))
        .unwrap_or_else(|error| panic!("{error:?}"))
}

fn ability(yaml: &str) -> Ability {
    read_part(&serde_saphyr::from_str::<altmode_json::Value>(yaml).expect("YAML"))
        .unwrap_or_else(|error| panic!("{error:?}"))
}

#[test]
fn instructions_read_as_sentences() {
    assert_eq!(effects_text(&effects("[vp: 2, draw: 1]")), "Gain 2 VP. Draw 1 card.");
    assert_eq!(
        effects_text(&effects(
            "[attack: { who: in-range, do: [damage: 1], if-blocked: [draw: 1] }]"
        )),
        "Attack on a player of your choice within range: that player gains 1 Damage. If it is Blocked → Draw 1 card."
    );
    assert_eq!(
        effects_text(&effects(
            "[let: { who: each-adversary, do: [discard: { count: 1 }, lose-energon: 1] }]"
        )),
        "Each Adversary player discards 1 card from hand. They lose 1 Energon."
    );
}

#[test]
fn abilities_begin_with_their_timing() {
    assert_eq!(
        ability_text(&ability("energon: { cost: 2, when: confront, do: [power: 2] }")),
        "2 Energon, Confront: Gain 2 Power."
    );
    assert_eq!(
        ability_text(&ability("ongoing: { battle-power: -1 }")),
        "Ongoing: -1 Power when battling Adversaries."
    );
    assert_eq!(ability_text(&ability("team: [energon: 1]")), "Team: Gain 1 Energon.");
    assert_eq!(
        ability_text(&ability("in-team-mode: { assist: [draw: 1] }")),
        "Team, Assist: Draw 1 card."
    );
    assert_eq!(
        ability_text(&ability("in-team-mode: { block: { who: you } }")),
        "Team: Block an Attack against you."
    );
    assert_eq!(
        ability_text(&ability("in-team-mode: { ongoing: { hand-size: 1 } }")),
        "Team, Ongoing: your hand size changes by +1."
    );
}
