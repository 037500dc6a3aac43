//! Decks of OCTGN (`.o8d`), a program in which the game is played online.
//!
//! ```xml
//! <deck game="…">
//!   <section name="Characters">
//!     <card qty="1" id="…">Bumblebee - Legendary Warrior</card>
//!   </section>
//! </deck>
//! ```
//!
//! Only what such files contain is read: elements with attributes, text, CDATA, comments and the predefined entities. A general
//! reader of XML would make the WebAssembly module larger than the rest of the reader of deck lists.

use super::heading::heading;
use altmode_core::{Error, Result};

/// Turns a deck of OCTGN into a deck list. Cards that have a line of their own keep its number.
///
/// # Errors
///
/// `bad-input` with the line as path.
pub fn list(text: &str) -> Result<String> {
    let mut list = String::new();
    // Numbers of the current line of the text and of the list.
    let (mut line, mut listed) = (1, 1);
    // Names of the elements that are not closed yet, with their lines.
    let mut open: Vec<(&str, usize)> = Vec::new();
    // Number of copies and name of a card, in its element.
    let mut card = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find('<').unwrap_or(rest.len());
        let mut found = &rest[..end];
        if found.is_empty() {
            let is_data = rest.starts_with("<![CDATA[");
            let (begin, end) = if is_data {
                (9, "]]>")
            } else if rest.starts_with("<!--") {
                (4, "-->")
            } else {
                (1, ">")
            };
            let end =
                rest[begin..].find(end).ok_or_else(|| wrong(line, "a \"<\" has no end"))? + begin;
            found = &rest[..end + if begin == 1 { 1 } else { 3 }];
            let inside = &rest[begin..end];
            let name = inside.split_ascii_whitespace().next().unwrap_or_default();
            if is_data {
                card += inside;
            } else if let Some(name) = name.strip_prefix('/') {
                match open.pop() {
                    Some((element, _)) if element == name => {}
                    Some((element, begun)) => {
                        return Err(wrong(
                            line,
                            &format!("<{element}> of line {begun} is not closed here"),
                        ));
                    }
                    None => return Err(wrong(line, "nothing is open here that could be closed")),
                }
                if name == "card" {
                    add(&mut list, &mut listed, &card);
                }
            } else if begin == 1 && !name.starts_with(['?', '!']) {
                let name = name.trim_end_matches('/');
                if open.is_empty() && name != "deck" {
                    return Err(wrong(line, "a deck of OCTGN begins with <deck>"));
                }
                while listed < line {
                    add(&mut list, &mut listed, "");
                }
                if name == "section" {
                    let section = attribute(inside, "name");
                    // The kinds of the cards decide in sections with names of other plugins.
                    add(
                        &mut list,
                        &mut listed,
                        if heading(&section).is_some() { &section } else { "Deck" },
                    );
                }
                card = attribute(inside, "qty");
                card.push(' ');
                if !inside.ends_with('/') {
                    open.push((name, line));
                } else if name == "card" {
                    // A card without a name, which the reader of the list reports.
                    add(&mut list, &mut listed, inside);
                }
            }
        } else {
            card += &unescaped(found);
        }
        line += found.bytes().filter(|byte| *byte == b'\n').count();
        rest = &rest[found.len()..];
    }
    match open.last() {
        Some((element, begun)) => Err(wrong(*begun, &format!("<{element}> is not closed"))),
        None => Ok(list),
    }
}

fn wrong(line: usize, what: &str) -> Error {
    Error::new("bad-input", format!("this is no deck of OCTGN: {what}")).at(format!("line {line}"))
}

/// Adds a line to the list.
fn add(list: &mut String, listed: &mut usize, text: &str) {
    for word in text.split_ascii_whitespace() {
        *list += word;
        list.push(' ');
    }
    list.truncate(list.trim_end_matches(' ').len());
    list.push('\n');
    *listed += 1;
}

/// Returns the value of an attribute; empty without it.
fn attribute(tag: &str, name: &str) -> String {
    let mut rest = tag;
    while let Some((key, value)) = rest.split_once('=') {
        let value = value.trim_ascii_start();
        let quote = if value.starts_with('\'') { '\'' } else { '"' };
        let (value, after) =
            value.get(1..).and_then(|value| value.split_once(quote)).unwrap_or_default();
        if key.split_ascii_whitespace().next_back() == Some(name) {
            return unescaped(value);
        }
        rest = after;
    }
    String::new()
}

/// Returns a text with its entities replaced. Unknown ones stay.
fn unescaped(text: &str) -> String {
    let mut parts = text.split('&');
    let mut whole = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (entity, after) = part.split_once(';').unwrap_or_default();
        let code = match entity {
            "amp" => Some('&'),
            "lt" => Some('<'),
            "gt" => Some('>'),
            "quot" => Some('"'),
            "apos" => Some('\''),
            _ => entity.strip_prefix('#').and_then(|number| {
                let (digits, radix) =
                    number.strip_prefix('x').map_or((number, 10), |digits| (digits, 16));
                char::from_u32(u32::from_str_radix(digits, radix).ok()?)
            }),
        };
        whole.push(code.unwrap_or('&'));
        whole += if code.is_some() { after } else { part };
    }
    whole
}
