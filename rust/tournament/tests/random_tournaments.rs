//! Property test: a thousand random tournaments of 4 to 64 players, with drops, late entries and corrections, have no avoidable
//! rematch and at most one bye per player, and their saved logs lead to the same state.

use altmode_core::Random;
use altmode_tournament::{
    event::{Event, ReportedResult},
    options::Options,
    standings::Standing,
    tournament::Tournament,
};
use std::collections::{HashMap, HashSet};

const TOURNAMENTS: u32 = 1_000;

fn options(seed: u32) -> Options {
    altmode_tournament::api::options(&format!(r#"{{ "seed": "{seed:x}" }}"#)).unwrap()
}

fn enter(tournament: &mut Tournament, name: String) {
    tournament.apply(Event::AddPlayer { name, id: None }, None).unwrap();
}

fn random_result(random: &mut Random, table: u32) -> ReportedResult {
    let games = [[2, 0], [2, 1], [1, 2], [0, 2], [1, 1], [1, 0], [0, 0]][random.below(7) as usize];
    ReportedResult {
        round: None,
        table,
        players: None,
        games,
        draws: 0,
        unfinished: i32::from(games[0] < 2 && games[1] < 2),
        by: Default::default(),
        winner: None,
    }
}

/// Returns whether the remaining players can be paired without rematches and second byes, by exhaustive search.
fn can_be_paired(
    left: &mut Vec<usize>,
    met: &HashSet<(usize, usize)>,
    had_bye: &HashSet<usize>,
    bye_left: bool,
) -> bool {
    let Some(first) = left.pop() else { return true };
    if bye_left && !had_bye.contains(&first) && can_be_paired(left, met, had_bye, false) {
        left.push(first);
        return true;
    }
    for index in 0..left.len() {
        let other = left[index];
        if !met.contains(&(first.min(other), first.max(other))) {
            left.remove(index);
            let paired = can_be_paired(left, met, had_bye, bye_left);
            left.insert(index, other);
            if paired {
                left.push(first);
                return true;
            }
        }
    }
    left.push(first);
    false
}

fn play(seed: u32) -> (u32, u32) {
    let mut random = Random::from_words([seed, 1, 2, 3]);
    let mut tournament = Tournament::new(options(seed), "a").unwrap();
    let players = 4 + random.below(61);
    for player in 0..players {
        enter(&mut tournament, format!("Player {player}"));
    }
    let mut met: HashSet<(usize, usize)> = HashSet::new();
    let mut byes: HashMap<usize, u32> = HashMap::new();
    let (mut rounds, mut rematches) = (0, 0);
    loop {
        let had_bye: HashSet<usize> = byes.keys().copied().collect();
        let active: Vec<usize> = tournament.state().active().collect();
        if tournament.pair(None).is_err() {
            let planned = tournament.state().swiss_rounds.unwrap();
            // The only other reason to end is that one player must have a bye and all have had one.
            assert!(
                rounds == planned
                    || (active.len() % 2 == 1
                        && active.iter().all(|player| had_bye.contains(player))),
                "seed {seed}"
            );
            break;
        }
        rounds += 1;
        let round = tournament.state().rounds.last().unwrap().clone();
        let paired: Vec<usize> = round
            .tables
            .iter()
            .flat_map(|table| table.players)
            .chain(round.byes.iter().copied())
            .collect();
        assert_eq!(
            paired.iter().copied().collect::<HashSet<_>>(),
            active.iter().copied().collect(),
            "seed {seed}: everybody plays"
        );
        assert_eq!(paired.len(), active.len(), "seed {seed}: nobody plays twice");
        assert_eq!(round.byes.len(), active.len() % 2, "seed {seed}");
        let again = round.tables.iter().filter(|table| met.contains(&key(table.players))).count();
        if again > 0 {
            assert!(
                !can_be_paired(&mut active.clone(), &met, &had_bye, active.len() % 2 == 1),
                "seed {seed}: a rematch could be avoided"
            );
            rematches += again as u32;
        }
        for &player in &round.byes {
            *byes.entry(player).or_insert(0) += 1;
            assert_eq!(byes[&player], 1, "seed {seed}: a second bye");
        }
        met.extend(round.tables.iter().map(|table| key(table.players)));
        for table in 1..=round.tables.len() as u32 {
            tournament.apply(Event::Result(random_result(&mut random, table)), None).unwrap();
        }
        for player in active {
            if random.below(12) == 0 && tournament.state().active().count() > 2 {
                let player = tournament.state().players[player].id.clone();
                tournament.apply(Event::Drop { player }, None).unwrap();
            }
        }
        if random.below(4) == 0 {
            enter(&mut tournament, format!("Late {rounds}"));
        }
        if random.below(4) == 0 && !round.tables.is_empty() {
            let table = 1 + random.below(round.tables.len() as u32);
            let correction = ReportedResult {
                round: Some(1 + random.below(rounds)),
                ..random_result(&mut random, table)
            };
            // Earlier rounds can have fewer tables.
            let _ = tournament.apply(Event::Result(correction), None);
        }
    }
    check_order(&tournament.standings(None).unwrap(), seed);
    let again = Tournament::restore(tournament.log().save(), "a").unwrap();
    assert_eq!(
        format!("{:?}", again.state().rounds),
        format!("{:?}", tournament.state().rounds),
        "seed {seed}"
    );
    assert_eq!(again.standings(None).unwrap(), tournament.standings(None).unwrap(), "seed {seed}");
    (rounds, rematches)
}

/// Checks the order by match points, opponents' match-win, game-win and opponents' game-win percentage, and that no percentage
/// is below 0.33 (Appendix C).
fn check_order(standings: &[Standing], seed: u32) {
    let shares =
        |line: &Standing| [line.opponents_match_win, line.game_win, line.opponents_game_win];
    let order =
        |line: &Standing| (line.points, shares(line).map(|share| (share * 1e9).round() as u32));
    for (place, line) in standings.iter().enumerate() {
        assert!(
            shares(line).iter().chain([&line.match_win]).all(|share| (0.33..=1.0).contains(share)),
            "seed {seed}: {line:?}"
        );
        assert_eq!(
            (line.points, line.rank as usize),
            (3 * line.wins + line.draws, place + 1),
            "seed {seed}"
        );
        if let Some(next) = standings.get(place + 1) {
            assert!(order(line) >= order(next), "seed {seed}: {line:?} before {next:?}");
            assert!(
                order(line) > order(next) || line.tied && next.tied,
                "seed {seed}: only the lot separates {line:?} and {next:?}"
            );
        }
    }
}

fn key([one, other]: [usize; 2]) -> (usize, usize) {
    (one.min(other), one.max(other))
}

#[test]
fn a_thousand_random_tournaments() {
    let (mut rounds, mut rematches) = (0, 0);
    for seed in 1..=TOURNAMENTS {
        let (played, again) = play(seed);
        rounds += played;
        rematches += again;
    }
    assert!(rounds > TOURNAMENTS * 3, "{rounds} rounds");
    println!("{rounds} rounds, {rematches} rematches that nothing could avoid");
}
