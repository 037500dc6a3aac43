//! Events of triggers, and the flips that triggers require.

use super::Bearer;
use super::battle_cards::icon;
use super::features::all_names;
use super::pen::{Grammar, Owner, Pen, That, Topic, quoted};
use crate::{Flips, Is, Kind, Pick, Side, What, When, Who};

/// Introduction of an event.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lead {
    /// "When …", for a printed trigger.
    When,
    /// "Whenever …", for a trigger that lasts for a turn.
    Whenever,
    /// "The next time …".
    NextTime,
}

impl Pen {
    /// Writes the event with its introduction: "when this attacks", "after the upgraded character defends", "at the start of
    /// your turn".
    pub fn event(&mut self, when: &When, lead: Lead) {
        self.aside = None;
        self.that = That::Character;
        (self.total, self.past) = match when {
            When::Attacks(_) | When::AttackFlipped => (Some("attack"), false),
            When::Defends(_) => (Some("defense"), false),
            When::Battles(_) => (Some("battle"), false),
            When::AfterAttack(_) => (Some("attack"), true),
            When::AfterDefend(_) => (Some("defense"), true),
            When::AfterBattle(_) => (Some("battle"), true),
            _ => (None, false),
        };
        match when {
            When::AfterAttack(who) => self.after(who, lead, "attacks", "attack"),
            When::AfterDefend(who) => self.after(who, lead, "defends", "defend"),
            When::AfterBattle(who) => {
                self.after(who, lead, "attacks or defends", "attack or defend")
            }
            When::AttackFlipped => {
                self.say("after you flip for");
                self.whose(&Who::THIS);
                self.say("attack and before the defender's flips");
            }
            When::TurnStarts => self.player_moment("at the start of", "turn"),
            When::FirstTurnStarts => self.player_moment("at the start of", "first turn"),
            When::BeforeGame => self.say("before the game begins"),
            When::TurnEnds => self.player_moment("at the end of", "turn"),
            When::FlipsToThis
            | When::Flips(_)
            | When::FlipsTo { .. }
            | When::Attacks(_)
            | When::Defends(_)
            | When::Battles(_)
            | When::Ko(_)
            | When::KoNumber(_)
            | When::IntoKo(_)
            | When::HeadDeployed(_)
            | When::Combines
            | When::AttackDamage { .. }
            | When::Damages { .. }
            | When::DamageWithoutKo { .. }
            | When::YouFlip(_)
            | When::Any(_)
            | When::EnoughToKo { .. }
            | When::TakesDamage { .. }
            | When::TakesNoAttackDamage(_)
            | When::YouPlay(_)
            | When::OpponentPlays(_)
            | When::FlipsCard(_)
            | When::PutOn(_)
            | When::PlayedFromHand
            | When::Upgraded { .. }
            | When::ScrappedFromCharacter
            | When::RemovedFromCharacter
            | When::UpgradeScrapped { .. }
            | When::ScrappedFromTheirHand
            | When::YouReshuffle
            | When::OpponentReshuffles
            | When::Taps(_)
            | When::Untaps(_)
            | When::YouRepair
            | When::OpponentDrawsAgain
            | When::PutsOnTop
            | When::Deployed(_)
            | When::Combined
            | When::GameBegins
            | When::UsesTapAbility(_) => {
                self.say(match lead {
                    Lead::When => "when",
                    Lead::Whenever => "whenever",
                    Lead::NextTime => "the next time",
                });
                self.happening(when);
            }
        }
    }

    /// Writes the clause after "when".
    fn happening(&mut self, when: &When) {
        match when {
            When::FlipsToThis => self.say("you flip to this mode"),
            When::Flips(who) => self.does(who, "flips", "flip"),
            When::FlipsTo { who, to } => {
                self.does(who, "flips", "flip");
                self.write_mode(*to);
            }
            When::Attacks(who) => self.does(who, "attacks", "attack"),
            When::Defends(who) => self.does(who, "defends", "defend"),
            When::Battles(who) => self.does(who, "attacks or defends", "attack or defend"),
            When::AfterAttack(who) => self.does(who, "has attacked", "have attacked"),
            When::AfterDefend(who) => self.does(who, "has defended", "have defended"),
            When::AfterBattle(who) => {
                self.does(who, "has attacked or defended", "have attacked or defended")
            }
            When::AttackFlipped => {
                self.say("you have flipped for");
                self.whose(&Who::THIS);
                self.say("attack");
            }
            When::Ko(who) => {
                // These can be the parts that are combined afterwards.
                if let [Is::AnyOf(parts)] = who.is.as_slice()
                    && let Some(names) = all_names(parts)
                {
                    self.parts = names.into_iter().map(quoted).collect();
                }
                self.does(who, "is KO'd", "are KO'd");
            }
            When::KoNumber(number) => {
                self.say(self.my());
                self.say(&ordinal(*number));
                self.say("character of the game is KO'd");
            }
            When::AttackDamage { by, to } => {
                let number = self.subject(by);
                self.it_is_each = false;
                self.say(if number == Grammar::One {
                    "does attack damage to"
                } else {
                    "do attack damage to"
                });
                self.it_is_done_to(by, to);
            }
            When::Damages { by, to } => {
                let number = self.subject(by);
                self.it_is_each = false;
                self.say(if number == Grammar::One { "does damage to" } else { "do damage to" });
                self.it_is_done_to(by, to);
            }
            When::DamageWithoutKo { by, to, at_least } => {
                let number = self.subject(by);
                self.it_is_each = false;
                self.say(if number == Grammar::One { "does" } else { "do" });
                self.number(i32::from(*at_least));
                self.say("or more attack damage to");
                self.it_is_done_to(by, to);
                self.say("without KO'ing it");
            }
            When::YouFlip(what) => {
                self.say("you flip");
                self.a_card(what);
            }
            When::Any(parts) if parts.iter().all(|part| does_this(part).is_some()) => {
                self.mentioned(&Who::THIS);
                for (index, part) in parts.iter().enumerate() {
                    self.between_members(index, parts.len(), "or");
                    self.say(does_this(part).unwrap_or_default());
                }
            }
            When::Any(parts) => {
                for (index, part) in parts.iter().enumerate() {
                    if index > 0 {
                        self.say("or");
                    }
                    self.happening(part);
                }
            }
            When::EnoughToKo { by, extra, to } => {
                let number = self.subject(by);
                self.it_is_each = false;
                self.say(if number == Grammar::One { "does" } else { "do" });
                if let Some(to) = to {
                    self.say(match extra {
                        None => "enough attack damage to KO",
                        Some(true) => "more than enough attack damage to KO",
                        Some(false) => "exactly enough attack damage to KO",
                    });
                    return self.it_is_done_to(by, to);
                }
                self.say(match extra {
                    None => "enough attack damage to KO an enemy",
                    Some(true) => "more than enough attack damage to KO an enemy",
                    Some(false) => "exactly enough attack damage to KO an enemy",
                });
                self.it_is_now(by, true);
            }
            When::TakesDamage { who, takes } => {
                let number = self.who(who);
                self.it_is_each = false;
                self.say(if number == Grammar::One { "takes" } else { "take" });
                self.damage_kind(*takes);
            }
            When::TakesNoAttackDamage(who) => self.does(
                who,
                "defends and takes no attack damage",
                "defend and take no attack damage",
            ),
            When::YouPlay(what) => {
                self.say("you play");
                self.a_card(what);
            }
            When::OpponentPlays(what) => {
                self.say("your opponent plays");
                self.a_card(what);
            }
            When::FlipsCard(what) => {
                self.say("you flip");
                self.a_card(what);
                self.say("while");
                self.mentioned(&Who::THIS);
                self.say("is in battle");
            }
            When::PutOn(who) => {
                self.say("this card is put on");
                self.who(who);
                self.topic = Topic::Nothing;
            }
            When::PlayedFromHand => self.say("you play this card from your hand"),
            When::Upgraded { who, with } => {
                // The trigger of an Upgrade also sees that Upgrade arrive.
                if who.pick == Pick::Upgraded
                    && *with == (What { kind: Kind::Upgrade, ..What::default() })
                {
                    self.say("this card or another Upgrade");
                } else {
                    self.a_card(with);
                }
                self.say("is put on");
                self.who(who);
                // "It" could refer to the Upgrade, too.
                self.topic = Topic::Nothing;
            }
            When::IntoKo(what) => {
                self.a_card(what);
                self.say("is put into");
                self.say(self.my());
                self.say("KO area");
                self.those = Grammar::One;
            }
            When::HeadDeployed(who) => {
                self.say("the head of");
                self.who(who);
                self.say("is deployed");
                self.topic = Topic::Chosen;
            }
            When::ScrappedFromCharacter => self.say("this card is scrapped from a character"),
            When::RemovedFromCharacter => {
                self.say("this card is removed from a character");
            }
            When::UpgradeScrapped { what, from } => {
                self.a_card(what);
                self.say("is scrapped from");
                self.who(from);
                self.topic = Topic::Nothing;
                self.those = Grammar::One;
            }
            When::ScrappedFromTheirHand => self.say("a card is scrapped from your opponent's hand"),
            When::YouReshuffle => self.say("you reshuffle your deck"),
            When::OpponentReshuffles => self.say("your opponent reshuffles their deck"),
            When::Taps(who) => self.does(who, "becomes tapped", "become tapped"),
            When::Untaps(who) => self.does(who, "becomes untapped", "become untapped"),
            When::YouRepair => self.say("you repair damage"),
            When::OpponentDrawsAgain => {
                self.say("your opponent draws a card after their first in a turn")
            }
            When::PutsOnTop => self.say("you put a card from your hand on top of your deck"),
            When::Deployed(from_under) => {
                self.say("this is deployed from under");
                if self.owner(from_under.side) != Owner::Your {
                    return self.any_such(from_under);
                }
                self.say(self.my());
                if !self.by_name(from_under) {
                    self.such(from_under, Grammar::One);
                }
            }
            When::Combined => self.say("this is combined"),
            When::Combines => self.say("this combines with others"),
            When::TurnStarts => self.say("your turn starts"),
            When::FirstTurnStarts => self.say("your first turn starts"),
            When::TurnEnds => self.say("your turn ends"),
            When::BeforeGame => self.say("the game is about to begin"),
            When::GameBegins => self.say("the game begins"),
            When::UsesTapAbility(who) => {
                self.say("you use a tap ability of");
                self.who(who);
            }
        }
    }

    /// Writes "this attacks", or with conditions "this attacks, if it is damaged".
    fn does(&mut self, who: &Who, one: &str, many: &str) {
        let picked = matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_));
        self.other_than_this = picked
            && matches!(self.on, Bearer::Character | Bearer::Upgrade)
            && !who.is.contains(&Is::Other);
        let anybody = *who == (Who { pick: Pick::Choose(1), side: Side::Any, ..Who::THIS });
        let number = if anybody && self.on == Bearer::Character {
            self.say("this or another character");
            (self.topic, self.it) = (Topic::Nothing, Grammar::One);
            Grammar::One
        } else if picked {
            self.who(who)
        } else {
            self.subject(&Who { is: Vec::new(), ..who.clone() })
        };
        // "When it attacks → It …": the attacks of several characters are one event each.
        self.it_is_each = false;
        self.say(if number == Grammar::One { one } else { many });
        if !picked && !who.is.is_empty() {
            self.aside = Some(self.out.len());
            self.mark(",");
            self.say(if number == Grammar::One { "if it" } else { "if they" });
            self.said_of_it(&who.is, number, false);
        }
    }

    /// Writes the character that is affected.
    fn it_is_done_to(&mut self, by: &Who, to: &Who) {
        self.mentioned(to);
        self.it_is_now(by, self.owner(to.side) == Owner::Enemy);
    }

    /// Makes the affected character the referent of `it`, unless the acting character already was.
    fn it_is_now(&mut self, by: &Who, enemy: bool) {
        (self.topic, self.it_named) = (Topic::Nothing, None);
        self.that = match (by.pick, enemy) {
            (Pick::It, _) => That::Chosen,
            (_, true) => That::Enemy,
            (_, false) => That::Character,
        };
    }

    fn after(&mut self, who: &Who, lead: Lead, one: &str, many: &str) {
        self.say(match lead {
            Lead::When => "after",
            Lead::Whenever => "each time after",
            Lead::NextTime => "the next time after",
        });
        self.does(who, one, many);
    }

    fn player_moment(&mut self, moment: &str, turn: &str) {
        self.say(moment);
        self.say(self.my());
        self.say(turn);
    }

    /// Writes the required flips after the event: "and you flip at least 2 `[BLUE]`".
    pub fn flips(&mut self, flips: &Flips) {
        let aside = self.aside.take().map(|at| self.out.split_off(at));
        self.what_is_flipped(flips);
        self.out += aside.as_deref().unwrap_or_default();
    }

    fn what_is_flipped(&mut self, flips: &Flips) {
        if let Flips::Any = flips {
            self.say("and your flips are done");
            self.past = true;
            return;
        }
        self.say("and you flip");
        match flips {
            Flips::AtLeast(colors) => {
                self.say("at least");
                self.icons(colors);
            }
            Flips::First(color) => {
                self.say("your first");
                self.say(icon(*color));
                self.say("of this battle");
            }
            Flips::FirstThisTurn(color) => {
                self.say("your first");
                self.say(icon(*color));
                self.say("of this turn");
            }
            Flips::ExactlyColors(count) => {
                self.say("icons of exactly");
                self.colors(*count);
            }
            Flips::AtLeastColors(count) => {
                self.say("icons of at least");
                self.colors(*count);
            }
            Flips::Equal(left, right) => {
                self.say("equally many");
                self.say(icon(*left));
                self.say("and");
                self.say(icon(*right));
            }
            Flips::None(color) => {
                self.say("no");
                self.say(icon(*color));
            }
            Flips::Cards(count) => {
                self.say("at least");
                self.number(i32::from(*count));
                self.say(if *count == 1 { "card" } else { "cards" });
            }
            Flips::Card(what) => self.a_card(what),
            Flips::NoCard(what) => {
                self.say("no");
                self.bare_cards(what, Grammar::One);
            }
            Flips::MoreColorsThanOpponent => {
                self.say("icons of more different colors than your opponent")
            }
            Flips::Any => {}
        }
    }

    fn colors(&mut self, count: u8) {
        self.number(i32::from(count));
        self.say(if count == 1 { "color" } else { "different colors" });
    }
}

/// Returns the verb of the trigger's character, if the event is about that character alone.
fn does_this(when: &When) -> Option<&'static str> {
    match when {
        When::Attacks(who) if *who == Who::THIS => Some("attacks"),
        When::Defends(who) if *who == Who::THIS => Some("defends"),
        When::Battles(who) if *who == Who::THIS => Some("attacks or defends"),
        When::Ko(who) if *who == Who::THIS => Some("is KO'd"),
        When::Flips(who) if *who == Who::THIS => Some("flips"),
        When::Taps(who) if *who == Who::THIS => Some("becomes tapped"),
        When::Untaps(who) if *who == Who::THIS => Some("becomes untapped"),
        When::Combined => Some("is combined"),
        When::Combines => Some("combines with others"),
        _ => None,
    }
}

/// Returns an ordinal number, for example "2nd".
fn ordinal(number: u8) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}
