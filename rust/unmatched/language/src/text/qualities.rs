//! Qualities of fighters, with a duration or a condition.

use super::{Writer, amounts::Measure, fighters::owned};
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
            Until::NextAttack => "with their next attack this turn",
        }
    }

    fn quality(&mut self, subject: &str, quality: &Quality) -> String {
        match quality {
            Quality::Value(amount) => {
                self.more(amount, &format!("the value of {}", owned("combat cards", subject)))
            }
            Quality::AttackValue(amount) => {
                self.more(amount, &format!("the value of {}", owned("attacks", subject)))
            }
            Quality::DefenseValue(amount) => {
                self.more(amount, &format!("the value of {}", owned("defenses", subject)))
            }
            Quality::FixedValue(value) => {
                format!("{} have the value {value}, which can't change,", owned("cards", subject))
            }
            Quality::Move(number) => format!("{} is {number}", owned("move", subject)),
            Quality::ManeuverMore(amount) => {
                let spaces = self.so_many(
                    amount,
                    "space farther on a maneuver",
                    "spaces farther on a maneuver",
                );
                format!("{subject} moves {}", spaces.replacen("a space", "1 space", 1))
            }
            Quality::MoveFixed(number) => {
                format!("{} is {number}, whatever the BOOST is,", owned("move", subject))
            }
            Quality::NoEffectDamage => {
                format!("{subject} takes no damage other than combat damage and that of exhaustion")
            }
            Quality::DamageTo(who) => {
                let who = self.fighters(who);
                format!(
                    "damage that {subject} would take may be assigned to {who}, up to their health"
                )
            }
            Quality::CannotGain => format!("{} can't gain actions", player_of(subject)),
            Quality::BoostMore(number) => format!("your BOOST values are {number} higher"),
            Quality::IgnoresDiscards => {
                "you may ignore effects of opponents that make you discard cards from your hand"
                    .into()
            }
            Quality::Reach(number) => format!(
                "{subject} can attack fighters up to {number} spaces away, whatever their zones are"
            ),
            Quality::Reaches(who) => format!("{subject} can attack {}", self.fighters(who)),
            Quality::AttacksAnywhere => format!("{subject} can attack fighters anywhere"),
            Quality::Passes(through) => {
                format!("{subject} may move through {}", through_whom(*through))
            }
            Quality::LessDamage(amount) => {
                format!("{subject} takes {} less combat damage", self.amount(amount))
            }
            Quality::MostDamage(number) => {
                format!("{subject} takes at most {number} combat damage")
            }
            Quality::NoDamage => format!("{subject} takes no damage"),
            Quality::OnlyCombatDamage => {
                format!("{subject} takes no damage other than combat damage")
            }
            Quality::ReturnsDamage => format!(
                "combat damage that {subject} would take is dealt to the opposing fighter instead"
            ),
            Quality::HealthFloor(number) => {
                format!("damage can't bring {} below {number}", owned("health", subject))
            }
            Quality::Announces => {
                format!(
                    "when {subject} is attacked, you are told the printed value of the attack before you choose a defense"
                )
            }
            Quality::CannotDraw => format!("{} can't draw cards", player_of(subject)),
            Quality::DrawsMore(amount) => {
                if let Amount::Fixed(less @ i16::MIN..0) = amount {
                    return format!(
                        "you draw {} fewer {}",
                        -less,
                        if *less == -1 { "card" } else { "cards" }
                    );
                }
                let cards =
                    self.so_many(amount, "more card", "more cards").replace("a more", "1 more");
                format!("you draw {cards} on a maneuver")
            }
            Quality::AttackBoost => {
                format!(
                    "when {subject} attacks, you may play another card face down to BOOST the attack; if the effects of the attack are \
                     cancelled, discard that card without effect"
                )
            }
            Quality::Ignores(name) => format!("{name} on {} is ignored", owned("cards", subject)),
            Quality::PlacedWhenBoosted => {
                format!(
                    "on a maneuver that you BOOST you may place {subject} in any empty space instead of moving it"
                )
            }
            Quality::WalksBetweenTokens => {
                format!(
                    "{subject} moves between spaces with {}s as if they were adjacent",
                    self.token()
                )
            }
            Quality::NamedCardsUncancellable => {
                format!(
                    "the effects of cards that {subject} plays and that name their users can't be cancelled"
                )
            }
            Quality::CardsUncancellable => {
                format!("the effects of {} can't be cancelled", owned("cards", subject))
            }
        }
    }

    /// Returns a change of a value: "add 2 to the value of this card".
    pub(super) fn more(&mut self, amount: &Amount, to: &str) -> String {
        match self.measure(amount) {
            Measure::Fixed(number) if number < 0 => format!("subtract {} from {to}", -number),
            Measure::Fixed(number) => format!("add {number} to {to}"),
            Measure::Each(number, each) if number < 0 => {
                format!("subtract {} from {to} for each {each}", -number)
            }
            Measure::Each(number, each) => format!("add {number} to {to} for each {each}"),
            Measure::That => format!("add that number to {to}"),
            Measure::Equal(equal) => format!("add {equal} to {to}"),
        }
    }
}

/// Returns the player or players of fighters.
fn player_of(fighters: &str) -> String {
    match fighters {
        "each enemy fighter" => "opponents".into(),
        "the opposing fighter" => "your opponent".into(),
        _ => format!("the player of {fighters}"),
    }
}

/// Returns the fighters after "through": "enemies".
pub(super) fn through_whom(through: crate::Through) -> &'static str {
    match through {
        crate::Through::Enemies => "enemies",
        crate::Through::Sidekicks => "sidekicks",
        crate::Through::UncountedSidekicks => "sidekicks, which do not count",
        crate::Through::Anyone => "all fighters",
    }
}
