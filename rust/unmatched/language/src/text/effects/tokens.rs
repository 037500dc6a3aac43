//! Tokens on the battlefield.

use super::super::Writer;
use crate::{Amount, At, Effect, Place};

impl Writer<'_> {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_tokens(&mut self, effect: &Effect) {
        let (token, a_token) = (self.token(), self.a_token());
        match effect {
            Effect::PutToken { place, each: true, .. } => {
                let space = self.space(place);
                let space = space.strip_prefix("a ").unwrap_or(&space).to_string();
                self.act("put", &format!("{a_token} in each {space}, as long as you have any"));
            }
            Effect::PutToken { place, count: Amount::Fixed(1), .. } => {
                let space = self.space(place);
                self.act("put", &format!("{a_token} in {space}"));
            }
            Effect::PutToken { place, count, up_to, .. } => {
                let (count, space) = (self.amount(count), self.space(place));
                let up_to = if *up_to { "up to " } else { "" };
                self.act("put", &format!("{up_to}{count} {token}s, each in {space}"));
            }
            Effect::PutOnPath { beside, count } => {
                let tokens = self.so_many(count, &token, &format!("{token}s"));
                let beside = beside
                    .as_ref()
                    .map_or(String::new(), |who| format!(" adjacent to {}", self.fighters(who)));
                let path = if *count == Amount::Fixed(1) { "a free path" } else { "free paths" };
                self.act("put", &format!("{tokens} on {path}{beside}"));
            }
            Effect::MoveToken { from, to, up_to, other, any_number } => {
                let tokens = match (any_number, other, from) {
                    (true, ..) => format!("any number of {token}s, each"),
                    (_, true, _) => format!("another {token}"),
                    (_, _, Some(Place { at: At::Of(who), .. })) => {
                        format!(
                            "the {token} in {}",
                            super::super::fighters::owned("space", &self.fighters(who))
                        )
                    }
                    (_, _, Some(from)) => format!("{a_token} {}", self.tokens_where(from)),
                    _ => a_token,
                };
                let far = match up_to {
                    Some(Amount::Fixed(1)) => " up to 1 space".to_string(),
                    Some(amount) => format!(" up to {} spaces", self.amount(amount)),
                    None => String::new(),
                };
                let space = match to {
                    Some(place) => format!(" to {}", self.space(place)),
                    None if up_to.is_none() => " to another space".into(),
                    None => String::new(),
                };
                self.act("move", &format!("{tokens}{far}{space}"));
            }
            Effect::RemoveTokens(place) => {
                let words = match place.at {
                    At::Chosen => "that token".to_string(),
                    _ => format!("all {token}s {}", self.tokens_where(place))
                        .replace("on the", "from the"),
                };
                self.act("remove", &words);
            }
            Effect::ChooseToken(place) => {
                let space = self.space(place);
                self.act("choose", &format!("{a_token} in {space}"));
            }
            _ => {}
        }
    }
}
