//! Tests of decks: lists of the starter sets, each rule of deck building, and damaged input.

use super::{config::setup, *};
use crate::cards::{
    builtin::builtin,
    catalogue::{CardDef, Class},
};
use altmode_json::json;
use proptest::prelude::*;

fn sample(name: &str) -> Deck {
    let sample = SAMPLES.iter().find(|sample| sample.name == name).expect("a deck of the project");
    parse_deck(builtin(), sample.list).unwrap()
}

fn starter() -> Deck {
    sample("autobot-starter")
}

/// Returns the codes and places of the problems.
fn problems(deck: &Deck, format: DeckFormat) -> Vec<String> {
    validate_deck(builtin(), deck, format)
        .iter()
        .map(|problem| format!("{} {}", problem.code, problem.path))
        .collect()
}

fn changed(change: impl FnOnce(&mut Deck)) -> Vec<String> {
    let mut deck = starter();
    change(&mut deck);
    problems(&deck, DeckFormat::Constructed)
}

fn entry(card: &str, count: u32) -> Entry {
    Entry { card: card.to_string(), count }
}

fn with(characters: &[&str]) -> Deck {
    Deck { characters: characters.iter().map(|name| name.to_string()).collect(), ..starter() }
}

#[test]
fn all_deck_lists_are_samples_and_each_wave_has_three() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/decks");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut files: Vec<String> = files.collect();
    files.sort();
    let mut names = SAMPLES.map(|sample| format!("{}.txt", sample.name)).to_vec();
    names.sort();
    assert_eq!(files, names);
    for wave in 1..=5 {
        let count = SAMPLES.iter().filter(|sample| sample.wave == wave).count();
        assert!(count >= 3, "wave {wave} has {count}");
    }
}

#[test]
fn sample_decks_are_legal_and_come_back_from_text() {
    for Sample { name, list, .. } in SAMPLES {
        let deck = parse_deck(builtin(), list).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(deck.name.is_some() && !deck.characters.is_empty(), "{name}");
        assert_eq!(parse_deck(builtin(), &format_deck(builtin(), &deck)).unwrap(), deck, "{name}");
        assert_eq!(problems(&deck, DeckFormat::Constructed), [""; 0], "{name}");
    }
}

#[test]
fn mini_cassettes_raise_the_star_limit() {
    // Ten stars, three times five, and three battle cards of one star. The limit of 25 rises by one for each of the three
    // Mini-Cassettes (Rules Roundup 2019-07-29).
    let mut deck = sample("blaster");
    let too_many = |deck: &Deck| {
        let problems = validate_deck(builtin(), deck, DeckFormat::Constructed);
        problems
            .into_iter()
            .find(|problem| problem.code == "too-many-stars")
            .map(|problem| problem.message.clone())
    };
    assert_eq!(too_many(&deck), None);
    deck.battle.push(entry("Bolt of Lightning", 1));
    assert!(too_many(&deck).unwrap().contains("at most 28 "));
    deck.characters[0] = "Optimus Prime, Battlefield Legend".to_string();
    assert!(too_many(&deck).unwrap().contains("at most 25 "));
}

#[test]
fn lists_are_read_as_people_write_them() {
    let text = "\u{feff}// from a forum\r\n# Fast Cars\r\n# of mine\r\nCHARACTERS (1)\r\nOptimus Prime, Battlefield Legend\r\n\r\nDeck:\n3x plasma burst\n2 x Zap\nMedic! x2\n1 w1-061\n1 Reinforced Plating (W1-061)\nSideboard\n2 zap\nbumblebee, courageous scout\nOutside the game\n1 Zap";
    let deck = parse_deck(builtin(), text).unwrap();
    assert_eq!(deck.name.as_deref(), Some("Fast Cars"));
    assert_eq!(deck.characters, ["Optimus Prime, Battlefield Legend"]);
    let list = [entry("Plasma Burst", 3), entry("Zap", 2), entry("Medic!", 2), entry("w1-061", 2)];
    assert_eq!(deck.battle, list);
    let side = deck.sideboard.unwrap();
    assert_eq!((side.characters.len(), side.battle), (1, vec![entry("Zap", 2)]));
    assert_eq!(deck.outside, ["Zap"]);
    // Without headings the kind of card decides.
    let deck = parse_deck(builtin(), "3 Zap\n1 Bumblebee, Courageous Scout\n1 All-Out").unwrap();
    assert_eq!((deck.battle.len(), deck.characters.len(), deck.stratagems.len()), (1, 1, 1));
}

#[test]
fn mistakes_in_lists_are_told_with_their_line() {
    let zaps = "1 Zap\n".repeat(200);
    for (text, code, path) in [
        ("Deck\n3 Plasma Brust", "unknown-card", "line 2"),
        ("\n\n1 Bumblebee", "ambiguous-card", "line 3"),
        ("0 Zap", "out-of-range", "line 1"),
        ("99999999999999999999 Zap", "out-of-range", "line 1"),
        ("2 Zap (w1-t01)", "wrong-printing", "line 1"),
        (&format!("{zaps}Sideboard\n{zaps}Outside\n{zaps}1 Zap"), "too-long", "line 603"),
        (&" ".repeat(70_000), "too-long", ""),
    ] {
        let error = parse_deck(builtin(), text).unwrap_err();
        assert_eq!((error.code, error.path.as_str()), (code, path), "{error}");
    }
}

#[test]
fn a_deck_list_has_a_bounded_number_of_cards() {
    // 18 kB of text that would expand to 599,400 names.
    let refused = |text: &str| {
        let error = parse_deck(builtin(), text).unwrap_err();
        (error.code, error.path.clone(), error.message.clone())
    };
    let line = "999 Bumblebee, Courageous Scout\n";
    let message = "a deck list has at most 200 characters; with this line it has 999".to_string();
    assert_eq!(refused(&line.repeat(600)), ("too-long", "line 1".to_string(), message));
    for (heading, line, of) in [
        ("Characters", "Bumblebee, Courageous Scout", "characters"),
        ("Stratagems", "All-Out", "stratagems"),
        ("Outside", "Zap", "cards outside the game"),
        ("Sideboard", "Bumblebee, Courageous Scout", "characters in the sideboard"),
        ("Sideboard", "All-Out", "stratagems in the sideboard"),
    ] {
        assert!(parse_deck(builtin(), &format!("{heading}\n100 {line}\n100 {line}")).is_ok());
        let (code, path, message) = refused(&format!("{heading}\n100 {line}\n100 {line}\n{line}"));
        assert_eq!((code, path.as_str()), ("too-long", "line 4"));
        assert_eq!(message, format!("a deck list has at most 200 {of}; with this line it has 201"));
    }
    let line = |count: u32, card: &str| format!("{count} {card}\n");
    let battle: Vec<String> = builtin()
        .cards()
        .filter(|card| card.battle_kind().is_some())
        .map(|card| line(999, card.id))
        .collect();
    for heading in ["Deck", "Sideboard"] {
        let (code, path, message) = refused(&format!("{heading}\n{}", battle[..201].concat()));
        assert_eq!((code, path.as_str()), ("too-long", "line 202"));
        assert!(
            message.starts_with("a deck list has at most 200 lines with battle cards"),
            "{message}"
        );
        let (code, path, _) = refused(&format!("{heading}\n500 Zap\n500 Zap"));
        assert_eq!((code, path.as_str()), ("out-of-range", "line 3"));
    }
    // The longest list is checked quickly and can be converted to JSON.
    let characters = line(200, "Bumblebee, Courageous Scout");
    let stratagems = line(200, "All-Out");
    let zaps = battle[..200].concat();
    let longest = format!(
        "{characters}{stratagems}{zaps}Outside\n{characters}Sideboard\n{characters}{stratagems}{zaps}"
    );
    let deck = parse_deck(builtin(), &longest).unwrap();
    let begun = cpu_time::ThreadTime::now();
    for format in ["standard", "constructed", "sealed", "turbo", "basic"] {
        assert!(
            !validate_json(builtin(), &altmode_json::to_value(&deck).unwrap(), &json!(format))
                .unwrap()
                .is_empty()
        );
    }
    unimplemented(builtin(), &deck);
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}

#[test]
fn every_rule_of_deck_building_is_checked() {
    assert_eq!(changed(|_| {}), [""; 0]);
    assert_eq!(changed(|deck| deck.characters.clear()), ["no-characters characters"]);
    assert_eq!(changed(|deck| deck.battle[0].count = 1), ["too-few-cards battle"]);
    assert_eq!(changed(|deck| deck.battle[0].count = 4), ["too-many-copies battle[0].count"]);
    assert_eq!(
        changed(|deck| deck.battle[0].count = 0),
        ["out-of-range battle[0].count", "too-few-cards battle"]
    );
    assert_eq!(
        changed(|deck| deck.battle.push(entry("Armored Plating", 2))),
        ["too-many-copies battle[20].count"]
    );
    assert_eq!(
        changed(|deck| deck.battle.push(entry("Swap Parts", 1))),
        ["banned-card battle[20].card"]
    );
    assert_eq!(
        changed(|deck| deck.battle.push(entry("Bumblebee, Courageous Scout", 1))),
        ["wrong-section battle[20].card"]
    );
    assert_eq!(
        changed(|deck| deck.battle.push(entry("Optimus Pime", 1))),
        ["unknown-card battle[20].card"]
    );
    assert_eq!(
        changed(|deck| deck.characters[0] = "Zap".to_string()),
        ["wrong-section characters[0]"]
    );
    assert_eq!(
        changed(|deck| deck.characters[0] = "Bumblebee".to_string()),
        ["ambiguous-card characters[0]"]
    );
    assert_eq!(
        changed(|deck| deck.characters = vec!["c-devastator".to_string()])[0],
        "combiner-form characters[0]"
    );
    assert_eq!(
        changed(|deck| deck.stratagems.push("Zap".to_string())),
        ["wrong-section stratagems[0]"]
    );
    let doubled = changed(|deck| deck.characters[1] = deck.characters[0].clone());
    assert!(doubled.contains(&"duplicate-character characters[1]".to_string()), "{doubled:?}");
    let stars =
        changed(|deck| deck.characters.push("Omega Supreme, Autobot Defense Base".to_string()));
    assert_eq!(stars, ["too-many-stars characters"]);
    let many: Vec<Entry> =
        starter().battle.iter().map(|entry| Entry { count: 3, ..entry.clone() }).collect();
    assert_eq!(many.iter().map(|entry| entry.count).sum::<u32>(), 60);
    let more = builtin()
        .cards()
        .filter(|card| card.battle_kind().is_some() && card.stars == 0 && card.banned.is_none());
    let new = more.filter(|card| {
        many.iter().all(|entry| entry.card != card.name)
            && builtin().card(card.original).id == card.id
    });
    let new: Vec<Entry> = new.take(7).map(|card| entry(card.name, 3)).collect();
    // There is no maximum (Tournament Rules 6.1), but the engine holds at most eighty.
    let mut large = starter();
    large.battle = many.into_iter().chain(new).collect();
    assert_eq!(large.battle.iter().map(|entry| entry.count).sum::<u32>(), 81);
    assert_eq!(problems(&large, DeckFormat::Constructed), [""; 0]);
    let told: Vec<_> = unimplemented(builtin(), &large)
        .into_iter()
        .filter(|problem| problem.code == "deck-too-large")
        .collect();
    assert_eq!(told.iter().map(|problem| problem.path.as_str()).collect::<Vec<_>>(), ["battle"]);
    for allowed in [false, true] {
        let mut game = config();
        game["allowUnimplemented"] = json!(allowed);
        game["players"][1] = altmode_json::to_value(&large).unwrap();
        assert_eq!(
            refused(&game).unwrap(),
            ("deck-too-large".to_string(), "players[1].battle".to_string())
        );
    }
}

#[test]
fn reprints_count_together() {
    let reprint = builtin()
        .cards()
        .enumerate()
        .find(|(def, card)| usize::from(card.original) != *def && card.stars == 0)
        .unwrap()
        .1;
    let original = builtin().card(reprint.original);
    let found = changed(|deck| {
        deck.battle.retain(|entry| entry.card != original.name);
        deck.battle.splice(..0, [entry(original.id, 2), entry(reprint.id, 2)]);
    });
    assert_eq!(found, ["too-many-copies battle[1].count"]);
}

#[test]
fn teams_with_titans_and_heads() {
    // Cards under a Titan cost nothing, listed or not.
    for team in [
        &["Metroplex, Autobot City"][..],
        &["Metroplex, Autobot City", "Scamper, City Patrol", "Slammer, Combat Drone"],
    ] {
        assert_eq!(problems(&with(team), DeckFormat::Constructed), [""; 0]);
    }
    // Without the Titan a minion is a character like any other.
    assert_eq!(
        problems(
            &with(&["Scamper, City Patrol", "Arcee, Skilled Fighter"]),
            DeckFormat::Constructed
        ),
        [""; 0]
    );
    assert_eq!(problems(&with(&["Kreb", "Fangry, Sky Tracker"]), DeckFormat::Constructed), [""; 0]);
    assert_eq!(
        problems(&with(&["Kreb"]), DeckFormat::Constructed),
        ["heads-and-bodies characters"]
    );
    assert_eq!(
        problems(&with(&["Fangry, Sky Tracker"]), DeckFormat::Constructed),
        ["heads-and-bodies characters"]
    );
    // Maximus carries Cerebros, who carries another head.
    let maximus =
        with(&["Fortress Maximus, Great War Veteran", "Cerebros, City Commander", "Emissary"]);
    assert_eq!(problems(&maximus, DeckFormat::Constructed), [""; 0]);
}

#[test]
fn stratagems_need_a_target_of_their_own() {
    let mut deck = with(&["Windcharger, Autobot Warrior"]);
    deck.stratagems = vec!["All-Out".to_string()];
    assert_eq!(problems(&deck, DeckFormat::Constructed), [""; 0]);
    deck.stratagems.push("All-Out".to_string());
    assert_eq!(problems(&deck, DeckFormat::Constructed), ["duplicate-target stratagems[1]"]);
    deck.stratagems = vec![
        "Bike Gang".to_string(),
        "Heroic Spotlight".to_string(),
        "Villainous Spotlight".to_string(),
    ];
    assert_eq!(
        problems(&deck, DeckFormat::Constructed),
        ["no-target stratagems[0]", "no-target stratagems[2]"]
    );
    // A form that the team combines into, by its full name and by its name.
    let parts = |form: &str| -> Vec<&'static str> {
        let form = builtin().card(builtin().by_id(form).unwrap());
        form.parts.iter().map(|&part| builtin().card(part).full_name).collect()
    };
    for (form, stratagem) in
        [("c-volcanicus", "Jurassic Punch"), ("c-sky-shadow", "Sky Shadow Sync")]
    {
        let mut deck = with(&parts(form));
        deck.stratagems = vec![stratagem.to_string()];
        let found = problems(&deck, DeckFormat::Turbo);
        assert_eq!(found, [""; 0], "{form}");
        deck.characters.pop();
        assert!(
            problems(&deck, DeckFormat::Turbo).contains(&"no-target stratagems[0]".to_string()),
            "{form}"
        );
    }
    // Grimlock brings the other Dinobots from outside the game.
    let mut deck = with(&["Grimlock, Powerful Commander"]);
    deck.stratagems = vec!["Jurassic Punch".to_string()];
    assert_eq!(problems(&deck, DeckFormat::Constructed), [""; 0]);
}

/// Wave 5 FAQ, Stratagem; Head Mode & Body Mode.
#[test]
fn stratagems_heads_and_bodies_in_a_sideboard() {
    let side = |characters: &[&str], stratagems: &[&str]| {
        let owned = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
        let battle = vec![entry("Zap", 3), entry("Vaporize", 3), entry("Backup Beam", 3)];
        changed(|deck| {
            deck.sideboard = Some(Sideboard {
                characters: owned(characters),
                stratagems: owned(stratagems),
                battle,
            })
        })
    };
    // A stratagem counts as one of the ten battle cards.
    assert_eq!(side(&[], &["Bike Gang"]), [""; 0]);
    assert_eq!(
        side(&[], &["Bike Gang", "Jurassic Punch"]),
        ["sideboard-too-large sideboard.battle"]
    );
    // A head and a body are two characters.
    assert_eq!(side(&["Apex"], &[]), [""; 0]);
    assert_eq!(side(&["Fangry, Sky Tracker"], &[]), [""; 0]);
    assert_eq!(
        side(&["Apex", "Fangry, Sky Tracker"], &[]),
        ["sideboard-too-large sideboard.characters"]
    );
}

#[test]
fn sideboards_and_cards_outside_the_game() {
    let side = |characters: &[&str], battle: Vec<Entry>| {
        let characters = characters.iter().map(|name| name.to_string()).collect();
        changed(|deck| {
            deck.sideboard = Some(Sideboard { characters, stratagems: Vec::new(), battle })
        })
    };
    assert_eq!(side(&["Arcee, Skilled Fighter"], vec![entry("Zap", 3)]), [""; 0]);
    assert_eq!(
        side(&["Arcee, Skilled Fighter", "Autobot Jazz, Special Ops"], Vec::new()),
        ["sideboard-too-large sideboard.characters"]
    );
    assert_eq!(
        side(&["Metroplex, Autobot City"], Vec::new()),
        ["sideboard-stars sideboard.characters[0]"]
    );
    assert_eq!(
        side(
            &[],
            vec![
                entry("Zap", 3),
                entry("Vaporize", 3),
                entry("Backup Beam", 3),
                entry("Pep Talk", 2)
            ]
        ),
        ["sideboard-too-large sideboard.battle"]
    );
    assert_eq!(
        side(&[], vec![entry("Armored Plating", 2)]),
        ["too-many-copies sideboard.battle[0].count"]
    );
    assert_eq!(side(&[], vec![entry("Swap Parts", 1)]), ["banned-card sideboard.battle[0].card"]);
    assert_eq!(
        side(&[&starter().characters[0]], Vec::new()),
        ["duplicate-character sideboard.characters[0]"]
    );
    assert_eq!(
        changed(|deck| deck.outside = vec!["Zap".to_string()]),
        ["not-in-sideboard outside[0]"]
    );
    assert_eq!(
        changed(|deck| deck.outside = vec!["w2-t18".to_string(), "c-devastator".to_string()]),
        ["combiner-form outside[1]", "not-referenced outside[0]"]
    );
    // At most as many of a battle card as in the sideboard.
    for (outside, found) in [(1, &[][..]), (2, &["not-in-sideboard outside[1]"])] {
        let found_now = changed(|deck| {
            deck.sideboard =
                Some(Sideboard { battle: vec![entry("Zap", 1)], ..Sideboard::default() });
            deck.outside = vec!["Zap".to_string(); outside];
        });
        assert_eq!(found_now, found);
    }
}

#[test]
fn characters_outside_the_game_are_those_that_a_card_of_the_deck_brings() {
    // Tournament Rules 6.4. Grimlock brings a Dinobot, Optimus Prime Sentinels.
    let [grimlock, prime] =
        ["Grimlock, Powerful Commander", "Optimus Prime, Gleaming Commander"].map(str::to_string);
    let [swoop, sludge, ironhide, arcee] = [
        "Dinobot Swoop, Fearsome Flyer",
        "w2-t18",
        "Ironhide, Steadfast Brawler",
        "Arcee, Skilled Fighter",
    ]
    .map(str::to_string);
    let outside = |team: &[&String], side: &[&String], outside: &[&String]| -> Vec<String> {
        let owned = |list: &[&String]| list.iter().map(|name| name.to_string()).collect::<Vec<_>>();
        let sideboard = Some(Sideboard { characters: owned(side), ..Sideboard::default() });
        let deck =
            Deck { characters: owned(team), sideboard, outside: owned(outside), ..starter() };
        problems(&deck, DeckFormat::Constructed)
    };
    assert_eq!(outside(&[&grimlock], &[], &[&swoop, &sludge]), [""; 0]);
    assert_eq!(outside(&[&arcee], &[&grimlock], &[&sludge]), [""; 0]);
    assert_eq!(outside(&[&prime], &[], &[&ironhide]), [""; 0]);
    assert_eq!(outside(&[&prime], &[], &[&sludge]), ["not-referenced outside[0]"]);
    assert_eq!(outside(&[&grimlock], &[], &[&sludge, &arcee]), ["not-referenced outside[1]"]);
    // They may equal characters of the team (Rise of the Combiners FAQ, Optimus Prime - Gleaming Commander), because they
    // belong neither to it nor to the sideboard.
    assert_eq!(outside(&[&prime, &ironhide], &[], &[&ironhide]), [""; 0]);
    assert_eq!(outside(&[&grimlock], &[&sludge], &[&sludge]), [""; 0]);
    // Casual games do not check this.
    let deck = Deck { outside: vec![sludge], ..starter() };
    assert_eq!(problems(&deck, DeckFormat::Standard), [""; 0]);
}

#[test]
fn other_formats() {
    let mut deck = starter();
    deck.battle.truncate(13);
    assert_eq!(problems(&deck, DeckFormat::Constructed), ["too-few-cards battle"]);
    deck.battle[0].count = 5;
    deck.battle[1] = entry("Swap Parts", 1);
    for format in [DeckFormat::Sealed, DeckFormat::Draft] {
        assert_eq!(problems(&deck, format), [""; 0]);
    }
    deck.battle.truncate(9);
    assert_eq!(problems(&deck, DeckFormat::Sealed), ["too-few-cards battle"]);
    assert_eq!(problems(&deck, DeckFormat::Turbo), [""; 0]);
    assert_eq!(problems(&deck, DeckFormat::Basic), ["wrong-number-of-characters characters"]);
    deck.characters.truncate(2);
    assert_eq!(problems(&deck, DeckFormat::Basic), [""; 0]);
    deck.battle.truncate(1);
    assert_eq!(problems(&deck, DeckFormat::Basic), ["too-few-cards battle"]);
    // Tournament bans do not apply to casual games.
    let mut deck = starter();
    deck.battle.push(entry("Swap Parts", 1));
    assert_eq!(problems(&deck, DeckFormat::Standard), [""; 0]);
    assert_eq!(DeckFormat::from_name("comstructed").unwrap_err().code, "unknown-format");
    for name in ["standard", "constructed", "sealed", "draft", "turbo", "basic"] {
        assert_eq!(DeckFormat::from_name(name).unwrap().name(), name);
    }
}

fn config() -> Value {
    let deck = altmode_json::to_value(starter()).unwrap();
    json!({ "seed": "2a", "first": 0, "rulings": "updated", "allowUnimplemented": true, "openDecks": true, "players": [deck, deck] })
}

fn refused(config: &Value) -> Option<(String, String)> {
    start(builtin(), config).err().map(|error| (error.code.to_string(), error.path.clone()))
}

#[test]
fn configurations_are_resolved() {
    let ready = setup(builtin(), &config()).unwrap();
    assert_eq!(
        (ready.seed.as_str(), ready.first, ready.rulings, ready.open_decks, ready.basic),
        ("2a", Some(0), 1, true, false)
    );
    assert_eq!(ready.decks[0].characters.len(), 4);
    assert_eq!(ready.decks[1].battle.iter().map(|(_, count)| u32::from(*count)).sum::<u32>(), 40);
    let mut basic = config();
    basic["format"] = json!("basic");
    assert_eq!(
        refused(&basic).unwrap(),
        ("wrong-number-of-characters".into(), "players[0].characters".into())
    );
    for player in 0..2 {
        basic["players"][player]["characters"] = json!(["Bumblebee, Brave Warrior", "w1-t01"]);
        basic["players"][player]["battle"] = json!([{ "card": "Zap", "count": 30 }]);
    }
    assert!(setup(builtin(), &basic).unwrap().basic);
    basic["players"][0]["battle"][0]["count"] = json!(51);
    assert_eq!(refused(&basic).unwrap().0, "deck-too-large");
}

/// Collects every place of a value.
fn places(value: &Value, at: String, found: &mut Vec<String>) {
    match value {
        Value::Object(entries) => {
            entries.iter().for_each(|(key, value)| places(value, format!("{at}/{key}"), found))
        }
        Value::Array(items) => items
            .iter()
            .enumerate()
            .for_each(|(index, value)| places(value, format!("{at}/{index}"), found)),
        _ => {}
    }
    found.push(at);
}

#[test]
fn every_damage_to_a_configuration_is_told_with_its_place() {
    let good = config();
    assert_eq!(refused(&good), None);
    let mut all = Vec::new();
    places(&good, String::new(), &mut all);
    let wrong = [
        json!(true),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!(u64::MAX),
        json!("\u{0}no such thing"),
        json!("x".repeat(10_000)),
        json!([]),
        json!([[[]]]),
        json!({}),
        json!({ "card": {} }),
        json!(vec![1; 1000]),
        Value::Null,
    ];
    let mut tried = 0;
    for place in &all {
        for wrong in &wrong {
            let mut config = good.clone();
            let found = config.pointer_mut(place).unwrap();
            // Optional fields may be null, a name may be any short text, and flags may be true.
            let harmless = match place.as_str() {
                "/first" | "/rulings" | "/allowUnimplemented" | "/openDecks" => {
                    wrong.is_null() || wrong.is_boolean() && found.is_boolean()
                }
                place if place.ends_with("/name") => {
                    wrong.is_null() || wrong.as_str().is_some_and(|text| text.len() < 100)
                }
                _ => false,
            };
            if harmless || found == wrong {
                continue;
            }
            *found = wrong.clone();
            tried += 1;
            let Some((code, path)) = refused(&config) else {
                panic!("{place} = {wrong} was let through")
            };
            assert!(!code.is_empty(), "{place}");
            // The reported place is the damaged one, a parent of it, or inside it.
            let steps = path.replace('[', "/").replace(']', "").replace('.', "/");
            let steps = if steps.is_empty() { steps } else { format!("/{steps}") };
            // Missing cards are reported for the whole deck.
            let whole = steps.ends_with("/battle") || steps.ends_with("/characters");
            assert!(
                place.starts_with(&steps) || steps.starts_with(place.as_str()) || whole,
                "{place} = {wrong}: {code} at {path}"
            );
        }
    }
    assert!(tried > 1000, "{tried}");
    // Misspelt fields are named.
    for (place, key, value) in [
        ("", "sead", json!("1")),
        ("/players/0", "stratagem", json!([])),
        ("/players/1/battle/3", "amount", json!(3)),
    ] {
        let mut config = good.clone();
        config.pointer_mut(place).unwrap()[key] = value;
        let (code, path) = refused(&config).unwrap();
        assert!(code == "unknown-field" && path.ends_with(key), "{code} {path}");
    }
}

fn any_card(fits: fn(&CardDef) -> bool) -> impl Strategy<Value = String> {
    let cards: Vec<&'static CardDef> =
        builtin().cards().filter(|card| !card.set.is_empty() && fits(card)).collect();
    (prop::sample::select(cards), any::<bool>()).prop_map(|(card, by_id)| {
        let first = std::ptr::eq(builtin().card(card.original), card);
        if by_id || !first { card.id } else { card.full_name }.to_string()
    })
}

fn any_deck() -> impl Strategy<Value = Deck> {
    let characters = || prop::collection::vec(any_card(|card| card.is_character()), 0..5);
    let stratagems =
        || prop::collection::vec(any_card(|card| card.class == Class::Stratagem), 0..3);
    let battle = || {
        let entry = (any_card(|card| card.battle_kind().is_some()), 1u32..60);
        // Lines of one card are one entry.
        prop::collection::vec(entry, 0..20).prop_map(|entries| {
            let entries: std::collections::BTreeMap<String, u32> = entries.into_iter().collect();
            entries.into_iter().map(|(card, count)| Entry { card, count }).collect::<Vec<_>>()
        })
    };
    let name = prop::option::of("[A-Za-z0-9][A-Za-z0-9 é✓:-]{0,20}[a-z]");
    let side =
        (characters(), stratagems(), battle()).prop_map(|(characters, stratagems, battle)| {
            let side = Sideboard { characters, stratagems, battle };
            (side != Sideboard::default()).then_some(side)
        });
    (name, characters(), stratagems(), battle(), side, characters(), characters()).prop_map(
        |(name, characters, stratagems, battle, sideboard, under, outside)| {
            let name = name.map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "));
            Deck { name, characters, stratagems, battle, sideboard, under, outside }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn decks_come_back_from_their_text(deck in any_deck()) {
        let text = format_deck(builtin(), &deck);
        prop_assert_eq!(parse_deck(builtin(), &text).unwrap(), deck, "{}", text);
    }

    #[test]
    fn decks_come_back_from_their_json(deck in any_deck()) {
        let value = altmode_json::to_value(&deck).unwrap();
        prop_assert_eq!(Deck::from_json(&value).unwrap(), deck.clone());
        // Every fault of such a deck is reported without a panic.
        for format in ["standard", "constructed", "sealed", "turbo", "basic"] {
            for problem in validate_json(builtin(), &value, &json!(format)).unwrap() {
                prop_assert!(!problem.path.is_empty() && !problem.message.is_empty());
            }
        }
        unimplemented(builtin(), &deck);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(?s).{0,200}") {
        let _ = parse_deck(builtin(), &text);
    }

    #[test]
    fn damaged_lists_are_read_or_refused(at in 0usize..600, length in 0usize..20, put in "[ \\n0-9x#()a-z]{0,6}", which in 0..SAMPLES.len()) {
        let mut text: Vec<char> = SAMPLES[which].list.chars().collect();
        let at = at.min(text.len());
        let end = (at + length).min(text.len());
        text.splice(at..end, put.chars());
        let text: String = text.into_iter().collect();
        match parse_deck(builtin(), &text) {
            Ok(deck) => prop_assert_eq!(parse_deck(builtin(), &format_deck(builtin(), &deck)).unwrap(), deck),
            Err(error) => prop_assert!(error.path.starts_with("line ")),
        }
    }

    #[test]
    fn names_of_any_kind_are_found_or_refused(text in "\\PC{0,40}") {
        if let Err(error) = resolve_card(builtin(), &text) {
            prop_assert!(matches!(error.code, "unknown-card" | "ambiguous-card"));
        }
    }
}
