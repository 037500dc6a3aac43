//! Names of parts of the state in the public API.

use crate::model::state::{Ask, MOST_SPACES, Space, State, Work, Zone};

/// Names of spaces: the row as a letter, the column as a digit.
static SPACES: [[&str; 5]; 4] = [
    ["A1", "A2", "A3", "A4", "A5"],
    ["B1", "B2", "B3", "B4", "B5"],
    ["C1", "C2", "C3", "C4", "C5"],
    ["D1", "D2", "D3", "D4", "D5"],
];

/// Returns the name of a space; `None` off the Matrix.
pub fn space_name(state: &State, space: Space) -> Option<&'static str> {
    let columns = state.columns.max(1);
    let row = SPACES.get(usize::from(space / columns))?;
    (space < state.spaces()).then(|| row.get(usize::from(space % columns)).copied()).flatten()
}

/// Finds a space by its name, ignoring case.
pub fn find_space(state: &State, name: &str) -> Option<Space> {
    (0..MOST_SPACES as Space).find(|&space| {
        space_name(state, space).is_some_and(|other| other.eq_ignore_ascii_case(name))
    })
}

/// Defines a function that names the values of an enum, and the list of the names for TypeScript.
macro_rules! names {
    ($(#[$doc:meta])* $function:ident($kind:ident), $list:ident: $($variant:ident $name:literal)+ $(; $other:ident)?) => {
        $(#[$doc])*
        pub fn $function(value: $kind) -> Option<&'static str> {
            match value {
                $($kind::$variant => Some($name),)+
                $($kind::$other => None,)?
            }
        }

        #[cfg(feature = "typescript")]
        /// All names.
        pub const $list: &[&str] = &[$($name),+];
    };
}

names! {
    /// Returns the kind of a question.
    ask_name(Ask), QUESTION_KINDS:
    Turn "turn"
    Confront "confront"
    Assist "assist"
    Resolve "resolve-assist"
    Block "block"
    Cards "choose-cards"
    Keep "keep-cards"
    Space "choose-space"
    Seat "choose-seat"
    Option "choose-option"
    Trigger "choose-trigger"
    YesNo "yes-no"
    ; Nothing
}

/// Returns the name of a zone.
pub fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Main => "main-deck",
        Zone::Box => "box",
        Zone::Matrix => "matrix",
        Zone::Destroyed => "destroyed",
        Zone::Ruins => "ruin-deck",
        Zone::RuinDiscard => "ruin-discard",
        Zone::Encounters => "encounter-deck",
        Zone::Encounter => "encounter",
        Zone::EncounterDiscard => "encounter-discard",
        Zone::DamageStack => "damage-stack",
        Zone::Basics => "basics",
        Zone::Deck => "deck",
        Zone::Hand => "hand",
        Zone::Discard => "discard",
        Zone::Played => "played",
        Zone::Damage => "damage",
        Zone::Vault => "vault",
        Zone::Assist => "assist",
    }
}

/// Returns the name of the mode of a side of a character.
pub fn side_name(combiner: bool, bot: bool) -> &'static str {
    match (combiner, bot) {
        (false, false) => "alt",
        (false, true) => "bot",
        (true, false) => "team",
        (true, true) => "combiner",
    }
}

/// Returns the phase of the turn.
pub fn phase_name(state: &State) -> &'static str {
    use crate::engine::turn::step;
    if !state.status.is_running() {
        return "over";
    }
    let inner = state
        .frames
        .iter()
        .rev()
        .find(|frame| !matches!(frame.work, Work::Code | Work::Attack | Work::Ruin));
    match inner.map(|frame| (frame.work, frame.step)) {
        Some((Work::Battle, _)) => "battle",
        Some((Work::Ambush, _)) => "ambush",
        Some((Work::Refill, _)) => "end",
        Some((_, step::BEGIN | step::START)) => "start",
        Some((_, step::ACTIONS)) => "actions",
        _ => "end",
    }
}
