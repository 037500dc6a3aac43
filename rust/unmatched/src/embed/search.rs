//! Search of heroes and cards by properties.
//!
//! A query is a list of words that must all match.
//!
//! | word | of | matches |
//! | --- | --- | --- |
//! | `wind`, `"cancel the effects"` | both | this text in the id, the name or the rules text |
//! | `type:scheme` | cards | `attack`, `defense`, `versatile` or `scheme` |
//! | `by:harpy`, `tag:voyage`, `hero:medusa` | cards | who can use the card, its tags, whose deck it is in |
//! | `attack:ranged`, `set:"cobble & fog"`, `fighter:porter` | heroes | how the hero attacks, the set, the names of fighters |
//! | `id:medusa`, `name:sinbad`, `implemented:yes` | both | the id, a part of the name, whether it is implemented |
//! | `value>=5`, `boost<2`, `copies=3` | cards | compares a number |
//! | `health<=13`, `move>2`, `sidekicks=0` | heroes | compares a number |
//!
//! Values, negation and quotes are those of [`altmode_host::Query`].

use crate::{
    cards::catalogue::Catalogue,
    embed::sheets::{Card, HeroView, cards, heroes},
};
use altmode_core::Result;
use altmode_host::{Query, Searchable, Terms, fold};

/// Returns the heroes that match a query, in the order of their ids; all of them if the query is empty.
///
/// # Errors
///
/// Returns `bad-query`, with the unknown word as path and the valid words in the message.
pub fn search_heroes(catalogue: &'static Catalogue, query: &str) -> Result<Vec<HeroView>> {
    let terms = Terms {
        things: "heroes",
        keys: &["attack", "set", "fighter", "id", "name", "implemented"],
        numbers: &["health", "move", "sidekicks"],
        values: &|key| match key {
            "attack" => vec!["melee", "ranged"],
            "implemented" => vec!["yes", "no"],
            _ => Vec::new(),
        },
    };
    let query = Query::parse(query, &terms)?;
    Ok(heroes(catalogue).filter(|hero| query.fits(hero)).collect())
}

/// Returns the cards that match a query, hero by hero; all of them if the query is empty.
///
/// # Errors
///
/// Returns `bad-query`, with the unknown word as path and the valid words in the message.
pub fn search_cards(catalogue: &'static Catalogue, query: &str) -> Result<Vec<Card>> {
    let terms = Terms {
        things: "cards",
        keys: &["type", "by", "tag", "hero", "id", "name", "implemented"],
        numbers: &["value", "boost", "copies"],
        values: &|key| match key {
            "type" => vec!["attack", "defense", "versatile", "scheme"],
            "implemented" => vec!["yes", "no"],
            _ => Vec::new(),
        },
    };
    let query = Query::parse(query, &terms)?;
    Ok(cards(catalogue).filter(|card| query.fits(card)).collect())
}

/// Returns whether any of some texts contains a text in lower case.
fn any_contains(texts: &[&str], text: &str) -> bool {
    texts.iter().any(|its| its.to_ascii_lowercase().contains(text))
}

impl Searchable for HeroView {
    fn contains(&self, text: &str) -> bool {
        any_contains(&[self.id, self.name, self.set, &self.text], text)
    }

    fn is(&self, key: &str, value: &str) -> bool {
        match key {
            "attack" => self.attack == value,
            "set" => fold(self.set) == value,
            "fighter" => self.fighters.iter().any(|fighter| fold(fighter.name) == value),
            "id" => fold(self.id) == value,
            "name" => fold(self.name).contains(value),
            "implemented" => self.implemented == (value == "yes"),
            _ => false,
        }
    }

    fn numbers(&self, key: &str) -> Vec<i32> {
        let sidekicks = || {
            self.fighters
                .iter()
                .filter(|fighter| fighter.role == "sidekick")
                .map(|fighter| i32::from(fighter.count))
                .sum()
        };
        match key {
            "health" => vec![self.health.into()],
            "move" => vec![self.moves.into()],
            "sidekicks" => vec![sidekicks()],
            _ => Vec::new(),
        }
    }
}

impl Searchable for Card {
    fn contains(&self, text: &str) -> bool {
        any_contains(&[self.id, self.name, &self.text], text)
    }

    fn is(&self, key: &str, value: &str) -> bool {
        match key {
            "type" => self.kind == value,
            "by" => self.by.iter().any(|name| fold(name) == value),
            "tag" => self.tags.iter().any(|tag| fold(tag) == value),
            "hero" => fold(self.hero) == value,
            "id" => fold(self.id) == value,
            "name" => fold(self.name).contains(value),
            "implemented" => self.implemented == (value == "yes"),
            _ => false,
        }
    }

    fn numbers(&self, key: &str) -> Vec<i32> {
        let number = match key {
            "value" => self.value,
            "boost" => self.boost,
            "copies" => Some(self.copies),
            _ => None,
        };
        number.into_iter().map(i32::from).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::catalogue::builtin;

    fn found(query: &str) -> Vec<&'static str> {
        search_cards(builtin(), query)
            .unwrap_or_else(|error| panic!("{error}"))
            .into_iter()
            .map(|card| card.id)
            .collect()
    }

    #[test]
    fn words_narrow_the_search() {
        let all = found("").len();
        assert_eq!(found(" \n").len(), all);
        assert_eq!(found("hero:medusa name:gaze"), ["medusa/gaze-of-stone"]);
        for word in [
            "type:scheme",
            "value>=5",
            "boost<2",
            "copies=3",
            "by:harpy",
            "tag:voyage",
            "implemented:yes",
            "cancel",
        ] {
            let (fits, not) = (found(word).len(), found(&format!("-{word}")).len());
            assert!(fits > 0 && fits + not == all, "{word}: {fits}, {not} of {all}");
        }
        let heroes: Vec<&str> = search_heroes(builtin(), "health<=18 attack:ranged sidekicks=3")
            .unwrap()
            .iter()
            .map(|hero| hero.id)
            .collect();
        assert!(heroes.contains(&"medusa"), "{heroes:?}");
        assert_eq!(search_heroes(builtin(), "fighter:porter").unwrap()[0].id, "sinbad");
    }

    #[test]
    fn words_that_mean_nothing_are_explained() {
        for (query, path) in [
            ("type:magic", "type:magic"),
            ("health>3", "health>3"),
            ("value>=", "value>="),
            ("wind colour:red", "colour:red"),
        ] {
            let error = search_cards(builtin(), query).unwrap_err();
            assert_eq!((error.code, error.path.as_str()), ("bad-query", path), "{query}");
        }
        assert_eq!(search_heroes(builtin(), "value=3").unwrap_err().code, "bad-query");
    }
}
