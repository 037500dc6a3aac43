//! Parses every card file of the project and checks properties that the types cannot express: ids, references to names, and that
//! no word of a file is ignored.

use altmode_json::Value;
use altmode_tcg_language::{Ability, BattleCard, CardFile, CharacterCard, CharacterKind, Mode};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

fn files(folder: &Path, extension: &str) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .map(|path| {
            (
                path.file_name().unwrap().to_string_lossy().into_owned(),
                std::fs::read_to_string(&path).unwrap(),
            )
        })
        .collect();
    files.sort();
    files
}

/// Parses one file. Mistakes name the file, the card and the path.
fn read(name: &str, text: &str, problems: &mut Vec<String>) -> CardFile {
    let value: Value = match serde_saphyr::from_str(text) {
        Ok(value) => value,
        Err(error) => {
            problems.push(format!("{name}: {error}"));
            return CardFile::default();
        }
    };
    altmode_tcg_language::read(&value).unwrap_or_else(|mistakes| {
        problems.extend(mistakes.iter().map(|mistake| format!("{name}: {mistake}")));
        CardFile::default()
    })
}

struct Library {
    files: Vec<(String, CardFile)>,
}

impl Library {
    fn load() -> Library {
        let mut problems = Vec::new();
        let files = files(&folder("cards"), "yaml")
            .into_iter()
            .map(|(name, text)| {
                let file = read(&name, &text, &mut problems);
                (name, file)
            })
            .collect();
        assert!(problems.is_empty(), "{}", problems.join("\n"));
        Library { files }
    }

    fn battle(&self) -> impl Iterator<Item = &BattleCard> {
        self.files.iter().flat_map(|(_, file)| &file.battle)
    }

    fn characters(&self) -> impl Iterator<Item = &CharacterCard> {
        self.files.iter().flat_map(|(_, file)| &file.characters)
    }
}

/// Returns every list of abilities on a character card.
fn abilities(card: &CharacterCard) -> impl Iterator<Item = &Option<Vec<Ability>>> {
    card.modes
        .iter()
        .map(|face| &face.abilities)
        .chain(card.upgrade_sides.iter().map(|side| &side.abilities))
}

/// Collects every text in a value.
fn texts<'a>(value: &'a Value, found: &mut Vec<(&'a str, &'a str)>) {
    match value {
        Value::Object(entries) => {
            for (key, value) in entries {
                if let Value::String(text) = value {
                    found.push((key, text));
                }
                texts(value, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
        _ => {}
    }
}

#[test]
fn every_file_is_read_and_nothing_in_it_is_passed_over() {
    let library = Library::load();
    let (battle, characters) = (library.battle().count(), library.characters().count());
    let forms = library.characters().filter(|card| card.kind == CharacterKind::Combiner).count();
    let stratagems: usize = library.files.iter().map(|(_, file)| file.stratagems.len()).sum();
    assert_eq!((battle, characters - forms, forms, stratagems), (371, 278, 11, 30));
}

#[test]
fn a_mistake_is_named_with_file_card_and_path() {
    let file = |abilities: &str| {
        format!(
            "set: x1\nset-name: X\nbattle:\n  - {{ id: x1-001, name: A, kind: weapon, rarity: common, abilities: [bold: 2] }}\n  \
             - id: x1-002\n    name: B\n    kind: action\n    rarity: common\n    abilities: {abilities}\n"
        )
    };
    for (abilities, expected) in [
        ("[do: [draw: 2]]", None),
        (
            "[do: [drow: 2]]",
            Some("x.yaml: x1-002: battle[1].abilities[0].do[0]: there is no word `drow` here"),
        ),
        (
            "[do: [damage: { amount: 1, to: each of your Carz }]]",
            Some("\"Carz\" is not understood"),
        ),
        (
            "[do: [damage: { amount: 1, to: enemy, form: this }]]",
            Some("x.yaml: x1-002: battle[1].abilities[0].do[0].damage.form: nothing reads this"),
        ),
    ] {
        let mut problems = Vec::new();
        read("x.yaml", &file(abilities), &mut problems);
        match expected {
            Some(expected) => {
                assert!(problems.len() == 1 && problems[0].contains(expected), "{problems:?}")
            }
            None => assert!(problems.is_empty(), "{problems:?}"),
        }
    }
}

#[test]
fn ids_are_unique_and_begin_with_the_code_of_their_set() {
    let library = Library::load();
    let mut seen = BTreeSet::new();
    let mut names: BTreeMap<&str, &str> = BTreeMap::new();
    for (name, file) in &library.files {
        if let Some(other) = names.insert(&file.set, &file.set_name) {
            assert_eq!(other, file.set_name, "{name}: the set has another name elsewhere");
        }
        let ids = (file.battle.iter().map(|card| &card.id))
            .chain(file.characters.iter().map(|card| &card.id))
            .chain(file.stratagems.iter().map(|card| &card.id));
        for id in ids {
            assert!(seen.insert(id), "{name}: {id} is there twice");
            assert!(
                id.starts_with(&format!("{}-", file.set)),
                "{name}: {id} is not of set {}",
                file.set
            );
        }
    }
}

#[test]
fn battle_cards_are_well_formed() {
    let library = Library::load();
    let by_id: BTreeMap<&str, &BattleCard> =
        library.battle().map(|card| (card.id.as_str(), card)).collect();
    for card in library.battle() {
        let id = &card.id;
        assert!(card.icons.len() <= 3, "{id} has too many icons");
        assert!(
            card.hybrid.is_empty() || card.hybrid.len() == card.icons.len(),
            "{id}: one hybrid entry an icon"
        );
        if card.kind.slot().is_none() {
            assert_eq!(
                (card.attack, card.defense, card.fills.len()),
                (0, 0, 0),
                "{id}: Actions have no stat box"
            );
        }
        match &card.reprint_of {
            Some(original) => {
                let original = by_id
                    .get(original.as_str())
                    .unwrap_or_else(|| panic!("{id}: there is no {original}"));
                assert!(original.reprint_of.is_none(), "{id}: not the first printing");
                assert!(card.abilities.is_none(), "{id}: a reprint has its original's abilities");
                assert_eq!(
                    (
                        &card.name,
                        card.kind,
                        card.faction,
                        card.stars,
                        &card.icons,
                        card.attack,
                        card.defense
                    ),
                    (
                        &original.name,
                        original.kind,
                        original.faction,
                        original.stars,
                        &original.icons,
                        original.attack,
                        original.defense
                    ),
                    "{id}"
                );
            }
            None => {
                let namesakes = library
                    .battle()
                    .filter(|other| other.name == card.name && other.reprint_of.is_none());
                assert_eq!(namesakes.count(), 1, "{id}: another card has its name");
            }
        }
        for ability in card.abilities.iter().flatten() {
            let fits = match ability {
                Ability::Do(_) | Ability::Pay { .. } => card.kind.slot().is_none(),
                Ability::Reveal(_) => card.kind == altmode_tcg_language::BattleKind::Secret,
                Ability::PlayOnlyIf(_) => true,
                _ => card.kind.slot().is_some(),
            };
            assert!(fits, "{id}: this is not for its type: {ability:?}");
        }
    }
}

#[test]
fn characters_are_well_formed() {
    let library = Library::load();
    let mut full_names = BTreeSet::new();
    for card in library.characters() {
        let id = &card.id;
        assert!(full_names.insert(card.full_name()), "{id}: another character has its full name");
        let modes: Vec<Mode> = card.modes.iter().map(|face| face.mode).collect();
        assert!(
            !modes.is_empty() && modes.iter().collect::<BTreeSet<_>>().len() == modes.len(),
            "{id}: {modes:?}"
        );
        assert!(
            card.start.is_none_or(|start| modes.contains(&start)),
            "{id}: starts in a mode that it has not"
        );
        assert!(!card.flips || modes.len() > 1, "{id}: one mode, but it flips");
        let upgrades = matches!(card.kind, CharacterKind::BattleMaster | CharacterKind::Weaponizer);
        assert_eq!(upgrades, !card.upgrade_sides.is_empty(), "{id}: Upgrade sides");
        assert_eq!(card.kind == CharacterKind::Combiner, !card.parts.is_empty(), "{id}: parts");
        for face in &card.modes {
            assert_eq!(
                face.mode == Mode::Head,
                face.bonus.is_some(),
                "{id}: a bonus is on heads only"
            );
        }
        for ability in abilities(card).flatten().flatten() {
            let wrong =
                matches!(ability, Ability::Do(_) | Ability::Pay { .. } | Ability::Reveal(_));
            assert!(!wrong, "{id}: this is for Actions: {ability:?}");
        }
    }
}

#[test]
fn cards_refer_to_cards_that_exist() {
    let library = Library::load();
    let characters: BTreeMap<&str, &CharacterCard> =
        library.characters().map(|card| (card.id.as_str(), card)).collect();
    let full_names: BTreeSet<String> = library.characters().map(CharacterCard::full_name).collect();
    let names: BTreeSet<&str> = library.characters().map(|card| card.name.as_str()).collect();
    let battle: BTreeSet<&str> = library.battle().map(|card| card.name.as_str()).collect();
    for card in library.characters() {
        for part in &card.parts {
            assert!(characters.contains_key(part.as_str()), "{}: there is no {part}", card.id);
        }
        for ability in abilities(card).flatten().flatten() {
            if let Ability::StartsWithUnder(below) = ability {
                for name in below {
                    assert!(full_names.contains(name), "{}: there is no {name}", card.id);
                }
            }
        }
    }
    for (file, cards) in &library.files {
        for card in &cards.stratagems {
            use altmode_tcg_language::StratagemTarget as Target;
            match card.target_kind {
                Target::Character => assert!(
                    full_names.contains(&card.target),
                    "{file}: {}: {}",
                    card.id,
                    card.target
                ),
                Target::Name => assert!(
                    names.contains(card.target.as_str()),
                    "{file}: {}: {}",
                    card.id,
                    card.target
                ),
                Target::Trait => {
                    assert!(
                        altmode_tcg_language::trait_named(&card.target).is_some(),
                        "{}: {}",
                        card.id,
                        card.target
                    )
                }
                Target::Faction => {
                    assert!(
                        altmode_tcg_language::faction_named(&card.target).is_some(),
                        "{}: {}",
                        card.id,
                        card.target
                    )
                }
            }
        }
        // Names in phrases.
        let value = altmode_json::to_value(cards).unwrap();
        let mut found = Vec::new();
        texts(&value, &mut found);
        for (key, text) in found {
            assert_ne!(key, "text", "{file}: no card text");
            if key == "combine" {
                assert!(full_names.contains(text), "{file}: there is no {text}");
            }
            if key == "played-this-turn" {
                assert!(battle.contains(text), "{file}: there is no {text}");
            }
            for bracket in text.split('[').skip(1).filter_map(|rest| rest.split(']').next()) {
                for part in bracket.split(" or ") {
                    if let Some(name) = part.trim_start_matches("not ").strip_prefix("name ") {
                        assert!(
                            names
                                .iter()
                                .any(|full| *full == name || full.ends_with(&format!(" {name}"))),
                            "{file}: there is no character {name}"
                        );
                    } else if let Some(name) =
                        part.trim_start_matches("not ").strip_prefix("full-name ")
                    {
                        assert!(full_names.contains(name), "{file}: there is no {name}");
                    } else if let Some(name) = part.strip_prefix("named ") {
                        assert!(battle.contains(name), "{file}: there is no battle card {name}");
                    }
                }
            }
        }
    }
}

#[test]
fn starter_decks_name_cards_that_exist() {
    let library = Library::load();
    let full_names: BTreeSet<String> = library.characters().map(CharacterCard::full_name).collect();
    let battle: BTreeSet<&str> = library.battle().map(|card| card.name.as_str()).collect();
    let stratagems: BTreeSet<&str> = library
        .files
        .iter()
        .flat_map(|(_, file)| &file.stratagems)
        .map(|card| card.name.as_str())
        .collect();
    let decks = files(&folder("decks"), "txt");
    assert_eq!(decks.len(), 21);
    for (file, text) in decks {
        assert!(text.starts_with("# "), "{file} begins with its name");
        let (mut section, mut cards) = ("", 0);
        for line in text.lines().skip(1).map(str::trim).filter(|line| !line.is_empty()) {
            let Some((number, name)) = line.split_once(' ') else {
                section = line;
                continue;
            };
            let number: u32 = number.parse().unwrap_or_else(|_| panic!("{file}: {line}"));
            match section {
                "Characters" => assert!(full_names.contains(name), "{file}: there is no {name}"),
                "Deck" => {
                    assert!(battle.contains(name), "{file}: there is no {name}");
                    cards += number;
                }
                "Stratagems" => assert!(stratagems.contains(name), "{file}: there is no {name}"),
                "Outside" => assert!(
                    full_names.contains(name) || battle.contains(name),
                    "{file}: there is no {name}"
                ),
                _ => panic!("{file}: {line} is in no section"),
            }
        }
        // A deck has at least 40 battle cards (Tournament Rules 6.1).
        assert!(cards >= 40, "{file} has {cards}");
    }
}
