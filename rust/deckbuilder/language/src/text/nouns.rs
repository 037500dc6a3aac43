//! Players, cards, spaces, numbers and conditions in English.

use crate::{Amount, Compare, Condition, Count, Place, What, Who};

/// Returns the players of a phrase.
pub fn players(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::It => "that player",
        Who::Any => "a player of your choice",
        Who::Another => "another player of your choice",
        Who::InRange => "a player of your choice within range",
        Who::Adversary => "an Adversary player of your choice",
        Who::EachAdversary => "each Adversary player",
        Who::Each => "each player",
        Who::EachOther => "each other player",
        Who::EachHere => "each player in this space",
    }
}

/// Returns cards of a kind: "Robot card of cost 3 or more".
pub fn cards(what: &What, count: i16) -> String {
    let mut text = String::new();
    if what.not {
        text.push_str("non-");
    }
    if let Some(kind) = what.kind {
        text.push_str(kind.name());
        text.push(' ');
    }
    if let Some(faction) = what.faction {
        text.push_str(faction.name());
        text.push(' ');
    }
    if what.adversary {
        text.push_str("Adversary ");
    }
    if let Some(tag) = &what.tag {
        text.push_str(tag);
        text.push(' ');
    }
    text.push_str(if count == 1 { "card" } else { "cards" });
    match (what.at_least, what.at_most) {
        (Some(least), Some(most)) => text.push_str(&format!(" of cost {least} to {most}")),
        (Some(least), None) => text.push_str(&format!(" of cost {least} or more")),
        (None, Some(most)) => text.push_str(&format!(" of cost {most} or less")),
        (None, None) => {}
    }
    text
}

/// Returns a space of a phrase.
pub fn space(place: &Place) -> String {
    match place {
        Place::Any => "any space".into(),
        Place::Here => "your space".into(),
        Place::Adjacent => "an adjacent space".into(),
        Place::With(what) => format!("a space with a faceup {}", cards(what, 1)),
        Place::Facedown => "a space with a facedown card".into(),
    }
}

/// Returns a number.
pub fn number(amount: &Amount) -> String {
    let Amount::Counted(count) = amount else {
        let Amount::Fixed(number) = amount else { return String::new() };
        return number.to_string();
    };
    match &**count {
        Count::Control(what) => format!("the number of {} that you control", cards(what, 2)),
        Count::Played(what) => {
            format!("the number of {} that you have played this turn", cards(what, 2))
        }
        Count::CardsInHand => "the number of cards in your hand".into(),
        Count::Damage => "the number of your Damage".into(),
        Count::Energon => "your Energon".into(),
        Count::HighestCost(what) => {
            format!("the highest cost of a faceup {} in the Matrix", cards(what, 1))
        }
        Count::InMatrix(what) => format!("the number of faceup {} in the Matrix", cards(what, 2)),
        Count::Characters(who) => {
            format!("the number of characters of {} in the Matrix", players(*who))
        }
        Count::Per(divisor, amount) => format!("1 for every {divisor} of {}", number(amount)),
        Count::Times(factor, amount) => format!("{factor} times {}", number(amount)),
    }
}

/// Returns a number of things: "1 card", "3 cards".
pub fn count(amount: &Amount, one: &str, many: &str) -> String {
    match amount {
        Amount::Fixed(1) => format!("1 {one}"),
        Amount::Fixed(number) => format!("{number} {many}"),
        Amount::Counted(_) => format!("{many} equal to {}", number(amount)),
    }
}

/// Returns a condition, to follow "if".
pub fn condition(condition_: &Condition) -> String {
    match condition_ {
        Condition::BotMode => "you are in Bot or Combiner Mode".into(),
        Condition::AltMode => "you are in Alt or Team Mode".into(),
        Condition::HandEmpty => "you have no cards in hand".into(),
        Condition::CostsMost => {
            "the cost of this card exceeds that of every other card that you control".into()
        }
        Condition::YourTurn => "it is your turn".into(),
        Condition::Number(one, compare, other) => {
            let word = match compare {
                Compare::AtMost => "at most",
                Compare::AtLeast => "at least",
                Compare::Exactly => "exactly",
                Compare::MoreThan => "more than",
                Compare::LessThan => "less than",
            };
            format!("{} is {word} {}", number(one), number(other))
        }
        Condition::Done => "you did".into(),
        Condition::On(what) => format!("you stand on a faceup {}", cards(what, 1)),
        Condition::Defeated(what) => format!("the defeated Adversary is a {}", cards(what, 1)),
        Condition::Not(inner) => format!("it is not true that {}", condition(inner)),
        Condition::All(all) => all.iter().map(condition).collect::<Vec<_>>().join(" and "),
    }
}
