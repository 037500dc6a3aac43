//! The words for things of a game: names of cards, zones, modes and questions.

use crate::{
    catalogue::{CardDef, quality_bit},
    code::Op,
    rules::Tcg,
    state::{Ask, MOST_CHARACTERS, ObjectId, State, Work, Zone, members},
};
use altmode_core::List;
use altmode_tcg_language::{Color, Effect, Mode, Quality, Slot};

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

/// The words of the card language for qualities, in the order of [`crate::catalogue::q`].
const QUALITIES: [&str; 30] = [
    "attack",
    "defense",
    "health",
    "base-attack",
    "base-defense",
    "bold",
    "tough",
    "pierce",
    "focus",
    "safeguard",
    "brave",
    "stealth",
    "extra-attack-flips",
    "white-bonus",
    "most-flips",
    "trait",
    "slots",
    "accepts",
    "attacks-untapped",
    "enemies-cannot-use",
    "cannot-use",
    "keyword-at-most",
    "most-attack-damage",
    "no-other-damage",
    "no-repair",
    "no-moved-damage",
    "upgrades-stay",
    "extra-action",
    "recolor",
    "most-damage-this-battle",
];

/// The word for a quality.
pub fn quality_name(quality: &Quality) -> &'static str {
    QUALITIES.get(quality_bit(quality).trailing_zeros() as usize).copied().unwrap_or_default()
}

/// A player as log lines call them.
pub const fn player_name(seat: u8) -> &'static str {
    if seat == 0 { "Player 1" } else { "Player 2" }
}

impl CardDef {
    /// What a face of a character card is called: its mode, or "upgrade".
    pub fn face_name(&self, face: u8) -> &'static str {
        match self.texts.get(usize::from(face)) {
            Some(text) if face < self.faces => text.mode.name(),
            Some(_) => "upgrade",
            None => "",
        }
    }
}

/// Characters and the numbers of their names.
pub type Names = List<(ObjectId, u16), MOST_CHARACTERS>;

impl Tcg {
    /// The name of a card; the full name of a character.
    pub fn full_name(&self, state: &State, object: ObjectId) -> &'static str {
        match state.defs.get(usize::from(object)) {
            Some(_) if self.shows_upgrade_side(state, object) => self.text(state, object).name,
            Some(def) => self.catalogue.card(*def).full_name,
            None => "",
        }
    }

    /// The name that tells a card apart with as few words as possible: a character's subtitle is given only
    /// where another character in sight has the same name. `in_sight` are the names [in sight](Tcg::names_in_sight).
    pub fn short_name(&self, state: &State, object: ObjectId, in_sight: &Names) -> &'static str {
        let Some(def) = state.defs.get(usize::from(object)).map(|def| self.catalogue.card(*def)) else { return "" };
        if !state.is_character(object) || self.shows_upgrade_side(state, object) {
            return self.full_name(state, object);
        }
        let shared = in_sight.iter().any(|&(other, name)| other != object && name == def.name_id);
        if shared { def.full_name } else { def.name }
    }

    /// The names of the characters in sight, by number.
    pub fn names_in_sight(&self, state: &State) -> Names {
        let in_sight = state.battlefield[0] | state.battlefield[1] | state.ko[0] | state.ko[1];
        members(in_sight).map(|character| (character, self.def(state, character).name_id)).collect()
    }

    /// The mode of the face that shows.
    pub fn mode(&self, state: &State, character: ObjectId) -> Mode {
        self.face_mode(state, character, state.character(character).face)
    }

    /// The mode of a face.
    pub fn face_mode(&self, state: &State, character: ObjectId, face: u8) -> Mode {
        self.catalogue.card(state.defs[character as usize]).texts[face as usize].mode
    }

    /// The name of an option of the pending question: a colour, a mode, or a word for what the option does.
    pub fn option_name(&self, state: &State, option: u8) -> String {
        let Some(frame) = state.frames.last() else { return option.to_string() };
        match self.catalogue.op(frame.pc) {
            Op::Do(Effect::ChooseColor) => Color::ALL.get(usize::from(option)).map_or("", |color| color.name()).to_string(),
            Op::Do(Effect::Flip { .. }) => match members(frame.picks[1]).next() {
                Some(character) => self.face_mode(state, character, option).name().to_string(),
                None => option.to_string(),
            },
            _ if self.asks_for_slot(state).is_some() => slot_name(option).to_string(),
            Op::ChooseOne(places) => {
                let words: Vec<_> = places.iter().map(|&place| self.word(self.catalogue.op(place))).collect();
                match words.get(usize::from(option)).copied().flatten() {
                    Some(word) if words.iter().filter(|other| **other == Some(word)).count() == 1 => word.to_string(),
                    // Options that begin alike are told apart by their number, from 1 as people count.
                    _ => (option + 1).to_string(),
                }
            }
            _ => option.to_string(),
        }
    }

    /// Returns the Upgrade for which the pending question asks a slot.
    pub fn asks_for_slot(&self, state: &State) -> Option<ObjectId> {
        let frame = state.frames.last().filter(|_| state.decision.ask == Ask::Option)?;
        let puts = |effect: &Effect| {
            matches!(effect, Effect::SwapUpgrades | Effect::MoveUpgrade { .. } | Effect::PutFromScrap { .. } | Effect::FindInDeck { .. })
        };
        matches!(self.catalogue.op(frame.pc), Op::Do(effect) if puts(effect)).then_some(frame.card)
    }

    /// A word for what a list of instructions begins with.
    fn word(&self, op: &Op) -> Option<&'static str> {
        Some(match op {
            Op::Gets(_, first, _) => quality_name(self.catalogue.quality(*first).quality),
            Op::Do(Effect::ScrapUpgrade { what, .. } | Effect::ScrapUpgrades { what, .. }) if what.slots.len() == 1 => {
                slot_name(what.slots[0] as u8)
            }
            Op::Do(Effect::ScrapUpgrade { .. } | Effect::ScrapUpgrades { .. }) => "scrap",
            Op::Do(Effect::Draw(_)) => "draw",
            Op::Do(Effect::Damage { .. }) => "damage",
            Op::Do(Effect::Repair { .. }) => "repair",
            Op::Do(Effect::Untap(_)) => "untap",
            Op::Do(Effect::Tap(_)) => "tap",
            Op::Do(Effect::Flip { .. }) => "flip",
            Op::Do(Effect::Ko(_)) => "ko",
            Op::Do(Effect::Plan(_)) => "plan",
            Op::Do(Effect::MayPlay { .. } | Effect::Play { .. }) => "play",
            _ => return None,
        })
    }

    /// The card whose instructions are being followed and ask the pending question.
    pub fn asking(&self, state: &State) -> Option<ObjectId> {
        let frame = state.frames.last()?;
        // Turn, battle and damage are the rules' own work, of no card.
        let of_card = matches!(frame.work, Work::Code | Work::Play | Work::Focus);
        (of_card && usize::from(frame.source) < state.defs.len()).then_some(frame.source)
    }
}
