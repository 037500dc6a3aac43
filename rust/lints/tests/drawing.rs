//! The drawing of the crates in docs/architecture.md, which is made from their manifests.

use crate::{crates, root};
use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
};

const FILE: &str = "docs/architecture.md";
const BEGIN: &str =
    "<!-- Generated from the manifests by rust/lints/tests/drawing.rs. -->\n\n```\n";
const END: &str = "\n```\n";

type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Returns the crates of the workspace with those that each depends on, as folders below `rust`. Dependencies of tests do not
/// count.
fn arrows() -> Arrows {
    let manifest = |folder: &String| {
        fs::read_to_string(root().join("rust").join(folder).join("Cargo.toml")).expect("a manifest")
    };
    let name_of = |manifest: &str| {
        manifest
            .lines()
            .find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"').map(str::to_string))
    };
    let folders: BTreeMap<String, String> = crates()
        .into_iter()
        .map(|folder| (name_of(&manifest(&folder)).expect("a name"), folder))
        .collect();
    let dependencies = |folder: &String| {
        let text = manifest(folder);
        let section = text
            .split("\n[")
            .find(|section| section.starts_with("dependencies]"))
            .unwrap_or_default()
            .to_string();
        let names = section.lines().filter_map(|line| {
            line.split(['.', ' ']).next().and_then(|name| folders.get(name).cloned())
        });
        names.collect::<BTreeSet<_>>()
    };
    folders.values().map(|folder| (folder.clone(), dependencies(folder))).collect()
}

/// Returns all crates that one depends on, directly or not.
fn reached(arrows: &Arrows, from: &str) -> BTreeSet<String> {
    let own = &arrows[from];
    own.iter().cloned().chain(own.iter().flat_map(|next| reached(arrows, next))).collect()
}

/// Returns a line for each crate with dependencies, without those that another dependency has as well. Crates stand below those
/// that they depend on.
fn drawing(arrows: &Arrows) -> String {
    let depth = |folder: &String| {
        fn depth(arrows: &Arrows, folder: &str) -> usize {
            arrows[folder].iter().map(|next| 1 + depth(arrows, next)).max().unwrap_or_default()
        }
        depth(arrows, folder)
    };
    let mut order: Vec<&String> = arrows.keys().collect();
    order.sort_by_key(|folder| (depth(folder), *folder));
    let line = |folder: &&String| {
        let own = &arrows[*folder];
        let further: BTreeSet<String> = own.iter().flat_map(|next| reached(arrows, next)).collect();
        let direct: Vec<&str> = own.difference(&further).map(String::as_str).collect();
        (!direct.is_empty()).then(|| format!("{}  <-  {folder}", direct.join(", ")))
    };
    order.iter().filter_map(line).collect::<Vec<_>>().join("\n")
}

/// `ALTMODE_REGENERATE=1 cargo test --package altmode-lints drawing` draws it again.
#[test]
fn the_drawing_shows_the_dependencies() {
    let path = root().join(FILE);
    let text = fs::read_to_string(&path).expect("the file");
    let (before, rest) = text.split_once(BEGIN).expect("the begin of the drawing");
    let (drawn, after) = rest.split_once(END).expect("the end of the drawing");
    let wanted = drawing(&arrows());
    if env::var_os("ALTMODE_REGENERATE").is_some() {
        fs::write(&path, [before, BEGIN, &wanted, END, after].concat())
            .expect("the file can be written");
    } else {
        assert_eq!(drawn, wanted, "run this test with ALTMODE_REGENERATE=1");
    }
}

#[test]
fn what_follows_is_not_drawn() {
    let arrow =
        |from: &str, to: &[&str]| (from.to_string(), to.iter().map(|to| to.to_string()).collect());
    let arrows: Arrows =
        [arrow("core", &[]), arrow("game", &["core", "host"]), arrow("host", &["core"])].into();
    assert_eq!(drawing(&arrows), "core  <-  host\nhost  <-  game");
}
