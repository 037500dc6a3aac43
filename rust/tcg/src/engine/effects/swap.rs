//! The swap of all Upgrades between two characters.

use super::{Again, BEGUN, Flow};
use crate::{
    cards::{Tcg, catalogue::trigger_kind},
    engine::{machine::Machine, trigger::TriggerEvent},
    model::{
        objects::{ObjectId, members},
        state::{Ask, State, Zone},
    },
};
use altmode_core::Io;
use altmode_tcg_language::Slot;

impl Machine<'_> {
    /// Swaps all Upgrades of two characters. An Upgrade that may not be on the other character stays, and so do all of its
    /// kind. An Upgrade can move even if none comes back for it (Wave 1 FAQ, Swap Parts; Wave 3 FAQ, Private Red Heat). If
    /// some do not fit together, their player chooses which ones move, and a slot for each that fits several (Rules Roundup
    /// 2019-02-11, Megatron - Living Weapon).
    pub(super) fn swap_upgrades(&mut self) -> Flow {
        let mut both = members(self.frame().it);
        match (both.next(), both.next()) {
            (Some(left), Some(right)) => self.swap_upgrades_of(left, right, false),
            _ if self.frame().ready & BEGUN != 0 => self.finish_swapping(),
            _ => self.did(0),
        }
    }

    /// Swaps all Upgrades of two given characters; see [`Machine::swap_upgrades`]. Repeated calls for one instruction must
    /// pass the same characters. With `one_way` the Upgrades of `left` move and none come back, so none stays because of
    /// its kind.
    pub(super) fn swap_upgrades_of(
        &mut self,
        left: ObjectId,
        right: ObjectId,
        one_way: bool,
    ) -> Flow {
        if self.frame().ready & BEGUN != 0 {
            return self.finish_swapping();
        }
        let Some([to_right, to_left]) = self.choose_swaps(left, right, one_way) else {
            return Again;
        };
        // Alternate the sides, so that neither character exceeds the capacity of its list on the way.
        for index in 0..to_right.len().max(to_left.len()) {
            for (to, cards) in [(right, &to_right), (left, &to_left)] {
                if let Some(&(card, slot)) = cards.get(index) {
                    self.move_to(card, Zone::Upgrade, to, slot);
                }
            }
        }
        let event = self.join_event();
        for (to, cards) in [(right, &to_right), (left, &to_left)] {
            for &(card, _) in cards {
                let seat = self.state.owner(card);
                self.happen(TriggerEvent {
                    card,
                    seat,
                    ..TriggerEvent::of(trigger_kind::PUT_ON | trigger_kind::UPGRADED, to)
                });
            }
        }
        self.event = event;
        self.check_ko();
        self.frame().ready |= BEGUN;
        self.finish_swapping()
    }

    /// Returns the Upgrades that move in a swap, with their new slots: those to the right and those to the left. Returns
    /// `None` while a player is asked. The remembered cards of the frame hold the Upgrades that stay. `picks[1]` holds the
    /// chosen slots plus 1, two bits each.
    fn choose_swaps(
        &mut self,
        left: ObjectId,
        right: ObjectId,
        one_way: bool,
    ) -> Option<[Placed; 2]> {
        const CHOOSING: u8 = 1;
        let answer = self.answer();
        let frame = self.frame();
        if frame.ready & CHOOSING == 0 {
            frame.ready |= CHOOSING;
            frame.picks[1] = 0;
            self.remember(&[]);
        }
        let mut answer = answer.map(|answer| (answer.chosen, answer.answer));
        for upgrade in self.kept_from_swapping(left, right) {
            if !one_way || !self.tcg.may_be_put_on(self.state, upgrade, right) {
                self.stays(upgrade);
            }
        }
        loop {
            let swap = Swap::new(self, left, right);
            let Some((side, crowd)) = swap.crowd() else { break };
            let (room, may_go) = swap.room(side, &crowd);
            let going = if may_go.len() <= room {
                may_go
            } else if let Some((chosen, _)) = answer.take() {
                chosen.to_vec()
            } else {
                self.ask(Ask::Cards, self.state.owner(left), &may_go, room as u8, false);
                return None;
            };
            for upgrade in crowd.into_iter().filter(|upgrade| !going.contains(upgrade)) {
                self.stays(upgrade);
            }
        }
        let swap = Swap::new(self, left, right);
        if let Some((_, slot)) = answer {
            let bits = u32::BITS - self.frame().picks[1].leading_zeros();
            self.frame().picks[1] |=
                u32::from(slot + 1).checked_shl(bits.next_multiple_of(2)).unwrap_or(0);
        }
        let mut chosen = self.frame().picks[1];
        let mut placed = [Placed::new(), Placed::new()];
        for (side, placed) in placed.iter_mut().enumerate() {
            for &card in &swap.moving[side] {
                let options = swap.options(side, card);
                let slot = match (options.as_slice(), chosen & 3) {
                    (&[only], _) => only,
                    (_, 0) => {
                        self.frame().card = card;
                        self.ask(Ask::Option, self.state.owner(card), &options, 1, false);
                        return None;
                    }
                    (_, bits) => {
                        chosen >>= 2;
                        bits as u8 - 1
                    }
                };
                placed.push((card, slot));
            }
        }
        self.remember(&[]);
        Some(placed)
    }

    /// Notes that an Upgrade stays where it is in a swap.
    fn stays(&mut self, upgrade: ObjectId) {
        if !self.those().contains(&upgrade) {
            self.remember_also(upgrade);
        }
    }

    /// Returns the Upgrades of two characters that may not be on the other one, and all Upgrades of their kinds.
    fn kept_from_swapping(&self, left: ObjectId, right: ObjectId) -> Vec<ObjectId> {
        let kind = |card: ObjectId| {
            self.tcg.upgrade_text(self.state, card).slot.map_or(0, |kind| 1u8 << kind as u8)
        };
        let carried = |character: ObjectId| self.state.character(character).upgrades;
        let mut kept = 0u8;
        for (from, to) in [(left, right), (right, left)] {
            for &card in
                carried(from).iter().filter(|&&card| !self.tcg.may_be_put_on(self.state, card, to))
            {
                kept |= kind(card);
            }
        }
        carried(left)
            .iter()
            .chain(carried(right).iter())
            .copied()
            .filter(|&card| kind(card) & kept != 0)
            .collect()
    }

    fn finish_swapping(&mut self) -> Flow {
        if self.trim_slots() { self.did(1) } else { Again }
    }
}

/// Upgrades with their new slots.
type Placed = Vec<(ObjectId, u8)>;

/// Plan of a swap of Upgrades. Swaps are rare, so it allocates.
struct Swap {
    tcg: Tcg,
    /// The state with all moving Upgrades moved, because Upgrades can give slots.
    after: State,
    /// The target characters: the right one for Upgrades of the left one, and the reverse.
    to: [ObjectId; 2],
    /// The Upgrades that move, by side.
    moving: [Vec<ObjectId>; 2],
    /// The Upgrades of the target characters that stay, by side.
    staying: [Placed; 2],
}

impl Swap {
    fn new(machine: &mut Machine, left: ObjectId, right: ObjectId) -> Swap {
        let stays = machine.those();
        let state = &*machine.state;
        let to = [right, left];
        let moving = [left, right].map(|from| {
            state
                .character(from)
                .upgrades
                .iter()
                .copied()
                .filter(|card| !stays.contains(card))
                .collect::<Vec<_>>()
        });
        let staying = to.map(|host| {
            let upgrades = state.character(host).upgrades;
            upgrades
                .iter()
                .filter(|card| stays.contains(card))
                .map(|&card| (card, state.object(card).slot))
                .collect()
        });
        let mut after = state.clone();
        let mut io = Io::silent();
        let mut scratch = Machine::new(machine.tcg, &mut after, &mut io);
        for index in 0..moving[0].len().max(moving[1].len()) {
            for (side, cards) in moving.iter().enumerate() {
                if let Some(&card) = cards.get(index) {
                    let slot = scratch.state.object(card).slot;
                    scratch.move_to(card, Zone::Upgrade, to[side], slot);
                }
            }
        }
        scratch.look_at_table();
        Swap { tcg: machine.tcg, after, to, moving, staying }
    }

    /// Returns the first group of Upgrades of one kind that do not fit on their target together, with its side. Weapons
    /// come last, because other slots can take them.
    fn crowd(&self) -> Option<(usize, Vec<ObjectId>)> {
        for side in 0..2 {
            let mut others = Vec::new();
            for kind in [Slot::Armor, Slot::Utility, Slot::Weapon] {
                let of_kind = self.of_kind(side, kind);
                let together = [&others[..], &of_kind[..]].concat();
                if !self.have_room(side, &mut Vec::new(), &together) {
                    return Some((side, of_kind));
                }
                others = together;
            }
        }
        None
    }

    fn of_kind(&self, side: usize, kind: Slot) -> Vec<ObjectId> {
        let is_kind =
            |card: &ObjectId| self.tcg.upgrade_text(&self.after, *card).slot == Some(kind);
        self.moving[side].iter().copied().filter(is_kind).collect()
    }

    /// Returns how many of a group fit together, and the Upgrades of it that fit at all.
    fn room(&self, side: usize, crowd: &[ObjectId]) -> (usize, Vec<ObjectId>) {
        let mut placed: Vec<ObjectId> = Vec::new();
        for kind in [Slot::Armor, Slot::Utility, Slot::Weapon] {
            let of_kind = self.of_kind(side, kind);
            if of_kind == crowd {
                break;
            }
            placed.extend(of_kind);
        }
        let with = |placed: &[ObjectId], card: ObjectId| [placed, &[card]].concat();
        let fits = |placed: &[ObjectId], card: ObjectId| {
            self.have_room(side, &mut Vec::new(), &with(placed, card))
        };
        let may_go = crowd.iter().copied().filter(|&card| fits(&placed, card)).collect();
        let before = placed.len();
        for &card in crowd {
            if fits(&placed, card) {
                placed.push(card);
            }
        }
        (placed.len() - before, may_go)
    }

    /// Returns the slots that a moving Upgrade can take, also those that are full then: one of the Upgrades in such a slot is
    /// scrapped (Rules Roundup 2019-02-11, Megatron - Living Weapon).
    fn options(&self, side: usize, card: ObjectId) -> Vec<u8> {
        members(self.tcg.fitting_slots(&self.after, card, self.to[side])).collect()
    }

    /// Returns whether the remaining Upgrades fit beside those placed already. It backtracks over their slots.
    fn have_room(&self, side: usize, placed: &mut Placed, rest: &[ObjectId]) -> bool {
        let [card, rest @ ..] = rest else { return true };
        members(self.tcg.fitting_slots(&self.after, *card, self.to[side])).any(|slot| {
            placed.push((*card, slot));
            let found = self.is_room(side, placed) && self.have_room(side, placed, rest);
            placed.pop();
            found
        })
    }

    /// Returns whether no slot of the target holds more than its capacity.
    fn is_room(&self, side: usize, placed: &Placed) -> bool {
        let room = self.tcg.slots(&self.after, self.to[side]);
        (0..3u8).all(|slot| {
            let there = self.staying[side].iter().chain(placed);
            let taken = |&(card, own): &(ObjectId, u8)| {
                (
                    card,
                    u8::from(own == slot) + u8::from(self.tcg.also_fills(&self.after, card, slot)),
                )
            };
            let in_it = there.map(taken).filter(|&(_, taken)| taken > 0);
            self.tcg.shared_slots(&self.after, in_it) <= room[slot as usize]
        })
    }
}
