//! Phrase matching and icons of battle cards.

use super::context::Context;
use crate::{
    cards::{
        Tcg,
        catalogue::{CardDef, Class, quality},
    },
    model::{
        objects::ObjectId,
        state::{Battle, State, Zone},
    },
};
use altmode_tcg_language::{CharacterKind, Color, Kind, What};

impl Tcg {
    /// Returns whether a battle card (or Upgrade side) matches a phrase.
    #[inline]
    pub fn is_card(&self, state: &State, context: &Context, card: ObjectId, what: &What) -> bool {
        self.is_card_of_any_type(state, context, card, what)
            && (!what.same_type || self.shares_type(state, card, state.those(context.those)))
    }

    /// Returns whether a card matches a phrase apart from "of the same type", see [`Tcg::is_card`].
    pub fn is_card_of_any_type(
        &self,
        state: &State,
        context: &Context,
        card: ObjectId,
        what: &What,
    ) -> bool {
        let def = self.def(state, card);
        let text = self.upgrade_text(state, card);
        let kind = match what.kind {
            // The Upgrade side of a character card is an Upgrade, but not a battle card.
            Kind::Card => !state.is_character(card),
            Kind::Action => text.slot.is_none(),
            Kind::SecretAction => {
                matches!(def.battle_kind(), Some(altmode_tcg_language::BattleKind::Secret))
            }
            // An Upgrade that fills slots of two kinds is of both kinds (Aequitas Rules Roundup 2021-01-03, Crystal of
            // Power).
            Kind::Upgrade => text.slot.is_some_and(|slot| {
                what.slots.is_empty()
                    || what.slots.contains(&slot)
                    || def.fills.iter().any(|slot| what.slots.contains(slot))
            }),
        };
        let shows = |color| self.shows_icon(state, card, color);
        kind && what.color.is_none_or(|color| shows(color) || what.or_color.is_some_and(shows))
            && what.faction.is_none_or(|faction| def.faction == faction)
            && what.name.as_ref().is_none_or(|name| def.name == name)
            && what.stars.is_none_or(|(compare, number)| compare.holds(i32::from(shown_stars(state, card, def)), i32::from(number)))
            && (!what.no_icons || def.icons.is_empty() || face_down(state, card))
            && !(what.other && card == context.source)
            // Weaponizers are not Battle Masters (Rules Roundup 2019-07-29).
            && (!what.battle_master || def.class == Class::Character(CharacterKind::BattleMaster))
            && (!what.weaponizer || def.class == Class::Character(CharacterKind::Weaponizer))
            && what.icons.is_none_or(|(number, color)| def.icon_counts[color as usize] >= number)
            && what.icon_count.is_none_or(|(compare, number)| compare.holds(shown_icons(state, card, def), i32::from(number)))
            && (!what.chosen_color || def.icon_counts[usize::from(context.color) % 5] > 0)
            && (!what.chosen_name || def.name_id + 1 == context.name)
            && (!what.plan || text.plans)
            && (!what.attack || text.attack > 0)
    }

    /// Returns whether a card has an icon of a colour now. A flipped card has the colours that its icons count as in
    /// this battle (Rules Roundup 2019-07-12: Alpha Trion, Inverted).
    #[inline]
    fn shows_icon(&self, state: &State, card: ObjectId, color: Color) -> bool {
        let def = self.def(state, card);
        let recolored = state.battle.running && self.may_give(state, 1 << quality::RECOLOR);
        if recolored && state.object(card).zone == Zone::Played {
            let Battle { attacker, defender, flipped, .. } = &state.battle;
            for (side, character) in [*attacker, *defender].into_iter().enumerate() {
                if flipped[side].contains(&card) {
                    let colors = self.recolorings(state, character);
                    return def.icons.iter().any(|icon| colors[*icon as usize] == color as u8);
                }
            }
        }
        def.has_icon(color) && !face_down(state, card)
    }

    /// Returns the number of icons of all cards together, by colour.
    pub fn icons_of(&self, state: &State, cards: &[ObjectId]) -> [u16; 5] {
        let mut sum = [0; 5];
        for &card in cards {
            for (total, count) in sum.iter_mut().zip(self.def(state, card).icon_counts) {
                *total += u16::from(count);
            }
        }
        sum
    }
}

/// Returns whether a card is face down as a Secret Action. It shows no icons then, also while it is played (Rules
/// Roundup 2019-06-28, 2019-07-12).
fn face_down(state: &State, card: ObjectId) -> bool {
    state.object(card).zone == Zone::Secret
}

/// Returns the number of battle icons that a card shows; 0 while it is face down.
fn shown_icons(state: &State, card: ObjectId, def: &CardDef) -> i32 {
    if face_down(state, card) { 0 } else { def.icons.len() as i32 }
}

/// Returns the stars that a card shows; 0 while it is face down, because it shows no icons then.
fn shown_stars(state: &State, card: ObjectId, def: &CardDef) -> u8 {
    if face_down(state, card) { 0 } else { def.stars }
}
