//! A whole tournament as JSON, for pages and programs.

use crate::{
    deck::{DeckDifference, DeckList},
    event::{BracketKind, PlayerId, ReportedResult},
    log::Rejected,
    options::Options,
    playoff,
    state::{Round, State, Table, Warning},
    tournament::Tournament,
    viewer::Viewer,
};
use altmode_core::{Error, Result};
use altmode_tournament_information::Item;
use serde::Serialize;

/// A whole tournament.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TournamentView {
    /// As announced.
    pub options: Options,
    /// What can be done next.
    pub stage: TournamentStage,
    /// All who entered.
    pub players: Vec<PlayerView>,
    /// All rounds; the last is the present one.
    pub rounds: Vec<RoundView>,
    /// Number of Swiss rounds, once it is settled.
    pub swiss_rounds: Option<u32>,
    /// Who plays on, in the order of seeds or seats.
    pub cut: Option<CutView>,
    /// Who won the playoff.
    pub champion: Option<PlayerId>,
    /// Draft pods.
    pub pods: Vec<Vec<PlayerId>>,
    /// Judges' decisions.
    pub penalties: Vec<PenaltyView>,
    /// Deck checks.
    pub deck_checks: Vec<DeckCheckView>,
    /// All that the organiser should know.
    pub warnings: Vec<Warning>,
    /// Entries of other devices that do not fit.
    pub rejected: Vec<Rejected>,
    /// Number of entries.
    pub entries: u32,
    /// Whether an entry of this device can be taken back.
    pub can_undo: bool,
    /// Whether an undo can be taken back.
    pub can_redo: bool,
}

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

/// A player.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// For programs.
    pub id: PlayerId,
    /// For people.
    pub name: String,
    /// Whether the player has left.
    pub dropped: bool,
    /// Rounds that were paired before the player entered.
    pub missed: u32,
    /// Whether a deck is registered. Deck lists are not for everybody (Tournament Rules 2.7): ask for one by name.
    pub has_deck: bool,
}

/// A round.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoundView {
    /// From 1, playoffs counted on.
    pub round: u32,
    /// Whether it belongs to the playoff.
    pub playoff: bool,
    /// Whether all results are there.
    pub over: bool,
    /// Matches.
    pub tables: Vec<TableView>,
    /// Who has a bye.
    pub byes: Vec<PlayerId>,
}

/// A match.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableView {
    /// From 1.
    pub table: u32,
    /// Who plays.
    pub players: [PlayerId; 2],
    /// How it ended; `null` until then.
    pub result: Option<ResultView>,
    /// More time that it has.
    pub extension_seconds: u32,
}

/// How a match ended, in the order of the table's players.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultView {
    /// Games won.
    pub games: [u32; 2],
    /// Games drawn or not finished.
    pub draws: u32,
    /// Who won the match; `null` for a draw.
    pub winner: Option<PlayerId>,
    /// As it was entered.
    pub reported: ReportedResult,
}

/// Who plays on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CutView {
    /// In the order of seeds or seats.
    pub seeds: Vec<PlayerId>,
    /// How they are paired.
    pub bracket: BracketKind,
}

/// A judge's decision.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PenaltyView {
    /// Whose.
    pub player: PlayerId,
    /// In which round; 0 before the first.
    pub round: u32,
    /// The section of the Tournament Rules.
    pub section: String,
    /// What was imposed.
    pub penalty: String,
    /// What happened.
    pub note: String,
}

/// What a deck check found.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckCheckView {
    /// Whose.
    pub player: PlayerId,
    /// In which round; 0 before the first.
    pub round: u32,
    /// What was different; nothing when the deck was as registered.
    pub differences: Vec<DeckDifference>,
}

fn round_view(state: &State, number: usize, round: &Round) -> RoundView {
    let id = |place: usize| state.players[place].id.clone();
    let tables = round.tables.iter().enumerate().map(|(index, table)| TableView {
        table: index as u32 + 1,
        players: table.players.map(id),
        result: table.result.as_ref().map(|result| ResultView {
            games: result.games,
            draws: result.draws,
            winner: result.winner.map(|winner| id(table.players[winner])),
            reported: result.reported.clone(),
        }),
        extension_seconds: table.extension,
    });
    RoundView {
        round: number as u32 + 1,
        playoff: round.playoff,
        over: round.is_over(),
        tables: tables.collect(),
        byes: round.byes.iter().map(|&player| id(player)).collect(),
    }
}

fn stage(state: &State) -> TournamentStage {
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

/// A whole tournament as somebody may see it: of players' decks and penalties only what the table of information shows
/// them, and nothing of what is said to the organiser.
///
/// # Errors
///
/// `unknown-player` for a viewer who is not there.
pub fn view(tournament: &Tournament, viewer: &Viewer) -> Result<TournamentView> {
    let state = tournament.state();
    if let Viewer::Player(player) = viewer {
        state.place(player, "viewer")?;
    }
    let official = *viewer == Viewer::Official;
    let mut options = state.options.clone();
    if !official {
        // Whoever knows it can work out the pairings to come.
        options.seed.clear();
    }
    let id = |place: usize| state.players[place].id.clone();
    let mut pods: Vec<Vec<PlayerId>> = vec![Vec::new(); state.pods];
    for player in &state.players {
        if let Some(pod) = player.pod.and_then(|pod| pods.get_mut(pod)) {
            pod.push(player.id.clone());
        }
    }
    Ok(TournamentView {
        options,
        stage: stage(state),
        players: state
            .players
            .iter()
            .map(|player| PlayerView {
                id: player.id.clone(),
                name: player.name.clone(),
                dropped: player.dropped,
                missed: player.missed,
                has_deck: player.deck.is_some(),
            })
            .collect(),
        rounds: state.rounds.iter().enumerate().map(|(number, round)| round_view(state, number, round)).collect(),
        swiss_rounds: state.swiss_rounds,
        cut: state.cut.as_ref().map(|cut| CutView { seeds: cut.seeds.iter().map(|&seed| id(seed)).collect(), bracket: cut.bracket }),
        champion: playoff::champion(state).map(id),
        pods,
        penalties: state
            .penalties
            .iter()
            .filter(|penalty| viewer.sees(Item::Penalties, &state.players[penalty.player].id))
            .map(|penalty| PenaltyView {
                player: id(penalty.player),
                round: penalty.round,
                section: penalty.section.clone(),
                penalty: penalty.penalty.clone(),
                note: penalty.note.clone(),
            })
            .collect(),
        deck_checks: state
            .deck_checks
            .iter()
            .filter(|check| viewer.sees(Item::DeckList, &state.players[check.player].id))
            .map(|check| DeckCheckView { player: id(check.player), round: check.round, differences: check.differences.clone() })
            .collect(),
        warnings: if official { state.warnings.clone() } else { Vec::new() },
        rejected: if official { tournament.log().rejected().to_vec() } else { Vec::new() },
        entries: tournament.log().entries().len() as u32,
        can_undo: official && tournament.log().can_undo(),
        can_redo: official && tournament.log().can_redo(),
    })
}

/// The registered deck of a player, for officials and, between matches, the player (Tournament Rules 2.7).
///
/// # Errors
///
/// `private-information` for everybody else, and `in-match` for a player whose match is not over.
pub fn deck(state: &State, player: &str, viewer: &Viewer) -> Result<Option<DeckList>> {
    let place = state.place(player, "player")?;
    viewer.check(Item::DeckList, player)?;
    let plays = |table: &Table| table.result.is_none() && table.players.contains(&place);
    if matches!(viewer, Viewer::Player(_)) && state.rounds.last().is_some_and(|round| round.tables.iter().any(plays)) {
        let message = "players see their deck lists between matches, not during one (Tournament Rules 2.7)";
        return Err(Error::new("in-match", message).at("player"));
    }
    Ok(state.players[place].deck.clone())
}

#[cfg(test)]
#[path = "view_tests.rs"]
mod tests;
