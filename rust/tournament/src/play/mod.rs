//! A match at a table: games, choice of the first player, sideboarding, end of time, tiebreakers (Tournament Rules 2 and 6.3).

mod game_match;
mod tiebreak;

pub use game_match::{
    ChoiceOrder, GameEnd, Match, MatchOptions, MatchReport, MatchStep, MatchView, SavedMatch,
    SideboardRule, Stage,
};
pub use tiebreak::{TiebreakDecks, TiebreakInput, TiebreakResult, TiebreakStep, tiebreak};
