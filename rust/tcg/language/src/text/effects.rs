//! Instructions: one clause each.

use super::amounts::{CARDS, COUNTERS, DAMAGE, Measure, measure};
use super::battle_cards::icon;
use super::events::Lead;
use super::features::mode_name;
use super::pen::{Grammar, Owner, Pen, Topic, Voice};
use crate::{Amount, Count, Delayed, Effect, From, Into, Pick, Place, Quality, Until, What, Who};

impl Pen {
    /// One instruction without capital and full stop, with the acting player as its subject.
    pub fn clause(&mut self, effect: &Effect) {
        match effect {
            Effect::Damage { amount, to } => {
                self.choose_first(to, "and");
                self.verb("do");
                self.amount(amount, &DAMAGE);
                self.say("to");
                self.chosen_or(to);
                self.for_each_of(amount);
            }
            Effect::Repair { amount, from } => {
                self.verb("repair");
                self.repaired(amount);
                self.say("from");
                self.who(from);
                self.for_each_of(amount);
            }
            Effect::MoveDamage { amount, from, to } => {
                self.verb("move");
                self.amount_of_counters(amount);
                self.between(from, to);
                self.for_each_of(amount);
            }
            Effect::MoveAnyDamage { from, to } => {
                self.verb("move");
                self.say("any number of damage counters");
                self.between(from, to);
            }
            Effect::Ko(who) => self.verb_who("KO", who),
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
            Effect::SpillExtraDamage(who) => {
                self.verb("do");
                self.say("the excess damage to");
                self.who(who);
            }
            Effect::Gets { who, has, until } => {
                let number = if self.choose_first(who, "and") {
                    self.say(if self.it == Grammar::One { "it" } else { "they" });
                    self.it
                } else {
                    self.subject(who)
                };
                self.get(has, *until, number);
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
                self.say("flip toward the total of this battle as well");
            }
            Effect::FlipOutsideBattle(amount) => {
                self.verb("flip");
                self.amount(amount, &super::amounts::BATTLE_CARDS);
                self.say("outside of battle");
                self.for_each_of(amount);
                self.remember(amount);
            }
            Effect::Draw(amount) => {
                self.verb("draw");
                if let Some(hand) = fills_hand(amount) {
                    self.say("cards until");
                    self.say(self.me());
                    self.say("have");
                    self.number(i32::from(hand));
                    self.say("in hand");
                    return self.topic_is_card();
                }
                self.amount(amount, &CARDS);
                self.for_each_of(amount);
                self.topic_is_card();
            }
            Effect::ScrapHand => {
                self.verb("scrap");
                self.say(self.my());
                self.say("hand");
                self.those = Grammar::Many;
            }
            Effect::ScrapFromHand { count, what } => {
                let open = self.topic == Topic::OpenHand;
                self.verb("scrap");
                self.cards_of(count, what);
                self.say("from");
                if open {
                    self.say("it");
                } else {
                    self.say(self.my());
                    self.say("hand");
                }
                self.for_each_of(count);
                self.remember(count);
            }
            Effect::ScrapAnyFromHand(what) => {
                self.verb("scrap");
                self.say("any number of");
                self.bare_cards(what, Grammar::Many);
                self.say("from");
                self.say(self.my());
                self.say("hand");
                self.those = Grammar::Many;
            }
            Effect::KeepInHand(count) => {
                self.verb("choose");
                self.so_many(i32::from(*count), &CARDS);
                self.say("in");
                self.say(self.my());
                self.say("hand and");
                self.verb("scrap");
                self.say("the others");
            }
            Effect::ScrapAllFromHand(what) => {
                let open = self.topic == Topic::OpenHand;
                self.verb("scrap");
                self.say("all");
                self.bare_cards(what, Grammar::Many);
                self.say("from");
                if open {
                    self.say("it");
                } else {
                    self.say(self.my());
                    self.say("hand");
                }
            }
            Effect::RevealHand => {
                self.verb("reveal");
                self.say(self.my());
                self.say("hand");
                self.topic = Topic::OpenHand;
            }
            Effect::LookAtHand => {
                self.verb("look");
                self.say("at");
                self.say(self.foes());
                self.say("hand");
                self.topic = Topic::OpenHand;
            }
            Effect::ScrapFromTheirHand { count, what } => {
                let looking = self.topic == Topic::OpenHand;
                self.verb("scrap");
                self.cards(i32::from(*count), what);
                self.say("from");
                if looking {
                    self.say("it");
                } else {
                    self.say(self.foes());
                    self.say("hand");
                }
            }
            Effect::RevealAtRandom => {
                self.verb("scrap");
                self.say("a random card from");
                self.say(self.foes());
                self.say("hand");
                self.topic = Topic::Nothing;
            }
            Effect::ScrapFromDeck(amount) => {
                self.verb("scrap");
                self.top_of_deck(amount);
            }
            Effect::RevealTop(amount) => {
                self.verb("reveal");
                self.top_of_deck(amount);
            }
            Effect::LookAtTop(amount) => {
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
            Effect::PutOnTop(amount) => {
                self.verb("put");
                self.amount(amount, &CARDS);
                self.say("from");
                self.say(self.my());
                self.say("hand on top of");
                self.say(self.my());
                self.say("deck");
                self.for_each_of(amount);
                self.topic_is_card();
            }
            Effect::Plan(amount) => {
                self.verb("Plan");
                match measure(amount) {
                    Measure::That => self.say("that many"),
                    Measure::Fixed(number) | Measure::Each(number, _) => self.number(number),
                    Measure::Equal(amount) => self.value(amount),
                }
                self.for_each_of(amount);
            }
            Effect::TakeThose { what, count } => {
                self.verb("put");
                self.taken(what, *count);
                self.some_taken = true;
                self.say("into");
                self.say(self.my());
                self.say("hand");
            }
            Effect::ReturnFromScrap { count, what } => {
                self.verb("return");
                self.cards(i32::from(*count), what);
                self.of_scrap_pile();
                self.say("to");
                self.say(self.my());
                self.say("hand");
            }
            Effect::TopFromScrap { count, what } => {
                self.verb("put");
                self.cards(i32::from(*count), what);
                self.of_scrap_pile();
                self.say("on top of");
                self.say(self.my());
                self.say("deck");
            }
            Effect::PutFromScrap { what, onto } => {
                let topic = self.topic;
                self.verb("put");
                self.a_card(what);
                self.of_scrap_pile();
                self.say("onto");
                self.topic = topic;
                self.who(onto);
            }
            Effect::ScrapUpgrade { what, from } => {
                self.verb("scrap");
                self.an_upgrade(what, from);
            }
            Effect::ScrapUpgrades { what, from } => {
                self.verb("scrap");
                self.all_upgrades(what, from);
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
            }
            Effect::SwapUpgrades => {
                self.verb("swap");
                self.say("all Upgrades between them");
            }
            Effect::ScrapThis => {
                self.verb("scrap");
                self.say("this card");
            }
            Effect::MayPlay { what, from, onto } => {
                self.may_begins();
                self.say("play");
                self.played(what, *from, onto.as_ref());
            }
            Effect::Play { what, from, onto } => {
                self.verb("play");
                self.played(what, *from, onto.as_ref());
                // "if it is a Weapon" says the same of the one remembered card.
                if *from != From::Those || self.those == Grammar::Many || *what == What::default() {
                    self.say("if able");
                }
            }
            Effect::Choose(who) => self.verb_who("choose", who),
            Effect::Flip { who, to } => {
                self.verb_who("flip", who);
                match to {
                    None => {}
                    Some(Into::Alt) => self.say("to alt mode"),
                    Some(Into::Bot) => self.say("to bot mode"),
                }
            }
            Effect::Tap(who) => self.verb_who("tap", who),
            Effect::Untap(who) => self.verb_who("untap", who),
            Effect::Deploy { who, mode } => {
                self.verb_who("deploy", who);
                if let Some(mode) = mode {
                    self.say("in");
                    self.say(mode_name(*mode));
                    self.say("mode");
                }
            }
            Effect::Combine(name) => {
                self.verb("combine");
                self.say("the parts into");
                self.name(name);
            }
            Effect::RaiseTower(count) => {
                self.verb("put");
                self.number(i32::from(*count));
                self.say(if *count == 1 { "height counter on" } else { "height counters on" });
                self.say(self.my());
                self.say("Tower");
            }
            Effect::ExtraAttack { with, against } => {
                self.verb("attack");
                self.say("again with");
                self.who(with);
                if let Some(against) = against {
                    self.say("against");
                    let topic = self.topic;
                    self.mentioned(against);
                    self.topic = topic;
                }
                self.say("after this attack");
            }
            Effect::ExtraTurn => {
                self.verb("take");
                self.say("another turn after this one");
            }
            Effect::If { condition, then, otherwise } => {
                self.say("if");
                self.condition(condition, false);
                let some_taken = self.some_taken;
                self.introduced(then);
                let taken_then = std::mem::replace(&mut self.some_taken, some_taken);
                if !otherwise.is_empty() {
                    self.mark(",");
                    self.say("otherwise");
                    self.subject_is_lost();
                    self.inline(otherwise);
                }
                self.some_taken |= taken_then;
                self.subject_is_lost();
            }
            Effect::May { effects, then } => {
                self.may(effects);
                if !then.is_empty() {
                    self.mark(",");
                    self.say("and if");
                    self.player_verb("do");
                    self.introduced(then);
                }
            }
            Effect::Times { count, effects } => {
                match measure(count) {
                    Measure::Fixed(number) => {
                        self.number(number);
                        self.say(if number == 1 { "time" } else { "times" });
                    }
                    Measure::Each(number, counted) => {
                        if number != 1 {
                            self.number(number);
                            self.say("times");
                        }
                        self.say("for");
                        self.each_counted(counted);
                    }
                    Measure::That => self.say("that many times"),
                    Measure::Equal(amount) => {
                        self.say("a number of times equal to");
                        self.value(amount);
                    }
                }
                self.introduced(effects);
            }
            Effect::ForEach { who, effects } => {
                // Alone, "each of your characters gets" says the same in fewer words.
                if let [Effect::Gets { who: Who { pick: Pick::It, .. }, has, until }] = effects.as_slice() {
                    self.who(&Who { pick: Pick::Each, ..who.clone() });
                    return self.get(has, *until, Grammar::One);
                }
                self.say("for");
                self.who(&Who { pick: Pick::Each, ..who.clone() });
                // Inside, "it" is one of them.
                self.it_is_each = false;
                self.introduced(effects);
            }
            Effect::Opponent(effects) => {
                let (voice, subject) = match self.speech.voice {
                    Voice::You => (Voice::Opponent, "your opponent"),
                    Voice::Opponent => (Voice::You, "you"),
                    Voice::EachPlayer => (Voice::EachOpponent, "their opponent"),
                    Voice::EachOpponent => (Voice::EachPlayer, "the first player"),
                };
                let before = self.let_act(voice, subject);
                self.inline(effects);
                self.act_again(before);
            }
            Effect::EachPlayer(effects) => {
                let before = self.let_act(Voice::EachPlayer, "each player");
                self.inline(effects);
                self.act_again(before);
            }
            Effect::ChooseOne(choices) => {
                self.verb("choose");
                self.say("one");
                let third_person = std::mem::take(&mut self.speech.third_person);
                for (index, effects) in choices.iter().enumerate() {
                    self.mark(if index == 0 { ":" } else { ";" });
                    if index > 0 {
                        self.say("or");
                    }
                    self.inline(effects);
                }
                if self.speech.subject.is_none() {
                    self.speech.third_person = third_person;
                }
            }
            Effect::ChooseColor => {
                self.verb("choose");
                self.say("a battle icon color");
            }
            Effect::ThisTurn(delayed) => self.this_turn(delayed),
            Effect::AtEndOfTurn(effects) => {
                self.say("at end of turn");
                self.introduced(effects);
            }
            Effect::AfterBattle(effects) => {
                self.say("after this battle");
                self.introduced(effects);
            }
        }
    }

    /// "gets … until end of turn", behind its subject.
    fn get(&mut self, has: &[Quality], until: Until, number: Grammar) {
        let lasts = Some(match until {
            Until::EndOfTurn => "until end of turn",
            Until::EndOfBattle => "until end of battle",
        });
        // With one thing only, "+1 [ATK] until end of turn for each …" can't be misread.
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

    fn verb_who(&mut self, verb: &str, who: &Who) {
        self.verb(verb);
        self.who(who);
    }

    /// For another player: "chooses one of their characters and". Gives whether it was written; then the character is
    /// "it". You need no such words: "Do 1 damage to one of your characters".
    fn choose_first(&mut self, who: &Who, and: &str) -> bool {
        let chosen = matches!(who.pick, Pick::Choose(_) | Pick::UpTo(_));
        if !chosen || self.speech.voice == Voice::You {
            return false;
        }
        self.verb_who("choose", who);
        self.say(and);
        true
    }

    /// The character behind a verb that [`Pen::choose_first`] may have come before.
    fn chosen_or(&mut self, who: &Who) {
        let chosen = matches!(who.pick, Pick::Choose(_) | Pick::UpTo(_));
        if chosen && self.speech.voice != Voice::You {
            self.who(&Who { pick: Pick::It, is: Vec::new(), ..who.clone() });
        } else {
            self.who(who);
        }
    }

    fn repaired(&mut self, amount: &Amount) {
        match amount {
            Amount::Fixed(99) => self.say("all damage"),
            _ => self.amount(amount, &DAMAGE),
        }
    }

    fn amount_of_counters(&mut self, amount: &Amount) {
        match measure(amount) {
            Measure::Fixed(1) | Measure::Each(1, _) => self.say("1 damage counter"),
            _ => self.amount(amount, &COUNTERS),
        }
    }

    /// "from each of your Planes to it".
    fn between(&mut self, from: &Who, to: &Who) {
        let topic = self.topic;
        let it = self.it;
        self.say("from");
        self.who(from);
        if to.pick == Pick::It {
            (self.topic, self.it) = (topic, it);
            self.it_is_each = false;
        }
        self.say("to");
        self.who(to);
    }

    /// "the top card of your deck", and remembers how many it is.
    fn top_of_deck(&mut self, amount: &Amount) {
        self.topic_is_card();
        self.remember(amount);
        match measure(amount) {
            Measure::Fixed(1) => self.say("the top card of"),
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
        self.for_each_of(amount);
    }

    /// The remembered cards that are still there.
    fn the_rest(&mut self) {
        if self.some_taken && self.those == Grammar::Many {
            self.say("the rest");
        } else {
            self.those_cards();
        }
    }

    fn remember(&mut self, amount: &Amount) {
        self.some_taken = false;
        self.those = if matches!(amount, Amount::Fixed(1)) { Grammar::One } else { Grammar::Many };
    }

    /// A battle card was the last noun, so "it" would be taken for that card.
    fn topic_is_card(&mut self) {
        self.topic = Topic::Nothing;
    }

    /// "a card", "2 Upgrades", "that many cards", of a kind.
    fn cards_of(&mut self, count: &Amount, what: &What) {
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

    /// "that card", "all Upgrades among those cards", "an Action among those cards".
    fn taken(&mut self, what: &What, count: Option<u8>) {
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

    fn of_scrap_pile(&mut self) {
        self.say("from");
        self.say(self.my());
        self.say("scrap pile");
    }

    /// "an enemy Weapon", "one of your Upgrades", "an Upgrade on it".
    fn an_upgrade(&mut self, what: &What, from: &Who) {
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
                    self.say("on either side");
                }
            }
            (self.topic, self.it) = (Topic::Nothing, Grammar::One);
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

    /// "all enemy Weapons", "all Upgrades on it".
    fn all_upgrades(&mut self, what: &What, from: &Who) {
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

    /// What is played, from where and onto whom.
    fn played(&mut self, what: &What, from: From, onto: Option<&Who>) {
        let topic = self.topic;
        let any = *what == What::default();
        match from {
            From::Hand => self.a_card(what),
            From::Scrap => {
                self.a_card(what);
                self.of_scrap_pile();
            }
            From::Those if self.those == Grammar::One => {
                self.those_cards();
                if let Some(onto) = onto {
                    self.say("onto");
                    self.topic = topic;
                    self.who(onto);
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
            From::KoArea => {
                self.a_card(what);
                self.say("from");
                self.say(self.my());
                self.say("KO area");
            }
        }
        if let Some(onto) = onto {
            self.say("onto");
            self.topic = topic;
            self.who(onto);
        }
    }

    /// "this turn, whenever it attacks, …".
    fn this_turn(&mut self, delayed: &Delayed) {
        if !delayed.once {
            self.say("this turn");
            self.mark(",");
        }
        self.event(&delayed.when, if delayed.once { Lead::NextTime } else { Lead::Whenever });
        if delayed.once {
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
        self.introduced(&delayed.effects);
    }
}

/// The number of cards in hand up to which this amount draws.
fn fills_hand(amount: &Amount) -> Option<u8> {
    let Amount::Counted(count) = amount else { return None };
    match count.as_ref() {
        Count::Missing { from, to: Amount::Counted(to) } if **to == Count::CardsInHand => Some(*from),
        _ => None,
    }
}

/// Whether the phrase says nothing but whose characters, so that the Upgrade can be named without them.
fn plain(from: &Who) -> bool {
    from.is.is_empty() && from.place == Place::Battlefield && matches!(from.pick, Pick::Each | Pick::Choose(1) | Pick::UpTo(1))
}
