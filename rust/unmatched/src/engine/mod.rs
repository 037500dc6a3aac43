//! Execution: set-up, turns, effects and legal actions.

pub mod act;
pub mod combat;
pub mod damage;
pub mod die;
pub mod door;
pub mod effects;
pub mod item;
pub mod legal;
pub mod machine;
pub mod maneuver;
pub mod path_token;
pub mod pile;
pub mod setup;
pub mod token;
pub mod trigger;
pub mod turn;
pub mod walk;
