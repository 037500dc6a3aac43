//! Cards in the player's hand.

use super::super::amounts::{CARDS, Measure, measure};
use super::super::objects::fills_hand;
use super::super::pen::{Grammar, Pen, Topic};
use crate::{Amount, Effect};

impl Pen {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_hands(&mut self, effect: &Effect) {
        match effect {
            Effect::Draw(amount) => {
                self.verb("draw");
                if let Some(hand) = fills_hand(amount) {
                    self.say("cards until");
                    self.say(self.me());
                    self.say("have");
                    self.number(i32::from(hand));
                    self.say("in hand");
                    return self.topic_is_card();
                }
                match amount {
                    Amount::Fixed(1) if self.drew => self.say("another card"),
                    Amount::Fixed(number) if self.drew => {
                        self.number(i32::from(*number));
                        self.say("more cards");
                    }
                    _ => self.amount(amount, &CARDS),
                }
                self.for_each_of(amount);
                self.topic_is_card();
            }
            Effect::ScrapHand => {
                self.verb("scrap");
                self.say(self.my());
                self.say("hand");
                self.those = Grammar::Many;
            }
            Effect::ScrapFromHand { count, what } => {
                let open = self.topic == Topic::OpenHand;
                self.verb("scrap");
                self.cards_of(count, what);
                self.say("from");
                if open {
                    self.say("it");
                } else {
                    self.say(self.my());
                    self.say("hand");
                }
                self.for_each_of(count);
                self.remember(count);
            }
            Effect::ScrapAnyFromHand(what) => {
                self.verb("scrap");
                self.say("any number of");
                self.bare_cards(what, Grammar::Many);
                self.say("from");
                self.say(self.my());
                self.say("hand");
                self.those = Grammar::Many;
            }
            Effect::KeepInHand(count) => {
                self.verb("choose");
                self.so_many(i32::from(*count), &CARDS);
                self.say("in");
                self.say(self.my());
                self.say("hand and");
                self.verb("scrap");
                self.say("the others");
            }
            Effect::EachKeepsInHand(count) => {
                self.say("each player secretly chooses");
                self.so_many(i32::from(*count), &CARDS);
                self.say("in their hand");
                self.mark(",");
                self.say("and both scrap the others at the same time");
            }
            Effect::ScrapAllFromHand(what) => {
                let open = self.topic == Topic::OpenHand;
                self.verb("scrap");
                self.say("all");
                self.bare_cards(what, Grammar::Many);
                self.say("from");
                if open {
                    self.say("it");
                } else {
                    self.say(self.my());
                    self.say("hand");
                }
            }
            Effect::RevealHand => {
                self.verb("reveal");
                self.say(self.my());
                self.say("hand");
                self.topic = Topic::OpenHand;
            }
            Effect::PutOnTop(amount) => {
                self.verb("put");
                self.amount(amount, &CARDS);
                self.say("from");
                self.say(self.my());
                self.say("hand on top of");
                self.say(self.my());
                self.say("deck");
                self.for_each_of(amount);
                self.topic_is_card();
            }
            Effect::Plan(amount) => {
                self.verb("Plan");
                match measure(amount) {
                    Measure::That => self.say("that many"),
                    Measure::Fixed(number) | Measure::Each(number, _) => self.number(number),
                    Measure::Equal(amount) => self.value(amount),
                }
                self.for_each_of(amount);
            }
            Effect::RevealOntoDeck { count, what } => {
                self.verb("reveal");
                self.cards(i32::from(*count), what);
                self.say("from");
                self.say(self.my());
                self.say("hand and");
                self.verb("put");
                self.say(if *count == 1 { "it on top of" } else { "them on top of" });
                self.say(self.my());
                self.say("deck");
                self.topic_is_card();
            }
            _ => {}
        }
    }
}
