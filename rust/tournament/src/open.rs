//! What is open now: all that the organiser still has to do before the next step.

use crate::{
    event::PlayerId,
    options::Structure,
    playoff, standings,
    state::{Round, State},
};
use serde::Serialize;

/// What can be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TournamentStage {
    /// Players enter; the first round can be paired.
    Entering,
    /// A round is played.
    Playing,
    /// A round is over and the next can be paired.
    BetweenRounds,
    /// The Swiss rounds are over; a cut can be made.
    SwissOver,
    /// All is over.
    Over,
}

/// Something that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum OpenKind {
    /// A result is missing.
    Result,
    /// One player has reported a result, and the other has not confirmed it.
    Confirmation,
    /// Both players have reported different results.
    Dispute,
    /// A player has not checked in.
    CheckIn,
    /// A player who has a place has no deck list, though lists are required.
    DeckList,
    /// A player waits for a place.
    Waiting,
    /// A table was chosen for a deck check and none was entered for its players.
    DeckCheck,
    /// A lot would decide between these players at the cut.
    TiedCut,
    /// The round's time has not begun.
    Clock,
    /// The next round can be paired.
    Pair,
    /// The cut can be made.
    Cut,
}

/// Something that is open, with what it concerns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenItem {
    /// What.
    pub kind: OpenKind,
    /// In which round, where it concerns a match.
    pub round: Option<u32>,
    /// At which table, where it concerns a match.
    pub table: Option<u32>,
    /// Which players.
    pub players: Vec<PlayerId>,
}

/// What can be done next.
pub fn stage(state: &State) -> TournamentStage {
    let Some(last) = state.rounds.last() else { return TournamentStage::Entering };
    if !last.is_over() {
        return TournamentStage::Playing;
    }
    if state.cut.is_some() {
        return if playoff::next_round(state).is_ok() { TournamentStage::BetweenRounds } else { TournamentStage::Over };
    }
    if (state.swiss_rounds_paired() as u32) < state.swiss_rounds.unwrap_or(0) {
        return TournamentStage::BetweenRounds;
    }
    if state.options.playoff > 0 { TournamentStage::SwissOver } else { TournamentStage::Over }
}

/// All that is open, in the order in which it should be done.
pub fn open(state: &State) -> Vec<OpenItem> {
    let ids = |places: &[usize]| places.iter().map(|&place| state.players[place].id.clone()).collect::<Vec<_>>();
    let mut items = Vec::new();
    let mut add = |kind, round, table, players: &[usize]| items.push(OpenItem { kind, round, table, players: ids(players) });
    for (number, round) in (1..).zip(&state.rounds) {
        matches(number, round, &mut add);
    }
    let (stage, present) = (stage(state), state.rounds.len() as u32);
    if let Some(last) = state.rounds.last().filter(|last| !last.playoff && !last.is_over() && !last.clock.has_started()) {
        add(OpenKind::Clock, Some(present), None, &last.byes[..0]);
    }
    for &(round, table) in state.check_tables.iter().filter(|(round, _)| *round == present) {
        let Ok(found) = state.table(round, table) else { continue };
        let unchecked = |player: &usize| !state.deck_checks.iter().any(|check| check.round == round && check.player == *player);
        let left: Vec<usize> = found.players.into_iter().filter(unchecked).collect();
        if !left.is_empty() {
            add(OpenKind::DeckCheck, Some(round), Some(table), &left);
        }
    }
    if state.cut.is_none() && stage != TournamentStage::Over {
        for (place, player) in state.players.iter().enumerate().filter(|(_, player)| !player.dropped) {
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
        TournamentStage::Entering | TournamentStage::BetweenRounds => add(OpenKind::Pair, Some(present + 1), None, &[]),
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

/// Matches without a result.
fn matches(number: u32, round: &Round, add: &mut impl FnMut(OpenKind, Option<u32>, Option<u32>, &[usize])) {
    for (table, found) in (1..).zip(&round.tables).filter(|(_, table)| table.result.is_none()) {
        let (kind, players) = match &found.claims {
            [Some(_), Some(_)] => (OpenKind::Dispute, &found.players[..]),
            // Whoever has to confirm it is named.
            [Some(_), None] => (OpenKind::Confirmation, &found.players[1..]),
            [None, Some(_)] => (OpenKind::Confirmation, &found.players[..1]),
            [None, None] => (OpenKind::Result, &found.players[..]),
        };
        add(kind, Some(number), Some(table), players);
    }
}

/// Players between whom a lot would decide if the cut were made now.
fn next_ties(state: &State) -> Vec<Vec<usize>> {
    let standings = standings::standings(state, usize::MAX);
    let places = standings.iter().filter_map(|standing| state.place(&standing.player, "").ok()).filter(|&place| state.is_active(place));
    let best: Vec<usize> = places.take(state.options.playoff as usize).collect();
    standings::ties_at_cut(state, &best)
}

/// Whether a player can still make the cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Chance {
    /// Whatever happens the player makes it.
    Sure,
    /// It is open.
    Open,
    /// Whatever happens the player does not.
    None,
}

/// The chance of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CutChance {
    /// Who.
    pub player: PlayerId,
    /// Match points now.
    pub points: u32,
    /// Match points if every match to come is won.
    pub most_points: u32,
    /// Whether the player can still make the cut, by match points alone.
    pub chance: Chance,
}

/// Who can still make the cut to so many, by match points alone: a tie is open, because tiebreakers decide it, and who
/// plays whom in the rounds to come is not looked at.
pub fn chances(state: &State, size: u32) -> Vec<CutChance> {
    let tallies = standings::tallies(state, usize::MAX);
    let (paired, planned) = (state.swiss_rounds_paired() as u32, state.swiss_rounds.unwrap_or_else(|| state.recommended_rounds()));
    let to_come = if state.cut.is_some() { 0 } else { planned.saturating_sub(paired) };
    let mut playing = vec![0; state.players.len()];
    for table in state.rounds.iter().filter(|round| !round.playoff).flat_map(|round| &round.tables).filter(|table| table.result.is_none()) {
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
        CutChance { player: state.players[place].id.clone(), points: points(place), most_points: most(place), chance }
    };
    places.iter().map(line).collect()
}
