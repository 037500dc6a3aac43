use super::{
    Soak, as_list,
    decks::{deck_about, deck_against},
    needs::{Needs, Subject, subjects},
    random_deck, secrets,
};
use crate::{
    api,
    cards::card::DefId,
    deck::{Deck, DeckFormat, validate_deck},
    embed::determinize::determinize,
    model::{
        start::Start,
        state::{Lasting, LastingKind},
    },
};
use altmode_core::{Io, Random, Rules};
use altmode_tcg_language::{Mode, Who};
use std::collections::BTreeSet;

#[test]
fn random_decks_are_legal_and_of_all_cards() {
    let tcg = api::Tcg::new().rules();
    let (mut characters, mut battle) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..600 {
        let deck = random_deck(tcg, &mut Random::from_words([seed, 5, 6, 7]));
        // Cards outside the game are not part of a deck.
        let list = Deck { outside: Vec::new(), ..as_list(tcg, &deck) };
        let problems = validate_deck(tcg.catalogue, &list, DeckFormat::Constructed);
        assert!(problems.is_empty(), "deck {seed}: {problems:?}");
        characters.extend(deck.characters);
        battle.extend(deck.battle.iter().map(|(def, _)| *def));
    }
    assert!(
        characters.len() > 200 && battle.len() > 300,
        "only {} characters and {} battle cards",
        characters.len(),
        battle.len()
    );
}

/// Decks about a card or ability contain it, or the parts of a combiner form, and are legal apart from bans.
#[test]
fn decks_about_a_card_are_legal_and_have_it() {
    let tcg = api::Tcg::new().rules();
    for (seed, subject) in (0..).zip(subjects(tcg)) {
        let mut random = Random::from_words([seed, 5, 6, 7]);
        let needs = Needs::of(tcg, subject);
        let (deck, _) = deck_about(tcg, subject, &needs, &mut random);
        let card = tcg.catalogue.card(subject.def);
        for deck in [&deck, &deck_against(tcg, &needs, &mut random)] {
            let list = Deck { outside: Vec::new(), ..as_list(tcg, deck) };
            let format =
                if card.banned.is_some() { DeckFormat::Standard } else { DeckFormat::Constructed };
            let problems = validate_deck(tcg.catalogue, &list, format);
            assert!(problems.is_empty(), "{}: {problems:?}", card.full_name);
        }
        let all = [&deck.characters[..], &deck.stratagems, &deck.under, &deck.outside].concat();
        let companions = tcg.companions(&deck.characters, |part| deck.outside.contains(&part));
        let comes = companions.iter().any(|(def, _)| *def == subject.def);
        let is_there = comes
            || all.contains(&subject.def)
            || deck.battle.iter().any(|(def, _)| *def == subject.def);
        assert!(is_there, "{} is not in its deck", card.full_name);
    }
}

/// Tech Research must have been played before, Bumblebee must attack, and Sentinels come from outside the game.
#[test]
fn needs_are_read_from_definitions() {
    let tcg = api::Tcg::new().rules();
    let needs = |name: &str| {
        let def = tcg.catalogue.by_full_name(name).expect("a card of that name");
        Needs::of(tcg, Subject { def, ability: None })
    };
    let names =
        |defs: &[DefId]| defs.iter().map(|&def| tcg.catalogue.name(def)).collect::<Vec<_>>();
    assert_eq!(names(&needs("Superior Cannon").named), ["Tech Research"]);
    assert_eq!(
        needs("Agility of Bumblebee").characters[0],
        [Who::parse("upgraded [name Bumblebee]").expect("a phrase")]
    );
    let maximus = needs("Optimus Maximus, Ultimate Defender");
    assert_eq!((maximus.mode, names(&maximus.named)), (Some(Mode::Bot), vec!["Optimus Maximus"]));
    assert!(needs("Zap").is_empty());
    // The ability is against cards of the opponent.
    let sandstorm = needs("Specialist Sandstorm, Special Ops • Advance Guard");
    assert!(sandstorm.characters[1].contains(&Who::parse("Melee").expect("a phrase")));
}

/// Plays a few games. A step of `npm test` plays many more.
#[test]
fn games_of_random_decks_have_no_faults() {
    let soak = Soak::new(&api::Tcg::new(), "1").expect("a seed");
    let mut longest = 0;
    for number in 0..512 {
        let played = soak.play(number).unwrap_or_else(|fault| panic!("game {number}: {fault}"));
        longest = longest.max(played.decisions);
    }
    assert!(longest > 200, "the games are games, the longest of {longest} decisions");
}

/// Checks some thousand moves. A step of `npm test` checks many more.
#[test]
fn no_move_tells_hidden_cards() {
    let soak = Soak::new(&api::Tcg::new(), "5").expect("a seed");
    for number in 0..12 {
        soak.play_with(number, true, None).unwrap_or_else(|fault| panic!("game {number}: {fault}"));
    }
}

/// The referee sees cards that a seat does not, so twins of a move differ for the referee.
#[test]
fn a_viewer_who_is_told_too_much_is_noticed() {
    let soak = Soak::new(&api::Tcg::new(), "5").expect("a seed");
    let tcg = soak.tcg;
    let mut random = Random::from_words([1, 2, 3, 4]);
    let mut state =
        tcg.begin(&Start::Decks(soak.setup(&mut random).0), &mut Io::silent()).expect("a game");
    let (mut actions, mut noticed) = (Vec::new(), 0);
    for _ in 0..20 {
        tcg.legal_actions(&state, &mut actions);
        let action = actions[random.below(actions.len() as u32) as usize];
        noticed += u32::from(
            secrets::difference(
                tcg,
                &state,
                action,
                0,
                &[altmode_core::Viewer::Referee],
                &mut random,
            )
            .is_some(),
        );
        tcg.apply(&mut state, action, &mut Io::silent());
    }
    assert!(noticed > 10, "only {noticed} of 20 twins differ for the referee");
}

/// The source of a lasting effect was scrapped and shuffled into the deck. Both seats know its number and name, but not
/// where it lies.
#[test]
fn a_source_in_the_deck_keeps_its_number_and_name_but_not_its_position() {
    let soak = Soak::new(&api::Tcg::new(), "5").expect("a seed");
    let tcg = soak.tcg;
    let mut random = Random::from_words([1, 2, 3, 4]);
    let start =
        tcg.begin(&Start::Decks(soak.setup(&mut random).0), &mut Io::silent()).expect("a game");
    for (seat, open_decks) in [(0, false), (1, false), (1, true)] {
        let mut state = start.clone();
        state.open_decks = open_decks;
        let source = state.players[0].deck[7];
        let name = state.defs[usize::from(source)];
        state.lasting.push(Lasting {
            kind: LastingKind::AfterBattle,
            source,
            ..Lasting::default()
        });
        let mut positions = BTreeSet::new();
        for _ in 0..40 {
            let world = determinize(tcg, &state, seat, &mut random);
            assert_eq!(world.lasting[0].source, source);
            assert_eq!(world.defs[usize::from(source)], name);
            positions.insert(world.players[0].deck.iter().position(|&card| card == source));
        }
        assert!(positions.len() > 10, "the source lies in {} positions", positions.len());
    }
}

/// The counts match the game: cards that were played, and abilities of such cards.
#[test]
fn coverage_counts_what_games_use() {
    let soak = Soak::new(&api::Tcg::new(), "9").expect("a seed");
    let mut coverage = soak.coverage();
    for number in 0..400 {
        let played = soak
            .play_counting(number, &mut coverage)
            .unwrap_or_else(|fault| panic!("game {number}: {fault}"));
        assert_eq!(
            played.checksum,
            soak.play(number).expect("the same game").checksum,
            "counting changes nothing"
        );
    }
    let of = |name: &str, ability: &str| {
        let row = coverage.rows().iter().find(|row| row.name == name && row.ability == ability);
        row.unwrap_or_else(|| panic!("no row for {name}, {ability}")).count
    };
    assert!(of("Photon Bomb", "") > 0, "an Action was played");
    assert!(of("Photon Bomb", "ability 1") > 0, "and followed");
    assert!(
        of("Photon Bomb", "ability 1") <= of("Photon Bomb", ""),
        "but not more often than played"
    );
    let unused = coverage.rows().iter().filter(|row| row.count == 0).count();
    assert!(
        unused * 3 < coverage.rows().len(),
        "{unused} of {} rows were never counted",
        coverage.rows().len()
    );
}
