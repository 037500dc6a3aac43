//! Reads the configuration of a new game and converts it to the engine's start data.

use super::{
    Deck, DeckFormat,
    team::Team,
    validate::{defs, legal, resolve},
};
use crate::{
    cards::catalogue::Catalogue,
    input::{Object, field, flag, list, number, object, shorten, text, wrong},
    model::{
        objects::MOST_BATTLE_CARDS,
        start::{Damage, Setup, SetupDeck, Start, can_bear},
    },
};
use altmode_core::{Error, Random, Result};
use altmode_host::accepted;
use altmode_json::Value;

accepted! {
    /// The configuration of `newGame`.
    pub(crate) CONFIG: GameConfig {
        /// The seed of all random decisions, as hexadecimal text of at most 32 digits; random by default.
        optional seed: "string",
        /// The rules that the decks are checked by: `standard` for casual games, or a tournament format. `basic` is the game without card text.
        optional format: "\"standard\" | \"basic\" | \"constructed\" | \"sealed\" | \"draft\" | \"turbo\"",
        /// The edition of the rulings: `core`, published with the cards, or `updated`.
        optional rulings: "\"core\" | \"updated\"",
        /// The decks of the two players, by seat.
        needed players: "[Deck, Deck]",
        /// The seat that has the first turn; random by default.
        optional first: "0 | 1",
        /// Whether cards that are not fully implemented are allowed. Their missing abilities have no effect.
        optional allowUnimplemented: "boolean",
        /// Whether each player knows the other's deck list.
        optional openDecks: "boolean",
        /// The damage before a game of Turbo: for each player a number for each of the deck's `characters`, in order. By default there is none, because the Tournament Rules (14.2) state only that battle cards do not change it.
        optional damage: "[number[], number[]]",
    }
}

/// Reads and checks the configuration of a new game, including the damage before a game of Turbo.
///
/// | field | |
/// | --- | --- |
/// | `damage` | in Turbo: for each player, the damage of each of the deck's `characters`, in order; default 0 |
///
/// The other fields are those of [`setup`].
///
/// # Errors
///
/// Fails with the first problem and its place (`damage[1][0]`).
pub fn start(catalogue: &'static Catalogue, config: &Value) -> Result<Start> {
    let setup = setup(catalogue, config)?;
    let config = object(config, CONFIG.names)?;
    if field(config, "damage").is_none() {
        return Ok(Start::Decks(setup));
    }
    let damage = damage(catalogue, config).map_err(|error| error.at("damage"))?;
    Ok(if damage.iter().flatten().all(|amount| *amount == 0) {
        Start::Decks(setup)
    } else {
        Start::Damaged(setup, damage)
    })
}

/// Reads and checks the configuration of a new game.
///
/// | field | |
/// | --- | --- |
/// | `players` | the two decks |
/// | `seed` | 1 to 32 hexadecimal digits |
/// | `format` | `"standard"` (default), `"basic"`, or a tournament format whose deck rules shall apply |
/// | `rulings` | `"core"` (default) or `"updated"` |
/// | `first` | the seat that has the first turn; random by default |
/// | `allowUnimplemented` | allow cards that are not fully implemented |
/// | `openDecks` | both players know both deck lists |
/// | `damage` | see [`start`] |
///
/// # Errors
///
/// Fails with the first problem and its place (`players[0].battle[3].card`): unreadable or missing fields, and the
/// problems of a deck that [`validate_deck`](super::validate_deck) reports.
pub(super) fn setup(catalogue: &'static Catalogue, config: &Value) -> Result<Setup> {
    let config = object(config, CONFIG.names)?;
    let at_format = |error: Error| error.at("format");
    let format = text(config, "format")?
        .map_or(Ok(DeckFormat::Standard), DeckFormat::from_name)
        .map_err(at_format)?;
    let rulings = match text(config, "rulings")? {
        None | Some("core") => 0,
        Some("updated") => 1,
        Some(other) => {
            let message = format!(
                "there are the rulings \"core\" and \"updated\", not \"{}\"",
                shorten(other)
            );
            return Err(Error::new("unknown-rulings", message).at("rulings"));
        }
    };
    let first = number(config, "first", 0, 1)?.map(|seat| seat as u8);
    let (allowed, open_decks) = (flag(config, "allowUnimplemented")?, flag(config, "openDecks")?);
    let Some(seed) = text(config, "seed")? else {
        return Err(Error::new(
            "bad-seed",
            "a game needs a seed of 1 to 32 hexadecimal digits, for example \"2a\"",
        )
        .at("seed"));
    };
    Random::from_seed_text(seed)?;
    if field(config, "players").is_none() {
        return Err(Error::new(
            "bad-input",
            "a game needs the decks of two players; \"players\" is missing",
        )
        .at("players"));
    }
    let [one, other] = list(config, "players")? else {
        return Err(Error::new(
            "bad-input",
            "a game has two players: a list of two decks is expected",
        )
        .at("players"));
    };
    let basic = format == DeckFormat::Basic;
    let player = |seat: usize, deck: &Value| {
        self::deck(catalogue, deck, format, allowed || basic)
            .map_err(|error| error.at(format!("[{seat}]")).at("players"))
    };
    let decks = [player(0, one)?, player(1, other)?];
    if basic {
        let cards: usize =
            decks.iter().flat_map(|deck| &deck.battle).map(|(_, count)| usize::from(*count)).sum();
        if cards > MOST_BATTLE_CARDS {
            let message = format!(
                "both decks are shuffled into one, which holds at most {MOST_BATTLE_CARDS} cards, not {cards}"
            );
            return Err(Error::new("deck-too-large", message).at("players[1].battle"));
        }
    }
    Ok(Setup { seed: seed.trim().to_string(), basic, rulings, first, open_decks, decks })
}

/// Reads the damage before a game of Turbo. It depends on the cost of the deck without battle cards (Tournament Rules 14.2).
/// No source gives the amounts, so the configuration must state them.
#[inline(never)]
fn damage(catalogue: &'static Catalogue, config: &Object) -> Result<Damage> {
    let turbo = text(config, "format")? == Some(DeckFormat::Turbo.name());
    if !turbo {
        return Err(Error::new(
            "bad-input",
            "characters are damaged before the game in the format \"turbo\" only",
        ));
    }
    // The number of players has been checked.
    let (Some([first, second]), [one, other]) = (
        field(config, "damage").and_then(Value::as_array).map(Vec::as_slice),
        list(config, "players")?,
    ) else {
        return Err(Error::new(
            "bad-input",
            "a list of numbers for each of the two players is expected here",
        ));
    };
    let side = |seat: usize, amounts: &Value, deck: &Value| {
        side_damage(catalogue, amounts, &Deck::from_json(deck)?)
            .map_err(|error| error.at(format!("[{seat}]")))
    };
    Ok([side(0, first, one)?, side(1, second, other)?])
}

/// Returns the damage of one team, in the order of its members.
fn side_damage(catalogue: &'static Catalogue, amounts: &Value, deck: &Deck) -> Result<Vec<u8>> {
    let Value::Array(amounts) = amounts else {
        return Err(wrong(amounts, "a list of numbers, one for each character,"));
    };
    let listed = defs(&resolve(catalogue, deck)?.characters);
    if amounts.len() > listed.len() {
        let message = format!(
            "the deck has {} characters, and here are {} numbers",
            listed.len(),
            amounts.len()
        );
        return Err(Error::new("out-of-range", message));
    }
    let members = Team::new(catalogue, &listed).members;
    let mut damage = Vec::new();
    for (index, &def) in listed.iter().enumerate() {
        let at = |error: Error| error.at(format!("[{index}]"));
        let amount = amounts
            .get(index)
            .map_or(Some(0), Value::as_u64)
            .ok_or_else(|| at(wrong(&amounts[index], "a whole number")))?;
        let card = catalogue.card(def);
        let on_team = members.contains(&def);
        let bearable = u8::try_from(amount).is_ok_and(|amount| can_bear(card, amount))
            && (on_team || amount == 0);
        if !bearable {
            let most = if on_team { card.health.saturating_sub(1) } else { 0 };
            let message =
                format!("{} can begin with 0 to {most} damage, not with {amount}", card.full_name);
            return Err(at(Error::new("out-of-range", message)));
        }
        if on_team {
            // The amount is less than a health value, so it fits into a byte.
            damage.push(amount as u8);
        }
    }
    Ok(damage)
}

fn deck(
    catalogue: &'static Catalogue,
    value: &Value,
    format: DeckFormat,
    unimplemented_too: bool,
) -> Result<SetupDeck> {
    if !value.is_object() {
        return Err(wrong(value, "a deck"));
    }
    let deck = Deck::from_json(value)?;
    let resolved = legal(catalogue, &deck, format, unimplemented_too)?;
    let listed = defs(&resolved.characters);
    Ok(SetupDeck {
        characters: if format == DeckFormat::Basic {
            listed
        } else {
            Team::new(catalogue, &listed).members
        },
        stratagems: defs(&resolved.stratagems),
        // The counts fit into a byte, because the engine's capacity bounds their sum.
        battle: resolved.battle.iter().map(|listed| (listed.def, listed.count as u8)).collect(),
        under: defs(&resolved.under),
        outside: defs(&resolved.outside),
    })
}
