//! Noun phrases for characters.

use super::Bearer;
use super::features::{LAST_KIND, adjective, all_names, is_kind, kind_order, part};
use super::pen::{Done, Grammar, Owner, Pen, Topic};
use crate::{Is, Pick, Place, Who};

impl Pen {
    /// The phrase as subject or object of a sentence: "an enemy", "each of your Cars", "it".
    /// A character that is picked here is what "it" means from now on.
    pub fn who(&mut self, who: &Who) -> Grammar {
        let number = self.some(who);
        if matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_)) {
            self.topic = Topic::Chosen;
            self.it = number;
            self.it_is_each = who.pick == Pick::Each;
            self.done_to_it = Done::Nothing;
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
            Pick::Opposing => {
                let name = if self.topic == Topic::Opposing { "that enemy" } else { "the enemy in that battle" };
                self.definite(who, name, Topic::Nothing)
            }
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
    pub fn this_name(&self) -> &'static str {
        match self.on {
            Bearer::Character => "this",
            Bearer::Upgrade => "the upgraded character",
            Bearer::Action => "this card",
            Bearer::Stratagem => "this stratagem's character",
        }
    }

    /// The character that "[more stars]" and its like compare with; an Action has none but the chosen one.
    pub fn compared_with(&mut self) {
        let name = if self.on == Bearer::Action { "the chosen character" } else { self.compared.unwrap_or(self.this_name()) };
        self.say(name);
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
    }

    /// "an enemy", "another Car".
    pub fn a_character(&mut self, who: &Who, owner: Owner) {
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
        if self.by_name(who) {
            return;
        }
        self.a_character(who, Owner::Any);
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
    }

    /// Such characters in the plural, whoever has them: "Planes", "other Cars", "Optimus Prime".
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

    /// Such characters whoever has them, without article.
    pub fn such(&mut self, who: &Who, number: Grammar) {
        self.topic = Topic::Nothing;
        if is_other(who) {
            self.say("other");
        }
        self.character_noun(who, Owner::Any, number);
    }

    /// A character that has a name and is no more than that needs no noun: "Metroplex", "Metroplex in bot mode".
    fn by_name(&mut self, who: &Who) -> bool {
        let names = who.is.iter().find_map(|is| match is {
            Is::Named(name) | Is::FullNamed(name) => Some(vec![name.as_str()]),
            Is::AnyOf(parts) => all_names(parts),
            _ => None,
        });
        let Some(names) = names else { return false };
        if is_other(who) || who.is.iter().any(|is| adjective(is).is_some() || is_kind(is)) {
            return false;
        }
        self.names(names);
        self.features(&who.is, Grammar::One, part::MODES);
        self.place(who, self.owner(who.side));
        self.features(&who.is, Grammar::One, part::BEHIND_PLACE);
        true
    }

    /// What stands behind several names that are said together: "in bot mode on the battlefield or in your KO area".
    pub fn behind_names(&mut self, who: &Who) {
        self.features(&who.is, Grammar::One, part::MODES);
        self.place(who, self.owner(who.side));
        self.features(&who.is, Grammar::One, part::BEHIND_PLACE);
    }

    /// Names joined by "or".
    pub fn names(&mut self, names: Vec<&str>) {
        let count = names.len();
        for (index, name) in names.into_iter().enumerate() {
            self.between_members(index, count, "or");
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
        let in_place = |order: u8| who.is.iter().filter(move |is| is_kind(is) && kind_order(is) == order);
        let kinds: Vec<&Is> = (0..=LAST_KIND).flat_map(in_place).collect();
        // In the KO area and elsewhere the place says whose it is.
        let enemy = owner == Owner::Enemy && matches!(who.place, Place::Battlefield | Place::BattlefieldOrKo | Place::Anywhere);
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

    /// A trait or faction, or several with "or" between.
    pub fn kind(&mut self, is: &Is, number: Grammar) {
        match is {
            Is::Trait(word) => self.plural_word(word.name(), number),
            Is::Faction(word) => self.plural_word(word.name(), number),
            Is::AnyOf(parts) => {
                for (index, part) in parts.iter().enumerate() {
                    self.between_members(index, parts.len(), "or");
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
            Place::UnderIt => {
                self.say("under");
                self.say(if self.it == Grammar::Many { "them" } else { "it" });
            }
            Place::Outside => self.say("from outside the game"),
            Place::Anywhere => self.say("wherever it is now"),
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
        if who.pick == Pick::It {
            self.topic = Topic::Chosen;
            return self.say(if self.it == Grammar::Many { "those characters'" } else { "that character's" });
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
    matches!(owner, Owner::Your | Owner::Their) && matches!(who.place, Place::Battlefield | Place::BattlefieldOrKo | Place::Anywhere)
}

fn is_other(who: &Who) -> bool {
    who.is.contains(&Is::Other)
}
