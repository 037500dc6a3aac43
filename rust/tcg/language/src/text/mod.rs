//! English written from definitions.
//!
//! What a player reads is made from what the engine plays, so the two can't disagree, and no
//! printed text is needed. The wording is our own; the shapes a player knows are kept: one
//! paragraph an ability, `→` after what must happen or be paid, icons as tokens (`[ATK]`,
//! `[ORANGE]`). [`spoken`] turns the tokens into words for screen readers.
//!
//! Every match over a word of the language lists all its members: a new word does not compile
//! until somebody has said how it reads.

mod abilities;
mod amounts;
mod battle_cards;
mod characters;
mod conditions;
mod effects;
mod events;
mod features;
mod joining;
mod objects;
mod pen;
mod qualities;
mod spoken;
#[cfg(test)]
mod tests;

pub use spoken::spoken;

use crate::Ability;
use pen::Pen;

/// What kind of card a text stands on; it decides what "this" is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// A character: "this".
    Character,
    /// An Upgrade: "the upgraded character", and "this card" for itself.
    Upgrade,
    /// An Action or Secret Action.
    Action,
    /// A stratagem.
    Stratagem,
}

/// One ability as a paragraph of English.
pub fn ability(ability: &Ability, on: Bearer) -> String {
    let mut pen = Pen::new(on);
    pen.ability(ability);
    pen.out
}

/// All abilities of a card, one paragraph a line; empty for a card without text.
pub fn card_text(abilities: &[Ability], on: Bearer) -> String {
    let mut text = String::new();
    for one in abilities {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&ability(one, on));
    }
    text
}
