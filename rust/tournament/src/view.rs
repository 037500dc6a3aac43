//! A whole tournament as JSON, for pages and programs.

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
    /// As announced.
    pub options: Options,
    /// Values that follow from the options.
    pub settled: Settled,
    /// What can be done next.
    pub stage: TournamentStage,
    /// All that is open, for officials.
    pub open: Vec<OpenItem>,
    /// All who entered.
    pub players: Vec<PlayerView>,
    /// All rounds; the last is the present one.
    pub rounds: Vec<RoundView>,
    /// Number of Swiss rounds, once it is settled.
    pub swiss_rounds: Option<u32>,
    /// Who plays on, in the order of seeds or seats.
    pub cut: Option<CutView>,
    /// The bracket of the playoff.
    pub bracket: Option<Bracket>,
    /// Who won the playoff.
    pub champion: Option<PlayerId>,
    /// Draft pods.
    pub pods: Vec<Vec<PlayerId>>,
    /// Judges' decisions.
    pub penalties: Vec<PenaltyView>,
    /// Deck checks.
    pub deck_checks: Vec<DeckCheckView>,
    /// Tables that were chosen for deck checks, for officials.
    pub check_tables: Vec<CheckTable>,
    /// Pairs of players who are kept apart, for officials.
    pub apart: Vec<[PlayerId; 2]>,
    /// Whether players can report results by links.
    pub reports_open: bool,
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

/// Values of options that follow from others, or from who is there.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Settled {
    /// Minutes of a Swiss round.
    pub minutes: u32,
    /// Swiss rounds: as settled by the first pairing, or as they would be now.
    pub rounds: u32,
    /// Whether pairings stay within draft pods.
    pub within_pods: bool,
    /// How a cut to the announced number would be paired.
    pub bracket: BracketKind,
    /// Games that win a match of the playoff.
    pub playoff_games_to_win: u32,
}

/// A table that was chosen for a deck check.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CheckTable {
    /// In which round.
    pub round: u32,
    /// Which table.
    pub table: u32,
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
    /// Whether the player was disqualified.
    pub disqualified: bool,
    /// Whether the player has checked in.
    pub checked_in: bool,
    /// Whether the player is on the waiting list.
    pub waiting: bool,
    /// Rounds that passed without the player, who was there before or after them.
    pub missed: u32,
    /// Swiss rounds in which the player has an assigned bye.
    pub byes: Vec<u32>,
    /// Swiss rounds that the player sits out.
    pub sits_out: Vec<u32>,
    /// The table at which the player always sits.
    pub fixed_table: Option<u32>,
    /// Games that the player loses in the next match by a penalty.
    pub owed_games: u32,
    /// Whether the player loses the next match by a penalty.
    pub owed_match: bool,
    /// Whether a deck is registered. Deck lists are not for everybody (Tournament Rules 2.7): ask for one by name.
    pub has_deck: bool,
    /// How many versions of the list there are.
    pub deck_versions: u32,
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
    /// Games that each has lost by penalties.
    pub lost: [u32; 2],
    /// Whether it is shown to spectators.
    pub feature: bool,
    /// Whether it is played for the third place.
    pub third_place: bool,
    /// What each of the two has reported and the other not confirmed, for officials.
    pub claims: [Option<ReportedResult>; 2],
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
    /// Whose, if it is a player.
    pub player: Option<PlayerId>,
    /// Whose otherwise.
    pub person: Option<String>,
    /// In which round; 0 before the first.
    pub round: u32,
    /// The section of the Tournament Rules.
    pub section: String,
    /// What was imposed.
    pub penalty: String,
    /// What it does.
    pub action: PenaltyAction,
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
        claims: table.claims.each_ref().map(|claim| claim.as_ref().filter(|_| official).map(crate::report::Claim::reported)),
    });
    RoundView {
        round: number as u32 + 1,
        playoff: round.playoff,
        over: round.is_over(),
        tables: tables.collect(),
        byes: round.byes.iter().map(|&player| id(player)).collect(),
    }
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
        settled: Settled {
            minutes: state.options.round_minutes(),
            rounds: state.swiss_rounds.or(state.options.rounds).unwrap_or_else(|| state.recommended_rounds()),
            within_pods: state.options.stays_within_pods(),
            bracket: state.options.bracket(state.options.playoff as usize),
            playoff_games_to_win: state.options.games_to_win(true),
        },
        stage: stage(state),
        open: if official { open(state) } else { Vec::new() },
        players: players(state, viewer),
        rounds: state.rounds.iter().enumerate().map(|(number, round)| round_view(state, number, round, official)).collect(),
        swiss_rounds: state.swiss_rounds,
        cut: state.cut.as_ref().map(|cut| CutView { seeds: cut.seeds.iter().map(|&seed| id(seed)).collect(), bracket: cut.bracket }),
        bracket: bracket(state),
        champion: playoff::champion(state).map(id),
        pods,
        penalties: state
            .penalties
            .iter()
            .filter(|penalty| penalty.player.map_or(official, |player| viewer.sees(Item::Penalties, &state.players[player].id)))
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
            .map(|check| DeckCheckView { player: id(check.player), round: check.round, differences: check.differences.clone() })
            .collect(),
        check_tables: match official {
            true => state.check_tables.iter().map(|&(round, table)| CheckTable { round, table }).collect(),
            false => Vec::new(),
        },
        apart: match official {
            true => state.apart.iter().map(|&(one, other)| [id(one), id(other)]).collect(),
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

/// All players. What is arranged for one of them is for officials and that player, as penalties are.
fn players(state: &State, viewer: &Viewer) -> Vec<PlayerView> {
    let missed = standings::missed(state, usize::MAX);
    let view = |(player, missed): (&crate::state::Player, u32)| {
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
            deck_versions: player.decks.len() as u32,
        }
    };
    state.players.iter().zip(missed).map(view).collect()
}

/// The registered deck of a player, for officials and, between matches, the player (Tournament Rules 2.7).
///
/// # Errors
///
/// `private-information` for everybody else, and `in-match` for a player whose match is not over.
pub fn deck(state: &State, player: &str, viewer: &Viewer) -> Result<Option<DeckList>> {
    deck_versions(state, player, viewer).map(|mut versions| versions.pop().map(|version| version.deck))
}

/// All versions of a player's registered deck, the one that counts last, for those who may see it.
///
/// # Errors
///
/// Those of [`deck`].
pub fn deck_versions(state: &State, player: &str, viewer: &Viewer) -> Result<Vec<DeckVersion>> {
    let place = state.place(player, "player")?;
    viewer.check(Item::DeckList, player)?;
    let plays = |table: &TableMatch| table.result.is_none() && table.players.contains(&place);
    if matches!(viewer, Viewer::Player(_)) && state.rounds.last().is_some_and(|round| round.tables.iter().any(plays)) {
        let message = "players see their deck lists between matches, not during one (Tournament Rules 2.7)";
        return Err(Error::new("in-match", message).at("player"));
    }
    Ok(state.players[place].decks.clone())
}

#[cfg(test)]
#[path = "view_tests.rs"]
mod tests;
