//! The flips of a battle: their number, icons, white bonus and cards to scrap (Rules 1.0, Attack, step 4; Expanded Rules 2.0, 1.3.2).

use crate::{
    cards::{
        Tcg,
        bits::FlipWindow,
        catalogue::{CardDef, quality, trigger_kind},
        flipped_face::{FlippedFace, NO_RECOLORINGS},
    },
    engine::{machine::Machine, trigger::TriggerEvent},
    model::{
        event::Event,
        objects::{Cards, ObjectId},
        state::{Ask, Battle, State, Zone},
        work::BattleStep,
    },
    query::{context::side_of, rulings::Switch},
};
use altmode_tcg_language::{Color, Keyword, Quality, Trait};

impl Machine<'_> {
    /// Fixes the number of flips of each side: 2, plus Bold or Tough, plus other standing extra flips. Later gains or
    /// losses do not matter (Expanded Rules 2.0, 1.3.2).
    pub(super) fn count_flips(&mut self) {
        let Battle { attacker, defender, .. } = self.state.battle;
        let bold = self.tcg.keyword(self.state, attacker, Keyword::Bold);
        let extra = self.tcg.total(self.state, attacker, quality::EXTRA_ATTACK_FLIPS) as i16;
        let tough = self.tcg.keyword(self.state, defender, Keyword::Tough);
        let standing = [2 + bold + extra, 2 + tough];
        for (to_flip, standing) in self.state.battle.to_flip.iter_mut().zip(standing) {
            // Flips that "when this attacks" abilities added are already in `to_flip`.
            *to_flip = to_flip.saturating_add(standing.clamp(0, 250) as u8);
        }
        for (side, character) in [attacker, defender].into_iter().enumerate() {
            if let Some(most) = self.tcg.least(self.state, character, quality::MOST_FLIPS) {
                self.state.battle.most_flips[side] = most.clamp(0, 255) as u8;
            }
        }
        let Battle { to_flip, most_flips, .. } = self.state.battle;
        let flips = [0, 1].map(|side| to_flip[side].min(most_flips[side]));
        self.io.emit(|| Event::FlipsCounted {
            flips,
            keyword: [bold, tough].map(|amount| amount.clamp(0, 250) as u8),
        });
        self.go_to(BattleStep::AttackerFocus);
    }

    /// Flips the remaining cards of a side. Orange and black icons count as they are flipped. The first white icon of a
    /// player in a battle adds flips, once per battle.
    pub fn flip_battle_cards(&mut self, side: usize) {
        let battle = &self.state.battle;
        let character = if side == 0 { battle.attacker } else { battle.defender };
        if self.state.battle.to_flip[side] == 0 {
            return;
        }
        let seat = self.state.owner(character);
        let recolor = self.tcg.recolorings(self.state, character);
        let heard = self.may_hear(trigger_kind::FLIPS_CARD);
        while self.state.battle.to_flip[side] > 0 {
            let battle = &mut self.state.battle;
            if battle.flipped[side].len() >= usize::from(battle.most_flips[side]) {
                battle.to_flip[side] = 0;
                break;
            }
            if battle.flipped[side].is_full() {
                return self.out_of_room();
            }
            // The flips stop when deck and scrap pile are empty (Rules Roundup 2019-02-18).
            let Some(card) = self.top_of_deck(seat) else {
                self.state.battle.to_flip[side] = 0;
                break;
            };
            let battle = &mut self.state.battle;
            battle.to_flip[side] -= 1;
            // The flipped list is updated first, because a reshuffle caused by taking the card must see the card there.
            battle.flipped[side].push(card);
            let (face, more) = self.count_icons(side, character, card, recolor);
            self.move_top_card(seat, card, Zone::Played);
            if self.io.records_events() {
                let card = self.card_event(card);
                self.io.emit(|| Event::BattleFlip {
                    seat,
                    card,
                    bonus: face.pips,
                    pierce: face.pierce,
                });
            }
            self.tell_white_bonus(seat, more);
            if heard {
                std::hint::cold_path();
                self.happen(TriggerEvent {
                    card,
                    seat,
                    ..TriggerEvent::of(trigger_kind::FLIPS_CARD, character)
                });
            }
        }
    }

    /// Adds flips to a side during the battle.
    pub fn flip_more(&mut self, seat: u8, count: i32) {
        if self.state.battle.running {
            let side = side_of(self.state, seat);
            let to_flip = &mut self.state.battle.to_flip[side];
            *to_flip = to_flip.saturating_add(count.clamp(0, 250) as u8);
            // Before a side's own flips, the extra flips are only added to the number; after them they are made now.
            if self.state.battle.flips_done[side] {
                self.flip_battle_cards(side);
            }
        }
    }

    /// Sets off the triggers of a side that flip more cards, each once per battle, until no such trigger's condition holds.
    /// All other triggers on flips follow (Wave 1 FAQ, Chromia, Bumblebee). Returns `true` while one of them is pending.
    #[inline(always)]
    pub(super) fn flips_more(&mut self, side: usize) -> bool {
        self.look_at_table();
        let table = &self.state.table;
        let heard = trigger_kind::ATTACKS | trigger_kind::DEFENDS | trigger_kind::BATTLES;
        (table.triggers & trigger_kind::MORE_FLIPS != 0 || table.awaited & heard != 0)
            && self.tell_more_flips(side)
    }

    #[cold]
    fn tell_more_flips(&mut self, side: usize) -> bool {
        let before = self.state.pending.len();
        self.happen_battle(side, FlipWindow::More);
        let told = self.state.pending.len() > before;
        if !told {
            self.remember(&[]);
        }
        for index in before..self.state.pending.len() {
            self.remember_also(self.state.pending[index].source);
        }
        told
    }

    /// Adds the icons of one flipped card to the totals. Returns them, and the number of flips that a white icon added.
    fn count_icons(
        &mut self,
        side: usize,
        character: ObjectId,
        card: ObjectId,
        recolor: [u8; 5],
    ) -> (FlippedFace, u8) {
        let face = self.tcg.flipped_face(self.state, side, character, self.def(card), recolor);
        let State { battle, characters, .. } = &mut *self.state;
        for (total, count) in battle.icons[side].iter_mut().zip(face.icons) {
            *total += u16::from(count);
        }
        battle.pips[side] += i16::from(face.pips);
        let entry = characters.at_mut(character as usize);
        entry.pierce = entry.pierce.saturating_add(face.pierce);
        let counts = face.white && !self.waits_for_scrapping(side);
        (face, if counts { self.white_bonus(side, character) } else { 0 })
    }

    /// Adds the extra flips of a player's first white icon in a battle, and returns their number.
    #[inline]
    fn white_bonus(&mut self, side: usize, character: ObjectId) -> u8 {
        if std::mem::replace(&mut self.state.battle.white_used[side], true) {
            return 0;
        }
        let bonus = self.tcg.white_bonus(self.state, character);
        let to_flip = &mut self.state.battle.to_flip[side];
        *to_flip = to_flip.saturating_add(bonus);
        bonus
    }

    #[inline]
    fn tell_white_bonus(&mut self, seat: u8, flips: u8) {
        if flips > 0 {
            self.io.emit(|| Event::WhiteBonus { seat, flips });
        }
    }

    /// Returns whether the choice of cards to scrap without using their icons comes before the extra flips of white icons.
    fn waits_for_scrapping(&self, side: usize) -> bool {
        self.state.battle.to_scrap[side] > 0
            && self.tcg.ruling(self.state, Switch::ScrapFlippedBeforeWhite)
    }

    /// Makes the player of a side scrap flipped cards whose icons are not used, and then flips cards that are still owed.
    /// Returns `true` when it is done.
    #[inline(always)]
    pub(super) fn scrap_flipped(&mut self, side: usize) -> bool {
        self.state.battle.to_scrap[side] == 0 || self.choose_scrapped_flips(side)
    }

    #[cold]
    fn choose_scrapped_flips(&mut self, side: usize) -> bool {
        let battle = self.state.battle;
        let character = if side == 0 { battle.attacker } else { battle.defender };
        let seat = self.state.owner(character);
        let there: Cards = battle.flipped[side]
            .iter()
            .copied()
            .filter(|&card| self.state.object(card).zone == Zone::Played)
            .collect();
        let wanted = battle.to_scrap[side];
        let chosen = match self.answer() {
            Some(answer) => answer.chosen.iter().copied().collect(),
            None if there.len() <= usize::from(wanted) => there,
            None => {
                self.ask(Ask::Cards, seat, &there, wanted, false);
                return false;
            }
        };
        self.state.battle.to_scrap[side] = 0;
        // The scrapped cards still count against a maximum number of flips (Wave 3 FAQ, Dampening Field).
        let most = &mut self.state.battle.most_flips[side];
        *most = most.saturating_sub(chosen.len() as u8);
        let recolor = self.tcg.recolorings(self.state, character);
        for &card in chosen.iter() {
            self.uncount_icons(side, character, card, recolor);
            self.state.battle.flipped[side].take(card);
            self.scrap(card);
        }
        // White icons of the remaining cards add their flips now, if they waited for this choice.
        let white = self.state.battle.icons[side][Color::White as usize] > 0;
        if white {
            let more = self.white_bonus(side, character);
            self.tell_white_bonus(seat, more);
        }
        self.flip_battle_cards(side);
        true
    }

    /// Subtracts the icons of a flipped card from the totals. Flips that a white icon added remain.
    fn uncount_icons(
        &mut self,
        side: usize,
        character: ObjectId,
        card: ObjectId,
        recolor: [u8; 5],
    ) {
        let face = self.tcg.flipped_face(self.state, side, character, self.def(card), recolor);
        for (total, count) in self.state.battle.icons[side].iter_mut().zip(face.icons) {
            *total = total.saturating_sub(count.into());
        }
        self.state.battle.pips[side] -= i16::from(face.pips);
        let entry = &mut self.state.characters[character as usize];
        entry.pierce = entry.pierce.saturating_sub(face.pierce);
    }
}

impl Tcg {
    /// Returns the effect of a card's icons when a side flips it in a battle of the character.
    #[inline]
    pub fn flipped_face(
        &self,
        state: &State,
        side: usize,
        character: ObjectId,
        card: &CardDef,
        recolor: [u8; 5],
    ) -> FlippedFace {
        // Fast path: the icons of most cards count the same in every battle.
        if card.hybrid.is_empty() && recolor == NO_RECOLORINGS && state.battle.ignored == 0 {
            return card.flipped[side];
        }
        self.unusual_face(state, side, character, card, recolor)
    }

    /// Computes [`Tcg::flipped_face`](crate::cards::Tcg::flipped_face) if icons are recoloured, ignored, or hybrid.
    #[cold]
    fn unusual_face(
        &self,
        state: &State,
        side: usize,
        character: ObjectId,
        card: &CardDef,
        recolor: [u8; 5],
    ) -> FlippedFace {
        let is_ignored =
            |index: usize| state.battle.ignored >> recolor[card.icons[index] as usize] & 1 != 0;
        FlippedFace::of(card.icons, side, recolor, |index| {
            !is_ignored(index) && self.icon_works(state, character, card.hybrid, index)
        })
    }

    /// Returns the number of flips that the first white icon adds, usually 2 (Rules 1.0, Attack, step 4).
    pub fn white_bonus(&self, state: &State, character: ObjectId) -> u8 {
        self.least(state, character, quality::WHITE_BONUS).unwrap_or(2) as u8
    }

    /// Returns the colour that each colour counts as in this character's flips, indexed by colour.
    #[inline]
    pub fn recolorings(&self, state: &State, character: ObjectId) -> [u8; 5] {
        let mut map = NO_RECOLORINGS;
        self.for_each_quality(state, character, quality::RECOLOR, |quality, _| {
            if let Quality::Recolor(from, to) = quality {
                map[*from as usize] = *to as u8;
            }
        });
        map
    }

    /// Returns whether an icon of a card has its battle effect for a character. A hybrid icon has it only if the character
    /// has the trait (Wave 5 FAQ).
    #[inline]
    fn icon_works(
        &self,
        state: &State,
        character: ObjectId,
        hybrid: &[Option<Trait>],
        index: usize,
    ) -> bool {
        hybrid
            .get(index)
            .copied()
            .flatten()
            .is_none_or(|word| self.has_trait(state, character, word))
    }

    /// Returns whether a flipped card is still in the played area and has a green icon. It can be taken, also if the icon does not
    /// work for the character (Aequitas Rules Roundup 2020-09-14, Wolfwire).
    #[inline]
    pub fn is_green_card(&self, state: &State, card: ObjectId) -> bool {
        self.def(state, card).has_icon(Color::Green) && state.object(card).zone == Zone::Played
    }

    /// Returns whether a flipped card is still in the played area and has a green icon that works.
    #[inline]
    pub fn is_green_flip(&self, state: &State, card: ObjectId, side: usize) -> bool {
        let def = self.def(state, card);
        let character = if side == 0 { state.battle.attacker } else { state.battle.defender };
        self.is_green_card(state, card)
            && state.battle.ignored >> Color::Green as u8 & 1 == 0
            && def.icons.iter().enumerate().any(|(index, icon)| {
                *icon == Color::Green && self.icon_works(state, character, def.hybrid, index)
            })
    }
}
