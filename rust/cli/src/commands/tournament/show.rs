//! Prints a tournament for people and for other programs.

use super::file::Kept;
use crate::{
    failure::{Done, Failure},
    output::{print, print_json, table},
};
use altmode_tournament::{
    export::{
        pairings_csv, pairings_html, placing_csv, placing_html, slips_html, standings_csv,
        standings_html,
    },
    open::TournamentStage,
    placing::{Placing, placing},
    standings::Standing,
    state::State,
    view::view,
    viewer::Viewer,
};

/// Show the state of the tournament
#[derive(clap::Args)]
pub struct Show {
    /// Tournament file
    file: String,
    /// Print everything as JSON
    #[arg(long)]
    json: bool,
    /// Print only public information as JSON: no penalties, no deck checks, no seed
    #[arg(long, conflicts_with = "json")]
    public: bool,
}

impl Show {
    pub fn run(self) -> Done {
        let kept = Kept::open(&self.file)?;
        let viewer = if self.public { Viewer::Public } else { Viewer::Official };
        let view = view(&kept.tournament, &viewer)?;
        if self.json || self.public {
            print_json(&view)?;
            return Ok(true);
        }
        let stage = match view.stage {
            TournamentStage::Entering => "players enter",
            TournamentStage::Playing => "a round is played",
            TournamentStage::BetweenRounds => "the next round can be paired",
            TournamentStage::SwissOver => "the Swiss rounds are over",
            TournamentStage::Over => "all is over",
        };
        let state = kept.tournament.state();
        let rounds = view
            .swiss_rounds
            .map_or_else(|| "not settled".to_string(), |rounds| rounds.to_string());
        let mut lines = vec![
            format!("{}: {stage}", view.options.name),
            format!(
                "players: {} ({} there), Swiss rounds: {rounds}",
                view.players.len(),
                state.active().count()
            ),
        ];
        let name =
            |id: &str| state.place(id, "").map_or("", |place| state.players[place].name.as_str());
        if let Some(champion) = &view.champion {
            lines.push(format!("winner: {}", name(champion)));
        }
        lines.extend(view.rejected.iter().map(|entry| {
            format!("does not fit: {} {}: {}", entry.device, entry.number, entry.error.message)
        }));
        print(&lines.join("\n"))?;
        if !state.rounds.is_empty() {
            print(&pairings_text(state, None)?)?;
        }
        Ok(true)
    }
}

/// Print the pairings of a round
#[derive(clap::Args)]
pub struct Pairings {
    /// Tournament file
    file: String,
    /// Round; the current one by default
    #[arg(long)]
    round: Option<u32>,
    /// Print comma-separated values
    #[arg(long, group = "shape")]
    csv: bool,
    /// Print an HTML page
    #[arg(long, group = "shape")]
    html: bool,
    /// Print result slips
    #[arg(long, group = "shape")]
    slips: bool,
}

impl Pairings {
    pub fn run(self) -> Done {
        let kept = Kept::open(&self.file)?;
        let state = kept.tournament.state();
        let text = match (self.csv, self.html, self.slips) {
            (true, _, _) => pairings_csv(state, self.round)?,
            (_, true, _) => pairings_html(state, self.round)?,
            (_, _, true) => slips_html(state, self.round)?,
            _ => pairings_text(state, self.round)?,
        };
        print(text.trim_end())?;
        Ok(true)
    }
}

/// Print the standings
#[derive(clap::Args)]
pub struct Standings {
    /// Tournament file
    file: String,
    /// Standings after this number of rounds; all rounds by default
    #[arg(long)]
    round: Option<u32>,
    /// Print comma-separated values
    #[arg(long, group = "shape")]
    csv: bool,
    /// Print an HTML page
    #[arg(long, group = "shape")]
    html: bool,
    /// Print JSON
    #[arg(long, group = "shape")]
    json: bool,
}

impl Standings {
    pub fn run(self) -> Done {
        let kept = Kept::open(&self.file)?;
        let standings = kept.tournament.standings(self.round)?;
        if self.json {
            print_json(&standings)?;
            return Ok(true);
        }
        let text = match (self.csv, self.html) {
            (true, _) => standings_csv(&standings),
            (_, true) => standings_html(kept.tournament.state(), &standings),
            _ => standings_text(&standings),
        };
        print(text.trim_end())?;
        Ok(true)
    }
}

/// Print the final placing, as far as it is decided
#[derive(clap::Args)]
pub struct Places {
    /// Tournament file
    file: String,
    /// Print comma-separated values
    #[arg(long, group = "shape")]
    csv: bool,
    /// Print an HTML page
    #[arg(long, group = "shape")]
    html: bool,
    /// Print JSON
    #[arg(long, group = "shape")]
    json: bool,
}

impl Places {
    pub fn run(self) -> Done {
        let kept = Kept::open(&self.file)?;
        let state = kept.tournament.state();
        let lines = placing(state);
        if self.json {
            print_json(&lines)?;
            return Ok(true);
        }
        let text = match (self.csv, self.html) {
            (true, _) => placing_csv(&lines),
            (_, true) => placing_html(state, &lines),
            _ => table(&lines.iter().map(place_row).collect::<Vec<_>>()),
        };
        print(text.trim_end())?;
        Ok(true)
    }
}

fn place_row(line: &Placing) -> Vec<String> {
    let place = match (line.place, line.to) {
        (Some(place), Some(to)) if place == to => place.to_string(),
        (Some(place), Some(to)) => format!("{place}-{to}"),
        _ => "-".to_string(),
    };
    vec![place, line.name.clone(), line.prizes.join(" / ")]
}

/// Formats the pairings of a round, one match per line.
pub fn pairings_text(state: &State, round: Option<u32>) -> Result<String, Failure> {
    let number = round.unwrap_or(state.rounds.len() as u32);
    let found = (number as usize).checked_sub(1).and_then(|index| state.rounds.get(index));
    let Some(found) = found else {
        return Err(Failure::new(format!("round {number} is not paired")));
    };
    let name = |place: usize| state.players[place].name.clone();
    let mut rows =
        vec![vec![format!("round {number}"), String::new(), String::new(), String::new()]];
    for (index, match_of) in found.tables.iter().enumerate() {
        let result = match_of
            .result
            .as_ref()
            .map(|result| format!("{}-{}-{}", result.games[0], result.games[1], result.draws));
        rows.push(vec![
            format!("table {}", index + 1),
            name(match_of.players[0]),
            name(match_of.players[1]),
            result.unwrap_or_else(|| "-".to_string()),
        ]);
    }
    rows.extend(found.byes.iter().map(|&player| vec!["bye".to_string(), name(player)]));
    Ok(table(&rows))
}

fn standings_text(standings: &[Standing]) -> String {
    let heads =
        ["rank", "player", "points", "record", "opp. match win", "game win", "opp. game win"];
    let mut rows = vec![heads.map(str::to_string).to_vec()];
    for standing in standings {
        let percent = |share: f64| format!("{:.2} %", share * 100.0);
        rows.push(vec![
            standing.rank.to_string(),
            format!("{}{}", standing.name, if standing.dropped { " (left)" } else { "" }),
            standing.points.to_string(),
            format!("{}-{}-{}", standing.wins, standing.losses, standing.draws),
            percent(standing.opponents_match_win),
            percent(standing.game_win),
            percent(standing.opponents_game_win),
        ]);
    }
    table(&rows)
}
