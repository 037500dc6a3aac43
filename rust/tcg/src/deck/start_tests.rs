//! Tests of decks beyond the star limit, and of characters that start under or on others.

use super::{config::start, team::deal_stars, *};
use crate::{
    cards::{Tcg, builtin::builtin},
    model::{
        objects::NOBODY,
        state::{State, Zone},
    },
};
use altmode_core::{Io, Rules};
use altmode_json::json;

const STARTER: &str = include_str!("../../decks/autobot-starter.txt");

/// Returns a deck of the starter set's battle cards, which cost no stars, with a team, stratagems and more cards.
fn deck(team: &[&str], stratagems: &[&str], cards: &[(&str, u32)]) -> Deck {
    let owned = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
    let mut deck = Deck {
        characters: owned(team),
        stratagems: owned(stratagems),
        ..parse_deck(builtin(), STARTER).unwrap()
    };
    deck.battle
        .extend(cards.iter().map(|(card, count)| Entry { card: card.to_string(), count: *count }));
    deck
}

fn problems(deck: &Deck) -> Vec<String> {
    validate_deck(builtin(), deck, DeckFormat::Constructed)
        .iter()
        .map(|problem| format!("{} {}", problem.code, problem.path))
        .collect()
}

const TOO_MANY: [&str; 1] = ["too-many-stars characters"];

/// Returns a team of exactly 24 stars.
fn team_of_24(rest: &[&'static str]) -> Vec<&'static str> {
    let stars =
        |name: &&str| u32::from(builtin().card(resolve_card(builtin(), name).unwrap()).stars);
    assert_eq!(rest.iter().map(stars).sum::<u32>(), 24, "{rest:?}");
    rest.to_vec()
}

#[test]
fn stratagems_let_a_deck_go_over_the_star_limit() {
    // Wave 5, Heroic Spotlight: two stars of blue cards, with a team of Autobots only.
    let team = team_of_24(&[
        "Autobot Novastar, Search and Rescue",
        "Red Alert, Security Chief",
        "Beachcomber, Geologist",
    ]);
    let with = |cards: &[(&str, u32)]| problems(&deck(&team, &["Heroic Spotlight"], cards));
    assert_eq!(with(&[]), [""; 0]);
    assert_eq!(with(&[("EMP Wave", 2)]), [""; 0]);
    assert_eq!(with(&[("EMP Wave", 3)]), TOO_MANY);
    // Mounted Missiles are not blue.
    assert_eq!(with(&[("Mounted Missiles", 1)]), TOO_MANY);
    assert_eq!(problems(&deck(&team, &[], &[("EMP Wave", 2)])), TOO_MANY);
    assert_eq!(problems(&deck(&team, &[], &[("EMP Wave", 1)])), [""; 0]);
}

#[test]
fn a_spotlight_wants_a_team_of_one_faction() {
    // An equal number of stars with a Decepticon among them.
    let team = team_of_24(&[
        "Autobot Novastar, Search and Rescue",
        "Ransack, Insecticon Commando",
        "Red Alert, Security Chief",
    ]);
    assert_eq!(problems(&deck(&team, &["Heroic Spotlight"], &[])), [""; 0]);
    assert_eq!(problems(&deck(&team, &["Heroic Spotlight"], &[("EMP Wave", 1)])), TOO_MANY);
    assert_eq!(problems(&deck(&team, &["Villainous Spotlight"], &[("EMP Wave", 1)])), TOO_MANY);
}

#[test]
fn one_star_is_over_the_limit_for_one_reason() {
    // Science Officer: an Action and an Upgrade, not two of either.
    let team = [
        "Beachcomber, Geologist",
        "Autobot Novastar, Search and Rescue",
        "Red Alert, Security Chief",
    ];
    let stars =
        |name: &&str| u32::from(builtin().card(resolve_card(builtin(), name).unwrap()).stars);
    assert_eq!(team.iter().map(stars).sum::<u32>(), 24);
    let with = |cards: &[(&str, u32)]| problems(&deck(&team, &["Science Officer"], cards));
    assert_eq!(with(&[("EMP Wave", 1), ("Mounted Missiles", 1)]), [""; 0]);
    assert_eq!(with(&[("EMP Wave", 2)]), TOO_MANY);
    assert_eq!(with(&[("Mounted Missiles", 1), ("Blast Suit", 1)]), TOO_MANY);
    // A card of two stars may exceed the limit by one of them.
    let smaller = [
        "Beachcomber, Geologist",
        "Autobot Novastar, Search and Rescue",
        "Private Fixit, Rescue Patrol • Medic",
    ];
    assert_eq!(smaller.iter().map(stars).sum::<u32>(), 22);
    assert_eq!(
        problems(&deck(
            &smaller,
            &["Science Officer"],
            &[("Ultra Magnus Armor", 1), ("EMP Wave", 3)]
        )),
        TOO_MANY
    );
    assert_eq!(
        problems(&deck(
            &smaller,
            &["Science Officer"],
            &[("Ultra Magnus Armor", 1), ("EMP Wave", 2)]
        )),
        [""; 0]
    );
}

#[test]
fn each_stratagem_of_deck_building_is_for_its_own_cards() {
    let decepticons =
        ["Thundercracker, Mach Warrior", "Ruckus, Combat Assault", "Nightracer, Gunner"];
    let autobots = [
        "Roadbuster, Ground Assault Commander",
        "Beachcomber, Geologist",
        "Windcharger, Autobot Warrior",
    ];
    type Cards = &'static [(&'static str, u32)];
    let cases: [(&[&'static str], &str, Cards, Cards); 3] = [
        // Two stars of orange cards.
        (&decepticons, "Villainous Spotlight", &[("Mounted Missiles", 2)], &[("EMP Wave", 1)]),
        // Two stars of Secret Actions.
        (
            &decepticons,
            "Stealth Mission",
            &[("Lucky Dodge", 1), ("Even the Score", 1)],
            &[("EMP Wave", 1)],
        ),
        // A star of Weapons and one of Armors.
        (
            &autobots,
            "Weapons Cache",
            &[("Mounted Missiles", 1), ("Blast Suit", 1)],
            &[("Blast Suit", 2)],
        ),
    ];
    for (team, stratagem, legal, illegal) in cases {
        let team = team_of_24(team);
        assert_eq!(problems(&deck(&team, &[stratagem], legal)), [""; 0], "{stratagem}");
        assert_eq!(problems(&deck(&team, &[stratagem], illegal)), TOO_MANY, "{stratagem}");
        assert_eq!(problems(&deck(&team, &[], legal)), TOO_MANY, "{stratagem}");
    }
}

#[test]
fn stars_are_dealt_out_so_that_as_many_as_possible_have_a_place() {
    // The first place takes both cards, the second one only the first card.
    let takes = |place: usize, card: usize| place == 0 || card == 0;
    assert_eq!(deal_stars(&mut [1, 1], &mut [1, 1], &takes), 2);
    assert_eq!(deal_stars(&mut [2, 1], &mut [1, 0], &takes), 1);
    assert_eq!(deal_stars(&mut [1, 2], &mut [1, 5], &takes), 2);
    assert_eq!(deal_stars(&mut [], &mut [3], &takes), 0);
}

/// Returns the state at the start of a game of this deck against the starter set.
fn begun(deck: &Deck, format: &str) -> State {
    // The basic rules are for two characters.
    let other =
        if format == "basic" { deck.clone() } else { parse_deck(builtin(), STARTER).unwrap() };
    let other = altmode_json::to_value(other).unwrap();
    let config = json!({ "seed": "3", "first": 0, "format": format, "players": [deck, other] });
    let start = start(builtin(), &config).unwrap_or_else(|error| panic!("{error}"));
    start.check(builtin()).unwrap();
    Tcg { catalogue: builtin() }.begin(&start, &mut Io::silent()).unwrap()
}

/// Returns the zone of the first player's character, and the name of its host.
fn place(state: &State, name: &str) -> (Zone, Option<&'static str>) {
    let card = |object: usize| builtin().card(state.defs[object]);
    let found = (0..state.characters.len())
        .find(|&object| card(object).full_name == name && state.objects[object].owner == 0);
    let object = state.objects[found.unwrap_or_else(|| panic!("{name}"))];
    (object.zone, (object.host != NOBODY).then(|| card(object.host.into()).full_name))
}

/// Blaster vs Soundwave; Rules Roundup 2019-07-29.
#[test]
fn mini_cassettes_of_the_team_begin_under_their_deployer() {
    for (list, deployer, cassettes) in [
        (
            include_str!("../../decks/blaster.txt"),
            "Blaster, Communications",
            ["Eject, Electronic Surveillance", "Ramhorn, Warrior", "Steeljaw, Tracker"],
        ),
        (
            include_str!("../../decks/soundwave.txt"),
            "Soundwave, Communications",
            ["Buzzsaw, Spy", "Frenzy, Warrior", "Ravage, Saboteur"],
        ),
    ] {
        let deck = Deck {
            battle: parse_deck(builtin(), STARTER).unwrap().battle,
            ..parse_deck(builtin(), list).unwrap()
        };
        let state = begun(&deck, "constructed");
        assert_eq!(place(&state, deployer), (Zone::Battlefield, None));
        for cassette in cassettes {
            assert_eq!(place(&state, cassette), (Zone::Under, Some(deployer)), "{cassette}");
        }
        assert_eq!((state.battlefield[0].count_ones(), state.started.count_ones()), (1, 8));
    }
}

#[test]
fn with_two_deployers_the_order_of_the_team_says_whose_a_cassette_is() {
    let team = [
        "Eject, Electronic Surveillance",
        "Blaster, Communications",
        "Steeljaw, Tracker",
        "Soundwave, Communications",
    ];
    let state = begun(&deck(&team, &[], &[]), "turbo");
    assert_eq!(place(&state, team[0]), (Zone::Under, Some(team[1])));
    assert_eq!(place(&state, team[2]), (Zone::Under, Some(team[1])));
    assert_eq!(place(&state, team[3]), (Zone::Battlefield, None));
}

#[test]
fn mini_cassettes_without_a_deployer_begin_on_the_battlefield() {
    let state = begun(
        &deck(&["Eject, Electronic Surveillance", "Steeljaw, Tracker"], &[], &[]),
        "standard",
    );
    assert_eq!(state.battlefield[0].count_ones(), 2);
    let mut basic = deck(&["Eject, Electronic Surveillance", "Blaster, Communications"], &[], &[]);
    basic.battle.truncate(18);
    let basic = begun(&basic, "basic");
    assert_eq!(basic.battlefield[0].count_ones(), 2, "the basic rules know no card text");
}

const CARRIER: &str = "Tidal Wave, Dark Fleet (Aircraft Carrier)";
const TRANSPORT: &str = "Tidal Wave, Dark Fleet (Transport)";
const PLANE: &str = "Raider Storm Cloud, Infantry • Electronic Warfare";
const CAR: &str = "Raider Detour, Infantry • Demolitions";

/// 2020 promos, Tidal Wave; Aequitas Rules Roundup 2020-11-11.
#[test]
fn a_deck_names_the_characters_that_begin_under_tidal_wave() {
    let mut tidal = deck(&[CARRIER, TRANSPORT, "Tidal Wave, Dark Fleet (Battleship)"], &[], &[]);
    assert_eq!(problems(&tidal), [""; 0], "it can also begin with nothing under it");
    tidal.under = vec![CAR.to_string(), PLANE.to_string()];
    // 24 stars: those two cost none.
    assert_eq!(problems(&tidal), [""; 0]);
    let state = begun(&tidal, "constructed");
    assert_eq!(place(&state, CAR), (Zone::Under, Some(TRANSPORT)));
    assert_eq!(place(&state, PLANE), (Zone::Under, Some(CARRIER)));
    assert_eq!((state.battlefield[0].count_ones(), state.started.count_ones()), (3, 7));
    // Two Planes do not fit under one Carrier, a character of six stars fits under none, and no other character takes one.
    tidal.under = vec![
        PLANE.to_string(),
        "Raider Nightflight, Air Strike Patrol • Spy".to_string(),
        "Red Alert, Security Chief".to_string(),
    ];
    assert_eq!(problems(&tidal), ["not-taken-under under[1]", "not-taken-under under[2]"]);
    let mut other = deck(&["Red Alert, Security Chief"], &[], &[]);
    other.under = vec![PLANE.to_string()];
    assert_eq!(problems(&other), ["not-taken-under under[0]"]);
    // A deck list has a heading for them.
    let text = format_deck(builtin(), &other);
    assert!(text.contains("\nUnder\n1 Raider Storm Cloud"), "{text}");
    assert_eq!(parse_deck(builtin(), &text).unwrap(), other);
}

/// Wave 5 FAQ, Fortress Maximus.
#[test]
fn fortress_maximus_begins_with_cerebros_on_him() {
    let max = ["Fortress Maximus, Great War Veteran", "Cerebros, City Commander", "Emissary"];
    let state = begun(&deck(&max, &[], &[]), "constructed");
    assert_eq!(place(&state, max[0]), (Zone::Battlefield, None));
    assert_eq!(place(&state, max[1]), (Zone::Combined, Some(max[0])));
    assert_eq!(place(&state, max[2]), (Zone::Combined, Some(max[1])));
    assert_eq!(problems(&deck(&[max[0], "Emissary"], &[], &[])), ["heads-and-bodies characters"]);
    assert_eq!(problems(&deck(&[max[1], "Emissary"], &[], &[])), ["heads-and-bodies characters"]);
}

/// Wave 1, Metroplex; Wave 4, Trypticon.
#[test]
fn cities_begin_with_their_three_characters_under_them() {
    for (city, under) in [
        (
            "Metroplex, Autobot City",
            ["Scamper, City Patrol", "Six-Gun, Heavy Weapons Expert", "Slammer, Combat Drone"],
        ),
        (
            "Trypticon, Assault Base",
            ["Full-Tilt, Base Recon", "Wipe-Out, Devoted Minion", "Brunt, Artillery Drone"],
        ),
    ] {
        let deck = deck(&[city], &[], &[]);
        assert_eq!(problems(&deck), [""; 0], "{city}: those under it cost no stars");
        let state = begun(&deck, "constructed");
        assert_eq!(place(&state, city), (Zone::Battlefield, None));
        for name in under {
            assert_eq!(place(&state, name), (Zone::Under, Some(city)), "{name}");
        }
        assert_eq!(state.battlefield[0].count_ones(), 1, "{city}");
    }
}
