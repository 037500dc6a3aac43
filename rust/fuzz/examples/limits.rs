//! Measures the known worst inputs natively: `node scripts/limits.mjs --native` creates the inputs and prints the table.
//!
//! Reads a JSON list of `{ "call", "parts" }` from a file, and prints a JSON list of milliseconds of
//! processor time.

use altmode_json::Value;
use altmode_tcg::api::Tcg;
use altmode_tournament::api::{Tournament, open_boosters};
use altmode_tracker::api::Match as Tracked;
use cpu_time::ProcessTime;
use std::{env, error::Error, fs, hint::black_box};

/// Prepares the input of a call, and returns the call.
fn prepared(call: &str, parts: &[String]) -> Result<Box<dyn FnOnce()>, altmode_core::Error> {
    let part = |index: usize| parts.get(index).cloned().unwrap_or_default();
    let tournament = || Tournament::restore(&part(0), "a");
    let tracked = || Tracked::import(&part(0), "b");
    let (one, other) = (part(0), part(1));
    Ok(match call {
        "restoreTournament" => Box::new(move || drop(black_box(Tournament::restore(&one, "b")))),
        "view of a tournament" => {
            let all = tournament()?;
            Box::new(move || drop(black_box(all.view("\"official\""))))
        }
        "redo of a tournament" => {
            let mut all = tournament()?;
            Box::new(move || drop(black_box(all.redo(0.0))))
        }
        "undo of a tournament" => {
            let mut all = tournament()?;
            Box::new(move || drop(black_box(all.undo(0.0))))
        }
        "merge of tournaments" => {
            let mut all = tournament()?;
            Box::new(move || drop(black_box(all.merge(&other))))
        }
        "openBoosters" => Box::new(move || drop(black_box(open_boosters(&one)))),
        "import of the tracker" => Box::new(move || drop(black_box(Tracked::import(&one, "b")))),
        "view of the tracker" => {
            let game = tracked()?;
            Box::new(move || drop(black_box(game.view(0.0))))
        }
        "history of the tracker" => {
            let game = tracked()?;
            Box::new(move || drop(black_box(game.history())))
        }
        "merge of the tracker" => {
            let mut game = tracked()?;
            Box::new(move || drop(black_box(game.merge(&one))))
        }
        "link of the tracker" => {
            let game = tracked()?;
            Box::new(move || drop(black_box(game.link())))
        }
        "forecastAll" => {
            let game = Tcg::new().from_scenario(&one)?;
            Box::new(move || drop(black_box(game.forecast_all(0))))
        }
        "forecast" => {
            let game = Tcg::new().from_scenario(&one)?;
            let third = part(2);
            Box::new(move || drop(black_box(game.forecast(&other, &third, -1))))
        }
        "runScenario" => Box::new(move || drop(black_box(Tcg::new().run_scenario(&one)))),
        "loadPack" => Box::new(move || drop(black_box(Tcg::new().load_pack(&one)))),
        "observe with a pack" => {
            let mut tcg = Tcg::new();
            tcg.load_pack(&one)?;
            let game = tcg.from_scenario(&other)?;
            Box::new(move || drop(black_box(game.observe(-1))))
        }
        other => {
            return Err(altmode_core::Error::new(
                "bad-input",
                format!("there is no call \"{other}\""),
            ));
        }
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("a file with calls is needed")?;
    let calls: Vec<Value> = altmode_json::from_str(&fs::read_to_string(path)?)?;
    let mut took = Vec::new();
    for call in &calls {
        let parts = call["parts"].as_array().into_iter().flatten();
        let parts: Vec<String> = parts
            .map(|part| part.as_str().map_or_else(|| part.to_string(), str::to_string))
            .collect();
        let run = prepared(call["call"].as_str().unwrap_or_default(), &parts)
            .map_err(|error| error.to_string())?;
        let begin = ProcessTime::now();
        run();
        took.push(begin.elapsed().as_secs_f64() * 1_000.0);
    }
    println!("{}", altmode_json::to_string(&took)?);
    Ok(())
}
