//! Cells of comma-separated values.

use altmode_core::{Error, Result};

/// A row with the number of its first line.
pub struct ListRow {
    pub line: usize,
    pub cells: Vec<String>,
}

impl ListRow {
    /// Returns the trimmed cell of a column, or an empty text.
    pub fn cell(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", |cell| cell.trim())
    }
}

/// Returns the rows that are not empty, and the separator of their cells.
///
/// # Errors
///
/// Returns `bad-input` with the line as its path if a quotation mark is not closed.
pub fn rows(text: &str) -> Result<(Vec<ListRow>, char)> {
    let separator = separator(text);
    let (mut rows, mut cells, mut cell) = (Vec::new(), Vec::new(), String::new());
    let (mut line, mut began, mut quoted, mut closed) = (1, 1, false, false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' if quoted => (quoted, closed) = (false, true),
            '"' if cell.trim().is_empty() && !closed => {
                cell.clear();
                quoted = true;
            }
            '\r' if !quoted => {}
            '\n' if !quoted => {
                cells.push(std::mem::take(&mut cell));
                rows.push(ListRow { line: began, cells: std::mem::take(&mut cells) });
                line += 1;
                (began, closed) = (line, false);
            }
            _ if letter == separator && !quoted => {
                cells.push(std::mem::take(&mut cell));
                closed = false;
            }
            _ => {
                line += usize::from(letter == '\n');
                cell.push(letter);
            }
        }
    }
    if quoted {
        return Err(Error::new("bad-input", "a quotation mark of this line is not closed")
            .at(format!("line {began}")));
    }
    cells.push(cell);
    rows.push(ListRow { line: began, cells });
    rows.retain(|row| row.cells.iter().any(|cell| !cell.trim().is_empty()));
    Ok((rows, separator))
}

/// Returns the separator: a tab, semicolon or comma, whichever comes first in this order in the first line that has one outside
/// quotation marks.
fn separator(text: &str) -> char {
    let (mut quoted, mut found) = (false, None);
    for letter in text.chars() {
        match letter {
            '"' => quoted = !quoted,
            '\n' if !quoted && found.is_some() => break,
            '\t' | ';' | ',' if !quoted => {
                found = found.max(Some((letter == '\t', letter == ';', letter)))
            }
            _ => {}
        }
    }
    found.map_or(',', |(.., letter)| letter)
}
