//! Entries and their order.

use crate::event::{Event, Time};

/// Maximum number of entries. 1,024 players report about 6,000 results, and replaying more than this limit would take over a
/// second.
pub const MOST_ENTRIES: usize = 30_000;

/// Maximum order and number of an entry. Each order is one more than the greatest that its device knew, so real tournaments stay
/// far below.
pub const MOST_ORDER: u32 = 1_000_000_000;

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Device that recorded the entry.
    pub device: String,
    /// Number of the entry on its device, from 1.
    pub number: u32,
    /// Lamport timestamp: greater than the order of each entry that the device knew. It orders the entries of several devices.
    pub order: u32,
    /// Time of the entry, if the host supplied it.
    pub at: Option<Time>,
    /// Event of the entry.
    pub event: Event,
}

/// Returns the sort key of an entry, which is the same on every device.
pub fn place(entry: &Entry) -> (u32, &str, u32) {
    (entry.order, &entry.device, entry.number)
}
