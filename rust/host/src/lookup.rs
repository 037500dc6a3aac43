//! Lookup by id or name, as entered by people.

use crate::{input::shorten, query::fold};
use altmode_core::{Error, Result, sort_few};

/// Maximum number of suggested names.
const SUGGESTIONS: usize = 3;
/// Maximum length of a misspelt name, in bytes.
const LONGEST: usize = 60;

/// Returns the only thing with this id or this name, ignoring case, spaces and punctuation; if there is none, the only one with this
/// [spelling]. `of` returns the id and the name of a thing.
///
/// # Errors
///
/// Returns `unknown-name` with the nearest names, or `ambiguous-name` with the possible ids.
pub fn named<T>(
    things: impl Iterator<Item = T>,
    text: &str,
    of: impl Fn(&T) -> (&'static str, &'static str),
    what: &str,
) -> Result<T> {
    let mut things: Vec<T> = things.collect();
    let names: Vec<_> = things.iter().map(of).collect();
    place_of(&names, text, what).map(|at| things.swap_remove(at))
}

fn place_of(names: &[(&str, &str)], text: &str, what: &str) -> Result<usize> {
    let text = text.trim();
    if let Some(at) = names.iter().position(|(id, _)| id.eq_ignore_ascii_case(text)) {
        return Ok(at);
    }
    let folded = fold(text);
    let found: Vec<usize> =
        (0..names.len()).filter(|&at| !folded.is_empty() && fold(names[at].1) == folded).collect();
    match found[..] {
        [at] => Ok(at),
        [] => {
            let spelt = spelling(text);
            let is_spelt =
                |&at: &usize| fold(names[at].0) == folded || spelling(names[at].1) == spelt;
            if !spelt.is_empty()
                && let [at] = (0..names.len()).filter(is_spelt).collect::<Vec<_>>()[..]
            {
                return Ok(at);
            }
            let nearest = names
                .iter()
                .filter_map(|&(_, name)| Some((distance_within(&folded, &fold(name))?, name)))
                .collect();
            let message = format!(
                "there is no {what} \"{}\"{}",
                shorten(text),
                do_you_mean(&closest(nearest))
            );
            Err(Error::new("unknown-name", message))
        }
        _ => {
            let ids: Vec<&str> = found.iter().map(|&at| names[at].0).collect();
            let message = format!(
                "\"{}\" can be several: say which by its id, {}",
                shorten(text),
                ids.join(" or ")
            );
            Err(Error::new("ambiguous-name", message))
        }
    }
}

/// Returns a [folded](fold) name without "the" and "and", and with "Dr." for "Doctor".
fn spelling(name: &str) -> String {
    name.split_whitespace()
        .map(fold)
        .filter(|word| word != "the" && word != "and")
        .map(|word| if word == "doctor" { "dr".into() } else { word })
        .collect()
}

/// Returns the distance of a [folded](fold) text from a folded name, or `None` if the name is too different to be meant.
///
/// ```
/// use altmode_host::distance_within;
///
/// assert_eq!(distance_within("plasmabrust", "plasmaburst"), Some(2));
/// assert_eq!(distance_within("plasmabrust", "zap"), None);
/// ```
pub fn distance_within(folded: &str, name: &str) -> Option<usize> {
    if folded.len() < 3 || folded.len() > LONGEST {
        return None;
    }
    let most = (folded.len() / 4).max(2);
    let far = match name.contains(folded) {
        true => 1,
        // The distance is at least the difference of the lengths.
        false if name.len().abs_diff(folded.len()) > most => return None,
        false => distance(folded, name),
    };
    (far <= most).then_some(far)
}

/// Returns the nearest of some names with their distances, best first and each once.
pub fn closest(mut found: Vec<(usize, &str)>) -> Vec<&str> {
    sort_few(&mut found, |(one, _), (other, _)| one < other);
    let mut names: Vec<&str> = Vec::new();
    for (_, name) in found {
        if names.len() < SUGGESTIONS && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Returns the question for some names: `; do you mean "Zap" or "Zip"?`; empty if there are none.
pub fn do_you_mean(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    if names.is_empty() { String::new() } else { format!("; do you mean {}?", names.join(" or ")) }
}

/// Returns the Levenshtein distance of two texts, in bytes.
fn distance(one: &str, other: &str) -> usize {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (at, its) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != its);
            diagonal = row[at + 1];
            row[at + 1] = changed.min(diagonal + 1).min(row[at] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [(&str, &str); 9] = [
        ("robin-hood", "Robin Hood"),
        ("little-red-riding-hood", "Little Red"),
        ("doctor-strange", "Doctor Strange"),
        ("yennefer-triss", "Yennefer & Triss"),
        ("the-bronze", "The Bronze"),
        ("bronze", "Bronze!"),
        ("medusa/feint", "Feint"),
        ("sinbad/feint", "Feint"),
        ("t-rex", "T. Rex"),
    ];

    fn find(text: &str) -> Result<&'static str> {
        named(NAMES.into_iter(), text, |name| *name, "card").map(|(id, _)| id)
    }

    #[test]
    fn a_name_is_found_however_it_is_written() {
        for text in ["Robin Hood", "robin-hood", "ROBINHOOD", " robin  hood "] {
            assert_eq!(find(text).unwrap(), "robin-hood", "{text}");
        }
        assert_eq!(find("T Rex").unwrap(), "t-rex");
        assert_eq!(find("sinbad/feint").unwrap(), "sinbad/feint");
    }

    #[test]
    fn another_spelling_of_one_name_is_found() {
        for (text, id) in [
            ("Little Red Riding Hood", "little-red-riding-hood"),
            ("Medusa: Feint", "medusa/feint"),
            ("Dr. Strange", "doctor-strange"),
            ("Yennefer and Triss", "yennefer-triss"),
            ("The Robin Hood", "robin-hood"),
            ("the bronze", "the-bronze"),
            ("bronze", "bronze"),
        ] {
            assert_eq!(find(text).unwrap(), id, "{text}");
        }
        // Two names have this spelling, and no name is only these words.
        for text in ["And the Bronze", "The", "the and", "Strange", "Robin"] {
            assert_eq!(find(text).unwrap_err().code, "unknown-name", "{text}");
        }
    }

    #[test]
    fn doubtful_names_are_explained() {
        let error = find("feint").unwrap_err();
        assert_eq!(error.code, "ambiguous-name");
        assert!(error.message.ends_with("medusa/feint or sinbad/feint"), "{error}");
        let error = find("Fient").unwrap_err();
        assert_eq!(error.code, "unknown-name");
        assert!(error.message.ends_with("; do you mean \"Feint\"?"), "{error}");
        for text in ["", " ", "…", "x", "no such card at all", &"long".repeat(5000)] {
            let error = find(text).unwrap_err();
            assert!(error.code == "unknown-name" && !error.message.contains("mean"), "{error}");
        }
    }

    #[test]
    fn distances() {
        for (one, other, far) in
            [("", "", 0), ("abc", "", 3), ("kitten", "sitting", 3), ("zap", "zpa", 2)]
        {
            assert_eq!(distance(one, other), far);
        }
    }
}
