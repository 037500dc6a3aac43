//! A match as a list of steps, each by one player or both.

use crate::{
    event::{EndedBy, ReportedResult},
    input::flat_list,
    options::Unfinished,
};
use altmode_core::{Error, Random, Result};
use serde::Serialize;

/// No match has more steps.
const MOST_STEPS: usize = 5_000;
/// Nobody takes more turns in a row (Tournament Rules 5.6).
const TURNS_IN_A_ROW: u32 = 2;

/// When the loser says who begins: before or after the sideboards (Tournament Rules 14.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ChoiceOrder {
    /// As at the Energon Invitational and in the online tournaments.
    #[default]
    BeforeSideboarding,
    /// As in other games.
    AfterSideboarding,
}

/// Whether and how cards are swapped between games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum SideboardRule {
    /// A character each, the winner's first, then battle cards at once (Tournament Rules 6.3).
    #[default]
    Constructed,
    /// Decks change between matches, not between games (Tournament Rules 7.2; 14.1, first way).
    BetweenMatches,
    /// Decks of the registered pool change between games, and go back before the next match (Tournament Rules 14.1, the
    /// second and more common way).
    BetweenGames,
    /// Nothing is swapped.
    None,
}

/// What holds for a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct MatchOptions {
    /// 1 to 32 hexadecimal digits: who wins the random method.
    pub seed: String,
    /// Games that win the match; two if left out (Tournament Rules 2.1).
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub games_to_win: u32,
    /// Who won a random method at the table, 0 or 1, and so chooses who begins (Tournament Rules 2.2); drawn from the seed if
    /// left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<usize>,
    /// How cards are swapped.
    #[cfg_attr(feature = "typescript", ts(as = "Option<SideboardRule>"))]
    pub sideboards: SideboardRule,
    /// When the loser says who begins.
    #[cfg_attr(feature = "typescript", ts(as = "Option<ChoiceOrder>"))]
    pub choice: ChoiceOrder,
    /// What becomes of the match when its time is over.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Unfinished>"))]
    pub unfinished: Unfinished,
    /// Whether there is a time limit; playoffs have none.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub timed: bool,
}

/// Something that happened in a match. Players are 0 and 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(tag = "type", optional_fields))]
pub enum MatchStep {
    /// Who may choose says whether to play first or second (Tournament Rules 2.2).
    ChooseFirst {
        /// Who chooses.
        player: usize,
        /// Whether to play first.
        first: bool,
    },
    /// A player swaps a character, or declares that none is swapped, and so the team (Tournament Rules 6.3).
    SwapCharacter {
        /// Who.
        player: usize,
        /// Whether one was swapped.
        swapped: bool,
    },
    /// Both have swapped battle cards, at once and without telling how many (Tournament Rules 6.3).
    SwapBattleCards {},
    /// The first player has drawn: the game has begun (Tournament Rules 2.3).
    Begin {},
    /// A turn ends.
    EndTurn {
        /// Whether all characters are tapped, or were untapped for it.
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        all_tapped: bool,
        /// Whether the same player has another turn.
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
        extra_turn: bool,
    },
    /// A game ends, won by a player or drawn.
    EndGame {
        /// Who won; nobody if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        winner: Option<usize>,
        /// How.
        #[cfg_attr(feature = "typescript", ts(as = "Option<GameEnd>"))]
        by: GameEnd,
    },
    /// A player concedes the match, or refuses to play (Tournament Rules 2.4).
    ConcedeMatch {
        /// Who.
        player: usize,
    },
    /// Both agree to a drawn match (Tournament Rules 2.4).
    DrawMatch {},
    /// The time is over, extensions included (Tournament Rules 2.5).
    Time {},
    /// The tiebreaker procedure has a winner (Tournament Rules 2.5.1).
    Tiebreak {
        /// Who.
        winner: usize,
    },
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum GameEnd {
    /// By playing it.
    #[default]
    Played,
    /// By concession of the loser, or agreement to a draw (Tournament Rules 2.4).
    Agreed,
}

/// A saved match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SavedMatch {
    /// What holds for it.
    pub options: MatchOptions,
    /// All that happened.
    #[serde(serialize_with = "flat_list")]
    pub steps: Vec<MatchStep>,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Stage {
    /// Somebody chooses who begins.
    ChooseFirst,
    /// Somebody swaps a character.
    SwapCharacter,
    /// Both swap battle cards.
    SwapBattleCards,
    /// Decks are shuffled and presented; the game can begin.
    Pregame,
    /// A game is played.
    Playing,
    /// The tiebreaker procedure decides.
    Tiebreak,
    /// The match is over.
    Over,
}

/// A match as it stands.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MatchView {
    /// What is to be done next.
    pub stage: Stage,
    /// By whom: a player, or nobody in particular.
    pub to_act: Option<usize>,
    /// Which game, from 1.
    pub game: u32,
    /// Who plays first in it, once that is known.
    pub first: Option<usize>,
    /// Whose turn it is, while it is played.
    pub turn_of: Option<usize>,
    /// Turns that this player has taken in a row.
    pub turns_in_a_row: u32,
    /// Games won.
    pub games: [u32; 2],
    /// Games drawn.
    pub draws: u32,
    /// Games begun and not ended.
    pub unfinished: u32,
    /// Whether the time is over.
    pub time_over: bool,
    /// Whether teams and decks are presented anew for the tiebreakers, without sideboards (Tournament Rules 2.5.1).
    pub tiebreak_with_fresh_decks: bool,
    /// Who won the match, when it is over; nobody when it is drawn.
    pub winner: Option<usize>,
    /// What to tell the tournament, when it is over.
    pub result: Option<MatchReport>,
}

/// The result of a match, for a tournament's event of type `result`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MatchReport {
    /// Games won.
    pub games: [u32; 2],
    /// Games drawn.
    pub draws: u32,
    /// Games not finished.
    pub unfinished: u32,
    /// By what the match ended.
    pub by: EndedBy,
    /// Which player won; nobody when it is drawn.
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
    /// Who chooses, or has chosen, who begins this game.
    chooser: usize,
    first: Option<usize>,
    turn_of: usize,
    turns_in_a_row: u32,
    games: [u32; 2],
    draws: u32,
    unfinished: u32,
    time_over: bool,
    /// Whether the turn in which the time ran out is over.
    additional: bool,
    fresh_decks: bool,
    winner: Option<usize>,
    by: EndedBy,
}

impl Match {
    /// Before the first game: the winner of a random method chooses who begins (Tournament Rules 2.2).
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

    /// A saved match, with all its steps done again.
    pub fn restore(saved: SavedMatch) -> Result<Match> {
        let mut restored = Match::new(saved.options).map_err(|error| error.at("options"))?;
        for (index, step) in saved.steps.into_iter().enumerate() {
            restored.apply(step).map_err(|error| error.at(format!("steps[{index}]")))?;
        }
        Ok(restored)
    }

    /// What `restore` takes.
    pub fn save(&self) -> SavedMatch {
        SavedMatch { options: self.options.clone(), steps: self.steps.clone() }
    }

    /// Takes the last step back; `false` when there is none.
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

    /// Adds what happened.
    ///
    /// # Errors
    ///
    /// What cannot happen now; nothing is changed then.
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
                let swap_next = self.game > 1 && self.options.choice == ChoiceOrder::BeforeSideboarding;
                if swap_next { self.begin_swaps() } else { self.to(Stage::Pregame, None) }
            }
            MatchStep::SwapCharacter { player, .. } => {
                self.expect(Stage::SwapCharacter, Some(*player))?;
                // The winner of the last game comes first, then the loser, who is also the next to choose.
                if *player == self.chooser { self.to(Stage::SwapBattleCards, None) } else { self.to_act = Some(self.chooser) }
            }
            MatchStep::SwapBattleCards {} => {
                self.expect(Stage::SwapBattleCards, None)?;
                if self.first.is_none() { self.to(Stage::ChooseFirst, Some(self.chooser)) } else { self.to(Stage::Pregame, None) }
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

    /// What was decided by playing can be conceded or drawn until the slip is handed in (Tournament Rules 2.4).
    fn can_be_given_away(&self, step: &MatchStep) -> bool {
        let played = matches!(self.by, EndedBy::Games | EndedBy::Tiebreak);
        played
            && match step {
                MatchStep::ConcedeMatch { player } => self.winner.is_none_or(|winner| winner == *player),
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
            return Err(Error::new("not-now", "the other player does this now").at("player"));
        }
        Ok(())
    }

    fn to(&mut self, stage: Stage, to_act: Option<usize>) {
        (self.stage, self.to_act) = (stage, to_act);
    }

    /// Sideboards between games, in the order of the format (Tournament Rules 6.3, 14.1).
    fn begin_swaps(&mut self) {
        match self.options.sideboards {
            SideboardRule::Constructed => self.to(Stage::SwapCharacter, Some(1 - self.chooser)),
            SideboardRule::BetweenGames => self.to(Stage::SwapBattleCards, None),
            SideboardRule::BetweenMatches | SideboardRule::None if self.first.is_none() => self.to(Stage::ChooseFirst, Some(self.chooser)),
            SideboardRule::BetweenMatches | SideboardRule::None => self.to(Stage::Pregame, None),
        }
    }

    fn end_turn(&mut self, all_tapped: bool, extra_turn: bool) {
        if self.time_over && self.additional && all_tapped {
            return self.additional_time_over(true);
        }
        // The turn in which the time ran out is played to its end; from the next on, all tapped ends the match. Without
        // tiebreakers the first such turn counts as well (Tournament Rules 2.5, 2.5.2).
        if self.time_over && !self.additional {
            if all_tapped && self.options.unfinished == Unfinished::Draw {
                return self.additional_time_over(true);
            }
            self.additional = true;
        }
        // Turns beyond two in a row are skipped, not saved up.
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
        // The loser chooses; after a draw whoever chose before (Tournament Rules 2.2).
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

    /// The match ends with the additional time: by games won, or else as the tournament has it.
    fn additional_time_over(&mut self, in_game: bool) {
        if in_game {
            self.leave_game();
        } else {
            self.fresh_decks = true;
        }
        match self.games[0].cmp(&self.games[1]) {
            std::cmp::Ordering::Greater => self.over(Some(0), EndedBy::Games),
            std::cmp::Ordering::Less => self.over(Some(1), EndedBy::Games),
            std::cmp::Ordering::Equal if self.options.unfinished == Unfinished::Draw => self.over(None, EndedBy::Games),
            std::cmp::Ordering::Equal => {
                self.fresh_decks |= self.unfinished == 0;
                self.to(Stage::Tiebreak, None);
            }
        }
    }

    /// A game that is being played will not be finished.
    fn leave_game(&mut self) {
        self.unfinished += u32::from(self.stage == Stage::Playing);
    }

    fn over(&mut self, winner: Option<usize>, by: EndedBy) {
        (self.winner, self.by) = (winner, by);
        self.to(Stage::Over, None);
    }

    /// The match as it stands.
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

    /// What to tell the tournament, when the match is over.
    pub fn report(&self, table: u32, players: [String; 2]) -> Option<ReportedResult> {
        let result = self.view().result?;
        Some(ReportedResult {
            round: None,
            table,
            games: result.games.map(|games| games as i32),
            draws: result.draws as i32,
            unfinished: result.unfinished as i32,
            by: result.by,
            winner: result.winner.filter(|_| result.by != EndedBy::Games).map(|winner| players[winner].clone()),
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
