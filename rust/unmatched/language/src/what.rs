//! Noun phrases for cards: "attack", "defense or versatile card", `Voyage card [other]`.

use altmode_language::{Compare, Encode, Phrase, Shape, put_phrase, show_phrase};
use serde::{Serialize, Serializer};
use std::fmt;

/// The cards that a sentence refers to. In files they are a phrase:
///
/// | words | meaning |
/// | --- | --- |
/// | `card` | any card |
/// | `attack`, `defense`, `versatile`, `scheme` | its type |
/// | `attack or versatile` | either type |
/// | `Voyage card` | it has that tag |
/// | `[named Excalibur]`, `[named Ox Form or Phoenix Form]` | by name |
/// | `[other]` | not the card with this text |
/// | `[other name]` | of another name than the card with this text |
/// | `[value <= 2]`, `[boost >= 3]` | a printed number, compared; nothing printed counts as 0 |
/// | `[value named]` | its printed value is the number that was chosen last |
/// | `[name chosen]` | it has the name that was chosen last |
/// | `[text]` | it has effects |
/// | `[immediately]` | it has an IMMEDIATELY effect |
/// | `[of Daisy]` | the fighter of that name is printed as its only user |
#[derive(Clone, Debug, Default, PartialEq, Eq, Encode)]
#[encode(shape = What::shape_of_phrase)]
pub struct What {
    /// Bitmask of the types that fit, in the order of [`crate::CardKind`]; 0 for all.
    pub kinds: u8,
    /// A tag that it must have.
    pub tag: Option<String>,
    /// The names that fit; empty for all.
    pub names: Vec<String>,
    /// Not the card with this text.
    pub other: bool,
    /// Of another name than the card with this text.
    pub other_name: bool,
    /// Its printed value, compared.
    pub value: Option<(Compare, u8)>,
    /// Its printed value is the number that was chosen last.
    pub value_named: bool,
    /// It has the name that was chosen last.
    pub name_chosen: bool,
    /// Its BOOST, compared.
    pub boost: Option<(Compare, u8)>,
    /// It has effects.
    pub text: bool,
    /// It has an IMMEDIATELY effect.
    pub immediately: bool,
    /// The only fighter that can use it.
    pub of: Option<String>,
}

/// The types of cards, in the order of their bits.
const KINDS: [&str; 4] = ["attack", "defense", "versatile", "scheme"];

impl What {
    /// Parses a phrase.
    pub fn parse(phrase: &str) -> Result<What, String> {
        let error = |word: &str| {
            format!(
                "\"{phrase}\" is not a phrase for cards: \"{word}\" is not understood. Write for example \"card\", \"attack\", \
                 \"defense or versatile\", \"Voyage card [other]\""
            )
        };
        let (mut what, mut named) = (What::default(), false);
        let mut words = Phrase::split(phrase)?;
        while let Some(word) = words.next() {
            named = true;
            if let Some(inside) = word.strip_prefix('[') {
                what.bracket(inside.trim()).ok_or_else(|| error(word))?;
            } else if let Some(kind) = KINDS.iter().position(|kind| *kind == word) {
                what.kinds |= 1 << kind;
            } else if word.starts_with(|letter: char| letter.is_uppercase()) {
                let mut tag = word.to_string();
                while let Some(next) = words
                    .peek()
                    .filter(|next| next.starts_with(|letter: char| letter.is_uppercase()))
                {
                    tag = format!("{tag} {next}");
                    words.skip(1);
                }
                what.tag = Some(tag);
            } else if !matches!(word, "a" | "an" | "or" | "card" | "cards") {
                return Err(error(word));
            }
        }
        if named { Ok(what) } else { Err(error(phrase)) }
    }

    fn bracket(&mut self, text: &str) -> Option<()> {
        if let Some(name) = text.strip_prefix("named ") {
            self.names = name.split(" or ").map(|name| name.trim().to_string()).collect();
            return Some(());
        }
        if let Some(name) = text.strip_prefix("of ") {
            self.of = Some(name.trim().to_string());
            return Some(());
        }
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["immediately"] => self.immediately = true,
            ["other"] => self.other = true,
            ["other", "name"] => self.other_name = true,
            ["text"] => self.text = true,
            ["name", "chosen"] => self.name_chosen = true,
            ["value", "named"] => self.value_named = true,
            ["value", sign, number] => {
                self.value = Some((Compare::from_sign(sign)?, number.parse().ok()?))
            }
            ["boost", sign, number] => {
                self.boost = Some((Compare::from_sign(sign)?, number.parse().ok()?))
            }
            _ => return None,
        }
        Some(())
    }

    /// Returns whether a type fits, by its number.
    pub fn fits_kind(&self, kind: u8) -> bool {
        self.kinds == 0 || self.kinds >> kind & 1 != 0
    }

    /// Returns the types that the phrase names.
    pub fn kind_names(&self) -> impl Iterator<Item = &'static str> {
        KINDS
            .iter()
            .enumerate()
            .filter(|(kind, _)| self.kinds >> kind & 1 != 0)
            .map(|(_, name)| *name)
    }

    fn shape_of_phrase() -> &'static Shape {
        const {
            &Shape::Phrase(
                "a phrase for cards",
                |text, bytes| put_phrase(What::parse, text, bytes),
                show_phrase::<What>,
            )
        }
    }
}

/// Writes the canonical form of the phrase, which [`What::parse`] parses.
impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = self.tag.iter().cloned().collect();
        let kinds: Vec<&str> = self.kind_names().collect();
        words.push(if kinds.is_empty() { "card".into() } else { kinds.join(" or ") });
        words.extend(
            (!self.names.is_empty()).then(|| format!("[named {}]", self.names.join(" or "))),
        );
        words.extend(self.other.then(|| "[other]".into()));
        words.extend(self.other_name.then(|| "[other name]".into()));
        words.extend(self.value.map(|(compare, number)| format!("[value {compare} {number}]")));
        words.extend(self.name_chosen.then(|| "[name chosen]".into()));
        words.extend(self.value_named.then(|| "[value named]".into()));
        words.extend(self.boost.map(|(compare, number)| format!("[boost {compare} {number}]")));
        words.extend(self.text.then(|| "[text]".into()));
        words.extend(self.immediately.then(|| "[immediately]".into()));
        words.extend(self.of.as_ref().map(|name| format!("[of {name}]")));
        f.write_str(&words.join(" "))
    }
}

impl Serialize for What {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for What {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "What".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string", "minLength": 1,
            "description": "A phrase for cards, for example \"card\", \"defense or versatile\", \"Voyage card [other]\".",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_read_and_written_back() {
        for phrase in [
            "card",
            "attack",
            "defense or versatile",
            "Voyage card [other]",
            "Jeet Kune Do card",
            "card [named Excalibur]",
            "card [named Ox Form or Phoenix Form]",
            "scheme [other name]",
            "attack [value <= 2] [boost >= 3]",
            "card [text]",
            "card [value named]",
            "card [name chosen]",
            "card [immediately]",
            "card [of Dr. Jill Trent]",
        ] {
            assert_eq!(What::parse(phrase).unwrap().to_string(), phrase);
        }
        for wrong in ["", "crad", "card [value 2]", "card [near]"] {
            assert!(What::parse(wrong).is_err(), "{wrong}");
        }
    }
}
