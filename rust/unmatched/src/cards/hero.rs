//! Heroes, compiled: their fighters, cards, triggers and static abilities.

use crate::{
    cards::{card::CardDef, code::Program},
    ids::{DefId, FighterId},
};
use altmode_unmatched_language::{
    Ability, AttackKind, CardKind, CardSheet, Compile, Condition, Effect, FighterSheet, HeroSheet,
    Limit, Part, Quality, Role, SideSheet, When, Who, text,
};

/// Size of the range of card numbers of each hero.
pub const CARDS_EACH: u16 = 64;

/// A hero, compiled.
#[derive(Debug)]
pub struct Hero {
    /// The box.
    pub set: &'static str,
    /// Facts.
    pub sheet: &'static HeroSheet,
    /// Its fighters; several alike once each.
    pub fighters: Vec<FighterDef>,
    /// Its cards.
    pub cards: Vec<CardDef>,
    /// The bonus attacks of its cards, numbered after them.
    pub bonuses: Vec<CardDef>,
    /// The cards of its side deck, numbered after those.
    pub sides: Vec<CardDef>,
    /// Number of the first instruction of each spell.
    pub spells: Vec<u16>,
    /// The compiled instructions of its cards and abilities.
    pub program: Program,
    /// Its triggers.
    pub triggers: Vec<TriggerDef>,
    /// Its static abilities, a quality each.
    pub statics: Vec<StaticDef>,
    /// It has a trigger for fighters that leave its zone.
    pub watches: bool,
    /// The abilities that replace a defeat.
    pub instead: Vec<InsteadDef>,
    /// The fighters for whose schemes it has a trigger.
    pub schemers: Option<&'static Who>,
    /// Abilities and all cards are implemented.
    pub implemented: bool,
}

/// A fighter of a hero.
#[derive(Debug)]
pub struct FighterDef {
    /// Facts.
    pub sheet: &'static FighterSheet,
    /// Its id, with its number if there are several alike.
    pub id: String,
    /// It is a hero.
    pub is_hero: bool,
    /// It attacks by range.
    pub ranged: bool,
    /// Number of spaces that it moves.
    pub moves: u8,
}

/// A trigger of a hero.
#[derive(Debug)]
pub struct TriggerDef {
    /// The event that activates it.
    pub on: &'static When,
    /// The condition that must hold.
    pub condition: Option<&'static Condition>,
    /// The limit of how often it may happen.
    pub limit: Option<Limit>,
    /// The card of the side deck that gives it.
    pub side: Option<DefId>,
    /// The form that its hero takes at once, without waiting for other triggers.
    pub form: Option<u8>,
    /// Number of its first instruction.
    pub pc: u16,
    /// Its instructions.
    pub effects: &'static [Effect],
}

/// An ability by which fighters leave the battlefield instead of a defeat.
#[derive(Debug)]
pub struct InsteadDef {
    /// The fighters that would be defeated.
    pub of: &'static Who,
    /// The fighters that leave with it.
    pub with: &'static Who,
    /// Number of the first instruction at the start of the next turn.
    pub pc: u16,
}

/// A quality that a static ability gives.
#[derive(Debug)]
pub struct StaticDef {
    /// The condition under which it applies; `None` if it always applies.
    pub condition: Option<&'static Condition>,
    /// The card of the side deck that gives it.
    pub side: Option<DefId>,
    /// The fighters that have it.
    pub who: &'static Who,
    /// The quality.
    pub quality: &'static Quality,
}

/// Returns a bonus attack as a card: name, value and text of its own, and the BOOST of the card that makes it (Unmatched Reference
/// v10, Bonus Attacks).
fn bonus_sheet(
    (name, value, text): (&'static str, u8, &'static [Part]),
    parent: &CardSheet,
) -> CardSheet {
    CardSheet {
        id: name.to_ascii_lowercase().replace(' ', "-"),
        name: name.into(),
        kind: CardKind::Attack,
        value: Some(value),
        boost: parent.boost,
        boost_rolled: parent.boost_rolled,
        copies: 0,
        by: parent.by.clone(),
        tags: Vec::new(),
        syllables: 0,
        like: None,
        text: Some(text.to_vec()),
    }
}

/// Returns a card of a side deck as a card with the text of a scheme.
fn side_card(side: &SideSheet) -> CardSheet {
    CardSheet {
        id: side.id.clone(),
        name: side.name.clone(),
        kind: CardKind::Scheme,
        value: None,
        boost: None,
        boost_rolled: false,
        copies: 0,
        by: Vec::new(),
        tags: Vec::new(),
        syllables: 0,
        like: None,
        text: Some(if side.text.is_empty() {
            Vec::new()
        } else {
            vec![Part::Scheme(side.text.clone())]
        }),
    }
}

/// Returns the form that a hero takes at once when a fighter takes damage.
fn form_at_once(sheet: &HeroSheet, on: &When, effects: &[Effect]) -> Option<u8> {
    match (on, effects) {
        (When::TakesDamage(_), [Effect::Become(id)]) => {
            sheet.forms.iter().position(|form| form.id == *id).map(|form| form as u8)
        }
        _ => None,
    }
}

impl Hero {
    /// Compiles a hero.
    pub fn new(number: u16, set: &'static str, sheet: &'static HeroSheet) -> Hero {
        let mut fighters = Vec::new();
        for fighter in &sheet.fighters {
            for copy in 1..=fighter.count {
                let id = if fighter.count == 1 {
                    fighter.id.clone()
                } else {
                    format!("{}-{copy}", fighter.id)
                };
                let moves = fighter.moves.unwrap_or(sheet.moves);
                let (is_hero, ranged) =
                    (fighter.role == Role::Hero, fighter.attack == AttackKind::Ranged);
                fighters.push(FighterDef { sheet: fighter, id, is_hero, ranged, moves });
            }
        }
        // A name means a form only if no fighter has it.
        let is_form = |name: &String| !sheet.fighters.iter().any(|fighter| fighter.name == *name);
        let users = |card: &CardSheet| match card.by.is_empty() {
            true => u32::MAX,
            false => {
                // The card names a form of the hero.
                let of_form = sheet
                    .forms
                    .iter()
                    .any(|form| card.by.contains(&form.name) && is_form(&form.name));
                let able = |def: &FighterDef| {
                    card.by.contains(&def.sheet.name) || (of_form && def.is_hero)
                };
                let able = fighters.iter().enumerate().filter(|(_, def)| able(def));
                able.fold(0, |set, (fighter, _)| set | 1 << fighter)
            }
        };
        let forms = |card: &CardSheet| {
            let named = sheet
                .forms
                .iter()
                .enumerate()
                .filter(|(_, form)| card.by.contains(&form.name) && is_form(&form.name));
            named.fold(0, |set, (form, _)| set | 1 << form)
        };
        let counters = sheet.counters.iter().map(|counter| counter.id.as_str()).collect();
        let (mut program, mut bonus_of): (Program, Vec<&CardSheet>) =
            (Program { counters, ..Program::default() }, Vec::new());
        let cards = sheet.cards.iter().enumerate();
        let cards: Vec<CardDef> = cards
            .map(|(place, card)| {
                let def = CardDef::new(
                    number * CARDS_EACH + place as u16,
                    &sheet.id,
                    card,
                    users(card),
                    &mut program,
                );
                bonus_of.resize(program.bonuses.len(), card);
                CardDef { forms: forms(card), ..def }
            })
            .collect();
        let first = number * CARDS_EACH + cards.len() as u16;
        let bonuses = program.bonuses.clone().into_iter().zip(bonus_of).zip(first..);
        let bonuses: Vec<CardDef> = bonuses
            .map(|((bonus, parent), def)| {
                let card: &'static CardSheet = Box::leak(Box::new(bonus_sheet(bonus, parent)));
                CardDef::new(def, &sheet.id, card, users(parent), &mut program)
            })
            .collect();
        let (mut triggers, mut statics, mut instead) = (Vec::new(), Vec::new(), Vec::new());
        let first = first + bonuses.len() as u16;
        let sides: Vec<CardDef> = (first..)
            .zip(&sheet.side)
            .map(|(def, side)| {
                let card: &'static CardSheet = Box::leak(Box::new(side_card(side)));
                CardDef::new(def, &sheet.id, card, 0, &mut program)
            })
            .collect();
        let own = sheet.abilities.iter().flatten().map(|ability| (ability, None));
        let given = sheet.side.iter().zip(&sides).flat_map(|(sheet, card)| {
            sheet.abilities.iter().map(|ability| (ability, Some(card.def)))
        });
        let of_cards = cards.iter().flat_map(|card| {
            let given = card.sheet.text.iter().flatten().flat_map(|part| match part {
                Part::Ongoing { has, .. } | Part::Tucked(has) => &has[..],
                _ => &[],
            });
            given.map(|ability| (ability, Some(card.def)))
        });
        for (ability, side) in own.chain(given).chain(of_cards) {
            match ability {
                Ability::When(trigger) => triggers.push(TriggerDef {
                    on: &trigger.on,
                    condition: trigger.condition.as_ref(),
                    limit: trigger.limit,
                    side,
                    form: form_at_once(sheet, &trigger.on, &trigger.effects),
                    pc: program.compile(&trigger.effects),
                    effects: &trigger.effects,
                }),
                Ability::Static { condition, who, has } => {
                    statics.extend(has.iter().map(|quality| StaticDef {
                        condition: condition.as_ref(),
                        side,
                        who,
                        quality,
                    }));
                }
                Ability::InsteadOfDefeat { of, with, then } => {
                    instead.push(InsteadDef { of, with, pc: program.compile(then) })
                }
            }
        }
        let spells = sheet.spells.iter().map(|spell| program.compile(&spell.text)).collect();
        let implemented = sheet.abilities.is_some() && cards.iter().all(|card| card.implemented);
        let schemers = triggers.iter().find_map(|trigger| {
            if let When::AfterSchemeOf(who) = trigger.on { Some(who) } else { None }
        });
        let watches = triggers.iter().any(|trigger| matches!(trigger.on, When::LeavesZone(_)));
        Hero {
            set,
            sheet,
            fighters,
            cards,
            bonuses,
            sides,
            spells,
            program,
            triggers,
            statics,
            watches,
            instead,
            schemers,
            implemented,
        }
    }

    /// Returns the abilities in English, one paragraph a line.
    pub fn text(&self) -> String {
        text::hero_text(self.sheet)
    }

    /// Returns a card of its side deck, by its number in the catalogue.
    pub fn side_sheet(&self, def: DefId) -> Option<&'static SideSheet> {
        self.sides.iter().position(|card| card.def == def).map(|at| &self.sheet.side[at])
    }

    /// Returns a fighter, by its number among the hero's.
    #[inline]
    pub fn fighter(&self, kind: FighterId) -> &FighterDef {
        &self.fighters[usize::from(kind)]
    }
}
