//! Random games of all implemented heroes, with checks of the invariants after every action.

use altmode_core::{Io, Random, Rules};
use altmode_unmatched::{
    Unmatched,
    board::boards,
    soak::check,
    start::{Setup, SetupPlayer, Start},
    state::Status,
};

/// Number of pairs of heroes that play.
const PAIRS: u32 = 40;

#[test]
fn random_games_of_all_heroes_end() {
    let rules = Unmatched::default();
    let ids: Vec<&str> = rules.catalogue.ids().collect();
    let implemented: Vec<&str> = ids
        .into_iter()
        .filter(|id| rules.catalogue.hero(rules.catalogue.find(id).unwrap()).implemented)
        .collect();
    assert!(implemented.len() >= 35, "{implemented:?}");
    let mut random = Random::from_seed_text("5eed").unwrap();
    // `ALTMODE_GAMES=40000` plays a thousand games of each pair.
    let games: u32 = std::env::var("ALTMODE_GAMES")
        .map_or(400, |games| games.parse().expect("a number of games"));
    let mut pick = |count: usize| random.below(count as u32) as usize;
    let pairs: Vec<[&str; 2]> = (0..PAIRS)
        .map(|_| [implemented[pick(implemented.len())], implemented[pick(implemented.len())]])
        .collect();
    let (mut wins, mut decisions) = ([0; 2], 0_u64);
    for game in 0..games {
        let heroes = pairs[(game % PAIRS) as usize];
        let board = boards()[random.below(boards().len() as u32) as usize].id();
        let start = Start::Game(Setup::duel(&format!("{game:x}"), board, heroes));
        let mut io = Io::silent();
        let mut state = rules.begin(&start, &mut io).unwrap();
        let (mut actions, mut taken) = (Vec::new(), 0);
        while let Some(seat) = rules.to_act(&state) {
            let place = format!(
                "game {game}, {} against {} on {board}, turn {}",
                heroes[0], heroes[1], state.turn
            );
            check(rules, &state).unwrap_or_else(|fault| panic!("{place}: {fault}"));
            actions.clear();
            rules.legal_actions(&state, &mut actions);
            assert!(
                !actions.is_empty(),
                "{place}: seat {seat} has no answer to {:?}",
                state.decision
            );
            rules.apply(&mut state, actions[random.below(actions.len() as u32) as usize], &mut io);
            decisions += 1;
            taken += 1;
            assert!(
                taken < 10_000,
                "{place}: the game does not end; the last answer was to {:?}",
                state.decision
            );
        }
        match state.status {
            Status::Won(seats) => wins[seats.trailing_zeros() as usize] += 1,
            status => panic!("game {game}, {heroes:?}: {status:?} in turn {}", state.turn),
        }
    }
    println!("{implemented:?}: {wins:?} wins, {} decisions a game", decisions / u64::from(games));
    assert!(wins[0] > games / 4 && wins[1] > games / 4, "{wins:?}");
}

/// Teams of two, and three or four players each for themselves.
#[test]
fn random_games_of_several_players_end() {
    let rules = Unmatched::default();
    let implemented: Vec<&str> = rules
        .catalogue
        .ids()
        .filter(|id| rules.catalogue.hero(rules.catalogue.find(id).unwrap()).implemented)
        .collect();
    let boards: Vec<&str> =
        boards().iter().filter(|board| board.starts.len() >= 4).map(|board| board.id()).collect();
    let mut random = Random::from_seed_text("5eed").unwrap();
    let mut pick = |count: usize| random.below(count as u32) as usize;
    for game in 0..120 {
        let sides: &[u8] = [&[0, 1, 0, 1][..], &[0, 1, 2], &[0, 1, 2, 3]][game % 3];
        let player = |&side: &u8| SetupPlayer {
            hero: implemented[pick(implemented.len())].into(),
            side,
            ..SetupPlayer::default()
        };
        let players: Vec<SetupPlayer> = sides.iter().map(player).collect();
        play(rules, game, boards[pick(boards.len())], players, &mut pick);
    }
}

/// Plays a game to its end, and checks the invariants after every action.
fn play(
    rules: Unmatched,
    game: usize,
    board: &str,
    players: Vec<SetupPlayer>,
    pick: &mut impl FnMut(usize) -> usize,
) {
    let sides: Vec<u8> = players.iter().map(|player| player.side).collect();
    let seed = format!("{game:x}");
    let setup = Setup {
        seed,
        board: board.into(),
        first: 0,
        players,
        allow_unimplemented: false,
        facts: Vec::new(),
        items: Vec::new(),
    };
    let place = format!("game {game} on {board}, {:?}", setup.players);
    let mut state = rules.begin(&Start::Game(setup), &mut Io::silent()).unwrap();
    let (mut actions, mut taken) = (Vec::new(), 0);
    while rules.to_act(&state).is_some() {
        check(rules, &state).unwrap_or_else(|fault| panic!("{place}: {fault}"));
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        assert!(!actions.is_empty(), "{place}: no answer to {:?}", state.decision);
        rules.apply(&mut state, actions[pick(actions.len())], &mut Io::silent());
        taken += 1;
        assert!(
            taken < 20_000,
            "{place}: the game does not end; the last answer was to {:?}",
            state.decision
        );
    }
    let Status::Won(winners) = state.status else { panic!("{place}: {:?}", state.status) };
    let side = sides[winners.trailing_zeros() as usize];
    let all =
        (0..sides.len()).filter(|&seat| sides[seat] == side).fold(0, |set, seat| set | 1 << seat);
    assert_eq!(winners, all, "{place}: a side wins as a whole");
}

/// Heroes with fighters or tokens in unusual places play on every battlefield, against themselves and others, in all modes.
#[test]
fn unusual_pieces_stand_on_every_battlefield() {
    const UNUSUAL: [&str; 3] = ["squirrel-girl", "shredder", "t-rex"];
    let rules = Unmatched::default();
    let mut random = Random::from_seed_text("5eed").unwrap();
    let mut pick = |count: usize| random.below(count as u32) as usize;
    let others = [
        "yennenga",
        "tomoe-gozen",
        "robert-muldoon",
        "houdini",
        "elektra",
        "dr-ellie-sattler",
        "spike",
        "leonardo",
    ];
    // `ALTMODE_GAMES=100` sets the number of games of each hero on each battlefield to 100.
    let games: usize =
        std::env::var("ALTMODE_GAMES").map_or(3, |games| games.parse().expect("a number of games"));
    for (number, board) in boards().iter().enumerate() {
        for game in 0..games * UNUSUAL.len() {
            let modes: [&[u8]; 4] = [&[0, 1], &[0, 1, 0, 1], &[0, 1, 2], &[0, 1, 2, 3]];
            let sides = modes[if board.starts.len() < 4 { 0 } else { (game + number) % 4 }];
            let hero = |seat: usize| match seat {
                0 => UNUSUAL[game % UNUSUAL.len()],
                1 if game % 3 == 0 => UNUSUAL[(game / 3 + number) % UNUSUAL.len()],
                _ => others[(game * 5 + number + seat) % others.len()],
            };
            let player = |(seat, &side): (usize, &u8)| SetupPlayer {
                hero: hero(seat).into(),
                side,
                ..SetupPlayer::default()
            };
            play(
                rules,
                number * 1000 + game,
                board.id(),
                sides.iter().enumerate().map(player).collect(),
                &mut pick,
            );
        }
    }
}

/// Decks have 30 cards, Daredevil's 22, Elektra's 20 and Black Widow's 31; of Buffy's 35 five stay out with the sidekick that is not
/// chosen, of Geralt's 36 six with the gear that is not chosen (Unmatched Reference v10, Buffy, Geralt of Rivia).
#[test]
fn decks_have_as_many_cards_as_printed() {
    let catalogue = Unmatched::default().catalogue;
    for id in catalogue.ids() {
        let copies: u32 = catalogue
            .hero(catalogue.find(id).unwrap())
            .cards
            .iter()
            .map(|card| u32::from(card.sheet.copies))
            .sum();
        let printed = match id {
            "black-widow" => 31,
            "buffy" => 35,
            "daredevil" => 22,
            "elektra" => 20,
            "geralt-of-rivia" => 36,
            _ => 30,
        };
        assert_eq!(copies, printed, "{id}");
    }
}

/// A hero may play on several seats as long as all fighters fit into a game.
#[test]
fn heroes_with_too_many_fighters_are_refused() {
    let setup = |seats: u8| Setup {
        seed: "1".into(),
        board: "marmoreal".into(),
        first: 0,
        players: (0..seats)
            .map(|side| SetupPlayer {
                hero: "squirrel-girl".into(),
                side,
                ..SetupPlayer::default()
            })
            .collect(),
        allow_unimplemented: false,
        facts: Vec::new(),
        items: Vec::new(),
    };
    let begin = |seats| Unmatched::default().begin(&Start::Game(setup(seats)), &mut Io::silent());
    assert!(begin(3).is_ok());
    assert_eq!(begin(4).expect_err("36 fighters are too many").code, "too-many-fighters");
}

/// A host that rolls a die at the table supplies the number, which must be on a face of the die.
#[test]
fn a_supplied_roll_is_on_a_face() {
    let position = altmode_json::json!({ "format": "altmode-scenario/1", "game": "unmatched", "state": { "board": "marmoreal", "players": [
        { "hero": "krang", "fighters": [{ "fighter": "krang", "at": "M13" }], "hand": ["Android Arms: Missiles"], "counters": { "doomsday-machines": 0 } },
        { "hero": "medusa", "fighters": [{ "fighter": "medusa", "at": "M07" }], "hand": [] } ] } });
    let roll = |face: u8| {
        let mut game =
            altmode_unmatched::api::Unmatched::new().from_scenario(&position.to_string()).unwrap();
        let options = altmode_json::json!({ "chance": [face] }).to_string();
        game.apply(r#"{ "type": "attack", "attacker": 0, "defender": 1 }"#, Some(&options))
            .map(|_| ())
    };
    assert_eq!(roll(7).expect_err("no face shows 7").code, "impossible-chance");
    roll(3).unwrap();
}
