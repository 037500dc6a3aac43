//! All cards, compiled to something small and fast.
//!
//! The catalogue is made once, from the card files that the crate carries (and again, longer, when
//! a pack is loaded), and lives as long as the process: games refer to its parts by number and by
//! `'static` reference, so a state holds no pointer and a clone copies no card.

use crate::{
    battle::{FlippedFace, NO_RECOLORINGS},
    code::{self, Op},
    state::DefId,
    trigger::FlipWindow,
};
use altmode_tcg_language::{
    Ability, BattleKind, CardFile, CharacterKind, Color, Condition, Date, Effect, Faction, Flips, Keyword, Limit, Mode, Quality, Rarity,
    Replacement, Reveal, Slot, StratagemTarget, Trait, What, When, Who, Zone as From,
};

pub use crate::bits::{PLAIN, on, q, quality_bit, when_bit};

/// The id of the card that fills decks of positions that leave them out. It is no printed card.
pub const BLANK: &str = "blank";
/// The id of the character without name and text that stands for one typed in as plain numbers. It is no
/// printed card either.
pub const BLANK_CHARACTER: &str = "blank-character";
/// Cards that are known by their icons alone have at most so many of them.
pub const MOST_BLANK_ICONS: usize = 4;
/// Combinations of at most so many icons of five colours.
const BLANK_CARDS: usize = 126;

/// All cards and everything that can happen through them.
#[derive(Debug)]
pub struct Catalogue {
    /// The cards; a [`DefId`] is an index into them.
    pub cards: Vec<CardDef>,
    /// All instructions of all cards, one after the other.
    pub code: Vec<Op>,
    /// All triggers, printed and set up by effects.
    pub triggers: Vec<TriggerDef>,
    /// All qualities that effects give for a time.
    pub qualities: Vec<Given>,
    /// All changes of damage that effects set up for a time.
    pub replacements: Vec<&'static Replacement>,
    /// Where in `qualities` those of [`PLAIN`] begin.
    pub plain: u16,
    /// The first of the cards without text that stand for any card with certain icons.
    pub first_blank: DefId,
    /// Checksum of the card files: the version of the card data.
    pub version: u32,
    /// Hashes of the packs whose cards it has beside the built-in ones, in order.
    pub packs: Vec<String>,
    /// The catalogue that the last of its packs was loaded into.
    pub before: Option<&'static Catalogue>,
    /// Every id with its card, in the order of the ids.
    ids: Vec<(&'static str, DefId)>,
    /// Every name once, in order; the number of a name is its index.
    names: Vec<&'static str>,
}

/// Which table a card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A battle card of this kind.
    Battle(BattleKind),
    /// A character, combiner forms included.
    Character(CharacterKind),
    /// A stratagem.
    Stratagem,
}

/// A card.
#[derive(Debug)]
pub struct CardDef {
    /// Set code and collector number.
    pub id: &'static str,
    /// Code of the set.
    pub set: &'static str,
    /// Name, shared by reprints and by characters of one name.
    pub name: &'static str,
    /// Number of the name.
    pub name_id: u16,
    /// Second half of a character's full name; empty otherwise.
    pub subtitle: &'static str,
    /// Name and subtitle.
    pub full_name: &'static str,
    /// Which kind of card.
    pub class: Class,
    /// Faction.
    pub faction: Faction,
    /// Stars.
    pub stars: u8,
    /// Health of a character.
    pub health: u8,
    /// Battle icons, with repeats.
    pub icons: &'static [Color],
    /// How many icons of each colour.
    pub icon_counts: [u8; 5],
    /// Hybrid icons: the trait that the battling character needs for the icon to have its battle effect.
    pub hybrid: &'static [Option<Trait>],
    /// What it does when it is flipped by the attacking side, by the defending side, if no icon counts as another
    /// colour and all have their battle effects.
    pub flipped: [FlippedFace; 2],
    /// How often it was printed.
    pub rarity: Option<Rarity>,
    /// The first printing, if this is a reprint; else itself.
    pub original: DefId,
    /// Since when it is banned in Constructed.
    pub banned: Option<Date>,
    /// Faces of a character, then its Upgrade sides; the one text of any other card.
    pub texts: Vec<Text>,
    /// How many of `texts` are faces of a character.
    pub faces: u8,
    /// Which of `texts` it has as an Upgrade: the first Upgrade side, the last face without one, the one text of
    /// any other card.
    pub upgrade_side: u8,
    /// The face it starts with.
    pub start: u8,
    /// It can flip.
    pub flips: bool,
    /// Slots: Weapon, Armor, Utility.
    pub slots: [u8; 3],
    /// Which kinds of slots it has at all, a bit each.
    pub slot_kinds: u32,
    /// Slots that an Upgrade fills at once beyond its own kind.
    pub fills: &'static [Slot],
    /// Parts of a combiner form.
    pub parts: Vec<DefId>,
    /// A stratagem's target.
    pub target: Option<(&'static str, StratagemTarget)>,
    /// A stratagem that is turned over when used.
    pub one_use: bool,
    /// Everything that the card does is written down.
    pub implemented: bool,
}

/// One face, Upgrade side or text box.
#[derive(Debug)]
pub struct Text {
    /// The mode of a face.
    pub mode: Mode,
    /// Name of an Upgrade side; the card's name otherwise.
    pub name: &'static str,
    /// The kind of an Upgrade side or battle card.
    pub slot: Option<Slot>,
    /// Printed attack, or attack in the stat box.
    pub attack: i8,
    /// Printed defense, or defense in the stat box.
    pub defense: i8,
    /// Health that a head gives.
    pub bonus: Option<[u8; 3]>,
    /// Traits, a bit each.
    pub traits: u64,
    /// Its abilities as written; `None` while nobody has written them down.
    pub abilities: Option<&'static [Ability]>,
    /// What is so while it lies there.
    pub statics: Vec<Static>,
    /// Its triggers, by number.
    pub triggers: Vec<u16>,
    /// Its replacements.
    pub instead: Vec<&'static Replacement>,
    /// What playing it does.
    pub play: Option<Play>,
    /// Its tap ability.
    pub tap: Option<Play>,
    /// Its Secret Action.
    pub reveal: Option<(&'static Reveal, u16)>,
    /// Its Bounty.
    pub bounty: Option<u16>,
    /// Who may defend instead of its character.
    pub defends_instead: Option<&'static Who>,
    /// The Upgrades that it is scrapped instead of.
    pub saves: Option<&'static What>,
    /// Its instructions let a player Plan.
    pub plans: bool,
    /// Whom it can be put on.
    pub put_on: Option<&'static Who>,
    /// It has neither a restriction nor a cost.
    pub plays_freely: bool,
    /// When it can be played.
    pub play_only_if: Option<&'static Condition>,
    /// How many of its name fit into one slot.
    pub fits: u8,
    /// Slots it can be in besides its own, a bit each.
    pub also_fits: u8,
    /// Full names of the characters under it at the start.
    pub under: &'static [String],
    /// Star limit rises for these.
    pub raises_star_limit: Option<&'static Who>,
    /// Qualities that it gives to its own character only, a bit each.
    pub own: u64,
    /// Qualities that it gives to others as well, a bit each.
    pub aura: u64,
    /// Its triggers, a bit each.
    pub trigger_kinds: u64,
}

/// A static ability.
#[derive(Debug)]
pub struct Static {
    /// Only while this is so.
    pub condition: Option<&'static Condition>,
    /// Of whom; `None` for the character that has the text.
    pub who: Option<&'static Who>,
    /// What they have.
    pub has: &'static [Quality],
    /// The same, a bit each.
    pub kinds: u64,
}

/// Cost and effect.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// What must be paid.
    pub cost: &'static [Effect],
    /// Where the instructions begin, cost first.
    pub code: u16,
}

/// A quality that an effect gives for a time.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    /// What is given.
    pub quality: &'static Quality,
    /// Only while this is so.
    pub condition: Option<&'static Condition>,
}

/// A trigger.
#[derive(Debug)]
pub struct TriggerDef {
    /// What must happen.
    pub when: &'static When,
    /// What must be flipped.
    pub flips: Option<&'static Flips>,
    /// What must be so.
    pub condition: Option<&'static Condition>,
    /// Where its card must be.
    pub from: From,
    /// How often.
    pub limit: Option<Limit>,
    /// Where its instructions begin.
    pub code: u16,
    /// Its number among the triggers of its text, for limits.
    pub number: u8,
    /// For one that an effect set up: only once.
    pub once: bool,
}

impl CardDef {
    /// Whether it is a character card.
    pub fn is_character(&self) -> bool {
        matches!(self.class, Class::Character(_))
    }

    /// The kind of a battle card.
    pub fn battle_kind(&self) -> Option<BattleKind> {
        match self.class {
            Class::Battle(kind) => Some(kind),
            _ => None,
        }
    }

    /// Whether it has an icon of the colour.
    pub fn has_icon(&self, color: Color) -> bool {
        self.icon_counts[color as usize] > 0
    }
}

impl Catalogue {
    /// Compiles card files. They must have passed [`altmode_tcg_language::check`].
    pub fn new(files: &[&'static CardFile], version: u32) -> Catalogue {
        let cards: usize = files.iter().map(|file| file.battle.len() + file.characters.len() + file.stratagems.len()).sum();
        let mut catalogue = Catalogue {
            // With the blank ones. All lists of texts are made as long as they are needed: most of the time here is
            // spent on fresh memory.
            cards: Vec::with_capacity(cards + BLANK_CARDS + 1),
            code: code::prologue(),
            triggers: Vec::new(),
            qualities: Vec::new(),
            replacements: Vec::new(),
            plain: 0,
            first_blank: 0,
            version,
            packs: Vec::new(),
            before: None,
            ids: Vec::new(),
            names: Vec::new(),
        };
        for file in files {
            for card in &file.battle {
                catalogue.add_battle(&file.set, card);
            }
            for card in &file.characters {
                catalogue.add_character(&file.set, card);
            }
            for card in &file.stratagems {
                catalogue.add_stratagem(&file.set, card);
            }
        }
        catalogue.add_filler();
        catalogue.index();
        catalogue.link(files);
        catalogue
    }

    /// Sorts ids and names: what is looked up seldom is found by halving, without a table of hashes.
    /// Card files are in order, so a sort that finds sorted runs has little to do.
    fn index(&mut self) {
        self.ids = self.cards.iter().enumerate().map(|(def, card)| (card.id, def as DefId)).collect();
        self.ids.sort();
        let mut named: Vec<(&'static str, DefId)> = self.cards.iter().enumerate().map(|(def, card)| (card.name, def as DefId)).collect();
        named.sort();
        for (name, def) in named {
            if self.names.last() != Some(&name) {
                self.names.push(name);
            }
            self.cards[def as usize].name_id = self.names.len() as u16 - 1;
        }
        for card in &mut self.cards {
            card.flipped = [0, 1].map(|side| FlippedFace::of(card.icons, side, NO_RECOLORINGS, |_| true));
        }
    }

    /// The card with this number.
    #[inline]
    pub fn card(&self, def: DefId) -> &CardDef {
        &self.cards[def as usize]
    }

    /// The number of the card with this id.
    pub fn by_id(&self, id: &str) -> Option<DefId> {
        let at = self.ids.binary_search_by_key(&id, |(id, _)| id).ok()?;
        Some(self.ids[at].1)
    }

    /// The number of a name, if any card has it.
    pub fn name_id(&self, name: &str) -> Option<u16> {
        self.names.binary_search(&name).ok().map(|at| at as u16)
    }

    fn blank(&self, id: &'static str, set: &'static str, name: &'static str, class: Class, faction: Faction) -> CardDef {
        let def = self.cards.len() as DefId;
        CardDef {
            id,
            set,
            name,
            name_id: 0,
            subtitle: "",
            full_name: name,
            class,
            faction,
            stars: 0,
            health: 0,
            icons: &[],
            icon_counts: [0; 5],
            hybrid: &[],
            flipped: [FlippedFace::default(); 2],
            rarity: None,
            original: def,
            banned: None,
            texts: Vec::new(),
            faces: 0,
            upgrade_side: 0,
            start: 0,
            flips: false,
            slots: [1, 1, 1],
            slot_kinds: 0b111,
            fills: &[],
            parts: Vec::new(),
            target: None,
            one_use: false,
            implemented: false,
        }
    }

    /// The cards without icons and text that fill decks of positions and stand for characters typed in as
    /// numbers; they belong to no set.
    fn add_filler(&mut self) {
        // One card for each combination of icons, the one without any first.
        self.first_blank = self.cards.len() as DefId;
        self.add_blank_cards(&mut Vec::new(), 0);
        let mut def = self.blank(BLANK_CHARACTER, "", "Blank Character", Class::Character(CharacterKind::Standard), Faction::Neutral);
        let text = self.text("Blank Character", Some(&[]));
        (def.texts, def.faces) = (vec![text], 1);
        self.cards.push(def);
        self.plain = self.qualities.len() as u16;
        self.qualities.extend(PLAIN.iter().map(|quality| Given { quality, condition: None }));
    }

    /// The blank card with these icons and those with more of the colours from `color` on.
    fn add_blank_cards(&mut self, icons: &mut Vec<Color>, color: usize) {
        let mut id = String::from(BLANK);
        for icon in icons.iter() {
            id.push('-');
            id.push_str(icon.name());
        }
        let id: &'static str = id.leak();
        let mut def = self.blank(id, "", "Blank", Class::Battle(BattleKind::Action), Faction::Neutral);
        let text = self.text("Blank", Some(&[]));
        def.texts = vec![text];
        def.icons = icons.clone().leak();
        for icon in def.icons {
            def.icon_counts[*icon as usize] += 1;
        }
        self.cards.push(def);
        if icons.len() == MOST_BLANK_ICONS {
            return;
        }
        for next in color..Color::ALL.len() {
            icons.push(Color::ALL[next]);
            self.add_blank_cards(icons, next);
            icons.pop();
        }
    }

    /// The card without text that has these icons; `None` if there are more than [`MOST_BLANK_ICONS`].
    pub fn blank_card(&self, icon_counts: [u8; 5]) -> Option<DefId> {
        let blanks = self.cards.iter().enumerate().skip(usize::from(self.first_blank)).take(BLANK_CARDS);
        blanks.filter(|(_, card)| card.icon_counts == icon_counts).map(|(def, _)| def as DefId).next()
    }

    fn add_battle(&mut self, set: &'static str, card: &'static altmode_tcg_language::BattleCard) {
        let mut def = self.blank(&card.id, set, &card.name, Class::Battle(card.kind), card.faction);
        def.stars = card.stars;
        def.icons = &card.icons;
        for icon in &card.icons {
            def.icon_counts[*icon as usize] += 1;
        }
        def.hybrid = &card.hybrid;
        def.rarity = Some(card.rarity);
        def.banned = card.banned;
        def.fills = &card.fills;
        let abilities = card.abilities.as_deref();
        let mut text = self.text(&card.name, abilities);
        (text.slot, text.attack, text.defense) = (card.kind.slot(), card.attack, card.defense);
        def.texts = vec![text];
        self.cards.push(def);
    }

    fn add_character(&mut self, set: &'static str, card: &'static altmode_tcg_language::CharacterCard) {
        let mut def = self.blank(&card.id, set, &card.name, Class::Character(card.kind), card.faction);
        def.subtitle = &card.subtitle;
        def.full_name = Box::leak(card.full_name().into_boxed_str());
        (def.stars, def.health, def.flips) = (card.stars, card.health, card.flips && card.modes.len() > 1);
        def.rarity = card.rarity;
        def.slots = card.slots.unwrap_or([1, 1, 1]);
        def.slot_kinds = (0..3).fold(0, |bits, kind| bits | u32::from(def.slots[kind] > 0) << kind);
        def.faces = card.modes.len() as u8;
        def.upgrade_side = if card.upgrade_sides.is_empty() { def.faces.saturating_sub(1) } else { def.faces };
        def.texts = Vec::with_capacity(card.modes.len() + card.upgrade_sides.len());
        let start = card.start.unwrap_or_else(|| card.modes.first().map_or(Mode::Alt, |face| face.mode));
        def.start = card.modes.iter().position(|face| face.mode == start).unwrap_or(0) as u8;
        for face in &card.modes {
            let mut text = self.text(&card.name, face.abilities.as_deref());
            (text.mode, text.attack, text.defense) = (face.mode, face.attack as i8, face.defense as i8);
            text.bonus = face.bonus;
            text.traits = face.traits.iter().fold(0, |bits, word| bits | 1 << *word as u32);
            def.texts.push(text);
        }
        for side in &card.upgrade_sides {
            let mut text = self.text(&side.name, side.abilities.as_deref());
            (text.slot, text.attack, text.defense) = (side.kind.slot(), side.attack, side.defense);
            def.texts.push(text);
        }
        self.cards.push(def);
    }

    fn add_stratagem(&mut self, set: &'static str, card: &'static altmode_tcg_language::StratagemCard) {
        let mut def = self.blank(&card.id, set, &card.name, Class::Stratagem, card.faction);
        def.stars = card.stars;
        def.rarity = card.rarity;
        def.target = Some((&card.target, card.target_kind));
        def.one_use = card.one_use;
        let text = self.text(&card.name, card.abilities.as_deref());
        def.texts = vec![text];
        self.cards.push(def);
    }

    /// Fills in what refers to other cards: reprints and parts of combiners.
    fn link(&mut self, files: &[&'static CardFile]) {
        for file in files {
            for card in &file.battle {
                let (Some(def), Some(original)) = (self.by_id(&card.id), card.reprint_of.as_deref().and_then(|id| self.by_id(id))) else {
                    continue;
                };
                let mut def_card = std::mem::take(&mut self.cards[def as usize].texts);
                // A reprint does what its first printing does.
                let abilities = self.cards[original as usize].texts[0].abilities;
                let mut text = self.text(def_card[0].name, abilities);
                let old = def_card.remove(0);
                (text.slot, text.attack, text.defense) = (old.slot, old.attack, old.defense);
                let entry = &mut self.cards[def as usize];
                entry.texts = vec![text];
                entry.original = original;
            }
            for card in &file.characters {
                let parts = card.parts.iter().filter_map(|id| self.by_id(id)).collect();
                if let Some(def) = self.by_id(&card.id) {
                    self.cards[def as usize].parts = parts;
                }
            }
        }
        for card in &mut self.cards {
            card.implemented = card.texts.iter().all(|text| text.abilities.is_some());
        }
    }

    /// Compiles one text box.
    fn text(&mut self, name: &'static str, abilities: Option<&'static [Ability]>) -> Text {
        let mut text = Text {
            mode: Mode::Bot,
            name,
            slot: None,
            attack: 0,
            defense: 0,
            bonus: None,
            traits: 0,
            abilities,
            statics: Vec::new(),
            triggers: Vec::new(),
            instead: Vec::new(),
            play: None,
            tap: None,
            reveal: None,
            bounty: None,
            defends_instead: None,
            saves: None,
            plans: false,
            put_on: None,
            plays_freely: true,
            play_only_if: None,
            fits: 1,
            also_fits: 0,
            under: &[],
            raises_star_limit: None,
            own: 0,
            aura: 0,
            trigger_kinds: 0,
        };
        let first_code = self.code.len();
        for ability in abilities.unwrap_or(&[]) {
            match ability {
                Ability::Do(effects) => text.play = Some(Play { cost: &[], code: code::compile(self, &[effects]) }),
                Ability::Pay { cost, effects } => {
                    text.play = Some(Play { cost, code: code::compile(self, &[cost, effects]) });
                }
                Ability::Tap { cost, effects } => {
                    text.tap = Some(Play { cost, code: code::compile(self, &[cost, effects]) });
                    text.own |= 1 << q::TAP;
                }
                Ability::When(trigger) => {
                    let code = code::compile(self, &[&trigger.effects]);
                    self.add_trigger(
                        &mut text,
                        TriggerDef {
                            when: &trigger.when,
                            flips: trigger.flips.as_ref(),
                            condition: trigger.condition.as_ref(),
                            from: trigger.from,
                            limit: trigger.limit,
                            code,
                            number: 0,
                            once: false,
                        },
                    );
                }
                Ability::Revenge(effects) => {
                    // On the character itself "this", on an Upgrade the upgraded character.
                    const THIS: &When = &When::Ko(Who::THIS);
                    let code = code::compile(self, &[effects]);
                    self.add_trigger(
                        &mut text,
                        TriggerDef {
                            when: THIS,
                            flips: None,
                            condition: None,
                            from: From::Battlefield,
                            limit: None,
                            code,
                            number: 0,
                            once: false,
                        },
                    );
                }
                Ability::Bounty(effects) => text.bounty = Some(code::compile(self, &[effects])),
                Ability::Reveal(reveal) => text.reveal = Some((reveal, code::compile(self, &[&reveal.effects]))),
                Ability::Static { condition, who, has } => {
                    let own =
                        who.is.is_empty() && matches!(who.pick, altmode_tcg_language::Pick::This | altmode_tcg_language::Pick::Upgraded);
                    add_static(&mut text, condition.as_ref(), (!own).then_some(who), has);
                }
                Ability::Instead(replacement) => {
                    text.instead.push(replacement);
                    text.aura |= 1 << q::INSTEAD;
                }
                Ability::Bold(n) => keyword(&mut text, Keyword::Bold, *n),
                Ability::Tough(n) => keyword(&mut text, Keyword::Tough, *n),
                Ability::Pierce(n) => keyword(&mut text, Keyword::Pierce, *n),
                Ability::Focus(n) => keyword(&mut text, Keyword::Focus, *n),
                Ability::Safeguard(n) => keyword(&mut text, Keyword::Safeguard, *n),
                Ability::Brave => keyword(&mut text, Keyword::Brave, 1),
                Ability::Stealth => keyword(&mut text, Keyword::Stealth, 1),
                Ability::DefendsInstead(who) => {
                    text.defends_instead = Some(who);
                    text.own |= 1 << q::DEFENDS_INSTEAD;
                }
                Ability::Saves(what) => {
                    text.saves = Some(what);
                    text.own |= 1 << q::SAVES;
                }
                Ability::PutOn(who) => text.put_on = Some(who),
                Ability::PlayOnlyIf(condition) => text.play_only_if = Some(condition),
                Ability::Fits(n) => text.fits = *n,
                Ability::AlsoFits(slots) => text.also_fits = slots.iter().fold(0, |bits, slot| bits | 1 << *slot as u8),
                Ability::StartsWithUnder(names) => text.under = names,
                Ability::RaisesStarLimit(who) => text.raises_star_limit = Some(who),
            }
        }
        text.plans = self.code[first_code..].iter().any(|op| matches!(op, Op::Do(Effect::Plan(_))));
        text.plays_freely = text.play_only_if.is_none() && text.play.is_none_or(|play| play.cost.is_empty());
        text
    }

    fn add_trigger(&mut self, text: &mut Text, mut trigger: TriggerDef) {
        trigger.number = text.triggers.len() as u8;
        text.trigger_kinds |= when_bit(trigger.when) | FlipWindow::of(trigger.flips).bit();
        text.triggers.push(self.triggers.len() as u16);
        self.triggers.push(trigger);
    }
}

fn add_static(text: &mut Text, condition: Option<&'static Condition>, who: Option<&'static Who>, has: &'static [Quality]) {
    let kinds = has.iter().fold(0, |bits, quality| bits | quality_bit(quality));
    if who.is_some() {
        text.aura |= kinds;
    } else {
        text.own |= kinds;
    }
    text.statics.push(Static { condition, who, has, kinds });
}

/// A keyword line is a static ability of the character that has the text.
fn keyword(text: &mut Text, keyword: Keyword, number: u8) {
    use altmode_tcg_language::Amount::Fixed;
    let number = i16::from(number);
    let quality = match keyword {
        Keyword::Bold => Quality::Bold(Fixed(number)),
        Keyword::Tough => Quality::Tough(Fixed(number)),
        Keyword::Pierce => Quality::Pierce(Fixed(number)),
        Keyword::Focus => Quality::Focus(Fixed(number)),
        Keyword::Safeguard => Quality::Safeguard(Fixed(number)),
        Keyword::Brave => Quality::Brave,
        Keyword::Stealth => Quality::Stealth,
    };
    add_static(text, None, None, Box::leak(Box::new([quality])));
}
