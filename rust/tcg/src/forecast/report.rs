//! What a deck flips and draws, before any game.

use super::{flips::choose, input, json, mean};
use crate::cards::{Tcg, card::DefId};
use altmode_core::Result;
use altmode_tcg_language::Color;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Numbers of flips that a report covers.
const FLIPS: std::ops::RangeInclusive<u16> = 2..=10;
/// Turns that it covers.
const TURNS: u16 = 10;
/// Cards in hand before the first turn (Rules 1.0, Setup).
const HAND: u16 = 3;

/// Odds of a deck.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckReport {
    /// Cards in the deck.
    pub cards: u16,
    /// For each colour: what flips of 2 to 10 cards give.
    pub icons: BTreeMap<&'static str, Vec<IconOdds>>,
    /// For each card: the chance to have drawn it.
    pub hold: Vec<HoldOdds>,
}

/// Icons of one colour in a number of flips.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IconOdds {
    /// Cards flipped.
    pub flips: u16,
    /// `chances[n]` is the probability of exactly n icons.
    pub chances: Vec<f64>,
    /// `atLeast[n]` is the probability of n or more.
    pub at_least: Vec<f64>,
    /// Mean.
    pub mean: f64,
    /// Standard deviation.
    pub spread: f64,
}

/// The chance to have drawn a card.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HoldOdds {
    /// Its id.
    pub card: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Copies in the deck.
    pub copies: u16,
    /// `byTurn[t - 1]`: at least one copy among the first hand and one draw a turn up to the player's turn t.
    pub by_turn: Vec<f64>,
}

/// The report on a deck: `{ cards: [{ card | icons, count }] }`.
pub fn deck_report(tcg: Tcg, value: &Value) -> Result<DeckReport> {
    let cards = input::deck_cards(tcg, value)?;
    let all: u16 = cards.iter().map(|(_, count)| count).sum();
    let mut icons = BTreeMap::new();
    for &color in Color::ALL {
        let odds = FLIPS.filter(|flips| *flips <= all).map(|flips| odds(tcg, &cards, color, flips)).collect();
        icons.insert(color.name(), odds);
    }
    let hold = cards.iter().map(|&(def, copies)| {
        let card = tcg.catalogue.card(def);
        let drawn = |turn: u16| (HAND + turn).min(all);
        let by_turn = (1..=TURNS).map(|turn| 1.0 - choose(all - copies, drawn(turn)) / choose(all, drawn(turn))).collect();
        HoldOdds { card: card.id, name: card.full_name, copies, by_turn }
    });
    Ok(DeckReport { cards: all, icons, hold: hold.collect() })
}

fn odds(tcg: Tcg, cards: &[(DefId, u16)], color: Color, flips: u16) -> IconOdds {
    // Cards by the number of such icons, then ways to flip so many icons with so many cards.
    let mut ways = vec![vec![0.0]; usize::from(flips) + 1];
    ways[0][0] = 1.0;
    let mut by_icons: BTreeMap<usize, u16> = BTreeMap::new();
    for &(def, count) in cards {
        *by_icons.entry(tcg.catalogue.card(def).icon_counts[color as usize].into()).or_default() += count;
    }
    for (icons, count) in by_icons {
        for flipped in (1..=usize::from(flips)).rev() {
            for taken in 1..=flipped.min(count.into()) {
                let (low, high) = ways.split_at_mut(flipped);
                let from = &low[flipped - taken];
                let to = &mut high[0];
                if to.len() < from.len() + taken * icons {
                    to.resize(from.len() + taken * icons, 0.0);
                }
                let factor = choose(count, taken as u16);
                for (before, way) in from.iter().enumerate() {
                    to[before + taken * icons] += way * factor;
                }
            }
        }
    }
    let all = choose(cards.iter().map(|(_, count)| count).sum(), flips);
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
