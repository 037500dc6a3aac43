//! All integration tests of this crate in one program, because each program is linked by itself.

mod coverage;
mod forecast;
mod golden;
mod items;
mod packs;
mod parts;
mod perft;
mod play;
mod refusals;
mod scenarios;
mod views;
mod worlds;
