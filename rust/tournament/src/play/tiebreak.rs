//! The tiebreaker procedure (Tournament Rules 2.5.1).

use altmode_core::{Error, Random, Result};
use altmode_tournament_derive::Read;
use serde::Serialize;

/// Number of cards flipped at a time.
const FLIP: usize = 2;
/// Number of flips after which the procedure counts as unable to break the tie.
const MOST_FLIPS: usize = 200;
/// Maximum number of cards in a deck.
const MOST_CARDS: usize = 1000;

/// White icons of a player's cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct TiebreakDecks {
    /// White icons of each card of the deck, from the top.
    pub deck: Vec<u8>,
    /// White icons of each card of the scrap pile.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<u8>>"))]
    pub scrap: Vec<u8>,
}

/// Input of the procedure. White icons come either from flips at the table or from decks.
#[derive(Clone, Debug, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct TiebreakInput {
    /// Remaining health of each player's characters.
    pub health: [u32; 2],
    /// Stars of each player's characters on the battlefield; required if health is tied.
    pub stars: Option<[u32; 2]>,
    /// White icons that each player flipped, one pair of numbers for each flip of two cards.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<[u32; 2]>>"))]
    pub flips: Vec<[u32; 2]>,
    /// Decks of both players, for flips by this function.
    pub decks: Option<[TiebreakDecks; 2]>,
    /// Seed of 1 to 32 hexadecimal digits, for shuffles and the coin.
    pub seed: Option<String>,
    /// Whether the procedure cannot break the tie, so that a coin decides.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub hopeless: bool,
}

/// A step of the procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TiebreakStep {
    /// Remaining health.
    Health,
    /// Stars of characters on the battlefield.
    Stars,
    /// White icons flipped.
    WhiteIcons,
    /// A coin flip.
    Coin,
}

/// The winner and the deciding step, or the step whose input is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TiebreakResult {
    /// Winner, 0 or 1; `null` while input is missing.
    pub winner: Option<usize>,
    /// Deciding step, or the step whose input is missing.
    pub step: TiebreakStep,
    /// White icons of each flip.
    pub flips: Vec<[u32; 2]>,
}

/// Runs the procedure as far as the input allows.
///
/// # Errors
///
/// Returns `bad-seed` if the seed is missing or invalid, and `too-long` if there are too many flips or cards.
pub fn tiebreak(input: &TiebreakInput) -> Result<TiebreakResult> {
    let result = |winner, step, flips: &[[u32; 2]]| {
        Ok(TiebreakResult { winner, step, flips: flips.to_vec() })
    };
    if let Some(winner) = higher(input.health) {
        return result(Some(winner), TiebreakStep::Health, &[]);
    }
    let Some(stars) = input.stars else { return result(None, TiebreakStep::Stars, &[]) };
    if let Some(winner) = higher(stars) {
        return result(Some(winner), TiebreakStep::Stars, &[]);
    }
    if input.flips.len() > MOST_FLIPS {
        return Err(
            Error::new("too-long", format!("at most {MOST_FLIPS} flips are read")).at("flips")
        );
    }
    if let Some(at) = input.flips.iter().position(|flip| higher(*flip).is_some()) {
        return result(higher(input.flips[at]), TiebreakStep::WhiteIcons, &input.flips[..=at]);
    }
    if input.decks.is_none() && !input.hopeless {
        return result(None, TiebreakStep::WhiteIcons, &input.flips);
    }
    let Some(seed) = &input.seed else {
        return Err(Error::new(
            "bad-seed",
            "shuffles and the coin need a seed of 1 to 32 hexadecimal digits",
        )
        .at("seed"));
    };
    let mut random = Random::from_seed_text(seed)?;
    let mut flips = input.flips.clone();
    if let Some(decks) = &input.decks
        && !input.hopeless
    {
        for (player, decks) in decks.iter().enumerate() {
            if decks.deck.len() + decks.scrap.len() > MOST_CARDS {
                return Err(Error::new(
                    "too-long",
                    format!("a deck has at most {MOST_CARDS} cards"),
                )
                .at(format!("decks[{player}]")));
            }
        }
        let mut piles = [Pile::new(&decks[0]), Pile::new(&decks[1])];
        // If all cards of both players have the same number of icons, no flip can differ.
        let alike = piles[0].all_alike().is_some_and(|icons| {
            piles[1].all_alike() == Some(icons) && piles[0].total() == piles[1].total()
        });
        while !alike && flips.len() < MOST_FLIPS {
            let flip = [piles[0].flip(&mut random), piles[1].flip(&mut random)];
            flips.push(flip);
            if let Some(winner) = higher(flip) {
                return result(Some(winner), TiebreakStep::WhiteIcons, &flips);
            }
        }
    }
    result(Some(random.below(2) as usize), TiebreakStep::Coin, &flips)
}

fn higher([one, other]: [u32; 2]) -> Option<usize> {
    match one.cmp(&other) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    }
}

/// The cards of a player; the top of the deck is last.
struct Pile {
    deck: Vec<u8>,
    scrap: Vec<u8>,
}

impl Pile {
    fn new(decks: &TiebreakDecks) -> Pile {
        Pile { deck: decks.deck.iter().rev().copied().collect(), scrap: decks.scrap.clone() }
    }

    fn total(&self) -> usize {
        self.deck.len() + self.scrap.len()
    }

    fn all_alike(&self) -> Option<u8> {
        let first = *self.deck.iter().chain(&self.scrap).next()?;
        self.deck.iter().chain(&self.scrap).all(|icons| *icons == first).then_some(first)
    }

    /// Returns the white icons of the next cards. An empty deck is replaced by the shuffled scrap pile and flipped cards.
    fn flip(&mut self, random: &mut Random) -> u32 {
        let mut flipped = Vec::with_capacity(FLIP);
        for _ in 0..FLIP {
            if self.deck.is_empty() {
                self.deck = std::mem::take(&mut self.scrap);
                random.shuffle(&mut self.deck);
            }
            flipped.extend(self.deck.pop());
        }
        let icons = flipped.iter().map(|icons| u32::from(*icons)).sum();
        // The rules keep flipped cards apart until a shuffle adds them to the scrap pile. Moving them at once has the same
        // result.
        self.scrap.extend(flipped);
        icons
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input() -> TiebreakInput {
        TiebreakInput {
            health: [5, 5],
            stars: Some([12, 12]),
            flips: Vec::new(),
            decks: None,
            seed: Some("1".into()),
            hopeless: false,
        }
    }

    fn outcome(input: &TiebreakInput) -> (Option<usize>, TiebreakStep) {
        let result = tiebreak(input).unwrap();
        (result.winner, result.step)
    }

    fn deck(deck: &[u8]) -> TiebreakDecks {
        TiebreakDecks { deck: deck.to_vec(), scrap: Vec::new() }
    }

    #[test]
    fn health_then_stars_then_white_icons() {
        assert_eq!(
            outcome(&TiebreakInput { health: [5, 6], ..input() }),
            (Some(1), TiebreakStep::Health)
        );
        assert_eq!(outcome(&TiebreakInput { stars: None, ..input() }), (None, TiebreakStep::Stars));
        assert_eq!(
            outcome(&TiebreakInput { stars: Some([13, 12]), ..input() }),
            (Some(0), TiebreakStep::Stars)
        );
        assert_eq!(outcome(&input()), (None, TiebreakStep::WhiteIcons));
        assert_eq!(
            outcome(&TiebreakInput { flips: vec![[1, 1]], ..input() }),
            (None, TiebreakStep::WhiteIcons)
        );
        let result =
            tiebreak(&TiebreakInput { flips: vec![[1, 1], [0, 2], [2, 0]], ..input() }).unwrap();
        assert_eq!((result.winner, result.flips.len()), (Some(1), 2));
    }

    #[test]
    fn decks_are_flipped_two_cards_at_a_time_and_shuffled_when_empty() {
        let decks = |one: &[u8], other: &[u8]| TiebreakInput {
            decks: Some([deck(one), deck(other)]),
            ..input()
        };
        let result = tiebreak(&decks(&[0, 1, 1, 1], &[1, 0, 0, 1])).unwrap();
        assert_eq!((result.winner, result.flips), (Some(0), vec![[1, 1], [2, 1]]));
        // With three cards, the second flip takes the last card and one card of the reshuffled deck.
        let result = tiebreak(&decks(&[1, 1, 1], &[1, 1, 0])).unwrap();
        assert_eq!((result.winner, result.flips[1][0]), (Some(0), 2));
        assert_eq!(outcome(&decks(&[], &[])).1, TiebreakStep::Coin);
    }

    #[test]
    fn a_coin_decides_when_all_cards_are_alike() {
        let decks = Some([deck(&[1; 40]), deck(&[1; 40])]);
        let result = tiebreak(&TiebreakInput { decks, ..input() }).unwrap();
        assert_eq!((result.step, result.flips.len()), (TiebreakStep::Coin, 0));
        assert!(result.winner.is_some());
        assert_eq!(outcome(&TiebreakInput { hopeless: true, ..input() }).1, TiebreakStep::Coin);
        assert_eq!(
            tiebreak(&TiebreakInput { hopeless: true, seed: None, ..input() }).unwrap_err().path,
            "seed"
        );
    }
}
