//! The rule for names and other texts of people: no characters that cannot be seen.

/// Returns whether a text has characters with which two different texts look equal, or which reverse the order of a line: control
/// characters other than line feeds, and invisible ones.
///
/// Joiners (U+200C, U+200D) are taken between visible characters and variation selectors (U+FE0E, U+FE0F) after one, because
/// emoji and some scripts need them.
pub fn has_unseen(text: &str) -> bool {
    // Whether the last character was visible, and whether it was a joiner.
    let (mut seen, mut joined) = (false, false);
    for letter in text.chars() {
        (seen, joined) = match letter {
            '\u{200c}' | '\u{200d}' if seen => (false, true),
            // An emoji with a selector can be joined, too.
            '\u{fe0e}' | '\u{fe0f}' if seen => (true, false),
            _ if is_ignorable(letter) || (letter.is_control() && letter != '\n') => return true,
            _ if letter.is_whitespace() && joined => return true,
            _ => (!letter.is_whitespace(), false),
        }
    }
    joined
}

/// Returns whether a character is invisible: the property `Default_Ignorable_Code_Point` of Unicode 16, the separators of lines
/// and paragraphs, and the blank Braille pattern.
fn is_ignorable(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::has_unseen;

    #[test]
    fn what_is_not_seen_is_found() {
        for text in [
            "A\0nn",
            "A\tnn",
            "Ann\u{200b}",
            "An\u{ad}n",
            "\u{3164}",
            "Ann\u{e0041}",
            "\u{202e}nnA",
            "\u{2066}Ann",
            "Ann\u{2028}",
            "\u{2800}",
            "\u{ffa0}Ann",
            "\u{180e}",
            "An\u{34f}n",
            "Ann\u{fe00}",
            "\u{61c}Ann",
            "\u{200e}Ann",
        ] {
            assert!(has_unseen(text), "{text:?}");
        }
        // Joiners and selectors alone, at an end, next to a space, or doubled.
        for text in [
            "\u{200d}",
            "\u{200d}Ann",
            "Ann\u{200d}",
            "Ann \u{200d}B",
            "Ann\u{200c} B",
            "An\u{200d}\u{200d}n",
            "\u{fe0f}",
            " \u{fe0f}",
            "Ann\u{200d}\u{fe0f}",
        ] {
            assert!(has_unseen(text), "{text:?}");
        }
    }

    #[test]
    fn what_is_seen_is_kept() {
        // A heart, a heart on fire, a family, a keycap, Persian and Devanagari words, and lines of a note.
        for text in [
            "",
            "Ann",
            "Zoë Núñez",
            "❤\u{fe0f}",
            "❤\u{fe0f}\u{200d}🔥",
            "👩\u{200d}👧 Ann",
            "1\u{fe0f}\u{20e3}",
            "می\u{200c}خواهم",
            "क\u{94d}\u{200d}ष",
            "one\ntwo",
            "山田",
        ] {
            assert!(!has_unseen(text), "{text:?}");
        }
    }
}
