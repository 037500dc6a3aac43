//! The meaning of columns, by their names in English, German and French, or by their content.

use super::cells::ListRow;
use crate::sorting;
use altmode_core::plain_words;
use serde::Serialize;

/// The use of a column of a player list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ColumnUse {
    /// Whole names.
    Name,
    /// First names, before the last name in the player's name.
    FirstName,
    /// Last names.
    LastName,
    /// Ids.
    Id,
    /// Not used.
    LeftOut,
}

/// Names of columns, as [`plain_words`].
const NAMES: [(&[&str], ColumnUse); 4] = [
    (
        &[
            "name",
            "names",
            "player",
            "players",
            "player name",
            "player s name",
            "full name",
            "fullname",
            "your name",
            "display name",
            "participant",
            "participants",
            "participant name",
            "first and last name",
            "spieler",
            "spielerin",
            "spieler in",
            "spielername",
            "teilnehmer",
            "teilnehmerin",
            "teilnehmer in",
            "vollstandiger name",
            "vor und nachname",
            "vorname und nachname",
            "vorname nachname",
            "joueur",
            "joueuse",
            "joueurs",
            "joueur euse",
            "nom du joueur",
            "nom complet",
            "participante",
            "pseudo",
            "nom et prenom",
            "nom prenom",
            "prenom et nom",
            "prenom nom",
        ],
        ColumnUse::Name,
    ),
    (
        &["first name", "firstname", "given name", "forename", "vorname", "prenom"],
        ColumnUse::FirstName,
    ),
    (
        &[
            "last name",
            "lastname",
            "surname",
            "family name",
            "nachname",
            "familienname",
            "nom",
            "nom de famille",
        ],
        ColumnUse::LastName,
    ),
    (&["id"], ColumnUse::Id),
];

/// Names of columns that forms add by themselves.
const OF_FORMS: [&str; 10] = [
    "timestamp",
    "email",
    "e mail",
    "email address",
    "zeitstempel",
    "e mail adresse",
    "horodateur",
    "courriel",
    "adresse e mail",
    "adresse email",
];

/// Words of the questions of a form that ask for a name.
const WORDS: [&str; 6] = ["name", "player", "spieler", "nom", "joueur", "pseudo"];

/// Returns whether a cell looks like a name: more letters than digits, and neither an address nor a date. Characters outside
/// ASCII count as letters.
pub fn is_name(cell: &str) -> bool {
    let mut balance = 0;
    for byte in cell.bytes() {
        match byte {
            b'@' | b'/' => return false,
            b'0'..=b'9' => balance -= 1,
            b'a'..=b'z' | b'A'..=b'Z' | 128.. => balance += 1,
            _ => {}
        }
    }
    balance > 0
}

/// Returns whether all cells of a column that are not empty look like names.
pub fn has_names(rows: &[ListRow], column: usize) -> bool {
    let mut cells =
        rows.iter().map(|row| row.cell(column)).filter(|cell| !cell.is_empty()).peekable();
    cells.peek().is_some() && cells.all(is_name)
}

/// Returns the uses of the columns that the first row names, or `None` if it names none.
pub fn by_header(header: &ListRow, rows: &[ListRow]) -> Option<Vec<ColumnUse>> {
    let words: Vec<String> = header.cells.iter().map(|cell| plain_words(cell)).collect();
    let known = |word: &String| {
        NAMES.iter().find(|(names, _)| names.contains(&word.as_str())).map(|(_, kind)| *kind)
    };
    let mut uses: Vec<Option<ColumnUse>> = words.iter().map(known).collect();
    let is_form = words.iter().any(|word| OF_FORMS.contains(&word.as_str()));
    if !is_form && !uses.iter().flatten().any(|kind| *kind != ColumnUse::Id) {
        return None;
    }
    // "Name" beside first names means last names, and "Nom" without them whole names.
    let (one, other) = if uses.contains(&Some(ColumnUse::FirstName)) {
        (ColumnUse::Name, ColumnUse::LastName)
    } else {
        (ColumnUse::LastName, ColumnUse::Name)
    };
    let turns = |word: &str| ["name", "nom"].contains(&word);
    uses.iter_mut()
        .zip(&words)
        .filter(|(kind, word)| **kind == Some(one) && turns(word))
        .for_each(|(kind, _)| *kind = Some(other));
    let asks = |column: &usize| words[*column].split(' ').any(|word| WORDS.contains(&word));
    let free = |column: &usize| {
        uses[*column].is_none()
            && !OF_FORMS.contains(&words[*column].as_str())
            && has_names(rows, *column)
    };
    if !uses.iter().flatten().any(|kind| *kind != ColumnUse::Id) {
        let free: Vec<usize> = (0..words.len()).filter(free).collect();
        if let Some(found) = free.iter().copied().find(asks).or(free.first().copied()) {
            uses[found] = Some(ColumnUse::Name);
        }
    }
    let whole: Vec<usize> =
        (0..words.len()).filter(|&column| uses[column] == Some(ColumnUse::Name)).collect();
    // One column of whole names is used, and first and last names only without it.
    let whole =
        whole.iter().copied().find(|&column| has_names(rows, column)).or(whole.first().copied());
    let mut taken: Vec<ColumnUse> = Vec::new();
    let mut of = |(column, kind): (usize, Option<ColumnUse>)| {
        let fits = match kind {
            Some(ColumnUse::Name) => whole == Some(column),
            Some(ColumnUse::FirstName | ColumnUse::LastName) => whole.is_none(),
            kind => kind.is_some(),
        };
        match kind.filter(|kind| fits && !taken.contains(kind)) {
            Some(kind) => {
                taken.push(kind);
                kind
            }
            None => ColumnUse::LeftOut,
        }
    };
    Some(uses.into_iter().enumerate().map(&mut of).collect())
}

/// Returns the uses of columns without names, by their content. `turned` says whether last names come before first names.
pub fn by_content(rows: &[ListRow], columns: &[usize], turned: bool) -> Vec<ColumnUse> {
    let width = columns.iter().map(|column| column + 1).max().unwrap_or(1);
    let mut uses = vec![ColumnUse::LeftOut; width];
    let place = columns.iter().position(|&column| has_names(rows, column)).unwrap_or(0);
    let first = columns.get(place).copied().unwrap_or(0);
    uses[first] = ColumnUse::Name;
    // Two columns are the two parts of a name if the first one mostly has single words, and the second one is mostly filled with
    // different names. Those of clubs and teams repeat.
    if let Some(&second) = columns.get(place + 1).filter(|&&second| has_names(rows, second)) {
        let mut others: Vec<&str> =
            rows.iter().map(|row| row.cell(second)).filter(|cell| !cell.is_empty()).collect();
        sorting::sort_plain(&mut others);
        others.dedup();
        let single =
            rows.iter().filter(|row| !row.cell(first).contains(char::is_whitespace)).count();
        if single * 2 > rows.len() && others.len() * 3 > rows.len() * 2 {
            let (one, other) = (ColumnUse::FirstName, ColumnUse::LastName);
            (uses[first], uses[second]) = if turned { (other, one) } else { (one, other) };
        }
    }
    uses
}
