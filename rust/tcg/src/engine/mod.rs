//! Executes a game: turns, battles, damage, triggers and card instructions.

pub mod ability_summary;
pub mod act;
pub mod basic;
pub mod battle;
pub mod combine;
pub mod damage;
pub mod effects;
pub mod feasible;
pub mod flips;
pub mod focus;
pub mod heads;
pub mod legal;
pub mod machine;
pub mod outside;
pub mod play;
pub mod reveal;
pub mod setup;
pub mod trigger;
pub mod turn;
pub mod windows;
pub mod zones;
