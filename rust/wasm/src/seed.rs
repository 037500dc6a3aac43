//! Random seeds from the host.

use altmode_core::Error;
use wasm_bindgen::prelude::*;

use crate::failure::{Answer, thrown};

/// Returns a random seed of 16 hexadecimal digits.
///
/// # Errors
///
/// `no-randomness` if the host has no `crypto.getRandomValues`.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> Answer<String> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| {
        let message =
            "this platform has no crypto.getRandomValues: pass a seed in the configuration";
        thrown(Error::new("no-randomness", message))
    })?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
