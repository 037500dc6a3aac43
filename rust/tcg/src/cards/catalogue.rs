//! Catalogue of all cards, by number, id and name.
//!
//! A catalogue is built once from the built-in cards, and once more for each set of loaded packs, and is leaked. Games refer to
//! its parts by number and by `'static` reference, so a state holds no pointer and cloning it copies no card.
//!
//! Cards are decoded and compiled lazily on first access, because a game uses about 50 of 690 and start-up time matters.

use crate::cards::{
    blank::{
        BLANK, BLANK_CARDS, BLANK_CHARACTER, BLANK_CHARACTER_NAME, BLANK_NAME, blank_card,
        blank_character, blank_icons, blank_index,
    },
    card::{CataloguePlace, DefId},
    carried::{BYTES, Known, VERSION, known},
    code::{Counts, Op, PROLOGUE, Program},
    entry::{CardEntry, NO_CARD, Source},
    index::CardTable,
    text::counts,
};
use altmode_core::{Definition, checksum};
use altmode_host::fold;
use altmode_tcg_language::{
    BattleCard, BattleKind, Bytes, CardFile, CharacterCard, Encode, Replacement, Reveal,
};
use std::sync::OnceLock;

pub use crate::cards::{
    bits::{PLAIN, quality, quality_bit, trigger_kind, when_bit},
    card::{CardDef, Class},
    code::{Given, TriggerDef},
    text::Text,
};

/// Maximum number of cards, a power of two. A test of `packs.rs` checks that the built-in cards and all packs fit.
const PLACES: usize = 4096;

/// All cards, with their instructions, triggers, qualities and replacements.
#[derive(Debug)]
#[cfg_attr(test, derive(Clone))]
pub struct Catalogue {
    /// Cache of compiled cards, filled lazily and indexed by [`DefId`]. This is the hot path of a game. The array has a
    /// fixed size, because then no length has to be read.
    cards: [OnceLock<&'static CardDef>; PLACES],
    /// Data of all cards that is known without decoding them.
    entries: Vec<CardEntry>,
    /// Owning card of every numbered item.
    owners: Owners,
    /// Number of the first of the qualities of [`PLAIN`].
    pub plain: u16,
    /// First blank card. Blank cards have no text and stand for any card with certain icons.
    pub first_blank: DefId,
    /// Checksum of the card files: the version of the card data.
    pub version: u32,
    /// Hashes of the loaded packs, in order; empty for the built-in catalogue.
    pub packs: Vec<String>,
    /// Steps that the cards of the packs add to the most expensive queries about the built-in cards.
    pub added_work: u64,
    /// Length of the longest instruction of the packs, in bytes of JSON.
    pub longest_instruction: usize,
    /// Printed cards, sorted by id.
    ids: Vec<DefId>,
    /// Combiner forms, with their parts.
    forms: Vec<(DefId, Vec<DefId>)>,
    /// First card of every name, sorted by name. The number of a name is its index here.
    names: Vec<DefId>,
    /// Cache of [`Catalogue::secrets`].
    secrets: OnceLock<Vec<&'static Reveal>>,
    /// Cache of [`Catalogue::battle_names`].
    battle_names: OnceLock<Vec<(u16, BattleKind)>>,
    /// Cache of [`Catalogue::spellings`].
    spellings: OnceLock<Vec<Spelling>>,
    /// Cache of [`Catalogue::deck_cards`].
    deck_cards: OnceLock<Vec<DefId>>,
}

/// The folded names of a card that can be in a deck.
#[derive(Clone, Debug)]
pub struct Spelling {
    /// The card.
    pub def: DefId,
    /// Its full name and its name.
    pub names: [String; 2],
    /// The names of the Upgrade sides of a character.
    pub sides: Vec<String>,
}

/// Owning card of each instruction, trigger, quality and replacement, indexed by number.
#[derive(Debug, Default)]
#[cfg_attr(test, derive(Clone))]
struct Owners {
    code: Vec<DefId>,
    triggers: Vec<DefId>,
    qualities: Vec<DefId>,
    replacements: Vec<DefId>,
}

impl Owners {
    /// Assigns a card the next free numbers, `counts` of each kind. Returns the first number of each kind.
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

/// Length of the part of an instruction that takes as long as a step, where it is a phrase tested on all characters.
const BYTES_OF_STEP: u64 = 4;
/// Number of steps in a battle that cost nothing beyond the battle itself. Battles of printed cards take a few dozen.
const ORDINARY_STEPS: u64 = 200;
/// Number of further steps that take as long as a battle.
const STEPS_OF_RUN: u64 = 40;

impl Catalogue {
    /// Returns how many times as long as a battle of the built-in cards a battle with cards of the packs can take. The factor is
    /// measured with packs just below the limit of work, whose battles take 4,000 times as long.
    pub fn slowness(&self) -> usize {
        1 + usize::try_from(self.added_work / 3_000).unwrap_or(usize::MAX - 1)
    }

    /// Returns how many times as long as another step an instruction of the packs, or the test of a trigger, can take.
    pub fn step_weight(&self) -> u64 {
        1 + self.longest_instruction as u64 / BYTES_OF_STEP
    }

    /// Returns how many runs of a battle take as long as these steps, beyond the one that every battle takes.
    pub fn runs_of_steps(&self, steps: u64) -> usize {
        usize::try_from(steps.saturating_sub(ORDINARY_STEPS) / STEPS_OF_RUN).unwrap_or(usize::MAX)
            / self.slowness()
    }

    /// Returns the number of steps for which this number of runs is enough.
    pub fn steps_of_runs(&self, runs: usize) -> u64 {
        (runs as u64)
            .saturating_mul(STEPS_OF_RUN)
            .saturating_mul(self.slowness() as u64)
            .saturating_add(ORDINARY_STEPS)
    }

    /// Returns how many battles take as long as this number of battles of the built-in cards: at least one.
    pub fn battles(&self, of_builtin: usize) -> usize {
        (of_builtin / self.slowness()).max(1)
    }

    /// Returns the catalogue of the built-in cards.
    pub fn builtin() -> Catalogue {
        let Known { mut entries, ids, blank_names, forms } = known();
        add_blank_cards(&mut entries, blank_names);
        Catalogue::of(entries, ids, forms)
    }

    /// Returns a catalogue of the built-in cards and those of packs, whose files must have passed
    /// [`altmode_tcg_language::check`]. Returns `None` if there are more than `most` instructions, triggers, qualities
    /// or replacements.
    pub fn with_packs(files: &[&'static CardFile], most: usize) -> Option<Catalogue> {
        let Known { mut entries, mut ids, blank_names, forms } = known();
        let builtin = entries.len();
        add_blank_cards(&mut entries, blank_names);
        // Blank cards come after all others.
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
        let kinds: [fn(Counts) -> u16; 4] = [
            |counts| counts.code,
            |counts| counts.triggers,
            |counts| counts.qualities,
            |counts| counts.replacements,
        ];
        if kinds
            .iter()
            .any(|kind| rooms().map(|counts| usize::from(kind(counts))).sum::<usize>() > most)
        {
            return None;
        }
        number_names(&mut entries, builtin..ids.len());
        let mut catalogue = Catalogue::of(entries, ids, forms);
        for card in
            files.iter().flat_map(|file| &file.characters).filter(|card| !card.parts.is_empty())
        {
            let parts = card.parts.iter().filter_map(|id| catalogue.by_id(id)).collect();
            let form = catalogue.by_id(&card.id).map(|form| (form, parts));
            catalogue.forms.extend(form);
        }
        Some(catalogue)
    }

    /// Builds a catalogue and numbers all instructions, triggers, qualities and replacements. Cards are numbered in
    /// their order, reprints after all others.
    fn of(
        mut entries: Vec<CardEntry>,
        ids: Vec<DefId>,
        forms: Vec<(DefId, Vec<DefId>)>,
    ) -> Catalogue {
        let mut owners = Owners::default();
        let mut names = Vec::new();
        for reprint in [false, true] {
            for (def, entry) in
                entries.iter_mut().enumerate().filter(|(_, entry)| entry.reprint == reprint)
            {
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
            added_work: 0,
            longest_instruction: 0,
            ids,
            forms,
            names,
            secrets: OnceLock::new(),
            battle_names: OnceLock::new(),
            spellings: OnceLock::new(),
            deck_cards: OnceLock::new(),
        }
    }

    /// Returns this catalogue with one card replaced by the result of `make`. The other cards are decoded once for all copies,
    /// because tests make thousands of them.
    #[cfg(test)]
    pub fn with_card(&self, def: DefId, make: impl Fn(CataloguePlace) -> CardDef) -> Catalogue {
        assert_eq!(self.cards().count(), self.entries.len());
        let CardEntry { name_id, set, counts, .. } = self.entries[usize::from(def)];
        let card = make(CataloguePlace { def, set, name_id, first: counts });
        let mut catalogue = self.clone();
        catalogue.cards[usize::from(def)] = OnceLock::from(&*Box::leak(Box::new(card)));
        (catalogue.secrets, catalogue.battle_names) = Default::default();
        (catalogue.spellings, catalogue.deck_cards) = Default::default();
        catalogue
    }

    /// Returns the number of cards that could still be added.
    #[cfg(test)]
    pub fn places_left(&self) -> usize {
        PLACES - self.entries.len()
    }

    /// Returns the card with this number, and compiles it on first access.
    #[inline]
    pub fn card(&self, def: DefId) -> &'static CardDef {
        match self.cards[usize::from(def) % PLACES].get() {
            Some(card) => card,
            None => self.take_apart(def),
        }
    }

    /// Returns the numbers of all cards.
    pub fn defs(&self) -> std::ops::Range<DefId> {
        0..self.entries.len() as DefId
    }

    /// Returns all cards. Each of them is compiled.
    pub fn cards(&self) -> impl Iterator<Item = &'static CardDef> + '_ {
        self.defs().map(|def| self.card(def))
    }

    /// Returns the combiner forms, with their parts.
    pub fn forms(&self) -> impl Iterator<Item = (DefId, &[DefId])> {
        self.forms.iter().map(|(form, parts)| (*form, &parts[..]))
    }

    /// Returns whether a card was printed. Blank cards were not: they belong to no set and to no deck.
    pub fn is_printed(&self, def: DefId) -> bool {
        !self.entries[usize::from(def)].set.is_empty()
    }

    /// Returns whether a card is a first printing.
    pub fn is_original(&self, def: DefId) -> bool {
        !self.entries[usize::from(def)].reprint
    }

    /// Returns the name of a card, without the subtitle of a character.
    pub fn name(&self, def: DefId) -> &'static str {
        self.entries[usize::from(def)].name
    }

    /// Returns whether this is exactly the full name of a card.
    pub fn has_full_name(&self, def: DefId, full_name: &str) -> bool {
        let CardEntry { source, name, .. } = self.entries[usize::from(def)];
        match source {
            Source::Builtin(CardTable::Characters, at, _) => {
                let mut card = Bytes::new(&BYTES[at as usize..]);
                let (_id, _name, subtitle) = (card.text(), card.text(), card.text());
                let rest = full_name.strip_prefix(name);
                rest.is_some_and(|rest| {
                    if subtitle.is_empty() {
                        rest.is_empty()
                    } else {
                        rest.strip_prefix(", ") == Some(subtitle)
                    }
                })
            }
            Source::Builtin(..) | Source::Battle(_) | Source::Stratagem(_) => name == full_name,
            _ => self.card(def).full_name == full_name,
        }
    }

    /// Returns the reveal conditions of all Secret Actions. Only these cards are compiled for it, on the first call.
    pub fn secrets(&self) -> &[&'static Reveal] {
        self.secrets.get_or_init(|| {
            let secrets = self.defs().filter(|&def| self.is_original(def) && self.is_secret(def));
            secrets
                .filter_map(|def| self.card(def).texts.first()?.reveal.map(|(reveal, _)| reveal))
                .collect()
        })
    }

    /// Returns whether a card is a Secret Action, without compiling it.
    fn is_secret(&self, def: DefId) -> bool {
        match self.entries[usize::from(def)].source {
            Source::Builtin(CardTable::Battle, at, _) => {
                let mut card = Bytes::new(&BYTES[at as usize..]);
                let (_id, _name) = (card.text(), card.text());
                BattleKind::take(&mut card) == BattleKind::Secret
            }
            Source::Battle(card) => card.kind == BattleKind::Secret,
            _ => false,
        }
    }

    /// Returns the body of the same set whose text names this head. Only cards of that set are compiled for it.
    pub fn body_of(&self, head: &CardDef) -> Option<&'static CardDef> {
        let same_set = self.defs().filter(|&def| self.entries[usize::from(def)].set == head.set);
        same_set.map(|def| self.card(def)).find(|body| body.own_head() == Some(head.full_name))
    }

    /// Returns the set codes of all cards, with repeats.
    pub fn sets(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.entries.iter().map(|entry| entry.set)
    }

    /// Returns the number of the card with this id.
    pub fn by_id(&self, id: &str) -> Option<DefId> {
        if let Ok(at) = self.ids.binary_search_by_key(&id, |&def| self.entries[usize::from(def)].id)
        {
            return Some(self.ids[at]);
        }
        // Blank cards are searched linearly, because lookups of their ids are rare.
        if id.starts_with(BLANK) {
            self.defs().skip(self.first_blank.into()).find(|&def| self.card(def).id == id)
        } else {
            None
        }
    }

    /// Returns the number of a name, if any card has it.
    pub fn name_id(&self, name: &str) -> Option<u16> {
        self.names
            .binary_search_by_key(&name, |&def| self.entries[usize::from(def)].name)
            .ok()
            .map(|at| at as u16)
    }

    /// Returns the name with this number; empty if there is none.
    pub fn name_of(&self, name_id: u16) -> &'static str {
        self.names.get(usize::from(name_id)).map_or("", |&def| self.name(def))
    }

    /// Returns the name numbers of all printed battle cards, in order, with the cards' kinds. The list is made lazily
    /// and without compiling cards.
    pub fn battle_names(&self) -> &[(u16, BattleKind)] {
        self.battle_names.get_or_init(|| {
            let numbers = 0..self.names.len() as u16;
            numbers
                .filter_map(|name| {
                    Some((name, self.named(name).find_map(|def| self.printed_kind(def))?))
                })
                .collect()
        })
    }

    /// Returns the battle cards that a deck may hold and the rules play, without reprints. Battle cards are compiled for it, on the
    /// first call. It is a cache because a search samples a world from it in every round.
    pub fn deck_cards(&self) -> &[DefId] {
        self.deck_cards.get_or_init(|| {
            let is_usual = |&def: &DefId| {
                self.is_original(def)
                    && self.is_printed(def)
                    && self.printed_kind(def).is_some()
                    && {
                        let card = self.card(def);
                        card.implemented && card.original == def
                    }
            };
            self.defs().filter(is_usual).collect()
        })
    }

    /// Returns the number of names.
    pub fn names(&self) -> usize {
        self.names.len()
    }

    /// Returns the folded names of all first printings. All cards are compiled for it, on the first call.
    pub fn spellings(&self) -> &[Spelling] {
        self.spellings.get_or_init(|| {
            let defs = self.defs().filter(|&def| self.is_original(def) && self.is_printed(def));
            let spelling = |def: DefId| {
                let card = self.card(def);
                let sides =
                    card.texts[usize::from(card.faces)..].iter().filter(|_| card.is_character());
                Spelling {
                    def,
                    names: [fold(card.full_name), fold(card.name)],
                    sides: sides.map(|side| fold(side.name)).collect(),
                }
            };
            defs.map(spelling).collect()
        })
    }

    /// Returns the kind of a printed battle card; `None` for other cards.
    fn printed_kind(&self, def: DefId) -> Option<BattleKind> {
        match self.entries[usize::from(def)].source {
            Source::Builtin(CardTable::Battle, at, _) => {
                let mut card = Bytes::new(&BYTES[at as usize..]);
                let (_id, _name) = (card.text(), card.text());
                Some(BattleKind::take(&mut card))
            }
            Source::Battle(card) => Some(card.kind),
            _ => None,
        }
    }

    /// Returns the cards of the name with this number.
    pub fn named(&self, name_id: u16) -> impl Iterator<Item = DefId> + '_ {
        let next = |&def: &DefId| {
            Some(self.entries[usize::from(def)].next_of_name).filter(|&next| next != NO_CARD)
        };
        std::iter::successors(Some(self.names[usize::from(name_id)]), next)
    }

    /// Returns the cards whose name is all of a full name, or the part of it before a comma.
    pub fn named_in(&self, full_name: &str) -> impl Iterator<Item = DefId> {
        let commas = full_name
            .bytes()
            .enumerate()
            .filter_map(|(end, letter)| (letter == b',').then_some(end));
        let names =
            commas.chain([full_name.len()]).filter_map(|end| self.name_id(&full_name[..end]));
        names.flat_map(|id| self.named(id))
    }

    /// Returns the first card with exactly this full name.
    pub fn by_full_name(&self, full_name: &str) -> Option<DefId> {
        self.named_in(full_name).filter(|&def| self.has_full_name(def, full_name)).min()
    }

    /// Returns the blank card with these icons; `None` if there are more than
    /// [`MOST_BLANK_ICONS`](crate::cards::blank::MOST_BLANK_ICONS).
    pub fn blank_card(&self, icon_counts: [u8; 5]) -> Option<DefId> {
        blank_index(icon_counts).map(|index| self.first_blank + index as DefId)
    }

    /// Returns the instruction with this number.
    #[inline]
    pub fn op(&self, pc: u16) -> &'static Op {
        &self.code_from(pc)[0]
    }

    /// Returns the instruction with this number and the instructions of its card that follow.
    #[inline]
    pub fn code_from(&self, pc: u16) -> &'static [Op] {
        let Some(number) = usize::from(pc).checked_sub(PROLOGUE.len()) else {
            return &PROLOGUE[usize::from(pc)..];
        };
        let program = self.program(self.owners.code[number]);
        &program.code[usize::from(pc - program.first.code)..]
    }

    /// Returns the trigger with this number.
    pub fn trigger(&self, number: u16) -> &'static TriggerDef {
        let program = self.program(self.owners.triggers[usize::from(number)]);
        program.triggers[usize::from(number - program.first.triggers)]
    }

    /// Returns the quality with this number.
    pub fn quality(&self, number: u16) -> Given {
        let program = self.program(self.owners.qualities[usize::from(number)]);
        program.qualities[usize::from(number - program.first.qualities)]
    }

    /// Returns the replacement (change of damage) with this number.
    pub fn replacement(&self, number: u16) -> &'static Replacement {
        let program = self.program(self.owners.replacements[usize::from(number)]);
        program.replacements[usize::from(number - program.first.replacements)]
    }

    #[inline]
    fn program(&self, def: DefId) -> &'static Program {
        &self.card(def).program
    }

    /// Compiles a card on first access.
    #[cold]
    fn take_apart(&self, def: DefId) -> &'static CardDef {
        self.cards[usize::from(def) % PLACES].get_or_init(|| Box::leak(Box::new(self.compile(def))))
    }

    fn compile(&self, def: DefId) -> CardDef {
        let CardEntry { source, name_id, set, counts, .. } = self.entries[usize::from(def)];
        let place = CataloguePlace { def, set, name_id, first: counts };
        let mut card = match source {
            Source::Builtin(CardTable::Battle, at, _) => self.battle(place, decode(at)),
            Source::Builtin(CardTable::Characters, at, _) => self.character(place, decode(at)),
            other => self.compile_rare(place, other),
        };
        card.content = self.content(def);
        if card.original != def {
            // A reprint has the abilities of its first printing.
            card.content ^= self.content(card.original).rotate_left(1);
        }
        card
    }

    /// Returns a checksum of a built-in definition; 0 for a card of a pack, which the pack's hash covers.
    fn content(&self, def: DefId) -> u32 {
        match self.entries[usize::from(def)].source {
            Source::Builtin(_, at, length) => {
                checksum(&BYTES[at as usize..][..usize::from(length)])
            }
            _ => 0,
        }
    }

    /// Returns the definitions of these cards, sorted by id.
    pub fn definitions(&self, defs: &[DefId]) -> Vec<Definition> {
        let mut wanted = [0_u64; PLACES / 64];
        defs.iter().for_each(|&def| wanted[usize::from(def) % PLACES / 64] |= 1 << (def % 64));
        let is_wanted = |def: DefId| wanted[usize::from(def) % PLACES / 64] >> (def % 64) & 1 != 0;
        self.ids
            .iter()
            .filter(|def| is_wanted(**def))
            .map(|&def| (self.card(def).id, self.card(def).content))
            .collect()
    }

    /// Compiles a card of a kind that few games use. Out of line, because engines do not compile a function before its
    /// first call.
    #[inline(never)]
    fn compile_rare(&self, place: CataloguePlace, source: Source) -> CardDef {
        match source {
            Source::Builtin(_, at, _) => CardDef::stratagem(place, decode(at)),
            Source::Battle(card) => self.battle(place, card),
            Source::Character(card) => self.character(place, card),
            Source::Stratagem(card) => CardDef::stratagem(place, card),
            Source::Blank(index) => blank_card(place, blank_icons(index.into())),
            Source::BlankCharacter => blank_character(place),
        }
    }

    fn battle(&self, place: CataloguePlace, card: &'static BattleCard) -> CardDef {
        let Some(original) = card.reprint_of.as_deref().and_then(|id| self.by_id(id)) else {
            return CardDef::battle(place, card, card.abilities.as_deref());
        };
        let mut def = CardDef::battle(place, card, self.card(original).texts[0].abilities);
        def.original = original;
        def
    }

    fn character(&self, place: CataloguePlace, card: &'static CharacterCard) -> CardDef {
        let mut def = CardDef::character(place, card);
        let form = self.forms().find(|(form, _)| *form == place.def);
        def.parts = form.map(|(_, parts)| parts.to_vec()).unwrap_or_default();
        def
    }
}

/// Decodes a card at an offset of the built-in bytes.
fn decode<T: Encode>(at: u32) -> &'static T {
    Box::leak(Box::new(T::take(&mut Bytes::new(&BYTES[at as usize..]))))
}

/// Appends the cards of a pack.
fn add_file(entries: &mut Vec<CardEntry>, file: &'static CardFile) {
    let known = |source, id, name, counts| CardEntry {
        source,
        id,
        name,
        name_id: 0,
        next_of_name: NO_CARD,
        set: &file.set,
        reprint: false,
        counts,
    };
    for card in &file.battle {
        let original =
            card.reprint_of.as_ref().and_then(|id| entries.iter().find(|entry| entry.id == id));
        let counts = original
            .map_or_else(|| counts([card.abilities.as_deref()]), |original| original.counts);
        let entry = known(Source::Battle(card), &card.id, &card.name, counts);
        entries.push(CardEntry { reprint: original.is_some(), ..entry });
    }
    for card in &file.characters {
        let faces = card.modes.iter().map(|face| face.abilities.as_deref());
        let sides = card.upgrade_sides.iter().map(|side| side.abilities.as_deref());
        entries.push(known(
            Source::Character(card),
            &card.id,
            &card.name,
            counts(faces.chain(sides)),
        ));
    }
    for card in &file.stratagems {
        entries.push(known(
            Source::Stratagem(card),
            &card.id,
            &card.name,
            counts([card.abilities.as_deref()]),
        ));
    }
}

/// Numbers all names again after the cards in `new` were added. Their few names are inserted by binary search, so the
/// other names need no sorting.
fn number_names(entries: &mut [CardEntry], new: std::ops::Range<usize>) {
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

/// Appends the blank cards, one for each combination of icons, and the blank character.
fn add_blank_cards(entries: &mut Vec<CardEntry>, [blank, character]: [u16; 2]) {
    let counts = Counts::default();
    let entry = CardEntry {
        source: Source::BlankCharacter,
        id: BLANK,
        name: BLANK_NAME,
        name_id: blank,
        next_of_name: NO_CARD,
        set: "",
        reprint: false,
        counts,
    };
    entries.extend(
        (0..BLANK_CARDS).map(|index| CardEntry { source: Source::Blank(index as u8), ..entry }),
    );
    let counts = Counts { qualities: PLAIN.len() as u16, ..counts };
    entries.push(CardEntry {
        id: BLANK_CHARACTER,
        name: BLANK_CHARACTER_NAME,
        name_id: character,
        counts,
        ..entry
    });
}
