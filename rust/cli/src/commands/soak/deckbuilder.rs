//! `altmode soak --game deckbuilder`

use super::{Done, Soak, Told, play_each};
use altmode_deckbuilder::{
    soak::Soak as Games,
    state::{Mode, Reason, Status},
};
use altmode_json::{Map, json};
use std::time::Instant;

impl Soak {
    pub(super) fn deckbuilder(&self) -> Done {
        let games = Games::new(&self.seed)?;
        let begun = Instant::now();
        let (mut decisions, mut turns, mut checksum, mut most, mut endless, mut nobody) = (0_u64, 0_u64, 0_u32, 0, 0_u32, 0_u32);
        let (mut modes, mut ends, mut told) = ([0_u32; 5], [0_u32; 4], Vec::new());
        for (game, played) in play_each(self.numbers(), |number| games.play(number)) {
            match played {
                Ok(played) => {
                    decisions += u64::from(played.decisions);
                    turns += u64::from(played.turns);
                    most = most.max(played.decisions);
                    checksum = checksum.wrapping_add(played.checksum);
                    nobody += u32::from(played.winners == 0);
                    modes[Mode::ALL.iter().position(|mode| *mode == played.mode).unwrap_or(0)] += 1;
                    match played.status {
                        Status::Over(_, Reason::Bosses) => ends[0] += 1,
                        Status::Over(_, Reason::Deck) => ends[1] += 1,
                        Status::Over(_, Reason::Ruins) => ends[2] += 1,
                        Status::Over(_, Reason::Damage) => ends[3] += 1,
                        _ => endless += 1,
                    }
                }
                Err(fault) => told.push(Told { about: None, game, fault }),
            }
        }
        let mut report = Map::new();
        report.insert("games".into(), json!(self.games));
        for (mode, count) in Mode::ALL.iter().zip(modes) {
            report.insert(mode.name().into(), json!(count));
        }
        for (name, count) in ["ended_by_bosses", "ended_by_deck", "ended_by_ruins", "ended_by_damage"].iter().zip(ends) {
            report.insert((*name).into(), json!(count));
        }
        report.insert("won_by_nobody".into(), json!(nobody));
        report.insert("endless".into(), json!(endless));
        report.insert("faults".into(), json!(told.len()));
        report.insert("decisions".into(), json!(decisions));
        report.insert("turns".into(), json!(turns));
        report.insert("most_decisions".into(), json!(most));
        report.insert("checksum".into(), json!(format!("{checksum:08x}")));
        self.print(&report, begun)?;
        Ok(self.tell(told))
    }
}
