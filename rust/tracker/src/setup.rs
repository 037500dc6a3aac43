//! The setup of a match.

use crate::{
    facts, limits,
    state::{Character, Clock, Own, Phase, Player, Printed, State, Zone},
};
use altmode_core::{Error, Random, Result, read_value};
use altmode_json::Value;
use altmode_tcg_language::{CharacterKind, Mode};
use serde::{Deserialize, Serialize};

/// The setup of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Setup {
    /// The hexadecimal seed of coins and dice. Empty in a copy for the opponent or the public.
    pub seed: String,
    /// Both sides of the table.
    pub players: [SetupPlayer; 2],
    /// Number of games that win the match: 2 in a tournament (Tournament Rules 2.1).
    #[serde(default = "two")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>"))]
    pub wins: u8,
    /// Length of the round in minutes; 0 or omitted for no clock (Tournament Rules, Appendix B: 50, with Wave 5 cards 60).
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u16>"))]
    pub minutes: u16,
    /// The procedure after time: the classic tiebreaker, or a draw (Tournament Rules 2.5.1 and 2.5.2).
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<AfterTime>"))]
    pub after_time: AfterTime,
}

/// The procedure after time if no player has won more games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum AfterTime {
    /// The classic tiebreaker (Tournament Rules 2.5.1).
    #[default]
    Tiebreak,
    /// A draw (Tournament Rules 2.5.2).
    Draw,
}

/// One side at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct SetupPlayer {
    /// The player's name.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
    pub name: String,
    /// The team.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<SetupCharacter>>"))]
    pub characters: Vec<SetupCharacter>,
}

/// A character at the start: a card by id or name, or a description.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct SetupCharacter {
    /// The id or name of its card.
    #[serde(default)]
    pub card: Option<String>,
    /// Its description, if it has no card.
    #[serde(default)]
    pub own: Option<Own>,
    /// Index in this list of the character that it starts under, as minions and cassettes do.
    #[serde(default)]
    pub under: Option<u8>,
    /// Index in this list of the body that it is the head of.
    #[serde(default)]
    pub head_of: Option<u8>,
}

fn two() -> u8 {
    2
}

impl Setup {
    /// Parses and checks a setup. Names of cards are replaced by ids.
    pub fn from_json(value: &Value) -> Result<Setup> {
        let mut value = value.clone();
        // A character may be given as a plain name.
        if let Some(players) = value.get_mut("players").and_then(Value::as_array_mut) {
            for player in players {
                for character in
                    player.get_mut("characters").and_then(Value::as_array_mut).into_iter().flatten()
                {
                    if character.is_string() {
                        *character = altmode_json::json!({ "card": character });
                    }
                }
            }
        }
        let mut setup: Setup = read_value(&value)
            .map_err(|(place, message)| Error::new("bad-input", message).at(place))?;
        setup.check()?;
        Ok(setup)
    }

    /// Checks limits and resolves cards.
    pub(crate) fn check(&mut self) -> Result<()> {
        if !self.seed.is_empty() {
            Random::from_seed_text(&self.seed)?;
        }
        limits::wins(self.wins)?;
        limits::minutes(self.minutes).map_err(|error| error.at("minutes"))?;
        for (seat, player) in self.players.iter_mut().enumerate() {
            player.check().map_err(|error| error.at(format!("players[{seat}]")))?;
        }
        Ok(())
    }

    /// Returns the table before the first game.
    pub fn state(&self) -> State {
        let player =
            |seat: usize| Player { name: self.players[seat].name.clone(), ..Player::default() };
        let mut state = State {
            players: [player(0), player(1)],
            characters: Vec::new(),
            game: 1,
            turn: 1,
            active: 0,
            phase: Phase::Start,
            first: None,
            ending: None,
            results: Vec::new(),
            clock: Clock { minutes: self.minutes, ..Clock::default() },
            tiebreak: [Vec::new(), Vec::new()],
            tiebreak_coin: None,
            note: String::new(),
        };
        self.place_teams(&mut state);
        state
    }

    /// Places both teams at the start of a game (Tournament Rules 2.3).
    pub fn place_teams(&self, state: &mut State) {
        state.characters.clear();
        for (seat, player) in (0..).zip(&self.players) {
            let first = state.characters.len() as u8;
            for entry in &player.characters {
                let mut character = entry.character(seat);
                match (entry.under, entry.head_of) {
                    (Some(under), _) => character.zone = Zone::Under(first.saturating_add(under)),
                    (_, Some(body)) => {
                        (character.zone, character.mode) =
                            (Zone::Head(first.saturating_add(body)), Mode::Head)
                    }
                    _ => {}
                }
                state.characters.push(character);
            }
        }
    }
}

impl SetupPlayer {
    fn check(&mut self) -> Result<()> {
        limits::name(&self.name).map_err(|error| error.at("name"))?;
        let count = self.characters.len();
        if count > limits::MOST_CHARACTERS / 2 {
            let message = format!("a team has at most {} characters", limits::MOST_CHARACTERS / 2);
            return Err(Error::new("too-many", message).at("characters"));
        }
        for (index, entry) in self.characters.iter_mut().enumerate() {
            entry.check(index, count).map_err(|error| error.at(format!("characters[{index}]")))?;
        }
        for (index, entry) in self.characters.iter().enumerate() {
            // Each character is under or on at most one other, so a chain longer than the list is a cycle.
            let (mut above, mut steps) = (entry.above(), 0);
            while let Some(place) = above {
                if steps == count {
                    let field = if entry.under.is_some() { "under" } else { "headOf" };
                    let error = Error::new(
                        "wrong-place",
                        "these characters are under or on each other in a circle",
                    );
                    return Err(error.at(field).at(format!("characters[{index}]")));
                }
                (above, steps) = (
                    self.characters.get(usize::from(place)).and_then(SetupCharacter::above),
                    steps + 1,
                );
            }
        }
        Ok(())
    }
}

impl SetupCharacter {
    fn check(&mut self, index: usize, count: usize) -> Result<()> {
        match (&mut self.card, &self.own) {
            (Some(card), None) => {
                card.clone_from(&facts::find_character(card).map_err(|error| error.at("card"))?.id)
            }
            (None, Some(own)) => limits::own(own).map_err(|error| error.at("own"))?,
            _ => {
                return Err(Error::new(
                    "bad-input",
                    "a character is a \"card\" or its \"own\" description, one of them",
                )
                .at("card"));
            }
        }
        for (place, name) in [(self.under, "under"), (self.head_of, "headOf")] {
            if place.is_some_and(|place| usize::from(place) == index || usize::from(place) >= count)
            {
                let message = "this is the place of another character in the list, counted from 0";
                return Err(Error::new("out-of-range", message).at(name));
            }
        }
        Ok(())
    }

    /// Returns the kind of its character card.
    pub(crate) fn kind(&self) -> Option<CharacterKind> {
        self.card.as_deref().and_then(facts::character_by_id).map(facts::CharacterFacts::kind)
    }

    /// Returns the index of the character that it starts under or on.
    fn above(&self) -> Option<u8> {
        self.under.or(self.head_of)
    }

    fn character(&self, seat: u8) -> Character {
        match (&self.card, &self.own) {
            (_, Some(own)) => Character::new(seat, Printed::Own(own.clone())),
            (card, _) => Character::new(seat, Printed::Card(card.clone().unwrap_or_default())),
        }
    }
}

impl Character {
    /// Creates a character as it enters a game: untapped, undamaged, in its starting mode.
    pub fn new(seat: u8, printed: Printed) -> Character {
        let mut character = Character {
            seat,
            printed,
            health: None,
            stars: None,
            mode: Mode::Alt,
            zone: Zone::Battlefield,
            tapped: false,
            damage: 0,
            upgrades: Vec::new(),
            counters: Vec::new(),
            cards_under: 0,
            note: String::new(),
        };
        character.mode = match character.facts() {
            Some(facts) => facts.start(),
            None => character.modes().first().copied().unwrap_or(Mode::Alt),
        };
        character
    }
}
