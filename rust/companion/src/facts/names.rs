//! Lookup of heroes by the names that players say.

use super::{HeroFacts, facts};
use altmode_core::{Error, Result, plain_words};
use altmode_host::{closest, distance_within, do_you_mean, fold};
use altmode_journal::limits::shorten;

/// Words that players add to a name, or leave out of it.
const FILLERS: [&str; 10] = ["a", "and", "doctor", "dr", "miss", "mister", "mr", "ms", "of", "the"];

/// Finds a hero by its id, or by a name or a part of it that no other hero has. Capitals, accents, punctuation, titles and articles
/// do not count.
///
/// # Errors
///
/// Returns `ambiguous-name` with the possible heroes, or `unknown-hero` with the nearest names.
pub fn find_hero(text: &str) -> Result<&'static HeroFacts> {
    let wanted = plain_words(text);
    let joined = fold(&wanted);
    let telling = |word: &&str| !FILLERS.contains(word);
    let heroes: Vec<Candidate> = facts().heroes.iter().map(Candidate::new).collect();
    // The first of these that any hero passes decides.
    let tests: [&dyn Fn(&Candidate) -> bool; 5] = [
        &|hero| hero.facts.id == text,
        &|hero| hero.names.iter().any(|name| fold(name) == joined),
        &|hero| wanted.split(' ').all(|word| hero.has(word)),
        &|hero| {
            wanted.split(' ').any(|word| telling(&word))
                && wanted.split(' ').filter(telling).all(|word| hero.has(word))
        },
        &|hero| joined.len() > 2 && hero.names.iter().any(|name| fold(name).contains(&joined)),
    ];
    for test in tests.iter().filter(|_| !joined.is_empty()) {
        let found: Vec<&Candidate> = heroes.iter().filter(|hero| test(hero)).collect();
        match found[..] {
            [] => {}
            [one] => return Ok(one.facts),
            ref several => {
                let names: Vec<&str> = several.iter().map(|hero| &*hero.facts.name).collect();
                let message =
                    format!("\"{}\" fits several heroes: {}", shorten(text), names.join("; "));
                return Err(Error::new("ambiguous-name", message));
            }
        }
    }
    let mut near = Vec::new();
    for hero in &heroes {
        for name in &hero.names {
            near.extend(distance_within(&joined, &fold(name)).map(|far| (far, &*hero.facts.name)));
        }
    }
    let message = format!(
        "there is no hero \"{}\"{}; a hero that is not in the catalogue is described as \"own\"",
        shorten(text),
        do_you_mean(&closest(near))
    );
    Err(Error::new("unknown-hero", message))
}

/// A hero with its names prepared for comparison.
struct Candidate {
    facts: &'static HeroFacts,
    names: Vec<String>,
}

impl Candidate {
    fn new(facts: &'static HeroFacts) -> Candidate {
        Candidate { facts, names: facts.names.iter().map(|name| plain_words(name)).collect() }
    }

    /// Returns whether a word is in a name.
    fn has(&self, word: &str) -> bool {
        self.names.iter().any(|name| name.split(' ').any(|own| own == word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id_of(text: &str) -> &'static str {
        find_hero(text).map_or_else(|error| panic!("{text}: {error}"), |hero| &hero.id)
    }

    #[test]
    fn every_hero_is_found_by_all_its_names_however_they_are_written() {
        for hero in &facts().heroes {
            assert_eq!(id_of(&hero.id), hero.id);
            for name in &hero.names {
                let folded = name.to_lowercase();
                let bare = folded.replace(['.', '&', '-', '\'', '(', ')', ','], " ");
                let short = name.split(',').next().unwrap_or(name);
                let accents = folded.replace('e', "é").replace('a', "ä").replace('o', "Ô");
                for said in [name.as_str(), &folded, &bare, short, &accents, &format!("The {name}")]
                {
                    assert_eq!(id_of(said), hero.id, "{said}");
                }
                for left in ["Dr. ", "Mr. ", "Ms. ", "The "] {
                    if let Some(rest) = name.strip_prefix(left) {
                        assert_eq!(id_of(rest), hero.id, "{rest}");
                        assert_eq!(id_of(&rest.replace(' ', "  ")), hero.id, "{rest}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_word_of_a_printed_name_is_found_or_explained() {
        for hero in &facts().heroes {
            let name = plain_words(&hero.name);
            for word in name.split(' ').filter(|word| !FILLERS.contains(word)) {
                match find_hero(word) {
                    Ok(found) => assert_eq!(found.id, hero.id, "{word}"),
                    Err(error) => {
                        assert_eq!(error.code, "ambiguous-name", "{word}");
                        assert!(error.message.contains(&hero.name), "{error}");
                    }
                }
            }
        }
    }

    #[test]
    fn short_forms_of_players_are_found() {
        for (said, id) in [
            ("Dr. Jekyll", "jekyll-and-hyde"),
            ("Mr Hyde", "jekyll-and-hyde"),
            ("Jekyll/Hyde", "jekyll-and-hyde"),
            ("Dr. Jekyll and Mr. Hyde", "jekyll-and-hyde"),
            ("Jekyll", "jekyll-and-hyde"),
            ("InGen", "robert-muldoon"),
            ("Muldoon", "robert-muldoon"),
            ("Dr Strange", "doctor-strange"),
            ("Sattler", "dr-ellie-sattler"),
            ("Doctor Sattler", "dr-ellie-sattler"),
            ("TRex", "t-rex"),
            ("Spiderman", "spider-man"),
            ("Hulk", "she-hulk"),
            ("Arthur, King", "king-arthur"),
            ("Little Red Riding Hood", "little-red-riding-hood"),
            ("Geralt", "geralt-of-rivia"),
            ("Triss and Yennefer", "yennefer-triss"),
            ("Raptor", "raptors"),
            ("Khonshu", "moon-knight"),
            ("Marvel", "ms-marvel"),
            ("Sisters", "wayward-sisters"),
            ("Wukong", "sun-wukong"),
        ] {
            assert_eq!(id_of(said), id, "{said}");
        }
    }

    #[test]
    fn doubtful_names_are_explained() {
        let refused = |text: &str| {
            let error = find_hero(text).err().unwrap_or_else(|| panic!("{text} is found"));
            (error.code, error.message.clone())
        };
        let (code, message) = refused("Black");
        assert_eq!(code, "ambiguous-name");
        assert_eq!(message, "\"Black\" fits several heroes: Black Panther; Black Widow");
        assert_eq!(refused("Dr.").0, "ambiguous-name");
        assert_eq!(refused("Hood").0, "ambiguous-name");
        let (code, message) = refused("Medusah");
        assert_eq!(code, "unknown-hero");
        assert!(message.contains("do you mean \"Medusa\"?"), "{message}");
        for text in ["", " ", "…", "x", "Harpy", "Dr. Watson", "no such hero"] {
            assert_eq!(refused(text).0, "unknown-hero", "{text}");
        }
    }
}
