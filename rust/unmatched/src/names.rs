//! Words by which hosts call things of the state.

use crate::state::{Ask, State, Status, Work, Zone};

/// What kind of question it is.
pub fn ask_name(ask: Ask) -> Option<&'static str> {
    Some(match ask {
        Ask::Nothing => return None,
        Ask::SetUp => "set-up",
        Ask::Place => "place-fighter",
        Ask::Action => "action",
        Ask::Boost => "boost",
        Ask::AttackBoost => "attack-boost",
        Ask::Move => "move",
        Ask::Walk => "walk",
        Ask::Space => "choose-space",
        Ask::Token => "choose-token",
        Ask::Predict => "predict",
        Ask::Defense => "defense",
        Ask::Fighters => "choose-fighters",
        Ask::Cards => "choose-cards",
        Ask::Option => "choose-option",
        Ask::Seat => "choose-seat",
        Ask::Trigger => "choose-trigger",
        Ask::YesNo | Ask::Reveal => "yes-no",
        Ask::HandLimit => "hand-limit",
        Ask::Item => "item",
    })
}

/// Where a card is.
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

/// What is going on.
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
        Some((Work::Turn, step)) => crate::turn::phase_of(step, state.players[usize::from(state.active) % 4].taken),
        Some((Work::Code, _)) | None => "over",
    }
}
