//! Keeping the summary of what the cards on the table can do.

use super::machine::Machine;
use crate::{
    cards::catalogue::Text,
    model::{ability_summary::AbilitySummary, objects::ObjectId, state::Lasting},
};

impl Machine<'_> {
    /// Looks at the table if something has changed there.
    #[inline]
    pub fn look_at_table(&mut self) {
        if !self.state.table.is_known() {
            std::hint::cold_path();
            self.state.table = self.tcg.table(self.state);
        }
    }

    /// Something on the table has changed.
    #[inline]
    pub fn table_changed(&mut self) {
        self.state.table = AbilitySummary::UNKNOWN;
    }

    /// A text is no longer on the table, and all the rest is as it was.
    #[inline]
    pub fn table_lost(&mut self, text: &Text) {
        if !text.is_plain() {
            self.table_changed();
        }
    }

    /// Something has come to the table, and all the rest is as it was.
    #[inline]
    pub fn table_gained(&mut self, text: &Text, character: ObjectId) {
        if self.state.table.is_known() && !self.state.basic {
            self.state.table.add(text, character);
        }
    }

    /// Something lasts for a time from now on.
    pub fn begin_lasting(&mut self, lasting: Lasting) {
        if !self.state.lasting.try_push(lasting) {
            return self.out_of_room();
        }
        if self.state.table.is_known() {
            self.state.table.add_lasting(self.catalogue, &lasting);
        }
    }

    /// Of what lasts, only that for which the test holds goes on; says whether anything has ended.
    #[inline]
    pub fn keep_lasting(&mut self, keep: impl Fn(&Lasting) -> bool) -> bool {
        if self.state.lasting.iter().all(&keep) {
            return false;
        }
        self.state.lasting.retain(|lasting| keep(&lasting));
        if self.state.table.is_known() {
            (self.state.table.lasting, self.state.table.awaited) = (0, 0);
            for index in 0..self.state.lasting.len() {
                let lasting = self.state.lasting[index];
                self.state.table.add_lasting(self.catalogue, &lasting);
            }
        }
        true
    }
}
