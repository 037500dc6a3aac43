//! Ids of log entries.

use serde::{Deserialize, Serialize};

/// The id of an entry: its device and its number on that device.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Id {
    /// The name of the device that created the entry.
    pub device: String,
    /// The number among the entries of that device.
    pub number: u32,
}
