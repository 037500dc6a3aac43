//! The entry point of a game for its hosts: constructors of games, scenarios and packs. Every call takes and returns text, bytes and
//! numbers.

use crate::{Game, Hosted, Options, Scenario, Script, Simulation, Version, json, read, run};
use altmode_core::Result;

/// The entry point of a game. A game wraps it, and adds the lookup of its own definitions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Api<G> {
    rules: G,
}

impl<G: Hosted> Api<G> {
    /// Returns the rules, for callers that use [`altmode_core::Game`] directly.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// use altmode_core::Rules as _;
    ///
    /// assert!(tcg.rules().data_version() != 0);
    /// ```
    pub fn rules(&self) -> G {
        self.rules
    }

    /// Returns the versions as JSON.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// assert!(tcg.version().starts_with(r#"{"version":"#));
    /// ```
    pub fn version(&self) -> String {
        json(&Version::of(&self.rules))
    }

    /// Starts a game from a configuration.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert!(game.to_act() == 0 || game.to_act() == 1);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn new_game(&self, config: &str) -> Result<Game<G>> {
        Game::begin(self.rules, self.rules.configured(&read(config)?)?)
    }

    /// Creates a simulation: an unbounded sequence of games between bots, determined by the configuration and the seed in the
    /// options. The seed in the configuration is ignored.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// let config = format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#);
    /// let simulation = tcg.simulation(&config, r#"{ "bot": "random", "seed": "1" }"#)?;
    /// let result = simulation.play(0..10);
    /// assert_eq!(result.games, 10);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn simulation(&self, config: &str, options: &str) -> Result<Simulation<G>> {
        let start = self.rules.configured(&read(config)?)?;
        let seats = G::seats_of(&start);
        Simulation::new(self.rules, &start, Options::read(&read(options)?, seats)?)
    }

    /// Restores a game from a [save](Game::save). The save is replayed, so that a forged state is refused.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// game.apply_id(0)?;
    /// let restored = tcg.restore(&game.save()?)?;
    /// assert_eq!(restored.hash(), game.hash());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn restore(&self, save: &[u8]) -> Result<Game<G>> {
        self.rules.with_packs_of(|rules| Game::restore(rules, save))
    }

    /// Returns the [record](Game::record) of a [save](Game::save) as JSON. It can also be read if another version made the save.
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// assert_eq!(tcg.read_record(&game.save()?)?, game.record());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn read_record(&self, save: &[u8]) -> Result<String> {
        Game::<G>::read_record(save)
    }

    /// Replays the game of a [record](Game::record).
    ///
    /// ```
    /// # let tcg = altmode_tcg::api::Tcg::new();
    /// # let deck = tcg.parse_deck(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tcg/decks/blaster.txt")))?;
    /// # let mut game = tcg.new_game(&format!(r#"{{ "seed": "2a", "players": [{deck}, {deck}] }}"#))?;
    /// game.apply_id(0)?;
    /// let replayed = tcg.replay(&game.record())?;
    /// assert_eq!(replayed.hash(), game.hash());
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn replay(&self, record: &str) -> Result<Game<G>> {
        self.rules.with_packs_of(|rules| Game::replay(rules, record))
    }

    /// Adds the definitions of a pack and returns a report as JSON. Games that were begun before keep the definitions that they
    /// were begun with.
    pub fn load_pack(&mut self, pack: &str) -> Result<String> {
        let (rules, report) = self.rules.with_pack(&read(pack)?)?;
        self.rules = rules;
        Ok(report)
    }
}

impl<G: Script> Api<G> {
    /// Starts a game at the position of a scenario.
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
    /// assert_eq!(game.to_act(), 0);
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn from_scenario(&self, text: &str) -> Result<Game<G>> {
        let state = Scenario::parse(text, G::NAME)?.state;
        Game::begin(self.rules, self.rules.start_at(&state)).map_err(|error| error.at("state"))
    }

    /// Runs a scenario's steps and reports as JSON whether all its expectations hold.
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
    /// assert!(tcg.run_scenario(scenario)?.contains(r#""passed":true"#));
    /// # Ok::<(), altmode_tcg::api::Error>(())
    /// ```
    pub fn run_scenario(&self, text: &str) -> Result<String> {
        Ok(json(&run(&self.rules, &Scenario::parse(text, G::NAME)?)))
    }
}
