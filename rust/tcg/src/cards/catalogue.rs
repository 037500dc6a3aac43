//! All cards, by number, id and name.
//!
//! A catalogue is made once from the cards that the crate carries (and again, longer, when a pack is loaded) and lives
//! as long as the process: games refer to its parts by number and by `'static` reference, so a state holds no pointer
//! and a clone copies no card. A card is taken apart and compiled when it is first looked at: few games see more than
//! fifty of them, and to begin one must be quick.

use crate::cards::{
    blank::{BLANK, BLANK_CARDS, BLANK_CHARACTER, BLANK_CHARACTER_NAME, BLANK_NAME, blank_card, blank_character, blank_icons, blank_index},
    card::{DefId, Place},
    carried::{BYTES, Known, VERSION, known},
    code::{Counts, Op, PROLOGUE, Program},
    entry::{Entry, NO_CARD, Source},
    index::Table,
    text::counts,
};
use altmode_tcg_language::{BattleCard, BattleKind, Bytes, CardFile, CharacterCard, Packed, Replacement, Reveal};
use std::sync::OnceLock;

pub use crate::cards::{
    bits::{PLAIN, quality, quality_bit, trigger_kind, when_bit},
    card::{CardDef, Class},
    code::{Given, TriggerDef},
    text::Text,
};

/// Places for cards: a power of two, and more than cards and packs can fill (a test of `packs.rs` adds them up).
const PLACES: usize = 4096;

/// All cards and everything that can happen through them.
#[derive(Debug)]
pub struct Catalogue {
    /// The cards that somebody has looked at; a [`DefId`] is an index into them. Their number is fixed:
    /// no length has to be looked at, and this is what a game asks for most often.
    cards: [OnceLock<&'static CardDef>; PLACES],
    /// What is known of all cards.
    entries: Vec<Entry>,
    /// Whose the numbered things are.
    owners: Owners,
    /// The number of the first of the qualities of [`PLAIN`].
    pub plain: u16,
    /// The first of the cards without text that stand for any card with certain icons.
    pub first_blank: DefId,
    /// Checksum of the card files: the version of the card data.
    pub version: u32,
    /// Hashes of the packs whose cards it has beside the built-in ones, in order.
    pub packs: Vec<String>,
    /// The catalogue that the last of its packs was loaded into.
    pub before: Option<&'static Catalogue>,
    /// The printed cards in the order of their ids.
    ids: Vec<DefId>,
    /// The forms that characters combine into, with their parts.
    forms: Vec<(DefId, Vec<DefId>)>,
    /// The first card of every name, in the order of the names; the number of a name is its index.
    names: Vec<DefId>,
    /// What the Secret Actions wait for, once somebody has asked.
    secrets: OnceLock<Vec<&'static Reveal>>,
    /// See [`Catalogue::battle_names`].
    battle_names: OnceLock<Vec<(u16, BattleKind)>>,
}

/// Which card each instruction, trigger, quality and change of damage is of, by its number.
#[derive(Debug, Default)]
struct Owners {
    code: Vec<DefId>,
    triggers: Vec<DefId>,
    qualities: Vec<DefId>,
    replacements: Vec<DefId>,
}

impl Owners {
    /// Gives a card its numbers: so many of each kind, from the first that is free. Gives the first ones.
    fn number(&mut self, def: DefId, counts: Counts) -> Counts {
        let Owners { code, triggers, qualities, replacements } = self;
        let next = |list: &mut Vec<DefId>, count: u16| {
            let first = list.len();
            list.resize(first + usize::from(count), def);
            first as u16
        };
        Counts {
            code: next(code, counts.code) + PROLOGUE.len() as u16,
            triggers: next(triggers, counts.triggers),
            qualities: next(qualities, counts.qualities),
            replacements: next(replacements, counts.replacements),
        }
    }
}

impl Catalogue {
    /// The built-in cards.
    pub fn builtin() -> Catalogue {
        let Known { mut entries, ids, blank_names, forms } = known();
        add_blank_cards(&mut entries, blank_names);
        Catalogue::of(entries, ids, forms)
    }

    /// The built-in cards and those of packs, whose files must have passed [`altmode_tcg_language::check`]. `None` if
    /// they have more happen than `most` numbers of a kind can tell apart.
    pub fn with_packs(files: &[&'static CardFile], most: usize) -> Option<Catalogue> {
        let Known { mut entries, mut ids, blank_names, forms } = known();
        let builtin = entries.len();
        add_blank_cards(&mut entries, blank_names);
        // The blank cards go behind all others.
        let blank = entries.split_off(builtin);
        for file in files {
            add_file(&mut entries, file);
        }
        for def in builtin..entries.len() {
            let at = ids.partition_point(|&other| entries[usize::from(other)].id < entries[def].id);
            ids.insert(at, def as DefId);
        }
        entries.extend(blank);
        let rooms = || entries.iter().map(|entry| entry.counts);
        let kinds: [fn(Counts) -> u16; 4] =
            [|counts| counts.code, |counts| counts.triggers, |counts| counts.qualities, |counts| counts.replacements];
        if kinds.iter().any(|kind| rooms().map(|counts| usize::from(kind(counts))).sum::<usize>() > most) {
            return None;
        }
        number_names(&mut entries, builtin..ids.len());
        let mut catalogue = Catalogue::of(entries, ids, forms);
        for card in files.iter().flat_map(|file| &file.characters).filter(|card| !card.parts.is_empty()) {
            let parts = card.parts.iter().filter_map(|id| catalogue.by_id(id)).collect();
            let form = catalogue.by_id(&card.id).map(|form| (form, parts));
            catalogue.forms.extend(form);
        }
        Some(catalogue)
    }

    /// Numbers everything that can happen: cards in their order, reprints behind them.
    fn of(mut entries: Vec<Entry>, ids: Vec<DefId>, forms: Vec<(DefId, Vec<DefId>)>) -> Catalogue {
        let mut owners = Owners::default();
        let mut names = Vec::new();
        for reprint in [false, true] {
            for (def, entry) in entries.iter_mut().enumerate().filter(|(_, entry)| entry.reprint == reprint) {
                entry.counts = owners.number(def as DefId, entry.counts);
            }
        }
        for (def, entry) in entries.iter_mut().enumerate().rev() {
            let name = usize::from(entry.name_id);
            if names.len() <= name {
                names.resize(name + 1, NO_CARD);
            }
            entry.next_of_name = std::mem::replace(&mut names[name], def as DefId);
        }
        let plain = entries.last().map_or(0, |blank_character| blank_character.counts.qualities);
        Catalogue {
            cards: [const { OnceLock::new() }; PLACES],
            first_blank: ids.len() as DefId,
            entries,
            owners,
            plain,
            version: VERSION,
            packs: Vec::new(),
            before: None,
            ids,
            forms,
            names,
            secrets: OnceLock::new(),
            battle_names: OnceLock::new(),
        }
    }

    /// The built-in cards, one of them as somebody else makes it.
    #[cfg(test)]
    pub fn with_card(def: DefId, make: impl Fn(Place) -> CardDef) -> Catalogue {
        let catalogue = Catalogue::builtin();
        let Entry { name_id, set, counts, .. } = catalogue.entries[usize::from(def)];
        let card = make(Place { def, set, name_id, first: counts });
        let unseen = catalogue.cards[usize::from(def)].set(Box::leak(Box::new(card)));
        assert!(unseen.is_ok(), "nobody has looked at a new catalogue");
        catalogue
    }

    /// How many cards of packs there would still be a place for.
    #[cfg(test)]
    pub fn places_left(&self) -> usize {
        PLACES - self.entries.len()
    }

    /// The card with this number.
    #[inline]
    pub fn card(&self, def: DefId) -> &'static CardDef {
        match self.cards[usize::from(def) % PLACES].get() {
            Some(card) => card,
            None => self.take_apart(def),
        }
    }

    /// All numbers of cards.
    pub fn defs(&self) -> std::ops::Range<DefId> {
        0..self.entries.len() as DefId
    }

    /// All cards: each of them is taken apart.
    pub fn cards(&self) -> impl Iterator<Item = &'static CardDef> + '_ {
        self.defs().map(|def| self.card(def))
    }

    /// The forms that characters combine into, with their parts.
    pub fn forms(&self) -> impl Iterator<Item = (DefId, &[DefId])> {
        self.forms.iter().map(|(form, parts)| (*form, &parts[..]))
    }

    /// Not one of the blank cards, which belong to no set and into no deck.
    pub fn is_printed(&self, def: DefId) -> bool {
        !self.entries[usize::from(def)].set.is_empty()
    }

    /// The first printing of a card.
    pub fn is_original(&self, def: DefId) -> bool {
        !self.entries[usize::from(def)].reprint
    }

    /// The name of a card, without the subtitle of a character.
    pub fn name(&self, def: DefId) -> &'static str {
        self.entries[usize::from(def)].name
    }

    /// Whether a card goes by this full name, to the letter.
    pub fn has_full_name(&self, def: DefId, full_name: &str) -> bool {
        let Entry { source, name, .. } = self.entries[usize::from(def)];
        match source {
            Source::Builtin(Table::Characters, at) => {
                let mut card = Bytes::new(&BYTES[at as usize..]);
                let (_id, _name, subtitle) = (card.text(), card.text(), card.text());
                let rest = full_name.strip_prefix(name);
                rest.is_some_and(|rest| if subtitle.is_empty() { rest.is_empty() } else { rest.strip_prefix(", ") == Some(subtitle) })
            }
            Source::Builtin(..) | Source::Battle(_) | Source::Stratagem(_) => name == full_name,
            _ => self.card(def).full_name == full_name,
        }
    }

    /// What the Secret Actions among all cards wait for. Only those are compiled for it.
    pub fn secrets(&self) -> &[&'static Reveal] {
        self.secrets.get_or_init(|| {
            let secrets = self.defs().filter(|&def| self.is_original(def) && self.is_secret(def));
            secrets.filter_map(|def| self.card(def).texts.first()?.reveal.map(|(reveal, _)| reveal)).collect()
        })
    }

    /// Whether a card is a Secret Action, without compiling it.
    fn is_secret(&self, def: DefId) -> bool {
        match self.entries[usize::from(def)].source {
            Source::Builtin(Table::Battle, at) => {
                let mut card = Bytes::new(&BYTES[at as usize..]);
                let (_id, _name) = (card.text(), card.text());
                BattleKind::take(&mut card) == BattleKind::Secret
            }
            Source::Battle(card) => card.kind == BattleKind::Secret,
            _ => false,
        }
    }

    /// Codes of the sets of all cards, with repeats.
    pub fn sets(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.entries.iter().map(|entry| entry.set)
    }

    /// The number of the card with this id.
    pub fn by_id(&self, id: &str) -> Option<DefId> {
        if let Ok(at) = self.ids.binary_search_by_key(&id, |&def| self.entries[usize::from(def)].id) {
            return Some(self.ids[at]);
        }
        // Few ask for cards that were never printed.
        if id.starts_with(BLANK) { self.defs().skip(self.first_blank.into()).find(|&def| self.card(def).id == id) } else { None }
    }

    /// The number of a name, if any card has it.
    pub fn name_id(&self, name: &str) -> Option<u16> {
        self.names.binary_search_by_key(&name, |&def| self.entries[usize::from(def)].name).ok().map(|at| at as u16)
    }

    /// The name with a number.
    pub fn name_of(&self, name_id: u16) -> &'static str {
        self.names.get(usize::from(name_id)).map_or("", |&def| self.name(def))
    }

    /// The numbers of the names of all printed battle cards, in their order, with the cards' kinds. The list is made when it
    /// is first asked for, without taking cards apart.
    pub fn battle_names(&self) -> &[(u16, BattleKind)] {
        self.battle_names.get_or_init(|| {
            let numbers = 0..self.names.len() as u16;
            numbers.filter_map(|name| Some((name, self.named(name).find_map(|def| self.printed_kind(def))?))).collect()
        })
    }

    /// The kind of a printed battle card.
    fn printed_kind(&self, def: DefId) -> Option<BattleKind> {
        match self.entries[usize::from(def)].source {
            Source::Builtin(Table::Battle, at) => {
                let mut card = Bytes::new(&BYTES[at as usize..]);
                let (_id, _name) = (card.text(), card.text());
                Some(BattleKind::take(&mut card))
            }
            Source::Battle(card) => Some(card.kind),
            _ => None,
        }
    }

    /// The cards of the name with this number.
    pub fn named(&self, name_id: u16) -> impl Iterator<Item = DefId> + '_ {
        let next = |&def: &DefId| Some(self.entries[usize::from(def)].next_of_name).filter(|&next| next != NO_CARD);
        std::iter::successors(Some(self.names[usize::from(name_id)]), next)
    }

    /// The cards whose name a full name begins with: it is a name, or a name, a comma and a subtitle.
    pub fn named_in(&self, full_name: &str) -> impl Iterator<Item = DefId> {
        let commas = full_name.bytes().enumerate().filter_map(|(end, letter)| (letter == b',').then_some(end));
        let names = commas.chain([full_name.len()]).filter_map(|end| self.name_id(&full_name[..end]));
        names.flat_map(|id| self.named(id))
    }

    /// The first card with this full name, to the letter.
    pub fn by_full_name(&self, full_name: &str) -> Option<DefId> {
        self.named_in(full_name).filter(|&def| self.has_full_name(def, full_name)).min()
    }

    /// The card without text that has these icons; `None` if there are more than
    /// [`MOST_BLANK_ICONS`](crate::cards::blank::MOST_BLANK_ICONS).
    pub fn blank_card(&self, icon_counts: [u8; 5]) -> Option<DefId> {
        blank_index(icon_counts).map(|index| self.first_blank + index as DefId)
    }

    /// The instruction with this number.
    #[inline]
    pub fn op(&self, pc: u16) -> &'static Op {
        &self.code_from(pc)[0]
    }

    /// The instruction with this number, and those of the same card that come after it.
    #[inline]
    pub fn code_from(&self, pc: u16) -> &'static [Op] {
        let Some(number) = usize::from(pc).checked_sub(PROLOGUE.len()) else { return &PROLOGUE[usize::from(pc)..] };
        let program = self.program(self.owners.code[number]);
        &program.code[usize::from(pc - program.first.code)..]
    }

    /// The trigger with this number.
    pub fn trigger(&self, number: u16) -> &'static TriggerDef {
        let program = self.program(self.owners.triggers[usize::from(number)]);
        program.triggers[usize::from(number - program.first.triggers)]
    }

    /// The quality with this number.
    pub fn quality(&self, number: u16) -> Given {
        let program = self.program(self.owners.qualities[usize::from(number)]);
        program.qualities[usize::from(number - program.first.qualities)]
    }

    /// The change of damage with this number.
    pub fn replacement(&self, number: u16) -> &'static Replacement {
        let program = self.program(self.owners.replacements[usize::from(number)]);
        program.replacements[usize::from(number - program.first.replacements)]
    }

    #[inline]
    fn program(&self, def: DefId) -> &'static Program {
        &self.card(def).program
    }

    /// Compiles a card that nobody has looked at before.
    #[cold]
    fn take_apart(&self, def: DefId) -> &'static CardDef {
        self.cards[usize::from(def) % PLACES].get_or_init(|| Box::leak(Box::new(self.compile(def))))
    }

    fn compile(&self, def: DefId) -> CardDef {
        let Entry { source, name_id, set, counts, .. } = self.entries[usize::from(def)];
        let place = Place { def, set, name_id, first: counts };
        match source {
            Source::Builtin(Table::Battle, at) => self.battle(place, unpack(at)),
            Source::Builtin(Table::Characters, at) => self.character(place, unpack(at)),
            other => self.compile_rare(place, other),
        }
    }

    /// Cards that few games see, in a function of its own: what is never called is never compiled.
    #[inline(never)]
    fn compile_rare(&self, place: Place, source: Source) -> CardDef {
        match source {
            Source::Builtin(_, at) => CardDef::stratagem(place, unpack(at)),
            Source::Battle(card) => self.battle(place, card),
            Source::Character(card) => self.character(place, card),
            Source::Stratagem(card) => CardDef::stratagem(place, card),
            Source::Blank(index) => blank_card(place, blank_icons(index.into())),
            Source::BlankCharacter => blank_character(place),
        }
    }

    fn battle(&self, place: Place, card: &'static BattleCard) -> CardDef {
        let Some(original) = card.reprint_of.as_deref().and_then(|id| self.by_id(id)) else {
            return CardDef::battle(place, card, card.abilities.as_deref());
        };
        let mut def = CardDef::battle(place, card, self.card(original).texts[0].abilities);
        def.original = original;
        def
    }

    fn character(&self, place: Place, card: &'static CharacterCard) -> CardDef {
        let mut def = CardDef::character(place, card);
        let form = self.forms().find(|(form, _)| *form == place.def);
        def.parts = form.map(|(_, parts)| parts.to_vec()).unwrap_or_default();
        def
    }
}

/// A card of the built-in bytes.
fn unpack<T: Packed>(at: u32) -> &'static T {
    Box::leak(Box::new(T::take(&mut Bytes::new(&BYTES[at as usize..]))))
}

/// The cards of a pack, after all that are there.
fn add_file(entries: &mut Vec<Entry>, file: &'static CardFile) {
    let known =
        |source, id, name, counts| Entry { source, id, name, name_id: 0, next_of_name: NO_CARD, set: &file.set, reprint: false, counts };
    for card in &file.battle {
        let original = card.reprint_of.as_ref().and_then(|id| entries.iter().find(|entry| entry.id == id));
        let counts = original.map_or_else(|| counts([card.abilities.as_deref()]), |original| original.counts);
        let entry = known(Source::Battle(card), &card.id, &card.name, counts);
        entries.push(Entry { reprint: original.is_some(), ..entry });
    }
    for card in &file.characters {
        let faces = card.modes.iter().map(|face| face.abilities.as_deref());
        let sides = card.upgrade_sides.iter().map(|side| side.abilities.as_deref());
        entries.push(known(Source::Character(card), &card.id, &card.name, counts(faces.chain(sides))));
    }
    for card in &file.stratagems {
        entries.push(known(Source::Stratagem(card), &card.id, &card.name, counts([card.abilities.as_deref()])));
    }
}

/// Gives every name its number anew, where all cards but these have theirs. The few new names find their places among the
/// others, which need not be sorted again.
fn number_names(entries: &mut [Entry], new: std::ops::Range<usize>) {
    let (mut names, mut others) = (Vec::new(), Vec::new());
    for (def, entry) in entries.iter().enumerate() {
        let name = usize::from(entry.name_id);
        if new.contains(&def) {
            others.push(entry.name);
            continue;
        }
        if names.len() <= name {
            names.resize(name + 1, entry.name);
        }
        names[name] = entry.name;
    }
    for name in others {
        if let Err(at) = names.binary_search(&name) {
            names.insert(at, name);
        }
    }
    for entry in entries {
        entry.name_id = names.binary_search(&entry.name).unwrap_or_default() as u16;
    }
}

/// The cards that were never printed: one for each combination of icons, and the character of plain numbers.
fn add_blank_cards(entries: &mut Vec<Entry>, [blank, character]: [u16; 2]) {
    let counts = Counts::default();
    let entry = Entry {
        source: Source::BlankCharacter,
        id: BLANK,
        name: BLANK_NAME,
        name_id: blank,
        next_of_name: NO_CARD,
        set: "",
        reprint: false,
        counts,
    };
    entries.extend((0..BLANK_CARDS).map(|index| Entry { source: Source::Blank(index as u8), ..entry }));
    let counts = Counts { qualities: PLAIN.len() as u16, ..counts };
    entries.push(Entry { id: BLANK_CHARACTER, name: BLANK_CHARACTER_NAME, name_id: character, counts, ..entry });
}
