//! Characters: choosing, flipping, tapping, deploying, combining, heads, and the Tower.

use super::super::Bearer;
use super::super::features::mode_name;
use super::super::pen::{Grammar, Pen, That, Topic};
use crate::{CharacterZone, Effect, Is, Pick, Who};

impl Pen {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_characters(&mut self, effect: &Effect) {
        match effect {
            Effect::ReturnToBattlefield { who, repair } => {
                self.verb_who("return", who);
                self.say("to the battlefield");
                match repair {
                    0 => self.say("with all its damage"),
                    1..99 => {
                        self.say("and");
                        self.verb("repair");
                        self.number(i32::from(*repair));
                        self.say("damage from");
                        self.say(if self.it == Grammar::One { "it" } else { "each of them" });
                    }
                    _ => self.say("without damage"),
                }
            }
            Effect::TakeOver(who) => {
                self.verb("return");
                self.who(who);
                self.say("to the battlefield without damage to take over all damage counters and Upgrades of the chosen character");
                // "It" still refers to the character chosen before.
                (self.topic, self.that) = (Topic::Nothing, That::Chosen);
            }
            Effect::Choose(who) => self.verb_who("choose", who),
            Effect::ChooseAlso(who) => {
                self.verb("choose");
                self.who(who);
                self.it = Grammar::Many;
                self.say("as well");
            }
            Effect::Flip { who, to } => {
                self.verb_who("flip", who);
                if let Some(to) = to {
                    self.write_mode(*to);
                }
            }
            Effect::Tap(who) => self.verb_who("tap", who),
            Effect::Untap(who) => self.verb_who("untap", who),
            Effect::Deploy { who, mode } => {
                self.verb("deploy");
                match who.place {
                    CharacterZone::UnderThis | CharacterZone::UnderIt
                        if who.pick == Pick::Choose(1) =>
                    {
                        let under = self.it_unspoken;
                        self.it_unspoken = false;
                        let (it, that, named) = (self.it, self.that, self.it_named.take());
                        self.who(&Who { place: CharacterZone::Battlefield, ..who.clone() });
                        let now = (self.it, self.that, self.it_named.take(), self.topic);
                        (self.it, self.that, self.it_named, self.it_unspoken) =
                            (it, that, named, under);
                        self.say("from");
                        self.place(who, self.owner(who.side));
                        (self.it, self.that, self.it_named, self.topic) = now;
                    }
                    _ => {
                        self.who(who);
                    }
                }
                if let Some(mode) = mode {
                    self.say("in");
                    self.say(mode_name(*mode));
                    self.say("mode");
                }
            }
            Effect::PutIntoKo { who, mode } => {
                self.verb("put");
                match who.pick {
                    // Outside the game two copies of a card are one choice.
                    Pick::UpTo(count @ 2..) | Pick::Choose(count @ 2..)
                        if who.place == CharacterZone::Outside =>
                    {
                        if matches!(who.pick, Pick::UpTo(_)) {
                            self.say("up to");
                        }
                        self.number(i32::from(count));
                        self.say("different");
                        self.such(who, Grammar::Many);
                        (self.topic, self.it) = (Topic::Chosen, Grammar::Many);
                    }
                    _ => {
                        self.who(who);
                    }
                }
                self.say("into");
                self.say(self.my());
                self.say("KO area");
                if let Some(mode) = mode {
                    self.say("in");
                    self.say(mode_name(*mode));
                    self.say("mode");
                }
            }
            Effect::BuildTower(count) => {
                self.verb("put");
                self.say(self.my());
                self.say("Tower into");
                self.say(self.my());
                self.say("KO area with");
                self.number(i32::from(*count));
                self.say(if *count == 1 { "height counter" } else { "height counters" });
            }
            Effect::PutUnderCharacter { who, under } => {
                self.verb_who("put", who);
                self.say("under");
                self.who(under);
            }
            Effect::PutHead { who, onto } => {
                self.verb_who("put", who);
                self.say("onto");
                self.who(onto);
                self.say("in head mode");
            }
            Effect::SwapHeads { of, with } => {
                self.verb("swap");
                self.whose(of);
                self.say("head with that of");
                let mut is = with.is.clone();
                is.push(Is::Other);
                self.who(&Who { is, ..with.clone() });
            }
            Effect::Combine(name) => {
                self.verb("combine");
                let mut parts = std::mem::take(&mut self.parts);
                if parts.is_empty() {
                    parts.push("the parts".into());
                } else if self.on == Bearer::Character {
                    parts.insert(0, "this".into());
                }
                for (index, part) in parts.iter().enumerate() {
                    self.between_members(index, parts.len(), "and");
                    self.say(part);
                }
                self.say("into");
                self.name(name);
                self.combined = name.split(", ").next().map(str::to_string);
            }
            Effect::RaiseTower(count) => {
                self.verb("put");
                self.number(i32::from(*count));
                self.say(if *count == 1 { "height counter on" } else { "height counters on" });
                self.say(self.my());
                self.say("Tower");
            }
            _ => {}
        }
    }
}
