//! Names of the things in a game: cards, zones, modes and questions.

use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{CardDef, Class, quality_bit},
        code::Op,
    },
    model::{
        objects::{MOST_CHARACTERS, ObjectId, members, only},
        state::{Ask, State, Zone},
    },
};
use altmode_core::List;
use altmode_tcg_language::{Ability, Color, Effect, Mode, Quality, Slot, text};

impl Zone {
    /// Returns the zone's name in views and scenarios.
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

/// Names the kinds of questions in views and scenarios.
macro_rules! questions {
    ($($ask:ident $name:literal)+) => {
        impl Ask {
            /// Returns the name of the kind of question in views and scenarios.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Ask::$ask => $name,)+
                }
            }
        }

        /// The names of all kinds of questions.
        #[cfg(feature = "typescript")]
        pub const QUESTION_KINDS: &[&str] = &[$($name),+];
    };
}

questions! {
    Nothing "nothing"
    Main "main"
    Attack "attack"
    Defender "defender"
    Characters "choose-characters"
    Cards "choose-cards"
    PlayCard "play-card"
    Option "choose-option"
    Name "choose-name"
    Trigger "choose-trigger"
    YesNo "yes-no"
    Reveal "reveal"
    SwapGreen "swap-green"
}

/// Returns the slot's name in views, actions and scenarios.
pub const fn slot_name(slot: u8) -> &'static str {
    match slot {
        0 => "weapon",
        1 => "armor",
        _ => "utility",
    }
}

/// Returns the number of a slot by its name.
pub fn slot_number(name: &str) -> Option<u8> {
    Slot::from_name(name).map(|slot| slot as u8)
}

/// The words of the card language for qualities, in the order of [`crate::cards::catalogue::quality`].
const QUALITIES: [&str; 36] = [
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
    "no-non-attack-damage",
    "extra-repair",
    "reads-stars",
    "sees-top",
    "plays-top",
    "opponent-plays-at-most",
];

/// Returns the word for a quality.
pub fn quality_name(quality: &Quality) -> &'static str {
    match quality {
        Quality::StealthFrom(_) => return "stealth-from",
        Quality::HandStays => return "hand-stays",
        Quality::QuietUpgrades => return "quiet-upgrades",
        _ => {}
    }
    QUALITIES.get(quality_bit(quality).trailing_zeros() as usize).copied().unwrap_or_default()
}

/// Returns the player's name in log lines.
pub const fn player_name(seat: u8) -> &'static str {
    if seat == 0 { "Player 1" } else { "Player 2" }
}

impl CardDef {
    /// Returns the name of a face of a character card: its mode, or "upgrade".
    pub fn face_name(&self, face: u8) -> &'static str {
        match self.texts.get(usize::from(face)) {
            Some(text) if face < self.faces => text.mode.name(),
            Some(_) => "upgrade",
            None => "",
        }
    }
}

/// Characters and the numbers of their names.
pub type NamesInSight = List<(ObjectId, u16), MOST_CHARACTERS>;

impl Tcg {
    /// Returns the name of a card, or the full name of a character.
    pub fn full_name(&self, state: &State, object: ObjectId) -> &'static str {
        match state.defs.get(usize::from(object)) {
            Some(_) if self.shows_upgrade_side(state, object) => self.text(state, object).name,
            Some(def) => self.catalogue.card(*def).full_name,
            None => "",
        }
    }

    /// Returns the name of a card, or of the Upgrade side that it shows.
    pub fn side_name(&self, def: DefId, side: u8) -> &'static str {
        let def = self.catalogue.card(def);
        match def.texts.get(usize::from(side)) {
            Some(text) if side > 0 => text.name,
            _ => def.full_name,
        }
    }

    /// Returns the face of a character card that shows an Upgrade side, as events write it; 0 for any other card.
    pub fn side_up(&self, state: &State, object: ObjectId) -> u8 {
        if usize::from(object) < state.defs.len() && self.shows_upgrade_side(state, object) {
            self.def(state, object).upgrade_side.max(state.character(object).face)
        } else {
            0
        }
    }

    /// Returns the shortest unambiguous name of a card. A character's subtitle is included only if another character in sight
    /// has its name. `in_sight` holds the names [in sight](Tcg::names_in_sight).
    pub fn short_name(
        &self,
        state: &State,
        object: ObjectId,
        in_sight: &NamesInSight,
    ) -> &'static str {
        let Some(def) = state.defs.get(usize::from(object)).map(|def| self.catalogue.card(*def))
        else {
            return "";
        };
        if !state.is_character(object) || self.shows_upgrade_side(state, object) {
            return self.full_name(state, object);
        }
        let shared = in_sight.iter().any(|&(other, name)| other != object && name == def.name_id);
        if shared { def.full_name } else { def.name }
    }

    /// Returns the suffix that distinguishes a character from others in sight with its full name, in brackets.
    pub fn which_twin(
        &self,
        state: &State,
        character: ObjectId,
        in_sight: &NamesInSight,
    ) -> Option<String> {
        let def = self.def(state, character);
        let others = in_sight
            .iter()
            .filter(|&&(other, name)| other != character && name == def.name_id)
            .map(|&(other, _)| other);
        let mut twins =
            others.filter(|&other| self.def(state, other).full_name == def.full_name).peekable();
        twins.peek()?;
        std::hint::cold_path();
        let owner = state.owner(character);
        let (mut earlier, mut own, mut theirs) = (0, 0, 0);
        for twin in twins {
            let is_own = state.owner(twin) == owner;
            earlier += u8::from(is_own && twin < character);
            own += u8::from(is_own);
            theirs += u8::from(!is_own);
        }
        let whose = if owner == state.decision.seat { "yours" } else { "your opponent's" };
        Some(match (own, theirs) {
            (0, _) => format!(" ({whose})"),
            (_, 0) => format!(" (number {})", earlier + 1),
            _ => format!(" ({whose}, number {})", earlier + 1),
        })
    }

    /// Returns the names of the characters that are in sight or options of the question, by number.
    pub fn names_in_sight(&self, state: &State) -> NamesInSight {
        let mut in_sight = state.battlefield[0] | state.battlefield[1] | state.ko[0] | state.ko[1];
        if state.decision.ask == Ask::Characters {
            in_sight = state
                .decision
                .options
                .iter()
                .fold(in_sight, |set, &character| set | only(character));
        }
        members(in_sight).map(|character| (character, self.def(state, character).name_id)).collect()
    }

    /// Returns the mode of the face that is up.
    pub fn mode(&self, state: &State, character: ObjectId) -> Mode {
        self.face_mode(state, character, state.character(character).face)
    }

    /// Returns the mode of a face.
    pub fn face_mode(&self, state: &State, character: ObjectId, face: u8) -> Mode {
        self.catalogue.card(state.defs[character as usize]).texts[face as usize].mode
    }

    /// Returns the name of an option of the pending question: a colour, a mode, or a word for the option's effect.
    pub fn option_name(&self, state: &State, option: u8) -> String {
        let Some(frame) = state.frames.last() else { return option.to_string() };
        match self.catalogue.op(frame.pc) {
            Op::Do(Effect::ChooseColor) => {
                Color::ALL.get(usize::from(option)).map_or("", |color| color.name()).to_string()
            }
            Op::Do(Effect::Flip { .. }) => match members(frame.picks[1]).next() {
                Some(character) => self.face_mode(state, character, option).name().to_string(),
                None => option.to_string(),
            },
            // Piles are named by number, starting at 1.
            Op::Do(Effect::SeparateThose) => (option + 1).to_string(),
            _ if self.asks_for_slot(state).is_some() => slot_name(option).to_string(),
            Op::ChooseOne(_, places) => {
                let words: Vec<_> =
                    places.iter().map(|&place| self.word(self.catalogue.op(place))).collect();
                match words.get(usize::from(option)).copied().flatten() {
                    Some(word)
                        if words.iter().filter(|other| **other == Some(word)).count() == 1 =>
                    {
                        word.to_string()
                    }
                    // Options with the same first word are named by number, starting at 1.
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
            matches!(
                effect,
                Effect::SwapUpgrades
                    | Effect::TakeOver(_)
                    | Effect::MoveUpgrade { .. }
                    | Effect::PutFromScrap { .. }
                    | Effect::PutThatOnto(_)
                    | Effect::FindInDeck { .. }
                    | Effect::PutFromKoArea { .. }
                    | Effect::KeepUpgrades(_)
            )
        };
        matches!(self.catalogue.op(frame.pc), Op::Do(effect) if puts(effect)).then_some(frame.card)
    }

    /// Returns the label of an option of the pending question: a description of its effect.
    pub fn option_label(&self, state: &State, option: u8, in_sight: &NamesInSight) -> String {
        let name = self.option_name(state, option);
        let Some(frame) = state.frames.last() else { return name };
        match self.catalogue.op(frame.pc) {
            Op::Do(Effect::Flip { .. }) => match members(frame.picks[1]).next() {
                Some(character) => {
                    let twin = self.which_twin(state, character, in_sight).unwrap_or_default();
                    format!(
                        "Flip {}{twin} to {name} mode",
                        self.short_name(state, character, in_sight)
                    )
                }
                None => format!("Choose {name}"),
            },
            Op::Do(Effect::SeparateThose) => {
                let names: Vec<_> = self
                    .pile(state, option)
                    .iter()
                    .map(|&card| self.full_name(state, card))
                    .collect();
                let pile =
                    if names.is_empty() { "the empty pile".to_string() } else { names.join(", ") };
                format!("Put pile {name} into your hand: {pile}")
            }
            Op::ChooseOne(lists, _) => match lists.get(usize::from(option)) {
                Some(effects) => {
                    text::spoken(&text::option(effects, self.bearer(state, frame.source)))
                }
                None => format!("Choose {name}"),
            },
            _ => format!("Choose {name}"),
        }
    }

    /// Returns the cards of one of the two piles (0 or 1) made by the innermost instruction.
    pub fn pile<'a>(&self, state: &'a State, number: u8) -> &'a [ObjectId] {
        let Some(frame) = state.frames.last() else { return &[] };
        let (first, second) = state
            .those(frame.those)
            .split_at(usize::from(frame.those.count.min(frame.amount.clamp(0, 255) as u8)));
        if number == 0 { first } else { second }
    }

    /// Returns the text of the ability whose instructions start at `code`, or the card's whole text if they are part of an
    /// ability.
    pub fn ability_at(&self, state: &State, source: ObjectId, code: u16) -> String {
        let Some(def) = state.defs.get(usize::from(source)).map(|def| self.catalogue.card(*def))
        else {
            return String::new();
        };
        let on = self.bearer(state, source);
        for side in def.texts {
            let triggers = side
                .abilities
                .unwrap_or_default()
                .iter()
                .filter(|one| matches!(one, Ability::When(_) | Ability::Revenge(_)));
            let found =
                side.triggers.iter().zip(triggers).find(|(trigger, _)| trigger.code == code);
            if let Some((_, ability)) = found {
                return text::spoken(&text::ability(ability, on));
            }
        }
        let written =
            def.texts.iter().map(|side| text::card_text(side.abilities.unwrap_or_default(), on));
        text::spoken(&written.collect::<Vec<_>>().join(" ").replace('\n', " "))
    }

    /// Returns the kind of card that holds a text.
    pub(crate) fn bearer(&self, state: &State, source: ObjectId) -> text::Bearer {
        let def = state.defs.get(usize::from(source)).map(|def| self.catalogue.card(*def));
        match def.map(|def| def.class) {
            Some(Class::Character(_)) if !self.shows_upgrade_side(state, source) => {
                text::Bearer::Character
            }
            Some(Class::Stratagem) => text::Bearer::Stratagem,
            _ if self.upgrade_text(state, source).slot.is_some() => text::Bearer::Upgrade,
            _ => text::Bearer::Action,
        }
    }

    /// Returns a word for the first effect in a list of instructions.
    fn word(&self, op: &Op) -> Option<&'static str> {
        Some(match op {
            Op::Gets(_, first, _) => quality_name(self.catalogue.quality(*first).quality),
            Op::Do(Effect::ScrapUpgrade { what, .. } | Effect::ScrapUpgrades { what, .. })
                if what.slots.len() == 1 =>
            {
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
            Op::Do(Effect::MoveUpgrade { .. }) => "move",
            Op::Do(Effect::PutFromKoArea { .. }) => "put",
            Op::Do(Effect::MayPlay { .. } | Effect::Play { .. }) => "play",
            _ => return None,
        })
    }
}
