//! A match as a list of steps, each taken by one player or by both.

use crate::{
    event::{EndedBy, ReportedResult},
    input::flat_list,
    options::Unfinished,
};
use altmode_core::{Error, Random, Result};
use altmode_tournament_derive::Read;
use serde::Serialize;

/// Maximum number of steps of a match.
const MOST_STEPS: usize = 5_000;
/// Maximum number of turns that a player takes in a row (Tournament Rules 5.6).
const TURNS_IN_A_ROW: u32 = 2;

/// The time at which the loser chooses who plays first: before or after sideboarding (Tournament Rules 14.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ChoiceOrder {
    /// Before sideboarding, as at the Energon Invitational and in the online tournaments.
    #[default]
    BeforeSideboarding,
    /// After sideboarding, as in other games.
    AfterSideboarding,
}

/// The rule for swapping cards between games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum SideboardRule {
    /// Each player swaps a character, the winner first, then both swap battle cards simultaneously (Tournament Rules 6.3).
    #[default]
    Constructed,
    /// Decks change between matches, not between games (Tournament Rules 7.2; 14.1, first way).
    BetweenMatches,
    /// Decks change within the registered pool between games, and are restored before the next match (Tournament Rules 14.1, the
    /// second and more common way).
    BetweenGames,
    /// No cards are swapped.
    None,
}

/// The options of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct MatchOptions {
    /// Seed of 1 to 32 hexadecimal digits, for the random method that decides who chooses first.
    pub seed: String,
    /// Games to win the match, by default 2 (Tournament Rules 2.1).
    #[serde(default = "crate::input::two")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub games_to_win: u32,
    /// Winner of a random method at the table, 0 or 1, who chooses who plays first (Tournament Rules 2.2). By default drawn from
    /// the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<usize>,
    /// Rule for swapping cards.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<SideboardRule>"))]
    pub sideboards: SideboardRule,
    /// Time at which the loser chooses who plays first.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<ChoiceOrder>"))]
    pub choice: ChoiceOrder,
    /// Result of a match that is undecided when its time is over.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Unfinished>"))]
    pub unfinished: Unfinished,
    /// Whether there is a time limit. Matches of a playoff have none.
    #[serde(default = "crate::input::yes")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub timed: bool,
}

/// A step of a match. Players are 0 and 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(tag = "type", optional_fields))]
pub enum MatchStep {
    /// The player entitled to it chooses to play first or second (Tournament Rules 2.2).
    ChooseFirst {
        /// Player who chooses.
        player: usize,
        /// Whether the player plays first.
        first: bool,
    },
    /// A player swaps a character, or declares that none is swapped, and thus presents the team (Tournament Rules 6.3).
    SwapCharacter {
        /// Player.
        player: usize,
        /// Whether a character was swapped.
        swapped: bool,
    },
    /// Both players have swapped battle cards, simultaneously and without revealing the number (Tournament Rules 6.3).
    SwapBattleCards {},
    /// The first player has drawn, so the game has begun (Tournament Rules 2.3).
    Begin {},
    /// A turn ended.
    EndTurn {
        /// Whether all characters of the player are tapped, or were untapped because all were tapped.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        all_tapped: bool,
        /// Whether the same player takes another turn.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        extra_turn: bool,
    },
    /// A game ended, won by a player or drawn.
    EndGame {
        /// Winner of the game; none for a draw.
        #[serde(skip_serializing_if = "Option::is_none")]
        winner: Option<usize>,
        /// Way in which the game ended.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<GameEnd>"))]
        by: GameEnd,
    },
    /// A player conceded the match, or refused to play (Tournament Rules 2.4).
    ConcedeMatch {
        /// Player.
        player: usize,
    },
    /// Both players agreed to a drawn match (Tournament Rules 2.4).
    DrawMatch {},
    /// The time of the match, with its extensions, is over (Tournament Rules 2.5).
    Time {},
    /// The tiebreaker procedure decided the match (Tournament Rules 2.5.1).
    Tiebreak {
        /// Winner of the match.
        winner: usize,
    },
}

/// The way in which a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum GameEnd {
    /// The game was played to its end.
    #[default]
    Played,
    /// The loser conceded, or both agreed to a draw (Tournament Rules 2.4).
    Agreed,
}

/// A saved match.
#[derive(Clone, Debug, Serialize, Read)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SavedMatch {
    /// Options of the match.
    pub options: MatchOptions,
    /// All steps.
    #[serde(serialize_with = "flat_list")]
    pub steps: Vec<MatchStep>,
}

/// The stage of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Stage {
    /// A player chooses who plays first.
    ChooseFirst,
    /// A player swaps a character.
    SwapCharacter,
    /// Both players swap battle cards.
    SwapBattleCards,
    /// Decks are shuffled and presented; the game can begin.
    Pregame,
    /// A game is in progress.
    Playing,
    /// The tiebreaker procedure decides.
    Tiebreak,
    /// The match is over.
    Over,
}

/// The state of a match.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MatchView {
    /// Stage of the match.
    pub stage: Stage,
    /// Player to act, or `null` if both are.
    pub to_act: Option<usize>,
    /// Number of the game, from 1.
    pub game: u32,
    /// Player who plays first in this game, once it is known.
    pub first: Option<usize>,
    /// Player whose turn it is, during a game.
    pub turn_of: Option<usize>,
    /// Number of turns that this player has taken in a row.
    pub turns_in_a_row: u32,
    /// Games won by each player.
    pub games: [u32; 2],
    /// Games drawn.
    pub draws: u32,
    /// Games begun but not finished.
    pub unfinished: u32,
    /// Whether the time of the match is over.
    pub time_over: bool,
    /// Whether teams and decks are presented anew for the tiebreakers, without sideboards (Tournament Rules 2.5.1).
    pub tiebreak_with_fresh_decks: bool,
    /// Winner of the finished match; `null` for a draw.
    pub winner: Option<usize>,
    /// Result to report to the tournament, once the match is over.
    pub result: Option<MatchReport>,
}

/// The result of a match, for an event of type `result`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MatchReport {
    /// Games won by each player.
    pub games: [u32; 2],
    /// Games drawn.
    pub draws: u32,
    /// Games not finished.
    pub unfinished: u32,
    /// Way in which the match ended.
    pub by: EndedBy,
    /// Winner of the match; `null` for a draw.
    pub winner: Option<usize>,
}

/// One match.
#[derive(Clone, Debug)]
pub struct Match {
    options: MatchOptions,
    steps: Vec<MatchStep>,
    stage: Stage,
    to_act: Option<usize>,
    game: u32,
    /// Player who chooses, or has chosen, who plays first in this game.
    chooser: usize,
    first: Option<usize>,
    turn_of: usize,
    turns_in_a_row: u32,
    games: [u32; 2],
    draws: u32,
    unfinished: u32,
    time_over: bool,
    /// Whether the turn in which the time ran out has ended.
    additional: bool,
    fresh_decks: bool,
    winner: Option<usize>,
    by: EndedBy,
}

impl Match {
    /// Creates a match before its first game. The winner of a random method chooses who plays first (Tournament Rules 2.2).
    pub fn new(options: MatchOptions) -> Result<Match> {
        player_number(options.first, "first")?;
        let drawn = Random::from_seed_text(&options.seed)?.below(2) as usize;
        let chooser = options.first.unwrap_or(drawn);
        if !(1..=5).contains(&options.games_to_win) {
            let message = format!("1 to 5 games win a match, not {}", options.games_to_win);
            return Err(Error::new("out-of-range", message).at("gamesToWin"));
        }
        Ok(Match {
            options,
            steps: Vec::new(),
            stage: Stage::ChooseFirst,
            to_act: Some(chooser),
            game: 1,
            chooser,
            first: None,
            turn_of: 0,
            turns_in_a_row: 0,
            games: [0, 0],
            draws: 0,
            unfinished: 0,
            time_over: false,
            additional: false,
            fresh_decks: false,
            winner: None,
            by: EndedBy::Games,
        })
    }

    /// Restores a saved match by replaying its steps.
    pub fn restore(saved: SavedMatch) -> Result<Match> {
        let mut restored = Match::new(saved.options).map_err(|error| error.at("options"))?;
        for (index, step) in saved.steps.into_iter().enumerate() {
            restored.apply(step).map_err(|error| error.at(format!("steps[{index}]")))?;
        }
        Ok(restored)
    }

    /// Returns the saved form of the match, for [`Match::restore`].
    pub fn save(&self) -> SavedMatch {
        SavedMatch { options: self.options.clone(), steps: self.steps.clone() }
    }

    /// Undoes the last step. Returns `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let mut saved = self.save();
        if saved.steps.pop().is_none() {
            return false;
        }
        match Match::restore(saved) {
            Ok(before) => *self = before,
            Err(_) => return false,
        }
        true
    }

    /// Applies a step.
    ///
    /// # Errors
    ///
    /// Returns the reason why the step is not possible; the match is unchanged then.
    pub fn apply(&mut self, step: MatchStep) -> Result<()> {
        if self.stage == Stage::Over && !self.can_be_given_away(&step) {
            return Err(Error::new("match-over", "the match is over"));
        }
        if self.steps.len() >= MOST_STEPS {
            return Err(Error::new("too-long", format!("a match has at most {MOST_STEPS} steps")));
        }
        match &step {
            MatchStep::ChooseFirst { player, first } => {
                self.expect(Stage::ChooseFirst, Some(*player))?;
                self.first = Some(if *first { *player } else { 1 - *player });
                let swap_next =
                    self.game > 1 && self.options.choice == ChoiceOrder::BeforeSideboarding;
                if swap_next { self.begin_swaps() } else { self.to(Stage::Pregame, None) }
            }
            MatchStep::SwapCharacter { player, .. } => {
                self.expect(Stage::SwapCharacter, Some(*player))?;
                // The winner of the last game swaps first, then the loser, who is also the next chooser.
                if *player == self.chooser {
                    self.to(Stage::SwapBattleCards, None)
                } else {
                    self.to_act = Some(self.chooser)
                }
            }
            MatchStep::SwapBattleCards {} => {
                self.expect(Stage::SwapBattleCards, None)?;
                if self.first.is_none() {
                    self.to(Stage::ChooseFirst, Some(self.chooser))
                } else {
                    self.to(Stage::Pregame, None)
                }
            }
            MatchStep::Begin {} => {
                self.expect(Stage::Pregame, None)?;
                self.turn_of = self.first.unwrap_or(0);
                self.turns_in_a_row = 1;
                self.to(Stage::Playing, None);
            }
            MatchStep::EndTurn { all_tapped, extra_turn } => {
                self.expect(Stage::Playing, None)?;
                self.end_turn(*all_tapped, *extra_turn);
            }
            MatchStep::EndGame { winner, by } => {
                let agreed = *by == GameEnd::Agreed;
                if self.stage == Stage::Tiebreak || (self.stage != Stage::Playing && !agreed) {
                    return Err(self.not_now("no game is being played"));
                }
                player_number(*winner, "winner")?;
                self.end_game(*winner);
            }
            MatchStep::ConcedeMatch { player } => {
                player_number(Some(*player), "player")?;
                self.leave_game();
                self.over(Some(1 - *player), EndedBy::Concession);
            }
            MatchStep::DrawMatch {} => {
                if !self.options.timed {
                    return Err(Error::new("draw-in-playoff", "a match of a playoff has a winner"));
                }
                self.leave_game();
                self.over(None, EndedBy::IntentionalDraw);
            }
            MatchStep::Time {} => {
                if !self.options.timed {
                    return Err(Error::new("no-time-limit", "this match has no time limit"));
                }
                if self.time_over {
                    return Err(self.not_now("the time is over already"));
                }
                self.time_over = true;
                if self.stage != Stage::Playing {
                    self.additional_time_over(true);
                }
            }
            MatchStep::Tiebreak { winner } => {
                self.expect(Stage::Tiebreak, None)?;
                player_number(Some(*winner), "winner")?;
                self.over(Some(*winner), EndedBy::Tiebreak);
            }
        }
        self.steps.push(step);
        Ok(())
    }

    /// Returns whether a match decided by playing can still be conceded or drawn, which is possible until the slip is handed in
    /// (Tournament Rules 2.4).
    fn can_be_given_away(&self, step: &MatchStep) -> bool {
        let played = matches!(self.by, EndedBy::Games | EndedBy::Tiebreak);
        played
            && match step {
                MatchStep::ConcedeMatch { player } => {
                    self.winner.is_none_or(|winner| winner == *player)
                }
                MatchStep::DrawMatch {} => self.winner.is_some(),
                _ => false,
            }
    }

    fn not_now(&self, why: &str) -> Error {
        Error::new("not-now", why.to_string()).at("type")
    }

    fn expect(&self, stage: Stage, player: Option<usize>) -> Result<()> {
        player_number(player, "player")?;
        if self.stage != stage {
            return Err(self.not_now("something else comes next in this match"));
        }
        if player != self.to_act {
            return Err(Error::new("not-now", "the other player acts now").at("player"));
        }
        Ok(())
    }

    fn to(&mut self, stage: Stage, to_act: Option<usize>) {
        (self.stage, self.to_act) = (stage, to_act);
    }

    /// Begins sideboarding between games, in the order of the format (Tournament Rules 6.3, 14.1).
    fn begin_swaps(&mut self) {
        match self.options.sideboards {
            SideboardRule::Constructed => self.to(Stage::SwapCharacter, Some(1 - self.chooser)),
            SideboardRule::BetweenGames => self.to(Stage::SwapBattleCards, None),
            SideboardRule::BetweenMatches | SideboardRule::None if self.first.is_none() => {
                self.to(Stage::ChooseFirst, Some(self.chooser))
            }
            SideboardRule::BetweenMatches | SideboardRule::None => self.to(Stage::Pregame, None),
        }
    }

    fn end_turn(&mut self, all_tapped: bool, extra_turn: bool) {
        if self.time_over && self.additional && all_tapped {
            return self.additional_time_over(true);
        }
        // The turn in which the time ran out is completed. From the next turn on, the match ends when all characters are
        // tapped. Without tiebreakers this applies to the first such turn as well (Tournament Rules 2.5, 2.5.2).
        if self.time_over && !self.additional {
            if all_tapped && self.options.unfinished == Unfinished::Draw {
                return self.additional_time_over(true);
            }
            self.additional = true;
        }
        // Extra turns beyond two turns in a row are skipped, not saved.
        if extra_turn && self.turns_in_a_row < TURNS_IN_A_ROW {
            self.turns_in_a_row += 1;
        } else {
            self.turn_of = 1 - self.turn_of;
            self.turns_in_a_row = 1;
        }
    }

    fn end_game(&mut self, winner: Option<usize>) {
        match winner {
            Some(winner) => self.games[winner] += 1,
            None => self.draws += 1,
        }
        if let Some(winner) = winner
            && self.games[winner] >= self.options.games_to_win
        {
            return self.over(Some(winner), EndedBy::Games);
        }
        if self.time_over {
            return self.additional_time_over(false);
        }
        // The loser chooses; after a draw the previous chooser does (Tournament Rules 2.2).
        if let Some(winner) = winner {
            self.chooser = 1 - winner;
        }
        self.game += 1;
        self.first = None;
        self.turns_in_a_row = 0;
        match self.options.choice {
            ChoiceOrder::BeforeSideboarding => self.to(Stage::ChooseFirst, Some(self.chooser)),
            ChoiceOrder::AfterSideboarding => self.begin_swaps(),
        }
    }

    /// Ends the match after the additional time: by games won, or else by the tournament's option for undecided matches.
    fn additional_time_over(&mut self, in_game: bool) {
        if in_game {
            self.leave_game();
        } else {
            self.fresh_decks = true;
        }
        match self.games[0].cmp(&self.games[1]) {
            std::cmp::Ordering::Greater => self.over(Some(0), EndedBy::Games),
            std::cmp::Ordering::Less => self.over(Some(1), EndedBy::Games),
            std::cmp::Ordering::Equal if self.options.unfinished == Unfinished::Draw => {
                self.over(None, EndedBy::Games)
            }
            std::cmp::Ordering::Equal => {
                self.fresh_decks |= self.unfinished == 0;
                self.to(Stage::Tiebreak, None);
            }
        }
    }

    /// Counts the game in progress as unfinished.
    fn leave_game(&mut self) {
        self.unfinished += u32::from(self.stage == Stage::Playing);
    }

    fn over(&mut self, winner: Option<usize>, by: EndedBy) {
        (self.winner, self.by) = (winner, by);
        self.to(Stage::Over, None);
    }

    /// Returns the state of the match.
    pub fn view(&self) -> MatchView {
        let playing = self.stage == Stage::Playing;
        MatchView {
            stage: self.stage,
            to_act: self.to_act,
            game: self.game,
            first: self.first,
            turn_of: playing.then_some(self.turn_of),
            turns_in_a_row: if playing { self.turns_in_a_row } else { 0 },
            games: self.games,
            draws: self.draws,
            unfinished: self.unfinished,
            time_over: self.time_over,
            tiebreak_with_fresh_decks: self.stage == Stage::Tiebreak && self.fresh_decks,
            winner: self.winner,
            result: (self.stage == Stage::Over).then_some(MatchReport {
                games: self.games,
                draws: self.draws,
                unfinished: self.unfinished,
                by: self.by,
                winner: self.winner,
            }),
        }
    }

    /// Returns the result for the tournament, once the match is over.
    pub fn report(&self, table: u32, players: [String; 2]) -> Option<ReportedResult> {
        let result = self.view().result?;
        Some(ReportedResult {
            round: None,
            table,
            games: result.games.map(|games| games as i32),
            draws: result.draws as i32,
            unfinished: result.unfinished as i32,
            by: result.by,
            winner: result
                .winner
                .filter(|_| result.by != EndedBy::Games)
                .map(|winner| players[winner].clone()),
            players: Some(players),
        })
    }
}

fn player_number(player: Option<usize>, path: &str) -> Result<()> {
    if player.is_some_and(|player| player > 1) {
        return Err(Error::new("unknown-player", "the players of a match are 0 and 1").at(path));
    }
    Ok(())
}

#[cfg(test)]
#[path = "game_match_tests.rs"]
mod tests;
