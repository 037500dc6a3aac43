//! `altmode scenario`

use crate::{
    failure::{Done, Failure},
    files::read_text,
    game::GameName,
    games::{Commanded, with_game},
    output::print,
    packs::PackArguments,
};
use altmode_json::Value;
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
    #[command(flatten)]
    packs: PackArguments,
    /// Also print a line for each passing scenario
    #[arg(long, short)]
    verbose: bool,
}

impl Scenario {
    pub fn run(self) -> Done {
        let mut files = Vec::new();
        let mut rules: Vec<(GameName, Box<Run>)> = Vec::new();
        for path in &self.paths {
            collect(path, &mut files)?;
        }
        let (mut passed, mut failed) = (0, 0);
        for file in &files {
            let text = read_text(file)?;
            let game = GameName::of_scenario(&text);
            // Packs are loaded once, by the game of the first scenario of each.
            if !rules.iter().any(|(known, _)| *known == game) {
                rules.push((game, with_game!(game, G => runner::<G>(&self.packs))?));
            }
            let run = rules.iter().find(|(known, _)| *known == game).map(|(_, run)| run(&text));
            match run.and_then(failure) {
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

/// Runs a scenario and returns the report.
type Run = dyn Fn(&str) -> altmode_core::Result<String>;

/// Returns the function that runs scenarios of a game with packs.
fn runner<G: Commanded + 'static>(packs: &PackArguments) -> Result<Box<Run>, Failure> {
    let api = packs.load::<G>()?;
    Ok(Box::new(move |text| G::run_scenario(&api, text)))
}

/// Returns the reason why a scenario failed; `None` if it passed.
fn failure(result: altmode_core::Result<String>) -> Option<String> {
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
