//! Maintenance of the [`AbilitySummary`] of the cards in play.

use super::machine::Machine;
use crate::{
    cards::catalogue::Text,
    model::{ability_summary::AbilitySummary, objects::ObjectId, state::Lasting},
};

impl Machine<'_> {
    /// Recomputes the summary if it was invalidated.
    #[inline]
    pub fn look_at_table(&mut self) {
        if !self.state.table.is_known() {
            std::hint::cold_path();
            self.state.table = self.tcg.table(self.state);
        }
    }

    /// Invalidates the summary.
    #[inline]
    pub fn table_changed(&mut self) {
        self.state.table = AbilitySummary::UNKNOWN;
    }

    /// Updates the summary after a text left play and nothing else changed. Only a text with abilities invalidates it.
    #[inline]
    pub fn table_lost(&mut self, text: &Text) {
        if !text.is_plain() {
            self.table_changed();
        }
    }

    /// Updates the summary after a text came into play and nothing else changed.
    #[inline]
    pub fn table_gained(&mut self, text: &Text, character: ObjectId) {
        if self.state.table.is_known() && !self.state.basic {
            self.state.table.add(text, character);
            self.state.table.unite();
        }
    }

    /// Adds a lasting effect to the state and to the summary.
    pub fn begin_lasting(&mut self, lasting: Lasting) {
        if !self.state.lasting.try_push(lasting) {
            return self.out_of_room();
        }
        if self.state.table.is_known() {
            self.state.table.add_lasting(self.catalogue, &lasting);
            self.state.table.unite();
        }
    }

    /// Keeps only the lasting effects that pass the test. Returns whether any effect ended.
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
            self.state.table.unite();
        }
        true
    }
}
