//! Warnings about violations of the rules.

use serde::Serialize;

/// A violation of the rules, unless a card permits it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Warning {
    /// Stable code.
    pub code: &'static str,
    /// The warning in English.
    pub message: String,
    /// The place in the action, or in the view for a standing warning.
    pub path: String,
    /// The rule by document and section; `null` if the warning needs no rule.
    pub rule: Option<&'static str>,
}
