//! Noun phrases for characters, and what can be said of a character.

use super::Bearer;
use super::pen::{Grammar, Owner, Pen, Topic};
use crate::{Compare, Is, Mode, Pick, Place, Stat, Trait, Who};

impl Pen {
    /// The phrase as subject or object of a sentence: "an enemy", "each of your Cars", "it".
    /// A character that is picked here is what "it" means from now on.
    pub fn who(&mut self, who: &Who) -> Grammar {
        let number = self.some(who);
        if matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_)) {
            self.topic = Topic::Chosen;
            self.it = number;
            self.it_is_each = who.pick == Pick::Each;
        }
        number
    }

    /// The same phrase where nothing is picked, only spoken of (in counts and conditions).
    pub fn mentioned(&mut self, who: &Who) -> Grammar {
        let number = self.some(who);
        if matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_)) {
            self.topic = Topic::Nothing;
        }
        number
    }

    fn some(&mut self, who: &Who) -> Grammar {
        match who.pick {
            Pick::This => {
                let name = self.this_name();
                self.definite(who, name, Topic::This)
            }
            Pick::Upgraded => self.definite(who, "the upgraded character", Topic::Upgraded),
            Pick::It => self.it(who),
            Pick::Attacker => self.definite(who, "the attacker", Topic::Nothing),
            Pick::Defender => self.definite(who, "the defender", Topic::Nothing),
            Pick::Opposing => self.definite(who, "the enemy in that battle", Topic::Nothing),
            Pick::Each => {
                let owner = self.owner(who.side);
                self.say("each");
                self.several_of(who, owner, Grammar::One);
                if owner == Owner::Any && who.place == Place::Battlefield {
                    self.say("on both sides");
                }
                Grammar::One
            }
            Pick::Choose(1) => {
                let owner = self.owner(who.side);
                if from_a_group(who, owner) {
                    self.say("one");
                    self.several_of(who, owner, Grammar::One);
                } else {
                    self.a_character(who, owner);
                    self.place(who, owner);
                }
                Grammar::One
            }
            Pick::Choose(count) => {
                self.number(i32::from(count));
                self.several_of(who, self.owner(who.side), Grammar::Many);
                Grammar::Many
            }
            Pick::UpTo(count) => {
                self.say("up to");
                self.number(i32::from(count));
                let number = if count == 1 { Grammar::One } else { Grammar::Many };
                self.several_of(who, self.owner(who.side), number);
                number
            }
        }
    }

    /// What "this" is called on this kind of card.
    fn this_name(&self) -> &'static str {
        match self.on {
            Bearer::Character => "this",
            Bearer::Upgrade => "the upgraded character",
            Bearer::Action => "this card",
            Bearer::Stratagem => "this stratagem's character",
        }
    }

    /// A character that needs no picking; the second time in a row it is "it".
    fn definite(&mut self, who: &Who, name: &str, topic: Topic) -> Grammar {
        if topic != Topic::Nothing && self.topic == topic {
            self.say("it");
        } else {
            self.say(name);
        }
        self.topic = topic;
        self.limited(who, Grammar::One);
        Grammar::One
    }

    fn it(&mut self, who: &Who) -> Grammar {
        let number = self.it;
        self.say(match (self.topic == Topic::Chosen, number) {
            (true, Grammar::One) => "it",
            (true, Grammar::Many) => "them",
            (false, Grammar::One) => "that character",
            (false, Grammar::Many) => "those characters",
        });
        self.topic = Topic::Chosen;
        self.limited(who, number);
        number
    }

    /// The same as a subject: "they" instead of "them".
    pub fn subject(&mut self, who: &Who) -> Grammar {
        if who.pick == Pick::It && self.topic == Topic::Chosen && self.it == Grammar::Many {
            self.say("they");
            self.limited(who, Grammar::Many);
            return Grammar::Many;
        }
        self.who(who)
    }

    /// What a character that needs no picking must be like: "the upgraded character (if it is a Car)".
    fn limited(&mut self, who: &Who, number: Grammar) {
        if who.is.is_empty() {
            return;
        }
        self.say(if number == Grammar::One { "(if it" } else { "(if they" });
        self.predicates(&who.is, number, false);
        self.mark(")");
    }

    /// After "each", "one" or a number: "of your other Cars", "other enemy", "character".
    fn several_of(&mut self, who: &Who, owner: Owner, number: Grammar) {
        if from_a_group(who, owner) {
            self.say("of");
            self.say(if owner == Owner::Your { "your" } else { "their" });
            if is_other(who) {
                self.say("other");
            }
            self.character_noun(who, owner, Grammar::Many);
        } else {
            if is_other(who) {
                self.say("other");
            }
            self.character_noun(who, owner, number);
        }
        self.place(who, owner);
    }

    /// "an enemy", "another Car".
    fn a_character(&mut self, who: &Who, owner: Owner) {
        if is_other(who) {
            self.say("another");
            self.character_noun(who, owner, Grammar::One);
        } else {
            let start = self.noun_starts();
            self.character_noun(who, owner, Grammar::One);
            self.article(start);
        }
    }

    /// One such character whoever has it, for "you have a Car": "a Car", "another Car", "Metroplex".
    pub fn any_such(&mut self, who: &Who) {
        self.topic = Topic::Nothing;
        if let Some(names) = only_names(who) {
            return self.names(names);
        }
        self.a_character(who, Owner::Any);
        self.place(who, self.owner(who.side));
    }

    /// Such characters in the plural, without picking: "your Cars", "enemies", "Planes".
    pub fn all_such(&mut self, who: &Who) {
        self.topic = Topic::Nothing;
        if !matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_)) {
            self.some(who);
            return;
        }
        let owner = self.owner(who.side);
        match owner {
            Owner::Your if who.place != Place::Ko => self.say("your"),
            Owner::Their if who.place != Place::Ko => self.say("their"),
            _ => {}
        }
        if is_other(who) {
            self.say("other");
        }
        self.character_noun(who, owner, Grammar::Many);
        self.place(who, owner);
    }

    /// Such characters in the plural, whoever has them: "Planes", "other Cars", "Optimus Prime".
    pub fn any_such_plural(&mut self, who: &Who) {
        self.topic = Topic::Nothing;
        if let Some(names) = only_names(who) {
            return self.names(names);
        }
        if is_other(who) {
            self.say("other");
        }
        self.character_noun(who, Owner::Any, Grammar::Many);
        self.place(who, Owner::Any);
    }

    /// Such characters whoever has them, without article.
    pub fn such(&mut self, who: &Who, number: Grammar) {
        self.topic = Topic::Nothing;
        self.character_noun(who, Owner::Any, number);
        self.place(who, self.owner(who.side));
    }

    /// Names joined by "or".
    pub fn names(&mut self, names: Vec<&str>) {
        for (index, name) in names.into_iter().enumerate() {
            if index > 0 {
                self.say("or");
            }
            self.name(name);
        }
    }

    /// The heart of the phrase, from its adjectives to its conditions: "untapped enemy Car with Pierce".
    fn character_noun(&mut self, who: &Who, owner: Owner, number: Grammar) {
        for is in &who.is {
            if let Some(adjective) = adjective(is) {
                self.say(adjective);
            }
        }
        let mut kinds: Vec<&Is> = who.is.iter().filter(|is| is_kind(is)).collect();
        kinds.sort_by_key(|is| kind_order(is));
        // In the KO area and elsewhere the place says whose it is.
        let enemy = owner == Owner::Enemy && matches!(who.place, Place::Battlefield | Place::BattlefieldOrKo);
        if enemy {
            self.say(match (kinds.is_empty(), number) {
                (true, Grammar::Many) => "enemies",
                _ => "enemy",
            });
        }
        let headless = kinds.last().is_none_or(|is| kind_order(is) == 0);
        for (index, is) in kinds.iter().enumerate() {
            let head = index + 1 == kinds.len() && !headless;
            self.kind(is, if head { number } else { Grammar::One });
        }
        if headless && !(enemy && kinds.is_empty()) {
            self.say(if number == Grammar::Many { "characters" } else { "character" });
        }
        let mut first = true;
        for is in &who.is {
            if matches!(is, Is::Other) || adjective(is).is_some() || is_kind(is) {
                continue;
            }
            if !first {
                self.say("and");
            }
            self.feature(is, number);
            first = false;
        }
    }

    /// A trait or faction, or several with "or" between.
    fn kind(&mut self, is: &Is, number: Grammar) {
        match is {
            Is::Trait(word) => self.plural_word(word.name(), number),
            Is::Faction(word) => self.plural_word(word.name(), number),
            Is::AnyOf(parts) => {
                for (index, part) in parts.iter().enumerate() {
                    if index > 0 {
                        self.say("or");
                    }
                    self.kind(part, number);
                }
            }
            _ => {}
        }
    }

    fn plural_word(&mut self, word: &str, number: Grammar) {
        self.say(word);
        if number == Grammar::Many {
            if word.ends_with('y') {
                self.out.pop();
                self.mark("ies");
            } else {
                self.mark("s");
            }
        }
    }

    fn place(&mut self, who: &Who, owner: Owner) {
        match who.place {
            Place::Battlefield => {}
            Place::Ko => self.ko_area(owner),
            Place::BattlefieldOrKo => {
                self.say("on the battlefield or");
                self.ko_area(owner);
            }
            Place::UnderThis => {
                self.say("under");
                let name = self.this_name();
                self.say(name);
            }
            Place::Outside => self.say("outside the game"),
        }
    }

    fn ko_area(&mut self, owner: Owner) {
        self.say("in");
        match owner {
            Owner::Your => self.say("your"),
            Owner::Their => self.say("their"),
            Owner::Enemy => {
                let foes = self.foes();
                self.say(foes);
            }
            Owner::Any => self.say("the"),
        }
        self.say("KO area");
    }

    /// A condition behind the noun: "with Pierce", "in bot mode", "that is not a Car".
    fn feature(&mut self, is: &Is, number: Grammar) {
        match is {
            Is::Mode(_) | Is::AltMode => self.predicate_tail(is),
            Is::Named(_) | Is::FullNamed(_) => {
                self.say("named");
                self.predicate_tail(is);
            }
            Is::Number(..) | Is::StarsAgainstThis(_) | Is::Has(_) | Is::HasKeyword(_) | Is::HasSeveralAltModes => {
                self.say("with");
                self.possession(is);
            }
            Is::AnyOf(parts) => {
                if let Some(names) = all_names(parts) {
                    self.say("named");
                    return self.names(names);
                }
                self.say("that");
                self.predicate(is, number, false);
            }
            Is::Not(inner) => match inner.as_ref() {
                Is::Has(_) | Is::HasKeyword(_) => {
                    self.say("without");
                    self.possession(inner);
                }
                Is::Mode(_) | Is::AltMode => {
                    self.say("not");
                    self.predicate_tail(inner);
                }
                Is::Named(_) | Is::FullNamed(_) => {
                    self.say("not named");
                    self.predicate_tail(inner);
                }
                Is::Trait(_)
                | Is::Faction(_)
                | Is::Tapped(_)
                | Is::Damaged(_)
                | Is::Other
                | Is::Number(..)
                | Is::StarsAgainstThis(_)
                | Is::HasSeveralAltModes
                | Is::CanFlip
                | Is::Not(_)
                | Is::AnyOf(_) => {
                    self.say("that");
                    self.predicate(inner, number, true);
                }
            },
            Is::Trait(_) | Is::Faction(_) | Is::Tapped(_) | Is::Damaged(_) | Is::Other | Is::CanFlip => {
                self.say("that");
                self.predicate(is, number, false);
            }
        }
    }

    /// All that is said of a character, or that it is not so: "is tapped and has a Weapon".
    pub fn predicates(&mut self, all: &[Is], number: Grammar, negated: bool) {
        for (index, is) in all.iter().enumerate() {
            if index > 0 {
                self.say(if negated { "or" } else { "and" });
            }
            self.predicate(is, number, negated);
        }
    }

    /// One thing said of a character: "is a Car", "has a Weapon", "can't flip".
    pub fn predicate(&mut self, is: &Is, number: Grammar, negated: bool) {
        match is {
            Is::Not(inner) => self.predicate(inner, number, !negated),
            Is::AnyOf(parts) if is_kind(is) => {
                self.to_be(number, negated);
                for (index, part) in parts.iter().enumerate() {
                    if index > 0 {
                        self.say("or");
                    }
                    self.predicate_noun(part, number);
                }
            }
            Is::AnyOf(parts) => {
                for (index, part) in parts.iter().enumerate() {
                    if index > 0 {
                        self.say(if negated { "and" } else { "or" });
                    }
                    self.predicate(part, number, negated);
                }
            }
            Is::Trait(_) | Is::Faction(_) => {
                self.to_be(number, negated);
                self.predicate_noun(is, number);
            }
            Is::Mode(_) | Is::AltMode | Is::Named(_) | Is::FullNamed(_) | Is::Tapped(_) | Is::Damaged(_) | Is::Other => {
                self.to_be(number, negated);
                self.predicate_tail(is);
            }
            Is::Number(..) | Is::StarsAgainstThis(_) | Is::Has(_) | Is::HasKeyword(_) | Is::HasSeveralAltModes => {
                self.say(match (number, negated) {
                    (Grammar::One, false) => "has",
                    (Grammar::One, true) => "doesn't have",
                    (Grammar::Many, false) => "have",
                    (Grammar::Many, true) => "don't have",
                });
                self.possession(is);
            }
            Is::CanFlip => self.say(if negated { "can't flip" } else { "can flip" }),
        }
    }

    /// "a Car", "Cars", "Melee": a trait or faction after "is".
    fn predicate_noun(&mut self, is: &Is, number: Grammar) {
        if kind_order(is) == 0 || number == Grammar::Many {
            let plural = if kind_order(is) == 0 { Grammar::One } else { number };
            self.kind(is, plural);
        } else {
            let start = self.noun_starts();
            self.kind(is, Grammar::One);
            self.article(start);
        }
    }

    /// What stands after "is" without an article.
    fn predicate_tail(&mut self, is: &Is) {
        match is {
            Is::Mode(mode) => {
                self.say("in");
                self.say(mode_name(*mode));
                self.say("mode");
            }
            Is::AltMode => self.say("in alt mode"),
            Is::Named(name) | Is::FullNamed(name) => self.name(name),
            Is::Tapped(_) | Is::Damaged(_) => self.say(adjective(is).unwrap_or_default()),
            Is::Other => self.say("another character"),
            Is::Trait(_)
            | Is::Faction(_)
            | Is::Number(..)
            | Is::StarsAgainstThis(_)
            | Is::Has(_)
            | Is::HasKeyword(_)
            | Is::HasSeveralAltModes
            | Is::CanFlip
            | Is::Not(_)
            | Is::AnyOf(_) => {}
        }
    }

    /// What stands after "has", "with" or "without".
    fn possession(&mut self, is: &Is) {
        match is {
            Is::Number(stat, compare, number) => self.stat_compared(*stat, *compare, *number),
            Is::StarsAgainstThis(sign) => {
                self.say(match sign.signum() {
                    1 => "more [STAR] than",
                    0 => "as many [STAR] as",
                    _ => "fewer [STAR] than",
                });
                let name = self.this_name();
                self.say(name);
            }
            Is::Has(what) => self.a_card(what),
            Is::HasKeyword(keyword) => self.say(keyword.name()),
            Is::HasSeveralAltModes => self.say("several alt modes"),
            Is::Trait(_)
            | Is::Faction(_)
            | Is::Mode(_)
            | Is::AltMode
            | Is::Named(_)
            | Is::FullNamed(_)
            | Is::Tapped(_)
            | Is::Damaged(_)
            | Is::Other
            | Is::CanFlip
            | Is::Not(_)
            | Is::AnyOf(_) => {}
        }
    }

    fn stat_compared(&mut self, stat: Stat, compare: Compare, number: u8) {
        let one = number == 1 && compare == Compare::Exactly;
        let (noun, fewer) = match stat {
            Stat::Stars => ("[STAR]", "fewer"),
            Stat::Attack => ("[ATK]", "less"),
            Stat::Defense => ("[DEF]", "less"),
            Stat::Damage if one => ("damage counter", "fewer"),
            Stat::Damage => ("damage counters", "fewer"),
            Stat::Upgrades if one => ("Upgrade", "fewer"),
            Stat::Upgrades => ("Upgrades", "fewer"),
            Stat::Under if one => ("card under it", "fewer"),
            Stat::Under => ("cards under it", "fewer"),
        };
        self.compared(compare, i32::from(number), noun, fewer);
    }

    /// "is", "aren't" and so on.
    pub fn to_be(&mut self, number: Grammar, negated: bool) {
        self.say(match (number, negated) {
            (Grammar::One, false) => "is",
            (Grammar::One, true) => "isn't",
            (Grammar::Many, false) => "are",
            (Grammar::Many, true) => "aren't",
        });
    }

    /// Whose something is: "its", "their", "this character's", "the attacker's".
    pub fn whose(&mut self, who: &Who) {
        let topic = match who.pick {
            Pick::This => Topic::This,
            Pick::Upgraded => Topic::Upgraded,
            Pick::It => Topic::Chosen,
            Pick::Attacker | Pick::Defender | Pick::Opposing | Pick::Each | Pick::Choose(_) | Pick::UpTo(_) => Topic::Nothing,
        };
        if topic != Topic::Nothing && topic == self.topic {
            let many = who.pick == Pick::It && self.it == Grammar::Many;
            return self.say(if many { "their" } else { "its" });
        }
        self.topic = topic;
        match who.pick {
            Pick::This if self.on == Bearer::Character => self.say("this character's"),
            Pick::Each => {
                self.all_such(who);
                self.mark(if self.out.ends_with('s') { "'" } else { "'s" });
            }
            _ => {
                self.mentioned(who);
                self.mark(if self.out.ends_with('s') { "'" } else { "'s" });
            }
        }
    }
}

/// Whether the phrase picks out of a player's own characters on the battlefield: "one of your Cars".
fn from_a_group(who: &Who, owner: Owner) -> bool {
    matches!(owner, Owner::Your | Owner::Their) && matches!(who.place, Place::Battlefield | Place::BattlefieldOrKo)
}

fn is_other(who: &Who) -> bool {
    who.is.contains(&Is::Other)
}

fn adjective(is: &Is) -> Option<&'static str> {
    match is {
        Is::Tapped(true) => Some("tapped"),
        Is::Tapped(false) => Some("untapped"),
        Is::Damaged(true) => Some("damaged"),
        Is::Damaged(false) => Some("undamaged"),
        _ => None,
    }
}

/// Whether the condition is a trait or faction, or a choice of them.
fn is_kind(is: &Is) -> bool {
    match is {
        Is::Trait(_) | Is::Faction(_) => true,
        Is::AnyOf(parts) => parts.iter().all(is_kind),
        _ => false,
    }
}

/// Adjectives first, then factions, then what can stand as a noun.
fn kind_order(is: &Is) -> u8 {
    match is {
        Is::Trait(Trait::Melee | Trait::Ranged) => 0,
        Is::Faction(_) => 1,
        Is::AnyOf(parts) if parts.iter().any(|part| kind_order(part) == 0) => 0,
        Is::AnyOf(_) => 3,
        _ => 2,
    }
}

/// The names, if the phrase says nothing but names and speaks of the battlefield.
pub(super) fn only_names(who: &Who) -> Option<Vec<&str>> {
    match who.is.as_slice() {
        [Is::Named(name) | Is::FullNamed(name)] if who.place == Place::Battlefield => Some(vec![name]),
        [Is::AnyOf(parts)] if who.place == Place::Battlefield => all_names(parts),
        _ => None,
    }
}

fn all_names(parts: &[Is]) -> Option<Vec<&str>> {
    parts
        .iter()
        .map(|part| match part {
            Is::Named(name) | Is::FullNamed(name) => Some(name.as_str()),
            _ => None,
        })
        .collect()
}

/// How a mode is called in a sentence.
pub(super) fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Alt => "alt",
        Mode::Alt2 => "second alt",
        Mode::Bot => "bot",
        Mode::Combiner => "combiner",
        Mode::Body => "body",
        Mode::Head => "head",
    }
}
