//! Instructions about Upgrades that come and go, Bounties, and what Secret Actions do to what would happen.

use super::pen::{Grammar, Owner, Pen, Topic, Voice};
use crate::{Effect, From, Is, Pick, What, Who, Window};

impl Pen {
    /// Writes one of these instructions as a clause.
    pub fn clause_of_upgrades(&mut self, effect: &Effect) {
        match effect {
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
                let topic = self.topic;
                self.verb("swap");
                self.a_card(what);
                self.say("on");
                self.topic = topic;
                self.who(on);
                self.say("with");
                self.a_card(with);
                self.say("from");
                self.say(self.my());
                self.say("hand");
            }
            Effect::PutThoseUnder(who) => {
                let topic = self.topic;
                self.verb("put");
                self.those_cards();
                self.say("under");
                self.topic = topic;
                // A character that has a name needs no more words.
                if who.pick == Pick::Choose(1) && who.is.iter().any(|is| matches!(is, Is::Named(_) | Is::FullNamed(_))) {
                    self.any_such(who);
                } else {
                    self.who(who);
                }
            }
            Effect::UseBountyOf { who, upgrades_too } => {
                self.verb("use");
                if matches!(who.pick, Pick::This | Pick::Upgraded | Pick::It) && !upgrades_too {
                    self.whose(who);
                    return self.say("Bounty");
                }
                self.say("a Bounty of");
                self.who(who);
                if *upgrades_too {
                    self.say("or of an Upgrade on it");
                }
            }
            Effect::MayPlayEach { what, onto } => {
                let topic = self.topic;
                self.may_begins();
                self.say("play");
                for (index, what) in what.iter().enumerate() {
                    if index > 0 {
                        self.say("and");
                    }
                    self.a_card(what);
                }
                self.say("onto");
                self.topic = topic;
                self.who(onto);
                self.say("in any order");
            }
            Effect::MayPlayToStay(what) => {
                self.may_begins();
                self.say("play");
                self.a_card(what);
                self.mark(",");
                self.say("and while it lies face down, neither it nor this card is scrapped at the end of a turn");
            }
            Effect::NoMoreActions => {
                match self.speech.subject.take() {
                    Some(subject) => self.say(subject),
                    None => self.say(self.me()),
                }
                self.say("can't play Actions for the rest of this turn");
                self.subject_is_lost();
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
            Effect::ItsOwner(effects) => {
                let before = self.let_act(Voice::Opponent, "its owner");
                self.inline(effects);
                self.act_again(before);
            }
            _ => {}
        }
    }

    /// "up to 2 enemy Weapons", "up to 2 Weapons on it".
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

    /// When a Secret Action may be revealed: the windows around a KO and around what would happen.
    pub fn window_of_event(&mut self, window: &Window) {
        match window {
            Window::Ko(who) => {
                self.say("you may reveal this when");
                self.who(who);
                self.say("is KO'd");
            }
            Window::UpgradesOfKo(who) => {
                self.say("you may reveal this when");
                self.who(who);
                self.say("is KO'd and before its Upgrades are scrapped");
            }
            Window::WouldDrawAgain => self.say("you may reveal this if your opponent would draw their second card of their turn"),
            Window::WouldUntap => {
                self.say("you may reveal this if a card of your opponent's would untap exactly one of their characters");
                // "Its" stars are those of that character.
                (self.topic, self.it) = (Topic::Nothing, Grammar::One);
            }
            Window::WouldScrapHand => {
                self.say("you may reveal this if a card of your opponent's would have you scrap cards from your hand during their turn");
            }
            _ => {}
        }
    }

    /// What follows behind the arrow where the effects of a Secret Action come instead of the event.
    pub fn instead_of_event(&mut self, window: &Window, effects: &[Effect]) {
        if matches!(window, Window::WouldUntap | Window::WouldScrapHand) {
            self.say("instead");
            self.mark(",");
            if effects.is_empty() {
                self.say("nothing happens");
                self.stop();
            }
        }
    }
}
