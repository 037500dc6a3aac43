//! Benchmark of the largest tournament in the tables of the Tournament Rules.

use crate::{
    failure::{Done, Failure},
    output::{print, print_json, table},
};
use altmode_core::Result;
use altmode_json::json;
use altmode_tournament::{event::Event, standings::Standing, tournament::Tournament};
use serde::Deserialize;
use std::time::{Duration, Instant};

/// A tournament with enough players that ten rounds are recommended (Tournament Rules, Appendix E).
const WORKLOAD: &str = include_str!("../../../../../benches/tournament.json");

#[derive(Deserialize)]
struct Workload {
    players: u32,
    rounds: u32,
    seed: String,
    /// The results, used in turn.
    games: Vec<[i32; 2]>,
}

/// Measure a simulated tournament of 410 players and 10 rounds
///
/// The tournament is defined in benches/tournament.json. The benchmarks of the npm package run the same tournament, so the
/// checksums must match.
#[derive(clap::Args)]
pub struct Bench {
    /// Print the results as one JSON object
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub fn run(self) -> Done {
        let work: Workload = altmode_json::from_str(WORKLOAD)
            .map_err(|error| Failure::new(format!("benches/tournament.json: {error}")))?;
        let options = altmode_tournament::api::options(&json!({ "seed": work.seed }).to_string())?;
        let mut tournament = Tournament::new(options, "bench")?;
        for player in 0..work.players {
            tournament
                .apply(Event::AddPlayer { name: format!("Player {player}"), id: None }, None)?;
        }
        let (mut slowest, mut played) = (Duration::ZERO, Checksum::default());
        for round in 1..=work.rounds {
            let begun = Instant::now();
            tournament.pair(None)?;
            slowest = slowest.max(begun.elapsed());
            play(&mut tournament, round, &work.games, &mut played)?;
        }
        let begun = Instant::now();
        let standings = tournament.standings(None)?;
        let standings_time = begun.elapsed();
        standings.iter().for_each(|Standing { rank, player, points, .. }| {
            played.add(&format!("{rank} {player} {points}"))
        });
        let milliseconds = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
        let figures = json!({
            "players": standings.len(),
            "rounds": work.rounds,
            "slowest_pairing_ms": milliseconds(slowest),
            "standings_ms": milliseconds(standings_time),
            "entries": tournament.log().entries().len(),
            "checksum": format!("{:08x}", played.0),
        });
        if self.json {
            print_json(&figures)?;
        } else {
            let rows = figures
                .as_object()
                .into_iter()
                .flatten()
                .map(|(name, value)| vec![name.clone(), value.to_string()]);
            print(&table(&rows.collect::<Vec<_>>()))?;
        }
        Ok(true)
    }
}

/// Enters the next result for every table.
fn play(
    tournament: &mut Tournament,
    round: u32,
    results: &[[i32; 2]],
    played: &mut Checksum,
) -> Result<()> {
    let state = tournament.state();
    let tables: Vec<[usize; 2]> = state
        .rounds
        .last()
        .map_or(Vec::new(), |round| round.tables.iter().map(|table| table.players).collect());
    let ids = tables.iter().map(|players| players.map(|player| state.players[player].id.as_str()));
    ids.for_each(|[one, other]| played.add(&format!("{one} {other}")));
    for number in 1..=tables.len() as u32 {
        let games = results[(7 * number + 3 * round) as usize % results.len()];
        let event =
            Event::from_json(&json!({ "type": "result", "table": number, "games": games }))?;
        tournament.apply(event, None)?;
    }
    Ok(())
}

/// A 32-bit FNV-1a checksum over lines of text.
struct Checksum(u32);

impl Default for Checksum {
    fn default() -> Self {
        Checksum(0x811c_9dc5)
    }
}

impl Checksum {
    fn add(&mut self, line: &str) {
        for byte in line.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
}
