//! Checks the module dependencies of the crates: those of the engine are layered (`docs/architecture.md`), and no crate has a
//! dependency cycle between modules or between folders.
//!
//! A name that a `lib.rs` or `mod.rs` re-exports counts as a use of the module that defines it. An item that such a file defines
//! itself counts as a use of that file.

use crate::crates;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};
use syn::{Attribute, Item, UseTree, Visibility, visit::Visit};

/// The modules of `lib.rs`. Each may use only those before it.
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

/// Modules that use each other: a trigger is work for the machine, and the machine collects triggers after each event.
const MUTUAL: [&str; 2] = ["engine::machine", "engine::trigger"];

/// The path of a module below the root of its crate. The root itself is empty.
type Module = Vec<String>;

/// A `use` declaration: the name that it brings into its module, and the path of the item. The name `*` stands for all
/// names of the path.
struct Import {
    name: String,
    /// `None` for an item of another crate.
    path: Option<Module>,
    /// Whether other modules can see the name. Then the declaration alone is no use of the item.
    exported: bool,
}

/// The names that a module imports and mentions.
struct Names {
    module: Module,
    /// The modules declared by this module.
    children: BTreeSet<String>,
    imports: Vec<Import>,
    /// Paths outside `use` declarations, as they are written.
    mentioned: BTreeSet<Module>,
}

impl Names {
    /// Returns a path from the root of the crate, or `None` if it leads elsewhere or begins with an imported name.
    fn absolute(&self, path: &[String]) -> Option<Module> {
        let below =
            |module: &[String], rest: &[String]| module.iter().chain(rest).cloned().collect();
        let first = path.first()?.as_str();
        match first {
            "crate" => Some(path[1..].to_vec()),
            "self" => Some(below(&self.module, &path[1..])),
            "super" => {
                let count = path.iter().take_while(|name| *name == "super").count();
                let parent = self.module.len().checked_sub(count)?;
                Some(below(&self.module[..parent], &path[count..]))
            }
            _ if self.children.contains(first) => Some(below(&self.module, path)),
            _ => None,
        }
    }

    fn import(&mut self, tree: &UseTree, before: &[String], exported: bool) {
        let with = |name: String| before.iter().cloned().chain([name]).collect::<Module>();
        let (name, path) = match tree {
            UseTree::Path(path) => {
                return self.import(&path.tree, &with(path.ident.to_string()), exported);
            }
            UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| self.import(tree, before, exported));
            }
            UseTree::Name(name) if name.ident == "self" => {
                (before.last().cloned().unwrap_or_default(), before.to_vec())
            }
            UseTree::Name(name) => (name.ident.to_string(), with(name.ident.to_string())),
            UseTree::Rename(name) => (name.rename.to_string(), with(name.ident.to_string())),
            UseTree::Glob(_) => ("*".to_string(), before.to_vec()),
        };
        let path = self.absolute(&path);
        self.imports.push(Import { name, path, exported });
    }

    /// Collects the paths in the arguments of a macro, which `syn` leaves unparsed.
    fn read_tokens(&mut self, tokens: &str) {
        let joined = tokens.replace(" :: ", "::");
        for word in
            joined.split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != ':')
        {
            self.mentioned.insert(word.split("::").map(str::to_string).collect());
        }
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("cfg") && quoted(attribute).contains("test"))
}

fn quoted(attribute: &Attribute) -> String {
    attribute.meta.require_list().map(|list| list.tokens.to_string()).unwrap_or_default()
}

impl<'a> Visit<'a> for Names {
    fn visit_item(&mut self, item: &'a Item) {
        match item {
            Item::Mod(module) if is_for_tests(&module.attrs) => {}
            Item::Use(item) if is_for_tests(&item.attrs) => {}
            _ => syn::visit::visit_item(self, item),
        }
    }

    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        self.import(&item.tree, &[], !matches!(item.vis, Visibility::Inherited));
    }

    fn visit_visibility(&mut self, _: &'a Visibility) {}

    fn visit_path(&mut self, path: &'a syn::Path) {
        self.mentioned
            .insert(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        syn::visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, item: &'a syn::Macro) {
        self.read_tokens(&item.tokens.to_string());
        syn::visit::visit_macro(self, item);
    }
}

/// The files of the library without its tests, by the paths of their modules.
fn modules(folder: &Path, above: &[String], found: &mut BTreeMap<Module, syn::File>) {
    for entry in fs::read_dir(folder)
        .expect("the folder can be read")
        .map(|entry| entry.expect("an entry").path())
    {
        let name = entry.file_stem().and_then(|name| name.to_str()).expect("a name").to_string();
        if name.ends_with("tests") || name == "testing" {
            continue;
        }
        if entry.is_file() && entry.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let is_folder = name == "mod" || above.is_empty() && ["lib", "main"].contains(&&*name);
        let path: Module = above.iter().cloned().chain((!is_folder).then_some(name)).collect();
        if entry.is_dir() {
            modules(&entry, &path, found);
        } else {
            let text = fs::read_to_string(&entry).expect("a file of the library");
            found.insert(path, syn::parse_file(&text).expect("the compiler reads it"));
        }
    }
}

/// Returns the longest prefix of a path that is a module, and the rest.
fn split<'p, T>(path: &'p [String], modules: &BTreeMap<Module, T>) -> (&'p [String], &'p [String]) {
    let end =
        (0..=path.len()).rev().find(|&end| modules.contains_key(&path[..end])).unwrap_or_default();
    path.split_at(end)
}

/// Returns the module that defines the item of a path, through the re-exports of other modules, or `None` if another crate
/// defines it.
fn home(path: &[String], modules: &BTreeMap<Module, Names>, depth: usize) -> Option<Module> {
    let (module, rest) = split(path, modules);
    let imports = modules.get(module).map(|names| names.imports.as_slice()).unwrap_or_default();
    let Some((name, further)) = rest.split_first() else { return Some(module.to_vec()) };
    // Re-exports of re-exports are followed up to a depth of 8, so that a cycle ends.
    match imports.iter().find(|import| import.name == *name).filter(|_| depth < 8) {
        Some(import) => home(&[import.path.as_deref()?, further].concat(), modules, depth + 1),
        None => Some(module.to_vec()),
    }
}

/// Returns the modules that each module of a crate uses.
fn uses(source: &str) -> BTreeMap<Module, BTreeSet<Module>> {
    let mut files = BTreeMap::new();
    modules(Path::new(source), &[], &mut files);
    let names_of = |(module, file): (&Module, &syn::File)| {
        let children = files
            .keys()
            .filter(|other| other.len() == module.len() + 1 && other.starts_with(module));
        let children = children.filter_map(|child| child.last().cloned()).collect();
        let mut names = Names {
            module: module.clone(),
            children,
            imports: Vec::new(),
            mentioned: BTreeSet::new(),
        };
        names.visit_file(file);
        (module.clone(), names)
    };
    let all: BTreeMap<Module, Names> = files.iter().map(names_of).collect();
    let used = |(module, names): (&Module, &Names)| {
        let imported = names
            .imports
            .iter()
            .filter(|import| !import.exported)
            .filter_map(|import| import.path.clone());
        let mentioned = names.mentioned.iter().filter_map(|path| {
            let by_import = || {
                let import =
                    names.imports.iter().find(|import| Some(&import.name) == path.first())?;
                Some([import.path.as_deref()?, &path[1..]].concat())
            };
            // A name alone is a variable, unless it is imported.
            names.absolute(path).filter(|_| path.len() > 1).or_else(by_import)
        });
        let homes = imported.chain(mentioned).filter_map(|path| home(&path, &all, 0));
        (module.clone(), homes.filter(|other| other != module).collect())
    };
    all.iter().map(used).collect()
}

#[test]
fn no_module_uses_one_of_a_layer_above_it() {
    let layer = |module: &[String]| {
        LAYERS
            .iter()
            .position(|name| *name == module[0])
            .unwrap_or_else(|| panic!("{module:?} has no layer"))
    };
    let uses = uses("../tcg/src");
    assert!(uses.len() > 80, "{} modules", uses.len());
    let upward: Vec<String> = uses
        .iter()
        .flat_map(|(module, used)| used.iter().map(move |other| (module, other)))
        // The root may use every module, and only the root's own items would be used from below.
        .filter(|(module, other)| {
            !module.is_empty() && (other.is_empty() || layer(other) > layer(module))
        })
        .map(|(module, other)| format!("{} uses {}", module.join("::"), other.join("::")))
        .collect();
    assert!(upward.is_empty(), "{}", upward.join("\n"));
}

/// Removes the nodes of a graph that are neither in a cycle nor between two cycles.
fn reduce(mut uses: BTreeMap<Module, BTreeSet<Module>>) -> BTreeMap<Module, BTreeSet<Module>> {
    loop {
        let before = uses.len();
        let used: BTreeSet<Module> = uses.values().flatten().cloned().collect();
        uses.retain(|module, others| !others.is_empty() && used.contains(module));
        let left: BTreeSet<Module> = uses.keys().cloned().collect();
        uses.values_mut().for_each(|others| others.retain(|other| left.contains(other)));
        if uses.len() == before {
            return uses;
        }
    }
}

/// Returns the modules of a crate that are part of a dependency cycle, or between two of them.
fn circle(source: &str) -> Vec<String> {
    reduce(uses(source)).keys().map(|module| module.join("::")).collect()
}

/// Returns the folders and modules of `lib.rs` that are part of a dependency cycle, or between two of them.
fn circle_of_folders(source: &str) -> Vec<String> {
    let mut folders: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    let folder = |module: &Module| module.iter().take(1).cloned().collect::<Module>();
    for (module, others) in uses(source) {
        let of = folder(&module);
        folders
            .entry(of.clone())
            .or_default()
            .extend(others.iter().map(folder).filter(|other| *other != of));
    }
    reduce(folders).keys().map(|module| module.join("::")).collect()
}

#[test]
fn modules_use_one_another_in_no_circle() {
    assert_eq!(circle("../tcg/src"), MUTUAL);
}

#[test]
fn other_crates_have_no_circle() {
    // The TCG has a test of its own.
    let excepted: Vec<&str> =
        ["tcg"].into_iter().chain(MUTUAL_OF_CRATES.map(|(name, _)| name)).collect();
    for name in crates().into_iter().filter(|name| !excepted.contains(&&**name)) {
        let source = format!("../{name}/src");
        assert_eq!(circle(&source), [""; 0], "{name}");
        assert_eq!(circle_of_folders(&source), [""; 0], "{name}");
    }
}

/// Crates with one natural cycle each, and its modules. A module may only leave these lists.
const MUTUAL_OF_CRATES: [(&str, [&str; 3]); 2] = [
    // The view of a match and its warnings are those of a tracker, whose type names the table that returns them.
    ("companion", ["table", "view", "warn"]),
    // The trait of a table returns the view of a tracker, and a tracker is a log of the actions of a table.
    ("journal", ["log", "table", "tracker"]),
];

#[test]
fn natural_circles_do_not_grow() {
    for (name, modules) in MUTUAL_OF_CRATES {
        let source = format!("../{name}/src");
        assert_eq!(circle(&source), modules, "{name}");
        assert_eq!(circle_of_folders(&source), modules, "{name}");
    }
}
