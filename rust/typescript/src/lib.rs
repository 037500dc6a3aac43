//! The TypeScript files that are generated from the Rust types. They are in git, because generating them needs a build of
//! all games: that would be three of the four minutes that `npm start` may take. A test keeps them fresh.

/// Returns the files of `js/generated` with their contents: the types of all JSON values of an entry point, and what the
/// classes of `js/game` take of a game.
pub fn files() -> [(&'static str, String); 11] {
    let file = |name, text: String| {
        (name, format!("// Generated from the Rust types; edits are lost.\n\n{text}\n"))
    };
    [
        file("companion.ts", altmode_companion::typescript::declarations()),
        file("deckbuilder.ts", altmode_deckbuilder::typescript::declarations()),
        file("deckbuilder-makers.ts", altmode_deckbuilder::typescript::parameters()),
        file("tcg.ts", altmode_tcg::typescript::declarations()),
        file("tcg-makers.ts", altmode_tcg::typescript::parameters()),
        file("tournament.ts", altmode_tournament::typescript::declarations()),
        file("tracker.ts", altmode_tracker::typescript::declarations()),
        file("tricks.ts", altmode_tricks::typescript::declarations()),
        file("tricks-makers.ts", altmode_tricks::typescript::parameters()),
        file("unmatched.ts", altmode_unmatched::typescript::declarations()),
        file("unmatched-makers.ts", altmode_unmatched::typescript::parameters()),
    ]
}

#[cfg(test)]
mod tests {
    use std::{env, fs, path::Path};

    use super::files;

    /// `ALTMODE_REGENERATE=1 cargo test --package altmode-typescript` writes the files anew.
    #[test]
    fn the_files_in_git_are_fresh() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../js/generated");
        let mut stale = Vec::new();
        for (name, text) in files() {
            let path = folder.join(name);
            if env::var_os("ALTMODE_REGENERATE").is_some() {
                fs::write(&path, text).expect("js/generated can be written");
            } else if fs::read_to_string(&path).ok() != Some(text) {
                stale.push(name);
            }
        }
        assert!(
            stale.is_empty(),
            "js/generated/{{{}}} differ from the Rust types; run this test with ALTMODE_REGENERATE=1 and commit the files",
            stale.join(", ")
        );
    }
}
