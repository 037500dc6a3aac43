//! Checks that comments avoid phrases that are never clear: questions in place of a noun, and indefinite persons.
//!
//! The test reads the comments of Rust, TypeScript and JavaScript sources, without the code examples in them.

use crate::root;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Folders whose comments are checked.
const FOLDERS: [&str; 7] = ["benches", "demo", "examples", "js", "rust", "scripts", "tests"];

/// The extensions of their sources.
const EXTENSIONS: [&str; 6] = ["js", "mjs", "mts", "rs", "ts", "tsx"];

/// Folders of generated files and of installed packages.
const FOREIGN: [&str; 4] = ["dist", "generated", "node_modules", "target"];

/// Words that no paragraph of a comment begins with. The noun that a question stands for is the clear first word.
const BEGINNINGS: [&str; 13] = [
    "What",
    "Who",
    "Whose",
    "Whom",
    "Which",
    "How",
    "Whoever",
    "Whatever",
    "Nobody",
    "Somebody",
    "Everybody",
    "The same as",
    "All that",
];

/// Phrases that no comment contains, in lower case. `NOBODY` is a constant, so the case matters.
const PHRASES: [&str; 11] = [
    "so many",
    "nobody",
    "somebody",
    "everybody",
    "whoever",
    "whatever",
    "the same when",
    "the same of",
    "taken apart",
    "is told",
    "read over",
];

/// Returns the text of a line of comment, without its mark.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let text =
        ["//!", "///", "//", "/**", "* ", "*"].iter().find_map(|mark| line.strip_prefix(mark))?;
    Some(text.trim().trim_end_matches("*/").trim_end())
}

/// Returns the paragraphs of all comments of a source, each with the number of its first line. Code examples are left out.
fn paragraphs(source: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let (mut open, mut code) = (false, false);
    for (number, line) in (1..).zip(source.lines()) {
        let text = comment(line).unwrap_or_default();
        if text.starts_with("```") {
            code = !code;
        }
        if code || text.is_empty() || text.starts_with("```") {
            open = false;
        } else if open && !text.starts_with("* ") && !text.starts_with('|') {
            let last = found.last_mut().expect("an open paragraph");
            last.1 = format!("{} {text}", last.1);
        } else {
            found.push((number, text.to_string()));
            open = true;
        }
    }
    found
}

/// Returns the first forbidden beginning or phrase of a paragraph. Names of items, in backticks, are left out.
fn forbidden(paragraph: &str) -> Option<&'static str> {
    let paragraph = paragraph.split('`').step_by(2).collect::<Vec<_>>().join("`");
    let is_word = |before: Option<char>, after: Option<char>| {
        !before.into_iter().chain(after).any(char::is_alphanumeric)
    };
    let begins = |words: &&&str| {
        paragraph.strip_prefix(**words).is_some_and(|rest| is_word(None, rest.chars().next()))
    };
    let contains = |phrase: &&&str| {
        let mut places = paragraph.match_indices(**phrase);
        places.any(|(at, _)| {
            is_word(paragraph[..at].chars().last(), paragraph[at + phrase.len()..].chars().next())
        })
    };
    BEGINNINGS.iter().find(begins).or_else(|| PHRASES.iter().find(contains)).copied()
}

/// Adds the sources below a folder to those found.
fn add_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder)
        .expect("a folder of sources")
        .map(|entry| entry.expect("an entry").path())
    {
        if path.is_dir() {
            if !FOREIGN.iter().any(|name| path.ends_with(name)) {
                add_files(&path, found);
            }
        } else if EXTENSIONS
            .iter()
            .any(|known| path.extension().is_some_and(|extension| extension == *known))
            && !path.ends_with("prose.rs")
        {
            found.push(path);
        }
    }
}

#[test]
fn comments_avoid_unclear_phrases() {
    let root = root();
    let mut files = Vec::new();
    FOLDERS.iter().for_each(|folder| add_files(&root.join(folder), &mut files));
    assert!(files.len() > 900, "{} files", files.len());
    let mut problems = Vec::new();
    for path in files {
        let source = fs::read_to_string(&path).expect("a source file");
        for (line, paragraph) in paragraphs(&source) {
            let problem = |phrase| {
                format!(
                    "{}:{line}: \"{phrase}\" in: {paragraph}",
                    path.strip_prefix(&root).expect("a path").display()
                )
            };
            problems.extend(forbidden(&paragraph).map(problem));
        }
    }
    assert!(
        problems.is_empty(),
        "{} comments need a noun or the standard term:\n{}",
        problems.len(),
        problems.join("\n")
    );
}

#[test]
fn unclear_phrases_are_found() {
    let found = |source: &str| {
        paragraphs(source)
            .iter()
            .filter_map(|(line, text)| Some((*line, forbidden(text)?)))
            .collect::<Vec<_>>()
    };
    assert_eq!(found("/// The player.\nfn one() {}\n/// Who plays."), [(3, "Who")]);
    assert_eq!(found("// Cards that\n// nobody sees."), [(1, "nobody")]);
    assert_eq!(
        found("/** The seat.\n * ```\n * What\n * ```\n *\n * Whoever acts. */"),
        [(6, "Whoever")]
    );
    assert_eq!(found("/// Returns [`NOBODY`] or anybody. Whole decks count."), []);
}
