//! `altmode soak --game tcg`

use super::{BATCH, Done, MOST_FORCED, NUMBER, Soak, TOLD, Told, in_parallel};
use crate::{
    failure::Failure,
    output::{print, print_json, table},
};
use altmode_tcg::{
    api::Tcg,
    soak::{CoverageCounts, CoverageRow, Played, Soak as Games},
};
use serde::Serialize;
use std::{
    ops::Range,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Instant,
};

/// The result of a soak.
#[derive(Default, Serialize)]
struct Report {
    games: u32,
    wins: [u32; 2],
    draws: u32,
    /// Number of games ended by a limit, for example on turns. They are included in the draws.
    endless: u32,
    faults: u32,
    decisions: u64,
    turns: u64,
    most_decisions: u32,
    most_turns: u32,
    checksum: u32,
    /// Number of additional games about rarely used cards and abilities. Only their faults are included in the counts above.
    forced_in: u32,
    /// The first faults.
    told: Vec<Told>,
    /// The uses of each card and ability, if they were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    uses: Option<Vec<UseRow>>,
}

/// The uses of a card or ability.
#[derive(Serialize)]
struct UseRow {
    card: &'static str,
    /// The face and ability; empty for the card as a whole.
    ability: String,
    count: u64,
}

impl Soak {
    pub(super) fn tcg(&self) -> Done {
        let games = Games::new(&Tcg::new(), &self.seed)?;
        let games = if self.greedy { games.greedy() } else { games };
        let games = match &self.about {
            None => games,
            Some(row) => about(&games, row)?,
        };
        let begun = Instant::now();
        let mut report = Report::default();
        let mut coverage = self.coverage.map(|_| games.coverage());
        report.play(&games, self.numbers(), &mut coverage.as_mut())?;
        if let (Some(least), Some(coverage)) = (self.coverage, &mut coverage) {
            force_in(&games, least, coverage, &mut report)?;
        }
        report.told.sort_unstable();
        report.told.truncate(TOLD);
        if self.json {
            report.uses = coverage.as_ref().map(uses);
            print_json(&report)?;
        } else {
            print(&report.shown(begun.elapsed().as_secs_f64()))?;
            if let (Some(least), Some(coverage)) = (self.coverage, &coverage) {
                print(&used(coverage, least))?;
            }
        }
        self.tell(report.told);
        Ok(report.faults == 0)
    }
}

fn play(games: &Games, numbers: Range<u32>, counted: &Mutex<Option<&mut CoverageCounts>>) -> Report {
    let mut report = Report::default();
    // Each worker has its own counts and adds them at the end.
    let mut coverage = lock(counted).is_some().then(|| games.coverage());
    for number in numbers {
        NUMBER.set(number);
        let played = match &mut coverage {
            Some(coverage) => games.play_counting(number, coverage),
            None => games.play(number),
        };
        match played {
            Ok(played) => report.count(&played),
            Err(fault) => {
                report.games += 1;
                report.faults += 1;
                report.told.push(Told { about: None, game: number, fault });
            }
        }
    }
    report.told.truncate(TOLD);
    if let (Some(all), Some(own)) = (lock(counted).as_mut(), &coverage) {
        all.join(own);
    }
    report
}

/// Returns the name of a row in the table and on the command line.
fn named(row: &CoverageRow) -> String {
    format!("{} {}", row.card, row.ability).trim_end().to_string()
}

/// Returns games about the card or ability of this name.
fn about(games: &Games, name: &str) -> Result<Games, Failure> {
    let coverage = games.coverage();
    let row = coverage.rows().iter().find(|row| named(row) == name.trim());
    let Some(row) = row else {
        let message = format!("\"{name}\" names no card or ability; write for example \"w1-046\" or \"w4-t12 side 1, ability 2\"");
        return Err(Failure::new(message));
    };
    Ok(games.clone().about(row.subject))
}

/// Plays additional games about each card and ability with too few uses.
fn force_in(games: &Games, least: u64, coverage: &mut CoverageCounts, report: &mut Report) -> Result<(), Failure> {
    let most = least.saturating_mul(MOST_FORCED).clamp(BATCH.into(), 1_000_000_000) as u32;
    for at in 0..coverage.rows().len() {
        let (subject, name) = (coverage.rows()[at].subject, named(&coverage.rows()[at]));
        let about = games.clone().about(subject);
        let mut from = 0;
        while coverage.rows()[at].count < least && from < most {
            let mut forced = Report::default();
            let mut counted = Some(&mut *coverage);
            forced.play(&about, from..from + BATCH, &mut counted)?;
            from += BATCH;
            report.forced_in += forced.games;
            report.faults += forced.faults;
            report.told.extend(forced.told.into_iter().map(|told| Told { about: Some(name.clone()), ..told }));
        }
    }
    Ok(())
}

/// Locks the counts. A poisoned lock cannot occur, because a panic in a worker ends the program.
fn lock<'a, 'b>(counted: &'a Mutex<Option<&'b mut CoverageCounts>>) -> MutexGuard<'a, Option<&'b mut CoverageCounts>> {
    counted.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the uses of each card and ability.
fn uses(coverage: &CoverageCounts) -> Vec<UseRow> {
    coverage.rows().iter().map(|row| UseRow { card: row.card, ability: row.ability.clone(), count: row.count }).collect()
}

/// Formats the table of cards and abilities, rarely used ones first.
fn used(coverage: &CoverageCounts, least: u64) -> String {
    let rows = coverage.rows();
    let mut sorted: Vec<_> = rows.iter().collect();
    sorted.sort_by_key(|row| row.count >= least);
    let below = rows.iter().filter(|row| row.count < least).count();
    let cells = |row: &&CoverageRow| vec![row.count.to_string(), row.card.to_string(), row.name.to_string(), row.ability.clone()];
    let lines: Vec<Vec<String>> = sorted.iter().map(cells).collect();
    format!("\n{below} of {} cards and abilities were used less than {least} times.\n\n{}", rows.len(), table(&lines))
}

impl Report {
    /// Plays a range of games, counts the cards used and adds the results.
    fn play(&mut self, games: &Games, numbers: Range<u32>, coverage: &mut Option<&mut CoverageCounts>) -> Result<(), Failure> {
        let counted = Mutex::new(coverage.as_deref_mut());
        for part in in_parallel(numbers, |numbers| play(games, numbers, &counted)) {
            self.add(part);
        }
        Ok(())
    }

    fn count(&mut self, played: &Played) {
        self.games += 1;
        match played.winner {
            Some(seat) => self.wins[usize::from(seat & 1)] += 1,
            None => self.draws += 1,
        }
        self.endless += u32::from(played.endless);
        self.decisions += u64::from(played.decisions);
        self.turns += u64::from(played.turns);
        self.most_decisions = self.most_decisions.max(played.decisions);
        self.most_turns = self.most_turns.max(played.turns);
        self.checksum = self.checksum.wrapping_add(played.checksum);
    }

    fn add(&mut self, other: Report) {
        self.games += other.games;
        self.wins = [self.wins[0] + other.wins[0], self.wins[1] + other.wins[1]];
        self.draws += other.draws;
        self.endless += other.endless;
        self.faults += other.faults;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.most_decisions = self.most_decisions.max(other.most_decisions);
        self.most_turns = self.most_turns.max(other.most_turns);
        self.checksum = self.checksum.wrapping_add(other.checksum);
        self.told.extend(other.told);
    }

    fn shown(&self, seconds: f64) -> String {
        let row = |name: &str, value: String| vec![name.to_string(), value];
        let played = f64::from(self.games - self.faults).max(1.0);
        table(&[
            row("games", self.games.to_string()),
            row("faults", self.faults.to_string()),
            row("wins of each seat", format!("{} and {}", self.wins[0], self.wins[1])),
            row("draws", self.draws.to_string()),
            row("ended by a bound", self.endless.to_string()),
            row("turns a game", format!("{:.1}, at most {}", self.turns as f64 / played, self.most_turns)),
            row("decisions a game", format!("{:.1}, at most {}", self.decisions as f64 / played, self.most_decisions)),
            row("games a second", format!("{:.0}", f64::from(self.games) / seconds.max(1e-9))),
            row("checksum", format!("{:08x}", self.checksum)),
            row("games forced in", self.forced_in.to_string()),
        ])
    }
}
