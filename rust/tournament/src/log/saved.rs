//! Saved tournaments: JSON text with all entries.

use super::entry::{Entry, MOST_ENTRIES, MOST_ORDER, place};
use crate::{
    event::{Event, Time},
    input::{flat, flat_json, json, shorten},
    node::{Read, parse_each},
    options::Options,
    sorting,
};
use altmode_core::{Error, Result};
use altmode_tournament_derive::Read;
use serde::Serialize;
use std::collections::{HashMap, HashSet};

/// Value of `game` in a saved tournament.
pub(super) const GAME: &str = "altmode-tournament";
/// Version of the format of saved tournaments, incremented when it changes.
pub(super) const VERSION: u32 = 1;
/// Maximum length of the name of a device.
const LONGEST_DEVICE: usize = 20;

/// An entry, in the form that is saved as JSON.
#[derive(Clone, Debug, Serialize, Read)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct SavedEntry {
    /// Device that recorded the entry.
    pub device: String,
    /// Number of the entry on its device, from 1.
    pub number: u32,
    /// Order of the entry among the entries of all devices.
    pub order: u32,
    /// Time of the entry, if the host supplied it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Time>,
    /// Event of the entry.
    #[serde(serialize_with = "flat")]
    pub event: Event,
}

/// A saved tournament.
#[derive(Clone, Debug, Serialize, Read)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SavedTournament {
    /// Identifier of the file type.
    pub game: String,
    /// Version of the format.
    pub version: u32,
    /// Initial options.
    pub options: Options,
    /// All entries.
    pub entries: Vec<SavedEntry>,
}

impl SavedTournament {
    /// Parses JSON text.
    ///
    /// # Errors
    ///
    /// Returns `bad-input` with its path.
    pub fn read(text: &str) -> Result<SavedTournament> {
        let (mut entries, mut index) = (Ok(Vec::new()), 0usize);
        let node = parse_each(text, "entries", &mut |item| {
            if let Ok(read) = &mut entries {
                match SavedEntry::read(&item) {
                    Ok(entry) => read.push(entry),
                    Err(error) => entries = Err(error.at(format!("[{index}]")).at("entries")),
                }
            }
            index += 1;
        })?;
        // The tree has an empty list in the place of the entries.
        let frame: SavedTournament = Read::read(&node)?;
        Ok(SavedTournament { entries: entries?, ..frame })
    }

    /// Validates the saved tournament and returns the entries in order.
    ///
    /// # Errors
    ///
    /// Returns `foreign-save`, `wrong-version`, `too-long`, or `damaged-save` with the path of the entry.
    pub(super) fn checked(self) -> Result<Vec<Entry>> {
        if self.game != GAME {
            let message =
                format!("this is saved by \"{}\", not by \"{GAME}\"", shorten(&self.game));
            return Err(Error::new("foreign-save", message).at("game"));
        }
        if self.version != VERSION {
            let message = format!(
                "this is a save of version {}; this program reads version {VERSION}",
                self.version
            );
            return Err(Error::new("wrong-version", message).at("version"));
        }
        if self.entries.len() > MOST_ENTRIES {
            return Err(Error::new(
                "too-long",
                format!("a tournament has at most {MOST_ENTRIES} entries"),
            )
            .at("entries"));
        }
        let mut entries = Vec::with_capacity(self.entries.len());
        let mut seen: HashMap<String, HashSet<u32>> = HashMap::new();
        for (index, entry) in self.entries.into_iter().enumerate() {
            let at = |error: Error| error.at(format!("entries[{index}]"));
            let device = device_name(&entry.device).map_err(at)?;
            if !seen.contains_key(&device) {
                seen.insert(device.clone(), HashSet::new());
            }
            let fresh = seen.get_mut(&device).is_some_and(|numbers| numbers.insert(entry.number));
            if entry.number == 0 {
                return Err(at(Error::new(
                    "damaged-save",
                    "entries of a device are numbered from 1, not from 0",
                )
                .at("number")));
            }
            if !fresh {
                let message =
                    format!("the entry {} of the device \"{device}\" occurs twice", entry.number);
                return Err(at(Error::new("damaged-save", message).at("number")));
            }
            if entry.order > MOST_ORDER || entry.number > MOST_ORDER {
                return Err(at(Error::new(
                    "damaged-save",
                    "the number or the order of this entry is too large",
                )
                .at("order")));
            }
            entries.push(Entry {
                device,
                number: entry.number,
                order: entry.order,
                at: entry.at,
                event: entry.event,
            });
        }
        sorting::sort(&mut entries, |one, other| place(one).cmp(&place(other)));
        Ok(entries)
    }
}

/// Serialises a tournament to JSON text entry by entry, so that each event is serialised once.
pub(super) fn text(options: &Options, entries: &[Entry]) -> String {
    let mut text = format!(
        "{{\"game\":\"{GAME}\",\"version\":{VERSION},\"options\":{},\"entries\":[",
        json(options)
    );
    for (index, entry) in entries.iter().enumerate() {
        let comma = if index > 0 { "," } else { "" };
        let at = entry.at.map(|at| format!(",\"at\":{at}")).unwrap_or_default();
        // Names of devices consist of letters, so they need no escapes.
        text += &format!(
            "{comma}{{\"device\":\"{}\",\"number\":{},\"order\":{}{at},\"event\":{}}}",
            entry.device,
            entry.number,
            entry.order,
            flat_json(&entry.event)
        );
    }
    text + "]}"
}

/// Returns the length of [`text`] in bytes, or a little more.
pub(super) fn size(options: &Options, entries: &[Entry]) -> usize {
    const FRAME: usize = r#"{"game":"","version":,"options":,"entries":[]}"#.len();
    let head = FRAME + GAME.len() + digits(VERSION.into()) + json(options).len();
    head + entries.iter().map(size_of_entry).sum::<usize>()
}

/// Returns the length of an entry in [`text`] in bytes, or a little more.
pub(super) fn size_of_entry(entry: &Entry) -> usize {
    const FRAME: usize = r#"{"device":"","number":,"order":,"event":},"#.len();
    // `{"drop":{…}}` is written as `{"type":"drop",…}`.
    const TYPE: usize = r#""type":"#.len() - 2;
    let at = entry.at.map_or(0, |at| r#""at":,"#.len() + digits(at));
    FRAME
        + entry.device.len()
        + digits(entry.number.into())
        + digits(entry.order.into())
        + at
        + TYPE
        + json(&entry.event).len()
}

fn digits(number: u64) -> usize {
    number.checked_ilog10().map_or(1, |last| last as usize + 1)
}

pub(super) fn device_name(device: &str) -> Result<String> {
    let fits = (1..=LONGEST_DEVICE).contains(&device.len())
        && device.chars().all(|letter| letter.is_ascii_alphabetic());
    if !fits {
        let message = format!(
            "a device is named by 1 to {LONGEST_DEVICE} letters from a to z, not \"{}\"",
            shorten(device)
        );
        return Err(Error::new("bad-device", message).at("device"));
    }
    Ok(device.to_ascii_lowercase())
}
