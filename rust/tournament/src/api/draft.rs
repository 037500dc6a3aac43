//! A draft in progress.

use super::{Result, read_viewer};
use crate::{draft, input::json, node::read};

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
