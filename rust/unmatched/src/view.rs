use crate::{rules::Unmatched, state::State};
pub fn view(_: Unmatched, _: &State, _: Option<u8>) -> serde_json::Value {
    serde_json::Value::Null
}
