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
//! The kind of card determines its section, except in a sideboard, under characters and outside the game.
//! Lines that start with `//` are ignored, and so are later lines that start with `#`.
//!
//! Lists of other programs and of forums are read as well: a title, headings with counts, bullets, columns, stars, icons and set
//! numbers around names, short names that are unique, decks of OCTGN and decks as JSON.

mod heading;
mod line;
mod octgn;
#[cfg(test)]
mod tests;

use super::{CardRef, Deck, Entry, LONGEST_NAME, MOST_COPIES, MOST_ENTRIES, find_exactly, fold};
use crate::{
    cards::{
        card::DefId,
        catalogue::{CardDef, Catalogue, Class},
        find::{Choice, ambiguous, find_known, find_part, nearest, unknown},
    },
    input::shorten,
};
use altmode_core::{Error, Result};
use heading::{Heading, Section, heading, heading_before_colon};
use line::{Line, is_letter, plain};
use serde::Serialize;
use std::fmt::Write;

/// Maximum length of a deck list, in bytes.
const MOST_BYTES: usize = 65_536;
/// Maximum number of lines with cards.
const MOST_LINES: usize = 600;
/// Maximum number of suggestions for a line.
const MOST_SUGGESTIONS: usize = 12;
/// Maximum number of decorations of a line, so that the time to read it is bounded.
const MOST_DECORATIONS: usize = 16;
/// Maximum length of a text that can be a name, in bytes.
const LONGEST_CARD: usize = 200;

/// A deck list as it was read.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckReading {
    /// The deck of all lines without a problem.
    pub deck: Deck,
    /// The list that was read, in whose lines the problems are: the given text, or the list made of a deck of OCTGN or of JSON.
    pub list: String,
    /// The lines that were left out.
    pub problems: Vec<LineProblem>,
}

/// A line of a deck list that was left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LineProblem {
    /// Number of the line, from 1; 0 if the problem concerns the whole list.
    pub line: u32,
    /// The line.
    pub text: String,
    /// Stable code, for example `unknown-card`.
    pub code: &'static str,
    /// English sentence: what was wrong and what would be right.
    pub message: String,
    /// Lines that can be written instead of this one, best first.
    pub suggestions: Vec<String>,
}

/// Parses a deck list in which every line is right.
///
/// # Errors
///
/// `unknown-card`, `ambiguous-card`, `wrong-printing`, `out-of-range`, `bad-input` or `too-long`, with the line as path (`line 7`).
pub fn parse_deck(catalogue: &Catalogue, text: &str) -> Result<Deck> {
    let DeckReading { deck, problems, .. } = read_deck(catalogue, text);
    match problems.into_iter().next() {
        Some(LineProblem { line: 0, code, message, .. }) => Err(Error::new(code, message)),
        Some(LineProblem { line, code, message, .. }) => {
            Err(Error::new(code, message).at(format!("line {line}")))
        }
        None => Ok(deck),
    }
}

/// Reads what can be read of a deck list.
pub fn read_deck(catalogue: &Catalogue, text: &str) -> DeckReading {
    let text = text.trim_start_matches('\u{feff}');
    let list = match text.trim_start().chars().next() {
        _ if text.len() > MOST_BYTES => {
            let message =
                format!("a deck list has at most {MOST_BYTES} bytes; this one has {}", text.len());
            Err(Error::new("too-long", message).at("line 0"))
        }
        Some('<') => octgn::list(text),
        Some('{') => listed(catalogue, text),
        _ => Ok(text.to_string()),
    };
    let mut reader = Reader {
        catalogue,
        deck: Deck::default(),
        section: Section::Any,
        is_notes: false,
        cards: 0,
    };
    let mut problems = Vec::new();
    let list = list.unwrap_or_else(|error| {
        let number =
            error.path.strip_prefix("line ").and_then(|number| number.parse::<usize>().ok());
        let line =
            number.and_then(|number| text.lines().nth(number.checked_sub(1)?)).unwrap_or_default();
        let message = if number.is_some() { error.message.clone() } else { error.to_string() };
        problems.push(LineProblem::new(
            number.unwrap_or(0),
            line,
            &Error::new(error.code, message),
            Vec::new(),
        ));
        String::new()
    });
    let lines: Vec<(&str, String)> =
        list.lines().map(|line| (line.trim(), plain(line.trim()))).collect();
    for (index, (line, text)) in lines.iter().enumerate() {
        let is_before_team = || {
            let next = lines[index + 1..].iter().find(|(_, next)| next.bytes().any(is_letter));
            next.and_then(|(_, next)| heading(next)) == Some(Heading::Section(Section::Characters))
        };
        if let Err((error, suggestions)) = reader.line(line, text, &is_before_team) {
            problems.push(LineProblem::new(index + 1, line, &error, suggestions));
            if reader.cards > MOST_LINES {
                break;
            }
        }
    }
    DeckReading { deck: reader.deck, list, problems }
}

/// Returns the list of a deck as JSON.
fn listed(catalogue: &Catalogue, text: &str) -> Result<String> {
    let value = altmode_json::from_str(text)
        .map_err(|error| Error::new("bad-input", format!("this is no JSON: {error}")))?;
    Ok(format_deck(catalogue, &Deck::from_json(&value)?))
}

impl LineProblem {
    fn new(line: usize, text: &str, error: &Error, suggestions: Vec<String>) -> LineProblem {
        LineProblem {
            line: line as u32,
            text: text.to_string(),
            code: error.code,
            message: error.message.clone(),
            suggestions,
        }
    }
}

/// An error, with lines that can be written instead.
type Refused = (Error, Vec<String>);

/// The state of reading a list.
struct Reader<'a> {
    catalogue: &'a Catalogue,
    deck: Deck,
    section: Section,
    /// Whether text for people is expected.
    is_notes: bool,
    /// Number of lines that were read as cards.
    cards: usize,
}

impl Reader<'_> {
    /// Reads a line, which is also given as plain text.
    fn line(
        &mut self,
        line: &str,
        text: &str,
        is_before_team: &dyn Fn() -> bool,
    ) -> std::result::Result<(), Refused> {
        let is_first = self.cards == 0 && self.deck.name.is_none();
        if let Some(comment) = line.strip_prefix('#') {
            let comment = comment.trim_start_matches(['#', ' ']);
            if is_first && !comment.is_empty() {
                self.name(comment);
            } else if let Some(found) = heading(text) {
                self.head(found);
            }
            return Ok(());
        }
        if line.starts_with("//")
            || !text.bytes().any(|byte| is_letter(byte) && !byte.is_ascii_digit())
        {
            return Ok(());
        }
        if let Some(found) = heading(text) {
            self.head(found);
            return Ok(());
        }
        let (mut text, mut title) = (text, line);
        match heading_before_colon(text) {
            Some((found, after))
                if is_first
                    && matches!(found, Heading::Title | Heading::Section(Section::Deck)) =>
            {
                title = line.split_once(':').map_or(line, |(_, title)| title);
                if found == Heading::Title {
                    self.name(title);
                    return Ok(());
                }
                text = after;
                self.head(found);
            }
            Some((Heading::Remark | Heading::Notes, after))
                if Line::new(after).count.is_none() || self.card(after, false).is_err() =>
            {
                return Ok(());
            }
            Some((found, after)) => {
                self.head(found);
                text = after;
            }
            None if text.get(..3).is_some_and(|begin| begin.eq_ignore_ascii_case("by ")) => {
                return Ok(());
            }
            None => {}
        }
        let is_title = is_first && Line::new(text).count.is_none();
        if is_title && is_before_team() {
            self.name(title);
            return Ok(());
        }
        match self.card(text, !is_title) {
            // Every short text resembles a card.
            Err((error, suggestions))
                if is_title
                    && error.code == "unknown-card"
                    && (suggestions.is_empty() || text.len() < 8) =>
            {
                self.name(title);
                Ok(())
            }
            Err((error, _)) if self.is_notes && error.code == "unknown-card" => Ok(()),
            result => {
                self.cards += 1;
                let (def, card, count) = result?;
                self.put(def, card, count).map_err(|error| (error, Vec::new()))
            }
        }
    }

    fn name(&mut self, name: &str) {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let end = name.char_indices().nth(LONGEST_NAME).map_or(name.len(), |(end, _)| end);
        self.deck.name = Some(name[..end].trim_end().to_string());
    }

    fn head(&mut self, found: Heading) {
        let deck = &self.deck;
        let in_sideboard = self.section == Section::Sideboard;
        self.is_notes = found == Heading::Notes;
        self.section = match found {
            // Sideboards have headings of their own.
            Heading::Part if in_sideboard => return,
            Heading::Section(Section::Characters)
                if in_sideboard && !deck.characters.is_empty() =>
            {
                return;
            }
            Heading::Section(Section::Stratagems)
                if in_sideboard && !deck.stratagems.is_empty() =>
            {
                return;
            }
            Heading::Part => Section::Deck,
            Heading::Section(section) => section,
            Heading::Remark | Heading::Notes | Heading::Title => return,
        };
    }

    /// Reads a line with a card. Parts of names are read if nothing else can be meant.
    fn card(
        &self,
        text: &str,
        takes_parts: bool,
    ) -> std::result::Result<(DefId, CardRef, u32), Refused> {
        if self.cards >= MOST_LINES {
            return Err((
                Error::new(
                    "too-long",
                    format!("a deck list has at most {MOST_LINES} lines with cards"),
                ),
                Vec::new(),
            ));
        }
        let first = Line::new(text);
        let mut line = first.clone();
        // The longest text that several cards fit, and the cards.
        let mut several: Option<(&str, Vec<DefId>)> = None;
        for _ in 0..MOST_DECORATIONS {
            match self.meant(&line, &several) {
                Some(Ok(def)) => return self.counted(&line, def),
                Some(Err(defs)) if several.is_none() => several = Some((line.name, defs)),
                _ => {}
            }
            if !line.peel() {
                break;
            }
        }
        let printing =
            line.printing(self.catalogue).filter(|(_, is_id)| *is_id).map(|(def, _)| def);
        if several.is_none() && printing.is_none() && takes_parts {
            match find_part(self.catalogue, &fold(shortened(line.name)), &|card| self.expects(card))
            {
                Some(Ok(def)) => return self.counted(&line, def),
                Some(Err(defs)) => several = Some((line.name, defs)),
                None => {}
            }
        }
        let count = Self::count(&line, self.section == Section::Deck);
        let written = |def: DefId| self.written(count, def);
        Err(if let Some(def) = printing {
            (wrong_printing(self.catalogue, def, line.name), vec![written(def)])
        } else if let Some((name, defs)) = several {
            (
                ambiguous(self.catalogue, name, &defs),
                defs.into_iter().take(MOST_SUGGESTIONS).map(written).collect(),
            )
        } else {
            let nearest = [line.name, first.name].into_iter().map(|name| {
                nearest(self.catalogue, &fold(shortened(name)), &|card| self.expects(card))
            });
            let nearest = nearest.into_iter().find(|names| !names.is_empty()).unwrap_or_default();
            let suggestions = nearest.iter().map(|name| format!("{count} {name}")).collect();
            (unknown(first.name, &nearest), suggestions)
        })
    }

    /// Returns the card that the name of a line means. The stars choose among cards of one name.
    fn meant(&self, line: &Line<'_>, several: &Option<(&str, Vec<DefId>)>) -> Option<Choice> {
        let name = line.name.trim();
        if name.len() > LONGEST_CARD {
            return None;
        }
        let folded = fold(name);
        if let Some((def, is_id)) = line.printing(self.catalogue) {
            let card = self.catalogue.card(def);
            if folded == fold(card.full_name)
                || folded == fold(card.name)
                || folded.is_empty() && is_id
            {
                return Some(Ok(def));
            }
        }
        let choice = find_known(self.catalogue, name, &|card| self.expects(card))?;
        let stars: Option<u8> = line.stars.or(line.number).and_then(|stars| stars.parse().ok());
        Some(choice.or_else(|defs| {
            let fitting: Vec<DefId> = defs
                .iter()
                .copied()
                .filter(|&def| Some(self.catalogue.card(def).stars) == stars)
                .collect();
            if let [def] = fitting[..] { Ok(def) } else { Err(defs) }
        }))
        .filter(|choice| choice.is_ok() || several.is_none())
    }

    /// Returns card and count of a line whose card is known.
    fn counted(
        &self,
        line: &Line<'_>,
        def: DefId,
    ) -> std::result::Result<(DefId, CardRef, u32), Refused> {
        let card = self.catalogue.card(def);
        let printing = line.printing(self.catalogue);
        let mut reference = card.full_name;
        let is_id = self.catalogue.by_id(&line.name.trim().to_ascii_lowercase()) == Some(def);
        match printing {
            Some((printing, _)) if self.catalogue.card(printing).full_name == card.full_name => {
                reference = self.catalogue.card(printing).id
            }
            Some((printing, true)) => {
                let written = [def, printing].map(|def| self.written(Self::count(line, true), def));
                return Err((
                    wrong_printing(self.catalogue, printing, line.name),
                    written.to_vec(),
                ));
            }
            _ if is_id => reference = card.id,
            _ => {}
        }
        let count = Self::count(line, matches!(card.class, Class::Battle(_)));
        match count.parse() {
            Ok(number) if (1..=MOST_COPIES as u32).contains(&number) => {
                Ok((def, reference.to_string(), number))
            }
            _ => Err((
                Error::new(
                    "out-of-range",
                    format!("a number of cards is 1 to {MOST_COPIES}, not {}", shorten(count)),
                ),
                Vec::new(),
            )),
        }
    }

    /// Returns the count of a line. Numbers behind battle cards are counts, those behind characters and stratagems their stars.
    fn count<'t>(line: &Line<'t>, is_battle: bool) -> &'t str {
        line.count
            .or(line.number.filter(|_| is_battle && !line.has_collector_alone()))
            .unwrap_or("1")
    }

    /// Returns a line for a card, with its id if its name means another one too.
    fn written(&self, count: &str, def: DefId) -> String {
        let card = self.catalogue.card(def);
        match find_exactly(self.catalogue, card.full_name, &|card| self.expects(card)) {
            Ok(found) if found == def => format!("{count} {}", card.full_name),
            _ => format!("{count} {} ({})", card.full_name, card.id),
        }
    }

    fn expects(&self, card: &CardDef) -> bool {
        expected(self.section, card)
    }

    /// Adds a card to its section.
    fn put(&mut self, def: DefId, card: CardRef, count: u32) -> Result<()> {
        let deck = &mut self.deck;
        let class = self.catalogue.card(def).class;
        match self.section {
            Section::Under => singles(&mut deck.under, "characters under others", card, count),
            Section::Outside => singles(&mut deck.outside, "cards outside the game", card, count),
            Section::Sideboard => {
                let side = deck.sideboard.get_or_insert_default();
                match class {
                    Class::Character(_) => {
                        singles(&mut side.characters, "characters in the sideboard", card, count)
                    }
                    Class::Stratagem => {
                        singles(&mut side.stratagems, "stratagems in the sideboard", card, count)
                    }
                    Class::Battle(_) => {
                        entries(&mut side.battle, "battle cards in the sideboard", card, count)
                    }
                }
            }
            Section::Any | Section::Characters | Section::Stratagems | Section::Deck => match class
            {
                Class::Character(_) => singles(&mut deck.characters, "characters", card, count),
                Class::Stratagem => singles(&mut deck.stratagems, "stratagems", card, count),
                Class::Battle(_) => entries(&mut deck.battle, "battle cards", card, count),
            },
        }
    }
}

fn wrong_printing(catalogue: &Catalogue, def: DefId, name: &str) -> Error {
    let card = catalogue.card(def);
    Error::new(
        "wrong-printing",
        format!("{} is \"{}\", not \"{}\"", card.id, card.full_name, shorten(name.trim())),
    )
}

/// Returns the beginning of a text, because the time to compare names grows with their length.
fn shortened(text: &str) -> &str {
    &text[..text.floor_char_boundary(LONGEST_CARD)]
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

/// Adds the copies of a line to a list of single cards. The bound equals that of a deck as JSON, so [`Deck::from_json`] reads
/// every deck that [`parse_deck`] returns.
fn singles(list: &mut Vec<CardRef>, of: &str, card: CardRef, count: u32) -> Result<()> {
    let all = list.len() + count as usize;
    if all > MOST_ENTRIES {
        return Err(Error::new(
            "too-long",
            format!("a deck list has at most {MOST_ENTRIES} {of}; with this line it has {all}"),
        ));
    }
    list.extend(std::iter::repeat_n(card, count as usize));
    Ok(())
}

/// Adds a line to a list of cards with counts, with the bounds of a deck as JSON. Two lines of one card are one entry.
fn entries(list: &mut Vec<Entry>, of: &str, card: CardRef, count: u32) -> Result<()> {
    if let Some(entry) = list.iter_mut().find(|entry| entry.card == card) {
        let all = entry.count + count;
        if all > MOST_COPIES as u32 {
            return Err(Error::new(
                "out-of-range",
                format!("a number of cards is 1 to {MOST_COPIES}, not {all} with this line"),
            ));
        }
        entry.count = all;
        return Ok(());
    }
    if list.len() == MOST_ENTRIES {
        return Err(Error::new(
            "too-long",
            format!("a deck list has at most {MOST_ENTRIES} lines with {of}; this is one more"),
        ));
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
        section(
            "Sideboard",
            Section::Sideboard,
            &[&singles(&side.characters), &singles(&side.stratagems), &side.battle],
        );
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
            if def.id.eq_ignore_ascii_case(card.trim()) {
                format!("{} ({})", def.full_name, def.id)
            } else {
                def.full_name.to_string()
            }
        }
        Err(_) => card.split_whitespace().collect::<Vec<_>>().join(" "),
    }
}
