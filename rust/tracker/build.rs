//! Extracts the facts that the tracker needs from the card files: numbers, modes and slots of characters, and the stat boxes of
//! Upgrades. Abilities are left out to keep the module small.

use altmode_tcg_language::{BattleKind, CardFile};
use serde::Serialize;
use std::{env, fs, path::Path};

#[path = "src/facts/types.rs"]
mod types;
use types::{CharacterFacts, FaceFacts, Facts, UpgradeFacts};

#[path = "../tcg/build/card_files.rs"]
mod card_files;
use card_files::{card_files, file};

const CARDS: &str = "../tcg/cards";

fn main() {
    println!("cargo::rerun-if-changed={CARDS}");
    let mut facts = Facts::default();
    for (name, text) in card_files(Path::new(CARDS)) {
        match file(&text) {
            Ok(file) => take(&mut facts, file),
            Err(why) => println!("cargo::error={name}: {}", why.join("; ").replace('\n', " ")),
        }
    }
    let bytes = postcard::to_allocvec(&facts).expect("facts can be written as bytes");
    let folder = env::var("OUT_DIR").expect("cargo names a folder for what is built");
    fs::write(Path::new(&folder).join("facts.bin"), bytes).expect("facts.bin can be written");
}

/// Returns the number of a word of the language in its encoded form.
fn word(value: impl Serialize) -> u8 {
    postcard::to_allocvec(&value).ok().and_then(|bytes| bytes.first().copied()).unwrap_or_default()
}

fn slot_of(kind: BattleKind) -> Option<u8> {
    kind.slot().map(word)
}

fn take(facts: &mut Facts, file: CardFile) {
    for card in file.characters {
        for side in &card.upgrade_sides {
            let Some(slot) = slot_of(side.kind) else { continue };
            facts.upgrades.push(UpgradeFacts {
                id: card.id.clone(),
                name: side.name.clone(),
                slot,
                attack: side.attack,
                defense: side.defense,
                fills: Vec::new(),
            });
        }
        let start = card.start.unwrap_or(card.modes[0].mode);
        facts.characters.push(CharacterFacts {
            id: card.id,
            name: card.name,
            subtitle: card.subtitle,
            kind: word(card.kind),
            faction: word(card.faction),
            stars: card.stars,
            health: card.health,
            start: word(start),
            flips: card.flips,
            slots: card.slots.unwrap_or([1; 3]),
            parts: card.parts,
            faces: card
                .modes
                .into_iter()
                .map(|face| FaceFacts {
                    mode: word(face.mode),
                    attack: face.attack,
                    defense: face.defense,
                    bonus: face.bonus.unwrap_or_default(),
                })
                .collect(),
        });
    }
    for card in file.battle {
        let Some(slot) = slot_of(card.kind) else { continue };
        facts.upgrades.push(UpgradeFacts {
            id: card.id,
            name: card.name,
            slot,
            attack: card.attack,
            defense: card.defense,
            fills: card.fills.into_iter().map(word).collect(),
        });
    }
}
