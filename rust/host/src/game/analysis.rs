//! Methods of a running game that look ahead: sampled worlds, playouts, suggestions, forecasts.

use super::{Game, Hosted};
use crate::{
    options::Options,
    playouts::{self, Playouts},
    suggest::{Search, Suggestion},
    text::{json, read},
};
use altmode_core::{Random, Result};

impl<G: Hosted> Game<G> {
    /// Samples a full game that is consistent with everything the seat has seen. Unknown cards are drawn at random from
    /// `seed`.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let world = game.determinize(0, "1")?;
    /// assert_eq!(world.observe(0)?, game.observe(0)?);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn determinize(&self, seat: i32, seed: &str) -> Result<Self> {
        let mut random = Random::from_seed_text(seed)?;
        let world = self.rules().determinize(self.state(), self.player(seat)?, &mut random);
        Ok(Game::from(self.game.imagine(world)))
    }

    /// Lets bots play to the end of the game or for a number of decisions. Each decision can be undone.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// game.playout(r#"{ "seed": "1" }"#)?;
    /// assert!(game.outcome() != "null");
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn playout(&mut self, options: &str) -> Result<String> {
        let options = Options::read(&read(options)?, self.seats())?;
        playouts::playout(&mut self.game, &options).map(|result| json(&result))
    }

    /// Runs many playouts from this state, each with its own seed. This game does not change.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let result = game.playouts(5, r#"{ "seed": "1" }"#)?;
    /// assert!(result.contains(r#""games":5"#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn playouts(&self, count: u32, options: &str) -> Result<String> {
        let mut playouts = self.playouts_in_steps(count, options)?;
        while !playouts.step() {}
        Ok(playouts.result())
    }

    /// Starts the batch of [`Game::playouts`], to be played in steps.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let mut playouts = game.playouts_in_steps(5, r#"{ "seed": "1" }"#)?;
    /// while !playouts.step() {}
    /// assert_eq!(playouts.result(), game.playouts(5, r#"{ "seed": "1" }"#)?);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn playouts_in_steps(&self, count: u32, options: &str) -> Result<Playouts<G>> {
        let options = Options::read(&read(options)?, self.seats())?;
        Playouts::new(self.rules(), self.state(), count, options)
    }

    /// Returns a bot's choice with its reasons. The bot uses only the knowledge of the seat to act. `clock` returns
    /// milliseconds from any fixed moment; the host supplies it because the module has no clock.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let suggestion = game.suggest(r#"{ "seed": "1", "iterations": 20 }"#, || 0.0)?;
    /// assert!(suggestion.contains(r#""action""#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn suggest(&self, options: &str, mut clock: impl FnMut() -> f64) -> Result<String> {
        self.running()?;
        let options = Options::read_for_suggestion(&read(options)?, self.seats())?;
        Ok(json(&Suggestion::of(self.rules(), self.state(), self.actions(), &options, &mut clock)))
    }

    /// Starts the search of [`Game::suggest`], to be run in steps.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// let mut search = game.search(r#"{ "seed": "1", "iterations": 20 }"#, || 0.0)?;
    /// while !search.step(4, &mut || 0.0) {}
    /// assert!(search.result().contains(r#""action""#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn search(&self, options: &str, mut clock: impl FnMut() -> f64) -> Result<Search<G>> {
        self.running()?;
        let options = Options::read_for_suggestion(&read(options)?, self.seats())?;
        Ok(Search::new(self.rules(), self.state(), self.actions(), &options, &mut clock))
    }

    /// Returns the exact probabilities of an attack's damage, from the knowledge of a seat or of the referee.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// let scenario = r#"{
    ///   "format": "altmode-scenario/1", "game": "tcg", "name": "Tough is added to defense",
    ///   "state": { "players": [
    ///     { "characters": [{ "card": "Bumblebee, Courageous Scout", "as": "bee" }] },
    ///     { "characters": [{ "card": "Deadlock, Bounty Hunter", "as": "victim", "damage": 5, "tapped": true }] }
    ///   ] },
    ///   "steps": [{ "expect": { "victim": { "damage": 5 } } }]
    /// }"#;
    /// let game = tcg.from_scenario(scenario)?;
    /// let odds = game.forecast("Bumblebee, Courageous Scout", "Deadlock, Bounty Hunter", 0)?;
    /// assert!(odds.starts_with('{'));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn forecast(&self, attacker: &str, defender: &str, seat: i32) -> Result<String> {
        self.forecast_with(attacker, defender, seat, "null")
    }

    /// Returns a [forecast](Game::forecast) with the options of this game.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// let scenario = r#"{
    ///   "format": "altmode-scenario/1", "game": "tcg", "name": "Tough is added to defense",
    ///   "state": { "players": [
    ///     { "characters": [{ "card": "Bumblebee, Courageous Scout", "as": "bee" }] },
    ///     { "characters": [{ "card": "Deadlock, Bounty Hunter", "as": "victim", "damage": 5, "tapped": true }] }
    ///   ] },
    ///   "steps": [{ "expect": { "victim": { "damage": 5 } } }]
    /// }"#;
    /// let game = tcg.from_scenario(scenario)?;
    /// let (bee, victim) = ("Bumblebee, Courageous Scout", "Deadlock, Bounty Hunter");
    /// assert_eq!(game.forecast_with(bee, victim, 0, "null")?, game.forecast(bee, victim, 0)?);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn forecast_with(
        &self,
        attacker: &str,
        defender: &str,
        seat: i32,
        options: &str,
    ) -> Result<String> {
        self.rules().forecast(
            self.state(),
            attacker,
            defender,
            self.seat_or_referee(seat)?,
            &read(options)?,
        )
    }

    /// Returns a short forecast of every attack that a seat could make, best first. For the referee, the seat is the active
    /// player.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// let scenario = r#"{
    ///   "format": "altmode-scenario/1", "game": "tcg", "name": "Tough is added to defense",
    ///   "state": { "players": [
    ///     { "characters": [{ "card": "Bumblebee, Courageous Scout", "as": "bee" }] },
    ///     { "characters": [{ "card": "Deadlock, Bounty Hunter", "as": "victim", "damage": 5, "tapped": true }] }
    ///   ] },
    ///   "steps": [{ "expect": { "victim": { "damage": 5 } } }]
    /// }"#;
    /// let game = tcg.from_scenario(scenario)?;
    /// assert!(game.forecast_all(0)?.starts_with('['));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn forecast_all(&self, seat: i32) -> Result<String> {
        self.rules().forecast_all(self.state(), self.seat_or_referee(seat)?)
    }
}
