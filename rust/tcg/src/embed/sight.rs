//! Cards that a viewer may know.

use crate::model::{objects::ObjectId, state::State};
use altmode_core::Viewer;

/// Returns whether a viewer may know the identity of a card.
pub fn may_see(state: &State, object: ObjectId, viewer: Viewer) -> bool {
    viewer.knows(state.seen_by(object), 2)
}
