//! Import of player lists: comma-separated values from spreadsheets, or one name per line.

use crate::event::Entrant;
use altmode_core::{Error, Result};

/// Maximum length of a list, in bytes.
const MOST_BYTES: usize = 262_144;

/// Parses a list of players. The first line can name the columns `name` and `id` in any order, and other columns are then
/// ignored. Without such a line the first column is the name.
///
/// # Errors
///
/// Returns `too-long`, or `bad-input` with the line as its path (`line 7`).
pub fn players(text: &str) -> Result<Vec<Entrant>> {
    if text.len() > MOST_BYTES {
        return Err(Error::new("too-long", format!("a list of players has at most {MOST_BYTES} bytes; this one has {}", text.len())));
    }
    let rows = rows(text.trim_start_matches('\u{feff}'))?;
    let mut rows = rows.into_iter().filter(|(_, cells)| cells.iter().any(|cell| !cell.trim().is_empty())).peekable();
    let column = |cells: &[String], name: &str| cells.iter().position(|cell| cell.trim().eq_ignore_ascii_case(name));
    let (mut name, mut id) = (0, None);
    if let Some((_, cells)) = rows.peek() {
        let named = ["name", "player"].into_iter().find_map(|word| column(cells, word));
        if let Some(found) = named {
            (name, id) = (found, column(cells, "id"));
            rows.next();
        }
    }
    let mut players = Vec::new();
    for (line, mut cells) in rows {
        let at = |error: Error| error.at(format!("line {line}"));
        let id = id.and_then(|id| cells.get(id)).map(|id| id.trim().to_string()).filter(|id| !id.is_empty());
        let Some(cell) = cells.get_mut(name).filter(|cell| !cell.trim().is_empty()) else {
            return Err(at(Error::new("bad-input", "this line contains no name")));
        };
        players.push(Entrant { name: std::mem::take(cell).trim().to_string(), id });
    }
    Ok(players)
}

/// Returns the rows with the numbers of their first lines. The separator of cells is the first comma, semicolon or tab of the
/// text.
fn rows(text: &str) -> Result<Vec<(usize, Vec<String>)>> {
    let separator = text.lines().find_map(|line| line.chars().find(|letter| matches!(letter, ',' | ';' | '\t'))).unwrap_or(',');
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
                rows.push((began, std::mem::take(&mut cells)));
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
        return Err(Error::new("bad-input", "a quotation mark of this line is not closed").at(format!("line {began}")));
    }
    cells.push(cell);
    rows.push((began, cells));
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(String, Option<String>)> {
        players(text).unwrap().into_iter().map(|player| (player.name, player.id)).collect()
    }

    #[test]
    fn lists_of_spreadsheets_and_plain_lines_are_read() {
        let names = |text: &str| read(text).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(names("Ada\nBob\r\n\n  Cleo  \n"), ["Ada", "Bob", "Cleo"]);
        assert_eq!(names("\u{feff}Name,Team\n\"Lovelace, Ada\",Red\nBob,Blue\n"), ["Lovelace, Ada", "Bob"]);
        assert_eq!(names("id;player\n1;\"Say \"\"x\"\"\"\n"), ["Say \"x\""]);
        assert_eq!(read("id\tname\n7\tAda\n\tBob")[..], [("Ada".into(), Some("7".into())), ("Bob".into(), None)]);
        assert!(names("").is_empty() && names("name\n").is_empty());
    }

    #[test]
    fn what_is_wrong_has_its_line() {
        assert_eq!(players("name,id\nAda,1\n,2\n").unwrap_err().path, "line 3");
        assert_eq!(players("Ada\n\"Bob\n").unwrap_err().path, "line 2");
        assert_eq!(players(&"x".repeat(MOST_BYTES + 1)).unwrap_err().code, "too-long");
    }
}
