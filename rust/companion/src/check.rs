//! Checks that an action refers to existing things and stays within the limits.

use crate::{
    action::Action,
    facts, limits,
    setup::{check_board, check_players},
    state::{FighterId, State},
};
use altmode_core::{Error, Result};

/// Checks an action.
pub fn check(state: &State, action: &Action) -> Result<()> {
    match action {
        Action::Health { fighter, from, .. } => {
            exists(state, *fighter, "fighter")?;
            from.map_or(Ok(()), |from| exists(state, from, "from"))
        }
        Action::SetHealth { fighter, to } => {
            exists(state, *fighter, "fighter")?;
            in_range(*to, 99, "to")
        }
        Action::Defeat { fighter } | Action::Remove { fighter } => {
            exists(state, *fighter, "fighter")
        }
        Action::Return { fighter, health } => {
            exists(state, *fighter, "fighter")?;
            in_range(health.unwrap_or(1), 99, "health")
        }
        Action::Place { fighter, at } => {
            exists(state, *fighter, "fighter")?;
            at.as_ref().map_or(Ok(()), |at| a_space(state, at))
        }
        Action::MoveCards { seat, from, to, count, card } => {
            a_seat(state, *seat)?;
            if from == to {
                return Err(Error::new("bad-input", "cards move to another pile").at("to"));
            }
            if count.unsigned_abs() > limits::MOST_CARDS.into() {
                return Err(Error::new(
                    "out-of-range",
                    format!("at most {} cards move at once", limits::MOST_CARDS),
                )
                .at("count"));
            }
            a_card(state, *seat, card.as_deref(), "card")
        }
        Action::SetCards { seat, to, .. } => {
            a_seat(state, *seat)?;
            in_range(*to, limits::MOST_CARDS, "to")
        }
        Action::Counter { fighter, seat, name, .. } => {
            limits::named(name)
                .and(limits::name(name))
                .map_err(|error| if error.path.is_empty() { error.at("name") } else { error })?;
            let counters = match (fighter, seat) {
                (Some(id), None) => {
                    exists(state, *id, "fighter")?;
                    &state.fighters[usize::from(*id)].counters
                }
                (None, Some(seat)) => {
                    a_seat(state, *seat)?;
                    &state.players[usize::from(*seat)].counters
                }
                (None, None) => &state.counters,
                _ => {
                    return Err(Error::new(
                        "bad-input",
                        "a counter is on a \"fighter\" or of a \"seat\", not both",
                    ));
                }
            };
            if counters.len() >= limits::MOST_COUNTERS
                && counters.iter().all(|counter| counter.name != *name)
            {
                return Err(Error::new(
                    "too-many",
                    format!("at most {} kinds of counters are kept here", limits::MOST_COUNTERS),
                ));
            }
            Ok(())
        }
        Action::Form { seat, form } => {
            a_seat(state, *seat)?;
            limits::named(form).and(limits::name(form)).map_err(|error| error.with_path("form"))?;
            match state.players[usize::from(*seat)].facts() {
                Some(hero) if !hero.forms.iter().any(|known| known.id == *form) => {
                    let known: Vec<&str> = hero.forms.iter().map(|form| form.id.as_str()).collect();
                    let message = format!(
                        "{} has no form \"{}\"; its forms: {}",
                        hero.name,
                        limits::shorten(form),
                        known.join(", ")
                    );
                    Err(Error::new("unknown-form", message).at("form"))
                }
                _ => Ok(()),
            }
        }
        Action::Maneuver { boost } => a_card(state, state.active, boost.as_deref(), "boost"),
        Action::Item { name, fighter } => {
            limits::named(name).and(limits::name(name)).map_err(|error| error.with_path("name"))?;
            fighter.map_or(Ok(()), |fighter| exists(state, fighter, "fighter"))
        }
        Action::Exhaust { seat, cards } => {
            a_seat(state, *seat)?;
            in_range(*cards, limits::MOST_CARDS, "cards")
        }
        Action::Attack { attacker, defender, card, defense, boost, .. } => {
            exists(state, *attacker, "attacker")?;
            exists(state, *defender, "defender")?;
            let seat = |id: FighterId| state.fighters[usize::from(id)].seat;
            a_card(state, seat(*attacker), card.as_deref(), "card")?;
            a_card(state, seat(*attacker), boost.as_deref(), "boost")?;
            a_card(state, seat(*defender), defense.as_deref(), "defense")
        }
        Action::Scheme { card } => a_card(state, state.active, card.as_deref(), "card"),
        Action::Turn { turn, active, actions } => {
            if *turn == 0 {
                return Err(Error::new("out-of-range", "turns are counted from 1").at("turn"));
            }
            a_seat(state, *active).map_err(|error| error.with_path("active"))?;
            in_range(*actions, 99, "actions")
        }
        Action::First { seat } => a_seat(state, *seat),
        Action::Add { seat, name, health, .. } => {
            a_seat(state, *seat)?;
            limits::named(name).and(limits::name(name)).map_err(|error| error.with_path("name"))?;
            if *health == 0 {
                return Err(
                    Error::new("out-of-range", "a fighter has at least 1 health").at("health")
                );
            }
            if state.fighters.len() >= limits::MOST_FIGHTERS {
                return Err(Error::new(
                    "too-many",
                    format!("at most {} fighters are at a table", limits::MOST_FIGHTERS),
                ));
            }
            in_range(*health, 99, "health")
        }
        Action::Note { seat, text } => {
            limits::note(text).map_err(|error| error.at("text"))?;
            seat.map_or(Ok(()), |seat| a_seat(state, seat))
        }
        Action::Rename { seat, name } => {
            a_seat(state, *seat)?;
            limits::name(name).map_err(|error| error.at("name"))
        }
        Action::Die { sides, result } if *result == 0 || result > sides => {
            Err(Error::new("out-of-range", "the result of a die is from 1 to its sides")
                .at("result"))
        }
        Action::End { winners, reason } => {
            limits::name(reason).map_err(|error| error.at("reason"))?;
            for (index, seat) in winners.iter().enumerate() {
                if usize::from(*seat) >= state.players.len() || winners[..index].contains(seat) {
                    return Err(Error::new(
                        "unknown-seat",
                        "winners are different players, counted from 0",
                    )
                    .at(format!("winners[{index}]")));
                }
            }
            Ok(())
        }
        Action::NextGame { first, board, players } => {
            if state.results.len() >= limits::MOST_GAMES {
                return Err(Error::new(
                    "too-many",
                    format!("a match has at most {} games", limits::MOST_GAMES),
                ));
            }
            check_board(&mut board.clone())?;
            if let Some(players) = players {
                if players.len() != state.players.len() {
                    return Err(Error::new(
                        "bad-input",
                        "the next game has as many players as the match",
                    )
                    .at("players"));
                }
                check_players(&mut players.clone())?;
            }
            first.map_or(Ok(()), |seat| {
                a_seat(state, seat).map_err(|error| error.with_path("first"))
            })
        }
        Action::Die { .. }
        | Action::Actions { .. }
        | Action::NextTurn {}
        | Action::Undo { .. }
        | Action::Redo { .. } => Ok(()),
    }
}

fn exists(state: &State, id: FighterId, place: &str) -> Result<()> {
    match state.fighter(id) {
        Some(_) => Ok(()),
        None => Err(Error::new(
            "unknown-fighter",
            format!("there is no fighter number {id} at the table"),
        )
        .at(place)),
    }
}

fn a_seat(state: &State, seat: u8) -> Result<()> {
    if usize::from(seat) < state.players.len() {
        return Ok(());
    }
    let message = format!("a seat is 0 to {}, not {seat}", state.players.len() - 1);
    Err(Error::new("unknown-seat", message).at("seat"))
}

fn in_range(number: u8, most: u8, place: &str) -> Result<()> {
    if number > most {
        return Err(Error::new("out-of-range", format!("this is at most {most}")).at(place));
    }
    Ok(())
}

fn a_space(state: &State, at: &str) -> Result<()> {
    limits::name(at).map_err(|error| error.at("at"))?;
    match state.board.as_deref().and_then(facts::board) {
        Some(board) if board.space(at).is_none() => {
            let message = format!("{} has no space \"{}\"", board.name, limits::shorten(at));
            Err(Error::new("unknown-space", message).at("at"))
        }
        _ => Ok(()),
    }
}

/// Checks a card: it must be in the deck or in that of another player at the table, except for a hero described by hand. Cards of
/// decks that are not at the table, which some heroes take, are written with their hero: `hero/card`.
fn a_card(state: &State, seat: u8, card: Option<&str>, place: &str) -> Result<()> {
    let Some(card) = card.filter(|card| !card.trim().is_empty()) else { return Ok(()) };
    limits::name(card).map_err(|error| error.at(place))?;
    let player = &state.players[usize::from(seat)];
    let foreign = || {
        let (hero, short) = card.split_once('/')?;
        facts::hero(hero)?.card(short)
    };
    if let Some(hero) = player.facts()
        && state.card(seat, card).is_none()
        && foreign().is_none()
    {
        let message =
            format!("the deck of {} has no card \"{}\"", hero.name, limits::shorten(card));
        return Err(Error::new("unknown-card", message).at(place));
    }
    if player.open.len() >= limits::MOST_OPEN
        && player.open.iter().all(|open| open.card != player.card_id(card))
    {
        return Err(Error::new(
            "too-many",
            format!("at most {} different cards lie open", limits::MOST_OPEN),
        )
        .at(place));
    }
    Ok(())
}
