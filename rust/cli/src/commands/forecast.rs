//! `altmode forecast`

use super::{Done, Game, parallel::in_parallel};
use crate::{
    failure::Failure,
    files::read_text,
    output::{print, print_json, table},
};
use altmode_core::percent;
use altmode_json::Value;
use altmode_tcg::{
    api::Tcg,
    forecast::{Answered, Pairs},
};
use std::{io::IsTerminal, ops::Range};

/// Print the exact odds of an attack
///
/// The input is a JSON object. For the Transformers TCG: { "attacker", "defender", "attackerDeck", "defenderDeck" }, see
/// docs/forecast.md. For Unmatched: { "state", "attacker", "defender" }, and "card", "seat" and "policy" if wanted, where "state"
/// is that of a scenario, see docs/unmatched.md.
#[derive(clap::Args)]
pub struct Forecast {
    /// Input file; - for standard input
    #[arg(value_name = "FILE", required_unless_present = "pairs")]
    file: Option<String>,
    /// Forecast every character against every other and check that the odds add up (takes long)
    #[arg(long, conflicts_with = "file")]
    pairs: bool,
    /// Print the whole forecast as JSON
    #[arg(long)]
    json: bool,
    /// Game of the attack
    #[arg(long, value_enum, default_value_t)]
    game: Game,
}

/// Length of the longest bar, in characters.
const BAR: usize = 40;

impl Forecast {
    pub fn run(self) -> Done {
        // Without a file it is about all pairs.
        let Some(file) = &self.file else { return all_pairs() };
        match self.game {
            Game::Unmatched => return super::unmatched::forecast(file, self.json),
            Game::Deckbuilder => return Err(Failure::new("the Transformers Deck-Building Game has no forecasts")),
            Game::Tcg => {}
        }
        let text = Tcg::new().forecast(&read_text(file)?).map_err(|error| Failure::new(format!("{file}: {error}")))?;
        let forecast: Value = altmode_json::from_str(&text).map_err(|error| Failure::new(format!("not JSON: {error}")))?;
        if self.json {
            print_json(&forecast)?;
            return Ok(true);
        }
        print(forecast["sentence"].as_str().unwrap_or_default())?;
        print("")?;
        print(&chart(&forecast["damage"], std::io::stdout().is_terminal()))?;
        print("")?;
        print(&table(&parts(&forecast["explain"])))?;
        let lines = forecast["why"].as_array().into_iter().chain(forecast["assumptions"].as_array()).flatten();
        for line in forecast["reason"].as_str().into_iter().chain(lines.filter_map(Value::as_str)) {
            print(line)?;
        }
        Ok(true)
    }
}

/// Maximum number of failures printed.
const TOLD: usize = 20;

/// Forecasts every attack of one face of a character on another.
fn all_pairs() -> Done {
    let pairs = Pairs::new(Tcg::new().rules());
    let faces = pairs.faces();
    let check = |attackers: Range<u32>| {
        let mut found = ([0u32; 2], Vec::new());
        for (attacker, defender) in attackers.flat_map(|attacker| (0..faces).map(move |defender| (attacker as usize, defender))) {
            match pairs.check(attacker, defender) {
                Ok(Answered::Exact) => found.0[0] += 1,
                Ok(Answered::Inexact) => found.0[1] += 1,
                Err(wrong) => found.1.push(wrong),
            }
        }
        found
    };
    let (mut exact, mut inexact, mut wrong) = (0, 0, Vec::new());
    for ([one, other], failures) in in_parallel(0..faces as u32, check) {
        (exact, inexact) = (exact + one, inexact + other);
        wrong.extend(failures);
    }
    print(&format!("{faces} faces, {exact} exact forecasts, {inexact} that say why they are not, {} failures", wrong.len()))?;
    wrong.iter().take(TOLD).for_each(|wrong| eprintln!("altmode: {wrong}"));
    Ok(wrong.is_empty())
}

/// Formats one line for each possible damage, with a bar if the output is a terminal.
fn chart(damage: &Value, bars: bool) -> String {
    let chances: Vec<f64> = damage.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let most = chances.iter().copied().fold(0.0, f64::max);
    let rows: Vec<Vec<String>> = chances
        .iter()
        .enumerate()
        .skip_while(|(_, chance)| **chance <= 0.0)
        .map(|(number, chance)| {
            let length = if most > 0.0 { (chance / most * BAR as f64).round() as usize } else { 0 };
            let bar = if bars { "█".repeat(length) } else { String::new() };
            vec![format!("{number:>3}"), format!("{:>8}", percent(*chance)), bar]
        })
        .collect();
    table(&rows)
}

/// Returns a row for each part of the numbers that a forecast explains.
pub fn parts(explain: &Value) -> Vec<Vec<String>> {
    let parts = explain.as_array().into_iter().flatten();
    parts
        .map(|part| {
            let word = |name: &str| part[name].as_str().unwrap_or_default().to_string();
            let amount = part["amount"].as_f64().unwrap_or_default();
            let amount = if amount.fract() == 0.0 { format!("{amount:+}") } else { format!("{amount:+.2}") };
            vec![word("side"), word("of"), amount, word("from"), word("source")]
        })
        .collect()
}
