//! Prints the output of commands.

use crate::failure::Failure;
use comfy_table::{Table, presets};
use serde::Serialize;
use std::io::{ErrorKind, Write};

/// Prints a text and a newline. A closed pipe (`| head`) is not a failure.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.write_all(b"\n")).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Failure::new(format!("could not write: {error}"))),
        _ => Ok(()),
    }
}

/// Prints a value as JSON.
pub fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = altmode_json::to_string_pretty(value).map_err(|error| Failure::new(format!("could not write JSON: {error}")))?;
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
