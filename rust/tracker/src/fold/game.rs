//! Actions on the game, the match and the clock.

use super::{characters::untap, counters::count};
use crate::{
    action::Action,
    setup::{AfterTime, Setup},
    state::{Ending, Phase, State, Zone},
};

pub fn apply(state: &mut State, setup: &Setup, action: &Action, at: u64) {
    match *action {
        Action::Counter { character, seat, ref name, amount } => {
            let counters = match (character, seat) {
                (Some(id), _) => state.character_mut(id).map(|character| &mut character.counters),
                (None, seat) => state
                    .players
                    .get_mut(usize::from(seat.unwrap_or_default()))
                    .map(|player| &mut player.counters),
            };
            if let Some(counters) = counters {
                count(counters, name, amount);
            }
        }
        Action::Note { character, seat, ref text } => match (character, seat) {
            (Some(id), _) => {
                if let Some(character) = state.character_mut(id) {
                    character.note.clone_from(text);
                }
            }
            (None, Some(seat)) => state.players[usize::from(seat)].note.clone_from(text),
            (None, None) => state.note.clone_from(text),
        },
        Action::Rename { seat, ref name } => state.players[usize::from(seat)].name.clone_from(name),
        Action::Phase { phase } => state.phase = phase,
        Action::NextTurn {} => next_turn(state, setup),
        Action::Turn { turn, active } => {
            (state.turn, state.active, state.phase) = (turn, active, Phase::Start)
        }
        Action::First { seat } => {
            state.first = Some(seat);
            if state.turn == 1 {
                state.active = seat;
            }
        }
        Action::ClockSet { minutes } => state.clock.minutes = minutes,
        Action::ClockStart {} => state.clock.running_since = state.clock.running_since.or(Some(at)),
        Action::ClockPause {} => {
            let clock = &mut state.clock;
            clock.ran += clock.running_since.take().map_or(0, |since| at.saturating_sub(since));
        }
        Action::ClockExtend { seconds } => {
            state.clock.extra_seconds = state.clock.extra_seconds.saturating_add(seconds);
        }
        Action::TimeCalled {} => state.clock.called = state.clock.called.or(Some(state.turn)),
        Action::TiebreakFlip { seat, white } => state.tiebreak[usize::from(seat)].push(white),
        Action::TiebreakCoin { winner } => state.tiebreak_coin = Some(winner),
        Action::End { winner, ref reason } => {
            state.ending = Some(Ending { winner, reason: reason.clone(), turns: state.turn });
        }
        Action::NextGame { first } => next_game(state, setup, first),
        _ => {}
    }
}

/// Returns whether all characters on the battlefield are tapped.
pub fn all_tapped(state: &State) -> bool {
    let mut any = false;
    for (_, character) in
        state.numbered().filter(|(_, character)| character.zone == Zone::Battlefield)
    {
        any = true;
        if !character.tapped {
            return false;
        }
    }
    any
}

/// Ends the turn. Untaps all characters if all are tapped (Expanded Rules 2.0, 1.4 Post-Attack). After time, the end-of-match
/// procedure ends with such an untap. With tiebreakers it must be in a turn after the one in which time was called
/// (Tournament Rules 2.5), without them it can be in that turn (Tournament Rules 2.5.2).
fn next_turn(state: &mut State, setup: &Setup) {
    if all_tapped(state) {
        untap(state, None);
        let later = |called| called < state.turn || setup.after_time == AfterTime::Draw;
        if state.clock.called.is_some_and(later) {
            state.clock.finished = true;
        }
    }
    state.turn = state.turn.saturating_add(1);
    state.active = 1 - state.active.min(1);
    state.phase = Phase::Start;
}

/// Starts the next game with the original teams. The clock keeps running.
fn next_game(state: &mut State, setup: &Setup, first: Option<u8>) {
    let reason = "not finished".to_string();
    let ending = state.ending.take().unwrap_or(Ending { winner: None, reason, turns: state.turn });
    state.results.push(ending);
    state.game = state.game.saturating_add(1);
    (state.turn, state.phase) = (1, Phase::Start);
    (state.first, state.active) = (first, first.unwrap_or_default());
    state.tiebreak = [Vec::new(), Vec::new()];
    state.tiebreak_coin = None;
    for player in &mut state.players {
        player.counters.clear();
    }
    setup.place_teams(state);
}
