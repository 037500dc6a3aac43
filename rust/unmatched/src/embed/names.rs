//! Names of parts of the state in the public API.

use crate::model::state::{Ask, State, Status, Work, Zone};
use altmode_unmatched_language::Size;

/// Names the kinds of questions in views and scenarios.
macro_rules! questions {
    ($($($ask:ident)|+ $name:literal)+) => {
        /// Returns the name of a kind of question, or `None` if no question is pending.
        pub fn ask_name(ask: Ask) -> Option<&'static str> {
            match ask {
                Ask::Nothing => None,
                $($(Ask::$ask)|+ => Some($name),)+
            }
        }

        /// The names of all kinds of questions.
        #[cfg(feature = "typescript")]
        pub const QUESTION_KINDS: &[&str] = &[$($name),+];
    };
}

questions! {
    SetUp "set-up"
    Place "place-fighter"
    Action "action"
    Boost "boost"
    AttackBoost "attack-boost"
    Move "move"
    Walk "walk"
    Space "choose-space"
    Defense "defense"
    Fighters "choose-fighters"
    Cards "choose-cards"
    Token "choose-token"
    Path "choose-path"
    Predict "predict"
    Option "choose-option"
    Seat "choose-seat"
    Trigger "choose-trigger"
    YesNo | Reveal | Reroll "yes-no"
    HandLimit "hand-limit"
    Assign "assign-damage"
    Item "item"
}

/// Returns the name of a zone.
pub fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck => "deck",
        Zone::Hand => "hand",
        Zone::Discard => "discard",
        Zone::Combat => "combat",
        Zone::Scheme => "scheme",
        Zone::Aside => "aside",
        Zone::Front => "front",
        Zone::Side => "side",
        Zone::Removed => "removed",
    }
}

/// Returns the name of the phase.
pub fn phase_name(state: &State) -> &'static str {
    if state.status != Status::Running {
        return "over";
    }
    let innermost = state.frames.iter().rev().find(|frame| frame.work != Work::Code);
    match innermost.map(|frame| (frame.work, frame.step)) {
        Some((Work::SetUp, _)) => "set-up",
        Some((Work::Maneuver, _)) => "maneuver",
        Some((Work::Combat, _)) => "combat",
        Some((Work::Scheme, _)) => "scheme",
        Some((Work::Turn, _)) if state.decision.ask == Ask::Action => "action",
        Some((Work::Turn, step)) => {
            crate::engine::turn::phase_of(step, state.players[usize::from(state.active) % 4].taken)
        }
        Some((Work::Code, _)) | None => "over",
    }
}

/// Returns the name of a size, or `None` for `Size::Usual`.
pub fn size_name(size: Size) -> Option<&'static str> {
    (size != Size::Usual).then(|| size.name())
}
