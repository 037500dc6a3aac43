//! TypeScript declarations of all types that JavaScript receives or passes, generated from the Rust types.

use crate::{
    advice, api, bracket, card, deck, draft, event, import, log, open, options, penalty, placing, play, report, standings, state,
    tournament, view, viewer,
};
use ts_rs::{Config, TS};

/// Aliases of primitive types.
const PLAIN: &str = "
/** A player's name for programs. */
export type PlayerId = string;
";

/// Returns the declarations, one `export type` each.
pub fn declarations() -> String {
    let config = Config::default().with_large_int("number");
    let mut text = String::from(PLAIN);
    macro_rules! declare {
        ($($kind:ty),+ $(,)?) => { $(
            if let Some(docs) = <$kind as TS>::docs() { text.push_str(&docs); }
            text.push_str("export ");
            text.push_str(&<$kind as TS>::decl(&config));
            text.push('\n');
        )+ };
    }
    declare!(
        api::Version,
        options::Options,
        options::Format,
        options::Unfinished,
        options::MissedRounds,
        options::Structure,
        options::Prize,
        event::Event,
        event::Entrant,
        event::PenaltyAction,
        event::ReportedResult,
        event::EndedBy,
        event::BracketKind,
        deck::DeckList,
        deck::SideList,
        deck::DeckCard,
        deck::Section,
        deck::DeckDifference,
        log::SavedTournament,
        log::SavedEntry,
        log::Rejected,
        log::Refusal,
        tournament::Applied,
        import::PlayerList,
        import::ListColumn,
        import::ColumnUse,
        tournament::Merged,
        tournament::Conflict,
        tournament::CutOptions,
        view::TournamentView,
        view::Settled,
        view::CheckTable,
        open::TournamentStage,
        open::OpenItem,
        open::OpenKind,
        open::CutChance,
        open::Chance,
        placing::Placing,
        bracket::Bracket,
        bracket::BracketMatch,
        card::PlayerCard,
        card::CardRound,
        card::RoundOutcome,
        report::ReportSlip,
        report::SlipPlayer,
        report::SlipResult,
        event::Claim,
        state::DeckVersion,
        view::PlayerView,
        view::RoundView,
        view::TableView,
        view::ResultView,
        view::CutView,
        view::PenaltyView,
        view::DeckCheckView,
        state::Warning,
        state::ClockView,
        state::TableTime,
        standings::Standing,
        advice::Times,
        altmode_tournament_information::Information,
        altmode_tournament_information::Category,
        altmode_tournament_information::Item,
        altmode_tournament_information::Audience,
        viewer::Viewer,
        penalty::ViolationSection,
        play::MatchOptions,
        play::SideboardRule,
        play::ChoiceOrder,
        play::MatchStep,
        play::GameEnd,
        play::SavedMatch,
        play::MatchView,
        play::Stage,
        play::MatchReport,
        play::TiebreakInput,
        play::TiebreakDecks,
        play::TiebreakResult,
        play::TiebreakStep,
        draft::BoosterOrder,
        draft::BoosterCards,
        draft::BoosterCard,
        draft::BoosterMix,
        draft::RarityWeight,
        draft::Booster,
        draft::SealedOptions,
        draft::SealedPools,
        draft::SealedPool,
        draft::DraftConfig,
        draft::DraftStep,
        draft::SavedDraft,
        draft::DraftView,
        draft::DraftStage,
        draft::SeatView,
    );
    text
}
