//! Parsing of actions that hosts send, and lookup of the matching legal action.

use crate::{
    ActionView, Agreement, Offered, Wanted,
    input::{shorten, wrong},
    text::read,
};
use altmode_core::{Error, Result, read_value};
use altmode_json::Value;

/// Parses an action, or the index of one. Unknown fields are ignored.
pub fn read_action<W: Wanted>(action: &str) -> Result<W> {
    let value = read(action)?;
    if let Value::Number(id) = &value {
        let id = id.as_u64().and_then(|id| u32::try_from(id).ok());
        return id.map(W::with_id).ok_or_else(|| wrong(&value, "the id of an action"));
    }
    if !value.is_object() {
        return Err(wrong(&value, "an action or its id"));
    }
    read_value(&value).map_err(|(path, why)| {
        Error::new("bad-input", format!("this is not an action: {why}")).at(path)
    })
}

/// Returns the copy of a card that the legal actions name: the card itself, or else the first that is a copy of it.
pub fn listed_copy<C: Copy + PartialEq>(
    card: C,
    mut listed: impl Iterator<Item = C> + Clone,
    is_copy: impl Fn(C) -> bool,
) -> C {
    if listed.clone().any(|other| other == card) {
        return card;
    }
    listed.find(|&other| is_copy(other)).unwrap_or(card)
}

/// Finds the legal action that an input matches. The fields decide. The index selects among actions with equal fields, and
/// suffices if no type is given.
pub fn find<K: Offered>(input: &K::Input, legal: &[ActionView<K>]) -> Result<usize> {
    let wanted = input.id().map(|id| id as usize);
    if input.kind().is_none() {
        return match wanted {
            Some(id) if id < legal.len() => Ok(id),
            Some(id) => Err(Error::new(
                "illegal-action",
                format!(
                    "there is no legal action number {id}: there are {}, counted from 0",
                    legal.len()
                ),
            )),
            None => Err(Error::new(
                "bad-input",
                "an action has a \"type\" or the \"id\" of a legal action",
            )),
        };
    }
    let is_meant = |action: &&ActionView<K>| action.what.compare(input) == Agreement::Same;
    let mut found = legal.iter().filter(is_meant);
    let Some(first) = found.next() else { return Err(unlike(input, legal)) };
    let Some(second) = found.next() else { return Ok(first.id) };
    let same = wanted.filter(|id| legal.get(*id).as_ref().is_some_and(is_meant));
    same.ok_or_else(|| {
        let message = format!(
            "several legal actions are like this, for example \"{}\" and \"{}\"",
            first.label, second.label
        );
        Error::new("ambiguous-action", message)
    })
}

/// Returns the error for an input that is no legal action.
fn unlike<K: Offered>(input: &K::Input, legal: &[ActionView<K>]) -> Error {
    for action in legal {
        if let Agreement::Contradicts(name) = action.what.compare(input) {
            let message = format!(
                "the action is of another position: its \"{name}\" is not that of the legal action \"{}\"",
                action.label
            );
            return Error::new("stale-action", message).at(name);
        }
    }
    Error::new("illegal-action", "no legal action is like this")
}

/// Returns whether a given member agrees with that of a legal action. A missing member agrees with any value.
pub fn agree<A, B: PartialEq<A>>(given: &Option<A>, has: Option<B>) -> bool {
    given.as_ref().is_none_or(|given| has.is_some_and(|has| has == *given))
}

/// Returns the error for a type of action that the game does not have.
pub fn unknown_action(kind: &str, types: &[&str]) -> Error {
    Error::new(
        "unknown-action",
        format!(
            "there is no action of type \"{}\"; there are: {}",
            shorten(kind),
            types.join(", ")
        ),
    )
    .at("type")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tagged;
    use altmode_core::words;

    /// An action of a game of cards.
    #[derive(Clone, Debug, PartialEq, Tagged)]
    #[tagged(input = PlayInput)]
    enum Play {
        /// Plays a card.
        Card {
            /// The number of the card.
            card: u8,
            /// The name of the card.
            #[tagged(note)]
            name: &'static str,
        },
        /// Ends the turn.
        End,
    }

    fn chosen(input: &str) -> Result<usize> {
        let card = |id, card, name| ActionView {
            id,
            label: words!["Play ", name],
            what: Play::Card { card, name },
        };
        let legal = [
            card(0, 7, "Ace"),
            card(1, 9, "King"),
            ActionView { id: 2, label: words!["End"], what: Play::End },
        ];
        find(&read_action::<PlayInput>(input)?, &legal)
    }

    #[test]
    fn an_action_is_found_by_its_index_or_its_members() {
        for (input, found) in [
            ("1", 1),
            (r#"{ "id": 1 }"#, 1),
            (r#"{ "type": "card", "card": 9 }"#, 1),
            (r#"{ "type": "card", "name": "King" }"#, 1),
            (r#"{ "id": 0, "type": "card", "card": 9, "name": "King", "label": "Play King" }"#, 1),
            (r#"{ "type": "end" }"#, 2),
        ] {
            assert_eq!(chosen(input), Ok(found), "{input}");
        }
    }

    #[test]
    fn a_name_that_contradicts_its_number_is_stale() {
        let error =
            chosen(r#"{ "id": 0, "type": "card", "card": 7, "name": "King" }"#).unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("stale-action", "name"));
        assert!(error.message.contains("\"Play Ace\""), "{error}");
    }

    #[test]
    fn other_inputs_are_refused() {
        for (input, code) in [
            ("3", "illegal-action"),
            ("{}", "bad-input"),
            (r#"{ "type": "card" }"#, "ambiguous-action"),
            (r#"{ "type": "card", "card": 8 }"#, "illegal-action"),
            (r#"{ "type": "card", "card": 8, "name": "King" }"#, "illegal-action"),
            (r#"{ "type": "card", "card": 800 }"#, "bad-input"),
            (r#"{ "type": "card", "name": 9 }"#, "bad-input"),
        ] {
            assert_eq!(chosen(input).unwrap_err().code, code, "{input}");
        }
    }
}
