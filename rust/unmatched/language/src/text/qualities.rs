//! Qualities of fighters, with a duration or a condition.

use super::{Writer, amounts::Measure};
use crate::{Amount, Quality, Until, Who};

impl Writer<'_> {
    /// Writes qualities as clauses of one sentence, with their duration.
    pub(super) fn qualities(&mut self, who: &Who, has: &[Quality], lasts: &str) {
        let subject = self.fighters(who);
        for (index, quality) in has.iter().enumerate() {
            if index > 0 {
                self.pen.say("and");
            }
            let words = self.quality(&subject, quality);
            self.pen.say(&words);
        }
        self.pen.say(lasts);
    }

    /// Returns the words for a duration, to follow the quality.
    pub(super) fn lasts(until: Until) -> &'static str {
        match until {
            Until::EndOfTurn => "this turn",
            Until::EndOfCombat => "in this combat",
            Until::EndOfManeuver => "in this maneuver",
            Until::NextAttack => "with its next attack this turn",
        }
    }

    fn quality(&mut self, subject: &str, quality: &Quality) -> String {
        match quality {
            Quality::Value(amount) => self.more(amount, &format!("the value of the combat cards of {subject}")),
            Quality::AttackValue(amount) => self.more(amount, &format!("the value of the attacks of {subject}")),
            Quality::DefenseValue(amount) => self.more(amount, &format!("the value of the defenses of {subject}")),
            Quality::FixedValue(value) => format!("the cards of {subject} have the value {value}, which can't change,"),
            Quality::Move(number) => format!("the move of {subject} is {number}"),
            Quality::ManeuverMore(amount) => {
                let spaces = self.so_many(amount, "space farther on a maneuver", "spaces farther on a maneuver");
                format!("{subject} moves {}", spaces.replacen("a space", "1 space", 1))
            }
            Quality::MoveFixed(number) => format!("the move of {subject} is {number}, whatever the BOOST is,"),
            Quality::NoEffectDamage => format!("{subject} takes no damage other than combat damage and that of exhaustion"),
            Quality::DamageTo(who) => {
                let who = self.fighters(who);
                format!("damage that {subject} would take may be assigned to {who}, up to its health")
            }
            Quality::CannotGain => format!("the player of {subject} can't gain actions"),
            Quality::BoostMore(number) => format!("your BOOST values are {number} higher"),
            Quality::IgnoresDiscards => "you may ignore effects of opponents that make you discard cards from your hand".into(),
            Quality::Reach(number) => format!("{subject} can attack fighters up to {number} spaces away, whatever their zones are"),
            Quality::Reaches(who) => format!("{subject} can attack {}", self.fighters(who)),
            Quality::AttacksAnywhere => format!("{subject} can attack fighters anywhere"),
            Quality::Passes(through) => format!("{subject} may move through spaces of {}", through_whom(*through)),
            Quality::LessDamage(amount) => format!("{subject} takes {} less combat damage", self.amount(amount)),
            Quality::MostDamage(number) => format!("{subject} takes at most {number} combat damage"),
            Quality::NoDamage => format!("{subject} takes no damage"),
            Quality::OnlyCombatDamage => format!("{subject} takes no damage other than combat damage"),
            Quality::ReturnsDamage => format!("combat damage that {subject} would take is dealt to the opposing fighter instead"),
            Quality::HealthFloor(number) => format!("damage can't bring the health of {subject} below {number}"),
            Quality::Announces => {
                format!("when {subject} is attacked, you are told the printed value of the attack before you choose a defense")
            }
            Quality::CannotDraw => format!("the player of {subject} can't draw cards"),
            Quality::DrawsMore(amount) => {
                if let Amount::Fixed(less @ i16::MIN..0) = amount {
                    return format!("you draw {} card less", -less);
                }
                let cards = self.so_many(amount, "more card", "more cards").replace("a more", "1 more");
                format!("you draw {cards} on a maneuver")
            }
            Quality::AttackBoost => {
                format!(
                    "when {subject} attacks, you may play another card face down to BOOST the attack; if the effects of the attack are \
                     cancelled, discard that card without effect"
                )
            }
            Quality::Ignores(name) => format!("{name} on the cards of {subject} is ignored"),
            Quality::PlacedWhenBoosted => {
                format!("on a maneuver that you BOOST you may place {subject} in any empty space instead of moving it")
            }
            Quality::WalksBetweenTokens => {
                format!("{subject} moves between spaces with {}s as if they were adjacent", self.token())
            }
            Quality::NamedCardsUncancellable => {
                format!("the effects of cards that {subject} plays and that name their users can't be cancelled")
            }
            Quality::CardsUncancellable => format!("the effects of the cards of {subject} can't be cancelled"),
        }
    }

    /// Returns a change of a value: "add 2 to the value of this card".
    pub(super) fn more(&mut self, amount: &Amount, to: &str) -> String {
        match self.measure(amount) {
            Measure::Fixed(number) if number < 0 => format!("subtract {} from {to}", -number),
            Measure::Fixed(number) => format!("add {number} to {to}"),
            Measure::Each(number, each) => format!("add {number} to {to} for each {each}"),
            Measure::That => format!("add that number to {to}"),
            Measure::Equal(equal) => format!("add {equal} to {to}"),
        }
    }
}

/// Returns the fighters after "spaces of": "enemies".
pub(super) fn through_whom(through: crate::Through) -> &'static str {
    match through {
        crate::Through::Enemies => "enemies",
        crate::Through::Sidekicks => "sidekicks",
        crate::Through::UncountedSidekicks => "sidekicks, which do not count",
        crate::Through::Anyone => "all fighters",
    }
}
