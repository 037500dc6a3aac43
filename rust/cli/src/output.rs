//! Prints the output of commands.

use crate::failure::Failure;
use altmode_json::Value;
use comfy_table::{Table, presets};
use serde::Serialize;
use std::io::{ErrorKind, Write};

/// Prints a text and a newline. A closed pipe (`| head`) is not a failure.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match out
        .write_all(text.as_bytes())
        .and_then(|()| out.write_all(b"\n"))
        .and_then(|()| out.flush())
    {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::new(format!("could not write: {error}")))
        }
        _ => Ok(()),
    }
}

/// Prints a value as JSON.
pub fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = altmode_json::to_string_pretty(value)
        .map_err(|error| Failure::new(format!("could not write JSON: {error}")))?;
    print(&text)
}

/// Aligns rows in columns, two spaces apart.
pub fn table(rows: &[Vec<String>]) -> String {
    let mut table = Table::new();
    table.load_preset(presets::NOTHING).add_rows(rows);
    for column in table.column_iter_mut() {
        column.set_padding((0, 2));
    }
    table.trim_fmt()
}

/// Formats a figure for a table: numbers with a fraction with one decimal, texts without quotes.
pub fn figure(value: &Value) -> String {
    match value {
        Value::Number(number) if number.is_f64() => {
            format!("{:.1}", number.as_f64().unwrap_or_default())
        }
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
