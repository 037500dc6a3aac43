//! The tables and pages of a tournament for print and spreadsheets.

use super::{Error, Result, Tournament};
use crate::{card, export, placing};

impl Tournament {
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
            _ => Err(Error::new(
                "bad-input",
                "there are the tables \"standings\", \"placing\" and \"pairings\"",
            )
            .at("what")),
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
