//! Text for screen readers: tokens and signs as words.

/// Turns icon tokens and signs into words, for screen readers.
///
/// ```
/// use altmode_tcg_language::text::spoken;
/// assert_eq!(spoken("When this attacks → It gets +2 [ATK]."), "When this attacks: It gets plus 2 attack.");
/// ```
pub fn spoken(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if let Some((word, after)) = token(rest) {
            let single = out.ends_with(" 1 ") || out == "1 " || out.ends_with("each ");
            out.push_str(if word == "stars" && single { "star" } else { word });
            rest = after;
            continue;
        }
        rest = &rest[letter.len_utf8()..];
        let number_follows = rest.starts_with(|next: char| next.is_ascii_digit() || next == '[');
        match letter {
            '→' => {
                out.truncate(out.trim_end().len());
                out.push(':');
            }
            '+' if number_follows => out.push_str("plus "),
            '-' if number_follows => out.push_str("minus "),
            _ => out.push(letter),
        }
    }
    out
}

/// Returns the word for the token at the start of the text, and the rest of the text.
fn token(text: &str) -> Option<(&'static str, &str)> {
    let inside = text.strip_prefix('[')?;
    let end = inside.find(']')?;
    let word = match &inside[..end] {
        "ATK" => "attack",
        "DEF" => "defense",
        "HP" => "health",
        "STAR" => "stars",
        "TAP" => "Tap this",
        "ORANGE" => "orange",
        "BLUE" => "blue",
        "WHITE" => "white",
        "GREEN" => "green",
        "BLACK" => "black",
        _ => return None,
    };
    Some((word, &inside[end + 1..]))
}
