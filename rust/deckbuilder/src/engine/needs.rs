//! The cards that a game needs, and those that a set lacks for a game of its own.

use crate::{
    cards::catalogue::{Part, files},
    model::{
        start::Setup,
        state::{MOST_BASICS, MOST_CARDS, MOST_DAMAGE, MOST_ENCOUNTERS, MOST_RUINS, MOST_SEATS},
    },
};
use altmode_core::{Error, Result};
use altmode_deckbuilder_language::{
    CardFile, CardSheet, CardType, CharacterSheet, Faction, Fillable, fillable,
};
use serde::Serialize;

/// Number of cards in the starting deck of a player.
pub const STARTERS: usize = 10;
/// Number of cards in the fourth stack of the main deck.
pub const LAST_STACK: usize = 5;

/// Returns the rows and columns of the Matrix for a number of players (Notes).
pub const fn size(seats: usize) -> (u8, u8) {
    match seats {
        0..=2 => (3, 4),
        3..=4 => (4, 4),
        _ => (4, 5),
    }
}

/// Returns the number of cards in each of the first three stacks for a number of players (Notes).
pub const fn stack(seats: usize) -> usize {
    5 + 2 * seats
}

/// Returns the number of cards in the Matrix and in the stacks of the main deck for a number of players, without Bosses.
pub const fn main_deck(seats: usize) -> usize {
    let (rows, columns) = size(seats);
    (rows * columns) as usize + 3 * stack(seats) + LAST_STACK
}

/// The factions, in the order of the counts of [`Stock`].
const FACTIONS: [Faction; 2] = [Faction::Autobot, Faction::Decepticon];

/// Numbers of the cards from which a game is set up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stock {
    /// Cards of each part, in the order of [`Part::ALL`].
    parts: [usize; Part::ALL.len()],
    /// Starters of a player of each faction.
    starters: [usize; 2],
    /// Bosses of each faction and Level.
    bosses: [[usize; 3]; 2],
}

/// A reason why a game cannot be set up.
pub struct Lack {
    code: &'static str,
    part: Part,
    message: String,
}

impl Stock {
    /// Adds copies of a card.
    pub fn add(&mut self, sheet: &CardSheet, copies: usize) {
        let part = Part::of(sheet);
        self.parts[part as usize] += copies;
        for (at, faction) in FACTIONS.into_iter().enumerate() {
            if part == Part::Starters && sheet.faction.is_none_or(|own| own == faction) {
                self.starters[at] += copies;
            }
            let level = usize::from(sheet.level.unwrap_or(0)).wrapping_sub(1);
            if part == Part::Bosses
                && sheet.faction == Some(faction)
                && let Some(bosses) = self.bosses[at].get_mut(level)
            {
                *bosses += copies;
            }
        }
    }

    fn of(&self, part: Part) -> usize {
        self.parts[part as usize]
    }

    /// Returns all reasons why a number of players of these factions cannot play with these cards. A `waived` part may be empty.
    pub fn lacks(
        &self,
        seats: usize,
        players: &[Faction],
        waived: impl Fn(Part) -> bool,
    ) -> Vec<Lack> {
        let mut lacks = Vec::new();
        let mut lack = |code, part, message: String| lacks.push(Lack { code, part, message });
        let (needed, main) = (main_deck(seats), self.of(Part::Main));
        if main < needed {
            let whose =
                if seats == 1 { "1 player".to_string() } else { format!("{seats} players") };
            let message = format!(
                "the main deck of a game for {whose} has {needed} cards, and there are {main}"
            );
            lack("too-few-cards", Part::Main, message);
        }
        for (at, faction) in FACTIONS.into_iter().enumerate() {
            let starters = self.starters[at];
            if players.contains(&faction) && starters != STARTERS {
                let message = format!(
                    "each {faction} player begins with exactly {STARTERS} Starters: those of the faction, and those without one; there are {starters}"
                );
                lack("wrong-number", Part::Starters, message);
            }
            let levels = ["I", "II", "III"].into_iter().zip(self.bosses[at]);
            let levels: Vec<&str> =
                levels.filter(|(_, bosses)| *bosses == 0).map(|(level, _)| level).collect();
            if players.contains(&faction.other()) && !levels.is_empty() {
                lack(
                    "too-few-cards",
                    Part::Bosses,
                    format!("there is no {faction} Boss of Level {}", levels.join(", ")),
                );
            }
        }
        for (part, cards) in [
            (Part::Encounters, "Encounters, which Ambushes and confrontations draw"),
            (Part::Damage, "Damage cards, which players gain"),
            (Part::Basics, "Basics, which are sold beside the Matrix"),
        ] {
            if self.of(part) == 0 && !waived(part) {
                let message = format!(
                    "there are no {cards}; an empty list as \"deck.{}\" plays without them",
                    part.name()
                );
                lack("too-few-cards", part, message);
            }
        }
        let room = [
            (Part::Ruins, MOST_RUINS),
            (Part::Encounters, MOST_ENCOUNTERS),
            (Part::Damage, MOST_DAMAGE),
            (Part::Basics, MOST_BASICS),
        ];
        for (part, most) in room {
            let has = self.of(part);
            if has > most {
                lack(
                    "too-many-cards",
                    part,
                    format!("at most {most} {} are possible, and there are {has}", part.name()),
                );
            }
        }
        let beside = [Part::Bosses, Part::Ruins, Part::Encounters, Part::Damage, Part::Basics]
            .map(|part| self.of(part));
        let all = beside.iter().sum::<usize>() + seats * STARTERS + needed;
        if all > MOST_CARDS {
            lack(
                "too-many-cards",
                Part::Bosses,
                format!("a game has at most {MOST_CARDS} cards, and these are {all}"),
            );
        }
        lacks
    }
}

/// Returns an error that names all reasons why a game cannot be set up.
pub fn check(stock: &Stock, setup: &Setup, players: &[Faction]) -> Result<()> {
    let waived = |part: Part| {
        setup.parts.iter().any(|(name, cards)| name == part.name() && cards.is_empty())
    };
    let lacks = stock.lacks(setup.characters.len(), players, waived);
    let Some(first) = lacks.first() else { return Ok(()) };
    let message =
        lacks.iter().map(|lack| lack.message.as_str()).collect::<Vec<_>>().join(". Also, ");
    Err(Error::new(first.code, message).at(format!("deck.{}", first.part.name())))
}

/// The numbers of players that can play with the cards of one pack alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standalone {
    /// The most players of such a game; 0 if the pack alone is not enough for any.
    pub players: u8,
    /// One sentence for everything that a game for one player lacks. Empty if there is such a game.
    pub missing: Vec<String>,
}

/// Returns the numbers of players that can play with the cards of a pack alone, with the default options.
pub fn standalone(pack: &CardFile) -> Standalone {
    let cards: Vec<&CardSheet> = own(pack);
    let mut stock = Stock::default();
    // Starters of a Combiner replace usual ones, and Schemes stay in the box by default.
    for sheet in cards
        .iter()
        .filter(|sheet| sheet.starter.is_none() && !sheet.types.contains(&CardType::Scheme))
    {
        stock.add(sheet, sheet.copies.into());
    }
    let unknown = cards.iter().filter(|sheet| !sheet.unknown.is_empty());
    let mut missing: Vec<String> =
        unknown.map(|sheet| format!("\"{}\" has unknown facts", sheet.name)).collect();
    let characters: Vec<&CharacterSheet> = own(pack);
    let of = |faction: Faction| {
        characters
            .iter()
            .filter(|sheet| sheet.faction == faction && sheet.unknown.is_empty())
            .count()
    };
    let lacks = |faction: Faction, seats: usize| stock.lacks(seats, &[faction], |_| false);
    let [one, other] = FACTIONS.map(|faction| (of(faction) == 0, lacks(faction, 1).len()));
    let faction = FACTIONS[usize::from(other < one)];
    if of(faction) == 0 {
        missing.push("there is no character".into());
    }
    missing.extend(lacks(faction, 1).into_iter().map(|lack| lack.message));
    let players = (1..=of(faction).min(MOST_SEATS))
        .take_while(|&seats| lacks(faction, seats).is_empty())
        .last();
    Standalone { players: if missing.is_empty() { players.unwrap_or(0) as u8 } else { 0 }, missing }
}

/// Returns the cards or the characters of a pack that complete no built-in ones, which belong to the set of those.
fn own<S: Fillable>(pack: &CardFile) -> Vec<&S> {
    let builtin: Vec<&CardFile> = files().iter().collect();
    S::of(pack).iter().filter(|sheet| fillable(*sheet, &builtin).is_none()).collect()
}
