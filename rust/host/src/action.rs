//! Parsing of actions that hosts send, and lookup of the matching legal action.

use crate::{
    Hosted, Listed, Wanted,
    input::{shorten, wrong},
    text::read,
};
use altmode_core::{Error, Result, read_value};
use altmode_json::Value;

/// Parses an action, or the index of one. Unknown fields are ignored.
pub fn read_action<W: Wanted>(action: &str) -> Result<W> {
    let value = read(action)?;
    if let Value::Number(id) = &value {
        let id = id.as_u64().and_then(|id| u32::try_from(id).ok());
        return id.map(W::with_id).ok_or_else(|| wrong(&value, "the id of an action"));
    }
    if !value.is_object() {
        return Err(wrong(&value, "an action or its id"));
    }
    read_value(&value).map_err(|(path, why)| Error::new("bad-input", format!("this is not an action: {why}")).at(path))
}

/// Finds the legal action that an input matches. The fields decide. The index selects among actions with equal fields, and
/// suffices if no type is given.
pub fn find<G: Hosted>(input: &G::ActionInput, legal: &[G::ActionView]) -> Result<usize> {
    let wanted = input.id().map(|id| id as usize);
    if input.kind().is_none() {
        return match wanted {
            Some(id) if id < legal.len() => Ok(id),
            Some(id) => Err(Error::new(
                "illegal-action",
                format!("there is no legal action number {id}: there are {}, counted from 0", legal.len()),
            )),
            None => Err(Error::new("bad-input", "an action has a \"type\" or the \"id\" of a legal action")),
        };
    }
    let mut found = legal.iter().filter(|action| G::matches(input, action));
    let Some(first) = found.next() else {
        return Err(Error::new("illegal-action", "no legal action is like this"));
    };
    let Some(second) = found.next() else { return Ok(first.id()) };
    let same = wanted.filter(|id| legal.get(*id).is_some_and(|action| G::matches(input, action)));
    same.ok_or_else(|| {
        Error::new(
            "ambiguous-action",
            format!("several legal actions are like this, for example \"{}\" and \"{}\"", first.label(), second.label()),
        )
    })
}

/// Returns whether a given field agrees with a field of a legal action. A missing field agrees with any value.
pub fn agree<A, B: PartialEq<A>>(given: &Option<A>, has: &Option<B>) -> bool {
    given.as_ref().is_none_or(|given| has.as_ref().is_some_and(|has| has == given))
}

/// Returns the error for a type of action that the game does not have.
pub fn unknown_action(kind: &str, types: &[&str]) -> Error {
    Error::new("unknown-action", format!("there is no action of type \"{}\"; there are: {}", shorten(kind), types.join(", "))).at("type")
}
