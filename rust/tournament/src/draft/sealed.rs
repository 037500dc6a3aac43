//! Sealed pools, and the swap of pools after registration (Tournament Rules 7.2, 7.3, 7.5).

use super::boosters::{Booster, BoosterCards, BoosterMix, open_boosters};
use crate::{event::PlayerId, input::shorten};
use altmode_core::{Error, Random, Result};
use altmode_tournament_derive::Read;
use serde::Serialize;

/// Recommended number of boosters for Sealed (Tournament Rules, Appendix D).
const BOOSTERS: u32 = 6;

/// The options of sealed pools.
#[derive(Clone, Debug, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct SealedOptions {
    /// Seed of 1 to 32 hexadecimal digits.
    pub seed: String,
    /// Players.
    pub players: Vec<PlayerId>,
    /// Boosters of each player, by default six (Tournament Rules, Appendix D).
    pub boosters: Option<u32>,
    /// Cards of the set.
    pub cards: BoosterCards,
    /// Contents of a booster.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<BoosterMix>"))]
    pub mix: BoosterMix,
    /// Whether a pool is registered by one player and played by another.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub swap: bool,
}

/// The pools of all players.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SealedPools {
    /// Pools, in the order of the players.
    pub pools: Vec<SealedPool>,
}

/// The pool of a player.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SealedPool {
    /// Player who plays the pool.
    pub player: PlayerId,
    /// Player who opened and registered the pool. At random this can be the player who plays it (Tournament Rules 7.5).
    pub registered_by: PlayerId,
    /// Boosters of the pool.
    pub boosters: Vec<Booster>,
}

/// Opens the same number of boosters for each player, and swaps the pools if the options say so.
///
/// # Errors
///
/// Returns the first invalid option, with its path.
pub fn sealed_pools(options: &SealedOptions) -> Result<SealedPools> {
    let mut random = Random::from_seed_text(&options.seed)?;
    let count = options.players.len();
    if count == 0 || count > crate::cut_size::MOST_PLAYERS {
        return Err(
            Error::new("out-of-range", "pools are made for 1 to 1024 players").at("players")
        );
    }
    for (index, player) in options.players.iter().enumerate() {
        if options.players[..index].contains(player) {
            let message = format!("\"{}\" is listed twice", shorten(player));
            return Err(Error::new("player-twice", message).at(format!("players[{index}]")));
        }
    }
    let each = options.boosters.unwrap_or(BOOSTERS);
    if !(1..=50).contains(&each) {
        return Err(Error::new(
            "out-of-range",
            format!("a player opens 1 to 50 boosters, not {each}"),
        )
        .at("boosters"));
    }
    let mut openers: Vec<usize> = (0..count).collect();
    if options.swap {
        random.shuffle(&mut openers);
    }
    let opened: Vec<Vec<Booster>> = (0..count)
        .map(|_| open_boosters(&options.cards, &options.mix, each, &mut random))
        .collect::<Result<_>>()?;
    let pools = options.players.iter().zip(openers).map(|(player, opener)| SealedPool {
        player: player.clone(),
        registered_by: options.players[opener].clone(),
        boosters: opened[opener].clone(),
    });
    Ok(SealedPools { pools: pools.collect() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::node::read;
    use altmode_json::json;

    fn options(swap: bool) -> SealedOptions {
        let cards = |prefix: &str, count: usize| -> Vec<_> {
            (0..count)
                .map(|number| json!({ "card": format!("{prefix}{number}"), "rarity": "c" }))
                .collect()
        };
        let players: Vec<String> = (0..20).map(|player| player.to_string()).collect();
        let cards = json!({ "characters": cards("c", 30), "battle": cards("b", 30) });
        read(&json!({ "seed": "7", "players": players, "cards": cards, "swap": swap }).to_string())
            .unwrap()
    }

    #[test]
    fn everybody_has_six_boosters() {
        let pools = sealed_pools(&options(false)).unwrap().pools;
        assert!(
            pools.iter().all(|pool| pool.boosters.len() == 6 && pool.player == pool.registered_by)
        );
    }

    #[test]
    fn nobody_opens_two_pools() {
        let mut twice = options(false);
        twice.players[3] = twice.players[1].clone();
        let error = sealed_pools(&twice).unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("player-twice", "players[3]"));
    }

    #[test]
    fn a_swap_gives_each_pool_to_one_player() {
        let pools = sealed_pools(&options(true)).unwrap().pools;
        let mut openers: Vec<_> = pools.iter().map(|pool| pool.registered_by.clone()).collect();
        assert!(pools.iter().any(|pool| pool.player != pool.registered_by));
        openers.sort();
        openers.dedup();
        assert_eq!(openers.len(), 20);
    }
}
