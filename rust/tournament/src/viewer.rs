//! Viewers of a tournament or a draft, and the check of what they may see.

use crate::{
    event::PlayerId,
    node::{Node, ObjectFields, Read},
};
use altmode_core::{Error, Result};
use altmode_tournament_information::{Audience, Item};

/// A viewer: officials (organiser and judges), the public, or the player with the id `player`, who sees the own items.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub enum Viewer {
    /// The organiser and the judges.
    #[default]
    Official,
    /// The public: a screen in the hall, a page for spectators.
    Public,
    /// A player.
    #[cfg_attr(feature = "typescript", ts(untagged))]
    Player(
        #[cfg_attr(
            feature = "typescript",
            ts(type = "{\n/** The id of the player, who sees the own items. */\nplayer: string }")
        )]
        PlayerId,
    ),
}

impl Viewer {
    /// Returns whether the viewer may see an item that belongs to a player.
    pub fn sees(&self, item: Item, owner: &str) -> bool {
        item.shown_to(match self {
            Viewer::Official => Audience::Official,
            Viewer::Public => Audience::Public,
            Viewer::Player(player) if player == owner => Audience::Owner,
            Viewer::Player(_) => Audience::Opponent,
        })
    }

    /// Checks that the viewer may see an item that belongs to a player.
    ///
    /// # Errors
    ///
    /// Returns `private-information` if not.
    pub fn check(&self, item: Item, owner: &str) -> Result<()> {
        if self.sees(item, owner) {
            return Ok(());
        }
        let message = format!(
            "this is private information of a player (Tournament Rules 4.1): {}",
            item.information().what
        );
        Err(Error::new("private-information", message).at("viewer"))
    }
}

/// A word, or the object of a player.
impl Read for Viewer {
    fn read(node: &Node<'_>) -> Result<Viewer> {
        match node {
            Node::Text(_) => {
                Ok([Viewer::Official, Viewer::Public][node.word(&["official", "public"])?].clone())
            }
            Node::Object(_) => {
                let mut of = ObjectFields::of(node)?;
                let viewer = Viewer::Player(of.value("player")?);
                of.end()?;
                Ok(viewer)
            }
            other => Err(other.unlike("\"official\", \"public\" or { player }")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_list_is_for_officials_and_its_player() {
        let player = |id: &str| Viewer::Player(id.to_string());
        for (viewer, sees) in [
            (Viewer::Official, true),
            (player("a"), true),
            (player("b"), false),
            (Viewer::Public, false),
        ] {
            assert_eq!(viewer.sees(Item::DeckList, "a"), sees, "{viewer:?}");
            assert_eq!(
                viewer.check(Item::DeckList, "a").err().map(|error| error.code),
                (!sees).then_some("private-information")
            );
            assert!(viewer.sees(Item::Rules, "a"));
        }
    }
}
