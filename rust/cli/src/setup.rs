//! Setup of a game: arguments that several commands share.

use crate::{game::GameName, packs::PackArguments};

/// The game, its players, and what it is played with.
#[derive(clap::Args)]
pub struct SetupArguments {
    /// The two decks: files, names of built-in decks (autobot-starter, soundwave, ...), or "random" for another random legal
    /// deck in each game; a single deck plays against itself
    #[arg(long = "deck", value_name = "DECK")]
    pub decks: Vec<String>,
    /// Unmatched: ids of the heroes in turn order (medusa, sinbad, ...)
    #[arg(long = "hero", value_name = "HERO")]
    pub heroes: Vec<String>,
    /// Unmatched: two teams, of the players with odd and with even numbers
    #[arg(long)]
    pub teams: bool,
    /// Unmatched: id of the battlefield
    #[arg(long, default_value = "marmoreal")]
    pub board: String,
    /// Deck-Building Game: ids of the characters in turn order (x-vanguard, ...); by default two of the training set
    #[arg(long = "character", value_name = "CHARACTER")]
    pub characters: Vec<String>,
    /// Deck-Building Game: competitive, co-op, solo, tvt or 1vm
    #[arg(long)]
    pub mode: Option<String>,
    /// Deck-Building Game: id of a set whose cards are used; repeat for several; by default training and
    /// those of packs
    #[arg(long = "set", value_name = "SET")]
    pub sets: Vec<String>,
    /// Deck-Building Game: the set from which a part comes (main, bosses, ruins, encounters, damage, basics or starters), for
    /// example starters=my-box
    #[arg(long = "part", value_name = "PART=SET")]
    pub parts: Vec<String>,
    /// Deck-Building Game: an option of the open points, for example search=both
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Edition of the rulings: core or updated
    #[arg(long, default_value = "core")]
    pub rulings: String,
    /// Allow cards that are not fully implemented
    #[arg(long)]
    pub allow_unimplemented: bool,
    #[command(flatten)]
    pub packs: PackArguments,
    /// Game to play
    #[arg(long, value_enum, default_value_t)]
    pub game: GameName,
}
