//! The example of docs/new-game.md on the command line, with the feature `tricks`.

use super::{Commanded, Family, SoakGames, SoakedGame, UseCount, UseHeading};
use crate::{failure::Failure, game::GameName, setup::SetupArguments};
use altmode_core::{Error, Random, Rules};
use altmode_host::{Api, Bot, Hosted};
use altmode_json::{Value, json};
use altmode_tricks::Tricks;

impl Commanded for Tricks {
    const GAME: GameName = GameName::Tricks;
    const PLAYERS: &'static str = "players";
    const PREFIX: &'static str = "tricks_";
    const WORKLOAD: &'static str = r#"{ "config": { "seed": "1" }, "games": 100, "options": { "bot": "random", "seed": "1" } }"#;
    type Soak = RandomGames;

    fn family<'a>(self, _: &'a SetupArguments, seed: &str) -> Result<Family<'a>, Failure> {
        Ok(Family::alike(vec!["first".to_string(), "second".to_string()], json!({ "seed": seed })))
    }

    fn all_players(self) -> Vec<String> {
        vec!["player".to_string()]
    }

    fn duel(self, _: [&str; 2], _board: &str) -> Result<Value, Failure> {
        Ok(json!({ "seed": "0" }))
    }

    fn name_players(_: &mut SetupArguments) {}

    fn odds(_: &str) -> altmode_core::Result<String> {
        Err(Error::new("no-forecast", "this game has no attacks"))
    }

    fn odds_shown(_: &Value, _bars: bool) -> Vec<String> {
        Vec::new()
    }

    fn from_scenario(_: &Api<Tricks>, _: &str) -> altmode_core::Result<altmode_host::Game<Tricks>> {
        Err(Error::new("bad-scenario", "this game has no scenarios"))
    }

    fn run_scenario(_: &Api<Tricks>, _: &str) -> altmode_core::Result<String> {
        Err(Error::new("bad-scenario", "this game has no scenarios"))
    }
}

/// Random games.
pub struct RandomGames(Random);

impl SoakGames for RandomGames {
    type Counts = ();
    const ROWS: Option<UseHeading> = None;

    fn begin(seed: &str) -> Result<RandomGames, Failure> {
        Ok(RandomGames(Random::from_seed_text(seed)?))
    }

    fn about(&self, _row: &str) -> Result<RandomGames, Failure> {
        Err(Failure::new("this game has no games about one card"))
    }

    fn play(&self, number: u32, _: Option<&mut ()>) -> Result<SoakedGame, String> {
        let (mut state, mut random) = Tricks.deal(&(), &self.0, number);
        let course = Tricks.play_on(
            &mut state,
            &[Bot::Random; altmode_core::MOST_SEATS],
            &mut random,
            u32::MAX,
        );
        let outcome = Tricks.outcome(&state).ok_or("the game has no outcome")?;
        Ok(SoakedGame {
            winners: outcome.winners,
            endless: false,
            decisions: course.decisions,
            turns: Tricks.turns(&state),
            checksum: course.checksum,
            kinds: Vec::new(),
        })
    }

    fn counts(&self) {}

    fn join(_: &mut (), _: &()) {}

    fn rows(_: &()) -> Vec<UseCount> {
        Vec::new()
    }
}
