//! Battles: temporary stats, icons, flips, additional attacks and turns.

use super::super::Bearer;
use super::super::battle_cards::icon;
use super::super::features::part;
use super::super::pen::{Grammar, Pen, Voice};
use crate::{CharacterZone, Color, Effect, Pick, Who};

impl Pen {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_battle(&mut self, effect: &Effect) {
        match effect {
            Effect::IgnoreIcons(colors) => {
                self.say("in this battle");
                self.mark(",");
                for (index, color) in colors.iter().enumerate() {
                    self.between_members(index, colors.len(), "and");
                    self.say(icon(*color));
                    self.say(match color {
                        Color::Orange => "doesn't add to [ATK]",
                        Color::Blue => "doesn't add to [DEF]",
                        Color::Black => "doesn't give Pierce",
                        Color::White => "doesn't give more flips",
                        Color::Green => "doesn't let anybody swap a card for it",
                    });
                }
                self.subject_is_lost();
            }
            Effect::Gets { who, has, until, condition: None }
                if self.speech.voice == Voice::You && self.enemies_cannot_use(has, who) =>
            {
                self.lasts(*until);
            }
            Effect::Gets { who, has, until, condition } => {
                let number = if let (Pick::Each, CharacterZone::Anywhere) = (who.pick, who.place) {
                    // An effect that applies to later arrivals as well is written about all characters.
                    self.all_there_are(who)
                } else if self.choose_first(who, "and") {
                    self.say(if self.it == Grammar::One { "it" } else { "they" });
                    self.it
                } else {
                    self.subject(who)
                };
                self.get(has, *until, number);
                if let Some(condition) = condition {
                    self.say("while");
                    self.condition(condition, false);
                }
            }
            Effect::Instead { until, of } => self.for_a_time_instead(*until, of),
            Effect::ScrapFlipped(count) => {
                self.say("after");
                self.say(self.my());
                self.say("flips of this battle");
                self.mark(",");
                self.verb("scrap");
                self.number(i32::from(*count));
                self.say(if *count == 1 {
                    "of those cards without using its icons"
                } else {
                    "of those cards without using their icons"
                });
            }
            Effect::FlipMore(amount) => {
                self.verb("flip");
                self.more_battle_cards(amount);
                self.for_each_of(amount);
            }
            Effect::CountColor(color) => {
                self.verb("count");
                self.say("each");
                self.say(icon(*color));
                self.say(self.me());
                self.say("flip toward");
                self.say(self.my());
                self.say(self.total.unwrap_or("battle"));
                self.say("total as well");
            }
            Effect::FlipOutsideBattle(amount) => {
                self.verb("flip");
                self.amount(amount, &super::super::amounts::BATTLE_CARDS);
                self.say("outside of battle");
                self.for_each_of(amount);
                self.remember(amount);
            }
            Effect::Win => {
                self.player_verb("win");
                self.say("the game");
            }
            Effect::ExtraAttack { with, against, may, untapped_too } => {
                if *may {
                    self.may_begins();
                    self.say("attack");
                } else {
                    self.verb("attack");
                }
                // On an Action this is an attack of the turn; on a trigger, an attack after the one that triggered it.
                let of_turn = self.on == Bearer::Action && against.is_none() && !*may;
                self.say(match (of_turn, self.later) {
                    (true, _) => "once more this turn with",
                    (false, true) => "again after that attack with",
                    (false, false) => "again after this attack with",
                });
                match with.pick {
                    // Only one of them attacks.
                    Pick::Each => {
                        self.who(&Who { pick: Pick::Choose(1), ..with.clone() });
                    }
                    Pick::It if self.it == Grammar::Many => {
                        self.say("one of those characters");
                        self.features(&with.is, Grammar::Many, 0..part::BEHIND_PLACE.end);
                    }
                    _ => {
                        self.who(with);
                    }
                }
                if let Some(against) = against {
                    self.say("against");
                    let topic = self.topic;
                    if std::mem::take(&mut self.same_defender) {
                        self.say("the same defender");
                    } else {
                        self.mentioned(against);
                    }
                    self.topic = topic;
                }
                if *untapped_too {
                    self.mark(",");
                    self.say("even if other enemies are tapped");
                }
            }
            Effect::ExtraTurn => {
                self.verb("take");
                self.say("another turn after this one");
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
            _ => {}
        }
    }
}
