//! `altmode merge`

use super::{balance, simulate, soak};
use crate::{
    failure::{Done, Failure},
    games::with_game,
    results::{Kept, Results, Sum, Task, described, read},
};

/// Add the results of parts of a simulation
///
/// The files were printed by altmode simulate, balance or soak with --json, or written with --resume. All must be about the same
/// games, none may have a game of another, and together they must have all games. The total is that of one command that plays
/// all games.
#[derive(clap::Args)]
pub struct Merge {
    /// Files of results
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Add the results also if games are missing
    #[arg(long)]
    partial: bool,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

impl Merge {
    pub fn run(self) -> Done {
        let mut files = Vec::new();
        for name in &self.files {
            files.push((name.clone(), read(name)?));
        }
        let Some((first, Kept { task, .. })) = files.first() else { return Ok(false) };
        for (name, kept) in &files {
            if let Some(difference) = kept.task.difference(task) {
                return Err(Failure::new(format!(
                    "{name} does not belong to {first}: {difference}"
                )));
            }
        }
        let task = task.clone();
        let unknown = |what: &str| {
            Failure::new(format!("{first} has results of {what}, which this program does not know"))
        };
        let game = task.game().ok_or_else(|| unknown(&format!("the game \"{}\"", task.game)))?;
        match task.command.as_str() {
            simulate::COMMAND => {
                with_game!(game, G => simulate::show::<G>(&self.merged(task, files)?, self.json, None))
            }
            soak::COMMAND => soak::show(&self.merged(task, files)?, self.json, None),
            balance::COMMAND => {
                with_game!(game, G => balance::show::<G>(&self.merged(task, files)?, self.json))
            }
            other => Err(unknown(&format!("the command \"{other}\""))),
        }
    }

    fn merged<S: Sum>(
        &self,
        task: Task,
        files: Vec<(String, Kept)>,
    ) -> Result<Results<S>, Failure> {
        /// Maximum number of ranges in the message.
        const TOLD: usize = 5;
        let numbers = task.numbers();
        let results = Results::merged(task, files)?;
        let missing = results.played.missing(&numbers);
        if missing.is_empty() || self.partial {
            return Ok(results);
        }
        let ranges: Vec<String> = missing.iter().take(TOLD).map(described).collect();
        let more = if missing.len() > TOLD { " and others" } else { "" };
        Err(Failure::new(format!(
            "{}{more} are missing: give the files of all parts, or --partial",
            ranges.join(", ")
        )))
    }
}
