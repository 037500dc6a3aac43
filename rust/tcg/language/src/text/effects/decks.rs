//! Decks: cards revealed, looked at, taken and put back.

use super::super::pen::{Grammar, Pen};
use crate::{Effect, Is, Pick};

impl Pen {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_decks(&mut self, effect: &Effect) {
        match effect {
            Effect::ScrapFromDeck(amount) => {
                self.for_each_first(amount);
                self.verb("scrap");
                self.top_of_deck(amount);
            }
            Effect::RevealTop(amount) => {
                self.for_each_first(amount);
                self.verb("reveal");
                self.top_of_deck(amount);
            }
            Effect::LookAtTop(amount) => {
                self.for_each_first(amount);
                self.verb("look");
                self.say("at");
                self.top_of_deck(amount);
            }
            Effect::ScrapThose => {
                self.verb("scrap");
                self.the_rest();
            }
            Effect::PutThoseBack => {
                self.verb("put");
                self.the_rest();
                self.say("back on top of");
                self.say(self.my());
                self.say("deck");
                if self.those == Grammar::Many {
                    self.say("in any order");
                }
            }
            Effect::TakeThose { what, count, up_to, reveal } => {
                self.verb(if *reveal { "reveal" } else { "put" });
                match (*up_to, *count) {
                    (true, Some(number)) => {
                        self.say("up to");
                        self.number(i32::from(number));
                        self.bare_cards(
                            what,
                            if number == 1 { Grammar::One } else { Grammar::Many },
                        );
                        self.say("among those cards");
                    }
                    (true, None) => {
                        self.say("any number of");
                        self.bare_cards(what, Grammar::Many);
                        self.say("among those cards");
                    }
                    (false, count) => self.taken(what, count),
                }
                if *reveal {
                    self.say(if *count == Some(1) { "and put it" } else { "and put them" });
                }
                self.some_taken = true;
                self.say("into");
                self.say(self.my());
                self.say("hand");
            }
            Effect::FindInDeck { what, onto } => {
                self.verb("search");
                self.say(self.my());
                self.say("deck for");
                self.a_card(what);
                self.mark(",");
                self.verb("reveal");
                self.say("it");
                self.mark(",");
                self.verb("put");
                self.say("it");
                match onto {
                    Some(onto) => {
                        self.say("onto");
                        self.who(onto);
                    }
                    None => {
                        self.say("into");
                        self.say(self.my());
                        self.say("hand");
                    }
                }
                self.mark(",");
                self.say("and");
                self.verb("shuffle");
                self.say(self.my());
                self.say("deck");
            }
            Effect::TopIntoKo(amount) => {
                self.for_each_first(amount);
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
            Effect::PutThoseUnder(who) => {
                self.verb("put");
                self.those_cards();
                self.say("under");
                self.topic_is_card();
                // A named character needs no further description.
                if who.pick == Pick::Choose(1)
                    && who.is.iter().any(|is| matches!(is, Is::Named(_) | Is::FullNamed(_)))
                {
                    self.any_such(who);
                } else {
                    self.who(who);
                }
            }
            _ => {}
        }
    }
}
