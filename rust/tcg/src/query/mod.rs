//! Derived state: stats, keywords, phrase matching, amounts and conditions, computed on demand.
//!
//! Continuous effects are not stored. Every query computes its result from the cards on the table and the lasting
//! effects. [`State::table`](crate::model::state::State::table) is a bitmask of the qualities that these can give at
//! all, so most queries return after one bit test.

mod ability_summary;
mod cards;
mod cause;
mod characters;
mod conditions;
pub mod context;
mod counts;
mod qualities;
pub mod rulings;
mod slots;
mod stats;
mod texts;
