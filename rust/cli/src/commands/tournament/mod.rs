//! `altmode tournament`

mod bench;
mod decks;
mod file;
mod show;

use crate::{
    failure::{Done, Failure},
    output::print,
};
use altmode_json::{Value, json};
use altmode_tournament::{advice, event::Event, tournament::CutOptions};
use file::Kept;

/// Run a tournament that is stored in a file
///
/// The file is a JSON log of all events. Several devices can each have a copy and merge them.
#[derive(clap::Args)]
pub struct Tournament {
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand)]
enum Action {
    /// Create a tournament
    New {
        /// File to create; it must not exist
        file: String,
        /// Name of the tournament
        #[arg(long, default_value = "Tournament")]
        name: String,
        /// Seed: 1 to 32 hexadecimal digits; random by default
        #[arg(long)]
        seed: Option<String>,
        /// Format: constructed, sealed, draft or turbo
        #[arg(long, default_value = "constructed")]
        format: String,
        /// Number of Swiss rounds; the recommended number by default
        #[arg(long)]
        rounds: Option<u32>,
        /// Number of players in the playoff after the Swiss rounds: 2, 4, 8 or another number
        #[arg(long, default_value_t = 0)]
        playoff: u32,
        /// Outcome of an unfinished match: draw or tiebreak
        #[arg(long, default_value = "draw")]
        unfinished: String,
    },
    /// Add players
    Add {
        /// Tournament file
        file: String,
        /// Names of the players
        #[arg(required = true)]
        names: Vec<String>,
    },
    /// Add the players of a list: comma-separated values, or one name per line
    AddList {
        /// Tournament file
        file: String,
        /// File with the list; - for standard input
        list: String,
    },
    /// Drop a player
    Drop {
        /// Tournament file
        file: String,
        /// Name or id of the player
        player: String,
    },
    Deck(decks::Register),
    DeckCheck(decks::Check),
    /// Pair the next round
    Pair {
        /// Tournament file
        file: String,
    },
    /// Enter a result
    Result {
        /// Tournament file
        file: String,
        /// Table number
        table: u32,
        /// Games won by each player, then drawn games if any: 2-1 or 1-1-1
        games: String,
        /// Round of the result; the current round by default
        #[arg(long)]
        round: Option<u32>,
    },
    /// Cut to the playoff
    Cut {
        /// Tournament file
        file: String,
        /// Number of players; the announced number by default
        size: Option<u32>,
    },
    /// Enter any event as JSON: '{ "type": "clockStart", "at": 0 }'
    Event {
        /// Tournament file
        file: String,
        /// The event
        event: String,
    },
    /// Undo the last entry
    Undo {
        /// Tournament file
        file: String,
    },
    /// Merge the entries of another device
    Merge {
        /// Tournament file
        file: String,
        /// File of the other device
        other: String,
    },
    Show(show::Show),
    Pairings(show::Pairings),
    Standings(show::Standings),
    Placing(show::Places),
    /// Print the recommended number of Swiss rounds
    Rounds {
        /// Number of players
        players: u32,
    },
    Bench(bench::Bench),
}

impl Tournament {
    pub fn run(self) -> Done {
        match self.action {
            Action::New { file, name, seed, format, rounds, playoff, unfinished } => {
                let seed = seed.map_or_else(crate::seed::fresh_seed, Ok)?;
                let mut options = json!({ "name": name, "seed": seed, "format": format, "playoff": playoff, "unfinished": unfinished });
                if let Some(rounds) = rounds {
                    options["rounds"] = json!(rounds);
                }
                Kept::create(&file, options)?;
                print(&format!("{file}: a tournament with the seed {seed}"))?;
                Ok(true)
            }
            Action::Add { file, names } => {
                let mut kept = Kept::open(&file)?;
                for name in names {
                    let entered = kept
                        .tournament
                        .apply(Event::AddPlayer { name: name.clone(), id: None }, file::now())?;
                    file::warn(&entered.warnings);
                }
                kept.write()?;
                print(&format!("{} players", kept.tournament.state().active().count()))?;
                Ok(true)
            }
            Action::AddList { file, list } => {
                let mut kept = Kept::open(&file)?;
                let entered =
                    kept.tournament.enter_list(&crate::files::read_text(&list)?, file::now())?;
                file::warn(&entered.warnings);
                kept.write()?;
                print(&format!("{} players", kept.tournament.state().active().count()))?;
                Ok(true)
            }
            Action::Drop { file, player } => {
                let mut kept = Kept::open(&file)?;
                let player = kept.player(&player)?;
                kept.enter(Event::Drop { player })
            }
            Action::Deck(command) => command.run(),
            Action::DeckCheck(command) => command.run(),
            Action::Pair { file } => {
                let mut kept = Kept::open(&file)?;
                let applied = kept.tournament.pair(file::now())?;
                file::warn(&applied.warnings);
                kept.write()?;
                print(&show::pairings_text(kept.tournament.state(), None)?)?;
                Ok(true)
            }
            Action::Result { file, table, games, round } => {
                let mut kept = Kept::open(&file)?;
                kept.enter(result(table, &games, round)?)
            }
            Action::Cut { file, size } => {
                let mut kept = Kept::open(&file)?;
                let applied =
                    kept.tournament.cut(CutOptions { size, bracket: None }, file::now())?;
                file::warn(&applied.warnings);
                kept.write()?;
                Ok(true)
            }
            Action::Event { file, event } => {
                let mut kept = Kept::open(&file)?;
                let value: Value = altmode_json::from_str(&event)
                    .map_err(|error| Failure::new(format!("the event is not JSON: {error}")))?;
                kept.enter(Event::from_json(&value)?)
            }
            Action::Undo { file } => {
                let mut kept = Kept::open(&file)?;
                let undone = kept.tournament.undo(file::now())?;
                kept.write()?;
                print(if undone {
                    "the last entry was taken back"
                } else {
                    "there is nothing to take back"
                })?;
                Ok(undone)
            }
            Action::Merge { file, other } => {
                let mut kept = Kept::open(&file)?;
                let merged = kept.tournament.merge(file::saved(&other)?)?;
                kept.write()?;
                for conflict in &merged.conflicts {
                    eprintln!(
                        "altmode: round {}, table {}: {:?} here, {:?} there; check which of them counts",
                        conflict.round, conflict.table, conflict.here, conflict.there
                    );
                }
                for rejected in &merged.rejected {
                    eprintln!(
                        "altmode: entry {} of {} does not fit: {}",
                        rejected.number, rejected.device, rejected.error.message
                    );
                }
                print(&format!("{} entries taken in", merged.added))?;
                Ok(merged.conflicts.is_empty() && merged.rejected.is_empty())
            }
            Action::Show(command) => command.run(),
            Action::Pairings(command) => command.run(),
            Action::Standings(command) => command.run(),
            Action::Placing(command) => command.run(),
            Action::Rounds { players } => {
                print(&advice::recommended_rounds(players)?.to_string())?;
                Ok(true)
            }
            Action::Bench(command) => command.run(),
        }
    }
}

/// Parses `2-1` or `1-1-1` as the result of a table.
fn result(table: u32, games: &str, round: Option<u32>) -> Result<Event, Failure> {
    let numbers: Vec<i32> = games
        .split('-')
        .map(|number| number.trim().parse().ok())
        .collect::<Option<_>>()
        .unwrap_or_default();
    let (one, other, draws) = match numbers[..] {
        [one, other] => (one, other, 0),
        [one, other, draws] => (one, other, draws),
        _ => {
            return Err(Failure::new(format!(
                "games are written as 2-1, or 1-1-1 with drawn ones, not \"{games}\""
            )));
        }
    };
    let mut event =
        json!({ "type": "result", "table": table, "games": [one, other], "draws": draws });
    if let Some(round) = round {
        event["round"] = json!(round);
    }
    Ok(Event::from_json(&event)?)
}
