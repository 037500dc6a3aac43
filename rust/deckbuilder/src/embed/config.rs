//! Parses the configuration of a game.

use crate::{
    cards::catalogue::{Catalogue, Part},
    engine::setup::{find_set, part_of_set},
    model::{
        start::{PartCards, Setup, Start},
        state::Mode,
    },
    options::Options,
};
use altmode_core::{Error, Random, Result};
use altmode_host::accepted;
use altmode_host::input::{Object, each, field, flag, list, number, object, shorten, text};
use altmode_json::Value;

accepted! {
    /// The configuration of `newGame`.
    pub(crate) CONFIG: GameConfig {
        /// Seed of the random number generator: hexadecimal text of at most 32 digits. A random one is chosen by default.
        optional seed: "string",
        /// The mode. By default, one player plays solo and several play competitively.
        optional mode: "Mode",
        /// Ids of the sets whose cards are used; `["training"]` by default.
        optional sets: "string[]",
        /// The players by seat, in the order of their turns: one to five.
        needed players: "PlayerConfig[]",
        /// The seat that has the first turn; at random by default. In `1vm` the single player is the first.
        optional first: "number | \"random\"",
        /// Whether Ruins are used; by default, if the sets have some.
        optional ruins: "boolean",
        /// Options for the open points of the rules. docs/deckbuilder.md lists them.
        optional options: "Partial<OptionsView>",
        /// Cards of parts of the game that replace those of the sets: single cards, or all of a set.
        optional deck: "Partial<Record<DeckPart, (string | { card: string; count?: number } | { set: string })[]>>",
        /// Cards that are swapped for others of the same type and a similar cost.
        optional swaps: "Swap[]",
        /// Admits cards and characters with facts that no source gives. An unknown fact counts as nothing.
        optional allowUnknown: "boolean",
    }

    /// A player of a configuration.
    pub(crate) PLAYER: PlayerConfig {
        /// Id of the character, for example `x-vanguard`.
        needed character: "string",
    }

    /// Cards that are swapped for others of the same type and a similar cost.
    pub(crate) SWAP: Swap {
        /// Id of the card that is left out.
        needed out: "string",
        /// Id of the card that comes in.
        needed in: "string",
        /// The number of copies; 1 by default.
        optional count: "number",
    }
}

/// The parts of which a game consists.
pub(crate) const PARTS: [&str; 7] =
    ["main", "bosses", "ruins", "encounters", "damage", "basics", "starters"];
/// The set that is used if a configuration names none.
pub const DEFAULT_SET: &str = "training";

/// Reads the configuration of a game.
///
/// # Errors
///
/// Fails with the first problem and its place, for example `players[0].character`.
pub fn start(catalogue: &'static Catalogue, config: &Value) -> Result<Start> {
    let setup = setup(catalogue, config)?;
    crate::engine::setup::check(crate::cards::deckbuilder::Deckbuilder { catalogue }, &setup)?;
    Ok(Start::Game(setup))
}

fn setup(catalogue: &Catalogue, config: &Value) -> Result<Setup> {
    let config = object(config, CONFIG.names)?;
    let Some(seed) = text(config, "seed")? else {
        return Err(Error::new(
            "bad-seed",
            "a game needs a seed of 1 to 32 hexadecimal digits, for example \"2a\"",
        )
        .at("seed"));
    };
    Random::from_seed_text(seed)?;
    let characters = each(list(config, "players")?, "players", |value| {
        let fields = object(value, PLAYER.names)?;
        let id = text(fields, "character")?;
        let missing = || {
            Error::new("missing-field", "a player has a \"character\", for example \"x-vanguard\"")
                .at("character")
        };
        id.map(str::to_string).ok_or_else(missing)
    })?;
    let sets = match list(config, "sets")? {
        [] => vec![DEFAULT_SET.to_string()],
        sets => each(sets, "sets", word)?,
    };
    let mode = mode(config, characters.len())?;
    let options = match field(config, "options") {
        None => Options::default(),
        Some(value) => Options::read(value).map_err(|error| error.at("options"))?,
    };
    let swaps = each(list(config, "swaps")?, "swaps", |value| {
        let fields = object(value, SWAP.names)?;
        let id = |name: &str| {
            let missing = || {
                Error::new("missing-field", "a swap has the ids \"out\" and \"in\" of two cards")
                    .at(name)
            };
            text(fields, name)?.map(str::to_string).ok_or_else(missing)
        };
        Ok((id("out")?, id("in")?, number(fields, "count", 1, 40)?.unwrap_or(1) as u8))
    })?;
    let setup = Setup {
        seed: seed.trim().to_string(),
        mode,
        sets,
        first: match field(config, "first") {
            Some(Value::String(word)) if word == "random" => None,
            _ => number(config, "first", 0, 4)?.map(|seat| seat as u8),
        },
        characters,
        ruins: match field(config, "ruins") {
            None => true,
            Some(_) => flag(config, "ruins")?,
        },
        options,
        parts: Vec::new(),
        swaps,
        allow_unknown: flag(config, "allowUnknown")?,
    };
    let parts = match field(config, "deck") {
        None => Vec::new(),
        Some(value) => parts(catalogue, &setup, value).map_err(|error| error.at("deck"))?,
    };
    Ok(Setup { parts, ..setup })
}

fn word(value: &Value) -> Result<String> {
    value.as_str().map(str::to_string).ok_or_else(|| altmode_host::input::wrong(value, "a text"))
}

/// Returns the mode; by default solo for one player, and competitive for several.
fn mode(config: &Object, players: usize) -> Result<Mode> {
    let Some(name) = text(config, "mode")? else {
        return Ok(if players == 1 { Mode::Solo } else { Mode::Competitive });
    };
    Mode::ALL.into_iter().find(|mode| mode.name() == name).ok_or_else(|| {
        let names = Mode::ALL.map(Mode::name).join("\", \"");
        Error::new("unknown-mode", format!("\"{}\" is not one of \"{names}\"", shorten(name)))
            .at("mode")
    })
}

/// Reads the parts of a game that are listed: card by card, or as all cards that a set has for the part.
fn parts(catalogue: &Catalogue, setup: &Setup, value: &Value) -> Result<Vec<PartCards>> {
    let fields = object(value, &PARTS)?;
    let mut parts = Vec::new();
    for name in fields.keys() {
        let part = Part::ALL.into_iter().find(|part| part.name() == name).unwrap_or(Part::Main);
        let cards = each(list(fields, name)?, name, |entry| {
            if let Value::String(id) = entry {
                return Ok(vec![(id.clone(), 1)]);
            }
            let entry = object(entry, &["card", "count", "set"])?;
            if let Some(id) = text(entry, "set")? {
                let set = find_set(catalogue, id).map_err(|error| error.at("set"))?;
                return Ok(part_of_set(catalogue, setup, part, set));
            }
            let missing = || {
                Error::new("missing-field", "an entry has the id of a \"card\" or of a \"set\"")
                    .at("card")
            };
            let id = text(entry, "card")?.ok_or_else(missing)?;
            Ok(vec![(id.to_string(), number(entry, "count", 1, 100)?.unwrap_or(1) as u8)])
        })?;
        parts.push((name.clone(), cards.concat()));
    }
    Ok(parts)
}
