//! Generates English from definitions.
//!
//! The text is generated from the definition that the engine executes, so the two cannot disagree. The wording is our
//! own. It keeps the form that players know: one paragraph per ability, `→` after a condition or cost, icons as tokens
//! (`[ATK]`, `[ORANGE]`). [`mod@spoken`] converts the tokens to words for screen readers.
//!
//! Every match over a word of the language lists all its members, so that a new word does not compile without its
//! English.

mod abilities;
mod amounts;
mod battle_cards;
mod characters;
mod conditions;
mod effects;
mod events;
mod features;
mod joining;
mod names;
mod objects;
mod pen;
mod qualities;
mod secret_actions;
mod spoken;
#[cfg(test)]
mod tests;

pub use pen::Bearer;
pub use spoken::spoken;

use crate::{Ability, Effect, Slot};
use pen::Pen;

/// Writes one ability as a paragraph of English.
pub fn ability(ability: &Ability, on: Bearer) -> String {
    let mut pen = Pen::new(on);
    pen.ability(ability);
    pen.text()
}

/// Writes the instructions of an option, without a full stop, as the label of a choice: "Draw a card".
pub fn option(effects: &[Effect], on: Bearer) -> String {
    let mut pen = Pen::new(on);
    pen.inline(effects);
    pen.text()
}

/// Writes the slots of a character (Weapon, Armor, Utility) as a paragraph, unless it has one of each.
pub fn slots(counts: [u8; 3]) -> Option<String> {
    let unusual: Vec<(Slot, u8)> =
        Slot::ALL.iter().copied().zip(counts).filter(|(_, count)| *count != 1).collect();
    if unusual.is_empty() {
        return None;
    }
    let mut pen = Pen::new(Bearer::Character);
    pen.say("this has");
    for (index, (slot, count)) in unusual.iter().enumerate() {
        pen.between_members(index, unusual.len(), "and");
        pen.number(i32::from(*count));
        pen.say(slot.name());
        pen.say("slots");
    }
    pen.stop();
    Some(pen.text())
}

/// The rule that every Upgrade side of a character card shares (Expanded Rules 2.0, Battle Masters and Weaponizers).
pub const UPGRADE_SIDE: &str =
    "If this card would leave the battlefield → Put it into its owner's KO area instead.";

/// Writes that two Upgrade sides of a character card go together: the name of the other side, and of the character that
/// they are assembled as.
pub fn assembled(other: &str, character: &str) -> String {
    let mut pen = Pen::new(Bearer::Upgrade);
    pen.say("can be played only with");
    pen.name(other);
    pen.stop();
    pen.say("both start the game assembled as");
    pen.name(character);
    pen.stop();
    pen.text()
}

/// Writes the attack, defense and health that a head gives as a paragraph, unless it gives none.
pub fn head_bonus(bonus: [u8; 3]) -> Option<String> {
    let given: Vec<(u8, &str)> = bonus
        .into_iter()
        .zip(["[ATK]", "[DEF]", "[HP]"])
        .filter(|(number, _)| *number > 0)
        .collect();
    if given.is_empty() {
        return None;
    }
    let mut pen = Pen::new(Bearer::Character);
    pen.say("the character with this head gets");
    for (index, (number, stat)) in given.iter().enumerate() {
        pen.between_members(index, given.len(), "and");
        pen.say(&format!("+{number} {stat}"));
    }
    pen.stop();
    Some(pen.text())
}

/// Writes how a head that takes a head itself starts the game, and that it survives its body. `body` is the name of the body that it starts on, if the catalogue has one.
pub fn head_with_head(body: Option<&str>) -> String {
    let mut pen = Pen::new(Bearer::Character);
    pen.say("starts the game in head mode on");
    match body {
        Some(name) => pen.name(name),
        None => pen.say("its body"),
    }
    pen.mark(",");
    pen.say("with a character on it in head mode, and can't flip");
    pen.stop();
    let start = pen.text();
    let mut pen = Pen::new(Bearer::Character);
    pen.say("when");
    match body.and_then(|name| name.split(", ").next()) {
        Some(name) => pen.name(name),
        None => pen.say("its body"),
    }
    pen.say("is KO'd");
    pen.arrow();
    pen.say("deploy this in body mode, even if that was your last character");
    pen.stop();
    format!("{start}\n{}", pen.text())
}

/// Writes all abilities of a card, one paragraph per line; empty for a card without text.
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
