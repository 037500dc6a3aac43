//! Reads the needs of cards and abilities from their definitions.
//!
//! In a random deck a card seldom uses all its abilities, because its text mentions a name, a trait, a color or a combiner.
//! The definitions are examined in the form of card files, in which phrases are text. So new words of the language need no
//! changes here.

use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{CardDef, Class, Text},
        code::Op,
    },
    deck::{is_card, is_target},
};
use altmode_json::Value;
use altmode_tcg_language::{
    Ability, CharacterKind, CharacterZone, Effect, Is, Kind, Mode, Pick, Side, Slot, Stat, What,
    Who,
};

/// A card as a whole, or one of its abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The card.
    pub def: DefId,
    /// The index of the text and of the ability in it; `None` for the whole card.
    pub ability: Option<(usize, usize)>,
}

/// A test of a card.
pub type IsSuch = fn(&CardDef) -> bool;

/// Words that wait for a rare event: the player whose cards cause it (0 the player's own, 1 the opponent's), and a test of those
/// cards.
const ANSWERED: [(&str, usize, IsSuch); 7] = [
    ("would-untap", 1, |card| does(card, |effect| matches!(effect, Effect::Untap(_)))),
    ("would-draw-again", 1, |card| does(card, |effect| matches!(effect, Effect::Draw(_)))),
    ("would-scrap-hand", 1, |card| {
        does(card, |effect| {
            matches!(effect, Effect::ScrapFromHand { .. } | Effect::ScrapFromTheirHand { .. })
        })
    }),
    ("you-repair", 0, |card| does(card, |effect| matches!(effect, Effect::Repair { .. }))),
    ("uses-tap-ability", 0, |card| card.texts.iter().any(|text| text.tap.is_some())),
    ("puts-on-top", 0, |card| {
        does(card, |effect| matches!(effect, Effect::PutOnTop(_) | Effect::Plan(_)))
    }),
    ("tower", 0, |card| does(card, |effect| matches!(effect, Effect::RaiseTower(_)))),
];

/// Returns whether a card has an instruction that satisfies a test.
fn does(card: &CardDef, is_such: impl Fn(&Effect) -> bool) -> bool {
    card.program.code.iter().any(|op| matches!(op, Op::Do(effect) if is_such(effect)))
}

/// The needs of a subject. In pairs, the first element is about the card's player, the second about the opponent.
#[derive(Clone, Debug, Default)]
pub struct Needs {
    /// Characters, one phrase for each kind.
    pub characters: [Vec<Who>; 2],
    /// Battle cards, one phrase for each kind.
    pub cards: [Vec<What>; 2],
    /// Cards that cause the awaited event, one test for each kind.
    pub doing: [Vec<IsSuch>; 2],
    /// Characters outside the game.
    pub outside: Vec<Who>,
    /// Cards mentioned by full name, including combiner forms.
    pub named: Vec<DefId>,
    /// The mode that the player's characters must be in.
    pub mode: Option<Mode>,
}

/// Returns all cards and abilities without reprints, in catalogue order.
pub fn subjects(tcg: Tcg) -> Vec<Subject> {
    let catalogue = tcg.catalogue;
    let mut found = Vec::new();
    for def in
        catalogue.defs().filter(|&def| catalogue.is_printed(def) && catalogue.is_original(def))
    {
        found.push(Subject { def, ability: None });
        for (side, text) in catalogue.card(def).texts.iter().enumerate() {
            found.extend(
                (0..text.abilities.unwrap_or_default().len())
                    .map(|number| Subject { def, ability: Some((side, number)) }),
            );
        }
    }
    found
}

impl Needs {
    /// Returns the needs of a subject.
    pub fn of(tcg: Tcg, subject: Subject) -> Needs {
        let mut needs = Needs::default();
        let card = tcg.catalogue.card(subject.def);
        match subject.ability {
            None => card.texts.iter().for_each(|text| needs.add_text(tcg, text, None)),
            Some((side, number)) => needs.add_text(tcg, &card.texts[side], Some(number)),
        }
        // A combiner form needs the cards that combine its parts, and their needs.
        let forms = tcg
            .catalogue
            .forms()
            .map(|(form, _)| form)
            .filter(|&form| needs.speaks_of(tcg, card, form));
        for form in forms.collect::<Vec<_>>() {
            for combining in combining(tcg, form) {
                tcg.catalogue
                    .card(combining)
                    .texts
                    .iter()
                    .for_each(|text| needs.add_text(tcg, text, None));
            }
        }
        needs
    }

    /// Returns whether a card is a combiner form, is tied to it, or needs it.
    fn speaks_of(&self, tcg: Tcg, card: &CardDef, form: DefId) -> bool {
        let it = tcg.catalogue.card(form);
        let names = |is: &Is| matches!(is, Is::Named(_) | Is::FullNamed(_)) && can_be(is, it);
        let needed = self.characters[0].iter().any(|who| who.is.iter().any(names))
            || self.named.contains(&form);
        needed || card.full_name == it.full_name || is_target(it, card)
    }

    /// Returns whether random decks suffice.
    pub fn is_empty(&self) -> bool {
        let Needs { characters, cards, doing, outside, named, mode } = self;
        let sides = (0..2).all(|side| {
            characters[side].is_empty() && cards[side].is_empty() && doing[side].is_empty()
        });
        sides && outside.is_empty() && named.is_empty() && mode.is_none()
    }

    /// Adds the needs of one ability of a text, or of all. Conditions for playing the card are always included.
    fn add_text(&mut self, tcg: Tcg, text: &Text, only: Option<usize>) {
        for (number, ability) in text.abilities.unwrap_or_default().iter().enumerate() {
            let is_about_playing = matches!(
                ability,
                Ability::PutOn(_) | Ability::PlayOnlyIf(_) | Ability::Replaces(_)
            );
            if only.is_none_or(|only| only == number) || is_about_playing {
                // An ability that cannot be written as JSON does not occur.
                self.walk(tcg, "", &altmode_json::to_value(ability).unwrap_or_default(), 0);
            }
        }
    }

    /// Reads a part of a definition. `you` is 1 where "you" is the opponent.
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
            Err(_) if who.is_err() && you == 0 => {
                self.named.extend(tcg.catalogue.by_full_name(text))
            }
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
            let list = if who.place == CharacterZone::Outside && side == 0 {
                &mut self.outside
            } else {
                &mut self.characters[side]
            };
            if !list.contains(who) {
                list.push(who.clone());
            }
        }
    }

    fn what(&mut self, what: What, side: usize) {
        // Every deck has cards, Actions and Upgrades, so unspecific phrases need nothing.
        let is_special = What { kind: what.kind, other: what.other, ..What::default() } != what
            || what.kind == Kind::SecretAction;
        if is_special && !self.cards[side].contains(&what) {
            self.cards[side].push(what);
        }
    }
}

/// Returns whether the value under a key of a definition is about the opponent's cards.
fn is_theirs(key: &str) -> bool {
    key.contains("opponent") || key.contains("their") || matches!(key, "against" | "cancels-action")
}

/// Returns the cards that combine parts into a form.
pub fn combining(tcg: Tcg, form: DefId) -> Vec<DefId> {
    let name = tcg.catalogue.card(form).full_name;
    let combines = |effect: &Effect| matches!(effect, Effect::Combine(into) if into == name);
    tcg.catalogue.defs().filter(|&def| does(tcg.catalogue.card(def), combines)).collect()
}

/// Returns whether a property can be decided from the card alone, without a game.
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

/// Returns whether a character has a property on any of its faces, as far as the card alone shows it.
pub fn can_be(is: &Is, card: &CardDef) -> bool {
    let faces = &card.texts[..usize::from(card.faces)];
    match is {
        Is::Trait(word) => faces.iter().any(|face| face.traits >> *word as u32 & 1 != 0),
        Is::Faction(faction) => card.faction == *faction,
        Is::Named(name) => card.name == name,
        Is::FullNamed(name) => card.full_name == name,
        Is::Mode(mode) => faces.iter().any(|face| face.mode == *mode),
        Is::Number(Stat::Stars, compare, number) => {
            compare.holds(card.stars.into(), (*number).into())
        }
        Is::HasHead(_) => card.is_body(),
        Is::HasSeveralAltModes => {
            faces.iter().filter(|face| matches!(face.mode, Mode::Alt | Mode::Alt2)).count() > 1
        }
        Is::CanFlip => card.flips,
        Is::Not(inner) => !is_of_the_card(inner) || !can_be(inner, card),
        Is::AnyOf(parts) => parts.iter().any(|part| can_be(part, card)),
        _ => true,
    }
}

/// Returns whether a card supplies a card that a phrase describes. A character supplies its Upgrade side.
pub fn brings_card(what: &What, card: &CardDef) -> bool {
    let kind = |kind: CharacterKind| card.class == Class::Character(kind);
    let slot_fits = |slot: Option<Slot>| {
        slot.is_some_and(|slot| what.slots.is_empty() || what.slots.contains(&slot))
    };
    if what.battle_master || what.weaponizer {
        let fits = what.battle_master && kind(CharacterKind::BattleMaster)
            || what.weaponizer && kind(CharacterKind::Weaponizer);
        return fits
            && card.texts[usize::from(card.faces)..].iter().any(|side| slot_fits(side.slot));
    }
    let either = |color| color == what.color || color == what.or_color;
    let colors = what.or_color.is_none() || card.icons.iter().any(|&icon| either(Some(icon)));
    colors
        && is_card(
            card,
            &What {
                color: what.color.filter(|_| what.or_color.is_none()),
                chosen_color: false,
                ..what.clone()
            },
        )
}
