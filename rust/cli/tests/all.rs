//! All integration tests of this crate in one program, because each program is linked by itself.

mod cards_and_decks;
mod damaged;
mod games;
mod shards;
mod tournaments;
