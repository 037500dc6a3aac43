//! The parts of a step that are the same in all games.

use crate::{
    about, accepted,
    input::{Object, object, shorten, text, wrong},
    unknown_action,
};
use altmode_core::{Error, Result, Seat};
use altmode_json::Value;

accepted! {
    /// A step of a scenario.
    pub STEP: ScenarioStep {
        /// The action to apply.
        optional act: "ScenarioAction",
        /// The acting seat; the seat to act by default.
        optional seat: "number",
        /// Random outcomes in order, by id or name, instead of those of the generator.
        optional chance: "string[]",
        /// Whether the action is skipped if the pending question is of another type.
        optional optional: "boolean",
        /// Actions that must be legal now.
        optional legal: "ScenarioAction[]",
        /// Actions that must not be legal now.
        optional illegal: "ScenarioAction[]",
        /// Expected fields by alias of a character, `p0`, `p1` and `game`.
        optional expect: "{ [name: string]: unknown }",
        /// Events that the action must have caused, in order.
        optional events: "unknown[]",
        /// Expected fields of a forecast.
        optional forecast: "ScenarioForecast",
        /// The error that the action must fail with.
        optional error: "ScenarioError",
        /// The reason for the expectation.
        optional why: "string",
        /// A comment.
        optional note: "string",
    }

    /// The expected refusal of an action.
    pub REFUSAL: ScenarioError {
        /// The code of the error; any by default.
        optional code: "string",
    }

    /// The expected forecast of an attack.
    pub FORECAST_STEP: ScenarioForecast {
        /// The attacker, by number, alias, id or name.
        needed attacker: "string | number",
        /// The defender, by number, alias, id or name.
        needed defender: "string | number",
        /// The seat whose knowledge is used.
        optional seat: "number | \"all\"",
        /// Fields of the forecast with the expected values.
        needed expect: "{ [field: string]: unknown }",
        /// The tolerance of numbers.
        optional tolerance: "number",
    }
}
/// Default tolerance for an expected number of a forecast.
const TOLERANCE: f64 = 1e-9;

/// Returns the seat that concedes in a step: the given one, or the seat to act.
pub fn conceding(given: Option<&Value>, to_act: Seat, seats: Seat) -> Result<Seat> {
    let Some(given) = given else { return Ok(to_act) };
    let seat = given.as_u64().filter(|seat| *seat < seats.into());
    seat.map(|seat| seat as Seat).ok_or_else(|| {
        let message = format!("seat {given} cannot concede: the seats are 0 to {}", seats - 1);
        Error::new("unknown-seat", message).at("seat")
    })
}

/// Checks that the seat of a step is the seat to act.
pub fn check_seat(seat: Option<&Value>, to_act: Option<Seat>) -> Result<()> {
    let Some(seat) = seat else { return Ok(()) };
    if seat.as_u64() == to_act.map(u64::from) {
        return Ok(());
    }
    let acts = to_act.map_or("nobody".to_string(), |seat| format!("seat {seat}"));
    Err(Error::new("other-seat", format!("seat {seat} should act, but it is {acts}")).at("seat"))
}

/// Returns the fields of a pattern of actions, whose `type` must be one of these if it has one.
pub fn action_pattern<'a>(
    pattern: &'a Value,
    fields: &[&str],
    types: &[&str],
) -> Result<&'a Object> {
    let fields = object(pattern, fields)?;
    match fields.get("type") {
        Some(Value::String(kind)) if types.contains(&kind.as_str()) => Ok(fields),
        Some(Value::String(kind)) => Err(unknown_action(kind, types)),
        Some(other) => Err(wrong(other, "a text").at("type")),
        None => Ok(fields),
    }
}

/// Compares the error of a refused action with the expected refusal.
pub fn check_refusal(refusal: &Value, error: &Error) -> Result<()> {
    let place = |error: Error| error.at("error");
    let code = text(object(refusal, REFUSAL.names).map_err(place)?, "code").map_err(place)?;
    match code {
        // Every rejection is an illegal action, so that code always matches; a more specific code must be equal.
        Some(code) if code != error.code && code != "illegal-action" => {
            let message = format!(
                "refused with the code \"{}\" ({}), not \"{code}\"",
                error.code, error.message
            );
            Err(place(Error::new("other-code", message)))
        }
        _ => Ok(()),
    }
}

/// Checks that events match patterns in this order, with others between them. `fits` compares the expected and the actual value
/// of a field.
pub fn in_order(
    patterns: &[Value],
    shown: &[Value],
    fits: impl Fn(&str, &Value, &Value) -> bool,
) -> Result<()> {
    let mut left = shown.iter();
    for (index, pattern) in patterns.iter().enumerate() {
        let fields = pattern
            .as_object()
            .ok_or_else(|| wrong(pattern, "an object").at(format!("[{index}]")))?;
        let is = |event: &Value| {
            fields
                .iter()
                .all(|(name, wanted)| fits(name, wanted, event.get(name).unwrap_or(&Value::Null)))
        };
        if !left.any(is) {
            let seen: Vec<_> = shown.iter().filter_map(|event| event["type"].as_str()).collect();
            let message = format!(
                "{pattern} did not happen, or not in this order; there were: {}",
                seen.join(", ")
            );
            return Err(Error::new("no-such-event", message).at(format!("[{index}]")));
        }
    }
    Ok(())
}

/// The `forecast` field of a step.
pub struct ForecastStep<'a> {
    /// All its fields.
    pub fields: &'a Object,
    /// The seat whose knowledge is used; the referee's if `None`.
    pub seat: Option<Seat>,
    expected: &'a Object,
    tolerance: f64,
}

impl<'a> ForecastStep<'a> {
    /// Reads the fields that all games have, in a game with this number of seats. `others` are the names of further fields.
    pub fn read(step: &'a Value, others: &[&str], seats: Seat) -> Result<ForecastStep<'a>> {
        let names = [FORECAST_STEP.names, others].concat();
        let fields = object(step, &names)?;
        let tolerance = match fields.get("tolerance") {
            None => TOLERANCE,
            Some(value) => value
                .as_f64()
                .filter(|number| *number >= 0.0)
                .ok_or_else(|| wrong(value, "a number").at("tolerance"))?,
        };
        let seat = match fields.get("seat") {
            None => None,
            Some(Value::String(all)) if all == "all" => None,
            Some(value) => match value.as_u64() {
                Some(seat) if seat < seats.into() => Some(seat as Seat),
                _ => return Err(wrong(value, "a seat, or \"all\"").at("seat")),
            },
        };
        let expected = fields.get("expect").and_then(Value::as_object);
        let expected = expected.ok_or_else(|| {
            Error::new("missing-field", "a forecast step has an object \"expect\"").at("expect")
        })?;
        Ok(ForecastStep { fields, seat, expected, tolerance })
    }

    /// Compares a forecast with the expected fields.
    pub fn compare(&self, got: &Value) -> Result<()> {
        for (name, wanted) in self.expected {
            let place = |error: Error| error.at(shorten(name)).at("expect");
            let Some(value) = got.get(name) else {
                return Err(place(Error::new(
                    "unknown-field",
                    format!("a forecast has no field \"{}\"", shorten(name)),
                )));
            };
            if !about(wanted, value, self.tolerance) {
                return Err(place(Error::new(
                    "not-as-expected",
                    format!("{name} is {value}, not {wanted}"),
                )));
            }
        }
        Ok(())
    }
}
