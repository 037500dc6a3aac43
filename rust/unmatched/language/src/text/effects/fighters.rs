//! Fighters: damage, health, moves, spaces and temporary qualities.

use super::super::amounts::Measure;
use super::super::qualities::through_whom;
use super::super::{ChosenPlaces, Writer};
use crate::{Effect, Pick, Who};
use altmode_language::Grammar;

impl Writer<'_> {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_fighters(&mut self, effect: &Effect) {
        match effect {
            Effect::Damage { amount, to } => {
                let fighters = self.fighters(to);
                let words = match self.measure(amount) {
                    Measure::Fixed(number) => format!("{number} damage to {fighters}"),
                    Measure::Each(number, each) => {
                        format!("{number} damage to {fighters} for each {each}")
                    }
                    Measure::That => format!("that much damage to {fighters}"),
                    Measure::Equal(equal) => format!("damage to {fighters} equal to {equal}"),
                };
                self.act("deal", &words);
                self.speaks_of(to);
            }
            Effect::Recover { amount, who } => {
                let fighters = self.fighters(who);
                let verb = if who.pick == Pick::It && self.it == Grammar::Many {
                    "recover"
                } else {
                    "recovers"
                };
                let words = match self.measure(amount) {
                    Measure::Fixed(number) => format!("{number} health"),
                    Measure::Each(number, each) => format!("{number} health for each {each}"),
                    Measure::That => "that much health".into(),
                    Measure::Equal(equal) => format!("health equal to {equal}"),
                };
                self.tell(&format!("{fighters} {verb} {words}"));
            }
            Effect::Move { who, up_to, through, exactly } => {
                let fighters = self.fighters(who);
                let far = if *exactly { "exactly" } else { "up to" };
                let mut words = match self.measure(up_to) {
                    Measure::Fixed(1) => format!("{fighters} {far} 1 space"),
                    Measure::Fixed(number) => format!("{fighters} {far} {number} spaces"),
                    Measure::Each(number, each) => {
                        format!("{fighters} {far} {number} spaces for each {each}")
                    }
                    Measure::That => format!("{fighters} {far} that many spaces"),
                    Measure::Equal(equal) => format!("{fighters} {far} as many spaces as {equal}"),
                };
                if let Some(through) = through {
                    words.push_str(&format!(", also through {}", through_whom(*through)));
                }
                self.act("move", &words);
                self.speaks_of(who);
            }
            Effect::MoveTo { who, place } => {
                let fighters = self.fighters(who);
                let space = self.space(place);
                self.act("move", &format!("{fighters} to {space}"));
                self.speaks_of(who);
            }
            Effect::Place { who, place } => {
                let fighters = self.fighters(who);
                let space = self.space(place);
                self.act("place", &format!("{fighters} in {space}"));
                self.speaks_of(who);
            }
            Effect::Swap(one, other) => {
                let one = self.fighters(one);
                let other = self.fighters(other);
                self.act("swap", &format!("the spaces of {one} and {other}"));
            }
            Effect::Hold(who) => {
                let fighters = self.fighters(who);
                let words = match who.pick {
                    Pick::Each => {
                        format!("{} can leave their space", fighters.replacen("each", "no", 1))
                    }
                    _ => format!("{fighters} can't leave {} space", self.their()),
                };
                self.tell(&format!("{words} this turn"));
            }
            Effect::Return { who, place } => {
                let fighters = self.fighters(who);
                let space = self.space(place);
                self.act("return", &format!("{fighters} to {space}"));
            }
            Effect::Summon { who, place } => {
                let fighters = self.fighters(who);
                let space = self.space(place);
                self.act("summon", &format!("{fighters} in {space}"));
            }
            Effect::Defeat(who) => {
                let fighters = self.fighters(who);
                self.act("defeat", &fighters);
                self.speaks_of(who);
            }
            Effect::ComeBack { who, place, apart } => {
                let fighters = self.fighters(who);
                let space = self.space(place);
                let apart = if *apart { ", no two of them in the same zone" } else { "" };
                self.act("place", &format!("{fighters} in {space}{apart}"));
                self.speaks_of(who);
            }
            Effect::SetHealth { who, to } => {
                let fighters = self.fighters(who);
                let to = self.amount(to);
                self.act(
                    "set",
                    &format!("{} to {to}", super::super::fighters::owned("health", &fighters)),
                );
            }
            Effect::Defends(who) => {
                let fighters = self.fighters(who);
                self.tell(&format!("{fighters} is the defender now"));
            }
            Effect::Fights(who) => {
                let fighters = self.fighters(who);
                self.tell(&format!("{fighters} is in the combat now"));
            }
            Effect::Choose(who) => {
                let fighters = self.fighters(who);
                self.act("choose", &fighters);
                self.speaks_of(who);
            }
            Effect::ChooseSpace(place) => {
                let space = self.space(place);
                self.act("choose", &space);
                self.chosen_places = match self.chosen_places {
                    ChosenPlaces::Spaces(count) => ChosenPlaces::Spaces(count.saturating_add(1)),
                    ChosenPlaces::Zone => ChosenPlaces::Spaces(1),
                };
            }
            Effect::LeaveBoard(who) => {
                let fighters = self.fighters(who);
                self.tell(&format!("{fighters} leaves the battlefield"));
            }
            Effect::ChooseOpponent => self.act("choose", "an opponent"),
            Effect::ChooseOpponentWith(who) => {
                let fighters = self.fighters(who).replace("an enemy", "a");
                self.act("choose", &format!("an opponent with {fighters}"));
            }
            Effect::ChooseZone(who) => {
                let fighters = self.fighters(who);
                let is = if self.it == Grammar::Many { "are" } else { "is" };
                self.act("choose", &format!("a zone {fighters} {is} in"));
                self.chosen_places = ChosenPlaces::Zone;
            }
            Effect::Gets { who, has, until } => {
                self.qualities(who, has, Self::lasts(*until));
                self.pen.speech.subject = Some(self.pen.me());
                self.pen.speech.third_person = false;
            }
            _ => {}
        }
    }

    /// Records whether the fighters of a phrase are one or several.
    fn speaks_of(&mut self, who: &Who) {
        self.it = match who.pick {
            Pick::Each | Pick::UpTo(_) => Grammar::Many,
            Pick::Choose(count) if count > 1 => Grammar::Many,
            Pick::It => self.it,
            _ => Grammar::One,
        };
    }
}
