//! The configuration of a new game, from JSON to what the engine starts from.

use super::{
    Deck, Format,
    team::Team,
    unimplemented,
    validate::{defs, resolve},
    validate_deck,
};
use crate::{
    catalogue::Catalogue,
    input::{field, flag, list, number, object, shorten, text, wrong},
    start::{Setup, SetupDeck},
    state::MOST_BATTLE_CARDS,
};
use altmode_core::{Error, Random, Result};
use serde_json::Value;

/// The fields of a configuration.
const FIELDS: [&str; 7] = ["seed", "format", "rulings", "players", "first", "allowUnimplemented", "openDecks"];

/// Reads and checks the configuration of a new game.
///
/// | field | |
/// | --- | --- |
/// | `players` | the two decks |
/// | `seed` | 1 to 32 hexadecimal digits |
/// | `format` | `"standard"` (default), `"basic"`, or a tournament format whose deck rules shall apply |
/// | `rulings` | `"core"` (default) or `"updated"` |
/// | `first` | the seat that has the first turn; drawn at random if missing |
/// | `allowUnimplemented` | play with cards that are not implemented in full |
/// | `openDecks` | both players know both deck lists |
///
/// # Errors
///
/// The first thing that is wrong, with its place (`players[0].battle[3].card`): what cannot be read, what is
/// missing, and whatever [`validate_deck`] says of a deck.
pub fn setup(catalogue: &'static Catalogue, config: &Value) -> Result<Setup> {
    let config = object(config, &FIELDS)?;
    let at_format = |error: Error| error.at("format");
    let format = text(config, "format")?.map_or(Ok(Format::Standard), Format::from_name).map_err(at_format)?;
    if format == Format::Turbo {
        return Err(at_format(Error::new(
            "unknown-format",
            "the sources do not tell how a game of Turbo is set up; play \"standard\" or \"basic\"",
        )));
    }
    let rulings = match text(config, "rulings")? {
        None | Some("core") => 0,
        Some("updated") => 1,
        Some(other) => {
            let message = format!("there are the rulings \"core\" and \"updated\", not \"{}\"", shorten(other));
            return Err(Error::new("unknown-rulings", message).at("rulings"));
        }
    };
    let first = number(config, "first", 0, 1)?.map(|seat| seat as u8);
    let (allowed, open_decks) = (flag(config, "allowUnimplemented")?, flag(config, "openDecks")?);
    let Some(seed) = text(config, "seed")? else {
        return Err(Error::new("bad-seed", "a game needs a seed of 1 to 32 hexadecimal digits, for example \"2a\"").at("seed"));
    };
    Random::from_seed_text(seed)?;
    if field(config, "players").is_none() {
        return Err(Error::new("bad-input", "a game needs the decks of two players; \"players\" is missing").at("players"));
    }
    let [one, other] = list(config, "players")? else {
        return Err(Error::new("bad-input", "a game has two players: a list of two decks is expected").at("players"));
    };
    let basic = format == Format::Basic;
    let player = |seat: usize, deck: &Value| {
        self::deck(catalogue, deck, format, allowed || basic).map_err(|error| error.at(format!("[{seat}]")).at("players"))
    };
    let decks = [player(0, one)?, player(1, other)?];
    if basic {
        let cards: usize = decks.iter().flat_map(|deck| &deck.battle).map(|(_, count)| usize::from(*count)).sum();
        if cards > MOST_BATTLE_CARDS {
            let message = format!("both decks are shuffled into one, which holds at most {MOST_BATTLE_CARDS} cards, not {cards}");
            return Err(Error::new("deck-too-large", message).at("players[1].battle"));
        }
    }
    Ok(Setup { seed: seed.trim().to_string(), basic, rulings, first, open_decks, decks })
}

fn deck(catalogue: &'static Catalogue, value: &Value, format: Format, unimplemented_too: bool) -> Result<SetupDeck> {
    if !value.is_object() {
        return Err(wrong(value, "a deck"));
    }
    let deck = Deck::from_json(value)?;
    let mut problems = validate_deck(catalogue, &deck, format);
    if problems.is_empty() && !unimplemented_too {
        problems = unimplemented(catalogue, &deck);
    }
    if let Some(problem) = problems.into_iter().next() {
        return Err(problem);
    }
    let resolved = resolve(catalogue, &deck)?;
    let listed = defs(&resolved.characters);
    Ok(SetupDeck {
        characters: if format == Format::Basic { listed } else { Team::new(catalogue, &listed).members },
        stratagems: defs(&resolved.stratagems),
        // The counts are small: all of them together fit into the engine.
        battle: resolved.battle.iter().map(|(_, def, count)| (*def, *count as u8)).collect(),
        outside: defs(&resolved.outside),
    })
}
