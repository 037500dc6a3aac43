//! All integration tests of this crate in one program, because each program is linked by itself.

mod budgets;
mod coverage;
mod damaged;
mod golden;
mod pack_loops;
mod pack_words;
mod packs;
mod sample_decks;
mod scenarios;
mod text_facts;
mod worlds;
