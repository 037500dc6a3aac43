//! Amounts: fixed, counted "for each", or equal to a value.

use super::battle_cards::icon;
use super::pen::{Grammar, Pen, Topic, Voice};
use crate::{Amount, Count, Pick, Stat, What, Who};

/// The wording of an amount.
pub(super) enum Measure<'a> {
    /// "2".
    Fixed(i32),
    /// "1 … for each Car".
    Each(i32, &'a Count),
    /// "that much".
    That,
    /// "… equal to its `[DEF]`".
    Equal(&'a Amount),
}

/// Unit of an amount.
pub(super) struct Unit {
    /// "damage", "card".
    pub one: &'static str,
    /// "damage", "cards".
    pub many: &'static str,
    /// Whether units are counted, like cards ("a card", "that many"), or measured, like damage ("1 damage", "that much").
    pub counted: bool,
}

/// Damage.
pub(super) const DAMAGE: Unit = Unit { one: "damage", many: "damage", counted: false };
/// Damage counters.
pub(super) const COUNTERS: Unit =
    Unit { one: "damage counter", many: "damage counters", counted: true };
/// Battle cards.
pub(super) const CARDS: Unit = Unit { one: "card", many: "cards", counted: true };

/// Battle cards that are flipped.
pub(super) const BATTLE_CARDS: Unit =
    Unit { one: "battle card", many: "battle cards", counted: true };

/// Splits an amount into factor and counted part.
pub(super) fn measure(amount: &Amount) -> Measure<'_> {
    let count = match amount {
        Amount::Fixed(number) => return Measure::Fixed(i32::from(*number)),
        Amount::Counted(count) => count.as_ref(),
    };
    match count {
        Count::ThatMany => Measure::That,
        Count::Product(Amount::Fixed(number), Amount::Counted(inner))
        | Count::Product(Amount::Counted(inner), Amount::Fixed(number))
            if countable(inner) =>
        {
            Measure::Each(i32::from(*number), inner)
        }
        _ if countable(count) => Measure::Each(1, count),
        _ => Measure::Equal(amount),
    }
}

/// Returns whether the amount can be written as "for each …".
fn countable(count: &Count) -> bool {
    match count {
        Count::Characters(_)
        | Count::Of(Stat::Damage | Stat::Upgrades | Stat::Under | Stat::Stars | Stat::Flips, _)
        | Count::Upgrades { .. }
        | Count::CardsInHand
        | Count::CardsInTheirHand
        | Count::InScrap(_)
        | Count::InTheirScrap(_)
        | Count::InTheirKo(_)
        | Count::CardsInDeck
        | Count::SecretActions
        | Count::Flipped(_)
        | Count::FlippedCards(_)
        | Count::FlippedColors
        | Count::IconsOfThose(_)
        | Count::ColorsOfThose
        | Count::Those(_)
        | Count::StartingTeam(_)
        | Count::KoThisGame(_)
        | Count::PlayedThisTurn(_)
        | Count::ActionsThisTurn
        | Count::TheirActionsThisTurn
        | Count::Tower
        | Count::TheirSecretActions
        | Count::ScrappedThisBattle
        | Count::DamageOnThis => true,
        Count::Of(Stat::Attack | Stat::Defense | Stat::Bold, _)
        | Count::ThatMany
        | Count::AttackAtKo
        | Count::AttackOfThose
        | Count::ExtraDamage
        | Count::Missing { .. }
        | Count::Least(..)
        | Count::Difference(..)
        | Count::Product(..) => false,
        Count::Sum(left, right) => [left, right]
            .iter()
            .all(|amount| matches!(amount, Amount::Counted(count) if countable(count))),
    }
}

impl Pen {
    /// Writes an amount with its unit, as an object: "2 damage", "a card", "that many cards", "damage equal to its `[DEF]`".
    /// Leaves the counted part to [`Pen::for_each_of`], which belongs after the rest of the clause.
    pub fn amount(&mut self, amount: &Amount, unit: &Unit) {
        match measure(amount) {
            Measure::Fixed(number) | Measure::Each(number, _) => self.so_many(number, unit),
            Measure::That => {
                self.say(if unit.counted { "that many" } else { "that much" });
                self.say(unit.many);
            }
            Measure::Equal(amount) if unit.counted => {
                self.say("a number of");
                self.say(unit.many);
                self.say("equal to");
                self.value(amount);
            }
            Measure::Equal(amount) => {
                self.say(unit.many);
                self.say("equal to");
                self.value(amount);
            }
        }
    }

    /// Writes "a card", "2 cards" or "1 damage".
    pub fn so_many(&mut self, number: i32, unit: &Unit) {
        if number == 1 && unit.counted {
            let start = self.noun_starts();
            self.say(unit.one);
            self.article(start);
        } else {
            self.number(number);
            self.say(if number == 1 { unit.one } else { unit.many });
        }
    }

    /// Writes "for each of your Cars", if the amount is counted that way.
    pub fn for_each_of(&mut self, amount: &Amount) {
        if let Measure::Each(_, count) = measure(amount) {
            self.say("for");
            self.each_counted(count);
        }
    }

    /// Writes "each of your Cars" or "each Upgrade on it".
    pub fn each_counted(&mut self, count: &Count) {
        match count {
            Count::Characters(who) if who.pick == Pick::It => {
                self.say("each of");
                self.who(who);
            }
            Count::Characters(who) => {
                let each = Who { pick: Pick::Each, ..who.clone() };
                self.mentioned(&each);
            }
            // "each card under this and each Upgrade on it"
            Count::Sum(Amount::Counted(left), Amount::Counted(right)) => {
                self.each_counted(left);
                self.say("and");
                self.each_counted(right);
            }
            _ => {
                self.say("each");
                self.counted(count, Grammar::One);
            }
        }
    }

    /// Writes "for each of your Cars," before the verb, if the amount is counted that way.
    pub fn for_each_first(&mut self, amount: &Amount) {
        if let Measure::Each(_, count) = measure(amount) {
            self.say("for");
            self.each_counted(count);
            self.mark(",");
            self.subject_is_lost();
        }
    }

    /// Writes an amount as a number of its own: "2", "the number of your Cars", "its `[DEF]`".
    pub fn value(&mut self, amount: &Amount) {
        match amount {
            Amount::Fixed(number) => self.number(i32::from(*number)),
            Amount::Counted(count) => self.counted_value(count),
        }
    }

    fn counted_value(&mut self, count: &Count) {
        match count {
            Count::Of(stat @ (Stat::Stars | Stat::Attack | Stat::Defense | Stat::Bold), who)
                if who.pick == Pick::Each =>
            {
                self.say(match stat {
                    Stat::Bold => "the total Bold of",
                    Stat::Attack => "the total [ATK] of",
                    Stat::Defense => "the total [DEF] of",
                    _ => "the total [STAR] of",
                });
                self.all_such(who);
            }
            Count::Of(stat @ (Stat::Stars | Stat::Attack | Stat::Defense | Stat::Bold), who) => {
                self.whose(who);
                self.say(match stat {
                    Stat::Bold => "Bold total",
                    Stat::Attack => "[ATK]",
                    Stat::Defense => "[DEF]",
                    _ => "[STAR]",
                });
            }
            Count::ThatMany => self.say("that number"),
            Count::ExtraDamage => self.say("the excess damage"),
            Count::AttackAtKo => self.say("the [ATK] it had when KO'd"),
            Count::AttackOfThose => {
                self.say("the +[ATK] of");
                self.those_cards();
            }
            Count::Tower => {
                self.say("the height of");
                self.say(self.my());
                self.say("Tower");
            }
            Count::Missing { from, to } => {
                self.say("how far");
                self.value(to);
                self.say("is below");
                self.number(i32::from(*from));
            }
            Count::Sum(left, right) => {
                self.value(left);
                self.say("plus");
                self.value(right);
            }
            Count::Least(left, right) => {
                self.value(right);
                self.say("(at most");
                self.value(left);
                self.mark(")");
            }
            Count::Product(left, right) => {
                self.value(left);
                self.say("times");
                self.value(right);
            }
            Count::Difference(left, right) => {
                self.say("how far");
                self.value(left);
                self.say("is above");
                self.value(right);
            }
            Count::Of(Stat::Damage | Stat::Upgrades | Stat::Under | Stat::Flips, _)
            | Count::Characters(_)
            | Count::Upgrades { .. }
            | Count::CardsInHand
            | Count::CardsInTheirHand
            | Count::InScrap(_)
            | Count::InTheirScrap(_)
            | Count::InTheirKo(_)
            | Count::CardsInDeck
            | Count::SecretActions
            | Count::Flipped(_)
            | Count::FlippedCards(_)
            | Count::FlippedColors
            | Count::IconsOfThose(_)
            | Count::ColorsOfThose
            | Count::Those(_)
            | Count::StartingTeam(_)
            | Count::KoThisGame(_)
            | Count::ActionsThisTurn
            | Count::TheirSecretActions
            | Count::ScrappedThisBattle
            | Count::DamageOnThis
            | Count::TheirActionsThisTurn
            | Count::PlayedThisTurn(_) => {
                self.say("the number of");
                self.counted(count, Grammar::Many);
            }
        }
    }

    /// Writes the counted things without an article: "cards in your hand", "Upgrade on it".
    pub fn counted(&mut self, count: &Count, number: Grammar) {
        let many = number == Grammar::Many;
        match count {
            Count::Characters(who) => self.all_such(who),
            Count::Of(stat, who) => {
                self.say(match (stat, many) {
                    (Stat::Damage, false) => "damage counter on",
                    (Stat::Damage, true) => "damage counters on",
                    (Stat::Upgrades, false) => "Upgrade on",
                    (Stat::Upgrades, true) => "Upgrades on",
                    (Stat::Under, false) => "card under",
                    (Stat::Under, true) => "cards under",
                    (Stat::Stars, _) => "[STAR] of",
                    (Stat::Attack, _) => "[ATK] of",
                    (Stat::Defense, _) => "[DEF] of",
                    (Stat::Bold, _) => "Bold of",
                    (Stat::Flips, false) => "flip this turn of",
                    (Stat::Flips, true) => "flips this turn of",
                });
                self.counted_on(who);
            }
            Count::Upgrades { what, on } => {
                self.bare_cards(what, number);
                self.say("on");
                self.counted_on(on);
            }
            Count::CardsInHand => {
                self.say(if many { "cards in" } else { "card in" });
                self.say(self.my());
                self.say("hand");
            }
            Count::CardsInTheirHand => {
                self.say(if many { "cards in" } else { "card in" });
                self.say(self.foes());
                self.say("hand");
            }
            Count::InScrap(what) => {
                self.bare_cards(what, number);
                self.say("in");
                self.say(self.my());
                self.say("scrap pile");
            }
            Count::InTheirScrap(what) => {
                self.bare_cards(what, number);
                self.say("in");
                self.say(self.foes());
                self.say("scrap pile");
            }
            Count::InTheirKo(what) => {
                self.bare_cards(what, number);
                self.say("in");
                self.say(self.foes());
                self.say("KO area");
            }
            Count::CardsInDeck => {
                self.say(if many { "cards in" } else { "card in" });
                self.say(self.my());
                self.say("deck");
            }
            Count::SecretActions => {
                self.say(if many { "Secret Actions" } else { "Secret Action" });
                self.say(self.me());
                self.say("have in play");
            }
            Count::Flipped(color) => {
                self.say(icon(*color));
                self.say(self.me());
                self.say(self.flip());
            }
            Count::FlippedCards(what) => {
                self.bare_cards(what, number);
                self.say(self.me());
                self.say(self.flip());
            }
            Count::FlippedColors => {
                self.say(if many { "different colors" } else { "different color" });
                self.say("among the icons");
                self.say(self.me());
                self.say(self.flip());
            }
            Count::IconsOfThose(color) => {
                self.say(icon(*color));
                self.say("on");
                self.those_cards();
            }
            Count::ColorsOfThose => {
                self.say(if many {
                    "different colors among the icons of"
                } else {
                    "different color among the icons of"
                });
                self.those_cards();
            }
            Count::Those(what) if *what == What::default() => {
                self.say(if many { "those cards" } else { "of those cards" })
            }
            Count::Those(what) => {
                self.bare_cards(what, number);
                self.say("among those cards");
            }
            Count::StartingTeam(who) => {
                self.such(who, number);
                self.say("on");
                self.say(self.my());
                self.say("starting team");
            }
            Count::KoThisGame(who) => {
                self.all_such(who);
                self.say("KO'd this game");
            }
            Count::PlayedThisTurn(name) => {
                if many {
                    self.say("copies of");
                }
                self.name(name);
                self.say(self.me());
                self.say("have played this turn");
            }
            Count::ActionsThisTurn => {
                self.say(if many { "Actions" } else { "Action" });
                self.say(self.me());
                self.say("have played this turn");
            }
            Count::TheirActionsThisTurn => {
                self.say(if many { "Actions" } else { "Action" });
                self.say(self.foe());
                self.say(if self.speech.voice == Voice::Opponent {
                    "have played this turn"
                } else {
                    "has played this turn"
                });
            }
            Count::Tower => {
                self.say(if many { "height counters on" } else { "height counter on" });
                self.say(self.my());
                self.say("Tower");
            }
            Count::TheirSecretActions => {
                self.say(if many { "Secret Actions that" } else { "Secret Action that" });
                self.foe_verb("have");
                self.say("in play");
                self.mark(",");
                self.say("face up or face down");
                self.topic = Topic::Nothing;
            }
            Count::ScrappedThisBattle => {
                self.say(if many {
                    "copies of this card scrapped from"
                } else {
                    "copy of this card scrapped from"
                });
                self.mentioned(&Who::THIS);
                self.say("in this battle");
            }
            Count::DamageOnThis => self.say(if many {
                "damage counters on this card"
            } else {
                "damage counter on this card"
            }),
            Count::ThatMany
            | Count::AttackAtKo
            | Count::AttackOfThose
            | Count::ExtraDamage
            | Count::Missing { .. }
            | Count::Sum(..)
            | Count::Least(..)
            | Count::Difference(..)
            | Count::Product(..) => {
                self.counted_value(count);
            }
        }
    }

    /// Writes the characters on which something is counted: "it", "your Cars".
    fn counted_on(&mut self, who: &Who) {
        match who.pick {
            Pick::Each => self.all_such(who),
            _ => {
                self.mentioned(who);
            }
        }
    }

    /// Writes "that card", "those cards", or "it" when repeated.
    pub fn those_cards(&mut self) {
        match self.those {
            Grammar::One if self.topic == Topic::ThatCard => self.say("it"),
            Grammar::One => self.say("that card"),
            Grammar::Many => self.say("those cards"),
        }
        self.topic = if self.those == Grammar::One { Topic::ThatCard } else { Topic::Nothing };
    }
}
