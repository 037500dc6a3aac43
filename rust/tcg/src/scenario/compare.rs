//! Compares the cards that a script expects with the state.

use super::pattern::Names;
use crate::model::objects::ObjectId;
use altmode_core::Result;
use altmode_host::same;
use altmode_json::Value;

impl Names<'_> {
    /// Returns whether cards match: a list of names (ordered or not), `{count}` or `{contains}`.
    pub fn same_cards(&self, expected: &Value, got: &[ObjectId], ordered: bool) -> Result<bool> {
        match expected {
            Value::Array(wanted) if wanted.len() != got.len() => Ok(false),
            Value::Array(wanted) if ordered => {
                for (value, object) in wanted.iter().zip(got) {
                    if !self.is_card(value, *object)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Value::Array(wanted) => self.contains(wanted, got),
            Value::Object(wanted) => {
                let count = match wanted.get("count") {
                    Some(count) => same(count, &got.len().into()),
                    None => true,
                };
                let contains = match wanted.get("contains") {
                    Some(Value::Array(parts)) => self.contains(parts, got)?,
                    Some(part) => self.contains(std::slice::from_ref(part), got)?,
                    None => true,
                };
                Ok(count
                    && contains
                    && (wanted.contains_key("count") || wanted.contains_key("contains")))
            }
            Value::Number(_) => Ok(same(expected, &got.len().into())),
            _ => {
                Err(crate::input::wrong(expected, "a list of names, {\"count\"} or {\"contains\"}"))
            }
        }
    }

    /// Returns whether each wanted card is present, counting copies. Aliases refer to one card, so they are matched first.
    fn contains(&self, wanted: &[Value], got: &[ObjectId]) -> Result<bool> {
        let mut left = got.to_vec();
        let is_alias =
            |value: &&Value| value.as_str().is_some_and(|name| self.alias(name).is_some());
        let (aliases, names): (Vec<_>, Vec<_>) = wanted.iter().partition(is_alias);
        for value in aliases.into_iter().chain(names) {
            let mut found = None;
            for (index, &object) in left.iter().enumerate() {
                if self.is_card(value, object)? {
                    found = Some(index);
                    break;
                }
            }
            let Some(index) = found else { return Ok(false) };
            left.remove(index);
        }
        Ok(true)
    }

    /// Returns whether a card has this alias, name or id.
    fn is_card(&self, value: &Value, object: ObjectId) -> Result<bool> {
        match value {
            Value::String(name) => Ok(match self.alias(name) {
                Some(meant) => meant == object,
                None => self.is_named(object, name),
            }),
            Value::Number(number) => Ok(number.as_u64() == Some(object.into())),
            _ => Err(crate::input::wrong(value, "a name")),
        }
    }
}
