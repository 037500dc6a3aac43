//! Combat: values of cards, cancelled effects, boosts and exchanged cards.

use super::super::Writer;
use super::super::amounts::Measure;
use crate::{Amount, Effect};
use altmode_language::Grammar;

impl Writer<'_> {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_combat(&mut self, effect: &Effect) {
        let (my, foe, foes) = (self.pen.my(), self.pen.foe(), self.pen.foes());
        match effect {
            Effect::Value(amount) => {
                let value = self.amount_of_value(amount);
                self.tell(&format!("the value of this card is {value}"));
            }
            Effect::Add(amount) => self.add(amount, "the value of this card"),
            Effect::AddToTheirs(amount) | Effect::AddTheirs(amount) => {
                self.add(amount, &format!("the value of {foes} card"))
            }
            Effect::TheirValue(amount) => {
                let value = self.amount_of_value(amount);
                self.tell(&format!("the value of {foes} card is {value}"));
            }
            Effect::FixTheirs(amount) => {
                let value = self.amount_of_value(amount);
                self.tell(&format!(
                    "the value of {foes} card is {value}, and effects of cards can't change it"
                ));
            }
            Effect::TheirPrintedValue(amount) => {
                let value = self.amount_of_value(amount);
                self.act("make", &format!("the printed value of {foes} card {value}"));
            }
            Effect::Ignore => self.act("ignore", &format!("the value of {foes} card")),
            Effect::IgnoreOwn => self.act("ignore", "the value of this card"),
            Effect::SwapValues => self.act("swap", "the values of both cards"),
            Effect::ReturnTheirs => self.act("return", &format!("{foes} card to its owner's hand")),
            Effect::Lock => self.tell("the value of this card can't change any more"),
            Effect::LockTheirs => {
                self.tell(&format!("the value of {foes} card can't change any more"))
            }
            Effect::Cancel => self.act("cancel", &format!("the effects of {foes} card")),
            Effect::CancelLater => {
                self.act("cancel", &format!("the effects of {foes} card during and after combat"))
            }
            Effect::CancelAfter => {
                self.act("cancel", &format!("the effects of {foes} card after combat"))
            }
            Effect::Boost => {
                self.may();
                self.pen.say("BOOST this card");
            }
            Effect::BlindBoost => self.act("BLIND BOOST", "this card"),
            Effect::TheyMayBoost => self.tell(&format!("{foe} may BOOST their card")),
            Effect::CountsAsWon => self.tell("the combat counts as won by you"),
            Effect::Keep(amount) => {
                let amount = self.amount(amount);
                self.act("note", &amount);
            }
            Effect::KeepThose => self.act("note", "that card"),
            Effect::RecallKept => self.act("take up", "the noted card"),
            Effect::ReplaceTheirs => {
                self.tell(&format!(
                    "{foe} takes their card back into their hand; look at that hand and choose a card of it that they play instead"
                ));
            }
            Effect::ReplaceTheirsFromDeck => {
                self.tell(&format!(
                    "{foe} reveals cards from the top of their deck until one of them can be played instead of their card; if there is \
                     one, they discard their card and play it, and they put the other revealed cards under their deck in random order"
                ));
            }
            Effect::ReplaceYours => self.act(
                "take",
                &format!("this card back into {my} hand and play another card of it instead"),
            ),
            Effect::ReplaceYoursFromDeck => {
                self.act(
                    "discard",
                    &format!("this card, play a card of {my} deck instead and shuffle the deck"),
                );
            }
            Effect::RecallBoosts => {
                self.act("take up", "the cards with which you BOOSTed in this combat");
                self.those = Grammar::Many;
            }
            Effect::PutYoursUnder => {
                self.act("put", &format!("{my} card of the combat under {my} deck"))
            }
            Effect::BonusAttack { name, value, text } => {
                self.tell(&format!("a bonus attack between the same fighters follows this combat: {name}, with the value {value}"));
                for part in text {
                    self.pen.mark(".");
                    let mut inner = Writer::new(self.hero);
                    inner.part(part);
                    self.pen.say(inner.pen.out.trim_end_matches('.'));
                }
            }
            _ => {}
        }
    }

    /// Writes that a value is raised or lowered.
    fn add(&mut self, amount: &Amount, value: &str) {
        let words = self.more(amount, value);
        let (verb, rest) = words.split_once(' ').unwrap_or((&words, ""));
        self.act(verb, rest);
    }

    /// Returns a value, to follow "is".
    fn amount_of_value(&mut self, amount: &Amount) -> String {
        match self.measure(amount) {
            Measure::Fixed(number) => number.to_string(),
            Measure::Each(number, each) => format!("{number} for each {each}"),
            Measure::That => "that number".into(),
            Measure::Equal(equal) => equal,
        }
    }
}
