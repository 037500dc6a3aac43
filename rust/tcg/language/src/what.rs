//! Noun phrases for battle cards: "orange Action", "Weapon or Armor", "card [stars = 1]".

use crate::words::{Color, Faction, Slot};
use crate::words::{color_named, faction_named, once, slot_named};
use crate::{Encode, Shape};
use altmode_language::{Compare, put_phrase, show_phrase};
use serde::{Serialize, Serializer};
use std::fmt;

/// The battle cards that a sentence refers to. In card files it is a phrase:
///
/// | words | meaning |
/// | --- | --- |
/// | `card` | any battle card |
/// | `Action`, `Secret Action`, `Upgrade`, `Weapon`, `Armor`, `Utility` | its type |
/// | `Weapon or Armor` | either kind |
/// | `orange …` | it has at least one orange icon |
/// | `orange or blue …` | it has at least one icon of either colour |
/// | `Autobot …` | it has that faction's frame |
/// | `[named Medic!]` | by name |
/// | `[stars = 1]` | by stars |
/// | `[no icons]` | without battle icons |
/// | `[icons > 1]` | its battle icons, counted |
/// | `[other]` | not the card that says it |
/// | `[Battle Master]` | the Upgrade side of a Battle Master |
/// | `[Weaponizer]` | the Upgrade side of a Weaponizer |
/// | `[2 orange]` | it has at least this number of icons of the colour |
/// | `[chosen color]` | it has an icon of the chosen colour |
/// | `[chosen name]` | it has the name that was said |
/// | `[Plan]` | it lets its player Plan |
/// | `[attack]` | it adds to attack |
/// | `[same type]` | it is of the kind of a remembered card |
#[derive(Clone, Debug, Default, PartialEq, Eq, Encode)]
#[encode(shape = What::shape_of_phrase)]
pub struct What {
    /// Actions only, Upgrades only, or anything.
    pub kind: Kind,
    /// For Upgrades: the kinds that fit; empty means all.
    pub slots: Vec<Slot>,
    /// An icon colour that it must have.
    pub color: Option<Color>,
    /// An alternative colour.
    pub or_color: Option<Color>,
    /// The faction of its frame.
    pub faction: Option<Faction>,
    /// Its name.
    pub name: Option<String>,
    /// Its stars, compared.
    pub stars: Option<(Compare, u8)>,
    /// It has no battle icons.
    pub no_icons: bool,
    /// Its number of battle icons, compared.
    pub icon_count: Option<(Compare, u8)>,
    /// It is not the card that has the text.
    pub other: bool,
    /// It is the Upgrade side of a Battle Master.
    pub battle_master: bool,
    /// It is the Upgrade side of a Weaponizer.
    pub weaponizer: bool,
    /// A colour of which it must have at least this number of icons.
    pub icons: Option<(u8, Color)>,
    /// It has an icon of the chosen colour.
    pub chosen_color: bool,
    /// It has the named name.
    pub chosen_name: bool,
    /// It lets its player Plan.
    pub plan: bool,
    /// It adds to attack.
    pub attack: bool,
    /// It is of the kind of a remembered card: Weapon, Armor or Utility.
    pub same_type: bool,
}

/// The type of a battle card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Encode)]
pub enum Kind {
    /// Any battle card.
    #[default]
    Card,
    /// An Action, Secret Actions included.
    Action,
    /// A Secret Action.
    SecretAction,
    /// An Upgrade.
    Upgrade,
}

impl What {
    /// Parses a phrase.
    pub fn parse(phrase: &str) -> Result<What, String> {
        let mut what = What::default();
        let mut rest = phrase.trim();
        let mut has_noun = false;
        let error = |word: &str| {
            format!(
                "\"{phrase}\" is not a phrase for battle cards: \"{word}\" is not understood. Write for example \
                 \"Action\", \"Weapon or Armor\", \"orange card\", \"card [named Zap]\", \"Upgrade [stars = 1]\""
            )
        };
        while !rest.is_empty() {
            let (word, after) = if let Some(inside) = rest.strip_prefix('[') {
                let end = inside.find(']').ok_or_else(|| error("["))?;
                (&rest[..end + 2], &inside[end + 1..])
            } else {
                rest.split_at(rest.find([' ', '[']).unwrap_or(rest.len()))
            };
            rest = after.trim_start();
            if let Some(inside) = word.strip_prefix('[') {
                what.bracket(inside.trim_end_matches(']').trim()).ok_or_else(|| error(word))?;
                continue;
            }
            let lower = word.to_ascii_lowercase();
            let fits = match lower.as_str() {
                "a" | "an" | "the" | "or" | "and" | "one" | "of" => true,
                "card" | "cards" => {
                    has_noun = true;
                    true
                }
                "secret" => what.is_kind(Kind::SecretAction),
                "action" | "actions" => {
                    has_noun = true;
                    what.kind == Kind::SecretAction || what.is_kind(Kind::Action)
                }
                "upgrade" | "upgrades" => what.is_kind(Kind::Upgrade),
                _ => {
                    if let Some(slot) = slot_named(word) {
                        what.slots.push(slot);
                        what.is_kind(Kind::Upgrade)
                    } else if let Some(color) = color_named(&lower) {
                        if what.color.is_none() {
                            once(&mut what.color, color)
                        } else {
                            once(&mut what.or_color, color)
                        }
                    } else {
                        faction_named(word).is_some_and(|faction| once(&mut what.faction, faction))
                    }
                }
            };
            if !fits {
                return Err(error(word));
            }
        }
        if !has_noun && what == What::default() {
            return Err(error(phrase));
        }
        Ok(what)
    }

    /// Sets the type. Returns `false` if another type was already set.
    fn is_kind(&mut self, kind: Kind) -> bool {
        let fits = self.kind == Kind::Card || self.kind == kind;
        self.kind = kind;
        fits
    }

    /// Parses the content of a bracket. Returns `None` if it is unknown or contradicts an earlier one.
    fn bracket(&mut self, text: &str) -> Option<()> {
        let flag = match text {
            "no icons" => Some(&mut self.no_icons),
            "other" => Some(&mut self.other),
            "Battle Master" => Some(&mut self.battle_master),
            "Weaponizer" => Some(&mut self.weaponizer),
            "chosen color" => Some(&mut self.chosen_color),
            "chosen name" => Some(&mut self.chosen_name),
            "Plan" => Some(&mut self.plan),
            "attack" => Some(&mut self.attack),
            "same type" => Some(&mut self.same_type),
            _ => None,
        };
        if let Some(flag) = flag {
            *flag = true;
            return Some(());
        }
        let (word, rest) = text.split_once(' ')?;
        let compared = || {
            let (sign, number) = rest.split_once(' ')?;
            Some((Compare::from_sign(sign)?, number.parse().ok()?))
        };
        let is_new = match word {
            "named" => once(&mut self.name, rest.trim().to_string()),
            "stars" => once(&mut self.stars, compared()?),
            "icons" => once(&mut self.icon_count, compared()?),
            _ => once(&mut self.icons, (word.parse().ok()?, color_named(rest)?)),
        };
        is_new.then_some(())
    }
}

/// Writes the canonical form of the phrase, which [`What::parse`] parses back.
impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        words.extend(self.color.map(|color| color.to_string()));
        words.extend(self.or_color.map(|color| format!("or {color}")));
        words.extend(self.faction.map(|faction| faction.to_string()));
        words.push(match self.kind {
            Kind::Card => "card".into(),
            Kind::Action => "Action".into(),
            Kind::SecretAction => "Secret Action".into(),
            Kind::Upgrade if self.slots.is_empty() => "Upgrade".into(),
            Kind::Upgrade => {
                self.slots.iter().map(Slot::to_string).collect::<Vec<_>>().join(" or ")
            }
        });
        words.extend(self.name.as_ref().map(|name| format!("[named {name}]")));
        words.extend(self.stars.map(|(compare, number)| format!("[stars {compare} {number}]")));
        words.extend(self.no_icons.then(|| "[no icons]".into()));
        words
            .extend(self.icon_count.map(|(compare, number)| format!("[icons {compare} {number}]")));
        words.extend(self.other.then(|| "[other]".into()));
        words.extend(self.battle_master.then(|| "[Battle Master]".into()));
        words.extend(self.weaponizer.then(|| "[Weaponizer]".into()));
        words.extend(self.icons.map(|(number, color)| format!("[{number} {color}]")));
        words.extend(self.chosen_color.then(|| "[chosen color]".into()));
        words.extend(self.chosen_name.then(|| "[chosen name]".into()));
        words.extend(self.plan.then(|| "[Plan]".into()));
        words.extend(self.attack.then(|| "[attack]".into()));
        words.extend(self.same_type.then(|| "[same type]".into()));
        f.write_str(&words.join(" "))
    }
}

impl What {
    fn shape_of_phrase() -> &'static Shape {
        const {
            &Shape::Phrase(
                "a phrase for battle cards",
                |text, bytes| put_phrase(What::parse, text, bytes),
                show_phrase::<What>,
            )
        }
    }
}

impl Serialize for What {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for What {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "What".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string", "minLength": 1,
            "description": "A phrase for battle cards, for example \"Action\", \"Weapon or Armor\", \"orange card\", \"card [named Zap]\".",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_read_and_written_back() {
        for phrase in [
            "card",
            "Action",
            "Secret Action",
            "Upgrade",
            "Weapon or Armor",
            "orange card",
            "blue Weapon",
            "card [named Medic!]",
            "card [stars = 1]",
            "card [no icons]",
            "Upgrade [Battle Master]",
            "Upgrade [Weaponizer]",
            "Decepticon card",
            "card [2 orange]",
            "card [chosen color]",
            "Action [chosen name]",
            "orange or blue card",
            "card [icons > 1]",
            "card [Plan]",
            "Weapon [attack]",
            "Upgrade [same type]",
        ] {
            let what = What::parse(phrase).unwrap();
            assert_eq!(What::parse(&what.to_string()).unwrap(), what, "{phrase} -> {what}");
        }
        assert!(What::parse("Wepon").unwrap_err().contains("Wepon"));
    }

    #[test]
    fn words_that_contradict_each_other_are_named() {
        for (phrase, word) in [
            ("Weapon Action", "Action"),
            ("Action Weapon", "Weapon"),
            ("Secret Upgrade", "Upgrade"),
            ("Upgrade Secret Action", "Secret"),
            ("orange or blue or green card", "green"),
            ("Autobot Decepticon card", "Decepticon"),
            ("card [named Zap] [named Medic!]", "[named Medic!]"),
            ("card [stars = 1] [stars = 2]", "[stars = 2]"),
            ("card [1 orange] [2 blue]", "[2 blue]"),
            ("card [icons > 1] [icons > 2]", "[icons > 2]"),
        ] {
            let error = What::parse(phrase).expect_err(phrase);
            assert!(error.contains(&format!("\"{word}\" is not understood")), "{phrase}: {error}");
        }
        for phrase in [
            "Secret Action",
            "Secret card",
            "Weapon Upgrade",
            "Upgrade Weapon or Armor",
            "cards Action",
        ] {
            let what = What::parse(phrase).unwrap();
            assert_eq!(What::parse(&what.to_string()).unwrap(), what, "{phrase} -> {what}");
        }
    }
}
