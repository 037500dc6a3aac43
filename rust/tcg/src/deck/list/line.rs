//! A line of a deck list: the name of a card with what people write around it.
//!
//! All functions take text of [`plain`], in which every byte that is neither a letter nor a digit is ASCII, so that bytes can be
//! compared and cut. The WebAssembly module is smaller by it than with the iterators of characters.

use crate::cards::{card::DefId, catalogue::Catalogue};

/// Returns a text with all signs in ASCII: stars as `*`, crosses as `x`, dashes as `-`, and other signs as spaces.
pub fn plain(text: &str) -> String {
    let is_letter =
        |letter: char| matches!(letter, '\u{c0}'..='\u{1fff}' | '\u{3040}'..='\u{d7ff}');
    let sign = |letter: char| match letter {
        '×' => 'x',
        '–' | '—' | '−' => '-',
        '“' | '”' | '„' => '"',
        '’' => '\'',
        '★' | '☆' | '⭐' | '✦' | '✩' | '✪' => '*',
        _ if letter.is_ascii() || is_letter(letter) => letter,
        _ => ' ',
    };
    text.chars().map(sign).collect()
}

/// Returns whether a byte is a part of a letter, or a digit.
pub fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || !byte.is_ascii()
}

fn is_sign(byte: u8) -> bool {
    !is_letter(byte)
}

fn is_digit(byte: u8) -> bool {
    byte.is_ascii_digit()
}

fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace()
}

/// Returns whether a byte ends a word. A hyphen does not, because ids have one.
fn ends_word(byte: u8) -> bool {
    is_space(byte) || matches!(byte, b',' | b';' | b'|')
}

/// Returns the length of the beginning of a text whose bytes are of a kind.
#[inline(never)]
fn span(text: &str, is: fn(u8) -> bool) -> usize {
    text.bytes().position(|byte| !is(byte)).unwrap_or(text.len())
}

/// Removes bytes of a kind from the beginning of a text.
fn skip(text: &str, is: fn(u8) -> bool) -> &str {
    &text[span(text, is)..]
}

/// Removes bytes of a kind from the end of a text.
#[inline(never)]
fn skip_back(text: &str, is: fn(u8) -> bool) -> &str {
    &text[..text.bytes().rposition(|byte| !is(byte)).map_or(0, |at| at + 1)]
}

/// Splits the digits at the beginning off.
fn digits(text: &str) -> (&str, &str) {
    text.split_at(span(text, is_digit))
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && span(text, is_digit) == text.len()
}

fn first(text: &str) -> u8 {
    text.bytes().next().unwrap_or_default()
}

/// Returns the text behind a cross.
fn after_cross(text: &str) -> Option<&str> {
    matches!(first(text), b'x' | b'X').then(|| &text[1..])
}

/// Returns the closing bracket of an opening one.
fn closing(open: u8) -> Option<u8> {
    Some(match open {
        b'(' => b')',
        b'[' => b']',
        b'{' => b'}',
        _ => return None,
    })
}

/// Returns whether a word is one of a list with spaces between its words.
pub fn is_among(words: &str, word: &str) -> bool {
    words.split(' ').any(|known| known.eq_ignore_ascii_case(word))
}

/// Words that are no part of a name if the text before them is a name: icons, kinds, rarities.
const DECORATIONS: &str = "orange blue white green black icon icons pip pips none no action upgrade secret weapon armor armour \
                           utility character stratagem battle card cards common uncommon rare super promo foil holo";

/// A line whose decorations are removed one by one, because only the names of the cards tell which words are a part of a name.
#[derive(Clone, Default)]
pub struct Line<'t> {
    /// Text that can be the name.
    pub name: &'t str,
    /// Digits of the number of copies.
    pub count: Option<&'t str>,
    /// Digits behind the name: stars of a character, else the number of copies.
    pub number: Option<&'t str>,
    /// Digits of the stars. Empty if they are written as signs.
    pub stars: Option<&'t str>,
    /// Text in brackets that can be an id.
    id: Option<&'t str>,
    /// Set code and collector number, as far as they are written.
    set: Option<&'t str>,
    collector: Option<&'t str>,
    /// Whether set code and collector number are written together, so that they can mean nothing else.
    is_id: bool,
}

impl<'t> Line<'t> {
    /// Starts with a line without its bullet, its remark and the count before the name.
    pub fn new(text: &'t str) -> Line<'t> {
        let remark = text.find(" //").or_else(|| text.find(" # ")).unwrap_or(text.len());
        let mut name = bulletless(&text[..remark]);
        // A number with a period or a bracket counts lines: "1. Zap", "2) Zap".
        let (number, rest) = digits(name);
        if !number.is_empty() && matches!(first(rest), b'.' | b')') && is_space(first(&rest[1..])) {
            name = bulletless(rest);
        }
        match leading_count(name) {
            Some((count, name)) => Line { name, count: Some(count), ..Line::default() },
            None => Line { name, ..Line::default() },
        }
    }

    /// Removes a decoration from the end of the name, or else from its beginning. Returns whether there was one.
    pub fn peel(&mut self) -> bool {
        self.peel_end() || self.peel_start()
    }

    fn peel_end(&mut self) -> bool {
        let name = skip_back(self.name, is_space);
        let last = name.bytes().next_back().unwrap_or_default();
        if matches!(last, b')' | b']' | b'}')
            && let Some(open) = name.bytes().rposition(|byte| closing(byte) == Some(last))
        {
            let (before, inside) = (&name[..open], &name[open + 1..name.len() - 1]);
            // A name in brackets: "[[Zap]]", or the name of a link.
            self.name = if skip(before, is_sign).is_empty() {
                inside
            } else {
                self.understand_brackets(inside, before)
            };
            return true;
        }
        let Some(at) = name.bytes().rposition(ends_word) else { return false };
        let is_known = self.understand(&name[at + 1..]);
        if is_known {
            self.name = &name[..at];
        }
        is_known
    }

    fn peel_start(&mut self) -> bool {
        let name = skip(self.name, is_space);
        if let Some(close) = closing(first(name)) {
            let Some(end) = name.bytes().position(|byte| byte == close) else { return false };
            self.name = self.understand_brackets(&name[1..end], &name[end + 1..]);
            return true;
        }
        let Some(end) = name.bytes().position(ends_word) else { return false };
        let is_known = self.understand(&name[..end]);
        if is_known {
            self.name = &name[end + 1..];
        }
        is_known
    }

    /// Notes the text in brackets, known or not, and returns the text beside them.
    fn understand_brackets(&mut self, inside: &'t str, beside: &'t str) -> &'t str {
        self.id = Some(inside);
        self.understand(inside);
        beside
    }

    /// Notes what a decoration says. Returns whether it is one.
    fn understand(&mut self, text: &'t str) -> bool {
        let core = skip_back(skip(text, is_sign), is_sign);
        let (number, behind) = digits(core);
        let behind = skip(behind, is_sign);
        if text.contains('*') && behind.is_empty() || is_among("star stars", behind) {
            self.stars = Some(number);
            return true;
        }
        if behind.is_empty() {
            // "10 stars" is read from its end, and so are the columns of set, number and count.
            match (self.stars, self.number) {
                _ if number.is_empty() => {}
                (Some(""), _) => self.stars = Some(number),
                (_, None) => self.number = Some(number),
                _ => self.collector = self.collector.or(Some(number)),
            }
            return true;
        }
        if let Some(after) =
            after_cross(core).or_else(|| after_cross(behind).filter(|after| after.is_empty()))
        {
            // "Zap x 3" is read from its end.
            let after = skip(after, is_sign);
            let count = if is_digits(after) {
                Some(after)
            } else if number.is_empty() {
                self.number.take()
            } else {
                Some(number)
            };
            self.count = count.filter(|_| after.is_empty() || is_digits(after)).or(self.count);
            return self.count.is_some();
        }
        if let Some((set, collector)) = set_and_collector(core) {
            self.set = set.or(self.set);
            self.collector = collector.or(self.collector);
            self.is_id |= set.is_some() && collector.is_some();
            return true;
        }
        let is_icons = |word: &str| {
            word.len() <= 4
                && word.bytes().all(|byte| b"obwgkcrul".contains(&byte.to_ascii_lowercase()))
        };
        core.as_bytes().split(|byte| is_sign(*byte)).all(|word| {
            let word = std::str::from_utf8(word).unwrap_or_default();
            is_icons(word) || is_among(DECORATIONS, word)
        })
    }

    /// Returns whether the number behind the name is a collector number: `Zap W1 54`.
    pub fn has_collector_alone(&self) -> bool {
        self.set.is_some() && self.collector.is_none()
    }

    /// Returns the printing that the line names, if there is one, and whether its number can mean nothing else.
    pub fn printing(&self, catalogue: &Catalogue) -> Option<(DefId, bool)> {
        let printed = |id: String| {
            catalogue.by_id(&id.to_ascii_lowercase()).filter(|&def| catalogue.is_printed(def))
        };
        if let Some(def) = self.id.and_then(|id| printed(id.trim().to_string())) {
            return Some((def, true));
        }
        let (set, collector) = (self.set?, self.collector.or(self.number)?);
        let (letter, number) = collector.split_at(usize::from(!is_digits(collector)));
        // Numbers have three digits, those behind a letter two, and lists leave zeros out.
        let short = skip(number, |byte| byte == b'0');
        let zeros = &"000"[..(3 - letter.len()).saturating_sub(short.len())];
        Some((printed([set, "-", letter, zeros, short].concat())?, self.is_id))
    }
}

/// Removes bullets and other signs before a line, but no bracket, because its inside says something.
fn bulletless(text: &str) -> &str {
    skip(text, |byte| is_sign(byte) && closing(byte).is_none())
}

/// Splits the count before a name off: `3 Zap`, `3x Zap`, `x3 Zap`, `(3) Zap`, `3,Zap`.
fn leading_count(text: &str) -> Option<(&str, &str)> {
    let close = closing(first(text));
    let inside = if close.is_some() { &text[1..] } else { text };
    let crossed = after_cross(inside);
    let (number, rest) = digits(skip(crossed.unwrap_or(inside), is_space));
    if number.is_empty() {
        return None;
    }
    let after = after_cross(skip(rest, is_space))
        .filter(|after| crossed.is_none() && !first(after).is_ascii_lowercase());
    let rest = match close {
        Some(close) => skip(after.unwrap_or(rest), is_space).strip_prefix(char::from(close))?,
        None => after.unwrap_or(rest),
    };
    // A hyphen joins a number to its word: "4-Wheel Drive".
    let next = first(rest.strip_prefix('-').unwrap_or(rest));
    let is_apart = after.is_some() || !is_letter(next) && next != b'*';
    is_apart.then(|| (number, bulletless(rest)))
}

/// Returns set code and collector number of `W1-071`, `W1 T27`, `W1/71`, `W1`, `T27`, `#71`.
fn set_and_collector(text: &str) -> Option<(Option<&str>, Option<&str>)> {
    let is_set = |text: &str| {
        let (number, rest) = digits(text.get(1..).unwrap_or_default());
        matches!(first(text), b'W' | b'w' | b'P' | b'p')
            && matches!(number.len(), 1 | 2)
            && rest.len() <= 1
    };
    let is_collector = |text: &str| {
        let number = if matches!(first(text), b'T' | b't' | b'S' | b's' | b'P' | b'p') {
            &text[1..]
        } else {
            text
        };
        is_digits(number) && number.len() <= 3
    };
    if is_set(text) {
        return Some((Some(text), None));
    }
    if is_collector(text) {
        return Some((None, Some(text)));
    }
    let (set, collector) = text.split_at(span(text, is_letter));
    let collector = skip(collector, is_sign);
    (is_set(set) && is_collector(collector)).then_some((Some(set), Some(collector)))
}
