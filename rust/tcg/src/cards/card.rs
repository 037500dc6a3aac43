//! Compiled cards: facts and texts in the layout that the engine reads.

use crate::cards::{
    code::{Counts, Program},
    flipped_face::{FlippedFace, NO_RECOLORINGS},
    text::Text,
};
use altmode_tcg_language::{
    Ability, BattleCard, BattleKind, CharacterCard, CharacterKind, Color, Date, Faction, Mode,
    Rarity, Slot, StratagemCard, StratagemTarget, Trait,
};

/// Number of a card in the catalogue.
pub type DefId = u16;

/// Kind of a card, one for each table of a card file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A battle card of this kind.
    Battle(BattleKind),
    /// A character, combiner forms included.
    Character(CharacterKind),
    /// A stratagem.
    Stratagem,
}

/// Way of playing a card from hand: as an Action, or as an Upgrade of one of the kinds of [`Slot`], in their order.
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

/// A compiled card.
///
/// The fields read in play come first and fit into one cache line, because a game reads about fifty cards over and
/// over.
#[derive(Debug)]
#[repr(C, align(64))]
pub struct CardDef {
    /// Faces of a character, then its Upgrade sides; the only text of any other card.
    pub texts: &'static [Text],
    /// Effect of the card when flipped by the attacking and by the defending side, if no icon is recoloured and all
    /// icons have their battle effects.
    pub flipped: [FlippedFace; 2],
    /// Trait that the battling character needs for the icon at this position to have its battle effect; `None` for no
    /// trait.
    pub hybrid: &'static [Option<Trait>],
    /// Number of icons of each colour.
    pub icon_counts: [u8; 5],
    /// Number of faces of a character, which are the first of `texts`.
    pub faces: u8,
    /// Index in `texts` of its text as an Upgrade: the first Upgrade side, else the last face, or the only text of any
    /// other card.
    pub upgrade_side: u8,
    /// Way of playing it from hand.
    pub played_as: PlayedAs,
    /// Whether playing it has no restriction and no cost, and as an Upgrade it goes onto any character, into its own
    /// kind of slot.
    pub plays_simply: bool,
    /// Whether it can flip.
    pub flips: bool,
    /// Whether it is a character with two faces that flips and has a slot of each kind, as nearly all are.
    pub is_ordinary: bool,
    /// Health of a character; 0 for other cards.
    pub health: u8,
    /// Bitmask of the kinds of slots that it has.
    pub slot_kinds: u8,
    /// Kind of card.
    pub class: Class,
    /// Number of its name.
    pub name_id: u16,
    /// Number of slots: Weapon, Armor, Utility.
    pub slots: [u8; 3],
    /// Slots that an Upgrade fills in addition to one of its own kind.
    pub fills: &'static [Slot],
    /// Set code and collector number.
    pub id: &'static str,
    /// Checksum of its definition; 0 for a card of a pack.
    pub content: u32,
    /// Code of its set.
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
    /// Rarity; `None` if it has none.
    pub rarity: Option<Rarity>,
    /// First printing of a reprint; the card itself otherwise.
    pub original: DefId,
    /// Date since which it is banned in Constructed.
    pub banned: Option<Date>,
    /// Index of the face that it starts with.
    pub start: u8,
    /// Parts of a combiner form; empty for other cards.
    pub parts: Vec<DefId>,
    /// Target of a stratagem, and the kind of the target.
    pub target: Option<(&'static str, StratagemTarget)>,
    /// Whether it is a stratagem that is turned over when used.
    pub one_use: bool,
    /// Whether all its texts have a definition.
    pub implemented: bool,
    /// Instructions, triggers, qualities and replacements.
    pub program: Program,
}

// The fields of the hot path must be in the first cache line.
const _: () = assert!(std::mem::offset_of!(CardDef, class) < 64);

/// Position of a card in the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct CataloguePlace {
    /// Number of the card.
    pub def: DefId,
    /// Code of its set; empty for a card that was never printed.
    pub set: &'static str,
    /// Number of its name.
    pub name_id: u16,
    /// First numbers of its instructions, triggers, qualities and replacements.
    pub first: Counts,
}

impl CardDef {
    /// Returns whether it is a character card.
    pub fn is_character(&self) -> bool {
        matches!(self.class, Class::Character(_))
    }

    /// Returns the kind of a battle card; `None` for other cards.
    pub fn battle_kind(&self) -> Option<BattleKind> {
        match self.class {
            Class::Battle(kind) => Some(kind),
            _ => None,
        }
    }

    /// Returns whether it has an icon of the colour.
    pub fn has_icon(&self, color: Color) -> bool {
        self.icon_counts[color as usize] > 0
    }

    /// Returns a card with no other facts than its id, name, class and faction.
    pub fn blank(
        place: CataloguePlace,
        id: &'static str,
        name: &'static str,
        class: Class,
        faction: Faction,
    ) -> CardDef {
        CardDef {
            id,
            content: 0,
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

    /// Returns a battle card. For a reprint, `abilities` are those of the first printing, because a reprint has no
    /// definition of its own.
    pub fn battle(
        place: CataloguePlace,
        card: &'static BattleCard,
        abilities: Option<&'static [Ability]>,
    ) -> CardDef {
        let mut def =
            CardDef::blank(place, &card.id, &card.name, Class::Battle(card.kind), card.faction);
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

    /// Returns a character card or a combiner form.
    pub fn character(place: CataloguePlace, card: &'static CharacterCard) -> CardDef {
        let mut def =
            CardDef::blank(place, &card.id, &card.name, Class::Character(card.kind), card.faction);
        def.subtitle = &card.subtitle;
        def.full_name = Box::leak(card.full_name().into_boxed_str());
        (def.stars, def.health, def.flips) =
            (card.stars, card.health, card.flips && card.modes.len() > 1);
        def.rarity = card.rarity;
        def.slots = card.slots.unwrap_or([1, 1, 1]);
        def.slot_kinds = (0..3).fold(0, |bits, kind| bits | u8::from(def.slots[kind] > 0) << kind);
        def.faces = card.modes.len() as u8;
        def.is_ordinary = def.flips && def.faces == 2 && def.slot_kinds == 0b111;
        def.upgrade_side =
            if card.upgrade_sides.is_empty() { def.faces.saturating_sub(1) } else { def.faces };
        let start =
            card.start.unwrap_or_else(|| card.modes.first().map_or(Mode::Alt, |face| face.mode));
        def.start = card.modes.iter().position(|face| face.mode == start).unwrap_or(0) as u8;
        let mut texts = Vec::with_capacity(card.modes.len() + card.upgrade_sides.len());
        for face in &card.modes {
            let mut text = Text::new(&mut def.program, &card.name, face.abilities.as_deref());
            (text.mode, text.attack, text.defense) =
                (face.mode, face.attack as i8, face.defense as i8);
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

    /// Returns a stratagem.
    pub fn stratagem(place: CataloguePlace, card: &'static StratagemCard) -> CardDef {
        let mut def = CardDef::blank(place, &card.id, &card.name, Class::Stratagem, card.faction);
        def.stars = card.stars;
        def.rarity = card.rarity;
        def.target = Some((&card.target, card.target_kind));
        def.one_use = card.one_use;
        let text = Text::new(&mut def.program, &card.name, card.abilities.as_deref());
        def.with_texts(vec![text])
    }

    /// Sets the texts and the fields that follow from them.
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

    /// Sets the icons and the fields that follow from them.
    pub fn set_icons(&mut self, icons: &'static [Color]) {
        self.icons = icons;
        for icon in icons {
            self.icon_counts[*icon as usize] += 1;
        }
        self.flipped = [0, 1].map(|side| FlippedFace::of(icons, side, NO_RECOLORINGS, |_| true));
    }
}
