//! Rules of Unmatched.

pub mod board;
