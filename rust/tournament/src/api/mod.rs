//! The facade for embedders: every call takes and returns JSON text.
//!
//! The wasm bindings and the command line are built on this module. Invalid input returns an [`Error`] and changes
//! nothing.

mod documents;
mod draft;
mod game_match;
mod tournament;

pub use crate::input::MOST_BYTES;
pub use altmode_core::{Error, Result};
pub use draft::Draft;
pub use game_match::Match;
pub use tournament::Tournament;

use crate::{
    advice, deck,
    draft::{self as drafts, BoosterOrder},
    event::Event,
    input::{flat_json, json},
    node::read,
    penalty, play, report,
    viewer::Viewer,
};
use altmode_core::Random;
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
    Ok(json(&deck::differences(
        &list(registered, "registered")?,
        &list(found, "found")?,
        sideboarded,
    )))
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
    drafts::sealed_pools(&read(options)?).map(|pools| json(&pools))
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
    drafts::open_boosters(&order.cards, &order.mix, order.count, &mut random)
        .map(|boosters| json(&boosters))
}
