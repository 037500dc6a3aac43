//! Tests of the text of every word, of every card of the project, and of every example of the reference.

mod cards;
mod reference;
mod sentences;
