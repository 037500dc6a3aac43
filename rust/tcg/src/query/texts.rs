//! Lookup of the current text of a card.

use crate::{
    cards::{
        Tcg,
        catalogue::{CardDef, Text},
    },
    model::{
        objects::{NOBODY, ObjectId, members},
        state::{Lasting, Object, State, Zone},
    },
};

impl Tcg {
    /// Returns the card that an object is.
    #[inline]
    pub fn def(&self, state: &State, object: ObjectId) -> &'static CardDef {
        self.catalogue.card(*state.defs.at(object as usize))
    }

    /// Returns the text in effect: the face that shows, the Upgrade side, or the only text of a battle card.
    #[inline(always)]
    pub fn text(&self, state: &State, object: ObjectId) -> &'static Text {
        if state.is_character(object) && state.object(object).zone != Zone::Upgrade {
            self.face(state, object)
        } else {
            self.upgrade_text(state, object)
        }
    }

    /// Returns the face of a character that shows.
    #[inline]
    pub fn face(&self, state: &State, object: ObjectId) -> &'static Text {
        &self.def(state, object).texts[state.character(object).face as usize]
    }

    /// Returns the character that "this" means in a lasting effect of a card: the character whose card it is, or that
    /// the card is on. A lasting effect of an Action compares with the character that it was set up for.
    pub fn this_of(&self, state: &State, lasting: &Lasting) -> ObjectId {
        match state.object(lasting.source) {
            Object { zone: Zone::Combined | Zone::Upgrade, host, .. } => *host,
            _ if state.is_character(lasting.source) => lasting.source,
            _ => members(lasting.who).next().unwrap_or(NOBODY),
        }
    }
}
