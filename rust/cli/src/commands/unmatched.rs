//! The commands' parts for Unmatched.

use super::{Done, bench::median, cards::joined};
use crate::{
    failure::Failure,
    files::read_text,
    output::{figure, print, print_json, table},
};
use altmode_json::{Map, Value, json};
use altmode_unmatched::{
    api::Unmatched,
    search::{search_cards, search_heroes},
    sheets::{self, BoardView, Card, HeroView},
};
use serde::Serialize;
use std::{hint::black_box, time::Instant};

/// The games that the native and the wasm benchmarks share.
const WORKLOAD: &str = include_str!("../../../../benches/unmatched.json");
/// Number of runs of each measurement.
const RUNS: usize = 7;

/// Returns whether all words of a query are in a text, regardless of case.
fn fits(query: &[String], text: &str) -> bool {
    let text = text.to_lowercase();
    query.iter().all(|word| text.contains(&word.to_lowercase()))
}

/// Prints things as JSON, or as a table with their number.
fn list<T: Serialize>(things: &[T], json: bool, row: impl Fn(&T) -> Vec<String>, what: &str) -> Done {
    if json {
        print_json(&things)?;
    } else {
        let mut rows: Vec<Vec<String>> = things.iter().map(row).collect();
        rows.push(vec![format!("{} {what}", things.len())]);
        print(&table(&rows))?;
    }
    Ok(!things.is_empty())
}

fn mark(implemented: bool) -> String {
    if implemented { String::new() } else { "not implemented".to_string() }
}

/// Lists heroes. With `coverage`, prints how many cards of each are implemented.
pub fn heroes(query: &[String], as_json: bool, coverage: bool) -> Done {
    let catalogue = Unmatched::new().rules().catalogue;
    let all: Vec<HeroView> = search_heroes(catalogue, &joined(query))?;
    if coverage {
        let lines: Vec<Value> = all.iter().map(|hero| self::coverage(catalogue, hero)).collect();
        let row = |line: &Value| ["hero", "cards", "implemented"].map(|name| line[name].to_string().replace('"', "")).to_vec();
        return list(&lines, as_json, row, "heroes");
    }
    let row = |hero: &HeroView| {
        let facts = format!("{} health, {}, move {}", hero.health, hero.attack, hero.moves);
        vec![hero.id.to_string(), hero.name.to_string(), facts, hero.set.to_string(), mark(hero.implemented)]
    };
    list(&all, as_json, row, "heroes")
}

/// Returns the number of implemented cards of a hero.
fn coverage(catalogue: &'static altmode_unmatched::catalogue::Catalogue, hero: &HeroView) -> Value {
    let own: Vec<Card> = sheets::cards(catalogue).filter(|card| card.hero == hero.id).collect();
    let implemented = own.iter().filter(|card| card.implemented).count();
    json!({ "hero": hero.id, "cards": own.len(), "implemented": implemented, "complete": hero.implemented })
}

/// Lists cards. With `coverage`, prints how many of each hero are implemented.
pub fn cards(query: &[String], as_json: bool, coverage: bool) -> Done {
    if coverage {
        return heroes(query, as_json, true);
    }
    let catalogue = Unmatched::new().rules().catalogue;
    let all: Vec<Card> = search_cards(catalogue, &joined(query))?;
    let number = |number: Option<u8>| number.map_or("-".to_string(), |number| number.to_string());
    let row = |card: &Card| {
        let facts = format!("{} {}, BOOST {}, {}x", card.kind, number(card.value), number(card.boost), card.copies);
        vec![card.id.to_string(), card.name.to_string(), facts, mark(card.implemented)]
    };
    list(&all, as_json, row, "cards")
}

/// Lists battlefields.
pub fn boards(query: &[String], as_json: bool) -> Done {
    let boards = altmode_unmatched::board::boards().iter().map(|board| BoardView::of(board));
    let all: Vec<BoardView> = boards.filter(|board| fits(query, &format!("{} {} {}", board.id, board.name, board.set))).collect();
    let row = |board: &BoardView| {
        let facts = format!("{} spaces, 2 to {} players", board.spaces.len(), board.players);
        vec![board.id.to_string(), board.name.to_string(), facts, board.set.to_string()]
    };
    list(&all, as_json, row, "battlefields")
}

/// Checks a file of battlefields. Prints each mistake with its place.
pub fn check_boards(file: &str) -> Done {
    check_file(file, altmode_unmatched::board::check)
}

/// Checks a pack of heroes and battlefields. Prints each mistake with its place.
pub fn check_pack(file: &str) -> Done {
    check_file(file, altmode_unmatched::packs::check)
}

/// Reads a file of JSON or YAML and prints its mistakes.
fn check_file(file: &str, check: impl Fn(&Value) -> Vec<altmode_unmatched::packs::Mistake>) -> Done {
    let text = read_text(file)?;
    let value: Value = match file.ends_with(".yaml") || file.ends_with(".yml") {
        true => serde_saphyr::from_str(&text).map_err(|error| Failure::new(format!("{file}: {error}")))?,
        false => altmode_json::from_str(&text).map_err(|error| Failure::new(format!("{file}: {error}")))?,
    };
    let mistakes = check(&value);
    for mistake in &mistakes {
        print(&format!("{file}: {mistake}"))?;
    }
    if mistakes.is_empty() {
        print(&format!("{file}: no mistakes"))?;
    }
    Ok(mistakes.is_empty())
}

/// Prints the odds of an attack.
pub fn forecast(file: &str, as_json: bool) -> Done {
    let text = Unmatched::new().forecast(&read_text(file)?).map_err(|error| Failure::new(format!("{file}: {error}")))?;
    let forecast: Value = altmode_json::from_str(&text).map_err(|error| Failure::new(format!("not JSON: {error}")))?;
    if as_json {
        print_json(&forecast)?;
        return Ok(true);
    }
    let number = |value: &Value| value.as_f64().unwrap_or_default();
    let percent = |value: &Value| altmode_core::percent(number(value));
    let row = |name: &str, value: String| vec![name.to_string(), value];
    print(&table(&[
        row("expected damage", format!("{:.2}", number(&forecast["expected"]))),
        row("damage", format!("{} to {}", forecast["min"], forecast["max"])),
        row("defeats the defender", percent(&forecast["defeat"])),
        row("wins the combat", percent(&forecast["won"])),
    ]))?;
    print("")?;
    let answers = forecast["responses"].as_array().into_iter().flatten();
    let rows = answers.map(|answer| {
        let card = answer["card"].as_str().unwrap_or("no card").to_string();
        vec![card, percent(&answer["chance"]), format!("{:.2} damage", number(&answer["damage"])), percent(&answer["defeat"])]
    });
    print(&table(&rows.collect::<Vec<_>>()))?;
    print("")?;
    print(&table(&super::forecast::parts(&forecast["explain"])))?;
    for line in
        forecast["why"].as_str().into_iter().chain(forecast["assumptions"].as_array().into_iter().flatten().filter_map(Value::as_str))
    {
        print(line)?;
    }
    Ok(true)
}

/// Prints the legal actions of a scenario's position, one a line.
pub fn legal(text: &str) -> Result<String, Failure> {
    Ok(Unmatched::new().from_scenario(text)?.legal_actions())
}

/// Measures the speed of the engine.
pub fn bench(as_json: bool) -> Done {
    const GAMES: u32 = 500;
    const CALLS: u32 = 20_000;
    let unmatched = Unmatched::new();
    let wrong = |error: altmode_json::Error| Failure::new(format!("benches/unmatched.json: {error}"));
    let workload: Value = altmode_json::from_str(WORKLOAD).map_err(wrong)?;
    let (config, options) = (workload["config"].to_string(), workload["options"].to_string());
    let simulation = unmatched.simulation(&config, &options)?;
    let (mut games, mut decisions) = (Vec::new(), Vec::new());
    // The first run is a warm-up.
    for run in 0..=RUNS {
        let begun = Instant::now();
        let batch = simulation.play(0..GAMES);
        let seconds = begun.elapsed().as_secs_f64();
        if run > 0 {
            games.push(f64::from(batch.games) / seconds);
            decisions.push(batch.decisions as f64 / seconds);
        }
    }
    let mut game = unmatched.new_game(&config)?;
    let checksum: Value =
        altmode_json::from_str(&game.playouts(workload["games"].as_u64().unwrap_or(0) as u32, &options)?).map_err(wrong)?;
    // A position in which attacks are possible.
    let mut attack = None;
    for _ in 0..500 {
        game.playout(r#"{ "decisions": 1 }"#)?;
        let all: Value = altmode_json::from_str(&game.forecast_all(-1)?).map_err(wrong)?;
        if let Some(first) = all.as_array().and_then(|all| all.first()) {
            attack = Some((first["attacker"].to_string(), first["defender"].to_string(), json!({ "card": first["card"] }).to_string()));
            break;
        }
    }
    let time = |calls: u32, call: &dyn Fn()| {
        let runs = (0..RUNS).map(|_| {
            let begun = Instant::now();
            (0..calls).for_each(|_| call());
            begun.elapsed().as_secs_f64() / f64::from(calls)
        });
        median(runs.collect())
    };
    let state = game.state();
    let mut figures = Map::new();
    figures.insert("unmatched_games_per_second".into(), json!(median(games)));
    figures.insert("unmatched_decisions_per_second".into(), json!(median(decisions)));
    figures.insert(
        "unmatched_clone_ns".into(),
        json!(
            1e9 * time(CALLS, &|| {
                black_box(black_box(state).clone());
            })
        ),
    );
    figures.insert("unmatched_state_bytes".into(), json!(size_of_val(state)));
    figures.insert("unmatched_save_bytes".into(), json!(game.save()?.len()));
    if let Some((attacker, defender, options)) = attack {
        let one = || drop(black_box(game.forecast_with(&attacker, &defender, 0, &options)));
        figures.insert("unmatched_forecast_us".into(), json!(1e6 * time(200, &one)));
        figures.insert("unmatched_forecast_all_us".into(), json!(1e6 * time(50, &|| drop(black_box(game.forecast_all(-1))))));
    }
    figures.insert("unmatched_checksum".into(), checksum["checksum"].clone());
    if as_json {
        print_json(&figures)?;
    } else {
        let rows: Vec<Vec<String>> = figures.iter().map(|(name, value)| vec![name.clone(), figure(value)]).collect();
        print(&table(&rows))?;
    }
    Ok(true)
}
