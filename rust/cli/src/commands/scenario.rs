//! `altmode scenario`

use super::Done;
use crate::{failure::Failure, files::read_text, output::print};
use altmode_deckbuilder::api::Deckbuilder;
use altmode_json::Value;
use altmode_tcg::api::Tcg;
use altmode_unmatched::api::Unmatched;
use std::{fs, path::Path};

/// Run scenarios: positions with scripted actions and expectations
///
/// Prints one line for each failing scenario, with the failing step and the legal actions at that point. The last line is "N
/// passed, M failed". The exit code is 1 if any scenario fails.
#[derive(clap::Args)]
pub struct Scenario {
    /// Scenario files and folders (searched recursively for .json files); - for standard input
    #[arg(required = true, value_name = "FILE|DIR")]
    paths: Vec<String>,
    /// Also print a line for each passing scenario
    #[arg(long, short)]
    verbose: bool,
}

impl Scenario {
    pub fn run(self) -> Done {
        let mut files = Vec::new();
        for path in &self.paths {
            collect(path, &mut files)?;
        }
        let tcg = Tcg::new();
        let (mut passed, mut failed) = (0, 0);
        for file in &files {
            match run(&tcg, &read_text(file)?) {
                None => {
                    passed += 1;
                    if self.verbose {
                        print(&format!("ok    {file}"))?;
                    }
                }
                Some(why) => {
                    failed += 1;
                    print(&format!("FAIL  {file}\n      {}", why.replace('\n', "\n      ")))?;
                }
            }
        }
        print(&format!("{passed} passed, {failed} failed"))?;
        Ok(failed == 0)
    }
}

/// Returns the reason why a scenario failed; `None` if it passed.
fn run(tcg: &Tcg, text: &str) -> Option<String> {
    // The file names its game. A file that is not JSON is passed to the first game, which reports the error.
    let value = altmode_json::from_str::<Value>(text).unwrap_or_default();
    let result = match value["game"].as_str() {
        Some("unmatched") => Unmatched::new().run_scenario(text),
        Some("deckbuilder") => Deckbuilder::new().run_scenario(text),
        _ => tcg.run_scenario(text),
    };
    let result = match result {
        Ok(result) => result,
        Err(error) => return Some(error.to_string()),
    };
    let result: Value = altmode_json::from_str(&result).unwrap_or_default();
    if result["passed"] == true {
        return None;
    }
    let failure = &result["failure"];
    let word = |name: &str| failure[name].as_str().unwrap_or_default();
    let mut why = format!("{}: {} ({})", word("path"), word("message"), word("code"));
    for action in failure["legal"].as_array().into_iter().flatten() {
        why.push_str("\n  legal: ");
        why.push_str(action.as_str().unwrap_or_default());
    }
    Some(why)
}

/// Collects the scenario files of a path, sorted by name.
fn collect(path: &str, files: &mut Vec<String>) -> Result<(), Failure> {
    if !Path::new(path).is_dir() {
        files.push(path.to_string());
        return Ok(());
    }
    let failed = |error: std::io::Error| Failure::new(format!("could not read {path}: {error}"));
    let mut entries = Vec::new();
    for entry in fs::read_dir(path).map_err(failed)? {
        entries.push(entry.map_err(failed)?.path());
    }
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "json") {
            collect(&entry.to_string_lossy(), files)?;
        }
    }
    Ok(())
}
