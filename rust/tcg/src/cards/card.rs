//! A card, compiled: facts and texts in the shape in which the engine asks for them.

use crate::cards::{
    code::{Counts, Program},
    flipped_face::{FlippedFace, NO_RECOLORINGS},
    text::Text,
};
use altmode_tcg_language::{
    Ability, BattleCard, BattleKind, CharacterCard, CharacterKind, Color, Date, Faction, Mode, Rarity, Slot, StratagemCard,
    StratagemTarget, Trait,
};

/// The number of a card in the catalogue.
pub type DefId = u16;

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

/// As what a card is played from hand: an Action, or an Upgrade of one of the kinds of [`Slot`], in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedAs {
    /// An Action.
    Action,
    /// A Weapon.
    Weapon,
    /// Armor.
    Armor,
    /// A Utility.
    Utility,
}

impl From<Option<Slot>> for PlayedAs {
    fn from(slot: Option<Slot>) -> PlayedAs {
        match slot {
            None => PlayedAs::Action,
            Some(Slot::Weapon) => PlayedAs::Weapon,
            Some(Slot::Armor) => PlayedAs::Armor,
            Some(Slot::Utility) => PlayedAs::Utility,
        }
    }
}

/// A card.
///
/// What is asked in play stands first, within one line of the processor's cache: a game goes through some fifty cards,
/// again and again.
#[derive(Debug)]
#[repr(C, align(64))]
pub struct CardDef {
    /// Faces of a character, then its Upgrade sides; the one text of any other card.
    pub texts: &'static [Text],
    /// What it does when it is flipped by the attacking side, by the defending side, if no icon counts as another
    /// colour and all have their battle effects.
    pub flipped: [FlippedFace; 2],
    /// Hybrid icons: the trait that the battling character needs for the icon to have its battle effect.
    pub hybrid: &'static [Option<Trait>],
    /// How many icons of each colour.
    pub icon_counts: [u8; 5],
    /// How many of `texts` are faces of a character.
    pub faces: u8,
    /// Which of `texts` it has as an Upgrade: the first Upgrade side, the last face without one, the one text of
    /// any other card.
    pub upgrade_side: u8,
    /// As what it is played from hand.
    pub played_as: PlayedAs,
    /// Its text does not say when it can be played, and as an Upgrade it goes onto any character, into its own kind of slot.
    pub plays_simply: bool,
    /// It can flip.
    pub flips: bool,
    /// A character with two faces that flips, and has a slot of each kind: as nearly all are.
    pub is_ordinary: bool,
    /// Health of a character.
    pub health: u8,
    /// Which kinds of slots it has at all, a bit each.
    pub slot_kinds: u8,
    /// Which kind of card.
    pub class: Class,
    /// Number of the name.
    pub name_id: u16,
    /// Slots: Weapon, Armor, Utility.
    pub slots: [u8; 3],
    /// Slots that an Upgrade fills at once beyond its own kind.
    pub fills: &'static [Slot],
    /// Set code and collector number.
    pub id: &'static str,
    /// Code of the set.
    pub set: &'static str,
    /// Name, shared by reprints and by characters of one name.
    pub name: &'static str,
    /// Second half of a character's full name; empty otherwise.
    pub subtitle: &'static str,
    /// Name and subtitle.
    pub full_name: &'static str,
    /// Faction.
    pub faction: Faction,
    /// Stars.
    pub stars: u8,
    /// Battle icons, with repeats.
    pub icons: &'static [Color],
    /// How often it was printed.
    pub rarity: Option<Rarity>,
    /// The first printing, if this is a reprint; else itself.
    pub original: DefId,
    /// Since when it is banned in Constructed.
    pub banned: Option<Date>,
    /// The face it starts with.
    pub start: u8,
    /// Parts of a combiner form.
    pub parts: Vec<DefId>,
    /// A stratagem's target.
    pub target: Option<(&'static str, StratagemTarget)>,
    /// A stratagem that is turned over when used.
    pub one_use: bool,
    /// Everything that the card does is written down.
    pub implemented: bool,
    /// What it can have happen.
    pub program: Program,
}

// What a game asks of every card lies in its first cache line.
const _: () = assert!(std::mem::offset_of!(CardDef, class) < 64);

/// Where a card stands among all.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Its number.
    pub def: DefId,
    /// Code of its set; empty for one that was never printed.
    pub set: &'static str,
    /// Number of its name.
    pub name_id: u16,
    /// The numbers of the first things that can happen through it.
    pub first: Counts,
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

    /// A card of which nothing is known but what it is called.
    pub fn blank(place: Place, id: &'static str, name: &'static str, class: Class, faction: Faction) -> CardDef {
        CardDef {
            id,
            set: place.set,
            name,
            name_id: place.name_id,
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
            original: place.def,
            banned: None,
            texts: &[],
            faces: 0,
            upgrade_side: 0,
            played_as: PlayedAs::Action,
            plays_simply: false,
            start: 0,
            flips: false,
            is_ordinary: false,
            slots: [1, 1, 1],
            slot_kinds: 0b111,
            fills: &[],
            parts: Vec::new(),
            target: None,
            one_use: false,
            implemented: false,
            program: Program::new(place.first),
        }
    }

    /// A battle card. A reprint does what its first printing does: these are that one's abilities.
    pub fn battle(place: Place, card: &'static BattleCard, abilities: Option<&'static [Ability]>) -> CardDef {
        let mut def = CardDef::blank(place, &card.id, &card.name, Class::Battle(card.kind), card.faction);
        def.stars = card.stars;
        def.set_icons(&card.icons);
        def.hybrid = &card.hybrid;
        def.rarity = Some(card.rarity);
        def.banned = card.banned;
        def.fills = &card.fills;
        let mut text = Text::new(&mut def.program, &card.name, abilities);
        (text.slot, text.attack, text.defense) = (card.kind.slot(), card.attack, card.defense);
        def.with_texts(vec![text])
    }

    /// A character card or a combiner form.
    pub fn character(place: Place, card: &'static CharacterCard) -> CardDef {
        let mut def = CardDef::blank(place, &card.id, &card.name, Class::Character(card.kind), card.faction);
        def.subtitle = &card.subtitle;
        def.full_name = Box::leak(card.full_name().into_boxed_str());
        (def.stars, def.health, def.flips) = (card.stars, card.health, card.flips && card.modes.len() > 1);
        def.rarity = card.rarity;
        def.slots = card.slots.unwrap_or([1, 1, 1]);
        def.slot_kinds = (0..3).fold(0, |bits, kind| bits | u8::from(def.slots[kind] > 0) << kind);
        def.faces = card.modes.len() as u8;
        def.is_ordinary = def.flips && def.faces == 2 && def.slot_kinds == 0b111;
        def.upgrade_side = if card.upgrade_sides.is_empty() { def.faces.saturating_sub(1) } else { def.faces };
        let start = card.start.unwrap_or_else(|| card.modes.first().map_or(Mode::Alt, |face| face.mode));
        def.start = card.modes.iter().position(|face| face.mode == start).unwrap_or(0) as u8;
        let mut texts = Vec::with_capacity(card.modes.len() + card.upgrade_sides.len());
        for face in &card.modes {
            let mut text = Text::new(&mut def.program, &card.name, face.abilities.as_deref());
            (text.mode, text.attack, text.defense) = (face.mode, face.attack as i8, face.defense as i8);
            text.bonus = face.bonus;
            text.traits = face.traits.iter().fold(0, |bits, word| bits | 1 << *word as u32);
            texts.push(text);
        }
        for side in &card.upgrade_sides {
            let mut text = Text::new(&mut def.program, &side.name, side.abilities.as_deref());
            (text.slot, text.attack, text.defense) = (side.kind.slot(), side.attack, side.defense);
            texts.push(text);
        }
        def.with_texts(texts)
    }

    /// A stratagem.
    pub fn stratagem(place: Place, card: &'static StratagemCard) -> CardDef {
        let mut def = CardDef::blank(place, &card.id, &card.name, Class::Stratagem, card.faction);
        def.stars = card.stars;
        def.rarity = card.rarity;
        def.target = Some((&card.target, card.target_kind));
        def.one_use = card.one_use;
        let text = Text::new(&mut def.program, &card.name, card.abilities.as_deref());
        def.with_texts(vec![text])
    }

    /// The card with its texts, and what follows from them.
    pub fn with_texts(mut self, mut texts: Vec<Text>) -> CardDef {
        for text in &mut texts {
            let anywhere = text.put_on.is_none() && text.replaces.is_none();
            text.goes_anywhere = anywhere && text.also_fits == 0 && self.fills.is_empty();
        }
        if let Some(text) = texts.get(usize::from(self.upgrade_side)) {
            self.played_as = text.slot.into();
            self.plays_simply = text.plays_freely && (text.slot.is_none() || text.goes_anywhere);
        }
        self.implemented = texts.iter().all(|text| text.abilities.is_some());
        self.texts = Box::leak(texts.into_boxed_slice());
        self
    }

    /// Gives it icons, and what follows from them.
    pub fn set_icons(&mut self, icons: &'static [Color]) {
        self.icons = icons;
        for icon in icons {
            self.icon_counts[*icon as usize] += 1;
        }
        self.flipped = [0, 1].map(|side| FlippedFace::of(icons, side, NO_RECOLORINGS, |_| true));
    }
}
