//! Scrap piles, flipped cards, and cards from outside or under others.

use super::super::pen::{Grammar, Pen, Voice};
use crate::{Effect, UnderFrom};

impl Pen {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_piles(&mut self, effect: &Effect) {
        match effect {
            Effect::ReturnFromScrap { count, what, up_to, different_names } => {
                self.verb("return");
                if *up_to {
                    self.say("up to");
                    self.number(i32::from(*count));
                    self.bare_cards(what, if *count == 1 { Grammar::One } else { Grammar::Many });
                } else {
                    self.cards(i32::from(*count), what);
                }
                if *different_names {
                    self.say("with different names");
                }
                self.of_scrap_pile();
                self.say("to");
                self.say(self.my());
                self.say("hand");
            }
            Effect::TakeFlipped { count, what } => {
                self.verb("put");
                self.cards(i32::from(*count), what);
                self.say(self.me());
                self.say("flipped in this battle into");
                self.say(self.my());
                self.say("hand");
            }
            Effect::TakeFromOutside { count, what } => {
                self.verb("put");
                self.cards(i32::from(*count), what);
                self.say(self.me());
                self.say("own from outside the game into");
                self.say(self.my());
                self.say("hand");
            }
            Effect::PutUnder(from) => {
                self.verb("put");
                match from {
                    UnderFrom::Bottom => {
                        self.say("the bottom card of");
                        self.say(self.my());
                        self.say("deck");
                    }
                    UnderFrom::Those => self.the_rest(),
                    UnderFrom::Hand => {
                        self.say("all cards of");
                        self.say(self.my());
                        self.say("hand");
                    }
                }
                self.say("face down under");
                // The parts are no longer on the battlefield.
                match self.combined.clone() {
                    Some(form) => self.name(&form),
                    None => self.say(self.this_name()),
                }
            }
            Effect::TakeFromUnder(count) => {
                self.verb("put");
                if *count == 1 {
                    self.say("a face-down card");
                } else {
                    self.number(i32::from(*count));
                    self.say("face-down cards");
                }
                self.say("from under");
                let name = self.this_name();
                self.say(name);
                self.say("into");
                self.say(self.my());
                self.say("hand");
                self.topic_is_card();
            }
            Effect::TopFromScrap { count, what } => {
                self.verb("put");
                self.cards(i32::from(*count), what);
                self.of_scrap_pile();
                self.say("on top of");
                self.say(self.my());
                self.say("deck");
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
                self.say(if self.speech.voice == Voice::Opponent {
                    "your deck"
                } else {
                    "their deck"
                });
            }
            _ => {}
        }
    }
}
