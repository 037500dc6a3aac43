//! Renders every ability of every card file and checks the text.

use crate::text::{Bearer, ability, card_text, slots, spoken};
use crate::{Ability, BattleCard, BattleKind, CardFile, read};
use altmode_json::Value;
use std::path::Path;

/// Calls `look` for every card side: its name, the kind of card, the abilities.
fn every_side(mut look: impl FnMut(&str, Bearer, &[Ability])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cards");
    let mut files: Vec<_> =
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "yaml"));
    files.sort();
    assert!(!files.is_empty(), "no card files in {}", folder.display());
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        let value: Value = serde_saphyr::from_str(&text)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let file: CardFile =
            read(&value).unwrap_or_else(|mistakes| panic!("{}: {mistakes:?}", path.display()));
        for card in &file.battle {
            look(&card.name, bearer(card), card.abilities.as_deref().unwrap_or_default());
        }
        for card in &file.characters {
            for face in &card.modes {
                look(
                    &card.full_name(),
                    Bearer::Character,
                    face.abilities.as_deref().unwrap_or_default(),
                );
            }
            for side in &card.upgrade_sides {
                look(&side.name, Bearer::Upgrade, side.abilities.as_deref().unwrap_or_default());
            }
        }
        for card in &file.stratagems {
            look(&card.name, Bearer::Stratagem, card.abilities.as_deref().unwrap_or_default());
        }
    }
}

fn bearer(card: &BattleCard) -> Bearer {
    match card.kind {
        BattleKind::Action | BattleKind::Secret => Bearer::Action,
        BattleKind::Weapon | BattleKind::Armor | BattleKind::Utility => Bearer::Upgrade,
    }
}

fn is_keyword(ability: &Ability) -> bool {
    matches!(
        ability,
        Ability::Bold(_)
            | Ability::Tough(_)
            | Ability::Pierce(_)
            | Ability::Focus(_)
            | Ability::Safeguard(_)
            | Ability::Brave
            | Ability::Stealth
    )
}

/// Returns the fault of a text, if any.
fn fault(definition: &Ability, text: &str) -> Option<String> {
    if text.is_empty() {
        return Some("it is empty".into());
    }
    if text.ends_with('.') == is_keyword(definition) {
        return Some("sentences end with a full stop, keywords do not".into());
    }
    for bad in [
        "  ",
        "{",
        "}",
        "(\"",
        "Some(",
        "None",
        " ,",
        " .",
        "..",
        ",.",
        ",,",
        " a a",
        " an [BLUE]",
        " a [ORANGE]",
        "→ →",
    ] {
        if text.contains(bad) {
            return Some(format!("it contains {bad:?}"));
        }
    }
    None
}

#[test]
fn every_text_is_well_formed() {
    let mut faults = Vec::new();
    every_side(|name, on, abilities| {
        for definition in abilities {
            let text = ability(definition, on);
            if let Some(fault) = fault(definition, &text) {
                faults.push(format!(
                    "{name}: {text}\n  {fault}; {}",
                    altmode_json::to_string(definition).unwrap()
                ));
            }
        }
        assert_eq!(
            card_text(abilities, on).lines().count(),
            abilities.len(),
            "{name}: one paragraph a line"
        );
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn slots_are_told_where_they_are_unusual() {
    assert_eq!(slots([1, 1, 1]), None);
    assert_eq!(slots([1, 1, 3]).as_deref(), Some("This has 3 Utility slots."));
    assert_eq!(
        slots([2, 2, 2]).as_deref(),
        Some("This has 2 Weapon slots, 2 Armor slots and 2 Utility slots.")
    );
}

#[test]
fn spoken_text_has_no_tokens() {
    every_side(|name, on, abilities| {
        let text = spoken(&card_text(abilities, on));
        assert!(!text.contains(['[', ']', '→', '+']), "{name}: {text}");
    });
    assert_eq!(
        spoken("[TAP], scrap a [BLUE] card → It gets -1 [DEF]."),
        "Tap this, scrap a blue card: It gets minus 1 defense."
    );
    assert_eq!(
        spoken("with exactly 1 [STAR] or 12 or fewer [STAR]"),
        "with exactly 1 star or 12 or fewer stars"
    );
    assert_eq!(spoken("Mini-Cassettes, [HP]"), "Mini-Cassettes, health");
}
