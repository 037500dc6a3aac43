//! Discard piles: cards taken and moved out of them.

use super::super::Writer;
use crate::Effect;

impl Writer<'_> {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_discards(&mut self, effect: &Effect) {
        let my = self.pen.my();
        match effect {
            Effect::TopOfDiscard(amount) => {
                self.top("look at", amount, &format!("of {my} discard pile"))
            }
            Effect::FromDiscard { count, what, at_random } => {
                let cards = self.some_cards(*count, what, *at_random);
                self.act("put", &format!("{cards} from {my} discard pile into {my} hand"));
            }
            Effect::AllFromDiscard(what) => {
                let cards = self.cards_noun(what);
                self.act("put", &format!("all {cards} from {my} discard pile into {my} hand"));
            }
            Effect::FromDiscardOnTop(what) => {
                let card = self.a_card(what);
                self.act("put", &format!("{card} from {my} discard pile on top of {my} deck"));
            }
            Effect::FromDiscardUnder(what) => {
                let card = self.a_card(what);
                self.act("put", &format!("{card} from {my} discard pile under {my} deck"));
            }
            Effect::RemoveFromDiscard { what, up_to } => {
                let cards = self.cards_noun(what);
                self.act(
                    "remove",
                    &format!("up to {up_to} {cards} in {my} discard pile from the game"),
                );
            }
            Effect::DiscardUnder(what) => {
                let cards = self.cards_noun(what);
                self.act("put", &format!("all {cards} from {my} discard pile under {my} deck"));
            }
            Effect::ShuffleDiscard { what, count, at_random, up_to } => {
                let cards = match count {
                    Some(count) if *up_to => format!("up to {count} {}", self.cards_noun(what)),
                    Some(count) => self.some_cards(*count, what, *at_random),
                    None => format!("all {}", self.cards_noun(what)),
                };
                self.act("shuffle", &format!("{cards} from {my} discard pile into {my} deck"));
            }
            Effect::DiscardOnTop(what) => {
                let card = self.some_cards(1, what, false);
                self.act("put", &format!("{card} from {my} discard pile on top of {my} deck"));
            }
            _ => {}
        }
    }
}
