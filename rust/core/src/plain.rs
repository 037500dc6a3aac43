//! Texts of people, prepared for comparison.

/// Returns a text in lower case without accents, with single spaces in place of everything but letters and digits.
///
/// ```
/// assert_eq!(altmode_core::plain_words("Dr. Jekyll & FRÈRE  Lê-Na"), "dr jekyll frere le na");
/// ```
// Inlined, so that it is compiled for size with its callers and not for speed with this crate: 945 bytes of the tournament.
#[inline]
pub fn plain_words(text: &str) -> String {
    // A table of our own, because those of `to_lowercase` are 1 to 5 kB of a module.
    let plain = |letter: char| match letter {
        'à'..='å' | 'À'..='Å' => 'a',
        'ç' | 'Ç' => 'c',
        'è'..='ë' | 'È'..='Ë' => 'e',
        'ì'..='ï' | 'Ì'..='Ï' => 'i',
        'ñ' | 'Ñ' => 'n',
        'ò'..='ö' | 'Ò'..='Ö' => 'o',
        'ù'..='ü' | 'Ù'..='Ü' => 'u',
        letter if letter.is_ascii_alphanumeric() => letter.to_ascii_lowercase(),
        _ => ' ',
    };
    let plain: String = text.chars().map(plain).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}
