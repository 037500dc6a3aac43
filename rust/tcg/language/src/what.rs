//! Noun phrases for battle cards: "orange Action", "Weapon or Armor", "card [stars = 1]".

use crate::who::{color_named, faction_named, slot_named};
use crate::words::{Color, Faction, Slot};
use crate::{Packed, Shape};
use altmode_language::{Compare, put_phrase};
use serde::{Serialize, Serializer};
use std::fmt;

/// What battle cards a sentence speaks of. In card files it is a phrase:
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
/// | `[2 orange]` | it has at least so many icons of the colour |
/// | `[chosen color]` | it has an icon of the chosen colour |
/// | `[chosen name]` | it has the name that was said |
/// | `[Plan]` | it lets its player Plan |
/// | `[attack]` | it adds to attack |
/// | `[same type]` | it is of the kind of a remembered card |
#[derive(Clone, Debug, Default, PartialEq, Eq, Packed)]
#[packed(shape = What::shape_of_phrase)]
pub struct What {
    /// Actions only, Upgrades only, or anything.
    pub kind: Kind,
    /// For Upgrades: the kinds that fit; empty means all.
    pub slots: Vec<Slot>,
    /// An icon colour that it must have.
    pub color: Option<Color>,
    /// Another one that does as well.
    pub or_color: Option<Color>,
    /// The faction of its frame.
    pub faction: Option<Faction>,
    /// Its name.
    pub name: Option<String>,
    /// Its stars, compared.
    pub stars: Option<(Compare, u8)>,
    /// It has no battle icons.
    pub no_icons: bool,
    /// How many battle icons it has, compared.
    pub icon_count: Option<(Compare, u8)>,
    /// It is not the card that says it.
    pub other: bool,
    /// It is the Upgrade side of a Battle Master.
    pub battle_master: bool,
    /// It is the Upgrade side of a Weaponizer.
    pub weaponizer: bool,
    /// At least so many icons of a colour that it must have.
    pub icons: Option<(u8, Color)>,
    /// It has an icon of the chosen colour.
    pub chosen_color: bool,
    /// It has the name that was said.
    pub chosen_name: bool,
    /// It lets its player Plan.
    pub plan: bool,
    /// It adds to attack.
    pub attack: bool,
    /// It is of the kind of a remembered card: Weapon, Armor or Utility.
    pub same_type: bool,
}

/// The type of a battle card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Packed)]
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
    /// Reads a phrase.
    pub fn parse(phrase: &str) -> Result<What, String> {
        let mut what = What::default();
        let mut rest = phrase.trim();
        let mut kind_named = false;
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
            match lower.as_str() {
                "a" | "an" | "the" | "or" | "and" | "one" | "of" => {}
                "card" | "cards" => kind_named = true,
                "secret" => what.kind = Kind::SecretAction,
                "action" | "actions" => {
                    if what.kind != Kind::SecretAction {
                        what.kind = Kind::Action;
                    }
                    kind_named = true;
                }
                "upgrade" | "upgrades" => (what.kind, kind_named) = (Kind::Upgrade, true),
                _ => {
                    if let Some(slot) = slot_named(word) {
                        what.kind = Kind::Upgrade;
                        what.slots.push(slot);
                        kind_named = true;
                    } else if let Some(color) = color_named(&lower) {
                        what.or_color = what.color.map(|_| color);
                        what.color.get_or_insert(color);
                    } else if let Some(faction) = faction_named(word) {
                        what.faction = Some(faction);
                    } else {
                        return Err(error(word));
                    }
                }
            }
        }
        if !kind_named && what == What::default() {
            return Err(error(phrase));
        }
        Ok(what)
    }

    fn bracket(&mut self, text: &str) -> Option<()> {
        if let Some(name) = text.strip_prefix("named ") {
            self.name = Some(name.trim().to_string());
        } else if text == "no icons" {
            self.no_icons = true;
        } else if text == "other" {
            self.other = true;
        } else if text == "Battle Master" {
            self.battle_master = true;
        } else if text == "Weaponizer" {
            self.weaponizer = true;
        } else if text == "chosen color" {
            self.chosen_color = true;
        } else if text == "chosen name" {
            self.chosen_name = true;
        } else if text == "Plan" {
            self.plan = true;
        } else if text == "attack" {
            self.attack = true;
        } else if text == "same type" {
            self.same_type = true;
        } else if let Some(stars) = text.strip_prefix("stars ") {
            let (sign, number) = stars.split_once(' ')?;
            self.stars = Some((Compare::from_sign(sign)?, number.parse().ok()?));
        } else if let Some(icons) = text.strip_prefix("icons ") {
            let (sign, number) = icons.split_once(' ')?;
            self.icon_count = Some((Compare::from_sign(sign)?, number.parse().ok()?));
        } else {
            let (number, color) = text.split_once(' ')?;
            self.icons = Some((number.parse().ok()?, color_named(color)?));
        }
        Some(())
    }
}

/// Writes the phrase in its one canonical form, which [`What::parse`] reads back.
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
            Kind::Upgrade => self.slots.iter().map(Slot::to_string).collect::<Vec<_>>().join(" or "),
        });
        words.extend(self.name.as_ref().map(|name| format!("[named {name}]")));
        words.extend(self.stars.map(|(compare, number)| format!("[stars {compare} {number}]")));
        words.extend(self.no_icons.then(|| "[no icons]".into()));
        words.extend(self.icon_count.map(|(compare, number)| format!("[icons {compare} {number}]")));
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
        const { &Shape::Phrase("a phrase for battle cards", |text, bytes| put_phrase(What::parse, text, bytes)) }
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
}
