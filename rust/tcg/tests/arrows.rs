//! Checks the module dependencies of the crates: those of the engine are layered (`docs/architecture.md`), and no crate
//! has a dependency cycle between modules.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};
use syn::{Attribute, Item, UseTree, visit::Visit};

/// The modules of `lib.rs`, each of which uses those before it only.
const LAYERS: [&str; 14] = [
    "cards",
    "model",
    "query",
    "engine",
    "embed",
    "deck",
    "position",
    "forecast",
    "scenario",
    "rules",
    "bots",
    "api",
    "soak",
    "typescript",
];

/// Modules that use one another: a trigger is work for the machine, and the machine looks for triggers after each event.
const MUTUAL: [&str; 2] = ["engine::machine", "engine::trigger"];

/// Collects the paths below the crate's root that a module names, in `use` and elsewhere.
struct Paths<'a> {
    /// The module's own path.
    module: &'a [String],
    found: BTreeSet<Vec<String>>,
}

impl Paths<'_> {
    fn add(&mut self, path: &[String]) {
        match path.first().map(String::as_str) {
            Some("crate") => self.found.insert(path[1..].to_vec()),
            Some("super") => {
                let parent = &self.module[..self.module.len() - 1];
                self.found.insert(parent.iter().chain(&path[1..]).cloned().collect())
            }
            _ => false,
        };
    }

    fn add_tree(&mut self, tree: &UseTree, before: &[String]) {
        let with = |name: String| before.iter().cloned().chain([name]).collect::<Vec<_>>();
        match tree {
            UseTree::Path(path) => self.add_tree(&path.tree, &with(path.ident.to_string())),
            UseTree::Name(name) => self.add(&with(name.ident.to_string())),
            UseTree::Rename(name) => self.add(&with(name.ident.to_string())),
            UseTree::Glob(_) => self.add(before),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.add_tree(tree, before)),
        }
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("cfg") && quoted(attribute).contains("test"))
}

fn quoted(attribute: &Attribute) -> String {
    attribute.meta.require_list().map(|list| list.tokens.to_string()).unwrap_or_default()
}

impl<'a> Visit<'a> for Paths<'_> {
    fn visit_item(&mut self, item: &'a Item) {
        match item {
            Item::Mod(module) if is_for_tests(&module.attrs) => {}
            _ => syn::visit::visit_item(self, item),
        }
    }

    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        self.add_tree(&item.tree, &[]);
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.add(&names);
        syn::visit::visit_path(self, path);
    }
}

/// The files of the library without its tests, by the paths of their modules.
fn modules(folder: &Path, above: &[String], found: &mut BTreeMap<Vec<String>, syn::File>) {
    for entry in fs::read_dir(folder).expect("the folder can be read").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_stem().and_then(|name| name.to_str()).expect("a name").to_string();
        if name.ends_with("tests") || name == "testing" || above.is_empty() && name == "lib" {
            continue;
        }
        if entry.is_file() && entry.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let path: Vec<String> = above.iter().cloned().chain((name != "mod").then_some(name)).collect();
        if entry.is_dir() {
            modules(&entry, &path, found);
        } else {
            let text = fs::read_to_string(&entry).expect("a file of the library");
            found.insert(path, syn::parse_file(&text).expect("the compiler reads it"));
        }
    }
}

/// Returns the modules that each module of a crate uses.
fn uses(source: &str) -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let mut files = BTreeMap::new();
    modules(Path::new(source), &[], &mut files);
    let module_of = |path: &Vec<String>| (1..=path.len()).rev().map(|end| path[..end].to_vec()).find(|path| files.contains_key(path));
    let used = |(module, file): (&Vec<String>, &syn::File)| {
        let mut paths = Paths { module, found: BTreeSet::new() };
        paths.visit_file(file);
        let others = paths.found.iter().filter_map(module_of).filter(|other| other != module);
        (module.clone(), others.collect())
    };
    files.iter().map(used).collect()
}

#[test]
fn no_module_uses_one_of_a_layer_above_it() {
    let layer = |module: &[String]| LAYERS.iter().position(|name| *name == module[0]).unwrap_or_else(|| panic!("{module:?} has no layer"));
    let uses = uses("src");
    assert!(uses.len() > 80, "{} modules", uses.len());
    let upward: Vec<String> = uses
        .iter()
        .flat_map(|(module, used)| used.iter().map(move |other| (module, other)))
        .filter(|(module, other)| layer(other) > layer(module))
        .map(|(module, other)| format!("{} uses {}", module.join("::"), other.join("::")))
        .collect();
    assert!(upward.is_empty(), "{}", upward.join("\n"));
}

/// Returns the modules of a crate that are part of a dependency cycle, or between two of them.
fn circle(source: &str) -> Vec<String> {
    let mut uses = uses(source);
    // Folders speak for themselves: their own files may use what `mod.rs` says, which in turn declares them.
    let folders: BTreeSet<Vec<String>> = uses.keys().map(|module| module[..module.len() - 1].to_vec()).collect();
    uses.values_mut().for_each(|used| used.retain(|other| !folders.contains(other)));
    // What uses nothing that is left can be in no circle.
    loop {
        let free: BTreeSet<Vec<String>> = uses.iter().filter(|(_, used)| used.is_empty()).map(|(module, _)| module.clone()).collect();
        if free.is_empty() {
            break;
        }
        uses.retain(|module, _| !free.contains(module));
        uses.values_mut().for_each(|used| used.retain(|other| !free.contains(other)));
    }
    // From above, what nobody that is left uses.
    loop {
        let used: BTreeSet<Vec<String>> = uses.values().flatten().cloned().collect();
        let before = uses.len();
        uses.retain(|module, _| used.contains(module));
        if uses.len() == before {
            break;
        }
    }
    uses.keys().map(|module| module.join("::")).collect()
}

#[test]
fn modules_use_one_another_in_no_circle() {
    assert_eq!(circle("src"), MUTUAL);
}

#[test]
fn other_crates_have_no_circle() {
    for name in ["core", "language", "tcg/language", "tournament", "tournament/information", "tracker"] {
        let source = format!("../{name}/src");
        assert!(Path::new(&source).join("lib.rs").exists(), "{name}");
        assert_eq!(circle(&source), [""; 0], "{name}");
    }
}
