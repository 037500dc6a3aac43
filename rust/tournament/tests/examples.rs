//! Every numeric example and table of the Tournament Rules, by section, and where it is a test:
//!
//! | section | example | test |
//! | --- | --- | --- |
//! | 2.1 | two games win a match | `play::game_match_tests::two_games_win` |
//! | 2.5.1 | white icons two cards at a time; a coin when all cards have one | `play::tiebreak::tests` |
//! | 2.6 | a deck check's time plus three minutes | here, and `organising::deck_checks_tell_differences_and_give_the_time_back` |
//! | 5.2 | 12, 8, 4 and 4 boosters shared by four: 7 each | left to people |
//! | 5.6 | at most two turns in a row | `play::game_match_tests::nobody_takes_three_turns_in_a_row` |
//! | 6.1, 6.3, 7.1 | 40, 3, 25; 1 of 20 stars and 10; 25 | the crate of the cards: `deck::tests`, `deck::rules_tests` |
//! | 7.7 | six battle cards beside a small character, else seven; the snake | `draft::boosters::tests`, `draft::table_tests` |
//! | 8.1 | 20 players, five rounds or four | here |
//! | 8.2 | brackets of 8, 4 and 2, and of draft seats | `playoff::tests` |
//! | Appendix B | minutes of rounds, of building decks, seconds of picks and reviews | here, and `advice::tests` |
//! | Appendix C | match points, game points, both percentages, opponents' match-win percentage, byes | `standings::tests`, byes also here |
//! | Appendix D | six boosters for Sealed | `draft::sealed::tests` |
//! | Appendix E | rounds by players | `advice::tests` |

use altmode_json::{Value, json};
use altmode_tournament::{advice, api::Tournament};

fn tournament(players: usize, options: &Value) -> Tournament {
    let mut tournament = Tournament::new(&options.to_string(), "a").unwrap();
    for player in 1..=players {
        apply(
            &mut tournament,
            &json!({ "type": "addPlayer", "name": format!("Player {player}"), "id": format!("p{player}") }),
        );
    }
    tournament
}

fn apply(tournament: &mut Tournament, event: &Value) -> Value {
    altmode_json::from_str(&tournament.apply(&event.to_string(), -1.0).unwrap()).unwrap()
}

fn view(tournament: &Tournament) -> Value {
    altmode_json::from_str(&tournament.view("\"official\"").unwrap()).unwrap()
}

/// Reports a win of the first player of each table.
fn play_round(tournament: &mut Tournament) {
    tournament.pair(-1.0).unwrap();
    let tables = view(tournament)["rounds"].as_array().unwrap().last().unwrap()["tables"]
        .as_array()
        .unwrap()
        .len();
    for table in 1..=tables {
        apply(tournament, &json!({ "type": "result", "table": table, "games": [2, 0] }));
    }
}

#[test]
fn twenty_players_have_five_rounds_unless_one_has_four_wins_after_four() {
    // 8.1. The first pairing fixes the recommended number of rounds, unless the organiser has announced another one.
    let mut all = tournament(20, &json!({ "seed": "2a" }));
    for round in 1..=4 {
        play_round(&mut all);
        assert_eq!(view(&all)["swissRounds"], 5, "round {round}");
    }
    assert_eq!(view(&all)["stage"], "betweenRounds");
    let standings: Value = altmode_json::from_str(&all.standings(0).unwrap()).unwrap();
    let unbeaten =
        standings.as_array().unwrap().iter().filter(|standing| standing["wins"] == 4).count();
    assert!(unbeaten >= 1);
    let mut options = view(&all)["options"].clone();
    options["rounds"] = json!(4);
    apply(&mut all, &json!({ "type": "configure", "options": options }));
    assert_eq!((&view(&all)["swissRounds"], &view(&all)["stage"]), (&json!(4), &json!("over")));
}

#[test]
fn times_are_those_of_appendix_b() {
    let times = advice::times();
    assert_eq!(
        (times.fewest_minutes, times.round_minutes, times.wave_five_round_minutes),
        (40, 50, 60)
    );
    assert_eq!((times.sealed_registration_minutes, times.sealed_construction_minutes), (20, 30));
    assert_eq!(times.draft_construction_minutes, 30);
    assert_eq!((times.first_review_seconds, times.review_step_seconds), (30, 15));
    // 2.6: a deck check of four minutes extends the match by seven.
    let mut all = tournament(2, &json!({ "seed": "2a" }));
    let deck = json!({ "characters": ["A"], "battle": [] });
    apply(&mut all, &json!({ "type": "registerDeck", "player": "p1", "deck": deck }));
    apply(&mut all, &json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"]] }));
    apply(
        &mut all,
        &json!({ "type": "deckCheck", "player": "p1", "found": deck, "seconds": 4 * 60 }),
    );
    assert_eq!(view(&all)["rounds"][0]["tables"][0]["extensionSeconds"], 7 * 60);
}

#[test]
fn a_bye_is_three_match_points_and_six_game_points_and_no_opponent() {
    // Appendix C: the bye counts for the player's own percentages, and is ignored among opponents.
    let mut all = tournament(3, &json!({ "seed": "2a", "rounds": 2 }));
    apply(
        &mut all,
        &json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"]], "byes": ["p3"] }),
    );
    apply(&mut all, &json!({ "type": "result", "table": 1, "games": [2, 1] }));
    apply(
        &mut all,
        &json!({ "type": "pairings", "round": 2, "tables": [["p3", "p1"]], "byes": ["p2"] }),
    );
    apply(&mut all, &json!({ "type": "result", "table": 1, "games": [1, 2] }));
    let standings: Value = altmode_json::from_str(&all.standings(0).unwrap()).unwrap();
    let of = |player: &str| {
        standings
            .as_array()
            .unwrap()
            .iter()
            .find(|standing| standing["player"] == player)
            .unwrap()
            .clone()
    };
    let near = |value: &Value, expected: f64| {
        assert!((value.as_f64().unwrap() - expected).abs() < 1e-9, "{value} is not {expected}")
    };
    let (one, three) = (of("p1"), of("p3"));
    assert_eq!(
        (&one["points"], &three["points"], &three["byes"]),
        (&json!(6), &json!(3), &json!(1))
    );
    // Two games of the bye and three of the match: 9 of 15 game points.
    near(&three["gameWin"], 9.0 / 15.0);
    near(&three["opponentsMatchWin"], 1.0);
    near(&one["opponentsMatchWin"], 0.5);
    // Opponents' game-win percentage: both opponents of player 1 have 9 of 15 points; the opponent of player 3 has 12 of 18.
    near(&one["opponentsGameWin"], 9.0 / 15.0);
    near(&three["opponentsGameWin"], 12.0 / 18.0);
}
