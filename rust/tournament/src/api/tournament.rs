//! A tournament in progress.

use super::{Result, read_viewer, time};
use crate::{card, event::Event, input::json, node::read, open, placing, report, tournament, view};

/// A tournament on one device.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub(super) inner: tournament::Tournament,
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
        let event: Event = read(event)?;
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

    /// Adds the players of a list: comma-separated values, or names in lines or in a row. One faulty line rejects the whole list.
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

    /// Returns the players, columns and warnings of a list without adding its players.
    ///
    /// ```
    /// # use altmode_tournament::api::Tournament;
    /// let cup = Tournament::new(r#"{ "name": "Cup", "seed": "7" }"#, "desk")?;
    /// assert!(cup.read_list("Vorname;Nachname;Verein\nAda;Lovelace;Bees")?.contains(r#""name":"Ada Lovelace""#));
    /// # Ok::<(), altmode_tournament::api::Error>(())
    /// ```
    pub fn read_list(&self, text: &str) -> Result<String> {
        self.inner.read_list(text).map(|list| json(&list))
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
        view::deck_versions(self.inner.state(), player, &read_viewer(viewer)?)
            .map(|versions| json(&versions))
    }
}
