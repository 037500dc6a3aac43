//! All heroes with their cards, and all battlefields, by number and id.
//!
//! A hero is compiled whole when it is first looked at: a game has two to four of them.

use crate::{
    blank,
    board::{Board, boards},
    code::Program,
    state::{DefId, FighterId},
};
use altmode_unmatched_language::{
    Ability, AttackKind, BoardSheet, CardKind, CardSheet, Condition, Effect, FighterSheet, HeroSheet, Limit, Pack, Part, Quality, Reaches,
    Role, SideSheet, When, Who, decode, encode, says_this, text,
};
use std::sync::OnceLock;

/// Size of the range of card numbers of each hero.
const CARDS_EACH: u16 = 64;
/// Maximum number of instructions, and of qualities, of a hero: they are numbered in 16 bits.
const MOST_CODE: usize = 60_000;
/// The first number of cards that were never printed.
pub const FIRST_BLANK: DefId = 0x8000;

/// All heroes and battlefields: the built-in ones, and after them those of packs.
#[derive(Debug)]
pub struct Catalogue {
    /// Ids and packed sheets: the built-in ones in the order of the ids, then those of packs.
    packed: Vec<(String, Vec<u8>)>,
    heroes: Vec<OnceLock<Hero>>,
    /// Number of built-in heroes.
    printed: usize,
    /// The battlefields.
    pub boards: Vec<&'static Board>,
    /// The hashes of the packs, sorted.
    pub packs: Vec<String>,
    /// The catalogue that the last pack was loaded into.
    pub before: Option<&'static Catalogue>,
}

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
    /// It watches who leaves its zone.
    pub watches: bool,
    /// The abilities that replace a defeat.
    pub instead: Vec<InsteadDef>,
    /// The fighters for whom it matters that they play a scheme.
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

/// A card of a hero.
#[derive(Debug)]
pub struct CardDef {
    /// Its number in the catalogue.
    pub def: DefId,
    /// Facts.
    pub sheet: &'static CardSheet,
    /// Its id with its hero's, for example `medusa/feint`.
    pub id: String,
    /// The fighters who can use it, a bit each.
    pub by: u32,
    /// The forms of the hero in which it can be played, a bit each; 0 for all.
    pub forms: u8,
    /// The printed value; 0 for none.
    pub value: u8,
    /// The text of IMMEDIATELY, DURING COMBAT and AFTER COMBAT, if there is one.
    pub windows: [Option<u16>; 3],
    /// Number of the first instruction of the scheme.
    pub scheme: Option<u16>,
    /// Number of the first instruction for when it is used to BOOST.
    pub boosted: Option<u16>,
    /// Its effects cannot be cancelled.
    pub uncancellable: bool,
    /// It is played face up.
    pub face_up: bool,
    /// Number of the first instruction for when it completes a pile.
    pub completes: Option<u16>,
    /// Number of the first instruction for when an effect of an opponent makes its player discard it.
    pub forced: Option<u16>,
    /// It keeps an opponent from looking at the hand.
    pub shields_hand: bool,
    /// It can be played as a ranged attack.
    pub ranged: bool,
    /// It can be played to defend while this is so.
    pub defends_if: Option<&'static Condition>,
    /// The printed value of the other card is predicted.
    pub predicts: bool,
    /// The condition under which it can be played.
    pub play_only_if: Option<&'static Condition>,
    /// The fighters that it can be played against, if not all.
    pub aims_at: Option<&'static Who>,
    /// Its text says `this`, so that it matters who uses it.
    pub says_this: bool,
    /// It stays in front of its player after it is played, until this holds at the end of a turn.
    pub ongoing: Option<&'static Condition>,
    /// It is tucked under the hero after it is played.
    pub tucked: bool,
    /// It can be played as an attack while this holds.
    pub attacks_while: Option<&'static Condition>,
    /// It can be played face up while a condition holds, against other targets.
    pub may_face_up: Option<(Option<&'static Condition>, Reaches)>,
    /// It is implemented.
    pub implemented: bool,
}

/// The windows of a card in combat.
pub const IMMEDIATELY: usize = 0;
/// DURING COMBAT.
pub const DURING: usize = 1;
/// AFTER COMBAT.
pub const AFTER: usize = 2;

/// A trigger of a hero.
#[derive(Debug)]
pub struct TriggerDef {
    /// The event that sets it off.
    pub on: &'static When,
    /// The condition that must hold.
    pub condition: Option<&'static Condition>,
    /// The limit of its frequency.
    pub limit: Option<Limit>,
    /// The card of the side deck that gives it.
    pub side: Option<DefId>,
    /// The form that its hero takes at once: it does not wait for anything.
    pub form: Option<u8>,
    /// Number of its first instruction.
    pub pc: u16,
}

/// An ability by which fighters leave the battlefield instead of a defeat.
#[derive(Debug)]
pub struct InsteadDef {
    /// The fighters that would be defeated.
    pub of: &'static Who,
    /// The fighters that leave with it.
    pub with: &'static Who,
    /// Number of the first instruction of the next turn.
    pub pc: u16,
}

/// A quality that a static ability gives.
#[derive(Debug)]
pub struct StaticDef {
    /// Only while this is so.
    pub condition: Option<&'static Condition>,
    /// The card of the side deck that gives it.
    pub side: Option<DefId>,
    /// Of whom.
    pub who: &'static Who,
    /// Their quality.
    pub quality: &'static Quality,
}

impl CardDef {
    /// Compiles a card.
    pub fn new(def: DefId, hero: &str, sheet: &'static CardSheet, by: u32, program: &mut Program) -> CardDef {
        let mut card = CardDef {
            def,
            sheet,
            id: if hero.is_empty() { sheet.id.clone() } else { format!("{hero}/{}", sheet.id) },
            by,
            forms: 0,
            value: sheet.value.unwrap_or(0),
            windows: [None; 3],
            scheme: None,
            boosted: None,
            uncancellable: false,
            face_up: false,
            completes: None,
            forced: None,
            shields_hand: false,
            ranged: false,
            defends_if: None,
            predicts: false,
            play_only_if: None,
            aims_at: None,
            ongoing: None,
            tucked: false,
            attacks_while: None,
            may_face_up: None,
            says_this: says_this(sheet.text.as_deref().unwrap_or_default()),
            implemented: sheet.text.is_some(),
        };
        for part in sheet.text.iter().flatten() {
            match part {
                Part::Immediately(effects) => card.windows[IMMEDIATELY] = Some(program.compile(effects)),
                Part::During(effects) => card.windows[DURING] = Some(program.compile(effects)),
                Part::After(effects) => card.windows[AFTER] = Some(program.compile(effects)),
                Part::Scheme(effects) => card.scheme = Some(program.compile(effects)),
                Part::Boosted(effects) => card.boosted = Some(program.compile(effects)),
                Part::Uncancellable => card.uncancellable = true,
                Part::FaceUp => card.face_up = true,
                Part::Completes(effects) => card.completes = Some(program.compile(effects)),
                Part::ForcedDiscard(effects) => card.forced = Some(program.compile(effects)),
                Part::ShieldsHand => card.shields_hand = true,
                Part::Ranged => card.ranged = true,
                Part::Defends(condition) => card.defends_if = Some(condition),
                Part::Predicts => card.predicts = true,
                Part::PlayOnlyIf(condition) => card.play_only_if = Some(condition),
                Part::AimsAt(who) => card.aims_at = Some(who),
                Part::Ongoing { until, .. } => card.ongoing = Some(until),
                Part::Tucked(_) => card.tucked = true,
                Part::AttacksWhile(condition) => card.attacks_while = Some(condition),
                Part::MayFaceUp { condition, reaches } => card.may_face_up = Some((condition.as_ref(), *reaches)),
            }
        }
        card
    }

    /// Returns its text in English, one paragraph a line. `hero` is the owner of the card.
    pub fn text(&self, hero: Option<&Hero>) -> String {
        text::card_text(self.sheet, hero.map(|hero| hero.sheet))
    }

    /// Its type.
    pub fn kind(&self) -> CardKind {
        self.sheet.kind
    }

    /// Returns whether it can be played to attack.
    #[inline]
    pub fn attacks(&self) -> bool {
        matches!(self.sheet.kind, CardKind::Attack | CardKind::Versatile)
    }

    /// Returns whether it can be played to defend.
    #[inline]
    pub fn defends(&self) -> bool {
        matches!(self.sheet.kind, CardKind::Defense | CardKind::Versatile)
    }

    /// Returns whether it has effects that can be cancelled.
    pub fn has_effects(&self) -> bool {
        self.windows.iter().any(Option::is_some)
    }
}

/// Returns a bonus attack as a card: name, value and text of its own, and the BOOST of the card that makes it (Unmatched Reference
/// v10, Bonus Attacks).
fn bonus_sheet((name, value, text): (&'static str, u8, &'static [Part]), parent: &CardSheet) -> CardSheet {
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

/// Returns a card of a side deck as a card: its text is that of a scheme.
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
        text: Some(if side.text.is_empty() { Vec::new() } else { vec![Part::Scheme(side.text.clone())] }),
    }
}

/// Returns the form that a hero takes at once when a fighter takes damage.
fn form_at_once(sheet: &HeroSheet, on: &When, effects: &[Effect]) -> Option<u8> {
    match (on, effects) {
        (When::TakesDamage(_), [Effect::Become(id)]) => sheet.forms.iter().position(|form| form.id == *id).map(|form| form as u8),
        _ => None,
    }
}

impl Hero {
    fn new(number: u16, set: &'static str, sheet: &'static HeroSheet) -> Hero {
        let mut fighters = Vec::new();
        for fighter in &sheet.fighters {
            for copy in 1..=fighter.count {
                let id = if fighter.count == 1 { fighter.id.clone() } else { format!("{}-{copy}", fighter.id) };
                let moves = fighter.moves.unwrap_or(sheet.moves);
                let (is_hero, ranged) = (fighter.role == Role::Hero, fighter.attack == AttackKind::Ranged);
                fighters.push(FighterDef { sheet: fighter, id, is_hero, ranged, moves });
            }
        }
        // A form is named by a card only if no fighter has its name.
        let is_form = |name: &String| !sheet.fighters.iter().any(|fighter| fighter.name == *name);
        let users = |card: &CardSheet| match card.by.is_empty() {
            true => u32::MAX,
            false => {
                // A form is one of the hero.
                let of_form = sheet.forms.iter().any(|form| card.by.contains(&form.name) && is_form(&form.name));
                let able = |def: &FighterDef| card.by.contains(&def.sheet.name) || (of_form && def.is_hero);
                let able = fighters.iter().enumerate().filter(|(_, def)| able(def));
                able.fold(0, |set, (fighter, _)| set | 1 << fighter)
            }
        };
        let forms = |card: &CardSheet| {
            let named = sheet.forms.iter().enumerate().filter(|(_, form)| card.by.contains(&form.name) && is_form(&form.name));
            named.fold(0, |set, (form, _)| set | 1 << form)
        };
        let counters = sheet.counters.iter().map(|counter| counter.id.as_str()).collect();
        let (mut program, mut bonus_of): (Program, Vec<&CardSheet>) = (Program { counters, ..Program::default() }, Vec::new());
        let cards = sheet.cards.iter().enumerate();
        let cards: Vec<CardDef> = cards
            .map(|(place, card)| {
                let def = CardDef::new(number * CARDS_EACH + place as u16, &sheet.id, card, users(card), &mut program);
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
        let given = sheet.side.iter().zip(&sides).flat_map(|(sheet, card)| sheet.abilities.iter().map(|ability| (ability, Some(card.def))));
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
                }),
                Ability::Static { condition, who, has } => {
                    statics.extend(has.iter().map(|quality| StaticDef { condition: condition.as_ref(), side, who, quality }));
                }
                Ability::InsteadOfDefeat { of, with, then } => instead.push(InsteadDef { of, with, pc: program.compile(then) }),
            }
        }
        let spells = sheet.spells.iter().map(|spell| program.compile(&spell.text)).collect();
        let implemented = sheet.abilities.is_some() && cards.iter().all(|card| card.implemented);
        let schemers = triggers.iter().find_map(|trigger| if let When::AfterSchemeOf(who) = trigger.on { Some(who) } else { None });
        let watches = triggers.iter().any(|trigger| matches!(trigger.on, When::LeavesZone(_)));
        Hero { set, sheet, fighters, cards, bonuses, sides, spells, program, triggers, statics, watches, instead, schemers, implemented }
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

impl Catalogue {
    fn of(packed: Vec<(String, Vec<u8>)>, boards: Vec<&'static Board>) -> Catalogue {
        let heroes = packed.iter().map(|_| OnceLock::new()).collect();
        let printed = packed.len();
        Catalogue { packed, heroes, printed, boards, packs: Vec::new(), before: None }
    }

    /// Returns the built-in heroes and battlefields with those of packs after them. `None` if a hero of a pack has more cards,
    /// bonus attacks or instructions than there are numbers for.
    pub fn with_packs(packs: &[&'static Pack]) -> Option<Catalogue> {
        let mut catalogue = Catalogue::of(printed(), boards().iter().collect());
        for pack in packs {
            let sheets: Vec<&'static BoardSheet> = catalogue.boards.iter().map(|board| board.sheet).chain(&pack.boards).collect();
            let added = pack.boards.iter().map(|sheet| &*Box::leak(Box::new(Board::among(sheet, &sheets))));
            catalogue.boards.extend(added);
        }
        for (pack, hero) in packs.iter().flat_map(|pack| pack.heroes().into_iter().map(move |hero| (pack, hero))) {
            catalogue.packed.push((hero.id.clone(), encode(&(pack.set.clone(), hero.clone()))));
            catalogue.heroes.push(OnceLock::new());
            let (number, set): (_, &'static str) = (catalogue.heroes.len() - 1, &pack.set);
            let hero = Hero::new(number as u16, set, Box::leak(Box::new(hero)));
            let code = hero.program.code.len().max(hero.program.qualities.len());
            if hero.cards.len() + hero.bonuses.len() > usize::from(CARDS_EACH) || code > MOST_CODE {
                return None;
            }
            catalogue.heroes[number] = hero.into();
        }
        let numbers = usize::from(FIRST_BLANK / CARDS_EACH);
        (catalogue.heroes.len() <= numbers && catalogue.boards.len() <= usize::from(u8::MAX)).then_some(catalogue)
    }

    /// Returns the number of heroes.
    pub fn len(&self) -> u16 {
        self.packed.len() as u16
    }

    /// Returns whether there is none.
    pub fn is_empty(&self) -> bool {
        self.packed.is_empty()
    }

    /// Returns a hero, by number.
    #[inline]
    pub fn hero(&'static self, number: u16) -> &'static Hero {
        let number = usize::from(number) % self.heroes.len();
        self.heroes[number].get_or_init(|| {
            let (set, sheet): &'static (String, HeroSheet) = Box::leak(Box::new(decode(&self.packed[number].1)));
            Hero::new(number as u16, set, sheet)
        })
    }

    /// Finds a hero by id.
    pub fn find(&self, id: &str) -> Option<u16> {
        let (printed, added) = self.packed.split_at(self.printed);
        let found = printed.binary_search_by(|(other, _)| other.as_str().cmp(id)).ok();
        found.or_else(|| added.iter().position(|(other, _)| other == id).map(|place| self.printed + place)).map(|number| number as u16)
    }

    /// Returns the number of a battlefield, by its id.
    pub fn find_board(&self, id: &str) -> Option<u8> {
        self.boards.iter().position(|board| board.id() == id).map(|number| number as u8)
    }

    /// Returns the ids of all heroes: the built-in ones in order, then those of packs.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.packed.iter().map(|(id, _)| id.as_str())
    }

    /// Returns the hero to whose cards a card belongs, by number.
    pub fn hero_of(&self, def: DefId) -> u16 {
        def / CARDS_EACH
    }

    /// Returns a card, by number.
    #[inline]
    pub fn card(&'static self, def: DefId) -> &'static CardDef {
        if def >= FIRST_BLANK {
            return blank::card(def);
        }
        let hero = self.hero(def / CARDS_EACH);
        let place = usize::from(def % CARDS_EACH);
        hero.cards.iter().chain(&hero.bonuses).chain(&hero.sides).nth(place).unwrap_or(&hero.cards[0])
    }
}

/// Returns the ids and packed sheets of the built-in heroes, in the order of the ids.
fn printed() -> Vec<(String, Vec<u8>)> {
    decode(include_bytes!(concat!(env!("OUT_DIR"), "/heroes.bin")))
}

/// Returns the built-in heroes and battlefields.
pub fn builtin() -> &'static Catalogue {
    static BUILTIN: OnceLock<Catalogue> = OnceLock::new();
    BUILTIN.get_or_init(|| Catalogue::of(printed(), boards().iter().collect()))
}
