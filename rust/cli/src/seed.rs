//! Fresh seeds.

use crate::failure::Failure;

/// Returns a random seed of 16 hexadecimal digits.
///
/// # Errors
///
/// Fails if the system has no source of randomness.
pub fn fresh_seed() -> Result<String, Failure> {
    let seed = getrandom::u64().map_err(|error| {
        Failure::new(format!("the system has no randomness ({error}); give a --seed"))
    })?;
    Ok(format!("{seed:016x}"))
}
