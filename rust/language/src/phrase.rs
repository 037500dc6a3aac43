//! Tokenizing of noun phrases.

/// A phrase being parsed, as a list of words. A bracket `[…]` counts as one word.
///
/// ```
/// use altmode_language::Phrase;
///
/// let mut phrase = Phrase::split("each enemy [adjacent to this]").unwrap();
/// assert_eq!(phrase.next(), Some("each"));
/// assert_eq!(phrase.peek(), Some("enemy"));
/// phrase.skip(1);
/// assert_eq!(phrase.next(), Some("[adjacent to this"));
/// assert_eq!(phrase.next(), None);
/// ```
pub struct Phrase<'a> {
    words: Vec<&'a str>,
    at: usize,
}

impl<'a> Phrase<'a> {
    /// Splits a phrase into words. Brackets may be nested. A bracket keeps its opening character, which distinguishes
    /// it from a word.
    pub fn split(phrase: &'a str) -> Result<Phrase<'a>, String> {
        let mut words = Vec::new();
        let mut rest = phrase.trim();
        while !rest.is_empty() {
            let end = if rest.starts_with('[') {
                let (end, depth) = closing(rest)
                    .ok_or_else(|| format!("\"{phrase}\" has a \"[\" without its \"]\""))?;
                if depth > MOST_BRACKETS {
                    return Err(format!(
                        "brackets are nested at most {MOST_BRACKETS} deep, not {depth}"
                    ));
                }
                words.push(rest[..end].trim_end());
                end + 1
            } else {
                let end = rest.find([' ', '[']).unwrap_or(rest.len());
                words.push(&rest[..end]);
                end
            };
            rest = rest[end..].trim_start();
        }
        Ok(Phrase { words, at: 0 })
    }

    /// Returns the next word without consuming it.
    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    /// Consumes and returns the next word.
    #[allow(
        clippy::should_implement_trait,
        reason = "words are also looked at without being taken"
    )]
    pub fn next(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.at += 1;
        Some(word)
    }

    /// Consumes the next word if it equals the given one.
    pub fn take(&mut self, word: &str) -> bool {
        let is_next = self.peek().is_some_and(|next| next.eq_ignore_ascii_case(word));
        self.at += usize::from(is_next);
        is_next
    }

    /// Skips this number of words.
    pub fn skip(&mut self, words: usize) {
        self.at = (self.at + words).min(self.words.len());
    }

    /// Goes back by one word.
    pub fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    /// Finds the longest sequence of at most `most` next words that `find` accepts. Returns its value and its number of
    /// words.
    pub fn longest<T>(&self, most: usize, find: impl Fn(&str) -> Option<T>) -> Option<(T, usize)> {
        let left = &self.words[self.at..];
        (1..=most.min(left.len()))
            .rev()
            .find_map(|count| find(&left[..count].join(" ")).map(|found| (found, count)))
    }
}

/// Maximum nesting depth of brackets. Printed cards nest two. Phrases are read recursively, so that without a bound a long
/// one would use up the stack.
const MOST_BRACKETS: usize = 8;

/// Returns the end of the bracket that a text begins with, and the nesting depth of its brackets.
fn closing(text: &str) -> Option<(usize, usize)> {
    let (mut open, mut deepest) = (0_usize, 0);
    let end = text.bytes().position(|byte| {
        match byte {
            b'[' => open += 1,
            b']' => open -= 1,
            _ => {}
        }
        deepest = deepest.max(open);
        open == 0
    });
    end.map(|end| (end, deepest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_may_contain_brackets() {
        let mut phrase =
            Phrase::split("enemy [adjacent to each Harpy [in combat] ] other").unwrap();
        let words: Vec<&str> = std::iter::from_fn(|| phrase.next()).collect();
        assert_eq!(words, ["enemy", "[adjacent to each Harpy [in combat]", "other"]);
        assert!(Phrase::split("enemy [adjacent").is_err());
        assert!(Phrase::split("enemy [[adjacent]").is_err());
        let nested =
            |depth: usize| format!("enemy {}adjacent{}", "[".repeat(depth), "]".repeat(depth));
        assert!(Phrase::split(&nested(MOST_BRACKETS)).is_ok());
        assert!(Phrase::split(&nested(MOST_BRACKETS + 1)).is_err());
    }

    #[test]
    fn the_longest_name_is_found() {
        let phrase = Phrase::split("The Genie of the lamp").unwrap();
        let names = ["The", "The Genie"];
        assert_eq!(
            phrase.longest(3, |text| names.iter().position(|name| *name == text)),
            Some((1, 2))
        );
    }
}
