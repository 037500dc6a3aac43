//! The two editions of the rulings: where the seed documents and later official answers differ.
//!
//! `"core"` (the default) is what the rules sheet, Rules 1.0, the Rise of the Combiners FAQ and the
//! Tournament Rules say, with Expanded Rules 2.0 for what they leave open; `"updated"` follows the
//! later answers. Each difference is one [`Switch`]. Nothing else in the engine asks which edition
//! is played.

use crate::{cards::Tcg, model::state::State};

/// A named difference between the editions; the name says what is so when the switch is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// The damage that Steamroll puts on another character is attack damage.
    SpillIsAttackDamage,
    /// The attacking player orders the damage modifiers of both sides first; otherwise the owner
    /// of the character that takes the damage orders them all.
    AttackerOrdersDamageModifiers,
    /// A Secret Action stays until the end of the opponent's next turn; otherwise it is scrapped at
    /// the start of its owner's next turn.
    SecretActionsEndWithOpponentsTurn,
    /// A flipped card that is scrapped without using its icons is chosen before white icons give more flips;
    /// otherwise after them.
    ScrapFlippedBeforeWhite,
}

/// A switch, what each edition says, and where it says so.
#[derive(Clone, Copy, Debug)]
pub struct Ruling {
    /// The difference.
    pub switch: Switch,
    /// Whether it is on in the core edition.
    pub core: bool,
    /// Where the core edition has it from.
    pub core_source: &'static str,
    /// Whether it is on in the updated edition.
    pub updated: bool,
    /// Where the updated edition has it from.
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
    /// Whether a switch is on in this game.
    pub fn ruling(&self, state: &State, switch: Switch) -> bool {
        RULINGS
            .iter()
            .find(|ruling| ruling.switch == switch)
            .is_some_and(|ruling| if state.rulings == 0 { ruling.core } else { ruling.updated })
    }
}
