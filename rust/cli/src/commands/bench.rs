//! `altmode bench`
//!
//! The loops here are used instead of a benchmark crate. `criterion` 0.7.0 and `divan` 0.1.21 bring 53 crates and run under
//! `cargo bench` only. The figures here are part of the program, and `npm run bench` compares them and their checksum with those
//! of the same games in Node, which the same loops measure.

use super::{Done, Game};
use crate::{
    decks::deck,
    failure::Failure,
    output::{figure, print, print_json, table},
};
use altmode_json::{Map, Value, json};
use altmode_tcg::{
    api::{Simulation, Tcg},
    forecast::{Forecast, typed_in},
    soak::Soak,
};
use std::{hint::black_box, time::Instant};

/// Measure the speed of the engine
///
/// Each figure is the median of several runs on one CPU core. The games are defined in benches/workload.json. The benchmarks
/// of the npm package play the same games, so the checksums must match.
#[derive(clap::Args)]
pub struct Bench {
    /// Print the results as one JSON object
    #[arg(long)]
    json: bool,
    /// Game to play
    #[arg(long, value_enum, default_value_t)]
    game: Game,
}

/// The games that the native and the wasm benchmarks share.
const WORKLOAD: &str = include_str!("../../../../benches/workload.json");
/// Number of runs of each measurement.
const RUNS: usize = 7;
/// Number of games per run.
const GAMES: u32 = 500;
/// The bots and the seed of the games.
const OPTIONS: &str = r#"{ "bot": "random", "seed": "1" }"#;

impl Bench {
    pub fn run(self) -> Done {
        match self.game {
            Game::Unmatched => return super::unmatched::bench(self.json),
            Game::Deckbuilder => return super::deckbuilder::bench(self.json),
            Game::Tcg => {}
        }
        let tcg = Tcg::new();
        let mut figures = Map::new();
        let mirror = config("autobot-starter", "autobot-starter")?;
        let (games, decisions) = play(&[tcg.simulation(&mirror, OPTIONS)?]);
        figures.insert("games_per_second".into(), json!(games));
        figures.insert("decisions_per_second".into(), json!(decisions));
        figures.insert("mixed_games_per_second".into(), json!(play(&mixed(&tcg)?).0));
        copies(&tcg, &mirror, &mut figures)?;
        forecasts(&tcg, &mut figures)?;
        figures.insert("checksum".into(), json!(checksum(&tcg)?));
        if self.json {
            print_json(&figures)?;
        } else {
            let rows: Vec<Vec<String>> = figures.iter().map(|(name, value)| vec![name.clone(), figure(value)]).collect();
            print(&table(&rows))?;
        }
        Ok(true)
    }
}

fn config(left: &str, right: &str) -> Result<String, Failure> {
    Ok(json!({ "seed": "0", "players": [deck(left)?, deck(right)?] }).to_string())
}

/// Returns pairings of random legal decks, drawn from all implemented cards.
fn mixed(tcg: &Tcg) -> Result<Vec<Simulation>, Failure> {
    const PAIRINGS: u32 = 40;
    let soak = Soak::new(tcg, "1")?;
    let pairing = |number: u32| {
        let config = json!({ "seed": "0", "players": soak.decks(number) }).to_string();
        tcg.simulation(&config, OPTIONS).ok()
    };
    Ok((0..PAIRINGS).filter_map(pairing).collect())
}

pub fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Returns the number of random full games and of decisions per second.
fn play(pairings: &[Simulation]) -> (f64, f64) {
    let (mut games, mut decisions) = (Vec::new(), Vec::new());
    let each = (GAMES / pairings.len() as u32).max(10);
    // The first run is a warm-up.
    for run in 0..=RUNS {
        let begun = Instant::now();
        let (mut played, mut decided) = (0, 0);
        for pairing in pairings {
            let result = pairing.play(0..each);
            played += result.games;
            decided += result.decisions;
        }
        let seconds = begun.elapsed().as_secs_f64();
        if run > 0 {
            games.push(f64::from(played) / seconds);
            decisions.push(decided as f64 / seconds);
        }
    }
    (median(games), median(decisions))
}

/// Measures the time of copying a state in the middle of a game, and the state's size.
fn copies(tcg: &Tcg, config: &str, figures: &mut Map) -> Result<(), Failure> {
    const COPIES: u32 = 100_000;
    let mut game = tcg.new_game(config)?;
    game.playout(r#"{ "decisions": 60 }"#)?;
    let state = game.state();
    let runs = (0..RUNS).map(|_| {
        let begun = Instant::now();
        for _ in 0..COPIES {
            black_box(black_box(state).clone());
        }
        begun.elapsed().as_nanos() as f64 / f64::from(COPIES)
    });
    figures.insert("clone_ns".into(), json!(median(runs.collect())));
    figures.insert("state_bytes".into(), json!(size_of_val(state)));
    figures.insert("save_bytes".into(), json!(game.save()?.len()));
    Ok(())
}

/// Two decks of 40 cards with 8 different icon combinations, 4 to 6 flips a side.
const FORECAST: &str = include_str!("../../../../benches/forecast.json");
/// Number of battles in the estimate that forecasts are compared with.
const BATTLES: usize = 10_000;

/// A position with five characters on each side.
const FIVE_A_SIDE: &str = include_str!("../../../../benches/five-a-side.json");

/// Measures one forecast of a given position, the same forecast from text to text, and all attacks of a position.
fn forecasts(tcg: &Tcg, figures: &mut Map) -> Result<(), Failure> {
    let game = tcg.from_scenario(FIVE_A_SIDE)?;
    fn time<T>(calls: u32, call: impl Fn() -> T) -> f64 {
        black_box(call());
        let runs = (0..RUNS).map(|_| {
            let begun = Instant::now();
            for _ in 0..calls {
                black_box(call());
            }
            begun.elapsed().as_secs_f64() * 1e6 / f64::from(calls)
        });
        median(runs.collect())
    }
    let input = altmode_json::from_str(FORECAST).map_err(|error| Failure::new(error.to_string()))?;
    let question = typed_in(tcg.rules(), &input)?;
    let counted = time(1000, || Forecast::of(black_box(&question)));
    let estimated = time(1, || black_box(&question).estimate(BATTLES));
    figures.insert("forecast_us".into(), json!(counted));
    figures.insert("forecast_estimate_us".into(), json!(estimated));
    figures.insert("forecast_estimate_ratio".into(), json!(estimated / counted));
    figures.insert("forecast_text_us".into(), json!(time(1000, || tcg.forecast(black_box(FORECAST)))));
    figures.insert("forecast_all_us".into(), json!(time(100, || game.forecast_all(-1))));
    Ok(())
}

/// Returns the checksum of the games that the native and the wasm benchmarks share.
fn checksum(tcg: &Tcg) -> Result<String, Failure> {
    let wrong = |error: altmode_json::Error| Failure::new(format!("benches/workload.json: {error}"));
    let workload: Value = altmode_json::from_str(WORKLOAD).map_err(wrong)?;
    let game = tcg.new_game(&workload["config"].to_string())?;
    let games = workload["games"].as_u64().unwrap_or(0) as u32;
    let result: Value = altmode_json::from_str(&game.playouts(games, &workload["options"].to_string())?).map_err(wrong)?;
    Ok(result["checksum"].as_str().unwrap_or_default().to_string())
}
