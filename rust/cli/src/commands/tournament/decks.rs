//! Deck lists: registration and deck checks.

use super::file::Kept;
use crate::{
    decks::{DeckRuleArguments, read_deck},
    failure::{Done, Failure},
    output::{print, table},
};
use altmode_tcg::{
    cards::builtin,
    deck::{Deck, DeckFormat, Entry, judge_deck, resolve_card},
};
use altmode_tournament::{
    deck::{DeckCard, DeckList, Section, SideList, differences},
    event::Event,
    options,
};

/// Register a player's deck list
#[derive(clap::Args)]
pub struct Register {
    /// Tournament file
    file: String,
    /// Name or id of the player
    player: String,
    /// Deck file; - for standard input
    #[arg(value_name = "DECKFILE")]
    deck: String,
    #[command(flatten)]
    settled: DeckRuleArguments,
    /// Accept the list even if it is not legal
    #[arg(long)]
    anyway: bool,
    /// Reason why a judge corrects an accepted list (Tournament Rules 2.7)
    #[arg(long)]
    reason: Option<String>,
}

impl Register {
    pub fn run(self) -> Done {
        let mut kept = Kept::open(&self.file)?;
        let player = kept.player(&self.player)?;
        let deck = read_deck(&self.deck)?;
        let rules = self.settled.rules(format(kept.tournament.state().options.format))?;
        let problems = judge_deck(builtin(), &deck, &rules)?;
        let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
        if !lines.is_empty() {
            print(&lines.join("\n"))?;
            if !self.anyway {
                return Ok(false);
            }
        }
        kept.enter(Event::RegisterDeck { player, deck: list(&deck)?, reason: self.reason })
    }
}

/// Compare a player's deck with the registered list
#[derive(clap::Args)]
pub struct Check {
    /// Tournament file
    file: String,
    /// Name or id of the player
    player: String,
    /// File with the deck as found; - for standard input
    #[arg(value_name = "DECKFILE")]
    deck: String,
    /// Compare deck and sideboard together, because the player may have swapped cards since the match began
    #[arg(long)]
    sideboarded: bool,
    /// Duration of the check in seconds; the match gets this time plus three minutes
    #[arg(long, default_value_t = 0)]
    seconds: u32,
}

impl Check {
    pub fn run(self) -> Done {
        let mut kept = Kept::open(&self.file)?;
        let player = kept.player(&self.player)?;
        let found = list(&read_deck(&self.deck)?)?;
        let registered = kept
            .tournament
            .state()
            .players
            .iter()
            .find(|one| one.id == player)
            .and_then(|one| one.deck().cloned());
        let different = registered
            .map(|registered| differences(&registered, &found, self.sideboarded))
            .unwrap_or_default();
        kept.enter(Event::DeckCheck {
            player,
            found,
            sideboarded: self.sideboarded,
            seconds: self.seconds,
            differences: None,
        })?;
        let line = |one: &altmode_tournament::deck::DeckDifference| {
            let (place, counts) = (
                place(one.section).to_string(),
                [one.registered, one.found].map(|count| count.to_string()),
            );
            [vec![place, one.card.clone()], counts.to_vec()].concat()
        };
        let heads = ["", "card", "on the list", "in the deck"].map(str::to_string).to_vec();
        let rows: Vec<Vec<String>> =
            std::iter::once(heads).chain(different.iter().map(line)).collect();
        print(
            if different.is_empty() {
                "the deck is as it is on the list".to_string()
            } else {
                table(&rows)
            }
            .trim_end(),
        )?;
        Ok(different.is_empty())
    }
}

fn place(section: Section) -> &'static str {
    match section {
        Section::Characters => "characters",
        Section::Stratagems => "stratagems",
        Section::Battle => "deck",
        Section::SideboardCharacters | Section::SideboardStratagems | Section::SideboardBattle => {
            "sideboard"
        }
        Section::Under => "under",
        Section::Outside => "outside",
    }
}

/// Returns the deck format of a tournament's format.
fn format(format: options::Format) -> DeckFormat {
    match format {
        options::Format::Constructed => DeckFormat::Constructed,
        options::Format::Sealed => DeckFormat::Sealed,
        options::Format::Draft => DeckFormat::Draft,
        options::Format::Turbo => DeckFormat::Turbo,
    }
}

/// Returns a deck with full card names, so that reprints of one card compare equal.
fn list(deck: &Deck) -> Result<DeckList, Failure> {
    let name = |card: &String| -> Result<String, Failure> {
        let catalogue = builtin();
        Ok(catalogue.card(resolve_card(catalogue, card)?).full_name.to_string())
    };
    let names = |cards: &[String]| cards.iter().map(name).collect::<Result<Vec<_>, _>>();
    let entry = |entry: &Entry| Ok(DeckCard { card: name(&entry.card)?, count: entry.count });
    let entries =
        |entries: &[Entry]| entries.iter().map(entry).collect::<Result<Vec<_>, Failure>>();
    let side = deck.sideboard.as_ref().map(|side| -> Result<SideList, Failure> {
        Ok(SideList {
            characters: names(&side.characters)?,
            stratagems: names(&side.stratagems)?,
            battle: entries(&side.battle)?,
        })
    });
    Ok(DeckList {
        characters: names(&deck.characters)?,
        stratagems: names(&deck.stratagems)?,
        battle: entries(&deck.battle)?,
        sideboard: side.transpose()?,
        under: names(&deck.under)?,
        outside: names(&deck.outside)?,
    })
}
