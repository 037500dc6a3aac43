//! Drafts (Tournament Rules 7.6 and 7.7): who sits where, whose turn it is to pick, from what, and for how long.
//!
//! Cards are ids that the host hands in. A draft is a list of picks from its beginning, so it can be saved, undone and
//! replayed.

mod boosters;
mod pods;
mod sealed;
mod table;

pub use boosters::{Booster, BoosterCard, BoosterCards, BoosterMix, BoosterOrder, RarityWeight, open_boosters};
pub use pods::{check_pod, pods};
pub use sealed::{SealedOptions, SealedPool, SealedPools, sealed_pools};
pub use table::{Draft, DraftConfig, DraftStage, DraftStep, DraftView, Pick, SavedDraft, SeatView};
