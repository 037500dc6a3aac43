//! Copies of a match for other people, without private information and without the seed.

use crate::{Table, Tracker};
use altmode_tournament_information::Audience;

impl<T: Table> Tracker<T> {
    /// Returns a copy with the information for an audience. Copies for the opponent and the public lack the seed, because it
    /// determines all later random outcomes. Entries keep their places, so the copy can still be merged with the full match
    /// without losing information.
    pub fn seen_by(&self, audience: Audience) -> Tracker<T> {
        let mut log = self.log.clone();
        if matches!(audience, Audience::Opponent | Audience::Public) {
            T::clear_seed(&mut log.setup);
        }
        T::hide(&mut log, audience);
        Tracker::from_log(log, &self.device)
    }
}

/// Returns whether two setups are equal, apart from a seed that was removed from one of them.
pub fn equal_but_for_the_seed<T: Table>(one: &T::Setup, other: &T::Setup) -> bool {
    if !T::seed(one).is_empty() && !T::seed(other).is_empty() {
        return one == other;
    }
    let [mut one, mut other] = [one.clone(), other.clone()];
    T::clear_seed(&mut one);
    T::clear_seed(&mut other);
    one == other
}
