//! Instructions about the opponent's cards, piles, names that are said, and where else cards go.

use super::amounts::CARDS;
use super::pen::{Grammar, Pen, Topic, Voice};
use crate::Effect;

impl Pen {
    /// One of these instructions, like [`Pen::clause`].
    pub fn clause_of_hands(&mut self, effect: &Effect) {
        match effect {
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
            Effect::TopIntoKo(amount) => {
                self.verb("put");
                self.top_of_deck(amount);
                self.say("face up into");
                self.say(self.my());
                self.say("KO area");
            }
            Effect::ScrapFromThose { what, count } => {
                self.verb("scrap");
                self.taken(what, *count);
                self.some_taken = true;
            }
            Effect::SeparateThose => {
                self.foe_verb("separate");
                self.those_cards();
                self.say("into two piles");
                self.mark(",");
                self.say("and");
                self.say(self.me());
                self.say("put one of the piles into");
                self.say(self.my());
                self.say("hand");
                (self.those, self.some_taken) = (Grammar::Many, true);
                self.subject_is_lost();
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
            Effect::PutFlippedUnder { count, what } => {
                self.verb("put");
                self.cards(i32::from(*count), what);
                self.say(self.me());
                self.say("flipped in this battle under");
                let name = self.this_name();
                self.say(name);
            }
            Effect::TopFromTheirScrap { count, what } => {
                self.verb("put");
                self.cards(i32::from(*count), what);
                self.say("from");
                self.say(self.foes());
                self.say("scrap pile on top of");
                self.say(if self.speech.voice == Voice::Opponent { "your deck" } else { "their deck" });
            }
            Effect::TakeGreen => {
                self.say("after this battle");
                self.mark(",");
                self.may_begins();
                self.say("put a [GREEN] card");
                self.say(self.me());
                self.say("flipped into");
                self.say(self.my());
                self.say("hand instead of swapping another card for it");
            }
            Effect::NameCard(what) => {
                self.verb("name");
                self.a_card(what);
            }
            _ => {}
        }
    }
}
