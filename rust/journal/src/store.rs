//! The JSON form of the log for storage and exchange. All input is validated.

use crate::{
    Table, TableAction, Tracker, action_from_json, action_to_json,
    entry_id::Id,
    limits,
    log::{Base, Entry, Log, devices, too_many_devices},
};
use altmode_core::{Error, Result, read_value};
use altmode_json::{Map, Value, json};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The fields of an entry without its action.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    device: String,
    number: u32,
    order: u32,
    at: u64,
    #[serde(default)]
    span: u32,
    #[serde(default)]
    by: String,
}

impl<T: Table> Tracker<T> {
    /// Returns the whole match as one JSON value.
    pub fn export(&self) -> Value {
        let mut fields = Map::new();
        fields.insert("format".into(), T::FORMAT.into());
        fields.insert("version".into(), T::VERSION.into());
        fields.insert("id".into(), self.log.id.clone().into());
        fields.insert("setup".into(), altmode_json::to_value(&self.log.setup).unwrap_or_default());
        if let Some(base) = &self.log.base {
            fields.insert("base".into(), altmode_json::to_value(base).unwrap_or_default());
        }
        fields.insert("log".into(), self.log.entries.iter().map(entry_json::<T>).collect());
        Value::Object(fields)
    }

    /// Imports an exported match for use on a device.
    ///
    /// # Errors
    ///
    /// Fails if the value is not a valid export, with the place of the fault.
    pub fn import(value: &Value, device: &str) -> Result<Tracker<T>> {
        limits::device(device)?;
        Tracker::from_log(log(value)?, device).checked_size()
    }

    /// Checks that the export can be imported again.
    pub(crate) fn checked_size(self) -> Result<Tracker<T>> {
        if self.bytes > limits::MOST_BYTES {
            return Err(Error::new(
                "too-long",
                format!("a log has at most {} bytes as JSON", limits::MOST_BYTES),
            )
            .at("log"));
        }
        Ok(self)
    }
}

fn entry_json<T: Table>(entry: &Entry<T::Action>) -> Value {
    let Id { device, number } = &entry.id;
    let mut value =
        json!({ "device": device, "number": number, "order": entry.order, "at": entry.at });
    if let Value::Object(fields) = &mut value {
        if entry.span > 0 {
            fields.insert("span".into(), entry.span.into());
        }
        if !entry.by.is_empty() {
            fields.insert("by".into(), entry.by.clone().into());
        }
        fields.insert("action".into(), action_to_json(&entry.action));
    }
    value
}

fn log<T: Table>(value: &Value) -> Result<Log<T>> {
    let Some(fields) = value.as_object() else {
        return Err(Error::new("bad-input", "an exported match is an object"));
    };
    if fields.get("format").and_then(Value::as_str) != Some(T::FORMAT) {
        let message = format!("this is no exported match: its \"format\" is not \"{}\"", T::FORMAT);
        return Err(Error::new("foreign-format", message).at("format"));
    }
    match fields.get("version").and_then(Value::as_u64) {
        Some(version) if version == T::VERSION => {}
        Some(other) => {
            let message = format!(
                "this match was written by another version of the tracker ({other}; this is {})",
                T::VERSION
            );
            return Err(Error::new("other-version", message).at("version"));
        }
        None => return Err(Error::new("bad-input", "the version is a whole number").at("version")),
    }
    if let Some(unknown) = fields
        .keys()
        .find(|name| !["format", "version", "id", "setup", "base", "log"].contains(&name.as_str()))
    {
        let unknown = limits::shorten(unknown);
        return Err(Error::new("unknown-field", format!("there is no field \"{unknown}\" here"))
            .at(unknown));
    }
    let id = fields.get("id").and_then(Value::as_str).unwrap_or_default().to_string();
    let setup = T::read_setup(fields.get("setup").unwrap_or(&Value::Null))
        .map_err(|error| error.at("setup"))?;
    let base =
        match fields.get("base") {
            None | Some(Value::Null) => None,
            Some(base) => Some(read_value(base).map_err(|(place, message)| {
                Error::new("bad-input", message).at(place).at("base")
            })?),
        };
    let Some(Value::Array(lines)) = fields.get("log") else {
        return Err(Error::new("bad-input", "the log is a list").at("log"));
    };
    let mut entries = Vec::with_capacity(lines.len().min(limits::MOST_ENTRIES));
    for (index, line) in lines.iter().enumerate().take(limits::MOST_ENTRIES + 1) {
        entries.push(entry(line).map_err(|error| error.at(format!("log[{index}]")))?);
    }
    let mut log = Log { id, setup, base, entries };
    check_log(&mut log)?;
    Ok(log)
}

fn entry<A: TableAction>(value: &Value) -> Result<Entry<A>> {
    let Value::Object(fields) = value else {
        return Err(Error::new("bad-input", "an entry is an object"));
    };
    let action = action_from_json(fields.get("action").unwrap_or(&Value::Null))
        .map_err(|error| error.at("action"))?;
    let rest: Map = fields
        .iter()
        .filter(|(name, _)| *name != "action")
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    let rest = Value::Object(rest);
    let head: Head =
        read_value(&rest).map_err(|(place, message)| Error::new("bad-input", message).at(place))?;
    let id = Id { device: head.device, number: head.number };
    Ok(Entry { id, order: head.order, at: head.at, span: head.span, by: head.by, action })
}

/// Checks that a tracker could have written an external log. Its setup has been checked.
pub(crate) fn check_log<T: Table>(log: &mut Log<T>) -> Result<()> {
    if log.id.len() != 8 || !log.id.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(Error::new("bad-input", "the id of a match has 8 hexadecimal digits").at("id"));
    }
    if log.entries.len() > limits::MOST_ENTRIES {
        let message = format!("a log has at most {} entries", limits::MOST_ENTRIES);
        return Err(Error::new("too-many", message).at("log"));
    }
    if let Some(base) = &log.base {
        check_base::<T>(&log.setup, base).map_err(|error| error.at("base"))?;
    }
    if devices(log).len() > limits::MOST_DEVICES {
        return Err(too_many_devices().at("log"));
    }
    for (index, entry) in log.entries.iter().enumerate() {
        check_entry(log, entry, index).map_err(|error| error.at(format!("log[{index}]")))?;
    }
    check_numbers(log)
}

/// Checks that each device numbered its entries upward. A base covers a device's entries up to a number, so with any other
/// order a shortened log would lose entries.
fn check_numbers<T: Table>(log: &Log<T>) -> Result<()> {
    let mut last: BTreeMap<&str, u32> = BTreeMap::new();
    for (index, Id { device, number }) in log.entries.iter().map(|entry| &entry.id).enumerate() {
        let before = last.insert(device, *number).unwrap_or(0);
        if *number <= before {
            let message = format!(
                "a device numbers its entries from 1 upward; after {before}, {number} is no number of {device}"
            );
            return Err(Error::new("bad-order", message).at(format!("log[{index}].number")));
        }
    }
    Ok(())
}

fn check_entry<T: Table>(log: &Log<T>, entry: &Entry<T::Action>, index: usize) -> Result<()> {
    limits::device(&entry.id.device)?;
    limits::name(&entry.by).map_err(|error| error.at("by"))?;
    // A limit beyond any real clock that JavaScript numbers still represent exactly.
    if entry.at > 1 << 52 {
        return Err(Error::new("out-of-range", "this is no time in milliseconds").at("at"));
    }
    if entry.order > limits::MOST_ORDER || entry.id.number > limits::MOST_ORDER {
        return Err(Error::new(
            "out-of-range",
            format!("no entry has a number above {}", limits::MOST_ORDER),
        )
        .at("order"));
    }
    if let Some(before) = index.checked_sub(1).map(|index| &log.entries[index])
        && (before.order, &before.id) >= (entry.order, &entry.id)
    {
        return Err(Error::new(
            "bad-order",
            "the entries are not in their order, or one is there twice",
        )
        .at("order"));
    }
    if log.base.as_ref().is_some_and(|base| base.covers(&entry.id)) {
        return Err(
            Error::new("bad-order", "this entry is a part of the base already").at("number")
        );
    }
    Ok(())
}

fn check_base<T: Table>(setup: &T::Setup, base: &Base<T::State>) -> Result<()> {
    if base.covers.len() > limits::MOST_DEVICES {
        return Err(too_many_devices().at("covers"));
    }
    if base.order > limits::MOST_ORDER
        || base.covers.iter().any(|last| last.number > limits::MOST_ORDER)
    {
        return Err(Error::new(
            "out-of-range",
            format!("no entry has a number above {}", limits::MOST_ORDER),
        )
        .at("order"));
    }
    for (index, last) in base.covers.iter().enumerate() {
        limits::device(&last.device).map_err(|error| error.at(format!("covers[{index}]")))?;
    }
    T::check_state(setup, &base.state).map_err(|error| error.at("state"))
}
