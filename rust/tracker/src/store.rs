//! The JSON form of the log for storage and exchange. All input is validated.

use crate::{
    Tracker,
    action::Action,
    entry_id::Id,
    facts, limits,
    log::{Base, Entry, Log},
    setup::Setup,
    state::{Printed, State, Zone},
};
use altmode_core::{Error, Result, read_value};
use serde::Deserialize;
use serde_json::{Map, Value, json};

const FORMAT: &str = "altmode-tracker";
/// Version of the form, raised when older programs could misread it.
const VERSION: u64 = 1;

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

impl Tracker {
    /// Returns the whole match as one JSON value.
    pub fn export(&self) -> Value {
        let mut fields = Map::new();
        fields.insert("format".into(), FORMAT.into());
        fields.insert("version".into(), VERSION.into());
        fields.insert("id".into(), self.log.id.clone().into());
        fields.insert("setup".into(), serde_json::to_value(&self.log.setup).unwrap_or_default());
        if let Some(base) = &self.log.base {
            fields.insert("base".into(), serde_json::to_value(base).unwrap_or_default());
        }
        fields.insert("log".into(), self.log.entries.iter().map(entry_json).collect());
        Value::Object(fields)
    }

    /// Imports an exported match for use on a device.
    ///
    /// # Errors
    ///
    /// Fails if the value is not a valid export, with the place of the fault.
    pub fn import(value: &Value, device: &str) -> Result<Tracker> {
        limits::device(device)?;
        Ok(Tracker::from_log(log(value)?, device))
    }
}

fn entry_json(entry: &Entry) -> Value {
    let Id { device, number } = &entry.id;
    let mut value = json!({ "device": device, "number": number, "order": entry.order, "at": entry.at });
    if let Value::Object(fields) = &mut value {
        if entry.span > 0 {
            fields.insert("span".into(), entry.span.into());
        }
        if !entry.by.is_empty() {
            fields.insert("by".into(), entry.by.clone().into());
        }
        fields.insert("action".into(), entry.action.to_json());
    }
    value
}

fn log(value: &Value) -> Result<Log> {
    let Some(fields) = value.as_object() else {
        return Err(Error::new("bad-input", "an exported match is an object"));
    };
    if fields.get("format").and_then(Value::as_str) != Some(FORMAT) {
        let message = format!("this is no exported match: its \"format\" is not \"{FORMAT}\"");
        return Err(Error::new("foreign-format", message).at("format"));
    }
    match fields.get("version").and_then(Value::as_u64) {
        Some(VERSION) => {}
        Some(other) => {
            let message = format!("this match was written by another version of the tracker ({other}; this is {VERSION})");
            return Err(Error::new("other-version", message).at("version"));
        }
        None => return Err(Error::new("bad-input", "the version is a whole number").at("version")),
    }
    if let Some(unknown) = fields.keys().find(|name| !["format", "version", "id", "setup", "base", "log"].contains(&name.as_str())) {
        let unknown = facts::shorten(unknown);
        return Err(Error::new("unknown-field", format!("there is no field \"{unknown}\" here")).at(unknown));
    }
    let id = fields.get("id").and_then(Value::as_str).unwrap_or_default().to_string();
    let setup = Setup::from_json(fields.get("setup").unwrap_or(&Value::Null)).map_err(|error| error.at("setup"))?;
    let base = match fields.get("base") {
        None | Some(Value::Null) => None,
        Some(base) => Some(read_value(base).map_err(|(place, message)| Error::new("bad-input", message).at(place).at("base"))?),
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

fn entry(value: &Value) -> Result<Entry> {
    let Value::Object(fields) = value else { return Err(Error::new("bad-input", "an entry is an object")) };
    let action = Action::from_json(fields.get("action").unwrap_or(&Value::Null)).map_err(|error| error.at("action"))?;
    let rest: Map<String, Value> =
        fields.iter().filter(|(name, _)| *name != "action").map(|(name, value)| (name.clone(), value.clone())).collect();
    let rest = Value::Object(rest);
    let head: Head = read_value(&rest).map_err(|(place, message)| Error::new("bad-input", message).at(place))?;
    let id = Id { device: head.device, number: head.number };
    Ok(Entry { id, order: head.order, at: head.at, span: head.span, by: head.by, action })
}

/// Checks that an external log is one that a tracker could have written. Its setup has been checked.
pub(crate) fn check_log(log: &mut Log) -> Result<()> {
    if log.id.len() != 8 || !log.id.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(Error::new("bad-input", "the id of a match has 8 hexadecimal digits").at("id"));
    }
    if log.entries.len() > limits::MOST_ENTRIES {
        let message = format!("a log has at most {} entries", limits::MOST_ENTRIES);
        return Err(Error::new("too-many", message).at("log"));
    }
    if let Some(base) = &log.base {
        check_base(base).map_err(|error| error.at("base"))?;
    }
    for (index, entry) in log.entries.iter().enumerate() {
        check_entry(log, entry, index).map_err(|error| error.at(format!("log[{index}]")))?;
    }
    Ok(())
}

fn check_entry(log: &Log, entry: &Entry, index: usize) -> Result<()> {
    limits::device(&entry.id.device)?;
    limits::name(&entry.by).map_err(|error| error.at("by"))?;
    // A bound beyond any real clock that JavaScript numbers still represent exactly.
    if entry.at > 1 << 52 {
        return Err(Error::new("out-of-range", "this is no time in milliseconds").at("at"));
    }
    if entry.order > limits::MOST_ORDER || entry.id.number > limits::MOST_ORDER {
        return Err(Error::new("out-of-range", format!("no entry has a number above {}", limits::MOST_ORDER)).at("order"));
    }
    if let Some(before) = index.checked_sub(1).map(|index| &log.entries[index])
        && (before.order, &before.id) >= (entry.order, &entry.id)
    {
        return Err(Error::new("bad-order", "the entries are not in their order, or one is there twice").at("order"));
    }
    if log.base.as_ref().is_some_and(|base| base.covers(&entry.id)) {
        return Err(Error::new("bad-order", "this entry is a part of the base already").at("number"));
    }
    Ok(())
}

fn check_base(base: &Base) -> Result<()> {
    if base.covers.len() > limits::MOST_DEVICES {
        return Err(Error::new("too-many", format!("at most {} devices share a match", limits::MOST_DEVICES)).at("covers"));
    }
    if base.order > limits::MOST_ORDER || base.covers.iter().any(|last| last.number > limits::MOST_ORDER) {
        return Err(Error::new("out-of-range", format!("no entry has a number above {}", limits::MOST_ORDER)).at("order"));
    }
    for (index, last) in base.covers.iter().enumerate() {
        limits::device(&last.device).map_err(|error| error.at(format!("covers[{index}]")))?;
    }
    check_state(&base.state).map_err(|error| error.at("state"))
}

/// Checks an external state: known cards, values in range, and no character under itself.
fn check_state(state: &State) -> Result<()> {
    let bad = |message: &str, place: String| Err(Error::new("bad-input", message).at(place));
    if state.characters.len() > limits::MOST_CHARACTERS {
        return bad("there are too many characters", "characters".into());
    }
    if state.active > 1 || state.first.is_some_and(|seat| seat > 1) || state.turn == 0 {
        return bad("whose turn it is makes no sense", "active".into());
    }
    if state.results.len() > limits::MOST_GAMES || state.tiebreak.iter().any(|flips| flips.len() > limits::MOST_ENTRIES) {
        return bad("there are too many results", "results".into());
    }
    for ending in state.results.iter().chain(&state.ending) {
        if ending.winner.is_some_and(|seat| seat > 1) {
            return bad("a winner is seat 0 or 1", "results".into());
        }
        limits::name(&ending.reason).map_err(|error| error.at("results"))?;
    }
    limits::note(&state.note).map_err(|error| error.at("note"))?;
    for (seat, player) in state.players.iter().enumerate() {
        let mut names = player.counters.iter().map(|counter| &counter.name).chain([&player.name]);
        let names = names.try_for_each(|name| limits::name(name)).and(limits::note(&player.note));
        names.map_err(|error| error.at(format!("players[{seat}]")))?;
        if player.counters.len() > limits::MOST_COUNTERS {
            return bad("there are too many kinds of counters", format!("players[{seat}]"));
        }
    }
    for (index, character) in state.characters.iter().enumerate() {
        let place = format!("characters[{index}]");
        match &character.printed {
            Printed::Card(card) if facts::character_by_id(card).is_none() => {
                let message = format!("there is no character \"{}\"", facts::shorten(card));
                return Err(Error::new("unknown-card", message).at(place));
            }
            Printed::Own(own) => limits::own(own).map_err(|error| error.at(&place))?,
            Printed::Card(_) => {}
        }
        let much = character.upgrades.len() > limits::MOST_UPGRADES || character.counters.len() > limits::MOST_COUNTERS;
        if character.seat > 1 || much || !ends(state, index) {
            return bad("this character makes no sense", place);
        }
        let mut names =
            character.upgrades.iter().map(|upgrade| &upgrade.card).chain(character.counters.iter().map(|counter| &counter.name));
        names.try_for_each(|name| limits::name(name)).and(limits::note(&character.note)).map_err(|error| error.at(&place))?;
    }
    Ok(())
}

/// Returns whether the chain of characters above this one ends.
pub(crate) fn ends(state: &State, index: usize) -> bool {
    let mut at = index;
    for _ in 0..=state.characters.len() {
        match state.characters.get(at).map(|character| character.zone) {
            Some(Zone::Under(next) | Zone::Head(next) | Zone::Part(next) | Zone::Upgrade(next)) => at = next.into(),
            Some(_) => return true,
            None => return false,
        }
    }
    false
}
