//! All integration tests of this crate in one program, because each program is linked by itself.

mod arranging;
mod common;
mod damaged;
mod examples;
mod faults;
mod hall;
mod limits;
mod organising;
mod player_lists;
mod random_tournaments;
mod reference;
mod reports;
mod rounds;
