//! The API for other languages: text in, text out. [`Match`] has the methods of every game's log.

use crate::{catalogue, forecast, game::Tcg};
pub use altmode_core::Error;
use altmode_core::Result;
use altmode_journal::{parse, written};

/// A tracked match. Times are milliseconds of the host's clock.
///
/// ```
/// use altmode_tracker::api::Match;
///
/// let setup = r#"{
///   "seed": "7",
///   "players": [
///     { "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] },
///     { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }
///   ]
/// }"#;
/// let mut game = Match::new(setup, "phone", 0.0)?;
/// let applied = game.apply(r#"{ "type": "damage", "character": 0, "amount": 3 }"#, 1000.0, "Ada")?;
/// assert!(applied.contains(r#""warnings":[]"#));
/// assert!(game.undo(2000.0, "Ada")?);
///
/// let mut other = Match::from_link(&game.link()?, "tablet")?;
/// other.apply(r#"{ "type": "damage", "character": 1, "amount": 3 }"#, 3000.0, "Bob")?;
/// assert_eq!(game.merge_link(&other.link()?)?, 1);
/// assert!(game.seen_by("public")?.view(0.0)?.contains("Bumblebee"));
/// # Ok::<(), altmode_tracker::Error>(())
/// ```
pub type Match = altmode_journal::Match<Tcg>;

/// Returns the input of the damage forecast for an attack on the table, as JSON. `attacker` and `defender` are
/// numbers of characters; `decks` holds the two decks, or `null` for unknown ones.
///
/// ```
/// # use altmode_tracker::api::{Match, forecast_input};
/// # let setup = r#"{ "seed": "7", "players": [{ "name": "Ada", "characters": ["Bumblebee, Brave Warrior"] }, { "name": "Bob", "characters": ["Optimus Prime, Autobot Leader"] }] }"#;
/// # let game = Match::new(setup, "phone", 0.0)?;
/// let input = forecast_input(&game, 0, 1, "[null, null]")?;
/// assert!(input.contains(r#""attacker""#));
/// # Ok::<(), altmode_tracker::Error>(())
/// ```
pub fn forecast_input(game: &Match, attacker: u32, defender: u32, decks: &str) -> Result<String> {
    let id = |number: u32, place: &str| {
        u8::try_from(number).map_err(|_| {
            Error::new(
                "unknown-character",
                format!("there is no character number {number} on the table"),
            )
            .at(place)
        })
    };
    let decks = parse(decks, "the decks")?;
    let question = forecast::forecast_input(
        &game.tracker,
        id(attacker, "attacker")?,
        id(defender, "defender")?,
        &decks,
    )?;
    Ok(written(&question))
}

/// Returns every character and Upgrade that can be put on the table.
///
/// ```
/// assert!(altmode_tracker::api::cards().contains("Bumblebee"));
/// ```
pub fn cards() -> String {
    written(&catalogue::catalogue())
}

/// Returns the kinds of information and the audiences entitled to them (Tournament Rules 4.1).
///
/// ```
/// assert!(altmode_tracker::api::information().contains(r#""category":"free""#));
/// ```
pub fn information() -> String {
    written(&altmode_tournament_information::TABLE)
}

/// Returns the version of the package.
///
/// ```
/// assert_eq!(altmode_tracker::api::version().split('.').count(), 3);
/// ```
pub const fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}
