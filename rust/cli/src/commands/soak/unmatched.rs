//! `altmode soak --game unmatched`

use super::{BATCH, Done, MOST_FORCED, NUMBER, Soak, Told, in_parallel};
use crate::{
    failure::Failure,
    output::{print, table},
};
use altmode_json::{Map, json};
use altmode_unmatched::soak::{Played, Row, Soak as Games, Uses};
use std::{
    ops::Range,
    sync::{Mutex, PoisonError},
    time::Instant,
};

/// The result of games.
#[derive(Default)]
struct Report {
    draws: u32,
    /// Number of games ended by a limit.
    endless: u32,
    decisions: u64,
    turns: u64,
    most: u32,
    checksum: u32,
    told: Vec<Told>,
}

impl Soak {
    pub(super) fn unmatched(&self) -> Done {
        let games = Games::new(&self.seed)?;
        let games = match &self.about {
            None => games,
            Some(hero) => games.about(hero)?,
        };
        let begun = Instant::now();
        let mut uses = self.coverage.map(|_| games.uses());
        let mut report = Report::default();
        report.play(&games, self.numbers(), None, &mut uses.as_mut());
        let forced = match (self.coverage, &mut uses) {
            (Some(least), Some(uses)) => report.force_in(&games, least, uses)?,
            _ => 0,
        };
        let mut figures: Map = [
            ("games", json!(self.games)),
            ("faults", json!(report.told.len())),
            ("draws", json!(report.draws)),
            ("endless", json!(report.endless)),
            ("decisions", json!(report.decisions)),
            ("turns", json!(report.turns)),
            ("most_decisions", json!(report.most)),
            ("checksum", json!(format!("{:08x}", report.checksum))),
        ]
        .into_iter()
        .map(|(name, value)| (name.to_string(), value))
        .collect();
        if let Some(uses) = &uses {
            figures.insert("games_forced_in".to_string(), json!(forced));
            if self.json {
                let rows = uses.rows().map(|row| json!({ "card": row.card, "played": row.played, "boosted": row.boosted }));
                figures.insert("uses".to_string(), rows.collect::<Vec<_>>().into());
            }
        }
        self.print(&figures, begun)?;
        if let (Some(least), Some(uses), false) = (self.coverage, &uses, self.json) {
            print(&used(uses, least))?;
        }
        Ok(self.tell(report.told))
    }
}

impl Report {
    /// Plays games in parallel, adds their results and counts the cards used.
    fn play(&mut self, games: &Games, numbers: Range<u32>, about: Option<&str>, uses: &mut Option<&mut Uses>) {
        let counts = Mutex::new(uses.as_deref_mut());
        // A poisoned lock cannot occur, because a panic in a worker ends the program.
        let lock = || counts.lock().unwrap_or_else(PoisonError::into_inner);
        let parts = in_parallel(numbers, |numbers| {
            // Each task has its own counts and adds them at its end.
            let (mut report, mut own) = (Report::default(), lock().is_some().then(|| games.uses()));
            for number in numbers {
                NUMBER.set(number);
                let played = match &mut own {
                    Some(uses) => games.play_counting(number, uses),
                    None => games.play(number),
                };
                match played {
                    Ok(played) => report.count(&played),
                    Err(fault) => report.told.push(Told { about: about.map(str::to_string), game: number, fault }),
                }
            }
            if let (Some(uses), Some(own)) = (lock().as_mut(), &own) {
                uses.join(own);
            }
            report
        });
        parts.into_iter().for_each(|part| self.add(part));
    }

    /// Plays additional games with the hero of each card that was played less often than requested. Returns their number.
    fn force_in(&mut self, games: &Games, least: u64, uses: &mut Uses) -> Result<u32, Failure> {
        let most = least.saturating_mul(MOST_FORCED).clamp(BATCH.into(), 1_000_000_000) as u32;
        let (mut forced, rows) = (0, uses.rows().count());
        for at in 0..rows {
            let mut from = 0;
            let rare = |uses: &Uses| uses.rows().nth(at).filter(|row| row.played < least).map(|row| row.hero.clone());
            while let Some(hero) = rare(uses).filter(|_| from < most) {
                let mut extra = Report::default();
                extra.play(&games.about(&hero)?, from..from + BATCH, Some(&hero), &mut Some(uses));
                from += BATCH;
                forced += BATCH;
                self.told.append(&mut extra.told);
            }
        }
        Ok(forced)
    }

    fn count(&mut self, played: &Played) {
        self.draws += u32::from(played.winners == 0);
        self.endless += u32::from(played.endless);
        self.decisions += u64::from(played.decisions);
        self.turns += u64::from(played.turns);
        self.most = self.most.max(played.decisions);
        self.checksum = self.checksum.wrapping_add(played.checksum);
    }

    fn add(&mut self, mut other: Report) {
        self.draws += other.draws;
        self.endless += other.endless;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.most = self.most.max(other.most);
        self.checksum = self.checksum.wrapping_add(other.checksum);
        self.told.append(&mut other.told);
    }
}

/// Formats the table of cards, those with the fewest uses first.
fn used(uses: &Uses, least: u64) -> String {
    let mut rows: Vec<&Row> = uses.rows().collect();
    rows.sort_by_key(|row| row.played);
    let below = rows.iter().filter(|row| row.played < least).count();
    let cells = |row: &&Row| vec![row.played.to_string(), row.boosted.to_string(), row.card.clone()];
    let header = ["played", "boosted", "card"].map(str::to_string).to_vec();
    let lines: Vec<Vec<String>> = std::iter::once(header).chain(rows.iter().map(cells)).collect();
    format!("\n{below} of {} cards were played less than {least} times.\n\n{}", rows.len(), table(&lines))
}
