//! Lookup of cards by id or name, as entered by people.

use super::catalogue::{CardDef, Catalogue, Spelling};
use crate::{cards::card::DefId, input::shorten};
use altmode_core::{Error, Result};
use altmode_host::{closest, distance_within, do_you_mean, fold};

/// Returns the card with this id or name.
///
/// # Errors
///
/// Returns `unknown-card` with the nearest names, or `ambiguous-card` with the possible ids.
pub fn resolve_card(catalogue: &Catalogue, text: &str) -> Result<DefId> {
    find_card(catalogue, text, &|_| true)
}

/// Returns the card with this id or name. If a name can mean several cards, the expected ones are preferred. A card
/// that is not expected is returned if it is the only match, so that the caller can report the problem with it.
///
/// By name, a card and its reprints count as one card: the first printing.
///
/// # Errors
///
/// Returns `unknown-card` with the nearest names, or `ambiguous-card` with the possible ids.
pub fn find_card(
    catalogue: &Catalogue,
    text: &str,
    expected: &dyn Fn(&CardDef) -> bool,
) -> Result<DefId> {
    found(catalogue, text, find_known(catalogue, text, expected), &|| {
        nearest(catalogue, &fold(text), expected)
    })
}

/// Returns the card with this id or name as [`find_card`] does, without a search for the nearest names if there is none.
///
/// # Errors
///
/// Returns `unknown-card`, or `ambiguous-card` with the possible ids.
pub fn find_exactly(
    catalogue: &Catalogue,
    text: &str,
    expected: &dyn Fn(&CardDef) -> bool,
) -> Result<DefId> {
    found(catalogue, text, find_known(catalogue, text, expected), &Vec::new)
}

fn found(
    catalogue: &Catalogue,
    text: &str,
    choice: Option<Choice>,
    nearest: &dyn Fn() -> Vec<&'static str>,
) -> Result<DefId> {
    match choice {
        Some(choice) => choice.map_err(|several| ambiguous(catalogue, text, &several)),
        None => Err(unknown(text, &nearest())),
    }
}

/// The card that a text means, or the several cards that it can mean.
pub type Choice = std::result::Result<DefId, Vec<DefId>>;

/// Returns the card with this id or name; `None` if there is none.
pub fn find_known(
    catalogue: &Catalogue,
    text: &str,
    expected: &dyn Fn(&CardDef) -> bool,
) -> Option<Choice> {
    let text = text.trim();
    // Every id has a hyphen, and few names have one.
    if text.contains('-')
        && let Some(def) =
            catalogue.by_id(text).or_else(|| catalogue.by_id(&text.to_ascii_lowercase()))
        && catalogue.is_printed(def)
    {
        return Some(Ok(def));
    }
    written_exactly(catalogue, text, expected)
        .or_else(|| find_loosely(catalogue, &fold(text), expected))
}

/// Cards that a text can mean. Almost always it is one, which needs no heap allocation.
#[derive(Default)]
struct Found {
    first: Option<DefId>,
    more: Vec<DefId>,
}

impl Found {
    fn add(&mut self, def: DefId) {
        match self.first {
            None => self.first = Some(def),
            Some(_) => self.more.push(def),
        }
    }

    /// Returns the card that is meant among these; `None` if there are none.
    fn chosen(&self, catalogue: &Catalogue, expected: &dyn Fn(&CardDef) -> bool) -> Option<Choice> {
        let first = self.first?;
        if self.more.is_empty() {
            return Some(Ok(first));
        }
        let all = || std::iter::once(first).chain(self.more.iter().copied());
        let wanted: Vec<DefId> = all().filter(|&def| expected(catalogue.card(def))).collect();
        Some(match wanted[..] {
            [def] => Ok(def),
            [] => Err(all().collect()),
            _ => Err(wanted),
        })
    }
}

/// Returns the card with this folded name. This reads all cards.
#[cold]
fn find_loosely(
    catalogue: &Catalogue,
    folded: &str,
    expected: &dyn Fn(&CardDef) -> bool,
) -> Option<Choice> {
    let loose: [&dyn Fn(&Spelling) -> bool; 3] = [
        &|card| card.names[0] == folded,
        &|card| card.names[1] == folded,
        // An Upgrade side stands for its character.
        &|card| card.sides.iter().any(|side| side == folded),
    ];
    let loose = if folded.is_empty() { &[][..] } else { &loose[..] };
    loose.iter().find_map(|fits| {
        let mut found = Found::default();
        catalogue.spellings().iter().filter(|card| fits(card)).for_each(|card| found.add(card.def));
        found.chosen(catalogue, expected)
    })
}

/// Returns the expected card whose title is this folded text, or whose full name begins with these words.
pub fn find_part(
    catalogue: &Catalogue,
    folded: &str,
    expected: &dyn Fn(&CardDef) -> bool,
) -> Option<Choice> {
    /// Fewer letters are an abbreviation, not a part of a name.
    const FEWEST_LETTERS: usize = 4;
    if folded.len() < FEWEST_LETTERS {
        return None;
    }
    let mut found = Found::default();
    for Spelling { def, names, .. } in catalogue.spellings() {
        let card = catalogue.card(*def);
        let fits = names[0].ends_with(folded) && fold(card.subtitle) == folded
            || names[0].starts_with(folded) && begins_with_words(card.full_name, folded);
        if fits && expected(card) {
            found.add(*def);
        }
    }
    found.chosen(catalogue, expected)
}

/// Returns whether a folded text is the first words of a name.
fn begins_with_words(name: &str, folded: &str) -> bool {
    let mut begin = String::new();
    name.split(' ').any(|word| {
        begin += &fold(word);
        begin == folded
    })
}

/// Returns the card with exactly this full name, or else exactly this name. Programs write names exactly, so this is
/// the fast path for reading a deck.
fn written_exactly(
    catalogue: &Catalogue,
    text: &str,
    expected: &dyn Fn(&CardDef) -> bool,
) -> Option<Choice> {
    let (mut full, mut named) = (Found::default(), Found::default());
    for def in catalogue.named_in(text).filter(|&def| is_choice(catalogue, def)) {
        if catalogue.has_full_name(def, text) {
            full.add(def);
        }
        if catalogue.name(def) == text {
            named.add(def);
        }
    }
    full.chosen(catalogue, expected).or_else(|| named.chosen(catalogue, expected))
}

/// Returns whether a card is a first printing and can be in a deck.
fn is_choice(catalogue: &Catalogue, def: DefId) -> bool {
    catalogue.is_original(def) && catalogue.is_printed(def)
}

/// Returns the error of a name that several cards have.
#[cold]
pub fn ambiguous(catalogue: &Catalogue, text: &str, found: &[DefId]) -> Error {
    let cards = found.iter().map(|&def| catalogue.card(def));
    let names: Vec<String> =
        cards.map(|card| [card.id, " (", card.full_name, ")"].concat()).collect();
    let message = format!(
        "\"{}\" can be several cards: {}; write the id or the full name",
        shorten(text.trim()),
        names.join(", ")
    );
    Error::new("ambiguous-card", message)
}

/// Returns the error of a name that no card has, with the nearest names.
pub fn unknown(text: &str, nearest: &[&str]) -> Error {
    let (text, nearest) = (text.trim(), do_you_mean(nearest));
    let hint = if nearest.is_empty() {
        ": a card is named by its id (\"w1-061\") or its name (\"Plasma Burst\")"
    } else {
        &nearest
    };
    Error::new("unknown-card", format!("there is no card \"{}\"{hint}", shorten(text)))
}

/// Returns the full names of the expected cards that are nearest to a folded text, best first.
pub fn nearest(
    catalogue: &Catalogue,
    folded: &str,
    expected: &dyn Fn(&CardDef) -> bool,
) -> Vec<&'static str> {
    let mut found = Vec::new();
    for Spelling { def, names, .. } in catalogue.spellings() {
        let card = catalogue.card(*def);
        if expected(card) {
            let far = names.iter().filter_map(|name| distance_within(folded, name)).min();
            found.extend(far.map(|far| (far, card.full_name)));
        }
    }
    closest(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::builtin::builtin;

    fn found(text: &str) -> &'static str {
        builtin().card(resolve_card(builtin(), text).unwrap()).id
    }

    fn refused(text: &str) -> Error {
        resolve_card(builtin(), text).unwrap_err()
    }

    #[test]
    fn ids_and_names_are_found_however_they_are_written() {
        let id = found("Plasma Burst");
        for text in [
            id,
            &id.to_uppercase(),
            "Plasma Burst",
            "plasma burst",
            " Plasma  Burst ",
            "plasma-burst",
        ] {
            assert_eq!(
                builtin().card(resolve_card(builtin(), text).unwrap()).name,
                "Plasma Burst",
                "{text}"
            );
        }
        assert_eq!(
            found("optimus prime – battlefield legend"),
            found("Optimus Prime, Battlefield Legend")
        );
        // The battle card, not the character "Brainstorm, Biomechanical Engineer".
        assert!(!builtin().card(resolve_card(builtin(), "Brainstorm").unwrap()).is_character());
    }

    #[test]
    fn every_card_is_found_by_its_full_name() {
        let cards = builtin().cards().enumerate();
        for (def, card) in cards.filter(|(def, _)| builtin().is_printed(*def as DefId)) {
            for name in [card.full_name.to_string(), card.full_name.to_uppercase()] {
                assert_eq!(
                    resolve_card(builtin(), &name).unwrap(),
                    card.original,
                    "{name} ({def})"
                );
            }
        }
    }

    #[test]
    fn doubtful_names_are_explained() {
        let error = refused("Optimus Prime");
        assert_eq!(error.code, "ambiguous-card");
        assert!(error.message.contains("w1-t"), "{error}");
        let error = refused("Plasma Brust");
        assert_eq!(error.code, "unknown-card");
        assert!(error.message.contains("do you mean \"Plasma Burst\""), "{error}");
        for text in ["", " ", "…", "x", "blank", "no such card at all", &"long".repeat(5000)] {
            assert_eq!(refused(text).code, "unknown-card", "{text}");
        }
    }
}
