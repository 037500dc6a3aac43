//! Statistics of a deck: flips and draws before any game.

use super::{input, json};
use crate::{
    cards::{Tcg, card::DefId},
    engine::setup::HAND,
};
use altmode_core::{Result, choose, mean, none_drawn, sort_few};
use altmode_json::Value;
use altmode_tcg_language::Color;
use serde::{Serialize, Serializer};

/// Numbers of flips covered by a report.
const FLIPS: std::ops::RangeInclusive<u16> = 2..=10;
/// Number of turns covered by a report.
const TURNS: u16 = 10;

/// The odds of a deck.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckReport {
    /// Number of cards in the deck.
    pub cards: u16,
    /// For each colour, the odds of its icons in 2 to 10 flips.
    #[serde(serialize_with = "by_color")]
    #[cfg_attr(feature = "typescript", ts(type = "{ [key in string]: Array<IconOdds> }"))]
    pub icons: Vec<(&'static str, Vec<IconOdds>)>,
    /// For each card, the odds of having drawn it.
    pub hold: Vec<HoldOdds>,
}

/// The odds of one colour's icons in a number of flips.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IconOdds {
    /// Number of cards flipped.
    pub flips: u16,
    /// `chances[n]` is the probability of exactly n icons.
    pub chances: Vec<f64>,
    /// `atLeast[n]` is the probability of n or more.
    pub at_least: Vec<f64>,
    /// Mean number of icons.
    pub mean: f64,
    /// Standard deviation of the number of icons.
    pub spread: f64,
}

/// The odds of having drawn a card.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HoldOdds {
    /// The card's id.
    pub card: &'static str,
    /// The card's name.
    pub name: &'static str,
    /// Number of copies in the deck.
    pub copies: u16,
    /// `byTurn[t - 1]` is the probability of at least one copy among the first hand and one draw per turn up to the player's
    /// turn t.
    pub by_turn: Vec<f64>,
}

/// Serialises the odds as an object with the colours as keys.
fn by_color<S: Serializer>(
    icons: &[(&'static str, Vec<IconOdds>)],
    serializer: S,
) -> std::result::Result<S::Ok, S::Error> {
    serializer.collect_map(icons.iter().map(|(color, odds)| (color, odds)))
}

/// Returns the report on a deck given as `{ cards: [{ card
/// icons, count }] }`.
pub fn deck_report(tcg: Tcg, value: &Value) -> Result<DeckReport> {
    let cards = input::deck_cards(tcg, value)?;
    let all: u16 = cards.iter().map(|(_, count)| count).sum();
    let mut icons = Vec::new();
    for &color in Color::ALL {
        let odds = FLIPS
            .filter(|flips| *flips <= all)
            .map(|flips| odds(tcg, &cards, color, flips))
            .collect();
        icons.push((color.name(), odds));
    }
    sort_few(&mut icons, |(one, _), (other, _)| one < other);
    let hold = cards.iter().map(|&(def, copies)| {
        let card = tcg.catalogue.card(def);
        let drawn = |turn: u16| (u16::from(HAND) + turn).min(all);
        let by_turn = (1..=TURNS)
            .map(|turn| 1.0 - none_drawn(all.into(), copies.into(), drawn(turn).into()))
            .collect();
        HoldOdds { card: card.id, name: card.full_name, copies, by_turn }
    });
    Ok(DeckReport { cards: all, icons, hold: hold.collect() })
}

fn odds(tcg: Tcg, cards: &[(DefId, u16)], color: Color, flips: u16) -> IconOdds {
    // Cards grouped by their number of icons of this colour. `ways[cards][icons]` counts the ways to flip that many cards
    // with that many icons.
    let mut ways = vec![vec![0.0]; usize::from(flips) + 1];
    ways[0][0] = 1.0;
    let mut by_icons: Vec<u16> = Vec::new();
    for &(def, count) in cards {
        let icons = usize::from(tcg.catalogue.card(def).icon_counts[color as usize]);
        by_icons.resize(by_icons.len().max(icons + 1), 0);
        by_icons[icons] += count;
    }
    for (icons, count) in by_icons.into_iter().enumerate().filter(|(_, count)| *count > 0) {
        for flipped in (1..=usize::from(flips)).rev() {
            for taken in 1..=flipped.min(count.into()) {
                let (low, high) = ways.split_at_mut(flipped);
                let from = &low[flipped - taken];
                let to = &mut high[0];
                if to.len() < from.len() + taken * icons {
                    to.resize(from.len() + taken * icons, 0.0);
                }
                let factor = choose(count.into(), taken);
                for (before, way) in from.iter().enumerate() {
                    to[before + taken * icons] += way * factor;
                }
            }
        }
    }
    let all = choose(cards.iter().map(|(_, count)| usize::from(*count)).sum(), flips.into());
    let mut chances: Vec<f64> = ways[usize::from(flips)].iter().map(|way| way / all).collect();
    while chances.len() > 1 && chances.last().is_some_and(|chance| *chance <= 0.0) {
        chances.pop();
    }
    let mut at_least = chances.clone();
    for index in (0..at_least.len().saturating_sub(1)).rev() {
        at_least[index] += at_least[index + 1];
    }
    IconOdds { flips, mean: mean(&chances), spread: json::spread(&chances), chances, at_least }
}
