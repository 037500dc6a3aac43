//! All integration tests of this crate in one program, because each program is linked by itself.

mod bounds;
mod can_fail;
mod cards;
mod golden;
mod packs;
mod play;
mod scenarios;
mod sentences;
mod setup;
mod views;
