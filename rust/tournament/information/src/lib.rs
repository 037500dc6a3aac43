//! Visibility of information: the kinds of information of a game and a tournament, and the audiences that may see each
//! (Tournament Rules 4.1).
//!
//! All visibility checks go through [`Item::shown_to`]: tournaments, the tracker and their pages call it before they show, print
//! or send an item. It is a crate of its own so that the tracker does not depend on tournaments.

use serde::{Deserialize, Serialize};

/// The category of an item, which decides the players entitled to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Category {
    /// Free information: opponents must answer questions about it completely and honestly, and judges may help.
    Free,
    /// Derived information: every player may work it out. Opponents need not help but may not misrepresent it, and judges do not
    /// help.
    Derived,
    /// Private information: known to the players who can see or remember it, who need not reveal it.
    Private,
}

/// An audience to which an item is shown or hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Audience {
    /// Judges, scorekeepers and the organiser. Players must answer all of their questions (Tournament Rules 4.1).
    Official,
    /// The player to whom the item belongs.
    Owner,
    /// The other player of the match, or any other player of the tournament.
    Opponent,
    /// The public: spectators, printed lists, a screen in the hall.
    Public,
}

/// A kind of information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Item {
    /// Game actions, present and past.
    GameActions,
    /// Names of visible cards.
    VisibleNames,
    /// The state of visible cards, for example tapped or untapped.
    CardState,
    /// The current part of the turn.
    TurnPart,
    /// The orientation of character cards in a KO area.
    KoOrientation,
    /// Power and abilities.
    CardValues,
    /// Rules, policy, and official information of a tournament: pairings, results, standings, the clock.
    Rules,
    /// The cards in a hand.
    Hand,
    /// The order of a deck.
    DeckOrder,
    /// The faces of face-down Secret Actions.
    SecretActions,
    /// A player's notes.
    Notes,
    /// Registered deck lists and the results of deck checks.
    DeckList,
    /// The battle cards swapped between games.
    Sideboarding,
    /// The battle cards drafted.
    DraftPicks,
    /// Penalties and notes about a player.
    Penalties,
}

/// A row of the visibility table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Information {
    /// The item, by its identifier.
    pub item: Item,
    /// A description of the item.
    pub what: &'static str,
    /// The category of the item.
    pub category: Category,
    /// Whether the item is shown to both players and to the public.
    pub shown_to_both: bool,
    /// Whether the item is shown to the player to whom it belongs.
    pub shown_to_owner: bool,
}

const fn information(item: Item, what: &'static str, category: Category) -> Information {
    // No player knows the order of a deck, its owner included, even where game actions revealed parts of it.
    let shown_to_owner = !matches!(item, Item::DeckOrder);
    Information {
        item,
        what,
        category,
        shown_to_both: !matches!(category, Category::Private),
        shown_to_owner,
    }
}

/// The items that section 4.1 names, and the private items that the software handles. An item that is neither free nor derived
/// is private.
pub const TABLE: [Information; 15] = [
    information(
        Item::GameActions,
        "what is being done now, and what was done and still matters",
        Category::Free,
    ),
    information(Item::VisibleNames, "the name of any visible card", Category::Free),
    information(Item::CardState, "the state of any card, and whether it is tapped", Category::Free),
    information(Item::TurnPart, "the present part of the turn", Category::Free),
    information(
        Item::KoOrientation,
        "which way a character card lies in a KO area",
        Category::Free,
    ),
    information(
        Item::CardValues,
        "power, abilities and whatever else matters of a card",
        Category::Derived,
    ),
    information(
        Item::Rules,
        "the rules of the game, the policy and official information of the tournament",
        Category::Derived,
    ),
    information(Item::Hand, "the cards in a hand", Category::Private),
    information(Item::DeckOrder, "the order of a deck", Category::Private),
    information(Item::SecretActions, "the face of a face-down Secret Action", Category::Private),
    information(Item::Notes, "a player's notes (section 2.11)", Category::Private),
    information(
        Item::DeckList,
        "a registered deck list (section 2.7), and what deck checks say of it (section 2.8)",
        Category::Private,
    ),
    information(
        Item::Sideboarding,
        "how many battle cards were swapped, and which (section 6.3)",
        Category::Private,
    ),
    information(
        Item::DraftPicks,
        "battle cards drafted and packs looked at (section 7.7)",
        Category::Private,
    ),
    information(
        Item::Penalties,
        "a judge's decision about a player, and what is noted about it",
        Category::Private,
    ),
];

impl Item {
    /// Returns the row of the item in [`TABLE`].
    pub const fn information(self) -> Information {
        // A test checks that the table is in the order of the items.
        TABLE[self as usize]
    }

    /// Returns whether the item is shown to an audience.
    pub const fn shown_to(self, audience: Audience) -> bool {
        let line = self.information();
        match audience {
            Audience::Opponent | Audience::Public => line.shown_to_both,
            Audience::Owner | Audience::Official => line.shown_to_both || line.shown_to_owner,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_has_its_line() {
        for (place, line) in TABLE.iter().enumerate() {
            assert_eq!(line.item as usize, place, "{}", line.what);
            assert_eq!(line.item.information(), *line);
        }
        assert_eq!(TABLE.iter().filter(|line| line.category == Category::Free).count(), 5);
    }

    #[test]
    fn what_is_free_or_derived_is_shown_to_everybody_and_nothing_else() {
        for line in TABLE {
            for audience in [Audience::Opponent, Audience::Public] {
                assert_eq!(
                    line.item.shown_to(audience),
                    line.category != Category::Private,
                    "{}",
                    line.what
                );
            }
        }
    }

    #[test]
    fn players_and_officials_see_what_a_player_may_know() {
        for audience in [Audience::Owner, Audience::Official] {
            let hidden: Vec<Item> = TABLE
                .iter()
                .map(|line| line.item)
                .filter(|item| !item.shown_to(audience))
                .collect();
            assert_eq!(hidden, [Item::DeckOrder]);
        }
    }
}
