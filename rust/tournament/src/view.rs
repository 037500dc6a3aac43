//! The view of a whole tournament, as JSON for pages and programs.

use crate::{
    bracket::{Bracket, bracket},
    deck::{DeckDifference, DeckList},
    event::{BracketKind, PenaltyAction, PlayerId, ReportedResult},
    log::Rejected,
    open::{OpenItem, TournamentStage, open, stage},
    options::Options,
    playoff, standings,
    state::{DeckVersion, Round, State, TableMatch, Warning},
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
    /// Options of the tournament.
    pub options: Options,
    /// Values derived from the options.
    pub settled: Settled,
    /// Stage of the tournament.
    pub stage: TournamentStage,
    /// Open items; only for officials.
    pub open: Vec<OpenItem>,
    /// All players, including those who have left.
    pub players: Vec<PlayerView>,
    /// All rounds; the last one is the current one.
    pub rounds: Vec<RoundView>,
    /// Number of Swiss rounds, once it is fixed by the first pairing.
    pub swiss_rounds: Option<u32>,
    /// Cut, once it is made.
    pub cut: Option<CutView>,
    /// The bracket of the playoff.
    pub bracket: Option<Bracket>,
    /// Winner of the playoff.
    pub champion: Option<PlayerId>,
    /// Draft pods, with players in the order of their entry.
    pub pods: Vec<Vec<PlayerId>>,
    /// Penalties that the viewer may see.
    pub penalties: Vec<PenaltyView>,
    /// Deck checks that the viewer may see.
    pub deck_checks: Vec<DeckCheckView>,
    /// Tables that were selected for deck checks; only for officials.
    pub check_tables: Vec<CheckTable>,
    /// Pairs of players who are kept apart; only for officials.
    pub apart: Vec<[PlayerId; 2]>,
    /// Whether players can report results by links.
    pub reports_open: bool,
    /// Warnings for the organiser; only for officials.
    pub warnings: Vec<Warning>,
    /// Entries of other devices that are invalid; only for officials.
    pub rejected: Vec<Rejected>,
    /// Number of entries.
    pub entries: u32,
    /// Whether an entry of this device can be undone.
    pub can_undo: bool,
    /// Whether an undone entry can be redone.
    pub can_redo: bool,
}

/// Values derived from options, or from the active players.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Settled {
    /// Minutes of a Swiss round.
    pub minutes: u32,
    /// Number of Swiss rounds: as fixed by the first pairing, or as the first pairing would fix it now.
    pub rounds: u32,
    /// Whether players are paired within their draft pods.
    pub within_pods: bool,
    /// Method of pairing a cut to the announced number of players.
    pub bracket: BracketKind,
    /// Games to win a match of the playoff.
    pub playoff_games_to_win: u32,
}

/// A table that was selected for a deck check.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CheckTable {
    /// Number of the round.
    pub round: u32,
    /// Number of the table.
    pub table: u32,
}

/// A player.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Id of the player.
    pub id: PlayerId,
    /// Name of the player.
    pub name: String,
    /// Whether the player has left.
    pub dropped: bool,
    /// Whether the player was disqualified.
    pub disqualified: bool,
    /// Whether the player has checked in.
    pub checked_in: bool,
    /// Whether the player is on the waiting list.
    pub waiting: bool,
    /// Number of missed rounds: rounds without the player, who was in the tournament before or after them.
    pub missed: u32,
    /// Swiss rounds with an assigned bye.
    pub byes: Vec<u32>,
    /// Swiss rounds that the player sits out.
    pub sits_out: Vec<u32>,
    /// Fixed table of the player.
    pub fixed_table: Option<u32>,
    /// Games of the next match that the player loses by a penalty.
    pub owed_games: u32,
    /// Whether the player loses the next match by a penalty.
    pub owed_match: bool,
    /// Whether a deck is registered. Deck lists are private (Tournament Rules 2.7), so they are requested one by one.
    pub has_deck: bool,
    /// Whether deck lists are required and the player's came late; only for officials and the player.
    pub late_deck: bool,
    /// Number of versions of the deck list.
    pub deck_versions: u32,
}

/// A round.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoundView {
    /// Number of the round. Rounds of the playoff continue the numbers of the Swiss rounds.
    pub round: u32,
    /// Whether it belongs to the playoff.
    pub playoff: bool,
    /// Whether all matches have results.
    pub over: bool,
    /// Matches.
    pub tables: Vec<TableView>,
    /// Players with a bye.
    pub byes: Vec<PlayerId>,
}

/// A match.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableView {
    /// Number of the table, from 1.
    pub table: u32,
    /// Players of the match.
    pub players: [PlayerId; 2],
    /// Result of the match, or `null` without one.
    pub result: Option<ResultView>,
    /// Total length of its extensions, in seconds.
    pub extension_seconds: u32,
    /// Games that each player has lost by penalties.
    pub lost: [u32; 2],
    /// Whether the match is a feature match, shown to spectators.
    pub feature: bool,
    /// Whether the match is played for third place.
    pub third_place: bool,
    /// Unconfirmed report of each player; only for officials.
    pub claims: [Option<ReportedResult>; 2],
}

/// The result of a match, in the order of the table's players.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultView {
    /// Games won by each player.
    pub games: [u32; 2],
    /// Games drawn or unfinished.
    pub draws: u32,
    /// Winner of the match; `null` for a draw.
    pub winner: Option<PlayerId>,
    /// Result as it was entered.
    pub reported: ReportedResult,
}

/// The cut to the players of the playoff.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CutView {
    /// Players, in the order of their seeds or seats.
    pub seeds: Vec<PlayerId>,
    /// Method of pairing the playoff.
    pub bracket: BracketKind,
}

/// A recorded penalty.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PenaltyView {
    /// Penalised player.
    pub player: Option<PlayerId>,
    /// Penalised person who is not a player.
    pub person: Option<String>,
    /// Number of the round; 0 before the first.
    pub round: u32,
    /// Section of the Tournament Rules.
    pub section: String,
    /// Name of the penalty.
    pub penalty: String,
    /// Effect of the penalty.
    pub action: PenaltyAction,
    /// Description of the incident.
    pub note: String,
}

/// A recorded deck check.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckCheckView {
    /// Player whose deck was checked.
    pub player: PlayerId,
    /// Number of the round; 0 before the first.
    pub round: u32,
    /// Differences between list and deck; empty if they match.
    pub differences: Vec<DeckDifference>,
}

fn round_view(state: &State, number: usize, round: &Round, official: bool) -> RoundView {
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
        lost: table.lost,
        feature: table.feature,
        third_place: table.third_place,
        claims: table
            .claims
            .each_ref()
            .map(|claim| claim.as_ref().filter(|_| official).map(crate::event::Claim::reported)),
    });
    RoundView {
        round: number as u32 + 1,
        playoff: round.playoff,
        over: round.is_over(),
        tables: tables.collect(),
        byes: round.byes.iter().map(|&player| id(player)).collect(),
    }
}

/// Returns the tournament as a viewer may see it. Decks and penalties are filtered by [`Item::shown_to`], and warnings and open
/// items are only for officials.
///
/// # Errors
///
/// Returns `unknown-player` if the viewer is not a player of the tournament.
pub fn view(tournament: &Tournament, viewer: &Viewer) -> Result<TournamentView> {
    let state = tournament.state();
    if let Viewer::Player(player) = viewer {
        state.place(player, "viewer")?;
    }
    let official = *viewer == Viewer::Official;
    let mut options = state.options.clone();
    if !official {
        // The seed would allow a viewer to compute future pairings.
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
        settled: Settled {
            minutes: state.options.round_minutes(),
            rounds: state.planned_rounds(),
            within_pods: state.options.stays_within_pods(),
            bracket: state.options.bracket(state.options.playoff as usize),
            playoff_games_to_win: state.options.games_to_win(true),
        },
        stage: stage(state),
        open: if official { open(state) } else { Vec::new() },
        players: players(state, viewer),
        rounds: state
            .rounds
            .iter()
            .enumerate()
            .map(|(number, round)| round_view(state, number, round, official))
            .collect(),
        swiss_rounds: state.swiss_rounds,
        cut: state.cut.as_ref().map(|cut| CutView {
            seeds: cut.seeds.iter().map(|&seed| id(seed)).collect(),
            bracket: cut.bracket,
        }),
        bracket: bracket(state),
        champion: playoff::champion(state).map(id),
        pods,
        penalties: state
            .penalties
            .iter()
            .filter(|penalty| {
                penalty.player.map_or(official, |player| {
                    viewer.sees(Item::Penalties, &state.players[player].id)
                })
            })
            .map(|penalty| PenaltyView {
                player: penalty.player.map(id),
                person: penalty.person.clone(),
                round: penalty.round,
                section: penalty.section.clone(),
                penalty: penalty.penalty.clone(),
                action: penalty.action,
                note: penalty.note.clone(),
            })
            .collect(),
        deck_checks: state
            .deck_checks
            .iter()
            .filter(|check| viewer.sees(Item::DeckList, &state.players[check.player].id))
            .map(|check| DeckCheckView {
                player: id(check.player),
                round: check.round,
                differences: check.differences.clone(),
            })
            .collect(),
        check_tables: match official {
            true => state
                .check_tables
                .iter()
                .map(|&(round, table)| CheckTable { round, table })
                .collect(),
            false => Vec::new(),
        },
        apart: match official {
            true => state.apart.iter().map(|(one, other)| [id(one), id(other)]).collect(),
            false => Vec::new(),
        },
        reports_open: state.report_key.is_some(),
        warnings: if official { state.warnings.clone() } else { Vec::new() },
        rejected: if official { tournament.log().rejected().to_vec() } else { Vec::new() },
        entries: tournament.log().entries().len() as u32,
        can_undo: official && tournament.log().can_undo(),
        can_redo: official && tournament.log().can_redo(),
    })
}

/// Returns all players. Byes, rounds sat out and fixed tables of a player are shown to officials and that player, like
/// penalties.
fn players(state: &State, viewer: &Viewer) -> Vec<PlayerView> {
    let missed = standings::missed(state, usize::MAX);
    let view = |(place, (player, missed)): (usize, (&crate::state::Player, u32))| {
        let seen = viewer.sees(Item::Penalties, &player.id);
        let arranged = |rounds: &[u32]| if seen { rounds.to_vec() } else { Vec::new() };
        PlayerView {
            id: player.id.clone(),
            name: player.name.clone(),
            dropped: player.dropped,
            disqualified: player.disqualified,
            checked_in: player.checked_in,
            waiting: player.waiting,
            missed,
            byes: arranged(&player.byes),
            sits_out: arranged(&player.sits_out),
            fixed_table: player.fixed_table.filter(|_| seen),
            owed_games: if seen { player.owed.games } else { 0 },
            owed_match: player.owed.whole && seen,
            has_deck: !player.decks.is_empty(),
            late_deck: seen && state.options.deck_lists && state.is_deck_late(place),
            deck_versions: player.decks.len() as u32,
        }
    };
    state.players.iter().zip(missed).enumerate().map(view).collect()
}

/// Returns the registered deck of a player, to officials and, between matches, to the player (Tournament Rules 2.7).
///
/// # Errors
///
/// Returns `private-information` to other viewers, and `in-match` to a player whose match is in progress.
pub fn deck(state: &State, player: &str, viewer: &Viewer) -> Result<Option<DeckList>> {
    deck_versions(state, player, viewer)
        .map(|mut versions| versions.pop().map(|version| version.deck))
}

/// Returns all versions of a player's registered deck, the current one last, to viewers who may see it.
///
/// # Errors
///
/// Returns the errors of [`deck`].
pub fn deck_versions(state: &State, player: &str, viewer: &Viewer) -> Result<Vec<DeckVersion>> {
    let place = state.place(player, "player")?;
    viewer.check(Item::DeckList, player)?;
    let plays = |table: &TableMatch| table.result.is_none() && table.players.contains(&place);
    if matches!(viewer, Viewer::Player(_))
        && state.rounds.last().is_some_and(|round| round.tables.iter().any(plays))
    {
        let message =
            "players see their deck lists between matches, not during one (Tournament Rules 2.7)";
        return Err(Error::new("in-match", message).at("player"));
    }
    Ok(state.players[place].decks.clone())
}

#[cfg(test)]
#[path = "view_tests.rs"]
mod tests;
