//! Decks: cards revealed, looked at, taken and put back.

use super::super::Writer;
use crate::Effect;
use altmode_language::Grammar;

impl Writer<'_> {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_decks(&mut self, effect: &Effect) {
        let (my, foes) = (self.pen.my(), self.pen.foes());
        match effect {
            Effect::DiscardTop(amount) => self.top("discard", amount, &format!("of {my} deck")),
            Effect::RevealTop(amount) => self.top("reveal", amount, &format!("of {my} deck")),
            Effect::LookAtTop(amount) => self.top("look at", amount, &format!("of {my} deck")),
            Effect::LookAtTheirTop(amount) => {
                self.top("look at", amount, &format!("of {foes} deck"))
            }
            Effect::RevealTheirTop(amount) => {
                self.top("reveal", amount, &format!("of {foes} deck"))
            }
            Effect::LookAtAnyTop => {
                self.act("choose", "a player and look at the top card of that player's deck");
                self.those = Grammar::One;
            }
            Effect::RevealBottom => {
                self.act("reveal", &format!("the bottom card of {my} deck"));
                self.those = Grammar::One;
            }
            Effect::Acquire(what) => {
                let card = self.a_card(what);
                self.act(
                    "reveal",
                    &format!(
                        "cards from the top of {my} deck until one is {card}, put that into {my} hand, and shuffle the others into the deck"
                    ),
                );
            }
            Effect::TakeThose { what, count } => {
                let cards = match (what, count) {
                    (None, None) => self.them(),
                    (None, Some(count)) => format!("{count} of them"),
                    (Some(what), None) => format!("all {} among them", self.cards_noun(what)),
                    (Some(what), Some(count)) => {
                        format!("{} among them", self.some_cards(*count, what, false))
                    }
                };
                self.act("put", &format!("{cards} into {my} hand"));
                self.some_gone = true;
            }
            Effect::PutThoseBack => {
                let them = self.the_rest();
                self.act("put", &format!("{them} back on top of the deck{}", self.in_any_order()));
            }
            Effect::PutThoseUnder => {
                let them = self.the_rest();
                self.act("put", &format!("{them} under the deck{}", self.in_any_order()));
            }
            Effect::DiscardThose => {
                let them = self.them();
                self.act("discard", &them);
            }
            Effect::DiscardFromThose(count) => {
                self.act("discard", &format!("{count} of them"));
                self.some_gone = true;
            }
            Effect::PutUnderFromThose(count) => {
                self.act("put", &format!("{count} of them under the deck"));
                self.some_gone = true;
            }
            Effect::ShuffleThose => {
                let them = self.them();
                self.act("shuffle", &format!("{them} into {my} deck"));
            }
            Effect::SearchDeck(what) => {
                let card = self.a_card(what);
                self.act(
                    "choose",
                    &format!(
                        "{card} in {my} deck, reveal it, put it into {my} hand and shuffle the deck"
                    ),
                );
            }
            Effect::Search(what) => {
                let card = self.a_card(what);
                self.act(
                    "put",
                    &format!(
                        "{card} from {my} deck or {my} discard pile into {my} hand; if it was in the deck, reveal it and shuffle the deck"
                    ),
                );
            }
            Effect::Find(what) => {
                let card = self.a_card(what);
                self.act(
                    "take",
                    &format!("{card} from {my} discard pile or {my} deck into {my} hand; if it was in the deck, shuffle that"),
                );
            }
            Effect::PlaySchemeFromDeck => {
                self.act("choose", &format!("a scheme in {my} deck, shuffle the deck, and play the scheme as a free action"));
            }
            Effect::ShuffleDeck => self.act("shuffle", &format!("{my} deck")),
            Effect::ShuffleThis => self.act("shuffle", &format!("this card into {my} deck")),
            Effect::PutThisOnTop => self.act("put", &format!("this card on top of {my} deck")),
            _ => {}
        }
    }

    fn the_rest(&mut self) -> String {
        match (self.unnamed.take(), self.those, self.some_gone) {
            (Some(words), ..) => words,
            (None, Grammar::One, _) => "it".into(),
            (None, Grammar::Many, true) => "the others".into(),
            (None, Grammar::Many, false) => "them".into(),
        }
    }

    fn in_any_order(&self) -> &'static str {
        if self.those == Grammar::Many { " in any order" } else { "" }
    }
}
