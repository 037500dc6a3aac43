//! The API for other languages: text in, text out. [`Match`] has the methods of every game's log.

use crate::{forecast, table::Companion, view};
pub use altmode_core::Error;
use altmode_core::Result;
use altmode_journal::written;

/// A tracked match. Times are milliseconds of the host's clock.
///
/// ```
/// use altmode_companion::api::Match;
///
/// let setup = r#"{ "seed": "7", "board": "marmoreal", "players": [{ "hero": "medusa" }, { "hero": "sinbad" }] }"#;
/// let mut game = Match::new(setup, "phone", 0.0)?;
/// let applied = game.apply(r#"{ "type": "health", "fighter": 0, "amount": -3 }"#, 1000.0, "Ada")?;
/// assert!(applied.contains("Medusa takes 3 damage (16 → 13)"));
/// assert!(game.undo(2000.0, "Ada")?);
/// assert!(!game.seen_by("opponent")?.export().contains(r#""seed":"7""#));
/// # Ok::<(), altmode_companion::Error>(())
/// ```
pub type Match = altmode_journal::Match<Companion>;

/// Returns the input of the forecast of `altmode/unmatched` for an attack at the table, as JSON. `attacker` and `defender` are
/// numbers of fighters; without a card, the best one that the attacker's deck still has. With a `defense`, the defender holds this
/// card alone; without it, unknown cards.
///
/// ```
/// # use altmode_companion::api::{Match, forecast_input};
/// # let setup = r#"{ "seed": "7", "board": "marmoreal", "players": [{ "hero": "medusa" }, { "hero": "sinbad" }] }"#;
/// # let game = Match::new(setup, "phone", 0.0)?;
/// let input = forecast_input(&game, 0, 4, Some("gaze-of-stone"), None)?;
/// assert!(input.contains(r#""card":"medusa/gaze-of-stone""#));
/// # Ok::<(), altmode_companion::Error>(())
/// ```
pub fn forecast_input(
    game: &Match,
    attacker: u32,
    defender: u32,
    card: Option<&str>,
    defense: Option<&str>,
) -> Result<String> {
    let id = |number: u32, place: &str| {
        u8::try_from(number).map_err(|_| {
            Error::new(
                "unknown-fighter",
                format!("there is no fighter number {number} at the table"),
            )
            .at(place)
        })
    };
    let question = forecast::forecast_input(
        &game.tracker,
        id(attacker, "attacker")?,
        id(defender, "defender")?,
        card,
        defense,
    )?;
    Ok(written(&question))
}

/// Returns the heroes and battlefields that can be tracked.
///
/// ```
/// assert!(altmode_companion::api::catalogue().contains("Medusa"));
/// ```
pub fn catalogue() -> String {
    written(&view::catalogue())
}

/// Returns the version of the package.
///
/// ```
/// assert_eq!(altmode_companion::api::version().split('.').count(), 3);
/// ```
pub const fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}
