//! The glossary (docs/glossary.md) names items that exist, in alphabetical order, and lists every public type of the
//! facades.

use crate::root;
use std::{collections::BTreeSet, fs};
use syn::{Item, UseTree, Visibility};

/// The files that decide which types users of the crates see.
const FACADES: [&str; 13] = [
    "rust/core/src/lib.rs",
    "rust/host/src/lib.rs",
    "rust/tcg/src/api/mod.rs",
    "rust/unmatched/src/api.rs",
    "rust/deckbuilder/src/api.rs",
    "rust/tournament/src/api/mod.rs",
    "rust/tournament/src/api/documents.rs",
    "rust/tournament/src/api/draft.rs",
    "rust/tournament/src/api/game_match.rs",
    "rust/tournament/src/api/tournament.rs",
    "rust/tracker/src/api.rs",
    "rust/companion/src/lib.rs",
    "rust/journal/src/lib.rs",
];

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A row of a table: word, file and item of its home.
struct Entry {
    word: String,
    file: String,
    item: String,
}

/// Returns the entries of each section.
fn sections() -> Vec<Vec<Entry>> {
    let entry = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [word, _, home] = cells[..] else { panic!("a row has three cells: {line}") };
        let names: Vec<&str> = home.split('`').skip(1).step_by(2).collect();
        let [file, item] = names[..] else { panic!("a home is a file and an item: {line}") };
        Entry {
            word: word.trim_matches('`').to_string(),
            file: file.to_string(),
            item: item.to_string(),
        }
    };
    let text = read("docs/glossary.md");
    let rows =
        |section: &str| section.lines().filter(|line| line.contains(".rs` `")).map(entry).collect();
    text.split("\n## ").skip(1).map(rows).collect()
}

/// Returns whether a file defines an item of this name.
fn defines(text: &str, item: &str) -> bool {
    let keywords = ["struct", "enum", "trait", "type", "fn", "const", "mod"];
    keywords.iter().any(|keyword| {
        let start = format!("{keyword} {item}");
        text.match_indices(&start).any(|(at, _)| {
            let after = text[at + start.len()..].chars().next();
            !text[..at].ends_with(|letter: char| letter.is_alphanumeric())
                && after.is_some_and(|letter| !letter.is_alphanumeric() && letter != '_')
        })
    })
}

fn names(tree: &UseTree, found: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => names(&path.tree, found),
        UseTree::Name(name) => drop(found.insert(name.ident.to_string())),
        UseTree::Rename(name) => drop(found.insert(name.rename.to_string())),
        UseTree::Group(group) => group.items.iter().for_each(|tree| names(tree, found)),
        UseTree::Glob(_) => panic!("a facade re-exports by name"),
    }
}

/// Returns the public types that a facade defines or re-exports.
fn public_types(path: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for item in syn::parse_file(&read(path)).expect("the compiler reads it").items {
        let (visibility, name) = match &item {
            Item::Use(item) => {
                if matches!(item.vis, Visibility::Public(_)) {
                    names(&item.tree, &mut found);
                }
                continue;
            }
            Item::Struct(item) => (&item.vis, &item.ident),
            Item::Enum(item) => (&item.vis, &item.ident),
            Item::Trait(item) => (&item.vis, &item.ident),
            Item::Type(item) => (&item.vis, &item.ident),
            _ => continue,
        };
        if matches!(visibility, Visibility::Public(_)) {
            found.insert(name.to_string());
        }
    }
    // Functions begin with a small letter, and constants have no small one.
    found.retain(|name| name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase));
    found
}

#[test]
fn every_home_exists() {
    let sections = sections();
    assert!(
        sections.len() == 6 && sections.iter().all(|entries| entries.len() > 3),
        "the tables are read"
    );
    for Entry { word, file, item } in sections.iter().flatten() {
        assert!(defines(&read(file), item), "{word}: {file} does not define {item}");
    }
    assert!(!defines("pub struct Games {}", "Game") && defines("pub struct Game<R> {}", "Game"));
}

#[test]
fn words_are_in_order() {
    for entries in sections() {
        let words: Vec<String> = entries.iter().map(|entry| entry.word.to_lowercase()).collect();
        assert!(words.is_sorted(), "{words:?}");
    }
}

#[test]
fn every_public_type_of_the_facades_is_explained() {
    let explained: BTreeSet<String> =
        sections().into_iter().flatten().map(|entry| entry.word).collect();
    for path in FACADES {
        let types = public_types(path);
        let missing: Vec<&String> = types.difference(&explained).collect();
        assert!(missing.is_empty(), "docs/glossary.md lacks {missing:?} of {path}");
    }
    assert!(public_types("rust/core/src/lib.rs").len() > 15);
}
