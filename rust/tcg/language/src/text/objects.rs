//! Objects of instructions: characters, amounts of cards and damage, Upgrades, cards to play.

use super::amounts::{COUNTERS, DAMAGE, Measure, measure};
use super::events::Lead;
use super::pen::{Grammar, Owner, Pen, That, Topic, Voice};
use crate::{
    Amount, CharacterZone, Count, Delayed, From, Into, Is, Limit, Pick, Quality, Until, What, Who,
};

impl Pen {
    /// Writes "until end of turn", after a temporary effect.
    pub fn lasts(&mut self, until: Until) {
        self.say(match until {
            Until::EndOfTurn => "until end of turn",
            Until::EndOfBattle => "until end of battle",
        });
        self.subject_is_lost();
    }

    /// Writes "gets … until end of turn", after its subject.
    pub fn get(&mut self, has: &[Quality], until: Until, number: Grammar) {
        let lasts = Some(match until {
            Until::EndOfTurn => "until end of turn",
            Until::EndOfBattle => "until end of battle",
        });
        // The effect already names the battle.
        let lasts = lasts.filter(|_| match has {
            [Quality::MostDamageThisBattle(_)] => false,
            [Quality::MostAttackDamage(_)] => until != Until::EndOfBattle,
            _ => true,
        });
        // With a single quality, "+1 [ATK] until end of turn for each …" is unambiguous.
        if has.len() == 1 {
            self.until = lasts;
            self.qualities(has, number, Some(until));
        } else {
            self.qualities(has, number, Some(until));
            self.until = lasts;
        }
        self.say_until();
        self.subject_is_lost();
    }

    pub fn verb_who(&mut self, verb: &str, who: &Who) {
        self.verb(verb);
        self.who(who);
    }

    /// For another player, writes "chooses one of their characters and". Returns whether it was written; then the character is
    /// "it". For "you" no such words are needed: "Do 1 damage to one of your characters".
    pub fn choose_first(&mut self, who: &Who, and: &str) -> bool {
        let chosen = matches!(who.pick, Pick::Choose(_) | Pick::UpTo(_));
        if !chosen || self.speech.voice == Voice::You {
            return false;
        }
        self.verb_who("choose", who);
        self.say(and);
        true
    }

    /// Writes the character after a verb, or "it" after [`Pen::choose_first`].
    pub fn chosen_or(&mut self, who: &Who) {
        let chosen = matches!(who.pick, Pick::Choose(_) | Pick::UpTo(_));
        if chosen && self.speech.voice != Voice::You {
            self.who(&Who { pick: Pick::It, is: Vec::new(), ..who.clone() });
        } else {
            self.who(who);
        }
    }

    pub fn repaired(&mut self, amount: &Amount) {
        match amount {
            Amount::Fixed(99) => self.say("all damage"),
            _ => self.amount(amount, &DAMAGE),
        }
    }

    pub fn amount_of_counters(&mut self, amount: &Amount) {
        match measure(amount) {
            Measure::Fixed(1) | Measure::Each(1, _) => self.say("1 damage counter"),
            _ => self.amount(amount, &COUNTERS),
        }
    }

    /// Writes "from each of your Planes to it".
    pub fn between(&mut self, from: &Who, to: &Who) {
        let topic = self.topic;
        let it = self.it;
        self.say("from");
        self.who(from);
        // "It" could refer to the source character.
        if matches!(to.pick, Pick::This | Pick::Upgraded) {
            self.topic = Topic::Nothing;
        }
        if to.pick == Pick::It {
            (self.topic, self.it) = (topic, it);
            self.it_is_each = false;
        }
        self.say("to");
        let is_another =
            from.pick == Pick::Choose(1) && to == from && to.place == CharacterZone::Battlefield;
        match self.owner(to.side) {
            Owner::Your if is_another => self.say("another of your"),
            Owner::Their if is_another => self.say("another of their"),
            _ if is_another => {
                self.any_other(to);
                return;
            }
            _ => {
                self.who(to);
                return;
            }
        }
        self.such(to, Grammar::Many);
        (self.topic, self.it, self.that, self.it_named) =
            (Topic::Chosen, Grammar::One, That::Character, None);
    }

    /// Writes "another enemy".
    fn any_other(&mut self, who: &Who) {
        let mut is = vec![Is::Other];
        is.extend(who.is.iter().cloned());
        self.who(&Who { is, ..who.clone() });
    }

    /// Writes "the top card of your deck" and remembers the number of cards. [`Pen::for_each_first`] writes the counted
    /// part before it.
    pub fn top_of_deck(&mut self, amount: &Amount) {
        self.topic_is_card();
        self.remember(amount);
        match measure(amount) {
            Measure::Fixed(1) | Measure::Each(1, _) => self.say("the top card of"),
            Measure::Fixed(number) | Measure::Each(number, _) => {
                self.say("the top");
                self.number(number);
                self.say(if number == 1 { "card of" } else { "cards of" });
            }
            Measure::That => self.say("that many cards from the top of"),
            Measure::Equal(value) => {
                self.say("a number of cards equal to");
                self.value(value);
                self.say("from the top of");
            }
        }
        self.say(self.my());
        self.say("deck");
    }

    /// Writes the remembered cards that remain.
    pub fn the_rest(&mut self) {
        if self.some_taken && self.those == Grammar::Many {
            self.say("the rest");
        } else {
            self.those_cards();
        }
    }

    pub fn remember(&mut self, amount: &Amount) {
        self.some_taken = false;
        self.those = if matches!(amount, Amount::Fixed(1)) { Grammar::One } else { Grammar::Many };
    }

    /// Clears the topic, because a following "it" would refer to the battle card just mentioned.
    pub fn topic_is_card(&mut self) {
        self.topic = Topic::Nothing;
    }

    /// Writes a number of cards of a kind: "a card", "2 Upgrades", "that many cards".
    pub fn cards_of(&mut self, count: &Amount, what: &What) {
        match measure(count) {
            Measure::Fixed(number) | Measure::Each(number, _) => self.cards(number, what),
            Measure::That => {
                self.say("that many");
                self.bare_cards(what, Grammar::Many);
            }
            Measure::Equal(amount) => {
                self.say("a number of");
                self.bare_cards(what, Grammar::Many);
                self.say("equal to");
                self.value(amount);
            }
        }
    }

    /// Writes "that card", "all Upgrades among those cards" or "an Action among those cards".
    pub fn taken(&mut self, what: &What, count: Option<u8>) {
        let any = *what == What::default();
        match count {
            None if any => return self.those_cards(),
            Some(number) if any => {
                self.number(i32::from(number));
                self.say("of");
            }
            None => {
                self.say("all");
                self.bare_cards(what, Grammar::Many);
                self.say("among");
            }
            Some(number) => {
                self.cards(i32::from(number), what);
                self.say("among");
            }
        }
        self.say("those cards");
    }

    pub fn of_scrap_pile(&mut self) {
        self.say("from");
        self.say(self.my());
        self.say("scrap pile");
    }

    /// Writes "an enemy Weapon", "one of your Upgrades" or "an Upgrade on it".
    pub fn an_upgrade(&mut self, what: &What, from: &Who) {
        if plain(from) {
            match self.owner(from.side) {
                Owner::Enemy => {
                    let start = self.noun_starts();
                    self.say("enemy");
                    self.bare_cards(what, Grammar::One);
                    self.article(start);
                }
                Owner::Your => {
                    self.say("one of your");
                    self.bare_cards(what, Grammar::Many);
                }
                Owner::Their => {
                    self.say("one of their");
                    self.bare_cards(what, Grammar::Many);
                }
                Owner::Any => {
                    self.a_card(what);
                    self.say("on any character");
                }
            }
            (self.topic, self.it, self.it_named) = (Topic::Nothing, Grammar::One, None);
            self.that =
                if self.owner(from.side) == Owner::Enemy { That::Enemy } else { That::Character };
            return;
        }
        let topic = self.topic;
        self.a_card(what);
        self.say("on");
        self.topic = topic;
        self.who(from);
        if from.pick == Pick::Each {
            self.it_is_each = false;
        }
    }

    /// Writes "all enemy Weapons" or "all Upgrades on it".
    pub fn all_upgrades(&mut self, what: &What, from: &Who) {
        self.say("all");
        if plain(from) && from.pick == Pick::Each {
            match self.owner(from.side) {
                Owner::Enemy => self.say("enemy"),
                Owner::Your => self.say("of your"),
                Owner::Their => self.say("of their"),
                Owner::Any => {}
            }
            self.bare_cards(what, Grammar::Many);
            if self.owner(from.side) == Owner::Any {
                self.say("on both sides");
            }
            (self.topic, self.it) = (Topic::Nothing, Grammar::Many);
            return;
        }
        self.bare_cards(what, Grammar::Many);
        self.say("on");
        self.who(from);
    }

    /// Writes "to alt mode" or "to Tank mode".
    pub fn write_mode(&mut self, to: Into) {
        self.say("to");
        self.say(match to {
            Into::Alt => "alt",
            Into::Bot => "bot",
            Into::With(word) => word.name(),
        });
        self.say("mode");
    }

    /// Writes the card to play, its zone and the character that it is put on.
    pub fn played(&mut self, what: &What, from: From, onto: Option<&Who>) {
        let any = *what == What::default();
        match from {
            From::Hand => self.a_card(what),
            From::Scrap => {
                self.a_card(what);
                self.of_scrap_pile();
            }
            From::TheirScrap => {
                self.a_card(what);
                self.say("from");
                self.say(self.foes());
                self.say("scrap pile");
            }
            From::Those if self.those == Grammar::One => {
                self.those_cards();
                if let Some(onto) = onto {
                    self.onto(onto);
                }
                if !any {
                    self.say(if onto.is_some() { "if that card is" } else { "if it is" });
                    self.a_card(what);
                    self.topic = Topic::ThatCard;
                }
                return;
            }
            From::Those => {
                if any {
                    self.say("one of");
                } else {
                    self.a_card(what);
                    self.say("among");
                }
                self.those_cards();
                self.some_taken = true;
            }
            From::Flipped => {
                self.a_card(what);
                self.say(self.me());
                self.say("flipped in this battle");
            }
            From::Under => {
                self.a_card(what);
                self.say("from under");
                let name = self.this_name();
                self.say(name);
            }
            From::KoArea => {
                self.a_card(what);
                self.say("from");
                self.say(self.my());
                self.say("KO area");
            }
        }
        if let Some(onto) = onto {
            self.onto(onto);
        }
    }

    /// Writes "onto this". After a card, "it" would refer to the card.
    pub fn onto(&mut self, who: &Who) {
        self.say("onto");
        self.topic = Topic::Nothing;
        self.who(who);
    }

    /// Writes "this turn, whenever it attacks, …".
    pub fn this_turn(&mut self, delayed: &Delayed) {
        let first = delayed.limit == Some(Limit::FirstAttackEachTurn);
        if !delayed.once && !first {
            self.say("this turn");
            self.mark(",");
        }
        self.event(
            &delayed.when,
            match (first, delayed.once) {
                (true, _) => Lead::When,
                (false, true) => Lead::NextTime,
                (false, false) => Lead::Whenever,
            },
        );
        if first {
            self.say("for the first time this turn");
        } else if delayed.once {
            self.say("this turn");
        }
        if let Some(flips) = &delayed.flips {
            self.flips(flips);
        }
        if let Some(condition) = &delayed.condition {
            self.mark(",");
            self.say("if");
            self.condition(condition, false);
        }
        let later = std::mem::replace(&mut self.later, true);
        self.introduced(&delayed.effects);
        self.later = later;
    }
}

/// Returns the number of cards in hand up to which an amount draws.
pub(super) fn fills_hand(amount: &Amount) -> Option<u8> {
    let Amount::Counted(count) = amount else { return None };
    match count.as_ref() {
        Count::Missing { from, to: Amount::Counted(to) } if **to == Count::CardsInHand => {
            Some(*from)
        }
        _ => None,
    }
}

/// Returns whether the phrase only names the player, so that the Upgrade can be written without the characters.
fn plain(from: &Who) -> bool {
    from.is.is_empty()
        && from.place == CharacterZone::Battlefield
        && matches!(from.pick, Pick::Each | Pick::Choose(1) | Pick::UpTo(1))
}
