//! Encodes a match for a link or a QR code, in as few bytes as possible. If it does not fit, the oldest entries are replaced by
//! the state that they resulted in.

use crate::{
    Table, Tracker,
    entry_id::Id,
    limits,
    log::{Base, Entry, Log},
    store::check_log,
};
use altmode_core::{Error, Result};
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh32::xxh32;

/// Maximum number of characters in a link's text; a medium-sized QR code holds them.
pub const MOST_LETTERS: usize = 2_048;

/// The encoded log: names are stored once, times as differences.
#[derive(Serialize, Deserialize)]
struct Packed<Setup, State, Action> {
    id: u32,
    setup: Setup,
    base: Option<Base<State>>,
    devices: Vec<String>,
    people: Vec<String>,
    entries: Vec<PackedEntry<Action>>,
}

#[derive(Serialize, Deserialize)]
struct PackedEntry<Action> {
    device: u8,
    /// Difference to the number of the device's last entry, minus 1.
    number: u32,
    /// Difference to the Lamport time of the previous entry, minus 1.
    order: u32,
    /// Difference to the time of the previous entry, in milliseconds.
    at: i64,
    span: u32,
    by: u8,
    action: Action,
}

type PackedOf<T> = Packed<<T as Table>::Setup, <T as Table>::State, <T as Table>::Action>;

impl<T: Table> Tracker<T> {
    /// Encodes the match as text for a URL. Older history is left out if the text would be too long.
    pub fn link(&self) -> Result<String> {
        if let Some(whole) = write_short(&self.log)? {
            return Ok(whole);
        }
        // Finds the largest number of entries that fits by binary search, because more entries are never shorter.
        let (mut fits, mut too_many) = (None, self.log.entries.len());
        let mut kept = 0;
        while fits.is_none() || kept + 1 < too_many {
            kept = if fits.is_none() { 0 } else { (kept + too_many) / 2 };
            if let Some(text) = write_short(&self.shortened(kept))? {
                fits = Some((kept, text));
            } else if kept == 0 {
                let message = "this match does not fit into a link: there are too many notes or characters; export it as a file";
                return Err(Error::new("too-long", message));
            } else {
                too_many = kept;
                kept = fits.as_ref().map_or(0, |(kept, _)| *kept);
            }
        }
        fits.map(|(_, text)| text).ok_or_else(|| {
            Error::new("too-long", "this match does not fit into a link; export it as a file")
        })
    }

    /// Decodes a match from a link.
    pub fn from_link(text: &str, device: &str) -> Result<Tracker<T>> {
        limits::device(device)?;
        let mut log = read::<T>(text)?;
        T::check_setup(&mut log.setup).map_err(|error| error.at("setup"))?;
        check_log(&mut log)?;
        Tracker::from_log(log, device).checked_size()
    }

    /// Returns the log with its newest entries only.
    fn shortened(&self, kept: usize) -> Log<T> {
        let first = self.log.entries.len() - kept;
        let mut state = self.beginning();
        for &place in self.standing.done.iter().filter(|place| **place < first) {
            let Entry { action, at, .. } = &self.log.entries[place];
            if T::check(&state, action).is_ok() {
                T::apply(&mut state, &self.log.setup, action, *at);
            }
        }
        let mut covers: Vec<Id> =
            self.log.base.as_ref().map(|base| base.covers.clone()).unwrap_or_default();
        for entry in &self.log.entries[..first] {
            match covers.iter_mut().find(|last| last.device == entry.id.device) {
                Some(last) => last.number = last.number.max(entry.id.number),
                None => covers.push(entry.id.clone()),
            }
        }
        let before = self.log.base.as_ref().map_or(0, |base| base.order);
        let order = self.log.entries[..first].last().map_or(before, |entry| entry.order);
        let base = Some(Base { state, order, covers });
        Log { base, entries: self.log.entries[first..].to_vec(), ..self.log.clone() }
    }
}

/// Encodes a log, if it fits into a link.
fn write_short<T: Table>(log: &Log<T>) -> Result<Option<String>> {
    match write(log) {
        Ok(text) => Ok(Some(text).filter(|text| text.len() <= MOST_LETTERS)),
        // More than 256 people.
        Err(error) if error.code == "too-long" => Ok(None),
        Err(error) => Err(error),
    }
}

fn write<T: Table>(log: &Log<T>) -> Result<String> {
    let mut packed: PackedOf<T> = Packed {
        id: u32::from_str_radix(&log.id, 16).unwrap_or_default(),
        setup: log.setup.clone(),
        base: log.base.clone(),
        devices: Vec::new(),
        people: Vec::new(),
        entries: Vec::with_capacity(log.entries.len()),
    };
    let (mut order, mut at) = (0, 0);
    let mut numbers: Vec<u32> = Vec::new();
    for entry in &log.entries {
        let device = place_of(&mut packed.devices, &entry.id.device)?;
        numbers.resize(packed.devices.len(), 0);
        let last = std::mem::replace(&mut numbers[usize::from(device)], entry.id.number);
        packed.entries.push(PackedEntry {
            device,
            number: entry.id.number.wrapping_sub(last).wrapping_sub(1),
            order: entry.order.wrapping_sub(order).wrapping_sub(1),
            at: entry.at as i64 - at,
            span: entry.span,
            by: place_of(&mut packed.people, &entry.by)?,
            action: entry.action.clone(),
        });
        (order, at) = (entry.order, entry.at as i64);
    }
    let mut bytes = vec![T::LINK];
    bytes.extend(
        postcard::to_allocvec(&packed)
            .map_err(|error| Error::new("link-failed", error.to_string()))?,
    );
    let sum = xxh32(&bytes, 0);
    bytes.extend_from_slice(&sum.to_le_bytes());
    Ok(encode(&bytes))
}

fn place_of(names: &mut Vec<String>, name: &str) -> Result<u8> {
    let place = names.iter().position(|other| other == name).unwrap_or_else(|| {
        names.push(name.to_string());
        names.len() - 1
    });
    u8::try_from(place).map_err(|_| {
        Error::new("too-long", "too many people and devices for a link; export it as a file")
    })
}

fn read<T: Table>(text: &str) -> Result<Log<T>> {
    let damaged =
        || Error::new("damaged-link", "this link is damaged or not whole; ask for it again");
    if text.len() > MOST_LETTERS {
        return Err(damaged());
    }
    let bytes = decode(text.trim()).ok_or_else(damaged)?;
    let (body, sum) = bytes.split_last_chunk::<4>().ok_or_else(damaged)?;
    if xxh32(body, 0).to_le_bytes() != *sum {
        return Err(damaged());
    }
    if body.first() != Some(&T::LINK) {
        return Err(Error::new(
            "other-version",
            "this link was made by another version of the tracker",
        ));
    }
    let packed: PackedOf<T> = postcard::from_bytes(&body[1..]).map_err(|_| damaged())?;
    let mut entries = Vec::with_capacity(packed.entries.len());
    let (mut order, mut at) = (0u32, 0i64);
    let mut numbers = vec![0u32; packed.devices.len()];
    for entry in packed.entries {
        let device = usize::from(entry.device);
        let number = numbers.get_mut(device).ok_or_else(damaged)?;
        *number = number.wrapping_add(entry.number).wrapping_add(1);
        order = order.wrapping_add(entry.order).wrapping_add(1);
        at = at.wrapping_add(entry.at);
        entries.push(Entry {
            id: Id { device: packed.devices[device].clone(), number: *number },
            order,
            at: u64::try_from(at).map_err(|_| damaged())?,
            span: entry.span,
            by: packed.people.get(usize::from(entry.by)).ok_or_else(damaged)?.clone(),
            action: entry.action,
        });
    }
    Ok(Log { id: format!("{:08x}", packed.id), setup: packed.setup, base: packed.base, entries })
}

/// The base64url alphabet (RFC 4648, section 5), used without padding.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word = chunk
            .iter()
            .enumerate()
            .fold(0u32, |word, (place, byte)| word | u32::from(*byte) << (16 - 8 * place));
        for place in 0..=chunk.len() {
            text.push(char::from(LETTERS[(word >> (18 - 6 * place)) as usize & 63]));
        }
    }
    text
}

fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 3);
    for chunk in text.as_bytes().chunks(4) {
        let mut word = 0u32;
        for (place, letter) in chunk.iter().enumerate() {
            let value = LETTERS.iter().position(|other| other == letter)?;
            word |= (value as u32) << (18 - 6 * place);
        }
        let count = chunk.len().checked_sub(1).filter(|count| *count > 0)?;
        bytes.extend_from_slice(&word.to_be_bytes()[1..=count]);
    }
    Some(bytes)
}
