use crate::{catalogue::Catalogue, state::State};
use altmode_core::{Error, Result};
pub struct Position {
    pub state: State,
}
pub fn position(_: &'static Catalogue, _: &str) -> Result<Position> {
    Err(Error::new("not-yet", "not yet"))
}
