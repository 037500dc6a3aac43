//! Noun phrases for battle cards.

use super::pen::{Grammar, Pen, Topic};
use crate::{Color, Compare, Kind, Slot, What};

/// Returns the token of an icon's colour.
pub(super) fn icon(color: Color) -> &'static str {
    match color {
        Color::Orange => "[ORANGE]",
        Color::Blue => "[BLUE]",
        Color::White => "[WHITE]",
        Color::Green => "[GREEN]",
        Color::Black => "[BLACK]",
    }
}

impl Pen {
    /// Writes a number of cards: "an Action", "2 `[ORANGE]` cards".
    pub fn cards(&mut self, count: i32, what: &What) {
        if count == 1 {
            self.a_card(what);
        } else {
            self.number(count);
            self.bare_cards(what, Grammar::Many);
        }
    }

    /// Writes one card with its article: "a card", "an `[ORANGE]` Action", "another Upgrade".
    pub fn a_card(&mut self, what: &What) {
        if what.other {
            self.say("another");
            self.card_noun(what, Grammar::One);
        } else {
            let start = self.noun_starts();
            self.card_noun(what, Grammar::One);
            self.article(start);
        }
        // A following "it" would refer to the card.
        self.topic = Topic::Nothing;
    }

    /// Writes cards without an article: "Actions", "other Upgrades", "Weapon".
    pub fn bare_cards(&mut self, what: &What, number: Grammar) {
        if what.other {
            self.say("other");
        }
        self.card_noun(what, number);
    }

    /// Writes the part of the phrase after its article.
    fn card_noun(&mut self, what: &What, number: Grammar) {
        if let Some(color) = what.color {
            self.say(icon(color));
        }
        if let Some(color) = what.or_color {
            self.say("or");
            self.say(icon(color));
        }
        if let Some(faction) = what.faction {
            self.say(faction.name());
        }
        if what.battle_master {
            self.say("Battle Master");
        }
        if what.weaponizer {
            self.say("Weaponizer");
        }
        let many = number == Grammar::Many;
        match what.kind {
            Kind::Card => self.say(if many { "cards" } else { "card" }),
            Kind::Action => self.say(if many { "Actions" } else { "Action" }),
            Kind::SecretAction => self.say(if many { "Secret Actions" } else { "Secret Action" }),
            Kind::Upgrade if what.slots.is_empty() => {
                self.say(if many { "Upgrades" } else { "Upgrade" })
            }
            Kind::Upgrade => {
                for (index, slot) in what.slots.iter().enumerate() {
                    if index > 0 {
                        self.say("or");
                    }
                    self.say(slot_name(*slot, number));
                }
            }
        }
        if let Some(name) = &what.name {
            self.say("named");
            self.name(name);
        }
        if what.chosen_color {
            self.say("with an icon of the chosen color");
        }
        if what.chosen_name {
            self.say("with the chosen name");
        }
        if let Some((compare, stars)) = what.stars {
            self.say("with");
            self.compared(compare, i32::from(stars), "[STAR]", "fewer");
        }
        if let Some((number, color)) = what.icons {
            self.say("with at least");
            self.number(i32::from(number));
            self.say(icon(color));
        }
        if what.plan {
            self.say(if many { "that let" } else { "that lets" });
            self.say(if self.me() == "you" { "you Plan" } else { "them Plan" });
        }
        if what.attack {
            self.say("with +[ATK]");
        }
        if what.same_type {
            self.say("of the same type");
        }
        if what.no_icons {
            self.say("without battle icons");
        }
        if let Some((compare, number)) = what.icon_count {
            let single = number == 1
                && matches!(
                    compare,
                    Compare::Exactly | Compare::MoreThan | Compare::AtMost | Compare::LessThan
                );
            self.say("with");
            self.compared(
                compare,
                i32::from(number),
                if single { "battle icon" } else { "battle icons" },
                "fewer",
            );
        }
    }

    /// Writes a comparison: "2 or more `[STAR]`", "exactly 1 `[STAR]`", "no Upgrades".
    pub fn compared(&mut self, compare: Compare, number: i32, noun: &str, fewer: &str) {
        match compare {
            Compare::AtMost | Compare::Exactly if number == 0 => self.say("no"),
            Compare::AtMost => {
                self.number(number);
                self.say("or");
                self.say(fewer);
            }
            Compare::AtLeast => {
                self.number(number);
                self.say("or more");
            }
            Compare::Exactly => {
                self.say("exactly");
                self.number(number);
            }
            Compare::MoreThan => {
                self.say("more than");
                self.number(number);
            }
            Compare::LessThan => {
                self.say(fewer);
                self.say("than");
                self.number(number);
            }
        }
        self.say(noun);
    }
}

/// Returns the name of a kind of Upgrade.
pub(super) fn slot_name(slot: Slot, number: Grammar) -> &'static str {
    if number == Grammar::Many { slot.plural() } else { slot.name() }
}
