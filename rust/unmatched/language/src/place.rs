//! Noun phrases for spaces: "empty space in zone of Medusa".

use crate::Who;
use altmode_language::{Encode, Shape, put_phrase, show_phrase};
use serde::{Serialize, Serializer};
use std::fmt;

/// The spaces that a sentence refers to. In files they are a phrase:
///
/// | words | meaning |
/// | --- | --- |
/// | `any space` | any space; an occupied one may be chosen, and then the placing fails |
/// | `empty space` | a space without a fighter |
/// | `other space` | not the space of the fighter who is placed |
/// | `… in zone of X` | sharing a zone with the fighters of a phrase |
/// | `… in no zone of X` | sharing no zone with any of them |
/// | `… in its zone` | sharing a zone with the space of the fighter who is placed |
/// | `… adjacent to X` | adjacent to them; `… adjacent to 4 X`: to at least four of them |
/// | `… within 3 of X` | at most this number of paths away |
/// | `… nearest to X` | as near to them as there is a free space |
/// | `… adjacent to chosen` | adjacent to a chosen space |
/// | `space of X` | where the fighters of a phrase stand |
/// | `space with token`, `… without token …` | one of your tokens lies there; no token of any player does |
/// | `yellowish space` | its zone is called yellow, gold or orange |
/// | `chosen space` | a chosen space |
/// | `… it left` | the space that `it` left last |
/// | `starting space` | the start space of the player whose fighter it is |
/// | `any starting space` | any start space of the battlefield, including those of unused seats |
/// | `unchosen starting space` | any of them that is not a chosen space |
#[derive(Clone, Debug, PartialEq, Eq, Encode)]
#[encode(shape = Place::shape_of_phrase)]
pub struct Place {
    /// No fighter is there.
    pub empty: bool,
    /// Not the space of the fighter.
    pub other: bool,
    /// No token lies there.
    pub bare: bool,
    /// Condition on its position.
    pub at: At,
}

/// Conditions on the position of a space.
#[derive(Clone, Debug, PartialEq, Eq, Encode)]
pub enum At {
    /// Anywhere.
    Anywhere,
    /// Sharing a zone with one of these fighters.
    ZoneOf(Who),
    /// Sharing no zone with any of these fighters.
    NoZoneOf(Who),
    /// Sharing a zone with the space of the fighter who is placed.
    ItsZone,
    /// Adjacent to one of these fighters.
    AdjacentTo(Who),
    /// At most this number of paths away from one of these fighters.
    Within(u8, Who),
    /// As near to one of these fighters as there is a free space.
    NearestTo(Who),
    /// Adjacent to a chosen space.
    NextToChosen,
    /// The space of one of these fighters.
    Of(Who),
    /// A space with one of your tokens.
    WithToken,
    /// A space with a zone that is called yellow, gold or orange.
    Yellowish,
    /// A chosen space.
    Chosen,
    /// The space that the fighter chosen or mentioned last left last.
    Left,
    /// The start space.
    Start,
    /// One of the start spaces.
    AnyStart,
    /// One of the start spaces that is not chosen.
    UnchosenStart,
}

impl Place {
    /// Parses a phrase.
    pub fn parse(phrase: &str) -> Result<Place, String> {
        let error = || {
            format!(
                "\"{phrase}\" is not a phrase for spaces; write for example \"any space\", \"empty space in zone of this\", \
                 \"space adjacent to foe\""
            )
        };
        if phrase.trim() == "any starting space" {
            return Ok(Place::at(At::AnyStart));
        }
        if phrase.trim() == "unchosen starting space" {
            return Ok(Place::at(At::UnchosenStart));
        }
        if phrase.trim() == "chosen space" {
            return Ok(Place::at(At::Chosen));
        }
        let (mut empty, mut other) = (false, false);
        let mut rest = phrase.trim();
        loop {
            let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
            match word {
                "any" | "a" | "an" => {}
                "empty" => empty = true,
                "other" | "another" => other = true,
                "yellowish" if after == "space" => {
                    return Ok(Place { empty, other, ..Place::at(At::Yellowish) });
                }
                "starting" if after == "space" => {
                    return Ok(Place { empty, other, ..Place::at(At::Start) });
                }
                "space" => {
                    rest = after.trim();
                    break;
                }
                _ => return Err(error()),
            }
            rest = after.trim();
        }
        let bare = rest.strip_prefix("without token").map(str::trim);
        let (rest, bare) = (bare.unwrap_or(rest), bare.is_some());
        let at = if rest.is_empty() {
            At::Anywhere
        } else if rest == "in its zone" {
            At::ItsZone
        } else if rest == "adjacent to chosen" {
            At::NextToChosen
        } else if rest == "with token" {
            At::WithToken
        } else if rest == "it left" {
            At::Left
        } else if let Some(who) = rest.strip_prefix("in zone of ") {
            At::ZoneOf(Who::parse(who)?)
        } else if let Some(who) = rest.strip_prefix("nearest to ") {
            At::NearestTo(Who::parse(who)?)
        } else if let Some(who) = rest.strip_prefix("in no zone of ") {
            At::NoZoneOf(Who::parse(who)?)
        } else if let Some(who) = rest.strip_prefix("of ") {
            At::Of(Who::parse(who)?)
        } else if let Some(who) = rest.strip_prefix("adjacent to ") {
            At::AdjacentTo(Who::parse(who)?)
        } else if let Some((distance, who)) =
            rest.strip_prefix("within ").and_then(|rest| rest.split_once(" of "))
        {
            At::Within(distance.parse().map_err(|_| error())?, Who::parse(who)?)
        } else {
            return Err(error());
        };
        Ok(Place { empty, other, bare, at })
    }

    /// Returns any space at a position.
    fn at(at: At) -> Place {
        Place { empty: false, other: false, bare: false, at }
    }

    fn shape_of_phrase() -> &'static Shape {
        const {
            &Shape::Phrase(
                "a phrase for spaces",
                |text, bytes| put_phrase(Place::parse, text, bytes),
                show_phrase::<Place>,
            )
        }
    }
}

/// Writes the canonical form of the phrase, which [`Place::parse`] parses.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.empty {
            f.write_str("empty ")?;
        }
        if self.other {
            f.write_str("other ")?;
        }
        let space = if self.bare { "space without token" } else { "space" };
        match &self.at {
            At::Anywhere if !self.empty && !self.other => write!(f, "any {space}"),
            At::Anywhere => f.write_str(space),
            At::ZoneOf(who) => write!(f, "{space} in zone of {who}"),
            At::NoZoneOf(who) => write!(f, "{space} in no zone of {who}"),
            At::ItsZone => write!(f, "{space} in its zone"),
            At::AdjacentTo(who) => write!(f, "{space} adjacent to {who}"),
            At::Within(distance, who) => write!(f, "{space} within {distance} of {who}"),
            At::NearestTo(who) => write!(f, "{space} nearest to {who}"),
            At::NextToChosen => write!(f, "{space} adjacent to chosen"),
            At::Of(who) => write!(f, "{space} of {who}"),
            At::WithToken => write!(f, "{space} with token"),
            At::Yellowish => f.write_str("yellowish space"),
            At::Chosen => f.write_str("chosen space"),
            At::Left => write!(f, "{space} it left"),
            At::Start => f.write_str("starting space"),
            At::AnyStart => f.write_str("any starting space"),
            At::UnchosenStart => f.write_str("unchosen starting space"),
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Place {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Place".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string", "minLength": 1,
            "description": "A phrase for spaces, for example \"any space\", \"empty space in zone of this\", \"space adjacent to foe\".",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_read_and_written_back() {
        for phrase in [
            "any space",
            "empty space",
            "other space in its zone",
            "empty other space in zone of each Harpy",
            "space adjacent to foe",
            "empty space within 3 of Robin Hood",
            "starting space",
            "any starting space",
            "space in no zone of this",
            "space nearest to Shredder",
            "space adjacent to chosen",
            "space it left",
            "space of this",
            "space with token",
            "any space without token",
            "empty space without token in zone of Robert Muldoon",
            "chosen space",
            "yellowish space",
            "other yellowish space",
            "unchosen starting space",
        ] {
            let place = Place::parse(phrase).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(place.to_string(), phrase);
        }
        for wrong in [
            "",
            "zone",
            "space near this",
            "empty",
            "space within x of this",
            "space in zone of enmy",
        ] {
            assert!(Place::parse(wrong).is_err(), "{wrong}");
        }
    }
}
