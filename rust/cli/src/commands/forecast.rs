//! `altmode forecast`

use crate::{
    failure::{Done, Failure},
    files::read_text,
    game::GameName,
    games::{Commanded, with_game},
    output::{print, print_json},
    parallel::{chunks, in_parallel},
};
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
    /// Forecast every character of the TCG against every other and check that the odds add up (takes long)
    #[arg(long, conflicts_with_all = ["file", "game"])]
    pairs: bool,
    /// Print the whole forecast as JSON
    #[arg(long)]
    json: bool,
    /// Game of the attack
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
}

impl Forecast {
    pub fn run(self) -> Done {
        // Without a file it is about all pairs.
        let Some(file) = &self.file else { return all_pairs() };
        with_game!(self.game, G => print_odds::<G>(file, self.json))
    }
}

fn print_odds<G: Commanded>(file: &str, as_json: bool) -> Done {
    let text =
        G::odds(&read_text(file)?).map_err(|error| Failure::new(format!("{file}: {error}")))?;
    let odds: Value = altmode_json::from_str(&text)
        .map_err(|error| Failure::new(format!("not JSON: {error}")))?;
    if as_json {
        print_json(&odds)?;
    } else {
        print(&G::odds_shown(&odds, std::io::stdout().is_terminal()).join("\n"))?;
    }
    Ok(true)
}

/// Forecasts every attack of one face of a character on another.
fn all_pairs() -> Done {
    /// Maximum number of failures printed.
    const TOLD: usize = 20;
    /// Number of attackers in one task.
    const ATTACKERS: u64 = 8;
    let pairs = Pairs::new(Tcg::new().rules());
    let faces = pairs.faces();
    let check = |attackers: Range<u64>| {
        let mut found = ([0u32; 2], Vec::new());
        for (attacker, defender) in attackers
            .flat_map(|attacker| (0..faces).map(move |defender| (attacker as usize, defender)))
        {
            match pairs.check(attacker, defender) {
                Ok(Answered::Exact) => found.0[0] += 1,
                Ok(Answered::Inexact) => found.0[1] += 1,
                Err(wrong) => found.1.push(wrong),
            }
        }
        found
    };
    let (mut exact, mut inexact, mut wrong) = (0, 0, Vec::new());
    let attackers = 0..faces as u64;
    for ([one, other], failures) in in_parallel(chunks(&[attackers], ATTACKERS), check) {
        (exact, inexact) = (exact + one, inexact + other);
        wrong.extend(failures);
    }
    print(&format!(
        "{faces} faces, {exact} exact forecasts, {inexact} that say why they are not, {} failures",
        wrong.len()
    ))?;
    wrong.iter().take(TOLD).for_each(|wrong| eprintln!("altmode: {wrong}"));
    Ok(wrong.is_empty())
}
