//! Cards in the opponent's hand.

use super::super::amounts::CARDS;
use super::super::pen::{Grammar, Pen, Topic, Voice};
use crate::Effect;

impl Pen {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_their_hand(&mut self, effect: &Effect) {
        match effect {
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
                self.source_is_their_hand(looking);
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
            Effect::TopFromTheirHand { count, what } => {
                let looking = self.topic == Topic::OpenHand;
                self.verb("choose");
                self.cards(i32::from(*count), what);
                self.source_is_their_hand(looking);
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
                self.source_is_their_hand(looking);
                self.say(if self.speech.voice == Voice::Opponent {
                    "into your KO area"
                } else {
                    "into their KO area"
                });
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

    /// Writes "from your opponent's hand", or "from it" after an instruction that opened the hand.
    fn source_is_their_hand(&mut self, looking: bool) {
        self.say("from");
        if looking {
            self.say("it");
        } else {
            self.say(self.foes());
            self.say("hand");
        }
    }
}
