//! Numbers: fixed, counted "for each", or equal to something.

use super::Writer;
use crate::{Amount, CardRef, Count};
use altmode_language::Grammar;

/// The form of an amount in a sentence.
pub(super) enum Measure {
    /// "2".
    Fixed(i32),
    /// "1 … for each Harpy".
    Each(i32, String),
    /// "that many".
    That,
    /// "equal to the BOOST of that card".
    Equal(String),
}

impl Writer<'_> {
    /// Converts an amount to its form in a sentence.
    pub(super) fn measure(&mut self, amount: &Amount) -> Measure {
        let count = match amount {
            Amount::Fixed(number) => return Measure::Fixed((*number).into()),
            Amount::Counted(count) => &**count,
        };
        match count {
            Count::ThatMany => Measure::That,
            Count::Product(factors) => match &factors[..] {
                [Amount::Fixed(number), Amount::Counted(count)] => {
                    if let Some(each) = self.each(count) {
                        return Measure::Each((*number).into(), each);
                    }
                    if **count == Count::ThatMany {
                        return Measure::Each((*number).into(), "of them".into());
                    }
                    let equal = self.equal(count);
                    Measure::Equal(match number {
                        2 => format!("twice {equal}"),
                        _ => format!("{number} times {equal}"),
                    })
                }
                _ => Measure::Equal(self.equal(count)),
            },
            _ => match self.each(count) {
                Some(each) => Measure::Each(1, each),
                None => Measure::Equal(self.equal(count)),
            },
        }
    }

    /// Returns the noun after "for each"; `None` for a count that has no such noun.
    fn each(&mut self, count: &Count) -> Option<String> {
        Some(match count {
            Count::Fighters(who) => self.counted(who),
            Count::Counter(id) => format!("{} that you have", self.counter(id, false)),
            Count::InDiscard(what) => {
                format!("{} in {} discard pile", self.card_noun(what), self.pen.my())
            }
            Count::InPile(what) => {
                let discarded = self.hero.is_some_and(|hero| hero.pile.is_none());
                if discarded {
                    return Some(format!(
                        "of {} discarded {}",
                        self.pen.my(),
                        self.side_card(true)
                    ));
                }
                format!("{} in {} {}", self.card_noun(what), self.pen.my(), self.pile())
            }
            Count::TagsInPile => {
                format!("different ingredient in {} {}", self.pen.my(), self.pile())
            }
            Count::OpenCards => format!("of {} open {}", self.pen.my(), self.side_card(true)),
            Count::OpenFeathers => {
                format!("feather on {} open {}", self.pen.my(), self.side_card(true))
            }
            Count::InTheirHand(what) => {
                format!("{} in {} hand", self.card_noun(what), self.pen.foes())
            }
            Count::Lent(what) => format!("{} in the hands of opponents", self.card_noun(what)),
            Count::OtherCardsInHand => format!("other card in {} hand", self.pen.my()),
            Count::Tokens(place) => {
                format!("{} {}", self.token(), self.tokens_where(place)).trim_end().to_string()
            }
            Count::TokensBeside(who) => {
                format!("{} adjacent to {}", self.token(), self.fighters(who))
            }
            Count::TokensDeployed => format!("{} on the battlefield", self.token()),
            Count::OtherCardsPlayed => {
                format!("other card that {} played this turn", self.pen.me())
            }
            Count::SpacesBetween(from, to) => {
                let from = self.fighters(from);
                format!("space between {from} and {}", self.fighters(to))
            }
            _ => return None,
        })
    }

    /// Returns the quantity after "equal to": "the BOOST of that card".
    pub(super) fn equal(&mut self, count: &Count) -> String {
        match count {
            Count::BoostOf(card) => format!("the BOOST of {}", self.card(*card)),
            Count::PrintedValue(card) => format!("the printed value of {}", self.card(*card)),
            Count::YourValue => "the value of this card".into(),
            Count::TheirValue => format!("the value of {} card", self.pen.foes()),
            Count::CombatDamage => "the combat damage dealt".into(),
            Count::DamageDealt => {
                format!("the combat damage that {} dealt this turn", self.pen.me())
            }
            Count::Counter(id) => format!("the number of your {}", self.counter(id, true)),
            Count::Drew => format!("the number of cards that {} drew", self.pen.me()),
            Count::InDiscard(what) => {
                format!("the number of {} in {} discard pile", self.cards_noun(what), self.pen.my())
            }
            Count::TokensLeft => format!("the number of {}s in your supply", self.token()),
            Count::Fighters(_)
            | Count::InPile(_)
            | Count::TagsInPile
            | Count::OpenCards
            | Count::OpenFeathers
            | Count::InTheirHand(_)
            | Count::Lent(_)
            | Count::OtherCardsInHand
            | Count::Tokens(_)
            | Count::TokensBeside(_)
            | Count::TokensDeployed
            | Count::OtherCardsPlayed
            | Count::SpacesBetween(..) => {
                let each = self.each(count).unwrap_or_default();
                format!("1 for each {each}")
            }
            Count::Zones(who) => {
                let zones = super::fighters::owned("zones", &self.fighters(who));
                format!(
                    "the number of {}",
                    zones
                        .strip_prefix("the zones")
                        .map_or(zones.clone(), |rest| format!("zones{rest}"))
                )
            }
            Count::Health(who) => super::fighters::owned("health", &self.fighters(who)),
            Count::CardsInHand => format!("the number of cards in {} hand", self.pen.my()),
            Count::CardsInDeck => format!("the number of cards in {} deck", self.pen.my()),
            Count::CardsInTheirHand => format!("the number of cards in {} hand", self.pen.foes()),
            Count::ThatMany => "that number".into(),
            Count::Rolled => "the number rolled".into(),
            Count::Letters(card) => {
                format!("the number of letters in the name of {}", self.card(*card))
            }
            Count::Kept => "the noted number".into(),
            Count::Sum(amounts) => self.list_of(amounts, "plus"),
            Count::Product(amounts) => self.list_of(amounts, "times"),
            Count::Least(amounts) => format!("the least of {}", self.list_of(amounts, "and")),
            Count::Missing { from, count } => format!("{from} less {}", self.amount(count)),
        }
    }

    fn list_of(&mut self, amounts: &[Amount], word: &str) -> String {
        let amounts: Vec<String> = amounts.iter().map(|amount| self.amount(amount)).collect();
        amounts.join(&format!(" {word} "))
    }

    /// Returns an amount as a number: "2", "the BOOST of that card".
    pub(super) fn amount(&mut self, amount: &Amount) -> String {
        match amount {
            Amount::Fixed(number) => number.to_string(),
            Amount::Counted(count) => self.equal(count),
        }
    }

    /// Returns the noun for a card.
    pub(super) fn card(&mut self, card: CardRef) -> String {
        match card {
            CardRef::Those if self.unnamed.is_some() => self.unnamed.take().unwrap_or_default(),
            CardRef::This => "this card".into(),
            CardRef::Yours => format!("{} card", self.pen.my()),
            CardRef::OwnOfThose => format!("{} card among them", self.pen.my()),
            CardRef::Theirs => format!("{} card", self.pen.foes()),
            CardRef::Those if self.those == Grammar::Many => "those cards".into(),
            CardRef::Those => "that card".into(),
        }
    }

    /// Returns a number of things with a singular and a plural: "a card", "2 cards", "a card for each …", "as many cards as …".
    pub(super) fn so_many(&mut self, amount: &Amount, one: &str, many: &str) -> String {
        match self.measure(amount) {
            Measure::Fixed(1) => format!("{} {one}", super::article(one)),
            Measure::Fixed(number) => format!("{number} {many}"),
            Measure::Each(1, each) => format!("{} {one} for each {each}", super::article(one)),
            Measure::Each(number, each) => format!("{number} {many} for each {each}"),
            Measure::That => format!("that many {many}"),
            Measure::Equal(equal) => format!("a number of {many} equal to {equal}"),
        }
    }
}
