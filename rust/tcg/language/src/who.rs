//! Noun phrases for characters: "each of your other untapped Cars [stars <= 10]".

use crate::words::{Faction, Mode, Trait, faction_named, once};
use crate::{Encode, Shape};
use altmode_language::{Compare, Phrase, put_phrase, show_phrase};
use serde::{Serialize, Serializer};
use std::fmt;

/// The characters that a sentence refers to.
///
/// In card files it is a phrase. Its words may stand in any natural order; the little words
/// "a", "an", "the", "of", "one", "character(s)", "that", "is", "are" and "and" are ignored.
///
/// | words | meaning |
/// | --- | --- |
/// | `this` | the character whose card says it |
/// | `upgraded` | the character that the Upgrade is on |
/// | `it` | the character chosen or mentioned last |
/// | `attacker`, `defender` | the two in the battle |
/// | `opposing` | the other one in the battle, seen from `this` or `upgraded` |
/// | `your …`, `enemy …`, `any …` | of those characters on the battlefield |
/// | `each`, `2`, `up to 2` | all of them; exactly or at most that many, chosen (default: one, chosen) |
/// | `other` | not the character whose card says it |
/// | `tapped`, `untapped`, `damaged`, `undamaged` | its state |
/// | a trait, a faction, `in bot mode`, `in Tank mode` | what its face shows |
/// | `in KO area`, `under this`, `under it`, `outside`, `anywhere` | where it is, when not on the battlefield |
/// | `[stars <= 10]`, `[attack <= 3]`, `[defense >= 4]`, `[damage >= 4]`, `[upgrades >= 3]` | compared with a number |
/// | `[more stars]`, `[fewer stars]`, `[same stars]` | compared with the character whose card says it |
/// | `[stars <= its]` and so on | compared with `it` |
/// | `[attacked]`, `[combined]` | it has attacked, was combined this turn |
/// | `[defending]` | it is the defender of the battle |
/// | `[name Bumblebee]`, `[full-name Scamper, City Patrol]` | by name |
/// | `[has Weapon]`, `[has orange Upgrade]`, `[no Armor]`, `[no upgrades]`, `[has Pierce]` | what it carries |
/// | `[Spaceship mode]` | it has a mode with that trait, whichever mode shows |
/// | `[has head]`, `[has head Clobber]` | a character is on it in head mode |
/// | `[not Autobot]` | anything of the above turned round |
/// | `[Plane or Helicopter]` | either |
#[derive(Clone, Debug, PartialEq, Eq, Encode)]
#[encode(shape = Who::shape_of_phrase)]
pub struct Who {
    /// Number of characters, and whether they are chosen.
    pub pick: Pick,
    /// Owner of the characters.
    pub side: Side,
    /// Zone in which they are searched.
    pub place: CharacterZone,
    /// Properties that they must all have.
    pub is: Vec<Is>,
}

/// Number of characters that a phrase selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode)]
pub enum Pick {
    /// The character whose card says it.
    This,
    /// The character that the Upgrade is on.
    Upgraded,
    /// The character chosen or mentioned last.
    It,
    /// The attacker of this battle.
    Attacker,
    /// The defender of this battle.
    Defender,
    /// The other character of this battle.
    Opposing,
    /// All matching characters.
    Each,
    /// Exactly this number, chosen by the player who follows the instruction.
    Choose(u8),
    /// At most this number, chosen one after the other.
    UpTo(u8),
}

/// Owner of the characters, from the view of the player who follows the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode)]
pub enum Side {
    /// The player's own.
    Your,
    /// The opponent's.
    Enemy,
    /// Either player's.
    Any,
}

/// Zone of the characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode)]
pub enum CharacterZone {
    /// On the battlefield.
    Battlefield,
    /// In the KO area.
    Ko,
    /// On the battlefield or in the KO area.
    BattlefieldOrKo,
    /// Under the character whose card says it.
    UnderThis,
    /// Under the characters chosen or mentioned last.
    UnderIt,
    /// Outside the game.
    Outside,
    /// Anywhere, so that the phrase applies also to characters that come to the battlefield later.
    Anywhere,
}

/// A number of a character that phrases compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stat {
    /// Stars of the character card.
    Stars,
    /// The attack total now.
    Attack,
    /// The defense total now.
    Defense,
    /// Damage counters on it.
    Damage,
    /// Upgrades on it.
    Upgrades,
    /// Its Bold total.
    Bold,
    /// Cards under it.
    Under,
    /// Number of times that its player flipped it this turn.
    Flips,
}

/// A property of a character.
#[derive(Clone, Debug, PartialEq, Eq, Encode)]
pub enum Is {
    /// Has the trait on the face that shows.
    Trait(Trait),
    /// Belongs to the faction.
    Faction(Faction),
    /// Shows this mode.
    Mode(Mode),
    /// Shows any mode but bot mode that is called an alt mode.
    AltMode,
    /// Has this name (without subtitle).
    Named(String),
    /// Has this full name.
    FullNamed(String),
    /// Is (or is not) tapped.
    Tapped(bool),
    /// Has damage counters (or none).
    Damaged(bool),
    /// Is not the character whose card says it.
    Other,
    /// A number compared with a fixed one.
    Number(Stat, Compare, u8),
    /// Has more (`1`), the same (`0`) or fewer (`-1`) stars than the character whose card says it.
    StarsAgainstThis(i8),
    /// A number compared with the same number of the character chosen or mentioned last.
    AgainstIt(Stat, Compare),
    /// Belongs to none of the factions of the character whose card says it.
    OtherFaction,
    /// Has attacked this turn.
    Attacked,
    /// Was combined this turn.
    Combined,
    /// Is the defender of the battle.
    Defending,
    /// Has at least one Upgrade that fits.
    Has(crate::What),
    /// Has the keyword now.
    HasKeyword(crate::Keyword),
    /// Has a character on it in head mode: any, or the one of this name.
    HasHead(Option<String>),
    /// Has more than one alt mode.
    HasSeveralAltModes,
    /// Has a mode with the trait, whichever mode shows.
    HasMode(Trait),
    /// Can be flipped.
    CanFlip,
    /// The opposite.
    Not(Box<Is>),
    /// At least one of these.
    AnyOf(Vec<Is>),
}

impl Who {
    /// The character whose card says it.
    pub const THIS: Who = Who {
        pick: Pick::This,
        side: Side::Any,
        place: CharacterZone::Battlefield,
        is: Vec::new(),
    };

    /// Parses a phrase.
    pub fn parse(phrase: &str) -> Result<Who, String> {
        // Any white space counts as one space.
        Parser::new(&phrase.split_whitespace().collect::<Vec<_>>().join(" "))?.who()
    }
}

/// The parser of a phrase, with the whole phrase for messages.
struct Parser<'a> {
    phrase: &'a str,
    rest: Phrase<'a>,
}

/// Words without a meaning of their own, which are ignored.
const READ_OVER: &[&str] = &[
    "a",
    "an",
    "the",
    "of",
    "one",
    "character",
    "characters",
    "that",
    "is",
    "are",
    "and",
    "on",
    "battlefield",
    "them",
];

/// Maximum number of words in the name of a trait, faction or mode.
const LONGEST_NAME: usize = 3;

impl<'a> Parser<'a> {
    fn new(phrase: &'a str) -> Result<Self, String> {
        Ok(Parser { phrase, rest: Phrase::split(phrase)? })
    }

    fn error(&self, word: &str) -> String {
        format!(
            "\"{}\" is not a phrase for characters: \"{word}\" is not understood. Write for example \"enemy\", \
             \"each of your Cars\", \"your other untapped Melee character [stars <= 10]\"",
            self.phrase
        )
    }

    fn who(mut self) -> Result<Who, String> {
        let (mut pick, mut side, mut place, mut is) = (None, None, None, Vec::new());
        while let Some(word) = self.rest.next() {
            let lower = word.to_ascii_lowercase();
            if let Some(inside) = word.strip_prefix('[') {
                is.push(bracket(inside.trim_start()).ok_or_else(|| self.error(word))?);
                continue;
            }
            let is_new = match lower.as_str() {
                _ if READ_OVER.contains(&lower.as_str()) => true,
                "this" => once(&mut pick, Pick::This),
                "upgraded" => once(&mut pick, Pick::Upgraded),
                "it" => once(&mut pick, Pick::It),
                "attacker" => once(&mut pick, Pick::Attacker),
                "defender" => once(&mut pick, Pick::Defender),
                "opposing" => once(&mut pick, Pick::Opposing),
                "each" | "all" => once(&mut pick, Pick::Each),
                "up" if self.rest.take("to") => {
                    let number = self
                        .rest
                        .next()
                        .and_then(|word| word.parse().ok())
                        .ok_or_else(|| self.error("up to"))?;
                    once(&mut pick, Pick::UpTo(number))
                }
                "your" => once(&mut side, Side::Your),
                "enemy" | "enemies" => once(&mut side, Side::Enemy),
                "any" => once(&mut side, Side::Any),
                "other" => {
                    is.push(Is::Other);
                    true
                }
                "in" if self.rest.take("KO") => {
                    self.rest.take("area");
                    once(&mut place, CharacterZone::Ko)
                }
                "or-ko" => once(&mut place, CharacterZone::BattlefieldOrKo),
                "under" if self.rest.take("this") => once(&mut place, CharacterZone::UnderThis),
                "under" if self.rest.take("it") => once(&mut place, CharacterZone::UnderIt),
                "outside" => once(&mut place, CharacterZone::Outside),
                "anywhere" => once(&mut place, CharacterZone::Anywhere),
                "in" => {
                    let (found, count) =
                        self.rest.longest(LONGEST_NAME, in_mode).ok_or_else(|| self.error("in"))?;
                    self.rest.skip(count);
                    self.rest.take("mode");
                    is.push(found);
                    true
                }
                number if number.parse::<u8>().is_ok() => {
                    once(&mut pick, Pick::Choose(number.parse().unwrap_or(1)))
                }
                _ => {
                    self.rest.back();
                    let (found, count) = self
                        .rest
                        .longest(LONGEST_NAME, adjective)
                        .ok_or_else(|| self.error(word))?;
                    self.rest.skip(count);
                    is.push(found);
                    true
                }
            };
            if !is_new {
                return Err(self.error(word));
            }
        }
        // A phrase of adjectives only ("Planes", "damaged") refers to any character, as in "put on … only" and conditions.
        Ok(Who {
            pick: pick.unwrap_or(Pick::Choose(1)),
            side: side.unwrap_or(Side::Any),
            place: place.unwrap_or(CharacterZone::Battlefield),
            is,
        })
    }
}

/// Parses the mode after "in": "bot", "alt", "Tank".
fn in_mode(text: &str) -> Option<Is> {
    match text.to_ascii_lowercase().as_str() {
        "alt" => Some(Is::AltMode),
        _ => Mode::from_name(text).map(Is::Mode).or_else(|| trait_named(text).map(Is::Trait)),
    }
}

/// Returns a trait by its singular or plural name.
pub fn trait_named(text: &str) -> Option<Trait> {
    Trait::from_name(text).or_else(|| text.strip_suffix('s').and_then(Trait::from_name))
}

fn adjective(text: &str) -> Option<Is> {
    match text.to_ascii_lowercase().as_str() {
        "tapped" => return Some(Is::Tapped(true)),
        "untapped" => return Some(Is::Tapped(false)),
        "damaged" => return Some(Is::Damaged(true)),
        "undamaged" => return Some(Is::Damaged(false)),
        _ => {}
    }
    trait_named(text).map(Is::Trait).or_else(|| faction_named(text).map(Is::Faction))
}

/// Maximum number of "not" before a word. Two of them cancel out.
const MOST_NOTS: usize = 4;

/// Parses the content of a bracket.
fn bracket(text: &str) -> Option<Is> {
    bracket_within(text, MOST_NOTS)
}

/// Parses the content of a bracket with at most this number of "not"s before each word.
fn bracket_within(text: &str, nots: usize) -> Option<Is> {
    if let Some(rest) = text.strip_prefix("not ") {
        return bracket_within(rest, nots.checked_sub(1)?).map(|is| Is::Not(Box::new(is)));
    }
    if text.contains(" or ") && !text.starts_with("has ") && !text.starts_with("no ") {
        let parts: Vec<Is> = text
            .split(" or ")
            .map(|part| bracket_within(part.trim(), nots))
            .collect::<Option<_>>()?;
        // Rejects properties that contain an "or", as in "has Weapon Armor", because nested "or"s are ambiguous.
        return parts
            .iter()
            .all(|part| !write_bracket(part).contains(" or "))
            .then_some(Is::AnyOf(parts));
    }
    if let Some(name) = text.strip_prefix("name ") {
        return Some(Is::Named(name.trim().to_string()));
    }
    if let Some(name) = text.strip_prefix("full-name ") {
        return Some(Is::FullNamed(name.trim().to_string()));
    }
    if let Some(mode) = text.strip_prefix("in ") {
        return in_mode(mode.trim_end_matches(" mode"));
    }
    match text {
        "more stars" => return Some(Is::StarsAgainstThis(1)),
        "same stars" => return Some(Is::StarsAgainstThis(0)),
        "fewer stars" => return Some(Is::StarsAgainstThis(-1)),
        "no upgrades" => return Some(Is::Number(Stat::Upgrades, Compare::AtMost, 0)),
        "several alt modes" => return Some(Is::HasSeveralAltModes),
        "can flip" => return Some(Is::CanFlip),
        "attacked" => return Some(Is::Attacked),
        "other faction" => return Some(Is::OtherFaction),
        "combined" => return Some(Is::Combined),
        "defending" => return Some(Is::Defending),
        _ => {}
    }
    if let Some(name) = text.strip_prefix("has head") {
        return match name.strip_prefix(' ') {
            None => name.is_empty().then_some(Is::HasHead(None)),
            Some(name) => Some(Is::HasHead(Some(name.trim().to_string()))),
        };
    }
    if let Some(what) = text.strip_prefix("has ") {
        return crate::Keyword::from_name(what)
            .map(Is::HasKeyword)
            .or_else(|| crate::What::parse(what).ok().map(Is::Has));
    }
    if let Some(what) = text.strip_prefix("no ") {
        return bracket_within(&format!("has {what}"), nots.checked_sub(1)?)
            .map(|is| Is::Not(Box::new(is)));
    }
    if let Some(word) = text.strip_suffix(" mode") {
        return trait_named(word).map(Is::HasMode);
    }
    let mut words = text.split_whitespace();
    if let (Some(stat), Some(sign), Some(number), None) =
        (words.next(), words.next(), words.next(), words.next())
    {
        let stat = match stat {
            "stars" => Stat::Stars,
            "attack" => Stat::Attack,
            "defense" => Stat::Defense,
            "damage" => Stat::Damage,
            "upgrades" => Stat::Upgrades,
            "bold" => Stat::Bold,
            "under" => Stat::Under,
            "flips" => Stat::Flips,
            _ => return None,
        };
        let compare = Compare::from_sign(sign)?;
        return Some(match number {
            "its" => Is::AgainstIt(stat, compare),
            number => Is::Number(stat, compare, number.parse().ok()?),
        });
    }
    adjective(text)
}

impl fmt::Display for Stat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stat::Stars => "stars",
            Stat::Attack => "attack",
            Stat::Defense => "defense",
            Stat::Damage => "damage",
            Stat::Upgrades => "upgrades",
            Stat::Bold => "bold",
            Stat::Under => "under",
            Stat::Flips => "flips",
        })
    }
}

/// Writes the content of brackets.
fn write_bracket(is: &Is) -> String {
    match is {
        Is::Trait(word) => word.to_string(),
        Is::Faction(word) => word.to_string(),
        Is::Mode(mode) => format!("in {mode}"),
        Is::AltMode => "in alt".into(),
        Is::Named(name) => format!("name {name}"),
        Is::FullNamed(name) => format!("full-name {name}"),
        Is::Tapped(true) => "tapped".into(),
        Is::Tapped(false) => "untapped".into(),
        Is::Damaged(true) => "damaged".into(),
        Is::Damaged(false) => "undamaged".into(),
        Is::Other => "other".into(),
        Is::Number(stat, compare, number) => format!("{stat} {compare} {number}"),
        Is::StarsAgainstThis(sign) => match sign {
            1 => "more stars".into(),
            0 => "same stars".into(),
            _ => "fewer stars".into(),
        },
        Is::AgainstIt(stat, compare) => format!("{stat} {compare} its"),
        Is::Attacked => "attacked".into(),
        Is::OtherFaction => "other faction".into(),
        Is::Combined => "combined".into(),
        Is::Defending => "defending".into(),
        Is::Has(what) => format!("has {what}"),
        Is::HasKeyword(keyword) => format!("has {keyword}"),
        Is::HasHead(None) => "has head".into(),
        Is::HasHead(Some(name)) => format!("has head {name}"),
        Is::HasSeveralAltModes => "several alt modes".into(),
        Is::HasMode(word) => format!("{word} mode"),
        Is::CanFlip => "can flip".into(),
        Is::Not(inner) => format!("not {}", write_bracket(inner)),
        Is::AnyOf(parts) => parts.iter().map(write_bracket).collect::<Vec<_>>().join(" or "),
    }
}

/// Writes the canonical form of the phrase, which [`Who::parse`] parses back.
impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        match self.pick {
            Pick::This => words.push("this".into()),
            Pick::Upgraded => words.push("upgraded".into()),
            Pick::It => words.push("it".into()),
            Pick::Attacker => words.push("attacker".into()),
            Pick::Defender => words.push("defender".into()),
            Pick::Opposing => words.push("opposing".into()),
            Pick::Each => words.push("each".into()),
            Pick::Choose(1) => {}
            Pick::Choose(number) => words.push(number.to_string()),
            Pick::UpTo(number) => words.push(format!("up to {number}")),
        }
        match self.side {
            Side::Your => words.push("your".into()),
            Side::Enemy => words.push("enemy".into()),
            Side::Any if matches!(self.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_)) => {
                words.push("any".into())
            }
            Side::Any => {}
        }
        for is in &self.is {
            match is {
                Is::Other => words.push("other".into()),
                Is::Tapped(_) | Is::Damaged(_) | Is::Trait(_) | Is::Faction(_) => {
                    words.push(write_bracket(is))
                }
                Is::Mode(mode) => words.push(format!("in {mode} mode")),
                Is::AltMode => words.push("in alt mode".into()),
                _ => words.push(format!("[{}]", write_bracket(is))),
            }
        }
        match self.place {
            CharacterZone::Battlefield => {}
            CharacterZone::Ko => words.push("in KO area".into()),
            CharacterZone::BattlefieldOrKo => words.push("or-ko".into()),
            CharacterZone::UnderThis => words.push("under this".into()),
            CharacterZone::UnderIt => words.push("under it".into()),
            CharacterZone::Outside => words.push("outside".into()),
            CharacterZone::Anywhere => words.push("anywhere".into()),
        }
        f.write_str(&words.join(" "))
    }
}

impl Who {
    fn shape_of_phrase() -> &'static Shape {
        const {
            &Shape::Phrase(
                "a phrase for characters",
                |text, bytes| put_phrase(Who::parse, text, bytes),
                show_phrase::<Who>,
            )
        }
    }
}

impl Serialize for Who {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Who {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Who".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string", "minLength": 1,
            "description": "A phrase for characters, for example \"enemy\", \"each of your Cars\", \"your other untapped character [stars <= 10]\".",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_read_and_written_back() {
        for phrase in [
            "enemy",
            "each of your Cars",
            "a tapped enemy",
            "one of your untapped Melee characters [stars >= 5]",
            "each of your other Off-Road Patrols",
            "your character [name Bumblebee]",
            "up to 2 enemy [has orange Upgrade]",
            "untapped enemy [stars <= its]",
            "your untapped character [not attacked]",
            "your Sentinel in KO area",
            "each of your characters in bot mode",
            "each of your characters in Tank mode",
            "[Plane or Helicopter]",
            "this",
            "upgraded",
            "each enemy [not defending]",
            "your defender",
            "character under it",
            "your character [has head]",
            "your character [Spaceship mode]",
            "your character [has head Clobber]",
        ] {
            let who = Who::parse(phrase).unwrap();
            assert_eq!(Who::parse(&who.to_string()).unwrap(), who, "{phrase} -> {who}");
        }
    }

    #[test]
    fn capitals_change_no_mode() {
        for phrase in ["your in Alt mode", "your [in ALT mode]", "your in aLt"] {
            assert_eq!(Who::parse(phrase).unwrap().is, [Is::AltMode], "{phrase}");
        }
    }

    #[test]
    fn what_cannot_be_written_back_is_refused() {
        // "no" counts as one more "not".
        assert!(
            Who::parse("[not not not no Weapon]")
                .is_ok_and(|who| Who::parse(&who.to_string()) == Ok(who))
        );
        assert!(Who::parse("[not not not not no Weapon]").is_err());
        // Nested "or"s are ambiguous.
        assert!(Who::parse("[Car or has Weapon]").is_ok());
        assert!(Who::parse("[Car or has Weapon Armor]").is_err());
        assert!(Who::parse("[Car or has orange blue card]").is_err());
        // Any white space counts as one space.
        assert_eq!(Who::parse("[name Ben\u{a0}\t Ten]"), Who::parse("[name Ben Ten]"));
        assert!(Who::parse("[name x or\t or Car]").is_err());
    }

    #[test]
    fn unknown_words_are_named() {
        assert!(Who::parse("each of your Carz").unwrap_err().contains("\"Carz\""));
        assert!(Who::parse("enemy [stars <= ]").unwrap_err().contains("stars"));
    }

    #[test]
    fn a_phrase_is_never_read_deeper_than_a_few_words() {
        assert!(Who::parse("enemy [not not tapped]").is_ok());
        let many = format!("enemy [{}tapped]", "not ".repeat(100_000));
        assert!(Who::parse(&many).unwrap_err().contains("is not understood"));
        let wide = format!("enemy [{}tapped]", "not tapped or ".repeat(1000));
        assert!(Who::parse(&wide).is_ok());
    }
}
