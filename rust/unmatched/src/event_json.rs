use crate::{event::Event, rules::Unmatched, state::State};
pub fn show_event(_: Unmatched, _: &State, event: &Event, _: Option<u8>) -> serde_json::Value {
    serde_json::to_value(event).unwrap_or_default()
}
