//! Parses the configuration of a game.

use crate::{
    cards::catalogue::Catalogue,
    embed::options::{OPTIONS, die, facts, gear},
    model::{
        start::{Setup, SetupPlayer, Start},
        state::MOST_SEATS,
    },
};
use altmode_core::{Error, Random, Result};
use altmode_host::input::{Object, each, field, flag, list, number, object, shorten, text};
use altmode_json::Value;

const FIELDS: [&str; 7] = ["seed", "board", "mode", "first", "players", "facts", "allowUnimplemented"];
const PLAYER: [&str; 3] = ["hero", "team", "options"];

/// Modes of play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Duel,
    Teams,
    FreeForAll,
}

impl Mode {
    fn named(name: &str) -> Result<Mode> {
        match name {
            "duel" => Ok(Mode::Duel),
            "teams" => Ok(Mode::Teams),
            "free-for-all" => Ok(Mode::FreeForAll),
            _ => {
                let message = format!("there are the modes \"duel\", \"teams\" and \"free-for-all\", not \"{}\"", shorten(name));
                Err(Error::new("unknown-mode", message).at("mode"))
            }
        }
    }
}

/// Reads the configuration of a game.
///
/// # Errors
///
/// Fails with the first problem and its place, for example `players[0].hero`.
pub fn start(catalogue: &'static Catalogue, config: &Value) -> Result<Start> {
    let config = object(config, &FIELDS)?;
    let Some(seed) = text(config, "seed")? else {
        return Err(Error::new("bad-seed", "a game needs a seed of 1 to 32 hexadecimal digits, for example \"2a\"").at("seed"));
    };
    Random::from_seed_text(seed)?;
    let board = text(config, "board")?.ok_or_else(|| missing("a game needs a \"board\", for example \"marmoreal\"", "board"))?;
    let facts = match field(config, "facts") {
        Some(value) => facts(value).map_err(|error| error.at("facts"))?,
        None => Vec::new(),
    };
    let mut players = each(list(config, "players")?, "players", player)?;
    if !(2..=MOST_SEATS).contains(&players.len()) {
        let message = format!("a game has 2 to {MOST_SEATS} players: a list of {{ \"hero\": \"medusa\" }} is expected");
        return Err(Error::new("bad-input", message).at("players"));
    }
    let teams = players.iter().any(|(_, team)| team.is_some());
    let mode = match text(config, "mode")? {
        Some(name) => Mode::named(name)?,
        None if teams && players.len() > 2 => Mode::Teams,
        None if players.len() == 2 => Mode::Duel,
        None => Mode::FreeForAll,
    };
    let fits = match mode {
        Mode::Duel => players.len() == 2,
        Mode::Teams => players.len() == 4,
        Mode::FreeForAll => players.len() > 2,
    };
    if !fits {
        let message = "a duel has 2 players, \"teams\" has 4, and a free-for-all has 3 or 4";
        return Err(Error::new("wrong-number", message).at("players"));
    }
    for (seat, (player, team)) in players.iter_mut().enumerate() {
        player.side = match mode {
            // The order of play alternates between the teams (Core Rules, Team Play).
            Mode::Teams => team.unwrap_or(seat as u8 % 2),
            _ if team.is_some_and(|team| usize::from(team) != seat) => {
                let message = "players have teams in the mode \"teams\" only";
                return Err(Error::new("bad-input", message).at(format!("players[{seat}].team")));
            }
            _ => seat as u8,
        };
    }
    if mode == Mode::Teams && players.iter().filter(|(player, _)| player.side == 0).count() != 2 {
        return Err(Error::new("bad-input", "each of the teams 0 and 1 has two players").at("players"));
    }
    let setup = Setup {
        seed: seed.trim().to_string(),
        board: board.to_string(),
        first: number(config, "first", 0, players.len() as i64 - 1)?.unwrap_or(0) as u8,
        players: players.into_iter().map(|(player, _)| player).collect(),
        allow_unimplemented: flag(config, "allowUnimplemented")?,
        facts,
    };
    setup.check(catalogue)?;
    Ok(Start::Game(setup))
}

/// Reads a player, and the team if one is given.
fn player(value: &Value) -> Result<(SetupPlayer, Option<u8>)> {
    let fields = object(value, &PLAYER)?;
    let hero = text(fields, "hero")?.ok_or_else(|| missing("a player has a \"hero\", for example \"medusa\"", "hero"))?;
    let team = number(fields, "team", 0, 3)?.map(|team| team as u8);
    let word = |options: &Object, name: &str| Ok::<_, Error>(text(options, name)?.map(str::to_string));
    let place = |error: Error| error.at("options");
    let mut player = SetupPlayer { hero: hero.to_string(), ..SetupPlayer::default() };
    if let Some(options) = field(fields, "options") {
        let options = object(options, &OPTIONS).map_err(place)?;
        player.sidekick = word(options, "sidekick").map_err(place)?;
        player.form = word(options, "form").map_err(place)?;
        player.lead = word(options, "hero").map_err(place)?;
        player.gear = gear(options).map_err(place)?;
        player.die = die(options).map_err(place)?;
    }
    Ok((player, team))
}

fn missing(message: &str, at: &str) -> Error {
    Error::new("missing-field", message).at(at)
}
