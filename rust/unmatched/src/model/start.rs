//! Starts of games.

use crate::{
    cards::{board::LazyBoard, catalogue::Catalogue, hero::Hero},
    model::state::{MOST_FIGHTERS, MOST_SEATS},
};
use altmode_core::{Error, Random, Result};
use altmode_unmatched_language::DIE_FACES;
use serde::{Deserialize, Serialize};

/// The start of a game: a set-up, or a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub enum Start {
    /// A game from the beginning.
    Game(Setup),
    /// A position, as the JSON text of a scenario's state.
    Position(String),
}

/// The start of a game in saves and records. Variants are added at the end and none changes, because older saves have these.
#[derive(Serialize, Deserialize)]
enum Stored {
    Game(Setup),
    Position(String),
    /// A game in which the item tokens of these battlefields are mixed in.
    GameWithItems(Setup, Vec<String>),
}

impl From<Start> for Stored {
    fn from(start: Start) -> Stored {
        match start {
            Start::Game(setup) if setup.items.is_empty() => Stored::Game(setup),
            Start::Game(mut setup) => {
                let items = std::mem::take(&mut setup.items);
                Stored::GameWithItems(setup, items)
            }
            Start::Position(text) => Stored::Position(text),
        }
    }
}

impl From<Stored> for Start {
    fn from(stored: Stored) -> Start {
        match stored {
            Stored::Game(setup) => Start::Game(setup),
            Stored::Position(text) => Start::Position(text),
            Stored::GameWithItems(setup, items) => Start::Game(Setup { items, ..setup }),
        }
    }
}

/// A game from the beginning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The seed, in hexadecimal digits.
    pub seed: String,
    /// The battlefield's id.
    pub board: String,
    /// Seat that takes the first turn.
    pub first: u8,
    /// The seats, in turn order.
    pub players: Vec<SetupPlayer>,
    /// Whether heroes that are not implemented may play. The missing effects do nothing.
    pub allow_unimplemented: bool,
    /// Ids of the heroes' facts that hold.
    pub facts: Vec<String>,
    /// Ids of the battlefields whose item tokens are mixed with those of the battlefield. [`Stored`] has them beside the set-up.
    #[serde(skip)]
    pub items: Vec<String>,
}

/// A seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SetupPlayer {
    /// The hero's id.
    pub hero: String,
    /// The side that it plays on.
    pub side: u8,
    /// The sidekick that is chosen beforehand.
    pub sidekick: Option<String>,
    /// The form that is chosen beforehand.
    pub form: Option<String>,
    /// The fighter that is chosen as the hero beforehand.
    pub lead: Option<String>,
    /// The cards of the hero's groups that are chosen beforehand: one of each, or none.
    pub gear: Vec<String>,
    /// The faces of the hero's die, where they are not those of its sheet.
    pub die: Vec<u8>,
}

impl Setup {
    /// Returns a duel.
    pub fn duel(seed: &str, board: &str, heroes: [&str; 2]) -> Setup {
        let player = |(side, hero): (usize, &str)| SetupPlayer {
            hero: hero.into(),
            side: side as u8,
            ..SetupPlayer::default()
        };
        let players = heroes.into_iter().enumerate().map(player).collect();
        Setup {
            seed: seed.into(),
            board: board.into(),
            first: 0,
            players,
            allow_unimplemented: false,
            facts: Vec::new(),
            items: Vec::new(),
        }
    }

    /// Checks a set-up from a host.
    pub fn check(&self, catalogue: &'static Catalogue) -> Result<()> {
        Random::from_seed_text(&self.seed)?;
        let Some(board) = catalogue.boards.iter().find(|board| board.id() == self.board) else {
            let ids: Vec<&str> = catalogue.boards.iter().map(|board| board.id()).collect();
            let message = format!(
                "there is no battlefield \"{}\"; there are {}",
                short(&self.board),
                ids.join(", ")
            );
            return Err(Error::new("unknown-board", message).at("board"));
        };
        self.check_items(catalogue, board)?;
        let seats = self.players.len();
        if !(2..=MOST_SEATS).contains(&seats) || seats > board.starts.len() {
            let message = format!(
                "{seats} players cannot play on {}, but 2 to {}",
                board.sheet.name,
                board.starts.len()
            );
            return Err(Error::new("wrong-number", message).at("players"));
        }
        if usize::from(self.first) >= seats {
            return Err(
                Error::new("unknown-seat", format!("there is no seat {}", self.first)).at("first")
            );
        }
        if self.players.iter().all(|player| player.side == self.players[0].side) {
            return Err(Error::new("one-side", "players of two sides are needed").at("players"));
        }
        for (seat, player) in self.players.iter().enumerate() {
            check_player(catalogue, player, self.allow_unimplemented)
                .map_err(|error| error.at(format!("players[{seat}]")))?;
        }
        let heroes = self.players.iter().filter_map(|player| catalogue.find(&player.hero));
        let fighters: usize = heroes.map(|number| catalogue.hero(number).fighters_in_play()).sum();
        if fighters > MOST_FIGHTERS {
            let message = format!(
                "these heroes have {fighters} fighters together; a game has at most {MOST_FIGHTERS}"
            );
            return Err(Error::new("too-many-fighters", message).at("players"));
        }
        Ok(())
    }
}

impl Setup {
    /// Checks that item tokens of other battlefields can be mixed in.
    fn check_items(&self, catalogue: &'static Catalogue, board: &'static LazyBoard) -> Result<()> {
        let have_items = || {
            let have = catalogue.boards.iter().filter(|board| board.map.items.is_some());
            have.map(|board| board.id()).collect::<Vec<_>>().join(", ")
        };
        if !self.items.is_empty() && board.map.items.is_none() {
            let message = format!(
                "{} has no spaces for item tokens; these have: {}",
                board.sheet.name,
                have_items()
            );
            return Err(Error::new("no-items", message).at("items"));
        }
        for (number, id) in self.items.iter().enumerate() {
            let known = catalogue.boards.iter().find(|board| board.id() == id);
            if known.is_none_or(|board| board.map.items.is_none()) {
                let message = format!(
                    "\"{}\" is no battlefield with item tokens; there are {}",
                    short(id),
                    have_items()
                );
                return Err(Error::new("unknown-board", message).at(format!("items[{number}]")));
            }
        }
        Ok(())
    }
}

fn check_player(
    catalogue: &'static Catalogue,
    player: &SetupPlayer,
    allow_unimplemented: bool,
) -> Result<()> {
    let Some(number) = catalogue.find(&player.hero) else {
        return Err(Error::new(
            "unknown-hero",
            format!("there is no hero \"{}\"", short(&player.hero)),
        )
        .at("hero"));
    };
    let hero = catalogue.hero(number);
    if !hero.implemented && !allow_unimplemented {
        let message = format!(
            "{} is not implemented; `allowUnimplemented` lets it play without what is missing",
            hero.sheet.name
        );
        return Err(Error::new("not-implemented", message).at("hero"));
    }
    if let Some(sidekick) = &player.sidekick
        && !hero.sheet.sidekick_of.contains(sidekick)
    {
        let message = match hero.sheet.sidekick_of.is_empty() {
            true => format!("{} has no choice of sidekicks", hero.sheet.name),
            false => format!(
                "\"{}\" is not one of {}",
                short(sidekick),
                hero.sheet.sidekick_of.join(", ")
            ),
        };
        return Err(Error::new("unknown-sidekick", message).at("options.sidekick"));
    }
    if let Some(lead) = &player.lead
        && !hero.sheet.hero_of.contains(lead)
    {
        let message = match hero.sheet.hero_of.is_empty() {
            true => format!("{} has no choice of heroes", hero.sheet.name),
            false => format!("\"{}\" is not one of {}", short(lead), hero.sheet.hero_of.join(", ")),
        };
        return Err(Error::new("unknown-hero", message).at("options.hero"));
    }
    check_gear(hero, &player.gear)?;
    if !player.die.is_empty() && (hero.sheet.die.is_none() || player.die.len() != DIE_FACES) {
        let message = match hero.sheet.die {
            None => format!("{} has no die", hero.sheet.name),
            Some(_) => format!("a die has {DIE_FACES} faces, not {}", player.die.len()),
        };
        return Err(Error::new("wrong-die", message).at("options.die"));
    }
    if let Some(form) = &player.form
        && !(hero.sheet.form_choice && hero.sheet.forms.iter().any(|other| other.id == *form))
    {
        let forms: Vec<&str> = hero.sheet.forms.iter().map(|form| form.id.as_str()).collect();
        let message = match hero.sheet.form_choice {
            true => format!("\"{}\" is not one of {}", short(form), forms.join(", ")),
            false => format!("{} has no choice of forms", hero.sheet.name),
        };
        return Err(Error::new("unknown-form", message).at("options.form"));
    }
    Ok(())
}

/// Checks that configured gear is one card of each group.
fn check_gear(hero: &Hero, gear: &[String]) -> Result<()> {
    let groups = &hero.sheet.gear;
    let chosen = |group: &altmode_unmatched_language::GearSheet| {
        group.cards.iter().filter(|card| gear.contains(card)).count()
    };
    if gear.is_empty()
        || (gear.len() == groups.len() && groups.iter().all(|group| chosen(group) == 1))
    {
        return Ok(());
    }
    let message = match groups.is_empty() {
        true => format!("{} has no choice of cards", hero.sheet.name),
        false => {
            let groups: Vec<String> = groups.iter().map(|group| group.cards.join(" or ")).collect();
            format!("one card of each group is expected: {}", groups.join(", "))
        }
    };
    Err(Error::new("unknown-gear", message).at("options.gear"))
}

/// Shortens a text from a host to 40 characters.
pub fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
