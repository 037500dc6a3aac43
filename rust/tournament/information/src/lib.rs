//! What players may know, and must tell each other (Tournament Rules 4.1).
//!
//! This is the one place that decides what is shown to whom. Tournaments, the tracker and their pages ask [`Item::shown_to`]
//! before they show, print or send something; it is a crate of its own, so that the tracker need not carry tournaments.

use serde::{Deserialize, Serialize};

/// Who is entitled to what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Category {
    /// Opponents must answer questions about it completely and honestly; judges may help.
    Free,
    /// Everybody may work it out; opponents need not help, and may not say it wrongly; judges do not help.
    Derived,
    /// Whoever can see or remember it has it; nobody need tell.
    Private,
}

/// Somebody to whom information is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Audience {
    /// Judges, scorekeepers and the organiser, whom players must answer whatever they ask (Tournament Rules 4.1).
    Official,
    /// The player to whom it belongs.
    Owner,
    /// The other player of the match, or any other player of the tournament.
    Opponent,
    /// Everybody: spectators, paper on the wall, a screen in the hall.
    Public,
}

/// A kind of information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Item {
    /// Actions of the game.
    GameActions,
    /// Names of visible cards.
    VisibleNames,
    /// The state of cards.
    CardState,
    /// The part of the turn.
    TurnPart,
    /// How KO'd characters lie.
    KoOrientation,
    /// Power and abilities.
    CardValues,
    /// Rules, policy, and what is official in a tournament: pairings, results, standings, the clock.
    Rules,
    /// Hands.
    Hand,
    /// Decks.
    DeckOrder,
    /// Secret Actions in play.
    SecretActions,
    /// Notes.
    Notes,
    /// Deck lists, and what deck checks say of them.
    DeckList,
    /// Battle cards swapped.
    Sideboarding,
    /// Battle cards drafted.
    DraftPicks,
    /// Judges' decisions about a player.
    Penalties,
}

/// A line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Information {
    /// A name for programs.
    pub item: Item,
    /// In words.
    pub what: &'static str,
    /// Who is entitled to it.
    pub category: Category,
    /// Whether it is shown to both players, and to everybody else.
    pub shown_to_both: bool,
    /// Whether it is shown to the player to whom it belongs.
    pub shown_to_owner: bool,
}

const fn information(item: Item, what: &'static str, category: Category) -> Information {
    // Nobody looks at a deck: its order is known to nobody at all, whatever game actions showed of it.
    let shown_to_owner = !matches!(item, Item::DeckOrder);
    Information { item, what, category, shown_to_both: !matches!(category, Category::Private), shown_to_owner }
}

/// The items that section 4.1 names, and the private ones that software deals with: whatever is neither free nor derived
/// is private.
pub const TABLE: [Information; 15] = [
    information(Item::GameActions, "what is being done now, and what was done and still matters", Category::Free),
    information(Item::VisibleNames, "the name of any visible card", Category::Free),
    information(Item::CardState, "the state of any card, and whether it is tapped", Category::Free),
    information(Item::TurnPart, "the present part of the turn", Category::Free),
    information(Item::KoOrientation, "which way a character card lies in a KO area", Category::Free),
    information(Item::CardValues, "power, abilities and whatever else matters of a card", Category::Derived),
    information(Item::Rules, "the rules of the game, the policy and official information of the tournament", Category::Derived),
    information(Item::Hand, "the cards in a hand", Category::Private),
    information(Item::DeckOrder, "the order of a deck", Category::Private),
    information(Item::SecretActions, "the face of a face-down Secret Action", Category::Private),
    information(Item::Notes, "a player's notes (section 2.11)", Category::Private),
    information(Item::DeckList, "a registered deck list (section 2.7), and what deck checks say of it (section 2.8)", Category::Private),
    information(Item::Sideboarding, "how many battle cards were swapped, and which (section 6.3)", Category::Private),
    information(Item::DraftPicks, "battle cards drafted and packs looked at (section 7.7)", Category::Private),
    information(Item::Penalties, "a judge's decision about a player, and what is noted about it", Category::Private),
];

impl Item {
    /// Its line of the table.
    pub const fn information(self) -> Information {
        // The table is in the order of the items, which a test holds it to.
        TABLE[self as usize]
    }

    /// Whether it is shown.
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
                assert_eq!(line.item.shown_to(audience), line.category != Category::Private, "{}", line.what);
            }
        }
    }

    #[test]
    fn players_and_officials_see_what_a_player_may_know() {
        for audience in [Audience::Owner, Audience::Official] {
            let hidden: Vec<Item> = TABLE.iter().map(|line| line.item).filter(|item| !item.shown_to(audience)).collect();
            assert_eq!(hidden, [Item::DeckOrder]);
        }
    }
}
