//! Counters other than damage.

use crate::state::Counter;

/// Changes a counter by its name and removes it at 0.
pub fn count(counters: &mut Vec<Counter>, name: &str, amount: i16) {
    match counters.iter_mut().find(|counter| counter.name == name) {
        Some(counter) => counter.amount = counter.amount.saturating_add(amount),
        None => counters.push(Counter { name: name.to_string(), amount }),
    }
    counters.retain(|counter| counter.amount != 0);
}
