//! Extracts the facts that the tracker needs from the card files: numbers, modes and slots of characters, and the stat boxes of
//! Upgrades. Abilities are left out to keep the module small.

use altmode_tcg_language::{BattleKind, CardFile, read};
use serde::Serialize;

#[path = "src/facts/types.rs"]
mod types;
use types::{CharacterFacts, FaceFacts, Facts, UpgradeFacts};

#[path = "../language/build/sheets.rs"]
mod sheets;
use sheets::{report, sheets, write};

const CARDS: &str = "../tcg/cards";

fn main() {
    let (mut facts, mut mistakes) = (Facts::default(), Vec::new());
    for file in sheets(CARDS, read::<CardFile>, &mut mistakes).1 {
        take(&mut facts, file);
    }
    if report(&mistakes) {
        return;
    }
    let bytes = postcard::to_allocvec(&facts).expect("facts can be written as bytes");
    write("facts.bin", bytes);
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
