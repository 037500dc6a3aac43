//! Validates an external state, from the export of a shortened log or from a link.

use crate::{
    facts, limits,
    setup::Setup,
    state::{Counter, State},
};
use altmode_core::{Error, Result};

/// Checks that heroes, spaces and seats exist and that values are in range.
pub fn check_state(setup: &Setup, state: &State) -> Result<()> {
    let bad = |message: &str, place: String| Err(Error::new("bad-input", message).at(place));
    let seats = setup.players.len();
    let is_seat = |seat: &u8| usize::from(*seat) < seats;
    if state.players.len() != seats
        || !is_seat(&state.active)
        || !is_seat(&state.first)
        || state.turn == 0
    {
        return bad("the players of this table make no sense", "players".into());
    }
    if state.fighters.len() > limits::MOST_FIGHTERS || state.results.len() > limits::MOST_GAMES {
        return bad("there are too many fighters or results", "fighters".into());
    }
    if let Some(board) = &state.board {
        facts::find_board(board).map_err(|error| error.at("board"))?;
    }
    for ending in state.results.iter().chain(&state.ending) {
        if ending.winners.len() > seats
            || !ending.winners.iter().all(is_seat)
            || ending.heroes.len() > 4
        {
            return bad("this result makes no sense", "results".into());
        }
        let mut texts = ending.heroes.iter().chain([&ending.reason]).chain(&ending.board);
        texts.try_for_each(|text| limits::name(text)).map_err(|error| error.at("results"))?;
    }
    if state.items.len() > limits::MOST_COUNTERS {
        return bad("there are too many items", "items".into());
    }
    state
        .items
        .iter()
        .try_for_each(|item| limits::name(item))
        .map_err(|error| error.at("items"))?;
    limits::note(&state.note).map_err(|error| error.at("note"))?;
    counters(&state.counters)?;
    for (seat, player) in state.players.iter().enumerate() {
        let place = format!("players[{seat}]");
        if let Some(hero) = &player.hero
            && facts::hero(hero).is_none()
        {
            return Err(Error::new(
                "unknown-hero",
                format!("there is no hero \"{}\"", limits::shorten(hero)),
            )
            .at(place));
        }
        let texts = player.open.iter().map(|open| &open.card).chain([&player.name, &player.own]);
        let chosen =
            player.form.iter().chain(&player.sidekick).chain(&player.lead).chain(&player.gear);
        let texts = texts
            .chain(chosen)
            .try_for_each(|text| limits::name(text))
            .and(limits::note(&player.note))
            .and(counters(&player.counters));
        texts.map_err(|error| error.at(&place))?;
        let is_long =
            player.gear.len() > limits::MOST_COUNTERS || player.open.len() > limits::MOST_OPEN;
        if player.team > 3 || is_long || player.piles.iter().any(|pile| *pile > limits::MOST_CARDS)
        {
            return bad("the cards of this player make no sense", place);
        }
    }
    for (index, fighter) in state.fighters.iter().enumerate() {
        let place = format!("fighters[{index}]");
        let mut texts = [&fighter.id, &fighter.name].into_iter().chain(&fighter.at);
        let texts = texts.try_for_each(|text| limits::name(text)).and(counters(&fighter.counters));
        texts.map_err(|error| error.at(&place))?;
        if !is_seat(&fighter.seat) || fighter.health > 99 {
            return bad("this fighter makes no sense", place);
        }
    }
    Ok(())
}

fn counters(counters: &[Counter]) -> Result<()> {
    if counters.len() > limits::MOST_COUNTERS {
        return Err(Error::new("too-many", "there are too many kinds of counters").at("counters"));
    }
    counters
        .iter()
        .try_for_each(|counter| limits::name(&counter.name))
        .map_err(|error| error.at("counters"))
}
