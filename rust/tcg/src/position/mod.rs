//! Converts a position in JSON to a state.

pub(crate) mod builder;
mod lookup;

pub use builder::Position;
pub(crate) use builder::{Builder, NamedCard};
pub(crate) use lookup::find_battle_card;

use crate::{
    cards::Tcg,
    input::{Object, each, field, flag, list, number, object, text, wrong},
    model::{
        objects::MOST_BATTLE_CARDS,
        state::{Allowance, State, Zone},
    },
};
use altmode_core::{Error, Random, Result, read_json};
use altmode_host::accepted;
use altmode_json::Value;

/// Maximum length of a position, in bytes of JSON.
pub const MOST_BYTES: usize = 262_144;

accepted! {
    /// The initial position of a scenario.
    pub(crate) STATE: ScenarioState {
        /// The seat whose turn it is.
        optional active: "0 | 1",
        /// Number of the turn, from 1.
        optional turn: "number",
        /// The seat that had the first turn.
        optional first: "0 | 1",
        /// The part of the turn.
        optional phase: "\"set-up\" | \"start\" | \"main\" | \"attack\"",
        /// The seed of all random decisions, as hexadecimal text.
        optional seed: "string",
        /// The edition of the rulings.
        optional rulings: "\"core\" | \"updated\"",
        /// Whether the game is played by the basic rules, without card text.
        optional basic: "boolean",
        /// Whether each player knows the other's deck list.
        optional openDecks: "boolean",
        /// Cards that the active player played this turn.
        optional played: "string[]",
        /// Whether the flip of this turn was used, or the characters that were flipped.
        optional flippedThisTurn: "boolean | string[]",
        /// Whether the tap ability of this turn was used.
        optional tapAbilityUsed: "boolean",
        /// Number of attacks made this turn.
        optional attacksThisTurn: "number",
        /// The players, by seat.
        needed players: "[ScenarioPlayer, ScenarioPlayer]",
    }

    /// A player of a scenario.
    pub(crate) PLAYER: ScenarioPlayer {
        /// Characters on the battlefield, in order.
        needed characters: "ScenarioCharacter[]",
        /// The KO area.
        optional ko: "(ScenarioCharacter | ScenarioCard)[]",
        /// The hand.
        optional hand: "ScenarioCard[]",
        /// The deck from the top; 40 blank cards by default.
        optional deck: "ScenarioCard[]",
        /// The scrap pile.
        optional scrap: "ScenarioCard[]",
        /// Face-up cards in the played area.
        optional played: "ScenarioCard[]",
        /// Face-down Secret Actions.
        optional secret: "ScenarioCard[]",
        /// Stratagems.
        optional stratagems: "ScenarioCard[]",
        /// Cards outside the game.
        optional outside: "(ScenarioCharacter | ScenarioCard)[]",
        /// Ids or names of the starting team; all listed characters by default.
        optional startingTeam: "string[]",
        /// Height of the Tower.
        optional tower: "number",
    }

    /// A character of a scenario.
    pub(crate) CHARACTER: ScenarioCharacter or "string" {
        /// Its id or full name.
        needed card: "string",
        /// Its alias in the steps.
        optional as: "string",
        /// The mode that is up.
        optional mode: "Mode",
        /// Damage counters on it.
        optional damage: "number",
        /// Whether it is tapped.
        optional tapped: "boolean",
        /// Its Upgrades, oldest first.
        optional upgrades: "ScenarioUpgrade[]",
        /// Counters other than damage.
        optional counters: "number",
        /// Cards under it.
        optional under: "(ScenarioCharacter | ScenarioCard)[]",
        /// The Titan Master's head on it.
        optional head: "ScenarioCharacter",
    }
}

/// Builds a state from the JSON text of a scenario's `state`.
pub fn position(tcg: Tcg, json: &str) -> Result<State> {
    if json.len() > MOST_BYTES {
        return Err(Error::new("too-long", format!("a position has at most {MOST_BYTES} bytes")));
    }
    Ok(build(tcg, &read_json(json)?)?.state)
}

/// Builds a position from a scenario's `state`.
pub fn build(tcg: Tcg, value: &Value) -> Result<Position> {
    let fields = object(value, STATE.names)?;
    let seed = text(fields, "seed")?.unwrap_or("0");
    let mut builder = Builder::new(tcg, Random::from_seed_text(seed)?);
    whole_game(&mut builder.state, fields)?;
    let players = list(fields, "players")?;
    if players.len() != 2 {
        return Err(Error::new(
            "players",
            format!("a position has 2 players, not {}", players.len()),
        )
        .at("players"));
    }
    // Characters of both players come first, because their object numbers must be lower than those of other cards.
    let read = each(players, "players", |value| object(value, PLAYER.names))?;
    for (seat, player) in read.iter().enumerate() {
        characters(&mut builder, seat as u8, player).map_err(|error| at_player(error, seat))?;
    }
    builder.close_characters()?;
    for (seat, player) in read.iter().enumerate() {
        stratagems(&mut builder, seat as u8, player).map_err(|error| at_player(error, seat))?;
    }
    for (seat, player) in read.iter().enumerate() {
        cards(&mut builder, seat as u8, player).map_err(|error| at_player(error, seat))?;
    }
    builder.place_upgrades()?;
    this_turn(&mut builder, fields)?;
    builder.finish(text(fields, "phase")?)
}

fn at_player(error: Error, seat: usize) -> Error {
    error.at(format!("players[{seat}]"))
}

fn whole_game(state: &mut State, fields: &Object) -> Result<()> {
    state.active = number(fields, "active", 0, 1)?.unwrap_or(0) as u8;
    // From turn 3 on, the limits of the first turns do not apply.
    let set_up = text(fields, "phase")? == Some("set-up");
    let default = if set_up { 1 } else { 3 + i64::from(state.active) };
    state.turn = number(fields, "turn", 1, 900)?.unwrap_or(default) as u16;
    let first = u8::from((state.turn % 2 == 1) == (state.active == 1));
    state.first = number(fields, "first", 0, 1)?.map_or(first, |first| first as u8);
    if set_up && (state.turn != 1 || state.first != state.active) {
        return Err(Error::new("not-turn-1", "before the game it is turn 1 of the active player")
            .at("turn"));
    }
    state.basic = flag(fields, "basic")?;
    state.open_decks = flag(fields, "openDecks")?;
    state.rulings = match text(fields, "rulings")? {
        None | Some("core") => 0,
        Some("updated") => 1,
        Some(other) => {
            let message = format!(
                "there are the rulings \"core\" and \"updated\", not \"{}\"",
                crate::input::shorten(other)
            );
            return Err(Error::new("unknown-rulings", message).at("rulings"));
        }
    };
    for (seat, player) in state.players.iter_mut().enumerate() {
        let later = u16::from(seat as u8 != state.first);
        player.turns = ((state.turn + 1 - later) / 2).min(255) as u8;
    }
    let turn = state.turn;
    state.allowance = Allowance {
        flip: true,
        actions: u8::from(turn > 1),
        upgrade: turn > 1,
        tap: true,
        one_card: turn == 2,
    };
    Ok(())
}

/// Reads the actions already taken this turn.
fn this_turn(builder: &mut Builder, fields: &Object) -> Result<()> {
    let active = builder.state.active;
    let played = each(list(fields, "played")?, "played", |value| {
        let name = value.as_str().ok_or_else(|| wrong(value, "the name of a card"))?;
        builder.card(name)
    })?;
    if played.len() > MOST_BATTLE_CARDS {
        return Err(Error::new(
            "too-many-cards",
            format!("a player plays at most {MOST_BATTLE_CARDS} cards in a turn"),
        )
        .at("played"));
    }
    for def in played {
        builder.note_played(active, def);
    }
    match field(fields, "flippedThisTurn") {
        None => {}
        Some(Value::Bool(flipped)) => builder.state.allowance.flip = !flipped,
        Some(Value::Array(names)) => {
            for (index, name) in names.iter().enumerate() {
                let name = name.as_str().ok_or_else(|| {
                    wrong(name, "the alias of a character").at(format!("flippedThisTurn[{index}]"))
                })?;
                let character = builder
                    .character_called(name)
                    .map_err(|error| error.at(format!("flippedThisTurn[{index}]")))?;
                builder.state.characters[usize::from(character)].flips = 1;
                builder.state.allowance.flip = false;
            }
        }
        Some(value) => {
            return Err(wrong(value, "true, false or a list of aliases").at("flippedThisTurn"));
        }
    }
    if flag(fields, "tapAbilityUsed")? {
        builder.state.allowance.tap = false;
    }
    builder.state.attacks = number(fields, "attacksThisTurn", 0, 20)?.unwrap_or(0) as u8;
    Ok(())
}

fn characters(builder: &mut Builder, seat: u8, player: &Object) -> Result<()> {
    for (name, zone) in
        [("characters", Zone::Battlefield), ("ko", Zone::Ko), ("outside", Zone::Outside)]
    {
        for (index, value) in list(player, name)?.iter().enumerate() {
            let place = format!("{name}[{index}]");
            // Battle cards in the KO area are placed later, with the other battle cards.
            if zone == Zone::Battlefield
                || builder.is_character_card(value).map_err(|error| error.at(&place))?
            {
                character(builder, seat, value, zone, &format!("players[{seat}].{place}"))
                    .map_err(|error| error.at(&place))?;
            }
        }
    }
    if field(player, "startingTeam").is_some() {
        let team = each(list(player, "startingTeam")?, "startingTeam", |value| {
            let name = value.as_str().ok_or_else(|| wrong(value, "the name of a character"))?;
            builder.character_card(name)
        })?;
        builder.set_starting_team(seat, &team)?;
    }
    builder.add_combiner_forms(seat)
}

/// Reads and places a character. `place` is its place in the position, for checks that run after everything is placed.
pub(crate) fn character(
    builder: &mut Builder,
    seat: u8,
    value: &Value,
    zone: Zone,
    place: &str,
) -> Result<u8> {
    let empty = Object::new();
    let (name, fields) = match value {
        Value::String(name) => (name.as_str(), &empty),
        _ => {
            let fields = object(value, CHARACTER.names)?;
            let name = text(fields, "card")?.ok_or_else(|| {
                Error::new("missing-field", "a character has a \"card\"").at("card")
            })?;
            (name, fields)
        }
    };
    let def = builder
        .character_card(name)
        .map_err(|error| if value.is_string() { error } else { error.at("card") })?;
    let id = builder.add_character(seat, def, zone, text(fields, "as")?)?;
    if let Some(mode) = text(fields, "mode")? {
        builder.set_mode(id, mode).map_err(|error| error.at("mode"))?;
    }
    let entry = &mut builder.state.characters[usize::from(id)];
    entry.counters = number(fields, "counters", 0, 99)?.unwrap_or(0) as u8;
    entry.damage = number(fields, "damage", 0, 99)?.unwrap_or(0) as u8;
    let tapped = flag(fields, "tapped")?;
    builder.state.set_tapped(id, tapped);
    if zone == Zone::Ko && tapped {
        return Err(Error::new(
            "tapped-in-ko",
            "a character in the KO area is neither tapped nor untapped",
        )
        .at("tapped"));
    }
    builder.check_later(id, field(fields, "damage").is_some(), place);
    for (index, upgrade) in list(fields, "upgrades")?.iter().enumerate() {
        builder
            .upgrade_later(seat, id, upgrade)
            .map_err(|error| error.at(format!("upgrades[{index}]")))?;
    }
    each(list(fields, "under")?, "under", |value| {
        if builder.is_character_card(value)? {
            let below = character(builder, seat, value, Zone::Under, place)?;
            builder.state.objects[usize::from(below)].host = id;
            Ok(())
        } else {
            builder.under_later(seat, id, value)
        }
    })?;
    if let Some(head) = field(fields, "head") {
        let below = character(builder, seat, head, Zone::Combined, place)
            .map_err(|error| error.at("head"))?;
        builder.join_head(id, below).map_err(|error| error.at("head"))?;
    }
    Ok(id)
}

/// Places the stratagems. Their object numbers follow those of the characters.
fn stratagems(builder: &mut Builder, seat: u8, player: &Object) -> Result<()> {
    for (index, entry) in
        each(list(player, "stratagems")?, "stratagems", NamedCard::read)?.iter().enumerate()
    {
        builder
            .add_card(seat, entry, Zone::Battlefield)
            .map_err(|error| error.at(format!("stratagems[{index}]")))?;
    }
    Ok(())
}

fn cards(builder: &mut Builder, seat: u8, player: &Object) -> Result<()> {
    let mut all = |name: &str, zone: Zone| -> Result<()> {
        // Characters in these zones have been placed already; their fields differ from those of a card.
        let values = list(player, name)?;
        let mut order = Vec::new();
        for (index, value) in values.iter().enumerate() {
            let place = || format!("{name}[{index}]");
            if matches!(zone, Zone::Ko | Zone::Outside)
                && builder.is_character_card(value).map_err(|error| error.at(place()))?
            {
                continue;
            }
            order.push((index, NamedCard::read(value).map_err(|error| error.at(place()))?));
        }
        // A deck is written from the top, but its last card in the state is the top one.
        if zone == Zone::Deck {
            order.reverse();
        }
        for (index, entry) in &order {
            builder
                .add_card(seat, entry, zone)
                .map_err(|error| error.at(format!("{name}[{index}]")))?;
        }
        Ok(())
    };
    all("hand", Zone::Hand)?;
    all("deck", Zone::Deck)?;
    all("scrap", Zone::Scrap)?;
    all("played", Zone::Played)?;
    all("secret", Zone::Secret)?;
    all("ko", Zone::Ko)?;
    all("outside", Zone::Outside)?;
    if field(player, "deck").is_none() {
        builder.add_blank_deck(seat)?;
    }
    builder.state.players[usize::from(seat)].tower =
        number(player, "tower", 0, 99)?.unwrap_or(0) as u8;
    Ok(())
}
