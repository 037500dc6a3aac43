//! The words for things of a game: names of cards, zones, modes and questions.

use crate::{
    rules::Tcg,
    state::{Ask, NOBODY, ObjectId, State, Zone, members},
};
use altmode_tcg_language::{Mode, Slot};

impl Zone {
    /// The zone as views and scenarios write it.
    pub const fn name(self) -> &'static str {
        match self {
            Zone::Deck => "deck",
            Zone::Hand => "hand",
            Zone::Scrap => "scrap",
            Zone::Played => "played",
            Zone::Secret => "secret",
            Zone::Upgrade => "upgrade",
            Zone::Under => "under",
            Zone::Battlefield => "battlefield",
            Zone::Ko => "ko",
            Zone::Combined => "combined",
            Zone::Outside => "outside",
        }
    }
}

impl Ask {
    /// The kind of question as views and scenarios write it.
    pub const fn name(self) -> &'static str {
        match self {
            Ask::Nothing => "nothing",
            Ask::Main => "main",
            Ask::Attack => "attack",
            Ask::Defender => "defender",
            Ask::Characters => "choose-characters",
            Ask::Cards => "choose-cards",
            Ask::PlayCard => "play-card",
            Ask::Option => "choose-option",
            Ask::Trigger => "choose-trigger",
            Ask::YesNo => "yes-no",
            Ask::Reveal => "reveal",
            Ask::SwapGreen => "swap-green",
        }
    }
}

/// A slot as views, actions and scenarios write it.
pub const fn slot_name(slot: u8) -> &'static str {
    match slot {
        0 => "weapon",
        1 => "armor",
        _ => "utility",
    }
}

/// The number of a slot by its name.
pub fn slot_number(name: &str) -> Option<u8> {
    Slot::from_name(name).map(|slot| slot as u8)
}

/// A player as log lines call them.
pub fn player_name(seat: u8) -> String {
    format!("Player {}", seat + 1)
}

impl Tcg {
    /// The name of a card; the full name of a character.
    pub fn full_name(&self, state: &State, object: ObjectId) -> &'static str {
        match state.defs.get(usize::from(object)) {
            Some(_) if is_upgrade_side(state, object) => self.text(state, object).name,
            Some(def) => self.catalogue.card(*def).full_name,
            None => "",
        }
    }

    /// The name that tells a card apart with as few words as possible: a character's subtitle is given only
    /// where another character in sight has the same name.
    pub fn short_name(&self, state: &State, object: ObjectId) -> &'static str {
        let Some(def) = state.defs.get(usize::from(object)).map(|def| self.catalogue.card(*def)) else { return "" };
        if !state.is_character(object) || is_upgrade_side(state, object) {
            return self.full_name(state, object);
        }
        let in_sight = state.battlefield[0] | state.battlefield[1] | state.ko[0] | state.ko[1];
        let shared = members(in_sight).any(|other| other != object && self.catalogue.card(state.defs[other as usize]).name_id == def.name_id);
        if shared { def.full_name } else { def.name }
    }

    /// The mode of the face that shows.
    pub fn mode(&self, state: &State, character: ObjectId) -> Mode {
        self.face_mode(state, character, state.character(character).face)
    }

    /// The mode of a face.
    pub fn face_mode(&self, state: &State, character: ObjectId, face: u8) -> Mode {
        self.catalogue.card(state.defs[character as usize]).texts[face as usize].mode
    }

    /// The card whose instructions are being followed and ask the pending question.
    pub fn asking(&self, state: &State) -> Option<ObjectId> {
        let frame = state.frames.last()?;
        (frame.source != NOBODY && (frame.source as usize) < state.defs.len()).then_some(frame.source)
    }
}

/// Whether a character card lies on the table as an Upgrade.
pub fn is_upgrade_side(state: &State, object: ObjectId) -> bool {
    state.is_character(object) && state.object(object).zone == Zone::Upgrade
}
