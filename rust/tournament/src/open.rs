//! Open items: the organiser's tasks before the next step, and the players' chances to reach the cut.

use crate::{
    event::PlayerId,
    options::Structure,
    playoff, standings,
    state::{Round, State},
};
use serde::Serialize;

/// The stage of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TournamentStage {
    /// Players enter, and the first round can be paired.
    Entering,
    /// A round is in progress.
    Playing,
    /// A round is over and the next can be paired.
    BetweenRounds,
    /// The Swiss rounds are over; a cut can be made.
    SwissOver,
    /// The tournament is over.
    Over,
}

/// The kind of an open item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum OpenKind {
    /// A match has no result.
    Result,
    /// One player has reported a result that the other has not confirmed.
    Confirmation,
    /// The players have reported different results.
    Dispute,
    /// A player has not checked in.
    CheckIn,
    /// A player with a place has not registered the deck list that is required.
    DeckList,
    /// A player is on the waiting list.
    Waiting,
    /// A table was selected for a deck check, but no check of its players is recorded.
    DeckCheck,
    /// A random draw would decide between these players at the cut.
    TiedCut,
    /// The clock of the round has not started.
    Clock,
    /// The next round can be paired.
    Pair,
    /// The cut can be made.
    Cut,
}

/// An open item with the match and the players that it concerns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenItem {
    /// Kind of the item.
    pub kind: OpenKind,
    /// Round of the match.
    pub round: Option<u32>,
    /// Table of the match.
    pub table: Option<u32>,
    /// Players concerned.
    pub players: Vec<PlayerId>,
}

/// Returns the stage of a tournament.
pub fn stage(state: &State) -> TournamentStage {
    let Some(last) = state.rounds.last() else { return TournamentStage::Entering };
    if !last.is_over() {
        return TournamentStage::Playing;
    }
    if state.cut.is_some() {
        return if playoff::next_round(state).is_ok() {
            TournamentStage::BetweenRounds
        } else {
            TournamentStage::Over
        };
    }
    if (state.swiss_rounds_paired() as u32) < state.swiss_rounds.unwrap_or(0) {
        return TournamentStage::BetweenRounds;
    }
    if state.options.playoff > 0 { TournamentStage::SwissOver } else { TournamentStage::Over }
}

/// Returns all open items, in the order in which they should be handled.
pub fn open(state: &State) -> Vec<OpenItem> {
    let ids = |places: &[usize]| {
        places.iter().map(|&place| state.players[place].id.clone()).collect::<Vec<_>>()
    };
    let mut items = Vec::new();
    let mut add = |kind, round, table, players: &[usize]| {
        items.push(OpenItem { kind, round, table, players: ids(players) })
    };
    for (number, round) in (1..).zip(&state.rounds) {
        matches(number, round, &mut add);
    }
    let (stage, present) = (stage(state), state.rounds.len() as u32);
    if let Some(last) = state
        .rounds
        .last()
        .filter(|last| !last.playoff && !last.is_over() && !last.clock.has_started())
    {
        add(OpenKind::Clock, Some(present), None, &last.byes[..0]);
    }
    for &(round, table) in state.check_tables.iter().filter(|(round, _)| *round == present) {
        let Ok(found) = state.table(round, table) else { continue };
        let unchecked = |player: &usize| {
            !state.deck_checks.iter().any(|check| check.round == round && check.player == *player)
        };
        let left: Vec<usize> = found.players.into_iter().filter(unchecked).collect();
        if !left.is_empty() {
            add(OpenKind::DeckCheck, Some(round), Some(table), &left);
        }
    }
    if state.cut.is_none() && stage != TournamentStage::Over {
        for (place, player) in
            state.players.iter().enumerate().filter(|(_, player)| !player.dropped)
        {
            if player.waiting {
                add(OpenKind::Waiting, None, None, &[place]);
                continue;
            }
            if state.options.check_in && !player.checked_in {
                add(OpenKind::CheckIn, None, None, &[place]);
            }
            if state.options.deck_lists && player.decks.is_empty() {
                add(OpenKind::DeckList, None, None, &[place]);
            }
        }
    }
    match stage {
        TournamentStage::Entering | TournamentStage::BetweenRounds => {
            add(OpenKind::Pair, Some(present + 1), None, &[])
        }
        TournamentStage::SwissOver => {
            for tie in next_ties(state) {
                add(OpenKind::TiedCut, None, None, &tie);
            }
            add(OpenKind::Cut, None, None, &[]);
        }
        TournamentStage::Playing | TournamentStage::Over => {}
    }
    items
}

/// Adds items for the matches without a result.
fn matches(
    number: u32,
    round: &Round,
    add: &mut impl FnMut(OpenKind, Option<u32>, Option<u32>, &[usize]),
) {
    for (table, found) in (1..).zip(&round.tables).filter(|(_, table)| table.result.is_none()) {
        let (kind, players) = match &found.claims {
            [Some(_), Some(_)] => (OpenKind::Dispute, &found.players[..]),
            // Only the player who has to confirm the result is listed.
            [Some(_), None] => (OpenKind::Confirmation, &found.players[1..]),
            [None, Some(_)] => (OpenKind::Confirmation, &found.players[..1]),
            [None, None] => (OpenKind::Result, &found.players[..]),
        };
        add(kind, Some(number), Some(table), players);
    }
}

/// Returns the groups of players between whom a random draw would decide if the cut were made now.
fn next_ties(state: &State) -> Vec<Vec<usize>> {
    let standings = standings::standings(state, usize::MAX);
    let places = standings
        .iter()
        .filter_map(|standing| state.place(&standing.player, "").ok())
        .filter(|&place| state.is_active(place));
    let best: Vec<usize> = places.take(state.options.playoff as usize).collect();
    standings::ties_at_cut(state, &best)
}

/// A player's chance to reach the cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Chance {
    /// The player reaches the cut in any case.
    Sure,
    /// The player can reach the cut.
    Open,
    /// The player cannot reach the cut.
    None,
}

/// A player's chance to reach the cut, with the match points that it is computed from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CutChance {
    /// Player.
    pub player: PlayerId,
    /// Current match points.
    pub points: u32,
    /// Match points if the player wins all remaining matches.
    pub most_points: u32,
    /// Chance to reach the cut, by match points alone.
    pub chance: Chance,
}

/// Computes each player's chance to reach a cut of `size` players by match points alone. Equal points count as open, because
/// tiebreakers decide them. Future pairings are not taken into account.
pub fn chances(state: &State, size: u32) -> Vec<CutChance> {
    let tallies = standings::tallies(state, usize::MAX);
    let (paired, planned) = (state.swiss_rounds_paired() as u32, state.planned_rounds());
    let to_come = if state.cut.is_some() { 0 } else { planned.saturating_sub(paired) };
    let mut playing = vec![0; state.players.len()];
    for table in state
        .rounds
        .iter()
        .filter(|round| !round.playoff)
        .flat_map(|round| &round.tables)
        .filter(|table| table.result.is_none())
    {
        table.players.into_iter().for_each(|player| playing[player] += 1);
    }
    let standings = standings::standings(state, usize::MAX);
    let places: Vec<usize> = standings
        .iter()
        .filter_map(|standing| state.place(&standing.player, "").ok())
        .filter(|&place| state.is_active(place) && state.options.structure == Structure::Swiss)
        .collect();
    let points = |place: usize| tallies[place].match_points();
    let most = |place: usize| points(place) + 3 * (to_come + playing[place]);
    let line = |&place: &usize| {
        let others = || places.iter().filter(move |&&other| other != place);
        let ahead = others().filter(|&&other| points(other) > most(place)).count();
        let level = others().filter(|&&other| most(other) >= points(place)).count();
        let chance = match &state.cut {
            Some(cut) if cut.seeds.contains(&place) => Chance::Sure,
            Some(_) => Chance::None,
            None if ahead >= size as usize => Chance::None,
            None if level < size as usize => Chance::Sure,
            None => Chance::Open,
        };
        CutChance {
            player: state.players[place].id.clone(),
            points: points(place),
            most_points: most(place),
            chance,
        }
    };
    places.iter().map(line).collect()
}
