//! Reads input files.

use crate::failure::Failure;
use altmode_json::Value;
use std::io::Read;

/// Maximum size of an input file, in bytes (16 MiB).
const MOST_BYTES: u64 = 16 * 1024 * 1024;

/// Reads a file as text; `-` stands for standard input.
pub fn read_text(name: &str) -> Result<String, Failure> {
    read_at_most(name, MOST_BYTES)
}

/// Reads a file of at most `most` bytes as text; `-` stands for standard input.
pub fn read_at_most(name: &str, most: u64) -> Result<String, Failure> {
    let failed = |error: std::io::Error| Failure::new(format!("could not read {name}: {error}"));
    let mut bytes = Vec::new();
    if name == "-" {
        std::io::stdin().take(most + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        std::fs::File::open(name)
            .and_then(|file| file.take(most + 1).read_to_end(&mut bytes))
            .map_err(failed)?;
    }
    if bytes.len() as u64 > most {
        return Err(Failure::new(format!("{name} is longer than {most} bytes")));
    }
    String::from_utf8(bytes).map_err(|_| Failure::new(format!("{name} is not a text in UTF-8")))
}

/// Reads a file in YAML, if its name says so, or in JSON.
pub fn read_value(name: &str) -> Result<Value, Failure> {
    let text = read_text(name)?;
    match name.ends_with(".yaml") || name.ends_with(".yml") {
        true => {
            serde_saphyr::from_str(&text).map_err(|error| Failure::new(format!("{name}: {error}")))
        }
        false => {
            altmode_json::from_str(&text).map_err(|error| Failure::new(format!("{name}: {error}")))
        }
    }
}
