//! Secret Actions: the moments at which they may be revealed, and the effects that replace an event.

use super::pen::{Grammar, Pen, Topic};
use crate::{Effect, Pick, Reveal, Who, Window, WouldTake};

impl Pen {
    /// Writes the text of a Secret Action: the event on which it may be revealed, and its effects.
    pub fn reveal(&mut self, reveal: &Reveal) {
        match &reveal.at {
            Window::Defends(who) => {
                self.total = Some("defense");
                self.say("you may reveal this when");
                self.who(who);
                self.say("defends");
            }
            Window::AttackerChosen => {
                self.say("you may reveal this after your opponent chooses an attacker and before they choose a defender");
            }
            Window::CancelsAction(what) => {
                self.say("you may reveal this as your opponent plays");
                self.a_card(what);
            }
            Window::WouldTake(would) => self.may_reveal_as_it_would_take(would),
            Window::TakesMoreThanEnough(who) => {
                self.say("you may reveal this when");
                let number = self.who(who);
                self.say(if number == Grammar::One { "takes" } else { "take" });
                self.say("more than enough attack damage to be KO'd");
            }
            Window::OpponentFlips(count) => {
                self.say("you may reveal this when an enemy attacks and your opponent flips");
                self.number(i32::from(*count));
                self.say("or more battle cards");
            }
            Window::FlipsDefending(who) => {
                (self.total, self.past) = (Some("defense"), true);
                self.say("you may reveal this when");
                self.who(who);
                self.say("defends and you flip battle cards");
            }
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
            Window::WouldDrawAgain => self.say(
                "you may reveal this if your opponent would draw their second card of their turn",
            ),
            Window::WouldUntap => {
                self.say("you may reveal this if a card of your opponent's would untap exactly one of their characters");
                // "Its" refers to that character.
                (self.topic, self.it) = (Topic::Nothing, Grammar::One);
            }
            Window::WouldScrapHand => {
                self.say("you may reveal this if a card of your opponent's would have you scrap cards from your hand during their turn");
            }
        }
        if let Some(condition) = &reveal.condition {
            // "if … would take damage and it isn't your turn"
            match reveal.at {
                Window::WouldTake(_)
                | Window::WouldDrawAgain
                | Window::WouldUntap
                | Window::WouldScrapHand => self.say("and"),
                _ => {
                    self.mark(",");
                    self.say("if");
                }
            }
            self.condition(condition, false);
        }
        self.arrow();
        if let Window::CancelsAction(_) = reveal.at {
            self.say("that card is scrapped without effect");
            self.stop();
        }
        self.instead_of_event(&reveal.at, &reveal.effects);
        self.sentences(&reveal.effects);
    }

    /// Writes "You may reveal this if one of your Autobots would take enough attack damage to be KO'd".
    fn may_reveal_as_it_would_take(&mut self, would: &WouldTake) {
        let WouldTake { who, takes, parity, enough_to_ko, only_one } = would;
        self.say("you may reveal this if");
        if *only_one {
            self.say("exactly");
        }
        match who.pick {
            Pick::Each if !only_one => {
                self.say("any of");
                self.all_such(who);
            }
            Pick::Each => {
                self.who(&Who { pick: Pick::Choose(1), ..who.clone() });
            }
            _ => {
                self.who(who);
            }
        }
        (self.topic, self.it) = (Topic::Nothing, Grammar::One);
        self.say("would take");
        self.amount_parity(*parity);
        if *enough_to_ko {
            self.say("enough");
        }
        self.damage_kind(*takes);
        if *enough_to_ko {
            self.say("to be KO'd");
        }
    }

    /// Writes the effects of a Secret Action that replace the event, after the arrow.
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
