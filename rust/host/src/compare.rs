//! Comparison of expected values of a script with actual values.

use crate::input::wrong;
use altmode_core::Result;
use altmode_json::{Map, Value};

/// Returns whether a number is within `{min, max}`, with a tolerance.
fn number_bounds(wanted: &Map, number: f64, tolerance: f64) -> bool {
    let bound = |name: &str| wanted.get(name).map(|value| value.as_f64().unwrap_or(f64::NAN));
    !wanted.is_empty()
        && wanted.keys().all(|name| name == "min" || name == "max")
        && bound("min").is_none_or(|least| number >= least - tolerance)
        && bound("max").is_none_or(|most| number <= most + tolerance)
}

/// Returns whether a value matches within the tolerance. Lists match in order, and missing entries at the end count as 0.
pub fn about(expected: &Value, got: &Value, tolerance: f64) -> bool {
    match (expected, got) {
        (Value::Number(wanted), Value::Number(has)) => {
            let (wanted, has) =
                (wanted.as_f64().unwrap_or(f64::NAN), has.as_f64().unwrap_or(f64::NAN));
            (wanted - has).abs() <= tolerance
        }
        (Value::Array(wanted), Value::Array(has)) => {
            let none = Value::from(0.0);
            let numbers = has.iter().all(Value::is_number);
            let at = |list: &'_ [Value], index: usize| {
                list.get(index).cloned().unwrap_or_else(|| none.clone())
            };
            (numbers || wanted.len() == has.len())
                && (0..wanted.len().max(has.len()))
                    .all(|index| about(&at(wanted, index), &at(has, index), tolerance))
        }
        // `damage: { "3": 0.5 }` compares single entries.
        (Value::Object(wanted), Value::Array(has)) => wanted.iter().all(|(index, value)| {
            let entry = index
                .parse::<usize>()
                .ok()
                .map(|index| has.get(index).cloned().unwrap_or_else(|| Value::from(0.0)));
            entry.is_some_and(|entry| about(value, &entry, tolerance))
        }),
        (Value::Object(wanted), Value::Number(has)) => {
            number_bounds(wanted, has.as_f64().unwrap_or(f64::NAN), tolerance)
        }
        (Value::Object(wanted), Value::Object(has)) => wanted
            .iter()
            .all(|(name, value)| has.get(name).is_some_and(|has| about(value, has, tolerance))),
        _ => expected == got,
    }
}

/// Returns how often a list of expected values contains a value. Letters of texts may be upper or lower case. Lists are compared
/// as they are written, because to match two expected lists in any order takes exponential time if they contain lists.
fn copies(wanted: &[Value], value: &Value) -> usize {
    let equal = |other: &&Value| match (value, *other) {
        (Value::String(left), Value::String(right)) => left.eq_ignore_ascii_case(right),
        (Value::Number(left), Value::Number(right)) => left.as_f64() == right.as_f64(),
        _ => value == *other,
    };
    wanted.iter().filter(equal).count()
}

/// Returns whether a value matches: it is equal, within `{min, max}`, an object whose listed fields match, a list in any order,
/// or matches `{count}` and `{contains}` of a list.
pub fn same(expected: &Value, got: &Value) -> bool {
    match (expected, got) {
        (Value::Object(wanted), Value::Number(number)) => {
            number_bounds(wanted, number.as_f64().unwrap_or(f64::NAN), 0.0)
        }
        (Value::Object(wanted), Value::Object(has)) => {
            wanted.iter().all(|(name, value)| same(value, has.get(name).unwrap_or(&Value::Null)))
        }
        (Value::Object(wanted), Value::Array(has)) => {
            let count = wanted.get("count").is_none_or(|count| same(count, &has.len().into()));
            let contains = match wanted.get("contains") {
                Some(Value::Array(parts)) => {
                    parts.iter().all(|part| has.iter().any(|value| same(part, value)))
                }
                Some(part) => has.iter().any(|value| same(part, value)),
                None => true,
            };
            count
                && contains
                && !wanted.is_empty()
                && wanted.keys().all(|name| name == "count" || name == "contains")
        }
        (Value::Array(wanted), Value::Array(has)) => {
            let count = |value: &Value| has.iter().filter(|other| same(value, other)).count();
            wanted.len() == has.len()
                && wanted.iter().all(|value| count(value) == copies(wanted, value))
        }
        (Value::String(wanted), Value::String(has)) => wanted.eq_ignore_ascii_case(has),
        (Value::Number(wanted), Value::Number(has)) => wanted.as_f64() == has.as_f64(),
        _ => expected == got,
    }
}

/// Returns whether a list of things matches a list of names (in order or in any order), a number, `{count}` or `{contains}`.
/// `is` returns whether a name refers to a thing. `alone` returns whether a name refers to one thing only, so that it is matched
/// first.
pub fn same_names<T: Copy>(
    expected: &Value,
    got: &[T],
    ordered: bool,
    is: &dyn Fn(&str, T) -> bool,
    alone: &dyn Fn(&str) -> bool,
) -> Result<bool> {
    let name =
        |value: &Value| value.as_str().map(str::to_string).ok_or_else(|| wrong(value, "a name"));
    let contains = |wanted: &[Value]| -> Result<bool> {
        let names = wanted.iter().map(name).collect::<Result<Vec<_>>>()?;
        let (first, then): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| alone(name));
        let mut left = got.to_vec();
        for name in first.into_iter().chain(then) {
            let Some(found) = left.iter().position(|&thing| is(&name, thing)) else {
                return Ok(false);
            };
            left.remove(found);
        }
        Ok(true)
    };
    match expected {
        Value::Array(wanted) if wanted.len() != got.len() => Ok(false),
        Value::Array(wanted) if ordered => {
            for (value, &thing) in wanted.iter().zip(got) {
                if !is(&name(value)?, thing) {
                    return Ok(false);
                }
            }
            Ok(true)
        }
        Value::Array(wanted) => contains(wanted),
        Value::Object(wanted)
            if wanted.contains_key("count") || wanted.contains_key("contains") =>
        {
            let count = wanted.get("count").is_none_or(|count| same(count, &got.len().into()));
            Ok(count
                && match wanted.get("contains") {
                    Some(Value::Array(parts)) => contains(parts)?,
                    Some(part) => contains(std::slice::from_ref(part))?,
                    None => true,
                })
        }
        Value::Number(_) => Ok(same(expected, &got.len().into())),
        _ => Err(wrong(expected, "a list of names, a number, {\"count\"} or {\"contains\"}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use altmode_json::json;

    #[test]
    fn values_are_compared_as_scripts_mean_them() {
        assert!(same(&json!({ "min": 2 }), &json!(3)) && !same(&json!({ "max": 2 }), &json!(3)));
        assert!(
            same(&json!({ "a": 1 }), &json!({ "a": 1, "b": 2 }))
                && !same(&json!({ "a": 1 }), &json!({ "b": 2 }))
        );
        assert!(
            same(&json!(["x", "y"]), &json!(["Y", "X"]))
                && !same(&json!(["x"]), &json!(["x", "x"]))
        );
        assert!(same(&json!({ "count": 2, "contains": "x" }), &json!(["y", "x"])));
    }

    #[test]
    fn lists_within_lists_are_compared_in_a_moment() {
        let nested = (0..16).fold(json!(0), |inner, _| json!([inner, inner]));
        let begin = cpu_time::ThreadTime::now();
        assert!(!same(&json!([nested, nested]), &json!([{ "a": 1 }, { "a": 2 }])));
        assert!(begin.elapsed().as_secs() < 5, "{:?}", begin.elapsed());
        assert!(same(&json!([["x", "y"], ["z"]]), &json!([["z"], ["y", "x"]])));
    }

    #[test]
    fn names_are_matched_once_each() {
        let is = |name: &str, thing: u8| name == "any" || name.parse() == Ok(thing);
        let alone = |name: &str| name != "any";
        let check = |expected: Value, ordered| {
            same_names(&expected, &[1, 2, 3], ordered, &is, &alone).unwrap()
        };
        assert!(check(json!(["any", "2", "1"]), false));
        assert!(!check(json!(["any", "2", "1"]), true) && check(json!(["1", "any", "3"]), true));
        assert!(!check(json!(["1", "1", "any"]), false));
        assert!(
            check(json!({ "count": 3, "contains": ["2", "any"] }), false) && check(json!(3), false)
        );
        assert!(same_names(&json!("1"), &[1], false, &is, &alone).is_err());
    }
}
