//! The commands' parts for the Transformers Deck-Building Game.

use super::{Done, bench::median, cards::joined, parallel::in_parallel};
use crate::{
    failure::Failure,
    files::read_text,
    output::{figure, print, print_json, table},
};
use altmode_deckbuilder::{
    api::Deckbuilder,
    search::{search_cards, search_characters},
    sheets::{CardSheetView, CharacterSheetView},
};
use altmode_host::Batch;
use altmode_json::{Map, Value, json};
use std::{hint::black_box, time::Instant};

/// The games that the native and the wasm benchmarks share.
const WORKLOAD: &str = include_str!("../../../../benches/deckbuilder.json");
/// Number of runs of each measurement.
const RUNS: usize = 7;
/// Maximum number of decisions per game. A longer game counts as an error.
const MOST_DECISIONS: u32 = 200_000;

/// Options of a simulation.
pub struct Simulation<'a> {
    /// Ids of the characters in turn order.
    pub characters: &'a [String],
    /// The configuration of the games.
    pub config: &'a Value,
    /// Bots.
    pub bots: Value,
    /// Seed.
    pub seed: &'a str,
    /// Number of continuations that the search bot tries.
    pub iterations: u32,
    /// Number of games.
    pub games: u32,
    /// Whether to print JSON.
    pub json: bool,
}

/// Simulates games.
pub fn simulate(simulation: &Simulation) -> Done {
    let Simulation { characters, config, .. } = simulation;
    let bots = json!({ "bot": simulation.bots, "seed": simulation.seed, "iterations": simulation.iterations, "decisions": MOST_DECISIONS });
    let family = Deckbuilder::new().simulation(&config.to_string(), &bots.to_string())?;
    let begun = Instant::now();
    let mut batch = Batch::default();
    for chunk in in_parallel(0..simulation.games, |games| family.play(games)) {
        batch.add(&chunk);
    }
    let Batch { games, draws, unfinished, decisions, turns, checksum, .. } = batch;
    let wins = &batch.wins[..characters.len()];
    let each = |count: u64| count as f64 / f64::from(games.max(1));
    if simulation.json {
        print_json(&json!({
            "characters": characters, "games": games, "wins": wins, "draws": draws, "errors": unfinished, "decisions": decisions,
            "turns": turns, "turns_per_game": each(turns), "decisions_per_game": each(decisions), "checksum": format!("{checksum:08x}"),
        }))?;
        return Ok(unfinished == 0);
    }
    let row = |name: &str, value: String| vec![name.to_string(), value];
    let percent = |count: u32| format!("{count} ({:.1} %)", 100.0 * each(count.into()));
    let mut rows = vec![row("games", games.to_string())];
    for (seat, (character, &wins)) in characters.iter().zip(wins).enumerate() {
        rows.push(row(&format!("{character} wins as player {}", seat + 1), percent(wins)));
    }
    rows.extend([
        row("won by nobody", draws.to_string()),
        row("errors", unfinished.to_string()),
        row("turns a game", format!("{:.1}", each(turns))),
        row("decisions a game", format!("{:.1}", each(decisions))),
        row("games a second", format!("{:.0}", f64::from(games) / begun.elapsed().as_secs_f64().max(1e-9))),
        row("checksum", format!("{checksum:08x}")),
    ]);
    print(&table(&rows))?;
    Ok(unfinished == 0)
}

/// Lists cards and characters. With `coverage`, prints how many of each set have all their facts.
pub fn cards(query: &[String], as_json: bool, coverage: bool) -> Done {
    let catalogue = Deckbuilder::new().rules().catalogue;
    let query = joined(query);
    let found = search_cards(catalogue, &query)?;
    // A word that only cards have finds no character.
    let characters = search_characters(catalogue, &query).unwrap_or_default();
    if coverage {
        return self::coverage(&found, &characters, as_json);
    }
    if as_json {
        print_json(&json!({ "cards": found, "characters": characters }))?;
        return Ok(!(found.is_empty() && characters.is_empty()));
    }
    if let ([card], []) = (&found[..], &characters[..]) {
        print(&format!("{} ({}), {}\n{}", card.name, card.id, facts(card), card.text))?;
        return Ok(true);
    }
    let mut rows: Vec<Vec<String>> =
        found.iter().map(|card| vec![card.id.to_string(), card.name.to_string(), facts(card), missing(&card.unknown)]).collect();
    rows.extend(characters.iter().map(|character| {
        let kind = if character.combiner { "Combiner" } else { "character" };
        vec![character.id.to_string(), character.name.to_string(), format!("{} {kind}", character.faction), missing(&character.unknown)]
    }));
    rows.push(vec![format!("{} cards, {} characters", found.len(), characters.len())]);
    print(&table(&rows))?;
    Ok(!(found.is_empty() && characters.is_empty()))
}

fn facts(card: &CardSheetView) -> String {
    let number = |number: Option<u8>| number.map_or("-".to_string(), |number| number.to_string());
    format!(
        "{}, cost {}, {}/{}/{}, {}x",
        card.types.join(" "),
        number(card.cost),
        number(card.power),
        number(card.range),
        number(card.moves),
        card.copies
    )
}

fn missing(unknown: &[&str]) -> String {
    if unknown.is_empty() { String::new() } else { format!("unknown: {}", unknown.join(", ")) }
}

fn coverage(cards: &[CardSheetView], characters: &[CharacterSheetView], as_json: bool) -> Done {
    let mut lines: Vec<(&str, u32, u32)> = Vec::new();
    let all = cards.iter().map(|card| (card.set, card.complete));
    for (set, complete) in all.chain(characters.iter().map(|character| (character.set, character.complete))) {
        let at = lines.iter().position(|line| line.0 == set).unwrap_or_else(|| {
            lines.push((set, 0, 0));
            lines.len() - 1
        });
        lines[at].1 += 1;
        lines[at].2 += u32::from(complete);
    }
    if as_json {
        print_json(
            &lines.iter().map(|(set, all, complete)| json!({ "set": set, "cards": all, "complete": complete })).collect::<Vec<_>>(),
        )?;
    } else {
        let rows = lines.iter().map(|(set, all, complete)| vec![set.to_string(), format!("{complete} of {all} with all facts")]);
        print(&table(&rows.collect::<Vec<_>>()))?;
    }
    Ok(true)
}

/// Checks a pack of cards. Prints every mistake with its place.
pub fn check_pack(file: &str) -> Done {
    let text = read_text(file)?;
    let text = match file.ends_with(".yaml") || file.ends_with(".yml") {
        true => {
            let value: Value = serde_saphyr::from_str(&text).map_err(|error| Failure::new(format!("{file}: {error}")))?;
            value.to_string()
        }
        false => text,
    };
    let mut deckbuilder = Deckbuilder::new();
    let list = deckbuilder.check_pack(&text).map_err(|error| Failure::new(format!("{file}: {error}")))?;
    let mistakes: Vec<Value> = altmode_json::from_str(&list).unwrap_or_default();
    if mistakes.is_empty() {
        let report = deckbuilder.load_pack(&text).map_err(|error| Failure::new(format!("{file}: {error}")))?;
        let report: Value = altmode_json::from_str(&report).unwrap_or_default();
        print(&format!("{file}: {} cards and {} characters, no mistakes", report["cards"], report["characters"]))?;
        return Ok(true);
    }
    for mistake in &mistakes {
        let parts = ["card", "path", "message"].map(|part| mistake[part].as_str().unwrap_or_default());
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        print(&format!("{file}: {}", parts.join(": ")))?;
    }
    Ok(false)
}

/// Returns the legal actions of a scenario's position as JSON.
pub fn legal(text: &str) -> Result<String, Failure> {
    Ok(Deckbuilder::new().from_scenario(text)?.legal_actions())
}

/// Measures the speed of the engine.
pub fn bench(as_json: bool) -> Done {
    const GAMES: u32 = 200;
    const CALLS: u32 = 20_000;
    let deckbuilder = Deckbuilder::new();
    let wrong = |error: altmode_json::Error| Failure::new(format!("benches/deckbuilder.json: {error}"));
    let workload: Value = altmode_json::from_str(WORKLOAD).map_err(wrong)?;
    let (config, options) = (workload["config"].to_string(), workload["options"].to_string());
    let simulation = deckbuilder.simulation(&config, &options)?;
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
    let game = deckbuilder.new_game(&config)?;
    let checksum: Value =
        altmode_json::from_str(&game.playouts(workload["games"].as_u64().unwrap_or(0) as u32, &options)?).map_err(wrong)?;
    let state = game.state();
    let clones = (0..RUNS).map(|_| {
        let begun = Instant::now();
        for _ in 0..CALLS {
            black_box(black_box(state).clone());
        }
        begun.elapsed().as_secs_f64() / f64::from(CALLS)
    });
    let mut figures = Map::new();
    figures.insert("deckbuilder_games_per_second".into(), json!(median(games)));
    figures.insert("deckbuilder_decisions_per_second".into(), json!(median(decisions)));
    figures.insert("deckbuilder_clone_ns".into(), json!(1e9 * median(clones.collect())));
    figures.insert("deckbuilder_state_bytes".into(), json!(size_of_val(state)));
    figures.insert("deckbuilder_save_bytes".into(), json!(game.save()?.len()));
    figures.insert("deckbuilder_checksum".into(), checksum["checksum"].clone());
    if as_json {
        print_json(&figures)?;
    } else {
        let rows: Vec<Vec<String>> = figures.iter().map(|(name, value)| vec![name.clone(), figure(value)]).collect();
        print(&table(&rows))?;
    }
    Ok(true)
}
