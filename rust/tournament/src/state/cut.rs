//! Cuts (Tournament Rules 8.2).

use super::{Cut, State};
use crate::{
    cut_size,
    event::{BracketKind, PlayerId},
    options::Structure,
    standings,
};
use altmode_core::{Error, Result};

impl State {
    pub(super) fn cut_to(&mut self, seeds: &[PlayerId], bracket: BracketKind) -> Result<()> {
        self.not_after_cut("the cut has been made already")?;
        cut_size::check_size(seeds.len() as u32).map_err(|error| error.at("seeds"))?;
        if bracket == BracketKind::DraftSeats && seeds.len() != cut_size::DRAFT_SEATS {
            let message = format!(
                "a draft playoff has {} players, not {}",
                cut_size::DRAFT_SEATS,
                seeds.len()
            );
            return Err(Error::new("bad-cut", message).at("seeds"));
        }
        let alone = self.options.structure == Structure::SingleElimination;
        if !alone && self.rounds.is_empty() {
            return Err(Error::new(
                "round-not-over",
                "a cut is made when a round is over, and none has been paired",
            ));
        }
        self.check_round_over()?;
        if let Some(open) = self.rounds.iter().position(|round| !round.is_over()) {
            let message = format!("results of round {} are missing", open + 1);
            return Err(Error::new("round-not-over", message));
        }
        let mut places = Vec::with_capacity(seeds.len());
        for (index, player) in seeds.iter().enumerate() {
            let path = format!("seeds[{index}]");
            let place = self.place(player, &path)?;
            if !self.is_active(place) {
                return Err(Error::new(
                    "player-dropped",
                    format!("{} is not active", self.players[place].name),
                )
                .at(path));
            }
            if places.contains(&place) {
                return Err(Error::new(
                    "player-twice",
                    format!("{} is listed twice", self.players[place].name),
                )
                .at(path));
            }
            places.push(place);
        }
        let (played, planned) = (self.swiss_rounds_paired() as u32, self.swiss_rounds.unwrap_or(0));
        if played < planned {
            self.warn(
                "rounds-changed",
                format!("{planned} Swiss rounds were announced, and {played} have been played"),
            );
        }
        if !alone {
            self.warn_of_ties(&places);
        }
        self.cut = Some(Cut { seeds: places, bracket });
        Ok(())
    }

    /// Warns if a random draw decides between players with equal points and tiebreakers on both sides of the cut.
    fn warn_of_ties(&mut self, seeds: &[usize]) {
        let ties = standings::ties_at_cut(self, seeds);
        for tie in ties {
            let message = format!(
                "{} are tied in all tiebreakers, so a random draw decided the cut",
                self.names(&tie)
            );
            self.warn("tied-cut", message);
        }
    }
}
