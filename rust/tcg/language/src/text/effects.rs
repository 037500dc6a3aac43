//! Instructions: one clause each.

use super::Bearer;
use super::amounts::{CARDS, DAMAGE, Measure, measure};
use super::battle_cards::icon;
use super::features::{mode_name, part};
use super::objects::fills_hand;
use super::pen::{Done, Grammar, Pen, Topic, Voice};
use crate::{Amount, Color, Effect, From, Is, Pick, Place, UnderFrom, What, Who};

impl Pen {
    /// One instruction without capital and full stop, with the acting player as its subject.
    pub fn clause(&mut self, effect: &Effect) {
        match effect {
            Effect::Damage { amount, to } => {
                let more = to.pick == Pick::It && to.is.is_empty() && self.done_to_it == Done::Damage;
                self.choose_first(to, "and");
                self.verb("do");
                let each = matches!(measure(amount), Measure::Each(..));
                match amount {
                    // One amount, counted: "damage to an enemy equal to the number of your Cars".
                    _ if each => self.say("damage"),
                    Amount::Fixed(number) if more => {
                        self.number(i32::from(*number));
                        self.say("more damage");
                    }
                    _ => self.amount(amount, &DAMAGE),
                }
                self.say("to");
                if to.pick == Pick::It && self.it == Grammar::Many && to.is.is_empty() {
                    self.say("each of");
                }
                self.chosen_or(to);
                if each {
                    self.say("equal to");
                    self.value(amount);
                }
                self.done_to_it = Done::Damage;
            }
            Effect::Repair { amount, from } => {
                let more = from.pick == Pick::It && from.is.is_empty() && self.done_to_it == Done::Repair;
                self.verb("repair");
                match amount {
                    Amount::Fixed(number @ ..99) if more => {
                        self.number(i32::from(*number));
                        self.say("more damage");
                    }
                    _ => self.repaired(amount),
                }
                self.say("from");
                if from.pick == Pick::It && self.it == Grammar::Many && from.is.is_empty() {
                    self.say("each of");
                }
                self.who(from);
                self.for_each_of(amount);
                self.done_to_it = Done::Repair;
            }
            Effect::MoveDamage { amount, from, to } => {
                self.verb("move");
                self.amount_of_counters(amount);
                self.between(from, to);
                self.for_each_of(amount);
            }
            Effect::MoveAnyDamage { from, to, most, not_to_ko } => {
                self.verb("move");
                match most {
                    None => self.say("any number of damage counters"),
                    Some(most) => {
                        self.say("up to");
                        self.number(i32::from(*most));
                        self.say("damage counters");
                    }
                }
                self.between(from, to);
                if *not_to_ko {
                    self.mark(",");
                    self.say("but not enough to KO it");
                }
            }
            Effect::MoveDamagePairwise { from, to } => {
                self.verb("choose");
                self.say("an equal number of");
                self.any_such_plural(from);
                self.say("and");
                self.any_such_plural(to);
                self.mark(",");
                self.say("and");
                self.verb("move");
                self.say("1 damage counter from each of the first to a different one of the second");
                (self.topic, self.it) = (Topic::Nothing, Grammar::Many);
            }
            Effect::MoveDamageToThis { amount, from } => {
                self.verb("move");
                self.amount_of_counters(amount);
                self.say("from");
                self.who(from);
                self.say("to this card");
                self.for_each_of(amount);
                self.topic = Topic::Nothing;
            }
            Effect::ChangeDamage(change) => {
                self.damage_becomes(change, "takes");
                self.say("instead");
                (self.topic, self.it) = (Topic::Nothing, Grammar::One);
                self.subject_is_lost();
            }
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
            Effect::TakeOver(who) => {
                self.verb("return");
                self.who(who);
                self.say("to the battlefield without damage to take over all damage counters and Upgrades of the chosen character");
                // "It" is still the one chosen before.
                self.topic = Topic::Nothing;
            }
            Effect::SpillExtraDamage(who) | Effect::SpillAttackDamage(who) => {
                self.verb("do");
                self.say("the excess damage to");
                // The character that was KO'd doesn't take it.
                if who.pick == Pick::Choose(1) && !who.is.contains(&Is::Other) {
                    let mut is = who.is.clone();
                    is.push(Is::Other);
                    self.who(&Who { is, ..who.clone() });
                } else {
                    self.who(who);
                }
            }
            Effect::Gets { who, has, until, condition } => {
                let number = if self.choose_first(who, "and") {
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
                self.say(if *count == 1 { "of those cards without using its icons" } else { "of those cards without using their icons" });
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
                match amount {
                    Amount::Fixed(1) if self.drew => self.say("another card"),
                    Amount::Fixed(number) if self.drew => {
                        self.number(i32::from(*number));
                        self.say("more cards");
                    }
                    _ => self.amount(amount, &CARDS),
                }
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
            Effect::EachKeepsInHand(count) => {
                self.say("each player secretly chooses");
                self.so_many(i32::from(*count), &CARDS);
                self.say("in their hand");
                self.mark(",");
                self.say("and both scrap the others at the same time");
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
                self.foe_verb("reveal");
                self.say("a random card from");
                self.say(if self.speech.voice == Voice::Opponent { "your" } else { "their" });
                self.say("hand");
                self.those = Grammar::One;
                self.topic = Topic::Nothing;
                self.subject_is_lost();
            }
            Effect::TheyReveal(_)
            | Effect::LookAtHandAndSecrets
            | Effect::TheirHandIntoKo { .. }
            | Effect::TopIntoKo(_)
            | Effect::ScrapFromThose { .. }
            | Effect::SeparateThose
            | Effect::RevealOntoDeck { .. }
            | Effect::PutFlippedUnder { .. }
            | Effect::TopFromTheirScrap { .. }
            | Effect::TakeGreen
            | Effect::NameCard(_) => self.clause_of_hands(effect),
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
            Effect::TakeThose { what, count, up_to, reveal } => {
                self.verb(if *reveal { "reveal" } else { "put" });
                match (*up_to, *count) {
                    (true, Some(number)) => {
                        self.say("up to");
                        self.number(i32::from(number));
                        self.bare_cards(what, if number == 1 { Grammar::One } else { Grammar::Many });
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
            Effect::ReturnFromScrap { count, what, up_to, different_names } => {
                self.verb("return");
                if *up_to {
                    self.say("up to");
                    self.number(i32::from(*count));
                    self.bare_cards(what, if *count == 1 { Grammar::One } else { Grammar::Many });
                } else {
                    self.cards(i32::from(*count), what);
                }
                if *different_names {
                    self.say("with different names");
                }
                self.of_scrap_pile();
                self.say("to");
                self.say(self.my());
                self.say("hand");
            }
            Effect::TakeFlipped { count, what } => {
                self.verb("put");
                self.cards(i32::from(*count), what);
                self.say(self.me());
                self.say("flipped in this battle into");
                self.say(self.my());
                self.say("hand");
            }
            Effect::TakeFromOutside { count, what } => {
                self.verb("put");
                self.cards(i32::from(*count), what);
                self.say(self.me());
                self.say("own from outside the game into");
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
            Effect::PutUnder(from) => {
                self.verb("put");
                match from {
                    UnderFrom::Bottom => {
                        self.say("the bottom card of");
                        self.say(self.my());
                        self.say("deck");
                    }
                    UnderFrom::Those => self.the_rest(),
                    UnderFrom::Hand => {
                        self.say("all cards of");
                        self.say(self.my());
                        self.say("hand");
                    }
                }
                self.say("face down under");
                let name = self.this_name();
                self.say(name);
            }
            Effect::TakeFromUnder(count) => {
                self.verb("put");
                if *count == 1 {
                    self.say("a face-down card");
                } else {
                    self.number(i32::from(*count));
                    self.say("face-down cards");
                }
                self.say("from under");
                let name = self.this_name();
                self.say(name);
                self.say("into");
                self.say(self.my());
                self.say("hand");
            }
            Effect::TopFromTheirHand { count, what } => {
                let looking = self.topic == Topic::OpenHand;
                self.verb("choose");
                self.cards(i32::from(*count), what);
                self.say("from");
                if looking {
                    self.say("it");
                } else {
                    self.say(self.foes());
                    self.say("hand");
                }
                self.mark(",");
                self.say("and");
                self.foe_verb("put");
                self.say(if *count == 1 { "that card on top of" } else { "those cards on top of" });
                self.say(if self.speech.voice == Voice::Opponent { "your" } else { "their" });
                self.say("deck");
                self.subject_is_lost();
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
            Effect::ScrapUpgrades { what, from, repair } => {
                self.verb("scrap");
                self.all_upgrades(what, from);
                if let Some(repair) = repair {
                    self.mark(",");
                    self.say("and then");
                    self.verb("repair");
                    self.number(i32::from(*repair));
                    self.say("damage from each of those characters for each Upgrade scrapped from it");
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
            }
            Effect::SwapUpgrades => {
                self.verb("swap");
                self.say("all Upgrades between them");
            }
            Effect::PutThatOnto(who) => {
                self.verb("put");
                self.those_cards();
                self.say("onto");
                self.who(who);
            }
            Effect::TakeOverUpgrades(who) => {
                self.verb("put");
                self.say("this card and all other Upgrades that were on that character onto");
                self.who(who);
            }
            Effect::ScrapThis => {
                self.verb("scrap");
                self.say("this card");
            }
            Effect::ReturnThis => {
                self.verb("return");
                self.say("this card to its owner's hand");
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
            Effect::ScrapUpTo { .. }
            | Effect::PutFromKoArea { .. }
            | Effect::KeepUpgrades(_)
            | Effect::SwapWithHand { .. }
            | Effect::PutThoseUnder(_)
            | Effect::UseBountyOf { .. }
            | Effect::MayPlayEach { .. }
            | Effect::MayPlayToStay(_)
            | Effect::NoMoreActions
            | Effect::TakeTheirDraws
            | Effect::ItsOwner(_) => self.clause_of_upgrades(effect),
            Effect::UseBounty => {
                self.verb("use");
                self.say("this card's Bounty");
            }
            Effect::Win => {
                self.player_verb("win");
                self.say("the game");
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
                self.verb_who("deploy", who);
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
                    Pick::UpTo(count @ 2..) | Pick::Choose(count @ 2..) if who.place == Place::Outside => {
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
            }
            Effect::RaiseTower(count) => {
                self.verb("put");
                self.number(i32::from(*count));
                self.say(if *count == 1 { "height counter on" } else { "height counters on" });
                self.say(self.my());
                self.say("Tower");
            }
            Effect::ExtraAttack { with, against, may, untapped_too } => {
                if *may {
                    self.may_begins();
                    self.say("attack");
                } else {
                    self.verb("attack");
                }
                // An Action gives an attack of the turn, a trigger one after the attack that it is about.
                let of_turn = self.on == Bearer::Action && against.is_none() && !*may;
                self.say(if of_turn { "once more this turn with" } else { "again after this attack with" });
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
                    self.mentioned(against);
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
            Effect::If { condition, then, otherwise } => {
                self.say("if");
                self.condition(condition, false);
                let some_taken = self.some_taken;
                let (done_to_it, drew) = (self.done_to_it, self.drew);
                self.introduced(then);
                let taken_then = std::mem::replace(&mut self.some_taken, some_taken);
                (self.done_to_it, self.drew) = (done_to_it, drew);
                if !otherwise.is_empty() {
                    self.mark(",");
                    self.say("otherwise");
                    self.subject_is_lost();
                    self.inline(otherwise);
                }
                self.some_taken |= taken_then;
                self.drew = drew;
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
                if let [Effect::Gets { who: Who { pick: Pick::It, .. }, has, until, condition: None }] = effects.as_slice() {
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
            Effect::Note(amount) => {
                self.verb("note");
                self.value(amount);
            }
            Effect::ThisTurn(delayed) => self.this_turn(delayed),
            Effect::AtEndOfTurn(effects) => {
                self.say("at end of turn");
                self.introduced(effects);
            }
            Effect::AfterBattle(effects) => {
                self.say("after this battle");
                let past = std::mem::replace(&mut self.past, true);
                self.introduced(effects);
                self.past = past;
            }
        }
    }
}
