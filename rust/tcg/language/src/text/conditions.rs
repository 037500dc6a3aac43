//! Conditions, as clauses after "if" or "while".

use super::Bearer;
use super::battle_cards::icon;
use super::features::{fewer, is_kind, names_a_thing, stat_noun};
use super::names::whole_name;
use super::pen::{DoneToIt, Grammar, Owner, Pen, Topic, Voice, quoted};
use crate::{
    Amount, CharacterZone, Color, Compare, Condition, Count, Is, Pick, Side, Stat, What, Who,
};

impl Pen {
    /// Writes the clause, or its negation.
    pub fn condition(&mut self, condition: &Condition, negated: bool) {
        match condition {
            Condition::Have(who) => self.have(who, negated),
            Condition::Is { who, what } => self.is(who, what, negated),
            Condition::Number(left, compare, right) => {
                self.comparison(left, *compare, right, negated)
            }
            Condition::InScrap(what) => {
                self.player_has(negated);
                self.some_card(what, negated);
                self.say("in");
                self.say(self.my());
                self.say("scrap pile");
            }
            Condition::ThoseAre(what) => self.those_are(what, negated),
            Condition::ThoseInclude(what) => {
                self.say(if negated {
                    "none of those cards is"
                } else {
                    "at least one of those cards is"
                });
                self.a_card(what);
            }
            Condition::ThoseHaveIcons(colors) => {
                self.those_have(negated);
                self.say("at least");
                self.icons(colors);
            }
            Condition::ThoseHaveColors(number) => {
                self.those_have(negated);
                self.say("icons of exactly");
                self.number(i32::from(*number));
                self.say(if *number == 1 { "color" } else { "different colors" });
            }
            Condition::ThoseShareName => {
                self.say(if negated {
                    "those cards don't all have the same name"
                } else {
                    "those cards all have the same name"
                });
            }
            Condition::ThoseHaveChosenColor => {
                self.those_have(negated);
                self.say("an icon of the chosen color");
            }
            Condition::StartingTeamOnly(who) => {
                self.say(self.my());
                self.say(if negated {
                    "starting team had not only"
                } else {
                    "starting team had only"
                });
                self.any_such_plural(who);
            }
            Condition::StartingTeamHad(who) => {
                self.say(self.my());
                self.say(if negated { "starting team didn't have" } else { "starting team had" });
                self.any_such(who);
            }
            Condition::PlayedThisTurn(name) => {
                self.player_verb("have");
                self.say(if negated { "not played" } else { "played" });
                self.name(name);
                self.say("this turn");
            }
            Condition::Done => {
                let verb = match (negated, self.optional) {
                    (false, _) => "do",
                    (true, true) => "don't",
                    (true, false) => "can't",
                };
                if self.by_other {
                    self.say(if self.speech.voice == Voice::Opponent { "you" } else { "they" });
                    self.say(verb);
                } else {
                    self.say(self.me());
                    self.say(verb);
                }
            }
            Condition::YourTurn => {
                self.say(if negated { "it isn't" } else { "it is" });
                self.say(self.my());
                self.say("turn");
            }
            Condition::YourFirstTurn => {
                self.say(if negated { "it isn't" } else { "it is" });
                self.say(self.my());
                self.say("first turn of the game");
            }
            Condition::Attacking(who) => self.doing(who, negated, "attacking"),
            Condition::Defending(who) => self.doing(who, negated, "defending"),
            Condition::Against(who) if self.total.is_none() && !negated => {
                let bearer = match self.on {
                    Bearer::Upgrade => Who { pick: Pick::Upgraded, ..Who::THIS },
                    Bearer::Action => Who { pick: Pick::It, ..Who::THIS },
                    Bearer::Character | Bearer::Stratagem => Who::THIS,
                };
                self.fighting(&bearer, "battling", who);
            }
            Condition::Against(who) => {
                self.say("the enemy in that battle");
                if who.is.is_empty() {
                    self.be(Grammar::One, negated);
                    self.any_such(who);
                } else {
                    self.predicates(&who.is, Grammar::One, negated);
                }
                self.topic = Topic::Opposing;
            }
            Condition::HandAgainstTheirs(sign) => {
                self.player_verb(if negated { "don't have" } else { "have" });
                self.say(match sign.signum() {
                    1 => "more cards in hand than",
                    0 => "as many cards in hand as",
                    _ => "fewer cards in hand than",
                });
                self.say(self.foe());
            }
            Condition::HaveSecretAction => {
                self.player_has(negated);
                self.say(if negated { "Secret Action in play" } else { "a Secret Action in play" });
            }
            Condition::ShareTrait { who, with } => {
                let number = if who.pick == Pick::Each && with.is_none() {
                    self.all_such(who);
                    Grammar::Many
                } else {
                    self.subject(who)
                };
                self.say(match (number, negated) {
                    (Grammar::One, false) => "shares a trait",
                    (Grammar::One, true) => "doesn't share a trait",
                    (Grammar::Many, false) => "share a trait",
                    (Grammar::Many, true) => "don't share a trait",
                });
                if let Some(with) = with {
                    self.say("with");
                    self.mentioned(with);
                    // "It" would be ambiguous.
                    self.topic = Topic::Nothing;
                }
            }
            Condition::UpgradesHaveIcons { who, icons } => {
                self.whose(who);
                self.say(if negated {
                    "Upgrades don't have at least"
                } else {
                    "Upgrades have at least"
                });
                self.icons(icons);
            }
            Condition::StillOn => self.say(if negated {
                "this card isn't on a character any more"
            } else {
                "this card is still on a character"
            }),
            Condition::Not(inner) => self.condition(inner, !negated),
            Condition::All(all) if !negated && self.said_as_one(all) => {}
            Condition::All(all) => self.joined(all, if negated { "or" } else { "and" }, negated),
            Condition::Any(any) => self.joined(any, if negated { "and" } else { "or" }, negated),
        }
    }

    /// Writes several conditions that form one clause. Otherwise writes nothing and returns `false`.
    fn said_as_one(&mut self, all: &[Condition]) -> bool {
        match all {
            [Condition::Attacking(who), Condition::Against(enemy)] => {
                self.fighting(who, "attacking", enemy)
            }
            [Condition::Defending(who), Condition::Against(enemy)] => {
                self.fighting(who, "defending against", enemy)
            }
            [Condition::Have(first), _, ..] => {
                let names: Vec<&str> =
                    all.iter().filter_map(|one| named_like(one, first)).collect();
                if names.len() < all.len() {
                    return false;
                }
                self.player_verb("have");
                for (index, name) in names.iter().enumerate() {
                    self.between_members(index, names.len(), "and");
                    self.name(name);
                }
                let bare = Who {
                    is: first.is.iter().filter(|is| name_of(is).is_none()).cloned().collect(),
                    ..first.clone()
                };
                if !bare.is.is_empty() {
                    self.mark(",");
                    self.say("each");
                }
                self.behind_names(&bare);
                self.parts = match names.as_slice() {
                    [one, other] => vec![quoted(one), quoted(other)],
                    _ => vec!["those characters".into()],
                };
            }
            [Condition::StartingTeamHad(_), _, ..] => {
                let names: Option<Vec<&str>> = all.iter().map(starting_name).collect();
                let Some(names) = names else { return false };
                self.say(self.my());
                self.say("starting team had");
                for (index, name) in names.iter().enumerate() {
                    self.between_members(index, names.len(), "and");
                    self.name(name);
                }
                self.parts = names.into_iter().map(quoted).collect();
            }
            _ => return false,
        }
        true
    }

    /// Writes "this is attacking an enemy Autobot". A following "it" would refer to the enemy.
    fn fighting(&mut self, who: &Who, how: &str, enemy: &Who) {
        let number = self.subject(who);
        self.be(number, false);
        self.say(how);
        self.compared = matches!(who.pick, Pick::This | Pick::Upgraded | Pick::It).then_some("it");
        self.a_character(
            &Who {
                pick: Pick::Choose(1),
                side: Side::Enemy,
                place: CharacterZone::Battlefield,
                is: enemy.is.clone(),
            },
            Owner::Enemy,
        );
        self.compared = None;
        self.topic = Topic::Opposing;
    }

    fn joined(&mut self, conditions: &[Condition], word: &str, negated: bool) {
        for (index, condition) in conditions.iter().enumerate() {
            if index > 0 {
                self.say(word);
            }
            self.condition(condition, negated);
        }
    }

    /// Writes "you have" or "you have no".
    fn player_has(&mut self, negated: bool) {
        self.player_verb("have");
        if negated {
            self.say("no");
        }
    }

    /// Writes "a Weapon", or "Weapon" after "no".
    fn some_card(&mut self, what: &What, negated: bool) {
        if negated { self.bare_cards(what, Grammar::One) } else { self.a_card(what) }
    }

    /// Writes "you have a Car", "your opponent has 2 or more tapped characters" or "it is damaged".
    fn have(&mut self, who: &Who, negated: bool) {
        let count = match who.pick {
            Pick::This
            | Pick::Upgraded
            | Pick::It
            | Pick::Attacker
            | Pick::Defender
            | Pick::Opposing => {
                let bare = Who { is: Vec::new(), place: CharacterZone::Battlefield, ..who.clone() };
                let number = self.subject(&bare);
                if who.is.is_empty() {
                    let topic = self.topic;
                    self.be(number, negated);
                    if who.pick == Pick::It
                        && who.place == CharacterZone::Ko
                        && self.done_to_it == DoneToIt::Damage
                    {
                        return self.say("KO'd by that");
                    }
                    self.say(match who.place {
                        CharacterZone::Ko => "in the KO area",
                        CharacterZone::BattlefieldOrKo => "on the battlefield or in the KO area",
                        CharacterZone::UnderIt => "under it",
                        CharacterZone::UnderThis => "under this",
                        CharacterZone::Outside => "outside the game",
                        CharacterZone::Battlefield | CharacterZone::Anywhere => {
                            "on the battlefield"
                        }
                    });
                    self.topic = topic;
                } else {
                    self.said_of_it(&who.is, number, negated);
                }
                return;
            }
            Pick::Each | Pick::Choose(1) => 1,
            Pick::Choose(count) | Pick::UpTo(count) => count,
        };
        match self.owner(who.side) {
            Owner::Your if self.speech.voice != Voice::You => self.say("you have"),
            Owner::Your | Owner::Their => self.player_verb("have"),
            Owner::Enemy => self.foe_verb("have"),
            Owner::Any => self.say(if count > 1 && !negated { "there are" } else { "there is" }),
        }
        if negated {
            self.say("no");
            self.such(who, Grammar::One);
        } else if count > 1 {
            self.number(i32::from(count));
            self.say("or more");
            self.such(who, Grammar::Many);
        } else if who.place == CharacterZone::Outside {
            self.any_such(&Who { place: CharacterZone::Battlefield, ..who.clone() });
            self.say("outside the game");
        } else {
            self.any_such(who);
            self.parts = who.is.iter().find_map(name_of).map(quoted).into_iter().collect();
        }
        if self.owner(who.side) == Owner::Any && who.place == CharacterZone::Battlefield {
            self.say("on the battlefield");
        }
    }

    /// Writes "it is a Truck" or "each of your characters is an Autobot".
    fn is(&mut self, who: &Who, what: &Who, negated: bool) {
        let several = matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_));
        let number = if several { self.mentioned(who) } else { self.subject(who) };
        let plain = matches!(what.pick, Pick::Choose(_) | Pick::Each | Pick::UpTo(_))
            && what.place == CharacterZone::Battlefield;
        if plain && what.side == Side::Any && !what.is.is_empty() {
            return self.said_of_it(&what.is, number, negated);
        }
        let topic = self.topic;
        self.be(number, negated);
        self.mentioned(what);
        // The first character remains the topic of the sentence.
        self.topic = topic;
    }

    /// Writes properties of the sentence's character. The topic remains that character ("While this is damaged → It has
    /// …") unless the properties mention a thing that "it" could also mean.
    pub fn said_of_it(&mut self, is: &[Is], number: Grammar, negated: bool) {
        let topic = self.topic;
        self.predicates(is, number, negated);
        self.topic = if !negated && is.iter().any(names_a_thing) { Topic::Nothing } else { topic };
    }

    fn doing(&mut self, who: &Who, negated: bool, what: &str) {
        let number = if matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_)) {
            self.mentioned(who)
        } else {
            self.subject(who)
        };
        self.be(number, negated);
        self.say(what);
    }

    fn those_are(&mut self, what: &What, negated: bool) {
        if self.those == Grammar::One {
            self.those_cards();
            self.be(Grammar::One, negated);
            self.a_card(what);
            self.topic = Topic::ThatCard;
        } else {
            self.say(if negated { "not all of those cards are" } else { "all of those cards are" });
            self.bare_cards(what, Grammar::Many);
        }
    }

    fn those_have(&mut self, negated: bool) {
        self.those_cards();
        self.say(match (self.those, negated) {
            (Grammar::One, false) => "has",
            (Grammar::One, true) => "doesn't have",
            (Grammar::Many, false) => "have",
            (Grammar::Many, true) => "don't have",
        });
    }

    /// Writes "2 `[ORANGE]` and 1 `[BLUE]`".
    pub fn icons(&mut self, colors: &[Color]) {
        let mut kinds: Vec<(Color, i32)> = Vec::new();
        for color in colors {
            match kinds.iter_mut().find(|(known, _)| known == color) {
                Some((_, count)) => *count += 1,
                None => kinds.push((*color, 1)),
            }
        }
        let last = kinds.len();
        for (index, (color, count)) in kinds.into_iter().enumerate() {
            if index > 0 {
                if index + 1 == last {
                    self.say("and");
                } else {
                    self.mark(",");
                }
            }
            self.number(count);
            self.say(icon(color));
        }
    }

    /// Writes "you have 3 or more cards in your hand" or "its `[ATK]` is 4 or less".
    fn comparison(&mut self, left: &Amount, compare: Compare, right: &Amount, negated: bool) {
        if let (Amount::Counted(count), Amount::Fixed(number)) = (left, right)
            && self.counted_possession(count, compare, i32::from(*number), negated)
        {
            return;
        }
        if let (Amount::Counted(yours), Amount::Counted(theirs)) = (left, right)
            && let (Count::Characters(yours), Count::Characters(theirs)) =
                (yours.as_ref(), theirs.as_ref())
            && (yours.side, theirs.side) == (Side::Your, Side::Enemy)
            && [yours, theirs]
                .iter()
                .all(|who| who.is.is_empty() && who.place == CharacterZone::Battlefield)
            && matches!(compare, Compare::LessThan | Compare::MoreThan)
            && !negated
        {
            self.player_verb("have");
            self.say(if compare == Compare::LessThan {
                "fewer characters than"
            } else {
                "more characters than"
            });
            self.topic = Topic::Nothing;
            return self.say(self.foe());
        }
        self.value(left);
        self.say(if negated { "isn't" } else { "is" });
        match (compare, right) {
            (Compare::AtMost, Amount::Fixed(number)) => {
                self.number(i32::from(*number));
                self.say("or less");
            }
            (Compare::AtLeast, Amount::Fixed(number)) => {
                self.number(i32::from(*number));
                self.say("or more");
            }
            (Compare::Exactly, Amount::Fixed(number)) => {
                self.say("exactly");
                self.number(i32::from(*number));
            }
            (Compare::MoreThan, _) => {
                self.say("more than");
                self.value(right);
            }
            (Compare::LessThan, _) => {
                self.say("less than");
                self.value(right);
            }
            (Compare::AtMost, Amount::Counted(_)) => {
                self.say("at most");
                self.value(right);
            }
            (Compare::AtLeast, Amount::Counted(_)) => {
                self.say("at least");
                self.value(right);
            }
            (Compare::Exactly, Amount::Counted(_)) => {
                self.say("the same as");
                self.value(right);
            }
        }
    }

    /// Writes "this has 3 or more Upgrades" or "it has a card under it": a count of a character's things, compared with a
    /// number. The topic remains that character. The thing is written with its number, or with its article for at least one.
    fn carries(
        &mut self,
        who: &Who,
        negated: bool,
        compare: Compare,
        number: i32,
        thing: impl Fn(&mut Pen, Grammar, Option<i32>),
    ) {
        let many = matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_))
            && whole_name(who).is_none();
        let subject = if many {
            self.all_such(who);
            Grammar::Many
        } else {
            self.subject(who)
        };
        let topic = self.topic;
        self.say(match (subject, negated) {
            (Grammar::One, false) => "has",
            (Grammar::One, true) => "doesn't have",
            (Grammar::Many, false) => "have",
            (Grammar::Many, true) => "don't have",
        });
        match (compare, number) {
            (Compare::AtLeast, 1) => thing(self, Grammar::One, None),
            (Compare::Exactly, 1) => thing(self, Grammar::One, Some(1)),
            _ => thing(self, Grammar::Many, Some(number)),
        }
        // "It" could refer to the single thing, too.
        self.topic = if number == 1 && !negated { Topic::Nothing } else { topic };
    }

    /// Writes a condition with the verb "have" or "flip". Returns `false` if the count needs another verb.
    fn counted_possession(
        &mut self,
        count: &Count,
        compare: Compare,
        number: i32,
        negated: bool,
    ) -> bool {
        let plural =
            if number == 1 && compare == Compare::Exactly { Grammar::One } else { Grammar::Many };
        let verb = match count {
            Count::Flipped(_) | Count::FlippedColors => self.flip(),
            Count::Of(stat @ (Stat::Damage | Stat::Upgrades | Stat::Under), who) => {
                self.carries(who, negated, compare, number, |pen, grammar, amount| match amount {
                    Some(amount) => pen.compared(
                        compare,
                        amount,
                        stat_noun(*stat, grammar == Grammar::Many),
                        fewer(*stat),
                    ),
                    None => pen.start_with_article(stat_noun(*stat, false)),
                });
                return true;
            }
            Count::Upgrades { what, on } => {
                self.carries(on, negated, compare, number, |pen, grammar, amount| match amount {
                    Some(amount) => {
                        pen.compared(compare, amount, "", "fewer");
                        pen.bare_cards(what, grammar);
                    }
                    None => pen.a_card(what),
                });
                return true;
            }
            Count::ActionsThisTurn => {
                self.player_verb("have");
                if negated {
                    self.say("not");
                }
                self.say("played");
                self.compared(
                    compare,
                    number,
                    if plural == Grammar::One { "Action" } else { "Actions" },
                    "fewer",
                );
                self.say("this turn");
                return true;
            }
            Count::Of(Stat::Flips, who) => {
                self.player_verb("have");
                self.say(if negated { "not flipped" } else { "flipped" });
                let topic = self.topic;
                self.mentioned(who);
                self.topic = topic;
                self.compared(
                    compare,
                    number,
                    if plural == Grammar::One { "time" } else { "times" },
                    "fewer",
                );
                self.say("this turn");
                return true;
            }
            Count::DamageOnThis => {
                self.say(if negated { "this card doesn't have" } else { "this card has" });
                self.compared(
                    compare,
                    number,
                    if plural == Grammar::One { "damage counter" } else { "damage counters" },
                    "fewer",
                );
                return true;
            }
            Count::TheirActionsThisTurn => {
                self.foe_verb("have");
                if negated {
                    self.say("not");
                }
                self.say("played");
                self.compared(
                    compare,
                    number,
                    if plural == Grammar::One { "Action" } else { "Actions" },
                    "fewer",
                );
                self.say("this turn");
                return true;
            }
            Count::Characters(who) if self.owner(who.side) == Owner::Enemy => {
                self.foe_verb("have");
                if negated {
                    self.say("not");
                }
                self.compared(compare, number, "", "fewer");
                self.such(who, plural);
                return true;
            }
            Count::Characters(who) if who.side != Side::Any => "have",
            Count::CardsInHand
            | Count::CardsInDeck
            | Count::InScrap(_)
            | Count::PlayedThisTurn(_) => "have",
            Count::InTheirKo(what) => {
                self.foe_verb("have");
                if negated {
                    self.say("not");
                }
                self.compared(compare, number, "", "fewer");
                self.bare_cards(what, plural);
                self.say(if self.speech.voice == Voice::Opponent {
                    "in your KO area"
                } else {
                    "in their KO area"
                });
                return true;
            }
            Count::CardsInTheirHand => {
                self.foe_verb("have");
                if negated {
                    self.say("not");
                }
                self.compared(
                    compare,
                    number,
                    if plural == Grammar::One { "card in" } else { "cards in" },
                    "fewer",
                );
                self.say(if self.speech.voice == Voice::Opponent {
                    "your hand"
                } else {
                    "their hand"
                });
                return true;
            }
            Count::ColorsOfThose => {
                self.those_have(negated);
                self.say("icons of");
                self.compared(
                    compare,
                    number,
                    if plural == Grammar::One { "color" } else { "different colors" },
                    "fewer",
                );
                return true;
            }
            Count::KoThisGame(who) => {
                self.compared(compare, number, "of", "fewer");
                self.all_such(who);
                self.say(if negated {
                    "haven't been KO'd this game"
                } else {
                    "have been KO'd this game"
                });
                return true;
            }
            Count::StartingTeam(who) => {
                self.say(self.my());
                self.say(if negated { "starting team didn't have" } else { "starting team had" });
                self.compared(compare, number, "", "fewer");
                self.such(who, plural);
                return true;
            }
            _ => return false,
        };
        self.player_verb(verb);
        if negated {
            self.say("not");
        }
        if let Count::PlayedThisTurn(name) = count {
            self.say("played");
            self.compared(
                compare,
                number,
                if plural == Grammar::One { "copy of" } else { "copies of" },
                "fewer",
            );
            self.name(name);
            self.say("this turn");
            return true;
        }
        self.compared(compare, number, "", "fewer");
        match count {
            Count::Characters(who) => {
                self.such(who, plural);
                let mut kinds = Pen::new(self.on);
                kinds.such(
                    &Who {
                        is: who.is.iter().filter(|is| is_kind(is)).cloned().collect(),
                        place: CharacterZone::Battlefield,
                        ..who.clone()
                    },
                    plural,
                );
                self.parts = vec![format!("those {}", kinds.out)];
            }
            Count::Flipped(color) => self.say(icon(*color)),
            Count::FlippedColors => {
                self.say(if plural == Grammar::One { "color" } else { "different colors" })
            }
            _ => self.counted(count, plural),
        }
        true
    }
}

/// Returns the name in a condition.
fn name_of(is: &Is) -> Option<&str> {
    match is {
        Is::Named(name) | Is::FullNamed(name) => Some(name),
        _ => None,
    }
}

/// Returns the name of a character if the condition is exactly that it was on the starting team.
fn starting_name(condition: &Condition) -> Option<&str> {
    match condition {
        Condition::StartingTeamHad(who) => match who.is.as_slice() {
            [is] => name_of(is),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the name that a condition requires of your character, if its phrase is otherwise equal to `like`.
fn named_like<'a>(condition: &'a Condition, like: &Who) -> Option<&'a str> {
    let Condition::Have(who) = condition else { return None };
    let unnamed =
        |who: &Who| who.is.iter().filter(|is| name_of(is).is_none()).cloned().collect::<Vec<_>>();
    let same = (who.pick, who.side, who.place) == (like.pick, like.side, like.place)
        && unnamed(who) == unnamed(like);
    who.is
        .iter()
        .find_map(name_of)
        .filter(|_| same && who.side == Side::Your && who.pick == Pick::Choose(1))
}
