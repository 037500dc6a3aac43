//! Nouns for cards.

use super::{Writer, article, fighters::compared};
use crate::What;
use altmode_language::quoted;

impl Writer<'_> {
    /// Returns one card of a phrase, without an article: "Voyage card", "defense or versatile card".
    pub(super) fn card_noun(&self, what: &What) -> String {
        self.cards_of(what, "card")
    }

    /// Returns several cards of a phrase: "Voyage cards".
    pub(super) fn cards_noun(&self, what: &What) -> String {
        self.cards_of(what, "cards")
    }

    fn cards_of(&self, what: &What, noun: &str) -> String {
        let mut words = Vec::new();
        if what.other {
            words.push("other".to_string());
        }
        words.extend(what.tag.clone());
        let kinds: Vec<&str> = what.kind_names().collect();
        if !kinds.is_empty() {
            let (last, others) = (kinds[kinds.len() - 1], &kinds[..kinds.len() - 1]);
            words.push(if others.is_empty() {
                last.into()
            } else {
                format!("{} or {last}", others.join(", "))
            });
        }
        words.push(noun.into());
        if !what.names.is_empty() {
            let names: Vec<String> = what.names.iter().map(|name| quoted(name)).collect();
            words.push(format!("named {}", names.join(" or ")));
        }
        if what.other_name {
            words.push("of another name".into());
        }
        if let Some((compare, number)) = what.value {
            words.push(format!("with a printed value of {}", compared(compare, number)));
        }
        if what.name_chosen {
            words.push("of that name".into());
        }
        if what.value_named {
            words.push("with that printed value".into());
        }
        if let Some((compare, number)) = what.boost {
            words.push(format!("with a BOOST of {}", compared(compare, number)));
        }
        if let Some(name) = &what.of {
            words.push(format!("of {name}"));
        }
        if what.immediately {
            words.push("with an IMMEDIATELY effect".into());
        }
        if what.text {
            words.push("with effects".into());
        }
        words.join(" ")
    }

    /// Returns one card of a phrase: "a Voyage card", "another card".
    pub(super) fn a_card(&self, what: &What) -> String {
        let noun = self.card_noun(what);
        match noun.strip_prefix("other ") {
            Some(rest) => format!("another {rest}"),
            None => format!("{} {noun}", article(&noun)),
        }
    }

    /// Returns a number of cards of a phrase.
    pub(super) fn some_cards(&self, count: u8, what: &What, at_random: bool) -> String {
        let random = if at_random { "random " } else { "" };
        match count {
            1 if at_random => format!("a random {}", self.card_noun(what)),
            1 => self.a_card(what),
            _ => format!("{count} {random}{}", self.cards_noun(what)),
        }
    }
}
