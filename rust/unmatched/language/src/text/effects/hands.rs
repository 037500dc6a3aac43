//! Cards in hand, the player's own and the opponent's.

use super::super::Writer;
use crate::{Amount, Count, Effect, What};
use altmode_language::Grammar;

impl Writer<'_> {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_hands(&mut self, effect: &Effect) {
        let (my, foes) = (self.pen.my(), self.pen.foes());
        match effect {
            Effect::Draw(amount) => {
                if let Amount::Counted(count) = amount
                    && let Count::Missing { from, count: Amount::Counted(hand) } = &**count
                    && **hand == Count::CardsInHand
                {
                    let me = self.pen.me();
                    self.act("draw", &format!("until {me} have {from} cards in hand"));
                } else {
                    let cards = self.so_many(amount, "card", "cards");
                    self.act("draw", &cards);
                }
                self.speaks_of_cards(amount);
            }
            Effect::Discard { count, what, at_random } => {
                let any = What::default();
                let what = what.as_ref().unwrap_or(&any);
                let words = match count {
                    Amount::Fixed(number) => {
                        self.some_cards((*number).clamp(0, 99) as u8, what, *at_random)
                    }
                    Amount::Counted(_) => self.so_many(count, "card", "cards"),
                };
                self.act("discard", &words);
                self.speaks_of_cards(count);
            }
            Effect::DiscardAny(what) => {
                let cards = self.cards_noun(what);
                self.act("discard", &format!("any number of {cards} from {my} hand"));
                self.those = Grammar::Many;
            }
            Effect::DiscardAll(what) => {
                let cards = self.cards_noun(what);
                self.act("discard", &format!("all {cards} from {my} hand"));
                self.those = Grammar::Many;
            }
            Effect::DiscardHand => {
                self.act("discard", &format!("{my} hand"));
                self.those = Grammar::Many;
            }
            Effect::LookAtHand => self.act("look", &format!("at {foes} hand")),
            Effect::DiscardTheirs { count, what } => {
                let cards =
                    self.some_cards(*count, what.as_ref().unwrap_or(&What::default()), false);
                self.act("choose", &format!("{cards} in {foes} hand, which they discard"));
                self.those = if *count == 1 { Grammar::One } else { Grammar::Many };
            }
            Effect::TheirsUnder(what) => {
                let card = self.a_card(what);
                self.act(
                    "choose",
                    &format!("{card} in {foes} hand, which they put under their deck"),
                );
            }
            Effect::TheirsIntoDeck(what) => {
                let card = self.a_card(what);
                self.act(
                    "choose",
                    &format!("{card} in {foes} hand, which they shuffle into their deck"),
                );
            }
            Effect::ChooseTheirs(what) => {
                let card = self.a_card(what);
                self.act("choose", &format!("{card} in {foes} hand"));
                self.those = Grammar::One;
            }
            Effect::RevealTheirs => {
                self.act("reveal", &format!("a card in {foes} hand"));
                self.those = Grammar::One;
            }
            Effect::NameCard => self.act("name", &format!("a card of {foes} deck")),
            Effect::RevealHand => self.act("reveal", &format!("{my} hand")),
            Effect::RevealFromHand { count, what } => {
                let cards = self.some_cards(*count, what, false);
                self.act("reveal", &format!("{cards} from {my} hand"));
                self.those = if *count == 1 { Grammar::One } else { Grammar::Many };
            }
            Effect::AllReveal => {
                self.tell("each player chooses a card in hand, and all of them are revealed at the same time");
                self.those = Grammar::Many;
            }
            Effect::RevealPair => {
                self.act("reveal", &format!("two cards of the same name from {my} hand"))
            }
            Effect::LeaveOfThose(count) => {
                self.act("keep", &format!("{count} of them in hand"));
                self.some_gone = true;
            }
            Effect::PutOnTop(amount) => {
                let cards = self.so_many(amount, "card", "cards");
                self.act("put", &format!("{cards} from {my} hand on top of {my} deck"));
            }
            Effect::PutUnder(amount) => {
                let cards = self.so_many(amount, "card", "cards");
                self.act("put", &format!("{cards} from {my} hand under {my} deck"));
            }
            Effect::RandomOnTop(amount) => {
                let cards = self.so_many(amount, "random card", "random cards");
                self.act("put", &format!("{cards} from {my} hand on top of {my} deck"));
            }
            Effect::RandomUnder(amount) => {
                let cards = self.so_many(amount, "random card", "random cards");
                self.act("put", &format!("{cards} from {my} hand under {my} deck"));
            }
            Effect::PutUnderAny => {
                self.act("put", &format!("any number of cards from {my} hand under {my} deck"))
            }
            Effect::ShuffleHand => self.act("shuffle", &format!("{my} hand into {my} deck")),
            Effect::ReturnThis => self.act("return", &format!("this card to {my} hand")),
            _ => {}
        }
    }
}
