//! `altmode bench`
//!
//! The loops here are used instead of a benchmark crate. `criterion` 0.7.0 and `divan` 0.1.21 bring 53 crates and run under
//! `cargo bench` only. The figures here are part of the program, and `npm run bench` compares them and their checksum with those
//! of the same games in Node, which the same loops measure.

use crate::{
    failure::{Done, Failure},
    game::GameName,
    games::{Commanded, Figures, with_game},
    output::{figure, print, print_json, table},
    stopwatch::{RUNS, median, seconds},
};
use altmode_host::{Api, Simulation};
use altmode_json::{Map, Value};
use std::{hint::black_box, time::Instant};

/// Measure the speed of the engine
///
/// Each figure is the median of several runs on one CPU core. The games are defined in the folder benches. The benchmarks of the
/// npm package play the same games, so the checksums must match.
#[derive(clap::Args)]
pub struct Bench {
    /// Print the results as one JSON object
    #[arg(long)]
    json: bool,
    /// Game to play
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
}

impl Bench {
    pub fn run(self) -> Done {
        let figures = with_game!(self.game, G => measured::<G>())?;
        if self.json {
            print_json(&figures)?;
        } else {
            let rows: Vec<Vec<String>> =
                figures.iter().map(|(name, value)| vec![name.clone(), figure(value)]).collect();
            print(&table(&rows))?;
        }
        Ok(true)
    }
}

/// Returns all figures of a game.
fn measured<G: Commanded>() -> Result<Map, Failure> {
    /// Number of decisions before the position that is copied and saved.
    const MIDDLE: &str = r#"{ "decisions": 60 }"#;
    const COPIES: u32 = 20_000;
    let wrong = |error: altmode_json::Error| {
        Failure::new(format!("the workload in the folder benches: {error}"))
    };
    let workload: Value = altmode_json::from_str(G::WORKLOAD).map_err(wrong)?;
    let (config, options) = (workload["config"].to_string(), workload["options"].to_string());
    let (api, mut figures) = (Api::<G>::default(), Figures::new(G::PREFIX));
    games(&api.simulation(&config, &options)?, &mut figures);
    let mut game = api.new_game(&config)?;
    let played = game.playouts(workload["games"].as_u64().unwrap_or(0) as u32, &options)?;
    let played: Value = altmode_json::from_str(&played).map_err(wrong)?;
    figures.add("checksum", played["checksum"].clone());
    game.playout(MIDDLE)?;
    let state = game.state();
    figures.add("clone_ns", 1e9 * seconds(COPIES, || black_box(state).clone()));
    figures.add("state_bytes", size_of_val(state) as u64);
    figures.add("save_bytes", game.save()?.len() as u64);
    G::measure(&api, &mut figures)?;
    Ok(figures.all)
}

/// Measures the number of games and of decisions per second.
fn games<G: Commanded>(simulation: &Simulation<G>, figures: &mut Figures) {
    const GAMES: u32 = 500;
    let (mut games, mut decisions) = (Vec::new(), Vec::new());
    // The first run is a warm-up.
    for run in 0..=RUNS {
        let begun = Instant::now();
        let played = simulation.play(0..GAMES);
        let seconds = begun.elapsed().as_secs_f64();
        if run > 0 {
            games.push(f64::from(played.games) / seconds);
            decisions.push(played.decisions as f64 / seconds);
        }
    }
    figures.add("games_per_second", median(games));
    figures.add("decisions_per_second", median(decisions));
}
