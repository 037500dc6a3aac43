//! Causes of damage.

/// Cause of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// The difference of the values in a combat.
    Combat,
    /// An effect.
    Effect,
    /// Cards that could not be drawn.
    Exhaustion,
}
