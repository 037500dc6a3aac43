//! How long the largest tournament of the rules' tables takes.

use super::Done;
use crate::output::{print, print_json, table};
use altmode_core::{Random, Result};
use altmode_tournament::{event::Event, tournament::Tournament};
use serde_json::json;
use std::time::{Duration, Instant};

/// Players from whom on ten rounds are recommended (Tournament Rules, Appendix E).
const PLAYERS: u32 = 410;

/// Measure a simulated tournament of 410 players and 10 rounds
#[derive(clap::Args)]
pub struct Bench {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub fn run(self) -> Done {
        let options = altmode_tournament::api::options(r#"{ "seed": "1" }"#)?;
        let mut tournament = Tournament::new(options, "bench")?;
        for player in 0..PLAYERS {
            tournament.apply(Event::AddPlayer { name: format!("Player {player}"), id: None }, None)?;
        }
        let mut random = Random::from_seed_text("1")?;
        let (mut slowest, mut rounds) = (Duration::ZERO, 0);
        while rounds < tournament.state().swiss_rounds.unwrap_or(u32::MAX) {
            let begun = Instant::now();
            tournament.pair(None)?;
            slowest = slowest.max(begun.elapsed());
            rounds += 1;
            play(&mut tournament, &mut random)?;
        }
        let begun = Instant::now();
        let standings = tournament.standings(None);
        let standings_time = begun.elapsed();
        let milliseconds = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
        let figures = json!({
            "players": standings.len(),
            "rounds": rounds,
            "slowest_pairing_ms": milliseconds(slowest),
            "standings_ms": milliseconds(standings_time),
            "entries": tournament.log().entries().len(),
        });
        if self.json {
            print_json(&figures)?;
        } else {
            let rows = figures.as_object().into_iter().flatten().map(|(name, value)| vec![name.clone(), value.to_string()]);
            print(&table(&rows.collect::<Vec<_>>()))?;
        }
        Ok(true)
    }
}

/// Every table gets a random result.
fn play(tournament: &mut Tournament, random: &mut Random) -> Result<()> {
    let tables = tournament.state().rounds.last().map_or(0, |round| round.tables.len()) as u32;
    for number in 1..=tables {
        let games = [[2, 0], [2, 1], [1, 2], [0, 2], [1, 1]][random.below(5) as usize];
        let event = Event::from_json(json!({ "type": "result", "table": number, "games": games }))?;
        tournament.apply(event, None)?;
    }
    Ok(())
}
