//! The pile of a hero and the side deck.

use super::super::Writer;
use crate::{Effect, What};

impl Writer<'_> {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_piles(&mut self, effect: &Effect) {
        let (my, foes, pile) = (self.pen.my(), self.pen.foes(), self.pile());
        let (deck, one, many) = (self.side_deck(), self.side_card(false), self.side_card(true));
        match effect {
            Effect::Store(count) => {
                let cards = if *count == 1 { "the top card".to_string() } else { format!("the top {count} cards") };
                self.act("reveal", &format!("{cards} of {foes} deck and put"));
                self.pen.say(&format!("{} on {my} {pile}", if *count == 1 { "it" } else { "them" }));
            }
            Effect::TakeFromPile => self.act("put", &format!("a card of {my} {pile} into {my} hand")),
            Effect::TakeFirstOfPile => self.act("put", &format!("the first card of {my} {pile} into {my} hand")),
            Effect::DiscardFromPile(count) => self.act("discard", &format!("up to {count} cards of {my} {pile}")),
            Effect::DiscardIntoPile => {
                let card = self.some_cards(1, &What::default(), false);
                self.act("put", &format!("{card} from {my} discard pile into {my} {pile}"));
            }
            Effect::PutThoseOnPile => {
                let them = self.them();
                self.act("put", &format!("{them} into {my} {pile}"));
            }
            Effect::Cast { free: true, other: false } => self.act("cast", &format!("any spell without discarding {my} {pile}")),
            Effect::Cast { free: true, other: true } => self.act("cast", &format!("a different spell without discarding {my} {pile}")),
            Effect::Cast { .. } => {
                self.act("cast", &format!("one spell whose ingredients are in {my} {pile} and discard {my} {pile}"));
            }
            Effect::OpenCard => self.act("turn up", &format!("the top card of {my} {deck}")),
            Effect::OpenUntil(feathers) => self.act(
                "turn up",
                &format!(
                    "the top card of {my} {deck} and follow it, and do so again as often as you like until there are {feathers} or \
                     more feathers on open {many}"
                ),
            ),
            Effect::LookAtSide => self.act("look at", &format!("the top card of {my} {deck}")),
            Effect::DiscardOpen => self.act("discard", &format!("{my} {one}")),
            Effect::ReturnToSide => self.act("put", &format!("a discarded {one} under {my} {deck}")),
            Effect::ShuffleSide => self.act("shuffle", &format!("{my} open {many} into {my} {deck}")),
            _ => {}
        }
    }
}
