//! Checks that a public type name has one meaning in the workspace. Names shared by several types are listed here with the
//! reason.
//!
//! A type is public if another module can see it: `pub`, `pub(crate)` or `pub(super)`. Types of tests do not count, and neither
//! do the commands of the command-line program, which are named after the words that users type.

use crate::{crates, root};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use syn::{Attribute, Item, Visibility};

/// Names with one role in each of several sibling crates, for example the state of each game. No sibling depends on another
/// one, so no file can see two of these types. In one crate, the name still has one meaning.
struct Role {
    role: &'static str,
    siblings: &'static [&'static str],
    names: &'static [&'static str],
}

const ROLES: [Role; 4] = [
    Role {
        role: "words of a card language",
        siblings: &["deckbuilder/language", "tcg/language", "unmatched/language"],
        names: &[
            "Ability",
            "CardFile",
            "CardSheet",
            "Condition",
            "Count",
            "Effect",
            "Is",
            "Limit",
            "Measure",
            "Quality",
            "Side",
            "What",
            "When",
            "Who",
        ],
    },
    Role {
        role: "the engine of a game",
        siblings: &["deckbuilder", "tcg", "unmatched"],
        names: &[
            "Answered",
            "Ask",
            "Battle",
            "CardDef",
            "CardId",
            "Cards",
            "Context",
            "Decision",
            "DefId",
            "Frame",
            "LastingKind",
            "Lasting",
            "Machine",
            "Names",
            "Op",
            "Pending",
            "Played",
            "Policy",
            "Position",
            "Program",
            "Soak",
            "Space",
            "Start",
            "Status",
            "Text",
            "TriggerDef",
            "Work",
        ],
    },
    Role {
        role: "the values that a game exchanges with its hosts",
        siblings: &["deckbuilder", "tcg", "unmatched"],
        names: &[
            "ActionKind",
            "BattleView",
            "EventCard",
            "EventKind",
            "Forecast",
            "LastingView",
            "Observation",
            "PackReport",
            "Prompt",
            "Question",
        ],
    },
    Role {
        role: "a game or match, played by the engine or tracked at a real table",
        siblings: &["companion", "deckbuilder", "tcg", "tournament", "tracker", "unmatched"],
        names: &[
            "Action",
            "CardView",
            "Catalogue",
            "Character",
            "CharacterView",
            "Clock",
            "ClockView",
            "Counter",
            "CounterView",
            "Ending",
            "Event",
            "Facts",
            "Fighter",
            "FighterId",
            "FighterView",
            "ForecastQuestion",
            "Own",
            "Pile",
            "Player",
            "PlayerView",
            "Settled",
            "Setup",
            "SetupPlayer",
            "State",
            "Throw",
            "Zone",
        ],
    },
];

/// A name that several types share for another reason, with the modules that define them.
struct Shared {
    name: &'static str,
    homes: &'static [&'static str],
    reason: &'static str,
}

const fn shared(
    name: &'static str,
    homes: &'static [&'static str],
    reason: &'static str,
) -> Shared {
    Shared { name, homes, reason }
}

const ALIAS: &str = "an alias of the type of rust/host or rust/journal for one game";
const BINDING: &str = "the class that JavaScript sees, named after the type behind it";
const FACADE: &str = "the facade of a crate has the name of the type behind it";
const PUBLISHED: &str = "a published TypeScript type of one entry point, and a type of another crate that it never meets";
const JSON: &str = "the JSON form of the value, as a published TypeScript type";
const WORD_AND_STATE: &str =
    "a word of the card language, and what the engine keeps in the state for it";

#[rustfmt::skip]
const SHARED: &[Shared] = &[
    shared("ActionView", &["deckbuilder::embed::action_json", "host::tagged", "tcg::embed::action_json", "unmatched::embed::action_json"], ALIAS),
    shared("Allowance", &["tcg::embed::view", "tcg::model::state"], JSON),
    shared("Answer", &["tcg::model::state", "wasm::failure"], "the answer to a question of the engine, and to a call from JavaScript"),
    shared("Applied", &["journal::tracker", "tournament::tournament"], "the result of an entry of a log, as a published TypeScript type"),
    shared("Card", &["deckbuilder::model::state", "tcg::cards::card_json", "unmatched::embed::sheets", "unmatched::model::state"], JSON),
    shared("CardRef", &["tcg::deck", "unmatched::language::amount"], "a card that a deck list or a sentence of the language names"),
    shared("Chance", &["core::rules", "tournament::open"], PUBLISHED),
    shared("Contribution", &["tcg::forecast::explain", "unmatched::forecast::explain"], "one part of a number of a forecast"),
    shared("Choice", &["tcg::cards::find", "unmatched::cards::code"], "the cards that a text means, and a choice of effects"),
    shared("Deckbuilder", &["deckbuilder::api", "deckbuilder::cards::deckbuilder"], FACADE),
    shared("Draft", &["tournament::api::draft", "tournament::draft::table", "wasm::tournament"], FACADE),
    shared("Entry", &["journal::log", "tcg::deck", "tournament::log::entry"], "an entry of a log or of a deck list"),
    shared("EventView", &["deckbuilder::embed::event_json", "host::tagged", "tcg::embed::event_json", "unmatched::embed::event_json"], ALIAS),
    shared("Failure", &["cli::failure", "host::scenario::script"], "the failure of a command, and of a scenario"),
    shared("Game", &["core::game", "deckbuilder::api", "host::game", "tcg::api", "unmatched::api"], FACADE),
    shared("Item", &["tournament::information", "unmatched::language::board"], "an item of information, and an item token of Unmatched"),
    shared("Kind", &["companion::facts::types", "tcg::language::what"], "the kind of a card of one game"),
    shared("Log", &["journal::log", "tournament::log"], "a log of entries, for tables and for tournaments"),
    shared("Match", &["companion::api", "journal::api", "tournament::api::game_match", "tournament::play::game_match", "tracker::api", "wasm::tournament"], FACADE),
    shared("Object", &["host::input", "tcg::model::state"], "a JSON object, and a physical card (Expanded Rules 2.0 has no word for both)"),
    shared("Options", &["deckbuilder::options", "host::options", "tournament::options"], "the options of a bot, of a game, and of a tournament"),
    shared("Outcome", &["core::rules", "tcg::embed::view"], JSON),
    shared("Part", &["deckbuilder::cards::catalogue", "unmatched::language::hero", "unmatched::model::state"], "a part of the game's components, of a card's text, and of a combat"),
    shared("Pen", &["language::pen", "tcg::language::text::pen"], "the pen of all languages, and the one that adds the context of this game's sentences"),
    shared("Pick", &["tcg::language::who", "tournament::draft::table", "unmatched::language::who"], PUBLISHED),
    shared("Place", &["deckbuilder::language::filter", "tcg::model::event", "unmatched::language::place"], PUBLISHED),
    shared("Playouts", &["deckbuilder::api", "host::playouts", "tcg::api", "unmatched::api"], FACADE),
    shared("Refusal", &["host::game", "tournament::log"], PUBLISHED),
    shared("Rules", &["core::rules", "wasm::tournament"], BINDING),
    shared("Search", &["core::search", "deckbuilder::api", "host::suggest", "tcg::api", "unmatched::api"], FACADE),
    shared("Section", &["tcg::deck::list::heading", "tournament::deck"], "a section of a deck list, read and judged"),
    shared("Simulation", &["deckbuilder::api", "host::playouts", "tcg::api", "unmatched::api"], FACADE),
    shared("Tcg", &["tcg::api", "tcg::cards::tcg", "tracker::game"], FACADE),
    shared("Tournament", &["tournament::api::tournament", "tournament::tournament", "wasm::tournament"], FACADE),
    shared("Tracker", &["companion::table", "journal::tracker", "tracker::game"], ALIAS),
    shared("Trigger", &["deckbuilder::model::state", "tcg::language::ability", "unmatched::language::hero"], WORD_AND_STATE),
    shared("Unmatched", &["unmatched::api", "unmatched::cards::unmatched"], FACADE),
    shared("Until", &["deckbuilder::model::state", "tcg::language::effect", "unmatched::language::effect"], WORD_AND_STATE),
    shared("Version", &["host::text", "tournament::api"], PUBLISHED),
    shared("View", &["companion::view", "host::game", "tracker::view"], "the view of a seat, or of a tracked match"),
    shared("Viewer", &["core::viewer", "tournament::viewer"], "those who look at a game, and those who look at a tournament"),
    shared("Wanted", &["deckbuilder::embed::check", "host::offered", "unmatched::embed::check"], "an action that a host sends, before and after the names in it are resolved"),
    shared("Warning", &["journal::warning", "tournament::state"], PUBLISHED),
];

fn rust() -> PathBuf {
    root().join("rust")
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let is_test =
            || attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string() == "test");
        attribute.path().is_ident("cfg") && is_test()
    })
}

/// Adds the public types of a module, by their names, to those found.
fn add_types(module: &str, items: Vec<Item>, found: &mut BTreeMap<String, Vec<String>>) {
    for item in items {
        let (visibility, name) = match item {
            Item::Struct(item) => (item.vis, item.ident),
            Item::Enum(item) => (item.vis, item.ident),
            Item::Union(item) => (item.vis, item.ident),
            Item::Trait(item) => (item.vis, item.ident),
            Item::Type(item) => (item.vis, item.ident),
            Item::Mod(item) if !is_for_tests(&item.attrs) => {
                if let Some((_, items)) = item.content {
                    add_types(&format!("{module}::{}", item.ident), items, found);
                }
                continue;
            }
            _ => continue,
        };
        if !matches!(visibility, Visibility::Inherited) {
            found.entry(name.to_string()).or_default().push(module.to_string());
        }
    }
}

/// Adds the public types of the files of a folder, without tests, to those found.
fn add_folder(module: &str, folder: &Path, found: &mut BTreeMap<String, Vec<String>>) {
    for path in fs::read_dir(folder)
        .expect("a folder of sources")
        .map(|entry| entry.expect("an entry").path())
    {
        let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        if stem.ends_with("tests") || stem == "testing" {
            continue;
        }
        let below = match stem {
            "lib" | "mod" | "main" => module.to_string(),
            _ => format!("{module}::{stem}"),
        };
        if path.is_dir() {
            add_folder(&below, &path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            add_types(&below, syn::parse_file(&text).expect("the compiler reads it").items, found);
        }
    }
}

/// Returns the modules that define each public type name. A module begins with its crate. The example of a game is left out, because
/// it has the names of each game.
fn public_types() -> BTreeMap<String, Vec<String>> {
    let mut found = BTreeMap::new();
    for name in crates().into_iter().filter(|name| !name.starts_with("host/tests/")) {
        add_folder(&name.replace('/', "::"), &rust().join(&name).join("src"), &mut found);
    }
    found.values_mut().for_each(|homes| homes.retain(|home| !home.starts_with("cli::commands")));
    found.values_mut().for_each(|homes| homes.sort());
    found
}

/// Returns the crate of a module, as its folder.
fn crate_of(module: &str) -> String {
    let begins = |name: &String| {
        let path = name.replace('/', "::");
        module == path || module.starts_with(&format!("{path}::"))
    };
    crates().into_iter().filter(begins).max_by_key(String::len).expect("a module of a crate")
}

/// Returns why the homes of a name do not have its role, or `None` if they do.
fn breaks_role(role: &Role, homes: &[String]) -> Option<String> {
    let different: BTreeSet<String> = homes.iter().map(|home| crate_of(home)).collect();
    if different.len() < homes.len() {
        return Some("has two meanings in one crate".to_string());
    }
    let other = different.into_iter().find(|name| !role.siblings.contains(&&**name));
    other.map(|name| format!("is a type of {name}, which has no part in \"{}\"", role.role))
}

#[test]
fn a_public_type_name_has_one_meaning() {
    let types = public_types();
    assert!(types.len() > 400, "{} names", types.len());
    let mut problems = Vec::new();
    for (name, homes) in types.iter().filter(|(_, homes)| homes.len() > 1) {
        let role = ROLES.iter().find(|role| role.names.contains(&name.as_str()));
        let shared = SHARED.iter().find(|shared| shared.name == name);
        match (role, shared) {
            (Some(role), None) => problems
                .extend(breaks_role(role, homes).map(|why| format!("{name} {why}: {homes:?}"))),
            (None, Some(shared)) if shared.homes == homes => {}
            (None, Some(shared)) => problems
                .push(format!("{name} is listed for {:?}, but defined in {homes:?}", shared.homes)),
            (None, None) => problems.push(format!(
                "{name} has several meanings: {homes:?}. Rename one, or list it with a reason"
            )),
            (Some(_), Some(_)) => problems.push(format!("{name} is listed twice")),
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_listed_name_is_shared() {
    let types = public_types();
    let is_shared = |name: &str| types.get(name).is_some_and(|homes| homes.len() > 1);
    let listed = ROLES
        .iter()
        .flat_map(|role| role.names.iter().copied())
        .chain(SHARED.iter().map(|shared| shared.name));
    let stale: Vec<&str> = listed.filter(|name| !is_shared(name)).collect();
    assert!(stale.is_empty(), "these names have one meaning now, so remove them: {stale:?}");
    assert!(SHARED.iter().all(|shared| shared.reason.len() > 20), "each has a reason");
}

#[test]
fn no_sibling_depends_on_another() {
    for role in &ROLES {
        for name in role.siblings {
            let manifest =
                fs::read_to_string(rust().join(name).join("Cargo.toml")).expect("a manifest");
            // Tests may compare siblings.
            let manifest = manifest.split("[dev-dependencies]").next().unwrap_or_default();
            for other in role.siblings {
                let package = format!("altmode-{}", other.replace('/', "-"));
                let depends = manifest
                    .lines()
                    .any(|line| line.split(['.', ' ', '=']).next() == Some(&*package));
                assert!(!depends, "{name} depends on {other}: {}", role.role);
            }
        }
    }
}

#[test]
fn two_meanings_are_found() {
    let homes = |homes: &[&str]| homes.iter().map(|home| home.to_string()).collect::<Vec<_>>();
    let engine = &ROLES[1];
    assert_eq!(
        breaks_role(engine, &homes(&["tcg::model::state", "unmatched::model::state"])),
        None
    );
    assert!(breaks_role(engine, &homes(&["tcg::model::state", "tcg::soak"])).is_some());
    assert!(breaks_role(engine, &homes(&["tcg::model::state", "tcg::language::who"])).is_some());
    let mut found = BTreeMap::new();
    let text = "pub struct One; struct Hidden; pub(crate) mod inner { pub(super) enum One {} } #[cfg(test)] mod tests { pub type Two = u8; }";
    add_types("core", syn::parse_str::<syn::File>(text).expect("Rust").items, &mut found);
    assert_eq!(found, BTreeMap::from([("One".to_string(), homes(&["core", "core::inner"]))]));
}
