//! Valid seeds, generated from the output of the crates, because files in git would be refused after every change of the rules'
//! version. A fuzzer with refused seeds covers little more than error paths.

use altmode_companion::api::Match as Accompanied;
use altmode_core::Random;
use altmode_deckbuilder::{api::Deckbuilder, catalogue};
use altmode_json::{Value, json};
use altmode_tcg::{
    api::{Game, Tcg},
    cards,
};
use altmode_tcg_language::{What, Who};
use altmode_tournament::api::{Draft, Match as Series, Tournament};
use altmode_tracker::api::Match as Tracked;
use altmode_unmatched::api::Unmatched;
use std::collections::BTreeSet;

/// An input for a target.
#[derive(Clone, Debug)]
pub struct Seed {
    /// Name of the target, see [`TARGETS`](crate::TARGETS).
    pub target: &'static str,
    /// Name of the file that holds the input; no other seed of the target has it.
    pub name: String,
    /// The input.
    pub data: Vec<u8>,
}

impl Seed {
    fn new(target: &'static str, name: impl Into<String>, data: impl Into<Vec<u8>>) -> Seed {
        Seed { target, name: name.into(), data: data.into() }
    }
}

/// Decks of the saved games, in which all kinds of cards are played.
const DECKS: [&str; 6] = [
    include_str!("../../tcg/decks/autobot-starter.txt"),
    include_str!("../../tcg/decks/blaster.txt"),
    include_str!("../../tcg/decks/devastator.txt"),
    include_str!("../../tcg/decks/metroplex.txt"),
    include_str!("../../tcg/decks/soundwave.txt"),
    include_str!("../../tcg/decks/bumblebee-vs-megatron.txt"),
];

/// Maximum length of a phrase in the dictionary of the fuzzer, which accepts at most 64 bytes.
const LONGEST_WORD: usize = 48;

/// Returns all seeds.
///
/// # Panics
///
/// If a crate refuses its own output, which the integration tests report.
#[must_use]
pub fn seeds() -> Vec<Seed> {
    [
        games(),
        lists(),
        tracked(),
        accompanied(),
        tournaments(),
        packs(),
        built(),
        matched(),
        woven(),
        decks(),
    ]
    .concat()
}

/// Returns the words of the JSON of all seeds and of the card language, for `-dict` of libFuzzer: field names, names of cards and
/// phrases.
#[must_use]
pub fn dictionary(seeds: &[Seed]) -> String {
    let mut words = BTreeSet::new();
    for seed in seeds {
        if let Ok(value) = altmode_json::from_slice(&seed.data) {
            add_words(&value, &mut words);
        }
    }
    let plain = |word: &&String| {
        (2..=LONGEST_WORD).contains(&word.len())
            && word.bytes().all(|byte| (b' '..127).contains(&byte))
    };
    let lines = words
        .iter()
        .filter(plain)
        .map(|word| format!("\"{}\"\n", word.replace('\\', "\\\\").replace('"', "\\\"")));
    lines.collect()
}

fn add_words(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => drop(words.insert(text.clone())),
        Value::Array(items) => items.iter().for_each(|item| add_words(item, words)),
        Value::Object(fields) => {
            for (name, value) in fields {
                words.insert(format!("\"{name}\":"));
                add_words(value, words);
            }
        }
        _ => {}
    }
}

/// Returns the value of a result that must be `Ok`.
fn good<T>(result: Result<T, altmode_core::Error>) -> T {
    result.unwrap_or_else(|error| panic!("a seed is refused: {error}"))
}

/// Returns saves and records of games between neighbouring decks, at their beginning, in the middle and at their end.
fn games() -> Vec<Seed> {
    let tcg = Tcg::new();
    let decks = DECKS.map(|list| good(tcg.parse_deck(list)));
    let mut seeds = Vec::new();
    for (number, deck) in decks.iter().enumerate() {
        let other = &decks[(number + 1) % decks.len()];
        let config = format!(
            r#"{{ "seed": "{number}", "players": [{deck}, {other}], "allowUnimplemented": true }}"#
        );
        let game = good(tcg.new_game(&config));
        for decisions in [1, 60, 5_000] {
            let mut game: Game = game.clone();
            good(game.playout(&format!(
                r#"{{ "decisions": {decisions}, "seed": "{number}", "bot": "greedy" }}"#
            )));
            let mut save = good(game.save());
            // The target appends the checksum again.
            save.truncate(save.len().saturating_sub(size_of::<u32>()));
            seeds.push(Seed::new("save", format!("{number}-{decisions}.bin"), save));
            seeds.push(Seed::new("record", format!("{number}-{decisions}.json"), game.record()));
        }
    }
    seeds
}

/// Returns deck lists as the project writes them, as people write them, of OCTGN and as JSON.
fn lists() -> Vec<Seed> {
    let tcg = Tcg::new();
    let mut seeds: Vec<Seed> = DECKS
        .iter()
        .enumerate()
        .map(|(number, list)| Seed::new("deck-list", format!("{number}.txt"), *list))
        .collect();
    let others = [
        ("forum.txt", "Fast Bugs\nby Jane\nCharacters (16 stars)\n• Bumblebee – Legendary Warrior (10*)\n• Fangry (6)\nUpgrades – Weapons (13)\n• Grenade Launcher – O (3)\nZap x3\n1) 3 Plasma Brust\nSideboard: 2\n2x [W1-071] Roll Out!\nTotal: 40\n".to_string()),
        ("table.txt", "Qty\tName\tSet\tNumber\n3\tZap\tW1\t079\n2,\"Bumblebee, Brave Warrior\",W1S,T01 // remark\n".to_string()),
        ("octgn.o8d", "<?xml version=\"1.0\"?>\n<deck game=\"x\">\n<section name=\"Characters\"><card qty='1' id=\"a\">Bumblebee - Brave Warrior</card></section>\n<section name=\"Deck\"><!-- x -->\n<card qty=\"3\">Roll Out&#33;</card>\n<card><![CDATA[Zap]]></card></section><notes/></deck>".to_string()),
        ("deck.json", good(tcg.parse_deck(DECKS[0]))),
    ];
    seeds.extend(others.into_iter().map(|(name, list)| Seed::new("deck-list", name, list)));
    seeds
}

/// Returns setups, exports and links of a match, from its first action to its last.
fn tracked() -> Vec<Seed> {
    let setup = json!({
        "seed": "2a", "minutes": 50, "players": [
            { "name": "Ann", "characters": ["w1-t01", { "card": "w1-t24" }] },
            { "name": "Ben", "characters": ["w1-t05", { "own": { "name": "Homemade", "health": 7, "stars": 5, "faces": [
                { "mode": "alt", "attack": 2, "defense": 3 }, { "mode": "bot", "attack": 4, "defense": 1 }] } }] }
        ]
    });
    let mut game = good(Tracked::new(&setup.to_string(), "a", 1_000.0));
    let mut seeds = vec![Seed::new("tracker", "setup.json", setup.to_string())];
    let actions = [
        json!({ "type": "first", "seat": 1 }),
        json!({ "type": "clock-start" }),
        json!({ "type": "mode", "character": 0, "mode": "bot" }),
        json!({ "type": "attack", "attacker": 0, "defender": 2, "damage": 4 }),
        json!({ "type": "damage", "character": 2, "amount": -1, "from": 0 }),
        json!({ "type": "put-upgrade", "character": 0, "upgrade": "Grenade Launcher" }),
        json!({ "type": "put-upgrade", "character": 1, "upgrade": "A thing", "slot": "weapon" }),
        json!({ "type": "move-upgrade", "character": 0, "index": 0, "to": 1 }),
        json!({ "type": "scrap-upgrade", "character": 1, "index": 0 }),
        json!({ "type": "counter", "seat": 0, "name": "Energy", "amount": 3 }),
        json!({ "type": "cards-under", "character": 3, "amount": 2 }),
        json!({ "type": "phase", "phase": "attack" }),
        json!({ "type": "next-turn" }),
        json!({ "type": "note", "character": 3, "text": "was here" }),
        json!({ "type": "edit", "character": 3, "health": 9, "stars": 4 }),
        json!({ "type": "flip", "seat": 0, "cards": [["white", "orange"], []] }),
        json!({ "type": "die", "sides": 6, "result": 2 }),
        json!({ "type": "coin", "heads": true }),
        json!({ "type": "ko", "character": 2 }),
        json!({ "type": "return", "character": 2, "damage": 1 }),
        json!({ "type": "put-under", "character": 3, "under": 2 }),
        json!({ "type": "deploy", "character": 3 }),
        json!({ "type": "add", "seat": 1, "card": "w1-t10" }),
        json!({ "type": "clock-extend", "seconds": 60 }),
        json!({ "type": "clock-pause" }),
        json!({ "type": "rename", "seat": 0, "name": "Anna" }),
        json!({ "type": "time-called" }),
        json!({ "type": "tiebreak-flip", "seat": 0, "white": 1 }),
        json!({ "type": "tiebreak-coin", "winner": 1 }),
        json!({ "type": "end", "winner": 1, "reason": "all out" }),
        json!({ "type": "next-game", "first": 0 }),
        json!({ "type": "set-damage", "character": 0, "to": 5 }),
    ];
    for (number, action) in actions.iter().enumerate() {
        good(game.apply(&action.to_string(), 61_000.0 * number as f64, "Ann"));
        if number % 4 == 0 {
            good(game.undo(61_000.0 * number as f64 + 1.0, "Ben"));
            good(game.redo(61_000.0 * number as f64 + 2.0, "Ben"));
        }
        if number % 8 == 7 {
            seeds.push(Seed::new("tracker", format!("export-{number}.json"), game.export()));
            let link = good(game.link());
            // The target adds the format's byte and the checksum again.
            let bytes = crate::from_base64(&link);
            seeds.push(Seed::new(
                "link",
                format!("{number}.bin"),
                &bytes[1..bytes.len() - size_of::<u32>()],
            ));
            seeds.push(Seed::new("link", format!("{number}.txt"), link));
        }
    }
    seeds
}

/// Returns setups, exports and links of a match of Unmatched, from its first action to its last.
fn accompanied() -> Vec<Seed> {
    let setup = json!({ "seed": "2a", "board": "marmoreal", "wins": 2, "players": [
        { "name": "Ann", "hero": "medusa" },
        { "own": { "name": "Homemade", "deck": 20, "fighters": [{ "name": "One", "health": 12 }, { "name": "Two", "health": 3 }] } },
    ] });
    let mut game = good(Accompanied::new(&setup.to_string(), "a", 1_000.0));
    let mut seeds = vec![Seed::new("companion", "setup.json", setup.to_string())];
    let actions = [
        json!({ "type": "health", "fighter": 0, "amount": -2, "from": 4 }),
        json!({ "type": "maneuver", "boost": "" }),
        json!({ "type": "attack", "attacker": 0, "defender": 4, "damage": 3, "card": "gaze-of-stone" }),
        json!({ "type": "place", "fighter": 1, "at": "M02" }),
        json!({ "type": "counter", "name": "Trap", "amount": 1 }),
        json!({ "type": "move-cards", "seat": 0, "from": "deck", "to": "hand", "count": 2 }),
        json!({ "type": "note", "seat": 0, "text": "was here" }),
        json!({ "type": "next-turn" }),
        json!({ "type": "die", "sides": 6, "result": 2 }),
        json!({ "type": "end", "winners": [1], "reason": "all out" }),
        json!({ "type": "next-game", "first": 1 }),
        json!({ "type": "add", "seat": 1, "name": "Parrot", "health": 1 }),
    ];
    for (number, action) in actions.iter().enumerate() {
        good(game.apply(&action.to_string(), 61_000.0 * number as f64, "Ann"));
        if number % 4 == 3 {
            good(game.undo(61_000.0 * number as f64 + 1.0, "Ben"));
            good(game.redo(61_000.0 * number as f64 + 2.0, "Ben"));
            seeds.push(Seed::new("companion", format!("export-{number}.json"), game.export()));
            let link = good(game.link());
            // The target adds the format's byte and the checksum again.
            let bytes = crate::from_base64(&link);
            seeds.push(Seed::new(
                "companion-link",
                format!("{number}.bin"),
                &bytes[1..bytes.len() - size_of::<u32>()],
            ));
            seeds.push(Seed::new("companion-link", format!("{number}.txt"), link));
        }
    }
    seeds
}

/// Returns a tournament with a cut, a match of games, and a draft.
fn tournaments() -> Vec<Seed> {
    let mut all = good(Tournament::new(
        r#"{ "seed": "2a", "playoff": 2, "rounds": 3, "unfinished": "tiebreak" }"#,
        "a",
    ));
    let deck = json!({ "characters": ["A"], "battle": [{ "card": "Zap", "count": 3 }] });
    let mut events: Vec<Value> =
        (1..=6).map(|player| json!({ "type": "addPlayer", "name": format!("Player {player}"), "id": format!("p{player}") })).collect();
    events.extend([
        json!({ "type": "registerDeck", "player": "p1", "deck": deck }),
        json!({ "type": "pairings", "round": 1, "tables": [["p1", "p2"], ["p3", "p4"]], "byes": ["p5"] }),
        json!({ "type": "clockStart", "at": 1_000 }),
        json!({ "type": "clockPause", "at": 2_000 }),
        json!({ "type": "clockResume", "at": 3_000 }),
        json!({ "type": "deckCheck", "player": "p1", "found": deck, "seconds": 60 }),
        json!({ "type": "extension", "table": 2, "seconds": 60, "reason": "a ruling" }),
        json!({ "type": "result", "table": 1, "games": [2, 1] }),
        json!({ "type": "result", "table": 2, "games": [1, 1], "unfinished": 1, "by": "tiebreak", "winner": "p4" }),
        json!({ "type": "penalty", "player": "p3", "section": "5.5", "penalty": "warning", "note": "slow" }),
        json!({ "type": "drop", "player": "p5" }),
        json!({ "type": "renamePlayer", "player": "p6", "name": "Six" }),
    ]);
    for event in events {
        good(all.apply(&event.to_string(), 5.0));
    }
    let mut seeds = vec![Seed::new("tournament", "first-round.json", all.save())];
    for _ in 0..2 {
        good(all.pair(6.0));
        for table in 1..=2 {
            good(all.apply(
                &json!({ "type": "result", "table": table, "games": [2, 0] }).to_string(),
                7.0,
            ));
        }
    }
    good(all.undo(8.0));
    good(all.redo(9.0));
    good(all.cut("{}", 10.0));
    seeds.push(Seed::new("tournament", "cut.json", all.save()));

    let mut series = good(Series::new(r#"{ "seed": "1", "sideboards": "none" }"#));
    for step in [
        json!({ "type": "chooseFirst", "player": 0, "first": true }),
        json!({ "type": "begin" }),
        json!({ "type": "endTurn", "allTapped": true }),
        json!({ "type": "endGame", "winner": 1 }),
    ] {
        // The player who chooses is random, so a step may be refused.
        let _ = series.apply(&step.to_string());
    }
    seeds.push(Seed::new("tournament", "match.json", series.save()));

    let booster = |number: usize| json!({ "characters": [format!("c{number}")], "battle": [format!("x{number}"), format!("y{number}")] });
    let boosters: Vec<Vec<Value>> =
        (0..2).map(|player| (0..2).map(|pack| booster(2 * player + pack)).collect()).collect();
    let mut draft = good(Draft::new(
        &json!({ "seed": "1", "players": ["p1", "p2"], "boosters": boosters }).to_string(),
    ));
    for pick in 0..6 {
        // Only the players whose turn it is can pick.
        let _ = draft.pick(if pick % 2 == 0 { "p1" } else { "p2" }, None);
    }
    seeds.push(Seed::new("tournament", "draft.json", draft.save()));
    seeds
}

/// Returns every built-in card as a pack of its own, and the phrases of all.
fn packs() -> Vec<Seed> {
    let mut seeds = Vec::new();
    let mut words = BTreeSet::new();
    for file in cards::files() {
        let file = altmode_json::to_value(file).expect("a card file is JSON");
        for kind in ["battle", "characters", "stratagems"] {
            for card in file[kind].as_array().into_iter().flatten() {
                let mut card = card.clone();
                let id = card["id"].as_str().unwrap_or_default().to_string();
                card["id"] = json!(format!("fz-{}", id.rsplit('-').next().unwrap_or_default()));
                card["name"] = json!(format!("Fuzz {id}"));
                if let Some(fields) = card.as_object_mut() {
                    fields.retain(|name, value| name != "reprint-of" && !value.is_null());
                }
                add_words(&card, &mut words);
                seeds.push(Seed::new(
                    "pack",
                    format!("{id}.json"),
                    json!({ "set": "fz", "set-name": "Fuzz", kind: [card] }).to_string(),
                ));
            }
        }
    }
    let phrases = words.iter().filter(|word| Who::parse(word).is_ok() || What::parse(word).is_ok());
    seeds.extend(
        phrases
            .enumerate()
            .map(|(number, phrase)| Seed::new("phrase", format!("{number}.txt"), phrase.as_str())),
    );
    seeds
}

/// Returns saves of the Deck-Building Game in all modes, and each of its built-in cards and characters as a pack of its own.
fn built() -> Vec<Seed> {
    let deckbuilder = Deckbuilder::new();
    let modes = [
        ("competitive", &["x-vanguard", "x-beacon"][..]),
        ("co-op", &["x-shade", "x-quarrion", "x-marauder"]),
        ("solo", &["x-dozer"]),
        ("tvt", &["x-aerion", "x-tempestor", "x-tidalon", "x-hammerfall"]),
        ("1vm", &["x-aerion", "x-shade", "x-hammerfall"]),
    ];
    let mut seeds = Vec::new();
    for (mode, characters) in modes {
        let players: Vec<Value> = characters.iter().map(|id| json!({ "character": id })).collect();
        let game = good(
            deckbuilder
                .new_game(&json!({ "seed": "2a", "mode": mode, "players": players }).to_string()),
        );
        for decisions in [1, 90, 2_000] {
            let mut game = game.clone();
            good(game.playout(&format!(
                r#"{{ "decisions": {decisions}, "seed": "7", "bot": "greedy" }}"#
            )));
            let mut save = good(game.save());
            // The target appends the checksum again.
            save.truncate(save.len().saturating_sub(size_of::<u32>()));
            seeds.push(Seed::new("deckbuilder-save", format!("{mode}-{decisions}.bin"), save));
        }
    }
    for file in catalogue::files() {
        let file = altmode_json::to_value(file).expect("a card file is JSON");
        for kind in ["cards", "characters"] {
            for sheet in file[kind].as_array().into_iter().flatten() {
                let id = sheet["id"].as_str().unwrap_or_default();
                let mut sheet = sheet.clone();
                sheet["id"] = json!(format!("fz-{id}"));
                let pack = json!({ "id": "fz", "set": "Fuzz", kind: [sheet] });
                seeds.push(Seed::new("deckbuilder-pack", format!("{id}.json"), pack.to_string()));
            }
        }
    }
    seeds
}

/// Returns bytes that choose the instructions of woven packs.
fn woven() -> Vec<Seed> {
    let targets = ["pack-play", "unmatched-pack-play", "deckbuilder-pack-play"];
    let seed = |target, number: u32| {
        let mut random = Random::from_words([5, 6, 7, number]);
        let bytes: Vec<u8> = (0..160).map(|_| random.below(256) as u8).collect();
        Seed::new(target, format!("{number}.bin"), bytes)
    };
    targets.into_iter().flat_map(|target| (1..=8).map(move |number| seed(target, number))).collect()
}

/// Returns deck lists and the decks that they mean.
fn decks() -> Vec<Seed> {
    let deck = |(number, list): (usize, &&str)| {
        let deck = good(Tcg::new().parse_deck(list));
        [
            Seed::new("deck", format!("{number}.txt"), *list),
            Seed::new("deck", format!("{number}.json"), deck),
        ]
    };
    DECKS.iter().enumerate().flat_map(deck).collect()
}

/// Returns saves of games of Unmatched, at their beginning, in the middle and at their end.
fn matched() -> Vec<Seed> {
    let unmatched = Unmatched::new();
    let mut seeds = Vec::new();
    for (number, heroes) in [["medusa", "sinbad"], ["alice", "king-arthur"]].iter().enumerate() {
        let players: Vec<Value> = heroes.iter().map(|id| json!({ "hero": id })).collect();
        let game = good(unmatched.new_game(
            &json!({ "seed": "2a", "board": "marmoreal", "players": players }).to_string(),
        ));
        for decisions in [1, 60, 2_000] {
            let mut game = game.clone();
            good(game.playout(&format!(
                r#"{{ "decisions": {decisions}, "seed": "7", "bot": "greedy" }}"#
            )));
            let mut save = good(game.save());
            // The target appends the checksum again.
            save.truncate(save.len().saturating_sub(size_of::<u32>()));
            seeds.push(Seed::new("unmatched-save", format!("{number}-{decisions}.bin"), save));
        }
    }
    seeds
}

#[cfg(test)]
mod tests {
    use super::*;
    use altmode_companion::Companion;
    use altmode_journal::Table;
    use altmode_tracker::Tcg as TcgTable;
    use std::str::from_utf8;

    /// Returns whether the target of a seed accepts it.
    fn is_accepted(seed: &Seed) -> bool {
        let text = from_utf8(&seed.data).unwrap_or_default();
        match seed.target {
            "save" => Tcg::new().restore(&crate::with_checksum(&seed.data)).is_ok(),
            "record" => Tcg::new().replay(text).is_ok(),
            "deckbuilder-save" => {
                Deckbuilder::new().restore(&crate::with_checksum(&seed.data)).is_ok()
            }
            "deckbuilder-pack" => {
                Deckbuilder::new().check_pack(text).is_ok_and(|mistakes| mistakes == "[]")
            }
            "companion" => {
                Accompanied::import(text, "a").is_ok() || Accompanied::new(text, "a", 0.0).is_ok()
            }
            "companion-link" => {
                Accompanied::from_link(text, "a").is_ok()
                    || Accompanied::from_link(&crate::link_of(Companion::LINK, &seed.data), "a")
                        .is_ok()
            }
            "unmatched-save" => Unmatched::new().restore(&crate::with_checksum(&seed.data)).is_ok(),
            "tracker" => Tracked::import(text, "a").is_ok() || Tracked::new(text, "a", 0.0).is_ok(),
            "link" => {
                Tracked::from_link(text, "a").is_ok()
                    || Tracked::from_link(&crate::link_of(TcgTable::LINK, &seed.data), "a").is_ok()
            }
            "tournament" => {
                Tournament::restore(text, "a").is_ok()
                    || Series::restore(text).is_ok()
                    || Draft::restore(text).is_ok()
            }
            // Most seeds of the other targets are valid. Some need cards of their sets that they name.
            _ => true,
        }
    }

    #[test]
    fn readers_take_the_seeds() {
        for seed in seeds() {
            assert!(is_accepted(&seed), "{}/{}", seed.target, seed.name);
        }
    }

    #[test]
    fn most_cards_are_good_packs_by_themselves() {
        let packs = packs();
        let builtin = cards::files();
        let (mut good, mut all) = (0, 0);
        for seed in packs.iter().filter(|seed| seed.target == "pack") {
            let Ok(file) =
                altmode_tcg_language::read(&altmode_json::from_slice(&seed.data).expect("JSON"))
            else {
                continue;
            };
            all += 1;
            let together: Vec<_> = builtin.iter().chain([&file]).collect();
            good += usize::from(all % 20 == 0 && altmode_tcg_language::check(&together).is_empty());
        }
        assert!(all > 600 && good * 20 > all / 2, "{good} of {all}");
    }
}
