//! Checks that the text of each card matches its definition: numbers, colours, keywords, traits, names, targets and durations,
//! no more and no fewer. The definition is examined as plain JSON, independently of the code that writes the text.

use altmode_json::{Value, json};
use altmode_tcg::api::Tcg;
use std::collections::{BTreeMap, BTreeSet};

/// Words of a definition and equivalent words of its text: if one side has one of its words, so must the other.
const SAME: &[(&[&str], &[&str])] = &[
    (&["orange"], &["orange"]),
    (&["blue"], &["blue"]),
    (&["white"], &["white"]),
    (&["green"], &["green"]),
    (&["black"], &["black"]),
    (&["bold"], &["bold"]),
    (&["tough"], &["tough"]),
    (&["pierce", "ignore icons"], &["pierce"]),
    (&["focus"], &["focus"]),
    (&["safeguard"], &["safeguard"]),
    (&["brave"], &["brave"]),
    (&["stealth"], &["stealth"]),
    (&["plan"], &["plan"]),
    (&["bounty"], &["bounty"]),
    (&["revenge"], &["revenge"]),
    (&["autobot"], &["autobot"]),
    (&["decepticon"], &["decepticon"]),
    (&["mercenary"], &["mercenary"]),
    (&["weapon"], &["weapon"]),
    (&["armor"], &["armor"]),
    (&["utility"], &["utility"]),
    (&["action"], &["action"]),
    (&["tapped", "taps", "attacks untapped", "untapped too"], &["tapped"]),
    (&["untapped", "untaps"], &["untapped", "even if other enemies are tapped"]),
    (&["damaged"], &["damaged"]),
    (&["undamaged"], &["undamaged"]),
    (&["bot"], &["bot"]),
    (&["alt"], &["alt"]),
    (&["body"], &["body"]),
    (&["ko", "build tower"], &["ko"]),
    (&["under", "starts with under", "on deployed"], &["under"]),
    (&["outside", "flip outside battle"], &["outside"]),
    (&["stars", "raises star limit"], &["star"]),
    (&["end of turn"], &["end of turn"]),
    (&["end of battle"], &["end of battle", "damage in this battle", "in this battle altogether"]),
    (&["may", "may play", "defends instead", "take green"], &["may"]),
    (
        &[
            "enemy",
            "enemies",
            "opponent",
            "their",
            "theirs",
            "opposing",
            "attacker",
            "defender",
            "against",
            "attacks untapped",
            "takes non attack by opponent",
            "no other damage",
            "upgrades stay",
            "hand stays",
            "quiet upgrades",
            "may scrap instead",
            "would untap",
            "would scrap hand",
            "cancels action",
            "saves",
            "on enough to ko",
            "when enough to ko",
            "reveal at random",
            "they reveal",
            "separate those",
            "on attack flipped",
        ],
        &["enemy", "opponent", "attacker", "defender"],
    ),
];

/// Words of the text that require one of these in the definition, but not the reverse.
const COMES_FROM: &[(&str, &[&str])] = &[
    ("atk", &["attack", "ignore icons"]),
    ("def", &["defense", "ignore icons"]),
    ("hp", &["health"]),
    ("upgrade", &["upgrade", "take over"]),
    ("secret", &["secret"]),
    ("tower", &["tower"]),
    ("draw", &["draw"]),
    ("repair", &["repair"]),
    ("scrap", &["scrap", "keep", "keeps", "saves", "cancels action", "reveal hand", "focus"]),
    (
        "other",
        &[
            "other",
            "others",
            "keep",
            "keeps",
            "untapped too",
            "done",
            "spill extra damage",
            "spill attack damage",
            "take over upgrades",
            "swap heads",
            "starts with head",
        ],
    ),
    (
        "turn",
        &[
            "turn",
            "first attack each turn",
            "flips",
            "combined",
            "attacked",
            "recolor",
            "extra action",
            "extra attack",
            "opponent draws again",
            "would draw again",
            "would scrap hand",
            "take their draws",
            "may play to stay",
            "opponent plays at most",
        ],
    ),
];

/// Words of a definition that require one of these in the text, but not the reverse.
const IS_SAID_AS: &[(&str, &[&str])] = &[
    ("your", &["your", "their", "you", "they"]),
    ("other", &["other", "another", "different", "non attack"]),
    (
        "each",
        &[
            "each",
            "all",
            "total",
            "enemies",
            "number of",
            "or more",
            "have exactly",
            "autobots",
            "decepticons",
            "your characters",
            "your other characters",
            "first time in a turn",
        ],
    ),
    ("up to", &["up to"]),
    ("draw", &["draw"]),
    ("repair", &["repair", "repaired", "without damage"]),
    ("damage", &["damage"]),
    ("half", &["half"]),
    ("once per turn", &["once each turn"]),
    ("first attack each turn", &["first time in a turn", "first time this turn"]),
];

const TRAITS: &[&str] = &[
    "Aerialbot",
    "Air Strike Patrol",
    "Battle Master",
    "Battle Patrol",
    "Beast",
    "Boat",
    "Car",
    "Constructicon",
    "Dinobot",
    "Dreadwing",
    "Firecon",
    "Guardian",
    "Helicopter",
    "Insecticon",
    "Leader",
    "Melee",
    "Mini-Cassette",
    "Motorcycle",
    "Off-Road Patrol",
    "Omnibot",
    "Plane",
    "Predacon",
    "Ranged",
    "Rescue Patrol",
    "Sentinel",
    "Spaceship",
    "Specialist",
    "Sports Car Patrol",
    "Spy Patrol",
    "Stunticon",
    "Tank",
    "Titan Master",
    "Titan",
    "Train",
    "Truck",
    "Weaponizer",
    "Wrecker",
];

/// Returns the words in lower case, each surrounded by single spaces.
fn words(text: &str) -> String {
    let mut words = String::from(" ");
    for letter in text.chars() {
        match letter {
            letter if letter.is_alphanumeric() => words.extend(letter.to_lowercase()),
            '\'' | '’' if words.ends_with(' ') => {}
            _ if words.ends_with(' ') => {}
            _ => words.push(' '),
        }
    }
    words + " "
}

/// Returns whether these words occur, in the singular or plural.
fn says(words: &str, phrase: &str) -> bool {
    let ies = phrase.strip_suffix('y').map(|stem| format!(" {stem}ies "));
    words.contains(&format!(" {phrase} "))
        || words.contains(&format!(" {phrase}s "))
        || ies.is_some_and(|plural| words.contains(&plural))
}

/// The facts of a definition.
#[derive(Default)]
struct Facts {
    words: String,
    names: BTreeSet<String>,
    numbers: BTreeSet<i64>,
}

impl Facts {
    fn of(ability: &Value) -> Facts {
        let mut facts = Facts::default();
        facts.walk("", ability);
        // A Secret Action is always optional.
        if ability["reveal"].is_object() {
            facts.words += " may ";
        }
        facts.words = words(&facts.words);
        facts
    }

    fn walk(&mut self, key: &str, value: &Value) {
        match value {
            Value::Object(entries) => {
                for (key, value) in entries {
                    // Fields that are missing in a card file have these values.
                    let left_out = matches!(value, Value::Null | Value::Bool(false))
                        || value.as_array().is_some_and(Vec::is_empty) && key != "do"
                        || key == "at-least" && *value == json!(0)
                        || key == "from" && *value == json!("battlefield");
                    if !left_out {
                        self.words += &format!(" {key} ");
                        self.walk(key, value);
                    }
                }
            }
            Value::Array(items) => {
                let mut times = BTreeMap::new();
                for item in items {
                    self.walk(key, item);
                    if item.is_string() {
                        *times.entry(item.to_string()).or_insert(0) += 1;
                    }
                }
                // "At least orange, orange" is 2 orange.
                self.numbers.extend(times.into_values().filter(|times| *times > 1));
            }
            Value::String(text) => self.phrase(key, text),
            Value::Number(number) => self.number(key, number.as_i64().expect("a whole number")),
            Value::Bool(_) | Value::Null => {}
        }
    }

    fn number(&mut self, key: &str, number: i64) {
        match (key, number) {
            // 99 means all damage; the parity is even or odd.
            ("repair" | "amount", 99) | ("parity", _) => {}
            _ => {
                self.numbers.insert(number.abs());
            }
        }
    }

    fn phrase(&mut self, key: &str, text: &str) {
        if matches!(key, "combine" | "starts-with-under") || key == "played-this-turn" {
            self.names.insert(text.to_string());
            return;
        }
        // A team has at most one character of a full name, so "your" covers all of them.
        let mut rest =
            text.strip_prefix("each ").filter(|rest| is_own_full_name(rest)).unwrap_or(text);
        loop {
            let found = ["full-name ", "name ", "named "]
                .iter()
                .filter_map(|mark| Some((rest.find(mark)?, mark.len())))
                .min();
            let Some((at, length)) = found.filter(|_| text.contains('[')) else { break };
            self.plain(&rest[..at]);
            let name = &rest[at + length..];
            let end = [
                name.find(']'),
                name.find(" or name "),
                name.find(" or named "),
                name.find(" or full-name "),
            ];
            let end = end.into_iter().flatten().min().unwrap_or(name.len());
            self.names.insert(name[..end].to_string());
            rest = &name[end..];
        }
        self.plain(rest);
    }

    fn plain(&mut self, text: &str) {
        self.words += &format!(" {text} ");
        self.numbers.extend(words(text).split(' ').filter_map(|word| word.parse::<i64>().ok()));
    }
}

/// Returns whether a phrase requires one full name among the player's own characters on the battlefield.
fn is_own_full_name(phrase: &str) -> bool {
    phrase.starts_with("your ")
        && phrase.matches("[full-name ").count() == 1
        && !phrase.contains(" or full-name ")
        && !phrase.contains("KO area")
}

/// Returns the differences between a text and its definition.
fn differences(ability: &Value, text: &str) -> Vec<String> {
    let mut facts = Facts::of(ability);
    let mut found = Vec::new();
    let mut plain = text.to_string();
    // Longer names come first, because "Volcanicus" is a part of "Volcanicus, Fiery Champion".
    let mut names: Vec<&String> = facts.names.iter().collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    for name in names {
        if !text.contains(name.as_str()) {
            found.push(format!("the text does not name {name}"));
        }
        plain = plain.replace(name.as_str(), " ");
    }
    let said = words(&plain);
    for (ours, theirs) in SAME {
        let (defined, told) = (
            ours.iter().any(|word| says(&facts.words, word)),
            theirs.iter().any(|word| says(&said, word)),
        );
        if defined != told {
            found.push(format!(
                "{}: {}",
                ours[0],
                if defined { "not in the text" } else { "only in the text" }
            ));
        }
    }
    for (word, origins) in COMES_FROM {
        if says(&said, word) && !origins.iter().any(|origin| says(&facts.words, origin)) {
            found.push(format!("{word}: only in the text"));
        }
    }
    for (word, ways) in IS_SAID_AS {
        if says(&facts.words, word) && !ways.iter().any(|way| says(&said, way)) {
            found.push(format!("{word}: not in the text"));
        }
    }
    let (mut defined, mut told) = (facts.words.clone(), said.clone());
    for name in TRAITS {
        // Longer names are removed first, so that a shorter name in them does not match.
        let name = words(name);
        let name = name.trim();
        if says(&defined, name) != says(&told, name) {
            found.push(format!("trait {name}: in one of the two only"));
        }
        for side in [&mut defined, &mut told] {
            *side = side.replace(&format!(" {name} "), "  ").replace(&format!(" {name}s "), "  ");
        }
    }
    // The first white icon gives 2 flips by default.
    if says(&facts.words, "white bonus") {
        facts.numbers.insert(2);
    }
    // "2nd" is 2.
    let number = |word: &str| {
        ["st", "nd", "rd", "th"]
            .iter()
            .find_map(|end| word.strip_suffix(end))
            .unwrap_or(word)
            .parse()
            .ok()
    };
    let told: BTreeSet<i64> = said.split(' ').filter_map(number).collect();
    let is_one = ["1", "a", "an", "one", "another", "its", "that", "again", "this"]
        .iter()
        .any(|word| says(&said, word));
    for number in &facts.numbers {
        if !(told.contains(number) || *number == 0 || *number == 1 && is_one) {
            found.push(format!("{number}: not in the text"));
        }
    }
    for number in told {
        if !facts.numbers.contains(&number) && number != 1 {
            found.push(format!("{number}: only in the text"));
        }
    }
    found
}

/// Returns the ability lists of a card with their texts and the name of the part.
fn parts(card: &Value) -> Vec<(String, &Value, &Value)> {
    let mut parts = vec![(String::new(), &card["abilities"], &card["text"])];
    for (mode, face) in card["modes"].as_object().into_iter().flatten() {
        parts.push((mode.clone(), &face["abilities"], &face["text"]));
    }
    for side in card["upgradeSides"].as_array().into_iter().flatten() {
        parts.push(("Upgrade side".to_string(), &side["abilities"], &side["text"]));
    }
    parts.retain(|(_, abilities, _)| abilities.is_array());
    parts
}

#[test]
fn the_text_of_every_card_says_what_its_definition_says() {
    let cards: Value = altmode_json::from_str(&Tcg::new().cards_all()).expect("JSON");
    let (mut paragraphs, mut found) = (0, Vec::new());
    for card in cards.as_array().expect("a list").iter().filter(|card| card["implemented"] == true)
    {
        for (part, abilities, text) in parts(card) {
            let mut lines: Vec<&str> = text.as_str().expect("a text").lines().collect();
            let abilities = abilities.as_array().expect("a list");
            let place = format!("{} {} {part}", card["id"], card["fullName"]);
            // Facts of the card that are no ability have a paragraph of their own.
            if part == "head" && card["characterKind"] == "titan-master-head-and-body" {
                lines.drain(..2);
            }
            let bonus = card["modes"][&part]["bonus"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_i64);
            let bonus: Vec<i64> = bonus.filter(|number| *number > 0).collect();
            if !bonus.is_empty() {
                let said: Vec<i64> =
                    lines.remove(0).split(' ').filter_map(|word| word.parse().ok()).collect();
                assert_eq!(said, bonus, "{place}: the bonus of the head");
            }
            if part == "Upgrade side"
                && card["upgradeSides"].as_array().is_some_and(|sides| sides.len() > 1)
            {
                assert!(lines.remove(0).starts_with("Can be played only with "), "{place}");
            }
            if part == "Upgrade side" {
                assert_eq!(
                    lines.pop(),
                    Some(
                        "If this card would leave the battlefield → Put it into its owner's KO area instead."
                    ),
                    "{place}"
                );
            } else if card["slots"] != Value::Null && card["slots"] != json!([1, 1, 1]) {
                let said: Vec<i64> =
                    lines.remove(0).split(' ').filter_map(|word| word.parse().ok()).collect();
                let slots: Vec<i64> = card["slots"]
                    .as_array()
                    .expect("a list")
                    .iter()
                    .filter_map(Value::as_i64)
                    .collect();
                assert_eq!(
                    said,
                    slots.into_iter().filter(|slots| *slots != 1).collect::<Vec<_>>(),
                    "{place}: slots"
                );
            }
            assert_eq!(lines.len(), abilities.len(), "{place}: a paragraph for each ability");
            paragraphs += lines.len();
            for (ability, line) in abilities.iter().zip(lines) {
                for difference in differences(ability, line) {
                    found.push(format!("{place}: {difference}\n    {line}\n    {ability}"));
                }
            }
        }
    }
    assert!(paragraphs > 800, "only {paragraphs} paragraphs were read");
    assert!(found.is_empty(), "{} differences\n{}", found.len(), found.join("\n"));
}

/// Checks that the comparison detects wrong texts.
#[test]
fn a_wrong_text_is_noticed() {
    let ability = json!({ "when": { "on": { "attacks": "your other untapped Car [name Prowl]" }, "flips": { "at-least": ["white", "white"] },
        "do": [{ "damage": { "amount": 3, "to": "enemy" } }, { "gets": { "who": "it", "has": [{ "bold": 4 }], "until": "end-of-turn" } }] } });
    let right = "When one of your other untapped Cars named Prowl attacks and you flip at least 2 [WHITE] → Do 3 damage to an enemy. \
                 It gets Bold 4 until end of turn.";
    assert_eq!(differences(&ability, right), [""; 0]);
    let wrong = [
        ("Cars", "Planes"),
        ("Prowl", "Smokescreen"),
        ("2 [WHITE]", "3 [WHITE]"),
        ("[WHITE]", "[BLUE]"),
        ("3 damage", "4 damage"),
        ("an enemy", "one of your characters"),
        ("Bold", "Tough"),
        ("Bold 4", "Bold 5"),
        ("turn", "battle"),
        ("untapped", "tapped"),
        ("other ", ""),
        ("Do 3", "You may do 3"),
        ("named Prowl", "in bot mode named Prowl"),
    ];
    for (from, to) in wrong {
        assert!(
            !differences(&ability, &right.replace(from, to)).is_empty(),
            "\"{to}\" for \"{from}\" is not noticed"
        );
    }
}
