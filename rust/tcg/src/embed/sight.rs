//! Cards that a viewer may know.

use crate::model::{
    objects::ObjectId,
    state::{Object, State, Zone},
};
use altmode_core::Viewer;

/// Returns whether a viewer may know the identity of a card.
pub fn may_see(state: &State, object: ObjectId, viewer: Viewer) -> bool {
    let Object { zone, owner, seen, .. } = *state.object(object);
    match zone {
        Zone::Deck => viewer.knows(seen, 2),
        Zone::Hand | Zone::Secret | Zone::Outside => viewer.knows(seen | 1 << owner, 2),
        // Face-down cards under a character are hidden from all players (Rules Roundup 2019-07-12).
        Zone::Under => state.is_character(object) || viewer.knows(seen, 2),
        _ => true,
    }
}
