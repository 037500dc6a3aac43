//! Noun phrases for fighters: "each enemy [adjacent to this]".

use altmode_language::{Compare, Encode, Phrase, Shape, put_phrase, show_phrase};
use serde::{Serialize, Serializer};
use std::fmt;

altmode_language::clone_by_packing!(Who, Is);

/// The fighters that a sentence refers to.
///
/// In files they are a phrase. The words "a", "an", "the", "of", "one" and "fighter(s)" are skipped.
///
/// | words | meaning |
/// | --- | --- |
/// | `this` | the fighter who plays the card, or whose ability it is |
/// | `foe` | the other fighter of the combat |
/// | `it` | the fighter chosen or mentioned last |
/// | `Medusa`, `each Harpy` | your fighters of that name |
/// | `your …`, `friendly …`, `enemy …`, `any …` | your own; of your side; of other sides; of any side |
/// | `each`, `2`, `up to 2` | all of them; this number or at most this number, chosen (default: one, chosen) |
/// | `other` | not `this` |
/// | `their …` | those of your opponent: of the other player in the combat, or of the opponent who was chosen |
/// | `defeated` | defeated fighters instead of those on the battlefield |
/// | `away` | fighters off the battlefield that are not defeated |
/// | `absent` | fighters that are not on the battlefield, whether they are defeated or not |
/// | `[hero]`, `[sidekick]`, `[in combat]` | the role of a fighter |
/// | `[adjacent to X]`, `[in zone of X]`, `[no zone with X]`, `[within 3 of X]`, `[nearest to X]` | its position relative to the fighters of another phrase |
/// | `[adjacent to 2 X]` | adjacent to at least two of them |
/// | `[named Oda Nobunaga]` | has this name |
/// | `[fewer zones than X]` | its space has fewer zones than that of X |
/// | `[health <= 7]` | compared with a number |
/// | `[moved through]` | the last move went through its space |
/// | `[hurt this turn]` | it took damage this turn |
/// | `[attacked this turn]` | it attacked before in this turn |
/// | `[on chosen]`, `[next to chosen]` | it stands on a chosen space, or adjacent to one |
/// | `[on token]`, `[adjacent to token]` | one of your tokens lies in its space, or in an adjacent one |
/// | `[began on token]` | one of your tokens lay in its space when the turn began |
/// | `[on start of your]`, `[on start of enemy]` | it stands on your start space, or on that of an enemy |
/// | `[start under X]` | the fighter of X stands on the start space of its player |
/// | `[it]` | it is one of those chosen or mentioned last |
/// | `[not …]`, `[… or …]` | the opposite; either |
#[derive(Debug, PartialEq, Eq, Encode)]
#[encode(shape = Who::shape_of_phrase)]
pub struct Who {
    /// The number of fighters, and whether they are chosen.
    pub pick: Pick,
    /// The side of the fighters.
    pub side: Side,
    /// Defeated ones.
    pub defeated: bool,
    /// Fighters off the battlefield that are not defeated.
    pub away: bool,
    /// Fighters off the battlefield, defeated or not.
    pub absent: bool,
    /// Conditions, all of which must hold.
    pub is: Vec<Is>,
}

/// The number of fighters that a phrase selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode)]
pub enum Pick {
    /// The fighter who plays the card.
    This,
    /// The other fighter of the combat.
    Foe,
    /// The fighter chosen or mentioned last.
    It,
    /// All fighters that fit.
    Each,
    /// Exactly this number, chosen by the player who follows the instruction.
    Choose(u8),
    /// At most this number, chosen one after the other.
    UpTo(u8),
}

/// The side of fighters, relative to the player who follows the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Encode)]
pub enum Side {
    /// The player's own.
    Your,
    /// Fighters of the player's side.
    Friendly,
    /// Fighters of other sides.
    Enemy,
    /// Fighters of any side.
    Any,
    /// Fighters of the opponent: the other player in the combat, or the chosen one.
    Their,
}

/// A condition on a fighter.
#[derive(Debug, PartialEq, Eq, Encode)]
pub enum Is {
    /// Not the fighter who plays the card.
    Other,
    /// Has this name.
    Named(String),
    /// Is a hero.
    Hero,
    /// Is a sidekick.
    Sidekick,
    /// Is one of the two fighters of the combat.
    InCombat,
    /// Stands adjacent to one of these, or to as many of them as are chosen.
    AdjacentTo(Box<Who>),
    /// Shares a zone with one of these.
    InZoneOf(Box<Who>),
    /// Shares no zone with any of these.
    NoZoneWith(Box<Who>),
    /// At most this number of paths away from one of these.
    Within(u8, Box<Who>),
    /// No other fighter that fits the preceding words is nearer to these.
    NearestTo(Box<Who>),
    /// Its space has fewer zones than that of this fighter.
    FewerZonesThan(Box<Who>),
    /// Its health, compared.
    Health(Compare, u8),
    /// The last move went through its space.
    MovedThrough,
    /// It took damage this turn.
    HurtThisTurn,
    /// It attacked before in this turn.
    AttackedThisTurn,
    /// It stands on a chosen space.
    OnChosen,
    /// It stands adjacent to a chosen space.
    NextToChosen,
    /// One of your tokens lies in its space.
    OnToken,
    /// One of your tokens lies in a space adjacent to it.
    NextToToken,
    /// One of your tokens lay in its space when the turn began.
    BeganOnToken,
    /// It stands on the start space of a player on this side.
    OnStartOf(Side),
    /// One of these stands on the start space of its player.
    StartUnder(Box<Who>),
    /// It is one of those chosen or mentioned last.
    It,
    /// The opposite.
    Not(Box<Is>),
    /// At least one of these.
    AnyOf(Vec<Is>),
}

/// Words without a meaning of their own, which the parser skips.
const READ_OVER: &[&str] = &["a", "an", "the", "of", "one", "fighter", "fighters", "them"];
/// Maximum nesting depth of phrases.
const DEEPEST: usize = 4;

impl Who {
    /// The fighter who plays the card.
    pub const THIS: Who = Who {
        pick: Pick::This,
        side: Side::Any,
        defeated: false,
        away: false,
        absent: false,
        is: Vec::new(),
    };

    /// Parses a phrase.
    pub fn parse(phrase: &str) -> Result<Who, String> {
        within(phrase, DEEPEST)
    }

    /// Returns the number of its fighters to which adjacency is required: "adjacent to 2 of …".
    pub fn at_least(&self) -> u32 {
        match self.pick {
            Pick::Choose(count) => u32::from(count).max(1),
            _ => 1,
        }
    }

    /// Returns whether the phrase selects each of the player's own fighters without further conditions.
    pub fn is_all_of_yours(&self) -> bool {
        self.pick == Pick::Each
            && self.side == Side::Your
            && self.is.is_empty()
            && !self.defeated
            && !self.absent
    }

    /// Returns the names in the phrase, including those in brackets.
    pub fn names(&self) -> Vec<&str> {
        fn of<'a>(is: &'a Is, names: &mut Vec<&'a str>) {
            match is {
                Is::Named(name) => names.push(name),
                Is::AdjacentTo(who)
                | Is::InZoneOf(who)
                | Is::NoZoneWith(who)
                | Is::NearestTo(who)
                | Is::FewerZonesThan(who)
                | Is::StartUnder(who) => {
                    names.extend(who.names());
                }
                Is::Within(_, who) => names.extend(who.names()),
                Is::Not(is) => of(is, names),
                Is::AnyOf(parts) => parts.iter().for_each(|part| of(part, names)),
                _ => {}
            }
        }
        let mut names = Vec::new();
        self.is.iter().for_each(|is| of(is, &mut names));
        names
    }

    fn shape_of_phrase() -> &'static Shape {
        const {
            &Shape::Phrase(
                "a phrase for fighters",
                |text, bytes| put_phrase(Who::parse, text, bytes),
                show_phrase::<Who>,
            )
        }
    }
}

fn within(text: &str, depth: usize) -> Result<Who, String> {
    let error = |word: &str| {
        format!(
            "\"{text}\" is not a phrase for fighters: \"{word}\" is not understood. Write for example \"this\", \"enemy\", \
             \"each enemy [adjacent to this]\", \"your other fighter\", \"each Harpy\""
        )
    };
    let depth = depth
        .checked_sub(1)
        .ok_or_else(|| format!("\"{text}\" stands too deep in another phrase"))?;
    let mut phrase = Phrase::split(text)?;
    let mut who = Who {
        pick: Pick::Choose(1),
        side: Side::Any,
        defeated: false,
        away: false,
        absent: false,
        is: Vec::new(),
    };
    while let Some(word) = phrase.next() {
        if let Some(inside) = word.strip_prefix('[') {
            who.is.push(bracket(inside.trim(), depth)?);
            continue;
        }
        match word {
            _ if READ_OVER.contains(&word) => {}
            "this" => who.pick = Pick::This,
            "foe" => who.pick = Pick::Foe,
            "it" => who.pick = Pick::It,
            "each" | "all" => who.pick = Pick::Each,
            "up" if phrase.take("to") => {
                let number = phrase
                    .next()
                    .and_then(|word| word.parse().ok())
                    .ok_or_else(|| error("up to"))?;
                who.pick = Pick::UpTo(number);
            }
            "your" => who.side = Side::Your,
            "friendly" => who.side = Side::Friendly,
            "enemy" | "enemies" => who.side = Side::Enemy,
            "any" => who.side = Side::Any,
            "their" => who.side = Side::Their,
            "hero" => who.is.push(Is::Hero),
            "sidekick" | "sidekicks" => who.is.push(Is::Sidekick),
            "other" => who.is.push(Is::Other),
            "defeated" => who.defeated = true,
            "away" => who.away = true,
            "absent" => who.absent = true,
            _ if word.parse::<u8>().is_ok() => who.pick = Pick::Choose(word.parse().unwrap_or(1)),
            _ if word.starts_with(|letter: char| letter.is_uppercase()) => {
                let mut name = word.to_string();
                while let Some(next) = phrase.peek().filter(|next| {
                    next.starts_with(|letter: char| letter.is_uppercase() || letter == '&')
                }) {
                    name.push(' ');
                    name.push_str(next);
                    phrase.skip(1);
                }
                (who.side, name) = (Side::Your, name);
                who.is.push(Is::Named(name));
            }
            _ => return Err(error(word)),
        }
    }
    Ok(who)
}

/// Parses the content of a bracket.
fn bracket(text: &str, depth: usize) -> Result<Is, String> {
    let whom = |text: &str| within(text, depth).map(Box::new);
    if let Some(rest) = text.strip_prefix("not ") {
        return bracket(rest, depth.checked_sub(1).ok_or("there are too many \"not\"s")?)
            .map(|is| Is::Not(Box::new(is)));
    }
    if text == "adjacent to token" {
        return Ok(Is::NextToToken);
    }
    if let Some(rest) = text.strip_prefix("start under ") {
        return whom(rest).map(Is::StartUnder);
    }
    if let Some(rest) =
        text.strip_prefix("adjacent to ").filter(|rest| !rest.starts_with("token or "))
    {
        return whom(rest).map(Is::AdjacentTo);
    }
    if let Some(name) = text.strip_prefix("named ") {
        return Ok(Is::Named(name.trim().to_string()));
    }
    if let Some(rest) = text.strip_prefix("in zone of ") {
        return whom(rest).map(Is::InZoneOf);
    }
    if let Some(rest) = text.strip_prefix("no zone with ") {
        return whom(rest).map(Is::NoZoneWith);
    }
    if let Some(rest) = text.strip_prefix("nearest to ") {
        return whom(rest).map(Is::NearestTo);
    }
    if let Some(rest) = text.strip_prefix("fewer zones than ") {
        return whom(rest).map(Is::FewerZonesThan);
    }
    if let Some((distance, rest)) =
        text.strip_prefix("within ").and_then(|rest| rest.split_once(" of "))
    {
        let distance =
            distance.parse().map_err(|_| format!("\"{distance}\" is not a number of spaces"))?;
        return whom(rest).map(|who| Is::Within(distance, who));
    }
    if text.contains(" or ") {
        return text
            .split(" or ")
            .map(|part| bracket(part.trim(), depth))
            .collect::<Result<Vec<_>, _>>()
            .map(Is::AnyOf);
    }
    Ok(match text {
        "hero" => Is::Hero,
        "sidekick" => Is::Sidekick,
        "in combat" => Is::InCombat,
        "moved through" => Is::MovedThrough,
        "hurt this turn" => Is::HurtThisTurn,
        "attacked this turn" => Is::AttackedThisTurn,
        "on chosen" => Is::OnChosen,
        "next to chosen" => Is::NextToChosen,
        "on token" => Is::OnToken,
        "began on token" => Is::BeganOnToken,
        "on start of your" => Is::OnStartOf(Side::Your),
        "on start of enemy" => Is::OnStartOf(Side::Enemy),
        "it" => Is::It,
        "other" => Is::Other,
        _ => {
            let words: Vec<&str> = text.split_whitespace().collect();
            match words[..] {
                ["health", sign, number] => {
                    let compare = Compare::from_sign(sign);
                    let number = number.parse().ok();
                    compare.zip(number).map(|(compare, number)| Is::Health(compare, number))
                }
                _ => None,
            }
            .ok_or_else(|| format!("\"[{text}]\" says nothing about fighters; write for example \"[adjacent to this]\", \"[hero]\""))?
        }
    })
}

/// Writes the content of a bracket.
fn write_bracket(is: &Is) -> String {
    match is {
        Is::Other => "other".into(),
        Is::Named(name) => format!("named {name}"),
        Is::Hero => "hero".into(),
        Is::Sidekick => "sidekick".into(),
        Is::InCombat => "in combat".into(),
        Is::AdjacentTo(who) => format!("adjacent to {who}"),
        Is::InZoneOf(who) => format!("in zone of {who}"),
        Is::NoZoneWith(who) => format!("no zone with {who}"),
        Is::Within(distance, who) => format!("within {distance} of {who}"),
        Is::NearestTo(who) => format!("nearest to {who}"),
        Is::FewerZonesThan(who) => format!("fewer zones than {who}"),
        Is::Health(compare, number) => format!("health {compare} {number}"),
        Is::MovedThrough => "moved through".into(),
        Is::HurtThisTurn => "hurt this turn".into(),
        Is::AttackedThisTurn => "attacked this turn".into(),
        Is::OnChosen => "on chosen".into(),
        Is::NextToChosen => "next to chosen".into(),
        Is::OnToken => "on token".into(),
        Is::NextToToken => "adjacent to token".into(),
        Is::BeganOnToken => "began on token".into(),
        Is::OnStartOf(Side::Your) => "on start of your".into(),
        Is::OnStartOf(_) => "on start of enemy".into(),
        Is::StartUnder(who) => format!("start under {who}"),
        Is::It => "it".into(),
        Is::Not(is) => format!("not {}", write_bracket(is)),
        Is::AnyOf(parts) => parts.iter().map(write_bracket).collect::<Vec<_>>().join(" or "),
    }
}

/// Writes the canonical form of the phrase, which [`Who::parse`] parses.
impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        match self.pick {
            Pick::This => words.push("this".into()),
            Pick::Foe => words.push("foe".into()),
            Pick::It => words.push("it".into()),
            Pick::Each => words.push("each".into()),
            Pick::Choose(1) => {}
            Pick::Choose(number) => words.push(number.to_string()),
            Pick::UpTo(number) => words.push(format!("up to {number}")),
        }
        let chosen = matches!(self.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_));
        let named = self.is.iter().any(|is| matches!(is, Is::Named(_)));
        match self.side {
            Side::Your if !named => words.push("your".into()),
            Side::Friendly => words.push("friendly".into()),
            Side::Enemy => words.push("enemy".into()),
            Side::Their => words.push("their".into()),
            Side::Any if chosen => words.push("any".into()),
            Side::Your | Side::Any => {}
        }
        if self.defeated {
            words.push("defeated".into());
        }
        if self.away {
            words.push("away".into());
        }
        if self.absent {
            words.push("absent".into());
        }
        for is in &self.is {
            match is {
                Is::Other => words.push("other".into()),
                Is::Named(name) => words.push(name.clone()),
                _ => words.push(format!("[{}]", write_bracket(is))),
            }
        }
        f.write_str(&words.join(" "))
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
            "description": "A phrase for fighters, for example \"this\", \"enemy\", \"each enemy [adjacent to this]\", \"each Harpy\".",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_read_and_written_back() {
        for phrase in [
            "this",
            "foe",
            "it",
            "enemy",
            "each enemy [adjacent to this]",
            "any [in combat]",
            "each Harpy",
            "Robin Hood",
            "your other fighter",
            "up to 2 any [adjacent to Chupacabra]",
            "defeated Outlaw",
            "absent Ancient Leshen",
            "each your absent",
            "Ancient Leshen [attacked this turn]",
            "each other Raptor [adjacent to foe]",
            "enemy [in zone of Medusa]",
            "enemy [not adjacent to each your sidekick]",
            "any [hero or health <= 7]",
            "enemy [nearest to this] [within 3 of Sinbad]",
            "each your hero [no zone with enemy]",
            "each enemy [adjacent to 2 your]",
            "each friendly [not named Oda Nobunaga]",
            "Jekyll & Hyde [hurt this turn]",
            "your [not it] [on chosen] [moved through]",
            "each their fighter",
            "away Invisible Man",
            "each enemy [on token or adjacent to token]",
            "foe [adjacent to token]",
            "each enemy [start under Black Widow]",
            "Black Widow [on start of enemy]",
            "Black Widow [on start of your]",
            "this [began on token]",
            "each enemy [next to chosen]",
        ] {
            let who = Who::parse(phrase).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(Who::parse(&who.to_string()).unwrap(), who, "{phrase} -> {who}");
        }
        assert_eq!(
            Who::parse("each Harpy [adjacent to Robin Hood]").unwrap().names(),
            ["Harpy", "Robin Hood"]
        );
    }

    #[test]
    fn unknown_words_are_named() {
        for (phrase, word) in [
            ("each enmy", "enmy"),
            ("enemy [health <= ]", "health"),
            ("enemy [near this]", "near this"),
            ("enemy [", "["),
        ] {
            assert!(Who::parse(phrase).unwrap_err().contains(word), "{phrase}");
        }
        let deep = format!("{}this{}", "enemy [adjacent to ".repeat(99), "]".repeat(99));
        assert!(Who::parse(&deep).is_err());
        assert!(Who::parse(&format!("enemy [{}hero]", "not ".repeat(1000))).is_err());
    }
}
