//! Card data: printed facts and compiled texts.

pub mod bits;
pub mod blank;
pub mod builtin;
pub mod card;
pub mod card_json;
pub mod carried;
pub mod catalogue;
pub mod code;
pub mod entry;
pub mod find;
pub mod fits;
pub mod flipped_face;
pub mod index;
#[cfg(feature = "packs")]
pub mod packs;
pub mod search;
pub mod tcg;
pub mod text;

pub use builtin::{builtin, files};
pub use tcg::Tcg;
