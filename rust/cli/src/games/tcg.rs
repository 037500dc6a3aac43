//! The Transformers TCG on the command line.

use super::{
    Commanded, Family, Figures, SoakGames, SoakedGame, UseCount, UseHeading, lines, mask, parts,
    position,
};
use crate::{
    decks::deck,
    failure::Failure,
    game::GameName,
    output::table,
    setup::SetupArguments,
    stopwatch::{RUNS, median, seconds},
};
use altmode_core::percent;
use altmode_host::Api;
use altmode_json::{Value, json};
use altmode_tcg::{
    api,
    cards::Tcg,
    deck::{Deck, SAMPLES},
    forecast::{Forecast, typed_in},
    soak::{CoverageCounts, Soak},
};
use std::{hint::black_box, time::Instant};

/// Name that stands for another random deck in each game.
const RANDOM: &str = "random";
/// Length of the longest bar of a chart, in characters.
const BAR: usize = 40;

impl Commanded for Tcg {
    const GAME: GameName = GameName::Tcg;
    const PLAYERS: &'static str = "decks";
    const PREFIX: &'static str = "";
    const WORKLOAD: &'static str = include_str!("../../../../benches/workload.json");
    type Soak = Soak;

    fn family<'a>(self, setup: &'a SetupArguments, seed: &str) -> Result<Family<'a>, Failure> {
        let names = match &setup.decks[..] {
            [one] => [one, one],
            [one, other] => [one, other],
            _ => return Err(Failure::new("a game has two decks: give --deck once or twice")),
        };
        let catalogue = self.catalogue;
        let config = move |decks: &[Deck; 2], seed: &str| json!({ "seed": seed, "rulings": setup.rulings, "players": decks, "allowUnimplemented": setup.allow_unimplemented });
        let players = names.map(String::clone).to_vec();
        if names.iter().all(|name| *name != RANDOM) {
            return Ok(Family::alike(
                players,
                config(&[deck(catalogue, names[0])?, deck(catalogue, names[1])?], seed),
            ));
        }
        let (random, seed) = (Soak::new(&api::Tcg::new(), seed)?, seed.to_string());
        let deck_of = move |name: &String, number: u32| {
            if name == RANDOM { Ok(random.deck(number)) } else { deck(catalogue, name) }
        };
        // Two random decks differ.
        let config = move |number: u32| {
            let decks = [
                deck_of(names[0], number.wrapping_mul(2))?,
                deck_of(names[1], number.wrapping_mul(2) | 1)?,
            ];
            Ok(config(&decks, &seed))
        };
        Ok(Family { players, is_varied: true, config: Box::new(config) })
    }

    fn all_players(self) -> Vec<String> {
        SAMPLES.iter().map(|sample| sample.name.to_string()).collect()
    }

    fn duel(self, players: [&str; 2], _board: &str) -> Result<Value, Failure> {
        let [one, other] = players;
        let decks = [deck(self.catalogue, one)?, deck(self.catalogue, other)?];
        Ok(json!({ "seed": "0", "first": 0, "players": decks }))
    }

    fn position_shown(api: &Api<Self>, view: &Value) -> Vec<String> {
        let cards = api::Tcg::from(*api);
        let text_of = |id: &str| {
            let card = cards.card_get(id).ok().and_then(|text| altmode_json::from_str(&text).ok());
            let card: Value = card.unwrap_or(Value::Null);
            card["text"].as_str().unwrap_or_default().to_string()
        };
        position::tcg(view, &text_of)
    }

    fn name_players(setup: &mut SetupArguments) {
        if setup.decks.is_empty() {
            setup.decks = ["autobot-starter", "metroplex"].map(String::from).to_vec();
        }
    }

    fn measure(api: &Api<Tcg>, figures: &mut Figures) -> Result<(), Failure> {
        mixed_games(api, figures)?;
        forecasts(api, figures)
    }

    fn odds(input: &str) -> altmode_core::Result<String> {
        api::Tcg::new().forecast(input)
    }

    fn odds_shown(odds: &Value, bars: bool) -> Vec<String> {
        let sentence = odds["sentence"].as_str().unwrap_or_default().to_string();
        let mut shown = vec![
            sentence,
            String::new(),
            chart(&odds["damage"], bars),
            String::new(),
            parts(&odds["explain"]),
        ];
        shown.extend(odds["reason"].as_str().map(str::to_string));
        shown.extend(lines([&odds["why"], &odds["assumptions"]]));
        shown
    }

    fn from_scenario(api: &Api<Tcg>, text: &str) -> altmode_core::Result<altmode_host::Game<Tcg>> {
        api::Tcg::from(*api).from_scenario(text)
    }

    fn run_scenario(api: &Api<Tcg>, text: &str) -> altmode_core::Result<String> {
        api::Tcg::from(*api).run_scenario(text)
    }
}

/// Measures games between random legal decks, drawn from all implemented cards.
fn mixed_games(api: &Api<Tcg>, figures: &mut Figures) -> Result<(), Failure> {
    const PAIRINGS: u32 = 40;
    const GAMES: u32 = 12;
    let soak = Soak::new(&api::Tcg::new(), "1")?;
    let pairing = |number: u32| {
        let config = json!({ "seed": "0", "players": soak.decks(number) }).to_string();
        api.simulation(&config, r#"{ "bot": "random", "seed": "1" }"#).ok()
    };
    let pairings: Vec<api::Simulation> = (0..PAIRINGS).filter_map(pairing).collect();
    let speed = || {
        let begun = Instant::now();
        let games: u32 = pairings.iter().map(|pairing| pairing.play(0..GAMES).games).sum();
        f64::from(games) / begun.elapsed().as_secs_f64()
    };
    // The first run is a warm-up.
    figures.add("mixed_games_per_second", median((0..=RUNS).map(|_| speed()).skip(1).collect()));
    Ok(())
}

/// Two decks of 40 cards with 8 different icon combinations, 4 to 6 flips a side.
const FORECAST: &str = include_str!("../../../../benches/forecast.json");
/// Number of battles in the estimate that forecasts are compared with.
const BATTLES: usize = 10_000;
/// A position with five characters on each side.
const FIVE_A_SIDE: &str = include_str!("../../../../benches/five-a-side.json");

/// Measures one forecast of a given position, the same forecast from text to text, and all attacks of a position.
fn forecasts(api: &Api<Tcg>, figures: &mut Figures) -> Result<(), Failure> {
    let input =
        altmode_json::from_str(FORECAST).map_err(|error| Failure::new(error.to_string()))?;
    let question = typed_in(api.rules(), &input)?;
    let counted = 1e6 * seconds(1000, || Forecast::of(black_box(&question)));
    let estimated = 1e6 * seconds(1, || black_box(&question).estimate(BATTLES));
    figures.add("forecast_us", counted);
    figures.add("forecast_estimate_us", estimated);
    figures.add("forecast_estimate_ratio", estimated / counted);
    figures.add("forecast_text_us", 1e6 * seconds(1000, || Tcg::odds(black_box(FORECAST))));
    let game = Tcg::from_scenario(api, FIVE_A_SIDE)?;
    figures.add("forecast_all_us", 1e6 * seconds(100, || game.forecast_all(-1)));
    Ok(())
}

/// Formats one line for each possible damage, with a bar if there is room for it.
fn chart(damage: &Value, bars: bool) -> String {
    let chances: Vec<f64> =
        damage.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
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

impl SoakGames for Soak {
    type Counts = CoverageCounts;
    const ROWS: Option<UseHeading> = Some(UseHeading {
        what: "cards and abilities",
        columns: &["uses", "card", "name", "ability"],
    });

    fn begin(seed: &str) -> Result<Soak, Failure> {
        Ok(Soak::new(&api::Tcg::new(), seed)?)
    }

    fn greedy(self) -> Option<Soak> {
        Some(Soak::greedy(self))
    }

    fn about(&self, name: &str) -> Result<Soak, Failure> {
        let coverage = self.coverage();
        let row = coverage
            .rows()
            .iter()
            .find(|row| format!("{} {}", row.card, row.ability).trim_end() == name.trim());
        let unknown = || {
            Failure::new(format!(
                "\"{name}\" names no card or ability; write for example \"w1-046\" or \"w4-t12 side 1, ability 2\""
            ))
        };
        Ok(self.clone().about(row.ok_or_else(unknown)?.subject))
    }

    fn play(&self, number: u32, counts: Option<&mut CoverageCounts>) -> Result<SoakedGame, String> {
        let played = match counts {
            Some(counts) => self.play_counting(number, counts),
            None => Soak::play(self, number),
        }?;
        Ok(SoakedGame {
            winners: mask(played.winner),
            endless: played.endless,
            decisions: played.decisions,
            turns: played.turns,
            checksum: played.checksum,
            kinds: Vec::new(),
        })
    }

    fn counts(&self) -> CoverageCounts {
        self.coverage()
    }

    fn join(all: &mut CoverageCounts, more: &CoverageCounts) {
        all.join(more);
    }

    fn rows(counts: &CoverageCounts) -> Vec<UseCount> {
        let row = |row: &altmode_tcg::soak::CoverageRow| UseCount {
            about: format!("{} {}", row.card, row.ability).trim_end().to_string(),
            count: row.count,
            cells: vec![
                row.count.to_string(),
                row.card.to_string(),
                row.name.to_string(),
                row.ability.clone(),
            ],
            json: json!({ "card": row.card, "ability": row.ability, "count": row.count }),
        };
        counts.rows().iter().map(row).collect()
    }
}
