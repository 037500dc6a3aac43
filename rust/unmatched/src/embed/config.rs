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
use altmode_host::accepted;
use altmode_host::input::{Object, each, field, flag, list, number, object, shorten, text, wrong};
use altmode_json::Value;

accepted! {
    /// The configuration of `newGame`.
    pub(crate) CONFIG: GameConfig {
        /// Seed of the random number generator: hexadecimal text of at most 32 digits. A random one is chosen by default.
        optional seed: "string",
        /// Id of the battlefield, for example `marmoreal`.
        needed board: "string",
        /// The mode of play. By default, two players play a duel, four players with teams play in teams, and others play free-for-all.
        optional mode: "\"duel\" | \"teams\" | \"free-for-all\"",
        /// The seat that has the first turn; 0 by default.
        optional first: "number",
        /// The players by seat, in the order of their turns: two to four.
        needed players: "PlayerConfig[]",
        /// Facts that only the players at the table know, by their ids in the heroes, for example `{ food: true }`. A fact that is missing does not hold.
        optional facts: "{ [fact: string]: boolean }",
        /// Item tokens of other battlefields that are mixed with those of the battlefield: `"all"`, or the ids of battlefields, for example `["navy-pier"]`. As many as the battlefield has spaces for are drawn at random. Without it, only its own lie there.
        optional items: "\"all\" | string[]",
        /// Admits heroes that the engine does not implement in full. The missing effects do nothing.
        optional allowUnimplemented: "boolean",
    }

    /// A player of a configuration.
    pub(crate) PLAYER: PlayerConfig {
        /// Id of the hero, for example `medusa`.
        needed hero: "string",
        /// The team, 0 or 1, in the mode `teams`. By default the seats alternate.
        optional team: "number",
        /// Choices before the game. A choice that is missing here is asked for in the game.
        optional options: "PlayerOptions",
    }
}

/// Returns the sides of the seats, in a mode that is given or follows from the players.
///
/// # Errors
///
/// Fails if there is no such mode, or if its number of players or its teams are different.
pub fn sides(mode: Option<&str>, teams: &[Option<u8>]) -> Result<Vec<u8>> {
    let seats = teams.len();
    let mode = mode.unwrap_or(match teams.iter().any(Option::is_some) {
        _ if seats == 2 => "duel",
        true => "teams",
        false => "free-for-all",
    });
    let fits = match mode {
        "duel" => seats == 2,
        "teams" => seats == 4,
        "free-for-all" => seats > 2,
        _ => {
            let message = format!(
                "there are the modes \"duel\", \"teams\" and \"free-for-all\", not \"{}\"",
                shorten(mode)
            );
            return Err(Error::new("unknown-mode", message).at("mode"));
        }
    };
    if !fits {
        let message = "a duel has 2 players, \"teams\" has 4, and a free-for-all has 3 or 4";
        return Err(Error::new("wrong-number", message).at("players"));
    }
    let mut sides = Vec::new();
    for (seat, team) in teams.iter().enumerate() {
        sides.push(match *team {
            // The order of play alternates between the teams (Core Rules, Team Play).
            None if mode == "teams" => seat as u8 % 2,
            Some(team) if mode != "teams" && usize::from(team) != seat => {
                let message = "players have teams in the mode \"teams\" only";
                return Err(Error::new("bad-input", message).at(format!("players[{seat}].team")));
            }
            team => team.unwrap_or(seat as u8),
        });
    }
    if mode == "teams" && (0..2).any(|team| sides.iter().filter(|&&side| side == team).count() != 2)
    {
        return Err(
            Error::new("bad-input", "each of the teams 0 and 1 has two players").at("players")
        );
    }
    Ok(sides)
}

/// Reads the configuration of a game.
///
/// # Errors
///
/// Fails with the first problem and its place, for example `players[0].hero`.
pub fn start(catalogue: &'static Catalogue, config: &Value) -> Result<Start> {
    let config = object(config, CONFIG.names)?;
    let Some(seed) = text(config, "seed")? else {
        return Err(Error::new(
            "bad-seed",
            "a game needs a seed of 1 to 32 hexadecimal digits, for example \"2a\"",
        )
        .at("seed"));
    };
    Random::from_seed_text(seed)?;
    let board = text(config, "board")?
        .ok_or_else(|| missing("a game needs a \"board\", for example \"marmoreal\"", "board"))?;
    let facts = match field(config, "facts") {
        Some(value) => facts(value).map_err(|error| error.at("facts"))?,
        None => Vec::new(),
    };
    let mut players = each(list(config, "players")?, "players", player)?;
    if !(2..=MOST_SEATS).contains(&players.len()) {
        let message = format!(
            "a game has 2 to {MOST_SEATS} players: a list of {{ \"hero\": \"medusa\" }} is expected"
        );
        return Err(Error::new("bad-input", message).at("players"));
    }
    let teams: Vec<Option<u8>> = players.iter().map(|(_, team)| *team).collect();
    let sides = sides(text(config, "mode")?, &teams)?;
    players.iter_mut().zip(sides).for_each(|((player, _), side)| player.side = side);
    let setup = Setup {
        seed: seed.trim().to_string(),
        board: board.to_string(),
        first: number(config, "first", 0, players.len() as i64 - 1)?.unwrap_or(0) as u8,
        players: players.into_iter().map(|(player, _)| player).collect(),
        allow_unimplemented: flag(config, "allowUnimplemented")?,
        facts,
        items: match field(config, "items") {
            Some(value) => items(catalogue, value).map_err(|error| error.at("items"))?,
            None => Vec::new(),
        },
    };
    setup.check(catalogue)?;
    Ok(Start::Game(setup))
}

/// Reads whose item tokens are mixed in: "all", or a list of ids of battlefields.
fn items(catalogue: &'static Catalogue, value: &Value) -> Result<Vec<String>> {
    const WHAT: &str = "\"all\", or a list of ids of battlefields, for example [\"navy-pier\"]";
    if value.as_str() == Some("all") {
        // The ids, so that a record does not depend on the battlefields of a later version.
        let all = catalogue.boards.iter().filter(|board| board.sheet.items.is_some());
        return Ok(all.map(|board| board.id().to_string()).collect());
    }
    let ids = value.as_array().ok_or_else(|| wrong(value, WHAT))?;
    if ids.len() > catalogue.boards.len() {
        return Err(Error::new(
            "too-many",
            format!("there are only {} battlefields", catalogue.boards.len()),
        ));
    }
    let id = |(number, id): (usize, &Value)| {
        id.as_str()
            .map(str::to_string)
            .ok_or_else(|| wrong(id, "the id of a battlefield").at(format!("[{number}]")))
    };
    ids.iter().enumerate().map(id).collect()
}

/// Reads a player, and the team if one is given.
fn player(value: &Value) -> Result<(SetupPlayer, Option<u8>)> {
    let fields = object(value, PLAYER.names)?;
    let hero = text(fields, "hero")?
        .ok_or_else(|| missing("a player has a \"hero\", for example \"medusa\"", "hero"))?;
    let team = number(fields, "team", 0, 3)?.map(|team| team as u8);
    let word =
        |options: &Object, name: &str| Ok::<_, Error>(text(options, name)?.map(str::to_string));
    let place = |error: Error| error.at("options");
    let mut player = SetupPlayer { hero: hero.to_string(), ..SetupPlayer::default() };
    if let Some(options) = field(fields, "options") {
        let options = object(options, OPTIONS.names).map_err(place)?;
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
