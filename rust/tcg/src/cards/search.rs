//! Card search by properties.
//!
//! A query is a list of words. A card must match all of them.
//!
//! | word | the card |
//! | --- | --- |
//! | `laser`, `"plasma burst"` | has this in its name, its traits or its text |
//! | `trait:plane` | has the trait in one of its modes |
//! | `type:weapon` | is an `action`, `secret`, `upgrade`, `weapon`, `armor`, `utility`, `character`, `combiner` or `stratagem`, or a kind of character (`triple-changer`) |
//! | `faction:autobot`, `icon:orange`, `mode:alt2`, `rarity:rare`, `keyword:stealth` | has it |
//! | `set:w1`, `id:w1-061`, `name:"bumblebee"` | is of the set, has the id, has this in its name |
//! | `implemented:yes`, `banned:no`, `reprint:no` | is implemented, banned, a reprint, or is not |
//! | `stars<=6`, `bold>=1` | compares: `stars`, `health`, `attack`, `defense`, `bold`, `tough`, `pierce`, `focus`, `safeguard`, `icons`, and the colours (how many icons) |
//!
//! Several values with commas between them match any of them (`set:w1,w2`). A hyphen in front negates a word
//! (`-trait:car`). Values with spaces are written in quotes (`trait:"spy patrol"`) or with hyphens.

use crate::cards::{
    card_json::{self, Card, keyword_lines, kind, printed, traits, types, whole_text},
    catalogue::{CardDef, Catalogue, Class},
};
use altmode_core::Result;
use altmode_host::{Query, Searchable, Terms, fold};
use altmode_tcg_language::{Amount, Color, Keyword, Mode, Quality, Trait};

/// Keys that are followed by a colon.
const KEYS: [&str; 14] = [
    "trait",
    "type",
    "kind",
    "faction",
    "icon",
    "mode",
    "rarity",
    "keyword",
    "set",
    "id",
    "name",
    "implemented",
    "banned",
    "reprint",
];
/// Keys that are compared with a number.
const NUMBERS: [&str; 15] = [
    "stars",
    "health",
    "attack",
    "defense",
    "bold",
    "tough",
    "pierce",
    "focus",
    "safeguard",
    "icons",
    "orange",
    "blue",
    "white",
    "green",
    "black",
];

/// Returns the cards that match a query, in the order of the catalogue; all of them if the query is empty.
///
/// # Errors
///
/// Returns `bad-query`, with the unknown word as path and the valid words in the message.
pub fn search(catalogue: &Catalogue, query: &str) -> Result<Vec<Card>> {
    let query = Query::parse(
        query,
        &Terms { things: "cards", keys: &KEYS, numbers: &NUMBERS, values: &values },
    )?;
    let cards = printed(catalogue)
        .filter(|&def| query.fits(&Looked { catalogue, card: catalogue.card(def) }));
    Ok(cards.map(|def| card_json::card(catalogue, def)).collect())
}

/// Returns the values that a key can have; empty if every value is possible.
fn values(key: &str) -> Vec<&'static str> {
    match key {
        "trait" => Trait::ALL.iter().map(|word| word.name()).collect(),
        "faction" => vec!["neutral", "autobot", "decepticon", "mercenary"],
        "icon" => Color::ALL.iter().map(|word| word.name()).collect(),
        "mode" => Mode::ALL.iter().map(|word| word.name()).collect(),
        "rarity" => vec!["common", "uncommon", "rare", "super-rare"],
        "keyword" => Keyword::ALL.iter().map(|word| word.name()).collect(),
        "implemented" | "banned" | "reprint" => vec!["yes", "no"],
        _ => Vec::new(),
    }
}

/// A card with the data that queries compare.
struct Looked<'a> {
    catalogue: &'a Catalogue,
    card: &'a CardDef,
}

impl Searchable for Looked<'_> {
    fn contains(&self, text: &str) -> bool {
        let has = |its: &str| its.to_ascii_lowercase().contains(text);
        let card = self.card;
        has(card.full_name)
            || card
                .texts
                .iter()
                .any(|side| has(side.name) || traits(side).any(|word| has(word.name())))
            || has(&whole_text(self.catalogue, card))
    }

    fn is(&self, key: &str, value: &str) -> bool {
        is(self.catalogue, self.card, key, value)
    }

    fn numbers(&self, key: &str) -> Vec<i32> {
        numbers(self.card, key).collect()
    }
}

/// Returns whether a card has a value for a key. The value must be folded.
fn is(catalogue: &Catalogue, card: &CardDef, key: &str, value: &str) -> bool {
    let same = |word: &str| fold(word) == value;
    let yes = |so: bool| so == (value == "yes");
    match key {
        "trait" => card.texts.iter().any(|face| traits(face).any(|word| same(word.name()))),
        "type" | "kind" => {
            same(kind(card))
                || match card.class {
                    Class::Battle(its) => same(types(its).0) || types(its).1.is_some_and(same),
                    Class::Character(its) => same(its.name()),
                    Class::Stratagem => false,
                }
        }
        "faction" => same(card.faction.name()),
        "icon" => card.icons.iter().any(|color| same(color.name())),
        "mode" => card.texts[..usize::from(card.faces)].iter().any(|face| same(face.mode.name())),
        "rarity" => card.rarity.is_some_and(|rarity| same(rarity.name())),
        "keyword" => {
            card.texts.iter().any(|text| keyword_lines(text).iter().any(|(word, _)| *word == value))
                || numbers(card, value).any(|number| number > 0)
        }
        "set" => same(card.set),
        "id" => same(card.id),
        "name" => fold(card.full_name).contains(value),
        "implemented" => yes(card.implemented),
        "banned" => yes(card.banned.or(catalogue.card(card.original).banned).is_some()),
        "reprint" => yes(catalogue.card(card.original).id != card.id),
        _ => false,
    }
}

/// Returns the numbers of a card for a key, one per face for numbers that differ by face.
fn numbers(card: &CardDef, key: &str) -> impl Iterator<Item = i32> {
    let color = Color::from_name(key);
    let character = card.is_character();
    let whole = match (key, color) {
        ("stars", _) => Some(i32::from(card.stars)),
        ("health", _) => character.then_some(i32::from(card.health)),
        ("icons", _) => card.battle_kind().map(|_| card.icons.len() as i32),
        (_, Some(color)) => card.battle_kind().map(|_| i32::from(card.icon_counts[color as usize])),
        _ => None,
    };
    let faces = card.texts.iter().filter_map(move |text| match key {
        "attack" => (character || text.slot.is_some()).then_some(i32::from(text.attack)),
        "defense" => (character || text.slot.is_some()).then_some(i32::from(text.defense)),
        _ => given(text, Keyword::from_name(key)?),
    });
    whole.into_iter().chain(faces.collect::<Vec<_>>())
}

/// Returns the amount of a keyword that a text gives its own character, with or without a condition. A counted amount
/// is 1.
fn given(text: &crate::cards::catalogue::Text, keyword: Keyword) -> Option<i32> {
    let own =
        text.statics.iter().filter(|ability| ability.who.is_none()).flat_map(|ability| ability.has);
    let amounts = own.filter_map(|quality| match (quality, keyword) {
        (Quality::Bold(amount), Keyword::Bold)
        | (Quality::Tough(amount), Keyword::Tough)
        | (Quality::Pierce(amount), Keyword::Pierce)
        | (Quality::Focus(amount), Keyword::Focus)
        | (Quality::Safeguard(amount), Keyword::Safeguard) => match amount {
            Amount::Fixed(number) => Some(i32::from(*number)),
            Amount::Counted(_) => Some(1),
        },
        (Quality::Brave, Keyword::Brave)
        | (Quality::Stealth | Quality::StealthFrom(_), Keyword::Stealth) => Some(1),
        _ => None,
    });
    amounts.max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::builtin::builtin;

    fn found(query: &str) -> Vec<&'static str> {
        search(builtin(), query)
            .unwrap_or_else(|error| panic!("{error}"))
            .into_iter()
            .map(|card| card.id)
            .collect()
    }

    #[test]
    fn words_narrow_the_search() {
        assert_eq!(found("").len(), 690);
        assert_eq!(found("  \n ").len(), 690);
        assert_eq!(found("\"plasma burst\" type:action set:w1").len(), 1);
        assert_eq!(
            found("set:w1 type:weapon icon:orange").len(),
            search(builtin(), "set:W1 kind:Weapon orange>0").unwrap().len()
        );
        assert!(
            found("trait:plane stars<=6 faction:decepticon,autobot type:character")
                .contains(&"w2-t01")
        );
        assert_eq!(found("id:w1-t01"), ["w1-t01"]);
        assert_eq!(found("type:combiner").len(), 11);
        assert_eq!(found("type:stratagem").len(), 30);
        assert_eq!(found("banned:yes reprint:no").len(), 3);
        assert!(
            !found("bold>=1").is_empty()
                && !found("keyword:stealth").is_empty()
                && !found("trait:spy-patrol").is_empty()
        );
    }

    #[test]
    fn a_word_and_its_opposite_are_everything() {
        for word in [
            "trait:car",
            "implemented:yes",
            "stars>5",
            "health<=10",
            "laser",
            "icon:orange,blue",
            "rarity:super-rare",
            "defense=2",
            "mode:alt2",
        ] {
            let (fits, not) = (found(word).len(), found(&format!("-{word}")).len());
            assert_eq!(fits + not, 690, "{word}");
            assert!(fits > 0, "{word}");
        }
    }

    #[test]
    fn words_that_mean_nothing_are_explained() {
        for (query, path) in [
            ("laser colour:red", "colour:red"),
            ("trait:plain", "trait:plain"),
            ("stars<=many", "stars<=many"),
            ("stars", ""),
            ("stars>=", "stars>="),
            ("set:", "set:"),
            ("trait>=2", "trait>=2"),
            ("implemented:maybe", "implemented:maybe"),
        ] {
            let Err(error) = search(builtin(), query) else {
                assert!(path.is_empty(), "{query}");
                continue;
            };
            assert_eq!((error.code, error.path.as_str()), ("bad-query", path), "{query}");
        }
        assert_eq!(search(builtin(), &"x".repeat(2000)).unwrap_err().code, "bad-query");
    }

    proptest::proptest! {
        #![proptest_config(proptest::prelude::ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]
        #[test]
        fn any_query_is_answered_or_refused(query in "(trait|stars|set|-|:|<=|>|=|\"|,|[a-z0-9 ]|\\PC){0,12}") {
            let _ = search(builtin(), &query);
        }
    }
}
