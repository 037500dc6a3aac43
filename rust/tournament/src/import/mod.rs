//! Import of player lists: comma-separated values of spreadsheets and forms, one name per line, or all names in one line.

mod cells;
mod columns;

pub use columns::ColumnUse;

use crate::{event::Entrant, input::shorten, state::Warning};
use altmode_core::{Error, Result};
use cells::ListRow;
use serde::Serialize;

/// Maximum length of a list, in bytes.
const MOST_BYTES: usize = 262_144;
/// Maximum number of columns of a list of several lines. The time to read a list grows with columns times lines.
const MOST_COLUMNS: usize = 256;

/// A player list as it was read.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerList {
    /// Players, in the order of the list.
    pub players: Vec<Entrant>,
    /// The columns that are not empty; none if all players are in one line.
    pub columns: Vec<ListColumn>,
    /// Warnings about assumptions and about text that was left out.
    pub warnings: Vec<Warning>,
}

/// A column of a player list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ListColumn {
    /// Number of the column, from 1.
    pub number: u32,
    /// Name of the column in the first line, if that is no player.
    pub header: Option<String>,
    /// First cell below it that is not empty.
    pub example: String,
    /// Use of the column.
    #[serde(rename = "use")]
    pub used: ColumnUse,
}

/// Reads a list of players. The first line can name the columns. Without names the content decides which column has the names of
/// the players.
///
/// # Errors
///
/// Returns `too-long`, or `bad-input` with the line as its path (`line 7`).
pub fn read(text: &str) -> Result<PlayerList> {
    if text.len() > MOST_BYTES {
        return Err(Error::new(
            "too-long",
            format!(
                "a list of players has at most {MOST_BYTES} bytes; this one has {}",
                text.len()
            ),
        ));
    }
    let (mut rows, separator) = cells::rows(text.trim_start_matches('\u{feff}'))?;
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    if let Some(row) = rows.iter().find(|row| rows.len() > 1 && row.cells.len() > MOST_COLUMNS) {
        let message = format!(
            "a list of several lines has at most {MOST_COLUMNS} columns; this line has {}",
            row.cells.len()
        );
        return Err(Error::new("too-long", message).at(format!("line {}", row.line)));
    }
    let mut list = PlayerList { players: Vec::new(), columns: Vec::new(), warnings: Vec::new() };
    let named = rows.split_first().and_then(|(header, rows)| columns::by_header(header, rows));
    let header = named.is_some().then(|| rows.remove(0));
    if header.is_none() && is_in_a_row(&rows) {
        let cells = rows
            .iter()
            .flat_map(|row| &row.cells)
            .map(|cell| cell.trim())
            .filter(|cell| !cell.is_empty());
        list.players = cells.map(|cell| Entrant { name: cell.to_string(), id: None }).collect();
        if rows.len() > 1 || list.players.len() == 2 {
            list.warn(
                "names-in-a-row",
                "each name between separators is a player; quotation marks keep a name with a comma together".into(),
            );
        }
        return Ok(list);
    }
    let numbered =
        named.as_ref().is_none_or(|uses| !matches!(uses[0], ColumnUse::LeftOut | ColumnUse::Id))
            && remove_numbers(&mut rows);
    if numbered {
        list.warn(
            "numbers-removed",
            "numbers or bullets before the names were removed".to_string(),
        );
    }
    let filled: Vec<usize> =
        (0..width).filter(|&column| rows.iter().any(|row| !row.cell(column).is_empty())).collect();
    let uses = match named {
        // A single name of a column says nothing about names with a comma below it.
        Some(uses) if uses.len() > 1 => uses,
        _ => {
            let uses = columns::by_content(&rows, &filled, separator == ',');
            let place = |wanted| uses.iter().position(|kind| *kind == wanted);
            match (place(ColumnUse::FirstName), place(ColumnUse::LastName)) {
                (Some(first), Some(last)) if first > last => {
                    list.warn(
                        "names-turned",
                        format!(
                            "last names are before first names: {}",
                            example(&rows, first, last)
                        ),
                    );
                }
                (Some(first), Some(last)) => list.warn(
                    "names-joined",
                    format!("two columns are one name: {}", example(&rows, first, last)),
                ),
                _ => {}
            }
            uses
        }
    };
    let title = |column: usize| {
        header.as_ref().map(|row| row.cell(column).to_string()).filter(|name| !name.is_empty())
    };
    let of = |column: usize| ListColumn {
        number: column as u32 + 1,
        header: title(column),
        example: shorten(
            rows.iter()
                .map(|row| row.cell(column))
                .find(|cell| !cell.is_empty())
                .unwrap_or_default(),
        ),
        used: uses.get(column).copied().unwrap_or(ColumnUse::LeftOut),
    };
    list.columns = (0..width)
        .filter(|column| filled.contains(column) || title(*column).is_some())
        .map(of)
        .collect();
    let left: Vec<String> = list
        .columns
        .iter()
        .filter(|column| column.used == ColumnUse::LeftOut && column.header.is_none())
        .map(|column| format!("column {} (\"{}\")", column.number, column.example))
        .collect();
    if !left.is_empty() {
        list.warn(
            "columns-left-out",
            format!("columns without a name were left out: {}", left.join(", ")),
        );
    }
    for row in &rows {
        let part = |wanted| {
            uses.iter().position(|kind| *kind == wanted).map_or("", |column| row.cell(column))
        };
        let name = [ColumnUse::Name, ColumnUse::FirstName, ColumnUse::LastName].map(part);
        let name = name.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(Error::new("bad-input", "this line contains no name")
                .at(format!("line {}", row.line)));
        }
        let id = Some(part(ColumnUse::Id).to_string()).filter(|id| !id.is_empty());
        list.players.push(Entrant { name, id });
    }
    Ok(list)
}

impl PlayerList {
    fn warn(&mut self, code: &str, message: String) {
        self.warnings.push(Warning { code: code.to_string(), message });
    }
}

/// Returns the first name that consists of two cells.
fn example(rows: &[ListRow], first: usize, last: usize) -> String {
    let parts = rows
        .iter()
        .map(|row| [row.cell(first), row.cell(last)])
        .find(|parts| parts.iter().all(|part| !part.is_empty()));
    parts.map(|parts| format!("\"{}\"", shorten(&parts.join(" ")))).unwrap_or_default()
}

/// Returns whether the cells are players: in one line, or in lines of different lengths.
fn is_in_a_row(rows: &[ListRow]) -> bool {
    let counts: Vec<usize> = rows
        .iter()
        .map(|row| row.cells.iter().filter(|cell| !cell.trim().is_empty()).count())
        .collect();
    let fits = match counts[..] {
        [count] => count > 1,
        _ => {
            counts.iter().any(|&count| count > 2) && counts.iter().any(|count| *count != counts[0])
        }
    };
    fits && rows
        .iter()
        .flat_map(|row| &row.cells)
        .all(|cell| cell.trim().is_empty() || columns::is_name(cell))
}

/// Removes numbers and bullets before the first cells, if all rows have them: "1. Ada", "2) Bob", "#3 Cleo", "- Dan". Numbers
/// without a sign must be those of the rows.
fn remove_numbers(rows: &mut [ListRow]) -> bool {
    let all = !rows.is_empty()
        && rows
            .iter()
            .enumerate()
            .all(|(index, row)| without_number(row.cell(0), index + 1).is_some());
    if all {
        for (index, row) in rows.iter_mut().enumerate() {
            row.cells[0] = without_number(row.cell(0), index + 1).unwrap_or_default().to_string();
        }
    }
    all
}

/// Returns the name in a cell behind its number or bullet.
fn without_number(cell: &str, row: usize) -> Option<&str> {
    let number = cell.trim_start_matches('#');
    let after = number.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number = &number[..number.len() - after.len()];
    let name = after.trim_start().trim_start_matches(['.', ')', ':', '-', '–', '•', '*']);
    let is_marked = name.len() < after.trim_start().len();
    let counts = cell.starts_with('#') || number.parse() == Ok(row);
    let fits = if is_marked {
        name.starts_with(char::is_whitespace)
    } else {
        after.starts_with(char::is_whitespace) && counts
    };
    (fits && columns::is_name(name)).then(|| name.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(text: &str) -> Vec<(String, Option<String>)> {
        read(text).unwrap().players.into_iter().map(|player| (player.name, player.id)).collect()
    }

    #[test]
    fn lists_of_spreadsheets_and_plain_lines_are_read() {
        let names =
            |text: &str| players(text).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(names("Ada\nBob\r\n\n  Cleo  \n"), ["Ada", "Bob", "Cleo"]);
        assert_eq!(
            names("\u{feff}Name,Team\n\"Lovelace, Ada\",Red\nBob,Blue\n"),
            ["Lovelace, Ada", "Bob"]
        );
        assert_eq!(names("id;player\n1;\"Say \"\"x\"\"\"\n"), ["Say \"x\""]);
        assert_eq!(
            players("id\tname\n7\tAda\n\tBob")[..],
            [("Ada".into(), Some("7".into())), ("Bob".into(), None)]
        );
        assert!(names("").is_empty() && names("name\n").is_empty());
    }

    #[test]
    fn what_is_wrong_has_its_line() {
        assert_eq!(read("name,id\nAda,1\n,2\n").unwrap_err().path, "line 3");
        assert_eq!(read("Ada\n\"Bob\n").unwrap_err().path, "line 2");
        assert_eq!(read(&"x".repeat(MOST_BYTES + 1)).unwrap_err().code, "too-long");
        let wide = format!("Ada\nBob{}", ",".repeat(MOST_COLUMNS));
        assert_eq!(read(&wide).unwrap_err().path, "line 2");
        assert!(read(&wide[..wide.len() - 1]).is_ok());
        assert_eq!(read(&"Ada,".repeat(1024)).unwrap().players.len(), 1024);
        // The longest lists are read quickly.
        assert!(
            read(&format!(
                "Timestamp{}
{}",
                ",?".repeat(255),
                "1
"
                .repeat(130_000)
            ))
            .is_err()
        );
        assert!(
            read(&format!(
                "x{}
{}",
                ",".repeat(255),
                "1
"
                .repeat(130_000)
            ))
            .is_ok()
        );
    }
}
