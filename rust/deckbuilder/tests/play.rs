//! Random games of all modes and options: the invariants are checked after every decision.

use altmode_deckbuilder::{soak::Soak, state::Mode};

#[test]
fn random_games_of_all_modes_end() {
    let soak = Soak::new("5eed").expect("a seed");
    // `ALTMODE_GAMES=100000` sets the number of games.
    let games: u32 = std::env::var("ALTMODE_GAMES")
        .map_or(100, |games| games.parse().expect("a number of games"));
    let (mut decisions, mut turns) = (0_u64, 0_u64);
    let mut modes = [0_u32; 5];
    for number in 0..games {
        let played = soak.play(number).unwrap_or_else(|fault| panic!("game {number}: {fault}"));
        decisions += u64::from(played.decisions);
        turns += u64::from(played.turns);
        modes[Mode::ALL.iter().position(|mode| *mode == played.mode).expect("a mode")] += 1;
    }
    println!(
        "{modes:?}, {} decisions and {} turns a game",
        decisions / u64::from(games),
        turns / u64::from(games)
    );
    assert!(modes.iter().all(|&count| count > games / 10), "{modes:?}");
}
