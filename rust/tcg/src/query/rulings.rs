//! Two editions of the rulings, for the cases in which the rules and later official answers differ.
//!
//! `"core"` (the default) follows the rules sheet, Rules 1.0, the Rise of the Combiners FAQ and the Tournament Rules,
//! with Expanded Rules 2.0 for what they leave open. `"updated"` follows the later answers. Each difference is one
//! [`Switch`]. No other code of the engine tests the edition.

use crate::{cards::Tcg, model::state::State};

/// A named difference between the editions. The name describes the game with the switch on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// The damage that Steamroll puts on another character is attack damage.
    SpillIsAttackDamage,
    /// The attacking player orders the damage modifiers of both sides first. Otherwise the owner of the character that
    /// takes the damage orders them all.
    AttackerOrdersDamageModifiers,
    /// A Secret Action stays until the end of the opponent's next turn. Otherwise it is scrapped at the start of its
    /// owner's next turn.
    SecretActionsEndWithOpponentsTurn,
    /// A flipped card that is scrapped without using its icons is chosen before white icons give more flips. Otherwise
    /// it is chosen after them.
    ScrapFlippedBeforeWhite,
}

/// A switch, with its setting and source in each edition.
#[derive(Clone, Copy, Debug)]
pub struct Ruling {
    /// Switch.
    pub switch: Switch,
    /// Whether it is on in the core edition.
    pub core: bool,
    /// Source for the core edition.
    pub core_source: &'static str,
    /// Whether it is on in the updated edition.
    pub updated: bool,
    /// Source for the updated edition.
    pub updated_source: &'static str,
}

/// All differences.
pub const RULINGS: &[Ruling] = &[
    Ruling {
        switch: Switch::SpillIsAttackDamage,
        core: true,
        core_source: "Rise of the Combiners FAQ, Steamroll",
        updated: false,
        updated_source: "Rules Roundup 2019-02-22, 2019-02-28, 2019-04-01",
    },
    Ruling {
        switch: Switch::AttackerOrdersDamageModifiers,
        core: false,
        core_source: "Rise of the Combiners FAQ, Defensive Driving",
        updated: true,
        updated_source: "Expanded Rules 2.0, 1.3.3",
    },
    Ruling {
        switch: Switch::SecretActionsEndWithOpponentsTurn,
        core: false,
        core_source: "Rules 1.0, Taking a Turn",
        updated: true,
        updated_source: "Expanded Rules 2.0, 1.5; Wave 3 FAQ, Secret Actions",
    },
    Ruling {
        switch: Switch::ScrapFlippedBeforeWhite,
        core: false,
        core_source: "Rise of the Combiners FAQ, Recon System",
        updated: true,
        updated_source: "Rules Roundup 2019-02-22, 2019-03-08",
    },
];

impl Tcg {
    /// Returns whether a switch is on in this game.
    pub fn ruling(&self, state: &State, switch: Switch) -> bool {
        RULINGS
            .iter()
            .find(|ruling| ruling.switch == switch)
            .is_some_and(|ruling| if state.rulings == 0 { ruling.core } else { ruling.updated })
    }
}
