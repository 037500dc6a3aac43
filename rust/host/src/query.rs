//! Queries: search terms that must all match a card, or another kind of thing.
//!
//! A term is text (`laser`, `"plasma burst"`), a key with values (`type:weapon`, `set:w1,w2`) or a comparison with a number
//! (`stars<=6`). A hyphen in front negates it. The game defines the keys; see [`Terms`].

use crate::input::shorten;
use altmode_core::{Error, Result};

/// Maximum length of a query in bytes.
const MOST_BYTES: usize = 1000;

/// The words of a game for one kind of thing.
pub struct Terms<'a> {
    /// The kind of thing in the plural, for messages: `cards`.
    pub things: &'a str,
    /// Keys that are followed by a colon and values.
    pub keys: &'a [&'static str],
    /// Keys that are compared with a number.
    pub numbers: &'a [&'static str],
    /// Returns the values that a key can have; empty if every value is possible.
    pub values: &'a dyn Fn(&str) -> Vec<&'static str>,
}

/// A thing that a query matches, for example a card.
pub trait Searchable {
    /// Returns whether its name or another of its texts contains this text, which is in lower case. Only A to Z are compared
    /// without case, because the tables for all other letters would add 5 kB to the module.
    fn contains(&self, text: &str) -> bool;
    /// Returns whether it has a value for a key. The value is [folded](fold).
    fn is(&self, key: &str, value: &str) -> bool;
    /// Returns its numbers for a key; several if its faces differ.
    fn numbers(&self, key: &str) -> Vec<i32>;
}

/// A query whose words have been checked.
pub struct Query(Vec<Word>);

/// One word of a query.
struct Word {
    /// Whether the term is negated.
    turned: bool,
    asks: Asks,
}

enum Asks {
    /// Text, in lower case.
    Text(String),
    /// Key with its alternative values.
    Value(&'static str, Vec<String>),
    /// Key with a comparison and its number.
    Number(&'static str, Sign, i32),
}

#[derive(Clone, Copy)]
enum Sign {
    AtMost,
    AtLeast,
    Less,
    More,
    Equal,
}

impl Query {
    /// Parses a query.
    ///
    /// # Errors
    ///
    /// Returns `bad-query`, with the unknown word as path and the valid words in the message.
    pub fn parse(query: &str, terms: &Terms) -> Result<Query> {
        if query.len() > MOST_BYTES {
            return Err(Error::new("bad-query", format!("a query has at most {MOST_BYTES} bytes")));
        }
        let words = split(query);
        let words = words
            .iter()
            .map(|word| Word::parse(word, terms).map_err(|error| error.at(shorten(word))));
        words.collect::<Result<_>>().map(Query)
    }

    /// Returns whether a thing matches all words.
    pub fn fits(&self, thing: &impl Searchable) -> bool {
        self.0.iter().all(|word| word.fits(thing) != word.turned)
    }
}

/// Returns a name without case, spaces and punctuation, for comparison.
pub fn fold(name: &str) -> String {
    let read_over = |letter: char| {
        letter.is_ascii() && !letter.is_ascii_alphanumeric() || "\u{a0}·•–—‘’“”…™®".contains(letter)
    };
    name.chars()
        .filter(|letter| !read_over(*letter))
        .map(|letter| letter.to_ascii_lowercase())
        .collect()
}

/// Splits a query at spaces outside quotes.
fn split(query: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for letter in query.chars() {
        match letter {
            '"' => quoted = !quoted,
            _ if letter.is_whitespace() && !quoted => words.push(String::new()),
            _ => words.last_mut().unwrap_or(&mut String::new()).push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

impl Word {
    fn parse(word: &str, terms: &Terms) -> Result<Word> {
        let (turned, word) = match word.strip_prefix('-') {
            Some(rest) if !rest.is_empty() => (true, rest),
            _ => (false, word),
        };
        let end = word.find([':', '<', '>', '=']).unwrap_or(word.len());
        let (key, rest) = word.split_at(end);
        let known = |keys: &[&'static str]| {
            keys.iter().copied().find(|known| known.eq_ignore_ascii_case(key))
        };
        let asks = if rest.is_empty() {
            Asks::Text(word.to_ascii_lowercase())
        } else if let Some(key) = known(terms.numbers) {
            let signs = [
                ("<=", Sign::AtMost),
                (">=", Sign::AtLeast),
                ("<", Sign::Less),
                (">", Sign::More),
                ("=", Sign::Equal),
                (":", Sign::Equal),
            ];
            let (sign, number) = signs
                .iter()
                .find_map(|(sign, means)| Some((*means, rest.strip_prefix(sign)?)))
                .unwrap_or((Sign::Equal, ""));
            let number = number.parse().map_err(|_| {
                Error::new(
                    "bad-query",
                    format!("\"{key}\" is compared with a whole number, for example {key}>=2"),
                )
            })?;
            Asks::Number(key, sign, number)
        } else if let Some(key) = known(terms.keys) {
            let values = rest[1..].split(',').map(fold).collect();
            Asks::Value(key, checked(key, rest, values, terms)?)
        } else {
            let (keys, numbers) = (terms.keys.join(", "), terms.numbers.join(", "));
            let message = format!(
                "\"{}\" is no word for {}; there are: {keys}; and numbers: {numbers}",
                shorten(key),
                terms.things
            );
            return Err(Error::new("bad-query", message));
        };
        Ok(Word { turned, asks })
    }

    fn fits(&self, thing: &impl Searchable) -> bool {
        match &self.asks {
            Asks::Text(text) => thing.contains(text),
            Asks::Value(key, values) => values.iter().any(|value| thing.is(key, value)),
            Asks::Number(key, sign, number) => {
                thing.numbers(key).into_iter().any(|its| match sign {
                    Sign::AtMost => its <= *number,
                    Sign::AtLeast => its >= *number,
                    Sign::Less => its < *number,
                    Sign::More => its > *number,
                    Sign::Equal => its == *number,
                })
            }
        }
    }
}

/// Rejects values that the key cannot have.
fn checked(key: &str, rest: &str, values: Vec<String>, terms: &Terms) -> Result<Vec<String>> {
    if !rest.starts_with([':', '=']) {
        return Err(Error::new("bad-query", format!("\"{key}\" is no number; write {key}:value")));
    }
    let known = (terms.values)(key);
    let fits = |value: &String| {
        !value.is_empty() && (known.is_empty() || known.iter().any(|word| fold(word) == *value))
    };
    if values.iter().all(fits) {
        return Ok(values);
    }
    let mut message = format!("\"{}\" is no {key}", shorten(&rest[1..]));
    if !known.is_empty() {
        message.push_str("; there are: ");
        message.push_str(&known.join(", "));
    }
    Err(Error::new("bad-query", message))
}
