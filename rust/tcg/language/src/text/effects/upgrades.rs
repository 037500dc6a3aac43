//! Upgrades and other cards on the table: scrapping, moving and putting them.

use super::super::pen::{Grammar, Owner, Pen, Topic};
use crate::{Effect, From, Pick, What, Who};

impl Pen {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_upgrades(&mut self, effect: &Effect) {
        match effect {
            Effect::PutFromScrap { what, onto } => {
                self.verb("put");
                self.a_card(what);
                self.of_scrap_pile();
                self.onto(onto);
            }
            Effect::ScrapUpgrade { what, from } => {
                self.verb("scrap");
                self.an_upgrade(what, from);
            }
            Effect::ScrapUpgrades { what, from, repair } => {
                self.verb("scrap");
                self.all_upgrades(what, from);
                if let Some(repair) = repair {
                    self.mark(",");
                    self.say("and then");
                    self.verb("repair");
                    self.number(i32::from(*repair));
                    self.say(
                        "damage from each of those characters for each Upgrade scrapped from it",
                    );
                }
            }
            Effect::ReturnUpgrade { what, from } => {
                self.verb("return");
                self.an_upgrade(what, from);
                self.say("to its owner's hand");
            }
            Effect::ReturnUpgrades { what, from } => {
                self.verb("return");
                self.all_upgrades(what, from);
                self.say("to their owner's hand");
            }
            Effect::MoveUpgrade { what, from, to } => {
                let topic = self.topic;
                self.verb("move");
                self.a_card(what);
                self.topic = topic;
                self.between(from, to);
                // "It" could refer to the card, too.
                self.topic = Topic::Nothing;
            }
            Effect::SwapUpgrades => {
                self.verb("swap");
                self.say("all Upgrades between them");
            }
            Effect::PutThatOnto(who) => {
                self.verb("put");
                self.those_cards();
                self.onto(who);
            }
            Effect::TakeOverUpgrades(who) => {
                self.verb("put");
                self.say("this card and all other Upgrades that were on that character onto");
                self.who(who);
            }
            Effect::ScrapThis => {
                self.verb("scrap");
                self.say("this card");
                self.topic_is_card();
            }
            Effect::ReturnThis => {
                self.verb("return");
                self.say("this card to its owner's hand");
                self.topic_is_card();
            }
            Effect::PutThisIntoKo => {
                self.verb("put");
                self.say("this card into");
                self.say(self.my());
                self.say("KO area");
            }
            Effect::TurnOverThis => {
                self.verb("turn");
                self.say("this stratagem over");
            }
            Effect::ScrapUpTo { count, what, from } => {
                self.verb("scrap");
                self.up_to_upgrades(*count, what, from);
            }
            Effect::PutFromKoArea { what, onto } => {
                self.verb("put");
                self.played(what, From::KoArea, Some(onto));
            }
            Effect::KeepUpgrades(onto) => {
                self.may_begins();
                self.say("put any number of");
                self.say(if self.topic == Topic::Chosen { "its" } else { "that character's" });
                self.say("Upgrades onto");
                self.who(onto);
                self.say("instead of scrapping them");
            }
            Effect::SwapWithHand { what, on, with } => {
                self.verb("swap");
                self.a_card(what);
                self.say("on");
                self.who(on);
                self.say("with");
                self.a_card(with);
                self.say("from");
                self.say(self.my());
                self.say("hand");
            }
            _ => {}
        }
    }

    /// Writes "up to 2 enemy Weapons" or "up to 2 Weapons on it".
    fn up_to_upgrades(&mut self, count: u8, what: &What, from: &Who) {
        let number = if count == 1 { Grammar::One } else { Grammar::Many };
        self.say("up to");
        self.number(i32::from(count));
        let plain = from.is.is_empty() && matches!(from.pick, Pick::Each | Pick::Choose(1));
        match self.owner(from.side) {
            Owner::Enemy if plain => {
                self.say("enemy");
                self.bare_cards(what, number);
            }
            Owner::Your if plain => {
                self.say("of your");
                self.bare_cards(what, Grammar::Many);
            }
            Owner::Their if plain => {
                self.say("of their");
                self.bare_cards(what, Grammar::Many);
            }
            _ => {
                let topic = self.topic;
                self.bare_cards(what, number);
                self.say("on");
                self.topic = topic;
                self.who(from);
            }
        }
    }
}
