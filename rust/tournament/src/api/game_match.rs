//! A match of several games.

use super::Result;
use crate::{
    event::Event,
    input::{flat_json, json},
    node::read,
    play,
};

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
