//! What players may know, and must tell each other (Tournament Rules 4.1).

use serde::Serialize;

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

/// A kind of information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Information {
    /// A name for programs.
    pub item: &'static str,
    /// In words.
    pub what: &'static str,
    /// Who is entitled to it.
    pub category: Category,
    /// Whether both players may see it shown.
    pub shown_to_both: bool,
}

const fn information(item: &'static str, what: &'static str, category: Category, shown_to_both: bool) -> Information {
    Information { item, what, category, shown_to_both }
}

/// The items that section 4.1 names, and the private ones that trackers deal with: whatever is neither free nor derived
/// is private.
pub const TABLE: [Information; 14] = [
    information("game-actions", "what is being done now, and what was done and still matters", Category::Free, true),
    information("visible-names", "the name of any visible card", Category::Free, true),
    information("card-state", "the state of any card, and whether it is tapped", Category::Free, true),
    information("turn-part", "the present part of the turn", Category::Free, true),
    information("ko-orientation", "which way a character card lies in a KO area", Category::Free, true),
    information("card-values", "power, abilities and whatever else matters of a card", Category::Derived, true),
    information("rules", "the rules of the game, the policy and official information of the tournament", Category::Derived, true),
    information("hand", "the cards in a hand", Category::Private, false),
    information("deck-order", "the order of a deck", Category::Private, false),
    information("secret-actions", "the face of a face-down Secret Action", Category::Private, false),
    information("notes", "a player's notes (section 2.11)", Category::Private, false),
    information("deck-list", "a registered deck list (section 2.7)", Category::Private, false),
    information("sideboarding", "how many battle cards were swapped, and which (section 6.3)", Category::Private, false),
    information("draft-picks", "battle cards drafted and packs looked at (section 7.7)", Category::Private, false),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_free_or_derived_is_shown_to_both_and_nothing_else() {
        for entry in TABLE {
            assert_eq!(entry.shown_to_both, entry.category != Category::Private, "{}", entry.item);
        }
        assert_eq!(TABLE.iter().filter(|entry| entry.category == Category::Free).count(), 5);
    }
}
