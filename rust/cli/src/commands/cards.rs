//! `altmode cards`

use super::{Done, Game};
use crate::{
    failure::Failure,
    output::{print, print_json, table},
};
use altmode_tcg::{card_json, card_json::Card, cards::builtin, search::search};
use clap::ValueEnum;

/// Search for cards
///
/// A query is a list of terms that must all match. A term is free text, or a filter such as trait:plane type:weapon
/// faction:autobot icon:orange set:w1 rarity:rare keyword:stealth mode:alt2 name:"..." id:w1-061 implemented:yes banned:no
/// reprint:no, or a comparison of a number: stars<=6 health>10 attack>=5 defense=2 bold>=1 tough pierce focus safeguard icons
/// orange blue white green black. A comma means "any of" (set:w1,w2), a leading hyphen means "not" (-trait:car). A single
/// match is shown in full. Cards of the other games have other filters and numbers, which the error for an unknown one lists.
#[derive(clap::Args)]
pub struct Cards {
    /// Search terms; without any, all cards are listed
    #[arg(allow_hyphen_values = true, value_name = "QUERY")]
    query: Vec<String>,
    /// Print the cards as JSON
    #[arg(long)]
    json: bool,
    /// Print the number of fully implemented cards in each set
    #[arg(long, conflicts_with = "query")]
    coverage: bool,
    /// Game whose cards to search
    #[arg(long, value_enum, default_value_t)]
    game: Game,
}

impl Cards {
    pub fn run(mut self) -> Done {
        self.read_options()?;
        match self.game {
            Game::Unmatched => return super::unmatched::cards(&self.query, self.json, self.coverage),
            Game::Deckbuilder => return super::deckbuilder::cards(&self.query, self.json, self.coverage),
            Game::Tcg => {}
        }
        if self.coverage {
            return self.coverage();
        }
        let cards = search(builtin(), &joined(&self.query))?;
        if self.json {
            print_json(&cards)?;
        } else if let [card] = &cards[..] {
            print(&full(card))?;
        } else {
            let mut rows: Vec<Vec<String>> = cards.iter().map(row).collect();
            rows.push(vec![format!("{} cards", cards.len())]);
            print(&table(&rows))?;
        }
        Ok(!cards.is_empty())
    }

    /// Reads the options after search terms. Terms may start with one hyphen ("not"), so the parser of arguments takes every word
    /// after the first term for a term.
    fn read_options(&mut self) -> Result<(), Failure> {
        let mut words = std::mem::take(&mut self.query).into_iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--json" => self.json = true,
                "--game" => self.game = game(words.next().as_deref())?,
                option if option.starts_with("--game=") => self.game = game(option.split('=').nth(1))?,
                option if option.starts_with("--") => {
                    return Err(Failure::new(format!("there is no option {option} after search terms; see altmode cards --help")));
                }
                _ => self.query.push(word),
            }
        }
        Ok(())
    }

    fn coverage(&self) -> Done {
        let lines = card_json::coverage(builtin());
        if self.json {
            print_json(&lines)?;
        } else {
            let heading = ["set", "cards", "implemented", ""].map(String::from).to_vec();
            let rows = lines.iter().map(|line| {
                vec![
                    line.set.to_string(),
                    format!("{:>5}", line.cards),
                    format!("{:>11}", line.implemented),
                    format!("{:>3} %", line.percent),
                ]
            });
            print(&table(&std::iter::once(heading).chain(rows).collect::<Vec<_>>()))?;
        }
        Ok(true)
    }
}

/// Returns the game with a name.
fn game(name: Option<&str>) -> Result<Game, Failure> {
    let named = name.and_then(|name| Game::from_str(name, false).ok());
    named.ok_or_else(|| Failure::new("--game needs tcg, unmatched or deckbuilder"))
}

/// Joins the terms into one query. The shell has removed the quotes, so terms with spaces are quoted again.
pub fn joined(words: &[String]) -> String {
    if let [query] = words {
        return query.clone();
    }
    let quoted = words.iter().map(|word| if word.contains(' ') && !word.contains('"') { format!("\"{word}\"") } else { word.clone() });
    quoted.collect::<Vec<_>>().join(" ")
}

fn row(card: &Card) -> Vec<String> {
    let kind = card.subtype.or(card.kind_of_play).unwrap_or(card.kind);
    let mark = if card.implemented { "" } else { "not implemented" };
    vec![card.id.to_string(), card.full_name.to_string(), kind.to_string(), format!("{:>2} stars", card.stars), mark.to_string()]
}

/// Formats a card in full.
fn full(card: &Card) -> String {
    let mut lines = vec![format!("{} ({})", card.full_name, card.id)];
    let kind = card.subtype.or(card.kind_of_play).unwrap_or(card.kind);
    let mut facts = vec![kind.to_string(), card.faction.clone(), format!("{} stars", card.stars)];
    facts.extend(card.health.map(|health| format!("{health} health")));
    facts.extend((!card.icons.is_empty()).then(|| card.icons.iter().map(|icon| icon.name()).collect::<Vec<_>>().join(" ")));
    if let (Some(attack), Some(defense)) = (card.attack_mod, card.defense_mod) {
        facts.push(format!("{attack:+} attack, {defense:+} defense"));
    }
    facts.extend(card.rarity.clone());
    facts.extend(card.banned.then(|| "banned".to_string()));
    facts.extend(card.reprint_of.map(|id| format!("reprint of {id}")));
    lines.push(facts.join(", "));
    for mode in &card.modes {
        lines.push(String::new());
        let stats = match mode.bonus {
            Some([attack, defense, health]) => format!("{attack:+} attack, {defense:+} defense, {health:+} health"),
            None => format!("{} attack, {} defense", mode.attack, mode.defense),
        };
        let traits = if mode.traits.is_empty() { String::new() } else { format!("; {}", mode.traits.join(", ")) };
        lines.push(format!("{} mode: {stats}{traits}", mode.name()));
        lines.extend((!mode.text.is_empty()).then(|| mode.text.clone()));
    }
    for side in &card.upgrade_sides {
        lines.push(String::new());
        lines.push(format!("as an Upgrade: {}, {}, {:+} attack, {:+} defense", side.name, side.subtype, side.attack_mod, side.defense_mod));
        lines.extend((!side.text.is_empty()).then(|| side.text.clone()));
    }
    if card.modes.is_empty() && !card.text.is_empty() {
        lines.push(String::new());
        lines.push(card.text.clone());
    }
    if !card.implemented {
        lines.push(String::new());
        lines.push("not implemented: the engine does not play this card in full yet".to_string());
    }
    lines.join("\n")
}
