//! Results that players report themselves, by signed links.

use super::State;
use crate::event::{Claim, Key, ReportedResult};
use altmode_core::{Error, Result};

impl State {
    pub(super) fn open_reports(&mut self, key: &str) -> Result<()> {
        if self.report_key.is_some() {
            return Err(Error::new("already-open", "players can report results already"));
        }
        self.report_key = Some(Key::read(key).map_err(|error| error.at("key"))?);
        Ok(())
    }

    /// Returns the key that signs the links.
    ///
    /// # Errors
    ///
    /// Returns `reports-closed` if reports by links are not open.
    pub fn report_key(&self) -> Result<&Key> {
        self.report_key.as_ref().ok_or_else(|| {
            let message =
                "players cannot report results by links yet; the event \"openReports\" opens that";
            Error::new("reports-closed", message)
        })
    }

    /// Records a player's report, which replaces an earlier one of the same player. It becomes the result if the reports of both
    /// players agree.
    pub(super) fn claim(&mut self, claim: &Claim) -> Result<()> {
        let key = self.report_key()?;
        let table = self.table(claim.round, claim.table)?;
        let place = self.place(&claim.player, "player")?;
        let Some(seat) = table.seat(place) else {
            let message = format!(
                "{} does not play at table {} of round {}",
                self.players[place].name, claim.table, claim.round
            );
            return Err(Error::new("not-in-match", message).at("player"));
        };
        if !claim.is_signed_by(key) {
            let message = "this result is not signed for that player, round and table; use the link of this match";
            return Err(Error::new("bad-signature", message).at("signature"));
        }
        if table.result.is_some() {
            let message = format!(
                "table {} of round {} has a result; the organiser can correct it",
                claim.table, claim.round
            );
            return Err(Error::new("has-result", message).at("table"));
        }
        let reported = claim.reported();
        let here = self.check_report(&reported)?;
        let agreed = match &table.claims[1 - seat] {
            Some(other) => self.check_report(&other.reported())? == here,
            None => false,
        };
        if agreed {
            return self.report(&ReportedResult { round: Some(claim.round), ..reported });
        }
        self.rounds[claim.round as usize - 1].tables[claim.table as usize - 1].claims[seat] =
            Some(claim.clone());
        Ok(())
    }
}
