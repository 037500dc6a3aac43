//! Facts that a pack adds to a built-in card or character of which no source gives them all.
//!
//! The pack has a sheet with the id of the built-in one. It fills the facts that are listed there in `unknown`, and may repeat the
//! others. Facts in its own `unknown` stay unknown.

use crate::{Ability, CardFile, CardSheet, CharacterSheet, Fact, Side};
use std::borrow::Cow;

/// A field that contradicts a known fact: the field, and the known value in words.
pub type Contradiction = (String, String);

/// A card or a character, whose unknown facts a sheet of a pack can fill.
pub trait Fillable: Clone + 'static {
    /// Returns the sheets of a file.
    fn of(file: &CardFile) -> &[Self];
    /// Returns the id.
    fn id(&self) -> &str;
    /// Returns the facts that no source gives.
    fn unknown(&self) -> &[Fact];
    /// Returns this sheet with the facts that another one fills, and the fields of that one that contradict known facts.
    fn fill(&self, given: &Self) -> (Self, Vec<Contradiction>);
}

impl Fillable for CardSheet {
    fn of(file: &CardFile) -> &[CardSheet] {
        &file.cards
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn unknown(&self) -> &[Fact] {
        &self.unknown
    }

    fn fill(&self, given: &CardSheet) -> (CardSheet, Vec<Contradiction>) {
        fill_card(self, given)
    }
}

impl Fillable for CharacterSheet {
    fn of(file: &CardFile) -> &[CharacterSheet] {
        &file.characters
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn unknown(&self) -> &[Fact] {
        &self.unknown
    }

    fn fill(&self, given: &CharacterSheet) -> (CharacterSheet, Vec<Contradiction>) {
        fill_character(self, given)
    }
}

/// Returns a sheet of a built-in file with the facts that packs fill, which passed [`crate::check()`].
pub fn filled<'a, S: Fillable>(sheet: &'a S, packs: &[&CardFile]) -> Cow<'a, S> {
    if sheet.unknown().is_empty() {
        return Cow::Borrowed(sheet);
    }
    let given = packs
        .iter()
        .filter(|pack| !pack.official)
        .flat_map(|pack| S::of(pack))
        .filter(|given| given.id() == sheet.id());
    given.fold(Cow::Borrowed(sheet), |known, given| Cow::Owned(known.fill(given).0))
}

/// Returns the built-in sheet that a sheet of a pack can fill, as far as it is known with the packs before.
pub fn fillable<'a, S: Fillable>(given: &S, before: &[&'a CardFile]) -> Option<Cow<'a, S>> {
    let builtin = before.iter().filter(|file| file.official).flat_map(|file| S::of(file));
    let known = builtin
        .into_iter()
        .find(|known| known.id() == given.id())
        .map(|known| filled(known, before))?;
    (!known.unknown().is_empty()).then_some(known)
}

fn fill_card(known: &CardSheet, given: &CardSheet) -> (CardSheet, Vec<Contradiction>) {
    let mut fill = Fill::of(&known.unknown);
    let mut card = CardSheet {
        types: fill.list("types", Fact::Types, &known.types, &given.types),
        faction: fill.option("faction", Fact::Faction, known.faction, given.faction),
        level: fill.option("level", Fact::Level, known.level, given.level),
        cost: fill.option("cost", Fact::Cost, known.cost, given.cost),
        power: fill.option("power", Fact::Power, known.power, given.power),
        range: fill.option("range", Fact::Range, known.range, given.range),
        moves: fill.option("move", Fact::Move, known.moves, given.moves),
        text: fill.list("text", Fact::Text, &known.text, &given.text),
        reward: fill.list("reward", Fact::Reward, &known.reward, &given.reward),
        unknown: still_unknown(&known.unknown, &given.unknown),
        ..known.clone()
    };
    // A number of copies that is left out reads as 1.
    if fill.unknown.contains(&Fact::Copies) {
        card.copies = given.copies;
    } else if given.copies != 1 && given.copies != known.copies {
        fill.contradicts("copies", known.copies.to_string());
    }
    fill.same("name", &known.name, &given.name);
    // These fields have no fact of their own. A pack may add them, not change them.
    card.tags = fill.added("tags", &known.tags, &given.tags);
    card.starter = fill.added("starter", &known.starter, &given.starter);
    card.vault |= given.vault;
    card.co_op |= given.co_op;
    if !given.note.is_empty() {
        card.note.clone_from(&given.note);
    }
    (card, fill.contradictions)
}

fn fill_character(
    known: &CharacterSheet,
    given: &CharacterSheet,
) -> (CharacterSheet, Vec<Contradiction>) {
    let mut fill = Fill::of(&known.unknown);
    let mut character = CharacterSheet {
        alt: fill.side("alt", &known.alt, &given.alt),
        bot: fill.side("bot", &known.bot, &given.bot),
        unknown: still_unknown(&known.unknown, &given.unknown),
        ..known.clone()
    };
    fill.same("name", &known.name, &given.name);
    if given.faction != known.faction {
        fill.contradicts("faction", known.faction.to_string());
    }
    if given.combiner && !known.combiner {
        fill.contradicts("combiner", "false".into());
    }
    if !given.note.is_empty() {
        character.note.clone_from(&given.note);
    }
    (character, fill.contradictions)
}

fn still_unknown(known: &[Fact], given: &[Fact]) -> Vec<Fact> {
    known.iter().filter(|fact| given.contains(fact)).copied().collect()
}

struct Fill<'a> {
    unknown: &'a [Fact],
    contradictions: Vec<Contradiction>,
}

impl Fill<'_> {
    fn of(unknown: &[Fact]) -> Fill<'_> {
        Fill { unknown, contradictions: Vec::new() }
    }

    fn contradicts(&mut self, field: &str, known: String) {
        self.contradictions.push((field.to_string(), known));
    }

    fn same(&mut self, field: &str, known: &str, given: &str) {
        if known != given {
            self.contradicts(field, format!("\"{known}\""));
        }
    }

    /// Returns a fact that one of the sheets may leave out.
    fn option<T: Copy + PartialEq + ToString>(
        &mut self,
        field: &str,
        fact: Fact,
        known: Option<T>,
        given: Option<T>,
    ) -> Option<T> {
        let is_open = known.is_none() && self.unknown.contains(&fact);
        if given.is_some() && given != known && !is_open {
            self.contradicts(field, known.map_or_else(|| "none".into(), |known| known.to_string()));
        }
        known.or(given)
    }

    /// Returns the entries of both sheets. Those that are known come first, unless the other sheet repeats them in its order.
    fn list<T: Clone + PartialEq>(
        &mut self,
        field: &str,
        fact: Fact,
        known: &[T],
        given: &[T],
    ) -> Vec<T> {
        if !self.unknown.contains(&fact) {
            if !given.is_empty() && given != known {
                self.contradicts(field, "as the built-in definition has it".into());
            }
            return known.to_vec();
        }
        known.iter().filter(|entry| !given.contains(entry)).chain(given).cloned().collect()
    }

    fn added<T: Clone + Default + PartialEq>(&mut self, field: &str, known: &T, given: &T) -> T {
        let nothing = T::default();
        if *given != nothing && *known != nothing && given != known {
            self.contradicts(field, "as the built-in definition has it".into());
        }
        if *known == nothing { given.clone() } else { known.clone() }
    }

    /// Returns a side of a character. A number that is left out reads as 0.
    fn side(&mut self, name: &str, known: &Side, given: &Side) -> Side {
        let mut number = |field: &str, fact: Fact, known: u8, given: u8| {
            let some = |number: u8| (number > 0).then_some(number);
            self.option(&format!("{name}.{field}"), fact, some(known), some(given)).unwrap_or(0)
        };
        Side {
            power: number("power", Fact::Power, known.power, given.power),
            range: number("range", Fact::Range, known.range, given.range),
            moves: number("move", Fact::Move, known.moves, given.moves),
            text: self.list::<Ability>(
                &format!("{name}.text"),
                Fact::Text,
                &known.text,
                &given.text,
            ),
        }
    }
}
