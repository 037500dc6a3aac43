//! Noun phrases for characters.

use super::Bearer;
use super::features::{LAST_KIND, adjective, is_kind, kind_order, part};
use super::names::{is_other, only_name, whole_name};
use super::pen::{DoneToIt, Grammar, Owner, Pen, That, Topic};
use crate::{CharacterZone, Is, Pick, Side, Who};

impl Pen {
    /// Writes the phrase as subject or object of a sentence: "an enemy", "each of your Cars", "it". A character that is picked
    /// here becomes the referent of "it".
    pub fn who(&mut self, who: &Who) -> Grammar {
        let number = self.some(who);
        if matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_)) {
            // After a comparison "it" would be ambiguous.
            self.topic =
                if who.is.iter().any(names_another) { Topic::Nothing } else { Topic::Chosen };
            self.it = number;
            self.that =
                if self.owner(who.side) == Owner::Enemy { That::Enemy } else { That::Character };
            self.it_named = whole_name(who).map(str::to_string);
            self.it_unspoken = false;
            self.it_is_each = who.pick == Pick::Each && self.it_named.is_none();
            self.done_to_it = DoneToIt::Nothing;
        }
        number
    }

    /// Writes the phrase without picking a character, in counts and conditions.
    pub fn mentioned(&mut self, who: &Who) -> Grammar {
        let number = self.some(who);
        if matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_)) {
            self.topic = Topic::Nothing;
        }
        number
    }

    fn some(&mut self, who: &Who) -> Grammar {
        if let Some(name) = whole_name(who) {
            self.called(name, who);
            return Grammar::One;
        }
        match who.pick {
            Pick::This => {
                let name = self.this_name();
                self.definite(who, name, Topic::This)
            }
            Pick::Upgraded => self.definite(who, "the upgraded character", Topic::Upgraded),
            Pick::It => self.it(who),
            Pick::Attacker => self.definite(who, "the attacker", Topic::Nothing),
            Pick::Defender => self.definite(who, "the defender", Topic::Nothing),
            Pick::Opposing => {
                let name = if self.topic == Topic::Opposing {
                    "that enemy"
                } else {
                    "the enemy in that battle"
                };
                self.definite(who, name, Topic::Nothing)
            }
            Pick::Each => {
                let owner = self.owner(who.side);
                self.say("each");
                if let (true, Some(name)) = (from_a_group(who, owner), only_name(who)) {
                    self.name(name);
                    self.say(if owner == Owner::Your { "of yours" } else { "of theirs" });
                    self.behind_names(who);
                    return Grammar::One;
                }
                self.several_of(who, owner, Grammar::One);
                if owner == Owner::Any && who.place == CharacterZone::Battlefield {
                    self.say("on both sides");
                }
                self.other_than(who);
                Grammar::One
            }
            Pick::Choose(1) => {
                let owner = self.owner(who.side);
                if from_a_group(who, owner) {
                    self.say("one");
                    self.several_of(who, owner, Grammar::One);
                } else {
                    self.a_character(who, owner);
                }
                self.other_than(who);
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

    /// Writes "other than this", if "other" alone would be ambiguous.
    fn other_than(&mut self, who: &Who) {
        if self.other_than_this && is_other(who) {
            self.say("other than");
            self.say(self.this_name());
        }
    }

    /// Returns whether "other" precedes the noun.
    fn says_other(&self, who: &Who) -> bool {
        is_other(who) && !self.other_than_this
    }

    /// Writes the name of `it` if "it" would be ambiguous: "that enemy".
    pub fn that_one(&mut self) {
        if std::mem::take(&mut self.it_unspoken)
            && let Some(name) = self.it_named.clone()
        {
            self.say(self.my());
            return self.name(&name);
        }
        self.say(match (self.that, self.it) {
            (That::Character, Grammar::One) => "that character",
            (That::Character, Grammar::Many) => "those characters",
            (That::Enemy, Grammar::One) => "that enemy",
            (That::Enemy, Grammar::Many) => "those enemies",
            (That::Chosen, Grammar::One) => "the chosen character",
            (That::Chosen, Grammar::Many) => "the chosen characters",
        });
    }

    /// Returns the name of "this" on this kind of card.
    pub fn this_name(&self) -> &'static str {
        match self.on {
            Bearer::Character => "this",
            Bearer::Upgrade => "the upgraded character",
            Bearer::Action => "this card",
            Bearer::Stratagem => "this stratagem's character",
        }
    }

    /// Writes the character that "[more stars]" and similar conditions compare with; on an Action this is the chosen one.
    pub fn compared_with(&mut self) {
        let this =
            if self.on == Bearer::Action { "the chosen character" } else { self.this_name() };
        self.say(self.compared.unwrap_or(this));
    }

    /// Writes a character that needs no picking, or "it" when repeated.
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
        match (self.topic == Topic::Chosen, number) {
            (true, Grammar::One) => self.say("it"),
            (true, Grammar::Many) => self.say("them"),
            (false, _) => self.that_one(),
        }
        self.topic = Topic::Chosen;
        self.limited(who, number);
        number
    }

    /// Writes the phrase as a subject: "they" instead of "them".
    pub fn subject(&mut self, who: &Who) -> Grammar {
        if who.pick == Pick::It && self.topic == Topic::Chosen && self.it == Grammar::Many {
            self.say("they");
            self.limited(who, Grammar::Many);
            return Grammar::Many;
        }
        self.who(who)
    }

    /// Writes the conditions of a character that needs no picking: "the upgraded character (if it is a Car)".
    fn limited(&mut self, who: &Who, number: Grammar) {
        if who.is.is_empty() {
            return;
        }
        self.in_brackets(|pen| {
            pen.say(if number == Grammar::One { "it" } else { "they" });
            pen.predicates(&who.is, number, false);
        });
    }

    /// Writes the part after "each", "one" or a number: "of your other Cars", "other enemy", "character".
    fn several_of(&mut self, who: &Who, owner: Owner, number: Grammar) {
        if from_a_group(who, owner) {
            self.say("of");
            self.say(if owner == Owner::Your { "your" } else { "their" });
            if self.says_other(who) {
                self.say("other");
            }
            self.character_noun(who, owner, Grammar::Many);
        } else {
            if self.says_other(who) {
                self.say("other");
            }
            self.character_noun(who, owner, number);
        }
    }

    /// Writes "an enemy" or "another Car".
    pub fn a_character(&mut self, who: &Who, owner: Owner) {
        if self.says_other(who) {
            self.say("another");
            self.character_noun(who, owner, Grammar::One);
        } else {
            let start = self.noun_starts();
            self.character_noun(who, owner, Grammar::One);
            self.article(start);
        }
    }

    /// Writes one such character of either player, for "you have a Car": "a Car", "another Car", "Metroplex".
    pub fn any_such(&mut self, who: &Who) {
        self.topic = Topic::Nothing;
        if self.by_name(who) {
            return;
        }
        self.a_character(who, Owner::Any);
    }

    /// Writes such characters in the plural, without picking: "your Cars", "enemies", "Planes".
    pub fn all_such(&mut self, who: &Who) {
        self.topic = Topic::Nothing;
        if !matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_)) {
            self.some(who);
            return;
        }
        let owner = self.owner(who.side);
        match owner {
            Owner::Your if who.place != CharacterZone::Ko => self.say("your"),
            Owner::Their if who.place != CharacterZone::Ko => self.say("their"),
            _ => {}
        }
        if is_other(who) {
            self.say("other");
        }
        self.character_noun(who, owner, Grammar::Many);
    }

    /// Writes all such characters, including those that come to the battlefield later: "enemies", "all characters".
    pub fn all_there_are(&mut self, who: &Who) -> Grammar {
        let here = Who { place: CharacterZone::Battlefield, ..who.clone() };
        if here.side == Side::Any && here.is.is_empty() {
            self.say("all");
        }
        let joins = std::mem::replace(&mut self.joins_kinds, "and");
        self.all_such(&here);
        self.joins_kinds = joins;
        Grammar::Many
    }

    /// Writes such characters of either player in the plural: "Planes", "other Cars", "Optimus Prime".
    pub fn any_such_plural(&mut self, who: &Who) {
        self.topic = Topic::Nothing;
        if self.by_name(who) {
            return;
        }
        if is_other(who) {
            self.say("other");
        }
        self.character_noun(who, Owner::Any, Grammar::Many);
    }

    /// Writes such characters of either player without an article.
    pub fn such(&mut self, who: &Who, number: Grammar) {
        self.topic = Topic::Nothing;
        if is_other(who) {
            self.say("other");
        }
        self.character_noun(who, Owner::Any, number);
    }

    /// Writes the noun with its adjectives and conditions: "untapped enemy Car with Pierce".
    fn character_noun(&mut self, who: &Who, owner: Owner, number: Grammar) {
        for is in &who.is {
            if let Some(adjective) = adjective(is) {
                self.say(adjective);
            }
        }
        let in_place =
            |order: u8| who.is.iter().filter(move |is| is_kind(is) && kind_order(is) == order);
        let kinds: Vec<&Is> = (0..=LAST_KIND).flat_map(in_place).collect();
        // In the KO area and other zones, the zone already names the player.
        let enemy = owner == Owner::Enemy
            && matches!(
                who.place,
                CharacterZone::Battlefield
                    | CharacterZone::BattlefieldOrKo
                    | CharacterZone::Anywhere
            );
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
        self.features(&who.is, number, part::BEFORE_PLACE);
        self.place(who, self.owner(who.side));
        self.features(&who.is, number, part::BEHIND_PLACE);
    }

    /// Writes a trait or faction, or several joined by "or".
    pub fn kind(&mut self, is: &Is, number: Grammar) {
        match is {
            Is::Trait(word) => self.plural_word(word.name(), number),
            Is::Faction(word) => self.plural_word(word.name(), number),
            Is::AnyOf(parts) => {
                let joins = self.joins_kinds;
                for (index, part) in parts.iter().enumerate() {
                    self.between_members(index, parts.len(), joins);
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

    /// Writes the zone, unless it is the battlefield.
    pub fn place(&mut self, who: &Who, owner: Owner) {
        match who.place {
            CharacterZone::Battlefield => {}
            CharacterZone::Ko => self.ko_area(owner),
            CharacterZone::BattlefieldOrKo => {
                self.say("on the battlefield or");
                self.ko_area(owner);
            }
            CharacterZone::UnderThis => {
                self.say("under");
                let name = self.this_name();
                self.say(name);
            }
            CharacterZone::UnderIt => {
                self.say("under");
                match (self.it_unspoken, self.it) {
                    (true, _) => self.that_one(),
                    (false, Grammar::Many) => self.say("them"),
                    (false, Grammar::One) => self.say("it"),
                }
            }
            CharacterZone::Outside => self.say("from outside the game"),
            CharacterZone::Anywhere => self.say("wherever it is now"),
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

    /// Writes a possessive: "its", "their", "this character's", "the attacker's".
    pub fn whose(&mut self, who: &Who) {
        let topic = match who.pick {
            Pick::This => Topic::This,
            Pick::Upgraded => Topic::Upgraded,
            Pick::It => Topic::Chosen,
            Pick::Attacker
            | Pick::Defender
            | Pick::Opposing
            | Pick::Each
            | Pick::Choose(_)
            | Pick::UpTo(_) => Topic::Nothing,
        };
        if topic != Topic::Nothing && topic == self.topic {
            let many = who.pick == Pick::It && self.it == Grammar::Many;
            return self.say(if many { "their" } else { "its" });
        }
        if who.pick == Pick::It {
            self.topic = Topic::Chosen;
            self.that_one();
            return self.mark(if self.it == Grammar::Many { "'" } else { "'s" });
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

/// Returns whether the phrase picks from a player's own characters on the battlefield: "one of your Cars".
fn from_a_group(who: &Who, owner: Owner) -> bool {
    matches!(owner, Owner::Your | Owner::Their)
        && matches!(
            who.place,
            CharacterZone::Battlefield | CharacterZone::BattlefieldOrKo | CharacterZone::Anywhere
        )
}

/// Returns whether the condition mentions another character, so that a following "it" would be ambiguous.
fn names_another(is: &Is) -> bool {
    match is {
        Is::StarsAgainstThis(_) | Is::AgainstIt(..) | Is::OtherFaction => true,
        Is::Not(inner) => names_another(inner),
        Is::AnyOf(parts) => parts.iter().any(names_another),
        _ => false,
    }
}
