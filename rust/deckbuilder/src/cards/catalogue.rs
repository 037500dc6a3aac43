//! All cards and characters, compiled.

use crate::{cards::code::Program, ids::DefId};
use altmode_core::{Definition, checksum};
use altmode_deckbuilder_language::{
    Ability, Amount, Bytes, CardFile, CardSheet, CardType, CharacterSheet, Compile, Effect, Encode,
    Faction, Fillable, Protects, Quality, Side, When, Window, decode, filled,
};
use std::{borrow::Cow, sync::OnceLock};

/// Checksum of the built-in cards.
pub const VERSION: u32 = include!(concat!(env!("OUT_DIR"), "/version.rs"));

/// All cards and characters of a process, or of a process with packs.
#[derive(Debug)]
pub struct Catalogue {
    /// The sets.
    pub sets: Vec<SetDef>,
    /// The cards, by number.
    pub cards: Vec<CardDef>,
    /// The characters, by number.
    pub characters: Vec<CharacterDef>,
    /// The instructions of all cards.
    pub program: Program,
    /// Hashes of the loaded packs.
    pub packs: Vec<String>,
}

/// A set of cards.
#[derive(Debug)]
pub struct SetDef {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Whether its cards were printed.
    pub official: bool,
}

/// A card, compiled.
#[derive(Debug)]
pub struct CardDef {
    /// Facts.
    pub sheet: &'static CardSheet,
    /// Number of its set.
    pub set: u16,
    /// Its types, one bit each.
    pub types: u16,
    /// Its text.
    pub text: Text,
    /// Its reward.
    pub reward: Option<u16>,
    /// Whether all its facts are known.
    pub complete: bool,
}

/// A character, compiled.
#[derive(Debug)]
pub struct CharacterDef {
    /// Facts.
    pub sheet: &'static CharacterSheet,
    /// Number of its set.
    pub set: u16,
    /// The texts of Alt Mode and Bot Mode.
    pub sides: [Text; 2],
    /// Whether all its facts are known.
    pub complete: bool,
}

/// The abilities of a card or of a side, with the program counters of their instructions.
#[derive(Debug, Default)]
pub struct Text {
    /// Instructions when played, and whether they are for Team Mode only.
    pub play: Vec<(bool, u16)>,
    /// Abilities that are used, numbered in this order.
    pub uses: Vec<UseDef>,
    /// Instructions of an Assist, and whether they are for Team Mode only.
    pub assist: Vec<(bool, u16)>,
    /// Block abilities.
    pub blocks: Vec<BlockDef>,
    /// Instructions at the Start of Turn, and whether they are for Team Mode only.
    pub start: Vec<(bool, u16)>,
    /// Instructions when revealed in the Matrix.
    pub reveal: Vec<u16>,
    /// The Ambush half.
    pub ambush: Vec<u16>,
    /// The Ambush of a revealed Boss hits all Adversaries.
    pub boss_reveal: bool,
    /// The Confrontation half.
    pub confrontation: Vec<u16>,
    /// Ongoing qualities.
    pub ongoing: Vec<&'static Quality>,
    /// Ongoing qualities in Team Mode of the player in front of whom the card lies.
    pub team_ongoing: Vec<&'static Quality>,
    /// Instructions before an Ambush.
    pub whens: Vec<(When, u16)>,
    /// VP at the end of the game, and whether they count once for all copies.
    pub end: Vec<(&'static Amount, bool)>,
}

/// An ability that is used.
#[derive(Clone, Copy, Debug)]
pub struct UseDef {
    /// Its Energon cost.
    pub cost: u8,
    /// When it is used.
    pub when: Window,
    /// Whether it is used in Team Mode only.
    pub team: bool,
    /// Whether it is used by a character that stands on the card.
    pub site: bool,
    /// Its instructions.
    pub effects: &'static [Effect],
    /// Its instructions.
    pub pc: u16,
    /// The Power that it adds to a battle at once, if it has no other effect.
    pub power: Option<&'static Amount>,
}

/// A Block ability.
#[derive(Clone, Copy, Debug)]
pub struct BlockDef {
    /// Its Energon cost; 0 for that of a card, which is discarded.
    pub cost: u8,
    /// The characters that it protects.
    pub who: Protects,
    /// Whether it is used in Team Mode only.
    pub team: bool,
    /// The instructions that follow.
    pub effects: &'static [Effect],
    /// The number of the first of them.
    pub pc: u16,
}

impl Text {
    fn compile(text: &'static [Ability], program: &mut Program) -> Text {
        let mut made = Text::default();
        let power = |effects: &'static [Effect]| match effects {
            [Effect::Power(amount)] => Some(amount),
            _ => None,
        };
        for ability in text {
            let (ability, in_team) = match ability {
                Ability::InTeamMode(ability) => (&**ability, true),
                ability => (ability, false),
            };
            match ability {
                // The checker allows no further one.
                Ability::InTeamMode(_) => {}
                Ability::Play(effects) => made.play.push((false, program.compile(effects))),
                Ability::Team(effects) => made.play.push((true, program.compile(effects))),
                Ability::Energon { cost, when, team, effects } => {
                    let pc = program.compile(effects);
                    made.uses.push(UseDef {
                        cost: *cost,
                        when: *when,
                        team: *team,
                        site: false,
                        effects,
                        pc,
                        power: power(effects),
                    });
                }
                Ability::Use { when, team, effects } => {
                    let pc = program.compile(effects);
                    made.uses.push(UseDef {
                        cost: 0,
                        when: *when,
                        team: *team,
                        site: false,
                        effects,
                        pc,
                        power: power(effects),
                    });
                }
                Ability::Site { cost, effects } => {
                    let pc = program.compile(effects);
                    made.uses.push(UseDef {
                        cost: *cost,
                        when: Window::Command,
                        team: false,
                        site: true,
                        effects,
                        pc,
                        power: None,
                    });
                }
                Ability::Assist(effects) => made.assist.push((in_team, program.compile(effects))),
                Ability::Block { who, effects } => {
                    made.blocks.push(BlockDef {
                        cost: 0,
                        who: *who,
                        team: in_team,
                        effects,
                        pc: program.compile(effects),
                    });
                }
                Ability::EnergonBlock { cost, who, effects } => {
                    made.blocks.push(BlockDef {
                        cost: *cost,
                        who: *who,
                        team: in_team,
                        effects,
                        pc: program.compile(effects),
                    });
                }
                Ability::StartOfTurn(effects) => {
                    made.start.push((in_team, program.compile(effects)))
                }
                Ability::Reveal(effects) => made.reveal.push(program.compile(effects)),
                Ability::Ambush(effects) => made.ambush.push(program.compile(effects)),
                Ability::BossReveal => made.boss_reveal = true,
                Ability::Confrontation(effects) => {
                    made.confrontation.push(program.compile(effects))
                }
                Ability::Ongoing(quality) => {
                    if in_team { &mut made.team_ongoing } else { &mut made.ongoing }.push(quality)
                }
                Ability::When { on, effects } => made.whens.push((*on, program.compile(effects))),
                Ability::EndOfGame { vp, once } => made.end.push((vp, *once)),
            }
        }
        made
    }
}

impl CardDef {
    /// Returns whether the card has a type.
    #[inline]
    pub fn is(&self, kind: CardType) -> bool {
        self.types >> kind as u16 & 1 != 0
    }

    /// Returns the printed cost; 0 if there is none.
    #[inline]
    pub fn cost(&self) -> u8 {
        self.sheet.cost.unwrap_or(0)
    }

    /// Returns whether a player of a faction battles the card instead of buying it.
    pub fn is_adversary_of(&self, faction: Faction) -> bool {
        (self.is(CardType::Boss) || self.is(CardType::Robot))
            && self.sheet.faction == Some(faction.other())
    }

    /// Returns whether a player of a faction begins with the card, if it is a Starter: it is of the faction, or of none.
    pub fn is_for(&self, faction: Faction) -> bool {
        self.sheet.faction.is_none_or(|own| own == faction)
    }

    /// Returns the part of the game that the card belongs to.
    pub fn part(&self) -> Part {
        Part::of(self.sheet)
    }
}

/// The parts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The main deck.
    Main,
    /// The Bosses.
    Bosses,
    /// The Ruin deck.
    Ruins,
    /// The Encounters.
    Encounters,
    /// The Damage stack.
    Damage,
    /// The Basics beside the Matrix.
    Basics,
    /// The Starters of a player.
    Starters,
}

impl Part {
    /// All parts, in order.
    pub const ALL: [Part; 7] = [
        Part::Main,
        Part::Bosses,
        Part::Ruins,
        Part::Encounters,
        Part::Damage,
        Part::Basics,
        Part::Starters,
    ];

    /// Returns the part of the game that a card belongs to.
    pub fn of(sheet: &CardSheet) -> Part {
        use CardType::*;
        let is = |kind: CardType| sheet.types.contains(&kind);
        if is(Boss) {
            Part::Bosses
        } else if is(Encounter) {
            Part::Encounters
        } else if is(Damage) {
            Part::Damage
        } else if is(Starter) {
            Part::Starters
        } else if is(Basic) {
            Part::Basics
        } else if is(Ruin) && !(is(Relic) || is(Site)) {
            Part::Ruins
        } else {
            Part::Main
        }
    }

    /// Returns the name in configurations.
    pub const fn name(self) -> &'static str {
        match self {
            Part::Main => "main",
            Part::Bosses => "bosses",
            Part::Ruins => "ruins",
            Part::Encounters => "encounters",
            Part::Damage => "damage",
            Part::Basics => "basics",
            Part::Starters => "starters",
        }
    }
}

/// The built-in card files.
static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/cards.bin"));

/// Returns the built-in card files.
pub fn files() -> &'static [CardFile] {
    static FILES: OnceLock<Vec<CardFile>> = OnceLock::new();
    FILES.get_or_init(|| decode(BYTES))
}

/// Returns the checksums of the built-in cards, and of the built-in characters, in the order of their numbers. They are
/// computed on the first call, because only saves need them.
fn contents() -> &'static [Vec<u32>; 2] {
    static CONTENTS: OnceLock<[Vec<u32>; 2]> = OnceLock::new();
    CONTENTS.get_or_init(|| {
        fn each<T: Encode>(bytes: &[u8], rest: &mut Bytes<'_>, contents: &mut Vec<u32>) {
            for _ in 0..rest.number() {
                let start = bytes.len() - rest.left();
                T::take(rest);
                contents.push(checksum(&bytes[start..bytes.len() - rest.left()]));
            }
        }
        let mut rest = Bytes::new(BYTES);
        let (mut cards, mut characters) = (Vec::new(), Vec::new());
        for _ in 0..rest.number() {
            let (_id, _set, _official) = (rest.text(), rest.text(), bool::take(&mut rest));
            each::<CardSheet>(BYTES, &mut rest, &mut cards);
            each::<CharacterSheet>(BYTES, &mut rest, &mut characters);
        }
        [cards, characters]
    })
}

/// Returns a checksum of a definition; 0 for one of a pack, which the pack's hash covers.
fn content(builtin: &[u32], number: u16) -> u32 {
    builtin.get(usize::from(number)).copied().unwrap_or(0)
}

/// Returns the catalogue of the built-in cards.
pub fn builtin() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(|| Catalogue::of(&files().iter().collect::<Vec<_>>()))
}

/// Returns a sheet with the facts that packs fill. A changed sheet is leaked, like the catalogue with it.
fn whole<S: Fillable>(sheet: &'static S, files: &[&CardFile]) -> &'static S {
    match filled(sheet, files) {
        Cow::Borrowed(sheet) => sheet,
        Cow::Owned(sheet) => Box::leak(Box::new(sheet)),
    }
}

impl Catalogue {
    /// Compiles files that were checked together.
    pub fn of(files: &[&'static CardFile]) -> Catalogue {
        let mut made = Catalogue {
            sets: Vec::new(),
            cards: Vec::new(),
            characters: Vec::new(),
            program: Program::default(),
            packs: Vec::new(),
        };
        for (set, file) in files.iter().enumerate() {
            let set = set as u16;
            made.sets.push(SetDef { id: &file.id, name: &file.set, official: file.official });
            for sheet in &file.cards {
                // A second sheet with an id is one of a pack that fills unknown facts of the first.
                if made.find_card(&sheet.id).is_some() {
                    continue;
                }
                let sheet = whole(sheet, files);
                let types = sheet.types.iter().fold(0, |types, kind| types | 1 << *kind as u16);
                let text = Text::compile(&sheet.text, &mut made.program);
                let reward =
                    (!sheet.reward.is_empty()).then(|| made.program.compile(&sheet.reward));
                made.cards.push(CardDef {
                    sheet,
                    set,
                    types,
                    text,
                    reward,
                    complete: sheet.unknown.is_empty(),
                });
            }
            for sheet in &file.characters {
                if made.find_character(&sheet.id).is_some() {
                    continue;
                }
                let sheet = whole(sheet, files);
                let mut side = |side: &'static Side| Text::compile(&side.text, &mut made.program);
                let sides = [side(&sheet.alt), side(&sheet.bot)];
                made.characters.push(CharacterDef {
                    sheet,
                    set,
                    sides,
                    complete: sheet.unknown.is_empty(),
                });
            }
        }
        made
    }

    /// Returns a card.
    #[inline]
    pub fn card(&self, def: DefId) -> &CardDef {
        &self.cards[usize::from(def)]
    }

    /// Returns a character.
    #[inline]
    pub fn character(&self, number: u16) -> &CharacterDef {
        &self.characters[usize::from(number)]
    }

    /// Returns the definition of a card.
    pub fn card_definition(&self, def: DefId) -> Definition {
        (&self.card(def).sheet.id, content(&contents()[0], def))
    }

    /// Returns the definition of a character.
    pub fn character_definition(&self, number: u16) -> Definition {
        (&self.character(number).sheet.id, content(&contents()[1], number))
    }

    /// Returns the number of the card with an id.
    pub fn find_card(&self, id: &str) -> Option<DefId> {
        self.cards.iter().position(|card| card.sheet.id == id).map(|index| index as DefId)
    }

    /// Returns the number of the character with an id.
    pub fn find_character(&self, id: &str) -> Option<u16> {
        self.characters
            .iter()
            .position(|character| character.sheet.id == id)
            .map(|index| index as u16)
    }

    /// Returns the number of the set with an id.
    pub fn find_set(&self, id: &str) -> Option<u16> {
        self.sets.iter().position(|set| set.id == id).map(|index| index as u16)
    }
}
