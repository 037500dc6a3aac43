//! Derived state: stats, keywords, phrase matching, amounts, conditions; computed on demand.
//!
//! Continuous effects are asked, not stored: every answer is computed from what lies on the table and what lasts.
//! [`State::table`](crate::model::state::State::table) says which qualities the cards there can give at all, so most questions
//! end after one bit test.

mod ability_summary;
mod cards;
mod characters;
mod conditions;
pub mod context;
mod counts;
mod qualities;
pub mod rulings;
mod slots;
mod stats;
mod texts;
