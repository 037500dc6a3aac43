//! Tests of matches from the first choice to the result.

use super::*;

fn options() -> MatchOptions {
    MatchOptions {
        seed: "3".into(),
        games_to_win: 2,
        first: None,
        sideboards: SideboardRule::Constructed,
        choice: ChoiceOrder::BeforeSideboarding,
        unfinished: Unfinished::Draw,
        timed: true,
    }
}

fn played(winner: usize) -> MatchStep {
    MatchStep::EndGame { winner: Some(winner), by: GameEnd::Played }
}

fn turn(all_tapped: bool) -> MatchStep {
    MatchStep::EndTurn { all_tapped, extra_turn: false }
}

/// Performs choices and swaps until the game has begun.
fn begin(game: &mut Match) {
    while game.stage != Stage::Playing {
        let step = match (game.stage, game.to_act) {
            (Stage::ChooseFirst, Some(player)) => MatchStep::ChooseFirst { player, first: true },
            (Stage::SwapCharacter, Some(player)) => {
                MatchStep::SwapCharacter { player, swapped: false }
            }
            (Stage::SwapBattleCards, None) => MatchStep::SwapBattleCards {},
            (Stage::Pregame, None) => MatchStep::Begin {},
            other => panic!("{other:?}"),
        };
        game.apply(step).unwrap();
    }
}

fn begun(options: MatchOptions) -> Match {
    let mut game = Match::new(options).unwrap();
    begin(&mut game);
    game
}

#[test]
fn two_games_win() {
    let mut game = begun(options());
    for winner in [0, 1] {
        game.apply(played(winner)).unwrap();
        begin(&mut game);
    }
    game.apply(played(1)).unwrap();
    let report = game.report(3, ["a".into(), "b".into()]).unwrap();
    assert_eq!((report.games, report.winner, report.by), ([1, 2], None, EndedBy::Games));
    assert_eq!(game.apply(played(1)).unwrap_err().code, "match-over");
}

#[test]
fn the_loser_chooses_and_after_a_draw_the_same_player_again() {
    let mut game = begun(options());
    game.apply(played(0)).unwrap();
    assert_eq!((game.stage, game.to_act), (Stage::ChooseFirst, Some(1)));
    assert_eq!(
        game.apply(MatchStep::ChooseFirst { player: 0, first: true }).unwrap_err().code,
        "not-now"
    );
    game.apply(MatchStep::ChooseFirst { player: 1, first: false }).unwrap();
    assert_eq!(game.view().first, Some(0));
    begin(&mut game);
    game.apply(MatchStep::EndGame { winner: None, by: GameEnd::Played }).unwrap();
    assert_eq!((game.stage, game.to_act, game.draws), (Stage::ChooseFirst, Some(1), 1));
}

#[test]
fn sideboards_go_winner_then_loser_then_both() {
    for choice in [ChoiceOrder::BeforeSideboarding, ChoiceOrder::AfterSideboarding] {
        let mut game = begun(MatchOptions { choice, ..options() });
        game.apply(played(0)).unwrap();
        let mut order = Vec::new();
        while game.stage != Stage::Pregame {
            order.push((game.stage, game.to_act));
            let step = match game.stage {
                Stage::ChooseFirst => MatchStep::ChooseFirst { player: 1, first: true },
                Stage::SwapCharacter => {
                    MatchStep::SwapCharacter { player: game.to_act.unwrap(), swapped: true }
                }
                _ => MatchStep::SwapBattleCards {},
            };
            game.apply(step).unwrap();
        }
        let swaps = [
            (Stage::SwapCharacter, Some(0)),
            (Stage::SwapCharacter, Some(1)),
            (Stage::SwapBattleCards, None),
        ];
        let choose = [(Stage::ChooseFirst, Some(1))];
        let expected = match choice {
            ChoiceOrder::BeforeSideboarding => [&choose[..], &swaps[..]].concat(),
            ChoiceOrder::AfterSideboarding => [&swaps[..], &choose[..]].concat(),
        };
        assert_eq!(order, expected);
    }
}

#[test]
fn limited_decks_change_between_games_or_not_at_all() {
    for (sideboards, stage) in [
        (SideboardRule::BetweenGames, Stage::SwapBattleCards),
        (SideboardRule::BetweenMatches, Stage::Pregame),
        (SideboardRule::None, Stage::Pregame),
    ] {
        for choice in [ChoiceOrder::BeforeSideboarding, ChoiceOrder::AfterSideboarding] {
            let mut game = begun(MatchOptions { sideboards, choice, ..options() });
            game.apply(played(0)).unwrap();
            if game.stage == Stage::ChooseFirst {
                game.apply(MatchStep::ChooseFirst { player: 1, first: true }).unwrap();
            }
            assert_eq!(game.stage, stage);
            begin(&mut game);
        }
    }
}

#[test]
fn after_time_the_turn_is_finished_and_play_goes_on_until_all_are_tapped() {
    let mut game = begun(MatchOptions { unfinished: Unfinished::Tiebreak, ..options() });
    game.apply(MatchStep::Time {}).unwrap();
    // The turn in which the time ran out ends, whether characters are tapped or not.
    game.apply(turn(true)).unwrap();
    game.apply(turn(false)).unwrap();
    assert_eq!(game.stage, Stage::Playing);
    game.apply(turn(true)).unwrap();
    assert_eq!(
        (game.stage, game.unfinished, game.view().tiebreak_with_fresh_decks),
        (Stage::Tiebreak, 1, false)
    );
    game.apply(MatchStep::Tiebreak { winner: 1 }).unwrap();
    let report = game.report(1, ["a".into(), "b".into()]).unwrap();
    assert_eq!(
        (report.by, report.winner.as_deref(), report.unfinished),
        (EndedBy::Tiebreak, Some("b"), 1)
    );
}

#[test]
fn without_tiebreakers_the_match_is_drawn_or_goes_to_who_is_ahead() {
    let mut game = begun(options());
    game.apply(MatchStep::Time {}).unwrap();
    game.apply(turn(true)).unwrap();
    assert_eq!((game.stage, game.winner, game.unfinished), (Stage::Over, None, 1));

    let mut game = begun(options());
    game.apply(played(1)).unwrap();
    begin(&mut game);
    game.apply(MatchStep::Time {}).unwrap();
    game.apply(turn(false)).unwrap();
    game.apply(turn(true)).unwrap();
    assert_eq!((game.winner, game.games, game.unfinished), (Some(1), [0, 1], 1));
}

#[test]
fn a_game_won_in_extra_time_that_evens_the_match_leads_to_tiebreakers_with_fresh_decks() {
    let mut game = begun(MatchOptions { unfinished: Unfinished::Tiebreak, ..options() });
    game.apply(played(0)).unwrap();
    begin(&mut game);
    game.apply(MatchStep::Time {}).unwrap();
    game.apply(turn(false)).unwrap();
    game.apply(played(1)).unwrap();
    assert_eq!((game.stage, game.view().tiebreak_with_fresh_decks), (Stage::Tiebreak, true));
}

#[test]
fn nobody_takes_three_turns_in_a_row() {
    let mut game = begun(options());
    let first = game.turn_of;
    let extra = MatchStep::EndTurn { all_tapped: false, extra_turn: true };
    game.apply(extra.clone()).unwrap();
    assert_eq!((game.turn_of, game.turns_in_a_row), (first, 2));
    game.apply(extra).unwrap();
    assert_eq!((game.turn_of, game.turns_in_a_row), (1 - first, 1));
}

#[test]
fn players_concede_and_agree_to_draws() {
    let mut game = begun(options());
    game.apply(MatchStep::ConcedeMatch { player: 0 }).unwrap();
    let report = game.report(1, ["a".into(), "b".into()]).unwrap();
    assert_eq!((report.by, report.winner.as_deref()), (EndedBy::Concession, Some("b")));

    let mut game = Match::new(options()).unwrap();
    game.apply(MatchStep::DrawMatch {}).unwrap();
    assert_eq!((game.winner, game.by, game.unfinished), (None, EndedBy::IntentionalDraw, 0));

    let mut game = Match::new(MatchOptions { timed: false, ..options() }).unwrap();
    assert_eq!(game.apply(MatchStep::DrawMatch {}).unwrap_err().code, "draw-in-playoff");
    assert_eq!(game.apply(MatchStep::Time {}).unwrap_err().code, "no-time-limit");
}

#[test]
fn a_match_that_was_won_can_be_given_away_until_the_slip_is_handed_in() {
    // Tournament Rules 2.4.
    let won = || {
        let mut game = begun(options());
        game.apply(played(0)).unwrap();
        begin(&mut game);
        game.apply(played(0)).unwrap();
        assert_eq!((game.stage, game.winner), (Stage::Over, Some(0)));
        game
    };
    let mut game = won();
    game.apply(MatchStep::ConcedeMatch { player: 0 }).unwrap();
    assert_eq!(
        (game.winner, game.by, game.games, game.unfinished),
        (Some(1), EndedBy::Concession, [2, 0], 0)
    );
    assert_eq!(game.apply(MatchStep::DrawMatch {}).unwrap_err().code, "match-over");
    let mut game = won();
    game.apply(MatchStep::DrawMatch {}).unwrap();
    assert_eq!((game.winner, game.by, game.games), (None, EndedBy::IntentionalDraw, [2, 0]));
    // A match that time has drawn can be conceded too.
    let mut game = begun(options());
    game.apply(MatchStep::Time {}).unwrap();
    game.apply(turn(true)).unwrap();
    game.apply(MatchStep::ConcedeMatch { player: 0 }).unwrap();
    assert_eq!((game.winner, game.by, game.unfinished), (Some(1), EndedBy::Concession, 1));
    // A player who has lost the match cannot concede it.
    assert_eq!(won().apply(MatchStep::ConcedeMatch { player: 1 }).unwrap_err().code, "match-over");
    assert_eq!(won().apply(MatchStep::Time {}).unwrap_err().code, "match-over");
}

#[test]
fn between_games_the_end_of_time_ends_the_match() {
    // Tournament Rules 2.5 refers to the turn in progress. Here no turn is in progress, and no other game is begun.
    for (unfinished, stage) in
        [(Unfinished::Draw, Stage::Over), (Unfinished::Tiebreak, Stage::Tiebreak)]
    {
        let mut game = begun(MatchOptions { unfinished, ..options() });
        game.apply(played(0)).unwrap();
        game.apply(MatchStep::Time {}).unwrap();
        assert_eq!((game.stage, game.winner, game.unfinished), (Stage::Over, Some(0), 0));
        let mut game = Match::new(MatchOptions { unfinished, ..options() }).unwrap();
        game.apply(MatchStep::Time {}).unwrap();
        assert_eq!(
            (game.stage, game.winner, game.view().tiebreak_with_fresh_decks),
            (stage, None, stage == Stage::Tiebreak)
        );
    }
}

#[test]
fn saves_and_undo_lead_back() {
    let mut game = begun(options());
    let before = format!("{game:?}");
    game.apply(played(1)).unwrap();
    assert_eq!(format!("{:?}", Match::restore(game.save()).unwrap()), format!("{game:?}"));
    assert!(game.undo());
    assert_eq!(format!("{game:?}"), before);
    assert_eq!(game.apply(MatchStep::ConcedeMatch { player: 2 }).unwrap_err().path, "player");
    assert_eq!(format!("{game:?}"), before);
}
