//! The facade for embedders: every call takes and returns JSON text.
//!
//! The wasm bindings and the command line are built on this module. Invalid input returns an [`Error`] and changes
//! nothing.

use crate::{
    advice, card, deck,
    draft::{self, BoosterOrder},
    event::Event,
    export,
    input::{flat_json, json, parse},
    open, penalty, placing, play,
    reading::read,
    report, tournament, view,
    viewer::Viewer,
};
use altmode_core::Random;
pub use altmode_core::{Error, Result};
use serde::Serialize;

/// Milliseconds since 1970; a negative number or none stands for an unknown time.
fn time(at: f64) -> Option<u64> {
    // The greatest whole number that JavaScript counts exactly.
    (0.0..=9_007_199_254_740_991.0).contains(&at).then_some(at as u64)
}

fn read_viewer(text: &str) -> Result<Viewer> {
    read(text).map_err(|error| error.at("viewer"))
}

/// Version of the package, as JSON.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Version {
    /// Of the package.
    pub version: &'static str,
}

/// Parses options. The values are not checked yet.
///
/// ```
/// let options = altmode_tournament::api::options(r#"{ "name": "Cup", "seed": "7", "playoff": 4 }"#)?;
/// assert_eq!(options.playoff, 4);
/// # Ok::<(), altmode_tournament::api::Error>(())
/// ```
pub fn options(text: &str) -> Result<crate::options::Options> {
    read(text)
}

/// Parses a saved tournament. The entries are not checked yet.
///
/// ```
/// # use altmode_tournament::api::Tournament;
/// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
/// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
/// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
/// # }
/// let saved = altmode_tournament::api::saved(&cup.save())?;
/// assert_eq!(saved.entries.len(), 4);
/// # Ok::<(), altmode_tournament::api::Error>(())
/// ```
pub fn saved(text: &str) -> Result<crate::log::SavedTournament> {
    crate::log::SavedTournament::read(text)
}

/// Returns the version of the package, as JSON.
///
/// ```
/// assert!(altmode_tournament::api::version().starts_with(r#"{"version":"#));
/// ```
pub fn version() -> String {
    json(&Version { version: env!("CARGO_PKG_VERSION") })
}

/// Returns the recommended number of Swiss rounds (Tournament Rules, Appendix E).
///
/// ```
/// assert_eq!(altmode_tournament::api::recommended_rounds(16)?, 4);
/// # Ok::<(), altmode_tournament::api::Error>(())
/// ```
pub fn recommended_rounds(players: u32) -> Result<u32> {
    advice::recommended_rounds(players)
}

/// Returns the recommended times (Tournament Rules, Appendix B).
///
/// ```
/// assert!(altmode_tournament::api::times().contains("50"));
/// ```
pub fn times() -> String {
    json(&advice::times())
}

/// Returns the kinds of information and the audiences entitled to them (Tournament Rules 4.1).
///
/// ```
/// assert!(altmode_tournament::api::information().contains(r#""category":"free""#));
/// ```
pub fn information() -> String {
    json(&altmode_tournament_information::TABLE)
}

/// Returns the sections of the Tournament Rules that a penalty can refer to.
///
/// ```
/// assert!(altmode_tournament::api::penalty_sections().contains("2.7"));
/// ```
pub fn penalty_sections() -> String {
    json(&penalty::sections().collect::<Vec<_>>())
}

/// Returns the differences between a registered deck and the deck found at a check. `sideboarded` says whether cards
/// may have been swapped.
///
/// ```
/// let registered = r#"{ "characters": ["Bumblebee, Brave Warrior"], "battle": [{ "card": "Zap", "count": 3 }] }"#;
/// let found = r#"{ "characters": ["Bumblebee, Brave Warrior"], "battle": [{ "card": "Zap", "count": 2 }] }"#;
/// assert!(altmode_tournament::api::deck_differences(registered, found, false)?.contains("Zap"));
/// # Ok::<(), altmode_tournament::api::Error>(())
/// ```
pub fn deck_differences(registered: &str, found: &str, sideboarded: bool) -> Result<String> {
    let list = |text: &str, name: &str| -> Result<deck::DeckList> {
        let list: deck::DeckList = read(text).map_err(|error| error.at(name))?;
        list.check().map_err(|error| error.at(name))?;
        Ok(list)
    };
    Ok(json(&deck::differences(&list(registered, "registered")?, &list(found, "found")?, sideboarded)))
}

/// Signs a result on a player's device. Returns the event to apply to the tournament. [`Tournament::report_slip`] has
/// an example.
///
/// ```
/// assert!(altmode_tournament::api::sign_report("{}", "{}").is_err());
/// ```
pub fn sign_report(slip: &str, result: &str) -> Result<String> {
    report::sign(slip, result).map(|claim| flat_json(&Event::Claim(claim)))
}

/// Runs the tiebreaker procedure as far as the input allows (Tournament Rules 2.5.1).
///
/// ```
/// let result = altmode_tournament::api::tiebreak(r#"{ "health": [5, 6] }"#)?;
/// assert!(result.contains(r#""winner":1"#));
/// # Ok::<(), altmode_tournament::api::Error>(())
/// ```
pub fn tiebreak(input: &str) -> Result<String> {
    play::tiebreak(&read(input)?).map(|result| json(&result))
}

/// Returns sealed pools for players, with the characters swapped if `swap` is set.
///
/// ```
/// let cards = |rarity: &str, count: u32| {
///     let card = |number| format!(r#"{{ "card": "{rarity} {number}", "rarity": "{rarity}" }}"#);
///     (0..count).map(card).collect::<Vec<_>>().join(",")
/// };
/// let battle = [cards("common", 20), cards("uncommon", 10), cards("rare", 5)].join(",");
/// let characters = [cards("common", 5), cards("rare", 5)].join(",");
/// let options = format!(
///     r#"{{ "seed": "7", "players": ["Ada", "Bob"], "cards": {{ "characters": [{characters}], "battle": [{battle}] }} }}"#,
/// );
/// assert!(altmode_tournament::api::sealed_pools(&options)?.contains("Ada"));
/// # Ok::<(), altmode_tournament::api::Error>(())
/// ```
pub fn sealed_pools(options: &str) -> Result<String> {
    draft::sealed_pools(&read(options)?).map(|pools| json(&pools))
}

/// Opens boosters of a set, drawn from a seed.
///
/// ```
/// let cards = |rarity: &str, count: u32| {
///     let card = |number| format!(r#"{{ "card": "{rarity} {number}", "rarity": "{rarity}" }}"#);
///     (0..count).map(card).collect::<Vec<_>>().join(",")
/// };
/// let battle = [cards("common", 20), cards("uncommon", 10), cards("rare", 5)].join(",");
/// let characters = [cards("common", 5), cards("rare", 5)].join(",");
/// let order = format!(
///     r#"{{ "seed": "7", "count": 2, "cards": {{ "characters": [{characters}], "battle": [{battle}] }} }}"#,
/// );
/// assert!(altmode_tournament::api::open_boosters(&order)?.contains("battle"));
/// # Ok::<(), altmode_tournament::api::Error>(())
/// ```
pub fn open_boosters(order: &str) -> Result<String> {
    let order: BoosterOrder = read(order)?;
    let mut random = Random::from_seed_text(&order.seed)?;
    draft::open_boosters(&order.cards, &order.mix, order.count, &mut random).map(|boosters| json(&boosters))
}

/// A tournament on one device.
#[derive(Clone, Debug)]
pub struct Tournament {
    inner: tournament::Tournament,
}

impl Tournament {
    /// Creates a tournament without players. `device` names the device that records it.
    ///
    /// ```
    /// use altmode_tournament::api::Tournament;
    ///
    /// let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7" }"#, "desk")?;
    /// cup.apply(r#"{ "type": "addPlayer", "name": "Ada" }"#, -1.0)?;
    /// assert!(cup.view(r#""public""#)?.contains("Ada"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn new(options: &str, device: &str) -> Result<Tournament> {
        Ok(Tournament { inner: tournament::Tournament::new(read(options)?, device)? })
    }

    /// Restores a [saved](Tournament::save) tournament, to continue it on this device.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// let copy = Tournament::restore(&cup.save(), "laptop")?;
    /// assert_eq!(copy.view(r#""public""#)?, cup.view(r#""public""#)?);
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn restore(saved: &str, device: &str) -> Result<Tournament> {
        Ok(Tournament { inner: tournament::Tournament::restore_text(saved, device)? })
    }

    /// Returns all entries as JSON, for [`Tournament::restore`] and [`Tournament::merge`].
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// assert!(cup.save().contains("addPlayer"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn save(&self) -> String {
        self.inner.log().save_text()
    }

    /// Records an event and returns its number and warnings as JSON. `at` is the time in milliseconds since 1970, or a
    /// negative number if it is unknown.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// let applied = cup.apply(r#"{ "type": "drop", "player": "Dan" }"#, -1.0)?;
    /// assert!(applied.contains(r#""warnings""#));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn apply(&mut self, event: &str, at: f64) -> Result<String> {
        let event = Event::read(&parse(event)?)?;
        self.inner.apply(event, time(at)).map(|applied| json(&applied))
    }

    /// Pairs the next round.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// cup.pair(-1.0)?;
    /// assert!(cup.view(r#""public""#)?.contains(r#""table":2"#));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn pair(&mut self, at: f64) -> Result<String> {
        self.inner.pair(time(at)).map(|applied| json(&applied))
    }

    /// Cuts to the best players: `size` and `bracket`, by default as announced.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// # cup.pair(-1.0)?;
    /// # for table in 1..=2 {
    /// #     cup.apply(&format!(r#"{{ "type": "result", "table": {table}, "games": [2, 1] }}"#), -1.0)?;
    /// # }
    /// cup.cut("{}", -1.0)?;
    /// cup.pair(-1.0)?;
    /// assert!(cup.html("bracket", 0)?.contains("<"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn cut(&mut self, options: &str, at: f64) -> Result<String> {
        self.inner.cut(read(options)?, time(at)).map(|applied| json(&applied))
    }

    /// Draws draft pods of at most `size` players.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// cup.draw_pods(4, -1.0)?;
    /// assert!(cup.view(r#""official""#)?.contains("pod"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn draw_pods(&mut self, size: u32, at: f64) -> Result<String> {
        self.inner.draw_pods(size, time(at)).map(|applied| json(&applied))
    }

    /// Undoes the last entry of this device. Returns `false` if there is none.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// assert!(cup.undo(-1.0)?);
    /// assert!(!cup.view(r#""public""#)?.contains("Dan"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn undo(&mut self, at: f64) -> Result<bool> {
        self.inner.undo(time(at))
    }

    /// Redoes the last undone entry. Returns `false` if there is none.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// cup.undo(-1.0)?;
    /// assert!(cup.redo(-1.0)?);
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn redo(&mut self, at: f64) -> Result<bool> {
        self.inner.redo(time(at))
    }

    /// Merges the entries of another device. Returns their number and the conflicts as JSON.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// let mut other = Tournament::restore(&cup.save(), "laptop")?;
    /// other.apply(r#"{ "type": "addPlayer", "name": "Eve" }"#, -1.0)?;
    /// assert!(cup.merge(&other.save())?.contains(r#""added":1"#));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn merge(&mut self, saved: &str) -> Result<String> {
        self.inner.merge_text(saved).map(|merged| json(&merged))
    }

    /// Returns the tournament as a viewer may see it: `"official"`, `"public"` or `{ "player": id }`.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// assert!(cup.view(r#"{ "player": "Ada" }"#)?.contains("Ada"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn view(&self, viewer: &str) -> Result<String> {
        view::view(&self.inner, &read_viewer(viewer)?).map(|view| json(&view))
    }

    /// Returns the standings after a number of rounds; 0 means all rounds.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// # cup.pair(-1.0)?;
    /// # for table in 1..=2 {
    /// #     cup.apply(&format!(r#"{{ "type": "result", "table": {table}, "games": [2, 1] }}"#), -1.0)?;
    /// # }
    /// assert!(cup.standings(0)?.contains(r#""rank":1"#));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn standings(&self, rounds: u32) -> Result<String> {
        self.inner.standings((rounds > 0).then_some(rounds)).map(|standings| json(&standings))
    }

    /// Returns the final placing, as far as it is decided.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// # cup.pair(-1.0)?;
    /// # for table in 1..=2 {
    /// #     cup.apply(&format!(r#"{{ "type": "result", "table": {table}, "games": [2, 1] }}"#), -1.0)?;
    /// # }
    /// assert!(cup.placing().starts_with('['));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn placing(&self) -> String {
        json(&placing::placing(self.inner.state()))
    }

    /// Returns a player's opponents and results, round by round.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// # cup.pair(-1.0)?;
    /// # for table in 1..=2 {
    /// #     cup.apply(&format!(r#"{{ "type": "result", "table": {table}, "games": [2, 1] }}"#), -1.0)?;
    /// # }
    /// assert!(cup.card("Ada")?.contains("Ada"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn card(&self, player: &str) -> Result<String> {
        card::card(self.inner.state(), player).map(|card| json(&card))
    }

    /// Returns each player's chances to reach the cut; `size` 0 means the announced size.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// # cup.pair(-1.0)?;
    /// # for table in 1..=2 {
    /// #     cup.apply(&format!(r#"{{ "type": "result", "table": {table}, "games": [2, 1] }}"#), -1.0)?;
    /// # }
    /// assert!(cup.chances(2).starts_with('['));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn chances(&self, size: u32) -> String {
        let state = self.inner.state();
        json(&open::chances(state, if size > 0 { size } else { state.options.playoff }))
    }

    /// Adds the players of a list, one name per line or comma-separated values. One faulty line rejects the whole list.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// cup.enter_list("Eve\nFay", -1.0)?;
    /// assert!(cup.view(r#""public""#)?.contains("Fay"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn enter_list(&mut self, text: &str, at: f64) -> Result<String> {
        self.inner.enter_list(text, time(at)).map(|applied| json(&applied))
    }

    /// Draws a table of the current round for a deck check.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// # cup.pair(-1.0)?;
    /// assert!(cup.draw_deck_check(-1.0)?.contains(r#""number""#));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn draw_deck_check(&mut self, at: f64) -> Result<String> {
        self.inner.draw_deck_check(time(at)).map(|applied| json(&applied))
    }

    /// Returns a slip with which a player reports a match. Round 0 means the current one.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// # cup.pair(-1.0)?;
    /// cup.apply(r#"{ "type": "openReports", "key": "0123456789abcdef0123456789abcdef" }"#, -1.0)?;
    /// let player = if cup.report_slip(0, 1, "Ada").is_ok() { "Ada" } else { "Bob" };
    /// let table = if cup.report_slip(0, 1, player).is_ok() { 1 } else { 2 };
    /// let slip = cup.report_slip(0, table, player)?;
    /// let claim = altmode_tournament::api::sign_report(&slip, r#"{ "games": [2, 0] }"#)?;
    /// cup.apply(&claim, -1.0)?;
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn report_slip(&self, round: u32, table: u32, player: &str) -> Result<String> {
        let state = self.inner.state();
        let round = if round > 0 { round } else { state.rounds.len() as u32 };
        report::slip(state, round, table, player).map(|slip| json(&slip))
    }

    /// Returns the current round's clock at a time in milliseconds since 1970.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// # cup.pair(-1.0)?;
    /// assert!(cup.clock(0.0).starts_with('{'));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn clock(&self, now: f64) -> String {
        json(&self.inner.state().clock(time(now).unwrap_or(0)))
    }

    /// Returns the registered deck of a player, or `null`.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// assert_eq!(cup.deck("Ada", r#""official""#)?, "null");
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn deck(&self, player: &str, viewer: &str) -> Result<String> {
        view::deck(self.inner.state(), player, &read_viewer(viewer)?).map(|deck| json(&deck))
    }

    /// Returns all versions of a player's registered deck.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// assert_eq!(cup.deck_versions("Ada", r#""official""#)?, "[]");
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn deck_versions(&self, player: &str, viewer: &str) -> Result<String> {
        view::deck_versions(self.inner.state(), player, &read_viewer(viewer)?).map(|versions| json(&versions))
    }

    /// Returns `standings`, `placing` or `pairings` as comma-separated values. Round 0 means the current one.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// # cup.pair(-1.0)?;
    /// assert!(cup.csv("pairings", 0)?.contains("Ada"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn csv(&self, what: &str, round: u32) -> Result<String> {
        let (number, state) = ((round > 0).then_some(round), self.inner.state());
        match what {
            "standings" => Ok(export::standings_csv(&self.inner.standings(number)?)),
            "placing" => Ok(export::placing_csv(&placing::placing(state))),
            "pairings" => export::pairings_csv(state, number),
            _ => Err(Error::new("bad-input", "there are the tables \"standings\", \"placing\" and \"pairings\"").at("what")),
        }
    }

    /// Returns a page to print: `pairings` (by name), `tables`, `slips`, `standings`, `placing` or `bracket`. Round 0
    /// means the current one.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// # cup.pair(-1.0)?;
    /// assert!(cup.html("tables", 0)?.contains("Ada"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn html(&self, what: &str, round: u32) -> Result<String> {
        let (number, state) = ((round > 0).then_some(round), self.inner.state());
        match what {
            "pairings" => export::pairings_html(state, number),
            "tables" => export::tables_html(state, number),
            "slips" => export::slips_html(state, number),
            "standings" => Ok(export::standings_html(state, &self.inner.standings(number)?)),
            "placing" => Ok(export::placing_html(state, &placing::placing(state))),
            "bracket" => export::bracket_html(state),
            _ => {
                let message = "there are the pages \"pairings\", \"tables\", \"slips\", \"standings\", \"placing\" and \"bracket\"";
                Err(Error::new("bad-input", message).at("what"))
            }
        }
    }

    /// Returns a player's card as a page to print.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// # let mut cup = Tournament::new(r#"{ "name": "Cup", "seed": "7", "playoff": 2 }"#, "desk")?;
    /// # for name in ["Ada", "Bob", "Cleo", "Dan"] {
    /// #     cup.apply(&format!(r#"{{ "type": "addPlayer", "id": "{name}", "name": "{name}" }}"#), -1.0)?;
    /// # }
    /// # cup.pair(-1.0)?;
    /// # for table in 1..=2 {
    /// #     cup.apply(&format!(r#"{{ "type": "result", "table": {table}, "games": [2, 1] }}"#), -1.0)?;
    /// # }
    /// assert!(cup.card_html("Ada")?.contains("Ada"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn card_html(&self, player: &str) -> Result<String> {
        export::card_html(self.inner.state(), &card::card(self.inner.state(), player)?)
    }
}

/// One match.
#[derive(Clone, Debug)]
pub struct Match {
    inner: play::Match,
}

impl Match {
    /// Creates a match before its first game.
    ///
    /// ```
    /// use altmode_tournament::api::Match;
    ///
    /// let game = Match::new(r#"{ "seed": "7" }"#)?;
    /// assert!(game.view().starts_with('{'));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn new(options: &str) -> Result<Match> {
        Ok(Match { inner: play::Match::new(read(options)?)? })
    }

    /// Restores a [saved](Match::save) match.
    ///
    /// ```
    /// # use altmode_tournament::api::Match;
    /// # let game = Match::new(r#"{ "seed": "7" }"#)?;
    /// assert_eq!(Match::restore(&game.save())?.view(), game.view());
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn restore(saved: &str) -> Result<Match> {
        Ok(Match { inner: play::Match::restore(read(saved)?)? })
    }

    /// Returns options and steps as JSON, for [`Match::restore`].
    ///
    /// ```
    /// # use altmode_tournament::api::Match;
    /// # let mut game = Match::new(r#"{ "seed": "7" }"#)?;
    /// assert!(game.save().contains(r#""seed":"7""#));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn save(&self) -> String {
        json(&self.inner.save())
    }

    /// Records a step and returns the [view](Match::view).
    ///
    /// ```
    /// # use altmode_tournament::api::Match;
    /// # let mut game = Match::new(r#"{ "seed": "7" }"#)?;
    /// game.apply(r#"{ "type": "concedeMatch", "player": 0 }"#)?;
    /// assert!(game.report(1, "Ada", "Bob").contains(r#""by":"concession""#));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn apply(&mut self, step: &str) -> Result<String> {
        self.inner.apply(read(step)?)?;
        Ok(self.view())
    }

    /// Undoes the last step. Returns `false` if there is none.
    ///
    /// ```
    /// # use altmode_tournament::api::Match;
    /// # let mut game = Match::new(r#"{ "seed": "7" }"#)?;
    /// let before = game.view();
    /// game.apply(r#"{ "type": "concedeMatch", "player": 0 }"#)?;
    /// assert!(game.undo());
    /// assert_eq!(game.view(), before);
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn undo(&mut self) -> bool {
        self.inner.undo()
    }

    /// Returns the state of the match as JSON.
    ///
    /// ```
    /// # use altmode_tournament::api::Match;
    /// # let game = Match::new(r#"{ "seed": "7" }"#)?;
    /// assert!(game.view().contains(r#""stage":"chooseFirst""#));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn view(&self) -> String {
        json(&self.inner.view())
    }

    /// Returns the event to apply to a tournament, or `null` while the match is running.
    ///
    /// ```
    /// # use altmode_tournament::api::Match;
    /// # let game = Match::new(r#"{ "seed": "7" }"#)?;
    /// assert_eq!(game.report(1, "Ada", "Bob"), "null");
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn report(&self, table: u32, one: &str, other: &str) -> String {
        let report = self.inner.report(table, [one.to_string(), other.to_string()]);
        report.map_or_else(|| "null".to_string(), |result| flat_json(&Event::Result(result)))
    }
}

/// One draft table.
#[derive(Clone, Debug)]
pub struct Draft {
    inner: draft::Draft,
}

impl Draft {
    /// Creates a draft before its first pick.
    ///
    /// ```
    /// use altmode_tournament::api::Draft;
    ///
    /// let booster = r#"{ "characters": ["a", "b"], "battle": ["c", "d", "e", "f"] }"#;
    /// let table = Draft::new(&format!(
    ///     r#"{{ "seed": "7", "players": ["Ada", "Bob"], "boosters": [[{booster}], [{booster}]] }}"#,
    /// ))?;
    /// assert!(table.view(r#""official""#)?.contains("Ada"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn new(config: &str) -> Result<Draft> {
        Ok(Draft { inner: draft::Draft::new(read(config)?)? })
    }

    /// Restores a [saved](Draft::save) draft.
    ///
    /// ```
    /// # use altmode_tournament::api::Draft;
    /// # let booster = r#"{ "characters": ["a", "b"], "battle": ["c", "d", "e", "f"] }"#;
    /// # let config = format!(r#"{{ "seed": "7", "players": ["Ada", "Bob"], "boosters": [[{booster}], [{booster}]] }}"#);
    /// # let table = Draft::new(&config)?;
    /// let copy = Draft::restore(&table.save())?;
    /// assert_eq!(copy.view(r#""official""#)?, table.view(r#""official""#)?);
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn restore(saved: &str) -> Result<Draft> {
        Ok(Draft { inner: draft::Draft::restore(read(saved)?)? })
    }

    /// Returns configuration and steps as JSON, for [`Draft::restore`].
    ///
    /// ```
    /// # use altmode_tournament::api::Draft;
    /// # let booster = r#"{ "characters": ["a", "b"], "battle": ["c", "d", "e", "f"] }"#;
    /// # let config = format!(r#"{{ "seed": "7", "players": ["Ada", "Bob"], "boosters": [[{booster}], [{booster}]] }}"#);
    /// # let table = Draft::new(&config)?;
    /// assert!(table.save().contains(r#""seed":"7""#));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn save(&self) -> String {
        json(&self.inner.save())
    }

    /// Records a pick, or picks at random without a card.
    ///
    /// ```
    /// # use altmode_tournament::api::Draft;
    /// # let booster = r#"{ "characters": ["a", "b"], "battle": ["c", "d", "e", "f"] }"#;
    /// # let config = format!(r#"{{ "seed": "7", "players": ["Ada", "Bob"], "boosters": [[{booster}], [{booster}]] }}"#);
    /// # let mut table = Draft::new(&config)?;
    /// let player = if table.pick("Ada", None).is_ok() { "Ada" } else { "Bob" };
    /// assert!(table.view(r#""official""#)?.contains(player));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn pick(&mut self, player: &str, card: Option<&str>) -> Result<()> {
        self.inner.pick(draft::Pick { player: player.to_string(), card: card.map(str::to_string) })
    }

    /// Lets officials pick at random for this player from now on.
    ///
    /// ```
    /// # use altmode_tournament::api::Draft;
    /// # let booster = r#"{ "characters": ["a", "b"], "battle": ["c", "d", "e", "f"] }"#;
    /// # let config = format!(r#"{{ "seed": "7", "players": ["Ada", "Bob"], "boosters": [[{booster}], [{booster}]] }}"#);
    /// # let mut table = Draft::new(&config)?;
    /// table.suspend("Ada")?;
    /// assert!(table.suspend("nobody").is_err());
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn suspend(&mut self, player: &str) -> Result<()> {
        self.inner.suspend(player)
    }

    /// Ends the review of picks before the next booster.
    ///
    /// ```
    /// # use altmode_tournament::api::Draft;
    /// # let booster = r#"{ "characters": ["a", "b"], "battle": ["c", "d", "e", "f"] }"#;
    /// # let config = format!(r#"{{ "seed": "7", "players": ["Ada", "Bob"], "boosters": [[{booster}], [{booster}]] }}"#);
    /// # let mut table = Draft::new(&config)?;
    /// assert!(table.end_review().is_err(), "no review is in progress");
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn end_review(&mut self) -> Result<()> {
        self.inner.end_review()
    }

    /// Undoes the last step. Returns `false` if there is none.
    ///
    /// ```
    /// # use altmode_tournament::api::Draft;
    /// # let booster = r#"{ "characters": ["a", "b"], "battle": ["c", "d", "e", "f"] }"#;
    /// # let config = format!(r#"{{ "seed": "7", "players": ["Ada", "Bob"], "boosters": [[{booster}], [{booster}]] }}"#);
    /// # let mut table = Draft::new(&config)?;
    /// table.suspend("Ada")?;
    /// assert!(table.undo());
    /// assert!(!table.undo());
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn undo(&mut self) -> bool {
        self.inner.undo()
    }

    /// Returns the table as a viewer may see it: `"official"`, `"public"` or `{ "player": id }`.
    ///
    /// ```
    /// # use altmode_tournament::api::Draft;
    /// # let booster = r#"{ "characters": ["a", "b"], "battle": ["c", "d", "e", "f"] }"#;
    /// # let config = format!(r#"{{ "seed": "7", "players": ["Ada", "Bob"], "boosters": [[{booster}], [{booster}]] }}"#);
    /// # let table = Draft::new(&config)?;
    /// assert!(table.view(r#"{ "player": "Ada" }"#)?.contains("Ada"));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn view(&self, viewer: &str) -> Result<String> {
        self.inner.view(&read_viewer(viewer)?).map(|view| json(&view))
    }
}
