//! Deck lists as text, as players share them.
//!
//! ```text
//! # Cars in a hurry
//!
//! Characters
//! 1 Optimus Prime, Battlefield Legend
//!
//! Deck
//! 3 Plasma Burst
//! 3x Leap Into Battle (w1-036)
//!
//! Sideboard
//! 2 Zap
//! ```
//!
//! The count defaults to 1 and may be at the end (`Zap x2`). An id in brackets, or instead of the name, selects a printing.
//! Without a heading, the kind of card determines its section.
//! Lines that start with `//` are ignored, and so are later lines that start with `#`.

use super::{CardRef, Deck, Entry, LONGEST_NAME, MOST_COPIES, MOST_ENTRIES, find_card, find_exactly, fold};
use crate::{
    cards::{
        card::DefId,
        catalogue::{CardDef, Catalogue, Class},
    },
    input::shorten,
};
use altmode_core::{Error, Result};
use std::fmt::Write;

/// Maximum length of a deck list, in bytes.
const MOST_BYTES: usize = 65_536;
/// Maximum number of lines with cards.
const MOST_LINES: usize = 600;

/// The section that the cards of a line belong to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    /// No heading yet: the kind of card decides.
    Any,
    Characters,
    Stratagems,
    Deck,
    Sideboard,
    Under,
    Outside,
}

/// Headings, as [`fold`] normalises them.
const HEADINGS: [(&str, Section); 17] = [
    ("character", Section::Characters),
    ("characters", Section::Characters),
    ("team", Section::Characters),
    ("startingteam", Section::Characters),
    ("stratagem", Section::Stratagems),
    ("stratagems", Section::Stratagems),
    ("deck", Section::Deck),
    ("maindeck", Section::Deck),
    ("main", Section::Deck),
    ("battle", Section::Deck),
    ("battlecards", Section::Deck),
    ("battledeck", Section::Deck),
    ("sideboard", Section::Sideboard),
    ("side", Section::Sideboard),
    ("under", Section::Under),
    ("outside", Section::Outside),
    ("outsidethegame", Section::Outside),
];

/// Parses a deck list.
///
/// # Errors
///
/// `unknown-card`, `ambiguous-card`, `wrong-printing`, `out-of-range` or `too-long`, with the line as path (`line 7`).
pub fn parse_deck(catalogue: &Catalogue, text: &str) -> Result<Deck> {
    if text.len() > MOST_BYTES {
        return Err(Error::new("too-long", format!("a deck list has at most {MOST_BYTES} bytes; this one has {}", text.len())));
    }
    let mut deck = Deck::default();
    let mut section = Section::Any;
    let mut cards = 0;
    for (number, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = line.trim();
        if let Some(comment) = line.strip_prefix('#') {
            let name = comment.trim_start_matches(['#', ' ']).split_whitespace().collect::<Vec<_>>().join(" ");
            if deck.name.is_none() && cards == 0 && !name.is_empty() {
                deck.name = Some(name.chars().take(LONGEST_NAME).collect());
            }
            continue;
        }
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        if let Some(next) = heading(line) {
            section = next;
            continue;
        }
        cards += 1;
        let read = if cards > MOST_LINES {
            Err(Error::new("too-long", format!("a deck list has at most {MOST_LINES} lines with cards")))
        } else {
            card_line(catalogue, line, section)
        };
        let put = read.and_then(|(card, count, def)| put(&mut deck, section, catalogue.card(def), card, count));
        put.map_err(|error| error.at(format!("line {}", number + 1)))?;
    }
    Ok(deck)
}

/// Returns the section of a heading: `Characters`, `Deck:`, `Sideboard (10)`.
fn heading(line: &str) -> Option<Section> {
    let words = line.split('(').next().unwrap_or(line);
    if words.starts_with(|letter: char| letter.is_ascii_digit()) {
        return None;
    }
    let words = fold(words);
    HEADINGS.iter().find(|(heading, _)| *heading == words).map(|(_, section)| *section)
}

/// Parses a line into card, count and catalogue number.
fn card_line(catalogue: &Catalogue, line: &str, section: Section) -> Result<(CardRef, u32, DefId)> {
    let (count, name) = counted(line)?;
    if let Some((written, id)) = name.strip_suffix(')').and_then(|inside| inside.rsplit_once('('))
        && let Some(def) = catalogue.by_id(&id.trim().to_ascii_lowercase()).filter(|&def| catalogue.is_printed(def))
    {
        let card = catalogue.card(def);
        let before = fold(written);
        if !before.is_empty() && before != fold(card.full_name) && before != fold(card.name) {
            let message = format!("{} is \"{}\", not \"{}\"", card.id, card.full_name, shorten(written.trim()));
            return Err(Error::new("wrong-printing", message));
        }
        return Ok((card.id.to_string(), count, def));
    }
    let def = find_card(catalogue, name, &|card| expected(section, card))?;
    let card = catalogue.card(def);
    let by_id = catalogue.by_id(&name.to_ascii_lowercase()) == Some(def);
    Ok((if by_id { card.id } else { card.full_name }.to_string(), count, def))
}

/// Splits the count off a line: `3 Zap`, `3x Zap`, `3 x Zap`, `Zap x3`.
fn counted(line: &str) -> Result<(u32, &str)> {
    let cross = |letter: char| matches!(letter, 'x' | 'X' | '×');
    let digits = line.len() - line.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let (number, rest) = line.split_at(digits);
    let spaced = rest.trim_start();
    let crossed = spaced.strip_prefix(cross).filter(|after| after.starts_with(char::is_whitespace));
    let (number, name) = if digits > 0 && crossed.is_some() {
        (number, crossed.unwrap_or(rest))
    } else if digits > 0 && spaced.len() < rest.len() {
        (number, spaced)
    } else {
        // A trailing count needs a space and a cross before its digits, so that no name is cut.
        let head = line.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let before = head.strip_suffix(cross).filter(|before| before.ends_with(char::is_whitespace));
        match before {
            Some(before) if head.len() < line.len() => (&line[head.len()..], before),
            _ => ("1", line),
        }
    };
    match number.parse() {
        Ok(count) if (1..=MOST_COPIES as u32).contains(&count) => Ok((count, name.trim())),
        _ => Err(Error::new("out-of-range", format!("a number of cards is 1 to {MOST_COPIES}, not {}", shorten(number)))),
    }
}

/// Returns whether a card belongs in a section.
fn expected(section: Section, card: &CardDef) -> bool {
    match section {
        Section::Any | Section::Sideboard | Section::Outside => true,
        Section::Characters | Section::Under => card.is_character(),
        Section::Stratagems => card.class == Class::Stratagem,
        Section::Deck => card.battle_kind().is_some(),
    }
}

/// Adds a line to its section. Under a heading, a card of another kind stays in the section, and [`super::validate_deck`]
/// reports it.
fn put(deck: &mut Deck, section: Section, def: &CardDef, card: CardRef, count: u32) -> Result<()> {
    let section = match (section, def.class) {
        (Section::Any, Class::Battle(_)) => Section::Deck,
        (Section::Any, Class::Character(_)) => Section::Characters,
        (Section::Any, Class::Stratagem) => Section::Stratagems,
        (section, _) => section,
    };
    match section {
        Section::Characters => singles(&mut deck.characters, "characters", card, count),
        Section::Stratagems => singles(&mut deck.stratagems, "stratagems", card, count),
        Section::Under => singles(&mut deck.under, "characters under others", card, count),
        Section::Outside => singles(&mut deck.outside, "cards outside the game", card, count),
        Section::Deck | Section::Any => entries(&mut deck.battle, "battle cards", card, count),
        Section::Sideboard => {
            let side = deck.sideboard.get_or_insert_default();
            match def.class {
                Class::Character(_) => singles(&mut side.characters, "characters in the sideboard", card, count),
                Class::Stratagem => singles(&mut side.stratagems, "stratagems in the sideboard", card, count),
                Class::Battle(_) => entries(&mut side.battle, "battle cards in the sideboard", card, count),
            }
        }
    }
}

/// Adds the copies of a line to a list of single cards. The bound equals that of a deck as JSON, so [`Deck::from_json`] reads
/// every deck that [`parse_deck`] returns.
fn singles(list: &mut Vec<CardRef>, of: &str, card: CardRef, count: u32) -> Result<()> {
    let all = list.len() + count as usize;
    if all > MOST_ENTRIES {
        return Err(Error::new("too-long", format!("a deck list has at most {MOST_ENTRIES} {of}; with this line it has {all}")));
    }
    list.extend(std::iter::repeat_n(card, count as usize));
    Ok(())
}

/// Adds a line to a list of cards with counts, with the bound of [`singles`].
fn entries(list: &mut Vec<Entry>, of: &str, card: CardRef, count: u32) -> Result<()> {
    if list.len() == MOST_ENTRIES {
        return Err(Error::new("too-long", format!("a deck list has at most {MOST_ENTRIES} lines with {of}; this is one more")));
    }
    list.push(Entry { card, count });
    Ok(())
}

/// Formats a deck as text that [`parse_deck`] reads back to an equal deck.
///
/// Unknown cards are written as they are named.
pub fn format_deck(catalogue: &Catalogue, deck: &Deck) -> String {
    let mut text = String::new();
    if let Some(name) = &deck.name {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let _ = writeln!(text, "# {}", name.trim_start_matches(['#', ' ']));
    }
    let singles = |cards: &[CardRef]| -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for card in cards {
            match entries.last_mut() {
                Some(last) if last.card == *card => last.count += 1,
                _ => entries.push(Entry { card: card.clone(), count: 1 }),
            }
        }
        entries
    };
    let mut section = |heading: &str, kind: Section, lists: &[&[Entry]]| {
        if lists.iter().all(|list| list.is_empty()) {
            return;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        let _ = writeln!(text, "{heading}");
        for entry in lists.iter().copied().flatten() {
            let _ = writeln!(text, "{} {}", entry.count, written(catalogue, &entry.card, kind));
        }
    };
    section("Characters", Section::Characters, &[&singles(&deck.characters)]);
    section("Stratagems", Section::Stratagems, &[&singles(&deck.stratagems)]);
    section("Deck", Section::Deck, &[&deck.battle]);
    if let Some(side) = &deck.sideboard {
        section("Sideboard", Section::Sideboard, &[&singles(&side.characters), &singles(&side.stratagems), &side.battle]);
    }
    section("Under", Section::Under, &[&singles(&deck.under)]);
    section("Outside", Section::Outside, &[&singles(&deck.outside)]);
    text
}

/// Returns a card's name for its line.
fn written(catalogue: &Catalogue, card: &str, section: Section) -> String {
    match find_exactly(catalogue, card, &|card| expected(section, card)) {
        Ok(def) => {
            let def = catalogue.card(def);
            if def.id.eq_ignore_ascii_case(card.trim()) { format!("{} ({})", def.full_name, def.id) } else { def.full_name.to_string() }
        }
        Err(_) => card.split_whitespace().collect::<Vec<_>>().join(" "),
    }
}
