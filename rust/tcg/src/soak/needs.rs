//! What cards and abilities need around them, read from their definitions.
//!
//! A card seldom does all that it can in a deck drawn at random: its text speaks of a name, a trait, a color or a combiner.
//! Definitions are walked in the form of card files, where each phrase stands as text, so a new word of the language is
//! understood here as soon as its phrases are.

use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{CardDef, Class, Text},
        code::Op,
    },
    deck::{is_card, is_target},
};
use altmode_tcg_language::{Ability, CharacterKind, Effect, Is, Kind, Mode, Pick, Place, Side, Slot, Stat, What, Who};
use serde_json::Value;

/// A card as a whole, or one of its abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The card.
    pub def: DefId,
    /// Which of its texts, and which ability of that.
    pub ability: Option<(usize, usize)>,
}

/// Whether a card is such.
pub type IsSuch = fn(&CardDef) -> bool;

/// Words that wait for something which few cards do: whose cards do it (0 the player's own, 1 the opponent's), and which.
const ANSWERED: [(&str, usize, IsSuch); 7] = [
    ("would-untap", 1, |card| does(card, |effect| matches!(effect, Effect::Untap(_)))),
    ("would-draw-again", 1, |card| does(card, |effect| matches!(effect, Effect::Draw(_)))),
    ("would-scrap-hand", 1, |card| does(card, |effect| matches!(effect, Effect::ScrapFromHand { .. } | Effect::ScrapFromTheirHand { .. }))),
    ("you-repair", 0, |card| does(card, |effect| matches!(effect, Effect::Repair { .. }))),
    ("uses-tap-ability", 0, |card| card.texts.iter().any(|text| text.tap.is_some())),
    ("puts-on-top", 0, |card| does(card, |effect| matches!(effect, Effect::PutOnTop(_) | Effect::Plan(_)))),
    ("tower", 0, |card| does(card, |effect| matches!(effect, Effect::RaiseTower(_)))),
];

/// Whether a card has such an instruction.
fn does(card: &CardDef, is_such: impl Fn(&Effect) -> bool) -> bool {
    card.program.code.iter().any(|op| matches!(op, Op::Do(effect) if is_such(effect)))
}

/// What a subject needs. Of pairs, the first part is about the player whose card it is, the second about the opponent.
#[derive(Clone, Debug, Default)]
pub struct Needs {
    /// Characters, one phrase for each kind.
    pub characters: [Vec<Who>; 2],
    /// Battle cards, one phrase for each kind.
    pub cards: [Vec<What>; 2],
    /// Cards that do what is waited for, one test for each kind.
    pub doing: [Vec<IsSuch>; 2],
    /// Characters outside the game.
    pub outside: Vec<Who>,
    /// Cards that are named in full, combiner forms included.
    pub named: Vec<DefId>,
    /// The mode that characters of the player have to be in.
    pub mode: Option<Mode>,
}

/// All cards and abilities, reprints aside, in the order of the catalogue.
pub fn subjects(tcg: Tcg) -> Vec<Subject> {
    let catalogue = tcg.catalogue;
    let mut found = Vec::new();
    for def in catalogue.defs().filter(|&def| catalogue.is_printed(def) && catalogue.is_original(def)) {
        found.push(Subject { def, ability: None });
        for (side, text) in catalogue.card(def).texts.iter().enumerate() {
            found.extend((0..text.abilities.unwrap_or_default().len()).map(|number| Subject { def, ability: Some((side, number)) }));
        }
    }
    found
}

impl Needs {
    /// What a subject needs.
    pub fn of(tcg: Tcg, subject: Subject) -> Needs {
        let mut needs = Needs::default();
        let card = tcg.catalogue.card(subject.def);
        match subject.ability {
            None => card.texts.iter().for_each(|text| needs.add_text(tcg, text, None)),
            Some((side, number)) => needs.add_text(tcg, &card.texts[side], Some(number)),
        }
        // A form comes about through the cards that combine its parts, and needs what those need.
        let forms = tcg.catalogue.forms().map(|(form, _)| form).filter(|&form| needs.speaks_of(tcg, card, form));
        for form in forms.collect::<Vec<_>>() {
            for combining in combining(tcg, form) {
                tcg.catalogue.card(combining).texts.iter().for_each(|text| needs.add_text(tcg, text, None));
            }
        }
        needs
    }

    /// Whether a card is a combiner form, is tied to it, or needs it.
    fn speaks_of(&self, tcg: Tcg, card: &CardDef, form: DefId) -> bool {
        let it = tcg.catalogue.card(form);
        let names = |is: &Is| matches!(is, Is::Named(_) | Is::FullNamed(_)) && can_be(is, it);
        let needed = self.characters[0].iter().any(|who| who.is.iter().any(names)) || self.named.contains(&form);
        needed || card.full_name == it.full_name || is_target(it, card)
    }

    /// Whether chance alone does as well.
    pub fn is_empty(&self) -> bool {
        let Needs { characters, cards, doing, outside, named, mode } = self;
        let sides = (0..2).all(|side| characters[side].is_empty() && cards[side].is_empty() && doing[side].is_empty());
        sides && outside.is_empty() && named.is_empty() && mode.is_none()
    }

    /// Adds one ability of a text, or all, and in any case what says how the card is played.
    fn add_text(&mut self, tcg: Tcg, text: &Text, only: Option<usize>) {
        for (number, ability) in text.abilities.unwrap_or_default().iter().enumerate() {
            let is_about_playing = matches!(ability, Ability::PutOn(_) | Ability::PlayOnlyIf(_) | Ability::Replaces(_));
            if only.is_none_or(|only| only == number) || is_about_playing {
                // What cannot be written as JSON is no ability.
                self.walk(tcg, "", &serde_json::to_value(ability).unwrap_or_default(), 0);
            }
        }
    }

    /// Reads a part of a definition; `you` is 1 where it speaks of the opponent as "you".
    fn walk(&mut self, tcg: Tcg, key: &str, value: &Value, you: usize) {
        match value {
            Value::Object(fields) => {
                for (key, value) in fields {
                    self.word(key, you);
                    self.walk(tcg, key, value, you ^ usize::from(is_theirs(key)));
                }
            }
            Value::Array(parts) => parts.iter().for_each(|part| self.walk(tcg, key, part, you)),
            Value::String(text) => {
                self.word(text, you);
                self.phrase(tcg, key, text, you);
            }
            _ => {}
        }
    }

    fn word(&mut self, word: &str, you: usize) {
        for (_, side, is_such) in ANSWERED.iter().filter(|(waiting, ..)| *waiting == word) {
            self.doing[side ^ you].push(*is_such);
        }
    }

    fn phrase(&mut self, tcg: Tcg, key: &str, text: &str, you: usize) {
        let (who, what) = (Who::parse(text), What::parse(text));
        if let Ok(who) = &who {
            self.who(who, key, you);
        }
        match what {
            Ok(what) => self.what(what, you),
            Err(_) if who.is_err() && you == 0 => self.named.extend(tcg.catalogue.by_full_name(text)),
            Err(_) => {}
        }
    }

    fn who(&mut self, who: &Who, key: &str, you: usize) {
        let sides: &[usize] = match (who.pick, who.side) {
            (Pick::Opposing, _) | (_, Side::Enemy) => &[1],
            (Pick::Attacker | Pick::Defender, Side::Any) => &[0, 1],
            (Pick::This | Pick::Upgraded | Pick::It, _) | (_, Side::Your) => &[0],
            _ if key == "put-on" => &[0],
            _ => &[0, 1],
        };
        for side in sides.iter().map(|side| side ^ you) {
            for is in &who.is {
                match is {
                    Is::Has(what) => self.what(what.clone(), side),
                    Is::Mode(mode) if side == 0 => self.mode = Some(*mode),
                    _ => {}
                }
            }
            if !who.is.iter().any(is_of_the_card) {
                continue;
            }
            let list = if who.place == Place::Outside && side == 0 { &mut self.outside } else { &mut self.characters[side] };
            if !list.contains(who) {
                list.push(who.clone());
            }
        }
    }

    fn what(&mut self, what: What, side: usize) {
        // Any card, any Action and any Upgrade are in every deck.
        let is_special = What { kind: what.kind, other: what.other, ..What::default() } != what || what.kind == Kind::SecretAction;
        if is_special && !self.cards[side].contains(&what) {
            self.cards[side].push(what);
        }
    }
}

/// Whether what stands under a key of a definition speaks of the opponent's cards.
fn is_theirs(key: &str) -> bool {
    key.contains("opponent") || key.contains("their") || matches!(key, "against" | "cancels-action")
}

/// The cards that combine parts into a form.
pub fn combining(tcg: Tcg, form: DefId) -> Vec<DefId> {
    let name = tcg.catalogue.card(form).full_name;
    let combines = |effect: &Effect| matches!(effect, Effect::Combine(into) if into == name);
    tcg.catalogue.defs().filter(|&def| does(tcg.catalogue.card(def), combines)).collect()
}

/// Whether a card alone shows whether it is such, no game being played.
fn is_of_the_card(is: &Is) -> bool {
    match is {
        Is::Trait(_)
        | Is::Faction(_)
        | Is::Named(_)
        | Is::FullNamed(_)
        | Is::Number(Stat::Stars, ..)
        | Is::HasHead(_)
        | Is::HasSeveralAltModes => true,
        Is::Mode(mode) => !matches!(mode, Mode::Alt | Mode::Bot),
        Is::Not(inner) => is_of_the_card(inner),
        Is::AnyOf(parts) => parts.iter().any(is_of_the_card),
        _ => false,
    }
}

/// Whether a character is such on any of its faces, as far as its card alone shows that.
pub fn can_be(is: &Is, card: &CardDef) -> bool {
    let faces = &card.texts[..usize::from(card.faces)];
    match is {
        Is::Trait(word) => faces.iter().any(|face| face.traits >> *word as u32 & 1 != 0),
        Is::Faction(faction) => card.faction == *faction,
        Is::Named(name) => card.name == name,
        Is::FullNamed(name) => card.full_name == name,
        Is::Mode(mode) => faces.iter().any(|face| face.mode == *mode),
        Is::Number(Stat::Stars, compare, number) => compare.holds(card.stars.into(), (*number).into()),
        Is::HasHead(_) => card.is_body(),
        Is::HasSeveralAltModes => faces.iter().filter(|face| matches!(face.mode, Mode::Alt | Mode::Alt2)).count() > 1,
        Is::CanFlip => card.flips,
        Is::Not(inner) => !is_of_the_card(inner) || !can_be(inner, card),
        Is::AnyOf(parts) => parts.iter().any(|part| can_be(part, card)),
        _ => true,
    }
}

/// Whether a card brings what a phrase for battle cards speaks of: the Upgrade side of a character comes with the character.
pub fn brings_card(what: &What, card: &CardDef) -> bool {
    let kind = |kind: CharacterKind| card.class == Class::Character(kind);
    let slot_fits = |slot: Option<Slot>| slot.is_some_and(|slot| what.slots.is_empty() || what.slots.contains(&slot));
    if what.battle_master || what.weaponizer {
        let fits = what.battle_master && kind(CharacterKind::BattleMaster) || what.weaponizer && kind(CharacterKind::Weaponizer);
        return fits && card.texts[usize::from(card.faces)..].iter().any(|side| slot_fits(side.slot));
    }
    let either = |color| color == what.color || color == what.or_color;
    let colors = what.or_color.is_none() || card.icons.iter().any(|&icon| either(Some(icon)));
    colors && is_card(card, &What { color: what.color.filter(|_| what.or_color.is_none()), chosen_color: false, ..what.clone() })
}
