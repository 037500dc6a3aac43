//! Results of numbered games that add up: parts of them are played by different processes or at different times, and the total
//! is the same bit for bit.
//!
//! The course of a game depends on its number and the [`Task`] alone, and sums consist of whole numbers.

mod distribution;
mod file;
pub mod hexadecimal;
mod ranges;
mod shard;
mod task;

pub use distribution::{Distribution, Results, Sum};
pub use file::{Kept, read};
pub use ranges::described;
pub use task::Task;
