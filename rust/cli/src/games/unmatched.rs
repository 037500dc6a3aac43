//! Unmatched on the command line.

use super::{
    Commanded, Family, Figures, SoakGames, SoakedGame, UseCount, UseHeading, lines, parts, position,
};
use crate::{
    failure::Failure, game::GameName, output::table, setup::SetupArguments, stopwatch::seconds,
};
use altmode_core::percent;
use altmode_host::Api;
use altmode_json::{Value, json};
use altmode_unmatched::{
    Unmatched, api, sheets,
    soak::{Row, Soak, Uses},
};

impl Commanded for Unmatched {
    const GAME: GameName = GameName::Unmatched;
    const PLAYERS: &'static str = "heroes";
    const PREFIX: &'static str = "unmatched_";
    const WORKLOAD: &'static str = include_str!("../../../../benches/unmatched.json");
    type Soak = Soak;

    fn family<'a>(self, setup: &'a SetupArguments, seed: &str) -> Result<Family<'a>, Failure> {
        let player = |(seat, hero): (usize, &String)| {
            if setup.teams {
                json!({ "hero": hero, "team": seat % 2 })
            } else {
                json!({ "hero": hero })
            }
        };
        let config = json!({
            "seed": seed,
            "board": setup.board,
            "players": setup.heroes.iter().enumerate().map(player).collect::<Vec<_>>(),
            "allowUnimplemented": setup.allow_unimplemented,
        });
        Ok(Family::alike(setup.heroes.clone(), config))
    }

    fn all_players(self) -> Vec<String> {
        sheets::heroes(self.catalogue)
            .filter(|hero| hero.implemented)
            .map(|hero| hero.id.to_string())
            .collect()
    }

    fn all_boards(self) -> Vec<String> {
        // Not those that were not seen in full.
        let seen = self.catalogue.boards.iter().filter(|board| board.map.unverified.is_empty());
        seen.map(|board| board.id().to_string()).collect()
    }

    fn duel(self, players: [&str; 2], board: &str) -> Result<Value, Failure> {
        Ok(
            json!({ "seed": "0", "board": board, "players": players.map(|hero| json!({ "hero": hero })) }),
        )
    }

    fn position_shown(api: &Api<Self>, view: &Value) -> Vec<String> {
        let catalogue = api.rules().catalogue;
        let text_of = |id: &str| {
            let Ok(card) = sheets::card(catalogue, id) else { return String::new() };
            let value = card.value.map(|value| format!(" {value}")).unwrap_or_default();
            let boost = card.boost.map(|boost| format!(", BOOST {boost}")).unwrap_or_default();
            format!("{}{value}{boost}. {}", card.kind, card.text)
        };
        position::unmatched(view, &text_of)
    }

    fn name_players(setup: &mut SetupArguments) {
        if setup.heroes.is_empty() {
            setup.heroes = ["medusa", "sinbad"].map(String::from).to_vec();
        }
    }

    /// Measures forecasts in a position of the shared games in which attacks are possible.
    fn measure(api: &Api<Unmatched>, figures: &mut Figures) -> Result<(), Failure> {
        /// Number of decisions in which such a position is looked for.
        const MOST_DECISIONS: u32 = 500;
        let wrong =
            |error: altmode_json::Error| Failure::new(format!("benches/unmatched.json: {error}"));
        let workload: Value = altmode_json::from_str(Unmatched::WORKLOAD).map_err(wrong)?;
        let mut game = api.new_game(&workload["config"].to_string())?;
        for _ in 0..MOST_DECISIONS {
            game.playout(r#"{ "decisions": 1 }"#)?;
            let all: Value = altmode_json::from_str(&game.forecast_all(-1)?).map_err(wrong)?;
            let Some(attack) = all.as_array().and_then(|all| all.first()) else { continue };
            let (attacker, defender) =
                (attack["attacker"].to_string(), attack["defender"].to_string());
            let options = json!({ "card": attack["card"] }).to_string();
            figures.add(
                "forecast_us",
                1e6 * seconds(200, || game.forecast_with(&attacker, &defender, 0, &options)),
            );
            figures.add("forecast_all_us", 1e6 * seconds(50, || game.forecast_all(-1)));
            break;
        }
        Ok(())
    }

    fn odds(input: &str) -> altmode_core::Result<String> {
        api::Unmatched::new().forecast(input)
    }

    fn odds_shown(odds: &Value, _bars: bool) -> Vec<String> {
        let number = |value: &Value| value.as_f64().unwrap_or_default();
        let share = |value: &Value| percent(number(value));
        let row = |name: &str, value: String| vec![name.to_string(), value];
        let figures = table(&[
            row("expected damage", format!("{:.2}", number(&odds["expected"]))),
            row("damage", format!("{} to {}", odds["min"], odds["max"])),
            row("defeats the defender", share(&odds["defeat"])),
            row("wins the combat", share(&odds["won"])),
        ]);
        let answers = odds["responses"].as_array().into_iter().flatten().map(|answer| {
            let card = answer["card"].as_str().unwrap_or("no card").to_string();
            vec![
                card,
                share(&answer["chance"]),
                format!("{:.2} damage", number(&answer["damage"])),
                share(&answer["defeat"]),
            ]
        });
        let answers = table(&answers.collect::<Vec<_>>());
        let mut shown =
            vec![figures, String::new(), answers, String::new(), parts(&odds["explain"])];
        shown.extend(odds["why"].as_str().map(str::to_string));
        shown.extend(lines([&odds["assumptions"]]));
        shown
    }

    fn from_scenario(
        api: &Api<Unmatched>,
        text: &str,
    ) -> altmode_core::Result<altmode_host::Game<Unmatched>> {
        api.from_scenario(text)
    }

    fn run_scenario(api: &Api<Unmatched>, text: &str) -> altmode_core::Result<String> {
        api.run_scenario(text)
    }
}

impl SoakGames for Soak {
    type Counts = Uses;
    const ROWS: Option<UseHeading> =
        Some(UseHeading { what: "cards", columns: &["played", "boosted", "card"] });

    fn begin(seed: &str) -> Result<Soak, Failure> {
        Ok(Soak::new(seed)?)
    }

    fn about(&self, hero: &str) -> Result<Soak, Failure> {
        Ok(Soak::about(self, hero)?)
    }

    fn play(&self, number: u32, counts: Option<&mut Uses>) -> Result<SoakedGame, String> {
        let played = match counts {
            Some(counts) => self.play_counting(number, counts),
            None => Soak::play(self, number),
        }?;
        Ok(SoakedGame {
            winners: played.winners,
            endless: played.endless,
            decisions: played.decisions,
            turns: played.turns,
            checksum: played.checksum,
            kinds: Vec::new(),
        })
    }

    fn counts(&self) -> Uses {
        self.uses()
    }

    fn join(all: &mut Uses, more: &Uses) {
        all.join(more);
    }

    fn rows(counts: &Uses) -> Vec<UseCount> {
        let row = |row: &Row| UseCount {
            about: row.hero.clone(),
            count: row.played,
            cells: vec![row.played.to_string(), row.boosted.to_string(), row.card.clone()],
            json: json!({ "card": row.card, "played": row.played, "boosted": row.boosted }),
        };
        counts.rows().map(row).collect()
    }
}
