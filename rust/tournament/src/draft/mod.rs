//! Drafts (Tournament Rules 7.6 and 7.7): seats, turns to pick, packs and time limits.
//!
//! Cards are ids that the host supplies. A draft is stored as its initial configuration and a list of picks, so it can be saved,
//! undone and replayed.

mod boosters;
mod pods;
mod sealed;
mod table;

pub use boosters::{
    Booster, BoosterCard, BoosterCards, BoosterMix, BoosterOrder, RarityWeight, open_boosters,
};
pub use pods::{check_pod, pods};
pub use sealed::{SealedOptions, SealedPool, SealedPools, sealed_pools};
pub use table::{Draft, DraftConfig, DraftStage, DraftStep, DraftView, Pick, SavedDraft, SeatView};
