//! Cards in hand, the player's own and the opponent's.

use super::super::amounts::{CARDS, Measure, measure};
use super::super::objects::fills_hand;
use super::super::pen::{Grammar, Pen, Topic, Voice};
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
            Effect::LookAtHand => {
                self.verb("look");
                self.say("at");
                self.say(self.foes());
                self.say("hand");
                self.topic = Topic::OpenHand;
            }
            Effect::ScrapFromTheirHand { count, what } => {
                let looking = self.topic == Topic::OpenHand;
                self.verb("scrap");
                self.cards(i32::from(*count), what);
                self.say("from");
                if looking {
                    self.say("it");
                } else {
                    self.say(self.foes());
                    self.say("hand");
                }
            }
            Effect::RevealAtRandom => {
                self.foe_verb("reveal");
                self.say("a random card from");
                self.say(if self.speech.voice == Voice::Opponent { "your" } else { "their" });
                self.say("hand");
                self.those = Grammar::One;
                self.topic = Topic::Nothing;
                self.subject_is_lost();
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
            Effect::TopFromTheirHand { count, what } => {
                let looking = self.topic == Topic::OpenHand;
                self.verb("choose");
                self.cards(i32::from(*count), what);
                self.say("from");
                if looking {
                    self.say("it");
                } else {
                    self.say(self.foes());
                    self.say("hand");
                }
                self.mark(",");
                self.say("and");
                self.foe_verb("put");
                self.say(if *count == 1 { "that card on top of" } else { "those cards on top of" });
                self.say(if self.speech.voice == Voice::Opponent { "your" } else { "their" });
                self.say("deck");
                self.subject_is_lost();
            }
            Effect::TheyReveal(amount) => {
                let opponent = self.speech.voice == Voice::Opponent;
                self.foe_verb("choose");
                self.amount(amount, &CARDS);
                self.say(if opponent { "in your hand" } else { "in their hand" });
                self.for_each_of(amount);
                self.say(if opponent { "and reveal" } else { "and reveals" });
                self.remember(amount);
                self.say(if self.those == Grammar::One { "it" } else { "them" });
                self.topic = Topic::Nothing;
                self.subject_is_lost();
            }
            Effect::LookAtHandAndSecrets => {
                self.verb("look");
                self.say("at");
                self.say(self.foes());
                self.say("hand and face-down Secret Actions");
                (self.those, self.some_taken) = (Grammar::Many, false);
            }
            Effect::TheirHandIntoKo { count, what } => {
                let looking = self.topic == Topic::OpenHand;
                self.verb("put");
                self.cards(i32::from(*count), what);
                self.say("from");
                if looking {
                    self.say("it");
                } else {
                    self.say(self.foes());
                    self.say("hand");
                }
                self.say(if self.speech.voice == Voice::Opponent { "into your KO area" } else { "into their KO area" });
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
            Effect::TakeTheirDraws => {
                self.say("for the rest of this turn");
                self.mark(",");
                self.say("each time");
                self.say(self.foe());
                self.say("would draw a card");
                self.mark(",");
                self.say(self.me());
                self.say("draw one instead");
                self.subject_is_lost();
            }
            _ => {}
        }
    }
}
