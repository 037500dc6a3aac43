//! Builds positions: states that are described field by field.

use super::{
    Names,
    members::{CARD, PLAYER, SPACE, STATE},
};
use crate::{
    cards::{catalogue::Part, deckbuilder::Deckbuilder},
    embed::names::find_space,
    engine::{machine::Machine, setup, turn::step},
    model::state::{Ask, CardId, Frame, MOST_CARDS, MOST_SEATS, Mode, NOBODY, State, Work, Zone},
    options::Options,
};
use altmode_core::{Error, Io, Random, Result};
use altmode_deckbuilder_language::CardType;
use altmode_host::input::{Object, each, field, flag, list, number, object, shorten, text, wrong};
use altmode_json::Value;

/// Builds a position.
pub fn build(rules: Deckbuilder, value: &Value) -> Result<(State, Names)> {
    let fields = object(value, STATE.names)?;
    let players = list(fields, "players")?;
    if !(1..=MOST_SEATS).contains(&players.len()) {
        return Err(Error::new("bad-input", "a position has 1 to 5 players").at("players"));
    }
    let mode = mode(fields, players.len())?;
    let options = match field(fields, "options") {
        None => Options::default(),
        Some(value) => Options::read(value).map_err(|error| error.at("options"))?,
    };
    let random = Random::from_seed_text(text(fields, "seed")?.unwrap_or("1"))?;
    let mut state = setup::empty(random, mode, players.len(), options);
    let mut names = Names::default();
    if let Some(rows) = number(fields, "rows", 1, 4)? {
        state.rows = rows as u8;
    }
    if let Some(columns) = number(fields, "columns", 1, 5)? {
        state.columns = columns as u8;
    }
    let characters = each(players, "players", |value| character(rules, value))?;
    setup::add_players(rules, &mut state, &characters);
    common_cards(rules, &mut state, &mut names, fields)?;
    state.has_ruins = !state.ruins.is_empty() || !state.ruin_discard.is_empty();
    state.stacks[3] = state.main.len() as u8;
    for (seat, value) in players.iter().enumerate() {
        player(rules, &mut state, &mut names, seat as u8, value)
            .map_err(|error| error.at(format!("players[{seat}]")))?;
    }
    state.active = number(fields, "active", 0, players.len() as i64 - 1)?.unwrap_or(0) as u8;
    state.turn = number(fields, "turn", 1, 900)?.unwrap_or(1) as u16;
    let steps = match text(fields, "step")? {
        None | Some("actions") => step::ACTIONS,
        Some("start") => step::BEGIN,
        Some("end") => step::KEEP,
        Some(other) => {
            let message =
                format!("\"{}\" is not one of \"start\", \"actions\", \"end\"", shorten(other));
            return Err(Error::new("bad-input", message).at("step"));
        }
    };
    // The turn begins again, so it is counted when it begins.
    if steps == step::BEGIN {
        state.turn -= 1;
    }
    state.frames.push(Frame { work: Work::Turn, step: steps, ..Frame::default() });
    let mut io = Io::silent();
    let mut machine = Machine::new(rules, &mut state, &mut io);
    machine.run();
    if state.decision.ask == Ask::Nothing {
        return Err(Error::new("game-over", "the game is over in this position"));
    }
    Ok((state, names))
}

fn mode(fields: &Object, players: usize) -> Result<Mode> {
    match text(fields, "mode")? {
        None => Ok(if players == 1 { Mode::Solo } else { Mode::Competitive }),
        Some(name) => Mode::ALL.into_iter().find(|mode| mode.name() == name).ok_or_else(|| {
            Error::new("unknown-mode", format!("there is no mode \"{}\"", shorten(name))).at("mode")
        }),
    }
}

fn character(rules: Deckbuilder, value: &Value) -> Result<u16> {
    let fields = object(value, PLAYER.names)?;
    let id = text(fields, "character")?.ok_or_else(|| {
        Error::new("missing-field", "a player has a \"character\"").at("character")
    })?;
    let missing = || {
        Error::new("unknown-character", format!("there is no character \"{}\"", shorten(id)))
            .at("character")
    };
    rules.catalogue.find_character(id).ok_or_else(missing)
}

/// Adds a card of the input: its id or name, or `{ "card", "as" }`.
fn add(
    rules: Deckbuilder,
    state: &mut State,
    names: &mut Names,
    value: &Value,
    zone: Zone,
    owner: u8,
) -> Result<CardId> {
    let (word, alias) = match value {
        Value::String(word) => (word.as_str(), None),
        Value::Object(_) => {
            let accepted = if zone == Zone::Matrix { SPACE.names } else { CARD.names };
            let fields = object(value, accepted)?;
            let word = text(fields, "card")?
                .ok_or_else(|| Error::new("missing-field", "a card has a \"card\"").at("card"))?;
            (word, text(fields, "as")?)
        }
        _ => return Err(wrong(value, "a card: its id or name")),
    };
    let def = rules.find_card(word)?;
    if state.cards.len() == MOST_CARDS {
        return Err(Error::new(
            "too-many-cards",
            format!("a position has at most {MOST_CARDS} cards"),
        ));
    }
    let everyone = (1 << state.seats) - 1;
    let seen = match zone {
        Zone::Hand => 1 << owner,
        Zone::Main
        | Zone::Box
        | Zone::Ruins
        | Zone::Encounters
        | Zone::DamageStack
        | Zone::Deck
        | Zone::Matrix => 0,
        _ => everyone,
    };
    let card = setup::add(state, def, zone, owner, seen);
    let full = |fits: bool| {
        if fits {
            Ok(())
        } else {
            Err(Error::new("too-many-cards", "there is no room for so many cards here"))
        }
    };
    let player = &mut state.players[usize::from(owner) % MOST_SEATS];
    full(match zone {
        Zone::Main => state.main.try_push(card),
        Zone::Ruins => state.ruins.try_push(card),
        Zone::RuinDiscard => state.ruin_discard.try_push(card),
        Zone::Encounters => state.encounters.try_push(card),
        Zone::EncounterDiscard => state.encounter_discard.try_push(card),
        Zone::DamageStack => state.damage.try_push(card),
        Zone::Basics => state.basics.try_push(card),
        Zone::Deck => player.deck.try_push(card),
        Zone::Hand => player.hand.try_push(card),
        Zone::Discard => player.discard.try_push(card),
        Zone::Played => player.played.try_push(card),
        Zone::Damage => player.damage.try_push(card),
        Zone::Vault => player.vault.try_push(card),
        _ => true,
    })?;
    if let Some(alias) = alias {
        names.add(alias, card)?;
    }
    Ok(card)
}

/// Adds the cards of the Matrix and of the piles.
fn common_cards(
    rules: Deckbuilder,
    state: &mut State,
    names: &mut Names,
    fields: &Object,
) -> Result<()> {
    let everyone = (1 << state.seats) - 1;
    for (index, value) in list(fields, "matrix")?.iter().enumerate() {
        let place = |error: Error| error.at(format!("[{index}]")).at("matrix");
        let entry = object(value, SPACE.names).map_err(place)?;
        let name = text(entry, "space").map_err(place)?.unwrap_or_default();
        let Some(space) = find_space(state, name) else {
            return Err(place(
                Error::new("unknown-space", format!("there is no space \"{}\"", shorten(name)))
                    .at("space"),
            ));
        };
        if state.cell(space).card != NOBODY {
            return Err(place(
                Error::new("occupied", "two cards cannot be in one space").at("space"),
            ));
        }
        let card = add(rules, state, names, value, Zone::Matrix, NOBODY).map_err(place)?;
        let facedown = flag(entry, "facedown").map_err(place)?;
        let def = rules.def(state, card);
        if facedown && (def.is(CardType::Boss) || def.part() == Part::Ruins) {
            return Err(place(
                Error::new("bad-input", "Bosses and Ruins are always faceup").at("facedown"),
            ));
        }
        let entry = state.cards.at_mut(usize::from(card));
        (entry.space, entry.seen) = (space, if facedown { 0 } else { everyone });
        state.matrix[usize::from(space)] =
            crate::model::state::Cell { card, up: !facedown, tried: false };
    }
    // Input lists piles from the top; the top of a list in the state is its end.
    for (name, zone, part) in [
        ("main", Zone::Main, None),
        ("box", Zone::Box, None),
        ("destroyed", Zone::Destroyed, None),
        ("ruins", Zone::Ruins, Some(Part::Ruins)),
        ("ruinDiscard", Zone::RuinDiscard, Some(Part::Ruins)),
        ("encounters", Zone::Encounters, Some(Part::Encounters)),
        ("encounterDiscard", Zone::EncounterDiscard, Some(Part::Encounters)),
        ("damageStack", Zone::DamageStack, Some(Part::Damage)),
        ("basics", Zone::Basics, Some(Part::Basics)),
    ] {
        for (index, value) in list(fields, name)?.iter().enumerate().rev() {
            let place = |error: Error| error.at(format!("[{index}]")).at(name);
            let card = add(rules, state, names, value, zone, NOBODY).map_err(place)?;
            let found = rules.def(state, card).part();
            if part.is_some_and(|part| part != found) {
                return Err(place(Error::new(
                    "wrong-part",
                    format!("this card belongs to \"{}\"", found.name()),
                )));
            }
        }
    }
    Ok(())
}

fn player(
    rules: Deckbuilder,
    state: &mut State,
    names: &mut Names,
    seat: u8,
    value: &Value,
) -> Result<()> {
    let fields = object(value, PLAYER.names)?;
    for (name, zone) in [
        ("hand", Zone::Hand),
        ("deck", Zone::Deck),
        ("discard", Zone::Discard),
        ("played", Zone::Played),
        ("damage", Zone::Damage),
        ("vault", Zone::Vault),
    ] {
        for (index, value) in list(fields, name)?.iter().enumerate().rev() {
            let place = |error: Error| error.at(format!("[{index}]")).at(name);
            let card = add(rules, state, names, value, zone, seat).map_err(place)?;
            let part = rules.def(state, card).part();
            let fits = if zone == Zone::Damage {
                part == Part::Damage
            } else {
                !matches!(part, Part::Encounters | Part::Bosses | Part::Ruins)
            };
            if !fits {
                return Err(place(Error::new(
                    "wrong-part",
                    format!("this card belongs to \"{}\"", part.name()),
                )));
            }
            if zone == Zone::Played {
                let types = rules.def(state, card).types;
                state.player_mut(seat).played_types |= types;
            }
        }
    }
    let at = match text(fields, "at")? {
        None => crate::model::state::OFF,
        Some(name) => find_space(state, name).ok_or_else(|| {
            Error::new("unknown-space", format!("there is no space \"{}\"", shorten(name))).at("at")
        })?,
    };
    let count =
        |name: &str, most: i64| Ok::<u8, Error>(number(fields, name, 0, most)?.unwrap_or(0) as u8);
    let combiner = rules.character(state, seat).sheet.combiner;
    let bot = match text(fields, "mode")? {
        None => false,
        Some(name) if name == crate::embed::names::side_name(combiner, false) => false,
        Some(name) if name == crate::embed::names::side_name(combiner, true) => true,
        Some(name) => {
            let message = format!("this character has no mode \"{}\"", shorten(name));
            return Err(Error::new("unknown-mode", message).at("mode"));
        }
    };
    let (energon, vp, bosses) =
        (number(fields, "energon", 0, 99)?, count("vp", 99)?, count("bosses", 3)?);
    let (moves, move_spent, power_spent) =
        (count("move", 50)?, count("moveSpent", 20)?, count("powerSpent", 20)?);
    let power = each(list(fields, "power")?, "power", |value| {
        value
            .as_u64()
            .filter(|power| *power < 100)
            .map(|power| power as u8)
            .ok_or_else(|| wrong(value, "a number below 100"))
    })?;
    if power.len() > crate::model::state::RANGES {
        return Err(Error::new("out-of-range", "Power is listed by Range, from 0 to 8").at("power"));
    }
    let player = state.player_mut(seat);
    player.energon = energon.map_or(player.energon, |energon| energon as u8);
    (player.at, player.bot, player.vp, player.bosses) = (at, bot, vp.into(), bosses);
    (player.moves, player.move_spent, player.power_spent) = (moves, move_spent, power_spent);
    player.power.iter_mut().zip(power).for_each(|(own, power)| *own = power);
    Ok(())
}
