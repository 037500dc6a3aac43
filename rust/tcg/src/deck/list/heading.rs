//! Headings, titles and remarks of a deck list.

use super::line::{is_among, is_letter};

/// The section that the cards of a line belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// No heading yet: the kind of card decides.
    Any,
    Characters,
    Stratagems,
    Deck,
    Sideboard,
    Under,
    Outside,
}

/// The meaning of a line of words that lists use around their cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// A line that says nothing about cards: `Total: 40`, `Count,Name,Set`, `Author`.
    Remark,
    /// Text for people follows.
    Notes,
    /// A part of the battle cards, also of those in a sideboard: `Weapons`, `Orange`.
    Part,
    Section(Section),
    /// The name of the deck follows.
    Title,
}

/// Words of headings, with their meanings; of several words of a heading, the last meaning here counts. No name of a card consists
/// of these words alone, which a test checks.
const WORDS: [(&str, Heading); 10] = [
    (
        "total stars star count qty quantity number no amount copies card cards cardname set rarity type code id author by player \
         pilot creator format event date place record source url http https the game and of starting list pips icons in legend",
        Heading::Remark,
    ),
    (
        "action actions secret upgrade upgrades weapon weapons armor armors armour utility utilities orange blue white green black",
        Heading::Part,
    ),
    ("deck main maindeck decklist battle battlecards battledeck", Heading::Section(Section::Deck)),
    ("character characters team startingteam bots", Heading::Section(Section::Characters)),
    ("stratagem stratagems", Heading::Section(Section::Stratagems)),
    ("side sideboard", Heading::Section(Section::Sideboard)),
    ("under", Heading::Section(Section::Under)),
    ("outside outsidethegame", Heading::Section(Section::Outside)),
    ("note notes description comment comments strategy", Heading::Notes),
    ("name title", Heading::Title),
];

/// Returns the meaning of a plain line if all its words are those of headings: `Characters`, `Upgrades - Weapons (13)`,
/// `**Deck:** 40`.
pub fn heading(line: &str) -> Option<Heading> {
    // The text in brackets behind a heading is about its cards: "Characters (25 stars, 4 bots)".
    let begin = line.bytes().position(is_letter)?;
    let end = line[begin..].find(['(', '[', '{']).map_or(line.len(), |at| begin + at);
    let mut meaning = None;
    for word in
        line.as_bytes()[..end].split(|byte| !is_letter(*byte)).filter(|word| !word.is_empty())
    {
        let word = std::str::from_utf8(word).unwrap_or_default();
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            continue;
        }
        meaning = meaning.max(Some(WORDS.iter().position(|(words, _)| is_among(words, word))?));
    }
    meaning.map(|found| WORDS[found].1)
}

/// Splits a heading from what follows its colon in the same line: `Stratagem: All-Out`, `Deck name: Fast Cars`.
pub fn heading_before_colon(line: &str) -> Option<(Heading, &str)> {
    let (before, after) = line.split_once(':')?;
    Some((heading(before)?, after.trim()))
}
