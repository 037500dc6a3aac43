//! Conditions, after "if".

use super::{
    Writer,
    fighters::{compared, compared_count},
};
use crate::{Amount, Condition, Count, History, Is, Pick, Who};
use altmode_language::{Compare, Grammar};

impl Writer<'_> {
    /// Returns a condition as a clause: "you won the combat".
    pub(super) fn condition(&mut self, condition: &Condition) -> String {
        self.whether(condition, true)
    }

    fn whether(&mut self, condition: &Condition, so: bool) -> String {
        let me = self.pen.me();
        let not = if so { "" } else { "not " };
        match condition {
            Condition::Won | Condition::Lost if !so => {
                let opposite =
                    if *condition == Condition::Won { Condition::Lost } else { Condition::Won };
                self.whether(&opposite, true)
            }
            Condition::Won => format!("{me} won the combat"),
            Condition::Lost => format!("{me} lost the combat"),
            Condition::Done => {
                let who = if self.they_did { "they" } else { me };
                format!("{who} {}", if so { "do" } else { "don't" })
            }
            Condition::Yours => format!(
                "this card is {not}{}",
                if self.pen.my() == "your" { "yours" } else { "theirs" }
            ),
            Condition::Fact(id) => {
                let facts = self.hero.map(|hero| &hero.facts[..]).unwrap_or_default();
                let text =
                    facts.iter().find(|fact| fact.id == *id).map_or(id.as_str(), |fact| &fact.text);
                if so { text.to_string() } else { format!("it is not so that {text}") }
            }
            Condition::Basket(symbol) => {
                format!(
                    "{} basket {} the {}",
                    self.pen.my(),
                    if so { "shows" } else { "does not show" },
                    symbol.to_ascii_lowercase()
                )
            }
            Condition::Predicted => {
                let past = if so { "predicted" } else { "did not predict" };
                format!("{me} {past} the printed value of {} card", self.pen.foes())
            }
            Condition::YourTurn => format!("it is {not}{} turn", self.pen.my()),
            Condition::Have(who) => self.have(who, so),
            Condition::Is { who, what } if who.pick == Pick::This => {
                let what = self.fighters(what);
                if so {
                    format!("{what} plays this card")
                } else {
                    format!("{what} does not play this card")
                }
            }
            Condition::Is { who, what } => {
                let who = self.fighters(who);
                format!("{who} is {not}{}", self.fighters(what))
            }
            Condition::Number(left, compare, right) => self.comparison(left, *compare, right, so),
            Condition::BeganElsewhere(who) if so => {
                format!("{} began this turn in another space", self.fighters(who))
            }
            Condition::BeganElsewhere(who) => {
                let fighters = self.fighters(who);
                let (they, are) = (self.they(), if self.they() == "they" { "are" } else { "is" });
                format!("{fighters} began this turn in the space where {they} {are}")
            }
            Condition::BeganInOtherZone(who) => {
                let shares = if so { "no" } else { "a" };
                let fighters = self.fighters(who);
                format!(
                    "{fighters} shares {shares} zone with the space in which {} began this turn",
                    self.they()
                )
            }
            Condition::HasLeft(who) => {
                let left = if so { "has left" } else { "has not left" };
                let fighters = self.fighters(who);
                format!("{fighters} {left} {} space this turn", self.their())
            }
            Condition::Hurt(who) => format!(
                "{} {} damage from that",
                self.fighters(who),
                if so { "took" } else { "did not take" }
            ),
            Condition::Term(name) => {
                let hero = self.hero.map_or("your hero", |hero| hero.name.as_str());
                format!("{hero} is {not}{name}")
            }
            Condition::DrewMost => {
                format!("{} player drew more cards than {me}", if so { "no" } else { "another" })
            }
            Condition::Attacking => format!("{} fighter is {not}attacking", self.pen.my()),
            Condition::Defending => format!("{} fighter is {not}defending", self.pen.my()),
            Condition::TheirCard(what) => {
                let card = self.a_card(what);
                format!("{} {} {card}", self.pen.foe(), if so { "played" } else { "did not play" })
            }
            Condition::YourCard(what) => {
                format!("{me} {} {}", if so { "played" } else { "did not play" }, self.a_card(what))
            }
            Condition::ThoseAre(what) => {
                let many = self.those == Grammar::Many;
                match many {
                    true => format!("they are {not}{}", self.cards_noun(what)),
                    false => format!("it is {not}{}", self.a_card(what)),
                }
            }
            Condition::ThisTurn(history) => self.history(*history, so),
            Condition::Form(form) => {
                let usual = format!("{} form is", self.pen.my());
                let is = self.hero.and_then(|hero| hero.words.form_is.clone()).unwrap_or(usual);
                let is = if so { is } else { is.replacen(" is", " is not", 1) };
                format!("{is} {}", self.form(form))
            }
            Condition::Ignores(name) => format!("{name} is {not}ignored"),
            Condition::Not(condition) => self.whether(condition, !so),
            Condition::All(conditions) => {
                self.whether_all(conditions, so, if so { "and" } else { "or" })
            }
            Condition::Any(conditions) if so && any_hurt(conditions).is_some() => {
                let Some(who) = any_hurt(conditions) else { return String::new() };
                let is = who.is.iter().filter(|is| **is != Is::HurtThisTurn).cloned().collect();
                let fighter = self.fighters(&Who { is, pick: Pick::Choose(1), ..who.clone() });
                format!("{fighter} was dealt damage this turn")
            }
            Condition::Any(conditions) => {
                self.whether_all(conditions, so, if so { "or" } else { "and" })
            }
        }
    }

    fn whether_all(&mut self, conditions: &[Condition], so: bool, word: &str) -> String {
        let clauses: Vec<String> =
            conditions.iter().map(|condition| self.whether(condition, so)).collect();
        clauses.join(&format!(" {word} "))
    }

    /// Returns the printed name of a form.
    pub(super) fn form(&self, id: &str) -> String {
        let forms = self.hero.map(|hero| &hero.forms[..]).unwrap_or_default();
        forms.iter().find(|form| form.id == id).map_or(id, |form| &form.name).to_string()
    }

    /// Returns the clause that there are such fighters, or that there are none.
    fn have(&mut self, who: &Who, so: bool) -> String {
        let not = if so { "" } else { "not " };
        if !self.is_definite(who) {
            let one = Who { pick: Pick::Choose(1), ..who.clone() };
            let fighters = self.fighters(&one);
            if so {
                return format!("there is {fighters}");
            }
            let bare = self.counted(who);
            return format!("there is no {bare}");
        }
        let bare = Who {
            is: who.is.iter().filter(|is| matches!(is, Is::Named(_))).cloned().collect(),
            defeated: false,
            ..who.clone()
        };
        let subject = self.fighters(&bare);
        if who.defeated {
            let (one, many) = if so {
                ("is defeated", "were defeated")
            } else {
                ("is not defeated", "were not defeated")
            };
            return match (who.pick, self.it) {
                (Pick::It, Grammar::Many) => format!("any of {subject} {many}"),
                _ => format!("{subject} {one}"),
            };
        }
        let said: Vec<Is> =
            who.is.iter().filter(|is| !matches!(is, Is::Named(_))).cloned().collect();
        if said.is_empty() {
            return format!("{subject} is {}defeated", if so { "not " } else { "" });
        }
        let mut parts = Vec::new();
        for is in &said {
            let part = match is {
                Is::NoZoneWith(other) => format!(
                    "{} zone with {}",
                    if so { "shares no" } else { "shares a" },
                    self.fighters(other)
                ),
                Is::Health(compare, number) => {
                    format!(
                        "{} {} health",
                        if so { "has" } else { "does not have" },
                        compared(*compare, *number)
                    )
                }
                Is::BeganOnToken => {
                    format!(
                        "{} this turn in a space with {}",
                        if so { "began" } else { "did not begin" },
                        self.a_token()
                    )
                }
                Is::HurtThisTurn => {
                    format!("{} damage this turn", if so { "took" } else { "took no" })
                }
                Is::Not(is) => format!("is {}{}", if so { "not " } else { "" }, self.is_what(is)),
                _ => format!("is {not}{}", self.is_what(is)),
            };
            parts.push(part);
        }
        format!("{subject} {}", parts.join(if so { " and " } else { " or " }))
    }

    fn comparison(&mut self, left: &Amount, compare: Compare, right: &Amount, so: bool) -> String {
        let compare = if so { compare } else { opposite(compare) };
        let (me, my) = (self.pen.me(), self.pen.my());
        if let (Amount::Counted(left), Amount::Fixed(number)) = (left, right) {
            let number = (*number).clamp(0, 255) as u8;
            match (&**left, compare, number) {
                (Count::CardsInHand, Compare::Exactly, 0) => return format!("{my} hand is empty"),
                (Count::CardsInDeck, Compare::Exactly, 0) => return format!("{my} deck is empty"),
                (Count::Kept, Compare::Exactly, 0) => return format!("{me} noted nothing"),
                (Count::OpenCards, Compare::Exactly, 0) => {
                    return format!("{me} have no open {}", self.side_card(false));
                }
                (Count::OpenFeathers, ..) => {
                    return format!(
                        "there are {} feathers on {my} open {}",
                        compared_count(compare, number),
                        self.side_card(true)
                    );
                }
                (Count::OtherCardsInHand, ..) => {
                    return format!(
                        "{me} have {} other cards in hand",
                        compared_count(compare, number)
                    );
                }
                (Count::TokensLeft, Compare::MoreThan, 0) => {
                    return format!("{me} have {} in {my} supply", self.a_token());
                }
                (Count::TokensLeft, Compare::AtMost | Compare::Exactly, 0) => {
                    return format!("{me} have no {} in {my} supply", self.token());
                }
                (Count::Tokens(place), Compare::MoreThan, 0) => {
                    let place = self.tokens_where(place);
                    return format!("there is {} {place}", self.a_token());
                }
                (Count::TokensBeside(who), Compare::AtLeast, 2..) => {
                    let fighters = self.fighters(who);
                    return format!(
                        "there are {number} or more {}s adjacent to {fighters}",
                        self.token()
                    );
                }
                (Count::TokensDeployed, Compare::AtLeast, 2..) => {
                    return format!(
                        "there are {number} or more {}s on the battlefield",
                        self.token()
                    );
                }
                (Count::Fighters(who), Compare::AtLeast, 2..) => {
                    let fighters =
                        self.fighters(&Who { pick: Pick::Choose(number), ..who.clone() });
                    return format!(
                        "there are {number} or more{}",
                        fighters.strip_prefix(&number.to_string()).unwrap_or(&fighters)
                    );
                }
                (Count::CardsInHand, ..) => {
                    return format!("{me} have {} cards in hand", compared_count(compare, number));
                }
                (Count::Counter(id), ..) => {
                    let id = id.clone();
                    return format!(
                        "{me} have {} {}",
                        compared_count(compare, number),
                        self.counter(&id, true)
                    );
                }
                (Count::CombatDamage, ..) => {
                    return format!("{} combat damage was dealt", compared(compare, number));
                }
                (Count::DamageDealt, ..) => {
                    return format!(
                        "{me} dealt {} combat damage this turn",
                        compared(compare, number)
                    );
                }
                (count, ..) => {
                    let equal = self.equal(count);
                    return format!("{equal} is {}", compared(compare, number));
                }
            }
        }
        if let (Amount::Counted(one), Amount::Counted(other)) = (left, right)
            && let (Count::Zones(left), Count::Zones(right))
            | (Count::Health(left), Count::Health(right)) = (&**one, &**other)
        {
            let than = match compare {
                Compare::MoreThan => "more",
                Compare::LessThan => "less",
                Compare::AtMost => "at most as much",
                Compare::AtLeast => "at least as much",
                Compare::Exactly => "as much",
            };
            let (left, right) = (self.fighters(left), self.fighters(right));
            let zones = matches!(&**one, Count::Zones(_));
            let verb = if zones { "is in" } else { "has" };
            let noun = if zones { "zones" } else { "health" };
            let than = if zones && than == "less" { "fewer" } else { than };
            let word = if matches!(compare, Compare::MoreThan | Compare::LessThan) {
                "than"
            } else {
                "as"
            };
            return format!("{left} {verb} {than} {noun} {word} {right}");
        }
        let word = match compare {
            Compare::MoreThan => "more than",
            Compare::LessThan => "less than",
            Compare::AtMost => "at most",
            Compare::AtLeast => "at least",
            Compare::Exactly => "equal to",
        };
        let left = self.amount(left);
        format!("{left} is {word} {}", self.amount(right))
    }

    fn history(&self, history: History, so: bool) -> String {
        let me = self.pen.me();
        let past = |verb: &str, base: &str| {
            if so { format!("{me} {verb}") } else { format!("{me} did not {base}") }
        };
        let action = |number: &str| {
            let not = if so { "" } else { "not " };
            format!("this is {not}{} {number} action this turn", self.pen.my())
        };
        match history {
            History::Won => {
                past("won a combat earlier this turn", "win a combat earlier this turn")
            }
            History::Lost => {
                past("lost a combat earlier this turn", "lose a combat earlier this turn")
            }
            History::Attacked => past("attacked earlier this turn", "attack earlier this turn"),
            History::Maneuvered => past("maneuvered this turn", "maneuver this turn"),
            History::Schemed => past("played a scheme this turn", "play a scheme this turn"),
            History::Boosted => past("BOOSTed a maneuver this turn", "BOOST a maneuver this turn"),
            History::FirstAction => action("first"),
            History::SecondAction => action("second"),
            History::ThirdAction => action("third"),
        }
    }
}

/// Returns the fighters of a condition that such a fighter, defeated or not, took damage this turn.
fn any_hurt(conditions: &[Condition]) -> Option<&Who> {
    let [Condition::Have(one), Condition::Have(other)] = conditions else { return None };
    let alike = Who { defeated: !one.defeated, ..one.clone() } == *other;
    let hurt = one.is.contains(&Is::HurtThisTurn)
        && !matches!(one.pick, Pick::This | Pick::Foe | Pick::It);
    (alike && hurt).then_some(if one.defeated { other } else { one })
}

fn opposite(compare: Compare) -> Compare {
    match compare {
        Compare::AtMost => Compare::MoreThan,
        Compare::AtLeast => Compare::LessThan,
        Compare::MoreThan => Compare::AtMost,
        Compare::LessThan => Compare::AtLeast,
        // No definition negates "exactly".
        Compare::Exactly => Compare::Exactly,
    }
}
