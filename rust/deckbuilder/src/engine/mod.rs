//! Execution: set-up, turns, effects and legal actions.

pub mod act;
pub mod ambush;
pub mod battle;
pub mod effects;
pub mod legal;
pub mod machine;
pub mod needs;
pub mod resources;
pub mod score;
pub mod setup;
pub mod turn;
