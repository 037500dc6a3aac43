//! Nouns for fighters and spaces.

use super::{ChosenPlaces, Writer, article};
use crate::{At, Is, Pick, Place, Pronoun, Side, Who};
use altmode_language::{Compare, Grammar, Voice};

impl Writer<'_> {
    /// Returns whether a phrase means one fighter without a choice.
    pub(super) fn is_definite(&self, who: &Who) -> bool {
        match who.pick {
            Pick::This | Pick::Foe | Pick::It => true,
            Pick::Choose(1) => !who.is.contains(&Is::Other) && self.named_alone(who).is_some(),
            Pick::Each | Pick::Choose(_) | Pick::UpTo(_) => false,
        }
    }

    /// Returns the name in the phrase, if only one fighter has it.
    fn named_alone<'a>(&self, who: &'a Who) -> Option<&'a str> {
        let name = who
            .is
            .iter()
            .find_map(|is| if let Is::Named(name) = is { Some(name.as_str()) } else { None })?;
        let alone = |hero: &crate::HeroSheet| {
            hero.fighters.iter().any(|fighter| fighter.name == name && fighter.count == 1)
        };
        self.hero.is_none_or(alone).then_some(name)
    }

    /// Returns the pronoun of a named fighter, and "they" for any other.
    fn pronoun_of(&self, who: &Who) -> Pronoun {
        let fighters = self.hero.map(|hero| &hero.fighters[..]).unwrap_or_default();
        let name = if self.is_definite(who) { self.named_alone(who) } else { None };
        fighters
            .iter()
            .find(|fighter| Some(fighter.name.as_str()) == name)
            .map_or(Pronoun::They, |fighter| fighter.pronoun)
    }

    /// Returns "his" for the fighter mentioned last.
    pub(super) fn their(&self) -> &'static str {
        match self.pronoun {
            Pronoun::They => "their",
            Pronoun::She => "her",
            Pronoun::He => "his",
            Pronoun::It => "its",
        }
    }

    /// Returns "he" for the fighter mentioned last.
    pub(super) fn they(&self) -> &'static str {
        self.pronoun.name()
    }

    /// Returns the fighters of a phrase: "an enemy fighter adjacent to Medusa".
    pub(super) fn fighters(&mut self, who: &Who) -> String {
        let noun = match who.pick {
            Pick::This => self.yours("fighter"),
            Pick::Foe => "the opposing fighter".into(),
            Pick::It if self.it == Grammar::Many => "those fighters".into(),
            Pick::It => "that fighter".into(),
            Pick::Each | Pick::Choose(_) | Pick::UpTo(_) => self.chosen(who),
        };
        let text = self.with_places(noun, who);
        self.pronoun = self.pronoun_of(who);
        text
    }

    /// Returns something that fighters have, as [`owned`] does.
    pub(super) fn owned_by(&self, noun: &str, fighters: &str) -> String {
        owned(noun, fighters)
    }

    fn yours(&self, noun: &str) -> String {
        format!("{} {noun}", if self.pen.speech.voice == Voice::You { "your" } else { "their" })
    }

    /// Returns fighters that are counted or chosen.
    fn chosen(&mut self, who: &Who) -> String {
        if self.is_definite(who) {
            return self.named_alone(who).unwrap_or_default().to_string();
        }
        let mut words = Vec::new();
        let other =
            who.is.iter().any(|is| matches!(is, Is::Other) || *is == Is::Not(Box::new(Is::It)));
        let name = who
            .is
            .iter()
            .find_map(|is| if let Is::Named(name) = is { Some(name.clone()) } else { None });
        if who.defeated {
            words.push("defeated".to_string());
        }
        if who.absent && name.is_none() {
            words.push("absent".to_string());
        }
        let mine = matches!(who.side, Side::Your | Side::Their) && name.is_none();
        let of_that_player = who.is.iter().any(|is| matches!(is, Is::StartUnder(_)));
        match who.side {
            Side::Friendly => words.push("friendly".into()),
            Side::Enemy if of_that_player => {}
            Side::Enemy => words.push("enemy".into()),
            Side::Your | Side::Their | Side::Any => {}
        }
        words.push(match name {
            // Several fighters have the name, so that an article or a number stands before it.
            Some(name) => name.strip_prefix("The ").map_or(name.clone(), str::to_string),
            None if who.is.contains(&Is::Hero) => "hero".into(),
            None if who.is.contains(&Is::Sidekick) => "sidekick".into(),
            None => "fighter".into(),
        });
        let noun = words.join(" ");
        let my = if who.side == Side::Their { self.pen.foes().to_string() } else { self.yours("") };
        let my = my.trim();
        let in_combat = who.is.contains(&Is::InCombat);
        match who.pick {
            Pick::Each if mine => {
                format!("each of {my} {}{}s", if other { "other " } else { "" }, noun)
            }
            Pick::Each => format!("each {}{noun}", if other { "other " } else { "" }),
            Pick::UpTo(1) => format!("up to 1 {}{}", if other { "other " } else { "" }, noun),
            Pick::UpTo(count) => {
                format!("up to {count} {}{}s", if other { "other " } else { "" }, noun)
            }
            Pick::Choose(1) if mine && noun == "hero" => format!("{my} hero"),
            Pick::Choose(1) if mine && other => format!("{my} other {noun}"),
            Pick::Choose(1) if mine => format!("one of {my} {noun}s"),
            Pick::Choose(1) if in_combat => format!("one of the {noun}s"),
            Pick::Choose(1) if other => format!("another {noun}"),
            Pick::Choose(1) => format!("{} {noun}", article(&noun)),
            Pick::Choose(count) if mine => format!("{count} of {my} {noun}s"),
            Pick::Choose(count) => format!("{count} {noun}s"),
            Pick::This | Pick::Foe | Pick::It => noun,
        }
    }

    /// Returns the fighters of a phrase as a noun that is counted: "enemy fighter adjacent to Medusa".
    pub(super) fn counted(&mut self, who: &Who) -> String {
        let each = Who { pick: Pick::Each, ..who.clone() };
        let words = self.fighters(&each);
        words.strip_prefix("each ").map_or(words.clone(), str::to_string)
    }

    /// Returns a noun with the conditions in brackets after it.
    fn with_places(&mut self, noun: String, who: &Who) -> String {
        let definite = matches!(who.pick, Pick::This | Pick::Foe | Pick::It);
        let mut words = vec![noun];
        for is in &who.is {
            let said = match is {
                Is::Other | Is::Named(_) => continue,
                Is::Hero | Is::Sidekick if !definite => continue,
                Is::Not(is) if **is == Is::It => continue,
                Is::StartUnder(_) if who.side == Side::Enemy => "of that opponent".into(),
                Is::InCombat => "in the combat".into(),
                _ => self.place_of(is),
            };
            words.push(said);
        }
        words.join(" ")
    }

    /// Returns a condition on a fighter, to follow its noun.
    fn place_of(&mut self, is: &Is) -> String {
        match is {
            Is::AdjacentTo(_)
            | Is::InZoneOf(_)
            | Is::Within(..)
            | Is::NearestTo(_)
            | Is::FewerZonesThan(_)
            | Is::OnToken
            | Is::NextToToken
            | Is::OnStartOf(_) => self.is_what(is),
            Is::BeganOnToken => format!("that began this turn in a space with {}", self.a_token()),
            Is::StartUnder(who) => {
                format!("whose player's start space is that of {}", self.fighters(who))
            }
            Is::InCombat => "in the combat".into(),
            Is::Hero => "who is a hero".into(),
            Is::Sidekick => "who is a sidekick".into(),
            Is::Other => "other than this".into(),
            Is::Named(name) => format!("named {name}"),
            Is::NoZoneWith(who) => format!("that shares no zone with {}", self.fighters(who)),
            Is::Health(compare, number) => format!("with {} health", compared(*compare, *number)),
            Is::MovedThrough => "that was moved through".into(),
            Is::HurtThisTurn => "that took damage this turn".into(),
            Is::AttackedThisTurn => "that attacked earlier this turn".into(),
            Is::OnChosen => format!("in {}", self.chosen_place()),
            Is::NextToChosen => format!("adjacent to {}", self.chosen_place()),
            Is::It => "that is one of them".into(),
            Is::Not(is) => match &**is {
                Is::Named(name) => format!("other than {name}"),
                Is::AdjacentTo(_) | Is::InZoneOf(_) | Is::Within(..) => {
                    format!("not {}", self.is_what(is))
                }
                _ => format!("that is not {}", self.is_what(is)),
            },
            Is::AnyOf(parts) => {
                let parts: Vec<String> = parts.iter().map(|is| self.place_of(is)).collect();
                parts.join(" or ")
            }
        }
    }

    /// Returns a condition on a fighter, to follow "is".
    pub(super) fn is_what(&mut self, is: &Is) -> String {
        match is {
            Is::AdjacentTo(who) => self.beside(who),
            Is::InZoneOf(who) => format!("in {}", owned("zone", &self.fighters(who))),
            Is::Within(1, who) => format!("within 1 space of {}", self.fighters(who)),
            Is::Within(distance, who) => {
                format!("within {distance} spaces of {}", self.fighters(who))
            }
            Is::OnToken => format!("in a space with {}", self.a_token()),
            Is::NextToToken => format!("adjacent to {}", self.a_token()),
            Is::OnStartOf(Side::Your) => format!("in {} start space", self.pen.my()),
            Is::OnStartOf(_) => "in an opponent's start space".into(),
            Is::NearestTo(who) => format!("nearest to {}", self.fighters(who)),
            Is::FewerZonesThan(who) => format!("in fewer zones than {}", self.fighters(who)),
            Is::Hero => "a hero".into(),
            Is::Sidekick => "a sidekick".into(),
            Is::InCombat => "in the combat".into(),
            Is::Named(name) => name.clone(),
            Is::It => "one of them".into(),
            Is::OnChosen => format!("in {}", self.chosen_place()),
            Is::NextToChosen => format!("adjacent to {}", self.chosen_place()),
            Is::Other => "another fighter".into(),
            Is::NoZoneWith(_)
            | Is::Health(..)
            | Is::MovedThrough
            | Is::HurtThisTurn
            | Is::AttackedThisTurn
            | Is::BeganOnToken
            | Is::StartUnder(_)
            | Is::Not(_)
            | Is::AnyOf(_) => {
                format!("one {}", self.place_of(is))
            }
        }
    }

    /// Returns "adjacent to Medusa" or "adjacent to 2 or more of your fighters".
    fn beside(&mut self, who: &Who) -> String {
        // Beside each of several means beside any of them.
        if who.pick == Pick::Each {
            let any = Who { pick: Pick::Choose(1), ..who.clone() };
            let fighters = self.fighters(&any);
            let least = if fighters.starts_with("one of ") { "at least " } else { "" };
            return format!("adjacent to {least}{fighters}");
        }
        let fighters = self.fighters(who);
        match who.at_least() {
            1 => format!("adjacent to {fighters}"),
            count => format!(
                "adjacent to {count} or more {}",
                fighters.strip_prefix(&format!("{count} ")).unwrap_or(&fighters)
            ),
        }
    }

    /// Returns a phrase for spaces: "an empty space in the zone of Medusa".
    pub(super) fn space(&mut self, place: &Place) -> String {
        let noun = match (place.empty, place.other) {
            (true, true) => "another empty space",
            (true, false) => "an empty space",
            (false, true) => "another space",
            (false, false) if place.at == At::Anywhere => "any space",
            (false, false) => "a space",
        };
        let at = match &place.at {
            At::Anywhere if place.bare => "without a token".into(),
            At::Anywhere => return noun.into(),
            At::ZoneOf(who) => format!("in {}", owned("zone", &self.fighters(who))),
            At::NearestTo(who) => {
                return format!("the space nearest to {} that has room", self.fighters(who));
            }
            At::NoZoneOf(who) => format!("that shares no zone with {}", self.fighters(who)),
            At::ItsZone => format!("in {} zone", self.their()),
            At::AdjacentTo(who) => self.beside(who),
            At::Within(1, who) => format!("within 1 space of {}", self.fighters(who)),
            At::Within(distance, who) => {
                format!("within {distance} spaces of {}", self.fighters(who))
            }
            At::Of(who) => return owned("space", &self.fighters(who)),
            At::WithToken => format!("with {}", self.a_token()),
            At::Yellowish => "in a yellowish zone".into(),
            At::Chosen => return self.chosen_place().into(),
            At::UnchosenStart => return "another start space".into(),
            At::NextToChosen => format!("adjacent to {}", self.chosen_place()),
            At::Left => return "the space left that way".into(),
            At::Start => return format!("{} start space", self.their()),
            At::AnyStart => return "any start space".into(),
        };
        match place.bare && place.at != At::Anywhere {
            true => format!("{noun} without a token {at}"),
            false => format!("{noun} {at}"),
        }
    }

    /// Returns the space or spaces that were chosen last: "that space", "those spaces", "that zone".
    fn chosen_place(&self) -> &'static str {
        match self.chosen_places {
            ChosenPlaces::Zone => "that zone",
            ChosenPlaces::Spaces(0 | 1) => "that space",
            ChosenPlaces::Spaces(_) => "those spaces",
        }
    }

    /// Returns the token: "shadow token".
    pub(super) fn token(&self) -> String {
        self.hero
            .and_then(|hero| hero.tokens.as_ref())
            .map_or("token".into(), |tokens| format!("{} token", tokens.id))
    }

    /// Returns the token with an article: "an insight token".
    pub(super) fn a_token(&self) -> String {
        let token = self.token();
        format!("{} {token}", article(&token))
    }

    /// Returns the place of tokens that are counted or removed: "on the battlefield", "in a space adjacent to Spike".
    pub(super) fn tokens_where(&mut self, place: &Place) -> String {
        match &place.at {
            At::Anywhere => "on the battlefield".into(),
            At::AdjacentTo(who) => format!("adjacent to {}", self.fighters(who)),
            _ => format!("in {}", self.space(place)),
        }
    }
}

/// Returns something that fighters have: "Medusa's zone", "the zone of an enemy fighter adjacent to Medusa".
pub(super) fn owned(noun: &str, fighters: &str) -> String {
    const LONG: [&str; 13] = [
        " adjacent ",
        " in ",
        " that ",
        " within ",
        " named ",
        " with ",
        " who ",
        " whose ",
        " other than ",
        " not ",
        " and ",
        " nearest ",
        " of your ",
    ];
    let counted = fighters.starts_with(|letter: char| letter.is_ascii_digit())
        || fighters.starts_with("up to ")
        || fighters.starts_with("one of ");
    if counted || LONG.iter().any(|word| fighters.contains(word)) {
        format!("the {noun} of {fighters}")
    } else {
        format!("{fighters}'{} {noun}", if fighters.ends_with('s') { "" } else { "s" })
    }
}

/// Returns a comparison with a number of things that are counted: "7 or fewer", "fewer than 4".
pub(super) fn compared_count(compare: Compare, number: u8) -> String {
    match compare {
        Compare::AtMost => format!("{number} or fewer"),
        Compare::LessThan => format!("fewer than {number}"),
        _ => compared(compare, number),
    }
}

/// Returns a comparison with a number: "7 or less", "at least 4".
pub(super) fn compared(compare: Compare, number: u8) -> String {
    match compare {
        Compare::AtMost => format!("{number} or less"),
        Compare::AtLeast => format!("{number} or more"),
        Compare::Exactly => format!("exactly {number}"),
        Compare::MoreThan => format!("more than {number}"),
        Compare::LessThan => format!("less than {number}"),
    }
}
